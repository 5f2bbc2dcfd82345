"""Since your turn: found from a game's record, for the player of a seat."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rulesets.core import Event, IllegalChoice, RulesBug, Table
from tabletop_tui.kit.recap import Recap, TurnSaid

if TYPE_CHECKING:
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.record import GameRecord


@dataclass
class _Between:
    """What lies between the last turn of a seat and its current one, or the present."""

    before: Any
    """The seat's view at the end of its last turn, or of the set-up."""
    points_before: dict[int, int | None]
    after: Any = None
    """The seat's view when its current turn began; `None` until it begins."""
    points_after: dict[int, int | None] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    """Everything that the seat has seen happen."""
    by_turn: dict[int, list[Event]] = field(default_factory=dict)
    """The same by the seat whose turn it was, the oldest turn first."""


def recap(record: "GameRecord", wording: "Wording", seat: int) -> Recap:
    """What has happened to a seat since its last turn.

    Only from what its player has seen: nothing from before the player came to the seat. Plays the game again,
    so it should be asked once a turn. Empty where the rules have changed since, or the game didn't begin
    with a set-up.
    """
    try:
        found = _played_again(record, seat)
    except (IllegalChoice, RulesBug, ValueError):
        return Recap()
    if not found.events:
        return Recap()
    turns = [
        TurnSaid(other, said, _gained(found.points_before[other], found.points_after[other]))
        for other, events in found.by_turn.items()
        if other != seat and (said := wording.turn([event for event in events if event.seat != seat]))
    ]
    return Recap(tuple(wording.meant(found.before, found.after, seat, found.events)), tuple(turns))


def _played_again(record: "GameRecord", seat: int) -> _Between:
    """Raises `IllegalChoice` or `RulesBug` where the answers no longer lead to this position."""
    rules, now = record.rules, record.table
    table: Table[Any] = Table.new(rules, now.seats, now.seed, listen=False, **now.variants)
    found = _Between(rules.view(table.state, seat), _points(table, seat))
    active = rules.progress(table.state).active
    for entry in record.log[1:]:
        if entry.undone:
            continue
        table.apply(entry.key)
        was, active = active, rules.progress(table.state).active
        if was == seat and active != seat:
            found = _Between(rules.view(table.state, seat), _points(table, seat))
        elif was != seat and record.eyes(seat, entry.number) is not None:
            seen = record.entry_for(seat, entry).events
            found.events += seen
            if was is not None:
                found.by_turn.setdefault(was, []).extend(seen)
        if was != seat and active == seat:
            found.after, found.points_after = rules.view(table.state, seat), _points(table, seat)
    if found.after is None:
        found.after, found.points_after = rules.view(table.state, seat), _points(table, seat)
    return found


def _points(table: Table[Any], seat: int) -> dict[int, int | None]:
    """The points of each seat that the player of this one may know; `None` where some are hidden."""
    found = table.rules.standings_seen(table.state, seat)
    return {each.seat: None if each.concealed else each.total for each in found}


def _gained(before: int | None, after: int | None) -> int | None:
    return None if before is None or after is None else after - before
