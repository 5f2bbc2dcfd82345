"""Set-up of a game, up to the starting tiles (specification 4)."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from rulesets.core import Rng, Variant
from rulesets.papyria.cells import cell
from rulesets.papyria.components import (
    END_TILES,
    KEY_TILES,
    KEYED,
    LANDSCAPE_ROWS,
    LAYOUT,
    MULTIPLIERS,
    POSITIONS,
    SCORING_TILES,
    SECTORS,
    STACKS,
    START_ROWS,
    START_TILES,
    rule,
)
from rulesets.papyria.realm import Laid, Realm
from rulesets.papyria.state import Papyria, Seat

FIRST = Variant("first", ("random", "seat:0", "seat:1", "seat:2", "seat:3"), "random")
"""Who begins: drawn, or fixed (4.1)."""

BOARD = Variant("board", ("random", "reference"), "random")
"""How the parts of the board lie: drawn, or the reference board of specification 3."""

NOUGHT = Variant("nought", ("nobody", "all"), "nobody", ruling="R44")
"""Who wins a majority of which no player has anything (ruling R44)."""

VARIANTS = (FIRST, BOARD, NOUGHT)

ORIENTATIONS = ("upright", "turned")
COLUMNS = 3


def set_up(players: int, rng: Rng, variants: Mapping[str, str]) -> Papyria:
    """The position before the first starting tile is kept; chance in the order of section 4."""
    chosen = variants[FIRST.id]
    first = rng.below(players) if chosen == "random" else int(chosen.removeprefix("seat:"))
    sectors = _board(rng) if variants[BOARD.id] == "random" else board_of(("I", "II", "III"), (0, 0, 0))
    landscapes = _shuffled(_LANDSCAPES, rng)
    tiles = _shuffled(_SCORING, rng)
    multipliers = _shuffled(_MULTIPLIERS, rng)
    piles = {"landscape": landscapes, "scoring": tiles, "multiplier": multipliers}
    goods = _goods(players, sectors, piles)
    display, reserve = _at_border(players, tiles)
    ends = _shuffled(_ENDS, rng)
    start_tiles = _shuffled(_START_TILES, rng)
    in_game = rule("end_tiles_in_game", players)  # R6: however many players
    state = Papyria(
        rng=rng,
        seats=[_seat(players, (index - first) % players) for index in range(players)],
        first=first,
        sectors=sectors,
        goods=goods,
        display=display,
        reserve=reserve,
        end_stack=tuple(ends[:in_game]),
        key_stacks={kind: key_stack(kind, players) for kind in KEYED},
        nought_scores=variants[NOUGHT.id] == "all",
        box=(*landscapes, *tiles, *multipliers, *ends[in_game:]),
    )
    for place in range(players):
        dealt = taken(start_tiles, rule("start_tiles_dealt_each", players))
        state.seats[(first + place) % players].dealt = dealt
    return state


def _pile(rows: Mapping[str, object]) -> tuple[str, ...]:
    return tuple(id for id, row in rows.items() for _ in range(getattr(row, "count", 1)))


_LANDSCAPES, _START_TILES = _pile(LANDSCAPE_ROWS), _pile(START_TILES)
_SCORING, _MULTIPLIERS, _ENDS = _pile(SCORING_TILES), _pile(MULTIPLIERS), _pile(END_TILES)


def _shuffled(tiles: tuple[str, ...], rng: Rng) -> list[str]:
    pile = [*tiles]
    rng.shuffle(pile)
    return pile


def taken(pile: list[str], count: int) -> tuple[str, ...]:
    """This many tiles off a shuffled pile."""
    found = tuple(pile[: -count - 1 : -1])
    del pile[len(pile) - count :]
    return found


_PARTS: Final = sorted({sector.part for sector in SECTORS.values()})


def _board(rng: Rng) -> tuple[str, ...]:
    """The three parts in random order, each upright or turned (R3)."""
    parts = [*_PARTS]
    rng.shuffle(parts)
    return board_of(tuple(parts), tuple([rng.below(len(ORIENTATIONS)) for _ in parts]))


@cache  # without it, random play takes 1 % more
def board_of(parts: tuple[str, ...], turned: tuple[int, ...]) -> tuple[str, ...]:
    """The sectors by position, for the parts of the three columns, each upright (0) or turned (1).

    Specification 3, R3: positions are numbered clockwise from the north-west.
    """
    found = [""] * POSITIONS
    for row in LAYOUT.values():
        if row.orientation == ORIENTATIONS[turned[row.column - 1]]:
            part = parts[row.column - 1]
            found[row.position - 1] = next(
                sector.id for sector in SECTORS.values() if (sector.part, sector.slot) == (part, row.slot)
            )
    return tuple(found)


@cache  # without it, random play takes 1 % more
def _heights(players: int, sector: str) -> tuple[tuple[str, str, int], ...]:
    """The goods of a sector: space, good and number."""
    return tuple(
        (row.space, row.good, row.height(players)) for row in STACKS.values() if row.sector == sector
    )


def _goods(
    players: int, sectors: Sequence[str], piles: Mapping[str, list[str]]
) -> dict[str, tuple[str, ...]]:
    """The stacks by space, as high as the table says for the number of players (R5)."""
    return {
        space: taken(piles[good], height) if good in piles else (good,) * height
        for space, good, height in _spaces(players, tuple(sectors))
    }


@cache  # without it, random play takes 1 % more
def _spaces(players: int, sectors: tuple[str, ...]) -> tuple[tuple[str, str, int], ...]:
    """The spaces of a board with the goods that come there: space, good, how many."""
    return tuple(
        (f"{position}:{space}", good, height)
        for position, sector in enumerate(sectors, start=1)
        for space, good, height in _heights(players, sector)
    )


def _at_border(players: int, tiles: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The tiles that lie face up at border B, and the stack beside them."""
    heights = {space: height for space, _, height in _heights(players, "side-B")}
    display = taken(tiles, heights["display"])
    return display, taken(tiles, heights["stack"])


@cache  # without it, random play takes 1 % more
def key_stack(kind: str, players: int) -> tuple[str, ...]:
    """The key tiles of a kind, most keys on top (R7)."""
    used = [key for key in KEY_TILES.values() if key.kind == kind and players in key.used_with_players]
    return tuple(key.id for key in sorted(used, key=lambda key: key.keys))


def start_realm() -> Realm:
    """Each player's starting realm (R10)."""
    return _START_REALM.copy()


_START_REALM: Final = {cell(row.x, row.y): Laid(row.id) for row in START_ROWS.values()}


def _seat(players: int, place: int) -> Seat:
    """The seat this many places after the first: later players have more lapis (R9)."""
    return Seat(
        lapis=rule(f"start_lapis_seat_{place + 1}", players),
        papyri=rule("start_papyrus_each", players),
        knowledge=rule("start_knowledge_each", players),
        points=rule("start_points_each", players),
        realm=start_realm(),
        off={"w": rule("wanderers_each", players), "s": rule("ships_each", players)},
    )
