"""A table for search: it goes forward and forks, without digests, undo or a story.

Answers are options, not keys, and aren't checked: take them from `decision.options`.
"""

from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

from rulesets.core.decision import Decision, Option
from rulesets.core.rules import Rules
from rulesets.core.state import GameState

S = TypeVar("S", bound=GameState)


class LeanTable(Generic[S]):
    """A game in progress, to be played on by a program: two to three times as fast as a `Table`.

    A table that keeps the start of its phase can be forked; any other only goes forward.
    """

    __slots__ = ("_given", "_keeps", "_phase", "_run", "_start", "decision", "rules", "state")

    decision: Decision[Any] | None
    """What the table waits for, or `None` when the game is over."""

    def __init__(self, rules: Rules[S], state: S, phase: str | None, *, keeps: bool = False) -> None:
        """Start from a position at the start of a phase; the state belongs to the table from then on."""
        self.rules = rules
        self.state = state
        self._keeps = keeps
        self._start: S | None = None
        self._phase = ""
        self._given: list[Option[Any]] = []
        self._run: Coroutine[Decision[Any], Any, str | None]
        self._begin(phase)

    def _begin(self, phase: str | None) -> None:
        """Run phases from their start up to the next decision."""
        rules, state = self.rules, self.state
        while phase is not None:
            if self._keeps:
                self._start, self._phase, self._given = rules.copy(state), phase, []
            run = rules.phases[phase](state)
            try:
                self.decision = run.send(None)
            except StopIteration as finished:
                phase = finished.value
            else:
                self._run = run
                return
        self.decision = None

    def apply(self, option: Option[Any]) -> None:
        """Answer the decision with one of its options; it isn't checked."""
        try:
            self.decision = self._run.send(option)
        except StopIteration as finished:
            self._begin(finished.value)
        else:
            if self._keeps:
                self._given.append(option)

    def fork(self, *, keeps: bool = False) -> "LeanTable[S]":
        """Another table at the same decision. Raises `LookupError` if this one doesn't keep its phase."""
        if self._start is None:
            raise LookupError("the start of the phase was not kept")
        twin: LeanTable[S] = LeanTable.__new__(LeanTable)
        twin.rules = self.rules
        twin.state = state = self.rules.copy(self._start)
        twin._keeps = keeps
        twin._start = self._start if keeps else None  # never changed, so it can be shared
        twin._phase = self._phase
        twin._given = self._given[:] if keeps else []
        if self.decision is None:
            twin.decision = None
            return twin
        twin._run = run = self.rules.phases[self._phase](state)
        decision = run.send(None)
        for option in self._given:
            decision = run.send(option)
        twin.decision = decision
        return twin
