"""The things of Dice Forge that are only looked at: portals, last rolls, averages."""

from collections.abc import Iterable, Iterator

from rulesets.dice_forge.components import PORTALS
from rulesets.dice_forge.odds import dice_yield
from tabletop_tui.games.dice_forge.base import ForgeThing, Moment


class PortalThing(ForgeThing):
    """A portal of the islands, by its number, with the cards that lie beside it."""

    nouns = ("portal",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        cards = [self.terms.card(at.view.layout[slot], "short") for slot in PORTALS[int(id)].slots.split()]
        return self.say.element_portal(cards="/".join(cards))

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Who stands there, and what it means for a player who comes."""
        standing = [seat for seat, hero in enumerate(at.view.seats) if hero.portal == int(id)]
        cards = [self.terms.card(at.view.layout[slot], "short") for slot in PORTALS[int(id)].slots.split()]
        yield self.say.look_portal(cards=self.listing_or(cards))
        if standing:
            yield self.say.look_portal_taken(name=self.wording.name(standing[0]))
        else:
            yield self.say.look_portal_free()

    def places(self, at: Moment) -> Iterable[str]:
        return [f"portal:{number}" for number in PORTALS]


class RolledThing(ForgeThing):
    """What a seat's last roll brought."""

    nouns = ("rolled",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.rolled()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.look_rolled(name=self.wording.name(int(id)))


class AverageThing(ForgeThing):
    """What a roll of both dice brings on average."""

    nouns = ("average",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.averages()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """For the seat whose dice lie on the bench."""
        seat = at.view.forging if at.view.forging is not None else at.seat
        brings = self.terms.yields(dice_yield(at.view.seats[seat].dice))
        yield self.say.look_average(name=self.wording.name(seat), brings=brings)

    def places(self, at: Moment) -> Iterable[str]:
        return ("average:",)
