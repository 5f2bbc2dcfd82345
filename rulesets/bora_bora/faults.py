"""The invariants of every position (specification h), and what is wrong where one is broken."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from rulesets.bora_bora.components import (
    BUILDINGS,
    DICE,
    FISH,
    GOD_ROWS,
    GOD_TILES,
    GODS,
    GROUND,
    HUTS,
    JEWELS,
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
_COLUMN = sum(jewel.count for jewel in JEWELS.values()) // ROUNDS
_FISH = sorted(tile.id for tile in FISH.values() for _ in range(tile.count))
_ROUND = ("people", "jewelry", "tasks", "new_tasks")
"""The stages of a round after all dice are placed."""
"""Worked out once, as positions are checked by the million."""


def faults(state: BoraBora) -> list[str]:
    """Every broken invariant, in words for maintainers; empty in every reachable position."""
    found = [*_people(state), *_gods(state), *_temple(state), *_status(state), *_map(state), *_dice(state)]
    found += [*_each_task_once(state), *_jewelry(state)]
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
        return
    for sex, tiles in (*state.stacks.items(), *state.places.items()):
        if any(tile is not None and PEOPLE[tile].sex != sex for tile in tiles):
            yield f"{tiles} lie with {sex}"
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
    won = state.round - (state.stage in ("set_up", "dice", "people"))
    if state.god_tiles != GOD_TILES.in_temple - won:
        yield f"{state.god_tiles} god tiles are in the temple"
    held = sum(seat.god_tiles for seat in state.seats) + state.god_tiles
    if held > GOD_TILES.in_temple + GOD_TILES.per_player * len(state.seats):
        yield f"there are {held} god tiles"


def _temple(state: BoraBora) -> Iterator[str]:
    """h6: every priest is somewhere, four for each player."""
    for index, seat in enumerate(state.seats):
        if seat.priests + state.temple.count(index) != PRIESTS:
            yield f"seat {index} has {seat.priests} priests and {state.temple.count(index)} in the temple"
    if not {*state.temple} <= {None, *range(len(state.seats))}:
        yield f"priests {state.temple}"


def _status(state: BoraBora) -> Iterator[str]:
    """h9: every marker lies in one place."""
    markers = sorted(index for stack in state.status for index in stack)
    if markers != list(range(len(state.seats))) or sorted(state.order) != markers:
        yield f"markers {state.status}, turn order {state.order}"


def _map(state: BoraBora) -> Iterator[str]:
    """h1: at most one hut of a seat in a region."""
    for region in REGIONS:
        huts = state.map[region]
        if len({*huts}) != len(huts) or not {*huts} <= {*range(len(state.seats))}:
            yield f"huts in {region}: {huts}"
    if sorted(state.fish.values()) != _FISH:
        yield f"fish {state.fish}"


def _dice(state: BoraBora) -> Iterator[str]:
    """h10: every die of a round is held or placed; no player has more turns than dice."""
    if not 0 <= state.turn <= DICE * len(state.seats):
        yield f"{state.turn} turns of {state.stage} were played"
    if state.stage not in ("dice", *_ROUND):
        return
    for index, seat in enumerate(state.seats):
        placed = sum(die.seat == index for dice in state.cards.values() for die in dice)
        placed += sum(die.seat == index for die in state.fished)
        if placed + len(seat.dice) != DICE:
            yield f"seat {index} has placed {placed} dice and holds {seat.dice}"


def _each_task_once(state: BoraBora) -> Iterator[str]:
    """h7: no task is in two places, and as many lie on the board as are still to be taken."""
    seats = [task for seat in state.seats for task in (*seat.tasks, *seat.done)]
    yield from _too_many(
        Counter([*seats, *state.display, *state.dark]), {t.id: t.count for t in TASKS.values()}
    )
    shown = SET_UPS[len(state.seats)].task_display
    if state.stage in ("final_tasks", "over"):
        shown = 0
    elif state.stage == "new_tasks":
        shown -= state.turn
    if len(state.display) != shown:
        yield f"{len(state.display)} tasks lie on the board"


def _jewelry(state: BoraBora) -> Iterator[str]:
    """h8 and R49: no piece is in two places; columns of later rounds are full, those of past ones empty."""
    held = [jewel for seat in state.seats for jewel in seat.jewelry]
    lying = [jewel for column in state.jewels for jewel in column]
    yield from _too_many(Counter([*held, *lying]), {j.id: j.count for j in JEWELS.values()})
    bought = state.stage not in ("set_up", "dice", "people", "jewelry")
    for number, column in enumerate(state.jewels, start=1):
        past = number < state.round + bought
        buying = number == state.round and state.stage == "jewelry"
        if len(column) != (0 if past else _COLUMN) and not (buying and len(column) <= _COLUMN):
            yield f"{len(column)} pieces of jewelry are left in column {number}"


def _too_many(found: Mapping[str, int], box: Mapping[str, int]) -> Iterable[str]:
    """What there is more of than in the box."""
    return [f"there are {count} of {each}" for each, count in found.items() if count > box.get(each, 0)]


def _seat(state: BoraBora, index: int, seat: Seat) -> Iterator[str]:
    yield from _board(state, index, seat)
    yield from _ground(seat)
    if min(seat.offerings, seat.shells, seat.god_tiles, seat.vp, seat.on_last) < 0:
        yield f"offerings {seat.offerings}, shells {seat.shells}, god tiles {seat.god_tiles}, VP {seat.vp}"
    if sum(seat.ledger.values()) != seat.vp:
        yield f"a ledger of {seat.ledger} for {seat.vp} points"
    if len(seat.jewelry) > state.round:
        yield f"{len(seat.jewelry)} jewels in round {state.round}"
    yield from _tasks(state, index, seat)


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
    if sorted({*seat.unbuilt, *seat.built.values()}) != [*BUILDINGS] or len({*seat.unbuilt}) != len(
        seat.unbuilt
    ):
        yield f"building tiles {seat.unbuilt} are left, {seat.built} built"
    for number in {*seat.built.values()}:
        spaces = tuple(sorted(space for space, other in seat.built.items() if other == number))
        if spaces not in SITES or number in seat.unbuilt:
            yield f"building tile {number} lies on {spaces}"


def _tasks(state: BoraBora, index: int, seat: Seat) -> Iterator[str]:
    """h7: three tasks each, but for those who have resolved one and taken none."""
    if state.stage in ("tasks", "new_tasks"):
        had_turn = index in state.order[: state.turn]
        right = {TASKS_HELD - (had_turn == (state.stage == "tasks"))}
    elif state.stage == "over" or (state.stage == "final_tasks" and index in state.order[: state.turn + 1]):
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
