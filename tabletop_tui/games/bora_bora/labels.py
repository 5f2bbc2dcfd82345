"""The keys that choose each option of Bora Bora: a thing keeps its keys from the first turn to the last."""

from typing import Final

from rulesets.bora_bora.actions import Shift
from rulesets.bora_bora.components import DICE, GODS, GROUND, MATERIALS, REGIONS
from rulesets.bora_bora.dice import Placement
from rulesets.bora_bora.people import Use
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from tabletop_tui.kit.wording import DIGITS, LETTERS

NO, WITH_GOD = "n", "g"
_FREE = "".join(letter for letter in LETTERS if letter != NO)
_NUMBERED = ("open", "temple", "building", "man")
_SPACES = "abcdefiprxyz"
"""A letter for each people space that isn't a key in the helper's list, nor the god's."""
_ON_CARDS: Final = (
    ("land_path", "water_path", "woman", "man", "helper", "temple", "build", "fishing"),
    "abcdefim",
)
_THEN: Final = dict(zip("abcdefim", "oprtvxyz", strict=True))
"""The key of the second die on each card, by that of the first."""
_COMBINED: Final = {"land_water_path": "a", "woman_man": "c"}
_CARDS: Final = {**dict(zip(*_ON_CARDS, strict=True)), **_COMBINED}

KEYS: Final = {
    "god": WITH_GOD,
    **{f"card:{card}/1": key for card, key in _CARDS.items()},
    **{f"card:{card}/2": _THEN[key] for card, key in _CARDS.items()},
    **{f"{noun}:{number}": str(number) for noun in ("number", *_NUMBERED) for number in range(1, 7)},
    **{f"woman:{number}": LETTERS[number - 1] for number in range(1, 7)},
    **{f"region:{region}": key for region, key in zip(REGIONS, _FREE, strict=False)},
    **{f"space:{space}": key for space, key in enumerate(_SPACES, start=1)},
    **{f"ground:{space}": key for space, key in zip(GROUND, DIGITS + "xy", strict=True)},
    **{f"hand:{god}": key for god, key in zip(GODS, DIGITS, strict=False)},
    **dict[str, str](zip(MATERIALS, DIGITS, strict=False)),
    **dict.fromkeys(("no", "stop", "end", "pass", "done"), NO),
    **dict.fromkeys(("tile", "move_hut", "another", "status"), "t"),
    **dict(zip(("deck", "god_card", "vp", "offering", "material", "shell"), "ggvomm", strict=True)),
}
"""Each card has a key for the highest number that a player rolled in this round, and one for the next; for
the lowest, that number comes before the card's first key. Persons go by the space where they lie, the ground
by its numbers (`0`, `x`, `y` for 10 to 12). What needs a white or a green god begins with the god."""


def lasting(view: BoraBoraView, decision: Decision[object]) -> dict[str, tuple[str, ...]]:
    """What each option speaks of, by option key.

    A space of the building ground is enough for a tile that can't lie there in another way. Tasks and jewels,
    66 and 24, are short lists.
    """
    rolled = _rolled(view, decision.seat)
    people = view.seats[decision.seat].people.items()
    lie = {f"person:{person.tile}": f"space:{space}" for space, person in people}
    found: dict[str, tuple[str, ...]] = {}
    for option in decision.options:
        noun, _, rest = option.key.partition(":")
        match option.value:
            case Placement() as placed:
                found[option.key] = _die(placed, rolled)
            case Use():
                god = () if noun == "use" else ("god",)
                found[option.key] = (*god, lie[option.target or ""])
            case Shift():
                found[option.key] = (lie[option.target or ""],)
            case _ if noun == "ground" and "-" in rest:
                one, other = rest.split("-")
                pairs = [each for each in decision.options if each.target == option.target]
                found[option.key] = (f"ground:{one}", *((f"ground:{other}",) if len(pairs) > 1 else ()))
            case _ if option.target is not None and option.target.startswith("hand:"):
                found[option.key] = (option.target,)
            case _ if option.key in KEYS:
                found[option.key] = (option.key,)
    return found


def _rolled(view: BoraBoraView, seat: int) -> list[int]:
    """The different numbers that a seat has rolled in this round, highest first, placed or not."""
    lying = [*view.fished, *(die for dice in view.cards.values() for die in dice)]
    return sorted({*view.seats[seat].dice, *(die.number for die in lying if die.seat == seat)}, reverse=True)


def _die(placed: Placement, rolled: list[int]) -> tuple[str, ...]:
    god = ("god",) if placed.white else ()
    row = rolled.index(placed.number) + 1
    if row < DICE:
        return (*god, f"card:{placed.card}/{row}")
    return (*god, f"number:{placed.number}", f"card:{placed.card}/1")
