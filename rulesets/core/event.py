"""What has happened at the table, as facts. Sentences are made elsewhere."""

from collections.abc import Mapping
from typing import Any

from rulesets.core.records import record


@record
class Event:
    """A fact that the rules emit, such as a roll or a payment."""

    kind: str
    """A snake_case word of the game, or the engine's own `forced`."""
    seat: int | None
    """The seat it happened to, or `None` for the table as a whole."""
    facts: Mapping[str, Any]
    """Facts that every seat may know: JSON values only."""
    private: Mapping[str, Any] | None = None
    """Further facts that only the event's own seat may know, or `None`."""

    def seen_by(self, seat: int | None) -> "Event":
        """The event as one seat (or a watcher, `None`) may see it.

        Its own seat gets the private facts as well; other seats and watchers don't.
        """
        if self.private is None:
            return self
        if seat is not None and seat == self.seat:
            return Event(self.kind, self.seat, {**self.facts, **self.private})
        return Event(self.kind, self.seat, self.facts)
