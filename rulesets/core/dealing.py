"""Face-down things, mixed again for every deal that is tried out. Rules shuffle with `Rng.shuffle`."""

from collections.abc import Callable, Iterable
from functools import cache
from operator import itemgetter
from typing import Any

from rulesets.core.chance import Rng

ORDERS = 64
"""How many fixed orders are kept for each number of things."""

FIRST = 3
"""How often the things are cut and reordered before the first deal; before each later one, once."""


_DRAWN = (1 << 20 * FIRST) - 1
"""The part of a drawn number that is used: enough for the first deal, or for three later ones."""


class Pool:
    """Things in an unknown order: sorted first, so that no deal depends on the order in which they came.

    They are cut anywhere and then laid in one of 64 fixed orders. In the long run, all orders come equally
    often. Where one thing lies says nothing about where it lay in the previous deal; how several things lie
    relative to each other does, because each deal continues from the previous one.
    """

    __slots__ = ("_bits", "_items", "_orders", "_times")

    def __init__(self, items: Iterable[Any], *, in_order: bool = False) -> None:
        """A pool of these things, which must be comparable. `in_order`: they are sorted already."""
        self._items = tuple(items if in_order else sorted(items))
        self._orders = _orders(len(self._items))
        self._times = FIRST
        """How often they are cut and laid for the next deal."""
        self._bits = 0
        """What is left of the number drawn last: 20 bits per deal, with a 1 above them."""

    def mixed(self, rng: Rng) -> tuple[Any, ...]:
        """All the things, in a different order each time."""
        items = self._items
        count = len(items)
        if count < 2:
            return items
        bits, times = self._bits, self._times
        if bits <= 1:
            bits = rng.draw() & _DRAWN | _DRAWN + 1
        while times:
            cut = (bits >> 6 & 0x3FFF) * count >> 14
            items = self._orders[bits & 63](items[cut:] + items[:cut])
            bits >>= 20
            times -= 1
        self._times = 1
        self._bits = bits
        self._items = items
        return items


@cache  # without it, a search takes 34 % more
def _orders(count: int) -> tuple[Callable[[tuple[Any, ...]], tuple[Any, ...]], ...]:
    """Fixed orders of this many things, each drawn like any shuffle; fewer than two things need none."""
    rng, places = Rng(count), [*range(count)]
    found = []
    for _ in range(ORDERS if count > 1 else 0):
        rng.shuffle(places)
        found.append(itemgetter(*places))
    return tuple(found)
