"""Why something can't be chosen in Bora Bora."""

from enum import Enum

from rulesets.core import Reason, record


class Why(Reason, Enum):
    """The reasons without facts."""

    REGION_TAKEN = "region-taken"
    OWN_HUT_THERE = "own-hut-there"
    NOT_JOINED = "not-joined"
    NO_EXPANSION = "no-expansion"
    NO_HUT_LEFT = "no-hut-left"
    NO_FREE_SPACE = "no-free-space"
    NO_PRIEST = "no-priest"
    ALL_BUILT = "all-built"
    NO_ADJACENT_MATERIALS = "no-adjacent-materials"
    WHITE_NOT_PAYABLE = "white-not-payable"
    GODS_NOT_PAYABLE = "gods-not-payable"
    LEAVES_TOO_LITTLE = "leaves-too-little"
    SHIFTED_ALREADY = "shifted-already"
    NO_HUT_TO_MOVE = "no-hut-to-move"
    NO_CARD_LEFT = "no-card-left"
    NO_CARD_NOW = "no-card-now"
    NO_GOD_NOW = "no-god-now"
    STATUS_END = "status-end"
    NO_STATUS_NOW = "no-status-now"
    NO_GAIN_NOW = "no-gain-now"
    SEX_USED = "sex-used"
    CANNOT_BE_USED = "cannot-be-used"
    DOUBLING_USELESS = "doubling-useless"
    GREEN_PLAYED = "green-played"
    GREEN_NOT_PAYABLE = "green-not-payable"
    UNITS_MISSING = "units-missing"
    YELLOW_NOT_PAYABLE = "yellow-not-payable"
    TASK_IS_MET = "task-is-met"
    GAME_OVER = "game-over"
    NO_DIE_NOW = "no-die-now"
    DIE_PLACED = "die-placed"
    ACTION_IMPOSSIBLE = "action-impossible"
    NOT_YOURS = "not-yours"
    PEOPLE_LATER = "people-later"
    NO_TAKING_NOW = "no-taking-now"
    JEWEL_GONE = "jewel-gone"
    JEWEL_LATER = "jewel-later"
    TASK_LATER = "task-later"
    TASKS_LATER = "tasks-later"
    SPACE_COVERED = "space-covered"
    SPACE_FILLED = "space-filled"
    SPACE_EMPTY = "space-empty"
    BUILT_ALREADY = "built-already"
    NO_BUILDING_NOW = "no-building-now"
    NO_TEMPLE_NOW = "no-temple-now"


@record
class PathTooHigh(Reason):
    needed: int
    """The value that the path takes."""
    value: int


@record
class NoRegion(Reason):
    """No region is within reach."""

    value: int


@record
class NoPerson(Reason):
    """Nobody stands low enough."""

    value: int


@record
class NoTileLowEnough(Reason):
    value: int


@record
class NotLower(Reason):
    """The die isn't lower than those on the card."""

    lowest: int
    """The lowest die there."""
    cards: int = 0
    """What a die lacks for a blue god: cards"""
    offerings: int = 0
    """and offerings."""


@record
class PlaceTooHigh(Reason):
    value: int


@record
class TooFewPoints(Reason):
    """The helper has too few points."""

    needed: int
    points: int
    """What there are."""


@record
class SpaceTooHigh(Reason):
    value: int


@record
class NumberTooHigh(Reason):
    value: int


@record
class TooFewShells(Reason):
    missing: int


@record
class NotYourTurn(Reason):
    seat: int
    """Whose turn it is."""


BoraBoraReason = (
    Why
    | PathTooHigh
    | NoRegion
    | NoPerson
    | NoTileLowEnough
    | NotLower
    | PlaceTooHigh
    | TooFewPoints
    | SpaceTooHigh
    | NumberTooHigh
    | TooFewShells
    | NotYourTurn
)
