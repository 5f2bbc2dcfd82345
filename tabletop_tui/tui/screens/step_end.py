"""The end of a lesson's step: the question then, and where to go from there."""

from typing import TYPE_CHECKING, NamedTuple

from tabletop_tui.tui.widgets.listing import Entry, Listing

if TYPE_CHECKING:
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.exercise import Exercise
    from tabletop_tui.play.one_answer import OneAnswer
    from tabletop_tui.text.words import Words
    from tabletop_tui.tui.keys import KeyMap

NEXT, AGAIN, STEPS = "@next", "@again", "@lobby"
"""What is offered at the end of a step, besides taking back."""


def heading(exercise: "Exercise", words: "Words") -> str:
    """The step's title, such as `Lesson 2/8`."""
    if not exercise.in_lesson:
        return exercise.step.title(words)
    from tabletop_tui.play.lesson import lesson_of

    return words.lesson.name(number=exercise.number + 1, count=len(lesson_of(exercise.rules.id)))


class Ended(NamedTuple):
    """The question when a step has ended, and the entries offered; the first is marked."""

    asked: str
    listing: Listing


def ended(exercise: "Exercise", wording: "Wording", keymap: "KeyMap") -> Ended | None:
    """What to offer when the goal of a step is reached or missed; `None` while it goes on."""
    from tabletop_tui.play.lesson import lesson_of
    from tabletop_tui.play.one_answer import OneAnswer

    if exercise.is_open:
        return None
    words, reached, take = wording.words, exercise.is_reached, keymap.shown("take")
    if isinstance(exercise, OneAnswer):
        return _tried(exercise, words, keymap)
    again = Entry(AGAIN, words.lesson.again(), keymap.shown("restart"))
    steps = Entry(STEPS, words.lesson.steps(), keymap.shown("leave-game"))
    if reached:
        last = exercise.number + 1 >= len(lesson_of(exercise.rules.id))
        entries = (steps, again) if last else (Entry(NEXT, words.lesson.next(), take), again, steps)
        asked = words.lesson.reached_last(take=take) if last else words.lesson.reached(take=take)
    else:
        entries = (Entry("@undo", words.lesson.back(), keymap.shown("undo")), again, steps)
        asked = words.lesson.missed(take=take)
    return Ended(asked, Listing(entries, heading(exercise, words)))


def _tried(exercise: "OneAnswer", words: "Words", keymap: "KeyMap") -> Ended:
    """What to offer when the one answer has been given: back to where one came from, or once more."""
    back = Entry(STEPS, exercise.way_back(), keymap.shown("leave-game"))
    again = Entry(AGAIN, words.bots.retry_again(), keymap.shown("restart"))
    reached = exercise.is_reached
    asked = exercise.asked_then(keymap.shown("take"), reached=reached)
    return Ended(asked, Listing((back, again) if reached else (again, back), heading(exercise, words)))
