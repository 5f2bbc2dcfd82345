"""Since your turn: found from a game's record, for the player of a seat."""

from typing import TYPE_CHECKING, Any

from tabletop_tui.kit.recap import Recap, TurnSaid
from tabletop_tui.kit.since import events_by_seat, since_last_turn

if TYPE_CHECKING:
    from rulesets.core import Table
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.record import GameRecord


def recap(record: "GameRecord", wording: "Wording", seat: int) -> Recap:
    """What has happened to a seat between its last answer and its current turn.

    Only from what its player has seen: nothing from before the player came to the seat. Plays the game again
    up to there, so it should be asked once a turn. Empty where the rules have changed since.
    """
    entries = [record.entry_for(seat, entry) for entry in since_last_turn(record.log, seat)]
    entries = [entry for entry in entries if record.eyes(seat, entry.number) is not None]
    standing = [entry.number for entry in record.log if not entry.undone]
    if not entries or entries[0].number not in standing:
        return Recap()
    before = record.table_after(standing[standing.index(entries[0].number) - 1])
    after = record.table if entries[-1].number == standing[-1] else record.table_after(entries[-1].number)
    if before is None or after is None:
        return Recap()
    was, now = _points(before, seat), _points(after, seat)
    turns = [
        TurnSaid(other, said, _gained(was[other], now[other]))
        for other, events in events_by_seat(entries).items()
        if (said := wording.turn(events))
    ]
    view_before, view_after = (table.rules.view(table.state, seat) for table in (before, after))
    happened = [event for entry in entries for event in entry.events]
    return Recap(tuple(wording.meant(view_before, view_after, seat, happened)), tuple(turns))


def _points(table: "Table[Any]", seat: int) -> dict[int, int | None]:
    """The points of each seat that the player of this one may know; `None` where some are hidden."""
    found = table.rules.standings_seen(table.state, seat)
    return {each.seat: None if each.concealed else each.total for each in found}


def _gained(before: int | None, after: int | None) -> int | None:
    return None if before is None or after is None else after - before
