"""What has happened at the table: one record per kind of event. Sentences are made elsewhere."""

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


@record
class ByItself(Event):
    """A standing answer was given, which no player gave at the time."""

    standing: str
    """The id of the standing answer."""
