"""The key that chooses each option of Dice Forge, the same on the boards and in the panel."""

from rulesets.core import Decision
from rulesets.dice_forge.components import PORTALS, RESOURCES, SANCTUARY
from tabletop_tui.kit.wording import CAPITALS, LETTERS, labelled

AVERAGES = "d"
"""The key that shows what dice yield; never a label."""
_LETTERS = "".join(letter for letter in LETTERS if letter != AVERAGES)
_CAPITALS = CAPITALS.replace(AVERAGES.upper(), "")
_PLACES = [
    slot
    for row in PORTALS.values()
    for slot in sorted(row.slots.split(), key=lambda slot: len(row.slots.split()) > 2 and slot == "both")
]
"""All places in the order of the portals; the hardest, on the far island, comes last."""

BUYS = dict(zip(SANCTUARY, "123456789" + _CAPITALS, strict=False))
"""The key of each face of the sanctuary; it never changes."""
FEATS = dict(zip(_PLACES, (letter for letter in _LETTERS if letter not in "np"), strict=False))
"""The key of each place on the islands; it never changes."""

_WORDS = {
    **dict.fromkeys(("pass", "pay"), "p"),
    **dict.fromkeys(("yes", "convert"), "y"),
    **dict.fromkeys(("no", "keep", "done", "end", "decline"), "n"),
    **dict(zip(("roll", "other_first", "ship_first", "elder"), "R12e", strict=True)),
    **dict(zip(("owl:gold", "owl:sun", "owl:moon"), "345", strict=True)),
    **dict(zip(("triton:gold", "triton:sun", "triton:moon"), "XYZ", strict=True)),
}


def labels(decision: Decision[object]) -> dict[str, str]:
    """A key for each option, by option key.

    Faces of the sanctuary: 1 to 9, then from A; places: from a; resources: 1 to 4. Faces to replace: on the
    light die their slot, on the dark die from a. `n` is no or no more, `y` yes, `p` pass or pay.
    """
    keys = [option.key for option in decision.options]
    fixed = {option.key: label for option in decision.options if (label := _fixed(option.key, option.target))}
    return labelled(keys, fixed, "123456789" + _LETTERS)


def _fixed(key: str, target: str | None) -> str | None:
    noun, _, thing = key.partition(":")
    if noun == "slot" and target is not None:
        slot = int(target.rpartition("/")[2])
        return str(slot) if thing.startswith("1/") else _LETTERS[slot - 1]
    if noun == "hammer":
        return thing if int(thing) < 10 else _LETTERS[int(thing) - 10]
    if noun in ("take", "seat"):
        return str((RESOURCES.index(thing) if noun == "take" else int(thing)) + 1)
    table = {"buy": BUYS, "feat": FEATS, "hind": {thing: thing}}.get(noun)
    return _WORDS.get(key) if table is None else table[thing]
