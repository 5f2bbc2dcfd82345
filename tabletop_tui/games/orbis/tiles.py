"""What stands on a landscape tile, as runs of text: its heading, cost, effect, worth, worshippers."""

from collections.abc import Sequence

from rulesets.orbis.components import COLOURS, LANDSCAPES, Landscape
from tabletop_tui.drawing import Run, cells
from tabletop_tui.games.orbis.terms import ANY, Terms

SYMBOLS = {
    "farm": "≡",
    "village": "⌂",
    "forest": "♣",
    "irrigation": "≈",
    "volcano": "▲",
    "shrine": "✦",
    "conversion": "⇄",
    "holy_rock": "◆",
}
"""A sign for each kind of landscape."""

WILD = "#"

Runs = list[Run]


def ground(tile: str) -> str:
    """The role of a landscape's ground."""
    return f"ground-{COLOURS[LANDSCAPES[tile].colour]}"


def ink(tile: str) -> str:
    """The role of a landscape's frame and name."""
    return COLOURS[LANDSCAPES[tile].colour]


def width(runs: Sequence[Run]) -> int:
    """How many cells runs take."""
    return sum(cells(run.text) for run in runs)


def heading(terms: Terms, tile: str) -> str:
    """Colour and level: `R2`."""
    landscape = LANDSCAPES[tile]
    return f"{terms.letter(landscape.colour)}{landscape.level}"


def name(terms: Terms, tile: str, room: int) -> Runs:
    """Symbol and name, the symbol left out and the name shortened where there is no room."""
    landscape = LANDSCAPES[tile]
    long, short = terms.effect(tile), terms.say("short", landscape.effect)
    text = next((text for text in (long, short) if cells(text) + 2 <= room), None)
    if text is None:
        return [
            Run(
                short if cells(short) <= room else terms.say("brief", landscape.effect), f"{ink(tile)} strong"
            )
        ]
    return [Run(f"{SYMBOLS[landscape.effect]} ", ink(tile)), Run(text, f"{ink(tile)} strong")]


def signs(terms: Terms, counts: Sequence[int], gap: str = " ") -> Runs:
    """A letter for each worshipper: `Y B B`."""
    runs: Runs = []
    for colour, count in enumerate(counts):
        for _ in range(count):
            if runs and gap:
                runs.append(Run(gap))
            runs.append(Run(terms.letters[colour], f"{COLOURS[colour]} strong"))
    return runs


def cost(terms: Terms, landscape: Landscape, room: int) -> Runs:
    """The cost as letters: `R Y *`, closer together where there is no room, or that it is free."""
    total = sum(landscape.cost) + landscape.cost_any
    if not total:
        return [Run(terms.say("free"), "dim")]
    gap = " " if 2 * total - 1 <= room else ""
    runs = signs(terms, landscape.cost, gap)
    for _ in range(landscape.cost_any):
        if runs and gap:
            runs.append(Run(gap))
        runs.append(Run(ANY, "strong"))
    return runs


def letters(terms: Terms, colours: Sequence[int] | frozenset[int]) -> Runs:
    """Several colours without a gap: `YR`."""
    return [Run(terms.letters[colour], f"{COLOURS[colour]} strong") for colour in sorted(colours)]


def effect(terms: Terms, tile: str) -> Runs:
    """What the effect asks for or brings, in a few cells: `remove 3 YR`."""
    landscape = LANDSCAPES[tile]
    kind = landscape.effect
    if kind == "farm" and landscape.benefit is not None:
        letter = letters(terms, [landscape.benefit])[0]
        return [Run(f"{letter.text} ", letter.role), Run(terms.say("tile", kind))]
    if kind == "conversion":
        return [Run(f"{terms.say('tile', kind)} "), *_gain(terms, landscape)]
    if kind == "shrine":
        text = terms.say("tile-shrine", "one" if landscape.shrine_icons == 1 else "many")
        return [Run(f"{landscape.shrine_icons} ", "strong"), Run(text)]
    if kind == "irrigation":
        return [Run(f"{terms.say('tile', kind)} "), *letters(terms, landscape.need)]
    if kind == "holy_rock":
        return []
    before, _, after = terms.say("tile", kind, count="|").partition("|")
    runs = [Run(before), Run(f"{landscape.need_count} ", "strong"), Run(f"{after.lstrip()} ")]
    if not after.strip():
        runs.pop()
    return [run for run in [*runs, *letters(terms, landscape.need)] if run.text]


def _gain(terms: Terms, landscape: Landscape) -> Runs:
    if landscape.gain_colour is None:
        return [Run(" ".join([ANY] * landscape.gain_count), "strong")]
    gained = [0] * len(COLOURS)
    gained[landscape.gain_colour] = landscape.gain_count
    return signs(terms, gained)


def worth(terms: Terms, landscape: Landscape, *, spaced: bool = False) -> Runs:
    """Points in gold and the mystic value: `3CP`, `m6`."""
    runs: Runs = []
    if landscape.cp:
        text = terms.say("cp", cp=landscape.cp) if spaced else terms.say("tile-cp", cp=landscape.cp)
        runs.append(Run(text, "gold"))
    if landscape.mystic_value:
        text = "mystic" if spaced else "tile-mystic"
        if runs:
            runs.append(Run(" "))
        runs.append(Run(terms.say(text, value=landscape.mystic_value), "white strong"))
    return runs


def lying(terms: Terms, counts: Sequence[int], room: int, eligible: frozenset[int] = frozenset()) -> Runs:
    """Worshippers on a tile: one letter each, or counts where there are too many for the room.

    Those of an `eligible` colour stand in brackets.
    """
    shown = [(colour, count) for colour, count in enumerate(counts) if count]
    one_each = [
        Run(f"[{terms.letters[colour]}]" if colour in eligible else terms.letters[colour], _role(colour))
        for colour, count in shown
        for _ in range(count)
    ]
    if one_each and width(one_each) + len(one_each) - 1 <= room:
        return [part for run in one_each for part in (run, Run(" "))][:-1]
    if one_each and width(one_each) <= room:
        return one_each
    runs: Runs = []
    for colour, count in shown:
        text = f"{terms.letters[colour]}{count}"
        runs.append(Run(f"[{text}]" if colour in eligible else text, _role(colour)))
    return runs


def _role(colour: int) -> str:
    return f"{COLOURS[colour]} strong"
