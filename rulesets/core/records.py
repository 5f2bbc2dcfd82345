"""The base of the small types that never change, in rules and program: dataclasses that are quick to create.

The standard library writes six methods for each frozen dataclass and compiles them one by one. That takes
half a millisecond per class; a game's screen needs 140, and its first picture would wait for them.
Here a class only gets its slots. The rest is made when it is first asked for, which is after that picture for
most classes: comparing, hashing and showing are the same few functions for all, and `__init__` is taken from
the first class with fields of the same kinds, with the names replaced.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import MISSING, Field, dataclass, field, fields
from functools import cache
from inspect import get_annotations
from operator import attrgetter
from types import CodeType, FunctionType
from typing import Any, ClassVar, Final, TypeVar, dataclass_transform, get_origin, overload

T = TypeVar("T")
_KNOWN: Final = ("__dataclass_fields__", "__dataclass_params__")
"""What `dataclasses` knows a type by."""
_BUILT: Final = object()
"""Passed for a field whose default has to be built anew."""


@overload
def record(cls: type[T], /) -> type[T]: ...


@overload
def record(
    *, kw_only: bool = False, slots: bool = True, frozen: bool = True
) -> Callable[[type[T]], type[T]]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: Any = None, /, *, kw_only: bool = False, slots: bool = True, frozen: bool = True) -> Any:
    """Turns a class into a dataclass with slots that is compared and hashed by its fields, and never changed.

    Type checkers see that it isn't changed; at run time nothing prevents it. What does change, such as a
    position, isn't `frozen` and can't be hashed.
    Records that work something out once and keep it (`cached_property`) can't have `slots`. Fields
    without a parameter and `InitVar` aren't supported.
    """

    def made(plain: type[T]) -> type[T]:
        plain.__doc__ = plain.__doc__ or plain.__qualname__  # else its signature is read, which is slow
        written = vars(plain)
        late = [*_KNOWN, "__match_args__"]
        if "__init__" not in written:
            late.append("__init__")
        if "__eq__" not in written:
            late.append("__eq__")
            if frozen:
                late.append("__hash__")
            else:
                plain.__hash__ = None  # type: ignore[assignment]
        if "__repr__" not in written:
            plain.__repr__ = shown  # type: ignore[method-assign]
        kinds = get_annotations(plain)
        found: Any = _with_slots(plain, kinds) if slots else plain
        defaults = {name: written[name] for name in kinds if name in written}
        rest = _Rest(found, late, kinds, defaults, kw_only=kw_only)
        for name in late:
            setattr(found, name, _Late(name, rest))
        return found  # type: ignore[no-any-return]

    return made if cls is None else made(cls)


def _with_slots(plain: Any, kinds: Mapping[str, Any]) -> Any:
    """The same class with a slot for each of its own fields, and without their defaults."""
    inherited = {slot for base in plain.__mro__[1:-1] for slot in vars(base).get("__slots__", ())}
    parts = {**vars(plain)}
    parts["__slots__"] = slots = []
    for name, kind in kinds.items():
        origin: Any = get_origin(kind)
        if origin is not ClassVar and name not in inherited:
            slots.append(name)
    for name in ("__dict__", "__weakref__", *slots):
        parts.pop(name, None)
    found = type(plain)(plain.__name__, plain.__bases__, parts)
    found.__qualname__ = plain.__qualname__
    return found


class _Late:
    """A part of a record type that is made, with all others that are late, when it is first asked for."""

    def __init__(self, name: str, rest: "_Rest") -> None:
        self.name = name
        self.rest = rest

    def __get__(self, one: Any, owner: Any) -> Any:
        parts = self.rest.known() if self.name in _KNOWN else self.rest.parts()
        for name, part in parts.items():
            setattr(self.rest.made, name, part)
        part = parts[self.name]
        return part.__get__(one, owner) if hasattr(part, "__get__") else part


class _Rest:
    """What a record type may lack."""

    def __init__(
        self,
        made: Any,
        late: Sequence[str],
        kinds: Mapping[str, Any],
        defaults: Mapping[str, Any],
        *,
        kw_only: bool,
    ) -> None:
        """`late` are the names of what is lacking, `kinds` and `defaults` those of the class's own fields."""
        self.made = made
        self.late = late
        self.kinds = kinds
        self.defaults = defaults
        self.kw_only = kw_only

    def parts(self) -> dict[str, Any]:
        """What its objects need, by name. Raises `TypeError` for fields that no record can have."""
        made, taken = self.made, self.fields()
        parts: dict[str, Any] = {"__match_args__": tuple([each.name for each in taken if not each.kw_only])}
        if "__init__" in self.late:
            _check(made, taken)
            parts["__init__"] = _taking(made, taken)
        if "__eq__" in self.late:
            compared = [each.name for each in taken if each.compare]
            parts["__eq__"], hashed = _comparing(made, attrgetter(*compared) if compared else type)
            if "__hash__" in self.late:
                parts["__hash__"] = hashed
        return parts

    def fields(self) -> Sequence[Field[Any]]:
        """Its fields, those of its bases first, with all that `parts` needs of them."""
        found: dict[str, Field[Any]] = {}
        for base in self.made.__mro__[-2:0:-1]:
            known = vars(base).get("__dataclass_fields__")
            if known is not None:
                own = known.rest.fields() if isinstance(known, _Late) else fields(base)
                found.update({each.name: each for each in own})
        for name, kind in self.kinds.items():
            origin: Any = get_origin(kind)
            if origin is not ClassVar:
                default = self.defaults.get(name, MISSING)
                each = copy(default) if isinstance(default, Field) else field(default=default)
                each.name = name
                each.kw_only = self.kw_only if each.kw_only is MISSING else each.kw_only
                found[name] = each
        return [*found.values()]

    def known(self) -> dict[str, Any]:
        """What `dataclasses` knows of it, by name.

        It is found for a twin, which is changed by that: two threads may ask at once.
        """
        made = self.made
        written = {"__annotations__": self.kinds, **self.defaults}
        for name in ("__doc__", "__module__", "__orig_bases__"):
            if name in vars(made):
                written[name] = vars(made)[name]
        twin: Any = dataclass(init=False, eq=False, repr=False, kw_only=self.kw_only)(
            type(made)(made.__name__, made.__bases__, written)
        )
        return {name: getattr(twin, name) for name in _KNOWN}


def _check(made: Any, taken: Sequence[Field[Any]]) -> None:
    """Raise `TypeError` for a required field after an optional one, and for one without a parameter."""
    optional = False
    for each in taken:
        if each.default.__class__.__hash__ is None:
            raise TypeError(f"{made.__qualname__}.{each.name} needs a factory: its default can change")
        if not each.init:
            raise TypeError(f"{made.__qualname__}.{each.name}: every field of a record can be given")
        if not each.kw_only:
            required = each.default is MISSING and each.default_factory is MISSING
            if required and optional:
                raise TypeError(f"{made.__qualname__}.{each.name} is required, but fields before it aren't")
            optional = not required


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


def _comparing(
    made: Any, values: Callable[[Any], Any]
) -> tuple[Callable[[Any, Any], bool], Callable[[Any], int]]:
    """How records of a class are compared and hashed: by `values`."""

    def same(self: Any, other: Any) -> bool:
        return bool(values(self) == values(other)) if other.__class__ is made else NotImplemented

    def hashed(self: Any) -> int:
        return hash(values(self))

    return same, hashed


def shown(value: Any) -> str:
    """A record as it would be written in code: `Reason(id='full', facts={})`."""
    parts = (f"{each.name}={getattr(value, each.name)!r}" for each in fields(value) if each.repr)
    return f"{type(value).__qualname__}({', '.join(parts)})"
