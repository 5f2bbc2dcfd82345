"""The keys of options: the same thing has the same key from the first turn to the last."""

from typing import Any, Final

from rulesets.bora_bora.components import GODS, KINDS, MATERIALS, REGIONS
from rulesets.core import Decision
from tabletop_tui.games.wording import CAPITALS, LETTERS, labelled

NO, WITH_GOD = "n", "+"
_DIGITS = "123456789"
_FREE = "".join(letter for letter in LETTERS if letter != NO)
_SPACES = "abcdefiprxyz"
"""A letter for each people space that is no key at the helper's."""
_FIXED: Final = {
    **{f"region:{region}": letter for region, letter in zip(REGIONS, LETTERS, strict=False)},
    **{f"pair:{god}": str(number) for number, god in enumerate(GODS, start=1)},
    **{f"use:man:{kind}": letter for kind, letter in zip(KINDS, _FREE, strict=False)},
    **{f"use:woman:{kind}": letter.upper() for kind, letter in zip(KINDS, _FREE, strict=False)},
    **dict(zip(MATERIALS, _DIGITS, strict=False)),
    **{
        f"{noun}:{number}": str(number)
        for noun in ("open", "temple", "building", "man")
        for number in range(1, 7)
    },
    **{f"woman:{number}": letter for number, letter in enumerate("abcdef", start=1)},
    **dict.fromkeys(("no", "stop", "end", "pass", "done"), NO),
    "deck": "d",
    "tile": "t",
    "card": "c",
    "vp": "v",
    "offering": "o",
    "god_card": "g",
    "material": "m",
    "move_hut": "t",
    "another": "t",
    "status": "t",
    "shell": "m",
}


def labels(decision: Decision[Any]) -> dict[str, str]:
    """A key for each option, by option key.

    A die on a card has a letter, as the cards show them from the highest die on; what needs the white or
    the green god the same letter behind `+`. Places, spaces and numbers are digits, women letters.
    """
    keys = [option.key for option in decision.options]
    if decision.kind == "place_die":
        return _dice(keys)
    fixed = {key: _FIXED[key] for key in keys if key in _FIXED}
    for option in decision.options:
        noun, _, rest = option.key.partition(":")
        if noun in ("tattoo", "shells"):
            fixed[option.key] = _SPACES[option.value.space - 1]
        elif noun in ("doubled", "extra"):
            fixed[option.key] = WITH_GOD + _FIXED[f"use:{rest}"]
    return labelled(keys, fixed, _DIGITS + LETTERS + CAPITALS)


def _dice(keys: list[str]) -> dict[str, str]:
    """A letter for every die on every card, in the order of the list; capitals when these are used up."""
    cells = list(dict.fromkeys(key.removesuffix(":white") for key in keys))
    letters = dict(zip(cells, LETTERS + CAPITALS, strict=False))
    return {
        key: (WITH_GOD if key.endswith(":white") else "") + letters[key.removesuffix(":white")]
        for key in keys
    }
