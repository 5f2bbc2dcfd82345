"""The key that chooses each option of Dice Forge, the same on the boards and in the panel."""

from typing import Any

from rulesets.core import Decision
from rulesets.dice_forge.components import PORTALS, RESOURCES, SANCTUARY
from tabletop_tui.games.wording import CAPITALS, LETTERS, labelled

AVERAGES = "d"
"""The key that says what dice yield; never a label."""

LETTERS_HERE = "".join(letter for letter in LETTERS if letter != AVERAGES)
_CAPITALS = CAPITALS.replace(AVERAGES.upper(), "")

BUYS = dict(zip(SANCTUARY, "123456789" + _CAPITALS, strict=False))
"""The key of each face of the sanctuary, always the same."""


def portals() -> list[tuple[int, list[str]]]:
    """Portals with their places, the hardest of the far island last: the order of the screen."""
    found = []
    for portal, row in PORTALS.items():
        slots = row.slots.split()
        found.append((portal, sorted(slots, key=lambda slot: len(slots) > 2 and slot == "both")))
    return found


FEATS = dict(
    zip(
        (slot for _, slots in portals() for slot in slots),
        (letter for letter in LETTERS_HERE if letter not in "np"),
        strict=False,
    )
)
"""The key of each place of the islands, always the same."""

_WORDS = {
    "roll": "R",
    "pass": "p",
    "pay": "p",
    "yes": "y",
    "convert": "y",
    "no": "n",
    "keep": "n",
    "done": "n",
    "end": "n",
    "decline": "n",
    "other_first": "1",
    "ship_first": "2",
    "elder": "e",
    "owl:gold": "3",
    "owl:sun": "4",
    "owl:moon": "5",
    "triton:gold": "X",
    "triton:sun": "Y",
    "triton:moon": "Z",
}


def labels(decision: Decision[Any]) -> dict[str, str]:
    """A key for each option, by option key.

    Faces of the sanctuary 1 to 9 and A on, places a on, resources 1 to 4; of the faces to replace those
    of the light die by their slot, those of the dark die a on; `n` no or no more, `y` yes, `p` pass or pay.
    """
    keys = [option.key for option in decision.options]
    fixed = {option.key: label for option in decision.options if (label := _fixed(option.key, option.target))}
    return labelled(keys, fixed, "123456789" + LETTERS_HERE)


def _fixed(key: str, target: str | None) -> str | None:
    noun, _, thing = key.partition(":")
    if noun == "buy":
        return BUYS[thing]
    if noun == "feat":
        return FEATS[thing]
    if noun == "take":
        return str(RESOURCES.index(thing) + 1)
    if noun == "hind":
        return thing
    if noun == "seat":
        return str(int(thing) + 1)
    if noun == "hammer":
        return thing if int(thing) < 10 else LETTERS_HERE[int(thing) - 10]
    if noun == "slot" and target is not None:
        slot = int(target.rpartition("/")[2])
        return str(slot) if thing.startswith("1/") else LETTERS_HERE[slot - 1]
    return _WORDS.get(key)
