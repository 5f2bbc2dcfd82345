"""Orbis in sentences: questions, options, events, reasons, score lines."""

from collections.abc import Callable, Sequence
from typing import Any

from rulesets.core import Decision, Event, Line, Option, Reason
from rulesets.orbis.components import COLOURS, GODS, LANDSCAPES, SUPPLY_LIMIT, TRADE_PRICE
from rulesets.orbis.costs import cost_of, is_free
from rulesets.orbis.options import Settle, TakeGod, TakeLandscape, Trade
from rulesets.orbis.preview import LandscapePreview, landscape_preview, site_preview, wasted_on
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.boardtext import SIGNS, BoardText, sign_of
from tabletop_tui.games.orbis.details import Details, sites_in_hand, wilderness_cost
from tabletop_tui.games.orbis.labels import labels
from tabletop_tui.games.orbis.spelt import SpeltTerms
from tabletop_tui.games.orbis.terms import Terms, last_laid, slots_in_words
from tabletop_tui.games.wording import Named, Wording
from tabletop_tui.words import Words

STEPS = {"choose_tile": 1, "settle_cost": 2, "pay_any": 2, "place": 3, "discard_excess": 5}
"""At which of a turn's four steps a decision comes, 5 being what may follow; else it is 4."""


class OrbisWording(Wording):
    """The words of Orbis."""

    game = "orbis"
    labels = staticmethod(labels)

    def __init__(self, words: Words, people: Sequence[Named]) -> None:
        """`people` in seat order."""
        super().__init__(words, people)
        self.terms = Terms(self.say, self.listing)
        self.details = Details(self.say, self.terms)
        self._events: dict[str, Callable[[Event], str | None]] = {
            "forced": self._forced,
            "turned_over": self._turned_over,
            "created": self._created,
            "marked": self._marked,
        }

    def spell_out(self) -> None:
        """Colours, costs and marks in words from now on."""
        self.terms = SpeltTerms(self.say, self.listing)
        self.details = Details(self.say, self.terms)

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: OrbisView, decision: Decision[Any]) -> str:
        """The sentence of `question` without the steps."""
        name, kind = self.name(decision.seat), decision.kind
        own = view.seats[decision.seat]
        tile = view.hand
        if kind == "choose_tile":
            can = {option.key.partition(":")[0] for option in decision.options}
            which = "both" if {"landscape", "god"} <= can else "landscape" if "landscape" in can else "god"
            return self.say("ask", kind, which, name=name)
        if kind == "discard_excess":
            excess = sum(own.supply) - SUPPLY_LIMIT
            return self.counted(
                "ask", kind, count=excess, name=name, held=sum(own.supply), limit=SUPPLY_LIMIT
            )
        if kind in {"pay_any", "take_worshipper"}:
            return self.counted("ask", kind, count=view.owed, name=name)
        if kind in {"sacrifice_choice", "sacrifice_pick"}:
            return self._ask_sacrifice(view, decision)
        if tile is None:
            laid = last_laid(own)
            tile = laid[1] if laid else ""
        landscape = LANDSCAPES[tile]
        facts = {"name": name, "what": self.terms.what(tile), "tile": self.terms.tile(tile)}
        if kind == "settle_cost":
            cost = cost_of(landscape, own.benefits)
            if is_free(cost):
                return self.say("ask", kind, "free", **facts)
            return self.say("ask", kind, **facts, cost=self.terms.cost(cost))
        if kind == "place":
            return self.say("ask", kind, "wild" if view.turned_over else "face-up", **facts)
        count = landscape.need_count if kind == "eruption_choice" else view.owed
        colours = self.terms.colours(tuple(landscape.need))
        return self.counted("ask", kind, count=count, **facts, colours=colours, cp=landscape.cp)

    def _ask_sacrifice(self, view: OrbisView, decision: Decision[Any]) -> str:
        name = self.name(decision.seat)
        if decision.kind == "sacrifice_pick":
            return self.counted("ask", decision.kind, count=view.owed, name=name)
        count, cp, the = self.details.sacrifice(view, decision.seat)
        return self.say("ask", decision.kind, name=name, count=count, cp=cp, the=the)

    def step(self, view: OrbisView, decision: Decision[Any]) -> str:
        """Which of the turn's four steps this is."""
        step = STEPS.get(decision.kind, 4)
        if step > 4:
            return self.say("step-check")
        if step > 1 and view.slot is None:
            return self.say("step-god")
        return self.say("step", str(step))

    # -- options -----------------------------------------------------------------------------------

    def option(self, view: OrbisView, decision: Decision[Any], option: Option[Any]) -> str:
        """What can be chosen, in a few words."""
        value, seat, terms = option.value, decision.seat, self.terms
        if value is None:
            return self._element(view, seat, option.key)
        if isinstance(value, TakeLandscape):
            return self._landscape(view, seat, value.slot)
        if isinstance(value, TakeGod):
            return self.say("option-god", god=terms.god_short(value.god), text=terms.god_brief(value.god))
        if isinstance(value, Trade):
            given, got = terms.colour(value.give), terms.colour(value.get)
            return self.say("option-trade", give=given, get=got, price=TRADE_PRICE)
        if isinstance(value, Settle):
            return self._settle(view, seat, pay=value.pay)
        if decision.kind == "place":
            return self._site(view, decision, str(value))
        if decision.kind == "eruption_pick":
            return self.say("option-remove", slot=value.slot + 1, colour=terms.colour(value.colour))
        if option.key.startswith(("give:", "gain:")):
            held = view.seats[seat].supply[value]
            noun = option.key.partition(":")[0]
            return self.say("option", noun, colour=terms.colour(value), letter=terms.letter(value), held=held)
        if decision.kind == "sacrifice_choice":
            count, cp, _ = self.details.sacrifice(view, seat)
            return self.say("option", option.key, count=count, cp=cp)
        return self._erupt(view, seat, option)

    def _element(self, view: OrbisView, seat: int, target: str) -> str:
        """What a board element is called that `why_not` was asked about."""
        noun, _, name = target.partition(":")
        if noun == "slot":
            return self.say("element-slot", slot=int(name) + 1)
        if noun == "god":
            return self.terms.god(name)
        if noun == "supply":
            return self.say("element-supply", colour=self.terms.colour(name))
        return self.terms.site_short(view.seats[seat].world, name)

    def _landscape(self, view: OrbisView, seat: int, slot: int) -> str:
        preview = landscape_preview(view, seat, slot)
        if preview is None:
            return self.say("option-empty-slot")
        worth = self.terms.worth(preview.tile, brief=True)
        if self.terms.spelt:
            parts = [self.terms.tile(preview.tile)]
            cost = LANDSCAPES[preview.tile]
            paid = bool(sum(cost.cost) + cost.cost_any)
            parts.append(self.say("text-cost" if paid else "text-cost-none", cost=self.terms.cost(cost)))
            marked = self.say("text-sign", sign_of(preview))
            return ", ".join([*parts, *([worth] if worth else []), marked])
        return self.say(
            "option-landscape" if worth else "option-landscape-plain",
            tile=self.terms.short(preview.tile),
            cost=self.terms.cost(LANDSCAPES[preview.tile]),
            worth=worth,
            mark=_mark(preview),
        )

    def option_alone(self, view: OrbisView, decision: Decision[Any], option: Option[Any]) -> str:
        """As `option`; of a landscape it says also in which slot it lies, of a god all it does."""
        text, value = self.option(view, decision, option), option.value
        if isinstance(value, TakeLandscape):
            return self.say("option-slot", slot=value.slot + 1, option=text)
        if isinstance(value, TakeGod):
            told = self.terms.god_text(value.god).rstrip(".")
            return self.say("option-god", god=self.terms.god(value.god), text=told)
        return text

    def option_brief(self, view: OrbisView, decision: Decision[Any], option: Option[Any]) -> str:
        """A landscape without cost and points, which stand on its tile; a trade by letters, and so on."""
        value, terms = option.value, self.terms
        if isinstance(value, TakeLandscape):
            preview = landscape_preview(view, decision.seat, value.slot)
            if preview is not None:
                return f"{_mark(preview)} {terms.short(preview.tile)}"
        if isinstance(value, TakeGod):
            cp = terms.say("cp", cp=GODS[value.god].cp)
            return self.say("option-god", god=terms.god_short(value.god), text=cp)
        if isinstance(value, Settle) and not value.pay:
            return self.say("option-wilderness-brief", lost=wilderness_cost(view, decision.seat))
        if isinstance(value, Settle) and view.hand is not None:
            cost = cost_of(LANDSCAPES[view.hand], view.seats[decision.seat].benefits)
            paid = self.terms.cost(cost)
            return self.say("option-pay-brief", "free" if is_free(cost) else "cost", cost=paid)
        if isinstance(value, Trade):
            letters = {"give": terms.letter(value.give), "get": terms.letter(value.get)}
            return self.say("option-trade-brief", **letters, price=TRADE_PRICE)
        return ""

    def start(self, view: OrbisView, decision: Decision[Any]) -> str | None:
        """The first landscape of worth that can be paid for now, else after trades, else a fruitless one."""
        found: dict[str, str] = {}
        for option in decision.options:
            if isinstance(option.value, TakeLandscape):
                preview = landscape_preview(view, decision.seat, option.value.slot)
                if preview is not None and not preview.forced:
                    found.setdefault(sign_of(preview), option.key)
        return found.get("now") or found.get("after-trades") or found.get("fruitless")

    def caution(self, view: OrbisView, decision: Decision[Any], option: Option[Any]) -> list[str]:
        """Of a landscape that can't be paid for as it is, or fits nowhere: what is missing."""
        if not isinstance(option.value, TakeLandscape):
            return []
        return self.details.against(view, decision.seat, option.value.slot)

    def _settle(self, view: OrbisView, seat: int, *, pay: bool) -> str:
        if view.hand is None:
            return self.say("option-wilderness-only")
        sites = len(sites_in_hand(view, seat, wild=not pay))
        if not pay:
            return self.counted("option-wilderness", count=sites, lost=wilderness_cost(view, seat))
        cost = cost_of(LANDSCAPES[view.hand], view.seats[seat].benefits)
        if is_free(cost):
            return self.counted("option-pay-free", count=sites)
        return self.counted("option-pay", count=sites, cost=self.terms.cost(cost))

    def _site(self, view: OrbisView, decision: Decision[Any], site: str) -> str:
        """Where it is, what would come of it, and what it rests on, which may be cut off."""
        seat, tile = decision.seat, view.hand
        world = view.seats[seat].world
        said = where = self.terms.site_short(world, site)
        if tile is not None:
            preview = site_preview(view, seat, tile, site, wild=view.turned_over)
            if preview.watered is not None:
                said = self.say("option-site-watered" if preview.watered else "option-site-dry", where=where)
            elif preview.forest is not None:
                have, need = preview.forest
                said = self.say("option-site-forest", where=where, have=have, need=need)
        return self.terms.resting(world, site, said)

    def _erupt(self, view: OrbisView, seat: int, option: Option[Any]) -> str:
        laid = last_laid(view.seats[seat])
        if laid is None:
            return self.say("option", option.key)
        landscape = LANDSCAPES[laid[1]]
        colours = self.terms.colours(tuple(landscape.need))
        count = landscape.need_count
        return self.say("option", option.key, count=count, colours=colours, cp=landscape.cp)

    def detail(self, view: OrbisView, decision: Decision[Any], option: Option[Any]) -> list[str]:
        """What choosing it would do, a short sentence a line: cost, gain, points, warnings."""
        return self.details.lines(view, decision, option)

    def confirm(self, view: OrbisView, decision: Decision[Any], option: Option[Any]) -> str | None:
        """What can't be taken back and costs points is asked for once more.

        That is a tile of which nothing can come: a wilderness by force (A2, A3), a landscape that would
        score nothing, the God of Death without enough worshippers; and a site that wastes a landscape.
        """
        value, seat = option.value, decision.seat
        if isinstance(value, TakeLandscape):
            preview = landscape_preview(view, seat, value.slot)
            if preview is None or not (preview.forced or preview.fruitless):
                return None
            if preview.forced is None:
                return self.details.fruitless(view, seat, preview)
            lost = wilderness_cost(view, seat)
            return self.say("confirm", preview.forced, tile=self.terms.short(preview.tile), lost=lost)
        if isinstance(value, TakeGod):
            return self._confirm_god(view, seat, value.god)
        if decision.kind == "place" and view.hand is not None and not view.turned_over:
            return self._confirm_site(view, decision, str(value))
        return None

    def _confirm_god(self, view: OrbisView, seat: int, god: str) -> str | None:
        row, held = GODS[god], sum(view.seats[seat].supply)
        if row.immediate != "pay_any_optional" or held >= row.immediate_count:
            return None
        return self.say("confirm-god", god=self.terms.god(god), held=held, count=row.immediate_count)

    def _confirm_site(self, view: OrbisView, decision: Decision[Any], site: str) -> str | None:
        """An Irrigation or Forest that is wasted here and wouldn't be elsewhere."""
        tile, world = view.hand or "", view.seats[decision.seat].world
        if wasted_on(world, site, tile) and not all(
            wasted_on(world, str(other.value), tile) for other in decision.options
        ):
            return self.say("confirm-site", LANDSCAPES[tile].effect, tile=self.terms.short(tile))
        return None

    # -- reasons and events ------------------------------------------------------------------------

    def reason(self, reason: Reason) -> str:
        """Why something may not be chosen."""
        facts = dict(reason.facts)
        if reason.id == "has-god":
            facts["god"] = self.terms.god(facts["god"])
        if "colour" in facts:
            facts["colour"] = self.terms.colour(facts["colour"])
        if "colours" in facts:
            facts["colours"] = self.terms.colours([COLOURS.index(word) for word in facts["colours"]])
        if "seat" in facts:
            facts["name"] = self.name(facts["seat"])
        if reason.id == "cost-not-covered":
            return self.details.shortage(
                [facts["missing"].get(word, 0) for word in COLOURS],
                facts["missing_any"],
                trades=facts["trades"],
                tradable=facts["tradable"],
            )
        return self.say("reason", reason.id, **facts)

    def event(self, event: Event) -> str | None:
        """What happened, in a sentence; `None` if the next one says it as well."""
        special = self._events.get(event.kind)
        if special is not None:
            return special(event)
        facts = self._facts(event)
        if event.kind == "gained":
            counts = {event.facts["colour"]: event.facts["count"]}
            facts["worshippers"] = self.terms.worshippers(counts)
        if event.kind in {"god_marked", "laid"}:
            which = event.facts["why"] if event.kind == "god_marked" else _side(event)
            return self.say("event", event.kind, which, **facts)
        return self.say("event", event.kind, **facts)

    def _facts(self, event: Event) -> dict[str, Any]:
        """The facts of an event as the sentences want them."""
        terms = self.terms
        facts: dict[str, Any] = {"name": self.name(event.seat)}
        for fact, value in event.facts.items():
            if fact in {"colour", "give", "get"}:
                facts[fact] = terms.colour(value)
                facts[f"{fact}-one"] = terms.worshippers({value: 1})
                facts[f"{fact}-three"] = terms.worshippers({value: TRADE_PRICE})
            elif fact == "worshippers":
                facts[fact] = terms.worshippers(value)
            elif fact == "tile":
                facts |= {"tile": terms.tile(value), "the": terms.the(value), "what": terms.what(value)}
            elif fact == "god":
                facts |= {"god": terms.god(value), "the": self.say("the-god", god=terms.god(value))}
            elif fact == "slot":
                facts[fact] = value + 1
            elif fact == "site":
                facts["row"] = int(value.partition("/")[0])
        return facts

    def _created(self, event: Event) -> str:
        slots = self.listing(slots_in_words(event.facts["slots"]))
        return self.say("event-created", event.facts["colour"], slots=slots)

    def _turned_over(self, event: Event) -> str:
        return self.say("event-turned-over", event.facts["why"], **self._facts(event))

    def _marked(self, event: Event) -> str:
        tile, why = event.facts["tile"], event.facts["why"]
        if why == "too-few":
            why = f"too-few-{LANDSCAPES[tile].effect}"
        landscape = LANDSCAPES[tile]
        colours = self.terms.colours(tuple(landscape.need))
        facts = self._facts(event) | {"count": landscape.need_count, "colours": colours, "cp": landscape.cp}
        return self.say("event-marked", why, **facts)

    def _forced(self, event: Event) -> str | None:
        """A choice without alternatives; a forced wilderness tells its reason itself."""
        kind, key = event.facts["kind"], event.facts["key"]
        noun, _, thing = key.partition(":")
        name = self.name(event.seat)
        if noun == "wilderness":
            return None
        if noun == "give":
            return self.say("event-forced", kind, name=name, colour=self.terms.colour(thing))
        if noun == "remove":
            slot, _, colour = thing.partition("/")
            facts = {"slot": int(slot) + 1, "colour": self.terms.colour(colour)}
            return self.say("event-forced-remove", name=name, **facts)
        if noun == "site":
            return self.say("event-forced-site", name=name, row=int(thing.partition("/")[0]))
        return self.say("event-forced", name=name)

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
            which = "line" if facts["shrines"] else "none"
            return self.say("score-temple", which, **facts)
        return self.say("score", line.id, "line", **facts)

    def board_text(self, view: OrbisView, seat: int | None) -> str:
        """The table in lines of text: display, seats, worlds (all of them without a seat)."""
        return BoardText(self, self.terms).text(view, seat)


def _mark(preview: LandscapePreview) -> str:
    return f"{SIGNS[sign_of(preview)]:<3}"


def _side(event: Event) -> str:
    return "wild" if event.facts["wild"] else "face-up"
