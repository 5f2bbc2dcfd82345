"""The coach's notes, and what a step of a lesson is about, as pages to read."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop_tui.play.texts import worded
from tabletop_tui.tui.screens.help import HelpPage
from tabletop_tui.tui.screens.page import Page, paragraph
from tabletop_tui.tui.widgets.lines import line_of

if TYPE_CHECKING:
    from tabletop_tui.paint.drawing import Line
    from tabletop_tui.play.exercise import Exercise
    from tabletop_tui.tui.screens.coaching import Coaching
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


def coach_page(here: "Viewpoint", coaching: "Coaching", read: Callable[[str], None]) -> Page:
    """All notes that the seat at the keyboard has had, the latest first; in a lesson, its step."""
    if here.place.lesson is not None:
        return _lesson_page(here, here.place.lesson, read)

    def make(width: int) -> "list[Line]":
        lines: list[Line] = []
        seat = coaching.seat
        for note in reversed(here.place.coach.shown(seat) if seat is not None else ()):
            lines += [*paragraph(coaching.text(note), width), line_of("")]
        rules, coach = here.keymap.shown("game-rules"), here.keymap.shown("coach")
        return [*lines, *paragraph(here.words.coach.page_end(rules=rules, coach=coach), width, "dim")]

    return HelpPage(here, make, read, "coach-page")


def _lesson_page(here: "Viewpoint", exercise: "Exercise", read: Callable[[str], None]) -> Page:
    """What the step is about and its goal; what has come of it, once that is known."""

    def make(width: int) -> "list[Line]":
        words, step = here.words, exercise.step
        lines: list[Line] = paragraph(step.title(words), width, "title")
        lines += [line_of(""), *paragraph(worded(step.intro, words), width), line_of("")]
        lines += paragraph(words.lesson.goal(goal=step.aim(words)), width, "strong")
        if not exercise.is_open:
            lines += [line_of(""), *paragraph(exercise.verdict(words), width)]
        end = words.lesson.page_end(rules=here.keymap.shown("game-rules"))
        lines += [line_of(""), *paragraph(end, width, "dim")]
        return lines

    return HelpPage(here, make, read, "lesson-page")
