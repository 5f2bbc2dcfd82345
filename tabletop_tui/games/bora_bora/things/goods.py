"""What the helper sells, what the fire bonus brings, and the supply."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rulesets.bora_bora.advice.gods import purse_of
from rulesets.bora_bora.advice.goods import GoodAdvice, GoodWord, good_advice
from rulesets.bora_bora.components import material_of
from tabletop_tui.games.bora_bora.drawings import signs
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.things.base import BoraBoraThing, Figures, Moment, cell
from tabletop_tui.kit.thing import Title

BRIEFLY: Final[Mapping[GoodWord, Title]] = {
    "god_card": BoraBoraMessages.option_brief_god_card,
    "material": BoraBoraMessages.option_brief_material,
    "move_hut": BoraBoraMessages.option_brief_move_hut,
}
"""Names of goods for narrow lists; the others' are short."""


class GoodThing(BoraBoraThing):
    """A good that is bought or chosen."""

    good: GoodWord

    def advice(self, at: Moment) -> GoodAdvice:
        return good_advice(at.view, at.seat, self.good)

    def short(self, at: Moment, id: str, noun: str) -> str:
        """A material or a hut as the list's column names it."""
        if self.good not in ("material", "move_hut"):
            return ""
        return "".join(run.text for run in signs.good(self.terms, self.good))

    def brief(self, at: Moment, id: str, noun: str) -> str:
        if self.good in BRIEFLY:
            return BRIEFLY[self.good](self.say)
        return "".join(run.text for run in signs.good(self.terms, self.good)) if self.good == "vp" else ""

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """Its price, what it brings, and how many the player would have."""
        advice, say = self.advice(at), self.say
        return {
            BoraBoraMessages.head_price: ()
            if advice.cost is None
            else cell(say.point(count=advice.cost), "dim"),
            BoraBoraMessages.head_brings: signs.good(self.terms, self.good),
            BoraBoraMessages.head_then: cell(say.cell_change(has=advice.has, then=advice.then), "dim"),
        }


class VpThing(GoodThing):
    """A victory point."""

    nouns = ("vp",)
    good = "vp"

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_vp()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_vp(would=self.terms.vp(self.advice(at).then))


class OfferingThing(GoodThing):
    """An offering."""

    nouns = ("offering",)
    good = "offering"

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_offering()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_offering(would=self.say.offering(count=self.advice(at).then))


class ShellThing(GoodThing):
    """A shell."""

    nouns = ("shell",)
    good = "shell"

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_shell()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_shell(would=self.say.shell(count=self.advice(at).then))


class SomeGodCardThing(GoodThing):
    """A god card, still to be chosen."""

    nouns = ("god_card",)
    good = "god_card"

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_god_card()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_god_card()

    def hinted(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """What there is to pay for gods with."""
        purse = purse_of(at.view.seats[at.seat])
        return [*super().hinted(at, id, noun), self.say.detail_purse(purse=self.terms.purse(purse))]

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """From where it comes."""
        yield self.say.detail_god_card()


class SomeMaterialThing(GoodThing):
    """A building material, still to be chosen."""

    nouns = ("material",)
    good = "material"

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_material()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_material()


class MoveHutThing(GoodThing):
    """A hut to the 12th space."""

    nouns = ("move_hut",)
    good = "move_hut"

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_move_hut()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_move_hut()


class SupplyThing(BoraBoraThing):
    """Something in the supply, to look at."""

    nouns = ("supply",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.element_supply(good=self._good(id))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What the player has of it, where that lies beside the name."""
        own, name = at.view.seats[at.seat], self.terms.name(at.seat)
        match id:
            case "offering":
                yield self.say.look_offerings(name=name, has=self.say.offering(count=own.offerings))
            case "shell":
                yield self.say.look_shells(name=name, has=self.say.shell(count=own.shells))

    def _good(self, good: str) -> str:
        match good:
            case "offering":
                return self.say.good_offering()
            case "vp":
                return self.say.good_vp()
            case "shell":
                return self.say.good_shell()
            case "material":
                return self.say.good_material()
        return self.terms.material(material_of(good))
