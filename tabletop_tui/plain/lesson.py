"""A lesson as lines of text: each step with its goal and its outcome, then the next one."""

import contextlib
from collections.abc import Callable, Collection, Sequence
from typing import Any

from tabletop_tui.host.codes import FAILED, INTERRUPTED
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.titles import game_title
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.game import PlainGame, Talk, heard_out
from tabletop_tui.plain.vocabulary import HINT, Vocabulary
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.exercise import Exercise
from tabletop_tui.play.learners_place import LearnersPlace
from tabletop_tui.play.lesson import OPEN, REACHED, Step, lesson_of
from tabletop_tui.text.words import Words

USELESS = ("answers", "coach", "computer", "redo")
"""Commands that are useless in a lesson."""


class PlainStep(PlainGame):
    """One step, played line by line."""

    session: Exercise

    def __init__(self, exercise: Exercise, words: Words, console: Console) -> None:
        """For a step that has just begun."""
        super().__init__(exercise, words, console)
        self.place = LearnersPlace(exercise, lambda: None)
        self.company = self.keyboard.company = self.place.company
        self.vocabulary = Vocabulary(words, unlisted=USELESS, lesson=True)
        self._commands |= {HINT: self._hint}
        self.goes_on = False
        """Whether the learner wants the next step."""
        self._judged = -1
        """After how many steps of the game the outcome was told."""

    def text(self, part: str) -> str:
        """One of the step's texts."""
        return self.session.text(self.words, part, plain=True)

    def _begin(self) -> None:
        exercise = self.session
        facts = {"number": exercise.number + 1, "count": len(lesson_of(exercise.rules.id))}
        self.say("lesson-plain-begin", game=self.wording.title, title=self.text("title"), **facts)
        self.console.say(self.text("intro"))
        self.say("lesson-goal", goal=self.text("goal"))
        if not exercise.number:
            listed = [name for name in self.vocabulary.names if name != self.vocabulary.name(HINT)]
            self.say("lesson-plain-hint", hint=self.vocabulary.name(HINT), commands=", ".join(listed))
        self._tell()

    def leave(self) -> None:
        """Say nothing: a lesson ends without a goodbye."""

    def talk(self) -> Talk:
        """Converse until the learner goes on or leaves."""
        self._begin()
        while not (self.left or self.goes_on):
            decision = self.session.record.decision
            if self.session.outcome != OPEN or decision is None:
                yield from self._ended()
                continue
            self.keyboard.comes(decision.seat)
            yield from self._converse(decision)

    def _ended(self) -> Talk:
        """Say how the step ended, and what comes next."""
        reached = self.session.outcome == REACHED
        names = {name: self.vocabulary.name(name) for name in ("restart", "quit")}
        if self._judged != self.session.record.steps:
            self._judged = self.session.record.steps
            self.console.say()
            if reached:
                self.say("lesson-plain-reached", done=self.text(self.session.verdict))
            else:
                self.say("lesson-plain-missed", why=self.text(self.session.verdict))
        self.say("lesson-plain-next" if reached else "lesson-plain-back", **names)
        typed = yield
        if typed is None:
            self.left = True
        elif typed:
            self._asked = None
            self.carried_out(typed)
        elif reached:
            self.goes_on = True
        else:
            self._undo("")

    def _take_back(self, change: Callable[[], None]) -> None:
        try:
            change()
        except SessionError as error:
            self.say(error.reason.id, **error.reason.facts)
            return
        self._asked, self._turn, self._told = None, None, len(self.session.record.log)
        self.say("lesson-plain-taken-back")

    def _hint(self, _rest: str) -> None:
        """Say how to reach the goal, unless the learner has gone a different way."""
        if self.session.next_key is None:
            self.say("lesson-astray", undo=self.vocabulary.name("undo"))
        self.say("lesson-hint", hint=self.text("hint"))


class PlainLesson:
    """The steps of a lesson one after the other."""

    def __init__(
        self, game: str, words: Words, console: Console, done: Collection[str], tick: Callable[[str], None]
    ) -> None:
        """`done` are the ids of steps with a tick; `tick` adds one."""
        self.game, self.words, self.console = game, words, console
        self._done, self._tick = set(done), tick
        self.steps: Sequence[Step] = lesson_of(game)
        self._position: tuple[str, int] | None = None
        """The current step, and how many answers were given in it."""

    def run(self, number: int | None) -> int:
        """Begin at this step (from 0), or at one chosen in the list. Returns the exit code."""
        return 0 if heard_out(self.talk(number), self.console, self.words, lambda: self._position) else FAILED

    def talk(self, number: int | None) -> Talk:
        """The whole conversation, as a generator that yields when it wants a line."""
        while number is None:
            self._list()
            typed = yield
            if typed is None or Vocabulary(self.words).command(typed) == "quit":
                return
            number = self._meant(typed)
        rules = game_parts(self.game).rules
        while number < len(self.steps):
            step = self.steps[number]
            talked = PlainStep(Exercise(rules, step, number, self.words), self.words, self.console)
            yield from self._talked(talked, step)
            if not talked.goes_on:
                return
            number += 1
            self.console.say()
        self.console.say(self.words("lesson-plain-last", game=self.game))

    def _talked(self, talked: PlainStep, step: Step) -> Talk:
        """Play a step, which is ticked as soon as its goal is reached."""
        talk = talked.talk()
        typed: Any = None
        with contextlib.suppress(StopIteration):
            while True:
                talk.send(typed)
                self._position = step.id, talked.session.record.steps
                if talked.session.outcome == REACHED and step.id not in self._done:
                    self._done.add(step.id)
                    self._tick(step.id)
                typed = yield

    def _list(self) -> None:
        """List all steps with their ticks."""
        self.console.say(self.words("lesson-list-title", game=game_title(self.words, self.game)))
        for number, step in enumerate(self.steps, start=1):
            mark = "✓" if step.id in self._done else "-"
            title = self.words(step.message(self.game, "title"))
            self.console.say(self.words("lesson-plain-step", number=number, mark=mark, title=title))
        self.console.say(self.words("lesson-plain-which", number=self._first() + 1))

    def _first(self) -> int:
        """The first step not yet done."""
        return next((n for n, step in enumerate(self.steps) if step.id not in self._done), 0)

    def _meant(self, typed: str) -> int | None:
        if not typed:
            return self._first()
        known = typed.isdecimal() and 1 <= int(typed) <= len(self.steps)
        return int(typed) - 1 if known else None


def learn(
    game: str,
    number: int | None,
    words: Words,
    done: Collection[str],
    tick: Callable[[str], None],
    *,
    ascii: bool = False,
    console: Console | None = None,
) -> int:
    """Learn a game from standard input. Returns the exit code."""
    lesson = PlainLesson(game, words, console or Console.standard(ascii=ascii), done, tick)
    try:
        return lesson.run(number)
    except KeyboardInterrupt:
        return INTERRUPTED
