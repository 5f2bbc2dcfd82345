"""A turning point that is tried again, or a puzzle, in lines of text."""

from typing import TYPE_CHECKING

from tabletop_tui.host.codes import FAILED, INTERRUPTED
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.lesson import LessonTalk
from tabletop_tui.plain.typed import TypedLines, finish
from tabletop_tui.play.one_answer import OneAnswer, OneAnswerPlace
from tabletop_tui.play.texts import worded

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words


class OneAnswerTalk(LessonTalk):
    """One position, for one answer at a time."""

    def introduce(self) -> None:
        """Say what the position is, and what is looked for."""
        step, words = self.exercise.step, self.words
        self.console.say(f"{step.title(words).rstrip('.')}. {worded(step.intro, words, plain=True)}")
        self.console.say(words.lesson.goal(goal=step.aim(words)))
        self.console.say(
            words.lesson.plain_hint(
                hint=self.vocabulary.name("hint"), commands=", ".join(self.vocabulary.names)
            )
        )

    def show_end(self) -> None:
        """Say what has come of the answer."""
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


def converse(
    exercise: OneAnswer, words: "Words", *, ascii: bool = False, console: Console | None = None
) -> int:
    """Let the answer be given on standard input. Returns the exit code."""
    console = console or Console.standard(ascii=ascii)
    exercise.wording.spell_out()
    lines = TypedLines(console, words, lambda: exercise.record.steps)
    try:
        finish(OneAnswerTalk(OneAnswerPlace(exercise), words, lines).run())
    except KeyboardInterrupt:
        return INTERRUPTED
    return FAILED if lines.stalled else 0
