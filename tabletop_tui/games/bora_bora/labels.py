"""The keys of options: a thing keeps its key from the first turn to the last."""

from collections.abc import Iterable, Sequence
from typing import Final

from rulesets.bora_bora.actions import Shift
from rulesets.bora_bora.advice.questions import godless_first
from rulesets.bora_bora.components import GODS, KINDS, MATERIALS, REGIONS
from rulesets.core import Decision
from tabletop_tui.kit.wording import CAPITALS, LETTERS, labelled

NO, WITH_GOD = "n", "+"
_DIGITS = "123456789"
_FREE = "".join(letter for letter in LETTERS if letter != NO)
_SPACES = "abcdefiprxyz"
"""A letter for each people space that isn't a key in the helper's list."""
_ORDERS: Final[Sequence[tuple[Iterable[str], tuple[str, ...], str]]] = (
    (REGIONS, ("region",), LETTERS),
    (GODS, ("pair",), _DIGITS),
    (KINDS, ("use:man",), _FREE),
    (KINDS, ("use:woman",), _FREE.upper()),
    (_DIGITS[:6], ("open", "temple", "building", "man"), _DIGITS),
    (_DIGITS[:6], ("woman",), LETTERS),
)
"""Things in order, the nouns in their option keys, and their labels."""
_FIXED: Final = {
    **{
        f"{noun}:{id}": key
        for ids, nouns, keys in _ORDERS
        for noun in nouns
        for id, key in zip(ids, keys, strict=False)
    },
    **dict[str, str](zip(MATERIALS, _DIGITS, strict=False)),
    **dict.fromkeys(("no", "stop", "end", "pass", "done"), NO),
    **dict.fromkeys(("tile", "move_hut", "another", "status"), "t"),
    **dict(zip(("deck", "card", "vp", "offering", "god_card", "material", "shell"), "dcvogmm", strict=True)),
}


def labels(decision: Decision[object]) -> dict[str, str]:
    """A key for each option, by option key.

    A die on a card has a letter, as on the cards, from the highest die on; what needs the white or the
    green god has the same letter after `+`. Places, spaces and numbers have digits, women letters.
    """
    keys = [option.key for option in decision.options]
    if decision.kind == "place_die":
        return _dice(keys)
    fixed = {key: _FIXED[key] for key in keys if key in _FIXED}
    for option in decision.options:
        noun, _, rest = option.key.partition(":")
        if isinstance(option.value, Shift):
            fixed[option.key] = _SPACES[option.value.space - 1]
        elif noun in ("doubled", "extra"):
            fixed[option.key] = WITH_GOD + _FIXED[f"use:{rest}"]
    return labelled(godless_first(keys), fixed, _DIGITS + LETTERS + CAPITALS)


def _dice(keys: list[str]) -> dict[str, str]:
    """A letter for every die on every card, in the order of the list; capitals once letters are used up."""
    cells = list(dict.fromkeys(key.removesuffix(":white") for key in keys))
    letters = dict(zip(cells, LETTERS + CAPITALS, strict=False))
    return {
        key: (WITH_GOD if key.endswith(":white") else "") + letters[key.removesuffix(":white")]
        for key in keys
    }
