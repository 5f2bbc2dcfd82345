"""The contents of the box, read from the tables beside this file (specification b).

Where the rulebook is misprinted, the tables hold what it means (R36): sixty tasks, four kinds of fish, six
of jewelry (R37). The two blank tasks aren't included (R39).

Gods are numbers 0 to 4 in the rules, in the order blue, white, red, green, yellow, and words in keys,
events and tables. `docs/bora_bora.md` says which values are reconstructed.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final, Literal, get_args

from rulesets.core import tables

PACKAGE = "rulesets.bora_bora"

# -- The words of the tables; the presentation words each of them ----------------------------------

GodWord = Literal["blue", "white", "red", "green", "yellow"]
MaterialWord = Literal["sand", "stone", "wood"]
YieldWord = Literal["sand", "stone", "wood", "offering"]
"""What a building site yields."""
SexWord = Literal["man", "woman"]
KindWord = Literal[
    "land",
    "water",
    "woman",
    "man",
    "build",
    "material",
    "hut",
    "vp",
    "god_card",
    "offering",
    "status",
    "shell",
]
"""A kind of people, by what it does."""
ActionWord = Literal["land", "water", "woman", "man", "helper", "temple", "build"]
"""What an action card does."""
CardWord = Literal[
    "land_path",
    "water_path",
    "woman",
    "man",
    "helper",
    "temple",
    "build",
    "land_water_path",
    "woman_man",
    "fishing",
]
"""An action card, or fishing."""
RequirementWord = Literal[
    "woman_and_man",
    "woman_and_priest",
    "man_and_priest",
    "woman_and_jewelry",
    "man_and_first",
    "priests",
    "regions",
    "islands",
    "gods_same",
    "gods_colour",
    "gods_different",
    "men_different",
    "women_different",
    "jewelry_different",
    "men",
    "women",
    "jewelry",
    "built",
    "jewelry_kind",
    "god_tiles",
    "offerings",
    "shells",
    "material",
    "materials_any",
    "terrain",
    "fish_kind",
    "huts_on_12",
    "shifted_men",
    "shifted_women",
    "shifted_people",
    "person_kind",
]
"""What a task asks for."""
BackWord = Literal["light", "dark"]
TerrainWord = Literal["mountain", "beach", "forest", "steppe"]
FishKind = Literal["parrotfish", "surgeonfish", "butterflyfish", "triggerfish"]
SourceWord = Literal["start", "fishing", "helper", "fish", "building", "people", "status", "temple", "tasks"]
"""Where points on the track come from."""
JewelKind = Literal["necklace", "bracelet", "ring", "belt", "earring", "headdress"]

GODS: Final[tuple[GodWord, ...]] = get_args(GodWord)
"""The gods, in the order of every list of five numbers."""
BLUE, WHITE, RED, GREEN, YELLOW = range(5)

MATERIALS: Final[tuple[MaterialWord, ...]] = get_args(MaterialWord)
SOURCES: Final[tuple[SourceWord, ...]] = get_args(SourceWord)
"""In the order of a score sheet."""
SEXES: Final[tuple[SexWord, ...]] = get_args(SexWord)
SEX_WORDS: Final[Mapping[str, SexWord]] = {sex: sex for sex in SEXES}
"""The word for a sex that a key or an event holds."""

KINDS: Final[tuple[KindWord, ...]] = get_args(KindWord)
ACTIONS: Final[tuple[ActionWord, ...]] = get_args(ActionWord)
REQUIREMENTS: Final[tuple[RequirementWord, ...]] = get_args(RequirementWord)
TERRAINS: Final[tuple[TerrainWord, ...]] = get_args(TerrainWord)
FISH_KINDS: Final[tuple[FishKind, ...]] = get_args(FishKind)
JEWEL_KINDS: Final[tuple[JewelKind, ...]] = get_args(JewelKind)
HIGHEST_DIE = 6
DICE = 3
LAST_SPACE = 12
"""The people space that holds any number of huts."""
PLACES = 6
"""Places in each row of men and of women."""


@tables.row
class ActionCard:
    """An action card, or fishing; one row of action_cards.csv."""

    id: CardWord
    name_en: str
    name_de: str
    action: str
    note: str
    players_2: str
    players_3: str
    players_4: str
    provenance: str

    def in_play(self, players: int) -> bool:
        """Whether it is used with this many players."""
        return (self.players_2, self.players_3, self.players_4)[players - 2] == "yes"

    @property
    def actions(self) -> tuple[ActionWord, ...]:
        """What it does: one of two for a combined card (R38); nothing for fishing."""
        return tuple(action for action in ACTIONS if action in self.action.split(" or "))


@tables.row
class BuildingTile:
    """A building tile; one row of building_tiles.csv."""

    id: str
    name_en: str
    name_de: str
    number: int
    spaces_covered: int
    count_per_player: int
    provenance: str


_GROUND_COLUMNS: Final = 4


@tables.row
class GroundSpace:
    """A space of the ceremonial ground; one row of ceremonial_ground.csv."""

    id: str
    row: int
    col: int
    material: MaterialWord
    provenance: str

    @property
    def number(self) -> int:
        """Its number for players, in reading order from 1."""
        return (self.row - 1) * _GROUND_COLUMNS + self.col


@tables.row
class Count:
    """How many pieces there are; one row of counts.csv."""

    component: str
    name_de: str
    count: int
    scope: str
    provenance: str


@tables.row
class FinalItem:
    """An item of the final scoring; one row of final_scoring.csv."""

    id: str
    name_en: str
    name_de: str
    vp: str
    per: str
    provenance: str


@tables.row
class Fish:
    """A fish tile; one row of fish_tiles.csv."""

    id: str
    name_en: str
    name_de: str
    fish_kind: FishKind
    symbol: str
    vp: int
    count: int
    provenance: str


@tables.row
class God:
    """A god and its cards; one row of god_cards.csv."""

    id: GodWord
    name_en: str
    name_de: str
    letter: str
    phases: str
    effect: str
    count: int
    provenance: str


@tables.row
class GodTiles:
    """The god tiles; the row of god_tiles.csv."""

    id: str
    name_en: str
    name_de: str
    count: int
    in_temple: int
    per_player: int
    final_vp: int
    provenance: str


@tables.row
class HelperRate:
    """What the helper sells; one row of helper_rates.csv."""

    id: str
    name_en: str
    name_de: str
    die_points: int
    provenance: str


@tables.row
class Jewel:
    """A jewelry tile; one row of jewelry.csv."""

    id: str
    name_en: str
    name_de: str
    kind: JewelKind
    shell_cost: int
    vp: int
    count: int
    kind_provenance: str
    provenance: str


@tables.row
class Path:
    """A path between two regions, usable in both directions; one row of paths.csv."""

    id: str
    kind: str
    """`land` or `water`."""
    a: str
    b: str
    value: int
    """The lowest value that can use it (R3)."""
    provenance: str


@tables.row
class PeopleSpace:
    """A space for huts or a person; one row of people_spaces.csv."""

    space: int
    starts_with_huts: int
    max_huts: str
    huts_leave: str
    provenance: str


@tables.row
class PersonKind:
    """A kind of people, and what it does; one row of person_kinds.csv."""

    id: KindWord
    icon: str
    name_en: str
    name_de_m: str
    name_de_f: str
    effect: str
    value_1: int
    value_2: int
    value_3: int
    doubled_1: int
    doubled_2: int
    doubled_3: int
    values_provenance: str
    name_provenance: str

    def value(self, tiles: int, *, doubled: bool = False) -> int:
        """The value of this many equal tiles (1 to 3)."""
        plain = (self.value_1, self.value_2, self.value_3)
        return ((self.doubled_1, self.doubled_2, self.doubled_3) if doubled else plain)[tiles - 1]


@tables.row
class PersonTile:
    """A man or woman tile; one row of person_tiles.csv."""

    id: str
    name_en: str
    name_de: str
    sex: SexWord
    kind: KindWord
    status_symbols: int
    shell_symbols: int
    count: int
    count_provenance: str
    ability_provenance: str
    symbols_provenance: str


@tables.row
class Colour:
    """A colour of pieces, which has no effect (R47); one row of player_colours.csv."""

    id: str
    letter: str
    name_en: str
    name_de: str
    provenance: str


@tables.row
class Region:
    """A region of the map; one row of regions.csv."""

    id: str
    name_en: str
    name_de: str
    island: str
    terrain: TerrainWord
    site_yield: YieldWord
    grid_row: int
    grid_col: int
    provenance: str
    provenance_note: str


@tables.row
class Round:
    """What depends on the round; one row of rounds.csv."""

    round: int
    building_vp: int
    priest_vp: int
    building_vp_provenance: str
    priest_vp_provenance: str


@tables.row
class SetUp:
    """What depends on the number of players; one row of setup_by_players.csv."""

    players: int
    action_cards: int
    task_display: int
    turn_order_tiles: int
    god_tiles_temple: int
    god_tiles_dealt: int
    start_vp_by_turn_order: tuple[int, ...]
    dark_tasks_used_in_game: int
    provenance: str


@tables.row
class StatusSpace:
    """A space of the status track; one row of status_track.csv."""

    space: int
    vp: int
    provenance: str


@tables.row
class Task:
    """A task tile; one row of tasks.csv."""

    id: str
    back: BackWord
    name_en: str
    name_de: str
    requirement: RequirementWord
    param: str
    amount: int
    count: int
    provenance: str


@tables.row
class TempleSpace:
    """A space of the temple; one row of temple.csv."""

    space: int
    pushes_to: str
    provenance: str


# -- Loading (what a cell may hold is checked, so that a corrected table can't break a game) -----

ISLANDS = ("north", "west", "centre", "east", "south")

_PARAMS = {
    "gods_colour": GODS,
    "jewelry_kind": JEWEL_KINDS,
    "material": MATERIALS,
    "terrain": TERRAINS,
    "fish_kind": FISH_KINDS,
    "person_kind": KINDS,
}
"""What requirements of tasks refer to; others refer to nothing in particular."""

_SOLD = ("tattoo", "shells", "vp", "offering", "god_card", "material", "move_hut")
"""What the helper sells."""
_JEWELS_A_ROUND = 4
_STATUS_SPACES = 15

_FEW = range(21)
_SOME = range(1, 61)
_YES = ("yes", "no", "combined")
_CARD = {
    "action": (*ACTIONS, "land or water", "woman or man", "2 VP"),
    **{f"players_{players}": _YES for players in (2, 3, 4)},
}
_KIND = {f"{of}_{tiles}": _FEW for of in ("value", "doubled") for tiles in (1, 2, 3)}
_PERSON = {"status_symbols": _FEW, "shell_symbols": _FEW, "count": _SOME}


def _task(row: Mapping[str, Any]) -> tables.Allowed:
    spoken_of = _PARAMS.get(row["requirement"], ("",))
    return {"param": spoken_of, "amount": _FEW, "count": _SOME}


CARDS: Final = tables.load(ActionCard, PACKAGE, "action_cards.csv", _CARD)
BUILDINGS: Final = {
    row.number: row
    for row in tables.load(BuildingTile, PACKAGE, "building_tiles.csv", {"number": range(1, 7)}).values()
}
GROUND: Final = tables.load(GroundSpace, PACKAGE, "ceremonial_ground.csv")
COUNTS: Final = tables.load(Count, PACKAGE, "counts.csv", {"count": range(1, 100)})
FINAL: Final = tables.load(FinalItem, PACKAGE, "final_scoring.csv")
FISH: Final = tables.load(Fish, PACKAGE, "fish_tiles.csv", {"vp": range(1, 10), "count": _SOME})
GOD_ROWS: Final = tables.load(God, PACKAGE, "god_cards.csv", {"count": range(1, 31)})
GOD_TILES: Final = tables.load(
    GodTiles,
    PACKAGE,
    "god_tiles.csv",
    {"id": ("god_tile",), "count": _SOME, "in_temple": _FEW, "per_player": _FEW, "final_vp": _FEW},
)["god_tile"]
HELPER: Final = tables.load(HelperRate, PACKAGE, "helper_rates.csv", {"die_points": range(1, 7)})
JEWELS: Final = tables.load(Jewel, PACKAGE, "jewelry.csv", {"shell_cost": _FEW, "vp": _FEW, "count": _SOME})
SPACES: Final = tables.load(PeopleSpace, PACKAGE, "people_spaces.csv", {"space": range(1, 13)})
PERSON_KINDS: Final = tables.load(PersonKind, PACKAGE, "person_kinds.csv", _KIND)
PEOPLE: Final = tables.load(PersonTile, PACKAGE, "person_tiles.csv", _PERSON)
COLOUR_ROWS: Final = tables.load(Colour, PACKAGE, "player_colours.csv")
REGIONS: Final = tables.load(Region, PACKAGE, "regions.csv", {"island": ISLANDS})
PATHS: Final = tables.load(
    Path,
    PACKAGE,
    "paths.csv",
    {"kind": ("land", "water"), "a": tuple(REGIONS), "b": tuple(REGIONS), "value": range(1, 7)},
)
_ROUND = {"building_vp": _FEW, "priest_vp": _FEW}
ROUND_ROWS: Final = {row.round: row for row in tables.load(Round, PACKAGE, "rounds.csv", _ROUND).values()}
SET_UPS: Final = {row.players: row for row in tables.load(SetUp, PACKAGE, "setup_by_players.csv").values()}
STATUS: Final = tuple(
    row.vp
    for row in tables.load(
        StatusSpace, PACKAGE, "status_track.csv", {"space": range(15), "vp": _FEW}
    ).values()
)
"""Points of each space of the status track."""
TASKS: Final = tables.load(Task, PACKAGE, "tasks.csv", _task)
TEMPLE_ROWS: Final = tables.load(TempleSpace, PACKAGE, "temple.csv")

ROUNDS: Final = max(ROUND_ROWS)
if not {"huts", "priests"} <= {*COUNTS}:
    raise tables.TableError(
        tables.source(PACKAGE, "counts.csv"), 1, "component", "huts or priests are missing"
    )
HUTS: Final = COUNTS["huts"].count
PRIESTS: Final = COUNTS["priests"].count
_NUMBERS: Final = tables.load_numbers(
    PACKAGE,
    {
        "start_offerings": range(10),
        "start_cards": range(6),
        "open_cards": range(1, 10),
        "fishing_vp": range(20),
        "task_vp": range(50),
        "yellow_vp": range(50),
        "fewest_tasks": range(1, 10),
        "fewest_jewels": range(1, 7),
    },
)
START_OFFERINGS: Final = _NUMBERS["start_offerings"]
START_CARDS: Final = _NUMBERS["start_cards"]
OPEN_CARDS: Final = _NUMBERS["open_cards"]
FISHING_VP: Final = _NUMBERS["fishing_vp"]
TASK_VP: Final = _NUMBERS["task_vp"]
YELLOW_VP: Final = _NUMBERS["yellow_vp"]
FEWEST_TASKS: Final = _NUMBERS["fewest_tasks"]
FEWEST_JEWELS: Final = _NUMBERS["fewest_jewels"]
LAST_STATUS: Final = len(STATUS) - 1

FINGERPRINT = tables.fingerprint(PACKAGE)


_MATERIALS: Final[Mapping[str, MaterialWord]] = {word: word for word in MATERIALS}


def material_of(word: str) -> MaterialWord:
    """A material as a key names it. Raises `KeyError` for anything else."""
    return _MATERIALS[word]


def _by_region(kind: str) -> dict[str, tuple[tuple[int, str], ...]]:
    found: dict[str, list[tuple[int, str]]] = {region: [] for region in REGIONS}
    for path in PATHS.values():
        if path.kind == kind:
            found[path.a].append((path.value, path.b))
            found[path.b].append((path.value, path.a))
    return {region: tuple(sorted(ways)) for region, ways in found.items()}


WAYS: Final = {kind: _by_region(kind) for kind in ("land", "water")}
"""Each region's neighbours by kind of path, each with the path's number."""


def _pairs() -> tuple[tuple[str, str], ...]:
    spaces = sorted(GROUND.values(), key=lambda space: (space.row, space.col))
    return tuple(
        (one.id, other.id)
        for one in spaces
        for other in spaces
        if (other.row - one.row, other.col - one.col) in ((0, 1), (1, 0))
    )


SITES: Final = _pairs()
"""The pairs of ground spaces a building tile can cover, in reading order."""


def _wrong(name: str, column: str, problem: str) -> tables.TableError:
    return tables.TableError(tables.source(PACKAGE, name), 1, column, problem)


def _numbered(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, last + 1))


def _check_rows() -> None:
    """Raise `TableError` if a row that the rules look up is missing, or there is one too many."""
    every: dict[str, tuple[str, Collection[Any], Collection[Any]]] = {
        "action_cards.csv": ("id", CARDS, get_args(CardWord)),
        "god_cards.csv": ("id", GOD_ROWS, GODS),
        "building_tiles.csv": ("number", BUILDINGS, range(1, 7)),
        "helper_rates.csv": ("id", HELPER, _SOLD),
        "people_spaces.csv": ("space", SPACES, _numbered(1, LAST_SPACE)),
        "person_kinds.csv": ("id", PERSON_KINDS, KINDS),
        "rounds.csv": ("round", ROUND_ROWS, range(1, 7)),
        "setup_by_players.csv": ("players", SET_UPS, (2, 3, 4)),
        "temple.csv": ("space", TEMPLE_ROWS, _numbered(1, HIGHEST_DIE)),
    }
    for name, (column, rows, wanted) in every.items():
        if {*rows} != {*wanted}:
            raise _wrong(name, column, f"one row for each of: {', '.join(map(str, wanted))}")
    if len(STATUS) != _STATUS_SPACES:
        raise _wrong("status_track.csv", "space", f"one row for each space, 0 to {_STATUS_SPACES - 1}")


def _check_box() -> None:
    """Raise `TableError` where the tables don't fit together; games would run out of tiles."""
    seats, rounds = max(SET_UPS), len(ROUND_ROWS)
    fish = sum(row.count for row in FISH.values())
    if fish != len(REGIONS):
        raise _wrong("fish_tiles.csv", "count", f"{fish} of them, but there are {len(REGIONS)} regions")
    light, dark = (sum(row.count for row in TASKS.values() if row.back == back) for back in ("light", "dark"))
    box = {
        "jewelry.csv": (sum(row.count for row in JEWELS.values()), rounds * _JEWELS_A_ROUND),
        "god_cards.csv": (
            sum(row.count for row in GOD_ROWS.values()),
            seats * START_CARDS + OPEN_CARDS,
        ),
        "god_tiles.csv": (GOD_TILES.count, GOD_TILES.in_temple + seats * GOD_TILES.per_player),
    }
    for sex in SEXES:
        people = sum(row.count for row in PEOPLE.values() if row.sex == sex)
        if people < rounds * PLACES:
            raise _wrong("person_tiles.csv", "count", f"{people} of {sex}, but {rounds * PLACES} are needed")
    for name, (there, needed) in box.items():
        if there < needed:
            raise _wrong(name, "count", f"{there} of them, but {needed} are needed")
    used = max(row.dark_tasks_used_in_game for row in SET_UPS.values())
    if light < seats or dark < used:
        raise _wrong(
            "tasks.csv", "count", f"{light} light and {dark} dark, but {seats} and {used} are needed"
        )


_check_rows()
_check_box()
