"""The things of Papyria that are only looked at: goods, prices, sectors, majorities, realms of others."""

from collections.abc import Iterable, Iterator

from rulesets.papyria.actions import space_id
from rulesets.papyria.advice.amounts import price
from rulesets.papyria.components import MAJORITIES, POSITIONS, RINGS, SPACES
from tabletop_tui.games.papyria.base import Moment, PapyriaThing
from tabletop_tui.games.papyria.drawings.outcome import in_words
from tabletop_tui.games.papyria.drawings.panels import MAJORITY_TITLES

_GOODS = ("lapis", "papyrus", "knowledge", "makes")


class GoodThing(PapyriaThing):
    """What a seat has of a good, and what its productions make."""

    nouns = ("good",)
    owned = True

    def name(self, at: Moment, id: str, noun: str) -> str:
        say = self.say
        match id:
            case "lapis":
                return say.goods_lapis()
            case "papyrus":
                return say.goods_papyrus()
            case "knowledge":
                return say.goods_knowledge()
        return say.element_makes()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """How much there is, and what it is for."""
        own, name, say = at.view.seats[at.seat], self.wording.name(at.seat), self.say
        match id:
            case "lapis":
                yield say.look_lapis(name=name, held=self.terms.money("lapis", own.lapis))
            case "papyrus":
                yield say.look_papyri(name=name, held=self.terms.money("papyrus", own.papyri))
            case "knowledge":
                yield say.look_knowledge(name=name, held=self.terms.money("knowledge", own.knowledge))
            case _:
                lapis = self.terms.money("lapis", own.lapis_production)
                papyri = self.terms.money("papyrus", own.papyrus_production)
                yield say.look_makes(name=name, lapis=lapis, papyri=papyri)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"good:{good}" for good in _GOODS]


class PriceThing(PapyriaThing):
    """What a seat's next temple and city cost."""

    nouns = ("price",)
    owned = True

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.element_price()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Both prices, beside what there is to pay with."""
        own, money = at.view.seats[at.seat], self.terms.money
        temple, city = money("lapis", price(own, "temple")), money("lapis", price(own, "city"))
        held = money("lapis", own.lapis)
        yield self.say.look_price(temple=temple, city=city, name=self.wording.name(at.seat), held=held)

    def places(self, at: Moment) -> Iterable[str]:
        return ("price:",)


class ColumnsThing(PapyriaThing):
    """The titles of the scorings, and of the table of seats."""

    nouns = ("kinds", "seats")

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.scorings() if noun == "kinds" else self.say.seats()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.look_kinds() if noun == "kinds" else self.say.look_seats()

    def places(self, at: Moment) -> Iterable[str]:
        return ("kinds:", "seats:")


class MajorityThing(PapyriaThing):
    """A majority of the final scoring."""

    nouns = ("majority",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return MAJORITY_TITLES[id](self.say)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it brings at the end, and how many each seat has now."""
        scoring = self.terms.scoring(MAJORITIES[id].scoring)
        yield self.say.look_majority(title=self.name(at, id, noun), scoring=scoring)
        counts = [
            self.say.look_count(name=self.wording.name(seat), count=line.facts["count"])
            for seat, own in enumerate(at.view.seats)
            for line in own.standing.lines
            if line.id == f"majority_{id}"
        ]
        yield self.say.look_counts(counts=self.listing(counts))

    def places(self, at: Moment) -> Iterable[str]:
        return [f"majority:{id}" for id in MAJORITIES]


class SectorThing(PapyriaThing):
    """A sector of the ring, by its position: all of what lies there."""

    nouns = ("sector",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.sector_at(at.view, int(id))

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What its spaces hold, and who stands there."""
        view, say = at.view, self.say
        here = [view.spaces[space_id(int(id), space)] for space in SPACES]
        outer, other, river = (in_words(self.terms, view, at.seat, space) for space in here)
        yield say.look_sector(sector=self.name(at, id, noun), first=outer, second=other, river=river)
        standing = [
            say.look_standing(name=self.wording.name(owner), piece=self.terms.piece(ring))
            for ring in RINGS
            if (owner := view.rings[ring][int(id) - 1]) is not None
        ]
        if standing:
            yield say.look_counts(counts=self.listing(standing))

    def places(self, at: Moment) -> Iterable[str]:
        return [f"sector:{position}" for position in range(1, POSITIONS + 1)]


class RealmThing(PapyriaThing):
    """The realm of another seat, in small."""

    nouns = ("realm",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.element_realm()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.look_realm(name=self.wording.name(at.seat), count=len(at.view.seats[at.seat].realm))


class HandThing(PapyriaThing):
    """The landscape that is being laid."""

    nouns = ("hand",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.in_hand()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.look_hand()
