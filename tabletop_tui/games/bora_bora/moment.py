"""What a decision of Bora Bora is about, read from the view: the action, its value, what is left of it."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rulesets.bora_bora.components import CARDS, HIGHEST_DIE, PEOPLE
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision

DEALT_WITH_OUT_OF_SIGHT: Final = frozenset(
    {"place_die", "pay_god", "red_offer", "use_people", "resolve_task", "final_task"}
)
"""Decisions whose options depend on a hand: others are told only that somebody decides (section F)."""


class Placement(NamedTuple):
    """A die on a card, as its option key says."""

    number: int
    card: str
    white: bool

    @property
    def value(self) -> int:
        """What the action is carried out with."""
        return HIGHEST_DIE if self.white else self.number


def placement_of(key: str) -> Placement:
    """The placement of an option key `place:5:temple:white`."""
    _, number, card, *white = key.split(":")
    return Placement(int(number), card, bool(white))


def needs_blue(view: BoraBoraView, number: int, card: str) -> bool:
    """Whether a die of this number is not lower than all that lie on a card."""
    return card in view.cards and any(number >= die.number for die in view.cards[card])


def concealed(view: BoraBoraView, decision: Decision[Any]) -> bool:
    """Whether whoever looks may not see what is on offer."""
    return view.seat != decision.seat and decision.kind in DEALT_WITH_OUT_OF_SIGHT


def actions_now(view: BoraBoraView) -> Sequence[str]:
    """The action that is being carried out, two for a combined card; empty if none is."""
    if view.using is not None:
        return (view.using.kind,)
    return CARDS[view.placing.card].action.split(" or ") if view.placing is not None else ()


def value_now(view: BoraBoraView) -> int:
    """The value of the action that is being carried out; 0 if none is."""
    if view.using is not None:
        return view.using.value
    return view.placing.value if view.placing is not None else 0


def announced(view: BoraBoraView) -> tuple[bool, bool]:
    """Whether the die that lies on its card now was placed with a blue god, and whether with a white one."""
    placing = view.placing
    if placing is None:
        return False, False
    before = view.cards.get(placing.card, ())[:-1]
    blue = any(placing.number >= die.number for die in before)
    return blue, placing.value != placing.number


def tiles_of(view: BoraBoraView, seat: int, sex: str, kind: str | None = None) -> list[str]:
    """A seat's men or women, of one kind or of all."""
    rows = [PEOPLE[person.tile] for _, person in sorted(view.seats[seat].people.items())]
    return [row.id for row in rows if row.sex == sex and kind in (None, row.kind)]
