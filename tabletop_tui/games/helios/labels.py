"""The keys that choose each option of Helios: a thing keeps its keys from the first turn to the last."""

from collections import Counter
from typing import Final

from rulesets.core import Decision
from rulesets.helios.components import ACTIONS, BUILDINGS, COLOURS, PERSONS, ROWS, SLOTS, SPECIALS
from tabletop_tui.kit.wording import CAPITALS, DIGITS, LETTERS

_RINGS = "D4", "D3 E3 E4 D5 C4 C3", "D2 E2 F2 F3 F4 E5 D6 C5 B4 B3 B2 C2"
_DARK = "D1 E1 F1 G1 G2 G3 G4 F5 E6 D7 C6 B5 A4 A3 A2 A1 B1 C1"
_SPIRAL = " ".join((*_RINGS, _DARK)).split()
"""All fields ring by ring from the middle, each ring clockwise from the north, as the sun moves."""
_MANY = DIGITS + LETTERS.replace("n", "") + CAPITALS
"""Keys for the 37 fields; `n` says no. There are 27 digits and letters, so the last ten have capitals."""
_ORDERS: Final = (
    (COLOURS, ("colour",), DIGITS),
    (ACTIONS, ("column",), DIGITS),
    (ROWS, ("row",), DIGITS),
    (SLOTS, ("land",), DIGITS),
    (tuple(SPECIALS), ("special",), "ctom"),
    (tuple(BUILDINGS), ("building",), DIGITS + LETTERS.translate({ord("n"): None, ord("t"): None})),
    (tuple(PERSONS), ("buy", "activate"), DIGITS),
    (_SPIRAL, ("field",), _MANY),
)
CUBE_AND_FIELD = frozenset({"place_resource", "place_round_bonus"})
"""Kinds of decision made in two steps: a colour, then a tile for it."""
KEYS: Final = {
    **{
        f"{noun}:{name}": key
        for names, nouns, keys in _ORDERS
        for noun in nouns
        for name, key in zip(names, keys, strict=False)
    },
    **dict(zip(ACTIONS, DIGITS, strict=False)),
    "temple": "t",
    **dict.fromkeys(("waive", "stop", "pass", "end_turn"), "n"),
}
"""Colours, actions, rows, land, buildings and persons are numbered by place, from 1; fields in a spiral from
the middle; `n` waives, stops or passes."""


def lasting(decision: Decision[object]) -> dict[str, tuple[str, ...]]:
    """What each option speaks of, by option key.

    A cube that is paid goes by its field, then by its colour if several lie there; one that is put
    somewhere by its colour, then by the field.
    """
    cubes = {
        option.key: option.key.split(":") for option in decision.options if option.key.startswith("cube:")
    }
    lying = Counter(field for _, field, _ in cubes.values())
    found: dict[str, tuple[str, ...]] = {
        option.key: (option.key,) for option in decision.options if option.key not in cubes
    }
    for key, (_, field, word) in cubes.items():
        place, colour = f"field:{field}", f"colour:{word}"
        if decision.kind == "pay_cube":
            found[key] = (place, colour) if lying[field] > 1 else (place,)
        else:
            found[key] = (colour, place) if decision.kind in CUBE_AND_FIELD else (colour,)
    return found
