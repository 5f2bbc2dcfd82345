"""The keys that choose each option of Orbis: a thing keeps its keys from the first turn to the last."""

from typing import Final

from rulesets.orbis.components import COLOURS, DISPLAY_SIZE, GODS
from rulesets.orbis.geometry import SITES, Site
from tabletop_tui.kit.wording import LETTERS

_WORDS: Final = {"pay": "p", "wilderness": "o", "sacrifice": "y", "erupt": "y", "decline": "n"}
_FREE = "".join(letter for letter in LETTERS if letter not in {"x", *_WORDS.values()})
_NUMBERS = {colour: str(number) for number, colour in enumerate(COLOURS, start=1)}
_ROWS = {2: "gimr", 3: "tvz", 4: "xy"}
"""The letters of the sites of each row above the base, in turn from left to right and round again.

Row 2 covers at most four places, and each row above it fewer: so no world ever has two sites with one letter,
whichever way it grows.
"""
_ENDS = "ab"
"""The left end of the base row, where the first landscape lies as well, and its right end."""


def _letter(site: Site) -> str:
    row = _ROWS.get(site.row)
    return _ENDS[site.x > 0] if row is None else row[site.x % len(row)]


KEYS: Final = {
    **_WORDS,
    **{f"landscape:{slot}": str(slot + 1) for slot in range(DISPLAY_SIZE)},
    **{f"god:{god}": letter for god, letter in zip(GODS, _FREE, strict=False)},
    **{f"site:{site.id}": _letter(site) for site in SITES.values()},
    **{f"{noun}:{colour}": key for noun in ("give", "gain") for colour, key in _NUMBERS.items()},
    **{f"trade:{a}/{b}": f"x{_NUMBERS[a]}{_NUMBERS[b]}" for a in COLOURS for b in COLOURS},
    **{
        f"remove:{n}/{colour}": f"{n + 1}{key}"
        for n in range(DISPLAY_SIZE)
        for colour, key in _NUMBERS.items()
    },
}
"""Slots 1 to 9; colours 1 to 5 in the order yellow, green, blue, red, white; a letter for every site that
a world may offer at once and for every god. A trade is `x`, the colour given, the colour got."""
