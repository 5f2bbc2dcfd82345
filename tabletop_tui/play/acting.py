"""Lets a table's computer players answer one after the other, at a pace, until a person stops them.

At one keyboard the screen has one of these, on a server each table. At most one question per table is being
thought about, so that taking answers back doesn't cause more thinking.
"""

from collections.abc import Coroutine
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from tabletop_tui.play.company import Company, Question
    from tabletop_tui.play.record import Act

NORMAL = "normal"
PACES = {"slow": 2.0, NORMAL: 0.8, "fast": 0.25, "at-once": 0.0}
"""Seconds from one answer to the next that a person can follow, by the setting."""


class Surroundings(Protocol):
    """What `Playing` needs from the table's screen, or from the server."""

    def may_play(self) -> bool:
        """Whether computer players may answer now at all."""

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """Run this in the background, without waiting."""

    async def rest(self, begun: float) -> None:
        """Wait until people can follow; the last answer was shown at `begun` (`monotonic`)."""

    async def do(self, act: "Act") -> None:
        """Change the game, and tell everyone who follows it. Raises what the session raises."""

    def notify_stuck(self, question: "Question", error: Exception) -> None:
        """Say that a computer player can't think."""

    def changed(self) -> None:
        """Show that computer players were stopped, or continue."""


class Playing:
    """Thinks, waits, answers, and begins again."""

    def __init__(self, company: "Company", around: Surroundings) -> None:
        """Nothing has been asked yet."""
        self.company = company
        self._around = around
        self._runs = False
        self._steps = 0
        """How many answers are given even while they are stopped."""
        self._thought: tuple[Question, str] | None = None
        """The answer that was found but not given, because they were stopped."""
        self._shown_at = monotonic()
        self.paused = False
        """Whether a person has stopped them."""
        self.stuck = ""
        """Why the deciding computer player can't think; empty if it can."""

    @property
    def runs(self) -> bool:
        """Whether a computer player is thinking, or about to answer."""
        return self._runs

    @property
    def steps(self) -> int:
        """How many answers are given even while they are stopped."""
        return self._steps

    def refresh(self) -> None:
        """Something has changed: if a computer player has the deciding seat, let it think."""
        if not self.company.decides:
            self.stuck = ""
        if not self._runs and self._next() is not None:
            self._runs = True
            self._around.begin(self._play())

    def pause(self) -> None:
        """Stop after the answer given last."""
        self.paused, self._steps = True, 0
        self._around.changed()

    def go_on(self) -> None:
        """Play on, or try to think again."""
        self.paused, self.stuck = False, ""
        self._around.changed()
        self.refresh()

    def step(self) -> None:
        """Give one answer, and stop again."""
        self._steps, self.stuck = 1, ""
        self.refresh()

    def _next(self) -> "Question | None":
        """The question to think about now."""
        if self.stuck or (self.paused and not self._steps) or not self._around.may_play():
            return None
        return self.company.question()

    async def _play(self) -> None:
        """Play while a computer player decides and isn't stopped."""
        try:
            while (question := self._next()) is not None:
                await self._answer(question)
        finally:
            self._runs = False

    async def _answer(self, question: "Question") -> None:
        """Think, wait until people can follow, and answer if the question is still open."""
        try:
            key = await self._key(question)
            if not self._steps:
                await self._around.rest(self._shown_at)
            if not self.company.is_open(question) or (self.paused and not self._steps):
                return
            self._steps = max(0, self._steps - 1)
            self._thought = None
            await self._around.do(self.company.answer(question, key))
            self._shown_at = monotonic()
        except Exception as error:  # noqa: BLE001 - whatever it is, the table goes on without that player
            if self.company.is_open(question):
                self.stuck = str(error) or type(error).__name__
                self._around.notify_stuck(question, error)

    async def _key(self, question: "Question") -> str:
        """The key of the computer player's answer. Raises `CantThinkError`."""
        if self._thought is None or self._thought[0] != question:
            self._thought = question, await self.company.think(question)
        return self._thought[1]
