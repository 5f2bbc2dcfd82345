"""Amounts of resources, and what a store does with a gain."""

from typing import NamedTuple

from rulesets.dice_forge.components import GOLD
from rulesets.dice_forge.view import DiceForgeView, HeroView


class Amount(NamedTuple):
    """This much of a resource."""

    resource: int
    amount: int


class Holding(NamedTuple):
    """What a store holds of a resource."""

    resource: int
    held: int
    limit: int | None
    """The most that it can hold, if there is a limit."""


class Stored(NamedTuple):
    """The outcome of storing a gain."""

    held: int
    """What is in the store afterwards."""
    lost: int
    """What is above the limit."""


def stored(hero: HeroView, resource: int, amount: int) -> Stored:
    """What would be in the store after a gain, and how much would be lost."""
    total = hero.stores[resource] + amount
    limit = hero.limits[resource]
    held = total if limit is None else min(total, limit)
    return Stored(held, total - held)


def kept_of(view: DiceForgeView, seat: int, gain: Amount) -> int:
    """How much of a gain isn't lost: waiting gold comes first, and the hammer takes some."""
    hero, (resource, amount) = view.seats[seat], gain
    waiting = view.gaining.amount if view.gaining is not None and resource == GOLD else 0
    lost = stored(hero, resource, amount + waiting).lost
    return min(amount, max(0, amount - lost + steps_for(hero, resource)))


def steps_for(hero: HeroView, resource: int) -> int:
    """The free steps of a hero's hammer for a gain: only gold goes there."""
    return hero.free_steps if resource == GOLD else 0


def room_for_gold(hero: HeroView) -> int:
    """How much more gold fits into a hero's store."""
    return (hero.limits[GOLD] or 0) - hero.stores[GOLD]
