"""Which option a good player takes: a small network, learned by playing against itself (`tools.policy`).

It looks at what the seat may see (`rulesets.core.observing`) and at each option, and says how likely a
player as good as it would take that one.
"""

import json
from array import array
from collections.abc import Container, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from math import tanh
from struct import iter_unpack
from typing import Any, NamedTuple

from rulesets.core import Decision, Rules
from rulesets.core.observing import Observer

Row = tuple[float, ...]
"""What a fact adds to each hidden unit."""

Weights = Sequence[float]
"""What an input adds to each hidden unit for 1: as an `array`, which takes a quarter of the memory."""

REMEMBERED = 2_048
"""Of how many facts, and of how many options, it is remembered what they add: 4 kB each."""

UNLIKELY = 4.0
"""An option is left out if its likelihood is lower than the best one's by this logarithm (1 to 55)."""

POINTS = 3.0
"""How many points a logarithm of likelihood stands for."""

UNITS_A_STEP = 8
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
        rows = [_row(numbered) for numbered in iter_unpack(f"<f{hidden}b", numbers)]
        many = len(head["names"])
        self._position: Mapping[str, Weights] = dict(zip(head["names"], rows, strict=False))
        self._option: Mapping[str, Weights] = dict(zip(head["option_names"], rows[many:], strict=False))
        self._bias, self._out = map(tuple, rows[-2:])
        self._nothing: Row = (0.0,) * hidden

    def scores(self, state: Any, decision: Decision[Any]) -> list[float]:
        """For each option on offer, the logarithm of how likely it is taken, but for a constant."""
        eye = _eye(self, len(state.seats))
        facts = eye.observer.facts(state, decision.seat, decision)
        seen = _total([self._bias, *eye.position.added(facts)])
        found = []
        for option in eye.observer.each_option(state, decision):
            more = _total(eye.option.added([option]) or [self._nothing])
            found.append(sum(map(_weighed, seen, more, self._out)))
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
        position = _Inputs([self._position.get(name) for name in observer.names], self._nothing)
        option = _Inputs([self._option.get(name) for name in observer.option_names], self._nothing)
        return _Eye(observer, position, option)


class _Inputs:
    """What numbers add to the hidden units; parts of them that were met are remembered."""

    def __init__(self, rows: Sequence[Weights | None], nothing: Row) -> None:
        """What each number adds, if anything: as often as the number says."""
        self._rows, self._nothing = rows, nothing
        self._known: dict[tuple[int, bytes], Row] = {}

    def added(self, parts: Iterable[bytes]) -> list[Row]:
        """What parts that follow each other add, without those that add nothing."""
        found, start = [], 0
        for part in parts:
            row = self._known.get((start, part))
            if row is None:
                row = self._worked_out(start, part)
            if row is not self._nothing:
                found.append(row)
            start += len(part)
        return found

    def _worked_out(self, start: int, part: bytes) -> Row:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        numbers = array("f", part)
        rows = self._rows[start // numbers.itemsize :]
        found = [
            tuple(row) if number == 1.0 else tuple([number * each for each in row])
            for number, row in zip(numbers, rows, strict=False)
            if number and row is not None
        ]
        added = self._known[start, part] = _total(found) if found else self._nothing
        return added


class _Eye(NamedTuple):
    """What looks at a table of some number of seats."""

    observer: Observer[Any]
    position: _Inputs
    option: _Inputs


@lru_cache(1)
def _eye(policy: Policy, seats: int) -> _Eye:
    """What looks at a table of this many seats, and remembers much: up to 25 MB, so there is one at a time.

    It is made in 5 ms when another game, or another number of seats, is asked about.
    """
    return policy.looks(seats)


def _row(numbered: tuple[Any, ...]) -> Weights:
    """Weights that are stored as what they are multiples of, and how often each is that."""
    unit, *numbers = numbered
    return array("d", [unit * number for number in numbers])


def _total(rows: Sequence[Row]) -> Row:
    return rows[0] if len(rows) == 1 else tuple([sum(column) for column in zip(*rows, strict=True)])


def _weighed(seen: float, more: float, out: float) -> float:
    return tanh(seen + more) * out


_POLICIES: dict[type, Policy | None] = {}


def learned(rules: Rules[Any], seats: int) -> Policy | None:
    """What was learned of a game among so many seats, if anything was; kept, as it remembers much."""
    kind = type(rules)
    if kind not in _POLICIES:
        file = files("tabletop_tui.bots").joinpath("weights", f"{rules.id}.policy")
        _POLICIES[kind] = Policy(rules, file.read_bytes()) if file.is_file() else None
    policy = _POLICIES[kind]
    return policy if policy is not None and seats in policy.seats else None
