"""Dice Forge in sentences: questions, steps, the list's groups, events, reasons, scores."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.core import Decision, Event, Option, ScoreLine
from rulesets.dice_forge.advice import first_slot, question, step_of
from rulesets.dice_forge.components import CARDS
from rulesets.dice_forge.gathering import retold
from rulesets.dice_forge.preview import VP_FOR
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.drawing import Line
from tabletop_tui.games.dice_forge import answers, things
from tabletop_tui.games.dice_forge.boardtext import DiceForgeText
from tabletop_tui.games.dice_forge.labels import labels
from tabletop_tui.games.dice_forge.standing_answers import STANDING_ANSWERS
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.games.kit.narration import Naming, Narration
from tabletop_tui.games.kit.section import Section
from tabletop_tui.games.kit.thing import KitWording, things_of

_FORMS = {
    **dict.fromkeys(("rolled", "glory"), lambda event: event.facts["why"]),
    "took_card": lambda event: "there" if event.facts.get("went") else "here",
    "paid": lambda event: "gold" if event.facts.get("gold") else "extra",
}
"""What chooses the sentence of events that are told in several ways."""
_GROUPS = {"forge": ("cost", "more", "less"), "feats": ("cost", "glory", "")}
"""The groups of the list with their columns."""
_GROUPED = frozenset({"action", "forge_more", "ship_forge"})
"""The decisions whose lists have them."""


class DiceForgeWording(KitWording[DiceForgeView]):
    """The words of Dice Forge."""

    game = "dice_forge"
    labels = staticmethod(labels)
    standing_answers = STANDING_ANSWERS
    STEPS = ("roll", "cards", "action", "extra")
    TERMS = Terms
    TABLE = DiceForgeText
    FOLDED = frozenset({"forge_slot"})
    THINGS = things_of(things, answers)
    HEADS = {
        "hammer_allocate": ("step", "kept", "lost", "glory"),
        **dict.fromkeys(("forge_slot", "shield_choose"), ("more", "less")),
        **dict.fromkeys(("face_choose", "boar_bonus", *VP_FOR), ("then", "lost")),
        "mirror_choose": ("whose",),
        "sphinx_die": ("average",),
    }
    terms: Terms
    narration: Narration

    # -- what events, reasons and advice speak of --------------------------------------------------

    def use(self, notation: str) -> None:
        """Take this notation, and build anew what depends on it."""
        super().use(notation)
        terms, name = self.terms, self.name
        names: dict[str, Naming] = {
            **{fact: self._amount(fact) for fact in ("held", "wasted", "typhon", "thrice", "rest")},
            **{fact: self._name(fact) for fact in ("by", "giver", "roller", "rival")},
            **{fact: self._title(fact) for fact in ("lies", "new")},
            **dict.fromkeys(("brought", "gained", "lost", "gained_nothing"), self._outcome),
            **dict.fromkeys(("converted", *VP_FOR), self._instead),
            "over": lambda over: {"over": terms.listed(over or {})},
            "full": lambda kind: {"full": "" if kind is None else terms.resource(kind)},
            "average": lambda average: {"average": terms.yields(average) if average else ""},
            "die_rolls": lambda rolls: {
                "die_rolls": [self.say("detail-rolls-die", **self.narration.advised(each)) for each in rolls]
            },
            "also": lambda faces: {"also": self.listing_or([terms.face_title(face) for face in faces])},
            "boar": lambda face: {"boar": face, "colour": terms.boar(face) if face else ""},
            "thrown": lambda roll: {"faces": terms.rolled(*roll)},
            "satyrs_picked": self._picked,
            "face": terms.face_facts,
            "old": lambda face: {"old": terms.face(face)},
            "die": lambda die: {"die": terms.die(die)},
            "card": terms.card_facts,
            "token": lambda token: {"token": self.say("token", token)},
            "seat": lambda seat: {"name": name(seat)},
            "amount": lambda amount: {"vp": terms.amount("vp", amount)},
            "vp": lambda vp: {"vp": terms.amount("vp", vp)},
            "paid": lambda facts: {"what": terms.listed(facts)},
            "feat-too-dear": self._dear,
        }
        gains = frozenset({"brought"})
        self.narration = Narration(self, names, _FORMS, frozenset({"forced"}), gains)

    def _amount(self, fact: str) -> Naming:
        return lambda amount: {fact: self.terms.amount(*amount) if amount else ""}

    def _name(self, fact: str) -> Naming:
        return lambda seat: {fact: self.name(seat)}

    def _title(self, fact: str) -> Naming:
        return lambda face: {fact: self.terms.face_title(face)}

    def _instead(self, facts: Mapping[str, Any]) -> dict[str, str]:
        return {"what": self.terms.amount(facts["resource"], facts["amount"])}

    def _picked(self, facts: Mapping[str, Any]) -> dict[str, str]:
        pairs = zip(facts["faces"], facts["seats"], strict=True)
        dice = [self.say("face-of", face=self.terms.face(face), name=self.name(seat)) for face, seat in pairs]
        return {"faces": self.listing(dice)}

    def _dear(self, facts: Mapping[str, Any]) -> dict[str, str]:
        costs = {word: facts[word] for word in ("sun", "moon")}
        missing = {word: max(0, cost - facts[f"has_{word}"]) for word, cost in costs.items()}
        return {"cost": self.terms.listed(costs), "missing": self.terms.listed(missing)}

    def _outcome(self, facts: Mapping[str, Any]) -> dict[str, str]:
        """What something brought: `4 gold and 1 sun shard (store full: 2 gold lost)`."""
        kept, taken, spilt = (self.terms.listed(facts.get(fact, {})) for fact in ("kept", "taken", "spilt"))
        parts = [kept, self.say("event-taken", what=taken) if taken else ""]
        if spilt:
            told = self.say("event-spilt", lost=spilt)
            parts.append(f"({told})" if kept or taken else told)
        return {"what": " ".join(filter(None, parts)), "spilt": spilt, "taken": taken}

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: DiceForgeView, decision: Decision[Any]) -> str:
        """Who decides what, in a sentence; within a roll first who rolled what, and why."""
        how, asked = question(view, decision)
        facts = {"name": self.name(decision.seat), **self.narration.about(decision.kind, asked)}
        lead = self.say("lead", asked["why"], **facts) if "why" in asked else facts["name"]
        return self.say("ask", decision.kind, *how, **facts, lead=lead)

    def step_at(self, view: DiceForgeView, decision: Decision[Any]) -> int:
        """All roll, cards, action, second action."""
        return self.STEPS.index(step_of(view, decision))

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
        if decision.kind not in _GROUPED:
            return ""
        return "forge" if option.key.startswith("buy:") else "feats"

    def sections(self, view: DiceForgeView, decision: Decision[Any]) -> Sequence[Section]:
        """Forge and Feats side by side."""
        used = {self.section(view, decision, o) for o in decision.options if not self.is_way_out(o)}
        heads = {id: [self.say("head", word) if word else "" for word in _GROUPS[id]] for id in _GROUPS}
        return [Section(id, self.say("section", id), tuple(heads[id])) for id in _GROUPS if id in used]

    def option_brief(self, view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> str:
        """Faces in signs, feats by name, for lists of many columns."""
        noun, _, id = option.key.partition(":")
        if not self.section(view, decision, option) or noun not in ("buy", "feat"):
            return ""
        return self.terms.face(id) if noun == "buy" else self.terms.card(view.layout[id], "short")

    def cells(self, view: Any, decision: Decision[Any], option: Option[Any]) -> Sequence[Line]:
        """The figures of an option; those of faces and feats by the columns of their group."""
        group, (thing, id, noun) = self.section(view, decision, option), self.thing(option.key)
        if not group or noun not in ("buy", "feat"):
            return super().cells(view, decision, option)
        shown = thing.figures(self.moment(view, decision), id, noun)
        return [shown[head] for head in _GROUPS[group]]

    def start(self, view: DiceForgeView, decision: Decision[Any]) -> str | None:
        """The face that one would give up first, on the die that gains more."""
        return first_slot(view, decision.seat) if decision.kind == "forge_slot" else None

    # -- events and scores -------------------------------------------------------------------------

    def prepared(self, events: Sequence[Event]) -> Sequence[Event]:
        """A roll with all that it gives is one sentence."""
        return retold(events)

    def acts(self, events: Sequence[Event]) -> str:
        """What has been done in turns, in sentences."""
        return " ".join(said for _, said in self.narration.story(retold(events, acts=True)))

    def score_line(self, line: ScoreLine) -> str:
        """A line of one seat's score sheet with what its points come from."""
        owned: list[str] = line.facts.get("cards", [])
        cards = [
            self.say("score-card", card=self.terms.card(card, "short"), vp=CARDS[card].vp * owned.count(card))
            for card in dict.fromkeys(owned)
            if CARDS[card].vp
        ]
        return self.say("score", line.id, "line", points=line.points, cards=", ".join(cards) or "-")
