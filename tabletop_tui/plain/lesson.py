"""A lesson as lines of text: each step with its goal and its outcome, then the next one."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING

from rulesets.core import BadSave
from tabletop_tui.host.codes import FAILED, INTERRUPTED
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.titles import game_title
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.conversation import Conversation
from tabletop_tui.plain.typed import TypedLines, finish
from tabletop_tui.plain.vocabulary import HINT, Vocabulary
from tabletop_tui.play import points
from tabletop_tui.play.exercise import Exercise
from tabletop_tui.play.learners_place import LearnersPlace
from tabletop_tui.play.lesson import OPEN, REACHED, Step, lesson_of
from tabletop_tui.play.texts import worded
from tabletop_tui.text.words import Words

if TYPE_CHECKING:
    from rulesets.core import Decision
    from tabletop_tui.plain.lines import Lines
    from tabletop_tui.play.record import Act

USELESS = ("brief", "answers", "coach", "computer", "redo")
"""Commands that are useless in a lesson."""


class LessonTalk(Conversation):
    """One step, played line by line."""

    def __init__(self, place: LearnersPlace, words: Words, console: "Lines") -> None:
        """For a step that has just begun."""
        super().__init__(place, words, console, Vocabulary(words, unlisted=USELESS, lesson=True))
        self.exercise = place.exercise
        self.goes_on = False
        """Whether the learner wants the next step."""

    def introduce(self) -> None:
        """Say what the step is about, and what its goal is."""
        exercise, step = self.exercise, self.exercise.step
        begin = self.words.lesson.plain_begin(
            game=self.speaker.wording.title,
            title=step.title(self.words),
            number=exercise.number + 1,
            count=len(lesson_of(exercise.rules.id)),
        )
        self.console.say(begin)
        self.console.say(worded(step.intro, self.words, plain=True))
        self.console.say(self.words.lesson.goal(goal=step.aim(self.words)))
        if not exercise.number:
            listed = [name for name in self.vocabulary.names if name != self.vocabulary.name(HINT)]
            self.console.say(
                self.words.lesson.plain_hint(hint=self.vocabulary.name(HINT), commands=", ".join(listed))
            )

    # -- how a step ends ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the goal is reached or missed."""
        return super().over or self.exercise.outcome != OPEN

    @property
    def reached(self) -> bool:
        """Whether the goal is reached."""
        return self.exercise.outcome == REACHED

    def show_end(self) -> None:
        """Say how the step ended."""
        self.console.say()
        if self.reached:
            self.console.say(
                self.words.lesson.plain_reached(done=self.exercise.verdict(self.words, plain=True))
            )
        else:
            self.console.say(
                self.words.lesson.plain_missed(why=self.exercise.verdict(self.words, plain=True))
            )

    async def before_line(self) -> None:
        """After the end, say what comes next."""
        if self.over:
            say = self.words.lesson.plain_next if self.reached else self.words.lesson.plain_back
            restart, quit = self.vocabulary.name("restart"), self.vocabulary.name("quit")
            self.console.say(say(restart=restart, quit=quit))

    async def hear_while_others_decide(self, typed: str) -> None:
        """After the end: go on, take back the last answer, or carry out a command."""
        if typed:
            await self.carried_out(typed)
        elif self.reached:
            self.goes_on = self.left = True
        else:
            await self.take_back(self.place.undo)

    # -- what is different in a lesson -------------------------------------------------------------

    async def take_back(self, act: "Act") -> None:
        """Take something back; nothing is said of what it was."""
        if await self.change(act):
            self.announced = None
            self.console.say(self.words.lesson.plain_taken_back())

    async def hint(self, rest: str) -> None:
        """Say how to reach the goal, unless the learner has gone a different way."""
        if self.exercise.shows_way and self.exercise.next_key is None:
            self.console.say(self.words.lesson.astray(undo=self.vocabulary.name("undo")))
        hint = worded(self.exercise.step.hint, self.words, plain=True)
        self.console.say(self.words.lesson.hint(hint=hint))

    def others(self, decision: "Decision[object]") -> tuple[object, ...]:
        """Nobody: the other seats have answered already."""
        return ()

    def show_others(self, decision: "Decision[object]") -> None:
        """Nothing: the other seats have answered already."""

    async def give_seat(self, seat: int, level: int) -> None:
        """The other seats' answers are prepared, so say only who plays."""
        self.show_seats()

    async def switch_hints(self, *, on: bool) -> None:
        """Never: hints are the lesson's own."""


class PlainLesson:
    """The steps of a lesson one after the other."""

    def __init__(
        self, game: str, words: Words, console: Console, done: Collection[str], tick: Callable[[str], None]
    ) -> None:
        """`done` are the ids of steps with a tick; `tick` adds one."""
        self.game, self.words, self.console = game, words, console
        self._done, self._tick = set(done), tick
        self.steps: Sequence[Step] = lesson_of(game)
        self._exercise: Exercise | None = None
        self._lines = TypedLines(console, words, self._position)

    def converse(self, number: int | None) -> int:
        """Begin at this step (from 0), or at one chosen in the list. Returns the exit code."""
        finish(self._run(number))
        return FAILED if self._lines.stalled else 0

    async def _run(self, number: int | None) -> None:
        """From a step to the last one, each begun when the learner wants it."""
        while number is None:
            self._list()
            typed = await self._lines.read(self.words.plain.prompt())
            if typed is None or Vocabulary(self.words).command(typed) == "quit":
                return
            if typed == "0" and points.file_of(self.game) is not None:
                self._take_apart()
            else:
                number = self._meant(typed)
        rules = game_parts(self.game).rules
        while number < len(self.steps):
            step = self.steps[number]
            exercise = Exercise(rules, step, number, self.words)
            self._exercise = exercise
            place = LearnersPlace(exercise, partial(self._reached, step.id))
            talk = LessonTalk(place, self.words, self._lines)
            await talk.run()
            if not talk.goes_on:
                return
            number += 1
            self.console.say()
        self.console.say(self.words.lesson.plain_last(game=self.game))

    def _position(self) -> tuple[str, int] | None:
        """The current step, and how many answers were given in it."""
        return None if self._exercise is None else (self._exercise.step.id, self._exercise.record.steps)

    def _reached(self, step: str) -> None:
        if step not in self._done:
            self._done.add(step)
            self._tick(step)

    def _take_apart(self) -> None:
        """Explain a finished game line by line, unless corrected component tables have changed it."""
        try:
            lines = points.taken_apart(points.finished(self.game, self.words), self.words)
        except BadSave:
            lines = [self.words.lesson.points_gone()]
        else:
            self._reached(points.STEP)
        for line in lines:
            self.console.say(line)

    def _list(self) -> None:
        """List all steps with their ticks."""
        self.console.say(self.words.lesson.list_title(game=game_title(self.words, self.game)))
        if points.file_of(self.game) is not None:
            mark = "✓" if points.STEP in self._done else "-"
            title = self.words.lesson.list_points()
            self.console.say(self.words.lesson.plain_step(number=0, mark=mark, title=title))
        for number, step in enumerate(self.steps, start=1):
            mark = "✓" if step.id in self._done else "-"
            title = step.title(self.words)
            self.console.say(self.words.lesson.plain_step(number=number, mark=mark, title=title))
        self.console.say(self.words.lesson.plain_which(number=self._first() + 1))

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
        return lesson.converse(number)
    except KeyboardInterrupt:
        return INTERRUPTED
