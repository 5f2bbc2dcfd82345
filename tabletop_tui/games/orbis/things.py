"""The things of Orbis, one class per noun; here the tiles that can be taken, in `answers` all others."""

from collections.abc import Sequence

from rulesets.orbis.components import COLOURS, GODS, LANDSCAPES, SUPPLY_LIMIT, God
from rulesets.orbis.costs import is_free
from rulesets.orbis.preview import (
    TASKS,
    GodPreview,
    LandscapePreview,
    god_preview,
    god_to_please,
    landscape_preview,
    temple_now,
    wilderness_cost,
)
from rulesets.orbis.view import OrbisView, SeatView
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.kit.card import Card, Fact
from tabletop_tui.games.kit.notation import repeated
from tabletop_tui.games.kit.thing import Moment as Looked
from tabletop_tui.games.kit.thing import Thing
from tabletop_tui.games.orbis.drawings.outcome import outcome, stands, task
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.runs import spaced

Moment = Looked[OrbisView]


class OrbisThing(Thing[OrbisView]):
    """A thing with the game's terms at hand."""

    terms: Terms

    def own(self, at: Moment) -> SeatView:
        """What lies in front of the seat."""
        return at.view.seats[at.seat]

    def sites(self, count: int) -> str:
        """On how many sites a wilderness can lie."""
        return self.counted("detail-wilderness-sites", count=count)

    def fact(self, word: str, runs: Line | str, note: str = "") -> Fact:
        """A fact of a card; its label is a message."""
        told = (Run(runs),) if isinstance(runs, str) else runs
        return Fact(self.say("fact", word), told, note, minor=word in ("create", "collect"))


class LandscapeThing(OrbisThing):
    """A landscape of the display, by its slot."""

    nouns = ("landscape", "slot")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its kind; as a target, the slot it lies on."""
        if noun == "slot":
            return self.say("element-slot", slot=int(id) + 1)
        preview = landscape_preview(at.view, at.seat, int(id))
        return self.terms.kind(preview.tile) if preview else self.say("option-empty-slot")

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Slot, landscape, cost, worth, and what it comes to."""
        preview = landscape_preview(at.view, at.seat, int(id))
        if preview is None:
            return self.name(at, id, noun)
        row, facts = LANDSCAPES[preview.tile], self.terms.facts(preview.tile)
        cost = self.say("text-cost" if any(row.cost) or row.cost_any else "text-cost-none", **facts)
        parts = [facts["tile"], cost, facts["worth"], sign(self.terms, preview)]
        return self.say("option-slot", slot=int(id) + 1, option=", ".join(filter(None, parts)))

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What happens, in its order, and what it brings."""
        preview = landscape_preview(at.view, at.seat, int(id))
        if preview is None:
            return Card(sentences=(self.say("look-empty", slot=int(id) + 1),))
        facts, lost = self.terms.facts(preview.tile), wilderness_cost(at.view, at.seat)
        title = (Run(facts["kind"], "strong"), Run(f"  {self.say('of-level', **facts)}", "dim"))
        rows = [self._creates(preview), self._collects(preview), *self._pays(preview)]
        rows += [] if preview.forced else [self._lies(at, preview), self._effect(at, preview)]
        worth = outcome(self.terms, preview, lost).corner
        return Card(title, worth, tuple(rows), tuple(self._said(at, preview, lost)), str(int(id) + 1))

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
        cost, lacking = preview.cost, preview.lacking
        keeps = self.say("note-keep", held=sum(preview.holding), kept=preview.left)
        if preview.forced == "no-site":
            return []
        if is_free(cost):
            return [self.fact("pay", self.say("held-none"))]
        if self.terms.spelt:
            return [self.fact("pay", self.terms.cost(cost), "" if preview.forced else keeps)]
        runs: list[Run] = []
        for colour, (asked, lacks) in enumerate(zip(cost.coloured, lacking.coloured, strict=True)):
            if asked:
                runs += [Run(repeated(self.terms.signs[colour], asked), COLOURS[colour]), *self._met(lacks)]
            elif LANDSCAPES[preview.tile].cost[colour]:
                runs += [self.terms.one(colour), Run(f" {self.say('corner-free')}  ", "good")]
        runs += [*self.terms.amounts([], cost.any), *self._met(lacking.any)] if cost.any else []
        return [self.fact("pay", tuple(runs), keeps if preview.payable == "now" else "")]

    def _met(self, lacks: int) -> Line:
        return (Run(" "), self.terms.mark(met=not lacks), Run("  "))

    def _lies(self, at: Moment, preview: LandscapePreview) -> Fact:
        site, world = preview.best_site, self.own(at).world
        if site is None:
            return self.fact("lay", self.say("held-none"))
        said, more = self.terms.site(world, site), len(preview.face_up_sites) - 1
        said = self.say("or-other-sites", site=said, count=more) if more else said
        return self.fact("lay", (Run(f"{said} "), self.terms.mark(met=True)), self.terms.resting(world, site))

    def _effect(self, at: Moment, preview: LandscapePreview) -> Fact:
        row = LANDSCAPES[preview.tile]
        how = stands(self.terms, at.view, at.seat, preview) if preview.payable == "now" else ()
        spelt = (Run(self.terms.facts(preview.tile)["does"].rstrip(".")),)
        told = spelt if self.terms.spelt else task(self.terms, row)
        return self.fact(row.effect, (*told, *((Run("  "), *how) if how else ())))

    def _said(self, at: Moment, preview: LandscapePreview, lost: int) -> list[str]:
        """Two or three sentences: what it scores, what speaks against it, what gods and temples say."""
        row, facts = LANDSCAPES[preview.tile], self.terms.facts(preview.tile)
        if preview.forced:
            return [self.say("warn", preview.forced, lost=lost), self.sites(preview.wilderness_sites)]
        if preview.fruitless:
            return [f"! {self.fruitless(preview)}"]
        said = []
        if preview.payable == "after-trades":
            said.append(self.terms.shortage(preview.lacking))
        if preview.best > 0 or preview.hope:
            said.append(self.say("said", *_how_it_scores(preview), **facts, best=preview.best))
        elif row.effect in {"farm", "conversion"}:
            said.append(facts["does"])
        before, after = temple_now(at.view, at.seat, row.shrine_icons, row.mystic_value)
        said += [self.say("said-temple", before=before, after=after)] if before != after else []
        over = preview.left + row.gain_count - SUPPLY_LIMIT
        if over > 0 and preview.payable == "now" and row.effect != "village":
            said.append(self.counted("said-over", count=over, limit=SUPPLY_LIMIT))
        god = god_to_please(at.view, at.seat, row.effect) if preview.best else None
        return [*said, *([self.say("said-god", **facts, god=self.terms.god(god))] if god else [])]

    def fruitless(self, preview: LandscapePreview) -> str:
        """Why nothing would come of a landscape that could be paid for and laid face up."""
        effect = LANDSCAPES[preview.tile].effect
        have = preview.eligible if effect == "volcano" else preview.left
        return self.say("fruitless", effect, **self.terms.facts(preview.tile), have=have)

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A landscape that would be a wilderness by force, or of which nothing comes, is asked for twice."""
        preview = landscape_preview(at.view, at.seat, int(id))
        if preview is None or not (preview.forced or preview.fruitless):
            return None
        if preview.fruitless:
            return self.fruitless(preview)
        lost = wilderness_cost(at.view, at.seat)
        return self.say("confirm", preview.forced or "", **self.terms.facts(preview.tile), lost=lost)

    def against(self, at: Moment, id: str, noun: str) -> list[str]:
        """What is missing for it, and what comes of taking it all the same."""
        preview = landscape_preview(at.view, at.seat, int(id))
        if preview is None or (preview.payable == "now" and not (preview.forced or preview.fruitless)):
            return []
        if preview.fruitless:
            return [self.fruitless(preview)]
        why = self.terms.shortage(preview.lacking)
        if preview.forced == "no-site":
            why = self.say("reason-no-face-up-site", **self.terms.facts(preview.tile))
        comes = "against-forced" if preview.forced else "against-untraded"
        return [why, self.say(comes, lost=wilderness_cost(at.view, at.seat))]

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What lies on the slot, whatever is asked."""
        slot, tile, hand = int(id), at.view.display[int(id)], at.view.hand
        if tile is not None:
            lying = self.terms.worshippers(at.view.worshippers[slot])
            return [*self.terms.printed(tile), self.say("look-lying", worshippers=lying)]
        if hand is None or slot != at.view.slot:
            return [self.say("look-empty", slot=slot + 1)]
        return [self.say("look-hand", slot=slot + 1), *self.terms.printed(hand)]


def sign(terms: Terms, preview: LandscapePreview) -> str:
    """Whether a landscape can be paid for, and whether anything comes of it, in a few words."""
    which = "fruitless" if preview.fruitless else "forced" if preview.forced else preview.payable
    return terms.say("text-sign", which)


def _how_it_scores(preview: LandscapePreview) -> Sequence[str]:
    """The last words of the sentence about the points that a landscape brings."""
    row = LANDSCAPES[preview.tile]
    if row.effect not in TASKS or preview.best > row.cp:
        return ("points",)
    return ("forest", "full" if preview.best else "open") if row.effect == "forest" else (row.effect,)


class GodThing(OrbisThing):
    """A god that lies on the table."""

    nouns = ("god",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The name of the god."""
        return self.terms.god(id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Its name and what it is worth and does."""
        return self.say("option-god", god=self.terms.god(id), text=self.terms.god_text(id).rstrip("."))

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What it is worth now, and by what."""
        preview = god_preview(at.view, at.seat, id)
        worth = (Run(f" +{preview.points} ", "plate"),) if preview.points else (Run("0", "dim"),)
        said = (self.terms.god_text(id), *self._now(at, GODS[id], preview), self.say("said-god-once"))
        title = (Run(self.terms.god(id), "strong"), Run(f"  {self.say('note-now')}", "dim"))
        return Card(title, worth, (), said)

    def _now(self, at: Moment, row: God, preview: GodPreview) -> list[str]:
        """How its condition stands; nothing for a god that has none."""
        own, met = self.own(at), "enough" if preview.points else "too-few"
        whens = {"most_scored": "most", "fewest": "fewest", "has_all": "all", "if_paid": f"pay-{met}"}
        which = "gain" if row.immediate == "gain_any" else "idle" if row.passive else ""
        which = whens.get(row.condition, which)
        facts = {
            **{kind: count for kind, count in own.tally.scored.items() if kind in row.condition_on},
            **dict.fromkeys(("own", "held"), preview.own),
            **dict.fromkeys(("most", "fewest"), preview.other),
            "shrine": own.tally.shrines,
            "total": sum(own.supply) + row.immediate_count,
            "limit": SUPPLY_LIMIT,
            "count": preview.other if row.condition == "if_paid" else own.tally.wildernesses,
        }
        return [self.say("detail-god", which, **facts)] if which else []

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A god that can't be paid for is asked for twice."""
        preview = god_preview(at.view, at.seat, id)
        if GODS[id].condition != "if_paid" or preview.points:
            return None
        return self.say("confirm-god", god=self.terms.god(id), count=preview.other, held=preview.own)

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """The god's name and the text of its tile, for plain mode."""
        return [f"{self.terms.god(id)}: {self.terms.god_text(id)}"]
