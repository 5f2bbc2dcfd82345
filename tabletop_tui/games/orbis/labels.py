"""The keys that choose each option of Orbis: the same thing has the same keys from first turn to last."""

from typing import Any

from rulesets.core import Decision
from rulesets.orbis.components import COLOURS, GODS
from rulesets.orbis.geometry import SITES
from tabletop_tui.games.wording import LETTERS

_WORDS = {"pay": "p", "wilderness": "o", "sacrifice": "y", "erupt": "y", "decline": "n"}
_TRADE = "x"
_FREE = "".join(letter for letter in LETTERS if letter not in {_TRADE, *_WORDS.values()})
_GODS = dict(zip(GODS, _FREE, strict=False))
_ROWS = {1: "abcdef", 2: "gimr", 3: "tvz", 4: "xy"}
"""The letters of each row's sites, in turn from left to right and round again.

A base row reaches over six places at most, its ends included before it is full, and each row above it over
one or two less: so no world ever has two sites with one letter, whichever way it grows.
"""
_NUMBERS = {colour: str(number) for number, colour in enumerate(COLOURS, start=1)}


def labels(decision: Decision[Any]) -> dict[str, str]:
    """The keys for each option, by option key; what is on offer besides changes none of them.

    Slots 1 to 9; colours 1 to 5 in the order yellow, green, blue, red, white; a letter for every site
    of a world and for every god; `p` pay, `o` wilderness, `y` do it, `n` decline. A trade is `x`, the
    colour given, the colour got; a worshipper that a Volcano removes its slot, then its colour.
    """
    return {option.key: _label(option.key) for option in decision.options}


def _label(key: str) -> str:
    noun, _, thing = key.partition(":")
    first, _, second = thing.partition("/")
    if noun == "landscape":
        return _slot(thing)
    if noun in {"give", "gain"}:
        return _NUMBERS[thing]
    if noun == "trade":
        return _TRADE + _NUMBERS[first] + _NUMBERS[second]
    if noun == "remove":
        return _slot(first) + _NUMBERS[second]
    if noun == "site":
        letters = _ROWS[SITES[thing].row]
        return letters[SITES[thing].x % len(letters)]
    return _GODS[thing] if noun == "god" else _WORDS[key]


def _slot(number: str) -> str:
    return str(int(number) + 1)
