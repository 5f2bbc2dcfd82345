"""Why something can't be chosen in Helios."""

from enum import Enum

from rulesets.core import Reason, record


class Why(Reason, Enum):
    """The reasons without facts."""

    NO_FIELD = "no-field"
    NO_TILE = "no-tile"
    SLOT_EMPTY = "slot-empty"
    SPECIAL_GONE = "special-gone"
    SUN_IS_THERE = "sun-is-there"
    NOT_ADJACENT = "not-adjacent"
    ENCLOSES_SUN = "encloses-sun"
    NO_HOUSE = "no-house"
    NO_SITE = "no-site"
    NOTHING_TO_BUILD = "nothing-to-build"
    ONE_PERSON_A_TURN = "one-person-a-turn"
    GAME_OVER = "game-over"
    HAS_TEMPLE = "has-temple"
    TILE_LIES_THERE = "tile-lies-there"
    TILE_LIES_THERE_FULL = "tile-lies-there-full"
    NO_CUBE_TO_PAY = "no-cube-to-pay"
    TILE_FULL = "tile-full"
    DARK_FIELD = "dark-field"
    LAKE = "lake"
    DEAD_END = "dead-end"
    OFF_THE_COAST = "off-the-coast"
    NO_SUN_MOVE = "no-sun-move"
    BUILT_ALREADY = "built-already"
    NEEDS_BUILD = "needs-build"
    ACTIVE_ALREADY = "active-already"
    PERSONS_LATER = "persons-later"
    NEEDS_CREATE_LAND = "needs-create-land"
    NO_ACTION_TURN = "no-action-turn"
    ONE_TILE_A_TURN = "one-tile-a-turn"


@record
class ColumnEmpty(Reason):
    action: str
    """That of the column."""


@record
class TooFewCubes(Reason):
    needed: int
    owned: int
    missing: tuple[int, ...] = ()
    """Those of each colour that two others would have to replace; empty where colours don't matter."""


@record
class TooLittleMana(Reason):
    needed: int
    owned: int


@record
class NotYourTurn(Reason):
    seat: int
    """Whose turn it is."""


@record
class OutOfRange(Reason):
    range: int
    """That of the sun."""


@record
class PersonTaken(Reason):
    seat: int
    """Whose person it is."""


HeliosReason = Why | ColumnEmpty | TooFewCubes | TooLittleMana | NotYourTurn | OutOfRange | PersonTaken
