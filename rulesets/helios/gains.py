"""Taking and giving: resources, mana, sun range and points (specification d.4, d.6 and d.10)."""

from typing import Literal

from rulesets.helios import events
from rulesets.helios.components import COLOURS, MAX_RANGE
from rulesets.helios.options import pay_options
from rulesets.helios.payment import Bill, Cube, only_set
from rulesets.helios.state import Helios, Payment, Tile


def take_mana(g: Helios, index: int, count: int, why: events.ForMana) -> None:
    """Take mana from the supply, as far as there is any (SUP-2, ruling R32)."""
    taken = min(count, g.mana)
    if taken:
        g.mana -= taken
        g.seats[index].mana += taken
        g.emit(events.GainedMana, index, count=taken, why=why)


def extend_range(g: Helios, index: int, steps: int) -> None:
    """Move the range marker forward, at most to the end of the track (ruling R25)."""
    seat = g.seats[index]
    reached = min(seat.range + steps, MAX_RANGE)
    if reached > seat.range:
        seat.range = reached
        g.emit(events.ExtendedRange, index, range=reached)


def score(g: Helios, index: int, points: int, why: Literal["lap", "temples"]) -> None:
    """Put points into the bag; every gain is announced (ruling R41)."""
    if points:
        g.bags[index] += points
        g.emit(events.Scored, index, points=points, why=why)


def put_cube(g: Helios, index: int, cube: Cube, why: events.ForCube) -> None:
    """Put a cube from the supply on a tile."""
    g.supply[cube.colour] -= 1
    lay_cube(g, index, cube)
    g.emit(events.GainedCube, index, field=cube.field, colour=COLOURS[cube.colour], why=why)


def go_without(g: Helios, index: int, why: events.ForCube) -> None:
    """A cube is due, but there is none in the supply, or no room for it (RES-1, SUP-2)."""
    g.emit(events.NoCube, index, lacks="room" if any(g.supply) else "supply", why=why)


def lay_cube(g: Helios, index: int, cube: Cube) -> None:
    """Put a cube on a tile, wherever it comes from."""
    world = g.seats[index].world
    tile = world[cube.field]
    world[cube.field] = Tile(tile.kind, (*tile.cubes, cube.colour), tile.temple)


def give_cube(g: Helios, index: int, cube: Cube) -> None:
    """Return a cube from a tile to the supply."""
    world = g.seats[index].world
    tile = world[cube.field]
    cubes = [*tile.cubes]
    cubes.remove(cube.colour)
    world[cube.field] = Tile(tile.kind, tuple(cubes), tile.temple)
    g.supply[cube.colour] += 1


async def pay(g: Helios, index: int, asked: Bill, purpose: str, field: str | None = None) -> None:
    """Pay cube by cube; if only one set of cubes is left, it is taken without asking (PAY-3)."""
    seat = g.seats[index]
    g.payment = Payment(purpose, field, asked.total, asked.owed)
    given: list[Cube] = []
    while g.payment.left:
        forced = only_set(seat, g.payment)
        if forced is not None:
            for cube in forced:
                give_cube(g, index, cube)
            given += forced
            break
        options = pay_options(seat, g.payment)
        cube = await g.ask(index, "pay_cube", options)
        seat = g.seats[index]
        give_cube(g, index, cube)
        given.append(cube)
        g.payment = _less(g.payment, cube.colour)
    g.payment = None
    if given:
        cubes = [(cube.field, COLOURS[cube.colour]) for cube in given]
        g.emit(events.Paid, index, purpose=purpose, cubes=cubes)


def _less(payment: Payment, colour: int) -> Payment:
    owed = [*payment.owed]
    owed[colour] = max(0, owed[colour] - 1)
    return payment._replace(left=payment.left - 1, owed=tuple(owed))
