"""The keys that choose each option of Dice Forge: a thing keeps its key from the first turn to the last."""

from typing import Final

from rulesets.core import Decision
from rulesets.dice_forge.components import DICE, PORTALS, RESOURCES, SANCTUARY, SIDES
from tabletop_tui.kit.wording import CAPITALS, DIGITS, LETTERS

AVERAGES = "d"
"""The key that shows what dice yield; never a label."""
_LETTERS = LETTERS.replace(AVERAGES, "")
_CAPITALS = CAPITALS.replace(AVERAGES.upper(), "")
FREE = DIGITS + _LETTERS + _CAPITALS
_PLACES = [slot for row in PORTALS.values() for slot in sorted(row.slots.split(), key="both".__eq__)]
"""All places in the order of the portals; the hardest, on the far island, comes last."""
_FEATS = "".join(letter for letter in _LETTERS if letter not in "np")

KEYS: Final = {
    **dict.fromkeys(("pass", "pay"), "p"),
    **dict.fromkeys(("yes", "convert"), "y"),
    **dict.fromkeys(("no", "keep", "done", "end", "decline"), "n"),
    **dict(zip(("roll", "elder"), "re", strict=True)),
    **dict(zip(("owl:gold", "owl:sun", "owl:moon"), "345", strict=True)),
    **dict(zip(("triton:gold", "triton:sun", "triton:moon"), "XYZ", strict=True)),
    **{f"buy:{face}": key for face, key in zip(SANCTUARY, DIGITS + _CAPITALS, strict=False)},
    **{f"feat:{slot}": key for slot, key in zip(_PLACES, _FEATS, strict=False)},
    **{f"take:{word}": key for word, key in zip(RESOURCES, DIGITS, strict=False)},
    **{f"seat:{seat}": key for seat, key in enumerate(DIGITS[:4])},
    **{f"hammer:{gold}": key for gold, key in enumerate("0123456789" + _LETTERS)},
    **{f"die:{place}": str(place) for place in range(1, 4 * DICE + 1)},
    **{f"side:1/{side}": str(side) for side in range(1, SIDES + 1)},
    **{f"side:2/{side}": _LETTERS[side - 1] for side in range(1, SIDES + 1)},
}
"""The 16 faces of the sanctuary have digits, then capitals, as the 15 places beside them have the letters;
Triton's three gifts have capitals, too. Sides of the light die have digits, those of the dark die letters.
`n` is no or no more, `y` yes, `p` pass or pay."""


def lasting(decision: Decision[object]) -> dict[str, tuple[str, ...]]:
    """What each option speaks of, by option key. Dice are counted from the player's own, sides die by die."""
    found: dict[str, tuple[str, ...]] = {}
    for option in decision.options:
        match option.key.partition(":")[0], option.target:
            case "slot", str(target):
                _, die, side = target.split("/")
                found[option.key] = (f"side:{die}/{side}",)
            case "die" | "hind" | "other_first" | "ship_first", str(target):
                found[option.key] = (_die(target, decision.seat),)
            case _ if option.key in KEYS:
                found[option.key] = (option.key,)
    return found


def _die(target: str, seat: int) -> str:
    """A die by its place in a row of all dice, in which those of the player who decides come first."""
    owner, die = map(int, target.removeprefix("die:").split("/")[:2])
    before = 0 if owner == seat else owner + 1 if owner < seat else owner
    return f"die:{DICE * before + die}"
