"""What players of Bora Bora are asked: a sentence for each kind of decision."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from rulesets.bora_bora.advice.now import actions_now, concealed, value_now
from rulesets.bora_bora.advice.questions import gain_of, resolvable, usable, white_follows
from rulesets.bora_bora.components import FISH, GODS, GROUND
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.terms import Terms


class Questions:
    """The sentences that ask, for the seat that decides."""

    def __init__(self, terms: Terms, name: Callable[[int], str]) -> None:
        """`name` is that of the person at a seat."""
        self.say, self.terms, self.name = terms.say, terms, name

    def ask(self, view: BoraBoraView, decision: Decision[object]) -> str:
        """Who decides what; only who, where others may not know the rest."""
        name = self.name(decision.seat)
        if concealed(view, decision):
            return OUT_OF_SIGHT[decision.kind](self.say, name=name)
        if decision.kind in PLAIN:
            return PLAIN[decision.kind](self.say, name=name)
        return ABOUT[decision.kind](self, view, decision, name)

    def place_die(self, view: BoraBoraView, decision: Decision[object], name: str) -> str:
        match view.seats[decision.seat].dice:
            case (_,):
                return self.say.ask_place_die_last(name=name)
            case _:
                return self.say.ask_place_die_some(name=name)

    def pay_god(self, view: BoraBoraView, _decision: Decision[object], name: str) -> str:
        """Which god is paid for, and whether another one follows."""
        god = self.terms.god(GODS[view.god or 0], "object")
        if white_follows(view):
            return self.say.ask_pay_god_first(name=name, god=god)
        return self.say.ask_pay_god_only(name=name, god=god)

    def red_offer(self, view: BoraBoraView, _decision: Decision[object], name: str) -> str:
        assert view.region is not None
        vp = self.terms.vp(FISH[view.fish[view.region]].vp)
        return self.say.ask_red_offer(name=name, spot=view.region, vp=vp)

    def green_offer(self, view: BoraBoraView, _decision: Decision[object], name: str) -> str:
        return self.say.ask_green_offer(name=name, cards=self.say.god_card(count=value_now(view)))

    def take_person(self, view: BoraBoraView, _decision: Decision[object], name: str) -> str:
        """Whether a man, a woman or either can be taken, and up to which place."""
        value = value_now(view)
        match [*actions_now(view)]:
            case ["woman"]:
                return self.say.ask_take_person_woman(name=name, value=value)
            case ["man"]:
                return self.say.ask_take_person_man(name=name, value=value)
        return self.say.ask_take_person_both(name=name, value=value)

    def helper_spend(self, view: BoraBoraView, _decision: Decision[object], name: str) -> str:
        """The points that are left, also as dots."""
        dots = "" if self.terms.spelt else f": {'●' * view.points}"
        return self.say.ask_helper_spend(name=name, cost=self.say.point(count=view.points), dots=dots)

    def choose_material(self, view: BoraBoraView, _decision: Decision[object], name: str) -> str:
        gain = gain_of(view, "material")
        if gain is None:
            return self.say.ask_choose_material(name=name)
        return self.say.ask_choose_material_more(name=name, number=gain.number, of=gain.of)

    def place_material(self, _view: BoraBoraView, decision: Decision[object], name: str) -> str:
        _, _, space = decision.options[0].key.partition(":")
        return self.say.ask_place_material(name=name, material=self.terms.material(GROUND[space].material))

    def take_god_card(self, view: BoraBoraView, _decision: Decision[object], name: str) -> str:
        gain = gain_of(view, "god_card")
        if gain is None:
            return self.say.ask_take_god_card(name=name)
        return self.say.ask_take_god_card_more(name=name, number=gain.number, of=gain.of)

    def temple_space(self, view: BoraBoraView, _decision: Decision[object], name: str) -> str:
        return self.say.ask_temple_space(name=name, value=value_now(view))

    def build_tile(self, view: BoraBoraView, _decision: Decision[object], name: str) -> str:
        return self.say.ask_build_tile(name=name, value=value_now(view))

    def use_people(self, view: BoraBoraView, decision: Decision[object], name: str) -> str:
        """Who can still be used without a god."""
        say = self.say
        match usable(view, decision):
            case "both":
                return say.ask_use_people_both(name=name)
            case "man":
                return say.ask_use_people_man(name=name)
            case "woman":
                return say.ask_use_people_woman(name=name)
            case "man_first":
                return say.ask_use_people_man_first(name=name)
            case "woman_first":
                return say.ask_use_people_woman_first(name=name)
            case "with_green":
                return say.ask_use_people_green(name=name)

    def move_hut_more(self, view: BoraBoraView, _decision: Decision[object], name: str) -> str:
        return self.say.ask_move_hut_more(name=name, count=view.using.left if view.using is not None else 1)

    def buy_jewelry(self, view: BoraBoraView, decision: Decision[object], name: str) -> str:
        shells = self.say.shell(count=view.seats[decision.seat].shells)
        return self.say.ask_buy_jewelry(name=name, shells=shells)

    def resolve_task(self, _view: BoraBoraView, decision: Decision[object], name: str) -> str:
        """Whether a task is met, or could be met with a yellow god."""
        match resolvable(decision):
            case "met":
                return self.say.ask_resolve_task_met(name=name)
            case "yellow":
                return self.say.ask_resolve_task_yellow(name=name)
            case "none":
                return self.say.ask_resolve_task_none(name=name)


class Asking(Protocol):
    """A question that mentions only who is asked."""

    def __call__(self, say: BoraBoraMessages, /, *, name: str) -> str: ...


PLAIN: Final[Mapping[str, Asking]] = {
    "setup_hut": BoraBoraMessages.ask_setup_hut,
    "expand": BoraBoraMessages.ask_expand,
    "build_site": BoraBoraMessages.ask_build_site,
    "fire_gift": BoraBoraMessages.ask_fire_gift,
    "fire_mark": BoraBoraMessages.ask_fire_mark,
    "take_task": BoraBoraMessages.ask_take_task,
    "final_task": BoraBoraMessages.ask_final_task,
}
"""The questions that mention only who is asked, by the kind of decision."""
OUT_OF_SIGHT: Final[Mapping[str, Asking]] = {
    "place_die": BoraBoraMessages.ask_other_place_die,
    "pay_god": BoraBoraMessages.ask_other_pay_god,
    "red_offer": BoraBoraMessages.ask_other_red_offer,
    "green_offer": BoraBoraMessages.ask_other_green_offer,
    "use_people": BoraBoraMessages.ask_other_use_people,
    "resolve_task": BoraBoraMessages.ask_other_resolve_task,
    "final_task": BoraBoraMessages.ask_other_final_task,
}
"""What others are told of decisions that depend on a hand."""
ABOUT: Final[Mapping[str, Callable[[Questions, BoraBoraView, Decision[object], str], str]]] = {
    "place_die": Questions.place_die,
    "pay_god": Questions.pay_god,
    "red_offer": Questions.red_offer,
    "green_offer": Questions.green_offer,
    "take_person": Questions.take_person,
    "helper_spend": Questions.helper_spend,
    "choose_material": Questions.choose_material,
    "place_material": Questions.place_material,
    "take_god_card": Questions.take_god_card,
    "temple_space": Questions.temple_space,
    "build_tile": Questions.build_tile,
    "use_people": Questions.use_people,
    "move_hut_more": Questions.move_hut_more,
    "buy_jewelry": Questions.buy_jewelry,
    "resolve_task": Questions.resolve_task,
}
"""All other questions."""
