"""Dice Forge in sentences: questions, steps, the list's groups, events, reasons, scores."""

from collections.abc import Sequence
from typing import Any

from rulesets.core import Decision, Event, Option, Reason, ScoreLine
from rulesets.dice_forge.components import CARDS, EXTRA_ACTION_PRICE, FACES, SET_UPS, VP
from rulesets.dice_forge.preview import (
    VP_FOR,
    face_at,
    gain_at,
    losing,
    may_pass,
    ship_discount,
    usual_slot,
    worth,
)
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.answers import GainThing, HammerThing, SeatThing, WordThing
from tabletop_tui.games.dice_forge.boardtext import DiceForgeText
from tabletop_tui.games.dice_forge.labels import labels
from tabletop_tui.games.dice_forge.standing_answers import STANDING_ANSWERS
from tabletop_tui.games.dice_forge.story import Story, names_of
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.games.dice_forge.things import DieThing, FaceThing, FeatThing
from tabletop_tui.games.kit.narration import Narration
from tabletop_tui.games.kit.section import Section
from tabletop_tui.games.kit.thing import KitWording

STEPS = ("roll", "cards", "action", "extra")
"""The steps of a turn."""
_STEP_OF = {"roll": 0, "reinforcement": 1, "extra_action": 3}
_STEP_OF_ROLL = {"blessing": 0, "hind": 1}
"""At which of them the decisions of a roll come, by why it was rolled; all others belong to an action."""
_FORMS = {
    "rolled": lambda event: event.facts["why"],
    "glory": lambda event: event.facts["why"],
}
"""What chooses the sentence of events that are told in several ways."""


class DiceForgeWording(KitWording[DiceForgeView]):
    """The words of Dice Forge."""

    game = "dice_forge"
    labels = staticmethod(labels)
    standing_answers = STANDING_ANSWERS
    STEPS = STEPS
    TERMS = Terms
    TABLE = DiceForgeText
    FOLDED = frozenset({"forge_slot"})
    THINGS = (FeatThing, FaceThing, DieThing, GainThing, HammerThing, SeatThing, WordThing)
    HEADS = {
        "hammer_allocate": ("step", "kept", "lost", "glory"),
        **dict.fromkeys(("forge_slot", "shield_choose"), ("more", "less")),
        **dict.fromkeys(("face_choose", "boar_bonus", *VP_FOR), ("then", "lost")),
        "mirror_choose": ("whose",),
        "sphinx_die": ("average",),
    }
    terms: Terms

    def use(self, notation: str) -> None:
        """Take this notation, and build anew what depends on it."""
        super().use(notation)
        terms = self.terms
        self.narration = narration = Narration(self, names_of(self, terms), _FORMS, frozenset({"forced"}))
        self._story = Story(self, terms, narration)

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: DiceForgeView, decision: Decision[Any]) -> str:
        """Who decides what, in a sentence; within a roll first what was rolled."""
        which, facts = self._asked(view, decision)
        lead = self._lead(view, decision)
        return self.say("ask", decision.kind, *which, name=self.name(decision.seat), lead=lead, **facts)

    def _asked(self, view: DiceForgeView, decision: Decision[Any]) -> tuple[tuple[str, ...], dict[str, Any]]:
        """The end of the question's message, and what it speaks of."""
        kind, terms, gain = decision.kind, self.terms, gain_at(view)
        nouns = {option.key.partition(":")[0] for option in decision.options}
        if kind == "roll":
            again = SET_UPS[len(view.seats)].divine_blessings_per_turn > 1
            return ("second" if again and view.rolls else "first",), {}
        if kind == "action":
            can = nouns & {"buy", "feat"}
            which = "both" if len(can) == 2 else next(iter(can), "token")
            return (which,) if may_pass(decision) else (which, "extra"), {}
        if kind == "extra_action":
            return ("pay" if "pay" in nouns else "token",), {"count": EXTRA_ACTION_PRICE}
        if kind == "face_choose":
            return ("lose" if losing(view, kind) else "take",), {"times": face_at(view)[1]}
        if kind in VP_FOR:
            return (), {
                "amount": terms.amount(gain.resource, gain.amount),
                "vp": terms.amount(VP, gain.amount * VP_FOR[kind]),
            }
        if kind == "satyrs_pick":
            return ("first" if len(decision.options) == 2 * (len(view.seats) - 1) else "second",), {}
        if kind == "forge_slot":
            return self._asked_slot(view)
        boar = (
            face_at(view)[0]
            if kind == "boar_bonus"
            else next(iter(reversed(view.seats[decision.seat].boars)), "B_R")
        )
        roller = view.resolving.seat if view.resolving is not None else decision.seat
        own = ("own" if roller == decision.seat else "other",) if kind == "boar_bonus" else ()
        colour = terms.boar(boar) if kind in ("boar_bonus", "boar_bearer") else ""
        card = terms.card(next(iter(reversed(view.seats[decision.seat].cards)), "sphinx"))
        facts = {"gold": gain.amount, "roller": self.name(roller), "colour": colour, "card": card}
        return own, {**facts, "discount": ship_discount(view, decision)}

    def _asked_slot(self, view: DiceForgeView) -> tuple[tuple[str, ...], dict[str, Any]]:
        face = view.in_hand or "G1"
        if FACES[face].kind == "boar":
            return ("boar",), {"giver": self.name(view.active), "colour": self.terms.boar(face)}
        ousted = view.resolving is not None and view.resolving.why == "ousted"
        return ("ousted" if ousted else "face",), {"face": self.terms.face_title(face)}

    def _lead(self, view: DiceForgeView, decision: Decision[Any]) -> str:
        """Who rolled what, and why: `Cleo, you were ousted and rolled 1● + ?1`."""
        roll, name = view.resolving, self.name(decision.seat)
        if roll is None:
            return name
        return self.say("lead", roll.why, name=name, faces=self.terms.rolled(roll.rolled, roll.counts))

    def step_at(self, view: DiceForgeView, decision: Decision[Any]) -> int:
        """All roll, cards, action, second action."""
        if decision.kind == "action" and not may_pass(decision):
            return STEPS.index("extra")
        if view.resolving is not None:
            return _STEP_OF_ROLL.get(view.resolving.why, STEPS.index("action"))
        return _STEP_OF.get(decision.kind, STEPS.index("action"))

    def turn_order(self, view: DiceForgeView) -> Sequence[int]:
        """Clockwise from the first player."""
        return [(view.first + n) % len(view.seats) for n in range(len(view.seats))]

    def done(self, view: DiceForgeView) -> frozenset[int]:
        """Those whose turn of this round is over."""
        return frozenset(self.turn_order(view)[: view.turn - 1]) if view.active is not None else frozenset()

    # -- the list ----------------------------------------------------------------------------------

    def target(self, _view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> str | None:
        """Every face of the sanctuary lies at a place of its own."""
        return option.key if option.key.startswith("buy:") else option.target

    def section(self, _view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> str:
        """Faces to buy in one group, feats and tokens in the other."""
        if decision.kind not in ("action", "forge_more", "ship_forge"):
            return ""
        return "forge" if option.key.startswith("buy:") else "feats"

    def option_brief(self, view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> str:
        """Faces in signs, feats by name, for lists of many columns."""
        noun, _, id = option.key.partition(":")
        if not self.section(view, decision, option) or noun not in ("buy", "feat"):
            return ""
        return self.terms.face(id) if noun == "buy" else self.terms.card(view.layout[id], "short")

    def sections(self, view: DiceForgeView, decision: Decision[Any]) -> Sequence[Section]:
        """Forge and Feats side by side."""
        used = {self.section(view, decision, o) for o in decision.options if not self.is_way_out(o)}
        heads = {"forge": ("cost", "more", "less"), "feats": ("cost", "glory", "")}
        return [
            Section(
                id, self.say("section", id), tuple(self.say("head", word) if word else "" for word in words)
            )
            for id, words in heads.items()
            if id in used
        ]

    def cells(self, view: Any, decision: Decision[Any], option: Option[Any]) -> Sequence[Any]:
        """The figures of an option."""
        if self.section(view, decision, option) and option.key.startswith(("buy:", "feat:")):
            thing, id, noun = self.thing(option.key)
            return thing.cells(self.moment(view, decision), id, noun)
        return super().cells(view, decision, option)

    def start(self, view: DiceForgeView, decision: Decision[Any]) -> str | None:
        """The face that one would give up first, on the die that gains more; for actions the dearest face."""
        hero, new = view.seats[decision.seat], view.in_hand
        if decision.kind == "forge_slot" and new is not None:
            die = min((0, 1), key=lambda die: worth(hero.dice[die][usual_slot(hero.dice[die])]))
            return f"slot:{die + 1}/{hero.dice[die][usual_slot(hero.dice[die])]}"
        return None

    # -- reasons and events ------------------------------------------------------------------------

    def reason(self, reason: Reason) -> str:
        """Why something may not be chosen; of a feat what it costs and what is missing."""
        if reason.id != "feat-too-dear":
            return super().reason(reason)
        costs = {word: reason.facts[word] for word in ("sun", "moon")}
        missing = {word: max(0, cost - reason.facts[f"has_{word}"]) for word, cost in costs.items()}
        cost, lacking = self.terms.listed(costs), self.terms.listed(missing)
        return self.say("reason", reason.id, cost=cost, missing=lacking)

    def story(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """What one answer brought about: a roll with all that it gives is one sentence."""
        return self._story.tell(events)

    def acts(self, events: Sequence[Event]) -> str:
        """What has been done in turns, in sentences."""
        return " ".join(said for _, said in self._story.tell(events, acts=True))

    # -- scores and the table in words -------------------------------------------------------------

    def score_line(self, line: ScoreLine) -> str:
        """A line of one seat's score sheet with what its points come from."""
        if line.id != "cards":
            return self.say("score", line.id, "line", points=line.points)
        owned: list[str] = line.facts["cards"]
        cards = [
            self.say("score-card", card=self.terms.card(card, "short"), vp=CARDS[card].vp * owned.count(card))
            for card in dict.fromkeys(owned)
            if CARDS[card].vp
        ]
        return self.say("score-cards-line", points=line.points, cards=", ".join(cards) or "-")

    def tie_break(self, values: Sequence[int]) -> str:
        """Nothing breaks ties (ruling R32)."""
        return self.say("tie-break")
