"""What a choice in Orbis would do, line by line, before it is made."""

from collections.abc import Sequence
from typing import Any

from rulesets.core import Decision, Option
from rulesets.orbis.components import (
    COLOURS,
    GODS,
    LANDSCAPES,
    SUPPLY_LIMIT,
    TRADE_PRICE,
    WILDERNESS_POINTS,
    Landscape,
)
from rulesets.orbis.costs import cost_of
from rulesets.orbis.options import Settle, TakeGod, TakeLandscape, Trade
from rulesets.orbis.preview import LandscapePreview, landscape_preview, points_gained, site_preview
from rulesets.orbis.scoring import verdict
from rulesets.orbis.state import Laid
from rulesets.orbis.view import OrbisView
from rulesets.orbis.worlds import fits_face_up, forest_count
from tabletop_tui.games.orbis.terms import Say, Terms, last_laid, slots_in_words


def wilderness_cost(view: OrbisView, seat: int) -> int:
    """What a wilderness counts for a seat now: -1, or 0 with the Goddess of Idleness."""
    god = view.seats[seat].god
    idle = god is not None and GODS[god].passive == "wilderness_costs_0"
    return 0 if idle else WILDERNESS_POINTS


def sites_in_hand(view: OrbisView, seat: int, *, wild: bool) -> tuple[str, ...]:
    """Where the landscape in hand could be laid."""
    own = view.seats[seat]
    if wild or view.hand is None:
        return own.open_sites
    colour = LANDSCAPES[view.hand].colour
    return tuple(site for site in own.open_sites if fits_face_up(own.world, site, colour))


class Details:
    """The lines of `Wording.detail`, for every kind of option."""

    def __init__(self, say: Say, terms: Terms) -> None:
        """`wording` says the sentences, `terms` names what they are about."""
        self.say = say
        self.terms = terms

    def lines(self, view: OrbisView, decision: Decision[Any], option: Option[Any]) -> list[str]:
        """What choosing it would do."""
        value, seat = option.value, decision.seat
        if isinstance(value, TakeLandscape):
            return self._landscape(view, seat, value.slot)
        if isinstance(value, TakeGod):
            told = self.say("detail-god", god=self.terms.god(value.god), text=self.terms.god_text(value.god))
            return [told, *self._god_now(view, seat, value.god)]
        if isinstance(value, Trade):
            return self._trade(view, seat, value)
        if isinstance(value, Settle):
            return self._pay(view, seat) if value.pay else self._wilderness(view, seat)
        if decision.kind == "place":
            return self._site(view, seat, str(value))
        if decision.kind == "eruption_pick":
            left = view.worshippers[value.slot][value.colour]
            return [self.say("detail-remove", count=left, colour=self.terms.colour(value.colour))]
        if option.key.startswith(("give:", "gain:")):
            return self._hold(view, seat, value, 1 if option.key.startswith("gain:") else -1)
        if decision.kind == "sacrifice_choice":
            return self._sacrifice(view, seat, give=bool(value))
        return self._erupt(view, seat, erupt=bool(value))

    # -- taking a tile -----------------------------------------------------------------------------

    def _landscape(self, view: OrbisView, seat: int, slot: int) -> list[str]:
        preview = landscape_preview(view, seat, slot)
        if preview is None:
            return []
        named, told = self._named(preview.tile), self.preview(view, seat, preview)
        if preview.fruitless:
            return [self.say("warn-fruitless"), named, *told]
        if not preview.forced:
            return [named, *told]
        warning = self.say("warn", preview.forced, lost=wilderness_cost(view, seat))
        return (
            [warning, told[0], named, *told[1:]]
            if preview.forced == "cannot-pay"
            else [warning, named, *told]
        )

    def _named(self, tile: str) -> str:
        """A landscape with what it does and is worth, in a line."""
        worth = self.terms.worth(tile)
        facts = {"tile": self.terms.short(tile), "does": self.terms.does(tile)}
        return (
            self.say("detail-landscape", **facts, worth=worth) if worth else self.say("detail-plain", **facts)
        )

    def against(self, view: OrbisView, seat: int, slot: int) -> list[str]:
        """What speaks against taking the landscape in a slot: what is missing, and what comes of it."""
        preview = landscape_preview(view, seat, slot)
        if preview is None:
            return []
        if preview.fruitless:
            return [self.fruitless(view, seat, preview)]
        if not preview.forced and preview.payable == "now":
            return []
        lost = wilderness_cost(view, seat)
        if preview.forced == "no-site":
            colour = self.terms.colour(LANDSCAPES[preview.tile].colour)
            return [self.say("reason-no-face-up-site", colour=colour), self.say("against-forced", lost=lost)]
        comes = "against-forced" if preview.forced else "against-untraded"
        return [self._payable(view, seat, preview), self.say(comes, lost=lost)]

    def fruitless(self, view: OrbisView, seat: int, preview: LandscapePreview) -> str:
        """Why nothing would come of a landscape that could be paid for and laid face up."""
        landscape = LANDSCAPES[preview.tile]
        facts = {"tile": self.terms.short(preview.tile), "need": landscape.need_count}
        facts["colours"] = self.terms.colours(tuple(landscape.need))
        facts["have"] = preview.eligible if landscape.effect == "volcano" else preview.left
        return self.say("fruitless", landscape.effect, **facts)

    def tile(self, tile: str) -> list[str]:
        """What is printed on a landscape."""
        landscape = LANDSCAPES[tile]
        title = self.say("detail-tile", tile=self.terms.tile(tile), cost=self.terms.cost(landscape))
        worth = self.terms.worth(tile)
        does = self.terms.does(tile)
        return [title, self.say("detail-does", does=does, worth=worth) if worth else does]

    def preview(self, view: OrbisView, seat: int, preview: LandscapePreview) -> list[str]:
        """What taking a landscape would do for a seat, the warning left out."""
        landscape = LANDSCAPES[preview.tile]
        held = self.terms.held_in_all(preview.holding)
        collected = self.terms.held(preview.collected)
        collects = self.say("detail-collects", collected=collected, held=held)
        if not any(preview.collected):
            collects = self.say("detail-collects-none", held=held)
        slots = self.terms.listing(slots_in_words(preview.creates_on))
        creates = self.say("detail-creates", COLOURS[landscape.colour], slots=slots)
        if preview.forced == "no-site":
            return [collects, self._wilderness_sites(preview.wilderness_sites), creates]
        payable = self._payable(view, seat, preview)
        if preview.forced:
            return [payable, collects, self._wilderness_sites(preview.wilderness_sites), creates]
        effect = self._effect_now(view, seat, landscape, preview)
        return [payable, self._fits(view, seat, preview), *effect, collects, creates]

    def _wilderness_sites(self, count: int) -> str:
        return self.say("detail-wilderness-sites", "one" if count == 1 else "many", count=count)

    def _payable(self, view: OrbisView, seat: int, preview: LandscapePreview) -> str:
        landscape = LANDSCAPES[preview.tile]
        saved = [
            self.terms.colour(c)
            for c, count in enumerate(landscape.cost)
            if count and c in view.seats[seat].benefits
        ]
        reduced = self.say("detail-benefit", colours=self.terms.listing(saved)) if saved else ""
        if preview.payable == "now":
            free = not any(preview.cost.coloured) and not preview.cost.any
            cost = self.terms.cost(preview.cost)
            line = self.say("detail-pays-nothing") if free else self.say("detail-payable", cost=cost)
        else:
            lacking = preview.lacking
            line = self.shortage(
                lacking.coloured, lacking.any, trades=lacking.trades, tradable=lacking.tradable
            )
        return f"{line} {reduced}".rstrip()

    def shortage(self, missing: Sequence[int], missing_any: int, *, trades: int, tradable: bool) -> str:
        """What is missing for a cost, and whether trades would help."""
        parts = [self.terms.worshippers(missing)] if any(missing) else []
        if missing_any:
            which = "one" if missing_any == 1 else "many"
            parts.append(self.say("any-worshippers", which, count=missing_any))
        facts = {"missing": self.terms.listing(parts), "trades": trades}
        if tradable:
            return self.say("short-tradable", "one" if trades == 1 else "many", **facts)
        return self.say("short", **facts)

    def _fits(self, view: OrbisView, seat: int, preview: LandscapePreview) -> str:
        count = len(preview.face_up_sites)
        world = view.seats[seat].world
        sites = "; ".join(self.terms.site_short(world, site) for site in preview.face_up_sites)
        return self.say("detail-fits", "one" if count == 1 else "many", count=count, sites=sites)

    def _effect_now(
        self, view: OrbisView, seat: int, landscape: Landscape, preview: LandscapePreview
    ) -> list[str]:
        """What its effect could do if it is laid face up in this turn."""
        effect, need = landscape.effect, landscape.need_count
        if effect == "irrigation":
            count = len(preview.fulfilling_sites)
            which = "none" if not count else "one" if count == 1 else "many"
            return [self.say("detail-irrigation", which, count=count, sites=len(preview.face_up_sites))]
        if effect == "volcano":
            enough = preview.eligible >= need
            which = "enough" if enough else "too-few"
            colours = self.terms.colours(tuple(landscape.need))
            return [self.say("detail-volcano", which, count=preview.eligible, need=need, colours=colours)]
        if effect == "village":
            which = "enough" if preview.left >= need else "too-few"
            return [self.say("detail-village", which, left=preview.left, need=need)]
        if effect == "forest" and preview.face_up_sites:
            world = view.seats[seat].world
            best = max(
                forest_count({**world, site: Laid(preview.tile)}, site) for site in preview.face_up_sites
            )
            return [self.say("detail-forest", best=best, need=need)]
        return []

    def _god_now(self, view: OrbisView, seat: int, god: str) -> list[str]:
        row = GODS[god]
        own = view.seats[seat].tally
        others = [each.tally for index, each in enumerate(view.seats) if index != seat]
        if row.condition == "most_scored":
            (kind,) = row.condition_on
            most = max(tally.scored[kind] for tally in others)
            return [self.say("detail-god-most", own=own.scored[kind], most=most)]
        if row.condition == "fewest":
            fewest = min(tally.wildernesses for tally in others)
            return [self.say("detail-god-fewest", own=own.wildernesses, fewest=fewest)]
        if row.condition == "has_all":
            facts = {kind: own.scored[kind] for kind in row.condition_on if kind in own.scored}
            return [self.say("detail-god-all", **facts, shrine=own.shrines)]
        held = sum(view.seats[seat].supply)
        if row.immediate == "pay_any_optional":
            which = "enough" if held >= row.immediate_count else "too-few"
            return [self.say("detail-god-pay", which, held=held, count=row.immediate_count)]
        if row.immediate == "gain_any":
            after = held + row.immediate_count
            return [self.say("detail-god-gain", total=after, limit=SUPPLY_LIMIT)]
        if row.passive:
            return [self.say("detail-god-idle", count=own.wildernesses)]
        return []

    # -- settling the cost -------------------------------------------------------------------------

    def _pay(self, view: OrbisView, seat: int) -> list[str]:
        if view.hand is None:
            return []
        own, landscape = view.seats[seat], LANDSCAPES[view.hand]
        cost = cost_of(landscape, own.benefits)
        left = [held - asked for held, asked in zip(own.supply, cost.coloured, strict=True)]
        lines = self.tile(view.hand)
        if any(cost.coloured):
            paid = self.terms.worshippers(cost.coloured)
            lines.append(self.say("detail-pays", paid=paid, held=self.terms.held([max(0, n) for n in left])))
        saved = [n if c in own.benefits else 0 for c, n in enumerate(landscape.cost)]
        if any(saved):
            lines.append(self.say("detail-saves", saved=self.terms.worshippers(saved)))
        if cost.any:
            lines.append(self.say("detail-pays-any", "one" if cost.any == 1 else "many", count=cost.any))
        if not any(cost.coloured) and not cost.any:
            lines.append(self.say("detail-pays-nothing"))
        return lines

    def _wilderness(self, view: OrbisView, seat: int) -> list[str]:
        lost = wilderness_cost(view, seat)
        return [
            self.say("detail-wilderness", lost=lost),
            self._wilderness_sites(len(view.seats[seat].open_sites)),
        ]

    def _trade(self, view: OrbisView, seat: int, trade: Trade) -> list[str]:
        supply = list(view.seats[seat].supply)
        supply[trade.give] -= TRADE_PRICE
        supply[trade.get] += 1
        return [self.say("detail-hold", held=self.terms.held_in_all(supply))]

    def _hold(self, view: OrbisView, seat: int, colour: int, more: int) -> list[str]:
        supply = list(view.seats[seat].supply)
        supply[colour] += more
        return [self.say("detail-hold", held=self.terms.held_in_all(supply))]

    # -- laying and effects ------------------------------------------------------------------------

    def _site(self, view: OrbisView, seat: int, site: str) -> list[str]:
        tile = view.hand
        if tile is None:
            return []
        wild = view.turned_over
        world = view.seats[seat].world
        preview = site_preview(view, seat, tile, site, wild=wild)
        lines = []
        if preview.watered is not None:
            lines.append(
                self.say("detail-watered" if preview.watered else "detail-dry", cp=LANDSCAPES[tile].cp)
            )
        if preview.forest is not None:
            have, need = preview.forest
            lines.append(self.say("detail-forest-here", have=have, need=need))
        after = {**world, site: Laid(tile, wild)}
        for helped in preview.forests_helped:
            judged = verdict(after, helped)
            where = self.terms.site(world, helped)
            lines.append(self.say("detail-helps", where=where, have=judged.have, need=judged.need))
        effect = LANDSCAPES[tile].effect
        gained = points_gained(world, site, Laid(tile, wild, marker=preview.watered is False))
        if not wild and effect in {"village", "volcano"}:
            lines.append(self.say("detail-effect-later", does=self.terms.does(tile), cp=LANDSCAPES[tile].cp))
        elif wild:
            points = gained - WILDERNESS_POINTS + wilderness_cost(view, seat)
            lines.append(self.say("detail-points", points=f"{points:+d}"))
        else:
            lines.append(self.say("detail-points", points=f"{gained:+d}"))
            if effect in {"farm", "conversion", "shrine"}:
                lines.append(self.terms.does(tile))
        return lines

    def sacrifice(self, view: OrbisView, seat: int) -> tuple[int, int, str]:
        """How many worshippers are asked for, for how many points, and by what (as a subject)."""
        own = view.seats[seat]
        laid = last_laid(own)
        if own.god is not None and (view.slot is None or laid is None):
            row = GODS[own.god]
            return row.immediate_count, row.cp, self.say("the-god", god=self.terms.god(own.god))
        if laid is None:
            return 0, 0, ""
        landscape = LANDSCAPES[laid[1]]
        return landscape.need_count, landscape.cp, self.terms.the(laid[1])

    def _sacrifice(self, view: OrbisView, seat: int, *, give: bool) -> list[str]:
        count, cp, _ = self.sacrifice(view, seat)
        if not give:
            return [self.say("detail-decline", cp=cp)]
        left = sum(view.seats[seat].supply) - count
        return [self.say("detail-sacrifice", count=count, left=left, cp=cp)]

    def _erupt(self, view: OrbisView, seat: int, *, erupt: bool) -> list[str]:
        laid = last_laid(view.seats[seat])
        if laid is None:
            return []
        landscape = LANDSCAPES[laid[1]]
        if not erupt:
            return [self.say("detail-decline", cp=landscape.cp)]
        lying = sum(colours[c] for colours in view.worshippers for c in landscape.need)
        return [self.say("detail-erupt", count=landscape.need_count, lying=lying, cp=landscape.cp)]
