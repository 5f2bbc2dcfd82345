"""Which option a good player takes: a small network, learned by playing against itself (`tools.policy`).

It looks at what the seat may see (`rulesets.core.observing`) and at each option, and says how likely a
player as good as it would take that one.
"""

import json
from array import array
from collections.abc import Container, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import accumulate
from math import tanh
from operator import mul
from struct import iter_unpack
from typing import Any, NamedTuple

from rulesets.core import Decision, Rules
from rulesets.core.observing import Observer
from tabletop_tui.bots.packed import Row, packed, times, unpacked

REMEMBERED = 8_192
"""Of how many facts, and of how many options, it is remembered what they add: 0.5 kB each."""

UNLIKELY = 4.0
"""An option is left out if its likelihood is lower than the best one's by this logarithm (1 to 55)."""

POINTS = 3.0
"""How many points a logarithm of likelihood stands for."""

UNITS_A_STEP = 14
"""A step of a search takes as long as so many hidden units at a decision."""

FINEST = 127
"""The largest whole number of one byte: of a row, the largest weight is stored as that or its negative."""


class Policy:
    """The network of one game."""

    def __init__(self, rules: Rules[Any], stored: bytes) -> None:
        """From the file that `tools.policy` writes. Raises `ValueError` if it is another game's."""
        line, _, numbers = stored.partition(b"\n")
        head = json.loads(line)
        if head["game"] != rules.id:
            raise ValueError(f"learned for {head['game']}")
        self._rules, hidden = rules, head["hidden"]
        self.seats: Container[int] = head["seats"]
        """How many seats the tables had at which it was learned."""
        self.steps = hidden // UNITS_A_STEP
        """How much a decision takes, as `TurnSearch.steps`."""
        *rows, bias, out = [_weights(numbered) for numbered in iter_unpack(f"<f{hidden}b", numbers)]
        many, self._hidden = len(head["names"]), hidden
        self._position: Mapping[str, Row] = dict(zip(head["names"], map(packed, rows), strict=False))
        self._option: Mapping[str, Row] = dict(
            zip(head["option_names"], map(packed, rows[many:]), strict=True)
        )
        self._bias, self._out = times(1, packed(bias)), out

    def scores(self, state: Any, decision: Decision[Any]) -> list[float]:
        """For each option on offer, the logarithm of how likely it is taken, but for a constant."""
        eye = _eye(self, len(state.seats))
        seen = self._bias + eye.position.added(eye.observer.facts(state, decision.seat, decision))
        found = []
        for option in eye.observer.each_option(state, decision):
            units = unpacked(seen + eye.option.added([option]), self._hidden)
            found.append(sum(map(mul, map(tanh, units), self._out)))
        return found

    def likely(
        self, state: Any, decision: Decision[Any], most: int, doubt: float = 1.0
    ) -> Mapping[str, float]:
        """The keys of options that might be taken, at most so many, the most likely one first.

        Each with what may be expected of it, as points behind the first. With `doubt`, logarithms of
        likelihood say so many times less.
        """
        scores = self.scores(state, decision)
        least = max(scores) - doubt * UNLIKELY
        found = [
            (score, option.key)
            for option, score in zip(decision.options, scores, strict=True)
            if score > least
        ]
        found.sort(key=lambda each: -each[0])
        return {key: POINTS / doubt * (score - found[0][0]) for score, key in found[:most]}

    def behind(self, state: Any, decision: Decision[Any]) -> Mapping[str, float]:
        """By how many points each option may be behind the most likely one, which comes first."""
        scores = self.scores(state, decision)
        best, keys = max(scores), [option.key for option in decision.options]
        ranked = sorted(zip(scores, keys, strict=True), key=lambda each: -each[0])
        return {key: POINTS * (score - best) for score, key in ranked}

    def looks(self, seats: int) -> "_Eye":
        """What looks at a table of this many seats, and remembers nothing yet."""
        observer: Observer[Any] = Observer(self._rules.observed(), seats, self._rules.left)
        position = _Inputs([self._position.get(name, 0) for name in observer.names])
        option = _Inputs([self._option.get(name, 0) for name in observer.option_names])
        return _Eye(observer, position, option)


class _Inputs(dict[tuple[int, bytes], Row]):
    """What facts add to the hidden units, by where their numbers begin; worked out when one is first met."""

    def __init__(self, rows: Sequence[Row]) -> None:
        """What each number adds, as often as the number says."""
        super().__init__()
        self._rows = rows
        self._starts: Sequence[int] = ()

    def added(self, parts: Sequence[bytes]) -> Row:
        """What facts that follow each other add. They have as many numbers each time."""
        if len(self._starts) != len(parts):
            self._starts = [0, *accumulate(map(len, parts))][:-1]
        return sum(map(self.__getitem__, zip(self._starts, parts, strict=True)))

    def __missing__(self, place: tuple[int, bytes]) -> Row:
        if len(self) >= REMEMBERED:
            self.clear()
        start, part = place
        numbers = array("f", part)
        first = start // numbers.itemsize
        rows = self._rows[first : first + len(numbers)]
        found = self[place] = sum(
            [times(number, row) for number, row in zip(numbers, rows, strict=True) if number]
        )
        return found


class _Eye(NamedTuple):
    """What looks at a table of some number of seats."""

    observer: Observer[Any]
    position: _Inputs
    option: _Inputs


@lru_cache(1)
def _eye(policy: Policy, seats: int) -> _Eye:
    """What looks at a table of this many seats, and remembers much: up to 17 MB, so there is one at a time.

    It is made in 5 ms when another game, or another number of seats, is asked about.
    """
    return policy.looks(seats)


def _weights(numbered: tuple[Any, ...]) -> list[float]:
    """Weights that are stored as what they are multiples of, and how often each is that."""
    unit, *numbers = numbered
    return [unit * number for number in numbers]


_POLICIES: dict[type, Policy | None] = {}


def learned(rules: Rules[Any], seats: int) -> Policy | None:
    """What was learned of a game among so many seats, if anything was; kept, as it remembers much."""
    kind = type(rules)
    if kind not in _POLICIES:
        file = files("tabletop_tui.bots").joinpath("weights", f"{rules.id}.policy")
        _POLICIES[kind] = Policy(rules, file.read_bytes()) if file.is_file() else None
    policy = _POLICIES[kind]
    return policy if policy is not None and seats in policy.seats else None
