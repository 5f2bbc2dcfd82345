"""Looks ahead by whole rounds: tries out the most promising answers, with all seats playing sensibly.

The answers that a search of its own turn finds promising (`tabletop_tui.bots.search`) are played on for one
or several rounds, in worlds that look the same to the seat. Each seat plays the best of a few turns that were
tried. All answers meet the same worlds and the same luck, so differences between them are their own; an
answer that is surely behind drops out, so the others get more worlds, and clear cases are decided early.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count, islice
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import Any

from rulesets.core import LeanTable
from tabletop_tui.bots.policy import Policy
from tabletop_tui.bots.search import Judges, Prefers, TurnSearch

FEW = 10
"""How many ways to play a turn are tried within a round."""

REST = 30
"""How many ways to end the seat's own turn after an answer that is tried out."""

PRIOR = 3.0
"""What was expected of an answer before counts as much as this many worlds,"""

LEARNED_PRIOR = 8.0
"""or as this many where all seats play as learned: what they choose is then better known."""

HEAT = 4
"""After this many more worlds, answers may drop out."""

CERTAIN = 16
"""In so many worlds, answers that were always as far apart are so for certain; in fewer, it may be chance."""

SURELY = 2.0
"""An answer drops out if it is behind by this many standard errors."""

ALL_ROUNDS = 1_000
"""More rounds than any game has: played on to its end."""

SEGMENTS = 16
"""A round ends after this many changes of the seat that decides, at the latest."""


class Rounds:
    """Plays rounds on from worlds, for one decision; used once."""

    def __init__(
        self,
        worlds: Iterable[LeanTable[Any]],
        seat: int,
        judges: Judges,
        prefers: Callable[[Random], Prefers],
        seed: float,
        *,
        rounds: int = 1,
        policy: Policy | None = None,
    ) -> None:
        """From these worlds, for a seat that decides in all of them; this many rounds in each.

        Worlds are asked for when they are needed. `prefers` makes a function that picks among unknown
        options; `seed` makes the luck within each world. With a `policy`, all seats play by it.
        """
        self._policy, self._prior = policy, PRIOR if policy is None else LEARNED_PRIOR
        self._more, self._seat, self._rounds = iter(worlds), seat, rounds
        self._worlds: list[LeanTable[Any]] = []
        self.steps = 0
        """How much has been done, as `TurnSearch.steps`."""
        self._judges, self._prefers, self._seed = judges, prefers, seed
        self._priors: Mapping[str, float] = {}
        self._left: Sequence[str] = ()
        """The answers that haven't dropped out."""
        self.leads: dict[str, list[float]] = {}
        """What each answer has led to, world by world."""

    def best(self, priors: Mapping[str, float], steps: float = inf, until: float = inf) -> str:
        """The best of some answers, once they have been played on, as by `play`."""
        self.play(priors, steps, until)
        return self.ranked[0]

    def play(self, priors: Mapping[str, float], steps: float = inf, until: float = inf) -> None:
        """Play on after some answers, given what is expected of each before, as a lead in points.

        They are tried in one world after the other, until one is left, there are no more worlds, or another
        one would take more than this many steps in all. At the time `until` (`perf_counter`), what is known
        by then decides.
        """
        self._left, self._priors = list(priors), priors
        self.leads = {key: [] for key in priors}
        before = 0
        for number in count():
            a_world = self.steps - before
            if len(self._left) == 1 or self.steps + a_world > steps or not self._has(number):
                return
            before = self.steps
            for key in self._left:
                if perf_counter() >= until:
                    return
                self.leads[key].append(self._tried(key, number))
            if (number + 1) % HEAT == 0:
                self._drop()

    @property
    def ranked(self) -> Sequence[str]:
        """The answers that were played on, the best first; those that dropped out come last."""
        first = self._left[0]
        drawn = {key: self._ahead(key, first)[0] for key in self.leads}
        gone = [key for key in self.leads if key not in self._left]
        return [*sorted(self._left, key=lambda key: -drawn[key]), *sorted(gone, key=lambda key: -drawn[key])]

    @property
    def gaps(self) -> Mapping[str, float]:
        """By how many points each answer is behind the best one, which comes first."""
        best, *others = self.ranked
        return {best: 0.0, **{key: min(0.0, self._ahead(key, best)[0]) for key in others}}

    def ahead_of(self, other: str) -> Mapping[str, float]:
        """By how many points each answer is ahead of another one that was played on."""
        return {key: self._ahead(key, other)[0] for key in self.leads}

    def _has(self, number: int) -> bool:
        """Whether there is a world with this number; it is asked for if it is the next one."""
        if number == len(self._worlds):
            self._worlds.extend(islice(self._more, 1))
        return number < len(self._worlds)

    def level_with(self, best: str) -> list[str]:
        """An answer that was tried, and all those no more than a standard error behind it."""
        found = [best]
        for key in self.leads:
            ahead, error = self._ahead(key, best)
            if key != best and ahead >= -error:
                found.append(key)
        return found

    def all_leads(self, keys: Sequence[str]) -> Mapping[str, Sequence[float]]:
        """What each of these answers leads to, in all worlds: none of them drops out."""
        self._worlds.extend(self._more)
        return {key: [self._tried(key, number) for number in range(len(self._worlds))] for key in keys}

    def _drop(self) -> None:
        """Let go of the answers that are surely behind the best one; that one comes first."""
        best = self.ranked[0]
        found = [best]
        for key in self._left:
            ahead, error = self._ahead(key, best)
            gaps = self._gaps(key, best)
            by_chance = _alike(gaps) and len(gaps) < CERTAIN
            if key != best and (by_chance or ahead > -SURELY * error):
                found.append(key)
        self._left = found

    def _gaps(self, key: str, other: str) -> list[float]:
        """By how much an answer is ahead of another one in each world in which both were tried."""
        return [lead - than for lead, than in zip(self.leads[key], self.leads[other], strict=False)]

    def _ahead(self, key: str, other: str) -> tuple[float, float]:
        """By how much an answer is ahead of another one in the same worlds, and its standard error.

        What was expected counts too, but for answers that are always as far apart: then nothing is left to
        chance, as in the last turns of some games.
        """
        gaps = self._gaps(key, other)
        many = len(gaps)
        mean = sum(gaps) / max(1, many)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, many - 1)
        prior = 0.0 if many >= CERTAIN and _alike(gaps) else self._prior
        drawn = (sum(gaps) + prior * (self._priors[key] - self._priors[other])) / (many + prior)
        return drawn, sqrt(spread / (many + prior))

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
        if self._policy is not None:
            return self._by_policy(table, seat, self._policy)
        options = [] if table.decision is None else table.decision.options
        search = TurnSearch([table], seat, self._judges, self._prefers(chance), chance, keeps=True)
        search.grow([option.key for option in options], min(ways, 3 * len(options) - 2))
        self.steps += search.steps
        return search.found or table

    def _by_policy(self, table: LeanTable[Any], seat: int, policy: Policy) -> LeanTable[Any]:
        """The same table after a seat has played as it has learned, until another one decides."""
        while (decision := table.decision) is not None and decision.seat == seat:
            options = decision.options
            if len(options) == 1:
                table.apply(options[0])
                self.steps += 1
            else:
                scores = policy.scores(table.state, decision)
                table.apply(options[scores.index(max(scores))])
                self.steps += policy.steps
        return table


def _alike(gaps: Sequence[float]) -> bool:
    """Whether these are always the same."""
    return bool(gaps) and min(gaps) == max(gaps)
