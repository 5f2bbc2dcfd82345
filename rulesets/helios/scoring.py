"""Final scoring, at any time as if the game ended now (specification g)."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from rulesets.core import ScoreLine, Standing, placed
from rulesets.helios.components import BUILDINGS, HARBOUR_VP, PERSONS, SPECIALS
from rulesets.helios.geometry import HARBOURS, NEIGHBOURS
from rulesets.helios.state import Helios, Seat, World


def standings(state: Helios) -> tuple[Standing, ...]:
    """Every seat's score and place; equal points: more cubes left, else shared (END-3, R40)."""
    return seen_standings(state, [True] * len(state.seats))


def seen_standings(state: Helios, shown: Sequence[bool]) -> tuple[Standing, ...]:
    """The same for a viewer who sees only these seats' bags: the others lack that line."""
    stood = placed(
        (
            index,
            lines(state, index) if shown[index] else open_lines(seat),
            (sum(seat.cubes),),
        )
        for index, seat in enumerate(state.seats)
    )
    return stood if all(shown) else tuple(replace(row, concealed=not shown[row.seat]) for row in stood)


def lines(state: Helios, index: int) -> tuple[ScoreLine, ...]:
    """A seat's score sheet, its bag included."""
    return (ScoreLine("bag", state.bags[index]), *open_lines(state.seats[index]))


def open_lines(seat: Seat) -> tuple[ScoreLine, ...]:
    """A seat's whole score sheet except the bag, in the order of END-2.

    Each line's facts say what brought how much. Only active persons score (R38); what other players have
    changes nothing (R42).
    """
    buildings = {building: BUILDINGS[building].vp for building in seat.buildings}
    persons = {person: person_points(seat, person) for person in seat.day}
    harbours = [field for field in HARBOURS if field in seat.world]
    specials = special_points(seat)
    kinds = {field: seat.world[field].kind for field in specials}
    return (
        ScoreLine("buildings", sum(buildings.values()), {"each": buildings}),
        ScoreLine("persons", sum(persons.values()), {"each": persons}, final=True),
        ScoreLine("harbours", HARBOUR_VP * len(harbours), {"fields": harbours}),
        ScoreLine("specials", sum(specials.values()), {"each": specials, "kinds": kinds}, final=True),
    )


# -- Persons ---------------------------------------------------------------------------------------

COUNTS: dict[str, Callable[[Seat], int]] = {
    "harbours": lambda seat: len([field for field in HARBOURS if field in seat.world]),
    "sun_range": lambda seat: seat.range,
    "temples": lambda seat: seat.temples,
    "buildings": lambda seat: len(seat.buildings),
    "tiles": lambda seat: len(seat.world),
    "mana": lambda seat: seat.mana,
    "colours": lambda seat: len({tile.colour for tile in seat.world.values()} - {None}),
    "special_tiles": lambda seat: len([tile for tile in seat.world.values() if tile.kind in SPECIALS]),
}
"""What persons score, by the word in the table."""


def person_points(seat: Seat, person: str) -> int:
    """What a person brings if active."""
    row = PERSONS[person]
    return row.vp_each * COUNTS[row.scores](seat)


# -- Special tiles ---------------------------------------------------------------------------------


def special_points(seat: Seat) -> dict[str, int]:
    """What every special tile on the board brings, by field; each separately (R48)."""
    return {
        field: special_value(seat, field, seat.world[field].kind)
        for field in sorted([field for field, tile in seat.world.items() if tile.kind in SPECIALS])
    }


def special_value(seat: Seat, field: str, kind: str) -> int:
    """What a special tile of this kind brings on a field."""
    row = SPECIALS[kind]
    return row.vp * SPECIAL_COUNTS[row.scores](seat, field)


def _own_temple(seat: Seat, field: str) -> int:
    return int(field in seat.world and seat.world[field].temple)


def _resources_left(seat: Seat, field: str) -> int:
    return sum(seat.cubes)


def _adjacent_colours(seat: Seat, field: str) -> int:
    return len({seat.world[other].colour for other in _neighbours(seat.world, field)} - {None})


def _adjacent_tiles(seat: Seat, field: str) -> int:
    return sum([1 + seat.world[other].temple for other in _neighbours(seat.world, field)])


def _neighbours(world: World, field: str) -> list[str]:
    return [other for other in NEIGHBOURS[field] if other in world]


SPECIAL_COUNTS: dict[str, Callable[[Seat, str], int]] = {
    "own_temple": _own_temple,
    "resources_left": _resources_left,
    "adjacent_colours": _adjacent_colours,
    "adjacent_tiles": _adjacent_tiles,
}
"""What special tiles score, by the word in the table."""
