"""Positions of Papyria in a few words, as in specification 12, and how to answer and look at them."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any, TypeVar

from rulesets.core import Decision, Event, Forced, Option, Rng, Table
from rulesets.papyria import RULES
from rulesets.papyria.components import (
    END_TILES,
    KEYED,
    KINDS,
    LANDSCAPE_ROWS,
    MULTIPLIERS,
    POSITIONS,
    SCORING_TILES,
    STACKS,
    START_TILES,
    Ring,
    rule,
)
from rulesets.papyria.realm import Laid, Realm, cities, mines, temples
from rulesets.papyria.setup import board_of, start_realm
from rulesets.papyria.setup import key_stack as keys_of
from rulesets.papyria.state import Moved, Papyria, Seat
from tests.reasons import reason_facts

E = TypeVar("E", bound=Event)
A, B, C, D = range(4)
"""The seats of the scenarios."""

REFERENCE = board_of(("I", "II", "III"), (0, 0, 0))
"""The sectors of the reference board (section 3)."""

PIECES = ({"w": (3, 10), "s": (2, 8)}, {"w": (4, 6), "s": (5, 11)}, {"w": (1, 7), "s": (3, 9)})
"""Where the pieces of A and B stand in the reference position (section 12), and of a third seat."""


Owned = tuple[Seat, Mapping[str, Iterable[int] | None]]
"""What a seat has, and where its pieces stand: `None` for where the reference position has them."""


# -- Realms and seats ------------------------------------------------------------------------------


def realm(added: str = "", *, temple: str = "", city: str = "", mine: str = "") -> Realm:
    """The starting realm with `2,0=L01@0 3,0=L11@1` and buildings on cells; a cell may be named again."""
    found = start_realm()
    for item in added.split():
        cell, _, what = item.partition("=")
        tile, _, rotation = what.partition("@")
        assert cell not in found, item
        found[cell] = Laid(tile, int(rotation))
    for cell in temple.split():
        found[cell] = found[cell]._replace(temple=True)
    for cell in city.split():
        found[cell] = found[cell]._replace(cities=found[cell].cities + 1)
    for cell in mine.split():
        found[cell] = found[cell]._replace(mine=True)
    return found


def seat(
    added: str = "",
    *,
    temple: str = "",
    city: str = "",
    mine: str = "",
    symbols: str = "",
    keys: str = "",
    w: Iterable[int] | None = None,
    s: Iterable[int] | None = None,
    **more: Any,
) -> Owned:
    """A seat and where its pieces are, by default as in the reference position.

    `symbols` as `river 2 city 1`; an odd number of city or temple symbols takes a starting tile.
    """
    own = Seat(
        lapis=more.pop("lapis", 3),
        papyri=more.pop("papyri", 2),
        knowledge=more.pop("knowledge", 5),
        points=more.pop("points", 0),
        realm=realm(added, temple=temple, city=city, mine=mine),
        priest=more.pop("priest", "1,0"),
    )
    words = symbols.split()
    for kind, count in zip(words[::2], map(int, words[1::2]), strict=True):
        give_symbols(own, kind, count)
    for key in keys.split():
        kind = next(kind for kind in KEYED if kind[:2].upper() == key[2:4])
        own.keys[kind] = key
    for name, value in more.items():
        assert hasattr(own, name), name
        setattr(own, name, value)
    return own, {"w": w, "s": s}


def give_symbols(own: Seat, kind: str, count: int) -> None:
    """Multiplier tiles with this many symbols; what they can't give comes from a starting tile."""
    tile = next(tile for tile in MULTIPLIERS.values() if tile.kind == kind)
    tiles, odd = divmod(count, tile.symbols)
    own.multipliers += (tile.id,) * tiles
    if odd:
        start = next(t for t in START_TILES.values() if t.symbol_kind == kind and t.id not in own.start_tiles)
        own.start_tiles += (start.id,)
    own.symbols[KINDS.index(kind)] += count


# -- Positions -------------------------------------------------------------------------------------


def position(
    *seats: Owned,
    players: int = 2,
    tops: Mapping[str, str] | None = None,
    heights: Mapping[str, int] | None = None,
    ends: Mapping[str, str] | None = None,
    end_stack: str | None = None,
    display: str | None = None,
    reserve: str | None = None,
    **more: Any,
) -> Papyria:
    """The reference position (section 12), with what is named instead; A is to move.

    `tops` are the uppermost goods of spaces (`5:1`), the top one first; `heights` are how many goods
    lie there. What the stacks lack of goods is in the hands of seats, given up, or in the box, so that
    nothing is lost. `end_stack`, `display` and `reserve` are words, the top one first.
    """
    owned = [*seats, *(seat() for _ in range(players - len(seats)))]
    state = Papyria(
        rng=Rng(1),
        seats=[own for own, _ in owned],
        stage="turns",
        turns=0,
        sectors=REFERENCE,
        goods={},
        display=(),
        reserve=(),
        end_stack=(),
        key_stacks={kind: keys_of(kind, len(owned)) for kind in KEYED},
        box=(),
    )
    for index, (_, places) in enumerate(owned):
        put_pieces(state, index, places)
    for own, _ in owned:
        for kind, key in own.keys.items():
            state.key_stacks[kind] = tuple(other for other in state.key_stacks[kind] if other != key)
    lay_out_ends(state, ends or {}, end_stack)
    stack_up(state, dict(tops or {}), dict(heights or {}), display, reserve)
    for name, value in more.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    return state


def put_pieces(state: Papyria, index: int, places: Mapping[str, Iterable[int] | None]) -> None:
    """A seat's pieces onto their slots; what isn't named stands as in the reference position."""
    own = state.seats[index]
    for ring, item in (("w", "wanderers_each"), ("s", "ships_each")):
        named = places[ring]
        slots = list(PIECES[index][ring] if named is None else named)
        own.off[ring] = rule(item, len(state.seats)) - len(slots)
        for slot in slots:
            assert state.rings[ring][slot - 1] is None, (ring, slot)
            state.rings[ring][slot - 1] = index


def lay_out_ends(state: Papyria, ends: Mapping[str, str], end_stack: str | None) -> None:
    """End tiles on the board and in their stack; the others of the game are fulfilled or in the box."""
    in_game = rule("end_tiles_in_game", len(state.seats))
    free = [tile for tile in END_TILES if tile not in ends.values()]
    named = None if end_stack is None else end_stack.split()
    stack = free[: in_game - len(ends)] if named is None else named[::-1]
    free = [tile for tile in free if tile not in stack]
    fulfilled = free[: in_game - len(ends) - len(stack)]
    state.ends, state.end_stack, state.fulfilled = dict(ends), tuple(stack), tuple(fulfilled)
    state.box += tuple(tile for tile in free if tile not in fulfilled)


def stack_up(
    state: Papyria, tops: dict[str, str], heights: dict[str, int], display: str | None, reserve: str | None
) -> None:
    """Goods on every space, the named ones on top, and the tiles at border B."""
    players = len(state.seats)
    piles = {
        "landscape": sorted(LANDSCAPE_ROWS),
        "scoring": sorted(SCORING_TILES),
        "multiplier": sorted(Counter({tile.id: tile.count for tile in MULTIPLIERS.values()}).elements()),
    }
    shown = None if display is None else display.split()
    kept = None if reserve is None else reserve.split()
    used = [laid.tile for own in state.seats for laid in own.realm.values() if laid.tile in LANDSCAPE_ROWS]
    used += [tile for own in state.seats for tile in (*own.tiles, *own.multipliers)]
    used += [word for words in tops.values() for word in words.split()] + (shown or []) + (kept or [])
    for pile in piles.values():
        for tile in used:
            if tile in pile:
                pile.remove(tile)
    named = {*tops, *heights}
    at_b = {row.space: row.height(players) for row in STACKS.values() if row.sector == "side-B"}
    for row in STACKS.values():
        if row.sector in state.sectors:
            space = f"{state.sectors.index(row.sector) + 1}:{row.space}"
            top = tops.pop(space, "").split()
            height = 0 if space in state.ends else heights.pop(space, row.height(players))
            count = height - len(top)
            assert count >= 0, space
            tiles = piles.get(row.good, [row.good] * count)
            rest = [tiles.pop() for _ in range(min(count, len(tiles)))]
            state.goods[space] = (*rest, *reversed(top))
    assert not {**tops, **heights}, "no such space"
    state.display = tuple(
        shown if shown is not None else (piles["scoring"].pop() for _ in range(at_b["display"]))
    )
    state.reserve = tuple(
        kept[::-1] if kept is not None else (piles["scoring"].pop() for _ in range(at_b["stack"]))
    )
    put_away(state, piles, named)


def put_away(state: Papyria, piles: Mapping[str, list[str]], named: Collection[str]) -> None:
    """What seats have came off the highest stacks; what is lacking was given up before."""
    players = len(state.seats)
    built = {"temple": temples, "city": cities, "mine": mines}
    items = {"temple": "temples_total", "city": "cities_total", "mine": "mines_total"}
    for good, item in items.items():
        standing = sum(built[good](own.realm) for own in state.seats)
        state.removed += (good,) * lower(state, {good}, rule(item, players) - standing, named)
    laid = sum(each.tile in LANDSCAPE_ROWS for own in state.seats for each in own.realm.values())
    at_b = len(state.display) + len(state.reserve)
    taken = at_b + sum(len(own.tiles) for own in state.seats)
    held = sum(len(own.multipliers) for own in state.seats)
    totals = {"landscape": ("landscapes_total", laid), "multiplier": ("multipliers_total", held)}
    totals["scoring"] = ("scoring_tiles_total", taken)
    kinds: dict[str, Collection[str]] = {
        "landscape": LANDSCAPE_ROWS, "multiplier": MULTIPLIERS, "scoring": SCORING_TILES
    }  # fmt: skip
    for good, (item, used) in totals.items():
        pile = piles[good]
        lacking = lower(state, kinds[good], rule(item, players) - used, named, pile)
        if good == "scoring":  # none is ever given up: others have taken them
            state.seats[-1].tiles += tuple(pile.pop() for _ in range(lacking))
        elif good == "multiplier":  # nor is any of these: some stacks are higher than they were
            rivers = [space for space in state.goods if space.endswith("river") and space not in named]
            for space in (rivers * lacking)[:lacking]:
                state.goods[space] = (pile.pop(), *state.goods[space])
        else:
            state.removed += tuple(pile.pop() for _ in range(lacking))
        state.box += tuple(pile)


def lower(
    state: Papyria,
    kinds: Collection[str],
    total: int,
    named: Collection[str],
    pile: list[str] | None = None,
) -> int:
    """Take goods off the bottom of the highest stacks until there are this many; how many lack even so.

    What is taken off goes onto the pile.
    """
    spaces = [space for space, stack in state.goods.items() if stack and stack[0] in kinds]
    while (lying := sum(len(state.goods[space]) for space in spaces)) > total:
        highest = max((space for space in spaces if space not in named), key=lambda s: len(state.goods[s]))
        if pile is not None:
            pile.append(state.goods[highest][0])
        state.goods[highest] = state.goods[highest][1:]
    return total - lying


# -- Tables ----------------------------------------------------------------------------------------


def turn(*seats: Owned, **more: Any) -> Table[Papyria]:
    """A table at the beginning of A's turn; the words of `position`. Nothing may be wrong with it."""
    return table_at(position(*seats, **more), "start_turn")


def table_at(state: Papyria, phase: str) -> Table[Papyria]:
    """A table that takes up a sound position at the start of a phase."""
    faults = RULES.faults(state)
    assert not faults, faults
    return Table.at(RULES, state, phase, len(state.seats))


def acting(space: str, *seats: Owned, **more: Any) -> Table[Papyria]:
    """A table where A stands before its main actions, with only this space (`5:2`) left to carry out."""
    place, _, name = space.partition(":")
    ring: Ring = "s" if name == "river" else "w"
    state = position(*seats, **more)
    own = [slot for slot in range(1, POSITIONS + 1) if state.rings[ring][slot - 1] == A]
    if int(place) not in own:
        assert state.rings[ring][int(place) - 1] is None, f"{space} is taken"
        state.rings[ring][own[0] - 1] = None
        state.rings[ring][int(place) - 1] = A
    state.moved = Moved(ring, int(place), None)
    state.todo, state.acted = (name,), 1
    return table_at(state, "act")


# -- Answering and looking -------------------------------------------------------------------------


def answer(table: Table[Papyria], *keys: str) -> None:
    """Give these answers one after the other."""
    for key in keys:
        table.apply(key)


def asked(table: Table[Papyria]) -> Decision[Any]:
    """The decision the table stands at."""
    assert table.decision is not None
    return table.decision


def question(table: Table[Papyria]) -> tuple[int, str]:
    """Who decides, and what."""
    return (asked(table).seat, asked(table).kind)


def choosable(table: Table[Papyria]) -> set[str]:
    """The keys that may be chosen."""
    keys = [option.key for option in asked(table).options]
    assert len(set(keys)) == len(keys)
    return set(keys)


def blocked(table: Table[Papyria]) -> dict[str, Option[Any]]:
    """What is listed but may not be chosen, by key."""
    return {option.key: option for option in asked(table).blocked}


def why(table: Table[Papyria]) -> dict[str, tuple[str, dict[str, Any]]]:
    """Why each blocked option is blocked."""
    return {
        key: (option.blocked.word, reason_facts(option.blocked))
        for key, option in blocked(table).items()
        if option.blocked
    }


def these(noun: str, words: str) -> set[str]:
    """`these("enter:w", "1 2")`: a key for each."""
    return {f"{noun}:{word}" for word in words.split()}


def goods(table: Table[Papyria], index: int = A) -> tuple[int, int, int, int]:
    """Lapis, papyri, knowledge and points of a seat."""
    own = table.state.seats[index]
    return (own.lapis, own.papyri, own.knowledge, own.points)


def slots(table: Table[Papyria], ring: str, index: int) -> set[int]:
    """Where a seat's pieces stand on a ring."""
    return {place for place, owner in enumerate(table.state.rings[ring], start=1) if owner == index}


def happened(table: Table[Papyria], kind: type[E]) -> list[E]:
    """Every event of this kind so far."""
    return [event for part in table.story for event in part if isinstance(event, kind)]


def forced(table: Table[Papyria]) -> list[tuple[str, str]]:
    """What was carried out without a question so far: kind and key."""
    return [(event.decision, event.key) for event in happened(table, Forced)]


def sheet(state: Papyria, index: int = A) -> dict[str, int]:
    """A seat's score sheet if the game ended now, all its keys together, `total` included."""
    standing = RULES.standings(state)[index]
    found = {line.id: line.points for line in standing.lines}
    keys = sum(found.pop(f"key_{kind}") for kind in KEYED)
    return {**found, "keys": keys, "total": standing.total}
