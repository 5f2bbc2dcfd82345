"""The three actions and what follows from them (specification d.2 to d.5)."""

from collections.abc import Awaitable, Callable
from functools import partial

from rulesets.helios import events
from rulesets.helios.components import BUILDINGS, COLOUR_COUNT, COLOURS, FIELD_MANA, FIELD_RESOURCES
from rulesets.helios.gains import (
    extend_range,
    give_cube,
    go_without,
    lay_cube,
    pay,
    put_cube,
    score,
    take_mana,
)
from rulesets.helios.geometry import BONUS
from rulesets.helios.options import (
    STOP,
    Build,
    TakeLand,
    TakeSpecial,
    blocked_bonus,
    blocked_buildings,
    blocked_fields,
    blocked_stops,
    blocked_tiles,
    bonus_colour_options,
    bonus_options,
    build_options,
    building_bill,
    field_options,
    room_for_cubes,
    site_options,
    stop_options,
    temple_cost,
    tile_options,
)
from rulesets.helios.payment import Bill, Cube
from rulesets.helios.state import Helios, Tile
from rulesets.helios.sun import Stop, endless, lap_points, light

# -- Create land (specification d.2) ---------------------------------------------------------------


async def create_land(g: Helios, index: int, *, may_waive: bool) -> None:
    """Take a land or special tile and lay it beside the player's own land; the slot stays empty (R52)."""
    options = tile_options(g, index, may_waive=may_waive)
    choice = await g.ask(index, "choose_tile", options, partial(blocked_tiles, g, index))
    if choice is None:
        g.emit(events.Waived, index, action="create_land")
        return
    g.in_hand = take_tile(g, index, choice)
    fields = field_options(g.seats[index])
    field = await g.ask(index, "choose_field", fields, lambda: blocked_fields(g.seats[index]))
    g.seats[index].world[field] = g.in_hand
    g.emit(events.Laid, index, tile=g.in_hand.kind, field=field, cubes=len(g.in_hand.cubes))
    g.in_hand = None
    if field in BONUS:
        await field_bonus(g, index, field)


def take_tile(g: Helios, index: int, choice: TakeLand | TakeSpecial) -> Tile:
    """A land tile with the cube that lay on it, if any, or a special tile, without a cube (LND-6)."""
    if isinstance(choice, TakeSpecial):
        g.specials[choice.kind] -= 1
        return Tile(choice.kind)
    kind = g.display[choice.slot]
    if kind is None:
        raise ValueError(f"nothing lies on the slot {choice.slot}")
    g.display[choice.slot] = None
    if choice.slot in g.bare:
        g.bare.remove(choice.slot)
        return Tile(kind)
    return Tile(kind, (COLOURS.index(kind),))


async def field_bonus(g: Helios, index: int, field: str) -> None:
    """Mana at once, or a cube on the tile just laid, even above its capacity (LND-7, R10)."""
    bonus = BONUS[field]
    if bonus == "mana":
        take_mana(g, index, FIELD_MANA, "field")
    elif bonus == "resource":
        for _ in range(FIELD_RESOURCES):
            if not any(g.supply):
                go_without(g, index, "field")
                return
            colour = await g.ask(index, "choose_bonus_colour", bonus_colour_options(g, field))
            put_cube(g, index, Cube(field, colour), "field")


# -- Build (specification d.3) ---------------------------------------------------------------------


async def build(g: Helios, index: int, *, may_waive: bool) -> None:
    """Build exactly one temple or building."""
    options = build_options(g, index, may_waive=may_waive)
    choice = await g.ask(index, "choose_build", options, partial(blocked_buildings, g, index))
    if choice is None:
        g.emit(events.Waived, index, action="build")
    elif choice.building is None:
        await build_temple(g, index)
    else:
        await build_building(g, index, choice)


async def build_temple(g: Helios, index: int) -> None:
    """The site is chosen first, because cubes left on it after paying are lost (TMP-2, R29, R54)."""
    field = await g.ask(index, "choose_temple_site", site_options(g.seats[index]))
    cost = temple_cost(g.seats[index])
    await pay(g, index, Bill(cost, (0,) * COLOUR_COUNT, (0,) * COLOUR_COUNT), "temple", field)
    seat = g.seats[index]
    lost = seat.world[field].cubes
    for colour in lost:
        give_cube(g, index, Cube(field, colour))
    g.houses -= 1
    seat.world[field] = seat.world[field]._replace(temple=True)
    number = seat.temples
    g.emit(events.BuiltTemple, index, field=field, number=number, lost=len(lost))
    take_mana(g, index, number, "temple")


async def build_building(g: Helios, index: int, choice: Build) -> None:
    """Pay; then house, sun range, mana and function, in this order (BLD-1, BLD-2, R45)."""
    building = choice.building
    if building is None:
        raise ValueError("a temple is no building")
    await pay(g, index, building_bill(g.seats[index], building), f"building:{building}")
    g.houses -= 1
    g.seats[index].buildings.append(building)
    g.emit(events.Built, index, building=building)
    row = BUILDINGS[building]
    extend_range(g, index, row.sun)
    take_mana(g, index, row.mana, "building")
    if row.timing == "once":
        await ONCE[row.function](g, index)


async def take_two(g: Helios, index: int) -> None:
    """The Market: up to two cubes on the player's tiles; room and supply are checked anew (BLD-2)."""
    for _ in range(2):
        room = room_for_cubes(g, g.seats[index])
        if not room:
            go_without(g, index, "market")
            return
        options = [*room, STOP]
        cube = await g.ask(index, "place_resource", options)
        if cube is None:
            return
        put_cube(g, index, cube, "market")


# -- Move the sun (specification d.4) --------------------------------------------------------------


async def move_sun(g: Helios, index: int, *, may_waive: bool) -> None:
    """The sun moves 1 step up to its range, completes at most one lap, and lights the tiles around it."""
    options = stop_options(g.seats[index], may_waive=may_waive)
    stop = await g.ask(index, "choose_sun_target", options, lambda: blocked_stops(g.seats[index]))
    if stop is None:
        g.emit(events.Waived, index, action="move_sun")
        return
    seat = g.seats[index]
    start, seat.sun = seat.sun, stop.field
    g.emit(events.MovedSun, index, start=start, end=stop.field, steps=stop.steps)
    count_laps(g, index, stop)
    shine(g, index)


def count_laps(g: Helios, index: int, stop: Stop) -> None:
    """The lap counter follows the way; with the Observatory it stands still (SUN-7, LAP-2)."""
    seat = g.seats[index]
    if endless(seat):
        return
    seat.turns += stop.crossings
    seat.best = seat.turns + stop.lead
    if stop.lap:
        g.emit(events.CompletedLap, index, scores=not seat.lapped)
        score(g, index, lap_points(seat), "lap")
        seat.lapped = g.one_lap_a_turn


def shine(g: Helios, index: int) -> None:
    """Light everything next to the sun at the same time (LGT-1 to LGT-4)."""
    seat = g.seats[index]
    shed = light(seat, g.supply, seat.sun)
    for place, colour in shed.cubes:
        g.supply[colour] -= 1
        lay_cube(g, index, Cube(place, colour))
    if shed.cubes or shed.temples:
        g.emit(
            events.Shone,
            index,
            cubes=[(place, seat.world[place].kind) for place, _ in shed.cubes],
            temples=shed.temples,
        )
    score(g, index, shed.points, "temples")


# -- Bonus action (specification d.5) --------------------------------------------------------------


async def bonus_action(g: Helios, index: int) -> None:
    """An action of the player's choice, at once or never; nothing in it may be waived (BON-2, R13, R51)."""
    options = bonus_options(g, index)
    action = await g.ask(index, "choose_bonus_action", options, partial(blocked_bonus, g, index))
    if action is None:
        g.emit(events.Waived, index, action="bonus_action")
    else:
        await ACTIONS[action](g, index, may_waive=False)


ACTIONS = {"create_land": create_land, "build": build, "move_sun": move_sun}
"""The actions, by the word on the action tiles."""

ONCE: dict[str, Callable[[Helios, int], Awaitable[None]]] = {
    "bonus_action": bonus_action,
    "move_sun": partial(move_sun, may_waive=True),
    "create_land": partial(create_land, may_waive=True),
    "take_two": take_two,
}
"""What buildings do when they are built, by the word in the table; may be waived (R44)."""
