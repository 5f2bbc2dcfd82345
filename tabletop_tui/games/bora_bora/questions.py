"""What is asked in Bora Bora: who decides what, and what is left of it."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rulesets.bora_bora.components import DICE, FISH, GODS, GROUND, SEXES
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from tabletop_tui.games.bora_bora.moment import actions_now, announced, concealed, value_now
from tabletop_tui.games.bora_bora.terms import Terms

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording

_Facts = dict[str, Any]

_STEPS = {"set_up": "", "jewelry": "3", "tasks": "4", "new_tasks": "4"}
"""The steps of phase C in which something is asked, by stage."""


_GIVEN = {"choose_material": "material", "take_god_card": "god_card"}
"""What people can bring more than one of, asked one by one, with their kind."""


class Questions:
    """The sentences of `Wording.question`."""

    def __init__(self, wording: "Wording", terms: Terms) -> None:
        """`wording` says the sentences, `terms` names what they are about."""
        self.say = wording.say
        self.name = wording.name
        self.terms = terms
        self._special: Mapping[str, Callable[[BoraBoraView, Decision[Any], _Facts], str]] = {
            "build_tile": self._value,
            "buy_jewelry": self._jewelry,
            "choose_material": self._left,
            "expand": self._expand,
            "helper_spend": self._helper,
            "move_hut_more": self._huts,
            "pay_god": self._god,
            "place_die": self._die,
            "place_material": self._material,
            "red_offer": self._fish,
            "resolve_task": self._task,
            "take_god_card": self._left,
            "take_person": self._person,
            "temple_space": self._value,
            "use_people": self._people,
        }

    def ask(self, view: BoraBoraView, decision: Decision[Any]) -> str:
        """Who decides what; of what others may not know only who."""
        kind = decision.kind
        facts: _Facts = {"name": self.name(decision.seat)}
        if concealed(view, decision):
            return self.say("ask-other", kind, **facts)
        special = self._special.get(kind)
        return self.say("ask", kind, **facts) if special is None else special(view, decision, facts)

    def step(self, view: BoraBoraView, decision: Decision[Any]) -> str:
        """Phase and step of the round."""
        if view.stage == "dice":
            return self.say("step-dice", turn=view.pass_, of=DICE)
        if view.stage == "people":
            return self.say("step-people")
        if view.stage == "final_tasks":
            return self.say("step-end")
        step = _STEPS.get(view.stage, "")
        return self.say("step-evening", step=step) if step else self.say("step-set-up")

    def _value(self, view: BoraBoraView, decision: Decision[Any], facts: _Facts) -> str:
        return self.say("ask", decision.kind, **facts, value=value_now(view))

    def _die(self, view: BoraBoraView, decision: Decision[Any], facts: _Facts) -> str:
        dice = view.seats[decision.seat].dice
        which = "last" if len(dice) == 1 else "some"
        return self.say("ask-place-die", which, **facts, dice=self.terms.numbers(dice))

    def _expand(self, view: BoraBoraView, decision: Decision[Any], facts: _Facts) -> str:
        return self.say("ask-expand", **facts, paths=self.terms.paths(actions_now(view), value_now(view)))

    def _person(self, view: BoraBoraView, decision: Decision[Any], facts: _Facts) -> str:
        actions = actions_now(view)
        which = "both" if len(actions) > 1 else actions[0]
        return self.say("ask-take-person", which, **facts, value=value_now(view))

    def _helper(self, view: BoraBoraView, decision: Decision[Any], facts: _Facts) -> str:
        return self.say("ask-helper-spend", **facts, points=self.terms.points(view.points))

    def _left(self, view: BoraBoraView, decision: Decision[Any], facts: _Facts) -> str:
        """One of several that a use of people brings."""
        using = view.using
        if using is None or using.value < 2 or _GIVEN.get(decision.kind) != using.kind:
            return self.say("ask", decision.kind, **facts)
        number = using.value - using.left + 1
        return self.say("ask", decision.kind, "more", **facts, number=number, of=using.value)

    def _huts(self, view: BoraBoraView, decision: Decision[Any], facts: _Facts) -> str:
        left = view.using.left if view.using is not None else 1
        return self.terms.counted("ask-move-hut-more", left, **facts)

    def _material(self, view: BoraBoraView, decision: Decision[Any], facts: _Facts) -> str:
        material = GROUND[decision.options[0].key.partition(":")[2]].material
        return self.say("ask-place-material", **facts, material=self.terms.material(material))

    def _god(self, view: BoraBoraView, decision: Decision[Any], facts: _Facts) -> str:
        facts["god"] = self.terms.god_played(view.god or 0)
        both = view.god == GODS.index("blue") and all(announced(view))
        return self.say("ask-pay-god", "first" if both else "only", **facts)

    def _fish(self, view: BoraBoraView, decision: Decision[Any], facts: _Facts) -> str:
        region = view.region or next(iter(view.fish))
        tile = view.fish[region]
        facts |= {"region": self.terms.region(region), "vp": self.terms.vp(FISH[tile].vp)}
        return self.say("ask-red-offer", **facts)

    def _people(self, view: BoraBoraView, decision: Decision[Any], facts: _Facts) -> str:
        seat = view.seats[decision.seat]
        plain = {option.key.split(":")[1] for option in decision.options if option.key.startswith("use:")}
        free = [sex for sex in SEXES if not seat.used[sex]]
        which = "both" if len(plain) == 2 else next(iter(plain)) if plain else "green"
        if which in SEXES and len(free) == 2:
            which = f"{which}-first"
        return self.say("ask-use-people", which, **facts)

    def _jewelry(self, view: BoraBoraView, decision: Decision[Any], facts: _Facts) -> str:
        held = self.terms.shells(view.seats[decision.seat].shells)
        return self.say("ask-buy-jewelry", **facts, shells=held)

    def _task(self, view: BoraBoraView, decision: Decision[Any], facts: _Facts) -> str:
        ways = {option.key.partition(":")[0] for option in decision.options}
        which = "met" if "fulfil" in ways else "yellow" if "yellow" in ways else "none"
        return self.say("ask-resolve-task", which, **facts)
