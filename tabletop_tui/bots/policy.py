"""Which option a good player takes: a small network, learned by playing against itself (`tools.policy`).

It looks at what the seat may see (`rulesets.core.observing`) and at each option, and says how likely a
player as good as it would take that one. It was learned with two seats; with more, it looks at its own seat
and at the next one.
"""

import json
from array import array
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import tanh
from struct import calcsize, unpack_from
from typing import Any

from rulesets.core import Decision, Rules
from rulesets.core.observing import Observer

Row = Sequence[float]
"""What an input adds to each hidden unit."""

REMEMBERED = 8_192
"""How many options are remembered with what they add."""

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
        self._nothing: Row = [0.0] * hidden
        self._eyes: dict[int, tuple[Observer[Any], list[Row | None], list[Row | None]]] = {}
        self._known: dict[bytes, Row] = {}

    def scores(self, state: Any, decision: Decision[Any]) -> list[float]:
        """For each option on offer, the logarithm of how likely it is taken, but for a constant."""
        observer, position, option = self._eye(len(state.seats))
        seen = _added(self._bias, array("f", observer.numbers(state, decision.seat, decision)), position)
        width, rows = 4 * len(option), bytes(observer.options(state, decision))
        found = []
        for start in range(0, len(rows), width):
            row = rows[start : start + width]
            more = self._known.get(row)
            if more is None:
                if len(self._known) >= REMEMBERED:
                    self._known.clear()
                more = self._known[row] = _added(self._nothing, array("f", row), option)
            found.append(sum(map(_weighed, seen, more, self._out)))
        return found

    def _eye(self, seats: int) -> tuple[Observer[Any], list[Row | None], list[Row | None]]:
        """What looks at a table of this many seats, and what each of its numbers adds, if anything."""
        eye = self._eyes.get(seats)
        if eye is None:
            observer: Observer[Any] = Observer(self._rules.observed(), seats, self._rules.left)
            position = [self._position.get(name) for name in observer.names]
            option = [self._option.get(name) for name in observer.option_names]
            eye = self._eyes[seats] = observer, position, option
        return eye


def _added(first: Row, numbers: Sequence[float], rows: Sequence[Row | None]) -> Row:
    """The sum of rows, each as often as its number says."""
    ones, parts = [first], []
    for number, row in zip(numbers, rows, strict=True):
        if number and row is not None:
            if number == 1.0:
                ones.append(row)
            else:
                parts.append([number * each for each in row])
    return [sum(column) for column in zip(*ones, *parts, strict=True)]


def _weighed(seen: float, more: float, out: float) -> float:
    return tanh(seen + more) * out


_POLICIES: dict[type, Policy | None] = {}


def policy(rules: Rules[Any]) -> Policy | None:
    """What was learned of a game's choices, if anything was; kept, as it remembers much."""
    kind = type(rules)
    if kind not in _POLICIES:
        file = files("tabletop_tui.bots").joinpath("weights", f"{rules.id}.policy")
        _POLICIES[kind] = Policy(rules, file.read_bytes()) if file.is_file() else None
    return _POLICIES[kind]
