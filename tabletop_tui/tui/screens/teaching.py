"""A step of a lesson at a game's screen: its goal, its hint, and what is offered at its end."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.showing import SMALL
from tabletop_tui.play.lesson import OPEN, REACHED
from tabletop_tui.tui.screens.room import CRAMPED
from tabletop_tui.tui.screens.scene import DECIDE
from tabletop_tui.tui.screens.step_end import heading

if TYPE_CHECKING:
    from tabletop_tui.kit.card import Card
    from tabletop_tui.paint.drawing import Line
    from tabletop_tui.play.exercise import Exercise
    from tabletop_tui.text.words import Words
    from tabletop_tui.tui.screens.game import GameScreen
    from tabletop_tui.tui.screens.page import Page


def card(exercise: "Exercise", words: "Words", *, in_full: bool) -> "Card":
    """The outcome of the step, `in_full` unless it is shown over the table anyway."""
    from tabletop_tui.kit.card import card_of

    title = words("lesson-card-reached" if exercise.outcome == REACHED else "lesson-card-missed")
    return card_of(title, [exercise.text(words, exercise.verdict)] if in_full else [])


class Teaching:
    """What a game screen says about the step being played on it."""

    def __init__(self, game: "GameScreen") -> None:
        """For any screen; most have no lesson."""
        self._game = game
        self._hinted = -1
        """The number of steps after which a hint was requested."""
        self._heard = False
        """What was shown over a small table has been read: only the goal stays."""

    @property
    def exercise(self) -> "Exercise | None":
        """The step, if there is one."""
        return None if self._game.look_back is not None else self._game.place.lesson

    @property
    def said(self) -> tuple[str, str] | None:
        """The word for the lesson and its text: first what the step is about; a hint if requested.

        The goal alone remains below what has been read, and while a sentence needs the lines of the text. The
        outcome is in the panel, unless that is too small for it.
        """
        exercise, words = self.exercise, self._game.words
        if exercise is None or (self.is_over and self._game.shape not in CRAMPED):
            return None
        if self.is_over:
            return heading(exercise, words), exercise.text(words, exercise.verdict)
        told = "" if exercise.keys else exercise.text(words, "intro")
        if self._hinted == exercise.record.steps:
            told = words("lesson-hint", hint=exercise.text(words, "hint"))
        return heading(exercise, words), "" if self._heard or self._game.coaching.waits else told

    def heard(self) -> None:
        """Another key: on a small screen, the list needs the room more than the text."""
        shown = hasattr(self._game, "scene")  # not while the screen is being built
        if shown and self._game.shape == SMALL and not self._heard and self.exercise is not None:
            self._heard = True
            self._game.place_coach()

    @property
    def is_over(self) -> bool:
        """Whether the goal has been reached or missed, so that the panel offers what to do next."""
        return self.exercise is not None and self.exercise.outcome != OPEN

    @property
    def goal(self) -> str:
        """The goal, until it is reached or missed."""
        exercise, words = self.exercise, self._game.words
        if exercise is None or exercise.outcome != OPEN:
            return ""
        return words("lesson-goal", goal=exercise.text(words, "goal"))

    def hint(self) -> None:
        """Show how to reach the goal, and put the cursor on the next answer that leads there."""
        game, exercise = self._game, self.exercise
        if exercise is None:
            return
        if exercise.outcome != OPEN or game.scene.mode != DECIDE:
            game.controller.say(game.words("bots-hint-not-now"))
            return
        self._hinted, self._heard = exercise.record.steps, False
        key = exercise.next_key
        if key is None:
            game.controller.say(game.words("lesson-astray", undo=game.tabletop.keymap.shown("undo")))
        elif any(entry.key == key for entry in game.scene.entries):
            game.cursor.to_entry(game.scene, key)
            game.follow_cursor()
        game.place_coach()

    def go_on(self) -> None:
        """Open the next step in place of this one."""
        exercise = self.exercise
        if exercise is not None:
            self._game.tabletop.begin_step(exercise.rules.id, exercise.number + 1, instead=True)


def keys_of(game: "GameScreen") -> dict[str, str]:
    """The keys mentioned by coach and lessons."""
    keymap = game.tabletop.keymap
    return {"rules": keymap.shown("game-rules"), "coach": keymap.shown("coach")}


def lesson_page(game: "GameScreen", exercise: "Exercise") -> "Page":
    """What the step is about, its goal and its hint, on a page."""
    from tabletop_tui.tui.screens.help import HelpPage
    from tabletop_tui.tui.screens.page import paragraph
    from tabletop_tui.tui.widgets.lines import line_of

    def make(width: int) -> "list[Line]":
        words = game.words
        lines: list[Line] = paragraph(exercise.text(words, "title"), width, "title")
        lines += [line_of(""), *paragraph(exercise.text(words, "intro"), width), line_of("")]
        lines += paragraph(words("lesson-goal", goal=exercise.text(words, "goal")), width, "strong")
        lines += [line_of(""), *paragraph(words("lesson-page-end", **keys_of(game)), width, "dim")]
        return lines

    return HelpPage(game, make, "lesson-page")
