"""The things of Orbis that come after a tile is taken: worshippers, costs, sites, offers."""

from collections.abc import Sequence
from typing import Any

from rulesets.core import Decision
from rulesets.orbis.components import (
    COLOURS,
    GODS,
    LANDSCAPES,
    TRADE_PRICE,
)
from rulesets.orbis.costs import cost_of, is_free
from rulesets.orbis.preview import (
    landscape_preview,
    site_preview,
    wasted_on,
)
from rulesets.orbis.scoring import verdict
from rulesets.orbis.state import Laid
from rulesets.orbis.view import OrbisView
from rulesets.orbis.worlds import fits_face_up
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.kit.card import Card
from tabletop_tui.games.kit.thing import Moment as Looked
from tabletop_tui.games.orbis.outcome import (
    gift,
    promise,
    trial_in_hand,
    wilderness_cost,
)
from tabletop_tui.games.orbis.terms import last_laid
from tabletop_tui.games.orbis.things import LandscapeThing, OrbisThing, points, spaced

Moment = Looked[OrbisView]


class SupplyThing(OrbisThing):
    """Worshippers that a seat holds: given, gained, traded, or only looked at."""

    nouns = ("supply", "give", "gain", "trade")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What is done with them."""
        if noun == "supply":
            return self.say("element-supply", colour=self.terms.colour(id))
        if noun == "trade":
            give, get = id.split("/")
            return self.say(
                "option-trade", give=self.terms.colour(give), get=self.terms.colour(get), price=TRADE_PRICE
            )
        return self.say("option", noun, colour=self.terms.colour(id), sign=self._sign(id))

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """As `name`, with what is held."""
        name = self.name(at, id, noun)
        if noun == "trade":
            return name
        return self.say("option-held", option=name, held=at.view.seats[at.seat].supply[COLOURS.index(id)])

    def _sign(self, colour: str) -> str:
        return self.terms.signs[COLOURS.index(colour)]

    def _after(self, at: Moment, id: str, noun: str) -> list[int]:
        supply = list(at.view.seats[at.seat].supply)
        if noun == "trade":
            give, get = id.split("/")
            supply[COLOURS.index(give)] -= TRADE_PRICE
            supply[COLOURS.index(get)] += 1
        else:
            supply[COLOURS.index(id)] += 1 if noun == "gain" else -1
        return supply

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What is held, and what would be held then."""
        if noun == "trade":
            return ((), self.terms.amounts(self._after(at, id, noun)))
        index = COLOURS.index(id)
        held, then = at.view.seats[at.seat].supply[index], self._after(at, id, noun)[index]
        return ((Run(str(held)),), (Run(f"{then}", "strong"), Run(f" {self._sign(id)}", id)))

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What would be held then, and what that changes on the display."""
        after = self._after(at, id, noun)
        held = self.say("detail-hold", held=self.terms.held(after), total=sum(after))
        said = [held, *self._changed(at, after)] if noun == "trade" else [held]
        return Card((Run(self.name(at, id, noun), "strong"),), sentences=tuple(said))

    def _changed(self, at: Moment, after: Sequence[int]) -> list[str]:
        """Which landscapes of the display could be paid for after a trade, or no longer."""
        from dataclasses import replace

        if at.view.hand is not None:
            return []
        seats = list(at.view.seats)
        seats[at.seat] = replace(seats[at.seat], supply=tuple(after))
        then = replace(at.view, seats=tuple(seats))
        said = []
        for slot in range(len(at.view.display)):
            before, now = landscape_preview(at.view, at.seat, slot), landscape_preview(then, at.seat, slot)
            if before and now and before.payable != now.payable and "now" in (before.payable, now.payable):
                which = "payable" if now.payable == "now" else "unpayable"
                said.append(self.say("said-trade", which, slot=slot + 1, tile=self.terms.kind(now.tile)))
        return said

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """How many a seat holds."""
        held = at.view.seats[at.seat].supply[COLOURS.index(id)]
        name = self.wording.name(at.seat)
        return [self.say("look-supply", name=name, colour=self.terms.colour(id), count=held)]


class CostThing(OrbisThing):
    """Paying for the landscape in hand, or turning it over."""

    nouns = ("pay", "wilderness")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Which of the two."""
        if at.view.hand is None or noun == "wilderness":
            return self.say("option-wilderness")
        cost = cost_of(LANDSCAPES[at.view.hand], at.view.seats[at.seat].benefits)
        return self.say("option-pay", "free" if is_free(cost) else "cost", cost=self.terms.cost(cost))

    def _sites(self, at: Moment, noun: str) -> tuple[str, ...]:
        own = at.view.seats[at.seat]
        if noun == "wilderness" or at.view.hand is None:
            return own.open_sites
        colour = LANDSCAPES[at.view.hand].colour
        return tuple(site for site in own.open_sites if fits_face_up(own.world, site, colour))

    def _best(self, at: Moment, noun: str) -> int:
        trial, world = (
            trial_in_hand(at.view, at.seat, unpaid=True, wild=noun == "wilderness"),
            at.view.seats[at.seat].world,
        )
        if trial is None:
            return 0
        return max((promise(world, site, trial).points for site in self._sites(at, noun)), default=0)

    def _after(self, at: Moment) -> list[int]:
        hand, own = at.view.hand, at.view.seats[at.seat]
        cost = cost_of(LANDSCAPES[hand], own.benefits) if hand is not None else None
        return [h - (cost.coloured[c] if cost else 0) for c, h in enumerate(own.supply)]

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """The best result, on how many sites, and what is held then."""
        hand, gained = at.view.hand, self._best(at, noun)
        brings = gift(self.terms, LANDSCAPES[hand]) if hand is not None and noun == "pay" else ()
        best = brings if brings and not gained else (points(gained),)
        sites = (Run(str(len(self._sites(at, noun)))),)
        return (best, sites, self._kept(at, noun))

    def _kept(self, at: Moment, noun: str) -> Line:
        """What is held then; what of it still goes for `✱` is the player's choice."""
        own = at.view.seats[at.seat]
        if noun == "wilderness" or at.view.hand is None:
            kept, free = list(own.supply), 0
        else:
            kept = [max(0, n) for n in self._after(at)]
            free = cost_of(LANDSCAPES[at.view.hand], own.benefits).any
        if sum(kept) <= free:
            return (Run("0", "dim"),)
        less = (Run(" −", "dim"), *self.terms.amounts([], free)) if free else ()
        return (*spaced(self.terms.amounts(kept)), *less)

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What is paid and kept, and what comes of it."""
        hand = at.view.hand
        title = (Run(self.name(at, id, noun), "strong"),)
        if noun == "wilderness" or hand is None:
            lost = wilderness_cost(at.view, at.seat)
            landscapes = self.wording.things["landscape"]
            assert isinstance(landscapes, LandscapeThing)
            sites = landscapes.wildernesses(len(self._sites(at, noun)))
            return Card(title, sentences=(self.say("detail-wilderness", lost=lost), sites))
        own, row = at.view.seats[at.seat], LANDSCAPES[hand]
        cost = cost_of(row, own.benefits)
        said = []
        if any(cost.coloured):
            kept = self.terms.held([max(0, n) for n in self._after(at)])
            said.append(self.say("detail-pays", paid=self.terms.worshippers(cost.coloured), held=kept))
        saved = [n if c in own.benefits else 0 for c, n in enumerate(row.cost)]
        said += [self.say("detail-saves", saved=self.terms.worshippers(saved))] if any(saved) else []
        if cost.any:
            said.append(self.say("detail-pays-any", "one" if cost.any == 1 else "many", count=cost.any))
        said += [] if any(cost.coloured) or cost.any else [self.say("detail-pays-nothing")]
        return Card(title, sentences=(*said, self.terms.does(hand)))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A landscape that could lie face up is turned over only when that is asked for twice."""
        hand = at.view.hand
        if noun != "wilderness" or hand is None:
            return None
        facts = {"what": self.terms.kind(hand, "object"), "lost": wilderness_cost(at.view, at.seat)}
        return self.say("confirm-wilderness", **facts)


class SiteThing(OrbisThing):
    """A site of a world, free or with what lies on it."""

    nouns = ("site",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Where it is."""
        return self.terms.site(at.view.seats[at.seat].world, id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Where it is, what it rests on, and what would come of it."""
        resting = self.terms.resting(at.view.seats[at.seat].world, id)
        where = self.name(at, id, noun)
        said = self.say("text-site", where=where, resting=resting) if resting else where
        return self.say("option-site", where=said, points=f"{self.gained(at, id):+d}")

    def gained(self, at: Moment, site: str) -> int:
        """How many points the world would count more with the landscape in hand here."""
        trial = trial_in_hand(at.view, at.seat)
        return promise(at.view.seats[at.seat].world, site, trial).points if trial else 0

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What it rests on, what it scores, and whether a task can still be met there."""
        world, hand = at.view.seats[at.seat].world, at.view.hand
        resting = (Run(self.terms.resting(world, id), "dim"),)
        return (resting, (self._promised(at, id), *self._task(at, id, hand)))

    def _promised(self, at: Moment, site: str) -> Run:
        """What the site itself says: points, or `+3?` where a Forest may still be completed."""
        trial = trial_in_hand(at.view, at.seat)
        found = promise(at.view.seats[at.seat].world, site, trial) if trial else None
        if found is not None and found.hope and trial is not None and not found.points:
            return Run(f"+{LANDSCAPES[trial.tile].cp}?", "gold")
        return points(found.points if found is not None else 0)

    def first(self, view: OrbisView, decision: Decision[Any]) -> str | None:
        """The site on which the landscape in hand brings most, else one that leaves its task open."""
        trial, world = trial_in_hand(view, decision.seat), view.seats[decision.seat].world
        if trial is None:
            return None
        keys = [option.key for option in decision.options if option.key.startswith("site:")]
        found = {key: promise(world, key.partition(":")[2], trial) for key in keys}
        return max(keys, key=lambda key: (found[key].points, found[key].hope), default=None)

    def _task(self, at: Moment, site: str, hand: str | None) -> Line:
        if hand is None:
            return ()
        preview = site_preview(at.view, at.seat, hand, site, wild=at.view.turned_over)
        if preview.forest is not None:
            have, need = preview.forest
            dead = have < need and wasted_on(at.view.seats[at.seat].world, site, hand)
            return (Run(f"  {have}/{need}", "bad" if dead else "good" if have >= need else "warn"),)
        if preview.watered is not None:
            return (self.met(),) if preview.watered else (Run(f" {self.terms.sign('✗')}", "bad"),)
        return ()

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What lies below it, what the landscape in hand would score here, and whose Forests it helps."""
        hand, world = at.view.hand, at.view.seats[at.seat].world
        title = (Run(self.name(at, id, noun), "strong"),)
        if hand is None:
            return Card(title)
        wild, row = at.view.turned_over, LANDSCAPES[hand]
        preview = site_preview(at.view, at.seat, hand, id, wild=wild)
        said: list[str] = []
        if preview.watered is not None:
            said.append(self.say("detail-watered" if preview.watered else "detail-dry", cp=row.cp))
        if preview.forest is not None:
            have, need = preview.forest
            said.append(self.say("detail-forest-here", have=have, need=need))
            if wasted_on(world, id, hand):
                said.append(self.say("warn-forest-never"))
        if not wild and row.effect in {"village", "volcano"}:
            said.append(self.say("detail-effect-later", does=self.terms.does(hand).rstrip("."), cp=row.cp))
        after = {**world, id: Laid(hand, wild)}
        for helped in preview.forests_helped:
            judged = verdict(after, helped)
            where = self.terms.site(world, helped)
            said.append(self.say("detail-helps", where=where, have=judged.have, need=judged.need))
        if not wild and row.effect in {"farm", "conversion", "shrine"}:
            said.append(self.terms.does(hand))
        return Card(title, (self._promised(at, id),), (), (*said, self.say("said-laid-for-good")))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A site on which a task is lost for ever is asked for twice while another would do."""
        hand, own = at.view.hand, at.view.seats[at.seat]
        if hand is None or at.view.turned_over or not wasted_on(own.world, id, hand):
            return None
        row = LANDSCAPES[hand]
        fitting = [site for site in own.open_sites if fits_face_up(own.world, site, row.colour)]
        if all(wasted_on(own.world, site, hand) for site in fitting):
            return None
        return self.say("confirm-site", row.effect, tile=self.terms.kind(hand))

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What lies there and what it is worth."""
        own = at.view.seats[at.seat]
        where = self.terms.site(own.world, id)
        laid = own.world.get(id)
        if laid is None:
            return [self.say("look-free", where=where)]
        if laid.wild:
            return [self.say("look-wild", where=where, lost=wilderness_cost(at.view, at.seat))]
        judged = own.verdicts[id]
        landscapes = self.wording.things["landscape"]
        assert isinstance(landscapes, LandscapeThing)
        facts = {"points": judged.points, "have": judged.have, "need": judged.need}
        return [f"{where}:", *landscapes.printed(laid.tile), self.say("look", judged.status, **facts)]


class OfferThing(OrbisThing):
    """Giving back or removing what the landscape or god just taken asks for, or declining."""

    nouns = ("sacrifice", "erupt", "decline", "remove")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Yes with its price, no with its loss, or which worshipper leaves the display."""
        if noun == "remove":
            slot, _, colour = id.partition("/")
            tile = at.view.display[int(slot)]
            where = self.terms.kind(tile, "short") if tile else self.say("tile-empty")
            facts = {"slot": int(slot) + 1, "where": where, "sign": self.terms.signs[COLOURS.index(colour)]}
            return self.say("option-remove", colour=self.terms.colour(colour), **facts)
        count, cp, _ = asked(at.view, at.seat, self)
        return self.say("option", noun, count=count, cp=cp)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What it comes to; of a worshipper, how many like it lie there."""
        if noun == "remove":
            slot, _, colour = id.partition("/")
            return ((Run(str(at.view.worshippers[int(slot)][COLOURS.index(colour)])),),)
        _, cp, _ = asked(at.view, at.seat, self)
        return ((points(0 if noun == "decline" else cp),),)

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What leaves, what is kept, and the points."""
        title = (Run(self.name(at, id, noun), "strong"),)
        if noun == "remove":
            slot, _, colour = id.partition("/")
            left = at.view.worshippers[int(slot)][COLOURS.index(colour)]
            return Card(
                title, sentences=(self.say("detail-remove", count=left, colour=self.terms.colour(colour)),)
            )
        count, cp, _ = asked(at.view, at.seat, self)
        if noun == "decline":
            return Card(title, sentences=(self.say("detail-decline", cp=cp),))
        if noun == "erupt":
            laid = last_laid(at.view.seats[at.seat])
            need = LANDSCAPES[laid[1]].need if laid else ()
            lying = sum(colours[c] for colours in at.view.worshippers for c in need)
            return Card(title, sentences=(self.say("detail-erupt", count=count, lying=lying, cp=cp),))
        left = sum(at.view.seats[at.seat].supply) - count
        return Card(title, sentences=(self.say("detail-sacrifice", count=count, left=left, cp=cp),))


def asked(view: OrbisView, seat: int, thing: OrbisThing) -> tuple[int, int, str]:
    """How many worshippers are asked for, for how many points, and by what (as a subject)."""
    own = view.seats[seat]
    laid = last_laid(own)
    if own.god is not None and (view.slot is None or laid is None):
        row = GODS[own.god]
        return row.immediate_count, row.cp, thing.say("the-god", god=thing.terms.god(own.god))
    if laid is None:
        return 0, 0, ""
    landscape = LANDSCAPES[laid[1]]
    return landscape.need_count, landscape.cp, thing.terms.kind(laid[1], "the")
