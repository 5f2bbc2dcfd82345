"""Looks ahead by whole rounds: tries out the most promising answers, with all seats playing sensibly.

The answers that a search of its own turn finds promising (`tabletop_tui.bots.search`) are played on for one
or several rounds, in worlds that look the same to the seat. Each seat plays the best of a few turns that were
tried. All answers meet the same worlds and the same luck, so differences between them are their own; an
answer that is surely behind drops out, and clear cases are decided early.
"""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any

from rulesets.core import LeanTable
from tabletop_tui.bots.search import Judges, Prefers, TurnSearch

FEW = 10
"""How many ways to play a turn are tried within a round."""

REST = 30
"""How many ways to end the seat's own turn after an answer that is tried out."""

PRIOR = 3.0
"""The value from the search of the player's own turn counts as much as this many worlds."""

HEAT = 4
"""After this many more worlds, answers may drop out."""

SURELY = 2.0
"""An answer drops out if it is behind by this many standard errors."""

SEGMENTS = 16
"""A round ends after this many changes of the seat that decides, at the latest."""


class Rounds:
    """Plays rounds on from worlds, for one decision; used once."""

    def __init__(
        self,
        worlds: Sequence[LeanTable[Any]],
        seat: int,
        judges: Judges,
        prefers: Callable[[Random], Prefers],
        seed: float,
        *,
        rounds: int = 1,
    ) -> None:
        """From these worlds, for a seat that decides in all of them; this many rounds in each.

        `prefers` makes a function that picks among unknown options; `seed` makes the luck within each world.
        """
        self._worlds, self._seat, self._rounds = worlds, seat, rounds
        self._judges, self._prefers, self._seed = judges, prefers, seed
        self.leads: dict[str, list[float]] = {}
        """What each answer has led to, world by world."""

    def best(self, priors: Mapping[str, float]) -> str:
        """The best of some answers, given what is expected of each before, as a lead in points.

        They are tried in one world after the other, until one is left or there are no more worlds.
        """
        left = list(priors)
        self.leads = {key: [] for key in left}
        for number in range(len(self._worlds)):
            for key in left:
                self.leads[key].append(self._tried(key, number))
            if (number + 1) % HEAT == 0:
                left = self._left(left, priors)
                if len(left) == 1:
                    break
        return max(left, key=lambda key: self._ahead(key, left[0], priors)[0])

    def level_with(self, best: str, priors: Mapping[str, float]) -> list[str]:
        """The best of the answers that were tried, and those no more than a standard error behind it."""
        found = [best]
        for key in priors:
            ahead, error = self._ahead(key, best, priors)
            if key != best and ahead >= -error:
                found.append(key)
        return found

    def all_leads(self, keys: Sequence[str]) -> Mapping[str, Sequence[float]]:
        """What each of these answers leads to, in all worlds: none of them drops out."""
        return {key: [self._tried(key, number) for number in range(len(self._worlds))] for key in keys}

    def _left(self, keys: Sequence[str], priors: Mapping[str, float]) -> list[str]:
        """The answers that aren't surely behind the best one; that one comes first."""
        best = max(keys, key=lambda key: self._ahead(key, keys[0], priors)[0])
        found = [best]
        for key in keys:
            ahead, error = self._ahead(key, best, priors)
            if key != best and ahead > -SURELY * error:
                found.append(key)
        return found

    def _ahead(self, key: str, other: str, priors: Mapping[str, float]) -> tuple[float, float]:
        """By how much an answer is ahead of another one in the same worlds, and its standard error.

        What was expected before counts like `PRIOR` worlds.
        """
        gaps = [lead - than for lead, than in zip(self.leads[key], self.leads[other], strict=False)]
        count = len(gaps)
        mean = sum(gaps) / count
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, count - 1)
        drawn = (sum(gaps) + PRIOR * (priors[key] - priors[other])) / (count + PRIOR)
        return drawn, sqrt(spread / (count + PRIOR))

    def _tried(self, key: str, number: int) -> float:
        """The lead that an answer reaches in a world."""
        table = self._worlds[number].fork(keeps=True)
        if table.decision is not None:
            table.apply(table.decision.option(key))
        return self._judges(self._played_on(table, Random(f"{self._seed}:{number}")).state, self._seat)

    def _played_on(self, table: LeanTable[Any], chance: Random) -> LeanTable[Any]:
        """The table once the seat's turn has come again this many times."""
        rules, own = table.rules, self._seat
        came, away, ways = 0, False, REST
        for _ in range(SEGMENTS * self._rounds):
            decision = table.decision
            if decision is None:
                break
            if rules.progress(table.state).active != own:
                away = True
            elif away:
                came, away = came + 1, False
                if came == self._rounds:
                    break
            if decision.seat != own or came:
                ways = FEW
            table = self._turn(table, decision.seat, ways, chance)
        return table

    def _turn(self, table: LeanTable[Any], seat: int, ways: int, chance: Random) -> LeanTable[Any]:
        """The table after a seat has played until another one decides: the best of this many ways."""
        options = [] if table.decision is None else table.decision.options
        search = TurnSearch([table], seat, self._judges, self._prefers(chance), chance, keeps=True)
        search.grow([option.key for option in options], min(ways, 3 * len(options) - 2))
        return search.found or table
