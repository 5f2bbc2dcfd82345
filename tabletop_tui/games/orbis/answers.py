"""The things of Orbis that come after a tile is taken: worshippers, costs, sites, offers."""

from collections.abc import Sequence
from typing import Any

from rulesets.orbis.components import COLOURS, LANDSCAPES, TRADE_PRICE
from rulesets.orbis.costs import can_pay, cost_of, is_free, shortfall
from rulesets.orbis.preview import (
    asked,
    best_in_hand,
    left_after,
    opened,
    payable_after,
    promise,
    site_preview,
    sites_for,
    supply_after,
    trial_in_hand,
    wasted_needlessly,
    wasted_on,
    wilderness_cost,
)
from rulesets.orbis.state import Laid
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.kit.card import points
from tabletop_tui.games.orbis.drawings.outcome import gift
from tabletop_tui.games.orbis.things import Moment, OrbisThing
from tabletop_tui.runs import spaced


class SupplyThing(OrbisThing):
    """Worshippers that a seat holds: given, gained, traded, or only looked at."""

    nouns = ("supply", "give", "gain", "trade")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What is done with them."""
        if noun == "supply":
            return self.say("element-supply", colour=self.terms.colour(id))
        if noun == "trade":
            give, get = map(self.terms.colour, id.split("/"))
            return self.say("option-trade", give=give, get=get, price=TRADE_PRICE)
        return self.say("option", noun, colour=self.terms.colour(id), sign=self._sign(id))

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """As `name`, with what is held."""
        name = self.name(at, id, noun)
        return name if noun == "trade" else self.say("option-held", option=name, held=self._held(at, id))

    def _sign(self, colour: str) -> str:
        return self.terms.signs[COLOURS.index(colour)]

    def _held(self, at: Moment, colour: str) -> int:
        return self.own(at).supply[COLOURS.index(colour)]

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What is held, and what would be held then."""
        after = supply_after(self.own(at).supply, noun, id)
        if noun == "trade":
            return ((), spaced(self.terms.amounts(after)))
        then = (Run(f"{after[COLOURS.index(id)]}", "strong"), Run(f" {self._sign(id)}", id))
        return ((Run(str(self._held(at, id))),), then)

    def said(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """What would be held then, and what that changes for the landscape in hand or on the display."""
        after = supply_after(self.own(at).supply, noun, id)
        said = [self.say("detail-hold", held=self.terms.held(after), total=sum(after))]
        if noun == "trade" and at.view.hand is not None:
            cost = cost_of(LANDSCAPES[at.view.hand], self.own(at).benefits)
            lacking, facts = shortfall(after, cost), self.terms.facts(at.view.hand)
            paid = (
                self.say("said-trade-pays", **facts) if can_pay(after, cost) else self.terms.shortage(lacking)
            )
            return [*said, paid]
        found = payable_after(at.view, at.seat, after)
        for which, payable in (("payable", True), ("unpayable", False)):
            named = [f"{slot + 1} {self.terms.kind(tile)}" for slot, tile, then in found if then is payable]
            said += [self.say("said-trade", which, tiles=self.listing(named))] if named else []
        return said

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """How many a seat holds."""
        facts = {"name": self.wording.name(at.seat), "colour": self.terms.colour(id)}
        return [self.say("look-supply", **facts, count=self._held(at, id))]


class CostThing(OrbisThing):
    """Paying for the landscape in hand, or turning it over."""

    nouns = ("pay", "wilderness")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Which of the two costs is paid, in words."""
        if at.view.hand is None or noun == "wilderness":
            return self.say("option-wilderness")
        cost = cost_of(LANDSCAPES[at.view.hand], self.own(at).benefits)
        return self.say("option-pay", "free" if is_free(cost) else "cost", cost=self.terms.cost(cost))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """The best result, on how many sites, and what is held then."""
        hand, wild = at.view.hand, noun == "wilderness"
        gained = best_in_hand(at.view, at.seat, wild=wild)
        brings = gift(self.terms, LANDSCAPES[hand]) if hand is not None and not wild else ()
        sites = len(sites_for(self.own(at), hand, wild=wild))
        best = brings if brings and not gained else (points(gained),)
        return (best, (Run(str(sites)),), self._kept(at, wild=wild))

    def _kept(self, at: Moment, *, wild: bool) -> Line:
        """What is held then; what of it still goes for `✱` is the player's choice."""
        kept, free = (self.own(at).supply, 0) if wild else left_after(at.view, at.seat)
        if sum(kept) <= free:
            return (Run("0", "dim"),)
        less = (Run(" −", "dim"), *self.terms.amounts([], free)) if free else ()
        return (*spaced(self.terms.amounts(kept)), *less)

    def said(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """What is paid and kept, and what comes of it."""
        hand, own = at.view.hand, self.own(at)
        if noun == "wilderness" or hand is None:
            lost = wilderness_cost(at.view, at.seat)
            return (self.say("detail-wilderness", lost=lost), self.sites(len(own.open_sites)))
        row = LANDSCAPES[hand]
        cost, said = cost_of(row, own.benefits), []
        if any(cost.coloured):
            held = self.terms.held(left_after(at.view, at.seat)[0])
            said.append(self.say("detail-pays", paid=self.terms.worshippers(cost.coloured), held=held))
        saved = [n if c in own.benefits else 0 for c, n in enumerate(row.cost)]
        said += [self.say("detail-saves", saved=self.terms.worshippers(saved))] if any(saved) else []
        said += [self.counted("detail-pays-any", count=cost.any)] if cost.any else []
        said += [self.say("detail-pays-nothing")] if is_free(cost) else []
        return (*said, self.terms.facts(hand)["does"])

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A landscape that could lie face up is turned over only when that is asked for twice."""
        if noun != "wilderness" or at.view.hand is None:
            return None
        lost = wilderness_cost(at.view, at.seat)
        return self.say("confirm-wilderness", **self.terms.facts(at.view.hand), lost=lost)


class SiteThing(OrbisThing):
    """A site of a world, free or with what lies on it."""

    nouns = ("site",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Where in the pyramid the site is."""
        return self.terms.site(self.own(at).world, id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Where it is, what it rests on, and what would come of it."""
        resting, where = self.terms.resting(self.own(at).world, id), self.name(at, id, noun)
        said = self.say("text-site", where=where, resting=resting) if resting else where
        promised = "".join(run.text for run in self._points(at, id)).replace("−", "-")
        return self.say("option-site", where=said, points=promised)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What it rests on, what it scores and whether a task can still be met there, what it opens."""
        resting = (Run(self.terms.resting(self.own(at).world, id, "brief"), "dim"),)
        scores = (*self.result(at, id, noun), *self._task(at, id))
        _, found = self._opened(at, id)
        fits = " ".join(self.terms.colours(tuple(each)) or self.terms.sign("any") for each in found)
        return (resting, scores, self.terms.signed(fits or "–"))

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """What the site itself says: points, or the gift that the landscape in hand brings anywhere."""
        trial, promised = trial_in_hand(at.view, at.seat), self._points(at, id)
        nothing = trial is not None and not trial.wild and promised == (points(0),)
        return (gift(self.terms, LANDSCAPES[trial.tile]) if nothing and trial else ()) or promised

    def _points(self, at: Moment, id: str) -> Line:
        """Points, or `+3?` where a Forest may still be completed."""
        trial = trial_in_hand(at.view, at.seat)
        if trial is None:
            return ()
        found = promise(self.own(at).world, id, trial)
        if found.hope and not found.points:
            return (Run(f"+{LANDSCAPES[trial.tile].cp}?", "gold"),)
        return (points(found.points),)

    def _task(self, at: Moment, site: str) -> Line:
        """A Forest's neighbours, or whether an Irrigation is watered."""
        hand = at.view.hand
        if hand is None:
            return ()
        preview = site_preview(at.view, at.seat, hand, site, wild=at.view.turned_over)
        if preview.forest is not None:
            have, need = preview.forest
            dead = have < need and wasted_on(self.own(at).world, site, hand)
            return (Run(f"  {have}/{need}", "bad" if dead else "good" if have >= need else "warn"),)
        return () if preview.watered is None else (Run(" "), self.terms.mark(met=preview.watered))

    def _opened(self, at: Moment, site: str) -> tuple[int, list[frozenset[int]]]:
        """The row in which it opens sites, and for each of them the colours that fit; none for all."""
        if at.view.hand is None:
            return 0, []
        found = opened(self.own(at).world, site, Laid(at.view.hand, at.view.turned_over))
        return (found[0][0] if found else 0), [colours for _, colours in found]

    def _opens(self, at: Moment, site: str) -> str:
        """What it opens, in a sentence."""
        row, found = self._opened(at, site)
        if not found:
            return self.say("said-opens-none")
        fitting = sorted({colour for colours in found for colour in colours})
        named = (
            [self.terms.colour(colour) for colour in fitting] if all(found) else [self.say("every-colour")]
        )
        return self.say("said-opens", row=row, colours=self.listing_or(named))

    def said(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """What the landscape in hand would score here, whose Forests it helps, and what it opens."""
        hand, world = at.view.hand, self.own(at).world
        if hand is None:
            return ()
        wild, effect, facts = at.view.turned_over, LANDSCAPES[hand].effect, self.terms.facts(hand)
        preview = site_preview(at.view, at.seat, hand, id, wild=wild)
        said: list[str] = []
        if preview.watered is not None:
            said.append(self.say("detail-watered" if preview.watered else "detail-dry", **facts))
        if preview.forest is not None:
            have, need = preview.forest
            said.append(self.say("detail-forest-here", have=have, need=need))
            said += [self.say("warn-forest-never")] if wasted_on(world, id, hand) else []
        if not wild and effect in {"village", "volcano"}:
            said.append(self.say("detail-effect-later", **{**facts, "does": facts["does"].rstrip(".")}))
        for site, then in preview.forests_helped.items():
            where = self.terms.site(world, site)
            said.append(self.say("detail-helps", where=where, have=then.have, need=then.need))
        said += [facts["does"]] if not wild and effect in {"farm", "conversion", "shrine"} else []
        return (*said, self._opens(at, id), self.say("said-laid-for-good"))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A site on which a task is lost for ever is asked for twice while another would do."""
        hand = at.view.hand
        if hand is None or not wasted_needlessly(at.view, at.seat, id):
            return None
        return self.say("confirm-site", LANDSCAPES[hand].effect, **self.terms.facts(hand))

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
    """Giving back or removing what the landscape or god just taken asks for, or declining."""

    nouns = ("sacrifice", "erupt", "decline")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Yes with its price, or no with its loss."""
        return self.say("option", noun, count=asked(at.view, at.seat).count)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What the offer comes to, in figures."""
        return ((points(0 if noun == "decline" else asked(at.view, at.seat).cp),),)

    def said(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """What leaves, what is kept, and the points."""
        offer = asked(at.view, at.seat)
        need = LANDSCAPES[offer.tile].need if offer.tile else ()
        lying = sum(colours[c] for colours in at.view.worshippers for c in need)
        facts = {"count": offer.count, "cp": offer.cp, "left": sum(self.own(at).supply) - offer.count}
        return (self.say("detail", noun, **facts, lying=lying),)


class LyingThing(OrbisThing):
    """Worshippers of one colour on one slot, which a Volcano may remove."""

    nouns = ("remove",)

    def _facts(self, at: Moment, id: str) -> dict[str, Any]:
        slot, _, colour = id.partition("/")
        tile, index = at.view.display[int(slot)], COLOURS.index(colour)
        where = self.terms.kind(tile, "short") if tile else self.say("tile-empty")
        facts = {"slot": int(slot) + 1, "where": where, "count": at.view.worshippers[int(slot)][index]}
        return {**facts, "colour": self.terms.colour(colour), "sign": self.terms.signs[index]}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Where it lies, and its colour."""
        return self.say("option-remove", **self._facts(at, id))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """How many like it lie there."""
        return ((Run(str(self._facts(at, id)["count"])),),)

    def said(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """The same in a sentence."""
        return (self.say("detail-remove", **self._facts(at, id)),)
