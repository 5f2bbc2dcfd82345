"""Bora Bora in sentences: questions, steps, reasons, score lines. Its things speak for themselves."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rulesets.bora_bora.components import DICE, FISH, GODS, GROUND, JEWELS, SEXES
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision, Event, Line, Option, Reason
from tabletop_tui.games.bora_bora.answers import GodCard, Ground, Pay, Steps, Store, Task, Use, WayOut
from tabletop_tui.games.bora_bora.boardtext import BoardText
from tabletop_tui.games.bora_bora.labels import labels
from tabletop_tui.games.bora_bora.moment import (
    actions_now,
    announced,
    concealed,
    needs_blue,
    placement_of,
    value_now,
)
from tabletop_tui.games.bora_bora.story import Story
from tabletop_tui.games.bora_bora.terms import SIGN_ROLES, Terms
from tabletop_tui.games.bora_bora.things import Die, Jewel, Moment, Place, Region, Temple
from tabletop_tui.games.kit.card import Card
from tabletop_tui.games.kit.step import Step, steps_at
from tabletop_tui.games.kit.thing import KitWording

_LEDGER = ("start", "fishing", "helper", "fish", "building", "people", "status", "temple", "tasks")
"""Where points on the track come from, in the order of a score sheet."""
_STAGES = {"dice": 0, "people": 1, "jewelry": 2, "tasks": 3, "new_tasks": 3, "final_tasks": 3}
"""The steps of a round in the header."""
_REGION = ("brings", "fish", "site")
_TASK = ("progress", "points")


class BoraBoraWording(KitWording[BoraBoraView]):
    """The words of Bora Bora."""

    game = "bora_bora"
    labels = staticmethod(labels)
    sign_roles = SIGN_ROLES
    THINGS = (Die, Region, Place, Jewel, Temple, Pay, GodCard, Steps, Store, Ground, Use, Task, WayOut)
    FOLDED = frozenset({"place_die"})
    HEADS: ClassVar = {
        "expand": ("path", *_REGION),
        "setup_hut": _REGION,
        **dict.fromkeys(("pay_god", "red_offer"), ("keeps", "points")),
        "take_person": ("does", "with-mine", "once", "serves"),
        "helper_spend": ("price", "brings", "points"),
        "choose_material": ("free", "pairs"),
        "place_material": ("neighbours",),
        "take_god_card": ("effect", "held"),
        "temple_space": ("pushes", "god-tile"),
        "build_tile": ("points",),
        "build_site": ("points", "fit"),
        **dict.fromkeys(("fire_gift", "fire_mark"), ("then", "points")),
        "use_people": ("effect", "god", "points"),
        "buy_jewelry": ("price", "points", "shells-left", "serves"),
        **dict.fromkeys(("resolve_task", "take_task", "final_task"), _TASK),
    }
    terms: Terms

    def use(self, notation: str) -> None:
        """See `KitWording`."""
        super().use(notation)
        self.terms = terms = Terms(self, notation)
        self.boards = BoardText(self, terms)
        self.tale = Story(self, terms)

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: BoraBoraView, decision: Decision[Any]) -> str:
        """Who decides what; of what others may not know only who."""
        kind, terms, facts = decision.kind, self.terms, {"name": self.name(decision.seat)}
        if concealed(view, decision):
            return self.say("ask-other", kind, **facts)
        value, actions, own = value_now(view), actions_now(view), view.seats[decision.seat]
        which: Sequence[str] = ()
        if kind == "place_die":
            which = ("last" if len(own.dice) == 1 else "some",)
        elif kind == "take_person":
            which = ("both" if len(actions) > 1 else actions[0],)
        elif kind == "pay_god":
            both = view.god == GODS.index("blue") and all(announced(view))
            which, facts["god"] = ("first" if both else "only",), terms.god(view.god or 0, "object")
        elif kind == "red_offer":
            region = view.region or next(iter(view.fish))
            facts |= {"region": terms.region(region), "vp": terms.vp(FISH[view.fish[region]].vp)}
        elif kind in ("choose_material", "take_god_card"):
            given = {"choose_material": "material", "take_god_card": "god_card"}[kind]
            using = view.using
            if using is not None and using.value > 1 and using.kind == given:
                which = ("more",)
                facts |= {"number": str(using.value - using.left + 1), "of": str(using.value)}
        elif kind == "move_hut_more":
            left = view.using.left if view.using is not None else 1
            return self.counted("ask", kind, count=left, **facts)
        elif kind == "place_material":
            facts["material"] = terms.material(GROUND[decision.options[0].key.partition(":")[2]].material)
        elif kind == "use_people":
            which = (self._who(view, decision),)
        elif kind == "resolve_task":
            ways = {option.key.partition(":")[0] for option in decision.options}
            which = ("met" if "fulfil" in ways else "yellow" if "yellow" in ways else "none",)
        facts |= {"points": terms.some("points", view.points), "shells": terms.some("shells", own.shells)}
        facts["dots"] = "●" * view.points
        paths = terms.paths(actions, value) if kind == "expand" else ""
        return self.say("ask", kind, *which, **facts, value=value, paths=paths)

    def _who(self, view: BoraBoraView, decision: Decision[Any]) -> str:
        """Whether men, women or both can still be used without a god."""
        plain = {option.key.split(":")[1] for option in decision.options if option.key.startswith("use:")}
        free = [sex for sex in SEXES if not view.seats[decision.seat].used[sex]]
        if len(plain) == 2 or not plain:
            return "both" if plain else "green"
        return f"{next(iter(plain))}-first" if len(free) == 2 else next(iter(plain))

    def steps(self, view: BoraBoraView, _decision: Decision[Any]) -> Sequence[Step]:
        """Dice, people, jewelry, tasks; set-up has none."""
        if view.stage not in _STAGES:
            return ()
        dice = (
            self.say("step-dice", turn=view.pass_, of=DICE)
            if view.stage == "dice"
            else self.say("step-dice-over")
        )
        names = (dice, *(self.say("step", word) for word in ("people", "jewelry", "tasks")))
        return steps_at(names, _STAGES[view.stage])

    def step(self, view: BoraBoraView, decision: Decision[Any]) -> str:
        """The step of the round, in words."""
        steps = self.steps(view, decision)
        return next((step.label for step in steps if step.state == "now"), self.say("step-set-up"))

    def turn_order(self, view: BoraBoraView) -> Sequence[int]:
        """As the tiles lie."""
        return view.order

    # -- options -----------------------------------------------------------------------------------

    def target(self, _view: Any, decision: Decision[Any], option: Option[Any]) -> str | None:
        """A die has a cell of its own on each card."""
        return f"die:{option.key[6:]}" if decision.kind == "place_die" else option.target

    def is_way_out(self, option: Option[Any]) -> bool:
        """To play no god stands first, as it costs nothing."""
        return option.key in self.WAYS_OUT and option.key != "no"

    def card(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Card:
        """What choosing it would do; to others nothing of what hangs on a hand."""
        if option.blocked is not None or concealed(view, decision):
            return Card()
        return super().card(view, decision, option)

    def group(self, view: BoraBoraView, decision: Decision[Any], first: str, count: int) -> str:
        """All that a god makes possible."""
        return self.say("group", "white" if decision.kind == "place_die" else "green", count=count)

    def start(self, view: BoraBoraView, decision: Decision[Any]) -> str | None:
        """Where the cursor begins: at something to do, but never at something that costs a god."""
        keys = [option.key for option in decision.options if not self.is_way_out(option)]
        if decision.kind == "place_die":
            free = [key for key in keys if not placement_of(key).white]
            return next((key for key in free if not needs_blue(view, *placement_of(key)[:2])), None)
        if decision.kind == "use_people":
            return next((key for key in keys if key.startswith("use:")), "end")
        return next(iter(keys), None)

    def purse(self, at: Moment) -> str:
        """What there is to pay gods from."""
        own, terms = at.view.seats[at.seat], self.terms
        facts = {"hand": terms.hand(own.hand or ()), "offerings": terms.some("offerings", own.offerings)}
        return self.say("detail-purse", **facts, tiles=terms.some("god-tiles", own.god_tiles))

    def hidden(self, view: BoraBoraView, seat: int) -> str:
        """The seat's hand."""
        return self.boards.hand(view, seat)

    # -- reasons and events ------------------------------------------------------------------------

    def reason(self, reason: Reason) -> str:
        """Why not, with amounts in words."""
        facts, terms = dict(reason.facts), self.terms
        if reason.id == "not-lower":
            missing = [self.say("missing-card")] if facts.get("cards") else []
            missing += [terms.some("offerings", facts["offerings"])] if facts.get("offerings") else []
            which = ["missing"] if missing else []
            return self.say("reason-not-lower", *which, lowest=facts["lowest"], missing=self.listing(missing))
        if reason.id == "too-few-points":
            facts = {word: terms.some("points", facts[word]) for word in ("needed", "points")}
        if reason.id == "too-few-shells":
            facts["shells"] = terms.some("shells", facts["missing"])
        if "seat" in facts:
            facts["name"] = self.name(facts.pop("seat"))
        return self.say("reason", reason.id, **facts)

    def event(self, event: Event) -> str | None:
        """What happened, in a sentence; `None` if that isn't worth a line of the log."""
        told = self.tale.tell([event])
        return told[0][1] if told else None

    def story(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """What one answer brought about: a deed and all that it cost and brought is one sentence."""
        return self.tale.tell(events)

    # -- scores ------------------------------------------------------------------------------------

    def score_line(self, line: Line) -> str:
        """A line of one seat's score sheet with what its points come from."""
        facts, terms = line.facts, self.terms
        if line.id == "god_tiles":
            return self.say("score-god-tiles-line", tiles=terms.some("god-tiles", facts["count"]))
        if line.id == "track":
            ledger = facts["ledger"]
            each = [self.say("source", word, count=ledger[word]) for word in _LEDGER if ledger.get(word)]
        elif line.id == "fish":
            each = list(facts["regions"])
        elif line.id == "jewelry":
            each = [
                self.say("plain-points", what=terms.jewel(jewel), vp=terms.vp(JEWELS[jewel].vp))
                for jewel in facts["jewels"]
            ]
        else:
            return self.say("score", line.id)
        return self.say("score", line.id, "line", each=", ".join(each) or self.say("none"))

    def tie_break(self, values: Sequence[int]) -> str:
        """Earlier in the turn order wins; its tile (R34)."""
        return self.say("tie-break", tile=1 - values[0])

    def board_text(self, view: BoraBoraView, seat: int | None) -> str:
        """The table in lines of text: map, cards, tracks, what is on display, and all players."""
        return self.boards.text(view, seat)
