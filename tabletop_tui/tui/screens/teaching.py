"""A step of a lesson at a game's screen: its goal, its hint, and what is offered at its end."""

from typing import TYPE_CHECKING

from tabletop_tui.tui.screens.scene import DECIDE
from tabletop_tui.tui.screens.voices import LESSON, Voice
from tabletop_tui.tui.widgets.strip import in_parts

if TYPE_CHECKING:
    from tabletop_tui.kit.card import Card
    from tabletop_tui.play.exercise import Exercise
    from tabletop_tui.text.words import Words
    from tabletop_tui.tui.screens.cursor import Cursor
    from tabletop_tui.tui.screens.display import Display
    from tabletop_tui.tui.screens.viewpoint import Viewpoint

_ALL = 9
"""More parts than any text has."""


def card(exercise: "Exercise", words: "Words", *, in_full: bool) -> "Card":
    """The outcome of the step, `in_full` unless the strip has room for all of it."""
    from tabletop_tui.kit.card import card_of

    title = words.lesson.card_reached() if exercise.is_reached else words.lesson.card_missed()
    if not exercise.in_lesson:
        from tabletop_tui.tui.screens.step_end import heading

        title = heading(exercise, words)
    return card_of(title, [exercise.verdict(words)] if in_full else [])


_TEXT_AND_GOAL = 3
"""Lines of a strip that has room for a text and the goal."""


class Teaching:
    """What a game screen says about the step being played on it."""

    def __init__(self, here: "Viewpoint", display: "Display", cursor: "Cursor") -> None:
        """For any game; most aren't a step of a lesson."""
        self._here = here
        self._display = display
        self._cursor = cursor
        self._hinted = -1
        """The number of steps after which a hint was requested."""
        self._read = 0
        """How many parts of the text have been read in a short strip; then the goal is shown."""

    @property
    def exercise(self) -> "Exercise | None":
        """The step, if there is one."""
        return None if self._here.look_back is not None else self._here.place.lesson

    @property
    def voices(self) -> list[Voice]:
        """What the step is about, or its hint, with the goal; then the outcome.

        In a short strip, the text comes first, part by part, and the goal once it has been read.
        """
        exercise, words = self.exercise, self._here.words
        if exercise is None:
            return []
        from tabletop_tui.tui.screens.step_end import heading  # only steps need it, no game's start

        name, more = heading(exercise, words), self._here.keymap.shown("game-rules")
        if self.is_over:
            return [Voice(LESSON, name, (exercise.verdict(words),), more=more)]
        hinted = self._hinted == exercise.record.steps
        lit, unread = (hinted and self._hinted_at) or self._spoken_of, self._unread
        if unread:
            return [Voice(LESSON, name, (unread[0],), more=more, next=self._next_key, lit=lit)]
        return [Voice(LESSON, name, (text,) if (text := self._text) else (), self.goal, more, lit)]

    @property
    def _text(self) -> str:
        """The hint, if one was requested, else what the step is about, until the first answer."""
        exercise, words = self.exercise, self._here.words
        if exercise is None:
            return ""
        from tabletop_tui.play.texts import worded  # only lessons need it

        if self._hinted == exercise.record.steps:
            return words.lesson.hint(hint=worded(exercise.step.hint, words))
        return "" if exercise.keys else worded(exercise.step.intro, words)

    @property
    def _unread(self) -> list[str]:
        """The parts of the text that haven't been read in a short strip."""
        text = self._text if self._is_short else ""
        if not text:
            return []
        width, height = self._display.strip_size
        (held,) = self._here.with_names_held(text)
        return in_parts(held, width, height, key=self._next_key)[self._read :]

    @property
    def _next_key(self) -> str:
        """The key that only shows the next part; each other one does so, too."""
        return self._here.keymap.shown("back")

    @property
    def _spoken_of(self) -> frozenset[str]:
        """What the step's text names, else the board that it is about."""
        step = self.exercise.step if self.exercise is not None else None
        return frozenset(step.speaks_of or (step.about,)) if step is not None else frozenset()

    @property
    def _hinted_at(self) -> frozenset[str]:
        """Where the next answer lies that leads to the goal."""
        key = self.exercise.next_key if self.exercise is not None else None
        return self._here.scene.targets_of({key} if key is not None else ())

    @property
    def _is_short(self) -> bool:
        """Whether the strip has no line for the goal below the text."""
        return self._here.is_pocket or self._display.strip_size.height < _TEXT_AND_GOAL

    def dismiss(self) -> None:
        """Another key: in a short strip, the next part of the text comes, then the goal."""
        exercise = self.exercise
        if exercise is None or not self._here.is_shown:
            return
        if self._unread:
            self._read += 1
            self._display.speak()
        elif exercise.keys:
            self._read = _ALL  # when the answer is taken back, the goal is there

    @property
    def is_over(self) -> bool:
        """Whether the goal has been reached or missed, so that the panel offers what to do next."""
        return self.exercise is not None and not self.exercise.is_open

    @property
    def goal(self) -> str:
        """The goal, until it is reached or missed."""
        exercise, words = self.exercise, self._here.words
        if exercise is None or not exercise.is_open:
            return ""
        return words.lesson.goal(goal=exercise.step.aim(words))

    def hint(self) -> None:
        """Show how to reach the goal, and put the cursor on the next answer that leads there."""
        here, exercise = self._here, self.exercise
        if exercise is None:
            return
        if not exercise.is_open or here.scene.mode != DECIDE:
            self._display.say(here.words.bots.hint_not_now())
            return
        self._hinted, self._read = exercise.record.steps, 0
        key = exercise.next_key
        if key is None and exercise.shows_way:
            self._display.say(here.words.lesson.astray(undo=here.keymap.shown("undo")))
        elif any(entry.key == key for entry in here.scene.entries):
            self._cursor.to_entry(here.scene, key)
            self._display.follow_cursor()
        self._display.speak()
