"""The invariants of every position (specification h), and what is wrong where one is broken."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from rulesets.helios.coast import coast_of
from rulesets.helios.components import (
    ACTION_TILES,
    ACTIONS,
    BUILDINGS,
    COLOUR_ROWS,
    COLOURS,
    JOKER,
    LAND_TILES,
    MAX_RANGE,
    PERSONS,
    ROWS,
    SLOTS,
    SPECIALS,
    START_RANGE,
    SUPPLIES,
    TILES_FOR_BONUS,
)
from rulesets.helios.geometry import BIT, CENTRE, LIGHT, beside, connected
from rulesets.helios.scoring import standings
from rulesets.helios.state import Helios, Seat
from rulesets.helios.sun import shape_of, stops

_CUBES_ON_LAND, _CUBES_ON_SPECIAL = 2, 1

_OF_ACTION = {
    action: frozenset(tile.id for tile in ACTION_TILES.values() if tile.action == action)
    for action in ACTIONS
}
_FITTING = {
    word: frozenset(tile.id for tile in ACTION_TILES.values() if tile.colour in (word, JOKER))
    for word in ROWS
}
"""The action tiles that can lie in a row."""


def faults(state: Helios) -> list[str]:
    """Every broken invariant, in words for maintainers; empty in every reachable position."""
    found = [*_supplies(state), *_action_tiles(state), *_tiles(state), *_persons(state), *_scores(state)]
    for index, seat in enumerate(state.seats):
        found += [f"seat {index}: {fault}" for fault in _seat(state, index, seat)]
    return found


def _supplies(state: Helios) -> Iterator[str]:
    """I1 and I2: no cube, mana or house is lost or created."""
    held = [colour for seat in state.seats for tile in seat.world.values() for colour in tile.cubes]
    held += () if state.in_hand is None else state.in_hand.cubes
    on_offer = [word for slot, word in state.display.items() if slot not in state.bare]
    if {*state.display} != {*SLOTS} or not {*on_offer} <= {None, *COLOURS}:
        yield f"on display are {state.display}"
    for colour, word in enumerate(COLOURS):
        total = state.supply[colour] + held.count(colour) + on_offer.count(word)
        if total != COLOUR_ROWS[word].cubes or state.supply[colour] < 0:
            yield f"there are {total} cubes of {word}, {state.supply[colour]} of them in the supply"
    mana = state.mana + sum(seat.mana for seat in state.seats)
    if mana != SUPPLIES["mana"].count or state.mana < 0:
        yield f"there are {mana} mana, {state.mana} of them in the supply"
    houses = state.houses + sum(seat.temples + len(seat.buildings) for seat in state.seats)
    if houses != SUPPLIES["houses"].count or state.houses < 0:
        yield f"there are {houses} houses, {state.houses} of them in the supply"


def _action_tiles(state: Helios) -> Iterator[str]:
    """I3 and I6: every action tile is somewhere, and only in a row where it belongs."""
    places = [*state.piles.values(), *state.columns.values(), *state.discards.values()]
    places += [row for seat in state.seats for row in seat.rows]
    found = Counter([tile for place in places for tile in place])
    if state.taken is not None:
        found[state.taken] += 1
    for tile in ACTION_TILES.values():
        if found[tile.id] != tile.count:
            yield f"there are {found[tile.id]} action tiles {tile.id}"
    for action in ACTIONS:
        for tile_id in (*state.piles[action], *state.columns[action], *state.discards[action]):
            if tile_id not in _OF_ACTION[action]:
                yield f"{tile_id} lies with {action}"


def _tiles(state: Helios) -> Iterator[str]:
    """I4: land and special tiles are on offer, in stacks or on boards."""
    laid = Counter([tile.kind for seat in state.seats for tile in seat.world.values()])
    if state.in_hand is not None:
        laid[state.in_hand.kind] += 1
    if state.stage != "set_up" or any(state.land.values()):
        stacked = [*state.display.values(), *chain.from_iterable(state.land.values())]
        for word in COLOURS:
            total = laid[word] + stacked.count(word)
            if total != LAND_TILES[word].count:
                yield f"there are {total} land tiles of {word}"
    for slot in SLOTS:
        if slot != "extra" and state.display[slot] not in (None, slot):
            yield f"{state.display[slot]} lies on the slot of {slot}"
    for kind, special in SPECIALS.items():
        if laid[kind] + state.specials[kind] != special.count:
            yield f"there are {laid[kind] + state.specials[kind]} special tiles {kind}"


def _persons(state: Helios) -> Iterator[str]:
    """I5: every person is in exactly one place."""
    found = [*state.persons, *(person for seat in state.seats for person in (*seat.night, *seat.day))]
    if sorted(found) != sorted(PERSONS):
        yield f"persons {sorted(found)}"


def _seat(state: Helios, index: int, seat: Seat) -> Iterator[str]:
    """I6 to I12 and I19: what must hold for one player's boards."""
    yield from _rows(state, index, seat)
    shape = shape_of(seat.world)
    yield from _world(seat, shape)
    if seat.world:
        yield from _sun(seat, shape)
    if not START_RANGE <= seat.range <= MAX_RANGE or seat.mana < 0 or state.bags[index] < 0:
        yield f"range {seat.range}, mana {seat.mana}, bag {state.bags[index]}"
    yield from _lap(state, index, seat)
    if len({*seat.buildings} & {*BUILDINGS}) != len(seat.buildings) or seat.temples > len(seat.world):
        yield f"buildings {seat.buildings}, {seat.temples} temples"


def _rows(state: Helios, index: int, seat: Seat) -> Iterator[str]:
    most = TILES_FOR_BONUS if state.stage == "actions" and index == state.active else TILES_FOR_BONUS - 1
    for word, row in zip(ROWS, seat.rows, strict=True):
        if len(row) > most or not _FITTING[word].issuperset(row):
            yield f"row {word} holds {row}"


def _world(seat: Seat, shape: int) -> Iterator[str]:
    """I7 and I10: the land is connected around the centre; tiles carry only what they may."""
    if seat.world and connected(BIT[CENTRE], shape) != shape:
        yield f"the land on {sorted(seat.world)} is not connected with the centre"
    if shape & ~LIGHT or shape & BIT[seat.sun]:
        yield f"a tile lies on a dark field or under the sun on {seat.sun}"
    for field, tile in seat.world.items():
        most = _CUBES_ON_SPECIAL if tile.colour is None else _CUBES_ON_LAND
        if len(tile.cubes) > (0 if tile.temple else most):
            yield f"{len(tile.cubes)} cubes lie on {field}"


def _sun(seat: Seat, shape: int) -> Iterator[str]:
    """I8, I9 and I12: the sun is on the sea next to land (ruling R21), and can go somewhere."""
    if not BIT[seat.sun] & coast_of(shape).sea & beside(shape):
        yield f"the sun on {seat.sun} is enclosed, or away from the land"
    elif not stops(seat):
        yield f"the sun on {seat.sun} can't move"
    if seat.best < seat.turns:
        yield f"lap counter {seat.turns} above its highest value {seat.best}"


def _lap(state: Helios, index: int, seat: Seat) -> Iterator[str]:
    """Ruling R14: only the seat whose action turn it is can have scored the lap of this turn."""
    if seat.lapped and not (
        state.one_lap_a_turn and seat.best and state.stage == "actions" and index == state.active
    ):
        yield "a lap has scored in a turn that isn't the player's"


def _scores(state: Helios) -> Iterator[str]:
    """I20: scores are the sum of five items, none negative."""
    for standing in standings(state):
        points = [line.points for line in standing.lines]
        if len(points) != 5 or min(points) < 0 or standing.total != sum(points):
            yield f"seat {standing.seat} has {points}, {standing.total} in all"
