"""The base of every game's position, and what rules may do with it: ask, emit, reveal."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import field
from types import coroutine
from typing import ParamSpec, Self, TypeVar

from rulesets.core.chance import Rng
from rulesets.core.decision import Decision, Option, RulesBug, nothing
from rulesets.core.event import Event, Forced
from rulesets.core.records import mutable

T = TypeVar("T")
P = ParamSpec("P")


@mutable
class GameState:
    """A whole position. Games add plain fields (ids, numbers, lists, dicts), all of which survive JSON."""

    rng: Rng
    events: list[Event] | None = field(default=None, compare=False, repr=False, metadata={"saved": False})
    """Where events go; `None` if the table doesn't listen. Belongs to the table, not to the position."""
    news: int = field(default=0, compare=False, repr=False, metadata={"saved": False})
    """How often new information has come to light. Belongs to the table, not to the position.

    Only differences within one phase are meaningful: a phase that is run again counts from 0.
    """
    undoable: bool = field(default=True, compare=False, repr=False, metadata={"saved": False})
    """Whether answers can be taken back. Belongs to the table, not to the position.

    Where they can't, as in searches, rules needn't find out whether something is betrayed to the others.
    """

    def bare_copy(self) -> Self:
        """A copy with its own chance and without listeners; the game fills in the other fields."""
        twin = self.__class__.__new__(self.__class__)
        twin.rng = self.rng.copy()
        twin.events = None
        twin.news = 0
        twin.undoable = True
        return twin

    @coroutine
    def ask(
        self,
        seat: int,
        kind: str,
        options: Sequence[Option[T]],
        blocked: Callable[[], Sequence[Option[object]]] = nothing,
        *,
        shown: bool = False,
        secret: bool = False,
    ) -> Generator[Decision[T], Option[T], T]:
        """Let a seat choose one of the options; awaiting it returns the value of the chosen one.

        A single option is taken at once and emitted as `forced`, unless the specification wants the
        player to see it happen (`shown`), or the fact that there is only one would reveal what is
        hidden (`secret`). Raises `RulesBug` when there is nothing to choose from.
        """
        if len(options) == 1 and not shown:
            if self.events is not None and not secret:
                self.events.append(Forced(seat, kind, options[0].key))
            return options[0].value
        if not options:
            raise RulesBug(f"seat {seat} has no option at {kind}")
        return (yield Decision(seat, kind, options, blocked)).value

    def emit(self, event: Callable[P, Event], /, *fields: P.args, **named: P.kwargs) -> None:
        """Emit an event, by its class and fields: `g.emit(events.Laid, g.active, tile=tile, site=site)`.

        It is made only where someone listens, which searches don't. Fields that take work are asked for
        `if g.events is not None` (decision 37).
        """
        if self.events is not None:
            self.events.append(event(*fields, **named))

    def emit_privately(self, event: Callable[P, Event], /, *fields: P.args, **named: P.kwargs) -> None:
        """Emit an event with fields that only its seat may know (`PRIVATE`): new information."""
        self.news += 1
        if self.events is not None:
            self.events.append(event(*fields, **named))

    def reveal(self) -> None:
        """Something hidden is being turned up, or chance decides: undo must not go back past this."""
        self.news += 1
