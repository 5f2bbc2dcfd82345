"""Dice Forge in sentences: questions, steps, the list's groups, events, reasons, scores."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.core import Decision, Event, Option, ScoreLine
from rulesets.dice_forge.components import CARDS, VP
from rulesets.dice_forge.deeds import together
from rulesets.dice_forge.preview import VP_FOR
from rulesets.dice_forge.questions import HOW, first_slot, question, step_of
from rulesets.dice_forge.view import DiceForgeView, HeroView
from tabletop_tui.games.dice_forge import answers, things
from tabletop_tui.games.dice_forge.boardtext import DiceForgeText
from tabletop_tui.games.dice_forge.labels import labels
from tabletop_tui.games.dice_forge.standing_answers import STANDING_ANSWERS
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.kit.narration import Naming, Narration
from tabletop_tui.kit.section import Section
from tabletop_tui.kit.thing import KitWording, things_of
from tabletop_tui.paint.drawing import Line, Run

_FORMS = {
    **dict.fromkeys(("rolled", "glory"), lambda event: event.facts["why"]),
    "took_card": lambda event: "there" if event.facts.get("went") else "here",
    "paid": lambda event: "gold" if event.facts.get("gold") else "extra",
    **dict.fromkeys(HOW, lambda asked: asked.facts.get("how", "told")),
}
"""Functions that choose among the forms of the sentences for events and questions."""
_GROUPS = {"forge": ("cost", "more", "less"), "feats": ("cost", "glory", "")}
"""The groups of the list and their columns."""
_GROUPED = frozenset({"action", "forge_more", "ship_forge"})
"""The decisions whose lists have these groups."""


class DiceForgeWording(KitWording[DiceForgeView]):
    """The words of Dice Forge."""

    game = "dice_forge"
    labels = staticmethod(labels)
    standing_answers = STANDING_ANSWERS
    STEPS = ("roll", "cards", "action", "extra")
    TERMS = Terms
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

    # -- what events, reasons, questions and advice mention ----------------------------------------

    def use(self, notation: str) -> None:
        super().use(notation)
        silent, gains = frozenset({"forced"}), frozenset({"brought"})
        self.narration = Narration(self, self._namings(), _FORMS, silent, gains)

    def _namings(self) -> dict[str, Naming]:
        """How each fact is named in sentences."""
        terms = self.terms
        return {
            **dict.fromkeys(("what", "wasted", "typhon", "thrice", "rest", "each", "stays"), terms.some),
            **dict.fromkeys(("vp", "amount"), lambda count: {"vp": terms.amount("vp", count)}),
            **dict.fromkeys(("by", "giver", "roller"), self.name),
            **dict.fromkeys(("brought", "gained", "lost", "gained_nothing"), self._outcome),
            **dict.fromkeys(("converted", *VP_FOR), self._instead),
            "seat": lambda seat: {"name": self.name(seat)},
            "rival": lambda seat: {"rival": self.name(seat), "initial": self.name(seat)[:1]},
            "lead": self._lead,
            "resource": terms.resource,
            "then": terms.then,
            "over": lambda over: terms.listed(over or {}),
            "full": lambda kind: "" if kind is None else terms.resource(kind),
            "brings": lambda count: {
                "brings": count,
                "brought": (Run(f"+{count}{terms.signs[VP]}", "gold"),),
            },
            "keeps": lambda amounts: tuple(terms.held(*each) for each in amounts),
            "price": terms.prices,
            "card": terms.card_facts,
            "token": lambda token: {"token": self.say("token", token), token: True},
            "unused": lambda cards: self.listing([terms.card(card, "short") for card in cards]),
            "hero": self._hero,
            "where": lambda where: terms.whereabouts(*where),
            "face": terms.face_facts,
            "lies": terms.face_title,
            "old": terms.face,
            "boar": lambda face: {"boar": face, "colour": terms.boar(face) if face else ""},
            "also": lambda faces: self.listing_or([terms.face_title(face) for face in faces]),
            "stock": self._stock,
            "applied": lambda faces: {"faces": terms.rolled(faces), "does": terms.each_does(faces)},
            "thrown": lambda roll: {"faces": terms.rolled(*roll)},
            "satyrs_picked": self._picked,
            "die": terms.die,
            "sides": terms.die_faces,
            "average": lambda average: terms.yields(average) if average else "",
            "die_rolls": lambda all_rolls: [
                self.say("detail-rolls-die", **self.narration.advised(rolls)) for rolls in all_rolls
            ],
            "change": terms.changes,
            "paid": lambda facts: {"what": terms.listed(facts)},
            "feat-too-dear": self._dear,
        }

    def _instead(self, facts: Mapping[str, Any]) -> dict[str, str]:
        return {"what": self.terms.amount(facts["resource"], facts["amount"])}

    def _lead(self, lead: tuple[int, str, Sequence[str], Sequence[str]] | None) -> str:
        """Who rolled what, and why: `Cleo, you were ousted and rolled 1● + ?1`."""
        if lead is None:
            return ""
        seat, why, faces, counts = lead
        return self.say("lead", why, name=self.name(seat), faces=self.terms.rolled(faces, counts))

    def _hero(self, hero: HeroView) -> dict[str, Any]:
        """The lines about a hero: points, faces forged, cards, both dice."""
        dice = [
            self.say(
                "detail-die-now", die=self.terms.die(die, begins=True), faces=self.terms.die_faces(faces)
            )
            for die, faces in enumerate(hero.dice)
        ]
        cards = ", ".join(self.terms.cards(hero))
        return {"dice": dice, "points": hero.standing.total, "forged": hero.forged, "cards": cards}

    def _stock(self, stock: Sequence[tuple[str, int]]) -> dict[str, Any]:
        """The faces of a pool: how many of each there are, and what they do."""
        titles = {face: self.terms.face_title(face) for face, _ in stock}
        piles = [self.say("look-pool", face=titles[face], count=count) for face, count in stock]
        does = list(dict.fromkeys(map(self.terms.face_does, titles)))
        return {"titles": ", ".join(titles.values()), "faces": "; ".join(piles), "does": does}

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
            spilt_words = self.say("event-spilt", lost=spilt)
            parts.append(f"({spilt_words})" if kept or taken else spilt_words)
        return {"what": " ".join(filter(None, parts)), "spilt": spilt, "taken": taken}

    # -- questions ---------------------------------------------------------------------------------

    def asked(self, view: DiceForgeView, decision: Decision[Any]) -> Mapping[str, Any]:
        """What a question mentions; within a roll, first who rolled what, and why."""
        return question(view, decision)

    def step_at(self, view: DiceForgeView, decision: Decision[Any]) -> int:
        """Everyone rolls, cards, action, second action."""
        return self.STEPS.index(step_of(view, decision))

    def turn_order(self, view: DiceForgeView) -> Sequence[int]:
        """Clockwise from the first player."""
        return [(view.first + n) % len(view.seats) for n in range(len(view.seats))]

    def done(self, view: DiceForgeView) -> frozenset[int]:
        return frozenset(self.turn_order(view)[: view.turn - 1]) if view.active is not None else frozenset()

    # -- the list ----------------------------------------------------------------------------------

    def target(self, _view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> str | None:
        """Every face of the sanctuary has a place of its own."""
        return option.key if option.key.startswith("buy:") else option.target

    def section(self, _view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> str:
        """Faces to buy in one group, feats and tokens in the other."""
        if decision.kind not in _GROUPED:
            return ""
        return "forge" if option.key.startswith("buy:") else "feats"

    def sections(self, view: DiceForgeView, decision: Decision[Any]) -> Sequence[Section]:
        """Forge and feats side by side."""
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
        """The figures of an option; for faces and feats, by the columns of their group."""
        group, (thing, id, noun) = self.section(view, decision, option), self.thing(option.key)
        if not group or noun not in ("buy", "feat"):
            return super().cells(view, decision, option)
        shown = thing.figures(self.moment(view, decision), id, noun)
        return [shown[head] for head in _GROUPS[group]]

    def best(self, view: DiceForgeView, decision: Decision[Any]) -> str | None:
        """The face to give up first, on the die that gains more."""
        return first_slot(view, decision.seat) if decision.kind == "forge_slot" else None

    # -- events and scores -------------------------------------------------------------------------

    def prepared(self, events: Sequence[Event]) -> Sequence[Event]:
        """A roll and everything it gives make one sentence."""
        return together(events)

    def acts(self, events: Sequence[Event]) -> str:
        """What players did in their turns, in sentences."""
        return " ".join(said for _, said in self.narration.story(together(events, acts=True)))

    def score_line(self, line: ScoreLine) -> str:
        """A line of one seat's score sheet, with where its points come from."""
        owned: list[str] = line.facts.get("cards", [])
        cards = [
            self.say("score-card", card=self.terms.card(card, "short"), vp=CARDS[card].vp * owned.count(card))
            for card in dict.fromkeys(owned)
            if CARDS[card].vp
        ]
        return self.say("score", line.id, "line", points=line.points, cards=", ".join(cards) or "-")

    def board_text(self, view: DiceForgeView, seat: int | None) -> str:
        return DiceForgeText(self).text(view, seat)
