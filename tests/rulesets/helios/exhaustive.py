"""Every shape that land can have, with whatever the rules of the sun rely on (invariant I18).

All 109 629 shapes are looked at by `make fuzz`; tests take a sample. `faults` works on what
`rulesets.helios.coast` says about a shape and checks that it fits together.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from time import perf_counter
from typing import NamedTuple, TextIO

from rulesets.helios.coast import Coast, Step
from rulesets.helios.geometry import (
    BIT,
    BOARD,
    CENTRE,
    LIGHT,
    NAME,
    SHIFTS,
    beside,
    bits,
    crossing,
    fields_of,
)

SHAPES = 109_629
"""Connected shapes of land that contain the centre."""
SHORTEST, LONGEST = 6, 26
"""Steps of a circuit: around the start land, and around the most ragged shape."""
WIDEST = 9
"""Net crossings of the lap line that chains are followed to here; the rules stop earlier."""
_PART = 2_000


class Arrow(NamedTuple):
    """A step in a direction."""

    start: int
    direction: int


def shapes() -> Iterator[int]:
    """Every connected shape of land that contains the centre, as bits; the smallest first."""
    edge = {BIT[CENTRE]}
    while edge:
        yield from sorted(edge)
        edge = {shape | 1 << number for shape in edge for number in bits(beside(shape) & LIGHT & ~shape)}


def faults(shape: int) -> list[str]:
    """What is wrong with the coast of a shape; nothing, if the rules are right."""
    coast = Coast(shape)
    found = [*_circuit_faults(coast), *_step_faults(coast), *_dead_end_faults(coast)]
    where = " ".join(fields_of(shape))
    return [f"{where}: {fault}" for fault in found]


# -- The circuit -----------------------------------------------------------------------------------


def circuits(coast: Coast) -> list[list[Arrow]]:
    """All closed ways along the coast, land always on the right; each coast step is on one of them."""
    left = {
        Arrow(start, direction)
        for start in bits(coast.stops)
        for direction in range(6)
        if _is(coast.stops, start, direction) and _is(coast.tiles, start, direction + 1)
    }
    found = []
    while left:
        way = [min(left)]
        while True:
            after = _next(coast, way[-1])
            if after == way[0]:
                break
            way.append(after)
            if after not in left or len(way) > len(left):
                return [way]  # no closed way: reported by its length or its missing steps
        left -= {*way}
        found.append(way)
    return found


def _is(fields: int, start: int, direction: int) -> bool:
    number = start + SHIFTS[direction % 6]
    return number >= 0 and bool(fields >> number & 1)


def _next(coast: Coast, arrow: Arrow) -> Arrow:
    """With the land on the right: the first way past it, to the left of the land just passed."""
    here = arrow.start + SHIFTS[arrow.direction]
    for turn in range(6):
        direction = (arrow.direction + 1 - turn) % 6
        if _is(coast.stops, here, direction) and _is(coast.tiles, here, direction + 1):
            return Arrow(here, direction)
    return Arrow(here, arrow.direction)


def _circuit_faults(coast: Coast) -> Iterator[str]:
    ways = circuits(coast)
    if len(ways) != 1:
        yield f"{len(ways)} circuits"
    (way, *_) = ways
    net = sum(crossing(arrow.start, arrow.start + SHIFTS[arrow.direction]) for arrow in way)
    if net != 1:
        yield f"the circuit crosses the lap line {net} times"
    if not SHORTEST <= len(way) <= LONGEST:
        yield f"the circuit has {len(way)} steps"
    gone = {(arrow.start, arrow.start + SHIFTS[arrow.direction]) for arrow in way}
    offered = {(start, step.to) for start in bits(coast.stops) for step in coast.coast_steps(start)}
    if gone != offered or len(gone) != len(way):
        yield "the coast steps are not those of the circuit"
    if any(not coast.coast_steps(start) for start in bits(coast.stops)):
        yield "a coast field has no coast step"


# -- Steps -----------------------------------------------------------------------------------------


def _step_faults(coast: Coast) -> Iterator[str]:
    """Steps lead to coast fields; the shortcuts are the same if chains are followed further."""
    along = {start: coast.coast_steps(start) for start in bits(coast.stops)}
    for start in along:
        steps = coast.steps(start)
        if not steps:
            yield f"the sun on {NAME[start]} can't move"
        if any(not coast.stops >> step.to & 1 or step.crossing != crossing(start, step.to) for step in steps):
            yield f"a step from {NAME[start]} leads off the coast, or counts wrongly"
        if {*steps[len(along[start]) :]} != _shortcuts(coast, start, along):
            yield f"other shortcuts from {NAME[start]}"


def _shortcuts(coast: Coast, start: int, along: dict[int, tuple[Step, ...]]) -> set[Step]:
    open_water = {
        Step(start + SHIFTS[direction], crossing(start, start + SHIFTS[direction]))
        for direction in range(6)
        if _is(coast.stops, start, direction)
        and not _is(coast.tiles, start, direction + 1)
        and not _is(coast.tiles, start, direction - 1)
    }
    return open_water & _chains(start, along) if open_water else set()


def _chains(start: int, along: dict[int, tuple[Step, ...]]) -> set[Step]:
    reached: set[Step] = set()
    waiting = [Step(start, 0)]
    while waiting:
        here, net = waiting.pop()
        for to, crossed in along[here]:
            step = Step(to, net + crossed)
            if step not in reached and abs(step.crossing) <= WIDEST:
                reached.add(step)
                waiting.append(step)
    return reached


# -- Dead ends -------------------------------------------------------------------------------------


def _dead_end_faults(coast: Coast) -> Iterator[str]:
    """The fields marked are those of the definition; from each of the sea a single way leads to a coast."""
    if coast.dead_ends != _marked(BOARD & ~coast.tiles):
        yield f"dead ends are {' '.join(fields_of(_marked(BOARD & ~coast.tiles)))}"
    open_water = BOARD & ~coast.tiles & ~coast.dead_ends
    for start in bits(coast.dead_ends & coast.sea):
        here, gone = start, 0
        while coast.dead_ends >> here & 1 and not gone >> here & 1:
            (step,) = coast.steps(here)
            gone |= 1 << here
            sides = beside(1 << here) & (open_water | coast.dead_ends) & ~gone
            if not sides >> step.to & 1 or step.crossing != crossing(here, step.to):
                yield f"no way out of {NAME[here]}"
                return
            here = step.to
        if not coast.stops >> here & 1:
            yield f"out of {NAME[start]} the sun comes to {NAME[here]}, which is no coast"
    if BOARD & ~coast.tiles & ~coast.sea & ~coast.dead_ends:
        yield "a lake has room to turn"
    for start in bits(coast.dead_ends & coast.sea):
        if _nearer(coast, start).bit_count() != 1:
            yield f"several ways lead out of {NAME[start]}"


def _marked(free: int) -> int:
    """DED-1, round by round, until nothing changes."""
    marked = 0
    while True:
        more = marked
        for number in bits(free & LIGHT & ~marked):
            if (beside(1 << number) & free & ~marked).bit_count() <= 1:
                more |= 1 << number
        if more == marked:
            return marked
        marked = more


def _nearer(coast: Coast, start: int) -> int:
    """The free fields beside a dead end that are nearer to where no dead end is."""
    reached = BOARD & ~coast.tiles & ~coast.dead_ends
    while not reached & beside(1 << start):
        reached |= beside(reached) & coast.dead_ends
    return reached & beside(1 << start)


# -- All of them -----------------------------------------------------------------------------------


def _faults_of(part: Sequence[int]) -> list[str]:
    return [fault for shape in part for fault in faults(shape)]


def check_all(jobs: int, out: TextIO, most: int | None = None) -> list[str]:
    """Every shape, or this many, on this many processors; what is wrong."""
    start = perf_counter()
    every = list(islice(shapes(), most))
    found = [] if most is not None or len(every) == SHAPES else [f"there are {len(every)} shapes"]
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(
            _faults_of, (every[begun : begun + _PART] for begun in range(0, len(every), _PART))
        ):
            found += part
    seconds = perf_counter() - start
    print(f"helios: {len(every)} shapes of land in {seconds:.0f} s, {len(found)} faults", file=out)
    return found
