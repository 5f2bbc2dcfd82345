"""What the small types of rules and program are made of: dataclasses that take little time to make.

The standard library writes six methods for each frozen dataclass and compiles them one by one. That is
half a millisecond for a class; a game's screen stands on sixty, and its first picture would wait for them.
Here only `__init__` is written; comparing, hashing and showing are the same few functions for all.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform, overload

T = TypeVar("T")


@overload
def record(cls: type[T], /) -> type[T]: ...


@overload
def record(
    *, frozen: bool = True, kw_only: bool = False, slots: bool = True
) -> Callable[[type[T]], type[T]]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: Any = None, /, *, frozen: bool = True, kw_only: bool = False, slots: bool = True) -> Any:
    """Makes a class a dataclass with slots, compared by its fields; `frozen` ones can be hashed.

    Type checkers see that a frozen record isn't changed; at run time nothing prevents it.
    Those that work something out once and keep it (`cached_property`) can't have `slots`.
    """

    def made(plain: type[T]) -> type[T]:
        found: Any = dataclass(slots=slots, eq=False, repr=False, kw_only=kw_only)(plain)
        compared = tuple(name for name, each in found.__dataclass_fields__.items() if each.compare)
        _complete(found, attrgetter(*compared) if compared else type, frozen)
        return found  # type: ignore[no-any-return]

    return made if cls is None else made(cls)


def _complete(made: Any, values: Callable[[Any], Any], frozen: bool) -> None:
    """Give a class the methods it has not written itself; `values` are what it is compared by."""

    def same(self: Any, other: Any) -> bool:
        return bool(values(self) == values(other)) if other.__class__ is made else NotImplemented

    def hashed(self: Any) -> int:
        return hash(values(self))

    written = vars(made)
    if "__eq__" not in written:
        made.__eq__ = same
        made.__hash__ = hashed if frozen else None
    if "__repr__" not in written:
        made.__repr__ = shown


def shown(value: Any) -> str:
    """A record as it would be written: `Reason(id='full', facts={})`."""
    fields = (name for name, each in value.__dataclass_fields__.items() if each.repr)
    return f"{type(value).__qualname__}({', '.join(f'{name}={getattr(value, name)!r}' for name in fields)})"
