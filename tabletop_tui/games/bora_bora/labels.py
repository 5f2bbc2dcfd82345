"""The key that chooses each option of Bora Bora, the same on the boards and in the panel."""

from collections.abc import Sequence
from typing import Any, Final

from rulesets.bora_bora.components import MATERIALS, PLACES, REGIONS
from rulesets.core import Decision
from tabletop_tui.games.wording import CAPITALS, LETTERS, labelled

NO: Final = "n"
"""The key that declines, stops, passes or ends."""

_DIGITS: Final = "123456789"
_LETTERS: Final = "".join(letter for letter in LETTERS if letter != NO)

WHITE: Final = ":white"
"""How the keys of placements with a white god end."""

_FIXED: Final = {
    **{f"region:{region}": key for region, key in zip(REGIONS, _LETTERS, strict=False)},
    **dict(zip(MATERIALS, _DIGITS, strict=False)),
    **{f"{noun}:{number}": str(number) for noun in ("open", "temple", "building") for number in range(1, 7)},
    **dict.fromkeys(("no", "stop", "end", "pass", "done"), NO),
    "deck": "d",
    "tile": "t",
    "vp": "v",
    "offering": "o",
    "god_card": "g",
    "material": "m",
    "move_hut": "t",
    "status": "t",
    "shell": "m",
}
"""Keys that are always the same."""


def labels(decision: Decision[Any]) -> dict[str, str]:
    """A key for each option, by option key.

    Dice go by letters, from the highest die and card by card, and with the white god by capitals; places,
    spaces and numbers have their digit, women beside men letters; `n` declines.
    """
    keys = [option.key for option in decision.options]
    if decision.kind == "place_die":
        return _dice(keys)
    if decision.kind == "take_person":
        return _people(keys)
    fixed = {key: _FIXED[key] for key in keys if key in _FIXED}
    return labelled(keys, fixed, _DIGITS + _LETTERS + CAPITALS)


def _dice(keys: Sequence[str]) -> dict[str, str]:
    """Small letters, then digits from the front; with white capitals, then digits from the back."""
    plain = [key for key in keys if not key.endswith(WHITE)]
    white = [key for key in keys if key.endswith(WHITE)]
    fixed = dict(zip(plain, LETTERS + _DIGITS, strict=False))
    free = [label for label in CAPITALS + _DIGITS[::-1] if label not in fixed.values()]
    return fixed | dict(zip(white, free, strict=False))


def _people(keys: Sequence[str]) -> dict[str, str]:
    """The number of the place; where men and women are on offer, a letter for the women's."""
    both = len({key.partition(":")[0] for key in keys}) > 1
    signs = {"man": _DIGITS[:PLACES], "woman": (_LETTERS if both else _DIGITS)[:PLACES]}
    return {key: signs[sex][int(place) - 1] for key in keys for sex, _, place in (key.partition(":"),)}
