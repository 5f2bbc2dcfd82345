"""What the small types of rules and program are made of: dataclasses that take little time to make.

The standard library writes six methods for each frozen dataclass and compiles them one by one. That is
half a millisecond for a class; a game's screen stands on sixty, and its first picture would wait for them.
Here nothing is written for most classes: comparing, hashing and showing are the same few functions for
all, and `__init__` is that of the first class with as many fields, under other names.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, dataclass, field
from functools import cache
from operator import attrgetter
from types import CodeType, FunctionType
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
        alike = _takes_all(plain)
        found: Any = dataclass(slots=slots, init=not alike, eq=False, repr=False, kw_only=kw_only)(plain)
        if alike:
            found.__init__ = _taking(found, kw_only)
        compared = tuple(name for name, each in found.__dataclass_fields__.items() if each.compare)
        _complete(found, attrgetter(*compared) if compared else type, frozen)
        return found  # type: ignore[no-any-return]

    return made if cls is None else made(cls)


def _takes_all(plain: type) -> bool:
    """Whether a class inherits no fields and keeps what it is given: nothing is made for it or done after."""
    special = (
        not each.init or each.kw_only is True or callable(each.default_factory)
        for each in vars(plain).values()
        if isinstance(each, Field)
    )
    written = "__init__" in vars(plain) or hasattr(plain, "__post_init__")
    return not written and not hasattr(plain, "__dataclass_fields__") and not any(special)


def _taking(made: Any, kw_only: bool) -> FunctionType:
    """The `__init__` of a class that keeps the value of each of its fields."""
    fields = made.__dataclass_fields__
    names = tuple(fields)
    code = _taken(len(names), kw_only).replace(
        co_varnames=("self", *names), co_names=names, co_qualname=f"{made.__qualname__}.__init__"
    )
    given = {name: each.default for name, each in fields.items() if each.default is not MISSING}
    written = FunctionType(code, {}, "__init__", None if kw_only else tuple(given.values()))
    written.__kwdefaults__ = given if kw_only else None
    written.__annotations__ = {name: each.type for name, each in fields.items()}
    return written


@cache
def _taken(count: int, kw_only: bool) -> CodeType:
    """`__init__` of a class with so many fields."""
    names = [f"field_{number}" for number in range(count)]
    heads = ["self", *(["*"] if kw_only and names else []), *names]
    kept = [f"self.{name} = {name}" for name in names] or ["pass"]
    text = f"def __init__({', '.join(heads)}):\n " + "\n ".join(kept)
    return next(part for part in compile(text, __file__, "exec").co_consts if isinstance(part, CodeType))


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
