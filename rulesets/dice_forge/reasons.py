"""Why something can't be chosen in Dice Forge."""

from enum import Enum

from rulesets.core import Reason, record
from rulesets.dice_forge.components import TokenWord


class Why(Reason, Enum):
    """The reasons without facts."""

    FACE_TAKEN_ALREADY = "face-taken-already"
    FACE_OUT_OF_STOCK = "face-out-of-stock"
    ONLY_BY_FEATS = "only-by-feats"
    FACE_LOCKED = "face-locked"
    STACK_EMPTY = "stack-empty"
    EXTRA_WITHOUT_ACTION = "extra-without-action"
    GAME_OVER = "game-over"
    ACTION_LATER = "action-later"
    DIE_NOT_ASKED = "die-not-asked"
    HAMMER_LATER = "hammer-later"
    NO_STEPS = "no-steps"
    OTHERS_CARD = "others-card"


@record
class FaceTooDear(Reason):
    cost: int
    """In gold."""
    gold: int
    """What the seat has."""


@record
class FeatTooDear(Reason):
    sun: int
    """Its price in sun shards,"""
    moon: int
    """and in moon shards."""
    has_sun: int
    """The shards of the seat."""
    has_moon: int


@record
class ElderNeedsGold(Reason):
    gold: int
    """What the seat has."""


@record
class ExtraNeedsSun(Reason):
    sun: int
    """The sun shards of the seat."""


@record
class NotYourTurn(Reason):
    seat: int
    """Whose turn it is."""


@record
class OthersDie(Reason):
    seat: int
    """Whose die it is."""


@record
class NoToken(Reason):
    token: TokenWord


@record
class TokenLater(Reason):
    token: TokenWord


@record
class CardByItself(Reason):
    card: str


@record
class CardLater(Reason):
    card: str


@record
class CardUsed(Reason):
    card: str


DiceForgeReason = (
    Why
    | FaceTooDear
    | FeatTooDear
    | ElderNeedsGold
    | ExtraNeedsSun
    | NotYourTurn
    | OthersDie
    | NoToken
    | TokenLater
    | CardByItself
    | CardLater
    | CardUsed
)
