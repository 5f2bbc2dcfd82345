"""What can happen in nine men's morris: one record per kind of event."""

from typing import Literal

from rulesets.core import Event, Forced, record

EndReason = Literal["few", "blocked", "repetition", "quiet"]
"""Too few men are left, none can move, the same position came up again, or nothing happened for long."""


@record
class Placed(Event):
    """A man from the hand stands on the board."""

    point: str
    left: int
    """Men still in the hand."""


@record
class Moved(Event):
    """A man was moved."""

    start: str
    point: str
    flown: bool


@record
class ClosedMill(Event):
    """Three men stand in a line."""


@record
class Removed(Event):
    """A man of the other player was taken off."""

    point: str
    victim: int
    """The other player's seat."""


@record
class GameEnded(Event):
    """The game is over; the event's seat has won, none in a draw."""

    why: EndReason


MorrisEvent = Placed | Moved | ClosedMill | Removed | GameEnded | Forced
"""Everything that can happen."""
