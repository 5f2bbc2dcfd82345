"""Seeded chance: the only source of randomness of the rules.

The whole generator is one integer in the state, so copying a position copies its luck, and the
same seed with the same answers leads to the same game on every machine.
"""

from collections.abc import Callable, Sequence
from functools import cache
from operator import mod
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_FIRST, _SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


class Rng:
    """A splitmix64 generator; `state` is a 64-bit integer and all there is to save."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        """Start from any integer; only its lowest 64 bits count."""
        self.state = seed & _WORD

    def copy(self) -> "Rng":
        """An independent generator that will draw the same numbers."""
        twin = Rng.__new__(Rng)
        twin.state = self.state
        return twin

    def branch(self) -> "Rng":
        """A separate generator, for trying out luck; this one draws its seed."""
        return Rng(self.draw())

    def __eq__(self, other: object) -> bool:
        """Equal generators draw the same numbers."""
        return isinstance(other, Rng) and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # it changes with every draw

    def below(self, limit: int) -> int:
        """A whole number from 0 up to but excluding `limit` (at least 1), all equally likely.

        Raises `ValueError` for a limit below 1.
        """
        if limit < 1:
            raise ValueError(f"nothing to draw from: {limit}")
        while True:
            drawn = self.draw()
            if drawn <= _WORD - limit or drawn < _WORD + 1 - (_WORD + 1) % limit:
                return drawn % limit

    def roll(self, sides: int = 6) -> int:
        """One die: 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely. Raises `ValueError` if there is none."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put a list into random order, in place (Fisher-Yates, from the end)."""
        count = len(items)
        drawn = _drawn_together(self.state, count - 1) if count >= _TOGETHER else []
        if not drawn or max(drawn) > _WORD - count:  # where a number might have to be drawn again
            for last in range(count - 1, 0, -1):
                other = self.below(last + 1)
                items[last], items[other] = items[other], items[last]
            return
        self.state = (self.state + (count - 1) * _STEP) & _WORD
        last = count
        for other in map(mod, drawn, range(count, 1, -1)):
            last -= 1
            items[last], items[other] = items[other], items[last]

    def draw(self) -> int:
        """The 64 bits of one step of the generator."""
        self.state = mixed = (self.state + _STEP) & _WORD
        mixed = ((mixed ^ mixed >> 30) * _FIRST) & _WORD
        mixed = ((mixed ^ mixed >> 27) * _SECOND) & _WORD
        return mixed ^ mixed >> 31


_TOGETHER = 8
"""With this many things or more, a shuffle draws all its numbers at once, which takes half the time."""


@cache  # without it, a search takes 37 % more
def _lanes(count: int) -> tuple[int, int, int, Callable[[bytes], tuple[int, ...]]]:
    """For numbers 128 bits apart within a long one: a 1 in each lane, the generator's steps, all 64 bits.

    And a function that takes the numbers out of the bytes of a long one.
    """
    ones = sum(1 << 128 * lane for lane in range(count))
    steps = sum(((lane + 1) * _STEP & _WORD) << 128 * lane for lane in range(count))
    return ones, steps, ones * _WORD, Struct("<" + "Q8x" * count).unpack


def _drawn_together(state: int, count: int) -> Sequence[int]:
    """What this many calls of `draw` would return from a state on, worked out in one long number.

    A lane has room for the product of two 64-bit numbers, so no lane spills over into the next.
    """
    ones, steps, mask, taken_out = _lanes(count)
    mixed = (state * ones + steps) & mask
    mixed = ((mixed ^ mixed >> 30 & mask) * _FIRST) & mask
    mixed = ((mixed ^ mixed >> 27 & mask) * _SECOND) & mask
    mixed ^= mixed >> 31 & mask
    return taken_out(mixed.to_bytes(16 * count, "little"))


class ScriptedRng(Rng):
    """Draws the given numbers first, for tests that set the dice; then draws as usual."""

    __slots__ = ("script",)

    def __init__(self, script: Sequence[int | None], seed: int = 0) -> None:
        """`script` holds the results of the coming calls of `below`, in order; `None` draws as usual."""
        super().__init__(seed)
        self.script = list(script)

    def copy(self) -> "ScriptedRng":
        """An independent generator with the same numbers still to come."""
        return ScriptedRng(self.script, self.state)

    def below(self, limit: int) -> int:
        """The next scripted number. Raises `ValueError` if it doesn't fit below `limit`."""
        drawn = self.script.pop(0) if self.script else None
        if drawn is None:
            return super().below(limit)
        if not 0 <= drawn < limit:
            raise ValueError(f"scripted {drawn} is not below {limit}")
        return drawn

    def shuffle(self, items: list[T]) -> None:
        """Put a list into random order, in place; each exchange is a call of `below`."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class RecordingRng(ScriptedRng):
    """Draws as usual, or from a script, and records what `below` returned; copies use the same list.

    What a shuffle drew is recorded as `None`: it lies face down, so a replay of the draws shuffles again.
    """

    __slots__ = ("_shuffling", "drawn")

    def __init__(
        self, seed: int, drawn: list[int | None] | None = None, script: Sequence[int | None] = ()
    ) -> None:
        """`drawn` is where the results go."""
        super().__init__(script, seed)
        self.drawn: list[int | None] = [] if drawn is None else drawn
        self._shuffling = False

    def copy(self) -> "RecordingRng":
        """A generator that will draw the same numbers, recorded along with this one's."""
        return RecordingRng(self.state, self.drawn, self.script)

    def below(self, limit: int) -> int:
        """A whole number below `limit`, recorded. Raises `ValueError` for a limit below 1."""
        result = super().below(limit)
        self.drawn.append(None if self._shuffling else result)
        return result

    def shuffle(self, items: list[T]) -> None:
        """Put a list into random order, in place; the order isn't recorded."""
        self._shuffling = True
        try:
            super().shuffle(items)
        finally:
            self._shuffling = False
