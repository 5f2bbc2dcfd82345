"""Dice Forge for players who know it and hear every line: shorter questions, shorter sentences.

A turn asks ten times and rolls four times, so what was said just before, such as a roll, isn't said again.
"""

from collections.abc import Callable, Mapping
from typing import Final

from rulesets.core import Decision
from rulesets.dice_forge.advice.applied import converted_at, face_at, gain_at, losing
from rulesets.dice_forge.advice.questions import action_advice, can_pay, forging_of, rolls_again
from rulesets.dice_forge.deeds import Deed
from rulesets.dice_forge.events import Bought, DiceForgeEvent, Forged, Paid, Reinforced, Rolled, TookCard
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.messages import DiceForgeMessages
from tabletop_tui.games.dice_forge.questions import Questions
from tabletop_tui.games.dice_forge.story import Story


class BriefQuestions(Questions):
    """What is asked; who, only if it isn't the active player's own question."""

    def ask(self, view: DiceForgeView, decision: Decision[object]) -> str:
        asked = self.briefly(view, decision)
        if not asked:
            return super().ask(view, decision)
        if decision.seat == view.active:
            return asked
        return self.say.brief_of(name=self.name(decision.seat), asked=asked)

    def briefly(self, view: DiceForgeView, decision: Decision[object]) -> str:
        """The question without who is asked, and why; empty for one that is too rare to be known."""
        kind = decision.kind
        if kind in PLAIN:
            return PLAIN[kind](self.say)
        return ABOUT[kind](self, view, decision) if kind in ABOUT else ""

    def roll_again(self, view: DiceForgeView, _decision: Decision[object]) -> str:
        return self.say.brief_roll_second() if rolls_again(view) else self.say.brief_roll_first()

    def action_offered(self, _view: DiceForgeView, decision: Decision[object]) -> str:
        advice, say = action_advice(decision), self.say
        match advice.buys, advice.feats:
            case True, True:
                return say.brief_action_both_extra() if advice.extra else say.brief_action_both()
            case True, False:
                return say.brief_action_buy_extra() if advice.extra else say.brief_action_buy()
            case False, True:
                return say.brief_action_feat_extra() if advice.extra else say.brief_action_feat()
        return ""

    def extra_offered(self, _view: DiceForgeView, decision: Decision[object]) -> str:
        return self.say.brief_extra_action() if can_pay(decision) else ""

    def face_taken(self, view: DiceForgeView, decision: Decision[object]) -> str:
        if losing(view, decision.kind):
            return self.say.brief_face_lose()
        return self.say.brief_face_take(times=face_at(view)[1])

    def converted(self, view: DiceForgeView, decision: Decision[object]) -> str:
        gain = gain_at(view)
        what = self.terms.amount(gain.resource, gain.amount)
        return self.say.brief_convert(what=what, vp=self.terms.amount(*converted_at(view, decision.kind)))

    def replaced(self, view: DiceForgeView, _decision: Decision[object]) -> str:
        """Which face makes way for the one bought; where one came otherwise, it is said how."""
        forging = forging_of(view)
        title = self.terms.face_title(forging.face)
        return self.say.brief_forge_slot(title=title) if forging.cause == "own" else ""


PLAIN: Final = {
    "mirror_choose": DiceForgeMessages.brief_mirror_choose,
    "resolve_order": DiceForgeMessages.brief_resolve_order,
    "use_cerberus": DiceForgeMessages.brief_use_cerberus,
    "reinforcement": DiceForgeMessages.brief_reinforcement,
    "forge_more": DiceForgeMessages.brief_forge_more,
}
ABOUT: Final[Mapping[str, Callable[[BriefQuestions, DiceForgeView, Decision[object]], str]]] = {
    "roll": BriefQuestions.roll_again,
    "action": BriefQuestions.action_offered,
    "extra_action": BriefQuestions.extra_offered,
    "face_choose": BriefQuestions.face_taken,
    "sentinel_convert": BriefQuestions.converted,
    "cyclops_convert": BriefQuestions.converted,
    "forge_slot": BriefQuestions.replaced,
}


class BriefStory(Story):
    """What happened, without what a player who knows the game knows: prices, and what a feat is."""

    def sentence(self, deed: Deed[DiceForgeEvent]) -> str:
        """A deed with what it has brought, a roll by that alone; a face bought is told where it is forged."""
        event, name = deed.event, self.name(deed.event.seat)
        if isinstance(event, Bought):
            return ""
        if isinstance(event, Rolled) and event.why != "ousted" and (brought := self.brought(deed)):
            if event.why == "blessing":
                return self.say.brief_brought(name=name, what=brought)
            head = self.say.brief_by_card(name=name, card=self.terms.card(event.why, "short"))
            return self.say.event_with(head=head.removesuffix("."), what=brought)
        return super().sentence(deed)

    def gained(self, deed: Deed[DiceForgeEvent]) -> str:
        """Gains and losses that no deed has brought; empty for none."""
        brought = self.brought(deed)
        return self.say.brief_brought(name=self.name(deed.event.seat), what=brought) if brought else ""

    def spilt(self, lost: str) -> str:
        """What is lost; that a store is full, its player knows."""
        return self.say.event_taken(what=lost)

    def head(self, deed: Deed[DiceForgeEvent], event: DiceForgeEvent) -> str:
        """A deed without what it has brought."""
        name, say, terms = self.name(event.seat), self.say, self.terms
        match event:
            case Forged(face=face, old=old, die=die):
                new, replaced = terms.face_told(face), terms.face_told(old)
                return say.brief_forged(name=name, face=new, old=replaced, die=terms.die(die))
            case TookCard(card=card):
                return say.brief_brought(name=name, what=terms.card(card))
            case Paid(gold=0):
                return say.brief_extra_paid(name=name)
            case Reinforced(card=card):
                return say.brief_by_card(name=name, card=terms.card(card, "short"))
            case _:
                return super().head(deed, event)
