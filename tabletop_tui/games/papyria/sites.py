"""The landscapes of a realm: where something is laid or built, where the priest goes; and giving it up."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from rulesets.papyria.advice.laying import Change, LayingAdvice, laying_advice
from rulesets.papyria.advice.lying import CellAdvice, cell_advice
from rulesets.papyria.advice.realms import SIDES, free_sides
from rulesets.papyria.advice.turn import AMONG, BUILDS, priest_is_free
from rulesets.papyria.components import Building
from rulesets.papyria.options import Build, Site
from tabletop_tui.games.papyria.base import Figures, Moment, PapyriaThing, cell
from tabletop_tui.games.papyria.drawings.outcome import site_figures
from tabletop_tui.games.papyria.drawings.signs import land
from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.games.papyria.terms import capital
from tabletop_tui.kit.thing import Rank, Title
from tabletop_tui.paint.drawing import Line


class CellThing(PapyriaThing):
    """A landscape of a realm, for the priest to go to or a player to look at."""

    nouns = ("priest", "cell")
    owned = True

    def places(self, at: Moment) -> Iterable[str]:
        return [f"cell:{cell}" for cell in at.view.seats[at.seat].realm]

    def advice(self, at: Moment, cell: str) -> CellAdvice | None:
        """What lies there; `None` for nothing."""
        return cell_advice(at.view.seats[at.seat], cell)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.spot(id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        spot = self.terms.spot(id)
        return self.say.option_priest(spot=spot) if noun == "priest" else spot

    def heading(self, at: Moment, id: str, noun: str) -> str:
        return self.alone(at, id, noun)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What lies there, and how many sides are free; beside actions there is no room for that."""
        advice = self.advice(at, id)
        if advice is None or (at.decision is not None and at.decision.kind in AMONG):
            return {}
        free = len(advice.free)
        return {
            PapyriaMessages.head_there: land(self.terms, advice.laid),
            PapyriaMessages.head_room: cell(free, "" if free else "bad"),
        }

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """How many landscapes could be laid from there; the actions themselves come first."""
        free = len(free_sides(at.view.seats[at.seat].realm, id))
        among = at.decision is not None and at.decision.kind in AMONG
        return free - len(SIDES) - 1 if among else free

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What lies there, and on which sides a landscape could be laid."""
        advice = self.advice(at, id)
        if advice is not None:
            yield self.say.lies_there(what=capital(self.terms.shown(advice.laid)))
            yield self.terms.free(advice.free)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """The same with its place, and whether the priest is there."""
        advice, spot, say = self.advice(at, id), self.terms.spot(id), self.say
        if advice is None:
            yield say.look_free(spot=spot)
            return
        text = say.text_cell_priest if advice.priest else say.text_cell_plain
        yield text(spot=spot, shown=self.terms.shown(advice.laid))
        yield self.terms.free(advice.free)


class PriestThing(PapyriaThing):
    """The priest beside the actions, before its landscape is chosen."""

    nouns = ("priests",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """With the number of landscapes to which it can go."""
        options = at.decision.options if at.decision is not None else ()
        count = sum(option.key.startswith("priest:") for option in options)
        return self.say.group_priest(priest=self.terms.sign("priest"), count=count)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.priest_moves()


# -- laying and building ---------------------------------------------------------------------------


class SiteThing(PapyriaThing):
    """Where the landscape in hand, or a building, could lie."""

    def choice(self, id: str, noun: str) -> Site | Build:
        """What is laid or built there."""
        raise NotImplementedError

    def advice(self, at: Moment, choice: Site | Build) -> LayingAdvice:
        """What that would change."""
        return laying_advice(at.view, at.seat, choice, self.foreseen.laying(at.view, at.seat, choice))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Its river as it would lie, or what it covers; each value that some option changes; points."""
        choice, own = self.choice(id, noun), at.view.seats[at.seat]
        kinds = self.foreseen.changing(at.view, at.decision) if at.decision is not None else ()
        found = self.foreseen.laying(at.view, at.seat, choice)
        *figures, points = site_figures(self.terms, own, choice.cell, found, kinds)
        if at.decision is None or not self.foreseen.serves(at.view, at.decision):
            return (*figures, points)
        return (*figures, self.means(self.for_me(at, id, noun)), points)

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """Points, then values times symbols, then values."""
        return self.foreseen.laying(at.view, at.seat, self.choice(id, noun)).rank

    def gain(self, at: Moment, id: str, noun: str) -> int:
        return self.foreseen.laying(at.view, at.seat, self.choice(id, noun)).points

    def result(self, at: Moment, id: str, noun: str) -> Line:
        return self.terms.plate(self.advice(at, self.choice(id, noun)).points)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Keys, values that rise and fall, what it produces or leaves to pay with, and free sides."""
        advice, say, terms = self.advice(at, self.choice(id, noun)), self.say, self.terms
        if not advice.changes:
            yield say.no_change()
        for tile in advice.keys_taken:
            yield say.takes_key(key=terms.key_tile(tile))
        if advice.free is not None:  # what a building wins, it wins on every site
            yield from self.said_for_me(self.for_me(at, id, noun))
        yield from map(self._change, advice.changes)
        if advice.free is None:
            yield from self.said_for_me(self.for_me(at, id, noun))
        if advice.production:
            yield say.produces(made=self.listing([*map(terms.amount_of, advice.production)]))
        if advice.held is not None:
            yield say.left(held=terms.held(advice.held))
        if advice.free is not None:
            yield terms.free(advice.free)

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """That it changes nothing, and values that fall."""
        yield self.say.no_change()
        advice = self.advice(at, self.choice(id, noun))
        yield from (self._change(change) for change in advice.changes if not change.rises)

    def _change(self, change: Change) -> str:
        say, kind = self.say, capital(self.terms.kind(change.kind))
        before, after = change.before, change.after
        if change.scoring is None:
            bare = say.change_up_bare if change.rises else say.change_down_bare
            return bare(kind=kind, before=before, after=after)
        scored = say.change_up if change.rises else say.change_down
        return scored(kind=kind, before=before, after=after, product=self.terms.product(change.scoring))


class LandscapeThing(SiteThing):
    """The landscape in hand on a cell, in one of its orientations: `2,0,1`."""

    nouns = ("place",)

    def choice(self, id: str, noun: str) -> Site:
        cell, _, rotation = id.rpartition(",")
        return Site(cell, int(rotation))

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.beside(at.view.seats[at.seat].priest, self.choice(id, noun).cell)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With its river as it would lie."""
        site, spot = self.choice(id, noun), self.name(at, id, noun)
        exits = self.foreseen.laying(at.view, at.seat, site).realm[site.cell].exits
        return self.say.option_turned(spot=spot, course=self.terms.course(exits)) if exits else spot

    def heading(self, at: Moment, id: str, noun: str) -> str:
        return self.alone(at, id, noun)


class BuildingThing(SiteThing):
    """A building on a landscape."""

    nouns = ("temple", "city", "mine")

    def choice(self, id: str, noun: str) -> Build:
        return Build(BUILDS[f"build_{noun}"], id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.spot(id)


# -- ways out --------------------------------------------------------------------------------------


class ContinueThing(PapyriaThing):
    """On to the actions."""

    nouns = ("continue",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_continue()

    def gain(self, at: Moment, id: str, noun: str) -> int:
        """What the actions bring at once."""
        rest = self.foreseen.rest(at.view, at.seat)
        return rest.best.points if rest is not None else 0

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.continue_()

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What lapses."""
        yield self.say.continue_()


class EndTurnThing(PapyriaThing):
    """Ending the turn without moving the priest."""

    nouns = ("end_turn",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_end_turn()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """That the priest stays, or that no landscape can be laid while it does."""
        free = priest_is_free(at.view.seats[at.seat])
        yield self.say.end_turn() if free else f"! {self.say.stays_enclosed()}"


class DeclineThing(PapyriaThing):
    """Giving up a landscape or a building."""

    nouns = ("decline",)

    def _given_up(self, at: Moment) -> Literal["landscape"] | Building:
        assert at.decision is not None
        return BUILDS.get(at.decision.kind, "landscape")

    def name(self, at: Moment, id: str, noun: str) -> str:
        return GIVING_UP[self._given_up(at)](self.say)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        for each in self.against(at, id, noun):
            yield f"! {each}"

    def against(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What becomes of it."""
        yield GIVEN_UP[self._given_up(at)](self.say)

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asks before something is given up that could be used."""
        could = at.decision is not None and len(at.decision.options) > 1
        return GIVES_UP[self._given_up(at)](self.say) if could else None


GIVING_UP: Mapping[Literal["landscape"] | Building, Title] = {
    "landscape": PapyriaMessages.option_decline_landscape,
    "temple": PapyriaMessages.option_decline_temple,
    "city": PapyriaMessages.option_decline_city,
    "mine": PapyriaMessages.option_decline_mine,
}
GIVEN_UP: Mapping[Literal["landscape"] | Building, Title] = {
    "landscape": PapyriaMessages.decline_landscape,
    "temple": PapyriaMessages.decline_temple,
    "city": PapyriaMessages.decline_city,
    "mine": PapyriaMessages.decline_mine,
}
"""What becomes of something that is given up."""
GIVES_UP: Mapping[Literal["landscape"] | Building, Title] = {
    "landscape": PapyriaMessages.confirm_decline_landscape,
    "temple": PapyriaMessages.confirm_decline_temple,
    "city": PapyriaMessages.confirm_decline_city,
    "mine": PapyriaMessages.confirm_decline_mine,
}
"""The question before something is given up that could be used."""
