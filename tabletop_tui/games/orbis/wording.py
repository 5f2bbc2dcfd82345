"""Orbis in sentences: questions, steps, events, reasons, score lines. Its things speak for themselves."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.core import Decision, Event, Line, Option, Reason
from rulesets.orbis.components import COLOURS, LANDSCAPES, SUPPLY_LIMIT, TRADE_PRICE
from rulesets.orbis.costs import cost_of, is_free
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.kit.narration import Narration
from tabletop_tui.games.kit.step import Step, steps_at
from tabletop_tui.games.kit.thing import KitWording
from tabletop_tui.games.orbis.answers import CostThing, OfferThing, SiteThing, SupplyThing, asked
from tabletop_tui.games.orbis.boardtext import BoardText
from tabletop_tui.games.orbis.labels import labels
from tabletop_tui.games.orbis.terms import (
    LETTERED,
    SIGN_ROLES,
    SPELT,
    Terms,
    last_laid,
    slots_in_words,
)
from tabletop_tui.games.orbis.things import GodThing, LandscapeThing
from tabletop_tui.games.wording import Named
from tabletop_tui.words import Words

STEPS = ("take", "pay", "lay", "effect")
"""The steps of a turn."""
_STEP_OF = {"choose_tile": 0, "settle_cost": 1, "pay_any": 1, "place": 2}
"""At which of them a decision comes; all others belong to the effect and the end of the turn."""

_HELD = ("held", "then")


def _marked(event: Event) -> str:
    why: str = event.facts["why"]
    return f"too-few-{LANDSCAPES[event.facts['tile']].effect}" if why == "too-few" else why


def _forced(event: Event) -> str:
    """Which sentence tells of a choice without alternatives; a forced wilderness tells its reason itself."""
    kind, noun = event.facts["kind"], event.facts["key"].partition(":")[0]
    if noun == "wilderness":
        return ""
    if noun in ("give", "gain"):
        return str(kind)
    return noun if noun in ("remove", "site") else "other"


_FORMS = {
    "god_marked": lambda event: event.facts["why"],
    "laid": lambda event: "wild" if event.facts["wild"] else "face-up",
    "created": lambda event: event.facts["colour"],
    "turned_over": lambda event: event.facts["why"],
    "marked": _marked,
    "forced": _forced,
}
"""What chooses the sentence of events that are told in several ways."""


class OrbisWording(KitWording[OrbisView]):
    """The words of Orbis."""

    game = "orbis"
    labels = staticmethod(labels)
    sign_roles = SIGN_ROLES
    THINGS = (LandscapeThing, GodThing, SupplyThing, CostThing, SiteThing, OfferThing)
    FOLDED = frozenset({"choose_tile"})
    HEADS = {
        "settle_cost": ("best", "sites", "left"),
        "place": ("rests", "scores"),
        "sacrifice_choice": ("brings",),
        "eruption_choice": ("brings",),
        "eruption_pick": ("lies",),
        **dict.fromkeys(("pay_any", "sacrifice_pick", "discard_excess", "take_worshipper"), _HELD),
    }
    terms: Terms

    def __init__(self, words: Words, people: Sequence[Named]) -> None:
        """`people` in seat order."""
        super().__init__(words, people)
        self._use(Terms(self))

    def spell_out(self) -> None:
        """Colours, costs and marks in words from now on."""
        self._use(Terms(self, SPELT))

    def in_ascii(self) -> None:
        """Letters for signs from now on."""
        self._use(Terms(self, LETTERED))
        self.sign_roles = {}

    def _use(self, terms: Terms) -> None:
        self.terms = terms
        self.forget_things()
        names = {
            "colour": self._colour_facts("colour"),
            "give": self._colour_facts("give"),
            "get": self._colour_facts("get"),
            "worshippers": self._worshipper_facts,
            "tile": self._tile_facts,
            "god": lambda god: {"god": terms.god(god), "the": self.say("the-god", god=terms.god(god))},
            "slot": lambda slot: {"slot": slot + 1},
            "slots": lambda slots: {
                "slots": self.listing(slots_in_words(slots)),
                "places": " ".join(slots_in_words(slots)),
            },
            "site": lambda site: {"row": int(site.partition("/")[0])},
            "key": self._forced_facts,
        }
        self._narration = Narration(self, names, _FORMS)

    def _colour_facts(self, fact: str) -> Any:
        def named(colour: str) -> dict[str, str]:
            some = {count: self.terms.worshippers({colour: count}) for count in (1, TRADE_PRICE)}
            return {
                fact: self.terms.colour(colour),
                f"{fact}-one": some[1],
                f"{fact}-three": some[TRADE_PRICE],
                f"{fact}-sign": self.terms.signs[COLOURS.index(colour)],
            }

        return named

    def _worshipper_facts(self, counts: Mapping[str, int]) -> dict[str, str]:
        signs = self.terms.held([counts.get(word, 0) for word in COLOURS]).replace(" ", "")
        return {"worshippers": self.terms.worshippers(counts), "signs": signs}

    def _tile_facts(self, tile: str) -> dict[str, Any]:
        terms, row = self.terms, LANDSCAPES[tile]
        return {
            "the": terms.kind(tile, "the"),
            "what": terms.kind(tile, "object"),
            "tile": terms.tile(tile),
            "kind": terms.kind(tile),
            "count": row.need_count,
            "colours": terms.colours(tuple(row.need)),
            "cp": row.cp,
        }

    def _forced_facts(self, key: str) -> dict[str, Any]:
        noun, _, thing = key.partition(":")
        first, _, second = thing.partition("/")
        if noun == "remove":
            return {"slot": int(first) + 1, "colour": self.terms.colour(second)}
        return (
            {"row": first}
            if noun == "site"
            else {"colour": self.terms.colour(first)}
            if first in COLOURS
            else {}
        )

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: OrbisView, decision: Decision[Any]) -> str:
        """Who decides what, in a sentence."""
        name, kind = self.name(decision.seat), decision.kind
        own = view.seats[decision.seat]
        if kind == "choose_tile":
            can = {option.key.partition(":")[0] for option in decision.options}
            which = "both" if {"landscape", "god"} <= can else "landscape" if "landscape" in can else "god"
            return self.say("ask", kind, which, name=name)
        if kind == "discard_excess":
            held = sum(own.supply)
            return self.counted(
                "ask", kind, count=held - SUPPLY_LIMIT, name=name, held=held, limit=SUPPLY_LIMIT
            )
        if kind in {"pay_any", "take_worshipper", "sacrifice_pick"}:
            return self.counted("ask", kind, count=view.owed, name=name)
        if kind == "sacrifice_choice":
            count, cp, the = asked(view, decision.seat, self.offer)
            return self.say("ask", kind, name=name, count=count, cp=cp, the=the)
        return self._ask_of_tile(view, decision, name)

    def _ask_of_tile(self, view: OrbisView, decision: Decision[Any], name: str) -> str:
        """Questions about the landscape in hand, or about the one laid last."""
        kind, own = decision.kind, view.seats[decision.seat]
        laid = last_laid(own)
        tile = view.hand or (laid[1] if laid else "")
        facts = {"name": name, **self._tile_facts(tile)}
        if kind == "settle_cost":
            cost = cost_of(LANDSCAPES[tile], own.benefits)
            can_pay = any(option.key == "pay" for option in decision.options)
            which = ("free",) if is_free(cost) else () if can_pay else ("trade",)
            return self.say("ask", kind, *which, **facts, cost=self.terms.cost(cost))
        if kind == "place":
            return self.say("ask", kind, "wild" if view.turned_over else "face-up", **facts)
        facts["count"] = view.owed if kind == "eruption_pick" else facts["count"]
        return self.say("ask", kind, "one" if facts["count"] == 1 else "many", **facts)

    @property
    def offer(self) -> OfferThing:
        """What the landscape or god just taken asks for."""
        thing = self.things["sacrifice"]
        assert isinstance(thing, OfferThing)
        return thing

    def option_short(self, view: OrbisView, decision: Decision[Any], option: Option[Any]) -> str:
        """Sites in a few words less, where what they rest on takes the room."""
        noun, _, site = option.key.partition(":")
        return self.terms.site_brief(view.seats[decision.seat].world, site) if noun == "site" else ""

    def group(self, view: OrbisView, decision: Decision[Any], first: str, count: int) -> str:
        """All trades, or all worshippers that may leave one slot."""
        if not first.isdigit():
            return self.say("group-x", count=count)
        tile = view.display[int(first) - 1]
        return self.say("group-slot", slot=first, tile=self.terms.kind(tile) if tile else "", count=count)

    def steps(self, view: OrbisView, decision: Decision[Any]) -> Sequence[Step]:
        """Take, pay, lay, effect; a god has only the first and the last."""
        names = STEPS if view.slot is not None or decision.kind == "choose_tile" else (STEPS[0], STEPS[-1])
        now = min(_STEP_OF.get(decision.kind, len(names) - 1), len(names) - 1)
        return steps_at(tuple(self.say("step", name) for name in names), now)

    def step(self, view: OrbisView, decision: Decision[Any]) -> str:
        """Which of the turn's steps this is, in words."""
        steps = self.steps(view, decision)
        number = next(n for n, step in enumerate(steps, start=1) if step.state == "now")
        return self.say("step-of", number=number, count=len(steps), step=steps[number - 1].label)

    def turn_order(self, view: OrbisView) -> Sequence[int]:
        """Clockwise from the start player."""
        count = len(view.seats)
        return [(view.start + n) % count for n in range(count)]

    def done(self, view: OrbisView) -> frozenset[int]:
        """Those whose tile of this round is taken."""
        taken = {n for n, seat in enumerate(view.seats) if seat.tiles >= view.round}
        return frozenset(taken - {view.active})

    def start(self, view: OrbisView, decision: Decision[Any]) -> str | None:
        """The landscape or site that brings most; a trade where only a wilderness is possible without."""
        keys = [option.key for option in decision.options]
        if decision.kind == "settle_cost" and "pay" not in keys:
            return next((key for key in keys if key.startswith("trade:")), None)
        if decision.kind == "place":
            sites = self.things["site"]
            assert isinstance(sites, SiteThing)
            return sites.first(view, decision)
        if decision.kind != "choose_tile":
            return None
        landscapes = self.things["landscape"]
        assert isinstance(landscapes, LandscapeThing)
        return landscapes.first(view, decision)

    def signs(self) -> str:
        """What the signs mean, told with those that this terminal shows."""
        return self.say("signs", **self.terms.legend)

    # -- reasons and events ------------------------------------------------------------------------

    def reason(self, reason: Reason) -> str:
        """Why something may not be chosen."""
        facts = dict(reason.facts)
        if reason.id == "cost-not-covered":
            missing = [facts["missing"].get(word, 0) for word in COLOURS]
            landscapes = self.things["landscape"]
            assert isinstance(landscapes, LandscapeThing)
            return landscapes.shortage(
                missing, facts["missing_any"], facts["trades"], tradable=facts["tradable"]
            )
        if reason.id == "has-god":
            facts["god"] = self.terms.god(facts["god"])
        if "colour" in facts:
            facts["colour"] = self.terms.colour(facts["colour"])
        if "colours" in facts:
            facts["colours"] = self.terms.colours([COLOURS.index(word) for word in facts["colours"]])
        if "seat" in facts:
            facts["name"] = self.name(facts["seat"])
        return self.say("reason", reason.id, **facts)

    def event(self, event: Event) -> str | None:
        """What happened, in a sentence; `None` if another one says it as well."""
        if event.kind == "gained":
            some = self.terms.worshippers({event.facts["colour"]: event.facts["count"]})
            return self.say("event-gained", name=self.name(event.seat), worshippers=some)
        return self._narration.tell(event)

    def in_brief(self, events: Sequence[Event]) -> str:
        """A whole turn: `▸ 7 Irrigation · gets ♣◆ · pays ♣◆◆ · row 2 · +3 · ◆→4 8`."""
        created = [each for each in events if each.kind == "created"]
        told = self._narration.brief([each for each in events if each.kind != "created"])
        laid = [
            LANDSCAPES[each.facts["tile"]]
            for each in events
            if each.kind == "laid" and not each.facts["wild"]
        ]
        if laid and laid[0].cp and not any(each.kind == "marked" for each in events):
            told.append(f"+{laid[0].cp}?" if laid[0].effect == "forest" else f"+{laid[0].cp}")
        return " · ".join([*told, *self._narration.brief(created)])

    # -- scores ------------------------------------------------------------------------------------

    def tells(self, line: Line) -> bool:
        """A god is named also where its condition isn't met, a wilderness also where it costs nothing."""
        idle = line.id == "wilderness" and bool(line.facts["count"])
        return bool(line.points) or idle or (line.id == "god" and line.facts["god"] != "none")

    def score_line(self, line: Line) -> str:
        """A line of one seat's score sheet with what its points come from."""
        facts = dict(line.facts)
        if line.id == "god":
            god = facts["god"]
            return (
                self.say("score-god-none")
                if god == "none"
                else self.say("score-god-line", god=self.terms.god(god))
            )
        if line.id == "temple":
            return self.say("score-temple", "line" if facts["shrines"] else "none", **facts)
        return self.say("score", line.id, "line", **facts)

    def board_text(self, view: OrbisView, seat: int | None) -> str:
        """The table in lines of text: display, seats, worlds (all of them without a seat)."""
        return BoardText(self, self.terms).text(view, seat)
