"""Sea, dead ends, and the steps that the sun can take around a shape of land (specification d.4).

A shape is the set of fields that carry a tile, as bits of `geometry`. Everything here depends only on the
shape, so results for the last shapes are kept.
"""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from rulesets.helios.geometry import (
    BOARD,
    DARK,
    LIGHT,
    SHIFTS,
    beside,
    beside_two,
    bits,
    connected,
    crossing,
    grown,
)

_KEPT: Final = 4096
"""How many shapes are remembered, enough for a few games."""


class Step(NamedTuple):
    """A step of the sun."""

    to: int
    """The number of the field."""
    crossing: int
    """How it counts at the lap line."""


_BESIDE: Final = [beside(1 << number) for number in range(BOARD.bit_length())]
"""The fields next to each field, by its number."""


@cache  # without it, random play takes 2 % more
def _ways(start: int) -> tuple[tuple[Step, int, int, int], ...]:
    """The steps from a field, with the bits of its target and of the fields on its right and left."""
    ways = []
    for direction in range(6):
        to, right, left = (start + SHIFTS[direction - turn] for turn in (0, 5, 1))
        if to >= 0:
            bits_beside = (1 << right if right >= 0 else 0, 1 << left if left >= 0 else 0)
            ways.append((Step(to, crossing(start, to)), 1 << to, *bits_beside))
    return tuple(ways)


@cache  # without it, random play takes 5 % more
def _coast_steps(start: int, tiles: int, stops: int) -> tuple[Step, ...]:
    """The steps from a field with land on the right; `tiles` and `stops` are those around the field."""
    return tuple([step for step, to, right, _ in _ways(start) if stops & to and tiles & right])


@cache  # without it, random play takes 2 % more
def _open_water(start: int, tiles: int, stops: int) -> tuple[Step, ...]:
    """The steps from a field without land on either side, likewise."""
    return tuple(
        [step for step, to, right, left in _ways(start) if stops & to and not tiles & (right | left)]
    )


class Coast:
    """The waters around a shape of land."""

    __slots__ = ("_steps", "dead_ends", "sea", "stops", "tiles")

    def __init__(self, tiles: int) -> None:
        """`tiles` is the shape: connected, on light fields."""
        free = BOARD & ~tiles
        self.tiles = tiles
        self.sea = connected(DARK, free)
        """Free fields connected with the edge; all others are lakes, of no use to the sun (ruling R20)."""
        self.dead_ends = dead_ends(tiles)
        """Free light fields with a single free side, and the tubes that lead to them (DED-1)."""
        self.stops = self.sea & ~self.dead_ends & beside(tiles)
        """Coast fields, where the sun can stop and pass (SUN-1)."""
        self._steps: dict[int, tuple[Step, ...]] = {}

    def steps(self, start: int) -> tuple[Step, ...]:
        """The legal steps from a field: along the coast, shortcuts, or the way out of a dead end."""
        known = self._steps.get(start)
        if known is None:
            if self.dead_ends >> start & 1:
                known = (self._way_out(start),)
            else:
                known = self.coast_steps(start) + self._shortcuts(start)
            self._steps[start] = known
        return known

    def coast_steps(self, start: int) -> tuple[Step, ...]:
        """Steps with land on the right (SUN-2)."""
        around = _BESIDE[start]
        return _coast_steps(start, self.tiles & around, self.stops & around)

    def _shortcuts(self, start: int) -> tuple[Step, ...]:
        """Steps without land on either side, to where the coast leads too (SUN-3, ruling R17)."""
        around = _BESIDE[start]
        open_water = _open_water(start, self.tiles & around, self.stops & around)
        if not open_water:
            return ()
        along = self._along_the_coast(start)
        return tuple(step for step in open_water if step in along)

    def _along_the_coast(self, start: int) -> set[tuple[int, int]]:
        """Where coast steps alone lead, with the net crossings of the lap line.

        Chains that go right round the land are left out: a circuit crosses once more, and no coast
        goes back and forth over the line more often than the line has fields.
        """
        most = 3
        reached: set[tuple[int, int]] = set()
        edge = [(start, 0)]
        while edge:
            further = []
            for here, net in edge:
                for to, crossed in self.coast_steps(here):
                    step = (to, net + crossed)
                    if step not in reached and -most <= net + crossed <= most:
                        reached.add(step)
                        further.append(step)
            edge = further
        return reached

    def _way_out(self, start: int) -> Step:
        """The next field on the only way out of a dead end (DED-3). The field must be in the sea."""
        reached = self.sea & ~self.dead_ends
        here = 1 << start
        while not (further := grown(reached) & self.sea) & here:
            reached = further
        (to,) = bits(beside(here) & reached)
        return Step(to, crossing(start, to))


def dead_ends(tiles: int) -> int:
    """Free light fields with at most one free neighbour that isn't itself marked (DED-1, ruling R18)."""
    free = BOARD & ~tiles
    marked = 0
    waiting = free & LIGHT & grown(tiles)
    while True:
        found = waiting & ~beside_two(free & ~marked)
        if not found:
            return marked
        marked |= found
        waiting = (free & LIGHT) & ~marked & beside(marked)


@lru_cache(_KEPT)  # without it, a search takes 3 % more
def coast_of(tiles: int) -> Coast:
    """The waters around a shape of land."""
    return Coast(tiles)


_AROUND: Final = sum(1 << shift + 8 for shift in SHIFTS)
"""The bits around a field, counted from the bit eight below its own."""

_PARTED: Final = frozenset(
    sum(1 << SHIFTS[direction] + 8 for direction in range(6) if runs >> direction & 1)
    for runs in range(64)
    if sum((runs >> direction ^ runs >> (direction + 1) % 6) & 1 for direction in range(6)) > 2
)
"""The sets of free fields around a field that aren't connected without it."""


def parts(tiles: int, number: int) -> bool:
    """Whether a tile on a free field (by number) could cut waters in two; if not, they stay connected."""
    return (BOARD & ~tiles) << 8 >> number & _AROUND in _PARTED


def encloses(tiles: int, sun: int) -> bool:
    """Whether the sun on a field (by number) could no longer reach the dark edge (LND-5, ruling R19)."""
    return not connected(DARK, BOARD & ~tiles) >> sun & 1
