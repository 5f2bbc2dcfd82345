"""The key that chooses each option of Helios, the same on the boards and in the panel."""

from typing import Any, Final

from rulesets.core import Decision
from rulesets.helios.components import ACTIONS, BUILDINGS, COLOURS, PERSONS, ROWS, SLOTS, SPECIALS
from tabletop_tui.games.wording import CAPITALS, LETTERS, labelled

NO: Final = "n"
"""The key that waives, stops or passes; a field's only when all others are used up."""

TEMPLE: Final = "t"

_DIGITS = "123456789"
LETTERS_HERE = "".join(letter for letter in LETTERS if letter != NO)


def _numbered(names: tuple[str, ...] | list[str], more: str = "") -> dict[str, str]:
    return dict(zip(names, _DIGITS + more, strict=False))


_COLOURS = _numbered(COLOURS)
_ACTIONS = _numbered(ACTIONS)
_ROWS = _numbered(ROWS)
_LAND = _numbered(SLOTS)
_SPECIALS = dict(zip(SPECIALS, "ctom", strict=False))
_BUILDINGS = _numbered(list(BUILDINGS), "".join(letter for letter in LETTERS_HERE if letter != TEMPLE))
_PERSONS = _numbered(list(PERSONS))

_FIXED: Final = {
    **{f"colour:{word}": key for word, key in _COLOURS.items()},
    **{f"column:{action}": key for action, key in _ACTIONS.items()},
    **_ACTIONS,
    **{f"row:{row}": key for row, key in _ROWS.items()},
    **{f"land:{slot}": key for slot, key in _LAND.items()},
    **{f"special:{kind}": key for kind, key in _SPECIALS.items()},
    "temple": TEMPLE,
    **{f"building:{building}": key for building, key in _BUILDINGS.items()},
    **{f"{verb}:{person}": key for person, key in _PERSONS.items() for verb in ("buy", "activate")},
    **dict.fromkeys(("waive", "stop", "pass", "end_turn"), NO),
}
"""Keys that are always the same."""

_IN_TURN: Final = _DIGITS + LETTERS_HERE + CAPITALS


def labels(decision: Decision[Any]) -> dict[str, str]:
    """A key for each option, by option key.

    Colours, actions, rows, land, buildings and persons by their place, from 1; fields and cubes in the
    order of the list, which for the sun is the nearest first; `n` waives, stops or passes.
    """
    keys = [option.key for option in decision.options]
    return labelled(keys, {key: _FIXED[key] for key in keys if key in _FIXED}, _IN_TURN)
