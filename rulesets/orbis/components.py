"""The contents of the box: landscapes, gods, temples, benefits, read from the tables beside this file.

Colours are numbers 0 to 4 in the rules (always in the order yellow, green, blue, red, white) and
words in keys, events and tables (specification b). `docs/orbis.md` says which values are
reconstructed.
"""

from typing import Literal, NamedTuple, get_args

from rulesets.core import tables

PACKAGE = "rulesets.orbis"

COLOURS = ("yellow", "green", "blue", "red", "white")
"""The colours of landscapes and worshippers, in the order of every list of five numbers."""

COLOUR_COUNT = len(COLOURS)

EffectWord = Literal[
    "farm", "village", "forest", "irrigation", "volcano", "shrine", "conversion", "holy_rock"
]
"""What a landscape does, as the tables name it."""

WORLD_SIZE = 14
"""Landscapes in a finished world: 5 + 4 + 3 + 2 (p. 3)."""

DISPLAY_SIZE = 9


def colour(word: str) -> int:
    """The number of a colour. Raises `ValueError` for a word that isn't a colour."""
    return COLOURS.index(word)


@tables.row
class LandscapeRow:
    """One row of landscapes.csv, unchanged."""

    id: str
    level: int
    colour: str
    star: str
    name_en: str
    name_de: str
    effect: str
    cost_yellow: int
    cost_green: int
    cost_blue: int
    cost_red: int
    cost_white: int
    cost_any: int
    cp: int
    gain_count: int
    gain_colour: str
    benefit_colour: str
    need_count: int
    need_colours: tuple[str, ...]
    shrine_icons: int
    mystic_value: int | None
    count: int
    provenance: str
    provenance_note: str


class Landscape(NamedTuple):
    """A landscape tile, ready for use; colours as numbers."""

    id: str
    level: int
    colour: int
    star: str
    effect: EffectWord
    cost: tuple[int, ...]
    """Worshippers per colour."""
    cost_any: int
    """Further worshippers, of any colour (the any symbols)."""
    cp: int
    gain_count: int
    gain_colour: int | None
    """The colour a Conversion brings, or `None` if the player picks."""
    benefit: int | None
    """The colour whose benefit token a Farm brings."""
    need_count: int
    need: frozenset[int]
    """The colours the effect asks for; empty for a Village, which takes any."""
    shrine_icons: int
    mystic_value: int
    """From 1 on white landscapes, 0 on all others."""


def _landscape(row: LandscapeRow) -> Landscape:
    return Landscape(
        id=row.id,
        level=row.level,
        colour=colour(row.colour),
        star=row.star,
        effect=EFFECT_WORDS[EFFECT_WORDS.index(row.effect)],
        cost=(row.cost_yellow, row.cost_green, row.cost_blue, row.cost_red, row.cost_white),
        cost_any=row.cost_any,
        cp=row.cp,
        gain_count=row.gain_count,
        gain_colour=colour(row.gain_colour) if row.gain_colour in COLOURS else None,
        benefit=colour(row.benefit_colour) if row.benefit_colour else None,
        need_count=row.need_count,
        need=frozenset(colour(word) for word in row.need_colours if word != "any"),
        shrine_icons=row.shrine_icons,
        mystic_value=row.mystic_value or 0,
    )


@tables.row
class Effect:
    """A kind of landscape effect; one row of effects.csv."""

    effect: str
    name_en: str
    name_de: str
    landscape_colour: str
    trigger: str
    kind: str
    can_get_not_fulfilled_marker: bool
    counts_as_scored_for_gods: bool
    summary: str
    count: int
    provenance: str
    provenance_note: str


@tables.row
class God:
    """A god tile; one row of gods.csv."""

    id: str
    name_en: str
    name_de: str
    immediate: str
    """What happens when it is taken: `gain_any`, `pay_any_optional` or `none`."""
    immediate_count: int
    passive: str
    """`wilderness_costs_0`, or empty."""
    cp: int
    condition: str
    """`always`, `if_paid`, `most_scored`, `fewest` or `has_all`."""
    condition_on: tuple[str, ...]
    count: int
    provenance: str
    provenance_note: str


@tables.row
class Temple:
    """A temple token; one row of temples.csv."""

    id: str
    name_en: str
    name_de: str
    cp: int
    in_2p: bool
    in_3p: bool
    in_4p: bool
    count: int
    provenance: str


@tables.row
class Benefit:
    """A benefit token; one row of benefits.csv."""

    id: str
    name_en: str
    name_de: str
    colour: str
    granted_by: str
    """The Farm that brings it."""
    count: int
    provenance: str
    provenance_note: str


@tables.row
class SetUp:
    """What is in the game with this many players; one row of setup.csv."""

    players: int
    remove_stars: tuple[str, ...]
    level1: int
    level2: int
    level3: int
    landscapes: int
    gods: int
    temples: tuple[int, ...]
    provenance: str
    provenance_note: str


@tables.row
class Supply:
    """How many pieces of a kind are in the box; one row of supplies.csv."""

    id: str
    name_en: str
    name_de: str
    count: int
    limited: bool
    provenance: str


# -- Loading (what a cell may hold is checked, so that a corrected table can't break a game) -----

EFFECT_WORDS: tuple[EffectWord, ...] = get_args(EffectWord)
"""The effects that have rules."""

_COLOURS_OR_ANY = (*COLOURS, "any")
_FEW = range(21)
"""The range of costs, points and counts: up to the number of worshippers of a colour."""

_LANDSCAPE_CELLS = {
    "level": range(1, 4),
    "colour": COLOURS,
    "star": ("black", "white", "purple"),
    "effect": EFFECT_WORDS,
    **dict.fromkeys(("cost_yellow", "cost_green", "cost_blue", "cost_red", "cost_white", "cost_any"), _FEW),
    **dict.fromkeys(("cp", "gain_count", "need_count", "shrine_icons"), _FEW),
    "gain_colour": (*_COLOURS_OR_ANY, ""),
    "benefit_colour": (*COLOURS, ""),
    "need_colours": _COLOURS_OR_ANY,
    "mystic_value": range(1, 100),
}

LANDSCAPE_ROWS = tables.load(LandscapeRow, PACKAGE, "landscapes.csv", _LANDSCAPE_CELLS)
"""The landscapes as the table has them, by id."""

LANDSCAPES = {row.id: _landscape(row) for row in LANDSCAPE_ROWS.values()}
"""All 65 landscapes by id."""

EFFECT_KINDS = tables.load(
    Effect, PACKAGE, "effects.csv", {"effect": EFFECT_WORDS, "landscape_colour": _COLOURS_OR_ANY}
)
GODS = tables.load(
    God,
    PACKAGE,
    "gods.csv",
    {
        "immediate": ("gain_any", "pay_any_optional", "none"),
        "immediate_count": _FEW,
        "passive": ("", "wilderness_costs_0"),
        "condition": ("always", "if_paid", "most_scored", "fewest", "has_all"),
        "condition_on": (*EFFECT_WORDS, "wilderness"),
        "cp": _FEW,
    },
)
TEMPLES = tables.load(Temple, PACKAGE, "temples.csv", {"cp": _FEW})
BENEFITS = tables.load(Benefit, PACKAGE, "benefits.csv", {"colour": COLOURS, "granted_by": tuple(LANDSCAPES)})
SUPPLIES = tables.load(Supply, PACKAGE, "supplies.csv")

SET_UPS = {
    row.players: row
    for row in tables.load(
        SetUp,
        PACKAGE,
        "setup.csv",
        {"players": range(2, 5), "remove_stars": ("white", "purple"), "temples": _FEW},
    ).values()
}
"""Set-up by number of players."""

_NUMBERS = tables.load_numbers(
    PACKAGE,
    {"trade_price": range(2, 21), "supply_limit": range(1, 101), "wilderness_points": range(-20, 1)},
)

TRADE_PRICE = _NUMBERS["trade_price"]
"""Worshippers of one colour that buy one of another (p. 5)."""

SUPPLY_LIMIT = _NUMBERS["supply_limit"]
"""Worshippers a seat may hold when its turn ends (p. 5)."""

WILDERNESS_POINTS = _NUMBERS["wilderness_points"]
"""Creation points for each landscape that lies turned over (p. 6)."""


def _check_box() -> None:
    """Raise `TableError` where the tables don't fit together; games would run out of tiles."""
    where = tables.source(PACKAGE, "landscapes.csv")
    for players in range(2, 5):
        if players not in SET_UPS:
            raise tables.TableError(
                tables.source(PACKAGE, "setup.csv"), 1, "players", f"no row for {players}"
            )
        row = SET_UPS[players]
        for level, wanted in ((1, row.level1), (2, row.level2), (3, row.level3)):
            found = sum(t.level == level and t.star not in row.remove_stars for t in LANDSCAPES.values())
            if found != wanted:
                problem = f"{found} landscapes of level {level} for {players} players, {wanted} expected"
                raise tables.TableError(where, 1, "level", problem)
        if sum((row.level1, row.level2, row.level3)) != WORLD_SIZE * players + DISPLAY_SIZE:
            raise tables.TableError(
                tables.source(PACKAGE, "setup.csv"),
                1,
                "landscapes",
                f"{players} players need {WORLD_SIZE * players + DISPLAY_SIZE} landscapes",
            )
    if {*EFFECT_KINDS} != {*EFFECT_WORDS}:
        raise tables.TableError(tables.source(PACKAGE, "effects.csv"), 1, "effect", "one row for each effect")
    mystic = [tile.mystic_value for tile in LANDSCAPES.values() if tile.mystic_value]
    if len({*mystic}) != len(mystic):
        raise tables.TableError(where, 1, "mystic_value", "a mystic value occurs twice (ruling R24)")
    farms = [tile.benefit for tile in LANDSCAPES.values() if tile.benefit is not None]
    if len({*farms}) != len(farms):
        raise tables.TableError(where, 1, "benefit_colour", "two Farms bring one benefit (ruling R20)")


_check_box()

SCORED_KINDS = tuple(e.effect for e in EFFECT_KINDS.values() if e.counts_as_scored_for_gods)
"""The effects counted by gods: village, forest, irrigation, volcano."""

FINGERPRINT = tables.fingerprint(PACKAGE)
