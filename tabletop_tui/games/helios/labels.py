"""The keys that choose each option of Helios: a thing keeps its key; the sun's stops are numbered."""

from collections import Counter
from typing import Final

from rulesets.core import Decision
from rulesets.helios.components import ACTIONS, BUILDINGS, COLOURS, PERSONS, ROWS, SLOTS, SPECIALS
from tabletop_tui.kit.wording import CAPITALS, LETTERS

_DIGITS = "123456789"
_RINGS = "D4", "D3 E3 E4 D5 C4 C3", "D2 E2 F2 F3 F4 E5 D6 C5 B4 B3 B2 C2"
_DARK = "D1 E1 F1 G1 G2 G3 G4 F5 E6 D7 C6 B5 A4 A3 A2 A1 B1 C1"
_SPIRAL = " ".join((*_RINGS, _DARK)).split()
"""All fields ring by ring from the middle, each ring clockwise from the north, as the sun moves."""
_MANY = _DIGITS + LETTERS.replace("n", "") + CAPITALS
"""Keys for fields; `n` says no."""
_ORDERS: Final = (
    (COLOURS, ("colour",), _DIGITS),
    (ACTIONS, ("column",), _DIGITS),
    (ROWS, ("row",), _DIGITS),
    (SLOTS, ("land",), _DIGITS),
    (tuple(SPECIALS), ("special",), "ctom"),
    (tuple(BUILDINGS), ("building",), _DIGITS + LETTERS.translate({ord("n"): None, ord("t"): None})),
    (tuple(PERSONS), ("buy", "activate"), _DIGITS),
    (_SPIRAL, ("field",), _MANY),
)
CUBE_AND_FIELD = frozenset({"place_resource", "place_round_bonus"})
"""Kinds of decision made in two steps: a colour, then a tile for it."""
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


def labels(decision: Decision[object]) -> dict[str, str]:
    """A key for each option, by option key.

    Colours, actions, rows, land, buildings and persons are numbered by place, from 1; fields in a spiral from
    the middle, but stops of the sun along its way, so that `5` is mostly five steps; `n` waives,
    stops or passes. To pay a cube, press the key of its field, then that of its colour if several lie there;
    to put one somewhere, the key of its colour, then that of the field.
    """
    cubes = {
        option.key: option.key.split(":") for option in decision.options if option.key.startswith("cube:")
    }
    lying = Counter(field for _, field, _ in cubes.values())
    found = {option.key: _FIXED[option.key] for option in decision.options if option.key not in cubes}
    if decision.kind == "choose_sun_target":
        found.update(zip((key for key in found if key.startswith("field:")), _MANY, strict=False))
    for key, (_, field, word) in cubes.items():
        place, colour = _FIXED[f"field:{field}"], _FIXED[f"colour:{word}"]
        if decision.kind == "pay_cube":
            found[key] = place + (colour if lying[field] > 1 else "")
        else:
            found[key] = colour + (place if decision.kind in CUBE_AND_FIELD else "")
    return found
