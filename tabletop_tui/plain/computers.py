"""Computer players in plain mode: who plays which seat, and how they answer at one keyboard."""

import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from tabletop_tui.play.acting import Playing
from tabletop_tui.play.reporting import stopped_because
from tabletop_tui.store.people import LEVELS

if TYPE_CHECKING:
    from asyncio import Future, Task

    from tabletop_tui.plain.speaker import Speaker
    from tabletop_tui.play.company import Question
    from tabletop_tui.play.record import Act
    from tabletop_tui.play.session import Session


class Computers:
    """The computer players at a keyboard. Whoever sits there waits for them, or stops them."""

    def __init__(self, speaker: "Speaker", pace: float) -> None:
        """They play until they are stopped; `pace` is in seconds from one answer to the next."""
        self._speaker = speaker
        self._pace = pace
        self._doing: Task[None] | None = None
        self._waiting: Future[None] | None = None
        self.playing = Playing(speaker.place.company, self)

    async def wait(self) -> None:
        """Until a person decides, or the computer players are stopped or can't think."""
        import asyncio

        self.playing.refresh()
        stopped = self.playing.paused and not self.playing.steps
        if self._doing is not None and not self._doing.done() and not stopped:
            self._waiting = asyncio.get_running_loop().create_future()
            self._doing.add_done_callback(self._wait_no_longer)
            await self._waiting

    def _wait_no_longer(self, _: object = None) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    # -- what `Playing` asks for -------------------------------------------------------------------

    def may_play(self) -> bool:
        """Always: they are asked only while they are waited for."""
        return True

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """Run it while the keyboard waits."""
        import asyncio

        self._doing = asyncio.get_running_loop().create_task(doing)
        self._doing.add_done_callback(_note_end)

    async def rest(self, begun: float) -> None:
        """Wait for the rest of the pace."""
        import asyncio

        await asyncio.sleep(max(0.0, begun + self._pace - time.monotonic()) if self._pace else 0.0)

    async def do(self, act: "Act") -> None:
        """Change the game at this keyboard."""
        self._speaker.session.do(act)

    def notify_stuck(self, question: "Question", error: Exception) -> None:
        """A computer player can't think: say why."""
        speaker = self._speaker
        name, game = speaker.wording.name(question.seat), speaker.session.rules.id
        speaker.console.say(stopped_because(speaker.words, name, error, game))

    def changed(self) -> None:
        """They were stopped, or go on."""
        if self.playing.paused:
            self._wait_no_longer()


def _note_end(task: "Task[None]") -> None:
    """What ^C breaks off has an exception, which has been raised already."""
    if not task.cancelled():
        _ = task.exception()


def meant(session: "Session", typed: str) -> tuple[int, int] | None:
    """The seat and the level (0: a person) that two numbers mean; `None` for anything else."""
    words = typed.split()
    if len(words) != 2 or not all(word.isdecimal() and len(word) < 4 for word in words):
        return None
    seat, level = int(words[0]) - 1, int(words[1])
    return (seat, level) if 0 <= seat < len(session.record.people) and level in (0, *LEVELS) else None


def listed(speaker: "Speaker") -> list[str]:
    """One line for each seat, and how to change it."""
    words = speaker.words
    lines = []
    for number, person in enumerate(speaker.session.record.people, start=1):
        level = person.level
        who = words.bots.plain_person() if level is None else words.bots.plain_level(level=level)
        lines.append(words.bots.plain_seat(number=number, name=person.name, who=who))
    computer = speaker.vocabulary.name("computer")
    return [*lines, words.bots.plain_how(computer=computer, first=LEVELS[0], last=LEVELS[-1])]
