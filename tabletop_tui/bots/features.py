"""What is counted about a seat to judge its prospects: every field of its state and of its score sheet.

One generic function serves all games: numbers count as they are, words by how often they occur.
`Rules.features` adds what only the game knows. A feature's name begins with its group: `field.` of the seat,
`line.` of the score sheet, `own.` for the game's own.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rulesets.core import Rules, ScoreLine

Features = dict[str, float]
"""Amounts by name; missing ones are 0."""

NUMBERS = {int}
"""The types of a row that keeps its places."""

_FIELDS: dict[type, tuple[str, ...] | None] = {}
"""The names of the fields of records and named tuples; `None` for other types."""


def features(rules: Rules[Any], state: Any, index: int, lines: Sequence[ScoreLine]) -> Features:
    """Everything counted about a seat; `lines` are its score sheet as if the game ended now."""
    found: Features = {"one": 1.0, "left": rules.left(state), f"seats={len(state.seats)}": 1.0}
    seat = state.seats[index]
    for name in fields(type(seat)) or ():
        count(getattr(seat, name), f"field.{name}", found)
    for line in lines:
        found[f"line.{line.id}"] = line.points
        for name, fact in line.facts.items():
            if type(fact) is int or type(fact) is bool:
                found[f"line.{line.id}.{name}"] = fact
    for name, amount in rules.features(state, index).items():
        found[f"own.{name}"] = amount
    return found


def group_of(name: str) -> str:
    """A feature's group: a line, a field, one of the game's own amounts; `all` for the rest."""
    parts = name.partition("=")[0].split(".")
    return ".".join(parts[:2]) if len(parts) > 1 else "all"


def fields(kind: type) -> tuple[str, ...] | None:
    """The names of a type's fields, if it has any."""
    if kind not in _FIELDS:
        names = getattr(kind, "_fields", None) or getattr(kind, "__dataclass_fields__", None)
        _FIELDS[kind] = None if names is None else tuple(names)
    return _FIELDS[kind]


def _record(value: Any, name: str, found: Features) -> None:
    for each in fields(type(value)) or ():
        count(getattr(value, each), f"{name}.{each}", found)


def _number(value: Any, name: str, found: Features) -> None:
    if value:
        found[name] = found.get(name, 0.0) + value


def _word(value: str, name: str, found: Features) -> None:
    if value:
        name = f"{name}={value}"
        found[name] = found.get(name, 0.0) + 1.0


def _several(values: Sequence[Any], name: str, found: Features) -> None:
    """In a row of numbers, the places count; in any other row, only the amounts."""
    if {type(each) for each in values} == NUMBERS:
        for place, each in enumerate(values):
            if each:
                _number(each, f"{name}.{place}", found)
    else:
        for each in values:
            if type(each) is str:
                _word(each, name, found)
            else:
                count(each, name, found)
    _number(len(values), f"{name}.many", found)


def _mapping(values: Mapping[Any, Any], name: str, found: Features) -> None:
    """Numbers count by their keys; anything else by what it is, not where."""
    for key, each in values.items():
        count(each, f"{name}.{key}" if type(each) is int else name, found)
    _number(len(values), f"{name}.many", found)


def _nothing(value: Any, name: str, found: Features) -> None:
    """Counts nothing, for values that say nothing by themselves."""


_COUNTS: dict[type, Callable[[Any, str, Features], None]] = {
    int: _number,
    bool: _number,
    str: _word,
    list: _several,
    tuple: _several,
    dict: _mapping,
    type(None): _nothing,
}


def count(value: Any, name: str, found: Features) -> None:
    """Count a value under a name; its parts add up."""
    kind = type(value)
    counts = _COUNTS.get(kind)
    if counts is not None:
        counts(value, name, found)
    elif fields(kind):
        _record(value, name, found)
