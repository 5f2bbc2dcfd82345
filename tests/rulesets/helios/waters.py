"""The waters around land worked out a second time, with plain coordinates and sets (specification d.4).

Slow and close to the words of that section: what `rulesets.helios.coast` and `sun` find quickly
has to agree with it. Fields are pairs (q, r) here.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

Field = tuple[int, int]

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)
CLOCKWISE: tuple[Field, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def distance(field: Field) -> int:
    """How far a field is from the centre."""
    q, r = field
    return max(abs(q), abs(r), abs(q + r))


BOARD = frozenset((q, r) for q in range(-3, 4) for r in range(-3, 4) if distance((q, r)) <= 3)
LIGHT = frozenset(field for field in BOARD if distance(field) <= 2)
DARK = BOARD - LIGHT
CENTRE: Field = (0, 0)
LINE: frozenset[Field] = frozenset({(0, -1), (0, -2), (0, -3)})


def name_of(field: Field) -> str:
    """`D4` for the centre: a letter for each column, numbers from its top."""
    q, r = field
    return "ABCDEFG"[q + 3] + str(r - max(-3, -q - 3) + 1)


NAMED = {name_of(field): field for field in BOARD}


def fields(names: str) -> frozenset[Field]:
    """`D4 E4` as coordinates."""
    return frozenset(NAMED[name] for name in names.split())


def names(found: Iterable[Field]) -> str:
    """The reverse, sorted."""
    return " ".join(sorted(map(name_of, found)))


def beyond(field: Field, direction: int) -> Field:
    """The next field in a direction, on the board or not."""
    dq, dr = CLOCKWISE[direction % 6]
    return (field[0] + dq, field[1] + dr)


def around(field: Field) -> list[Field]:
    """All six, clockwise from north, on the board or not."""
    return [beyond(field, direction) for direction in range(6)]


def crosses(a: Field, b: Field) -> int:
    """LAP-1: 1 for a step from the west onto the line, -1 for one back."""
    if a[0] < 0 and b in LINE:
        return 1
    return -1 if a in LINE and b[0] < 0 else 0


class Found(NamedTuple):
    """A destination, with the counters at the end of the way there."""

    steps: int
    turns: int
    best: int
    lap: bool


class Waters:
    """What specification d.4 says about one shape of land."""

    def __init__(self, tiles: Iterable[Field]) -> None:
        self.tiles = frozenset(tiles)
        self.free = BOARD - self.tiles

    @cached_property
    def sea(self) -> frozenset[Field]:
        """Free fields connected with a dark one."""
        found = set(DARK)
        waiting = list(found)
        while waiting:
            for field in around(waiting.pop()):
                if field in self.free and field not in found:
                    found.add(field)
                    waiting.append(field)
        return frozenset(found)

    @cached_property
    def dead(self) -> frozenset[Field]:
        """DED-1, in rounds until nothing changes."""
        marked: set[Field] = set()
        while True:
            more = {
                field
                for field in (self.free & LIGHT) - marked
                if sum(other in self.free and other not in marked for other in around(field)) <= 1
            }
            if not more:
                return frozenset(marked)
            marked |= more

    @cached_property
    def coast(self) -> frozenset[Field]:
        """SUN-1."""
        return frozenset(
            field for field in self.sea - self.dead if any(other in self.tiles for other in around(field))
        )

    def coast_steps(self, a: Field) -> list[Field]:
        """SUN-2."""
        return [
            beyond(a, direction)
            for direction in range(6)
            if beyond(a, direction) in self.coast and beyond(a, direction + 1) in self.tiles
        ]

    def along(self, a: Field, widest: int = 9) -> set[tuple[Field, int]]:
        """Where chains of coast steps lead, with their net crossings of the lap line."""
        found: set[tuple[Field, int]] = set()
        waiting = deque([(a, 0)])
        while waiting:
            here, net = waiting.popleft()
            for b in self.coast_steps(here):
                state = (b, net + crosses(here, b))
                if state not in found and abs(state[1]) <= widest:
                    found.add(state)
                    waiting.append(state)
        return found

    def shortcuts(self, a: Field) -> list[Field]:
        """SUN-3."""
        found = []
        chains = self.along(a)
        for direction in range(6):
            b = beyond(a, direction)
            sides = {beyond(a, direction + 1), beyond(a, direction - 1)}
            if b in self.coast and not sides & self.tiles and (b, crosses(a, b)) in chains:
                found.append(b)
        return found

    def ways_out(self, a: Field) -> list[Field]:
        """DED-3: the fields next to a dead end that are one step nearer to where no dead end is."""
        far = dict.fromkeys(self.free - self.dead, 0)
        waiting = deque(far)
        while waiting:
            here = waiting.popleft()
            for other in around(here):
                if other in self.free and other not in far:
                    far[other] = far[here] + 1
                    waiting.append(other)
        return [b for b in around(a) if b in self.free and b in far and far[b] < far[a]]

    def steps(self, a: Field) -> list[Field]:
        """All steps allowed from a field."""
        if a in self.dead:
            return self.ways_out(a)
        return [*self.coast_steps(a), *self.shortcuts(a)]

    def search(self, sun: Field, most: int, turns: int, best: int) -> dict[Field, Found]:
        """The reference search of SUN-7, written as it is there."""
        known = {field: self.steps(field) for field in self.sea}
        start = (sun, turns, best, False)
        steps = {start: 0}
        edge = [start]
        for count in range(1, most + 1):
            further = []
            for at, now, highest, lap in edge:
                for b in known[at]:
                    after = now + crosses(at, b)
                    state = (b, after, max(highest, after), lap or after > highest)
                    if state not in steps:
                        steps[state] = count
                        further.append(state)
            edge = further
        found: dict[Field, Found] = {}
        for (at, now, highest, lap), count in steps.items():
            worth = (not lap, highest - now, count)
            if at != sun and (at not in found or worth < self._worth(found[at])):
                found[at] = Found(count, now, highest, lap)
        return found

    @staticmethod
    def _worth(found: Found) -> tuple[bool, int, int]:
        return (not found.lap, found.best - found.turns, found.steps)

    def search_everywhere(self, sun: Field) -> dict[Field, int]:
        """With the Observatory: the fewest steps to each field, without limit or counters."""
        steps = {sun: 0}
        waiting = deque([sun])
        while waiting:
            here = waiting.popleft()
            for b in self.steps(here):
                if b not in steps:
                    steps[b] = steps[here] + 1
                    waiting.append(b)
        return {field: count for field, count in steps.items() if field != sun}

    def legal_fields(self, sun: Field) -> set[Field]:
        """LND-2 to LND-5."""
        return {
            field
            for field in LIGHT - self.tiles - {sun}
            if any(other in self.tiles for other in around(field)) and sun in Waters({*self.tiles, field}).sea
        }


def shapes() -> Iterator[frozenset[Field]]:
    """Every connected shape of land that contains the centre, the smallest first: 109 629."""
    edge = {frozenset({CENTRE})}
    while edge:
        yield from sorted(edge, key=sorted)
        edge = {
            shape | {other}
            for shape in edge
            for field in shape
            for other in around(field)
            if other in LIGHT and other not in shape
        }
