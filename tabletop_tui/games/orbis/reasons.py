"""Why something can't be chosen in Orbis, in sentences."""

from collections.abc import Callable
from typing import assert_never

from rulesets.orbis.components import TRADE_PRICE, WORLD_SIZE
from rulesets.orbis.geometry import ROW_LENGTHS
from rulesets.orbis.reasons import (
    CostNotCovered,
    HasGod,
    NoFaceUpSite,
    NothingToRemove,
    NotYourTurn,
    OrbisReason,
    SupportLacksColour,
    TradeNeedsThree,
    Why,
)
from tabletop_tui.games.orbis.terms import Terms


def why_not(reason: OrbisReason, terms: Terms, name: Callable[[int], str]) -> str:
    """The sentence for a reason; `name` gives the name of the player at a seat."""
    say = terms.say
    match reason:
        case CostNotCovered():
            return terms.shortage(reason.lacking)
        case Why.WORLD_COMPLETE:
            return say.reason_world_complete(size=WORLD_SIZE)
        case HasGod():
            return say.reason_has_god(god=terms.god(reason.god))
        case NoFaceUpSite():
            return say.reason_no_face_up_site(colour=terms.colour(reason.colour))
        case SupportLacksColour():
            return say.reason_support_lacks_colour(colour=terms.colour(reason.colour))
        case Why.GAME_OVER:
            return say.reason_game_over()
        case NotYourTurn():
            return say.reason_not_your_turn(name=name(reason.seat))
        case Why.SLOT_EMPTY:
            return say.reason_slot_empty()
        case Why.ONE_TILE_A_TURN:
            return say.reason_one_tile_a_turn()
        case NothingToRemove():
            return say.reason_nothing_to_remove(colours=terms.colours(reason.colours))
        case Why.GOD_GONE:
            return say.reason_god_gone()
        case Why.NONE_HELD:
            return say.reason_none_held()
        case TradeNeedsThree():
            return say.reason_trade_needs_three(needed=TRADE_PRICE, held=reason.held)
        case Why.TRADE_LATER:
            return say.reason_trade_later()
        case Why.SITE_TAKEN:
            return say.reason_site_taken()
        case Why.NOTHING_IN_HAND:
            return say.reason_nothing_in_hand()
        case Why.COST_FIRST:
            return say.reason_cost_first()
        case Why.BASE_ROW_FULL:
            return say.reason_base_row_full(size=ROW_LENGTHS[1])
        case Why.BASE_ROW_GAP:
            return say.reason_base_row_gap()
        case Why.SITE_LACKS_SUPPORT:
            return say.reason_site_lacks_support()
        case _:
            assert_never(reason)
