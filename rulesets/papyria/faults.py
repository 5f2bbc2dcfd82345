"""The invariants of every position (specification 11), and what is wrong where one is broken."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache
from itertools import chain

from rulesets.papyria.cells import around
from rulesets.papyria.components import (
    END_TILES,
    KEY_TILES,
    KINDS,
    LANDSCAPE_ROWS,
    LANDSCAPES,
    MULTIPLIERS,
    RINGS,
    SCORING_TILES,
    START_ROWS,
    START_TILES,
    rule,
)
from rulesets.papyria.realm import Laid, Realm, cities, invention_value, mines, river_value, temples
from rulesets.papyria.state import Papyria, Seat
from rulesets.papyria.turn import ACTIONS_A_TURN

_KINDS: Mapping[str, Collection[str]] = {
    "multiplier": MULTIPLIERS,
    "landscape": LANDSCAPE_ROWS,
    "scoring": SCORING_TILES,
}
"""What a good counts as, where that isn't its own word."""

_SORT: Mapping[str, str] = {id: good for good, ids in _KINDS.items() for id in ids}
_GOODS = frozenset({*_KINDS, "temple", "city", "mine"})
"""What can lie on a space."""

_GIVEN_UP = ("landscape", "temple", "city", "mine")
"""What can be given up: scoring tiles and multipliers are always taken (R24)."""

_COPIES: Mapping[str, int] = {tile.id: tile.count for tile in MULTIPLIERS.values()}
"""How many multiplier tiles of each kind are in the box."""

_LANDSCAPES, _SCORING_TILES, _END_TILES = sorted(LANDSCAPE_ROWS), sorted(SCORING_TILES), sorted(END_TILES)
_START = frozenset(row.id for row in START_ROWS.values())

_PIECES = {"w": "wanderers_each", "s": "ships_each"}


def faults(state: Papyria) -> list[str]:
    """Every broken invariant, in words for maintainers; empty in every reachable position."""
    found = [
        *_pieces(state),
        *_stacks(state),
        *_tiles(state),
        *_sorts(state),
        *_keys(state),
        *_ends(state),
        *_turns(state),
    ]
    for index, seat in enumerate(state.seats):
        found += [f"seat {index}: {fault}" for fault in _seat(seat, set_up=state.stage == "set_up")]
    return found


def _pieces(state: Papyria) -> Iterator[str]:
    """Invariant 2: every piece is on its ring or off the board."""
    for ring in RINGS:
        for index, seat in enumerate(state.seats):
            total = state.rings[ring].count(index) + seat.off[ring]
            if total != rule(_PIECES[ring], len(state.seats)) or seat.off[ring] < 0:
                yield f"seat {index} has {total} pieces of the ring {ring}"


def _stacks(state: Papyria) -> Iterator[str]:
    """Invariant 3: whatever is no longer in a stack was built, taken or given up."""
    players = len(state.seats)
    counted = {
        "temple": (sum(temples(seat.realm) for seat in state.seats), "temples_total"),
        "city": (sum(cities(seat.realm) for seat in state.seats), "cities_total"),
        "mine": (sum(mines(seat.realm) for seat in state.seats), "mines_total"),
        "multiplier": (sum(len(seat.multipliers) for seat in state.seats), "multipliers_total"),
        "landscape": (sum(len(seat.realm) - len(START_ROWS) for seat in state.seats), "landscapes_total"),
        "scoring": (
            sum(len(seat.tiles) for seat in state.seats) + len(state.display) + len(state.reserve),
            "scoring_tiles_total",
        ),
    }
    goods = [*chain.from_iterable(state.goods.values())]
    for good, (used, item) in counted.items():
        kinds = _KINDS.get(good, {good})
        stacked = sum(map(kinds.__contains__, goods))
        given_up = sum(map(kinds.__contains__, state.removed)) if good in _GIVEN_UP else 0
        if stacked + used + given_up != rule(item, players):
            yield f"{good}: {stacked} in stacks, {used} used, {given_up} given up"


def _tiles(state: Papyria) -> Iterator[str]:
    """Invariants 3 and 6: no tile is lost or in two places."""
    stacked = [tile for stack in state.goods.values() for tile in stack]
    laid = [laid.tile for seat in state.seats for laid in seat.realm.values()]
    land = [tile for tile in (*stacked, *laid, *state.removed, *state.box) if tile in LANDSCAPE_ROWS]
    if sorted(land) != _LANDSCAPES:
        yield "landscapes are lost or in two places"
    taken = [tile for seat in state.seats for tile in seat.tiles]
    scoring = [*stacked, *taken, *state.display, *state.reserve, *state.box]
    if sorted(tile for tile in scoring if tile in SCORING_TILES) != _SCORING_TILES:
        yield "scoring tiles are lost or in two places"
    multipliers = [tile for seat in state.seats for tile in seat.multipliers]
    multipliers += [tile for tile in (*stacked, *state.box) if tile in MULTIPLIERS]
    if Counter(multipliers) != _COPIES:
        yield "multiplier tiles are lost or there are too many"


def _sorts(state: Papyria) -> Iterator[str]:
    """Invariant 3: a space holds goods of one sort, the river only multipliers; the box has tiles alone."""
    for space, stack in state.goods.items():
        sorts = {_SORT.get(good, good) for good in stack}
        if len(sorts) > 1 or not sorts <= _GOODS or (space.endswith(":river") and sorts - {"multiplier"}):
            yield f"{space} holds {stack}"
    if unknown := [tile for tile in state.box if tile not in _SORT and tile not in END_TILES]:
        yield f"the box has {unknown}"


def _keys(state: Papyria) -> Iterator[str]:
    """Invariant 4: as many key tiles of a kind as there are players, each of them once."""
    players = len(state.seats)
    for kind, stack in state.key_stacks.items():
        held = [seat.keys[kind] for seat in state.seats if kind in seat.keys]
        if sorted((*stack, *held)) != _keys_of(kind, players):
            yield f"key tiles of {kind}: {stack}, held {held}"


@cache  # without it, checking a position takes 12 % more
def _keys_of(kind: str, players: int) -> list[str]:
    return sorted(
        key.id for key in KEY_TILES.values() if key.kind == kind and players in key.used_with_players
    )


def _ends(state: Papyria) -> Iterator[str]:
    """Invariant 5: twelve end tiles; a space never has both goods and an end tile."""
    total = len(state.end_stack) + len(state.ends) + len(state.fulfilled)
    if total != rule("end_tiles_in_game", len(state.seats)):
        yield f"there are {total} end tiles"
    in_game = [*state.end_stack, *state.ends.values(), *state.fulfilled]
    if sorted([*in_game, *(tile for tile in state.box if tile in END_TILES)]) != _END_TILES:
        yield "end tiles are lost or in two places"
    if state.triggered and state.end_stack:
        yield f"the end is triggered with {len(state.end_stack)} end tiles left"
    for space in state.ends:
        if state.goods.get(space, ("production",)):
            yield f"an end tile lies on the goods of {space}"


def _turns(state: Papyria) -> Iterator[str]:
    """Invariants 2 and 12: all pieces are on the board after four turns; no more rounds than allowed."""
    players = len(state.seats)
    if state.turns > rule("round_cap", players) * players:
        yield f"{state.turns} turns are too many"
    if not 0 <= state.acted <= ACTIONS_A_TURN:
        yield f"{state.acted} main actions in one turn"
    if state.over and state.turns % players:
        yield "the last round was not finished"
    for index, seat in enumerate(state.seats):
        pieces = sum(rule(item, players) for item in _PIECES.values())
        done = (state.turns + players - 1 - (index - state.first) % players) // players
        if state.stage != "set_up" and sum(seat.off.values()) > max(pieces - done, 0):
            yield f"seat {index} has pieces off the board after {done} turns"


def _seat(seat: Seat, *, set_up: bool) -> Iterator[str]:
    if min(seat.lapis, seat.papyri, seat.knowledge, seat.points) < 0:
        yield f"lapis {seat.lapis}, papyri {seat.papyri}, knowledge {seat.knowledge}, points {seat.points}"
    yield from _realm(tuple(seat.realm.items()))
    if not set_up and seat.priest not in seat.realm:
        yield f"the priest stands on {seat.priest!r}"
    symbols = [0] * len(KINDS)
    for tile in seat.multipliers:
        symbols[KINDS.index(MULTIPLIERS[tile].kind)] += MULTIPLIERS[tile].symbols
    for start in (START_TILES[tile] for tile in seat.start_tiles):
        if start.symbol_kind in KINDS:
            symbols[KINDS.index(start.symbol_kind)] += start.symbols
    if symbols != seat.symbols:
        yield f"symbols {seat.symbols}, of tiles {symbols}"


@lru_cache(64)  # without it, checking a position takes 45 % more
def _realm(cells: tuple[tuple[str, Laid], ...]) -> tuple[str, ...]:
    """Invariants 6, 7 and 14 in a realm; an answer changes one realm at most."""
    return tuple(_faults_of(dict(cells)))


def _faults_of(realm: Realm) -> Iterator[str]:
    """Invariants 6, 7 and 14: connected; buildings stand on their symbols."""
    reached = ["0,0"]
    for here in reached:
        reached += [other for other in around(here) if other in realm and other not in reached]
    if {*reached} != {*realm}:
        yield "the realm is not connected"
    for name, laid in realm.items():
        tile = LANDSCAPES[laid.tile]
        if (laid.temple and not tile.sanctuary) or (laid.mine and not tile.mountain):
            yield f"a temple or a mine on {name} has no symbol"
        if laid.cities > tile.forests:
            yield f"{laid.cities} cities stand on {name}"
    if _START - {laid.tile for laid in realm.values()}:
        yield "a starting landscape is gone"
    if river_value(realm) < 3 or invention_value(realm) < 1:
        yield "the river or the inventions of the start are gone"
