"""The things of Orbis that are only looked at: temples, what is held and laid, what a seat did last."""

from collections.abc import Iterable, Iterator

from rulesets.orbis.components import COLOURS, SUPPLY_LIMIT, WORLD_SIZE
from tabletop_tui.games.orbis.things import Moment, OrbisThing


class TempleThing(OrbisThing):
    """A temple, by its points; without points, all of them."""

    nouns = ("temple",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.element_temple(points=id) if id else self.say.temples()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it is for; who would get it now, and how many shrines the reader has."""
        say, view = self.say, at.view
        ranked = sorted(view.temples, reverse=True)
        if not id:
            yield say.look_temples(best=self.listing_or([str(points) for points in ranked]))
        else:
            yield say.look_temple(points=id, place=ranked.index(int(id)) + 1)
            holders = [
                own
                for own in view.seats
                if any(line.id == "temple" and line.points == int(id) for line in own.standing.lines)
            ]
            for own in holders:
                name = self.wording.name(own.standing.seat)
                yield say.look_temple_held(name=name, count=own.tally.shrines)
            if not holders:
                yield say.look_temple_free()
        if at.me is not None:
            yield say.look_shrines(count=view.seats[at.me].tally.shrines)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"temple:{points}" for points in sorted({*at.view.temples}, reverse=True)]


class HeldThing(OrbisThing):
    """How many worshippers a seat holds, and trading them."""

    nouns = ("held",)
    owned = True

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.element_trade() if id == "trade" else self.say.element_held()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """The sum and the limit."""
        if id == "trade":
            yield self.say.look_trade()
            return
        total, name = sum(self.own(at).supply), self.wording.name(at.seat)
        yield self.say.look_held(name=name, count=total, limit=SUPPLY_LIMIT)

    def places(self, at: Moment) -> Iterable[str]:
        return ("held:",)


class LaidThing(OrbisThing):
    """How many landscapes a seat has laid."""

    nouns = ("laid",)
    owned = True

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.element_laid()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """How many, and when the game ends."""
        name, count = self.wording.name(at.seat), len(self.own(at).world)
        yield self.say.look_laid(name=name, count=count, size=WORLD_SIZE)

    def places(self, at: Moment) -> Iterable[str]:
        return ("laid:",)


class CrownThing(OrbisThing):
    """The place for a god above a world that has none."""

    nouns = ("gods",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.crown_none()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.look_crown(name=self.wording.name(at.seat))


class BenefitsThing(OrbisThing):
    """The colours that cost a seat nothing."""

    nouns = ("benefits",)
    owned = True

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.element_benefits()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Which colours."""
        colours = [self.terms.colour(COLOURS[colour]) for colour in self.own(at).benefits]
        if colours:
            yield self.say.look_benefits(name=self.wording.name(at.seat), colours=self.listing(colours))
        else:
            yield self.say.look_no_benefits(name=self.wording.name(at.seat))

    def places(self, at: Moment) -> Iterable[str]:
        return ("benefits:",)


class LatestThing(OrbisThing):
    """What a seat did in its last turn."""

    nouns = ("latest",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.the_others()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.look_latest(name=self.wording.name(at.seat))
