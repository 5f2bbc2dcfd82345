"""How a table is played, beside the rules of its game: what the guest who opens it decides."""

from rulesets.core.records import record
from tabletop_tui.play.acting import NORMAL
from tabletop_tui.serve.tables.clocks import WAITS


@record
class Arrangement:
    """How a table is played. By default it is one of an evening, and anyone may watch."""

    pace: str = NORMAL
    """The pace of its computer players, one of `PACES`."""
    stands_in: int = 0
    """The level of the computer players that play for guests who leave, or whose time is up; 0: none."""
    clock: int = 0
    """Seconds that a decision may take, one of `CLOCKS`; 0 is as long as it takes."""
    bank: int = 0
    """Seconds that each player has for the whole game beyond the clock, one of `BANKS`."""
    time_up: str = WAITS
    """What follows when time is up, one of `TIME_UP`."""
    fair: bool = False
    """Fair by proof: it begins once contributions are in (`contributions`)."""
    private: bool = False
    """Nobody may watch."""


AN_EVENING = Arrangement()
"""What is arranged where nothing else is."""
