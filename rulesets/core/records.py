"""The base of the small types that never change, in rules and program, and of positions: dataclasses that are
quick to create.

The standard library writes up to six methods for each dataclass and compiles them one by one. That takes
half a millisecond per class; a game's screen needs sixty, and its first picture would wait for them.
Here nothing is written for most classes: comparing, hashing and showing are the same few functions for
all, and `__init__` is taken from the first class with fields of the same kinds, with the names replaced.
"""

from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from functools import cache
from operator import attrgetter
from types import CodeType, FunctionType
from typing import Any, Final, TypeVar, dataclass_transform, overload

T = TypeVar("T")
_BUILT: Final = object()
"""Passed for a field whose default has to be built anew."""


@overload
def record(cls: type[T], /) -> type[T]: ...


@overload
def record(*, kw_only: bool = False) -> Callable[[type[T]], type[T]]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: Any = None, /, *, kw_only: bool = False) -> Any:
    """Turns a class into a dataclass that is compared and hashed by its fields, and never changed.

    Type checkers see that it isn't changed; at run time nothing prevents it. It has no slots: for these, the
    class would have to be created a second time. Fields without a parameter and `InitVar` aren't supported.
    """

    def made(plain: Any) -> Any:
        plain.__doc__ = plain.__doc__ or plain.__qualname__  # else its signature is read, which is slow
        taken = fields(dataclass(init=False, eq=False, repr=False, kw_only=kw_only)(plain))
        if "__init__" not in vars(plain):
            _check(plain, taken)
            plain.__init__ = _written_late(plain, taken)
        _complete(plain, taken)
        return plain

    return made if cls is None else made(cls)


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
def mutable(plain: type[T], /) -> type[T]:
    """Turns a class into a dataclass whose fields change: a position, or a player's part of one.

    Fields are slots, and given by name. Such a thing can't be hashed.
    """
    plain.__doc__ = plain.__doc__ or plain.__qualname__
    made: Any = dataclass(init=False, eq=False, repr=False, slots=True, kw_only=True)(plain)
    taken = fields(made)
    made.__init__ = _written_late(made, taken)
    _complete(made, taken)
    made.__hash__ = None
    return made  # type: ignore[no-any-return]


def _check(made: Any, taken: Sequence[Field[Any]]) -> None:
    """Raise `TypeError` for a required field after an optional one, and for one without a parameter."""
    optional = False
    for each in taken:
        if not each.init:
            raise TypeError(f"{made.__qualname__}.{each.name}: every field of a record can be given")
        if not each.kw_only:
            required = each.default is MISSING and each.default_factory is MISSING
            if required and optional:
                raise TypeError(f"{made.__qualname__}.{each.name} is required, but fields before it aren't")
            optional = not required


def _written_late(made: Any, taken: Sequence[Field[Any]]) -> Callable[..., None]:
    """An `__init__` that is replaced by the real one when the first record is made: many types never make
    one.
    """

    def first(self: Any, *values: Any, **named: Any) -> None:
        made.__init__ = _taking(made, taken)
        made.__init__(self, *values, **named)

    return first


def _taking(made: Any, taken: Sequence[Field[Any]]) -> FunctionType:
    """The `__init__` of a class: it keeps the fields and then runs `__post_init__`."""
    kinds = tuple([(each.kw_only is True, each.default_factory is not MISSING) for each in taken])
    code = _code(kinds, hasattr(made, "__post_init__"))
    names = {f"field_{number}": each.name for number, each in enumerate(taken)}
    code = code.replace(
        co_varnames=tuple([names.get(name, name) for name in code.co_varnames]),
        co_names=tuple([names.get(name, name) for name in code.co_names]),
        co_qualname=f"{made.__qualname__}.__init__",
    )
    around: dict[str, Any] = {"BUILT": _BUILT, "__name__": made.__module__}
    in_order, by_name = [], {}
    for number, (each, (only_by_name, built)) in enumerate(zip(taken, kinds, strict=True)):
        if built:
            around[f"build_{number}"] = each.default_factory
        given = _BUILT if built else each.default
        if given is not MISSING and only_by_name:
            by_name[each.name] = given
        elif given is not MISSING:
            in_order.append(given)
    written = FunctionType(code, around, "__init__", tuple(in_order))
    written.__kwdefaults__ = by_name
    return written


@cache  # without it, a start takes 1 % more
def _code(kinds: Sequence[tuple[bool, bool]], then: bool) -> CodeType:
    """`__init__` of classes whose fields are of these kinds; here they are `field_0`, `field_1` and so on.

    A field's kind is whether it is keyword-only, and whether something new (such as an empty list) is built
    for it if it isn't given. With `then`, `__post_init__` is called at the end.
    """
    in_order = [f"field_{number}" for number, (only_by_name, _) in enumerate(kinds) if not only_by_name]
    by_name = [f"field_{number}" for number, (only_by_name, _) in enumerate(kinds) if only_by_name]
    heads = ["self", *in_order, *(["*"] if by_name else []), *by_name]
    lines = []
    for number, (_, built) in enumerate(kinds):
        name = f"field_{number}"
        lines.append(
            f"self.{name} = {name}" + (f" if {name} is not BUILT else build_{number}()" if built else "")
        )
    lines.append("self.__post_init__()" if then else "return")
    text = f"def __init__({', '.join(heads)}):\n " + "\n ".join(lines)
    return next(part for part in compile(text, "<record>", "exec").co_consts if isinstance(part, CodeType))


def _complete(made: Any, taken: Sequence[Field[Any]]) -> None:
    """Give a class the methods it lacks."""
    compared = [each.name for each in taken if each.compare]
    values: Callable[[Any], Any] = attrgetter(*compared) if compared else type

    def same(self: Any, other: Any) -> bool:
        return bool(values(self) == values(other)) if other.__class__ is made else NotImplemented

    def hashed(self: Any) -> int:
        return hash(values(self))

    written = vars(made)
    if "__eq__" not in written:
        made.__eq__ = same
        made.__hash__ = hashed
    if "__repr__" not in written:
        made.__repr__ = shown


def shown(value: Any) -> str:
    """A record as it would be written in code: `Reason(id='full', facts={})`."""
    parts = (f"{each.name}={getattr(value, each.name)!r}" for each in fields(value) if each.repr)
    return f"{type(value).__qualname__}({', '.join(parts)})"
