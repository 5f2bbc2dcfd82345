"""Looks ahead by whole rounds: tries the most promising answers out, with all seats playing sensibly.

What a search of one's own turn finds promising (`tabletop_tui.bots.search`) is played on in worlds that look
the same to the seat, all answers in the same worlds, until it is its turn again. Each seat plays the best of
a few turns that were tried. After each heat the worse half of the answers drops out.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rulesets.core import LeanTable
from tabletop_tui.bots.search import Judges, Prefers, TurnSearch

FEW = 10
"""So many ways to play a turn are tried within a round that is played on."""

PRIOR = 8.0
"""What the search of one's own turn made of an answer counts like so many rounds."""

SEGMENTS = 16
"""A round ends after so many changes of the seat that decides, at the latest."""


class Rounds:
    """Plays rounds on from worlds, for one decision; used once."""

    def __init__(
        self,
        worlds: Sequence[LeanTable[Any]],
        seat: int,
        priors: Mapping[str, float],
        judges: Judges,
        prefers: Prefers,
        chance: Random,
    ) -> None:
        """From these worlds, at least one, for a seat that decides in all of them.

        `priors` is what is expected of each answer before any round is played, as a lead in points.
        """
        self._priors = priors
        self._worlds, self._seat = worlds, seat
        self._judges, self._prefers, self._chance = judges, prefers, chance
        self._shift = 0.0
        self.leads: dict[str, list[float]] = {}
        """What each answer has led to, world by world."""

    def best(self, keys: Sequence[str], rounds: int) -> str:
        """The best of these keys, the most promising first, after so many rounds played on."""
        left, number = list(keys), 0
        heats = max(1, (len(left) - 1).bit_length())
        for heat in range(heats):
            each = max(1, rounds // (heats * len(left)))
            for _ in range(each):
                for key in left:
                    self._try(key, number)
                number += 1
            self._shift = self._by_how_much(left)
            left.sort(key=lambda key: -self.expected(key))
            if heat < heats - 1:
                left = left[: (len(left) + 1) // 2]
        return left[0]

    def expected(self, key: str) -> float:
        """The lead after an answer: what rounds have led to, drawn towards what was expected before."""
        leads = self.leads[key]
        return (sum(leads) + PRIOR * (self._priors[key] + self._shift)) / (len(leads) + PRIOR)

    def _by_how_much(self, keys: Sequence[str]) -> float:
        """By how much rounds lead elsewhere than was expected before, over these answers."""
        means = [sum(self.leads[key]) / len(self.leads[key]) - self._priors[key] for key in keys]
        return sum(means) / len(means)

    def _try(self, key: str, number: int) -> None:
        """Play one round on after an answer."""
        table = self._worlds[number % len(self._worlds)].fork(keeps=True)
        if table.decision is None:
            return
        table.apply(table.decision.option(key))
        self.leads.setdefault(key, []).append(self._judges(self._played_on(table).state, self._seat))

    def _played_on(self, table: LeanTable[Any]) -> LeanTable[Any]:
        """The table when it is the seat's turn again."""
        rules, own = table.rules, self._seat
        away = False
        for _ in range(SEGMENTS):
            decision = table.decision
            if decision is None:
                break
            if rules.progress(table.state).active != own:
                away = True
            elif away:
                break
            table = self._turn(table, decision.seat)
        return table

    def _turn(self, table: LeanTable[Any], seat: int) -> LeanTable[Any]:
        """The table after a seat has played until another one decides: the best of a few ways."""
        options = [] if table.decision is None else table.decision.options
        search = TurnSearch([table], seat, self._judges, self._prefers, self._chance, keeps=True)
        search.grow([option.key for option in options], min(FEW, 3 * len(options) - 2))
        return search.found or table
