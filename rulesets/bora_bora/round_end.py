"""The end of a round, read from its events: status, new order, priests, the god tile."""

from collections.abc import Sequence
from typing import Final

from rulesets.bora_bora.components import ROUND_ROWS
from rulesets.bora_bora.events import Rolled, Scored, TurnOrder, WonGodTile
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Event
from rulesets.core.records import record


@record
class RoundEnd:
    """The outcome of steps 1 and 2 of phase C."""

    status: dict[int, int]
    """Points for status by seat, in the new turn order."""
    before: tuple[int, ...]
    """The turn order of the round now over."""
    temple: dict[int, int]
    """Points for priests by seat."""
    winner: int | None
    """The seat that won the god tile."""
    priest_vp: int
    round: int


def round_end(events: Sequence[Event], before: Sequence[int], round_: int) -> RoundEnd | None:
    """The end of the round that these events tell; `None` if they don't."""
    order = next((event.seats for event in events if isinstance(event, TurnOrder)), None)
    if order is None:
        return None
    status_points: dict[int, int] = {}
    temple: dict[int, int] = {}
    winner = None
    for event in events:
        match event:
            case Scored(seat=int(seat), points=points, source="status"):
                status_points[seat] = points
            case Scored(seat=int(seat), points=points, source="temple"):
                temple[seat] = points
            case WonGodTile(seat=seat):
                winner = seat
    status = {seat: status_points.get(seat, 0) for seat in order}
    vp = ROUND_ROWS[round_].priest_vp
    return RoundEnd(status, tuple(before) or tuple(order), temple, winner, vp, round_)


def order_of(events: Sequence[Event]) -> tuple[int, ...]:
    """The turn order in which dice were rolled; empty if none were."""
    return tuple(event.seat for event in events if isinstance(event, Rolled) and event.seat is not None)


AFTER: Final = frozenset({"jewelry", "tasks", "new_tasks", "final_tasks", "over"})
"""The stages between the end of a round and the dice of the next one."""


def last_round_end(
    view: BoraBoraView, story: Sequence[Sequence[Event]], recent: int
) -> tuple[int, RoundEnd] | None:
    """The last end of a round still to be shown, and its place among some answers, given by their events.

    Only this many answers are searched; `None` if none ended a round, or dice have been rolled since.
    """
    order: tuple[int, ...] = ()
    found = None
    for place, events in enumerate(story if view.stage in AFTER else ()):
        order = order_of(events) or order
        end = round_end(events, order, view.round) if place >= len(story) - recent else None
        if end is not None:
            found = place, end
    return found
