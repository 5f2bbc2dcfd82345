"""Where the sun can stop, and what its light brings (specification d.4)."""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from rulesets.helios.coast import Coast, coast_of
from rulesets.helios.components import (
    LAP_VP,
    LAP_VP_SUN_GATE,
    TEMPLE_BASE_VP,
    TEMPLE_VP_PER_NEIGHBOUR,
)
from rulesets.helios.geometry import BIT, NAME, NEIGHBOURS, NUMBER
from rulesets.helios.state import Seat, World

_KEPT: Final = 8192
"""Results kept: options, previews and repeated phases ask the same questions again."""


class Stop(NamedTuple):
    """A field where the sun can stop, with the best way there (SUN-7, ruling R16)."""

    field: str
    steps: int
    """The number of steps."""
    lap: bool
    """The way completes a lap. It scores once, however often a move goes round, and not again in a turn in
    which one has scored (ruling R14)."""
    crossings: int
    """The net change of the lap counter on the way."""
    lead: int
    """How far the lap counter is then below its highest value: the less, the sooner a lap."""


def stops(seat: Seat) -> tuple[Stop, ...]:
    """All fields where a seat's sun can stop, nearest first, then by the way there."""
    shape = shape_of(seat.world)
    start = NUMBER[seat.sun]
    if endless(seat):
        return _anywhere(shape, start)
    return _within(shape, start, seat.range, seat.best - seat.turns, scores=not seat.lapped)


def endless(seat: Seat) -> bool:
    """Whether the seat's Observatory lets the sun go any distance."""
    return seat.has("endless_sun")


def farthest(seat: Seat) -> int:
    """The steps to the last field where a seat's sun could stop if it could go any distance."""
    return max((stop.steps for stop in _anywhere(shape_of(seat.world), NUMBER[seat.sun])), default=0)


def shape_of(world: World) -> int:
    """The fields that carry a tile, as bits."""
    return sum(map(BIT.__getitem__, world))


_Walk = tuple[int, int, bool]
"""A state of the search: where, how far below the highest count, and whether a lap was completed."""

_Seen = dict[_Walk, tuple[int, int, _Walk | None]]
"""Steps and crossings to each state of the search, and the state before it."""


def way(seat: Seat, field: str) -> tuple[str, ...]:
    """The fields on the best way to a stop, from the sun's field to the stop (ruling R16).

    Raises `KeyError` for a field where the sun can't stop.
    """
    shape, start, to = shape_of(seat.world), NUMBER[seat.sun], NUMBER[field]
    if endless(seat):
        most, lead = max((stop.steps for stop in stops(seat)), default=0), 0
        ends = {w[0]: w for w in reversed(_search(shape, start, most, lead))}  # the fewest steps come last
    else:
        most, lead = seat.range, seat.best - seat.turns
        ends = _best(_search(shape, start, most, lead), start, scores=not seat.lapped)
    seen = _search(shape, start, most, lead)
    walk: _Walk | None = ends[to]
    fields: list[str] = []
    while walk is not None:
        fields.append(NAME[walk[0]])
        walk = seen[walk][2]
    return tuple(reversed(fields))


@lru_cache(_KEPT)  # without it, a search takes 9 % more
def _within(shape: int, start: int, most: int, lead: int, *, scores: bool) -> tuple[Stop, ...]:
    """All fields where a sun can stop within its range, but never where it starts, even after a circuit
    (R22).
    """
    seen = _search(shape, start, most, lead)
    found = []
    for walk in _best(seen, start, scores=scores).values():
        at, left, lap = walk
        steps, crossings, _ = seen[walk]
        found.append((steps, NAME[at], lap, crossings, left))
    found.sort()
    return tuple([_stop(field, steps, lap, crossings, left) for steps, field, lap, crossings, left in found])


_stop: Final = cache(Stop)  # without it, random play takes 1 % more


def _best(seen: _Seen, start: int, *, scores: bool) -> dict[int, _Walk]:
    """The best state of a search for each field (SUN-7, SUN-5); a lap counts only if it `scores`."""
    best: dict[int, _Walk] = {}
    for walk in seen:
        at, lead, lap = walk
        other = best.get(at)
        if at != start and (other is None or (lap and scores, -lead) > (other[2] and scores, -other[1])):
            best[at] = walk
    return best


def _search(shape: int, start: int, most: int, lead: int) -> _Seen:
    """The search of specification d.4: breadth first, at most this many steps, laps counted (SUN-7)."""
    coast = coast_of(shape)
    first = (start, lead, False)
    seen: _Seen = {first: (0, 0, None)}
    edge = [first]
    for steps in range(1, most + 1):
        further: list[_Walk] = []
        for walk in edge:
            at, behind, lap = walk
            for to, crossed in coast.steps(at):
                after = behind - crossed
                walked = (to, after, lap) if after >= 0 else (to, 0, True)
                if walked not in seen:
                    seen[walked] = (steps, seen[walk][1] + crossed, walk)
                    further.append(walked)
        if not further:
            break
        edge = further
    return seen


@lru_cache(_KEPT)  # the same, for whoever has the Observatory
def _anywhere(shape: int, start: int) -> tuple[Stop, ...]:
    """With the Observatory: everything in reach; laps are no longer counted (SUN-6, ruling R23)."""
    coast: Coast = coast_of(shape)
    steps_to = {start: 0}
    edge = [start]
    while edge:
        further = []
        for at in edge:
            for to, _ in coast.steps(at):
                if to not in steps_to:
                    steps_to[to] = steps_to[at] + 1
                    further.append(to)
        edge = further
    del steps_to[start]
    return tuple(Stop(NAME[at], steps, False, 0, 0) for at, steps in steps_to.items())


# -- Laps and light --------------------------------------------------------------------------------


def lap_points(seat: Seat) -> int:
    """What a lap scores: 5, 10 with the Sun Gate, nothing with the Observatory (ruling R24), or after another
    in the same turn (ruling R14).
    """
    if seat.lapped or endless(seat):
        return 0
    return LAP_VP_SUN_GATE if seat.has("lap_ten") else LAP_VP


def lit(world: World, field: str) -> list[str]:
    """The tiles next to the sun on a field, clockwise from north (LGT-1, SUP-1)."""
    return [other for other in NEIGHBOURS[field] if other in world]


def temple_points(seat: Seat, field: str) -> int:
    """What an illuminated temple scores (LGT-3, rulings R43, R47).

    Itself and its neighbours, and 1 more with the Sun Altar.
    """
    around = len(lit(seat.world, field))
    return TEMPLE_BASE_VP + TEMPLE_VP_PER_NEIGHBOUR * around + seat.has("temple_light")


class Light(NamedTuple):
    """What the sun's light on a field brings."""

    cubes: tuple[tuple[str, int], ...]
    """Tiles that get a cube of this colour."""
    temples: tuple[tuple[str, int], ...]
    """Temples with the points each scores."""

    @property
    def points(self) -> int:
        """What all temples score together."""
        return sum(points for _, points in self.temples)


def light(seat: Seat, supply: list[int], field: str) -> Light:
    """The yield of a stop; if cubes of a colour run out, the first tiles get them (LGT-2, SUP-1).

    One cube per tile: the second one, for which a Warehouse makes room, takes another light (ruling R30).
    """
    left = supply[:]
    cubes: list[tuple[str, int]] = []
    temples: list[tuple[str, int]] = []
    for place in lit(seat.world, field):
        tile = seat.world[place]
        if tile.temple:
            temples.append((place, temple_points(seat, place)))
            continue
        colour = tile.colour
        if colour is not None and len(tile.cubes) < seat.capacity(tile) and left[colour]:
            left[colour] -= 1
            cubes.append((place, colour))
    return Light(tuple(cubes), tuple(temples))
