"""The things of Orbis, one class per noun: here the tiles that can be taken, in `answers` all others."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulesets.orbis.advice.for_me import served
from rulesets.orbis.advice.gods import GodAdvice, god_advice
from rulesets.orbis.advice.landscapes import (
    LandscapeAdvice,
    LandscapePreview,
    Scoring,
    landscape_advice,
    landscape_preview,
)
from rulesets.orbis.advice.trials import wilderness_cost
from rulesets.orbis.components import GODS, LANDSCAPES, SUPPLY_LIMIT, EffectWord
from rulesets.orbis.costs import is_free
from rulesets.orbis.view import OrbisView, SeatView
from tabletop_tui.games.orbis.drawings.outcome import outcome, price, task, task_progress
from tabletop_tui.games.orbis.messages import OrbisMessages
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.kit.card import Card, Fact
from tabletop_tui.kit.thing import NOTHING, Thing, Title
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.paint.runs import spaced
from tabletop_tui.text.cells import with_minus

Moment = Looked[OrbisView]
_LABELS: Mapping[EffectWord, Title] = {
    "farm": OrbisMessages.fact_farm,
    "village": OrbisMessages.fact_village,
    "forest": OrbisMessages.fact_forest,
    "irrigation": OrbisMessages.fact_irrigation,
    "volcano": OrbisMessages.fact_volcano,
    "shrine": OrbisMessages.fact_shrine,
    "conversion": OrbisMessages.fact_conversion,
    "holy_rock": OrbisMessages.fact_holy_rock,
}
"""The line of a landscape's card that says what its effect asks for or brings."""


class OrbisThing(Thing[OrbisView]):
    """A thing with the game's messages and terms at hand."""

    say: OrbisMessages
    terms: Terms

    def own(self, at: Moment) -> SeatView:
        """What lies in front of the seat."""
        return at.view.seats[at.seat]

    def of_gods(self, at: Moment, key: str) -> Line:
        """What an option does for the player's god, or one still to be taken: `Fire +3`, `Fire then 3`."""
        found = next(iter(served(at.view, at.seat, key)), None)
        if found is None:
            return (NOTHING,)
        god, better = self.terms.god(found.god, "short"), found.after > found.before
        if not found.own:
            return (Run(self.say.me_god_then(god=god, points=found.after), "strong" if better else "warn"),)
        more = with_minus(f"{found.after - found.before:+d}")
        return (Run(self.say.me_god(god=god, points=more), "gold" if better else "bad"),)

    def said_of_gods(self, at: Moment, key: str, *, but: str | None = None) -> Iterator[str]:
        """The same in sentences, for all gods but one; a loss of the player's own god as a warning."""
        for each in served(at.view, at.seat, key):
            god = self.terms.god(each.god)
            if each.god == but:
                continue
            if not each.own:
                yield self.say.said_god_then(god=god, before=each.before, after=each.after)
            elif each.after > each.before:
                yield self.say.said_god_more(god=god, before=each.before, after=each.after)
            else:
                yield self.say.warn_god_less(god=god, before=each.before, after=each.after)


class LandscapeThing(OrbisThing):
    """A landscape of the display, by its slot."""

    nouns = ("landscape", "slot")

    def advice(self, at: Moment, id: str) -> LandscapeAdvice | None:
        """What speaks for and against taking it; `None` while the slot is empty."""
        return landscape_advice(at.view, at.seat, int(id))

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its kind; as a target, the slot it lies on."""
        if noun == "slot":
            return self.say.element_slot(slot=int(id) + 1)
        preview = landscape_preview(at.view, at.seat, int(id))
        return self.terms.kind(preview.tile) if preview else self.say.option_empty_slot()

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Slot, landscape, cost, worth, and what it brings."""
        preview = landscape_preview(at.view, at.seat, int(id))
        if preview is None:
            return self.name(at, id, noun)
        words, say = self.terms.tile(preview.tile), self.say
        printed = LANDSCAPES[preview.tile]
        free = not any(printed.cost) and not printed.cost_any
        cost = say.text_cost_none() if free else say.text_cost(cost=self.terms.printed_cost(preview.tile))
        found = self.terms.held(preview.collected)
        collects = say.text_collects(worshippers=found) if any(preview.collected) else ""
        parts = [words.tile, collects, cost, words.worth, self.terms.prospect(preview.prospect)]
        option = ", ".join(filter(None, parts))
        if not preview.forced:
            option = say.option_does(option=option, doing=words.doing)
        return say.option_slot(slot=int(id) + 1, option=option)

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What happens, in order, and what it brings."""
        preview = landscape_preview(at.view, at.seat, int(id))
        if preview is None:
            return Card(sentences=(self.say.look_empty(slot=int(id) + 1),))
        row, lost = LANDSCAPES[preview.tile], wilderness_cost(at.view, at.seat)
        level = self.say.of_level(colour=self.terms.colour(row.colour), level=row.level)
        title = (Run(self.terms.kind(preview.tile), "strong"), Run(f"  {level}", "dim"))
        rows = [self._creates(preview), self._collects(preview), *self._pays(preview)]
        rows += [] if preview.forced else [self._lies(at, preview), self._effect(at, preview)]
        worth = outcome(self.terms, preview, lost).corner
        return Card(title, worth, tuple(rows), tuple(self.said(at, id, "landscape")), str(int(id) + 1))

    def _creates(self, preview: LandscapePreview) -> Fact:
        colour, say = LANDSCAPES[preview.tile].colour, self.say
        (sign,) = self.terms.worshipper(colour)
        shown = Run(self.terms.colour(colour), sign.role) if self.terms.spelt else sign
        slots = self.listing([str(slot + 1) for slot in preview.creates_on])
        return Fact(
            say.fact_create(), (shown, Run(f" {say.on_slots(slots=slots)}")), say.note_beside(), minor=True
        )

    def _collects(self, preview: LandscapePreview) -> Fact:
        label, say = self.say.fact_collect(), self.say
        if not any(preview.collected):
            return Fact(label, (Run(say.held_none()),), say.note_nobody(), minor=True)
        signs = spaced(self.terms.amounts(preview.collected))
        collected = (Run(self.terms.held(preview.collected)),) if self.terms.spelt else signs
        return Fact(label, collected, say.note_then(count=sum(preview.holding)), minor=True)

    def _pays(self, preview: LandscapePreview) -> list[Fact]:
        if preview.forced == "no-site":
            return []
        if is_free(preview.cost):
            return [Fact(self.say.fact_pay(), (Run(self.say.held_none()),))]
        keeps = self.say.note_keep(held=sum(preview.holding), kept=preview.left)
        payable = not preview.forced if self.terms.spelt else preview.at_once
        return [Fact(self.say.fact_pay(), price(self.terms, preview), keeps if payable else "")]

    def _lies(self, at: Moment, preview: LandscapePreview) -> Fact:
        site, world = preview.best_site, self.own(at).world
        if site is None:
            return Fact(self.say.fact_lay(), (Run(self.say.held_none()),))
        where, more = self.terms.site(world, site), len(preview.face_up_sites) - 1
        where = self.say.or_other_sites(site=where, count=more) if more else where
        shown = (Run(where),) if self.terms.spelt else (Run(f"{where} "), self.terms.mark(met=True))
        return Fact(self.say.fact_lay(), shown, self.terms.resting(world, site), minor=True)

    def _effect(self, at: Moment, preview: LandscapePreview) -> Fact:
        row = LANDSCAPES[preview.tile]
        how = task_progress(self.terms, at.view, at.seat, preview) if preview.at_once else ()
        spelt = (Run(self.terms.tile(preview.tile).doing),)
        does = spelt if self.terms.spelt else task(self.terms, row)
        label = _LABELS[row.effect](self.say)
        return Fact(label, (*does, Run(": " if self.terms.spelt else "  "), *how) if how else does)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What would go wrong; then what it scores, and what it means for temple, limit and god."""
        advice, say = self.advice(at, id), self.say
        if advice is None or noun == "slot":
            return
        match advice.forced:
            case "no-site":
                yield say.warn_no_site(lost=advice.lost)
            case "cannot-pay":
                yield say.warn_cannot_pay(lost=advice.lost)
            case None:
                pass
        yield from self.said_of_gods(at, f"landscape:{id}", but=advice.god)
        if advice.sites:
            yield say.detail_wilderness_sites(count=advice.sites)
        if advice.fruitless:
            yield f"! {self._fruitless(advice)}"
        if advice.untraded and advice.lacking is not None:
            yield self.terms.shortage(advice.lacking)
        if advice.scoring is not None:
            yield self._scores(advice, advice.scoring)
        if advice.gift:
            yield self.terms.tile(advice.tile).does
        if advice.temple is not None:
            yield say.said_temple(before=advice.temple.before, after=advice.temple.after)
        if advice.over:
            yield say.said_over(count=advice.over, limit=SUPPLY_LIMIT)
        if advice.god is not None:
            kinds = self.terms.kind(advice.tile, "many")
            yield say.said_god(kinds=kinds, god=self.terms.god(advice.god))

    def hinted(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """What is printed on it, where nothing more can be said."""
        advice, said = self.advice(at, id), super().hinted(at, id, noun)
        return said or ([] if advice is None else [self.terms.tile(advice.tile).does])

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What is missing for it, and where it could lie as a wilderness."""
        advice = self.advice(at, id)
        if advice is not None and advice.lacking is not None:
            yield self.terms.shortage(advice.lacking)
        if advice is not None and advice.sites:
            yield self.say.detail_wilderness_sites(count=advice.sites)

    def _scores(self, advice: LandscapeAdvice, scoring: Scoring) -> str:
        row, say = LANDSCAPES[advice.tile], self.say
        match scoring:
            case "points":
                return say.said_points(best=advice.best)
            case "irrigation":
                return say.said_irrigation(cp=row.cp)
            case "volcano":
                return say.said_volcano(cp=row.cp, count=row.need_count)
            case "village":
                return say.said_village(cp=row.cp, count=row.need_count)
            case "forest-full":
                return say.said_forest_full(cp=row.cp)
            case "forest-open":
                return say.said_forest_open(cp=row.cp, count=row.need_count)

    def _fruitless(self, advice: LandscapeAdvice) -> str:
        """Why it would score nothing; only landscapes with a task can be in vain."""
        row, say, have = LANDSCAPES[advice.tile], self.say, advice.have
        kind, colours = self.terms.kind(advice.tile), self.terms.colours(tuple(row.need))
        match row.effect:
            case "irrigation":
                return say.fruitless_irrigation(kind=kind, colours=colours)
            case "forest":
                return say.fruitless_forest(kind=kind, count=row.need_count)
            case "volcano":
                return say.fruitless_volcano(kind=kind, have=have, count=row.need_count, colours=colours)
            case _:
                return say.fruitless_village(kind=kind, have=have, count=row.need_count)

    def gain(self, at: Moment, id: str, noun: str) -> int:
        """What it scores at once; as a wilderness, where nothing else is left."""
        preview = landscape_preview(at.view, at.seat, int(id))
        if preview is None or not preview.at_once:
            return wilderness_cost(at.view, at.seat) if preview is not None and preview.forced else 0
        return preview.best

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asks before it becomes a wilderness, or brings nothing."""
        advice = self.advice(at, id)
        if advice is None or noun == "slot":
            return None
        kind = self.terms.kind(advice.tile)
        match advice.forced:
            case "no-site":
                return self.say.confirm_no_site(kind=kind, lost=advice.lost)
            case "cannot-pay":
                return self.say.confirm_cannot_pay(kind=kind, lost=advice.lost)
            case None:
                return self._fruitless(advice) if advice.fruitless else None

    def against(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it would lose, what is missing for it, and what becomes of it then."""
        advice, say = self.advice(at, id), self.say
        if advice is None:
            return
        if advice.fruitless:
            yield self._fruitless(advice)
        if advice.forced == "no-site":
            yield say.reason_no_face_up_site(colour=self.terms.colour(LANDSCAPES[advice.tile].colour))
        if advice.lacking is not None:
            yield self.terms.shortage(advice.lacking)
        if advice.forced:
            yield say.against_forced(lost=advice.lost)
        if advice.untraded:
            yield say.against_untraded(lost=advice.lost)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"slot:{slot}" for slot in range(len(at.view.display))]

    def called(self, at: Moment, id: str, noun: str) -> str:
        """The slot, and what lies on it."""
        tile, slot = at.view.display[int(id)], self.say.element_slot(slot=int(id) + 1)
        return f"{slot}, {self.terms.kind(tile)}" if tile is not None else slot

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What lies on the slot, whatever the decision."""
        slot, tile, hand = int(id), at.view.display[int(id)], at.view.hand
        if tile is not None:
            lying = self.terms.worshippers(at.view.worshippers[slot])
            return [*self.terms.printed(tile), self.say.look_lying(worshippers=lying)]
        if hand is None or slot != at.view.slot:
            return [self.say.look_empty(slot=slot + 1)]
        return [self.say.look_hand(slot=slot + 1), *self.terms.printed(hand)]


class GodThing(OrbisThing):
    """A god on the table."""

    nouns = ("god",)

    def advice(self, at: Moment, id: str) -> GodAdvice:
        """How far the seat is with its condition, against the best of the others."""
        return god_advice(at.view, at.seat, id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.god(id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_god(god=self.terms.god(id), text=self.terms.god_text(id).rstrip("."))

    def aside(self, at: Moment, id: str, noun: str) -> str:
        """What it would score can change until the end."""
        return self.say.note_now()

    def result(self, at: Moment, id: str, noun: str) -> Line:
        points = self.advice(at, id).points
        return (Run(f" +{points} ", "plate"),) if points else (Run("0", "dim"),)

    def gain(self, at: Moment, id: str, noun: str) -> int:
        return self.advice(at, id).points

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it is worth and does, how far the seat is with it, and that there is but one."""
        if at.decision is None:
            yield from self.describe(at, id, noun)
            return
        yield self.terms.god_text(id)
        yield from self._counted(at, id)
        yield self.say.said_god_once()

    def _counted(self, at: Moment, id: str) -> Iterator[str]:
        """What the seat has of what the god counts; nothing for a god that is sure."""
        advice, say, tally = self.advice(at, id), self.say, self.own(at).tally
        own, other = advice.own, advice.other
        match advice.kind:
            case "most":
                yield say.detail_god_most(own=own, other=other)
            case "fewest":
                yield say.detail_god_fewest(own=own, other=other)
            case "all":
                villages, volcanoes = tally.scored["village"], tally.scored["volcano"]
                yield say.detail_god_all(village=villages, shrine=tally.shrines, volcano=volcanoes)
            case "paid" if advice.unpaid:
                yield say.detail_god_pay_too_few(own=own, other=other)
            case "paid":
                yield say.detail_god_pay_enough(own=own, other=other)
            case "gain":
                total = sum(self.own(at).supply) + GODS[id].immediate_count
                yield say.detail_god_gain(total=total, limit=SUPPLY_LIMIT)
            case "idle":
                yield say.detail_god_idle(wildernesses=tally.wildernesses)
            case "sure":
                pass

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asks before a god is taken that can't be paid."""
        advice = self.advice(at, id)
        if not advice.unpaid:
            return None
        return self.say.confirm_god(god=self.terms.god(id), other=advice.other, own=advice.own)

    def places(self, at: Moment) -> Iterable[str]:
        taken = [own.god for own in at.view.seats if own.god is not None]
        return [f"god:{god}" for god in (*at.view.gods, *taken)]

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What it asks for; if a seat has it, whose it is."""
        text = self.say.option_god(god=self.terms.god(id), text=self.terms.god_text(id))
        owners = [own.standing.seat for own in at.view.seats if own.god == id]
        if not owners or owners[0] == at.me:
            return [text]
        return [self.say.look_god_of(name=self.wording.name(owners[0])), text]
