"""What speaks for and against forging a face over another one."""

from typing import Literal

from rulesets.core.records import record
from rulesets.dice_forge.advice.worth import Change, changed, worth
from rulesets.dice_forge.components import FACES
from rulesets.dice_forge.view import DiceForgeView

Regret = Literal["same", "better", "fresh"]
"""What would be lost: nothing would change, the old face is worth more, or it has never been rolled."""


@record
class ForgeAdvice:
    """The outcome of forging a face over another one."""

    die: int
    old: str
    """The face that is replaced."""
    new: str
    special: bool
    """The new one does more than give what it shows."""
    locked: bool
    """The new one stays until the end of the game."""
    change: Change
    regret: Regret | None
    """`None` if nothing speaks against it."""


def forge_advice(view: DiceForgeView, seat: int, die: int, old: str) -> ForgeAdvice:
    """The outcome of forging the face in hand over this one."""
    hero = view.seats[seat]
    new, slot = view.in_hand or old, hero.dice[die].index(old)
    row, change = FACES[new], changed(hero, die, slot, new)
    regret = _regret(old, new, fresh=(die, slot) in hero.fresh)
    return ForgeAdvice(die, old, new, row.kind != "sum", row.locked_once_forged, change, regret)


def _regret(old: str, new: str, *, fresh: bool) -> Regret | None:
    if old == new:
        return "same"
    if worth(old) > worth(new):
        return "better"
    return "fresh" if fresh else None
