"""Looks ahead to the end of the seat's own turn: which first answer leads to the best lead there.

A tree of answers is grown over worlds that look the same to the seat (`Seen.worlds`). Each evaluation walks
from the top along the most promising answers, tries one that is new, goes on by chance until another seat
decides, and counts the points there.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf, log, sqrt
from random import Random
from typing import Any

from rulesets.core import Table
from tabletop_tui.bots.seen import lead

LONGEST = 16
"""A turn is followed for so many answers; longer ones are counted where they stand."""

CURIOSITY = 0.5
"""How much an answer that was tried seldom is preferred, in parts of the span of all values met."""

Prefers = Callable[[Sequence[str]], str]
"""Picks one of several keys where nothing is known of them yet."""


@dataclass(slots=True)
class Node:
    """An answer in the tree, and what came of it."""

    visits: int = 0
    total: int = 0
    """The sum of the leads, in points."""
    best: float = -inf
    below: dict[str, "Node"] = field(default_factory=dict)

    @property
    def worth(self) -> float:
        """What to expect, in points: between the average, for luck, and the best, for one's own choice."""
        return (self.total / self.visits + self.best) / 2

    def note(self, value: int) -> None:
        """One more evaluation went through here."""
        self.visits += 1
        self.total += value
        self.best = max(self.best, value)


class TurnSearch:
    """A search for one decision; used once."""

    def __init__(self, worlds: Sequence[Table[Any]], seat: int, prefers: Prefers, chance: Random) -> None:
        """From these worlds, at least one, for a seat that decides in all of them."""
        self._worlds, self._seat = worlds, seat
        self._prefers, self._chance = prefers, chance
        self._low, self._high = inf, -inf

    def best(self, keys: Sequence[str], evaluations: int) -> str:
        """The most promising of these keys after so many evaluations."""
        root = Node()
        for number in range(evaluations):
            self._evaluate(root, self._worlds[number % len(self._worlds)].clone(), keys)
        tried = [key for key in keys if key in root.below]
        self._chance.shuffle(tried)  # equal ones by chance
        return max(tried, key=lambda key: root.below[key].worth)

    def _evaluate(self, root: Node, world: Table[Any], keys: Sequence[str]) -> None:
        """Play the turn to its end once, and note the lead in every node on the way."""
        path, node, offered, fresh = [root], root, keys, False
        for _ in range(LONGEST):
            key = self._prefers(offered) if fresh else self._next(node, offered)
            if not fresh:
                fresh = key not in node.below
                node = node.below.setdefault(key, Node())
                path.append(node)
            world.apply(key)
            if world.decision is None or world.decision.seat != self._seat:
                break
            offered = [option.key for option in world.decision.options]
        value = lead(world, self._seat)
        self._low, self._high = min(self._low, value), max(self._high, value)
        for passed in path:
            passed.note(value)

    def _next(self, node: Node, keys: Sequence[str]) -> str:
        """A key that wasn't tried yet here; of those that all were, the most promising."""
        new = [key for key in keys if key not in node.below]
        if new:
            return self._prefers(new)
        span = max(1, self._high - self._low)
        known = log(node.visits)

        def promise(key: str) -> float:
            below = node.below[key]
            return (below.worth - self._low) / span + CURIOSITY * sqrt(known / below.visits)

        return max(keys, key=promise)
