"""A generator that notes every roll, draw and shuffle of the rules, for replaying games."""

from typing import TypeVar

from rulesets.core.chance import Rng
from rulesets.core.records import record

T = TypeVar("T")

ROLL, DRAW, SHUFFLE = "roll", "draw", "shuffle"


@record
class Happened:
    """One use of chance by the rules."""

    answer: int
    """After this many answers; 0 is the set-up."""
    what: str
    """`roll`, `draw` or `shuffle`."""
    of: int
    """The number of sides, or of things to draw from or to shuffle."""
    numbers: tuple[int, ...]
    """What the generator returned, counted from 0: one number for a roll or draw, for a shuffle one less
    than there are things."""


class Witness(Rng):
    """Draws as usual and notes what for. Copies are plain generators, so trials aren't noted."""

    __slots__ = ("_inside", "_numbers", "answer", "happened")

    def __init__(self, seed: int) -> None:
        """Starts at the set-up, before anything was drawn."""
        super().__init__(seed)
        self.answer = 0
        """How many answers have been given; a replay counts them here."""
        self.happened: list[Happened] = []
        self._inside = False
        self._numbers: list[int] = []

    def below(self, limit: int) -> int:
        """A whole number below `limit`, noted. Raises `ValueError` for a limit below 1."""
        number = super().below(limit)
        if self._inside:
            self._numbers.append(number)
        else:
            self.happened.append(Happened(self.answer, DRAW, limit, (number,)))
        return number

    def roll(self, sides: int = 6) -> int:
        """One die: 1 to `sides`."""
        self._begin()
        rolled = super().roll(sides)
        self._end(ROLL, sides)
        return rolled

    def shuffle(self, items: list[T]) -> None:
        """Put a list in random order, in place; the number of each exchange is noted."""
        self._begin()
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        self._end(SHUFFLE, len(items))

    def _begin(self) -> None:
        self._inside, self._numbers = True, []

    def _end(self, what: str, of: int) -> None:
        self._inside = False
        self.happened.append(Happened(self.answer, what, of, tuple(self._numbers)))
