"""Orbis in sentences: questions, steps, events, reasons, score lines. Its things speak for themselves."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.core import Decision, Event, Option, Reason, ScoreLine
from rulesets.orbis.components import COLOURS, LANDSCAPES, SUPPLY_LIMIT, TRADE_PRICE
from rulesets.orbis.costs import Shortfall, cost_of, is_free
from rulesets.orbis.preview import asked, best_site, best_slot, best_trade, last_laid
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.kit.narration import Narration
from tabletop_tui.games.kit.thing import KitWording, things_of
from tabletop_tui.games.orbis import answers, things
from tabletop_tui.games.orbis.boardtext import BoardText
from tabletop_tui.games.orbis.labels import labels
from tabletop_tui.games.orbis.terms import Terms

_HELD = ("held", "then")


def _marked(event: Event) -> str:
    why: str = event.facts["why"]
    return f"too-few-{LANDSCAPES[event.facts['tile']].effect}" if why == "too-few" else why


def _forced(event: Event) -> str:
    """Which sentence tells of a choice without alternatives; a forced wilderness tells its reason itself."""
    kind, noun = event.facts["kind"], event.facts["key"].partition(":")[0]
    return str(
        {"wilderness": "", "remove": noun, "site": noun, "give": kind, "gain": kind}.get(noun, "other")
    )


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
    """The words of Orbis: names, sentences, labels and news."""

    game = "orbis"
    labels = staticmethod(labels)
    TERMS = Terms
    THINGS = things_of(things, answers)
    FOLDED = frozenset({"choose_tile"})
    STEPS = ("take", "pay", "lay", "effect")
    STEP_OF = {"choose_tile": 0, "settle_cost": 1, "pay_any": 1, "place": 2}
    HEADS = {
        "settle_cost": ("best", "sites", "left"),
        "place": ("rests", "scores", "opens"),
        "eruption_pick": ("lies",),
        **dict.fromkeys(("sacrifice_choice", "eruption_choice"), ("brings",)),
        **dict.fromkeys(("pay_any", "sacrifice_pick", "discard_excess", "take_worshipper"), _HELD),
    }
    LEFT = ("rests",)
    terms: Terms
    narration: Narration

    # -- what events and reasons speak of ----------------------------------------------------------

    def use(self, notation: str) -> None:
        """Take this notation, and build anew what depends on it."""
        super().use(notation)
        terms = self.terms
        names = {
            **{fact: self._colour_facts(fact) for fact in ("colour", "give", "get")},
            "colours": lambda words: {"colours": terms.colours([COLOURS.index(word) for word in words])},
            "worshippers": self._worshipper_facts,
            "tile": terms.facts,
            "god": lambda god: {"god": terms.god(god), "the": self.say("the-god", god=terms.god(god))},
            "seat": lambda seat: {"name": self.name(seat)},
            "slot": lambda slot: {"slot": slot + 1},
            "slots": self._slot_facts,
            "site": lambda site: {"row": int(site.partition("/")[0])},
            "key": self._forced_facts,
        }
        self.narration = Narration(self, names, _FORMS)

    def _colour_facts(self, fact: str) -> Any:
        return lambda colour: {
            fact: self.terms.colour(colour),
            f"{fact}-one": self.terms.worshippers({colour: 1}),
            f"{fact}-three": self.terms.worshippers({colour: TRADE_PRICE}),
            f"{fact}-sign": self.terms.signs[COLOURS.index(colour)],
        }

    def _worshipper_facts(self, counts: Mapping[str, int]) -> dict[str, str]:
        signs = self.terms.held([counts.get(word, 0) for word in COLOURS]).replace(" ", "")
        return {"worshippers": self.terms.worshippers(counts), "signs": signs}

    def _slot_facts(self, slots: Sequence[int]) -> dict[str, str]:
        named = [str(slot + 1) for slot in slots]
        return {"slots": self.listing(named), "places": " ".join(named)}

    def _forced_facts(self, key: str) -> dict[str, Any]:
        noun, _, id = key.partition(":")
        first, _, second = id.partition("/")
        if noun == "remove":
            return {"slot": int(first) + 1, "colour": self.terms.colour(second)}
        return {"colour": self.terms.colour(first)} if first in COLOURS else {"row": first}

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: OrbisView, decision: Decision[Any]) -> str:
        """Who decides what, in a sentence."""
        kind, own = decision.kind, view.seats[decision.seat]
        laid, offer, held = last_laid(own), asked(view, decision.seat), sum(own.supply)
        tile = view.hand or (laid[1] if laid else None)
        over = dict.fromkeys(("sacrifice_choice", "eruption_choice"), offer.count)
        count = {**over, "discard_excess": held - SUPPLY_LIMIT}.get(kind, view.owed)
        cost = cost_of(LANDSCAPES[tile], own.benefits) if tile else None
        facts = {
            **(self.terms.facts(tile) if tile else {}),
            **({"cost": self.terms.cost(cost)} if cost else {}),
            **({"the": self.say("the-god", god=self.terms.god(offer.god))} if offer.god else {}),
            "name": self.name(decision.seat),
            "cp": offer.cp,
            "held": held,
            "limit": SUPPLY_LIMIT,
            "count": count,
        }
        which: tuple[str, ...] = ("one" if count == 1 else "many",)
        if kind == "sacrifice_choice":
            which = ()
        elif kind == "choose_tile":
            can = {option.key.partition(":")[0] for option in decision.options} & {"landscape", "god"}
            which = ("both",) if len(can) == 2 else tuple(can)
        elif kind == "place":
            which = ("wild" if view.turned_over else "face-up",)
        elif kind == "settle_cost" and cost is not None:
            payable = any(option.key == "pay" for option in decision.options)
            which = ("free",) if is_free(cost) else () if payable else ("trade",)
        return self.say("ask", kind, *which, **facts)

    def option_short(self, view: OrbisView, decision: Decision[Any], option: Option[Any]) -> str:
        """Sites in a few words less, where what they rest on takes the room; trades in signs."""
        noun, _, id = option.key.partition(":")
        if noun == "trade":
            return self.terms.trade(*id.split("/"))
        return self.terms.site(view.seats[decision.seat].world, id, brief=True) if noun == "site" else ""

    def group(self, view: OrbisView, decision: Decision[Any], first: str, count: int) -> str:
        """All trades, or all worshippers that may leave one slot."""
        if not first.isdigit():
            return self.say("group-x", count=count)
        tile = view.display[int(first) - 1]
        facts = self.terms.facts(tile) if tile else {"kind": ""}
        return self.say("group-slot", **{**facts, "slot": first, "count": count})

    def steps_of(self, view: OrbisView, decision: Decision[Any]) -> Sequence[str]:
        """Take, pay, lay, effect; a god has only the first and the last."""
        whole = view.slot is not None or decision.kind == "choose_tile"
        return self.STEPS if whole else (self.STEPS[0], self.STEPS[-1])

    def turn_order(self, view: OrbisView) -> Sequence[int]:
        """Clockwise from the start player."""
        count = len(view.seats)
        return [(view.start + n) % count for n in range(count)]

    def done(self, view: OrbisView) -> frozenset[int]:
        """Those whose tile of this round is taken."""
        return frozenset(
            n for n, own in enumerate(view.seats) if own.tiles >= view.round and n != view.active
        )

    def start(self, view: OrbisView, decision: Decision[Any]) -> str | None:
        """What brings most, a trade that helps, or the worshipper that leaves one with the most colours."""
        keys, seat, kind = [option.key for option in decision.options], decision.seat, decision.kind
        held = dict(zip(COLOURS, view.seats[seat].supply, strict=True))
        wanted = {
            "choose_tile": lambda: f"landscape:{best_slot(view, seat)}",
            "place": lambda: f"site:{best_site(view, seat)}",
            "settle_cost": lambda: "pay" if "pay" in keys else best_trade(view, seat, keys),
            "take_worshipper": lambda: f"gain:{min(held, key=lambda colour: held[colour])}",
        }.get(kind, lambda: f"give:{max(held, key=lambda colour: held[colour])}")()
        return wanted if wanted in keys else None

    # -- reasons and events ------------------------------------------------------------------------

    def reason(self, reason: Reason) -> str:
        """Why something may not be chosen."""
        if reason.id != "cost-not-covered":
            return super().reason(reason)
        facts = reason.facts
        lacking = tuple(facts["missing"].get(word, 0) for word in COLOURS)
        return self.terms.shortage(
            Shortfall(lacking, facts["missing_any"], facts["trades"], facts["tradable"])
        )

    def event(self, event: Event) -> str | None:
        """What happened, in a sentence; `None` if another one says it as well."""
        if event.kind == "gained":
            some = self.terms.worshippers({event.facts["colour"]: event.facts["count"]})
            return self.say("event-gained", name=self.name(event.seat), worshippers=some)
        return super().event(event)

    def in_brief(self, events: Sequence[Event]) -> str:
        """A whole turn: `▸ 7 Irrigation · gets ♣◆ · pays ♣◆◆ · row 2 · +3 · ◆→4 8`."""
        created = [each for each in events if each.kind == "created"]
        told = self.narration.brief([each for each in events if each.kind != "created"])
        up = [each.facts["tile"] for each in events if each.kind == "laid" and not each.facts["wild"]]
        row = LANDSCAPES[up[0]] if up else None
        if row is not None and row.cp and not any(each.kind == "marked" for each in events):
            told.append(f"+{row.cp}?" if row.effect == "forest" else f"+{row.cp}")
        return " · ".join([*told, *self.narration.brief(created)])

    # -- scores ------------------------------------------------------------------------------------

    def tells(self, line: ScoreLine) -> bool:
        """A god is named also where its condition isn't met, a wilderness also where it costs nothing."""
        idle = line.id == "wilderness" and bool(line.facts["count"])
        return bool(line.points) or idle or (line.id == "god" and line.facts["god"] != "none")

    def score_line(self, line: ScoreLine) -> str:
        """A line of one seat's score sheet with what its points come from."""
        facts = dict(line.facts)
        none = facts.get("god") == "none" or facts.get("shrines") == 0
        if line.id == "god" and not none:
            facts["god"] = self.terms.god(facts["god"])
        return self.say("score", line.id, "none" if none else "line", **facts)

    def board_text(self, view: OrbisView, seat: int | None) -> str:
        """The table in lines of text: display, seats, worlds (all of them without a seat)."""
        return BoardText(self, self.terms).text(view, seat)
