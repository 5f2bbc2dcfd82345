"""Positions of Helios in a few words or drawn, and how to answer and look at them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle, islice
from typing import Any

from rulesets.core import Decision, Event, Forced, Option, Rng, Table
from rulesets.helios import RULES, HeliosRules
from rulesets.helios.actions import ACTIONS as DO
from rulesets.helios.actions import bonus_action
from rulesets.helios.components import (
    ACTION_TILES,
    ACTIONS,
    COLOUR_ROWS,
    COLOURS,
    EXTRA,
    LAND_TILES,
    LETTERS,
    PERSONS,
    ROWS,
    SET_UPS,
    SLOTS,
    SPECIALS,
    SUPPLIES,
    TILE_OF,
)
from rulesets.helios.state import Helios, Seat, Tile, World
from rulesets.helios.sun import Stop
from rulesets.helios.turn import PHASES, end_of_action_turns

A, B, C, D = range(4)
"""The seats of the scenarios."""

TILE_LETTERS = {"R": "red", "U": "blue", "Y": "yellow", "J": "grey"}
"""How colours of action tiles are written in the scenarios."""


# -- Worlds ----------------------------------------------------------------------------------------


def world(text: str) -> World:
    """`D4=granite[G] E4=bamboo+temple F2=oasis`: what lies where, cubes in brackets."""
    laid: World = {}
    for item in text.split():
        field, _, what = item.partition("=")
        what, _, temple = what.partition("+")
        kind, _, cubes = what.rstrip("]").partition("[")
        assert kind in COLOURS or kind in SPECIALS, item
        assert temple in ("", "temple"), item
        laid[field] = Tile(kind, tuple(LETTERS.index(letter) for letter in cubes), temple == "temple")
    return laid


def land(fields: str) -> World:
    """Bare land on these fields, of colours that don't matter."""
    names = fields.split()
    return {
        field: Tile(kind) for field, kind in zip(names, islice(cycle(COLOURS[1:4]), len(names)), strict=True)
    }


def drawn(picture: str) -> tuple[World, str | None]:
    """A world drawn in the layout of specification b.1: `##` land, `*` sun, `.` light, `:` dark."""
    lines = [line for line in picture.splitlines() if line.strip()]
    margin = min(len(line) - len(line.lstrip()) for line in lines) - 1
    fields: list[str] = []
    sun: str | None = None
    for row, line in enumerate(lines):
        for column in range(7):
            mark = line[margin + 4 * column : margin + 4 * column + 2].strip()
            if not mark:
                continue
            q = column - 3
            r = (row - 6 - q) // 2
            field = "ABCDEFG"[column] + str(r - max(-3, -q - 3) + 1)
            light = max(abs(q), abs(r), abs(q + r)) <= 2
            assert mark in ("##", "*", "." if light else ":"), (field, mark)
            if mark == "##":
                fields.append(field)
            elif mark == "*":
                sun = field
    return land(" ".join(fields)), sun


def seat(laid: str | World = "D4=granite", sun: str = "D3", **more: Any) -> Seat:
    """A seat; `more` are its further fields, buildings and persons as words in one string.

    `rows` are three strings of tile ids, or of letters: then tiles of any action.
    """
    for name in ("buildings", "night", "day"):
        if isinstance(more.get(name), str):
            more[name] = more[name].split()
    if "rows" in more:
        more["rows"] = [tiles(row) for row in more["rows"]]
    return Seat(world=world(laid) if isinstance(laid, str) else laid.copy(), sun=sun, **more)


def at_sea(picture: str, **more: Any) -> Seat:
    """A seat whose board is drawn."""
    laid, sun = drawn(picture)
    return seat(laid, more.pop("sun", sun or "D3"), **more)


def tiles(text: str) -> list[str]:
    """`RRJ` or `build_red build_red move_sun_grey` as action tiles; letters stand for any actions."""
    if "_" in text:
        return text.split()
    actions = cycle(ACTIONS)
    return [TILE_OF[next(actions), TILE_LETTERS[letter]] for letter in text]


def column(action: str, letters: str) -> list[str]:
    """A column from the pile's side to the bottom: `YUR`."""
    return [TILE_OF[action, TILE_LETTERS[letter]] for letter in letters]


# -- Positions -------------------------------------------------------------------------------------


def position(
    *seats: Seat,
    players: int = 3,
    bags: Sequence[int] | None = None,
    columns: Mapping[str, str] | None = None,
    discards: Mapping[str, str] | None = None,
    display: Mapping[str, str | None] | None = None,
    bare: Sequence[str] = (),
    specials: Mapping[str, int] | None = None,
    supply: Mapping[str, int] | None = None,
    **more: Any,
) -> Helios:
    """A position in the phase of action turns; seat 0 holds the dragon and is active.

    What isn't named lies where it belongs, so that nothing is lost and no invariant broken, but for
    range 1, with which some scenarios show single steps. `columns` and `discards` are
    letters of tile colours by action. `display` replaces slots; `specials` and `supply` replace
    counts (the difference is out of the game), as do `mana` and `houses`.
    """
    every = [own.copy() for own in seats] + [seat() for _ in range(players - len(seats))]
    shown: dict[str, str | None] = {**{word: word for word in COLOURS}, EXTRA: "bamboo", **(display or {})}
    state = Helios(
        rng=Rng(1),
        seats=every,
        bags=list(bags or [0] * len(every)),
        stage=more.pop("stage", "actions"),
        piles={},
        columns={},
        land={},
        display=shown,
        bare=list(bare),
        specials={},
        persons=[],
        supply=[],
        mana=0,
        houses=0,
    )
    _action_tiles(state, columns or {}, discards or {})
    _land_tiles(state, specials or {})
    _supplies(state, supply or {})
    for name, value in more.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    if not (specials or supply or {"mana", "houses"} & {*more}):
        found = [
            fault for fault in RULES.faults(state) if not fault.partition(": ")[2].startswith("range 1,")
        ]
        assert not found, found
    return state


def _action_tiles(state: Helios, columns: Mapping[str, str], discards: Mapping[str, str]) -> None:
    height = SET_UPS[len(state.seats)].action_tiles_per_column
    held = Counter(tile for seat in state.seats for row in seat.rows for tile in row)
    for action in ACTIONS:
        state.discards[action] = column(action, discards.get(action, ""))
        left = Counter({t.id: t.count for t in ACTION_TILES.values() if t.action == action})
        left -= held + Counter(state.discards[action])
        named = columns.get(action)
        if named is None:
            state.columns[action] = sorted(left.elements())[: min(height, left.total())]
        else:
            state.columns[action] = column(action, named)
        left -= Counter(state.columns[action])
        state.piles[action] = sorted(left.elements())


def _land_tiles(state: Helios, specials: Mapping[str, int]) -> None:
    laid = Counter(tile.kind for seat in state.seats for tile in seat.world.values())
    state.land = {slot: [] for slot in SLOTS}
    for word in COLOURS:
        left = LAND_TILES[word].count - laid[word] - list(state.display.values()).count(word)
        own = min(left, LAND_TILES[word].in_own_stack - 1)
        state.land[word] = [word] * own
        state.land[EXTRA] += [word] * (left - own)
    state.specials = {kind: row.count - laid[kind] for kind, row in SPECIALS.items()} | dict(specials)


def _supplies(state: Helios, supply: Mapping[str, int]) -> None:
    owned = Counter[str]()
    for seat in state.seats:
        owned.update(dict(zip(COLOURS, seat.cubes, strict=True)))
    owned.update(word for slot, word in state.display.items() if word and slot not in state.bare)
    state.supply = [supply.get(word, COLOUR_ROWS[word].cubes - owned[word]) for word in COLOURS]
    state.mana = SUPPLIES["mana"].count - sum(seat.mana for seat in state.seats)
    state.houses = SUPPLIES["houses"].count - sum(s.temples + len(s.buildings) for s in state.seats)
    known = {person for seat in state.seats for person in (*seat.night, *seat.day)}
    state.persons = [person for person in PERSONS if person not in known]


# -- Tables ----------------------------------------------------------------------------------------


class _OneAction(HeliosRules):
    """The rules with phases that are one action of seat 0, and nothing else."""

    def __init__(self) -> None:
        self.phases = {**PHASES, **{action: _acting(action) for action in ACTIONS}, "bonus": _bonus}
        self.phases["persons"] = _persons


def _acting(action: str) -> Any:
    async def act(g: Helios) -> str | None:
        await DO[action](g, A, may_waive=True)
        return None

    return act


async def _bonus(g: Helios) -> str | None:
    await bonus_action(g, A)
    return None


async def _persons(g: Helios) -> str | None:
    return end_of_action_turns(g)


ONE_ACTION = _OneAction()


def table_at(state: Helios, phase: str = "action_turn", rules: HeliosRules = RULES) -> Table[Helios]:
    """A table that takes up a position at the start of a phase of the real rules."""
    return Table.at(rules, state, phase, len(state.seats))


def turn(*seats: Seat, **more: Any) -> Table[Helios]:
    """A table at the action turn of seat 0; the words of `position`."""
    return table_at(position(*seats, **more))


def doing(action: str, *seats: Seat, **more: Any) -> Table[Helios]:
    """A table at one regular action of seat 0, and the game ends with it. `bonus` is one, too."""
    return table_at(position(*seats, **more), action, ONE_ACTION)


def persons(*seats: Seat, **more: Any) -> Table[Helios]:
    """A table at the end of phase 1, with the persons following."""
    return table_at(position(*seats, **more), "persons", ONE_ACTION)


# -- Answering and looking -------------------------------------------------------------------------


def answer(table: Table[Helios], *keys: str) -> None:
    """Give these answers one after the other."""
    for key in keys:
        table.apply(key)


def pay(table: Table[Helios]) -> None:
    """Pay with any cubes, until the cost is paid."""
    while table.decision is not None and kind(table) == "pay_cube":
        table.apply(min(choosable(table)))


def asked(table: Table[Helios]) -> Decision[Any]:
    """The decision the table stands at."""
    assert table.decision is not None
    return table.decision


def question(table: Table[Helios]) -> tuple[int, str]:
    """Who decides, and what."""
    return (asked(table).seat, asked(table).kind)


def kind(table: Table[Helios]) -> str:
    """What is being decided."""
    return asked(table).kind


def ended(table: Table[Helios]) -> bool:
    """Whether the action (or the game) is over."""
    return table.decision is None


def choosable(table: Table[Helios]) -> set[str]:
    """The keys that may be chosen."""
    keys = [option.key for option in asked(table).options]
    assert len(set(keys)) == len(keys)
    return set(keys)


def blocked(table: Table[Helios]) -> dict[str, Option[Any]]:
    """What is listed but may not be chosen, by key."""
    return {option.key: option for option in asked(table).blocked}


def why(table: Table[Helios]) -> dict[str, str]:
    """Why each blocked option is blocked."""
    return {key: option.blocked.word for key, option in blocked(table).items() if option.blocked}


def stops(table: Table[Helios]) -> dict[str, Stop]:
    """Where the sun may stop, at `choose_sun_target`."""
    assert kind(table) == "choose_sun_target"
    return {option.value.field: option.value for option in asked(table).options if option.value}


def steps(table: Table[Helios]) -> dict[str, int]:
    """How many steps each target takes."""
    return {field: stop.steps for field, stop in stops(table).items()}


def laps(table: Table[Helios]) -> str:
    """The targets whose way completes a lap."""
    return " ".join(sorted(field for field, stop in stops(table).items() if stop.lap))


def moves(own: Seat, **more: Any) -> Table[Helios]:
    """A table where this seat moves its sun."""
    return doing("move_sun", own, **more)


def told(table: Table[Helios], answers: int = 1) -> list[Event]:
    """What was told after the last this many answers; from the start if there were none."""
    return [event for part in table.story[-answers:] for event in part]


def all_told(table: Table[Helios]) -> list[type[Event]]:
    """The kinds of all events so far."""
    return [type(event) for part in table.story for event in part]


def forced(table: Table[Helios]) -> list[tuple[str, str]]:
    """What was taken without a question so far: kind and key."""
    return [
        (event.decision, event.key) for part in table.story for event in part if isinstance(event, Forced)
    ]


def these(noun: str, words: str | Iterable[str]) -> set[str]:
    """`these("row", "red blue")`: a key for each."""
    return {f"{noun}:{word}" for word in (words.split() if isinstance(words, str) else words)}


def fields(words: str) -> set[str]:
    """`field` for each of these fields."""
    return these("field", words)


def cubes(table: Table[Helios], index: int = A) -> dict[str, str]:
    """The cubes on a seat's board: letters by field."""
    laid = table.state.seats[index].world
    return {
        field: "".join(LETTERS[colour] for colour in laid[field].cubes)
        for field in sorted(laid)
        if laid[field].cubes
    }


def cube_keys(fields_to_letters: Mapping[str, str]) -> set[str]:
    """`{"D4": "GN"}` as `cube:D4:granite`, `cube:D4:redwood`."""
    return {
        f"cube:{field}:{COLOURS[LETTERS.index(letter)]}"
        for field, letters in fields_to_letters.items()
        for letter in letters
    }


def rows(table: Table[Helios], index: int = A) -> list[int]:
    """How many action tiles lie in the red, blue and yellow row."""
    assert len(ROWS) == len(table.state.seats[index].rows)
    return [len(row) for row in table.state.seats[index].rows]


def sheet(state: Helios, index: int = A) -> dict[str, int]:
    """A seat's score sheet if the game ended now, `total` included."""
    standing = RULES.standings(state)[index]
    return {**{line.id: line.points for line in standing.lines}, "total": standing.total}
