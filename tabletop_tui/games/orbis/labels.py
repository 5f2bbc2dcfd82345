"""The key that chooses each option of Orbis, the same on the boards and in the panel."""

from typing import Any

from rulesets.core import Decision
from rulesets.orbis.components import COLOURS
from tabletop_tui.games.wording import CAPITALS, LETTERS, labelled

_WORDS = {"pay": "p", "wilderness": "o", "sacrifice": "y", "erupt": "y", "decline": "n"}
_TRADES = "xzvtrmigfcbdeaopyn"
"""The first of these that are free are the trades' keys."""


def labels(decision: Decision[Any]) -> dict[str, str]:
    """A key for each option, by option key.

    Slots 1 to 9; colours 1 to 5 in the order yellow, green, blue, red, white; sites and gods by
    letter in the order shown; `p` pay, `o` wilderness, `y` do it, `n` decline, `x` and on trades.
    """
    keys = [option.key for option in decision.options]
    fixed = {key: label for key in keys if (label := _fixed(key)) is not None}
    fixed |= _removals([key for key in keys if key.startswith("remove:")])
    in_order = [key for key in keys if key.startswith(("site:", "god:"))]
    fixed |= dict(zip(in_order, LETTERS, strict=False))
    return labelled(keys, fixed, _TRADES)


def _fixed(key: str) -> str | None:
    noun, _, thing = key.partition(":")
    if noun == "landscape":
        return str(int(thing) + 1)
    if noun in {"give", "gain"}:
        return str(COLOURS.index(thing) + 1)
    return _WORDS.get(key)


def _removals(keys: list[str]) -> dict[str, str]:
    """The slot's number where a slot has one colour to remove, letters where it has several."""
    slots = [key.removeprefix("remove:").partition("/")[0] for key in keys]
    letters = iter(LETTERS + CAPITALS)
    return {
        key: str(int(slot) + 1) if slots.count(slot) == 1 else next(letters)
        for key, slot in zip(keys, slots, strict=True)
    }
