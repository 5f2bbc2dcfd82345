"""What the sentences about the outcomes of steps claim, as conditions on the position and the answers.

Each game's `CLAIMS` has the claims of each verdict by `step/part`: `take/done`, `take/wrong-god`. They are
written anew from the words of the sentence, not from the conditions of the lesson, which are what is tested.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulesets.core.event import facts_of as fields_of
from tabletop_tui.play.lesson import Attempt, Condition


@dataclass(frozen=True)
class Claim:
    """Something that a sentence says."""

    holds: Condition
    """Whether it is true of what was played."""
    words: frozenset[str]
    """The numbers and names in the sentence, in all languages, that it answers for."""


Claims = Mapping[str, Sequence[Claim]]


def claim(holds: Condition, *words: str) -> Claim:
    """A claim with its numbers and names."""
    return Claim(holds, frozenset(words))


def rule(*words: str) -> Claim:
    """Numbers and names that a rule explains, or that tell where to look: no fact of what was played."""
    return Claim(lambda _attempt: True, frozenset(words))


def own(attempt: Attempt) -> Any:
    """The learner's seat now."""
    return attempt.view.seats[attempt.seat]


def own_before(attempt: Attempt) -> Any:
    """The learner's seat when the step began."""
    return attempt.before.seats[attempt.seat]


def facts_of(attempt: Attempt, kind: str) -> list[Mapping[str, Any]]:
    """The facts of all events of a kind that happened to the learner."""
    return [fields_of(event) for event in attempt.events if event.kind == kind and event.seat == attempt.seat]


def once(attempt: Attempt, kind: str, **facts: Any) -> bool:
    """Whether an event of this kind, with these facts, happened to the learner."""
    return any(
        all(each.get(name) == value for name, value in facts.items()) for each in facts_of(attempt, kind)
    )


def did(*keys: str) -> Condition:
    """The learner has given one of these answers."""
    return lambda attempt: bool({*keys} & {*attempt.keys})


def never(*kinds: str) -> Condition:
    """No event of these kinds happened to the learner."""
    return lambda attempt: not any(facts_of(attempt, kind) for kind in kinds)


def points(count: int) -> Condition:
    """The learner has exactly this many points more than at the beginning."""
    return lambda attempt: attempt.gained == count
