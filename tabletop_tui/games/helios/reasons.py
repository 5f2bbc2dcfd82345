"""Why something can't be chosen in Helios, in sentences."""

from collections.abc import Callable
from typing import assert_never

from rulesets.helios.components import PERSONS_PER_TURN
from rulesets.helios.reasons import (
    ColumnEmpty,
    HeliosReason,
    NotYourTurn,
    OutOfRange,
    PersonTaken,
    TooFewCubes,
    TooLittleMana,
    Why,
)
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.kit.reasons import OthersBoard


def why_not(reason: HeliosReason | OthersBoard, terms: Terms, name: Callable[[int], str]) -> str:
    """The sentence for a reason; `name` gives the name of the player at a seat."""
    say = terms.say
    match reason:
        case OthersBoard():
            return say.reason_others_board(name=name(reason.seat))
        case ColumnEmpty():
            return say.reason_column_empty(action=terms.action(reason.action))
        case Why.NO_FIELD:
            return say.reason_no_field()
        case Why.NO_TILE:
            return say.reason_no_tile()
        case Why.SLOT_EMPTY:
            return say.reason_slot_empty()
        case Why.SPECIAL_GONE:
            return say.reason_special_gone()
        case Why.SUN_IS_THERE:
            return say.reason_sun_is_there()
        case Why.NOT_ADJACENT:
            return say.reason_not_adjacent()
        case Why.ENCLOSES_SUN:
            return say.reason_encloses_sun()
        case Why.NO_HOUSE:
            return say.reason_no_house()
        case Why.NO_SITE:
            return say.reason_no_site()
        case TooFewCubes():
            return _too_few_cubes(reason, terms)
        case Why.NOTHING_TO_BUILD:
            return say.reason_nothing_to_build()
        case Why.ONE_PERSON_A_TURN:
            return say.reason_one_person_a_turn(most=PERSONS_PER_TURN)
        case TooLittleMana():
            return say.reason_too_little_mana(needed=reason.needed, owned=reason.owned)
        case Why.GAME_OVER:
            return say.reason_game_over()
        case NotYourTurn():
            return say.reason_not_your_turn(name=name(reason.seat))
        case Why.HAS_TEMPLE:
            return say.reason_has_temple()
        case Why.TILE_LIES_THERE:
            return say.reason_tile_lies_there()
        case Why.TILE_LIES_THERE_FULL:
            return say.reason_tile_lies_there_full()
        case Why.NO_CUBE_TO_PAY:
            return say.reason_no_cube_to_pay()
        case Why.TILE_FULL:
            return say.reason_tile_full()
        case Why.DARK_FIELD:
            return say.reason_dark_field()
        case Why.LAKE:
            return say.reason_lake()
        case Why.DEAD_END:
            return say.reason_dead_end()
        case Why.OFF_THE_COAST:
            return say.reason_off_the_coast()
        case Why.NO_SUN_MOVE:
            return say.reason_no_sun_move()
        case OutOfRange():
            return say.reason_out_of_range(count=reason.range)
        case Why.BUILT_ALREADY:
            return say.reason_built_already()
        case Why.NEEDS_BUILD:
            return say.reason_needs_build()
        case Why.ACTIVE_ALREADY:
            return say.reason_active_already()
        case PersonTaken():
            return say.reason_person_taken(name=name(reason.seat))
        case Why.PERSONS_LATER:
            return say.reason_persons_later()
        case Why.NEEDS_CREATE_LAND:
            return say.reason_needs_create_land()
        case Why.NO_ACTION_TURN:
            return say.reason_no_action_turn()
        case Why.ONE_TILE_A_TURN:
            return say.reason_one_tile_a_turn()
        case _:
            assert_never(reason)


def _too_few_cubes(reason: TooFewCubes, terms: Terms) -> str:
    """The cubes needed and owned, and those that others would have to replace."""
    needed, owned = terms.cubes(reason.needed), reason.owned
    if not any(reason.missing):
        return terms.say.reason_too_few_cubes_plain(needed=needed, owned=owned)
    missing = terms.held(reason.missing)
    return terms.say.reason_too_few_cubes_missing(missing=missing, needed=needed, owned=owned)
