"""Bora Bora in sentences: questions, steps, columns, keys. Its things speak for themselves."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rulesets.bora_bora.components import DICE
from rulesets.bora_bora.deeds import DEEDS, GAINS, WAYS, together
from rulesets.bora_bora.preview import concealed
from rulesets.bora_bora.questions import godless_first, likely, question
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision, Event, Option
from tabletop_tui.games.bora_bora import things
from tabletop_tui.games.bora_bora.boardtext import BoraBoraText
from tabletop_tui.games.bora_bora.labels import WITH_GOD, labels
from tabletop_tui.games.bora_bora.naming import namings
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.kit.card import Card
from tabletop_tui.kit.narration import Narration
from tabletop_tui.kit.step import NOW, Step, steps_at
from tabletop_tui.kit.thing import KitWording, Thing, things_of

_STAGES = {"dice": 0, "people": 1, "jewelry": 2, "tasks": 3, "new_tasks": 3, "final_tasks": 3}
"""The steps of a round in the header."""
_REGION = ("brings", "fish", "site")


class BoraBoraWording(KitWording[BoraBoraView]):
    """The words of Bora Bora."""

    game = "bora_bora"
    labels = staticmethod(labels)
    prepared = staticmethod(together)
    WAYS_OUT = KitWording.WAYS_OUT - {"no"}
    """Playing no god isn't among these: it comes first in the list, as it costs nothing."""
    TERMS = Terms
    THINGS = things_of(things)
    FOLDED = frozenset({"place_die"})
    STEPS = ("people", "jewelry", "tasks")
    HEADS: ClassVar = {
        "expand": ("path", *_REGION),
        "setup_hut": _REGION,
        "pay_god": ("keeps",),
        "red_offer": ("keeps", "points"),
        "take_person": ("does", "with_mine", "once", "serves"),
        "helper_spend": ("price", "brings", "worth"),
        "choose_material": ("free", "pairs"),
        "place_material": ("neighbours",),
        "take_god_card": ("effect", "held"),
        "temple_space": ("pushes", "god_tile"),
        "build_tile": ("points",),
        "build_site": ("points", "fit"),
        "fire_gift": ("then",),
        "fire_mark": ("then", "worth"),
        "use_people": ("effect", "god", "worth"),
        "buy_jewelry": ("price", "end", "shells_left", "serves"),
        **dict.fromkeys(("resolve_task", "final_task"), ("progress", "points")),
        "take_task": ("progress",),
    }
    LEFT = (
        *("brings", "fish", "site", "keeps", "does", "with_mine", "once", "serves", "free", "neighbours"),
        *("effect", "god", "pushes", "god_tile", "then"),
    )
    terms: Terms
    narration: Narration

    def use(self, notation: str) -> None:
        super().use(notation)
        self.narration = Narration(self, namings(self.terms), WAYS, gains=GAINS | DEEDS)

    def news(self, events: Sequence[Event]) -> str:
        """What one seat has done, in a few words without its name: `3 on Water · hut on c3 · 2★`."""
        deeds = (self.narration.in_few_words(each) for each in together(events) if each.kind != "played_god")
        return " · ".join(filter(None, deeds))

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: BoraBoraView, decision: Decision[Any]) -> str:
        """Who decides what; only who, where others may not know the rest."""
        kind, name = decision.kind, self.name(decision.seat)
        if concealed(view, decision):
            return self.say("ask-other", kind, name=name)
        asked = self.narration.advised(question(view, decision))
        which = (asked["which"],) if asked["which"] else ()
        return self.say("ask", kind, *which, **asked, name=name)

    def steps(self, view: BoraBoraView, _decision: Decision[Any]) -> Sequence[Step]:
        """Dice, people, jewelry, tasks; set-up has none."""
        if view.stage not in _STAGES:
            return ()
        dice = self.say("step-dice" if view.stage == "dice" else "step-dice-over", turn=view.pass_, of=DICE)
        return steps_at((dice, *(self.say("step", word) for word in self.STEPS)), _STAGES[view.stage])

    def step(self, view: BoraBoraView, decision: Decision[Any]) -> str:
        """The step of the round, in words."""
        steps = self.steps(view, decision)
        return next((step.label for step in steps if step.state == NOW), self.say("step-set-up"))

    def turn_order(self, view: BoraBoraView) -> Sequence[int]:
        """The seats in the order of the turn tiles, which changes each round."""
        return view.order

    # -- options -----------------------------------------------------------------------------------

    def thing(self, key: str) -> tuple[Thing[BoraBoraView], str, str]:
        """An action card is where dice lie; plain `card` pays for a god."""
        thing, id, noun = super().thing(key)
        return (self.things["die"] if noun == "card" and id else thing), id, noun

    def in_order(self, decision: Decision[Any]) -> Sequence[Option[Any]]:
        """Options in order: those that cost a yellow god come after those that cost nothing."""
        options = {option.key: option for option in decision.options}
        return [options[key] for key in godless_first([*options])]

    def likely(self, view: BoraBoraView, decision: Decision[Any]) -> Sequence[Option[Any]]:
        """The likeliest first, none that costs a god."""
        options = {option.key: option for option in decision.options}
        return [options[key] for key in likely(view, decision)]

    def target(self, _view: Any, decision: Decision[Any], option: Option[Any]) -> str | None:
        """A die has a cell of its own on each card."""
        return f"die:{option.key[6:]}" if decision.kind == "place_die" else option.target

    def card(self, view: BoraBoraView, decision: Decision[Any], option: Option[Any]) -> Card:
        """What choosing it would do; for others, nothing that depends on a hand."""
        if option.blocked is not None or concealed(view, decision):
            return Card()
        return super().card(view, decision, option)

    def key_groups(self, labels: Mapping[str, str]) -> Sequence[tuple[str, str]]:
        """The numbers of the player's dice, and the key that puts on a god."""
        dice = dict.fromkeys(key.split(":")[1] for key in labels if key.startswith("place:"))
        found = [("/".join(dice), self.say("keys-die"))] if len(dice) > 1 else []
        if any(label[0] == WITH_GOD for label in labels.values()):
            found.append((WITH_GOD, self.say("keys-white" if dice else "keys-green")))
        return found

    def group(self, view: BoraBoraView, decision: Decision[Any], first: str, count: int) -> str:
        """All that a god makes possible."""
        return self.say("group", "white" if decision.kind == "place_die" else "green", count=count)

    def hidden(self, view: BoraBoraView, seat: int) -> str:
        """The seat's hand of god cards, for its own eyes."""
        held = view.seats[seat].hand
        return "" if held is None else self.say("text-hand", hand=self.terms.hand(held))

    def tie_break(self, values: Sequence[int]) -> str:
        """The seat earlier in the turn order wins: its turn tile (R34)."""
        return self.say("tie-break", tile=1 - values[0])

    def board_text(self, view: BoraBoraView, seat: int | None) -> str:
        return BoraBoraText(self).text(view, seat)
