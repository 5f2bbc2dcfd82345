"""The things of Orbis, one class per noun: here the tiles that can be taken, in `answers` all others."""

from rulesets.orbis.advice import god_condition, weighed
from rulesets.orbis.components import GODS, LANDSCAPES, SUPPLY_LIMIT
from rulesets.orbis.costs import is_free
from rulesets.orbis.preview import LandscapePreview, god_preview, landscape_preview, wilderness_cost
from rulesets.orbis.view import OrbisView, SeatView
from tabletop_tui.games.orbis.drawings.outcome import outcome, price, task, task_progress
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.kit.card import Card, Fact
from tabletop_tui.kit.thing import Facts, Thing
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.paint.runs import spaced

Moment = Looked[OrbisView]


class OrbisThing(Thing[OrbisView]):
    """A thing with the game's terms at hand."""

    terms: Terms

    def own(self, at: Moment) -> SeatView:
        """What lies in front of the seat."""
        return at.view.seats[at.seat]

    def fact(self, word: str, runs: Line | str, note: str = "") -> Fact:
        """A fact of a card; its label is a message."""
        line = (Run(runs),) if isinstance(runs, str) else runs
        return Fact(self.say("fact", word), line, note, minor=word in ("create", "collect"))


class LandscapeThing(OrbisThing):
    """A landscape of the display, by its slot."""

    nouns = ("landscape", "slot")
    TELLS = {
        "landscape": "warn-{forced}?forced detail-wilderness-sites#sites !fruitless-{effect}?fruitless "
        "=short?untraded said-{scores}?scores =does?gift said-temple?temple said-over#over said-god?god"
    }
    ASKS = {"landscape": "confirm-{forced}?forced fruitless-{effect}?fruitless"}
    AGAINST = dict.fromkeys(
        nouns,
        "fruitless-{effect}?fruitless reason-no-face-up-site?nowhere =short "
        "against-forced?forced against-untraded?untraded",
    )

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its kind; as a target, the slot it lies on."""
        if noun == "slot":
            return self.say("element-slot", slot=int(id) + 1)
        preview = landscape_preview(at.view, at.seat, int(id))
        return self.terms.kind(preview.tile) if preview else self.say("option-empty-slot")

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Slot, landscape, cost, worth, and what it brings."""
        preview = landscape_preview(at.view, at.seat, int(id))
        if preview is None:
            return self.name(at, id, noun)
        row, facts = LANDSCAPES[preview.tile], self.terms.facts(preview.tile)
        cost = self.say("text-cost" if any(row.cost) or row.cost_any else "text-cost-none", **facts)
        parts = [facts["tile"], cost, facts["worth"], self.say("text-sign", preview.outlook)]
        return self.say("option-slot", slot=int(id) + 1, option=", ".join(filter(None, parts)))

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What happens, in order, and what it brings."""
        preview = landscape_preview(at.view, at.seat, int(id))
        if preview is None:
            return Card(sentences=(self.say("look-empty", slot=int(id) + 1),))
        facts, lost = self.terms.facts(preview.tile), wilderness_cost(at.view, at.seat)
        title = (Run(facts["kind"], "strong"), Run(f"  {self.say('of-level', **facts)}", "dim"))
        rows = [self._creates(preview), self._collects(preview), *self._pays(preview)]
        rows += [] if preview.forced else [self._lies(at, preview), self._effect(at, preview)]
        worth = outcome(self.terms, preview, lost).corner
        return Card(title, worth, tuple(rows), tuple(self.said(at, id, "landscape")), str(int(id) + 1))

    def _creates(self, preview: LandscapePreview) -> Fact:
        (sign,) = self.terms.worshipper(LANDSCAPES[preview.tile].colour)
        shown = Run(self.terms.facts(preview.tile)["colour"], sign.role) if self.terms.spelt else sign
        slots = self.listing([str(n + 1) for n in preview.creates_on])
        said = Run(f" {self.say('on-slots', slots=slots)}")
        return self.fact("create", (shown, said), self.say("note-beside"))

    def _collects(self, preview: LandscapePreview) -> Fact:
        if not any(preview.collected):
            return self.fact("collect", self.say("held-none"), self.say("note-nobody"))
        note = self.say("note-then", count=sum(preview.holding))
        signs = spaced(self.terms.amounts(preview.collected))
        return self.fact("collect", self.terms.held(preview.collected) if self.terms.spelt else signs, note)

    def _pays(self, preview: LandscapePreview) -> list[Fact]:
        if preview.forced == "no-site":
            return []
        if is_free(preview.cost):
            return [self.fact("pay", self.say("held-none"))]
        keeps = self.say("note-keep", held=sum(preview.holding), kept=preview.left)
        keeps_said = not preview.forced if self.terms.spelt else preview.payable == "now"
        return [self.fact("pay", price(self.terms, preview), keeps if keeps_said else "")]

    def _lies(self, at: Moment, preview: LandscapePreview) -> Fact:
        site, world = preview.best_site, self.own(at).world
        if site is None:
            return self.fact("lay", self.say("held-none"))
        said, more = self.terms.site(world, site), len(preview.face_up_sites) - 1
        said = self.say("or-other-sites", site=said, count=more) if more else said
        return self.fact("lay", (Run(f"{said} "), self.terms.mark(met=True)), self.terms.resting(world, site))

    def _effect(self, at: Moment, preview: LandscapePreview) -> Fact:
        row = LANDSCAPES[preview.tile]
        how = task_progress(self.terms, at.view, at.seat, preview) if preview.payable == "now" else ()
        spelt = (Run(self.terms.facts(preview.tile)["doing"]),)
        does = spelt if self.terms.spelt else task(self.terms, row)
        return self.fact(row.effect, (*does, *((Run("  "), *how) if how else ())))

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What it scores, what speaks against it, and what it means for gods and temples."""
        found = weighed(at.view, at.seat, int(id))
        return self.facts_of(found) if found is not None else {}

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What lies on the slot, whatever the decision."""
        slot, tile, hand = int(id), at.view.display[int(id)], at.view.hand
        if tile is not None:
            lying = self.terms.worshippers(at.view.worshippers[slot])
            return [*self.terms.printed(tile), self.say("look-lying", worshippers=lying)]
        if hand is None or slot != at.view.slot:
            return [self.say("look-empty", slot=slot + 1)]
        return [self.say("look-hand", slot=slot + 1), *self.terms.printed(hand)]


class GodThing(OrbisThing):
    """A god on the table."""

    nouns = ("god",)
    TELLS = {"god": "=text detail-god-{condition}?condition said-god-once"}
    ASKS = {"god": "confirm-god?unpaid"}
    LOOKS = {"god": "option-god"}
    ASIDES = {"god": "note-now"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.god(id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Its name and what it is worth and does."""
        return self.say("option-god", god=self.terms.god(id), text=self.terms.god_text(id).rstrip("."))

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """What it is worth now."""
        counts = god_preview(at.view, at.seat, id).points
        return (Run(f" +{counts} ", "plate"),) if counts else (Run("0", "dim"),)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """How far the seat is with its condition, against the best of the others."""
        preview, own, condition = (
            god_preview(at.view, at.seat, id),
            self.own(at),
            god_condition(at.view, at.seat, id),
        )
        return {
            **own.tally.scored,
            "shrine": own.tally.shrines,
            "wildernesses": own.tally.wildernesses,
            "total": sum(own.supply) + GODS[id].immediate_count,
            "limit": SUPPLY_LIMIT,
            "own": preview.own,
            "other": preview.other,
            "god": self.terms.god(id),
            "text": self.terms.god_text(id),
            "condition": condition,
            "unpaid": condition == "pay-too-few",
        }
