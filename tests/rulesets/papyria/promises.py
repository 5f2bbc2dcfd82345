"""Whether moves lead to what `rulesets.papyria.advice.forecast` says of them: by playing them at a table.

Every line it gives is played answer by answer and compared with what it says; and what it says can't
be done isn't found possible in the lines of the turn that are tried at random.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, TextIO

from rulesets.core import Option, Rng, Table
from rulesets.papyria import RULES
from rulesets.papyria.advice.courses import PRIEST, Course, Forecast, Way
from rulesets.papyria.advice.forecast import Arriving, arriving, rest_of_turn
from rulesets.papyria.advice.moving import pushed_to
from rulesets.papyria.events import GaveUp, KeptEndTile
from rulesets.papyria.moves import Move
from rulesets.papyria.state import Papyria
from tests.conformance.play import played

Board = Table[Papyria]

USES: Final = {"place_landscape", "build_temple", "build_city", "build_mine", "end_tile"}
"""What is asked when a good can be used, or an end tile paid; where it can't, nothing is asked."""
LINES: Final = 3
"""How many ways through the turn are tried before something is believed to be impossible."""
POSITIONS: Final = 1000
"""Random positions whose every move is looked at by `make fuzz`."""
_GAMES: Final = 30
"""Games that they are taken from, for each number of players."""


def after(table: Board, *keys: str) -> Board:
    """A copy of a table with these answers given."""
    twin = table.clone(listen=True)
    for key in keys:
        twin.apply(key)
    return twin


def keys_of(table: Board) -> list[str]:
    """What can be chosen."""
    return [] if table.decision is None else [option.key for option in table.decision.options]


def kind_of(table: Board) -> str:
    """What is asked."""
    return "" if table.decision is None else table.decision.kind


# -- Lines -----------------------------------------------------------------------------------------


def line_faults(before: Board, line: Course, seat: int) -> Iterator[str]:
    """What is untrue of a line when it is played; it ends with the turn."""
    turns, own = before.state.turns, before.state.seats[seat]
    table = after(before, *line.keys)
    then = table.state.seats[seat]
    if table.state.turns != turns + 1:
        yield f"{line.keys} don't end the turn"
        return
    told = [event for story in table.story[len(before.story) :] for event in story]
    gave_up = sum(isinstance(event, GaveUp) for event in told)
    kept = sum(isinstance(event, KeptEndTile) for event in told)
    facts = {
        "points": (then.points - own.points, line.points),
        "lapis": (then.lapis, line.lapis),
        "papyri": (then.papyri, line.papyri),
        "knowledge": (then.knowledge - own.knowledge, sum(deed.knowledge for deed in line.deeds)),
        "lost": (gave_up + kept, sum(not deed.done for deed in line.deeds)),
        "keys": ({*then.keys.values()} - {*own.keys.values()}, {k for deed in line.deeds for k in deed.keys}),
    }
    for fact, (is_so, said) in facts.items():
        if is_so != said:
            yield f"{fact} of {line.keys} is {is_so}, not {said}"


def way_faults(before: Board, space: str, way: Way, chance: Rng) -> Iterator[str]:
    """Whether a space can be used as is said, or is lost whatever is done."""
    if way.deed.done:
        table = after(before, *way.keys)
        if table.state.turns != before.state.turns + 1:
            yield f"{way.keys} don't use {space}"
        return
    for _ in range(LINES):
        line = wandering(before, space, chance)
        if line is None or kind_of(line) not in USES or line.state.doing != space:
            continue
        if any(key not in ("keep", "decline") for key in keys_of(line)):
            yield f"{space} is lost for {way.deed.lacks}, but not after {[a.key for a in line.answers]}"


def wandering(table: Board, space: str, chance: Rng) -> Board | None:
    """The turn played at random until a space is being carried out; `None` if it never was."""
    here, seat, turns = table.clone(listen=True), table.state.active, table.state.turns
    while here.decision is not None and here.decision.seat == seat and here.state.turns == turns:
        if here.state.doing == space:
            return here
        here.apply(chance.pick(keys_of(here)))
    return None


def forecast_faults(before: Board, said: Forecast, seat: int, chance: Rng) -> Iterator[str]:
    """What is untrue of the rest of a turn."""
    yield from line_faults(before, said.best, seat)
    for space, way in said.ways.items():
        yield from way_faults(before, space, way, chance)


# -- All moves of a position -----------------------------------------------------------------------


def _offers(table: Board) -> frozenset[str]:
    nouns = {key.partition(":")[0] for key in keys_of(table)}
    return frozenset(nouns - {"continue", PRIEST}) if kind_of(table) == "arrival" else frozenset()


def arrival_faults(moved: Board, said: Arriving, seat: int) -> Iterator[str]:
    """Lapis left, and what can be used on arrival, at once and after a trade."""
    now = _offers(moved)
    if now != said.forecast.offers - {PRIEST}:
        yield f"on offer are {sorted(now)}, not {sorted(said.forecast.offers)}"
    then = _offers(after(moved, "trade")) if "trade" in now else frozenset()
    if then - {"trade"} != said.forecast.after_trade - {"trade", PRIEST}:
        yield f"after a trade {sorted(then)} are on offer, not {sorted(said.forecast.after_trade)}"
    if moved.state.seats[seat].lapis != said.lapis:
        yield f"lapis left is {moved.state.seats[seat].lapis}, not {said.lapis}"


def move_faults(table: Board, option: Option[Any], chance: Rng) -> Iterator[str]:
    """What is untrue of one move, or of entering."""
    assert table.decision is not None
    seat, view = table.decision.seat, RULES.view(table.state, None)
    said, moved = arriving(view, seat, option.value), after(table, option.key)
    found = [*arrival_faults(moved, said, seat), *forecast_faults(moved, said.forecast, seat, chance)]
    if isinstance(option.value, Move):
        to = pushed_to(view, option.value)
        if to is not None and moved.state.rings[option.value.ring][to - 1] != option.value.pushed:
            found.append(f"no one is pushed to {to}")
    yield from (f"{option.key}: {fault}" for fault in found)


def faults(
    table: Board, chance: Rng, choose: Callable[[list[Option[Any]]], Iterable[Option[Any]]] = iter
) -> list[str]:
    """What is untrue of the moves, or of the rest of the turn, at a decision; `choose` picks some moves."""
    decision = table.decision
    if decision is None:
        return []
    if kind_of(table) in ("main_action", "arrival"):
        said = rest_of_turn(RULES.view(table.state, None), decision.seat)
        assert said is not None
        return [*forecast_faults(table, said, decision.seat, chance)]
    if kind_of(table) != "move_piece":
        return []
    chosen = choose([*decision.options])
    return [fault for option in chosen for fault in move_faults(table, option, chance)]


def game_faults(seats: int, seed: int) -> list[str]:
    """Every move of random positions of a random game."""
    chance = Rng(seed)
    tables = list(_asking(seats, seed))
    chance.shuffle(tables)
    return [
        f"{seats} seats, seed {seed}, after {len(table.answers)} answers: {fault}"
        for table in tables[: -(-POSITIONS // (len(RULES.seat_counts) * _GAMES))]
        for fault in faults(table, chance)
    ]


def _asking(seats: int, seed: int) -> Iterator[Board]:
    """The positions of a game in which a move or a main action is asked for."""
    for table in played(RULES, seats, seed):
        if kind_of(table) in ("move_piece", "main_action", "arrival"):
            yield table.clone(listen=True)


def check_all(jobs: int, out: TextIO) -> list[str]:
    """Random positions of every number of players, for `make fuzz`."""
    print(f"papyria: all that is said of the moves of {POSITIONS} positions, played", file=out, flush=True)
    work = [(seats, seed) for seats in RULES.seat_counts for seed in range(_GAMES)]
    with ProcessPoolExecutor(jobs) as pool:
        return [fault for found in pool.map(game_faults, *zip(*work, strict=True)) for fault in found]
