"""Why something can't be chosen in Orbis, in sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from rulesets.core import Reason
from rulesets.orbis.components import COLOURS
from rulesets.orbis.components import colour as number_of
from rulesets.orbis.costs import Shortfall
from rulesets.orbis.reasons import Why
from tabletop_tui.games.orbis.terms import Terms


def why_not(reason: Reason, terms: Terms, name: Callable[[int], str]) -> str:
    """The sentence for a reason; `name` gives the name of the player at a seat."""
    say, facts = terms.say, reason.facts
    match Why(reason.id):
        case Why.COST_NOT_COVERED:
            return terms.shortage(_shortfall(facts))
        case Why.WORLD_COMPLETE:
            return say.reason_world_complete(size=facts["size"])
        case Why.HAS_GOD:
            return say.reason_has_god(god=terms.god(facts["god"]))
        case Why.NO_FACE_UP_SITE:
            return say.reason_no_face_up_site(colour=terms.colour(facts["colour"]))
        case Why.SUPPORT_LACKS_COLOUR:
            return say.reason_support_lacks_colour(colour=terms.colour(facts["colour"]))
        case Why.GAME_OVER:
            return say.reason_game_over()
        case Why.NOT_YOUR_TURN:
            return say.reason_not_your_turn(name=name(facts["seat"]))
        case Why.SLOT_EMPTY:
            return say.reason_slot_empty()
        case Why.ONE_TILE_A_TURN:
            return say.reason_one_tile_a_turn()
        case Why.NOTHING_TO_REMOVE:
            colours = tuple(number_of(word) for word in facts["colours"])
            return say.reason_nothing_to_remove(colours=terms.colours(colours))
        case Why.GOD_GONE:
            return say.reason_god_gone()
        case Why.NONE_HELD:
            return say.reason_none_held()
        case Why.TRADE_NEEDS_THREE:
            return say.reason_trade_needs_three(needed=facts["needed"], held=facts["held"])
        case Why.TRADE_LATER:
            return say.reason_trade_later()
        case Why.SITE_TAKEN:
            return say.reason_site_taken()
        case Why.NOTHING_IN_HAND:
            return say.reason_nothing_in_hand()
        case Why.COST_FIRST:
            return say.reason_cost_first()
        case Why.BASE_ROW_FULL:
            return say.reason_base_row_full(size=facts["size"])
        case Why.BASE_ROW_GAP:
            return say.reason_base_row_gap()
        case Why.SITE_LACKS_SUPPORT:
            return say.reason_site_lacks_support()


def _shortfall(facts: Mapping[str, Any]) -> Shortfall:
    """What is missing for a cost, from the facts of a reason."""
    lacking = tuple(facts["missing"].get(word, 0) for word in COLOURS)
    return Shortfall(lacking, facts["missing_any"], facts["trades"], facts["tradable"])
