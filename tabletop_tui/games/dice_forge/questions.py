"""What players of Dice Forge are asked: a sentence for each kind of decision."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from rulesets.core import Decision
from rulesets.dice_forge.advice.applied import converted_at, face_at, gain_at, losing, ship_discount
from rulesets.dice_forge.advice.questions import (
    action_advice,
    applies_boar,
    can_pay,
    forging_of,
    picks_first,
    rolls_again,
)
from rulesets.dice_forge.components import EXTRA_ACTION_PRICE
from rulesets.dice_forge.state import Cause
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.messages import DiceForgeMessages
from tabletop_tui.games.dice_forge.terms import Terms


class Lead(Protocol):
    """A message about a roll, with which a question begins."""

    def __call__(self, say: DiceForgeMessages, /, *, name: str, faces: str) -> str: ...


class Questions:
    """The sentences that ask, for the seat that decides."""

    def __init__(self, terms: Terms, name: Callable[[int | None], str]) -> None:
        """`name` is that of the person at a seat."""
        self.say, self.terms, self.name = terms.say, terms, name

    def ask(self, view: DiceForgeView, decision: Decision[object]) -> str:
        """Who decides what; within a roll, first who rolled what, and why."""
        kind = decision.kind
        if kind in PLAIN:
            return PLAIN[kind](self.say, name=self.name(decision.seat))
        if kind in OF_ROLLS:
            return OF_ROLLS[kind](self.say, lead=self.lead(view, decision))
        return ABOUT[kind](self, view, decision)

    def lead(self, view: DiceForgeView, decision: Decision[object]) -> str:
        """Who rolled what, and why: `Cleo, you were ousted and rolled 1● + 1●/☀/☾`."""
        roll = view.resolving
        if roll is None:
            return ""
        faces = self.terms.rolled(roll.rolled, roll.counts)
        return LEADS[roll.why](self.say, name=self.name(decision.seat), faces=faces)

    def roll(self, view: DiceForgeView, decision: Decision[object]) -> str:
        name = self.name(decision.seat)
        return (
            self.say.ask_roll_second(name=name) if rolls_again(view) else self.say.ask_roll_first(name=name)
        )

    def action(self, _view: DiceForgeView, decision: Decision[object]) -> str:
        """What the action can be: a feat, faces, both, or only after a token has been used."""
        advice, name, say = action_advice(decision), self.name(decision.seat), self.say
        match advice.buys, advice.feats:
            case True, True:
                return (
                    say.ask_action_both_extra(name=name) if advice.extra else say.ask_action_both(name=name)
                )
            case True, False:
                return say.ask_action_buy_extra(name=name) if advice.extra else say.ask_action_buy(name=name)
            case False, True:
                return (
                    say.ask_action_feat_extra(name=name) if advice.extra else say.ask_action_feat(name=name)
                )
        return say.ask_action_token_extra(name=name) if advice.extra else say.ask_action_token(name=name)

    def extra_action(self, _view: DiceForgeView, decision: Decision[object]) -> str:
        name = self.name(decision.seat)
        if can_pay(decision):
            return self.say.ask_extra_action_pay(name=name, count=EXTRA_ACTION_PRICE)
        return self.say.ask_extra_action_token(name=name)

    def face_choose(self, view: DiceForgeView, decision: Decision[object]) -> str:
        lead = self.lead(view, decision)
        if losing(view, decision.kind):
            return self.say.ask_face_choose_lose(lead=lead)
        return self.say.ask_face_choose_take(lead=lead, times=face_at(view)[1])

    def convert(self, view: DiceForgeView, decision: Decision[object]) -> str:
        gain = gain_at(view)
        what = self.terms.amount(gain.resource, gain.amount)
        vp = self.terms.amount(*converted_at(view, decision.kind))
        return self.say.ask_convert(lead=self.lead(view, decision), what=what, vp=vp)

    def hammer_allocate(self, view: DiceForgeView, decision: Decision[object]) -> str:
        return self.say.ask_hammer_allocate(name=self.name(decision.seat), gold=gain_at(view).amount)

    def boar_bonus(self, view: DiceForgeView, decision: Decision[object]) -> str:
        """Asks the owner of a boar's card, whoever applies the face."""
        name, roller = self.name(decision.seat), applies_boar(view, decision)
        colour = self.terms.boar(face_at(view)[0])
        if roller == decision.seat:
            return self.say.ask_boar_bonus_own(name=name, colour=colour)
        return self.say.ask_boar_bonus_other(roller=self.name(roller), colour=colour, name=name)

    def boar_bearer(self, view: DiceForgeView, decision: Decision[object]) -> str:
        colour = self.terms.boar(view.seats[decision.seat].boars[-1])
        return self.say.ask_boar_bearer(name=self.name(decision.seat), colour=colour)

    def ship_forge(self, view: DiceForgeView, decision: Decision[object]) -> str:
        lead = self.lead(view, decision)
        return self.say.ask_ship_forge(lead=lead, discount=ship_discount(view, decision))

    def forge_slot(self, view: DiceForgeView, decision: Decision[object]) -> str:
        """Which face makes way, and where the new one comes from."""
        forging, name = forging_of(view), self.name(decision.seat)
        match forging.cause:
            case "boar":
                giver, colour = self.name(view.active), self.terms.boar(forging.face)
                return self.say.ask_forge_slot_boar(giver=giver, colour=colour, name=name)
            case "ousted":
                return self.say.ask_forge_slot_ousted(name=name, title=self.terms.face_title(forging.face))
            case "own":
                return self.say.ask_forge_slot_face(name=name, title=self.terms.face_title(forging.face))

    def satyrs_pick(self, view: DiceForgeView, decision: Decision[object]) -> str:
        name = self.name(decision.seat)
        if picks_first(view, decision):
            return self.say.ask_satyrs_pick_first(name=name)
        return self.say.ask_satyrs_pick_second(name=name)

    def sphinx_die(self, view: DiceForgeView, decision: Decision[object]) -> str:
        card = self.terms.card(view.seats[decision.seat].cards[-1])
        return self.say.ask_sphinx_die(name=self.name(decision.seat), feat=card)


PLAIN: Final = {
    "reinforcement": DiceForgeMessages.ask_reinforcement,
    "forge_more": DiceForgeMessages.ask_forge_more,
    "shield_choose": DiceForgeMessages.ask_shield_choose,
}
"""The questions that mention only who is asked, by the kind of decision."""
OF_ROLLS: Final = {
    "mirror_choose": DiceForgeMessages.ask_mirror_choose,
    "resolve_order": DiceForgeMessages.ask_resolve_order,
    "use_cerberus": DiceForgeMessages.ask_use_cerberus,
}
"""Those that mention only the roll."""
ABOUT: Final[Mapping[str, Callable[[Questions, DiceForgeView, Decision[object]], str]]] = {
    "roll": Questions.roll,
    "action": Questions.action,
    "extra_action": Questions.extra_action,
    "face_choose": Questions.face_choose,
    "sentinel_convert": Questions.convert,
    "cyclops_convert": Questions.convert,
    "hammer_allocate": Questions.hammer_allocate,
    "boar_bonus": Questions.boar_bonus,
    "boar_bearer": Questions.boar_bearer,
    "ship_forge": Questions.ship_forge,
    "forge_slot": Questions.forge_slot,
    "satyrs_pick": Questions.satyrs_pick,
    "sphinx_die": Questions.sphinx_die,
}
"""All other questions."""
LEADS: Final[Mapping[Cause, Lead]] = {
    "blessing": DiceForgeMessages.lead_blessing,
    "ousted": DiceForgeMessages.lead_ousted,
    "hind": DiceForgeMessages.lead_hind,
    "cancer": DiceForgeMessages.lead_cancer,
    "sentinel": DiceForgeMessages.lead_sentinel,
    "sphinx": DiceForgeMessages.lead_sphinx,
    "cyclops": DiceForgeMessages.lead_cyclops,
    "satyrs": DiceForgeMessages.lead_satyrs,
    "minotaur": DiceForgeMessages.lead_minotaur,
}
"""Who rolled what, by why."""
