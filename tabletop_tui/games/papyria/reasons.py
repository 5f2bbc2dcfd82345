"""Why something can't be chosen in Papyria, in sentences."""

from collections.abc import Callable
from typing import assert_never

from rulesets.papyria.reasons import (
    BorderNotCrossed,
    NotYourTurn,
    PapyriaReason,
    RightGone,
    TooFewPapyri,
    TooLittleLapis,
    Why,
)
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.kit.reasons import OthersBoard


def why_not(reason: PapyriaReason | OthersBoard, terms: Terms, name: Callable[[int], str]) -> str:
    """The sentence for a reason; `name` gives the name of the player at a seat."""
    say = terms.say
    match reason:
        case OthersBoard():
            return say.reason_others_board(name=name(reason.seat))
        case TooLittleLapis():
            return say.reason_too_little_lapis(needed=reason.needed, owned=reason.owned)
        case TooFewPapyri():
            needed, owned = terms.money("papyrus", reason.needed), terms.money("papyrus", reason.owned)
            return say.reason_too_few_papyri(needed=needed, owned=owned)
        case Why.GAME_OVER:
            return say.reason_game_over()
        case NotYourTurn():
            return say.reason_not_your_turn(name=name(reason.seat))
        case Why.MOVED_ALREADY:
            return say.reason_moved_already()
        case Why.OWN_PIECE_THERE:
            return say.reason_own_piece_there()
        case Why.SLOT_TAKEN:
            return say.reason_slot_taken()
        case Why.ALL_ENTERED:
            return say.reason_all_entered()
        case Why.OUT_OF_REACH:
            return say.reason_out_of_reach()
        case Why.MOVE_FIRST:
            return say.reason_move_first()
        case Why.OTHER_SECTOR:
            return say.reason_other_sector()
        case Why.ONLY_SHIPS:
            return say.reason_only_ships()
        case Why.SPACE_DONE:
            return say.reason_space_done()
        case Why.PRIEST_THERE:
            return say.reason_priest_there()
        case Why.NOTHING_FOR_IT_NOW:
            return say.reason_nothing_for_it_now()
        case Why.BESIDE_PRIEST_ONLY:
            return say.reason_beside_priest_only()
        case Why.NO_LANDSCAPE_NOW:
            return say.reason_no_landscape_now()
        case BorderNotCrossed():
            return say.reason_border_not_crossed(stand=reason.stand)
        case RightGone():
            return say.reason_right_gone(stand=reason.stand)
        case _:
            assert_never(reason)
