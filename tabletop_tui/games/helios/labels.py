"""The keys that choose each option of Helios: the same thing has the same key all game long."""

from typing import Any, Final

from rulesets.core import Decision
from rulesets.helios.components import ACTIONS, BUILDINGS, COLOURS, PERSONS, ROWS, SLOTS, SPECIALS
from tabletop_tui.games.wording import CAPITALS, LETTERS, labelled

_DIGITS = "123456789"
_FREE = "".join(letter for letter in LETTERS if letter not in "nt")
_ORDERS: Final = (
    (COLOURS, ("colour",), _DIGITS),
    (ACTIONS, ("column",), _DIGITS),
    (ROWS, ("row",), _DIGITS),
    (SLOTS, ("land",), _DIGITS),
    (tuple(SPECIALS), ("special",), "ctom"),
    (tuple(BUILDINGS), ("building",), _DIGITS + _FREE),
    (tuple(PERSONS), ("buy", "activate"), _DIGITS),
)
CUBE_AND_FIELD = frozenset({"place_resource", "place_round_bonus"})
"""Kinds of decision that are made in two steps: a colour, then a tile for it."""
_FIXED: Final = {
    **{
        f"{noun}:{name}": key
        for names, nouns, keys in _ORDERS
        for noun in nouns
        for name, key in zip(names, keys, strict=False)
    },
    **dict(zip(ACTIONS, _DIGITS, strict=False)),
    "temple": "t",
    **dict.fromkeys(("waive", "stop", "pass", "end_turn"), "n"),
}
"""Keys that never change."""


def labels(decision: Decision[Any]) -> dict[str, str]:
    """A key for each option, by option key.

    Colours, actions, rows, land, buildings and persons by their place, from 1; fields and cubes in the
    order of the list, which for the sun is the nearest first; `n` waives, stops or passes. A cube that
    goes anywhere has two keys: its colour's and its field's.
    """
    keys = [option.key for option in decision.options]
    if decision.kind in CUBE_AND_FIELD:
        fields = sorted({key.split(":")[1] for key in keys if ":" in key})
        second = dict(zip(fields, _DIGITS + _FREE + CAPITALS, strict=False))
        split = {key: key.split(":") for key in keys if ":" in key}
        found = {key: _FIXED[f"colour:{word}"] + second[field] for key, (_, field, word) in split.items()}
        return {**found, **{key: _FIXED[key] for key in keys if key in _FIXED}}
    order = _DIGITS + "".join(letter for letter in LETTERS if letter != "n") + CAPITALS
    return labelled(keys, {key: _FIXED[key] for key in keys if key in _FIXED}, order)
