"""What applying a roll again, with a Cerberus token, would bring, as far as it leaves no choice."""

from collections.abc import Mapping

from rulesets.core.records import record
from rulesets.dice_forge.advice.amounts import stored
from rulesets.dice_forge.components import FACES, GOLD
from rulesets.dice_forge.resolution import factors
from rulesets.dice_forge.view import DiceForgeView


@record
class AgainAdvice:
    """The outcome of applying a roll again."""

    lost: Mapping[int, int]
    """How much of each resource the stores have no room for."""
    useless: bool
    """Nothing at all would be kept: there is nothing to choose, and no room for anything."""


def again_advice(view: DiceForgeView, seat: int) -> AgainAdvice:
    """What a Cerberus token would bring a seat for the roll that it has just had."""
    hero, rolled = view.seats[seat], () if view.resolving is None else view.resolving.rolled
    sums: dict[int, int] = {}
    for face, factor in zip(rolled, factors(rolled), strict=True):
        if FACES[face].kind == "sum":
            for resource, amount in enumerate(FACES[face].amounts):
                sums[resource] = sums.get(resource, 0) + amount * factor
    lost = {
        resource: stored(hero, resource, amount).lost
        for resource, amount in sums.items()
        if amount and not (resource == GOLD and hero.free_steps)
    }
    lost = {resource: over for resource, over in lost.items() if over}
    open_faces = [face for face in rolled if FACES[face].kind not in ("sum", "triple")]
    return AgainAdvice(lost, not open_faces and sum(lost.values()) == sum(sums.values()))
