"""The contents of the box, read from the tables beside this file (specification b).

Resource colours are numbers 0 to 4 in the rules (always in the order spring, redwood, granite,
bamboo, obsidian) and words in keys, events and tables. `docs/helios.md` says which values are
reconstructed: most names and figures of buildings and persons are (ruling R49). The mini expansion and
changes of online versions are not included (R46); printing errors of the rulebook change nothing (R50).
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from rulesets.core import tables

PACKAGE = "rulesets.helios"

COLOURS = ("spring", "redwood", "granite", "bamboo", "obsidian")
"""The colours of land and resources, in the order of every list of five numbers."""

COLOUR_COUNT = len(COLOURS)

ACTIONS = ("create_land", "build", "move_sun")
"""The three actions, which are also the three columns of action tiles."""

SpecialScore = Literal["own_temple", "resources_left", "adjacent_colours", "adjacent_tiles"]
"""What a special tile scores, as the table names it."""
FunctionWord = Literal[
    "bonus_action",
    "move_sun",
    "take_two",
    "create_land",
    "store_two",
    "temple_discount",
    "endless_sun",
    "lap_ten",
    "temple_light",
    "none",
]
"""What a building does, as the table names it."""
PersonScore = Literal[
    "harbours", "sun_range", "temples", "buildings", "tiles", "mana", "colours", "special_tiles"
]
"""What a person scores, as the table names it."""

ROWS = ("red", "blue", "yellow")
"""The rows of action tiles on a player board."""

JOKER = "grey"
"""The colour of tiles that go into any row and count there like the row's own (rulings R4, R55)."""

EXTRA = "extra"
SLOTS = (*COLOURS, EXTRA)
"""The places of the land display: one for each colour, and the top of the mixed stack (R7)."""


def colour(word: str) -> int:
    """The number of a colour. Raises `ValueError` for a word that isn't a colour."""
    return COLOURS.index(word)


@tables.row
class ActionTile:
    """A kind of action tile; one row of action_tiles.csv. Each action has four of each colour (ruling R3)."""

    id: str
    action: str
    colour: str
    colour_letter: str
    english: str
    german: str
    count: int
    provenance: str
    provenance_note: str


@tables.row
class Colour:
    """A resource colour; one row of colours.csv."""

    id: str
    letter: str
    english: str
    german: str
    cubes: int
    land_tiles: int
    start_choice: bool
    """Can lie in the centre at the start (SET-5)."""
    ansi_hint: str
    provenance: str
    provenance_note: str


@tables.row
class LandTile:
    """A kind of land tile; one row of land_tiles.csv."""

    id: str
    colour: str
    letter: str
    english: str
    german: str
    count: int
    in_own_stack: int
    """How many form the stack of its colour; the others go to the extra stack (SET-6)."""
    provenance: str
    provenance_note: str


@tables.row
class SpecialTile:
    """A kind of special tile; one row of special_tiles.csv."""

    id: str
    english: str
    german: str
    letter: str
    count: int
    scores: SpecialScore
    vp: int
    effect: str
    provenance: str
    provenance_note: str


@tables.row
class Building:
    """A building of the city; one row of buildings.csv (specification b.2)."""

    slot: int
    id: str
    english: str
    german: str
    cost_spring: int
    cost_redwood: int
    cost_granite: int
    cost_bamboo: int
    cost_obsidian: int
    cost_any: int
    """White cubes, which can be of any colour."""
    cost_total: int
    vp: int
    mana: int
    sun: int
    """Steps of the sun range."""
    timing: str
    """`once`, `permanent` or `none`."""
    function: FunctionWord
    effect: str
    provenance: str
    provenance_note: str

    @property
    def cost(self) -> tuple[int, ...]:
        """The price in coloured cubes, by colour."""
        return (
            self.cost_spring,
            self.cost_redwood,
            self.cost_granite,
            self.cost_bamboo,
            self.cost_obsidian,
        )


@tables.row
class PersonTile:
    """A person; one row of persons.csv (specification b.3)."""

    slot: int
    id: str
    english: str
    german: str
    mana_cost: int
    act_spring: int
    act_redwood: int
    act_granite: int
    act_bamboo: int
    act_obsidian: int
    act_any: int
    sun: int
    """Steps of the sun range, on activation."""
    mana: int
    """Mana, on activation."""
    scores: PersonScore
    """What it scores at the end if active."""
    vp_each: int
    effect: str
    count: int
    provenance: str
    provenance_note: str

    @property
    def cost(self) -> tuple[int, ...]:
        """Coloured cubes for its activation, by colour."""
        return (
            self.act_spring,
            self.act_redwood,
            self.act_granite,
            self.act_bamboo,
            self.act_obsidian,
        )


@tables.row
class Field:
    """A field of the player board; one row of fields.csv. The map is reconstructed (ruling R8)."""

    id: str
    q: int
    r: int
    kind: str
    """`light` or `dark`."""
    ring: int
    bonus: str
    roles: str
    neighbours: str
    """N, NE, SE, S, SW, NW; `-` beyond the edge."""
    provenance: str
    provenance_note: str


@tables.row
class FieldBonus:
    """What a field brings; one row of field_bonuses.csv (ruling R9)."""

    id: str
    english: str
    german: str
    when: str
    effect: str
    value: int
    count: int
    provenance: str
    provenance_note: str


@tables.row
class SetUp:
    """What depends on the number of players; one row of player_counts.csv (rulings R5, R6)."""

    players: int
    rounds: int
    action_tiles_per_column: int
    action_turns_per_player_per_round: int
    tiles_taken_per_round: int
    tiles_left_over_per_round: int
    setup_bonus_positions: tuple[int, ...]
    """Which seats, counted from the starting player as 1, get a cube at set-up (SET-8)."""
    round_bonus_positions: tuple[int, ...]
    """The same for the later rounds (REF-4)."""
    extra_land_stack_size: int
    provenance: str
    provenance_note: str


@tables.row
class SunSpace:
    """A space of the sun track; one row of sun_track.csv."""

    space: int
    range: int
    start: bool
    provenance: str
    provenance_note: str


@tables.row
class Supply:
    """How many pieces of a kind are in the box; one row of supply.csv."""

    id: str
    english: str
    german: str
    count: int
    limited: bool
    """Whether it can run out; chips of points are only change (ruling R31)."""
    provenance: str
    provenance_note: str


@tables.row
class Constant:
    """A number of the rules; one row of constants.csv."""

    id: str
    value: int
    provenance: str
    provenance_note: str


# -- Loading (what a cell may hold is checked, so that a corrected table can't break a game) -----

FUNCTIONS: Mapping[str, Sequence[FunctionWord]] = {
    "once": ("bonus_action", "move_sun", "take_two", "create_land"),
    "permanent": ("store_two", "temple_discount", "endless_sun", "lap_ten", "temple_light"),
    "none": ("none",),
}
"""The functions of buildings that have rules, by when they work."""

_FEW = range(100)
_COSTS = ("spring", "redwood", "granite", "bamboo", "obsidian", "any")

ACTION_TILES: Final = tables.load(
    ActionTile,
    PACKAGE,
    "action_tiles.csv",
    {"action": ACTIONS, "colour": (*ROWS, JOKER), "count": _FEW},
)
COLOUR_ROWS: Final = tables.load(
    Colour, PACKAGE, "colours.csv", {"id": COLOURS, "cubes": _FEW, "land_tiles": _FEW}
)
LAND_TILES: Final = {
    row.colour: row
    for row in tables.load(
        LandTile, PACKAGE, "land_tiles.csv", {"colour": COLOURS, "count": _FEW, "in_own_stack": _FEW}
    ).values()
}
"""The land tiles by colour."""
SPECIALS: Final = tables.load(SpecialTile, PACKAGE, "special_tiles.csv", {"vp": _FEW, "count": _FEW})
BUILDINGS: Final = {
    row.id: row
    for row in tables.load(
        Building,
        PACKAGE,
        "buildings.csv",
        {
            **dict.fromkeys((f"cost_{word}" for word in _COSTS), _FEW),
            "timing": tuple(FUNCTIONS),
            "vp": _FEW,
            "mana": _FEW,
            "sun": _FEW,
        },
    ).values()
}
"""The twelve buildings by id, in the order of the city board."""
PERSONS: Final = {
    row.id: row
    for row in tables.load(
        PersonTile,
        PACKAGE,
        "persons.csv",
        {
            **dict.fromkeys((f"act_{word}" for word in _COSTS), _FEW),
            "mana_cost": _FEW,
            "vp_each": _FEW,
            "mana": _FEW,
            "sun": _FEW,
        },
    ).values()
}
"""The eight persons by id."""
RADIUS: Final = 3
"""Steps from the centre of a player board to its edge."""

_LINES: Final = range(-RADIUS, RADIUS + 1)
FIELD_ROWS: Final = tables.load(
    Field,
    PACKAGE,
    "fields.csv",
    {
        "q": _LINES,
        "r": _LINES,
        "kind": ("light", "dark"),
        "bonus": ("", "harbour", "mana", "resource"),
    },
)
if sorted((row.q, row.r) for row in FIELD_ROWS.values()) != [
    (q, r) for q in _LINES for r in _LINES if abs(q + r) <= RADIUS
]:
    raise tables.TableError(
        tables.source(PACKAGE, "fields.csv"), 1, "q", "the fields don't fill the hexagon of the board"
    )
FIELD_BONUSES: Final = tables.load(FieldBonus, PACKAGE, "field_bonuses.csv", {"value": _FEW})
SET_UPS: Final = {
    row.players: row
    for row in tables.load(
        SetUp,
        PACKAGE,
        "player_counts.csv",
        {"rounds": range(1, 10), "setup_bonus_positions": range(1, 5), "round_bonus_positions": range(1, 5)},
    ).values()
}
SUN_TRACK: Final = tables.load(SunSpace, PACKAGE, "sun_track.csv", {"range": range(1, 100)})
SUPPLIES: Final = tables.load(Supply, PACKAGE, "supply.csv")
CONSTANTS: Final = tables.load(Constant, PACKAGE, "constants.csv", {"value": range(1, 100)})

FINGERPRINT = tables.fingerprint(PACKAGE)


def _constant(id: str) -> int:
    return CONSTANTS[id].value


START_MANA: Final = _constant("start_mana")
START_RANGE: Final = _constant("start_sun_range")
MAX_RANGE: Final = _constant("max_sun_range")
LAP_VP: Final = _constant("lap_vp")
LAP_VP_SUN_GATE: Final = _constant("lap_vp_sun_gate")
TILES_FOR_BONUS: Final = _constant("tiles_for_bonus")
"""Action tiles in a row that bring a bonus action (BON-1)."""
PERSONS_PER_TURN: Final = _constant("max_persons_bought_per_turn")
SUBSTITUTE_RATIO: Final = _constant("substitute_ratio")
"""Cubes that replace one coloured cube that isn't owned (PAY-2)."""
TEMPLE_BASE_VP: Final = _constant("temple_base_vp")
TEMPLE_VP_PER_NEIGHBOUR: Final = _constant("temple_vp_per_neighbour")
LAND_CAPACITY: Final = _constant("land_capacity")
LAND_CAPACITY_WAREHOUSE: Final = _constant("land_capacity_warehouse")
SPECIAL_CAPACITY: Final = _constant("special_capacity")
HARBOUR_VP: Final = _constant("harbour_vp")
FIELD_MANA: Final = FIELD_BONUSES["mana"].value
FIELD_RESOURCES: Final = FIELD_BONUSES["resource"].value

START_COLOURS: Final = tuple(c for c, word in enumerate(COLOURS) if COLOUR_ROWS[word].start_choice)
"""What can lie in the centre at the start (SET-5)."""
LETTERS: Final = tuple(COLOUR_ROWS[word].letter for word in COLOURS)

TILE_OF: Final = {(tile.action, tile.colour): tile.id for tile in ACTION_TILES.values()}
