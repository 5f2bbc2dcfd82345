"""What is asked once more before it is chosen in Dice Forge: what a first-time player might regret."""

from collections.abc import Sequence
from functools import cache
from operator import ge
from typing import Any

from rulesets.core import Decision, Option
from rulesets.dice_forge.components import FACES, GOLD, RESOURCES, TRITON_GIFTS
from rulesets.dice_forge.options import Buy, Feat, Slot, Triton
from rulesets.dice_forge.preview import stored
from rulesets.dice_forge.view import DiceForgeView, HeroView
from tabletop_tui.games.dice_forge.moment import bonus_of, taken_amount
from tabletop_tui.games.dice_forge.terms import Say, Terms

GOLD_OF_THE_START = "G1"
"""The least of all faces."""
_FREE = ("hind:", "owl:")
"""Reinforcements that cost nothing."""


class Confirming:
    """Finds what may be a mistake."""

    def __init__(self, say: Say, terms: Terms) -> None:
        """`say` finds the game's messages, `terms` names what they are about."""
        self.say = say
        self.terms = terms

    def question(self, view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> str | None:
        """What to ask once more, or `None`."""
        value, key = option.value, option.key
        hero = view.seats[decision.seat]
        if key == "pass" and any(isinstance(other.value, (Buy, Feat)) for other in decision.options):
            return self.say("confirm-pass")
        if decision.kind == "reinforcement" and key == "done":
            left = dict.fromkeys(o.key.partition(":")[0] for o in decision.options if o.key.startswith(_FREE))
            if left:
                cards = self.terms.listing([self.terms.card_short(card) for card in left])
                return self.say("confirm-done", cards=cards)
        if isinstance(value, Triton):
            return self._triton(hero, value.resource)
        if isinstance(value, Slot) and view.in_hand is not None:
            return self._slot(hero, value, view.in_hand)
        if key.startswith(("take:", "owl:")):
            return self._full(view, decision, option)
        return None

    def _triton(self, hero: HeroView, resource: int) -> str | None:
        lost = stored(hero, resource, TRITON_GIFTS[resource]).lost
        if resource == GOLD:
            lost -= hero.free_steps
        return self.say("confirm-lost", lost=self.terms.amount(resource, lost)) if lost > 0 else None

    def _slot(self, hero: HeroView, value: Slot, new: str) -> str | None:
        """A face that is worth more makes way for one that is worth less."""
        old = hero.dice[value.die][value.slot]
        if worth(old) <= worth(new):
            return None
        return self.say("confirm-slot", old=self.terms.face(old), new=self.terms.face(new))

    def _full(self, view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> str | None:
        """Something whose store is full, although something else could be had."""
        if view.resolving is not None and view.resolving.losing and decision.kind == "face_choose":
            return None
        noun = option.key.partition(":")[0]
        gains = {o.key: self._kept(view, decision, o) for o in decision.options if o.key.startswith(noun)}
        if gains[option.key] or not any(gains.values()):
            return None
        return self.say("confirm-full", resource=self.terms.resource(option.key.partition(":")[2]))

    @staticmethod
    def _kept(view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> int:
        resource = RESOURCES.index(option.key.partition(":")[2])
        hero = view.seats[decision.seat]
        amount = 1
        if decision.kind == "face_choose":
            amount = taken_amount(view, resource)
        elif decision.kind == "boar_bonus":
            amount = bonus_of(resource)
        free = hero.free_steps if resource == GOLD else 0
        return stored(hero, resource, amount).held - hero.stores[resource] + free


@cache
def worth(face: str) -> int:
    """How hard a face is to come by: its cost, and more than any for those of the garden.

    A face of the starting dice that isn't on sale comes just below the cheapest one on sale that gives at
    least as much. A boar serves its owner and can't be got rid of: no better than a gold of the start.
    """
    row = FACES[face]
    if row.cost is not None:
        return row.cost
    if row.zone == "start":
        return min(_costs_giving(row.amounts)) - 1
    return worth(GOLD_OF_THE_START) if row.kind == "boar" else 20


def _costs_giving(amounts: Sequence[int]) -> list[int]:
    """The costs of all faces on sale that give at least as much, if only by choice."""
    giving = [row for row in FACES.values() if all(map(ge, row.amounts, amounts))]
    return [row.cost for row in giving if row.cost is not None]
