"""What an option would bring, from what a seat may see (specification j)."""

from dataclasses import replace
from typing import Literal, NamedTuple

from rulesets.core import Reason
from rulesets.helios.coast import coast_of
from rulesets.helios.components import (
    BUILDINGS,
    COLOUR_COUNT,
    FIELD_MANA,
    HARBOUR_VP,
    MAX_RANGE,
    PERSONS,
    TEMPLE_VP_PER_NEIGHBOUR,
    TILES_FOR_BONUS,
)
from rulesets.helios.geometry import BIT, BONUS, DARK
from rulesets.helios.options import (
    build_fault,
    building_bill,
    legal_fields,
    person_bill,
    temple_cost,
    unbuilt,
)
from rulesets.helios.payment import Bill, Cube, bill
from rulesets.helios.scoring import person_points, special_value
from rulesets.helios.state import Seat, Tile
from rulesets.helios.sun import Light, Stop, lap_points, light, lit, shape_of, stops, temple_points
from rulesets.helios.view import HeliosView

Water = Literal["sun", "dark", "lake", "dead_end", "light"]
"""The kinds of free fields: under the sun, at the dark edge, out of the sun's reach, or neither."""


class SunPreview(NamedTuple):
    """What moving the sun to a field brings."""

    stop: Stop
    light: Light
    lap: int
    """Points for a lap completed on the way."""

    @property
    def points(self) -> int:
        """Points for temples and the lap."""
        return self.light.points + self.lap


def sun_previews(view: HeliosView, index: int) -> dict[str, SunPreview]:
    """All fields where a seat's sun can stop now, nearest first."""
    seat = view.seats[index].board
    supply = list(view.supply)
    return {
        stop.field: SunPreview(stop, light(seat, supply, stop.field), lap_points(seat) if stop.lap else 0)
        for stop in stops(seat)
    }


class FieldPreview(NamedTuple):
    """What laying a tile on a field brings."""

    bonus: str | None
    """`harbour`, `mana` or `resource`."""
    mana: int
    """Mana that is taken."""
    harbour: int
    """Points that a harbour scores at the end, including an active Explorer's."""
    special: int | None
    """What a special tile would score there as things stand; `None` for land."""
    targets: int
    """The number of fields on which the sun could then stop, with its present range."""


def field_preview(view: HeliosView, index: int, field: str, tile: Tile) -> FieldPreview:
    """What laying a tile on a legal field brings."""
    after = view.seats[index].board.copy()
    after.world[field] = tile
    bonus = BONUS.get(field)
    special = None if tile.colour is not None else special_value(after, field, tile.kind)
    harbour = 0
    if bonus == "harbour":
        explorers = [p for p in after.day if PERSONS[p].scores == "harbours"]
        harbour = HARBOUR_VP + sum(PERSONS[person].vp_each for person in explorers)
    mana = min(FIELD_MANA, view.mana) if bonus == "mana" else 0
    return FieldPreview(bonus, mana, harbour, special, len(stops(after)))


class BuildPreview(NamedTuple):
    """What building something costs, and whether it can be built now."""

    bill: Bill
    fault: Reason | None
    points: int
    """Points at the end, printed on it."""
    mana: int
    range: int
    """Steps by which the sun range grows."""


def build_preview(view: HeliosView, index: int, building: str | None) -> BuildPreview:
    """A building, or, with `None`, the next temple."""
    seat = view.seats[index].board
    fault = build_fault(view.houses, seat, building)
    if building is None:
        nothing = (0,) * COLOUR_COUNT
        return BuildPreview(Bill(temple_cost(seat), nothing, nothing), fault, 0, seat.temples + 1, 0)
    row = BUILDINGS[building]
    return BuildPreview(building_bill(seat, building), fault, row.vp, row.mana, row.sun)


class PersonPreview(NamedTuple):
    """What a person costs and would score."""

    mana_cost: int
    bill: Bill
    payable: bool
    """The player has the cubes to activate it."""
    points: int
    """What it would score now if active, including the range and mana that activating it brings."""


def person_preview(view: HeliosView, index: int, person: str) -> PersonPreview:
    """A person, for a seat that owns it or considers buying it."""
    seat = view.seats[index].board
    asked = person_bill(seat, person)
    payable = sum(seat.cubes) >= asked.total
    active = _activated(view, seat, person)
    return PersonPreview(PERSONS[person].mana_cost, asked, payable, person_points(active, person))


def _activated(view: HeliosView, seat: Seat, person: str) -> Seat:
    """A seat after buying a person, if still available, and activating it (PER-2)."""
    if person in seat.day:
        return seat
    row, after, supply = PERSONS[person], seat.copy(), view.mana
    if person not in seat.night:
        paid = min(row.mana_cost, after.mana)
        after.mana, supply = after.mana - paid, supply + paid
    after.range = min(after.range + row.sun, MAX_RANGE)
    after.mana += min(row.mana, supply)
    return after


def reach(view: HeliosView, index: int, action: str) -> frozenset[str]:
    """The fields where an action could be carried out now: to lay tiles, build temples, stop the sun.

    Empty if there is no tile to lay, or no temple is affordable; buildings need no field.
    """
    board = view.seats[index].board
    if action == "create_land":
        offered = any(view.display.values()) or any(view.specials.values())
        return frozenset(free_fields(view, index) if offered else ())
    if action == "move_sun":
        return frozenset(sun_previews(view, index))
    if build_fault(view.houses, board, None) is not None:
        return frozenset()
    return frozenset(field for field, tile in board.world.items() if not tile.temple)


def possible(view: HeliosView, index: int, action: str) -> bool:
    """Whether an action can be carried out at all; if not, it lapses without a question (ACT-3)."""
    board = view.seats[index].board
    if action == "build" and any(not build_fault(view.houses, board, each) for each in unbuilt(board)):
        return True
    return bool(reach(view, index, action))


def row_fills(seat: Seat, row: int) -> bool:
    """Whether one more action tile makes a row full, which brings a bonus action."""
    return len(seat.rows[row]) + 1 >= TILES_FOR_BONUS


def free_fields(view: HeliosView, index: int) -> tuple[str, ...]:
    """Where a seat can lay a tile now."""
    return legal_fields(view.seats[index].board)


# -- what a choice would bring ---------------------------------------------------------------------


def best_stop(view: HeliosView, index: int) -> SunPreview | None:
    """The stop that brings the most points now, then the most cubes; `None` on an empty board."""
    stops_now = sun_previews(view, index).values() if view.seats[index].board.world else ()
    return max(stops_now, key=lambda stop: (stop.points, len(stop.light.cubes)), default=None)


def buildable(view: HeliosView, index: int) -> list[str | None]:
    """What could be paid for now: `None` for a temple first, then buildings."""
    seat = view.seats[index].board
    every: list[str | None] = [None, *unbuilt(seat)]
    return [each for each in every if build_fault(view.houses, seat, each) is None]


def opened_by(view: HeliosView, index: int, colour: int) -> list[str]:
    """The buildings that could be paid for only with one more cube of a colour."""
    seat = view.seats[index].board
    owned = [count + (number == colour) for number, count in enumerate(seat.cubes)]
    return [
        each
        for each in unbuilt(seat)
        if build_preview(view, index, each).bill.total > sum(seat.cubes)
        and bill(BUILDINGS[each].cost, BUILDINGS[each].cost_any, owned).total <= sum(owned)
    ]


def with_range(view: HeliosView, index: int, steps: int) -> HeliosView:
    """The table with a seat's sun range grown by this many steps."""
    seats = list(view.seats)
    board = seats[index].board.copy()
    board.range = min(MAX_RANGE, board.range + steps)
    seats[index] = replace(seats[index], board=board)
    return replace(view, seats=tuple(seats))


def raised(seat: Seat, field: str) -> dict[str, tuple[int, int]]:
    """The temples that would score more with a tile on a field: points now and then."""
    temples = [other for other in lit(seat.world, field) if seat.world[other].temple]
    now = {other: temple_points(seat, other) for other in temples}
    return {other: (points, points + TEMPLE_VP_PER_NEIGHBOUR) for other, points in now.items()}


def lost_on_site(seat: Seat, field: str) -> int:
    """Cubes on a temple's site that are lost even if as many as possible help to pay for it (R29)."""
    return max(0, len(seat.world[field].cubes) - temple_cost(seat))


def lost_by_paying(view: HeliosView, index: int, cube: Cube) -> int:
    """Cubes on the temple's site that could pay but would be lost if this one is paid."""
    payment = view.payment
    if payment is None or payment.field in (None, cube.field):
        return 0
    on_site = len(view.seats[index].board.world[payment.field or ""].cubes)
    lost = max(0, on_site - (payment.left - 1))
    return lost if lost > max(0, on_site - payment.left) else 0


def regrows(seat: Seat, cube: Cube) -> bool:
    """Whether the light brings a paid cube back to its tile."""
    tile = seat.world[cube.field]
    return tile.colour == cube.colour and len(tile.cubes) - 1 < seat.capacity(tile)


def asking(seat: Seat, colour: int) -> int:
    """How many unbuilt buildings cost a cube of a colour."""
    return sum(BUILDINGS[each].cost[colour] > 0 for each in unbuilt(seat))


def best_special(view: HeliosView, index: int, kind: str) -> tuple[int, str]:
    """What a special tile would score now in its best place, and that field."""
    board = view.seats[index].board
    found = [(special_value(board, field, kind), field) for field in free_fields(view, index)]
    return max(found, default=(0, ""))


def unlit(seat: Seat, stop: SunPreview) -> list[str]:
    """The tiles beside a stop whose cubes leave no room for another one."""
    grown = dict(stop.light.cubes)
    around = lit(seat.world, stop.stop.field)
    return [field for field in around if seat.world[field].cubes and field not in grown]


def water_of(seat: Seat, field: str) -> Water:
    """What kind of free field it is."""
    coast, bit = coast_of(shape_of(seat.world)), BIT[field]
    if field == seat.sun or bit & DARK:
        return "sun" if field == seat.sun else "dark"
    return "lake" if not bit & coast.sea else "dead_end" if bit & coast.dead_ends else "light"


def owner_of(view: HeliosView, person: str) -> tuple[int, str] | None:
    """A person's owner, and which side is up, `night` or `day`; `None` if it is on offer."""
    for index, seat in enumerate(view.seats):
        if person in seat.board.night or person in seat.board.day:
            return index, "day" if person in seat.board.day else "night"
    return None
