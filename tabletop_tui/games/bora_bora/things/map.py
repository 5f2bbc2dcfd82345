"""Regions of the map."""

from collections.abc import Iterable, Iterator, Sequence

from rulesets.bora_bora.advice.map import RegionAdvice, Way, region_advice
from rulesets.bora_bora.components import FISH, REGIONS
from tabletop_tui.games.bora_bora.drawings import signs
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.things.base import BoraBoraThing, Figures, Moment, cell
from tabletop_tui.games.bora_bora.things.ground import where_it_goes
from tabletop_tui.paint.drawing import Line, Run

_FEW = 4
"""Up to this many regions, there is room to say when a fish counts."""


class RegionThing(BoraBoraThing):
    """A region to which a hut could go."""

    nouns = ("region",)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"region:{region}" for region in REGIONS]

    def advice(self, at: Moment, id: str) -> RegionAdvice:
        return region_advice(at.view, at.seat, at.decision, id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.region(id)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """The path that leads there, what it yields, its fish, and whose hut would have to make way."""
        advice, terms, say = self.advice(at, id), self.terms, self.say
        if advice.holder is None:
            site = cell(self.unless_aloud(say.cell_free_site(), say.cell_free()))
        else:
            site = cell(say.cell_aside(holder=terms.name(advice.holder)), "warn")
        return {
            BoraBoraMessages.head_path: cell(self._path(advice), "dim"),
            BoraBoraMessages.head_brings: signs.yielded(terms, advice.yields),
            BoraBoraMessages.head_fish: self._fish_points(at, advice),
            BoraBoraMessages.head_site: site,
        }

    def _path(self, advice: RegionAdvice) -> str:
        """The path that leads there, by its kind and value."""
        if not advice.path:
            return ""
        if advice.by_land:
            return self.say.cell_way_land(value=advice.path)
        return self.say.cell_way_water(value=advice.path)

    def _fish_points(self, at: Moment, advice: RegionAdvice) -> Line:
        """Its fish tile; in a short list, also when it counts."""
        few = at.decision is not None and len(at.decision.options) <= _FEW
        if self.terms.spelt or not few:
            return signs.fish(self.terms, advice.fish)
        vp = Run(self.terms.vp(FISH[advice.fish].vp), "gold")
        if advice.fish_scored != "play":
            return _around(self.say.cell_fish_end(vp=vp.text), vp)
        return _around(self.say.cell_fish_now(vp=vp.text), vp, vp)

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
                return say.detail_fish_first(fish=kind, vp=vp)

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


def _around(said: str, *runs: Run) -> Line:
    """A sentence with some of its parts in their inks."""
    found: list[Run] = []
    for run in runs:
        before, _, said = said.partition(run.text)
        found += [Run(before, "dim"), run]
    return (*found, Run(said, "dim"))


def _listed(ways: Sequence[Way]) -> str:
    return ", ".join(f"{way.region} ({way.value})" for way in ways)
