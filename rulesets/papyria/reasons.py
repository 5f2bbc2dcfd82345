"""Why something can't be chosen in Papyria."""

from enum import Enum

from rulesets.core import Reason, record


class Why(Reason, Enum):
    """The reasons without facts."""

    GAME_OVER = "game-over"
    MOVED_ALREADY = "moved-already"
    OWN_PIECE_THERE = "own-piece-there"
    SLOT_TAKEN = "slot-taken"
    ALL_ENTERED = "all-entered"
    OUT_OF_REACH = "out-of-reach"
    MOVE_FIRST = "move-first"
    OTHER_SECTOR = "other-sector"
    ONLY_SHIPS = "only-ships"
    SPACE_DONE = "space-done"
    PRIEST_THERE = "priest-there"
    NOTHING_FOR_IT_NOW = "nothing-for-it-now"
    BESIDE_PRIEST_ONLY = "beside-priest-only"
    NO_LANDSCAPE_NOW = "no-landscape-now"


@record
class TooLittleLapis(Reason):
    needed: int
    owned: int


@record
class TooFewPapyri(Reason):
    needed: int
    owned: int


@record
class NotYourTurn(Reason):
    seat: int
    """Whose turn it is."""


@record
class BorderNotCrossed(Reason):
    """What a border offers is only for a piece that has crossed it."""

    stand: str
    """The border."""


@record
class RightGone(Reason):
    """What a border offers is for the moment of arrival."""

    stand: str
    """The border."""


PapyriaReason = Why | TooLittleLapis | TooFewPapyri | NotYourTurn | BorderNotCrossed | RightGone
