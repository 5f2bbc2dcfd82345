"""A lesson: a chain of prepared positions of a game, each with a small goal.

A step is data: a position, a condition that says when its goal is reached, conditions that say what
has gone wrong, the keys that solve it, and what is said. `tabletop_tui.games.<game>.lesson` lists those of a
game in `LESSON`; it names the messages of `<game>_lesson.ftl`. How to write one: docs/lessons.md.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rulesets.core import Decision, Event, Table
from rulesets.core.records import record
from tabletop_tui.host import registered
from tabletop_tui.play.texts import Sentence, Text
from tabletop_tui.text.messages.catalogue import Puts

E = TypeVar("E", bound=Event)


@record
class Attempt:
    """What a learner has done in a step so far, and what came of it: what conditions are about."""

    seat: int
    """The learner's seat, which decides first."""
    before: Any
    """The view of this seat when the step began."""
    view: Any
    """The view of this seat now."""
    events: tuple[Event, ...]
    """What has happened since, as this seat may know it."""
    keys: tuple[str, ...]
    """What the learner has answered."""
    turns: int
    """How many turns of the learner are over."""
    gained: int
    """The learner's points now, as if the game ended, less those at the beginning."""
    decision: Decision[object] | None
    """The current decision; `None` at the end of the game."""


Condition = Callable[[Attempt], bool]
"""Whether something is true of an attempt."""


@record
class Told:
    """A sentence about an outcome that speaks of what was played."""

    say: Callable[[Puts, Attempt], str]


Verdict = Text | Told
"""What is said about an outcome; a bare message is true however the outcome came about."""


@record
class Wrong:
    """A way to miss the goal, and the sentence that says why."""

    id: str
    said: Verdict
    path: tuple[str, ...]
    """Answers that lead there; for the test."""
    when: Condition | None = None
    """When this has happened; `None`: when the step's turns are over and the goal isn't reached."""


@record
class Step:
    """A position with a goal."""

    id: str
    title: Sentence
    intro: Text
    """The one new idea."""
    aim: Sentence
    """What to do, so that the learner can see whether it is done."""
    hint: Text
    done: Verdict
    """What came of it, once the goal is reached."""
    position: Callable[[], Table[Any]]
    """Makes the table, at which the learner decides."""
    goal: Condition
    solution: tuple[str, ...]
    """The learner's answers that reach the goal, by key: for hints and for the test."""
    wrong: tuple[Wrong, ...]
    """Checked in this order if the goal isn't reached; the last one has no `when`."""
    turns: int = 1
    """How many turns of the learner's own there are to reach the goal."""
    replies: tuple[str, ...] = ()
    """What the other seats answer, in order. After the last, and where one isn't on offer, they answer at
    random, but always the same."""
    about: str = ""
    """The id of the board the step is about, which has to be shown while it is played."""
    speaks_of: tuple[str, ...] = ()
    """The board elements that its text names, by target, and further boards by id; without any, it speaks of
    the whole board that it is about."""

    def verdict(self, came_to: str) -> Verdict:
        """What is said about an outcome. Raises `StopIteration` while there is none."""
        return self.done if came_to == REACHED else next(w.said for w in self.wrong if w.id == came_to)


REACHED = "reached"
"""The outcome of an attempt that has reached the goal."""
OPEN = ""
"""The outcome of an unfinished attempt."""


def outcome(step: Step, attempt: Attempt) -> str:
    """`REACHED`, `OPEN`, or the id of what has gone wrong."""
    if step.goal(attempt):
        return REACHED
    over = attempt.turns >= step.turns or attempt.decision is None
    for wrong in step.wrong:
        if over if wrong.when is None else wrong.when(attempt):
            return wrong.id
    return OPEN


def lesson_of(game: str) -> Sequence[Step]:
    """The steps of a game's lesson in their order; none for a game without one."""
    found: Sequence[Step] = registered.part_of(game, "lesson", "LESSON", ())
    return found


# -- conditions ------------------------------------------------------------------------------------


def happened(kind: type[E], where: Callable[[E], bool] | None = None) -> Condition:
    """An event of this kind has happened to the learner's seat, and this holds for it."""

    def holds(attempt: Attempt) -> bool:
        return any(
            isinstance(event, kind) and event.seat == attempt.seat and (where is None or where(event))
            for event in attempt.events
        )

    return holds


def chose(*keys: str) -> Condition:
    """The learner has given one of these answers; `landscape` alone means all that begin with it."""
    return lambda attempt: any(key in keys or key.partition(":")[0] in keys for key in attempt.keys)


def gains(points: int) -> Condition:
    """The learner has at least this many points more than at the beginning."""
    return lambda attempt: attempt.gained >= points


def turn_over(attempt: Attempt) -> bool:
    """A turn of the learner's is over."""
    return attempt.turns >= 1


def every(*conditions: Condition) -> Condition:
    """A condition that holds where all of these hold."""
    return lambda attempt: all(holds(attempt) for holds in conditions)


def either(*conditions: Condition) -> Condition:
    """A condition that holds where one of these holds."""
    return lambda attempt: any(holds(attempt) for holds in conditions)


def without(condition: Condition) -> Condition:
    """A condition that holds where this one doesn't."""
    return lambda attempt: not condition(attempt)
