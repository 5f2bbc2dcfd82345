"""Why something can't be chosen in Bora Bora, in sentences."""

from collections.abc import Callable
from typing import assert_never

from rulesets.bora_bora.reasons import (
    BoraBoraReason,
    NoPerson,
    NoRegion,
    NoTileLowEnough,
    NotLower,
    NotYourTurn,
    NumberTooHigh,
    PathTooHigh,
    PlaceTooHigh,
    SpaceTooHigh,
    TooFewPoints,
    TooFewShells,
    Why,
)
from tabletop_tui.games.bora_bora.terms import Terms


def why_not(reason: BoraBoraReason, terms: Terms, name: Callable[[int], str]) -> str:
    """The sentence for a reason; `name` gives the name of the player at a seat."""
    say = terms.say
    match reason:
        case Why.REGION_TAKEN:
            return say.reason_region_taken()
        case PathTooHigh():
            return say.reason_path_too_high(needed=reason.needed, value=reason.value)
        case Why.OWN_HUT_THERE:
            return say.reason_own_hut_there()
        case Why.NOT_JOINED:
            return say.reason_not_joined()
        case Why.NO_EXPANSION:
            return say.reason_no_expansion()
        case NoRegion():
            return say.reason_no_region(value=reason.value)
        case Why.NO_HUT_LEFT:
            return say.reason_no_hut_left()
        case NoPerson():
            return say.reason_no_person(value=reason.value)
        case Why.NO_FREE_SPACE:
            return say.reason_no_free_space()
        case Why.NO_PRIEST:
            return say.reason_no_priest()
        case Why.ALL_BUILT:
            return say.reason_all_built()
        case NoTileLowEnough():
            return say.reason_no_tile_low_enough(value=reason.value)
        case Why.NO_ADJACENT_MATERIALS:
            return say.reason_no_adjacent_materials()
        case NotLower():
            return _not_lower(reason, terms)
        case Why.WHITE_NOT_PAYABLE:
            return say.reason_white_not_payable()
        case Why.GODS_NOT_PAYABLE:
            return say.reason_gods_not_payable()
        case Why.LEAVES_TOO_LITTLE:
            return say.reason_leaves_too_little()
        case PlaceTooHigh():
            return say.reason_place_too_high(value=reason.value)
        case TooFewPoints():
            needed, points = say.point(count=reason.needed), say.point(count=reason.points)
            return say.reason_too_few_points(needed=needed, points=points)
        case Why.SHIFTED_ALREADY:
            return say.reason_shifted_already()
        case Why.NO_HUT_TO_MOVE:
            return say.reason_no_hut_to_move()
        case Why.NO_CARD_LEFT:
            return say.reason_no_card_left()
        case Why.NO_CARD_NOW:
            return say.reason_no_card_now()
        case Why.NO_GOD_NOW:
            return say.reason_no_god_now()
        case Why.STATUS_END:
            return say.reason_status_end()
        case Why.NO_STATUS_NOW:
            return say.reason_no_status_now()
        case Why.NO_GAIN_NOW:
            return say.reason_no_gain_now()
        case SpaceTooHigh():
            return say.reason_space_too_high(value=reason.value)
        case NumberTooHigh():
            return say.reason_number_too_high(value=reason.value)
        case Why.SEX_USED:
            return say.reason_sex_used()
        case Why.CANNOT_BE_USED:
            return say.reason_cannot_be_used()
        case Why.DOUBLING_USELESS:
            return say.reason_doubling_useless()
        case Why.GREEN_PLAYED:
            return say.reason_green_played()
        case Why.GREEN_NOT_PAYABLE:
            return say.reason_green_not_payable()
        case TooFewShells():
            return say.reason_too_few_shells(missing=say.shell(count=reason.missing))
        case Why.UNITS_MISSING:
            return say.reason_units_missing()
        case Why.YELLOW_NOT_PAYABLE:
            return say.reason_yellow_not_payable()
        case Why.TASK_IS_MET:
            return say.reason_task_is_met()
        case Why.GAME_OVER:
            return say.reason_game_over()
        case NotYourTurn():
            return say.reason_not_your_turn(seat=name(reason.seat))
        case Why.NO_DIE_NOW:
            return say.reason_no_die_now()
        case Why.DIE_PLACED:
            return say.reason_die_placed()
        case Why.ACTION_IMPOSSIBLE:
            return say.reason_action_impossible()
        case Why.NOT_YOURS:
            return say.reason_not_yours()
        case Why.PEOPLE_LATER:
            return say.reason_people_later()
        case Why.NO_TAKING_NOW:
            return say.reason_no_taking_now()
        case Why.JEWEL_GONE:
            return say.reason_jewel_gone()
        case Why.JEWEL_LATER:
            return say.reason_jewel_later()
        case Why.TASK_LATER:
            return say.reason_task_later()
        case Why.TASKS_LATER:
            return say.reason_tasks_later()
        case Why.SPACE_COVERED:
            return say.reason_space_covered()
        case Why.SPACE_FILLED:
            return say.reason_space_filled()
        case Why.SPACE_EMPTY:
            return say.reason_space_empty()
        case Why.BUILT_ALREADY:
            return say.reason_built_already()
        case Why.NO_BUILDING_NOW:
            return say.reason_no_building_now()
        case Why.NO_TEMPLE_NOW:
            return say.reason_no_temple_now()
        case _:
            assert_never(reason)


def _not_lower(reason: NotLower, terms: Terms) -> str:
    """The lowest die there, and what a blue god would need besides."""
    say = terms.say
    missing = [say.missing_card()] if reason.cards else []
    missing += [say.offering(count=reason.offerings)] if reason.offerings else []
    if not missing:
        return say.reason_not_lower(lowest=reason.lowest)
    return say.reason_not_lower_missing(lowest=reason.lowest, missing=terms.listing(missing))
