"""What other seats have done since a seat's last turn: entries of the log, for marks and news."""

from collections.abc import Sequence

from rulesets.core import Event
from tabletop_tui.kit.log import LogEntry


def since_last_turn(log: Sequence[LogEntry], seat: int) -> list[LogEntry]:
    """What others have answered since the seat's last answer before its current turn, oldest first.

    The whole game so far if the seat hasn't answered yet. What was undone is left out.
    """
    found: list[LogEntry] = []
    running = True  # what the seat has answered in the current turn
    for entry in reversed(log):
        if entry.undone or (running and entry.seat == seat):
            continue
        running = False
        if entry.seat == seat:
            break
        found.append(entry)
    return [entry for entry in reversed(found) if entry.seat is not None]


def turns_of(log: Sequence[LogEntry], most: int) -> list[list[LogEntry]]:
    """The last turns of a game, each as the entries that one seat answered in a row, oldest first.

    What was undone is left out.
    """
    turns: list[list[LogEntry]] = []
    for entry in reversed(log):
        if entry.undone or entry.seat is None:
            continue
        if turns and turns[-1][-1].seat == entry.seat:
            turns[-1].append(entry)
        elif len(turns) == most:
            break
        else:
            turns.append([entry])
    return [turn[::-1] for turn in reversed(turns)]


def events_by_seat(entries: Sequence[LogEntry]) -> dict[int, list[Event]]:
    """Everything that happened in these entries, by the seat that answered."""
    found: dict[int, list[Event]] = {}
    for entry in entries:
        if entry.seat is not None:
            found.setdefault(entry.seat, []).extend(entry.events)
    return found
