"""Values in a few characters, for texts that people compare."""

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from typing import Any, Final

_LEFT_OUT: Final[tuple[Any, ...]] = (None, "", (), [], {}, frozenset())
"""Fields with nothing in them aren't written; 0 and False are, unless that is their default."""


def short(thing: Any) -> str:
    """A value in a few characters: `Deed(space=1 points=5)`, without what is empty or 0 by default."""
    if is_dataclass(thing) and not isinstance(thing, type):
        held = {each.name: getattr(thing, each.name) for each in fields(thing)}
        usual = {each.name: each.default for each in fields(thing)}
        return f"{type(thing).__name__}({_fields(held, usual)})"
    if isinstance(thing, tuple) and hasattr(thing, "_asdict"):
        return f"{type(thing).__name__}({_fields(thing._asdict(), getattr(thing, '_field_defaults', {}))})"
    if isinstance(thing, Mapping):
        return "{" + " ".join(f"{key}:{short(value)}" for key, value in thing.items()) + "}"
    if isinstance(thing, frozenset | set):
        return "{" + " ".join(sorted(map(short, thing))) + "}"
    if isinstance(thing, tuple | list):
        return "[" + " ".join(map(short, thing)) + "]"
    if isinstance(thing, float):
        return f"{thing:.4g}"
    return str(thing.value if isinstance(thing, Enum) else "-" if thing is None else thing)


def _fields(held: Mapping[str, Any], usual: Mapping[str, Any] | None = None) -> str:
    told = {name: value for name, value in held.items() if value not in _LEFT_OUT}
    if usual is not None:
        told = {name: value for name, value in told.items() if value or usual.get(name, MISSING) != value}
    return " ".join(f"{name}={short(value)}" for name, value in told.items())
