"""The end of a round of Bora Bora, read from the log: status, new order, priests, the god tile."""

from collections.abc import Sequence

from rulesets.bora_bora.components import ROUND_ROWS
from rulesets.core import Event
from rulesets.core.records import record
from tabletop_tui.history import LogEntry

STAGES = frozenset({"jewelry", "tasks", "new_tasks", "final_tasks", "over"})
"""When the end of the round is shown."""


@record
class Evening:
    """What steps 1 and 2 of phase C have brought."""

    entry: int
    """The number of the entry of the log in which it happened."""
    status: dict[int, int]
    """Points for status by seat, in the new turn order."""
    before: tuple[int, ...]
    """The turn order of the round that is over."""
    temple: dict[int, int]
    """Points for priests by seat."""
    winner: int | None
    """Who got the god tile."""
    priest_vp: int
    round: int


def evening_in(log: Sequence[LogEntry], recent: int, read: int, round_: int) -> Evening | None:
    """The last evening among the `recent` last entries that come after the entry `read`."""
    order: tuple[int, ...] = ()
    found = None
    for place, entry in enumerate(log):
        order = tuple(e.seat for e in entry.events if e.kind == "rolled" and e.seat is not None) or order
        if place >= len(log) - recent and entry.number > read:
            found = evening_of(entry.number, entry.events, order, round_) or found
    return found


def evening_of(number: int, events: Sequence[Event], before: Sequence[int], round_: int) -> Evening | None:
    """The evening of which these events tell; `None` if they don't."""
    order = next((event.facts["seats"] for event in events if event.kind == "turn_order"), None)
    if order is None:
        return None
    scored: dict[str, dict[int, int]] = {"status": {}, "temple": {}}
    for event in events:
        source = event.facts.get("source")
        if event.kind == "scored" and source in scored and event.seat is not None:
            scored[source][event.seat] = event.facts["points"]
    winner = next((event.seat for event in events if event.kind == "won_god_tile"), None)
    status = {seat: scored["status"].get(seat, 0) for seat in order}
    vp = ROUND_ROWS[round_].priest_vp
    return Evening(number, status, tuple(before) or tuple(order), scored["temple"], winner, vp, round_)
