"""Decisions: what one seat has to choose, and from what."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Generic, TypeVar

from rulesets.core.records import record

T_co = TypeVar("T_co", covariant=True)


class IllegalChoice(Exception):
    """The answer isn't on offer, or there is nothing to undo or redo. Nothing has changed."""


class RulesBug(Exception):
    """The rules failed, which is our mistake; the table is as it was before the answer."""


class Reason:
    """Why something can't be chosen: a member of the game's `Why`, or a record if there are facts to it.

    `rulesets/<game>/reasons.py` lists those of a game, and their union, so that who words them words all.
    """

    __slots__ = ()

    @property
    def word(self) -> str:
        """The reason as a word, for recordings: that of `TooFewCubes` is `too-few-cubes`."""
        if isinstance(self, Enum):
            return str(self.value)
        return "".join(f"-{c.lower()}" if c.isupper() else c for c in type(self).__name__).lstrip("-")


@record
class Option(Generic[T_co]):
    """One thing that can be chosen. Build each once and keep it: options never change."""

    key: str
    """`noun:id`, stable forever: saves and tests contain it."""
    value: T_co
    """What the rules continue with; never shown."""
    target: str | None = None
    """The board element it refers to, as drawings name it."""
    blocked: Reason | None = None
    """Why it can't be chosen now, or `None` if it can."""


def nothing() -> Sequence[Option[object]]:
    """No blocked options, as for most decisions."""
    return ()


class Decision(Generic[T_co]):
    """A seat has to choose one of several options. `GameState.ask` hands it to the table."""

    __slots__ = ("_blocked", "_list_blocked", "kind", "options", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[Option[T_co]],
        list_blocked: Callable[[], Sequence[Option[object]]] = nothing,
    ) -> None:
        """`list_blocked` is called once, on the first access to `blocked`."""
        self.seat = seat
        self.kind = kind
        self.options = options
        self._list_blocked = list_blocked
        self._blocked: Sequence[Option[object]] | None = None

    @property
    def blocked(self) -> Sequence[Option[object]]:
        """What players may expect but the position forbids, each with its reason."""
        if self._blocked is None:
            self._blocked = tuple(self._list_blocked())
        return self._blocked

    def option(self, key: str) -> Option[T_co]:
        """The option on offer with this key. Raises `IllegalChoice` if there is none."""
        for option in self.options:
            if option.key == key:
                return option
        raise IllegalChoice(f"{key!r} is not on offer at {self.kind}")

    def __repr__(self) -> str:
        """For failing tests: who decides what, and the keys on offer."""
        return f"<{self.kind} of seat {self.seat}: {' '.join(o.key for o in self.options)}>"
