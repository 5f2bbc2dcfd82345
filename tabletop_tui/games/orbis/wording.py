"""Orbis in sentences: questions, steps, events, reasons, score lines. Its things speak for themselves."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from rulesets.core import Decision, Event, Option, ScoreLine
from rulesets.orbis.advice import likeliest
from rulesets.orbis.components import COLOURS, LANDSCAPES, SUPPLY_LIMIT, TRADE_PRICE
from rulesets.orbis.costs import Shortfall, cost_of, is_free
from rulesets.orbis.preview import asked
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis import answers, things
from tabletop_tui.games.orbis.boardtext import OrbisText
from tabletop_tui.games.orbis.labels import labels
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.kit.narration import Naming, Narration
from tabletop_tui.kit.thing import KitWording, things_of


def _marked(event: Event) -> str:
    why: str = event.facts["why"]
    return f"too-few-{LANDSCAPES[event.facts['tile']].effect}" if why == "too-few" else why


def _forced(event: Event) -> str:
    """Which sentence reports a choice without alternatives; a forced wilderness has its own reason."""
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
"""Functions that choose among the forms of the sentences for events."""


def _shortfall(facts: Mapping[str, Any]) -> Shortfall:
    """What is missing for a cost, from the facts of a reason."""
    lacking = tuple(facts["missing"].get(word, 0) for word in COLOURS)
    return Shortfall(lacking, facts["missing_any"], facts["trades"], facts["tradable"])


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
        **dict.fromkeys(("pay_any", "sacrifice_pick", "discard_excess", "take_worshipper"), ("held", "then")),
    }
    LEFT = ("rests",)
    terms: Terms
    narration: Narration

    # -- what events and reasons mention -----------------------------------------------------------

    def use(self, notation: str) -> None:
        super().use(notation)
        terms = self.terms
        names: dict[str, Naming] = {
            **{fact: partial(self._colour, fact) for fact in ("colour", "give", "get")},
            **{fact: partial(self._some, fact) for fact in ("worshippers", "coloured", "saved")},
            **{fact: partial(self._slots, fact) for fact in ("payable", "unpayable")},
            "gained": lambda facts: self._some("worshippers", {facts["colour"]: facts["count"]}),
            "colours": lambda words: {"colours": terms.colours([COLOURS.index(word) for word in words])},
            "held": lambda held: {"held": held if isinstance(held, int) else terms.held(held)},
            "lacking": lambda lacking: {"short": terms.shortage(lacking) if lacking else ""},
            "cost-not-covered": lambda facts: {"short": terms.shortage(_shortfall(facts))},
            "tile": lambda tile: terms.facts(tile) if tile else {},
            "forest": lambda found: {"forest": found, "have": found[0], "need": found[1]} if found else {},
            "opens": lambda sites: {"opens": terms.opening(sites)},
            "god": lambda god: terms.god_facts(god) if god else {},
            "temple": lambda found: {"temple": True, "before": found[0], "after": found[1]} if found else {},
            "over": lambda count: {"over": count, "limit": SUPPLY_LIMIT},
            "seat": lambda seat: {"name": self.name(seat)},
            "slot": lambda slot: {"slot": slot + 1},
            "slots": lambda slots: {
                "slots": self.listing([str(slot + 1) for slot in slots]),
                "places": " ".join(str(slot + 1) for slot in slots),
            },
            "site": lambda site: {"row": int(site.partition("/")[0])},
            "key": self._forced,
        }
        self.narration = Narration(self, names, _FORMS)

    def _colour(self, fact: str, colour: str) -> dict[str, str]:
        return {
            fact: self.terms.colour(colour),
            f"{fact}-one": self.terms.worshippers({colour: 1}),
            f"{fact}-three": self.terms.worshippers({colour: TRADE_PRICE}),
            f"{fact}-sign": self.terms.sign(colour),
        }

    def _some(self, fact: str, counts: Sequence[int] | Mapping[str, int]) -> dict[str, str]:
        """Worshippers in words and in signs, both empty for none."""
        if isinstance(counts, Mapping):
            counts = [counts.get(word, 0) for word in COLOURS]
        if not any(counts):
            return {fact: "", "signs": ""}
        return {fact: self.terms.worshippers(counts), "signs": self.terms.held(counts).replace(" ", "")}

    def _slots(self, fact: str, slots: Sequence[tuple[int, str]]) -> dict[str, str]:
        return {fact: self.listing([f"{slot + 1} {self.terms.kind(tile)}" for slot, tile in slots])}

    def _forced(self, key: str) -> dict[str, Any]:
        noun, _, id = key.partition(":")
        first, _, second = id.partition("/")
        if noun == "remove":
            return {"slot": int(first) + 1, "colour": self.terms.colour(second)}
        return {"colour": self.terms.colour(first)} if first in COLOURS else {"row": first}

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: OrbisView, decision: Decision[Any]) -> str:
        kind, own = decision.kind, view.seats[decision.seat]
        offer, held = asked(view, decision.seat), sum(own.supply)
        tile = view.hand or offer.tile
        over = dict.fromkeys(("sacrifice_choice", "eruption_choice"), offer.count)
        count = {**over, "discard_excess": held - SUPPLY_LIMIT}.get(kind, view.owed)
        cost = cost_of(LANDSCAPES[tile], own.benefits) if tile else None
        facts = {
            **(self.terms.facts(tile) if tile else {}),
            **(self.terms.god_facts(offer.god) if offer.god else {}),
            **({"cost": self.terms.cost(cost)} if cost else {}),
            "name": self.name(decision.seat),
            "cp": offer.cp,
            "count": count,
            "held": held,
            "limit": SUPPLY_LIMIT,
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
        """Sites in fewer words, where what they rest on takes the room; trades in signs."""
        noun, _, id = option.key.partition(":")
        if noun == "trade":
            return self.terms.trade(*id.split("/"))
        return self.terms.site(view.seats[decision.seat].world, id, brief=True) if noun == "site" else ""

    def group(self, view: OrbisView, decision: Decision[Any], first: str, count: int) -> str:
        """All trades, or all worshippers that can leave one slot."""
        if not first.isdigit():
            return self.say("group-x", count=count)
        tile = view.display[int(first) - 1]
        facts = self.terms.facts(tile) if tile else {"kind": ""}
        return self.say("group-slot", **{**facts, "slot": first, "count": count})

    def steps_of(self, view: OrbisView, decision: Decision[Any]) -> Sequence[str]:
        """Take, pay, lay, effect; for a god, only the first and the last."""
        whole = view.slot is not None or decision.kind == "choose_tile"
        return self.STEPS if whole else (self.STEPS[0], self.STEPS[-1])

    def turn_order(self, view: OrbisView) -> Sequence[int]:
        """Clockwise from the start player."""
        count = len(view.seats)
        return [(view.start + n) % count for n in range(count)]

    def done(self, view: OrbisView) -> frozenset[int]:
        """The seats that have taken their tile of this round."""
        return frozenset(
            n for n, own in enumerate(view.seats) if own.tiles >= view.round and n != view.active
        )

    def best(self, view: OrbisView, decision: Decision[Any]) -> str | None:
        """What brings most, a trade that helps, or the worshipper whose loss keeps the most colours."""
        return likeliest(view, decision.seat, decision.kind, [option.key for option in decision.options])

    # -- events ------------------------------------------------------------------------------------

    def in_brief(self, events: Sequence[Event]) -> str:
        """A whole turn: `▸ 7 Irrigation · gets ♣◆ · pays ♣◆◆ · row 2 · +3 · ◆→4 8`."""
        created = [each for each in events if each.kind == "created"]
        parts = self.narration.brief([each for each in events if each.kind != "created"])
        up = [each.facts["tile"] for each in events if each.kind == "laid" and not each.facts["wild"]]
        row = LANDSCAPES[up[0]] if up else None
        if row is not None and row.cp and not any(each.kind == "marked" for each in events):
            parts.append(f"+{row.cp}?" if row.effect == "forest" else f"+{row.cp}")
        return " · ".join([*parts, *self.narration.brief(created)])

    # -- scores ------------------------------------------------------------------------------------

    def tells(self, line: ScoreLine) -> bool:
        """A god is shown even if its condition isn't met, a wilderness even if it costs nothing."""
        idle = line.id == "wilderness" and bool(line.facts["count"])
        return bool(line.points) or idle or (line.id == "god" and line.facts["god"] != "none")

    def score_line(self, line: ScoreLine) -> str:
        """A line of one seat's score sheet, with where its points come from."""
        facts = dict(line.facts)
        none = facts.get("god") == "none" or facts.get("shrines") == 0
        if line.id == "god" and not none:
            facts["god"] = self.terms.god(facts["god"])
        return self.say("score", line.id, "none" if none else "line", **facts)

    def board_text(self, view: OrbisView, seat: int | None) -> str:
        return OrbisText(self).text(view, seat)
