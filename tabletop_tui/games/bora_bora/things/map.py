"""Regions of the map."""

from collections.abc import Iterator, Sequence

from rulesets.bora_bora.advice.map import RegionAdvice, Way, region_advice
from rulesets.bora_bora.components import FISH
from tabletop_tui.games.bora_bora.drawings import signs
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.things.base import BoraBoraThing, Figures, Moment, cell
from tabletop_tui.games.bora_bora.things.ground import where_it_goes


class RegionThing(BoraBoraThing):
    """A region to which a hut could go."""

    nouns = ("region",)

    def advice(self, at: Moment, id: str) -> RegionAdvice:
        return region_advice(at.view, at.seat, at.decision, id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.region(id)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """The path that leads there, what it yields, its fish, and whose hut would have to make way."""
        advice, terms = self.advice(at, id), self.terms
        if advice.holder is None:
            site = cell(self.say.cell_free(), "good")
        else:
            site = cell(self.say.cell_aside(holder=terms.name(advice.holder)), "warn")
        return {
            BoraBoraMessages.head_path: cell(advice.path, "dim"),
            BoraBoraMessages.head_brings: signs.yielded(terms, advice.yields),
            BoraBoraMessages.head_fish: signs.fish(terms, advice.fish),
            BoraBoraMessages.head_site: site,
        }

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Where its material goes, who is pushed aside, when its fish counts, and where paths lead."""
        advice = self.advice(at, id)
        if advice.material is not None:
            yield where_it_goes(self, advice.material)
        if advice.holder is not None:
            yield self.say.detail_aside(holder=self.terms.name(advice.holder))
        yield self._fish(advice)
        yield self.say.detail_ways(ways=self._ways(advice))

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.name(at, id, noun)
        yield self.in_a_line(at, id)
        yield self._fish(self.advice(at, id))

    def in_a_line(self, at: Moment, id: str) -> str:
        """All that lies there, and where paths lead."""
        advice, terms = self.advice(at, id), self.terms
        return self.say.text_region(
            region=terms.region(id),
            holders=self._huts(advice),
            good=terms.materials(advice.yields),
            tile=terms.fish(advice.fish),
            ways=self._ways(advice),
        )

    def _fish(self, advice: RegionAdvice) -> str:
        """When the fish counts."""
        say, row = self.say, FISH[advice.fish]
        kind, vp = self.terms.fish_kind(row.fish_kind), self.terms.vp(row.vp)
        match advice.fish_scored:
            case "play":
                return say.detail_fish_play(fish=kind, vp=vp)
            case "later":
                return say.detail_fish_later(fish=kind, vp=vp)
            case "look":
                return say.detail_fish_look(fish=kind, vp=vp)
            case "first":
                return say.detail_fish_first(fish=kind)

    def _huts(self, advice: RegionAdvice) -> str:
        """The owners of the huts there."""
        say, name = self.say, self.terms.name
        huts = say.text_site_free() if advice.holder is None else say.text_site_held(name=name(advice.holder))
        names = ", ".join(map(name, advice.aside))
        return say.text_beside(huts=huts, names=names) if names else huts

    def _ways(self, advice: RegionAdvice) -> str:
        """Paths by land and by water."""
        ways = [self.say.way_land(ways=_listed(advice.land))] if advice.land else []
        ways += [self.say.way_water(ways=_listed(advice.water))] if advice.water else []
        return "; ".join(ways)


def _listed(ways: Sequence[Way]) -> str:
    return ", ".join(f"{way.region} ({way.value})" for way in ways)
