"""What is being done, from what a seat may see: the action, its value, the gods of the die."""

from collections.abc import Sequence
from typing import Final

from rulesets.bora_bora.components import CARDS
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision

DEALT_WITH_OUT_OF_SIGHT: Final = frozenset(
    {"place_die", "pay_god", "red_offer", "green_offer", "use_people", "resolve_task", "final_task"}
)
"""Decisions whose options depend on a hand: others learn only that a seat decides (section F)."""


def concealed(view: BoraBoraView, decision: Decision[object]) -> bool:
    """Whether the viewer may not see the options."""
    return view.seat != decision.seat and decision.kind in DEALT_WITH_OUT_OF_SIGHT


def actions_now(view: BoraBoraView) -> Sequence[str]:
    """The action being carried out, or two for a combined card; empty for none."""
    if view.using is not None:
        return (view.using.kind,)
    return CARDS[view.placing.card].actions if view.placing is not None else ()


def value_now(view: BoraBoraView) -> int:
    """The value of the action being carried out; 0 for none."""
    if view.using is not None:
        return view.using.value
    return view.placing.value if view.placing is not None else 0


def announced(view: BoraBoraView) -> tuple[bool, bool]:
    """Whether the die now on its card was placed with a blue god, and whether with a white one."""
    placing = view.placing
    if placing is None:
        return False, False
    before = view.cards.get(placing.card, ())[:-1]
    return any(placing.number >= die.number for die in before), placing.value != placing.number
