"""Why something can't be chosen in Dice Forge, in sentences."""

from collections.abc import Callable
from typing import assert_never

from rulesets.dice_forge.components import ELDER_PRICE, EXTRA_ACTION_PRICE, MOON, SUN
from rulesets.dice_forge.reasons import (
    CardByItself,
    CardLater,
    CardUsed,
    DiceForgeReason,
    ElderNeedsGold,
    ExtraNeedsSun,
    FaceTooDear,
    FeatTooDear,
    NoToken,
    NotYourTurn,
    OthersDie,
    TokenLater,
    Why,
)
from tabletop_tui.games.dice_forge.terms import Terms


def why_not(reason: DiceForgeReason, terms: Terms, name: Callable[[int], str]) -> str:
    """The sentence for a reason; `name` gives the name of the player at a seat."""
    say = terms.say
    match reason:
        case Why.FACE_TAKEN_ALREADY:
            return say.reason_face_taken_already()
        case Why.FACE_OUT_OF_STOCK:
            return say.reason_face_out_of_stock()
        case FaceTooDear():
            return say.reason_face_too_dear(cost=reason.cost, gold=reason.gold)
        case Why.ONLY_BY_FEATS:
            return say.reason_only_by_feats()
        case Why.FACE_LOCKED:
            return say.reason_face_locked()
        case Why.STACK_EMPTY:
            return say.reason_stack_empty()
        case FeatTooDear():
            return _feat_too_dear(reason, terms)
        case ElderNeedsGold():
            return say.reason_elder_needs_gold(cost=ELDER_PRICE, gold=reason.gold)
        case ExtraNeedsSun():
            return say.reason_extra_needs_sun(cost=EXTRA_ACTION_PRICE, sun=reason.sun)
        case Why.EXTRA_WITHOUT_ACTION:
            return say.reason_extra_without_action()
        case Why.GAME_OVER:
            return say.reason_game_over()
        case NotYourTurn():
            return say.reason_not_your_turn(name=name(reason.seat))
        case Why.ACTION_LATER:
            return say.reason_action_later()
        case OthersDie():
            return say.reason_others_die(name=name(reason.seat))
        case Why.DIE_NOT_ASKED:
            return say.reason_die_not_asked()
        case NoToken():
            return say.reason_no_token(token=terms.token(reason.token))
        case TokenLater():
            return say.reason_token_later(token=terms.token(reason.token))
        case Why.HAMMER_LATER:
            return say.reason_hammer_later()
        case Why.NO_STEPS:
            return say.reason_no_steps()
        case Why.OTHERS_CARD:
            return say.reason_others_card()
        case CardByItself():
            return say.reason_card_by_itself(card=terms.card(reason.card, "short"))
        case CardLater():
            return say.reason_card_later(card=terms.card(reason.card, "short"))
        case CardUsed():
            return say.reason_card_used(card=terms.card(reason.card, "short"))
        case _:
            assert_never(reason)


def _feat_too_dear(reason: FeatTooDear, terms: Terms) -> str:
    """The price, and the shards that are missing."""
    price = {SUN: reason.sun, MOON: reason.moon}
    held = {SUN: reason.has_sun, MOON: reason.has_moon}
    missing = [(shard, max(0, count - held[shard])) for shard, count in price.items()]
    return terms.say.reason_feat_too_dear(cost=terms.several(price.items()), missing=terms.several(missing))
