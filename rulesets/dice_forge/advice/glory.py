"""Where a hero's glory lies."""

from typing import NamedTuple

from rulesets.dice_forge.components import VP
from rulesets.dice_forge.view import HeroView


class Glory(NamedTuple):
    """The two parts of a hero's glory."""

    gained: int
    """On the inventory."""
    on_cards: int


def glory_of(hero: HeroView) -> Glory:
    """Glory on the inventory and on the cards."""
    return Glory(hero.stores[VP], hero.standing.total - hero.stores[VP])
