"""A turning point of a finished game, tried again in lines of text."""

from typing import TYPE_CHECKING

from tabletop_tui.host.codes import FAILED, INTERRUPTED
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.lesson import LessonTalk
from tabletop_tui.plain.typed import TypedLines, finish
from tabletop_tui.play.retry import Retry, RetryPlace
from tabletop_tui.play.texts import worded

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words


class RetryTalk(LessonTalk):
    """One turning point, for one answer at a time."""

    def introduce(self) -> None:
        """Say what was played here, and what is looked for."""
        step, words = self.exercise.step, self.words
        self.console.say(f"{step.title(words)}. {worded(step.intro, words, plain=True)}")
        self.console.say(words.lesson.goal(goal=step.aim(words)))
        self.console.say(
            words.lesson.plain_hint(
                hint=self.vocabulary.name("hint"), commands=", ".join(self.vocabulary.names)
            )
        )

    def show_end(self) -> None:
        """Say what the answer promises, beside the best."""
        self.console.say()
        self.console.say(self.exercise.verdict(self.words, plain=True))

    async def before_line(self) -> None:
        """After an answer, say how it goes on."""
        if self.over:
            restart = self.vocabulary.name("restart")
            self.console.say(self.words.bots.retry_plain_next(restart=restart))

    async def hear_while_others_decide(self, typed: str) -> None:
        """After an answer: leave, or carry out a command."""
        if typed:
            await self.carried_out(typed)
        else:
            self.left = True


def try_again(retry: Retry, words: "Words", *, ascii: bool = False, console: Console | None = None) -> int:
    """Let a turning point be tried again from standard input. Returns the exit code."""
    console = console or Console.standard(ascii=ascii)
    retry.wording.spell_out()
    lines = TypedLines(console, words, lambda: retry.record.steps)
    try:
        finish(RetryTalk(RetryPlace(retry), words, lines).run())
    except KeyboardInterrupt:
        return INTERRUPTED
    return FAILED if lines.stalled else 0
