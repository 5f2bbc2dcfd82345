"""What the small types of rules and program are made of: dataclasses that take little time to make.

The standard library writes six methods for each frozen dataclass and compiles them one by one. That is
half a millisecond for a class; a game's screen stands on sixty, and its first picture would wait for them.
Here nothing is written for most classes: comparing, hashing and showing are the same few functions for
all, and `__init__` is that of the first class with fields of the same kinds, under other names.
"""

from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from functools import cache
from operator import attrgetter
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple, TypeVar, dataclass_transform, overload

T = TypeVar("T")
_BUILT: Final = object()
"""Given for a field for which something new is to be built."""


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
        found: Any = dataclass(slots=slots, init=False, eq=False, repr=False, kw_only=kw_only)(plain)
        taken = fields(found)
        if "__init__" not in vars(plain):
            found.__init__ = _taking(found, taken)
        compared = [each.name for each in taken if each.compare]
        _complete(found, attrgetter(*compared) if compared else type, frozen)
        return found  # type: ignore[no-any-return]

    return made if cls is None else made(cls)


class _Kind(NamedTuple):
    """How a field is taken."""

    by_name: bool
    """Only by its name."""
    built: bool
    """If it isn't given, something new is built for it: an empty list."""


def _taking(made: Any, taken: Sequence[Field[Any]]) -> FunctionType:
    """The `__init__` of a class that keeps its fields and then does what its `__post_init__` says."""
    kinds = tuple(_Kind(each.kw_only is True, callable(each.default_factory)) for each in taken)
    then = hasattr(made, "__post_init__")
    names = {f"field_{number}": each.name for number, each in enumerate(taken)}
    code = _code(kinds, then)
    code = code.replace(
        co_varnames=tuple([names.get(name, name) for name in code.co_varnames]),
        co_names=tuple([names.get(name, name) for name in code.co_names]),
        co_qualname=f"{made.__qualname__}.__init__",
    )
    given = {each: _BUILT if kind.built else each.default for each, kind in zip(taken, kinds, strict=True)}
    builders = {f"build_{number}": each.default_factory for number, each in enumerate(taken)}
    optional = {each: value for each, value in given.items() if value is not MISSING}
    written = FunctionType(code, {**builders, "BUILT": _BUILT}, "__init__")
    written.__defaults__ = tuple([value for each, value in optional.items() if not each.kw_only])
    written.__kwdefaults__ = {each.name: value for each, value in optional.items() if each.kw_only}
    return written


@cache
def _code(kinds: Sequence[_Kind], then: bool) -> CodeType:
    """`__init__` of classes whose fields are of these kinds; here they are `field_0`, `field_1` and so on."""
    names = {f"field_{number}": kind for number, kind in enumerate(kinds)}
    by_name = [name for name, kind in names.items() if kind.by_name]
    heads = ["self", *(name for name in names if name not in by_name), *(["*"] if by_name else []), *by_name]
    lines = [f"self.{name} = {name}" for name in names]
    for number, kind in enumerate(kinds):
        if kind.built:
            lines[number] += f" if field_{number} is not BUILT else build_{number}()"
    lines.append("self.__post_init__()" if then else "return")
    text = f"def __init__({', '.join(heads)}):\n " + "\n ".join(lines)
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
    parts = (f"{each.name}={getattr(value, each.name)!r}" for each in fields(value) if each.repr)
    return f"{type(value).__qualname__}({', '.join(parts)})"
