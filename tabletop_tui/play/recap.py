"""Since your turn: found from a game's record, for the player of a seat."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.core import Event, Forced
from tabletop_tui.kit.recap import Meant, Recap, TurnSaid

if TYPE_CHECKING:
    from tabletop_tui.kit.log import LogEntry
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.record import GameRecord


def recap(record: "GameRecord", wording: "Wording", seat: int) -> Recap:
    """What has happened to a seat since its last turn, up to its current one or to the present.

    Only from what its player has seen: nothing from before the player came to the seat. Empty where positions
    aren't kept, as when the rules have changed since.
    """
    turns = record.turns.since_turn_of(seat)
    if not turns:
        return Recap()
    own = turns[-1].active == seat
    before, after = turns[0].state, turns[-1].state if own else record.table.state
    ends = [turn.answers for turn in turns[1:]] if own else [*(turn.answers for turn in turns[1:]), None]
    standing = [entry for entry in record.log if not entry.undone]
    happened: list[Event] = []
    by_seat: dict[int, list[Event]] = {}
    for event in _after_own(record, standing[turns[0].answers], seat):
        happened.append(event)
        if event.seat not in (None, seat):
            by_seat.setdefault(event.seat, []).append(event)
    for turn, end in zip(turns, ends, strict=False):
        for entry in standing[turn.answers + 1 : None if end is None else end + 1]:
            if record.eyes(seat, entry.number) is None:
                continue
            seen = record.entry_for(seat, entry).events
            happened += seen
            if turn.active not in (None, seat):
                _ = by_seat.setdefault(turn.active, [])
            for event in seen:
                # a pass or a bonus of another player can fall into a turn, and is that player's all the same
                doer = turn.active if event.seat is None else event.seat
                if doer not in (None, seat):
                    by_seat.setdefault(doer, []).append(event)
    if not happened:
        return Recap()
    rules = record.rules
    was, now = ({each.seat: each for each in rules.standings_seen(state, seat)} for state in (before, after))
    said = []
    for other, events in by_seat.items():
        text = wording.turn(events)
        known = not (was[other].concealed or now[other].concealed)
        if text:
            gained = wording.gained(was[other], now[other]) if known else None
            said.append(TurnSaid(other, text, gained))
    meant = wording.meant(rules.view(before, seat), rules.view(after, seat), seat, happened)
    return Recap((*_without_choice(wording, seat, happened), *meant), tuple(said))


def for_all(record: "GameRecord", wording: "Wording", seat: int) -> list[TurnSaid]:
    """What the others did in their turns since the last one of a seat, as a watcher has seen it."""
    found: list[TurnSaid] = []
    standing = [entry for entry in record.log if not entry.undone]
    for turn in reversed(record.turns.public):
        if turn.seat is None or turn.seat == seat or len(found) == len(record.people) - 1:
            break
        entries = [record.entry_for(None, entry) for entry in standing[turn.begin + 1 : turn.end + 1]]
        text = wording.turn([event for entry in entries for event in entry.events if event.seat == turn.seat])
        if text:
            found.insert(0, TurnSaid(turn.seat, text, turn.gained))
    return found


def _after_own(record: "GameRecord", entry: "LogEntry", seat: int) -> Sequence[Event]:
    """What others did without a choice right after a seat's last answer: it stands in that answer's entry."""
    if record.eyes(seat, entry.number) is None:
        return ()
    seen = record.entry_for(seat, entry).events
    others = (n for n, event in enumerate(seen) if isinstance(event, Forced) and event.seat != seat)
    return seen[next(others, len(seen)) :]


def _without_choice(wording: "Wording", seat: int, happened: Sequence[Event]) -> list[Meant]:
    """What the seat itself has done in turns, or beginnings of turns, in which there was one option only."""
    forced = [event for event in happened if isinstance(event, Forced) and event.seat == seat]
    if not any(event.decision in wording.TURN_BEGINS for event in forced):
        return []
    text = wording.turn([event for event in happened if event.seat == seat])
    return [Meant(wording.words.game.no_choice(text=text), loss=True)] if text else []
