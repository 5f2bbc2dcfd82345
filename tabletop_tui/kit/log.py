"""The log of a game: each answer with what it has brought about, and how a seat may read it."""

from collections.abc import Callable, Sequence
from typing import overload

from rulesets.core.event import ByItself, Event
from rulesets.core.records import record


@record
class LogEntry:
    """An answer and the events after it; the first entry is the set-up."""

    number: int
    """Its place in the log, 0 being the set-up."""
    seat: int | None
    """Who answered, `None` at the set-up."""
    kind: str
    """The decision that was answered."""
    key: str
    """The option that was chosen."""
    events: Sequence[Event]
    undone: bool = False
    """Was taken back. It stays in the log."""

    @property
    def by_itself(self) -> bool:
        """Whether it was a standing answer, which no player gave at the time."""
        return any(isinstance(event, ByItself) for event in self.events)

    def seen_by(self, seat: int | None) -> "LogEntry":
        """The entry as one seat, or a watcher, may read it: without others' private facts and keys."""
        events = tuple(event.seen_by(seat) for event in self.events)
        key = self.key if seat == self.seat else ""
        return LogEntry(self.number, self.seat, self.kind, key, events, self.undone)


class SeenLog(Sequence[LogEntry]):
    """The log as one seat, or a watcher, may read it: each entry is worked out when it is read.

    A screen looks at the last few of what may be hundreds, several times an answer.
    """

    def __init__(self, entries: Sequence[LogEntry], seen: Callable[[LogEntry], LogEntry]) -> None:
        """`seen` says how an entry may be read."""
        self._entries, self._seen = entries, seen

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, place: int) -> LogEntry: ...

    @overload
    def __getitem__(self, place: slice) -> list[LogEntry]: ...

    def __getitem__(self, place: int | slice) -> LogEntry | list[LogEntry]:
        """One entry, or a slice of them, as a seat may read it."""
        found = self._entries[place]
        return self._seen(found) if isinstance(found, LogEntry) else [self._seen(each) for each in found]


def with_notice(events: Sequence[Event], seat: int, standing_id: str | None) -> tuple[Event, ...]:
    """What an answer has brought about, after the notice that it was a standing one."""
    if standing_id is None:
        return tuple(events)
    return (ByItself(seat, standing_id), *events)
