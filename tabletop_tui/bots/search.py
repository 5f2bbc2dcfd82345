"""Looks ahead to the end of the seat's own turn: which first answer leads to the best lead there.

A tree of answers is grown over worlds that look the same to the seat (`Seen.worlds`). Each evaluation walks
from the top along the most promising answers, tries a new one, continues by chance until another seat
decides, and judges the position there. A turn that was played before in the same world is remembered, not
played again: its result is the same.
"""

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf, log, sqrt
from random import Random
from typing import Any

from rulesets.core import LeanTable, Option

LONGEST = 16
"""A turn is followed for this many answers; longer ones are judged there."""

CURIOSITY = 0.5
"""How much a rarely tried answer is preferred, as a part of the span of all values met."""

HOPE = 0.5
"""How far the best result of an answer counts, and not the average: for its own choice, and for luck."""

Prefers = Callable[[Sequence[Option[object]]], Option[object]]
"""Picks one of several options of which nothing is known yet."""

Judges = Callable[[Any, int], float]
"""How good a position is for a seat: by how many points it is, or will be, ahead."""


@dataclass(slots=True)
class Node:
    """An answer in the tree, and its results."""

    visits: int = 0
    total: float = 0.0
    """The sum of the leads, in points."""
    best: float = -inf
    worth: float = -inf
    """What to expect, in points: between the average, for luck, and the best, for its own choice."""
    root: float = 0.0
    """The square root of the visits."""
    below: dict[str, "Node"] = field(default_factory=dict)

    def note(self, value: float, hope: float) -> None:
        """Count one more evaluation through here; `hope` is how far the best one counts."""
        self.visits = visits = self.visits + 1
        self.total = total = self.total + value
        if value > self.best:
            self.best = value
        mean = total / visits
        self.worth = mean + hope * (self.best - mean)
        self.root = sqrt(visits)


@dataclass(slots=True)
class Met:
    """A position of the own turn in one world, remembered by the answers that lead there."""

    offered: Sequence[Option[object]]
    """The possible answers; none where the turn is over."""
    value: float | None = None
    """The lead, once judged."""
    below: dict[str, "Met"] = field(default_factory=dict)
    tried: Sequence[tuple[Option[object], Node]] = ()
    """The possible answers with their results; empty until all have been tried here."""


class TurnSearch:
    """A search for one decision; used once."""

    def __init__(
        self,
        worlds: Sequence[LeanTable[Any]],
        seat: int,
        judges: Judges,
        prefers: Prefers,
        chance: Random,
        *,
        keeps: bool = False,
        hope: float = HOPE,
    ) -> None:
        """From these worlds, at least one, for a seat that decides in all of them.

        With `keeps`, `found` can be forked, and so played on. `hope`: how far the best result of an answer
        counts, and not the average.
        """
        self._worlds, self._seat = worlds, seat
        self._judges, self._prefers, self._chance = judges, prefers, chance
        self._low, self._high = inf, -inf
        self._keeps, self._hope = keeps, hope
        self._met: dict[int, Met] = {}
        self.steps = 0
        """How much has been done: answers given, positions judged, ways through the tree."""
        self.root = Node()
        self.found: LeanTable[Any] | None = None
        """The table at the end of the best turn found."""
        self.ends: dict[str, tuple[float, LeanTable[Any], Sequence[str]]] = {}
        """The lead and the table at the end of the best turn, and its answers, by the first of them."""

    def grow(self, keys: Sequence[str], evaluations: int) -> None:
        """Let the tree grow by this many evaluations, from these keys."""
        looks_for_garbage = gc.isenabled()
        gc.disable()  # a search makes no garbage that has to be looked for, and keeps most of what it makes
        try:
            for number in range(evaluations):
                world = number % len(self._worlds)
                self._evaluate(self._worlds[world], self._met.get(world) or self._start(world, keys))
        finally:
            if looks_for_garbage:
                gc.enable()

    def _start(self, world: int, keys: Sequence[str]) -> Met:
        """The decision in a new world, with those of these keys that are offered."""
        decision = self._worlds[world].decision
        offered = [] if decision is None else decision.options
        allowed = frozenset(keys)
        start = Met([option for option in offered if option.key in allowed] or offered)
        self._met[world] = start
        return start

    def best(self, keys: Sequence[str], evaluations: int) -> str:
        """The most promising of these keys after this many evaluations."""
        if len(keys) == 1:
            return keys[0]
        self.grow(keys, evaluations)
        return self.ranked(keys)[0]

    def ranked(self, keys: Sequence[str]) -> list[str]:
        """Those of the keys that were tried, the most promising first; equal ones by chance."""
        below = self.root.below
        tried = [key for key in keys if key in below]
        self._chance.shuffle(tried)
        return sorted(tried, key=lambda key: -below[key].worth)

    def nearly_best(self, keys: Sequence[str], part: float) -> list[str]:
        """The ranked keys that promise at most this part of the span of results less than the first."""
        below = self.root.below
        least = below[keys[0]].worth - part * (self._high - self._low)
        return [key for key in keys if below[key].worth >= least]

    def _evaluate(self, world: LeanTable[Any], start: Met) -> None:
        """Play the turn to its end once, and note the lead in every node on the way."""
        node, at, fresh = self.root, start, False
        path, given = [node], []
        table: LeanTable[Any] | None = None
        self.steps += 1
        for _ in range(LONGEST):
            offered = at.offered
            if fresh:
                option = self._prefers(offered)
            else:
                option = self._next(node, at)
                below = node.below.get(option.key)
                if below is None:
                    fresh = True
                    below = node.below[option.key] = Node()
                node = below
                path.append(node)
            given.append(option)
            then = at.below.get(option.key)
            if then is None:
                if table is None:
                    table = self._played(world, given)
                else:
                    table.apply(option)
                    self.steps += 1
                decision = table.decision
                own = () if decision is None or decision.seat != self._seat else decision.options
                then = at.below[option.key] = Met(own)
            at = then
            if not at.offered:
                break
        value = at.value
        if value is None:
            table = table or self._played(world, given)
            value = at.value = self._judges(table.state, self._seat)
            self.steps += 1
            self._note_end([option.key for option in given], value, table)
        for passed in path:
            passed.note(value, self._hope)

    def _played(self, world: LeanTable[Any], given: Sequence[Option[object]]) -> LeanTable[Any]:
        """A fork of a world after these answers."""
        table = world.fork(keeps=self._keeps)
        self.steps += len(given)
        for option in given:
            table.apply(option)
        return table

    def _note_end(self, given: Sequence[str], value: float, table: LeanTable[Any]) -> None:
        """Note a turn of these answers, judged for the first time."""
        if value > self._high:
            self._high, self.found = value, table
        self._low = min(self._low, value)
        end = self.ends.get(given[0])
        if end is None or value > end[0]:
            self.ends[given[0]] = value, table, given

    def _next(self, node: Node, at: Met) -> Option[object]:
        """An option not tried here yet; if there is none, the most promising."""
        if not at.tried:
            known, offered = node.below, at.offered
            new = [option for option in offered if option.key not in known] if known else offered
            if new:
                return self._prefers(new)
            at.tried = [(option, known[option.key]) for option in offered]
        span = max(1.0, self._high - self._low)
        curious = CURIOSITY * span * sqrt(log(node.visits))
        best, most = at.offered[0], -inf
        for option, below in at.tried:
            promise = below.worth + curious / below.root
            if promise > most:
                best, most = option, promise
        return best
