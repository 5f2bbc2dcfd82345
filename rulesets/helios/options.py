"""Everything that can be chosen in Helios (specification d.9).

Functions here list what is legal in a position, or what is blocked and why; they only read. Options
are kept and shared, since they never change.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeVar

from rulesets.core import Option
from rulesets.helios.coast import coast_of, encloses, parts
from rulesets.helios.components import (
    ACTION_TILES,
    ACTIONS,
    BUILDINGS,
    COLOURS,
    PERSONS,
    PERSONS_PER_TURN,
    ROWS,
    SLOTS,
    SPECIALS,
    START_COLOURS,
)
from rulesets.helios.geometry import BIT, CENTRE, LIGHT, NUMBER, beside, fields_of
from rulesets.helios.payment import Bill, Cube, bill, usable
from rulesets.helios.reasons import ColumnEmpty, HeliosReason, TooFewCubes, TooLittleMana, Why
from rulesets.helios.state import Helios, Payment, Seat
from rulesets.helios.sun import Stop, shape_of, stops

T = TypeVar("T")


class TakeLand(NamedTuple):
    """Take the land tile in this slot."""

    slot: str


class TakeSpecial(NamedTuple):
    """Take a special tile of this kind."""

    kind: str


class Build(NamedTuple):
    """Build this building, or, with `None`, a temple."""

    building: str | None


class Buy(NamedTuple):
    """Buy a person from those on offer (PER-2)."""

    person: str


class Activate(NamedTuple):
    """Activate one of the player's persons (PER-2)."""

    person: str


WAIVE: Final = Option("waive", None)
STOP: Final = Option("stop", None)
PASS: Final = Option("pass", None)
END_TURN: Final = Option("end_turn", None)

START_OPTIONS = tuple(Option(f"land:{COLOURS[c]}", c, f"slot:{COLOURS[c]}") for c in START_COLOURS)
SETUP_BONUS_OPTIONS = tuple(
    Option(f"colour:{word}", colour, f"field:{CENTRE}") for colour, word in enumerate(COLOURS)
)
COLUMN_OPTIONS = {action: Option(f"column:{action}", action, f"column:{action}") for action in ACTIONS}
ROW_OPTIONS = tuple(Option(f"row:{word}", row, f"row:{word}") for row, word in enumerate(ROWS))
LAND_OPTIONS = {slot: Option(f"land:{slot}", TakeLand(slot), f"slot:{slot}") for slot in SLOTS}
SPECIAL_OPTIONS = {kind: Option(f"special:{kind}", TakeSpecial(kind), f"special:{kind}") for kind in SPECIALS}
FIELD_OPTIONS = {field: Option(f"field:{field}", field, f"field:{field}") for field in NUMBER}
TEMPLE: Final = Option("temple", Build(None), "map")
BUILDING_OPTIONS = {
    building: Option(f"building:{building}", Build(building), f"building:{building}")
    for building in BUILDINGS
}
ACTION_OPTIONS = {action: Option(action, action) for action in ACTIONS}
BUY_OPTIONS = {person: Option(f"buy:{person}", Buy(person), f"person:{person}") for person in PERSONS}
ACTIVATE_OPTIONS = {
    person: Option(f"activate:{person}", Activate(person), f"person:{person}") for person in PERSONS
}


@cache  # without it, random play takes 2 % more
def cube_option(field: str, colour: int) -> Option[Cube]:
    return Option(f"cube:{field}:{COLOURS[colour]}", Cube(field, colour), f"field:{field}")


@cache  # without it, a search takes 1 % more
def colour_options(field: str) -> tuple[Option[int], ...]:
    """A cube of any colour for the tile on this field."""
    return tuple(Option(f"colour:{word}", colour, f"field:{field}") for colour, word in enumerate(COLOURS))


@cache  # without it, random play takes 1 % more
def stop_option(stop: Stop) -> Option[Stop]:
    """Move the sun to a field, on the best way there."""
    return Option(f"field:{stop.field}", stop, f"field:{stop.field}")


def blocked(option: Option[T], reason: HeliosReason) -> Option[T]:
    """An option that can't be chosen, with the reason."""
    return Option(option.key, option.value, option.target, reason)


# -- choose_action_tile, choose_row ----------------------------------------------------------------


def column_options(g: Helios) -> list[Option[str]]:
    """The bottom tile of every column that has one (ACT-1)."""
    return [COLUMN_OPTIONS[action] for action in ACTIONS if g.columns[action]]


def blocked_columns(g: Helios) -> list[Option[str]]:
    """The columns that are used up."""
    return [
        blocked(COLUMN_OPTIONS[action], ColumnEmpty(action)) for action in ACTIONS if not g.columns[action]
    ]


def bottom(g: Helios, action: str) -> str:
    """The colour of the tile that can be taken from a column. Raises `IndexError` if there is none."""
    return ACTION_TILES[g.columns[action][-1]].colour


# -- Create land -----------------------------------------------------------------------------------


def legal_fields(seat: Seat) -> tuple[str, ...]:
    """Where a seat can lay a tile (LND-2 to LND-5)."""
    return _legal_fields(shape_of(seat.world), seat.sun)


@lru_cache(4096)  # without it, a search takes 15 % more
def _legal_fields(shape: int, sun: str) -> tuple[str, ...]:
    if encloses(shape, NUMBER[sun]):
        return ()
    free = LIGHT & beside(shape) & ~shape & ~BIT[sun]
    return tuple(
        [
            field
            for field, number, bit in _LIGHT_FIELDS
            if bit & free and not (parts(shape, number) and encloses(shape | bit, NUMBER[sun]))
        ]
    )


_LIGHT_FIELDS = tuple((field, NUMBER[field], BIT[field]) for field in fields_of(LIGHT))


def may_create_land(g: Helios, index: int) -> bool:
    """Whether there is a tile to take and a field for it (LND-1)."""
    return bool(tiles_on_offer(g) and legal_fields(g.seats[index]))


def tiles_on_offer(g: Helios) -> list[Option[TakeLand | TakeSpecial]]:
    """The land tiles of the display and the special tiles left."""
    land = [LAND_OPTIONS[slot] for slot in SLOTS if g.display[slot] is not None]
    return land + [SPECIAL_OPTIONS[kind] for kind in SPECIALS if g.specials[kind]]


def tile_options(
    g: Helios, index: int, *, may_waive: bool
) -> Sequence[Option[TakeLand | TakeSpecial | None]]:
    """What can be taken, if there is a field for it."""
    options = tiles_on_offer(g) if legal_fields(g.seats[index]) else []
    return [*options, WAIVE] if may_waive else options


def blocked_tiles(g: Helios, index: int) -> list[Option[TakeLand | TakeSpecial]]:
    """Slots and special tiles that are used up; all of them if there is no field."""
    if not legal_fields(g.seats[index]):
        return [blocked(option, Why.NO_FIELD) for option in tiles_on_offer(g)]
    slots = [blocked(LAND_OPTIONS[slot], Why.SLOT_EMPTY) for slot in SLOTS if g.display[slot] is None]
    return slots + [
        blocked(SPECIAL_OPTIONS[kind], Why.SPECIAL_GONE) for kind in SPECIALS if not g.specials[kind]
    ]


def field_options(seat: Seat) -> list[Option[str]]:
    """The fields where the tile in hand can be laid."""
    return [FIELD_OPTIONS[field] for field in legal_fields(seat)]


def blocked_fields(seat: Seat) -> list[Option[str]]:
    """The free light fields where it can't, each with the first rule that forbids it."""
    shape = shape_of(seat.world)
    legal = legal_fields(seat)
    return [
        blocked(FIELD_OPTIONS[field], field_fault(seat, field))
        for field in fields_of(LIGHT & ~shape)
        if field not in legal
    ]


def field_fault(seat: Seat, field: str) -> Why:
    """Why no tile can be laid on a free light field."""
    if field == seat.sun:
        return Why.SUN_IS_THERE
    if not BIT[field] & beside(shape_of(seat.world)):
        return Why.NOT_ADJACENT
    return Why.ENCLOSES_SUN


def bonus_colour_options(g: Helios, field: str) -> list[Option[int]]:
    """A cube of any colour left in the supply, for the tile just laid (LND-7)."""
    return [option for option in colour_options(field) if g.supply[option.value]]


# -- Build -----------------------------------------------------------------------------------------


def temple_cost(seat: Seat) -> int:
    """Cubes for the next temple: as many as its number, 1 less with the Lodge (TMP-1, R28)."""
    return _temple_cost(seat, seat.temples)


def _temple_cost(seat: Seat, temples: int) -> int:
    return max(0, temples + 1 - seat.has("temple_discount"))


def building_bill(seat: Seat, building: str) -> Bill:
    row = BUILDINGS[building]
    return bill(row.cost, row.cost_any, seat.cubes)


def build_fault(houses: int, seat: Seat, building: str | None) -> HeliosReason | None:
    """Why a building (`None`: a temple) can't be built; `None` if it can (TMP-1, BLD-1, R33)."""
    if not houses:
        return Why.NO_HOUSE
    owned = seat.cubes
    if building is None:
        if all(tile.temple for tile in seat.world.values()):
            return Why.NO_SITE
        cost = temple_cost(seat)
        return None if sum(owned) >= cost else TooFewCubes(needed=cost, owned=sum(owned))
    asked = building_bill(seat, building)
    if sum(owned) >= asked.total:
        return None
    return _too_few(asked, sum(owned))


def _too_few(asked: Bill, owned: int) -> TooFewCubes:
    return TooFewCubes(needed=asked.total, owned=owned, missing=tuple(asked.missing))


def unbuilt(seat: Seat) -> list[str]:
    """Buildings the seat hasn't built."""
    return [building for building in BUILDINGS if building not in seat.buildings]


@lru_cache(1 << 12)  # without it, random play takes 24 % more
def affordable(owned: tuple[int, ...]) -> tuple[str, ...]:
    """The buildings that this many cubes of each colour can pay for, in the order of the table."""
    held = sum(owned)
    return tuple(
        building
        for building, row in BUILDINGS.items()
        if held >= row.cost_total and held >= bill(row.cost, row.cost_any, owned).total
    )


def build_options(g: Helios, index: int, *, may_waive: bool) -> Sequence[Option[Build | None]]:
    """A temple, and every building that can be paid for."""
    options: list[Option[Build]] = []
    if g.houses:
        seat = g.seats[index]
        owned = seat.cubes
        held = sum(owned)
        temples = seat.temples
        if held >= _temple_cost(seat, temples) and temples < len(seat.world):
            options.append(TEMPLE)
        built = seat.buildings
        options += [BUILDING_OPTIONS[each] for each in affordable(tuple(owned)) if each not in built]
    return [*options, WAIVE] if may_waive else options


def blocked_buildings(g: Helios, index: int) -> list[Option[Build]]:
    """What can't be built now, with what is missing."""
    seat = g.seats[index]
    found = []
    for building in (None, *unbuilt(seat)):
        fault = build_fault(g.houses, seat, building)
        if fault is not None:
            option = TEMPLE if building is None else BUILDING_OPTIONS[building]
            found.append(Option(option.key, option.value, option.target, fault))
    return found


def site_options(seat: Seat) -> list[Option[str]]:
    """Every tile without a temple (TMP-1)."""
    return [FIELD_OPTIONS[field] for field in sorted(seat.world) if not seat.world[field].temple]


def pay_options(seat: Seat, payment: Payment) -> list[Option[Cube]]:
    """The cubes that can be the next payment."""
    return [cube_option(*cube) for cube in usable(seat, payment)]


def room_for_cubes(g: Helios, seat: Seat) -> list[Option[Cube]]:
    """Every tile with room for a cube, with every colour in the supply (RES-1)."""
    return [
        cube_option(field, colour)
        for field in sorted(seat.world)
        if len(seat.world[field].cubes) < seat.capacity(seat.world[field])
        for colour in range(len(COLOURS))
        if g.supply[colour]
    ]


# -- Move the sun ----------------------------------------------------------------------------------


def stop_options(seat: Seat, *, may_waive: bool) -> Sequence[Option[Stop | None]]:
    """Every field where the sun can stop."""
    options = [stop_option(stop) for stop in stops(seat)]
    return [*options, WAIVE] if may_waive else options


def blocked_stops(seat: Seat) -> list[Option[str]]:
    """Dead ends and lakes, which players may expect to be within reach (DED-2, ruling R20).

    Fields of a lake are dead ends too: with land in the centre, a lake has no room to turn.
    """
    reached = {stop.field for stop in stops(seat)}
    coast = coast_of(shape_of(seat.world))
    return [
        blocked(FIELD_OPTIONS[field], Why.DEAD_END if BIT[field] & coast.sea else Why.LAKE)
        for field in fields_of(coast.dead_ends)
        if field not in reached and field != seat.sun
    ]


# -- Bonus action ----------------------------------------------------------------------------------


def bonus_options(g: Helios, index: int) -> list[Option[str | None]]:
    """The actions that can be carried out, and waiving (BON-2)."""
    options: list[Option[str | None]] = []
    if may_create_land(g, index):
        options.append(ACTION_OPTIONS["create_land"])
    if build_options(g, index, may_waive=False):
        options.append(ACTION_OPTIONS["build"])
    options.append(ACTION_OPTIONS["move_sun"])
    options.append(WAIVE)
    return options


def blocked_bonus(g: Helios, index: int) -> list[Option[str]]:
    """The actions that can't be carried out."""
    found = []
    if not may_create_land(g, index):
        why = Why.NO_FIELD if tiles_on_offer(g) else Why.NO_TILE
        found.append(blocked(ACTION_OPTIONS["create_land"], why))
    if not build_options(g, index, may_waive=False):
        found.append(blocked(ACTION_OPTIONS["build"], Why.NOTHING_TO_BUILD if g.houses else Why.NO_HOUSE))
    return found


# -- Persons ---------------------------------------------------------------------------------------


def person_bill(seat: Seat, person: str) -> Bill:
    """The bill for activating a person."""
    row = PERSONS[person]
    return bill(row.cost, row.act_any, seat.cubes)


PRICES: Final = {person: row.mana_cost for person, row in PERSONS.items()}


def person_options(g: Helios, index: int, bought: int) -> list[Option[Buy | Activate]]:
    """Buy one, activate any of the player's own (PER-2)."""
    seat = g.seats[index]
    options: list[Option[Buy | Activate]] = []
    if bought < PERSONS_PER_TURN:
        mana = seat.mana
        options += [BUY_OPTIONS[person] for person in g.persons if PRICES[person] <= mana]
    if seat.night:
        owned = seat.cubes
        held = sum(owned)
        for person in seat.night:
            row = PERSONS[person]
            if held >= bill(row.cost, row.act_any, owned).total:
                options.append(ACTIVATE_OPTIONS[person])
    return options


def blocked_persons(g: Helios, index: int, bought: int) -> list[Option[Buy | Activate]]:
    """Persons that can't be bought or activated now."""
    seat = g.seats[index]
    found: list[Option[Buy | Activate]] = []
    for person in g.persons:
        price = PRICES[person]
        if bought >= PERSONS_PER_TURN:
            found.append(blocked(BUY_OPTIONS[person], Why.ONE_PERSON_A_TURN))
        elif price > seat.mana:
            found.append(blocked(BUY_OPTIONS[person], TooLittleMana(needed=price, owned=seat.mana)))
    owned = seat.cubes
    for person in seat.night:
        asked = person_bill(seat, person)
        if sum(owned) < asked.total:
            found.append(blocked(ACTIVATE_OPTIONS[person], _too_few(asked, sum(owned))))
    return found
