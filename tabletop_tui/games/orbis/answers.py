"""The things of Orbis that follow once a tile is taken: worshippers, costs, sites, offers."""

from collections.abc import Mapping, Sequence

from rulesets.orbis.advice import cost_preview, supply_preview
from rulesets.orbis.components import COLOURS, LANDSCAPES, TRADE_PRICE
from rulesets.orbis.costs import cost_of, is_free
from rulesets.orbis.preview import (
    asked,
    best_in_hand,
    left_after,
    opened_by_hand,
    promise,
    site_preview,
    sites_for,
    supply_after,
    trial_in_hand,
    wasted_needlessly,
    wasted_on,
    wilderness_cost,
)
from tabletop_tui.games.orbis.drawings.outcome import gift
from tabletop_tui.games.orbis.things import Moment, OrbisThing
from tabletop_tui.kit.card import points
from tabletop_tui.kit.thing import Facts
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.paint.runs import spaced

_THEN = "detail-hold said-trade-pays?pays =short said-trade-payable?payable said-trade-unpayable?unpayable"


class SupplyThing(OrbisThing):
    """Worshippers that a seat holds: to give, gain, trade, or only look at."""

    nouns = ("supply", "give", "gain", "trade")
    TELLS = dict.fromkeys(("give", "gain", "trade"), _THEN)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What a player does with them."""
        give, *get = (self.terms.colour(word) for word in id.split("/"))
        facts = {"colour": give, "sign": self.terms.sign(id), "give": give, "get": "".join(get)}
        which = "element" if noun == "supply" else "option"
        return self.say(which, noun, **facts, price=TRADE_PRICE)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Like `name`, with what is held."""
        name = self.name(at, id, noun)
        return name if noun == "trade" else self.say("option-held", option=name, held=self._held(at, id))

    def _held(self, at: Moment, colour: str) -> int:
        return self.own(at).supply[COLOURS.index(colour)]

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What is held now, and what would be held then."""
        after = supply_after(self.own(at).supply, noun, id)
        if noun == "trade":
            return ((), spaced(self.terms.amounts(after)))
        then = (Run(f"{after[COLOURS.index(id)]}", "strong"), Run(f" {self.terms.sign(id)}", id))
        return ((Run(str(self._held(at, id))),), then)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What would be held then, and what that changes for the landscape in hand or on the display."""
        return self.facts_of(supply_preview(at.view, at.seat, noun, id))

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """How many a seat holds."""
        facts = {"name": self.wording.name(at.seat), "colour": self.terms.colour(id)}
        return [self.say("look-supply", **facts, count=self._held(at, id))]


class CostThing(OrbisThing):
    """Paying for the landscape in hand, or turning it over."""

    nouns = ("pay", "wilderness")
    TELLS = {
        "pay": "detail-pays?coloured detail-saves?saved detail-pays-any#any detail-pays-nothing?free =does",
        "wilderness": "detail-wilderness detail-wilderness-sites#sites",
    }
    ASKS = {"wilderness": "confirm-wilderness?what"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Which of the two costs it is, in words."""
        if at.view.hand is None or noun == "wilderness":
            return self.say("option-wilderness")
        cost = cost_of(LANDSCAPES[at.view.hand], self.own(at).benefits)
        return self.say("option-pay", "free" if is_free(cost) else "cost", cost=self.terms.cost(cost))

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """The best result, the number of sites, and what is held then."""
        hand, wild = at.view.hand, noun == "wilderness"
        gained = best_in_hand(at.view, at.seat, wild=wild)
        brings = gift(self.terms, LANDSCAPES[hand]) if hand is not None and not wild else ()
        sites = len(sites_for(self.own(at), hand, wild=wild))
        best = brings if brings and not gained else (points(gained),)
        return {"best": best, "sites": (Run(str(sites)),), "left": self._kept(at, wild=wild)}

    def _kept(self, at: Moment, *, wild: bool) -> Line:
        """What is held then, before the player chooses what to pay for `✱`."""
        kept, free = (self.own(at).supply, 0) if wild else left_after(at.view, at.seat)
        if sum(kept) <= free:
            return (Run("0", "dim"),)
        less = (Run(" −", "dim"), *self.terms.amounts([], free)) if free else ()
        return (*spaced(self.terms.amounts(kept)), *less)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What is paid and kept, what a benefit saves, and what a wilderness would score."""
        return self.facts_of(cost_preview(at.view, at.seat))


class SiteThing(OrbisThing):
    """A site of a world, free or with what lies on it."""

    nouns = ("site",)
    TELLS = {
        "site": "detail-watered?watered detail-dry?dry detail-forest-here?forest warn-forest-never?never "
        "detail-effect-later?later =helps =does?gives =opens said-laid-for-good?tile"
    }
    ASKS = {"site": "confirm-site-{effect}?needless"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Where in the pyramid the site is."""
        return self.terms.site(self.own(at).world, id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Where it is, what it rests on, and what would happen there."""
        resting, where = self.terms.resting(self.own(at).world, id), self.name(at, id, noun)
        said = self.say("text-site", where=where, resting=resting) if resting else where
        if id not in self.own(at).open_sites:
            return said
        promised = "".join(run.text for run in self._points(at, id)).replace("−", "-")
        return self.say("option-site", where=said, points=promised)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """What it rests on, what it scores, whether a task can still be met there, and what it opens."""
        found = [colours for _, colours in opened_by_hand(at.view, at.seat, id)]
        fits = " ".join(self.terms.colours(tuple(each)) or self.terms.sign("any") for each in found)
        return {
            "rests": (Run(self.terms.resting(self.own(at).world, id, "brief"), "dim"),),
            "scores": (*self.result(at, id, noun), *self._task(at, id)),
            "opens": self.terms.signed(fits or "–"),
        }

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """What is written on the site itself: points, or what the landscape in hand brings anywhere."""
        trial, promised = trial_in_hand(at.view, at.seat), self._points(at, id)
        nothing = trial is not None and not trial.wild and promised == (points(0),)
        return (gift(self.terms, LANDSCAPES[trial.tile]) if nothing and trial else ()) or promised

    def _points(self, at: Moment, id: str) -> Line:
        """Points, or `+3?` where a Forest can still be completed."""
        trial = trial_in_hand(at.view, at.seat)
        if trial is None:
            return ()
        found = promise(self.own(at).world, id, trial)
        if found.hope and not found.points:
            return (Run(f"+{LANDSCAPES[trial.tile].cp}?", "gold"),)
        return (points(found.points),)

    def _task(self, at: Moment, site: str) -> Line:
        """How many neighbours a Forest has, or whether an Irrigation is watered."""
        hand = at.view.hand
        if hand is None:
            return ()
        preview = site_preview(at.view, at.seat, hand, site, wild=at.view.turned_over)
        if preview.forest is not None:
            have, need = preview.forest
            dead = have < need and wasted_on(self.own(at).world, site, hand)
            return (Run(f"  {have}/{need}", "bad" if dead else "good" if have >= need else "warn"),)
        return () if preview.watered is None else (Run(" "), self.terms.mark(met=preview.watered))

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What the landscape in hand would score here, whose Forests it helps, and what it opens."""
        hand, world = at.view.hand, self.own(at).world
        if hand is None:
            return {}
        preview = site_preview(at.view, at.seat, hand, id, wild=at.view.turned_over)
        helps = [
            self.say("detail-helps", where=self.terms.site(world, site), have=then.have, need=then.need)
            for site, then in preview.forests_helped.items()
        ]
        needless = wasted_needlessly(at.view, at.seat, id)
        return {**self.facts_of(preview), "helps": helps, "needless": needless}

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What lies there and what it is worth."""
        own = self.own(at)
        where, laid = self.terms.site(own.world, id), own.world.get(id)
        if laid is None:
            return [self.say("look-free", where=where)]
        if laid.wild:
            return [self.say("look-wild", where=where, lost=wilderness_cost(at.view, at.seat))]
        judged = own.verdicts[id]
        worth = self.say("look", judged.status, points=judged.points, have=judged.have, need=judged.need)
        return [f"{where}:", *self.terms.printed(laid.tile), worth]


class OfferThing(OrbisThing):
    """Returning or removing what the landscape or god just taken asks for, or declining."""

    nouns = ("sacrifice", "erupt", "decline")
    TELLS = {noun: f"detail-{noun}" for noun in nouns}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Yes with its price, or no with its loss."""
        return self.say("option", noun, count=asked(at.view, at.seat).count)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """What giving one would bring, for the list."""
        return {"brings": (points(0 if noun == "decline" else asked(at.view, at.seat).cp),)}

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What leaves, what is kept, and the points."""
        offer = asked(at.view, at.seat)
        need = LANDSCAPES[offer.tile].need if offer.tile else ()
        lying = sum(colours[c] for colours in at.view.worshippers for c in need)
        left = sum(self.own(at).supply) - offer.count
        return {"count": offer.count, "cp": offer.cp, "left": left, "lying": lying}


class LyingThing(OrbisThing):
    """Worshippers of one colour on one slot, which a Volcano can remove."""

    nouns = ("remove",)
    TELLS = {"remove": "detail-remove"}

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """Where they lie, and how many of them."""
        slot, _, colour = id.partition("/")
        tile, count = at.view.display[int(slot)], at.view.worshippers[int(slot)][COLOURS.index(colour)]
        where = self.terms.kind(tile, "short") if tile else self.say("tile-empty")
        facts = {"slot": int(slot) + 1, "where": where, "count": count}
        return {**facts, "colour": self.terms.colour(colour), "sign": self.terms.sign(colour)}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Where it lies, and its colour."""
        return self.say("option-remove", **self.facts(at, id, noun))

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """How many of that colour lie there."""
        return {"lies": (Run(str(self.facts(at, id, noun)["count"])),)}
