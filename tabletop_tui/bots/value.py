"""How a seat stands: the points it has, and those that are to come, as learned from games (`tools.train`).

The value is linear: every feature brings a constant, and another one times the part of the game to come.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from rulesets.core import Rules, ScoreLine, Standing
from tabletop_tui.bots.features import Features, count, features, fields, group_of

Weights = Mapping[str, tuple[float, float]]
"""What one of each feature is worth: at the end of the game, and how much more at its start, in points."""


Pair = tuple[float, float]
"""What something is worth at the end, and how much more at the start."""

REMEMBERED = 20_000
"""How many values of a field are remembered with their worth."""


class Value:
    """Judges positions of one game by what was learned of it.

    All that is counted adds up, so the worth of a field is remembered by what stands in it.
    """

    def __init__(self, rules: Rules[Any], weights: Weights, trust: float = 1.0) -> None:
        """`weights` by the names of the features; what is to come counts by `trust`, from 0 to 1."""
        self._rules, self._trust = rules, trust
        self._weights = weights if trust else {}
        own = {name[4:]: worth for name, worth in self._weights.items() if name.startswith("own.")}
        self._own: Callable[[str, Pair], Pair] = own.get
        self._lines: dict[str, tuple[Pair, list[tuple[str, float, float]]]] = {}
        self._fields: dict[type, list[tuple[str, dict[Any, Pair]]]] = {}

    def finals(self, state: Any) -> list[float]:
        """The points that each seat is expected to have in the end."""
        stood = self._rules.standings(state)
        left = self._rules.left(state) if self._weights else 0.0
        if not left:
            return [standing.total for standing in stood]
        found = []
        for standing in stood:
            at_end, more = self._to_come(state, standing, left)
            found.append(standing.total + self._trust * (at_end + more * left))
        return found

    def lead(self, state: Any, seat: int) -> float:
        """By how many points a seat is expected to be ahead of the best other one in the end."""
        return ahead(self.finals(state), seat)

    def shares(self, state: Any) -> list[dict[str, float]]:
        """What the points come from that each seat is expected to have in the end; see `weighing.Weighed`."""
        rules, left = self._rules, self._rules.left(state)
        found = []
        for standing in rules.standings(state):
            share = {f"line.{line.id}": float(line.points) for line in standing.lines}
            counted = features(rules, state, standing.seat, standing.lines) if left and self._weights else {}
            for name, amount in counted.items():
                at_end, more = self._pair(name, amount)
                group = group_of(name)
                if group.startswith("line."):
                    group = f"expected.{group[5:]}"
                share[group] = share.get(group, 0.0) + self._trust * (at_end + more * left)
            found.append(share)
        return found

    def _to_come(self, state: Any, standing: Standing, left: float) -> Pair:
        """What everything that is counted of a seat is worth together."""
        at_end = more = 0.0
        for name, amount in (("one", 1.0), ("left", left), (f"seats={len(state.seats)}", 1.0)):
            pair = self._pair(name, amount)
            at_end += pair[0]
            more += pair[1]
        seat = state.seats[standing.seat]
        for name, known in self._fields.get(type(seat)) or self._fields_of(type(seat)):
            value = getattr(seat, name)
            kind = type(value)
            if kind is dict:
                pair = self._items(name, value, known) if value else NOTHING
            else:
                if kind is list:
                    value = _frozen(value)
                pair = known.get(value) or self._remember(name, value, known)
            at_end += pair[0]
            more += pair[1]
        for line in standing.lines:
            (each, each_more), facts = self._lines.get(line.id) or self._line(line)
            at_end += each * line.points
            more += each_more * line.points
            if facts:
                known_facts = line.facts
                for name, each, each_more in facts:
                    at_end += each * known_facts[name]
                    more += each_more * known_facts[name]
        own = self._own
        for name, amount in self._rules.features(state, standing.seat).items():
            if amount:
                each, each_more = own(name, NOTHING)
                at_end += each * amount
                more += each_more * amount
        return at_end, more

    def _pair(self, name: str, amount: float) -> Pair:
        at_end, more = self._weights.get(name, NOTHING)
        return at_end * amount, more * amount

    def _fields_of(self, kind: type) -> list[tuple[str, dict[Any, Pair]]]:
        """The fields of a seat, each with what is remembered of it."""
        found: list[tuple[str, dict[Any, Pair]]] = [(name, {}) for name in fields(kind) or ()]
        self._fields[kind] = found
        return found

    def _remember(self, name: str, value: Any, known: dict[Any, Pair]) -> Pair:
        """The worth of a field with this value, worked out and kept."""
        counted: Features = {}
        count(value, f"field.{name}", counted)
        pair = self._sum(counted)
        if len(known) > REMEMBERED:
            known.clear()
        known[value] = pair
        return pair

    def _sum(self, counted: Features) -> Pair:
        pairs = [self._pair(name, amount) for name, amount in counted.items()]
        return sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)

    def _items(self, name: str, values: dict[Any, Any], known: dict[Any, Pair]) -> Pair:
        """The worth of a mapping: each of its items is remembered by itself, and how many there are."""
        at_end = more = 0.0
        for key, value in values.items():
            item = (key, _frozen(value) if type(value) is list else value)
            pair = known.get(item)
            if pair is None:
                counted: Features = {}
                count({key: value}, f"field.{name}", counted)
                counted[f"field.{name}.many"] -= 1.0  # of the mapping itself: added below
                if len(known) > REMEMBERED:
                    known.clear()
                pair = known[item] = self._sum(counted)
            at_end += pair[0]
            more += pair[1]
        many = self._pair(f"field.{name}.many", len(values))
        return at_end + many[0], more + many[1]

    def _line(self, line: ScoreLine) -> tuple[Pair, list[tuple[str, float, float]]]:
        """What a point of a line of the score sheet is worth, and what its facts are."""
        name = f"line.{line.id}"
        facts = [
            (fact, *self._weights[f"{name}.{fact}"])
            for fact in line.facts
            if f"{name}.{fact}" in self._weights
        ]
        found = self._lines[line.id] = (self._pair(name, 1.0), facts)
        return found


NOTHING = (0.0, 0.0)


def _frozen(value: Any) -> Any:
    """Lists as tuples, so that they can be looked up."""
    if type(value) is not list:
        return value
    return tuple(map(_frozen, value)) if value and type(value[0]) is list else tuple(value)


def ahead(totals: Sequence[float], seat: int) -> float:
    """By how much a seat is ahead of the best other one; below 0: behind."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


_VALUES: dict[tuple[type, float], Value] = {}


def valued(rules: Rules[Any], trust: float = 1.0) -> Value:
    """What judges positions of a game, by what was learned of it; kept, for it remembers much."""
    known = _VALUES.get((type(rules), trust))
    if known is None:
        known = _VALUES[type(rules), trust] = Value(rules, learned(rules.id) or {}, trust)
    return known


@cache
def learned(game: str) -> Weights | None:
    """What was learned of a game, if anything was."""
    file = files("tabletop_tui.bots").joinpath("weights", f"{game}.json")
    if not file.is_file():
        return None
    known = json.loads(file.read_text(encoding="utf-8"))
    return {name: (at_end, more) for name, (at_end, more) in known["weights"].items()}
