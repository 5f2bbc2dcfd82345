"""The signs on the boards of Papyria: what lies on a space, what a landscape shows, in a few cells."""

from collections.abc import Sequence
from typing import Final

from rulesets.papyria.components import (
    ANY,
    END_TILES,
    KIND_ROWS,
    KINDS,
    LANDSCAPES,
    MULTIPLIERS,
    SCORING_TILES,
    START_TILES,
)
from rulesets.papyria.realm import Laid
from tabletop_tui.drawing import Run
from tabletop_tui.words import Words

GLYPHS: Final = tuple(KIND_ROWS[kind].symbol for kind in KINDS)
"""The sign of each kind."""

INKS: Final = ("grey", "blue", "green", "yellow", "cyan", "white", "purple")
"""The ink of each kind."""

MOUNTAIN, RIVER, FOREST, SANCTUARY, CITY, TEMPLE, INVENTION = range(len(KINDS))

MINE: Final = "m"
PRIEST: Final = "@"
TRADE: Final = "⇄"
"""A piece of somebody else in the other slot: one may trade."""
RIVERS: Final = " ║═╚║║╔╠═╝═╩╗╣╦╬"
"""A river by its exits: north 1, east 2, south 4, west 8."""

LAPIS_INK, PAPYRUS_INK = "blue", "brown"


def short(words: Words, *parts: str, **facts: object) -> str:
    """A message of the boards: `short(words, "good", "mine")`."""
    return words(f"papyria_board-{'-'.join(parts).replace('_', '-')}", **facts)


def sign(kind: int, role: str = "strong") -> Run:
    """The glyph of a kind in its ink."""
    return Run(GLYPHS[kind], f"{INKS[kind]} {role}".strip())


def letter(words: Words, kind: int) -> Run:
    """The letter of a kind in its ink."""
    return Run(short(words, "letter", KINDS[kind]), INKS[kind])


def money(good: str, count: int, words: Words) -> str:
    """So much of a currency: `3l`, `2p`."""
    return f"{count}{short(words, 'unit', good)}"


def laid_runs(laid: Laid, *, rivers: bool = False) -> list[Run]:
    """What a landscape shows as it lies: forests, cities, mountain, sanctuary, invention."""
    row, runs = LANDSCAPES[laid.tile], []
    if rivers and laid.exits:
        runs.append(Run(RIVERS[laid.exits], "blue strong"))
    if laid.cities:
        runs.append(Run(GLYPHS[CITY] * laid.cities, "cyan strong"))
    if laid.forests > 0:
        runs.append(Run(f"{laid.forests if laid.forests > 1 else ''}{GLYPHS[FOREST]}", "green strong"))
    if row.mountain:
        runs.append(Run(MINE if laid.mine else GLYPHS[MOUNTAIN], "grey strong"))
    if row.sanctuary:
        runs.append(Run(GLYPHS[TEMPLE], "white strong") if laid.temple else sign(SANCTUARY))
    if row.invention != "none":
        runs.append(Run(GLYPHS[INVENTION] + "l" * row.lapis + "p" * row.papyrus, "purple strong"))
    return runs


def scoring_runs(words: Words, tile: str, *, named: bool = False) -> list[Run]:
    """A scoring tile: its kind, and the knowledge that comes first."""
    row = SCORING_TILES[tile]
    more = Run(f"+{money('knowledge', row.knowledge, words)}", "orange strong" if row.knowledge else "dim")
    name = f"{short(words, 'kind', row.kind)} " if named else ""
    if row.kind == ANY:
        return [Run("?", "gold"), Run(name, "strong"), more]
    kind = KINDS.index(row.kind)
    return [sign(kind), Run(name, INKS[kind]), more]


def multiplier_runs(tile: str) -> list[Run]:
    """A multiplier tile: its symbols."""
    row = MULTIPLIERS[tile]
    kind = KINDS.index(row.kind)
    return [Run(GLYPHS[kind] * row.symbols, f"{INKS[kind]} strong")]


def end_runs(words: Words, tile: str) -> list[Run]:
    """An end tile: price, points, and the knowledge of every visit: `3l>11+1k`."""
    row = END_TILES[tile]
    ink = LAPIS_INK if row.pay_good == "lapis" else PAPYRUS_INK
    runs = [Run(money(row.pay_good, row.pay_amount, words), f"{ink} strong"), Run(">", "dim")]
    runs.append(Run(str(row.points), "gold"))
    if row.knowledge:
        runs.append(Run(f"+{money('knowledge', row.knowledge, words)}", "orange strong"))
    return runs


def start_runs(words: Words, tile: str) -> list[Run]:
    """A starting tile: its symbol, lapis, papyri, knowledge."""
    row = START_TILES[tile]
    runs: list[Run] = []
    if row.symbol_kind in KINDS:
        kind = KINDS.index(row.symbol_kind)
        runs += [Run(GLYPHS[kind] * row.symbols, f"{INKS[kind]} strong"), letter(words, kind)]
    for good, count, ink in (
        ("lapis", row.lapis, LAPIS_INK),
        ("papyrus", row.papyrus, PAPYRUS_INK),
        ("knowledge", row.knowledge, "orange"),
    ):
        if count:
            gap = " " if runs else ""
            runs.append(Run(f"{gap}+{money(good, count, words)}", f"{ink} strong"))
    return runs


def plain(runs: Sequence[Run]) -> str:
    """The text of some runs."""
    return "".join(run.text for run in runs)
