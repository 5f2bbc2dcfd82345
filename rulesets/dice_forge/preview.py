"""What choices would do, for whoever looks at the table before choosing. Reads views only."""

from collections.abc import Sequence
from typing import NamedTuple

from rulesets.dice_forge.components import CARDS, GOLD, MOON, SUN, VP
from rulesets.dice_forge.gains import hammer_glory
from rulesets.dice_forge.options import price
from rulesets.dice_forge.view import DiceForgeView, HeroView


def can_buy(view: DiceForgeView, seat: int, face: str, discount: int = 0) -> bool:
    """Whether a face is in stock and the seat has the gold for it."""
    return view.pools[face] > 0 and price(face, discount) <= view.seats[seat].stores[GOLD]


def can_perform(view: DiceForgeView, seat: int, slot: str) -> bool:
    """Whether a place has a card left and the seat has the shards for it."""
    card, stores = CARDS[view.layout[slot]], view.seats[seat].stores
    enough = card.cost_sun <= stores[SUN] and card.cost_moon <= stores[MOON]
    return view.stacks[slot] > 0 and enough


def ousted_at(view: DiceForgeView, seat: int, portal: int) -> int | None:
    """Who would be ousted if the seat's hero went to a portal; `None` if nobody."""
    if view.seats[seat].portal == portal:
        return None
    return next((other for other, hero in enumerate(view.seats) if hero.portal == portal), None)


class Stored(NamedTuple):
    """What becomes of a gain."""

    held: int
    """In the store afterwards."""
    lost: int
    """Above the limit."""


def stored(hero: HeroView, resource: int, amount: int) -> Stored:
    """What a gain would leave in the store, and what of it would be lost."""
    total = hero.stores[resource] + amount
    limit = hero.limits[resource]
    held = total if limit is None else min(total, limit)
    return Stored(held, total - held)


class Hammered(NamedTuple):
    """What gold on the hammer would do."""

    step: int
    """Steps gone afterwards, over all hammer cards."""
    glory: int


def hammered(hero: HeroView, gold: int) -> Hammered:
    """How far so much gold would bring the hammer, and the glory that would bring."""
    step = hero.hammer + gold
    return Hammered(step, hammer_glory(step) - hammer_glory(hero.hammer))


def with_face(faces: Sequence[str], slot: int, face: str) -> tuple[str, ...]:
    """A die's faces once another one lies in a slot."""
    return (*faces[:slot], face, *faces[slot + 1 :])


def glory_of(hero: HeroView) -> tuple[int, int]:
    """Glory on the inventory and on the cards."""
    return hero.stores[VP], hero.standing.total - hero.stores[VP]
