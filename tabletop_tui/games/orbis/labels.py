"""The keys that choose each option of Orbis: the same thing has the same keys from first turn to last."""

from collections.abc import Callable
from typing import Any

from rulesets.core import Decision
from rulesets.orbis.components import COLOURS, GODS
from rulesets.orbis.geometry import SITES
from tabletop_tui.games.wording import LETTERS

_WORDS = {"pay": "p", "wilderness": "o", "sacrifice": "y", "erupt": "y", "decline": "n"}
_FREE = "".join(letter for letter in LETTERS if letter not in {"x", *_WORDS.values()})
_GODS = dict(zip(GODS, _FREE, strict=False))
_NUMBERS = {colour: str(number) for number, colour in enumerate(COLOURS, start=1)}
_ROWS = {1: "abcdef", 2: "gimr", 3: "tvz", 4: "xy"}
"""The letters of each row's sites, in turn from left to right and round again.

A base row reaches over six places at most, its ends included before it is full, and each row above it over
one or two less: so no world ever has two sites with one letter, whichever way it grows.
"""


def _slot(number: str) -> str:
    return str(int(number) + 1)


def _site(site: str) -> str:
    letters = _ROWS[SITES[site].row]
    return letters[SITES[site].x % len(letters)]


_KEYS: dict[str, Callable[[str, str], str]] = {
    "landscape": lambda slot, _: _slot(slot),
    "god": lambda god, _: _GODS[god],
    "site": lambda row, x: _site(f"{row}/{x}"),
    "give": lambda colour, _: _NUMBERS[colour],
    "gain": lambda colour, _: _NUMBERS[colour],
    "trade": lambda give, get: f"x{_NUMBERS[give]}{_NUMBERS[get]}",
    "remove": lambda slot, colour: _slot(slot) + _NUMBERS[colour],
}
"""The keys of options by noun, made of what stands before and behind the stroke of an id.

Slots 1 to 9; colours 1 to 5 in the order yellow, green, blue, red, white; a letter for every site of a world
and for every god. A trade is `x`, the colour given, the colour got.
"""


def labels(decision: Decision[Any]) -> dict[str, str]:
    """The keys for each option, by option key; what is on offer besides changes none of them."""
    found = {}
    for option in decision.options:
        noun, _, id = option.key.partition(":")
        first, _, second = id.partition("/")
        found[option.key] = _KEYS[noun](first, second) if noun in _KEYS else _WORDS[noun]
    return found
