"""Positions to JSON and back, for saves and digests.

Handles what positions are made of: dataclasses, named tuples, lists, tuples, dicts with
string or whole-number keys, strings, words of a `Literal`, numbers, booleans, `None`, and the
generator of chance.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import repeat
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from rulesets.core.chance import Rng

try:  # the same function; `hashlib` first loads all of OpenSSL, which would delay a game's start
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b

T = TypeVar("T")


LATER: Final = {"later": True}
"""Metadata of a field that older documents may lack; it then has its default."""

SPARSE: Final = {"later": True, "sparse": True}
"""Metadata of a later field that is written only where it differs from its default.

So the digests of older games stay what they were.
"""


@cache  # without it, a digest takes 25 % more
def _saved_fields(kind: Any) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind) if f.metadata.get("saved", True))


@cache
def _sparse_fields(kind: Any) -> Mapping[str, Any]:
    """The fields that are written only where they differ from these defaults."""
    return {f.name: f.default for f in fields(kind) if f.metadata.get("sparse", False)}


def _written_fields(value: Any) -> tuple[str, ...]:
    """The fields of a dataclass that its JSON has."""
    kind: Any = type(value)
    names: tuple[str, ...] = _saved_fields(kind)
    sparse = _sparse_fields(kind)
    if not sparse:
        return names
    return tuple([name for name in names if name not in sparse or getattr(value, name) != sparse[name]])


@cache  # without it, reading a position takes twice as long
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def to_json(value: Any) -> Any:
    """A position, or a part of one, as JSON values. Raises `TypeError` for what isn't plain."""
    kind: Any = type(value)
    if kind is int or kind is str or kind is bool or value is None:
        return value
    if kind is list or isinstance(value, tuple):
        return [to_json(item) for item in value]
    if kind is dict:
        return {str(key): to_json(item) for key, item in value.items()}
    if isinstance(value, Rng):
        return value.state
    if is_dataclass(value):
        return {name: to_json(getattr(value, name)) for name in _written_fields(value)}
    raise TypeError(f"{kind.__name__} is nothing a position may be made of")


class Misfit(ValueError):
    """A value isn't what belongs to its place."""

    def __init__(self, problem: str, place: str = "") -> None:
        """`problem` says for maintainers what was expected; `place` is a path such as `seats[1].hand[0]`."""
        super().__init__(f"{place}: {problem}" if place else problem)
        self.problem = problem
        self.place = place

    def within(self, step: str) -> "Misfit":
        """The same, seen from the object or list that has it at this step: `hand`, `[0]`."""
        dot = "." if self.place and not self.place.startswith("[") else ""
        return Misfit(self.problem, f"{step}{dot}{self.place}")


LARGEST = 10**6
"""No number of a position is larger, up or down, but those of chance; larger ones could fill the memory."""

LONGEST = 200
"""The most characters in a text of a position, which is an id, or some ids in a row."""


def from_json(kind: Any, data: Any) -> Any:
    """The inverse of `to_json` for a value of this type.

    Raises `Misfit` with the place and what was expected there.
    """
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _from_union(kind, data)
    if kind is Rng:
        return _chance(data)
    if origin is list:
        (item,) = get_args(kind)
        return _items(repeat(item), _expect(list, data))
    if origin is tuple:
        return _tuple_from_json(get_args(kind), _expect(list, data))
    if origin is dict:
        key, item = get_args(kind)
        return _dict_from_json(key, item, _expect(dict, data))
    if origin is Literal:
        return _word(get_args(kind), data)
    if is_dataclass(kind):
        return _object_from_json(kind, _expect(dict, data))
    if isinstance(kind, type) and issubclass(kind, tuple):
        hints = list(_hints(kind).values())
        items = _expect(list, data)
        if len(items) != len(hints):
            raise Misfit(f"{kind.__name__} needs {len(hints)} values, not {len(items)}")
        return kind(*_items(hints, items))
    return _expect(kind, data)


def _chance(data: Any) -> Rng:
    if type(data) is not int or not 0 <= data < 1 << 64:
        raise Misfit("the state of a generator of chance expected")
    return Rng(data)


def _word(known: Sequence[str], data: Any) -> str:
    if data not in known:
        raise Misfit(f"one of these words expected: {', '.join(known)}")
    return str(data)


def _from_union(kind: Any, data: Any) -> Any:
    choices = get_args(kind)
    if data is None and NoneType in choices:
        return None
    (only,) = [choice for choice in choices if choice is not NoneType]
    return from_json(only, data)


def _tuple_from_json(kinds: tuple[Any, ...], data: list[Any]) -> tuple[Any, ...]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_items(repeat(kinds[0]), data))
    if len(kinds) != len(data):
        raise Misfit(f"{len(kinds)} values expected, not {len(data)}")
    return tuple(_items(kinds, data))


def _items(kinds: Iterable[Any], data: list[Any]) -> list[Any]:
    """Every item of a list, each as a value of its type."""
    made: list[Any] = []
    try:
        for kind, item in zip(kinds, data, strict=False):
            made.append(from_json(kind, item))
    except Misfit as error:
        raise error.within(f"[{len(made)}]") from error
    return made


def _dict_from_json(key: Any, item: Any, pairs: Mapping[str, Any]) -> dict[Any, Any]:
    made: dict[Any, Any] = {}
    for name, each in pairs.items():
        try:
            made[_number(name) if key is int else from_json(key, name)] = from_json(item, each)
        except Misfit as error:
            raise error.within(name if len(name) < LONGEST else "-") from error
    return made


def _number(name: str) -> int:
    """A whole number that is the key of an object, spelt as `to_json` spells it."""
    if not name.removeprefix("-").isdecimal() or len(name) > len(str(-LARGEST)) or str(int(name)) != name:
        raise Misfit("a whole number expected")
    return int(_expect(int, int(name)))


def _later_fields(kind: Any) -> frozenset[str]:
    """The fields that older documents may lack; these get their defaults."""
    return frozenset(f.name for f in fields(kind) if f.metadata.get("later", False))


def _object_from_json(kind: Any, data: Mapping[str, Any]) -> Any:
    names = [name for name in _saved_fields(kind) if name in data or name not in _later_fields(kind)]
    if set(data) != set(names):
        odd = sorted(set(data) ^ set(names))
        raise Misfit(f"{kind.__name__}: missing or unknown: {', '.join(odd)}", odd[0][:LONGEST])
    hints = _hints(kind)
    values = {}
    for name in names:
        try:
            values[name] = from_json(hints[name], data[name])
        except Misfit as error:
            raise error.within(name) from error
    return kind(**values)


def _expect(kind: Any, data: Any) -> Any:
    if type(data) is not kind:
        raise Misfit(f"{kind.__name__} expected, not {type(data).__name__}")
    if kind is int and not -LARGEST <= data <= LARGEST:
        raise Misfit("a number of the game expected")
    if kind is str and len(data) > LONGEST:
        raise Misfit("an id expected")
    return data


def digest(value: Any) -> str:
    """Sixteen hexadecimal digits that differ when two positions do.

    Takes JSON values or a position, whose digest is that of what `to_json` makes of it.
    Raises `TypeError`.
    """
    return blake2b(_encode(value).encode(), digest_size=8).hexdigest()


def _fields_of(value: Any) -> Any:
    """The parts of a position that the encoder writes, rebuilding as little as possible."""
    kind: Any = type(value)
    if not is_dataclass(value):
        return to_json(value)
    as_it_is = _encodable(kind)
    return {
        name: getattr(value, name) if name in as_it_is else to_json(getattr(value, name))
        for name in _written_fields(value)
    }


_encode = json.JSONEncoder(
    separators=(",", ":"), sort_keys=True, check_circular=False, default=_fields_of
).encode


@cache  # without it, reading a save takes 12 % more
def _encodable(kind: Any) -> frozenset[str]:
    """The fields of a dataclass whose values the encoder writes just as `to_json` would."""
    return frozenset([name for name, hint in _hints(kind).items() if _is_encodable(hint)])


def _is_encodable(hint: Any) -> bool:
    """Whether values of this type have no whole numbers as keys, which would be sorted as numbers."""
    kind, parts = get_origin(hint), get_args(hint)
    if kind is dict:
        return parts[0] is not int and all(map(_is_encodable, parts))
    if kind in (Union, UnionType, list, tuple):
        return all(part is Ellipsis or _is_encodable(part) for part in parts)
    if kind is Literal:
        return True
    if not isinstance(hint, type):
        return False
    if issubclass(hint, tuple):
        return hint is not tuple and all(map(_is_encodable, _hints(hint).values()))
    return hint in (int, str, bool, NoneType, Rng) or is_dataclass(hint)
