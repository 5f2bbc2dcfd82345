"""Why something can't be chosen in Orbis."""

from enum import Enum

from rulesets.core import Reason, record
from rulesets.orbis.costs import Shortfall


class Why(Reason, Enum):
    """The reasons without facts."""

    WORLD_COMPLETE = "world-complete"
    GAME_OVER = "game-over"
    SLOT_EMPTY = "slot-empty"
    ONE_TILE_A_TURN = "one-tile-a-turn"
    GOD_GONE = "god-gone"
    NONE_HELD = "none-held"
    TRADE_LATER = "trade-later"
    SITE_TAKEN = "site-taken"
    NOTHING_IN_HAND = "nothing-in-hand"
    COST_FIRST = "cost-first"
    BASE_ROW_FULL = "base-row-full"
    BASE_ROW_GAP = "base-row-gap"
    SITE_LACKS_SUPPORT = "site-lacks-support"


@record
class CostNotCovered(Reason):
    """The supply doesn't cover what a landscape costs."""

    lacking: Shortfall


@record
class HasGod(Reason):
    """A seat takes one god in a game."""

    god: str
    """The one that it has, by its id."""


@record
class NoFaceUpSite(Reason):
    """There is nowhere to lay a landscape of this colour face up."""

    colour: str


@record
class SupportLacksColour(Reason):
    """Nothing below the site has the colour of the landscape."""

    colour: str


@record
class NotYourTurn(Reason):
    seat: int
    """Whose turn it is."""


@record
class NothingToRemove(Reason):
    """No worshipper that may be removed lies there."""

    colours: tuple[int, ...]
    """Those that may be removed."""


@record
class TradeNeedsThree(Reason):
    held: int
    """How many of the colour there are."""


OrbisReason = (
    Why
    | CostNotCovered
    | HasGod
    | NoFaceUpSite
    | SupportLacksColour
    | NotYourTurn
    | NothingToRemove
    | TradeNeedsThree
)
