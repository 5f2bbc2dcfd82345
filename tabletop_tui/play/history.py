"""The turns of a table: where each began, and how the seats stood then."""

import copy
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

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
    shown: list[int]
    """The same, as far as a watcher might know it."""
    seen: dict[int | None, list[int]]
    """The totals as each seat and a watcher (`None`) might know them, where totals may be concealed."""
    state: object
    """A copy of the position, of the latest turns only; `None` for older ones."""


@record
class Begun:
    """The beginning of a turn, with the position then."""

    answers: int
    """How many answers had been given."""
    active: int | None
    """Whose turn began."""
    state: object


KEPT_ROUNDS = 4
"""For how many turns of each seat positions are kept: for the last one, and for some that are taken back."""


@record
class Gain:
    """The points that a seat made in a turn of its own."""

    turn: int
    """Its number among all finished turns, from 0."""
    seat: int
    round: int
    points: int


@record
class PublicTurn:
    """A finished turn, as a watcher has seen it."""

    begin: int
    """How many answers had been given before it."""
    end: int
    """How many answers had been given after it."""
    seat: int | None
    """Whose turn it was."""
    gained: int
    """Points that this seat made in it, final scoring left out."""


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
    def public(self) -> list[PublicTurn]:
        """All finished turns, as a watcher has seen them."""
        return [
            PublicTurn(
                before.answers,
                after.answers,
                seat := before.turn[1],
                0 if seat is None else after.shown[seat] - before.shown[seat],
            )
            for before, after in pairwise(self._marks)
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
            old = len(self._marks) - 1 - KEPT_ROUNDS * table.seats
            if old >= 0:
                self._marks[old] = replace(self._marks[old], state=None)

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

    def since_turn_of(self, seat: int) -> list[Begun]:
        """The turns since a seat's last one before the running one; the first is that which came next.

        From the set-up if the seat hasn't had one yet. The last is the running turn, even if it is the seat's
        own. Empty if a position isn't kept any more.
        """
        last = next((n for n in range(len(self._marks) - 2, -1, -1) if self._marks[n].turn[1] == seat), -1)
        found = self._marks[last + 1 :]
        if any(mark.state is None for mark in found):
            return []
        return [Begun(mark.answers, mark.turn[1], mark.state) for mark in found]

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
    shown = made
    seen: dict[int | None, list[int]] = {}
    if type(rules).standings_seen is not Rules.standings_seen:
        for seat in (None, *range(table.seats)):
            found = rules.standings_seen(state, seat)
            seen[seat] = [standing.total for standing in found]
            if seat is None:
                shown = [standing.made for standing in found]
    turn = progress.round, progress.active
    return _Mark(len(table.answers), turn, totals, made, shown, seen, rules.copy(state))
