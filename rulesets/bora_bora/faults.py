"""The invariants of every position (specification h), and what is wrong where one is broken."""

from collections.abc import Iterator, Mapping

from rulesets.bora_bora.components import (
    DICE,
    GOD_ROWS,
    GOD_TILES,
    GODS,
    GROUND,
    HUTS,
    LAST_SPACE,
    MATERIALS,
    PEOPLE,
    PRIESTS,
    REGIONS,
    ROUNDS,
    SET_UPS,
    SEXES,
    SITES,
    TASKS,
)
from rulesets.bora_bora.state import BoraBora, Seat
from rulesets.bora_bora.tasks import TASKS_HELD

_EVERYBODY: Mapping[str, int] = {
    sex: sum(row.count for row in PEOPLE.values() if row.sex == sex) for sex in SEXES
}
_DARK = sum(task.count for task in TASKS.values() if task.back == "dark")
_SPACES = frozenset(GROUND)
"""Worked out once, as positions are checked by the million."""


def faults(state: BoraBora) -> list[str]:
    """Every broken invariant, in words for maintainers; empty in every reachable position."""
    found = [*_people(state), *_gods(state), *_temple(state), *_status(state), *_map(state), *_dice(state)]
    for index, seat in enumerate(state.seats):
        found += [f"seat {index}: {fault}" for fault in _seat(state, index, seat)]
    return found


def _people(state: BoraBora) -> Iterator[str]:
    """h3: no person is in two places; the stacks shrink by six per round."""
    held = [person.tile for seat in state.seats for person in seat.people.values()]
    shown = [tile for tiles in state.places.values() for tile in tiles if tile is not None]
    stacked = [tile for tiles in state.stacks.values() for tile in tiles]
    if len({*held, *shown, *stacked}) != len(held) + len(shown) + len(stacked):
        yield "a person is in two places"
    if unknown := {*held, *shown, *stacked} - PEOPLE.keys():
        yield f"there are no people {sorted(unknown)}"
    for sex, tiles in state.stacks.items():
        if len(tiles) != _EVERYBODY[sex] - state.round * len(state.places[sex]):
            yield f"{len(tiles)} tiles are left in the stack of {sex} in round {state.round}"


def _gods(state: BoraBora) -> Iterator[str]:
    """h4, h5 and h13: no card is lost; gaps in the open row only where nothing is left."""
    for seat in state.seats:
        if min(seat.hand) < 0 or any(seen > held for seen, held in zip(seat.known, seat.hand, strict=True)):
            yield f"a hand of {seat.hand}, of which {seat.known} are known"
    for god, word in enumerate(GODS):
        cards = state.deck.count(god) + state.discard.count(god) + state.open.count(god)
        cards += sum([seat.hand[god] for seat in state.seats])
        if cards != GOD_ROWS[word].count:
            yield f"there are {cards} cards of {word}"
    if None in state.open and (state.deck or state.discard):
        yield "the open row has gaps although there are cards"
    if state.god_tiles < 0 or state.god_tiles > GOD_TILES.in_temple:
        yield f"{state.god_tiles} god tiles are in the temple"
    held = sum(seat.god_tiles for seat in state.seats) + state.god_tiles
    if held > GOD_TILES.in_temple + GOD_TILES.per_player * len(state.seats):
        yield f"there are {held} god tiles"


def _temple(state: BoraBora) -> Iterator[str]:
    """h6: every priest is somewhere, four for each player."""
    for index, seat in enumerate(state.seats):
        if seat.priests + state.temple.count(index) != PRIESTS:
            yield f"seat {index} has {seat.priests} priests and {state.temple.count(index)} in the temple"


def _status(state: BoraBora) -> Iterator[str]:
    """h9: every marker lies in one place."""
    markers = sorted(index for stack in state.status for index in stack)
    if markers != list(range(len(state.seats))) or sorted(state.order) != markers:
        yield f"markers {state.status}, turn order {state.order}"


def _map(state: BoraBora) -> Iterator[str]:
    """h1: at most one hut of a seat in a region."""
    for region in REGIONS:
        huts = state.map[region]
        if len({*huts}) != len(huts):
            yield f"huts in {region}: {huts}"


def _dice(state: BoraBora) -> Iterator[str]:
    """h10: every die of a round is held or placed; no player has more turns than dice."""
    if not 0 <= state.turn <= DICE * len(state.seats):
        yield f"{state.turn} turns of {state.stage} were played"
    if state.stage != "dice":
        return
    for index, seat in enumerate(state.seats):
        placed = sum(die.seat == index for dice in state.cards.values() for die in dice)
        placed += sum(die.seat == index for die in state.fished)
        if placed + len(seat.dice) != DICE:
            yield f"seat {index} has placed {placed} dice and holds {seat.dice}"


def _seat(state: BoraBora, index: int, seat: Seat) -> Iterator[str]:
    yield from _board(state, index, seat)
    yield from _ground(seat)
    if min(seat.offerings, seat.shells, seat.god_tiles, seat.vp, seat.on_last) < 0:
        yield f"offerings {seat.offerings}, shells {seat.shells}, god tiles {seat.god_tiles}, VP {seat.vp}"
    if sum(seat.ledger.values()) != seat.vp:
        yield f"a ledger of {seat.ledger} for {seat.vp} points"
    if len(seat.jewelry) > state.round:
        yield f"{len(seat.jewelry)} jewels in round {state.round}"
    yield from _tasks(state, seat)


def _board(state: BoraBora, index: int, seat: Seat) -> Iterator[str]:
    """h1 and h2: twelve huts, on spaces that hold no person."""
    on_map = len(state.regions_of(index))
    if seat.huts_left + on_map != HUTS:
        yield f"{seat.huts_left} huts on the board and {on_map} on the map"
    if len(seat.beside) != len(MATERIALS) or min(seat.beside) < 0:
        yield f"materials {seat.beside}"
    if {*seat.huts} & {*seat.people} or (seat.on_last and LAST_SPACE in seat.people):
        yield f"huts {seat.huts} and {seat.on_last}, people on {sorted(seat.people)}"
    if seat.huts and not seat.on_last:
        yield "space 12 has lost its hut too early"


def _ground(seat: Seat) -> Iterator[str]:
    """h11: tiles cover pairs of spaces; covered spaces hold no material."""
    if {*seat.ground} & {*seat.built} or len({*seat.ground}) != len(seat.ground):
        yield f"ground {seat.ground}, built {seat.built}"
    if not {*seat.ground, *seat.built} <= _SPACES:
        yield "a ground space there isn't"
    for number in {*seat.built.values()}:
        spaces = tuple(sorted(space for space, other in seat.built.items() if other == number))
        if spaces not in SITES or number in seat.unbuilt:
            yield f"building tile {number} lies on {spaces}"


def _tasks(state: BoraBora, seat: Seat) -> Iterator[str]:
    """h7: three tasks each, outside the steps in which tasks change."""
    if state.stage in ("tasks", "new_tasks"):
        right = {TASKS_HELD, TASKS_HELD - 1}
    elif state.stage in ("final_tasks", "over"):
        right = {*range(TASKS_HELD + 1)}
    else:
        right = {TASKS_HELD}
    if len(seat.tasks) not in right or not {*seat.tasks, *seat.done} <= TASKS.keys():
        yield f"tasks {seat.tasks}"
    if len(seat.done) > ROUNDS + TASKS_HELD:
        yield f"{len(seat.done)} tasks are done"
    if len(state.dark) != _dark_left(state):
        yield f"{len(state.dark)} dark tasks are left"
    if not {*state.dark} <= TASKS.keys():
        yield f"dark tasks {state.dark}"


def _dark_left(state: BoraBora) -> int:
    players = len(state.seats)
    return _DARK - 2 * players - state.round * SET_UPS[players].task_display
