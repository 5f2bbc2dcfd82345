"""Features of a seat of Helios, for computer players that learn what they are worth."""

from rulesets.helios.coast import coast_of
from rulesets.helios.components import (
    BUILDINGS,
    LAND_CAPACITY,
    LAND_CAPACITY_WAREHOUSE,
    PERSONS,
    SPECIAL_CAPACITY,
)
from rulesets.helios.geometry import AROUND, BIT, HARBOURS
from rulesets.helios.geometry import beside as beside_shape
from rulesets.helios.options import person_bill
from rulesets.helios.scoring import person_points
from rulesets.helios.state import Helios, Seat
from rulesets.helios.sun import shape_of, stops

_HARBOURS = sum(BIT[field] for field in HARBOURS)

PERSONS_PART = 0.15
"""The share of a round taken by the phase of persons."""


def left(state: Helios) -> float:
    """The share of the game still to come, from 1 to 0."""
    if state.stage == "over":
        return 0.0
    if state.stage == "persons":
        gone = 1.0 - PERSONS_PART * (1.0 - len(state.passed) / (len(state.seats) + 1))
    else:
        gone = (1.0 - PERSONS_PART) * state.turns / state.turns_in_round
    return 1.0 - (state.round - 1 + gone) / state.rounds


def around(state: Helios) -> list[tuple[object, ...]]:
    """For each seat, what else says how it stands: its bag, whose turn it is, the persons, others' mana."""
    active = None if state.over else state.active
    persons, mana = tuple(state.persons), [seat.mana for seat in state.seats]
    return [
        (state.bags[index], index == active, persons, max(mana[:index] + mana[index + 1 :]))
        for index in range(len(mana))
    ]


def features(state: Helios, index: int) -> dict[str, float]:
    """What the board could still bring: cubes, room, sun, persons, rows."""
    seat = state.seats[index]
    found = _own(seat)
    found["to_move"] = not state.over and state.active == index
    offered = [person for person in state.persons if PERSONS[person].mana_cost <= seat.mana]
    found["buyable"] = max((person_points(seat, person) for person in offered), default=0)
    found["mana_first"] = seat.mana - max(
        other.mana for number, other in enumerate(state.seats) if number != index
    )
    return found


def _own(seat: Seat) -> dict[str, float]:
    """What depends on nothing but the seat's own things."""
    cubes = seat.cubes
    held = sum(cubes)
    found: dict[str, float] = {
        "cubes": held,
        "colours_held": len(cubes) - cubes.count(0),
        "pairs": sum([count // 2 for count in cubes]),
    }
    _board(seat, found)
    for number, row in enumerate(seat.rows):
        found[f"row{len(row)}"] = found.get(f"row{len(row)}", 0.0) + 1
        found[f"row.{number}"] = len(row)
    night = {person: person_points(seat, person) for person in seat.night}
    found["night_points"] = sum(night.values())
    payable = [points for person, points in night.items() if person_bill(seat, person).total <= held]
    found["night_payable"] = max(payable, default=0)
    found["lap_due"] = seat.best - seat.turns
    found["sun_gate"] = "sun_gate" in seat.buildings
    found["vp_built"] = sum([BUILDINGS[building].vp for building in seat.buildings])
    return found


def _board(seat: Seat, found: dict[str, float]) -> None:
    """Room, harbours, temples and their neighbours, special tiles, and where the sun can go."""
    world = seat.world
    shape = shape_of(world)
    room_on_land = LAND_CAPACITY_WAREHOUSE if seat.has("store_two") else LAND_CAPACITY
    free = temples = lit = specials = room = 0
    colours = set()
    for field, tile in world.items():
        around = AROUND[field]
        beside = (around & shape).bit_count()
        free += around.bit_count() - beside
        if tile.temple:
            temples += 1
            lit += beside
        if tile.colour is None:
            specials += 1
            holds = SPECIAL_CAPACITY
        else:
            colours.add(tile.kind)
            holds = room_on_land
        if not tile.temple and holds > len(tile.cubes):
            room += holds - len(tile.cubes)
    harbours_near = (_HARBOURS & beside_shape(shape) & ~shape).bit_count()
    found["tiles"], found["temples"], found["temple_neighbours"] = len(world), temples, lit
    found["specials"], found["room"], found["shore"] = specials, room, free
    found["kinds"], found["harbours_near"] = len(colours), harbours_near
    found["stops"] = coast_of(shape).stops.bit_count()
    reach = stops(seat)
    found["reach"] = len(reach)
    found["lap_near"] = any(stop.lap for stop in reach)
    found["range"] = seat.range
    found["range_temples"] = seat.range * temples
