"""Bora Bora in sentences: questions, steps, reasons, score lines. Its things speak for themselves."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rulesets.bora_bora.components import DICE, FISH, GODS, GROUND, JEWELS, SEXES
from rulesets.bora_bora.preview import (
    actions_now,
    announced,
    concealed,
    needs_blue,
    placement_of,
    value_now,
)
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision, Event, Option, Reason, ScoreLine
from tabletop_tui.games.bora_bora import answers, things
from tabletop_tui.games.bora_bora.boardtext import BoraBoraText
from tabletop_tui.games.bora_bora.labels import WITH_GOD, labels
from tabletop_tui.games.bora_bora.story import Story
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.games.kit.card import Card
from tabletop_tui.games.kit.step import NOW, Step, steps_at
from tabletop_tui.games.kit.thing import KitWording, Thing, things_of

_LEDGER = ("start", "fishing", "helper", "fish", "building", "people", "status", "temple", "tasks")
"""Where points on the track come from, in the order of a score sheet."""
_STAGES = {"dice": 0, "people": 1, "jewelry": 2, "tasks": 3, "new_tasks": 3, "final_tasks": 3}
"""The steps of a round in the header."""
_STEPS = ("people", "jewelry", "tasks")
_REGION = ("brings", "fish", "site")
_TASK = ("progress", "points")


class BoraBoraWording(KitWording[BoraBoraView]):
    """The words of Bora Bora."""

    game = "bora_bora"
    labels = staticmethod(labels)
    TERMS = Terms
    TABLE = BoraBoraText
    THINGS = things_of(things, answers)
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
        "buy_jewelry": ("price", "end", "shells-left", "serves"),
        **dict.fromkeys(("resolve_task", "final_task"), _TASK),
        "take_task": _TASK[:1],
    }
    LEFT = (
        *("brings", "fish", "site", "keeps", "does", "with-mine", "once", "serves", "free", "neighbours"),
        *("effect", "god", "pushes", "god-tile", "then"),
    )
    terms: Terms

    def use(self, notation: str) -> None:
        """Take this notation, and build anew what depends on it."""
        super().use(notation)
        self.boards = BoraBoraText(self)
        self.tale = Story(self, self.terms)

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: BoraBoraView, decision: Decision[Any]) -> str:
        """Who decides what; of what others may not know only who."""
        kind, terms, own = decision.kind, self.terms, view.seats[decision.seat]
        name, region = self.name(decision.seat), view.region or next(iter(view.fish))
        if concealed(view, decision):
            return self.say("ask-other", kind, name=name)
        space = decision.options[0].key.partition(":")[2]
        of, left = (view.using.value, view.using.left) if view.using is not None else (1, 1)
        facts = {
            "name": name,
            "value": value_now(view),
            "points": terms.some("points", view.points),
            "dots": "●" * view.points,
            "shells": terms.some("shells", own.shells),
            "god": terms.god(view.god or 0, "object"),
            "vp": terms.vp(FISH[view.fish[region]].vp),
            "material": self.say("material", GROUND[space].material) if kind == "place_material" else "",
            "number": of - left + 1,
            "of": of,
            "count": left,
        }
        return self.say("ask", kind, *self._which(view, decision), **facts)

    def _which(self, view: BoraBoraView, decision: Decision[Any]) -> Sequence[str]:
        """Which of several sentences asks."""
        kind, actions, using = decision.kind, actions_now(view), view.using
        if kind == "place_die":
            return ("last" if len(view.seats[decision.seat].dice) == 1 else "some",)
        if kind == "take_person":
            return ("both" if len(actions) > 1 else actions[0],)
        if kind == "pay_god":
            return ("first" if view.god == GODS.index("blue") and all(announced(view)) else "only",)
        if kind == "move_hut_more":
            return ("one" if using is None or using.left == 1 else "many",)
        if kind == "use_people":
            return (self._who(view, decision),)
        if kind == "resolve_task":
            ways = {option.key.partition(":")[0] for option in decision.options}
            return ("met" if "fulfil" in ways else "yellow" if "yellow" in ways else "none",)
        several = {"choose_material": "material", "take_god_card": "god_card"}.get(kind)
        return ("more",) if using is not None and using.kind == several and using.value > 1 else ()

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
        dice = ("step-dice",) if view.stage == "dice" else ("step-dice-over",)
        names = (self.say(*dice, turn=view.pass_, of=DICE), *(self.say("step", word) for word in _STEPS))
        return steps_at(names, _STAGES[view.stage])

    def step(self, view: BoraBoraView, decision: Decision[Any]) -> str:
        """The step of the round, in words."""
        steps = self.steps(view, decision)
        return next((step.label for step in steps if step.state == NOW), self.say("step-set-up"))

    def turn_order(self, view: BoraBoraView) -> Sequence[int]:
        """The seats in the order of the turn tiles, which changes each round."""
        return view.order

    # -- options -----------------------------------------------------------------------------------

    def thing(self, key: str) -> tuple[Thing[BoraBoraView], str, str]:
        """An action card is where dice lie; `card` alone pays for a god."""
        thing, id, noun = super().thing(key)
        return (self.things["die"] if noun == "card" and id else thing), id, noun

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

    def key_groups(self, labels: Mapping[str, str]) -> Sequence[tuple[str, str]]:
        """The numbers of one's dice, and what a god is put on with."""
        dice = dict.fromkeys(key.split(":")[1] for key in labels if key.startswith("place:"))
        found = [("/".join(dice), self.say("keys-die"))] if len(dice) > 1 else []
        if any(label[0] == WITH_GOD for label in labels.values()):
            found.append((WITH_GOD, self.say("keys-white" if dice else "keys-green")))
        return found

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
        if decision.kind == "take_task":
            known = view.seats[decision.seat].progress
            return min(keys, key=lambda key: known[task].missing if (task := key[5:]) in known else 9)
        if decision.kind == "build_tile":
            return keys[-1]  # the one that asks for the highest die
        return next(iter(keys), None)

    def hidden(self, view: BoraBoraView, seat: int) -> str:
        """The seat's hand of god cards, for its own eyes."""
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
        counted = {"too-few-points": ("needed", "points"), "too-few-shells": ("missing",)}.get(reason.id, ())
        noun = "shells" if reason.id == "too-few-shells" else "points"
        facts |= {word: terms.some(noun, facts[word]) for word in counted}
        return self.say("reason", reason.id, **facts, name=self.name(facts.get("seat")))

    def event(self, event: Event) -> str | None:
        """What happened, in a sentence; `None` if that isn't worth a line of the log."""
        told = self.tale.of([event])
        return told[0][1] if told else None

    def story(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """What one answer brought about: a deed and all that it cost and brought is one sentence."""
        return self.tale.of(events)

    # -- scores ------------------------------------------------------------------------------------

    def score_line(self, line: ScoreLine) -> str:
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
