"""Which option a good player takes: a small network, learned by playing against itself (`tools.policy`).

It looks at what the seat may see (`rulesets.core.observing`) and at each option, and says how likely a
player as good as it would take that one. It was learned with two seats.
"""

import json
from array import array
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from math import tanh
from struct import calcsize, unpack_from
from typing import Any, NamedTuple

from rulesets.core import Decision, Rules
from rulesets.core.observing import Observer

Row = tuple[float, ...]
"""What an input adds to each hidden unit."""

REMEMBERED = 2_048
"""Of how many facts, and of how many options, it is remembered what they add."""

SEATS = 2
"""How many seats it was learned with."""

UNLIKELY = 4.0
"""An option is left out if its likelihood is lower than the best one's by this logarithm (1 to 55)."""

POINTS = 3.0
"""How many points a logarithm of likelihood stands for."""

HALF = "e"
"""Weights are stored as floating-point numbers of two bytes."""


class Policy:
    """The network of one game."""

    def __init__(self, rules: Rules[Any], stored: bytes) -> None:
        """From the file that `tools.policy` writes. Raises `ValueError` if it is another game's."""
        line, _, numbers = stored.partition(b"\n")
        head = json.loads(line)
        if head["game"] != rules.id:
            raise ValueError(f"learned for {head['game']}")
        self._rules, hidden = rules, head["hidden"]
        names = [*head["names"], *head["option_names"], "bias", "out"]
        rows = [
            unpack_from(f"<{hidden}{HALF}", numbers, place * hidden * calcsize(HALF))
            for place in range(len(names))
        ]
        many = len(head["names"])
        self._position: Mapping[str, Row] = dict(zip(head["names"], rows, strict=False))
        self._option: Mapping[str, Row] = dict(zip(head["option_names"], rows[many:], strict=False))
        self._bias, self._out = rows[-2:]
        self._nothing: Row = (0.0,) * hidden
        self._eyes: dict[int, _Eye] = {}

    def scores(self, state: Any, decision: Decision[Any]) -> list[float]:
        """For each option on offer, the logarithm of how likely it is taken, but for a constant."""
        eye = self._eye(len(state.seats))
        facts = eye.observer.facts(state, decision.seat, decision)
        seen = _total([self._bias, *eye.position.added(facts)])
        found = []
        for option in eye.observer.each_option(state, decision):
            more = _total(eye.option.added([option]) or [self._nothing])
            found.append(sum(map(_weighed, seen, more, self._out)))
        return found

    def likely(self, state: Any, decision: Decision[Any], most: int) -> Mapping[str, float]:
        """The keys of options that might be taken, at most so many, the most likely one first.

        Each with what may be expected of it, as points behind the first.
        """
        scores = self.scores(state, decision)
        least = max(scores) - UNLIKELY
        found = [
            (score, option.key)
            for option, score in zip(decision.options, scores, strict=True)
            if score > least
        ]
        found.sort(key=lambda each: -each[0])
        return {key: POINTS * (score - found[0][0]) for score, key in found[:most]}

    def _eye(self, seats: int) -> "_Eye":
        """What looks at a table of this many seats."""
        eye = self._eyes.get(seats)
        if eye is None:
            observer: Observer[Any] = Observer(self._rules.observed(), seats, self._rules.left)
            position = _Inputs([self._position.get(name) for name in observer.names], self._nothing)
            option = _Inputs([self._option.get(name) for name in observer.option_names], self._nothing)
            eye = self._eyes[seats] = _Eye(observer, position, option)
        return eye


class _Inputs:
    """What numbers add to the hidden units; parts of them that were met are remembered."""

    def __init__(self, rows: Sequence[Row | None], nothing: Row) -> None:
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
            row if number == 1.0 else tuple([number * each for each in row])
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


def _total(rows: Sequence[Row]) -> Row:
    return rows[0] if len(rows) == 1 else tuple([sum(column) for column in zip(*rows, strict=True)])


def _weighed(seen: float, more: float, out: float) -> float:
    return tanh(seen + more) * out


_POLICIES: dict[type, Policy | None] = {}


def learned(rules: Rules[Any], seats: int) -> Policy | None:
    """What was learned of a game among so many seats, if anything was; kept, as it remembers much."""
    if seats != SEATS:
        return None
    kind = type(rules)
    if kind not in _POLICIES:
        file = files("tabletop_tui.bots").joinpath("weights", f"{rules.id}.policy")
        _POLICIES[kind] = Policy(rules, file.read_bytes()) if file.is_file() else None
    return _POLICIES[kind]
