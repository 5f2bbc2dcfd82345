"""How values become numbers from 0 to 1, each with a name; for what learning programs see (`observing`)."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Protocol

REMEMBERED = 4_096
"""How many values are remembered with their numbers: from one answer to the next, few change."""


class Part(Protocol):
    """How a value becomes numbers, always the same many."""

    @property
    def names(self) -> Sequence[str]:
        """What each number is, to be put behind the name of the fact."""

    def numbers(self, value: Any) -> Sequence[float]:
        """The numbers of a value, from 0 to 1."""


class Amount:
    """A number or a truth, as a share of the most there can usually be; `None` is 0."""

    names: Sequence[str] = ("",)

    def __init__(self, most: float = 1, least: float = 0) -> None:
        """More than `most` counts as `most`, less than `least` as `least`."""
        self._most, self._least = most, least

    def numbers(self, value: float | None) -> Sequence[float]:
        """One number."""
        if value is None:
            return (0.0,)
        return (min(1.0, max(0.0, (value - self._least) / (self._most - self._least))),)


class OneOf:
    """A word, or none: 1 for this one, 0 for all others."""

    def __init__(self, words: Iterable[Hashable]) -> None:
        self._places = {word: place for place, word in enumerate(words)}
        self.names: Sequence[str] = [f"={word}" for word in self._places]

    def numbers(self, value: Hashable) -> Sequence[float]:
        """Raises `KeyError` for an unknown word."""
        row = [0.0] * len(self._places)
        if value is not None:
            row[self._places[value]] = 1.0
        return row


class Counts:
    """How often each word occurs in a collection, as a share of the most it can."""

    def __init__(self, words: Iterable[Hashable], most: int = 1) -> None:
        self._places, self._most = {word: place for place, word in enumerate(words)}, most
        self.names: Sequence[str] = [f"={word}" for word in self._places]

    def numbers(self, value: Iterable[Hashable]) -> Sequence[float]:
        """Raises `KeyError` for an unknown word; `None` among the words is passed over."""
        row = [0] * len(self._places)
        for word in value:
            if word is not None:
                row[self._places[word]] += 1
        return [min(1.0, many / self._most) for many in row]


class Each:
    """A part for every key, in a fixed order: the value is pairs of key and value."""

    def __init__(self, keys: Iterable[Hashable], part: Part) -> None:
        self._places, self._part = {key: place for place, key in enumerate(keys)}, part
        self.names: Sequence[str] = [f".{key}{name}" for key in self._places for name in part.names]
        self._known: dict[Hashable, Sequence[float]] = {}
        """One thing changes at a time: with this, Papyria makes half as many steps again."""

    def numbers(self, value: Iterable[tuple[Hashable, Any]]) -> Sequence[float]:
        """What isn't there is 0. Raises `KeyError` for an unknown key."""
        found = [0.0] * len(self.names)
        each, known = len(self._part.names), self._known
        for key, one in value:
            numbers = known.get(one)
            if numbers is None:
                if len(known) >= REMEMBERED:
                    known.clear()
                numbers = known[one] = self._part.numbers(one)
            place = self._places[key] * each
            found[place : place + each] = numbers
        return found


def pairs(row: Iterable[Any]) -> tuple[tuple[int, Any], ...]:
    """A row for `Each`: its places, from 0, and what is there."""
    return tuple(enumerate(row))


class Several:
    """Some parts with names, for a value that is a row of as many; `None` is 0 in all of them."""

    def __init__(self, **parts: Part) -> None:
        self._parts = tuple(parts.values())
        self.names: Sequence[str] = [f".{name}{each}" for name, part in parts.items() for each in part.names]

    def numbers(self, value: Sequence[Any] | None) -> Sequence[float]:
        """One part after the other."""
        if value is None:
            return [0.0] * len(self.names)
        return [
            number for part, each in zip(self._parts, value, strict=True) for number in part.numbers(each)
        ]


class Via:
    """A part for what a function makes of a value."""

    def __init__(self, made: Callable[[Any], Any], part: Part) -> None:
        self._made, self._part = made, part
        self.names: Sequence[str] = part.names

    def numbers(self, value: Any) -> Sequence[float]:
        """Those of what the function makes of it."""
        return self._part.numbers(self._made(value))
