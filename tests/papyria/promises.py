"""Whether moves lead to what `rulesets.papyria.foresight` says of them: by playing them.

What can be done `NOW` is done first after the move; what needs something before is done after that;
and what can't be done at all isn't found possible in the lines of the turn that are tried.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, TextIO

from rulesets.core import Event, Option, Rng, Table
from rulesets.papyria import RULES
from rulesets.papyria.foresight import PRIEST, TRADE, Arriving, Can, Use, arriving, uses_left
from rulesets.papyria.state import Papyria
from tests.conformance.play import played

Board = Table[Papyria]

USES: Final = {"place_landscape", "build_temple", "build_city", "build_mine", "end_tile"}
"""What is asked when a good can be used, or an end tile paid; where it can't, nothing is asked."""
LINES: Final = 3
"""So many ways through the turn are tried before something is believed to be impossible."""
GAMES: Final = 30
"""Games of each number of players whose every move is looked at by `make fuzz`."""


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


def told(table: Board, kind: str) -> Event | None:
    """What the space chosen last has told of a kind; not the other one, if nothing else is left to do."""
    for event in table.story[-1]:
        if event.kind == "forced" and event.facts["kind"] == "main_action":
            return None
        if event.kind == kind:
            return event
    return None


def acting(table: Board) -> Board:
    """The table at the main actions, with nothing more used on arrival."""
    return after(table, "continue") if kind_of(table) == "arrival" else table


# -- Arrival ---------------------------------------------------------------------------------------


def _offered(table: Board, noun: str) -> bool:
    return kind_of(table) == "arrival" and any(key.partition(":")[0] == noun for key in keys_of(table))


def arrival_faults(moved: Board, said: Arriving) -> Iterator[str]:
    """Trade, knowledge and an extra scoring: whether they are on offer when they are said to be."""
    for noun, can in (
        ("trade", said.trade),
        ("buy_knowledge", said.knowledge),
        ("extra_scoring", said.extra),
    ):
        now = _offered(moved, noun)
        later = _offered(moved, "trade") and _offered(after(moved, "trade"), noun)
        wanted = can or Can(possible=False)
        if now != wanted.now or ((later and noun != "trade") and not wanted.possible):
            yield f"{noun} is {wanted}, but {now}, and {later} after a trade"
        if wanted.first and not later:
            yield f"{noun} isn't there after {wanted.first}"


# -- Main actions ----------------------------------------------------------------------------------


def usable(table: Board, space: str) -> bool:
    """Whether the space that was just chosen can be used: more than giving it up is on offer."""
    return kind_of(table) in USES and table.state.doing == space


def brought(table: Board, space: str) -> int:
    """What carrying out the space has brought, counted as `Use.brings`."""
    if kind_of(table) == "choose_scoring" and table.state.doing == space:
        return max(_points(after(table, key)) for key in keys_of(table))
    for kind, fact in (
        ("scored", "points"),
        ("took_multiplier", "symbols"),
        ("produced", "count"),
        ("gained_knowledge", "count"),
    ):
        event = told(table, kind)
        if event is not None:
            return int(event.facts[fact])
    return 0


def _points(table: Board) -> int:
    event = told(table, "scored")
    assert event is not None
    return int(event.facts["points"])


def use_faults(moved: Board, space: str, use: Use, chance: Rng) -> Iterator[str]:
    """Whether a space does what is said of it."""
    here, key = acting(moved), f"space:{space}"
    if key not in keys_of(here):
        yield f"{key} can't be carried out"
        return
    played_out = after(here, key)
    lost = told(played_out, "gave_up") or told(played_out, "kept_end_tile")
    if (lost is None) != use.can.now:
        yield f"{key} is {use.can}, but at once {lost}"
    if brought(played_out, space) != use.brings:
        yield f"{key} brings {brought(played_out, space)}, not {use.brings}"
    if use.can.first and not any(
        usable(after(line, key) if key in keys_of(line) else line, space)
        for line in witnesses(moved, use.can.first)
    ):
        yield f"{key} isn't possible after {use.can.first}"
    if not use.can.possible:
        for _ in range(LINES):
            line = wandering(moved, key, chance)
            if line is not None and usable(line, space):
                yield f"{key} is {use.can}, but possible after {[a.key for a in line.answers]}"


def witnesses(table: Board, first: tuple[str, ...]) -> Iterator[Board]:
    """Every table that is reached by doing these things first, in every way.

    If only one space is left then, it is carried out unasked.
    """
    if not first:
        yield acting(table)
        return
    word, rest = first[0], first[1:]
    if word == TRADE:
        if _offered(table, "trade"):
            yield from witnesses(after(table, "trade"), rest)
        return
    here = acting(table)
    if word == PRIEST:
        for choice in keys_of(here):
            if choice.startswith("priest:"):
                yield from witnesses(after(here, choice), rest)
        return
    done = after(here, f"space:{word}")
    if kind_of(done) != "place_landscape":
        yield from witnesses(done, rest)
        return
    for choice in keys_of(done):
        yield from witnesses(after(done, choice), rest)


def wandering(table: Board, key: str, chance: Rng) -> Board | None:
    """The turn played at random until a space is carried out; `None` if it never was."""
    here, seat = table.clone(listen=True), table.state.active
    while here.decision is not None and here.decision.seat == seat and here.state.moved is not None:
        choice = chance.pick(keys_of(here))
        here.apply(choice)
        if choice == key:
            return here
    return None


# -- All moves of a position -----------------------------------------------------------------------


def move_faults(table: Board, option: Option[Any], chance: Rng) -> Iterator[str]:
    """What is untrue of one move, or of entering."""
    assert table.decision is not None
    seat = table.decision.seat
    said = arriving(RULES.view(table.state, None), seat, option.value)
    moved = after(table, option.key)
    found = [*arrival_faults(moved, said)]
    if moved.state.seats[seat].lapis != said.lapis:
        found.append(f"lapis left {moved.state.seats[seat].lapis}, not {said.lapis}")
    for space, use in said.uses.items():
        found += use_faults(moved, space, use, chance)
    yield from (f"{option.key}: {fault}" for fault in found)


def later_faults(table: Board, chance: Rng) -> Iterator[str]:
    """What is untrue of the spaces that are left at a main action."""
    assert table.decision is not None
    left = uses_left(RULES.view(table.state, None), table.decision.seat)
    for space, use in left.items():
        yield from use_faults(table, space, use, chance)


def faults(
    table: Board, chance: Rng, choose: Callable[[list[Option[Any]]], Iterable[Option[Any]]] = iter
) -> list[str]:
    """What is untrue of the moves, or of the spaces left, at a decision; `choose` picks some moves."""
    if kind_of(table) == "main_action":
        return [*later_faults(table, chance)]
    if kind_of(table) != "move_piece" or table.decision is None:
        return []
    chosen = choose([*table.decision.options])
    return [fault for option in chosen for fault in move_faults(table, option, chance)]


def game_faults(seats: int, seed: int) -> list[str]:
    """Every move of every position of a random game."""
    chance = Rng(seed)
    return [
        f"{seats} seats, seed {seed}, after {len(table.answers)} answers: {fault}"
        for table in played(RULES, seats, seed)
        for fault in faults(table, chance)
    ]


def check_all(jobs: int, out: TextIO) -> list[str]:
    """Whole games of every number of players, for `make fuzz`."""
    print("papyria: every move of whole games, played against what is said of it", file=out, flush=True)
    work = [(seats, seed) for seats in RULES.seat_counts for seed in range(GAMES)]
    with ProcessPoolExecutor(jobs) as pool:
        return [fault for found in pool.map(game_faults, *zip(*work, strict=True)) for fault in found]
