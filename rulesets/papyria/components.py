"""The contents of the box, read from the tables beside this file (specification 2).

Kinds of scorings are numbers 0 to 6 in the rules, in the order mountain, river, forest, sanctuary,
city, temple, invention, and words in keys, events and tables. All component values are a
reconstruction (R1): `docs/papyria.md`.
"""

from functools import cache
from typing import Final, Literal, get_args

from rulesets.core import tables
from rulesets.core.records import record

PACKAGE = "rulesets.papyria"

Kind = Literal["mountain", "river", "forest", "sanctuary", "city", "temple", "invention"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""The seven kinds of scorings and multipliers, in the order of every list of seven numbers."""
MOUNTAIN, RIVER, FOREST, SANCTUARY, CITY, TEMPLE, INVENTION = range(len(KINDS))

ANY: Final = "any"
ScoringKind = Literal[Kind, "any"]
SymbolKind = Literal[Kind, "none"]
POSITIONS: Final = 12
OUTER: Final = ("1", "2")
"""The spaces on the outer path of a sector."""
SPACES: Final = (*OUTER, "river")
"""All spaces of a sector."""
Stand = Literal["A", "B"]
STANDS: Final[tuple[Stand, ...]] = get_args(Stand)
"""The stands at the two borders, for knowledge and extra scorings."""
Ring = Literal["w", "s"]
RINGS: Final[tuple[Ring, ...]] = get_args(Ring)
"""The ring of wanderers and the ring of ships."""

Building = Literal["temple", "city", "mine"]
"""What is built on landscapes."""
BUILDINGS: Final[tuple[Building, ...]] = get_args(Building)
Good = Literal["landscape", "scoring", Building, "multiplier"]
GOODS: Final[tuple[Good, ...]] = get_args(Good)
Production = Literal["lapis_production", "papyrus_production"]
PRODUCTIONS: Final[tuple[Production, ...]] = get_args(Production)
SpaceGood = Literal[Good, Production]
"""What a space holds or produces."""
Resource = Literal["lapis", "papyrus"]
"""What can be paid with."""

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
_EXITS = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}


@tables.row
class LayoutRow:
    """Where a slot of a part lies; one row of board_layout.csv."""

    id: str
    column: int
    orientation: str
    slot: str
    position: int
    bank: str
    provenance: str


@tables.row
class BorderRow:
    """What a border offers; one row of borders.csv."""

    id: str
    stand: str
    between_position: int
    and_position: int
    effect: str
    pay_papyrus: int
    gain_knowledge: int
    note: str
    provenance: str
    position_provenance: str


@tables.row
class EndTile:
    """An end-of-game tile; one row of end_tiles.csv."""

    id: str
    name_en: str
    name_de: str
    pay_good: Resource
    pay_amount: int
    points: int
    knowledge: int
    count: int
    provenance: str


@tables.row
class KeyTile:
    """A key tile; one row of key_tiles.csv."""

    id: str
    name_en: str
    name_de: str
    kind: Kind
    condition_en: str
    condition_de: str
    threshold: int
    keys: int
    multiplier_bonus: int
    final_scoring: str
    used_with_players: tuple[int, ...]
    count: int
    provenance: str


@tables.row
class LandscapeRow:
    """A landscape as its table has it; one row of landscapes.csv."""

    id: str
    name_en: str
    name_de: str
    river_exits: str
    forests: int
    mountain: bool
    sanctuary: bool
    invention: str
    lapis: int
    papyrus: int
    invention_en: str
    invention_de: str
    count: int
    provenance: str


@tables.row
class StartRow:
    """A landscape of each player's starting realm; one row of start_realm.csv."""

    id: str
    name_en: str
    name_de: str
    x: int
    y: int
    river_exits: str
    forests: int
    mountain: bool
    sanctuary: bool
    invention: str
    lapis: int
    papyrus: int
    count: int
    provenance: str


@record
class Landscape:
    """What is printed on a landscape: water, kind, goods, symbols."""

    id: str
    exits: int
    """River exits of the unrotated tile, as bits: north 1, east 2, south 4, west 8."""
    forests: int
    mountain: bool
    sanctuary: bool
    invention: str
    """`none`, `plain`, `lapis` or `papyrus`."""
    lapis: int
    papyrus: int
    turned: tuple[int, int, int, int]
    """River exits by rotation."""
    rotations: tuple[int, ...]
    """The rotations with different exits (6.2)."""


def rotated(exits: int, rotation: int) -> int:
    """Exits after this many quarter turns clockwise: north becomes east."""
    return (exits << rotation | exits >> 4 - rotation) & 15


@tables.row
class Majority:
    """A majority of the final scoring; one row of majorities.csv."""

    id: str
    name_en: str
    name_de: str
    measure: str
    scoring: Kind
    minimum: int
    provenance: str


@tables.row
class Multiplier:
    """A multiplier tile; one row of multiplier_tiles.csv."""

    id: str
    name_en: str
    name_de: str
    kind: Kind
    symbols: int
    count: int
    provenance: str


@tables.row
class KindRow:
    """One of the seven kinds; one row of scoring_kinds.csv."""

    id: str
    letter_en: str
    letter_de: str
    symbol: str
    name_en: str
    name_de: str
    colour: str
    scoring_tiles: int
    multiplier_tiles: int
    symbols_per_multiplier: int
    has_key: bool
    value_rule: str
    provenance: str


@tables.row
class ScoringTile:
    """A scoring tile; one row of scoring_tiles.csv."""

    id: str
    name_en: str
    name_de: str
    kind: ScoringKind
    knowledge: int
    count: int
    provenance: str


@tables.row
class Sector:
    """A sector of the board; one row of sectors.csv."""

    id: str
    part: str
    slot: str
    name_en: str
    name_de: str
    space_1: SpaceGood
    space_2: SpaceGood
    count: int
    provenance: str

    def good(self, space: str) -> SpaceGood:
        """What lies on a space, or is produced there."""
        if space == "river":
            return "multiplier"
        return self.space_1 if space == "1" else self.space_2


@tables.row
class SetUpRow:
    """A number used in set-up, by number of players; one row of setup.csv."""

    item: str
    players_2: int | None
    players_3: int | None
    players_4: int | None
    provenance: str

    def value(self, players: int) -> int:
        """The number for this many players. Raises `ValueError` if there is none."""
        found = (self.players_2, self.players_3, self.players_4)[players - 2]
        if found is None:
            raise ValueError(f"{self.item} is not for {players} players")
        return found


@tables.row
class StackRow:
    """How many goods lie on a space; one row of stacks.csv."""

    id: str
    sector: str
    space: str
    good: str
    players_2: int
    players_3: int
    players_4: int
    provenance: str

    def height(self, players: int) -> int:
        """The height of the stack with this many players."""
        return (self.players_2, self.players_3, self.players_4)[players - 2]


@tables.row
class StartTile:
    """A starting tile; one row of start_tiles.csv."""

    id: str
    name_en: str
    name_de: str
    symbol_kind: SymbolKind
    symbols: int
    lapis: int
    papyrus: int
    knowledge: int
    count: int
    provenance: str


@tables.row
class Piece:
    """How many pieces there are; one row of components.csv."""

    id: str
    name_en: str
    name_de: str
    count_in_box: int | None
    count_per_player: int | None
    provenance: str
    note: str


# -- Loading (what a cell may hold is checked, so that a corrected table can't break a game) -----

_FEW = range(100)
_INVENTIONS = ("none", "plain", "lapis", "papyrus")
_LAND = {"forests": range(4), "invention": _INVENTIONS, "lapis": _FEW, "papyrus": _FEW}


PIECES: Final = tables.load(Piece, PACKAGE, "components.csv")
KIND_ROWS: Final = tables.load(KindRow, PACKAGE, "scoring_kinds.csv", {"id": KINDS})
SECTORS: Final = tables.load(Sector, PACKAGE, "sectors.csv")
END_TILES: Final = tables.load(EndTile, PACKAGE, "end_tiles.csv", {"points": _FEW, "knowledge": _FEW})
KEY_TILES: Final = tables.load(KeyTile, PACKAGE, "key_tiles.csv", {"threshold": _FEW})
LANDSCAPE_ROWS: Final = tables.load(LandscapeRow, PACKAGE, "landscapes.csv", _LAND)
START_ROWS: Final = tables.load(StartRow, PACKAGE, "start_realm.csv", _LAND)
MAJORITIES: Final = tables.load(
    Majority,
    PACKAGE,
    "majorities.csv",
    {"measure": ("cities", "temples", "river_value", "scoring_tiles")},
)
MULTIPLIERS: Final = tables.load(
    Multiplier, PACKAGE, "multiplier_tiles.csv", {"symbols": range(1, 10), "count": _FEW}
)
SCORING_TILES: Final = tables.load(ScoringTile, PACKAGE, "scoring_tiles.csv", {"knowledge": _FEW})
START_TILES: Final = tables.load(StartTile, PACKAGE, "start_tiles.csv")
SET_UP: Final = tables.load(SetUpRow, PACKAGE, "setup.csv")
STACKS: Final = tables.load(StackRow, PACKAGE, "stacks.csv", {"good": GOODS})
LAYOUT: Final = tables.load(
    LayoutRow,
    PACKAGE,
    "board_layout.csv",
    {"column": range(1, 4), "orientation": ("upright", "turned"), "position": range(1, 13)},
)
BORDERS: Final = tables.load(
    BorderRow, PACKAGE, "borders.csv", {"stand": ("A", "B"), "between_position": range(1, 13)}
)

_NUMBERS = tables.load_numbers(
    PACKAGE,
    {
        "free_steps": range(1, 12),
        "occupation": range(10),
        "trade_lapis": range(1, 10),
        "trade_papyri": range(1, 10),
        "price_step": range(10),
        "mine_counts": range(1, 10),
        "track_length": range(1, 1000),
    },
)

FREE_STEPS: Final = _NUMBERS["free_steps"]
"""Steps of a move that cost nothing (5.3)."""
OCCUPATION: Final = _NUMBERS["occupation"]
"""Lapis for the owner of a piece that is pushed away (5.3, R51)."""
TRADE_PRICE: Final = _NUMBERS["trade_lapis"]
"""Lapis for the trading partner (5.4, R51)."""
TRADE_PAPYRI: Final = _NUMBERS["trade_papyri"]
"""Papyri received from the supply for it."""
PRICE_STEP: Final = _NUMBERS["price_step"]
"""The n-th temple or city costs n times so much lapis (R28)."""
MINE_COUNTS: Final = _NUMBERS["mine_counts"]
"""How much a landscape with a mine counts in the mountain value (R29)."""
TRACK_LENGTH: Final = _NUMBERS["track_length"]
"""Spaces of the tracks of points and knowledge (R46)."""

FINGERPRINT = tables.fingerprint(PACKAGE)


def _landscape(row: LandscapeRow | StartRow) -> Landscape:
    exits = sum(_EXITS[letter] for letter in row.river_exits)
    turned = (exits, rotated(exits, 1), rotated(exits, 2), rotated(exits, 3))
    return Landscape(
        row.id,
        exits,
        row.forests,
        row.mountain,
        row.sanctuary,
        row.invention,
        row.lapis,
        row.papyrus,
        turned,
        tuple(rotation for rotation in range(4) if turned[rotation] not in turned[:rotation]),
    )


LANDSCAPES: Final = {
    **{row.id: _landscape(row) for row in LANDSCAPE_ROWS.values()},
    **{row.id: _landscape(row) for row in START_ROWS.values()},
}
"""Everything that can lie in a realm, by id, including the settlement and the starting landscapes."""

KNOWLEDGE_PRICES: Final = {
    row.pay_papyrus: row.gain_knowledge for row in BORDERS.values() if row.effect == "buy_knowledge"
}
"""Knowledge at border A by papyri paid."""
EXTRA_SCORING_PRICE: Final = next(
    row.pay_papyrus for row in BORDERS.values() if row.effect == "extra_scoring"
)
CROSSING: Final = {row.stand: row.between_position for row in BORDERS.values()}
"""The position before each border (R4); the walls between other sectors mean nothing (R53)."""

THRESHOLDS: Final = {row.kind: row.threshold for row in KEY_TILES.values()}
"""What a kind must reach for its key."""
KEYED: Final = tuple(kind for kind in KINDS if KIND_ROWS[kind].has_key)
"""The kinds with keys."""


@cache  # without it, random play takes 1 % more
def rule(item: str, players: int) -> int:
    """A number used in set-up. Raises `KeyError` or `ValueError`."""
    return SET_UP[item].value(players)


def _check_box() -> None:
    """Raise `TableError` where the tables don't fit together; games would run out of tiles."""
    box = {
        "landscape": (sum(row.count for row in LANDSCAPE_ROWS.values()), "landscapes_total"),
        "scoring": (sum(row.count for row in SCORING_TILES.values()), "scoring_tiles_total"),
        "multiplier": (sum(row.count for row in MULTIPLIERS.values()), "multipliers_total"),
        "temple": (PIECES["temple"].count_in_box, "temples_total"),
        "city": (PIECES["city"].count_in_box, "cities_total"),
        "mine": (PIECES["mine"].count_in_box, "mines_total"),
    }
    stacks, set_up = (tables.source(PACKAGE, name) for name in ("stacks.csv", "setup.csv"))
    for players in range(2, 5):
        column = f"players_{players}"
        for good, (count, item) in box.items():
            lying = sum(row.height(players) for row in STACKS.values() if row.good == good)
            if lying > (count or 0) or lying != rule(item, players):
                wanted = f"{rule(item, players)} by setup.csv, {count} in the box"
                raise tables.TableError(stacks, 1, column, f"{lying} of {good}, but {wanted}")
        dealt = rule("start_tiles_dealt_each", players)
        if dealt * players > len(START_TILES) or rule("start_tiles_kept_each", players) > dealt:
            raise tables.TableError(set_up, 1, column, "more starting tiles than there are")
        if rule("end_tiles_in_game", players) > len(END_TILES):
            raise tables.TableError(set_up, 1, column, "more end tiles than there are")
        for kind in KEYED:
            used = sum(key.kind == kind and players in key.used_with_players for key in KEY_TILES.values())
            if used != players:
                where = tables.source(PACKAGE, "key_tiles.csv")
                raise tables.TableError(where, 1, "used_with_players", f"{used} keys of {kind}")


def _check_layout() -> None:
    """Raise `TableError` where the parts of the board, upright or turned, leave a position without a sector.

    Turning a part mustn't move it to other positions: those of the parts beside it are taken.
    """
    where = tables.source(PACKAGE, "board_layout.csv")
    places: dict[tuple[int, str], list[tuple[int, str]]] = {}
    for row in LAYOUT.values():
        places.setdefault((row.column, row.orientation), []).append((row.position, row.slot))
    for (column, orientation), found in places.items():
        if sorted(slot for _, slot in found) != sorted({sector.slot for sector in SECTORS.values()}):
            raise tables.TableError(where, 1, "slot", f"part {column}, {orientation}, has other slots")
    for orientation in ("upright", "turned"):
        rows = [row for row in LAYOUT.values() if row.orientation == orientation]
        if sorted(row.position for row in rows) != list(range(1, POSITIONS + 1)):
            raise tables.TableError(where, 1, "position", f"{orientation}, the parts don't fill the board")
    for column in range(1, 4):
        upright, turned = (
            {position for position, _ in places[column, each]} for each in ("upright", "turned")
        )
        if upright != turned:
            raise tables.TableError(where, 1, "position", f"part {column} lies elsewhere when it is turned")


_check_box()
_check_layout()
