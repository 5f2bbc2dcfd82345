"""What a position is worth to a seat: its points, and those to come, as learned from games (`tools.train`).

The value is linear: every feature adds a constant, and another one times the part of the game to come.
"""

import json
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from importlib.resources import files
from operator import attrgetter
from typing import Any, get_args, get_origin, get_type_hints

from rulesets.core import Rules, ScoreLine
from tabletop_tui.bots.features import Features, count, features, fields, group_of

Weights = Mapping[str, tuple[float, float]]
"""What one of each feature is worth: at the end of the game, and how much more at its start, in points."""


Pair = tuple[float, float]
"""What something is worth at the end, and how much more at the start."""

KEPT = 2_048
"""How many seats are remembered with their expected points."""

TIE = 0.5
"""How many points it counts to win, or lose, a tie: less than any point, but not nothing."""

REMEMBERED = 8_192
"""How many values of a field are remembered with their worth."""


class Value:
    """Judges positions of one game by what was learned about it.

    A search meets the same seats again and again, so what a seat is expected to have is remembered by all
    that it depends on (`Rules.around`). All that is counted adds up, in the order of `features`, so a field's
    worth is remembered by its value.
    """

    def __init__(self, rules: Rules[Any], weights: Weights, trust: float = 1.0) -> None:
        """`weights` by the names of the features; what is to come counts by `trust`, from 0 to 1."""
        self._rules, self._trust = rules, trust
        self._weights = weights if trust else {}
        self._own = {name[4:]: worth for name, worth in self._weights.items() if name.startswith("own.")}
        self._lines: dict[str, tuple[Pair, list[tuple[str, float, float]]]] = {}
        self._known: dict[Hashable, float] = {}
        self._beginnings: dict[tuple[int, float], Pair] = {}
        self._frozen: Callable[[Any], tuple[Any, ...]] | None = None
        self._fields: list[tuple[int, Callable[[Any], Pair | None], Callable[[Any], Pair]]] = []

    def finals(self, state: Any) -> list[float]:
        """The points that each seat is expected to have in the end."""
        rules = self._rules
        left = rules.left(state) if self._weights else 0.0
        if not left:
            return [standing.total for standing in rules.standings(state)]
        seats, known, found = state.seats, self._known, []
        many, frozen = len(seats), self._frozen or self._frozen_by(type(seats[0]))
        around = rules.around(state)
        for index in range(many):
            things = frozen(seats[index])
            if not around:
                found.append(self._final(state, index, things, left))
                continue
            key = (left, many, index, around[index], things)
            final = known.get(key)
            if final is None:
                if len(known) >= KEPT:
                    known.clear()
                final = known[key] = self._final(state, index, things, left)
            found.append(final)
        return found

    def forget(self) -> None:
        """Count everything again from now on."""
        self._known.clear()

    def lead(self, state: Any, seat: int) -> float:
        """By how many points a seat is expected to be ahead of the best other one in the end.

        If the game is over with as many, what decides such a tie counts as `TIE` points.
        """
        finals = self.finals(state)
        own = finals.pop(seat)
        return own - max(finals) or self._tie(state, seat)

    def _tie(self, state: Any, seat: int) -> float:
        if self._rules.left(state):
            return 0.0
        places = [standing.place for standing in self._rules.standings(state)]
        if places[seat] > 1:
            return -TIE
        return TIE if places.count(1) == 1 else 0.0

    def shares(self, state: Any) -> list[dict[str, float]]:
        """The sources of the points that each seat is expected to have in the end; see `weighing.Weighed`."""
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

    def _final(self, state: Any, index: int, things: Sequence[Any], left: float) -> float:
        """The points that a seat, with these things, is expected to have in the end."""
        rules = self._rules
        at_end, more = self._begun(len(state.seats), left)
        for place, known, worth in self._fields:
            thing = things[place]
            pair = known(thing) or worth(thing)
            at_end += pair[0]
            more += pair[1]
        total = 0
        for line in rules.lines(state, index):
            (each, each_more), facts = self._lines.get(line.id) or self._line(line)
            points = line.points
            if points:
                total += points
                at_end += each * points
                more += each_more * points
            for name, each, each_more in facts:
                amount = line.facts[name]
                at_end += each * amount
                more += each_more * amount
        own = self._own
        for name, amount in rules.features(state, index).items():
            if amount and name in own:
                each, each_more = own[name]
                at_end += each * amount
                more += each_more * amount
        return total + self._trust * (at_end + more * left)

    def _begun(self, seats: int, left: float) -> Pair:
        """The worth that is the same for all seats: how much of the game is left, and how many play."""
        known = self._beginnings.get((seats, left))
        if known is None:
            one, gone, many = (
                self._pair("one", 1.0),
                self._pair("left", left),
                self._pair(f"seats={seats}", 1.0),
            )
            known = one[0] + gone[0] + many[0], one[1] + gone[1] + many[1]
            self._beginnings[seats, left] = known
        return known

    def _pair(self, name: str, amount: float) -> Pair:
        at_end, more = self._weights.get(name, NOTHING)
        return at_end * amount, more * amount

    def _frozen_by(self, kind: type) -> Callable[[Any], tuple[Any, ...]]:
        """What freezes a seat of this kind; finds its fields that are worth something, too."""
        hints = get_type_hints(kind)
        worth: list[tuple[int, Callable[[Any], Pair | None], Callable[[Any], Pair]]] = []
        for place, name in enumerate(fields(kind) or (), 1):
            prefix = f"field.{name}"
            if any(weight.startswith(prefix) for weight in self._weights):
                known: dict[Any, Pair] = {}
                works_out = self._items if get_origin(hints[name]) is dict else self._counted
                worth.append((place, known.get, partial(works_out, prefix, known)))
        self._fields = worth  # at once: another thread may be doing the same
        self._frozen = freezing(kind)
        return self._frozen

    def _counted(self, name: str, known: dict[Any, Pair], value: Any) -> Pair:
        """The worth of a field with this value, worked out and kept."""
        counted: Features = {}
        count(value, name, counted)
        return _keep(known, value, self._sum(counted))

    def _sum(self, counted: Features) -> Pair:
        at_end = more = 0.0
        for name, amount in counted.items():
            pair = self._weights.get(name)
            if pair is not None:
                at_end += pair[0] * amount
                more += pair[1] * amount
        return at_end, more

    def _items(self, name: str, known: dict[Any, Pair], things: tuple[tuple[Any, ...], ...]) -> Pair:
        """The worth of a mapping: of each of its items, remembered separately, and of their number."""
        at_end = more = 0.0
        for item in zip(*things, strict=True):
            pair = known.get(item)
            if pair is None:
                counted: Features = {}
                count(dict([item]), name, counted)
                counted[f"{name}.many"] -= 1.0  # of the mapping itself: added below
                pair = _keep(known, item, self._sum(counted))
            at_end += pair[0]
            more += pair[1]
        many = self._pair(f"{name}.many", len(things[0]))
        return _keep(known, things, (at_end + many[0], more + many[1]))

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


def _keep(known: dict[Any, Pair], value: Any, pair: Pair) -> Pair:
    """Remember a worth; when there are too many, all others are forgotten."""
    if len(known) >= REMEMBERED:
        known.clear()
    known[value] = pair
    return pair


def freezing(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    """A function that turns records of this kind into keys: the kind and their values, in order."""
    names, hints = fields(kind) or (), get_type_hints(kind)
    changing = [(place, made) for place, name in enumerate(names, 1) if (made := _freezer(hints[name]))]
    values = attrgetter("__class__", *names)

    def frozen(record: Any) -> tuple[Any, ...]:
        found = [*values(record)]
        for place, made in changing:
            found[place] = made(found[place])
        return tuple(found)

    return frozen


def _freezer(hint: Any) -> Callable[[Any], tuple[Any, ...]] | None:
    """A function that turns a type's values into tuples (rows, mappings); `None` if they can stay."""
    origin, within = get_origin(hint), get_args(hint)
    if origin not in (list, dict):
        return None
    each = _freezer(within[-1])
    if origin is list:
        return tuple if each is None else lambda row: tuple(map(each, row))
    if each is None:
        return lambda mapping: (tuple(mapping), tuple(mapping.values()))
    return lambda mapping: (tuple(mapping), tuple(map(each, mapping.values())))


def ahead(totals: Sequence[float], seat: int) -> float:
    """By how much a seat is ahead of the best other one; below 0: behind."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


_VALUES: dict[tuple[type, float], Value] = {}


def valued(rules: Rules[Any], trust: float = 1.0) -> Value:
    """The judge of a game's positions, by what was learned; kept, as it remembers much."""
    known = _VALUES.get((type(rules), trust))
    if known is None:
        known = _VALUES[type(rules), trust] = Value(rules, learned(rules.id) or {}, trust)
    return known


def learned(game: str) -> Weights | None:
    """What was learned about a game, if anything was."""
    file = files("tabletop_tui.bots").joinpath("weights", f"{game}.json")
    if not file.is_file():
        return None
    known = json.loads(file.read_text(encoding="utf-8"))
    return {name: (at_end, more) for name, (at_end, more) in known["weights"].items()}
