"""Why something can't be chosen in Dice Forge, in sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from rulesets.core import Reason
from rulesets.dice_forge.components import ELDER_PRICE, EXTRA_ACTION_PRICE, MOON, SUN
from rulesets.dice_forge.reasons import Why
from tabletop_tui.games.dice_forge.terms import Terms


def why_not(reason: Reason, terms: Terms, name: Callable[[int], str]) -> str:
    """The sentence for a reason; `name` gives the name of the player at a seat."""
    say, facts = terms.say, reason.facts
    match Why(reason.id):
        case Why.FACE_TAKEN_ALREADY:
            return say.reason_face_taken_already()
        case Why.FACE_OUT_OF_STOCK:
            return say.reason_face_out_of_stock()
        case Why.FACE_TOO_DEAR:
            return say.reason_face_too_dear(cost=facts["cost"], gold=facts["gold"])
        case Why.ONLY_BY_FEATS:
            return say.reason_only_by_feats()
        case Why.FACE_LOCKED:
            return say.reason_face_locked()
        case Why.STACK_EMPTY:
            return say.reason_stack_empty()
        case Why.FEAT_TOO_DEAR:
            return _feat_too_dear(facts, terms)
        case Why.ELDER_NEEDS_GOLD:
            return say.reason_elder_needs_gold(cost=ELDER_PRICE, gold=facts["gold"])
        case Why.EXTRA_NEEDS_SUN:
            return say.reason_extra_needs_sun(cost=EXTRA_ACTION_PRICE, sun=facts["sun"])
        case Why.EXTRA_WITHOUT_ACTION:
            return say.reason_extra_without_action()
        case Why.GAME_OVER:
            return say.reason_game_over()
        case Why.NOT_YOUR_TURN:
            return say.reason_not_your_turn(name=name(facts["seat"]))
        case Why.ACTION_LATER:
            return say.reason_action_later()
        case Why.OTHERS_DIE:
            return say.reason_others_die(name=name(facts["seat"]))
        case Why.DIE_NOT_ASKED:
            return say.reason_die_not_asked()
        case Why.NO_TOKEN:
            return say.reason_no_token(token=terms.token(facts["token"]))
        case Why.TOKEN_LATER:
            return say.reason_token_later(token=terms.token(facts["token"]))
        case Why.HAMMER_LATER:
            return say.reason_hammer_later()
        case Why.NO_STEPS:
            return say.reason_no_steps()
        case Why.OTHERS_CARD:
            return say.reason_others_card()
        case Why.CARD_BY_ITSELF:
            return say.reason_card_by_itself(card=terms.card(facts["card"], "short"))
        case Why.CARD_LATER:
            return say.reason_card_later(card=terms.card(facts["card"], "short"))
        case Why.CARD_USED:
            return say.reason_card_used(card=terms.card(facts["card"], "short"))


def _feat_too_dear(facts: Mapping[str, Any], terms: Terms) -> str:
    """The price, and the shards that are missing."""
    price = {SUN: facts["sun"], MOON: facts["moon"]}
    held = {SUN: facts["has_sun"], MOON: facts["has_moon"]}
    missing = [(shard, max(0, count - held[shard])) for shard, count in price.items()]
    return terms.say.reason_feat_too_dear(cost=terms.several(price.items()), missing=terms.several(missing))
