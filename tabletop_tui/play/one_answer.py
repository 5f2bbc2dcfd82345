"""A position at a table of its own, kept nowhere, for one answer that the computer compares with another."""

import asyncio
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from rulesets.core.rules import Rules
from tabletop_tui.play import acts
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.exercise import Exercise
from tabletop_tui.play.learners_place import LearnersPlace
from tabletop_tui.play.lesson import Step
from tabletop_tui.play.record import Act, GameRecord
from tabletop_tui.store.people import Person

if TYPE_CHECKING:
    from tabletop_tui.bots.workers import Thought
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.text.words import Words

Thinks = Callable[["Thought"], Awaitable[Any]]
"""Asks a worker. Raises `CantThinkError`."""


class OneAnswer(Exercise):
    """A position for one answer at a time."""

    in_lesson = False

    def __init__(
        self,
        rules: Rules[Any],
        step: Step,
        number: int,
        words: "Words",
        people: Sequence[Person],
        before: int,
    ) -> None:
        """`before` is how many answers lead to the position."""
        self._answers_before = before
        super().__init__(rules, step, number, words, people)

    @property
    def keys(self) -> tuple[str, ...]:
        """The answer that was given here."""
        return tuple(answer.key for answer in self.record.table.answers[self._answers_before :])

    @property
    @abstractmethod
    def wording(self) -> "Wording":
        """How the game words its options."""

    @property
    @abstractmethod
    def is_unjudged(self) -> bool:
        """Whether an answer has been given that is still to be compared."""

    @abstractmethod
    async def judge(self, think: Thinks) -> None:
        """Have the answer compared, and tell those who watch."""

    @abstractmethod
    def forget(self) -> None:
        """An answer is given: what was found out of an earlier one is no longer true."""

    @abstractmethod
    def asked_then(self, take: str, *, reached: bool) -> str:
        """The question once an answer has been given; `take` is the key that chooses."""

    @abstractmethod
    def way_back(self) -> str:
        """Where one gets by leaving."""

    def answering(self, key: str, seat: int | None = None) -> Act:
        """The act that gives the one answer."""

        def act(draft: GameRecord) -> None:
            if self.keys:
                raise SessionError("bots-retry-once")
            self.forget()
            acts.answer(key, seat)(draft)

        return act

    def back_to(self, answers: int) -> Act:
        """The act that takes the answer back."""

        def act(draft: GameRecord) -> None:
            if not self.keys:
                raise SessionError("saves-nothing-to-undo")
            draft.begin_again(self.step.position())

        return act


class OneAnswerPlace(LearnersPlace):
    """The keyboard at such a position."""

    def __init__(self, exercise: OneAnswer, think: Thinks | None = None) -> None:
        """`think` asks a worker; without it, the program's own."""
        super().__init__(exercise, lambda: None)
        self._one_answer = exercise
        self._think = think or self.company.think_about
        self._judging: asyncio.Task[None] | None = None

    def do(self, act: Act, refused: Callable[[Exception], None]) -> None:
        """As in every game; then the answer is compared."""
        super().do(act, refused)
        if self._one_answer.is_unjudged:
            self._judging = asyncio.ensure_future(self._one_answer.judge(self._think))

    async def settled(self) -> None:
        """Wait until the answer has been compared."""
        if self._judging is not None:
            await self._judging

    def leave(self) -> None:
        """Leave it; nothing is kept, and a comparison that still runs isn't waited for."""
        if self._judging is not None:
            _ = self._judging.cancel()
        super().leave()
