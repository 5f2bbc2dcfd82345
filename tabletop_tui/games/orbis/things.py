"""The things of Orbis, one class per noun; here the tiles that can be taken, in `answers` all others."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rulesets.core import Decision
from rulesets.orbis.components import (
    COLOURS,
    GODS,
    LANDSCAPES,
    SUPPLY_LIMIT,
)
from rulesets.orbis.costs import is_free
from rulesets.orbis.geometry import SLOT_NEIGHBOURS
from rulesets.orbis.preview import (
    LandscapePreview,
    god_preview,
    landscape_preview,
)
from rulesets.orbis.view import OrbisView
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.kit.card import Card, Fact
from tabletop_tui.games.kit.thing import Moment as Looked
from tabletop_tui.games.kit.thing import Thing
from tabletop_tui.games.orbis.outcome import (
    TASKS,
    outcome,
    stands,
    task,
    temple_now,
    wilderness_cost,
)
from tabletop_tui.games.orbis.terms import MET, slots_in_words

if TYPE_CHECKING:
    from tabletop_tui.games.orbis.wording import OrbisWording

Moment = Looked[OrbisView]


def points(count: int) -> Run:
    """Points gained or lost, in gold or red."""
    return Run(f"{count:+d}".replace("-", "−"), "gold" if count > 0 else "bad" if count < 0 else "dim")


class OrbisThing(Thing[OrbisView]):
    """A thing with the game's terms at hand."""

    def __init__(self, wording: "OrbisWording") -> None:
        """`wording` says the sentences."""
        super().__init__(wording)
        self.terms = wording.terms

    def fact(self, word: str, runs: Sequence[Run] | str, note: str = "") -> Fact:
        """A fact of a card; its label is a message."""
        told = (Run(runs),) if isinstance(runs, str) else tuple(runs)
        return Fact(self.say("fact", word), told, note, minor=word in ("create", "collect"))

    def met(self) -> Run:
        """The sign that something is all right."""
        return Run(f" {self.terms.sign(MET)}", "good")


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
        row = LANDSCAPES[preview.tile]
        paid = bool(sum(row.cost) + row.cost_any)
        parts = [
            self.terms.tile(preview.tile),
            self.say("text-cost" if paid else "text-cost-none", cost=self.terms.cost(row)),
            self.terms.worth(preview.tile),
            self.sign(preview),
        ]
        return self.say("option-slot", slot=int(id) + 1, option=", ".join(part for part in parts if part))

    def first(self, view: OrbisView, decision: Decision[Any]) -> str | None:
        """The option to begin at: the landscape that brings most now, else one that can be paid for."""
        found: dict[str, tuple[int, int]] = {}
        for option in decision.options:
            if option.key.startswith("landscape:"):
                preview = landscape_preview(view, decision.seat, int(option.key.partition(":")[2]))
                if preview is not None and not preview.forced and not preview.fruitless:
                    found[option.key] = (preview.payable == "now", preview.best)
        return max(found, key=lambda key: found[key], default=None)

    def sign(self, preview: LandscapePreview) -> str:
        """Whether it can be paid for, and whether anything comes of it, in a few words."""
        which = "fruitless" if preview.fruitless else "forced" if preview.forced else preview.payable
        return self.say("text-sign", which)

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What happens, in its order, and what it brings."""
        slot = int(id)
        preview = landscape_preview(at.view, at.seat, slot)
        if preview is None:
            return Card(sentences=(self.say("look-empty", slot=slot + 1),))
        row = LANDSCAPES[preview.tile]
        lost = wilderness_cost(at.view, at.seat)
        come = outcome(self.terms, preview, lost)
        title = (
            Run(self.terms.kind(preview.tile), "strong"),
            Run(f"  {self.say('of-level', colour=self.terms.colour(row.colour), level=row.level)}", "dim"),
        )
        facts = [self._creates(slot, row.colour), self._collects(preview), *self._pays(preview)]
        facts += [] if preview.forced else [self._lies(at, preview), *self._effects(at, preview)]
        return Card(title, come.corner, tuple(facts), tuple(self._said(at, preview, lost)), str(slot + 1))

    def _creates(self, slot: int, colour: int) -> Fact:
        slots = self.terms.listing(slots_in_words(SLOT_NEIGHBOURS[slot]))
        sign = Run(
            self.terms.signs[colour] if not self.terms.spelt else self.terms.colour(colour), COLOURS[colour]
        )
        return self.fact(
            "create", (sign, Run(" " + self.say("on-slots", slots=slots))), self.say("note-beside")
        )

    def _collects(self, preview: LandscapePreview) -> Fact:
        if not any(preview.collected):
            return self.fact("collect", self.say("held-none"), self.say("note-nobody"))
        found = (
            (Run(self.terms.held(preview.collected)),)
            if self.terms.spelt
            else spaced(self.terms.amounts(preview.collected))
        )
        return self.fact("collect", found, self.say("note-then", count=sum(preview.holding)))

    def _pays(self, preview: LandscapePreview) -> list[Fact]:
        if preview.forced == "no-site":
            return []
        cost, held = preview.cost, sum(preview.holding)
        keeps = self.say("note-keep", held=held, kept=preview.left)
        if is_free(cost):
            return [self.fact("pay", self.say("held-none"))]
        if self.terms.spelt:
            return [self.fact("pay", self.terms.cost(cost), "" if preview.forced else keeps)]
        missing = list(preview.lacking.coloured)
        runs: list[Run] = []
        for colour, count in enumerate(cost.coloured):
            lacks = missing[colour]
            runs += [*self.terms.amounts([count if c == colour else 0 for c in range(len(COLOURS))])]
            runs += [self._mark(count, lacks)] if count else []
        if cost.any:
            runs += [*self.terms.amounts([], cost.any), self._mark(cost.any, preview.lacking.any)]
        note = keeps if preview.payable == "now" else ""
        return [self.fact("pay", tuple(runs), note)]

    def _mark(self, asked: int, lacks: int) -> Run:
        return (
            Run(f" {self.terms.sign('✗')}  ", "bad") if lacks else Run(f" {self.terms.sign(MET)}  ", "good")
        )

    def _lies(self, at: Moment, preview: LandscapePreview) -> Fact:
        site = preview.best_site
        if site is None:
            return self.fact("lay", self.say("held-none"))
        world = at.view.seats[at.seat].world
        more = len(preview.face_up_sites) - 1
        note = self.terms.resting(world, site)
        said = self.terms.site(world, site)
        if more:
            said = self.say("or-other-sites", site=said, count=more)
        return self.fact("lay", (Run(said), self.met()), note)

    def _effects(self, at: Moment, preview: LandscapePreview) -> list[Fact]:
        row = LANDSCAPES[preview.tile]
        how = stands(self.terms, at.view, at.seat, preview) if preview.payable == "now" else ()
        told = (
            (Run(self.terms.does(preview.tile).rstrip(".")),) if self.terms.spelt else task(self.terms, row)
        )
        return [self.fact(row.effect, (*told, *((Run("  "), *how) if how else ())))]

    def _said(self, at: Moment, preview: LandscapePreview, lost: int) -> list[str]:
        """Two or three sentences: what it scores, what speaks against it, what gods and temples say."""
        row = LANDSCAPES[preview.tile]
        if preview.forced:
            return [self.say("warn", preview.forced, lost=lost), self.wildernesses(preview.wilderness_sites)]
        if preview.fruitless:
            return [f"! {self.fruitless(preview)}"]
        said = []
        if preview.payable == "after-trades":
            lacking = preview.lacking
            said.append(self.shortage(lacking.coloured, lacking.any, lacking.trades, tradable=True))
        if preview.best > 0 or preview.hope:
            said.append(self._scores(at, preview))
        elif row.effect in {"farm", "conversion"}:
            said.append(self.terms.does(preview.tile))
        before, after = temple_now(at.view, at.seat, row.shrine_icons, row.mystic_value)
        if before != after:
            said.append(self.say("said-temple", before=before, after=after))
        over = preview.left + row.gain_count - SUPPLY_LIMIT
        if over > 0 and preview.payable == "now" and row.effect != "village":
            said.append(self.wording.counted("said-over", count=over, limit=SUPPLY_LIMIT))
        return [*said, *self._gods(at, preview)]

    def _scores(self, at: Moment, preview: LandscapePreview) -> str:
        row = LANDSCAPES[preview.tile]
        facts = {"cp": row.cp, "count": row.need_count, "best": preview.best}
        if preview.best > row.cp or (preview.best and row.effect not in TASKS):
            return self.say("said-points", best=preview.best)
        if row.effect == "forest":
            return self.say("said-forest", "full" if preview.best else "open", **facts)
        return (
            self.say("said", row.effect, **facts) if row.effect in TASKS else self.say("said-points", **facts)
        )

    def _gods(self, at: Moment, preview: LandscapePreview) -> list[str]:
        """Whether one more scored landscape of its kind would please a god on the table, or one's own."""
        row = LANDSCAPES[preview.tile]
        own = at.view.seats[at.seat]
        if not preview.best or row.effect not in own.tally.scored:
            return []
        mine = own.tally.scored[row.effect] + 1
        for god in (*at.view.gods, *((own.god,) if own.god else ())):
            if GODS[god].condition == "most_scored" and GODS[god].condition_on == (row.effect,):
                most = max(s.tally.scored[row.effect] for n, s in enumerate(at.view.seats) if n != at.seat)
                if own.god in (None, god) and mine >= most > mine - 1:
                    return [
                        self.say(
                            "said-god", kinds=self.terms.kind(preview.tile, "many"), god=self.terms.god(god)
                        )
                    ]
        return []

    def fruitless(self, preview: LandscapePreview) -> str:
        """Why nothing would come of a landscape that could be paid for and laid face up."""
        row = LANDSCAPES[preview.tile]
        have = preview.eligible if row.effect == "volcano" else preview.left
        colours = self.terms.colours(tuple(row.need))
        facts = {"tile": self.terms.kind(preview.tile), "need": row.need_count, "have": have}
        return self.say("fruitless", row.effect, colours=colours, **facts)

    def shortage(self, missing: Sequence[int], missing_any: int, trades: int, *, tradable: bool) -> str:
        """What is missing for a cost, and whether trades would help."""
        parts = [self.terms.worshippers(missing)] if any(missing) else []
        if missing_any:
            which = "one" if missing_any == 1 else "many"
            parts.append(self.say("any-worshippers", which, count=missing_any))
        facts = {"missing": self.terms.listing(parts), "trades": trades}
        if tradable:
            return self.say("short-tradable", "one" if trades == 1 else "many", **facts)
        return self.say("short", **facts)

    def wildernesses(self, count: int) -> str:
        """On how many sites a wilderness can lie."""
        return self.say("detail-wilderness-sites", "one" if count == 1 else "many", count=count)

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A landscape that would be a wilderness by force, or of which nothing comes, is asked for twice."""
        preview = landscape_preview(at.view, at.seat, int(id))
        if preview is None:
            return None
        if preview.fruitless:
            return self.fruitless(preview)
        if not preview.forced:
            return None
        lost = wilderness_cost(at.view, at.seat)
        return self.say("confirm", preview.forced, tile=self.terms.kind(preview.tile), lost=lost)

    def against(self, at: Moment, id: str, noun: str) -> list[str]:
        """What is missing for it, and what comes of taking it all the same."""
        preview = landscape_preview(at.view, at.seat, int(id))
        if preview is None:
            return []
        if preview.fruitless:
            return [self.fruitless(preview)]
        if not preview.forced and preview.payable == "now":
            return []
        lost = wilderness_cost(at.view, at.seat)
        if preview.forced == "no-site":
            colour = self.terms.colour(LANDSCAPES[preview.tile].colour)
            return [self.say("reason-no-face-up-site", colour=colour), self.say("against-forced", lost=lost)]
        lacking = preview.lacking
        short = self.shortage(lacking.coloured, lacking.any, lacking.trades, tradable=lacking.tradable)
        comes = "against-forced" if preview.forced else "against-untraded"
        return [short, self.say(comes, lost=lost)]

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What lies on the slot, whatever is asked."""
        slot = int(id)
        tile = at.view.display[slot]
        if tile is None:
            if at.view.hand is None or slot != at.view.slot:
                return [self.say("look-empty", slot=slot + 1)]
            return [self.say("look-hand", slot=slot + 1), *self.printed(at.view.hand)]
        lying = self.terms.worshippers(at.view.worshippers[slot])
        return [*self.printed(tile), self.say("look-lying", worshippers=lying)]

    def printed(self, tile: str) -> list[str]:
        """What is printed on a landscape."""
        title = self.say("detail-tile", tile=self.terms.tile(tile), cost=self.terms.cost(LANDSCAPES[tile]))
        worth, does = self.terms.worth(tile), self.terms.does(tile)
        return [title, self.say("detail-does", does=does, worth=worth) if worth else does]


def spaced(runs: Sequence[Run]) -> Line:
    """Runs with a blank between them."""
    found: list[Run] = []
    for run in runs:
        found += [Run(" "), run] if found else [run]
    return tuple(found)


class GodThing(OrbisThing):
    """A god that lies on the table."""

    nouns = ("god",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its name."""
        return self.terms.god(id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Its name and what it is worth and does."""
        return self.say("option-god", god=self.terms.god(id), text=self.terms.god_text(id).rstrip("."))

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What it is worth now, and by what."""
        preview = god_preview(at.view, at.seat, id)
        worth = (Run(f" +{preview.points} ", "plate"),) if preview.points else (Run("0", "dim"),)
        said = [self.terms.god_text(id), *self._now(at, id), self.say("said-god-once")]
        title = (Run(self.terms.god(id), "strong"), Run(f"  {self.say('note-now')}", "dim"))
        return Card(title, worth, (), tuple(said))

    def _now(self, at: Moment, god: str) -> list[str]:
        row, own = GODS[god], at.view.seats[at.seat]
        preview = god_preview(at.view, at.seat, god)
        if row.condition in ("most_scored", "fewest"):
            which = "most" if row.condition == "most_scored" else "fewest"
            return [self.say("detail-god", which, own=preview.own, most=preview.other, fewest=preview.other)]
        if row.condition == "has_all":
            counts = {kind: own.tally.scored[kind] for kind in row.condition_on if kind in own.tally.scored}
            return [self.say("detail-god-all", **counts, shrine=own.tally.shrines)]
        if row.condition == "if_paid":
            enough = "enough" if preview.points else "too-few"
            return [self.say("detail-god-pay", enough, held=preview.own, count=preview.other)]
        if row.immediate == "gain_any":
            total = sum(own.supply) + row.immediate_count
            return [self.say("detail-god-gain", total=total, limit=SUPPLY_LIMIT)]
        return [self.say("detail-god-idle", count=own.tally.wildernesses)] if row.passive else []

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A god that can't be paid for is asked for twice."""
        row, preview = GODS[id], god_preview(at.view, at.seat, id)
        if row.condition != "if_paid" or preview.points:
            return None
        return self.say("confirm-god", god=self.terms.god(id), count=preview.other, held=preview.own)

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """Name and text."""
        return [f"{self.terms.god(id)}: {self.terms.god_text(id)}"]
