"""The things of Orbis that follow once a tile is taken: worshippers, costs, sites, offers."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulesets.orbis.advice.sites import SitePreview, opened_by_hand, site_preview, wasted_on
from rulesets.orbis.advice.trials import (
    best_in_hand,
    promise,
    sites_for,
    trial_in_hand,
    wasted_needlessly,
    wilderness_cost,
)
from rulesets.orbis.advice.worshippers import (
    Asked,
    CostAdvice,
    Lying,
    SupplyAdvice,
    asked,
    cost_advice,
    lacking_for,
    left_after,
    supply_advice,
    traded,
    with_more,
)
from rulesets.orbis.components import COLOURS, LANDSCAPES, TRADE_PRICE
from rulesets.orbis.components import colour as number_of
from rulesets.orbis.costs import cost_of, is_free
from rulesets.orbis.options import Trade
from rulesets.orbis.scoring import Verdict
from tabletop_tui.games.orbis.drawings.outcome import gift
from tabletop_tui.games.orbis.messages import OrbisMessages
from tabletop_tui.games.orbis.things import Moment, OrbisThing
from tabletop_tui.kit.card import points
from tabletop_tui.kit.thing import NOTHING, Title
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.paint.runs import spaced

# -- worshippers -----------------------------------------------------------------------------------


class WorshipperThing(OrbisThing):
    """Worshippers of one colour, by the colour's word."""

    def held(self, at: Moment, id: str) -> int:
        return self.own(at).supply[number_of(id)]

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Like `name`, with what is held."""
        return self.say.option_held(option=self.name(at, id, noun), held=self.held(at, id))


class SupplyThing(WorshipperThing):
    """Worshippers that a seat holds, to look at."""

    nouns = ("supply",)
    owned = True

    def places(self, at: Moment) -> Iterable[str]:
        return [f"supply:{colour}" for colour in COLOURS]

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.element_supply(colour=self.terms.colour(id))

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        name, colour = self.wording.name(at.seat), self.terms.colour(id)
        return [self.say.look_supply(name=name, colour=colour, count=self.held(at, id))]


class ChangeThing(WorshipperThing):
    """An answer after which a seat holds other worshippers."""

    @abstractmethod
    def then(self, at: Moment, id: str) -> tuple[int, ...]:
        """What the seat would hold, by colour."""

    def advice(self, at: Moment, id: str) -> SupplyAdvice:
        """What that would change for the landscapes of the display."""
        return supply_advice(at.view, at.seat, self.then(at, id))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What is held now, what would be held then, and what that means for the player."""
        then = (Run(f"{self.then(at, id)[number_of(id)]}", "strong"), Run(f" {self.terms.sign(id)}", id))
        return ((Run(str(self.held(at, id))),), then, self.means(at, id))

    def means(self, at: Moment, id: str) -> Line:
        """What could no longer be paid for, or else could be: slots of the display, gods by name."""
        advice, say = self.advice(at, id), self.say
        gone = self._in_short(advice.unpayable, advice.gods_unpayable)
        opened = self._in_short(advice.payable, advice.gods_payable) if self._is_final(at) else ""
        if not (gone or opened):
            return (NOTHING,)
        if self.terms.spelt:
            return (Run(say.me_unpayable(what=gone) if gone else say.me_payable(what=opened)),)
        mark = self.terms.mark(met=not gone)
        return (mark, Run(f" {gone or opened}", mark.role))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What could no longer be paid for, or could be then; and what would be held."""
        then, say, advice = self.then(at, id), self.say, self.advice(at, id)
        gone = self._listed(advice.unpayable, advice.gods_unpayable)
        if gone:
            yield say.said_trade_unpayable(unpayable=gone)
        opened = self._listed(advice.payable, advice.gods_payable) if self._is_final(at) else ""
        if opened:
            yield say.said_trade_payable(payable=opened)
        yield say.detail_hold(held=self.terms.held(then), total=sum(then))

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What could no longer be paid for."""
        advice = self.advice(at, id)
        if gone := self._listed(advice.unpayable, advice.gods_unpayable):
            yield self.say.said_trade_unpayable(unpayable=gone)

    def _is_final(self, at: Moment) -> bool:
        """Whether nothing more has to be paid: what could be paid for then can really be."""
        return at.view.hand is None

    def _in_short(self, landscapes: Sequence[Lying], gods: Sequence[str]) -> str:
        slots = [str(each.slot + 1) for each in landscapes]
        return ", ".join([*slots, *(self.terms.god(god, "short") for god in gods)])

    def _listed(self, landscapes: Sequence[Lying], gods: Sequence[str]) -> str:
        named = [
            self.say.said_on_slot(landscape=self.terms.kind(each.tile, "object"), slot=each.slot + 1)
            for each in landscapes
        ]
        return self.listing([*named, *map(self.terms.god, gods)])


class GiveThing(ChangeThing):
    """A worshipper to give, by the word of its colour."""

    nouns = ("give",)

    def then(self, at: Moment, id: str) -> tuple[int, ...]:
        return with_more(self.own(at).supply, number_of(id), -1)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_give(sign=self.terms.sign(id), colour=self.terms.colour(id))


class GainThing(ChangeThing):
    """A worshipper to take from the general supply, by the word of its colour."""

    nouns = ("gain",)

    def then(self, at: Moment, id: str) -> tuple[int, ...]:
        return with_more(self.own(at).supply, number_of(id), 1)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_gain(sign=self.terms.sign(id), colour=self.terms.colour(id))


class TradeThing(ChangeThing):
    """Three worshippers of a colour for one of another: `red/blue`."""

    nouns = ("trade",)

    def then(self, at: Moment, id: str) -> tuple[int, ...]:
        """Three fewer of one colour, one more of the other."""
        give, get = id.split("/")
        return traded(self.own(at).supply, Trade(number_of(give), number_of(get)))

    def name(self, at: Moment, id: str, noun: str) -> str:
        give, get = (self.terms.colour(word) for word in id.split("/"))
        return self.say.option_trade(price=TRADE_PRICE, give=give, get=get)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        return self.name(at, id, noun)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Everything that would be held then, and what that means for the player."""
        then = spaced(self.terms.amounts(self.then(at, id)))
        return ((), (), then) if at.view.hand is not None else ((), then, self.means(at, id))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What would be held, and what that means for the landscape in hand, or which others it pays for."""
        yield from super().said(at, id, noun)
        hand = at.view.hand
        if hand is None:
            return
        lacking = lacking_for(at.view, at.seat, hand, self.then(at, id))
        if lacking is not None:
            yield self.terms.shortage(lacking)
        elif lacking_for(at.view, at.seat, hand, self.own(at).supply) is not None:
            yield self.say.said_trade_pays(what=self.terms.kind(hand, "object"))


# -- the cost of the landscape in hand -------------------------------------------------------------


class PayThing(OrbisThing):
    """Paying for the landscape in hand."""

    nouns = ("pay",)

    def advice(self, at: Moment) -> CostAdvice | None:
        """What is paid and kept; `None` without a landscape in hand."""
        return cost_advice(at.view, at.seat)

    def name(self, at: Moment, id: str, noun: str) -> str:
        if at.view.hand is None:
            return self.say.option_wilderness()
        cost = cost_of(LANDSCAPES[at.view.hand], self.own(at).benefits)
        if is_free(cost):
            return self.say.option_pay_free()
        return self.say.option_pay_cost(cost=self.terms.cost(cost))

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[Title, Line]:
        """The best result, the number of sites, and what is held before paying what may be of any colour."""
        hand = at.view.hand
        gained, sites = best_in_hand(at.view, at.seat, wild=False), sites_for(self.own(at), hand, wild=False)
        brings = gift(self.terms, LANDSCAPES[hand]) if hand is not None and not gained else ()
        rest = left_after(at.view, at.seat)
        less = (Run(" −", "dim"), *self.terms.amounts([], rest.owed)) if rest.owed else ()
        left = (*spaced(self.terms.amounts(rest.held)), *less)
        return {
            OrbisMessages.head_best: brings or (points(gained),),
            OrbisMessages.head_sites: (Run(str(len(sites))),),
            OrbisMessages.head_left: left if sum(rest.held) > rest.owed else (Run("0", "dim"),),
        }

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """The best result of laying it face up."""
        gained = best_in_hand(at.view, at.seat, wild=False)
        return (points(gained),) if gained else ()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What is paid and kept, what a benefit saves, and what the landscape does."""
        advice, say = self.advice(at), self.say
        if advice is None:
            return
        coloured, held = self.terms.worshippers(advice.coloured), self.terms.held(advice.held)
        if any(advice.coloured) and advice.any:
            yield say.detail_pays_any(coloured=coloured, count=advice.any, held=held)
        elif any(advice.coloured):
            yield say.detail_pays(coloured=coloured, held=held)
        elif advice.any:
            yield say.detail_pays_any_only(count=advice.any)
        if any(advice.saved):
            yield say.detail_saves(
                count=sum(map(bool, advice.saved)), saved=self.terms.worshippers(advice.saved)
            )
        if advice.free:
            yield say.detail_pays_nothing()
        yield self.terms.tile(advice.tile).does

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """That it costs nothing."""
        yield self.say.detail_pays_nothing()


class WildernessThing(OrbisThing):
    """Turning the landscape in hand over."""

    nouns = ("wilderness",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_wilderness()

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[Title, Line]:
        """The best result, the number of sites, and what is held."""
        own = self.own(at)
        return {
            OrbisMessages.head_best: (points(best_in_hand(at.view, at.seat, wild=True)),),
            OrbisMessages.head_sites: (Run(str(len(own.open_sites))),),
            OrbisMessages.head_left: spaced(self.terms.amounts(own.supply)) or (Run("0", "dim"),),
        }

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it means for a god, what it scores, and on how many sites it can lie."""
        yield from self.said_of_gods(at, "wilderness")
        yield self.say.detail_wilderness(lost=wilderness_cost(at.view, at.seat))
        yield self.say.detail_wilderness_sites(count=len(self.own(at).open_sites))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asks before a landscape that could be laid face up is turned over."""
        if at.view.hand is None:
            return None
        what, lost = self.terms.kind(at.view.hand, "object"), wilderness_cost(at.view, at.seat)
        return self.say.confirm_wilderness(what=what, lost=lost)


# -- sites -----------------------------------------------------------------------------------------


class SiteThing(OrbisThing):
    """A site of a world, free or with what lies on it."""

    nouns = ("site",)

    def advice(self, at: Moment, id: str, hand: str) -> SitePreview:
        """What laying the landscape in hand there would do."""
        return site_preview(at.view, at.seat, hand, id, wild=at.view.turned_over)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Where in the pyramid the site is."""
        return self.terms.site(self.own(at).world, id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Where it is, what it rests on, and what would happen there."""
        resting, where = self.terms.resting(self.own(at).world, id), self.name(at, id, noun)
        said = self.say.text_site(where=where, resting=resting) if resting else where
        if id not in self.own(at).open_sites:
            return said
        promised = "".join(run.text for run in self._points(at, id))
        return self.say.option_site(where=said, points=promised)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[Title, Line]:
        """What it rests on, what it scores, whether a task can still be met there, and what it opens."""
        found = opened_by_hand(at.view, at.seat, id)
        fits = " ".join(self.terms.colours(tuple(each.colours)) or self.terms.sign("any") for each in found)
        return {
            OrbisMessages.head_rests: (Run(self.terms.resting(self.own(at).world, id, "brief"), "dim"),),
            OrbisMessages.head_scores: (*self.result(at, id, noun), *self._task(at, id)),
            OrbisMessages.head_opens: self.terms.signed(fits or "–"),
            OrbisMessages.head_me: self._for_me(at, id),
        }

    def _for_me(self, at: Moment, id: str) -> Line:
        """What it does for a god, or else for the Forest that it brings furthest."""
        gods, hand = self.of_gods(at, f"site:{id}"), at.view.hand
        helped = self.advice(at, id, hand).forests_helped.values() if hand is not None else ()
        if gods != (NOTHING,) or not helped:
            return gods
        then = max(helped, key=lambda forest: forest.have - forest.need)
        role = "good" if then.have >= then.need else "strong"
        return (Run(self.say.me_forest(have=then.have, need=then.need), role),)

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """What is written on the site itself: points, or what the landscape in hand brings anywhere."""
        trial, promised = trial_in_hand(at.view, at.seat), self._points(at, id)
        if trial is None or trial.wild or promised != (points(0),):
            return promised
        return gift(self.terms, LANDSCAPES[trial.tile]) or promised

    def gain(self, at: Moment, id: str, noun: str) -> int:
        trial = trial_in_hand(at.view, at.seat)
        return promise(self.own(at).world, id, trial).points if trial is not None else 0

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
        advice = self.advice(at, site, hand)
        if advice.forest is not None:
            have, need = advice.forest
            dead = have < need and wasted_on(self.own(at).world, site, hand)
            return (Run(f"  {have}/{need}", "bad" if dead else "good" if have >= need else "warn"),)
        return () if advice.watered is None else (Run(" "), self.terms.mark(met=advice.watered))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What the landscape in hand would score here, whose Forests it helps, and what it opens."""
        hand, world, say = at.view.hand, self.own(at).world, self.say
        if hand is None:
            return
        advice, row, words = self.advice(at, id, hand), LANDSCAPES[hand], self.terms.tile(hand)
        yield from self.said_of_gods(at, f"site:{id}")
        if advice.watered is not None:
            yield say.detail_watered(cp=row.cp) if advice.watered else say.detail_dry()
        if advice.forest is not None:
            yield say.detail_forest_here(have=advice.forest.have, need=advice.forest.need)
        if advice.never:
            yield say.warn_forest_never()
        if advice.later:
            yield say.detail_effect_later(doing=words.doing, cp=row.cp)
        for other, then in advice.forests_helped.items():
            yield say.detail_helps(where=self.terms.site(world, other), have=then.have, need=then.need)
        if advice.gives:
            yield words.does
        yield self.terms.opening(advice.opens)
        yield say.said_laid_for_good()

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What the landscape brings on any site, and that it stays there."""
        hand = at.view.hand
        if hand is not None:
            advice = self.advice(at, id, hand)
            yield self.terms.tile(hand).does
            if not advice.opens:
                yield self.terms.opening(advice.opens)
        yield self.say.said_laid_for_good()

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asks before the task of an Irrigation or Forest is lost here, though not on another site."""
        hand = at.view.hand
        if hand is None or not wasted_needlessly(at.view, at.seat, id):
            return None
        kind = self.terms.kind(hand)
        if LANDSCAPES[hand].effect == "forest":
            return self.say.confirm_site_forest(kind=kind)
        return self.say.confirm_site_irrigation(kind=kind)

    owned = True

    def places(self, at: Moment) -> Iterable[str]:
        return [f"site:{site}" for site in self.own(at).world]

    def called(self, at: Moment, id: str, noun: str) -> str:
        """Where it is, and what lies there."""
        world = self.own(at).world
        laid, where = world.get(id), self.terms.site(world, id)
        return where if laid is None or laid.wild else f"{where}, {self.terms.kind(laid.tile)}"

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What lies there and what it is worth."""
        own = self.own(at)
        where, laid = self.terms.site(own.world, id), own.world.get(id)
        if laid is None:
            return [self.say.look_free(where=where)]
        if laid.wild:
            return [self.say.look_wild(where=where, lost=wilderness_cost(at.view, at.seat))]
        return [f"{where}:", *self.terms.printed(laid.tile), self._worth(own.verdicts[id])]

    def _worth(self, judged: Verdict) -> str:
        match judged.status:
            case "scores":
                return self.say.look_scores(points=judged.points)
            case "failed":
                return self.say.look_failed()
            case "open":
                return self.say.look_open(have=judged.have, need=judged.need)
            case "pending":
                return self.say.look_pending()
            case "plain" | "wilderness":
                return self.say.look_plain()


# -- what a landscape or god just taken asks for ---------------------------------------------------


class OfferThing(OrbisThing):
    """Giving or removing what the landscape or god just taken asks for."""

    def advice(self, at: Moment) -> Asked:
        """What is asked for, and by what."""
        return asked(at.view, at.seat)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[Title, Line]:
        """The points that it brings, and what it does for a god."""
        return {
            OrbisMessages.head_brings: (points(self.advice(at).cp),),
            OrbisMessages.head_me: self.of_gods(at, noun),
        }


class SacrificeThing(OfferThing):
    """Giving back what a Village or a god asks for."""

    nouns = ("sacrifice",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_sacrifice(count=self.advice(at).count)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it does for a god, what leaves, what is kept, and the points."""
        yield from self.said_of_gods(at, noun)
        offer = self.advice(at)
        left = sum(self.own(at).supply) - offer.count
        yield self.say.detail_sacrifice(count=offer.count, left=left, cp=offer.cp)


class EruptThing(OfferThing):
    """Letting a Volcano remove worshippers from the display."""

    nouns = ("erupt",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_erupt(count=self.advice(at).count)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it does for a god, what leaves, out of how many, and the points."""
        yield from self.said_of_gods(at, noun)
        offer = self.advice(at)
        need = LANDSCAPES[offer.tile].need if offer.tile else ()
        lying = sum(colours[colour] for colours in at.view.worshippers for colour in need)
        yield self.say.detail_erupt(count=offer.count, lying=lying, cp=offer.cp)


class DeclineThing(OfferThing):
    """Giving or removing nothing, so that it scores nothing."""

    nouns = ("decline",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_decline()

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[Title, Line]:
        return {OrbisMessages.head_brings: (points(0),), OrbisMessages.head_me: (NOTHING,)}

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_decline(cp=self.advice(at).cp)


class LyingThing(OrbisThing):
    """Worshippers of one colour on one slot, which a Volcano can remove: `3/red`."""

    nouns = ("remove",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Where it lies, and its colour."""
        slot, _, colour = id.partition("/")
        tile = at.view.display[int(slot)]
        return self.say.option_remove(
            slot=int(slot) + 1,
            where=self.terms.kind(tile, "short") if tile else self.say.tile_empty(),
            sign=self.terms.sign(colour),
            colour=self.terms.colour(colour),
        )

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[Title, Line]:
        return {OrbisMessages.head_lies: (Run(str(self._count(at, id))),)}

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        colour = self.terms.colour(id.partition("/")[2])
        yield self.say.detail_remove(count=self._count(at, id), colour=colour)

    def hinted(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """How much less its landscape then brings whoever takes it."""
        lying = sum(at.view.worshippers[int(id.partition("/")[0])])
        return [self.say.said_removed(before=lying, after=lying - 1)]

    def _count(self, at: Moment, id: str) -> int:
        slot, _, colour = id.partition("/")
        return at.view.worshippers[int(slot)][number_of(colour)]
