"""The invariants of every position (specification h), and what is wrong where one is broken."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from rulesets.orbis.components import (
    COLOUR_COUNT,
    DISPLAY_SIZE,
    EFFECT_KINDS,
    GODS,
    LANDSCAPES,
    SET_UPS,
    SUPPLY_LIMIT,
    WILDERNESS_POINTS,
    WORLD_SIZE,
)
from rulesets.orbis.geometry import BASE_SITES, ROW_LENGTHS, SITES
from rulesets.orbis.scoring import Tally, standings_of, tally, temple_points
from rulesets.orbis.setup import landscapes_for
from rulesets.orbis.state import Laid, Orbis, World
from rulesets.orbis.worlds import fits_face_up, waters


def faults(state: Orbis) -> list[str]:
    """Every broken invariant, in words for maintainers; empty in every reachable position."""
    looked_at = [_look_at(tuple(seat.world.items())) for seat in state.seats]
    tallies = [each.tally for each in looked_at]
    found = [*_tiles(state), *_worshippers(state), *_gods(state), *_scores(state, tallies)]
    for index, each in enumerate(looked_at):
        found += [f"seat {index}: {fault}" for fault in each.faults]
        found += [f"seat {index}: {fault}" for fault in _benefits(state, index)]
    return found


class _LookedAt(NamedTuple):
    """A world prepared for the search for faults."""

    faults: tuple[str, ...]
    tally: Tally


@lru_cache(64)  # without it, checking a position takes half as long again
def _look_at(laid: tuple[tuple[str, Laid], ...]) -> _LookedAt:
    """An answer changes one world at most, and all are checked after each of millions."""
    world = dict(laid)
    return _LookedAt(tuple(_world(world)), tally(world))


def _tiles(state: Orbis) -> Iterator[str]:
    """Invariants 1, 2 and 3: each tile exists once, the display is full, seats have equally many tiles."""
    players = len(state.seats)
    tiles = [tile for stack in state.stacks for tile in stack]
    tiles += [tile for tile in state.display if tile is not None]
    tiles += [laid.tile for seat in state.seats for laid in seat.world.values()]
    if state.hand is not None:
        tiles.append(state.hand)
    if sorted(tiles) != _in_game(players):
        yield f"the landscapes are not those of {players} players: {len(tiles)}"
    if at_turn_start(state):
        taken = sum(len(seat.world) for seat in state.seats)
        left = sum(len(stack) for stack in state.stacks)
        if None in state.display:
            yield "the display has a gap at the start of a turn"
        if left != WORLD_SIZE * players - taken:
            yield f"{left} landscapes are left in the stacks after {taken} were taken"
    for lower, upper in zip(state.stacks, state.stacks[1:], strict=False):
        full = SET_UPS[players].level2 if upper is state.stacks[1] else SET_UPS[players].level3
        if lower and len(upper) != full:
            yield "a higher level was turned up before a lower one was empty"
    for index, seat in enumerate(state.seats):
        turns = _turns_of(state, index)
        tiles_held = len(seat.world) + (seat.god is not None)
        busy = index == state.active and not state.over
        if tiles_held not in ((turns, turns + 1) if busy else (turns,)):
            yield f"seat {index} has {tiles_held} tiles after {turns} turns"


_in_game = cache(landscapes_for)  # without it, checking a position takes 15 % more


def _turns_of(state: Orbis, index: int) -> int:
    players = len(state.seats)
    rounds, begun = divmod(state.turns, players)
    return rounds + ((index - state.start) % players < begun)


def at_turn_start(state: Orbis) -> bool:
    """Whether nothing has happened in the active seat's turn yet, except trades."""
    seat = state.seat
    held = len(seat.world) + (seat.god is not None)
    return state.slot is None and (state.over or held == _turns_of(state, state.active))


def _worshippers(state: Orbis) -> Iterator[str]:
    """Invariants 4 and 16: nothing negative, at most ten between turns."""
    if len(state.worshippers) != DISPLAY_SIZE or len(state.display) != DISPLAY_SIZE:
        yield f"the display has {len(state.display)} slots and {len(state.worshippers)} places of worshippers"
        return
    for slot, colours in enumerate(state.worshippers):
        if len(colours) != COLOUR_COUNT:
            yield f"slot {slot} has worshippers of {len(colours)} colours"
        if min(colours, default=0) < 0:
            yield f"slot {slot} has a negative number of worshippers: {colours}"
        if state.display[slot] is None and any(colours):
            yield f"worshippers lie on the empty slot {slot}"
    for index, seat in enumerate(state.seats):
        if len(seat.supply) != COLOUR_COUNT:
            yield f"seat {index} has worshippers of {len(seat.supply)} colours"
        if min(seat.supply, default=0) < 0:
            yield f"seat {index} holds a negative number of worshippers: {seat.supply}"
        resting = index != state.active or at_turn_start(state)
        if resting and sum(seat.supply) > SUPPLY_LIMIT:
            yield f"seat {index} holds {sum(seat.supply)} worshippers"


def _gods(state: Orbis) -> Iterator[str]:
    """Invariant 3: gods are distinct, and exactly one is left over."""
    taken = [seat.god for seat in state.seats if seat.god is not None]
    all_gods = [*taken, *state.gods]
    in_game = SET_UPS[len(state.seats)].gods
    if len(all_gods) != in_game or len({*all_gods} & {*GODS}) != in_game:
        yield f"gods taken {taken}, left {state.gods}"
    for index, seat in enumerate(state.seats):
        if seat.god_marker and (seat.god is None or GODS[seat.god].condition != "if_paid"):
            yield f"seat {index} has a marker on the god {seat.god}"


def _world(world: World) -> Iterator[str]:
    """Invariants 6, 7 and 8: the rules of laying hold, markers lie where they may."""
    base = [index for index, site in enumerate(BASE_SITES) if site in world]
    if base and base != list(range(base[0], base[0] + len(base))):
        yield "the base row has a gap"
    rows = Counter([SITES[site].row for site in world])
    for row, length in ROW_LENGTHS.items():
        if rows[row] > length:
            yield f"row {row} has {rows[row]} landscapes"
    for site, laid in world.items():
        tile = LANDSCAPES[laid.tile]
        if not all(map(world.__contains__, SITES[site].supports)):
            yield f"{laid.tile} on {site} lacks a support"
        elif not laid.wild and not fits_face_up(world, site, tile.colour):
            yield f"{laid.tile} on {site} rests on no landscape of its colour"
        elif tile.effect == "irrigation" and not laid.wild and laid.marker == waters(world, site, tile):
            yield f"the marker of {laid.tile} on {site} is wrong"
        if laid.marker and (laid.wild or not EFFECT_KINDS[tile.effect].can_get_not_fulfilled_marker):
            yield f"{laid.tile} on {site} may not carry a marker"


def _benefits(state: Orbis, index: int) -> Iterator[str]:
    """Invariant 9: benefits are those of the player's face-up Farms, none in two seats."""
    seat = state.seats[index]
    farms = {LANDSCAPES[laid.tile].benefit for laid in seat.world.values() if not laid.wild} - {None}
    owned = {*seat.benefits}
    if farms != owned or len(farms) != len(seat.benefits):
        yield f"benefits {seat.benefits}, farms {farms}"
    for other in state.seats[:index]:
        if not owned.isdisjoint(other.benefits):
            yield "a benefit is owned twice"


def _scores(state: Orbis, tallies: Sequence[Tally]) -> Iterator[str]:
    """Invariants 13 and 14: temples go from the highest down, scores add up and have a floor."""
    if state.temples != sorted(SET_UPS[len(state.seats)].temples, reverse=True):
        yield f"the temples are {state.temples}"
    pious = sum(tally.shrines > 0 for tally in tallies)
    awarded = sorted((t for t in temple_points(tallies, state.temples) if t), reverse=True)
    if awarded != sorted(state.temples, reverse=True)[:pious]:
        yield f"temples {awarded} were awarded to {pious} seats"
    for standing in standings_of(state, state.seats, tallies):
        if standing.total < WILDERNESS_POINTS * WORLD_SIZE or standing.total != sum(
            line.points for line in standing.lines
        ):
            yield f"seat {standing.seat} has {standing.total} points"
