"""Why a point can't be chosen."""

from enum import Enum

from rulesets.core import Reason


class Why(Reason, Enum):
    """Each reason against a point."""

    STUCK = "stuck"
    """Every point next to the man is taken."""
    IN_MILL = "in-mill"
    """Other men stand in no mill."""
    GAME_OVER = "game-over"
    NOT_NEXT = "not-next"
    """It isn't next to the man that is moved, which can't fly."""
    TAKEN = "taken"
    EMPTY = "empty"
    OWN = "own"
    OTHERS = "others"
