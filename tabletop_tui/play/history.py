"""The turns of a table: where each began, and how the seats stood then."""

import copy
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from rulesets.core import Table
from rulesets.core.records import record
from rulesets.core.rules import Rules


@record
class _Mark:
    """The beginning of a turn."""

    answers: int
    turn: tuple[int, int | None]
    totals: list[int]
    made: list[int]
    """The part of each total that no final scoring can change."""
    seen: dict[int | None, list[int]]
    """The totals as each seat and a watcher (`None`) might know them, where totals may be concealed."""


class Gain(NamedTuple):
    """The points that a seat made in a turn of its own."""

    turn: int
    """Its number among all finished turns, from 0."""
    seat: int
    round: int
    points: int


class Turns:
    """Where each turn of a table began, and how the seats stood then."""

    def __init__(self, table: Table[Any]) -> None:
        """Of a table at its set-up."""
        self._marks = [_mark(table)]

    @property
    def scores(self) -> list[list[int]]:
        """The totals after each finished turn."""
        return [list(mark.totals) for mark in self._marks[1:]]

    @property
    def gains(self) -> list[Gain]:
        """What was made in each finished turn by the seat whose turn it was, final scoring left out."""
        return [
            Gain(number, seat, before.turn[0], after.made[seat] - before.made[seat])
            for number, (before, after) in enumerate(pairwise(self._marks))
            if (seat := before.turn[1]) is not None
        ]

    @property
    def rounds(self) -> list[int]:
        """The round that each finished turn belonged to."""
        return [mark.turn[0] for mark in self._marks[:-1]]

    def scores_seen(self, seat: int | None) -> list[list[int]]:
        """The totals after each finished turn, as far as a seat or a watcher (`None`) might know them."""
        return [list(mark.seen.get(seat, mark.totals)) for mark in self._marks[1:]]

    def copy(self) -> "Turns":
        """A copy that can change without the original."""
        twin: Turns = copy.copy(self)
        twin._marks = self._marks[:]
        return twin

    def note(self, table: Table[Any]) -> None:
        """An answer was given: see whether another turn began."""
        progress = table.rules.progress(table.state)
        if (progress.round, progress.active) != self._marks[-1].turn:
            self._marks.append(_mark(table))

    def forget_after(self, answers: int) -> None:
        """Answers were taken back: only this many stand."""
        while len(self._marks) > 1 and self._marks[-1].answers > answers:
            self._marks.pop()

    def began(self, answers: int | None = None) -> int:
        """After how many answers the running turn began, or the one that ran after `answers`."""
        starts = [mark.answers for mark in self._marks]
        if answers is not None:
            starts = [start for start in starts if start <= answers] or [0]
        return starts[-1]

    @property
    def active_before(self) -> int | None:
        """Whose turn it was before the running one."""
        return self._marks[-2].turn[1] if len(self._marks) > 1 else None

    def just_began(self, by_itself: Sequence[bool]) -> bool:
        """Whether the last answer given by a player ended a turn, with only standing answers since.

        `by_itself` says for every answer in force whether it was a standing answer.
        """
        return len(self._marks) > 1 and all(by_itself[self._marks[-1].answers :])


def _mark(table: Table[Any]) -> _Mark:
    progress = table.rules.progress(table.state)
    rules, state = table.rules, table.state
    standings = rules.standings(state)
    totals = [standing.total for standing in standings]
    made = [standing.made for standing in standings]
    seen: dict[int | None, list[int]] = {}
    if type(rules).standings_seen is not Rules.standings_seen:
        for seat in (None, *range(table.seats)):
            seen[seat] = [standing.total for standing in rules.standings_seen(state, seat)]
    return _Mark(len(table.answers), (progress.round, progress.active), totals, made, seen)
