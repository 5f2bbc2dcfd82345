"""The reason that isn't the rules'."""

from rulesets.core import Reason, record


@record
class OthersBoard(Reason):
    """The screen shows another player's board, on which nothing can be chosen."""

    seat: int
    """Whose it is."""
