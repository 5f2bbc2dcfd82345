"""The progress of a turn, what its ends mean, and what its decisions are about."""

from collections.abc import Mapping
from typing import Final

from rulesets.core import Decision
from rulesets.core.records import record
from rulesets.papyria.advice.amounts import Amount, Held, held_after
from rulesets.papyria.advice.realms import legal_cells
from rulesets.papyria.components import END_TILES, OUTER, Building
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.turn import ACTIONS_A_TURN
from rulesets.papyria.view import PapyriaView, SeatView

BUILDS: Final[Mapping[str, Building]] = {
    "build_temple": "temple",
    "build_city": "city",
    "build_mine": "mine",
}
"""What each decision builds."""
LAYING: Final = frozenset({"place_landscape", *BUILDS})
"""Decisions about where to put something in the player's realm."""
AMONG: Final = frozenset({"arrival", "main_action"})
"""Decisions in which the priest's move is one of several possibilities."""


def steps_done(view: PapyriaView, seat: int, kind: str) -> int:
    """How many steps are done at a kind of decision: tiles kept, or, in a turn, move, arrival and actions."""
    if view.stage == "set_up":
        return len(view.seats[seat].start_tiles)
    if kind == "end_turn":
        return 2 + ACTIONS_A_TURN
    if kind == "move_piece" or view.moved is None:
        return 0
    outer = sum(space in view.todo for space in OUTER)
    left = outer if view.moved.ring == "w" else min(outer, 1) + ("river" in view.todo)
    return 1 if kind == "arrival" else 1 + ACTIONS_A_TURN - left + (kind == "main_action")


def piece_of(value: Move | Enter) -> str:
    """The piece that moves or enters: the target of its slot, or only its ring."""
    return f"slot:{value.ring}:{value.start}" if isinstance(value, Move) else f"enter:{value.ring}"


def pieces_of(decision: Decision[object]) -> list[str]:
    values = [option.value for option in (*decision.options, *decision.blocked)]
    return list(dict.fromkeys(piece_of(value) for value in values if isinstance(value, Move | Enter)))


def cards_of(own: SeatView) -> list[str]:
    """A seat's starting tiles in the order of their cards: a tile that has been kept stays in its place."""
    return sorted({*own.start_tiles, *own.dealt})


def priest_is_free(own: SeatView) -> bool:
    """Whether a landscape could be laid beside the priest."""
    return bool(legal_cells(own))


@record
class EndAdvice:
    """The outcome of paying for an end tile."""

    tile: str
    held: Held
    """What is left to pay with."""
    ends_left: int
    """End tiles left in the stack, of which the next takes its place."""


def end_advice(view: PapyriaView, decision: Decision[object]) -> EndAdvice:
    """The outcome of paying for the end tile that a decision is about."""
    tile = view.spaces[(decision.options[0].target or "").removeprefix("space:")].end or ""
    row = END_TILES[tile]
    held = held_after(view.seats[decision.seat], Amount(row.pay_good, row.pay_amount))
    return EndAdvice(tile, held, view.ends_left)
