"""The keys that choose each option of Orbis: the same thing has the same keys from first turn to last."""

from typing import Any

from rulesets.core import Decision
from rulesets.orbis.components import COLOURS, GODS
from rulesets.orbis.geometry import SITE_ORDER
from tabletop_tui.games.wording import CAPITALS, LETTERS

_WORDS = {"pay": "p", "wilderness": "o", "sacrifice": "y", "erupt": "y", "decline": "n"}
_TRADE = "x"
_FREE = "".join(letter for letter in LETTERS if letter not in {_TRADE, *_WORDS.values()})
_GODS = dict(zip(GODS, _FREE, strict=False))
_SITES = dict(zip(SITE_ORDER, _FREE + CAPITALS, strict=False))
_NUMBERS = {colour: str(number) for number, colour in enumerate(COLOURS, start=1)}


def labels(decision: Decision[Any]) -> dict[str, str]:
    """The keys for each option, by option key; what is on offer besides changes none of them.

    Slots 1 to 9; colours 1 to 5 in the order yellow, green, blue, red, white; a letter for every site
    and every god; `p` pay, `o` wilderness, `y` do it, `n` decline. A trade is `x`, the colour given,
    the colour got; a worshipper that a Volcano removes its slot, then its colour.
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
        return _SITES[thing]
    return _GODS[thing] if noun == "god" else _WORDS[key]


def _slot(number: str) -> str:
    return str(int(number) + 1)
