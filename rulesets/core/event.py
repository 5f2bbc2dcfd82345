"""What has happened at the table: one record per kind of event. Sentences are made elsewhere."""

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Any, ClassVar, Final, Self

from rulesets.core.records import record

PRIVATE: Final = {"private": True}
"""Marks a field that only the event's own seat may know: `god: str | None = field(metadata=PRIVATE)`."""


@record
class Event:
    """A fact that rules emit, such as a roll or a payment.

    Each kind is a record of its own in `rulesets/<game>/events.py`, with JSON values for its fields.
    """

    kind: ClassVar[str]
    """The name of the class as a word, for recordings: that of `TookGod` is `took_god`."""
    seat: int | None
    """The seat it happened to, or `None` for the table as a whole."""

    def __init_subclass__(cls) -> None:
        """Derive the word from the name."""
        if "kind" not in vars(cls):
            cls.kind = "".join(f"_{c.lower()}" if c.isupper() else c for c in cls.__name__).lstrip("_")

    def seen_by(self, seat: int | None) -> Self:
        """The event as one seat (or a watcher, `None`) may see it: others see `None` in private fields."""
        if self.seat is not None and self.seat == seat:
            return self
        known = [name for name in private_fields(self) if getattr(self, name) is not None]
        return replace(self, **dict.fromkeys(known)) if known else self

    @property
    def facts(self) -> Mapping[str, Any]:
        """Bridge for games that still read events by word: the fields as facts."""
        return facts_of(self)


def private_fields(event: Event) -> tuple[str, ...]:
    """The fields of an event that only its own seat may know."""
    kind: type = type(event)
    return _private_fields(kind)


@cache
def _private_fields(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind) if each.metadata.get("private", False))


def facts_of(event: Event) -> dict[str, Any]:
    """What an event says besides its seat, for recordings; private fields only where they are known."""
    hidden = private_fields(event)
    held = {each.name: getattr(event, each.name) for each in fields(event) if each.name != "seat"}
    return {name: value for name, value in held.items() if name not in hidden or value is not None}


@record
class Forced(Event):
    """The engine has taken the only option of a decision."""

    decision: str
    """The kind of decision."""
    key: str
    """The option's key."""

    @property
    def facts(self) -> Mapping[str, Any]:
        """Bridge: the kind of decision was called `kind`."""
        return {"kind": self.decision, "key": self.key}


BY_ITSELF: Final = "by_itself_"
"""Bridge: begins the word of `ByItself` for games that still read events by word."""


@record
class ByItself(Event):
    """A standing answer was given, which no player gave at the time."""

    standing: str
    """The id of the standing answer."""

    @property
    def kind(self) -> str:  # type: ignore[override]
        """Bridge: the word ends with the id."""
        return BY_ITSELF + self.standing

    @property
    def facts(self) -> Mapping[str, Any]:
        """Bridge: the id is in the word."""
        return {}


class WordEvent(Event):
    """Bridge for games whose events aren't typed yet: one emitted by word, `g.emit("paid", seat, gold=3)`."""

    __slots__ = ("facts", "kind", "private")

    kind: str  # type: ignore[misc]
    facts: Mapping[str, Any]
    private: Mapping[str, Any] | None

    def __init__(
        self,
        kind: str,
        seat: int | None,
        facts: Mapping[str, Any],
        private: Mapping[str, Any] | None = None,
    ) -> None:
        """`private` are further facts that only the event's own seat may know."""
        super().__init__(seat)
        self.kind, self.facts, self.private = kind, facts, private

    def seen_by(self, seat: int | None) -> "WordEvent":
        if self.private is None:
            return self
        if seat is not None and seat == self.seat:
            return WordEvent(self.kind, self.seat, {**self.facts, **self.private})
        return WordEvent(self.kind, self.seat, self.facts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, WordEvent) and self._all == other._all

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def __repr__(self) -> str:
        return f"WordEvent{self._all!r}"

    @property
    def _all(self) -> tuple[Any, ...]:
        return (self.kind, self.seat, self.facts, self.private)
