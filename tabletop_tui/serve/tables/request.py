"""An act that a guest asks of a table, with what must still be so when it is applied.

Between a key and the act another player, or another server, may have been faster. What has to hold is written
down here, and the table compares it with its own state right before the act: so the act itself asks no one.
"""

from rulesets.core.records import record
from tabletop_tui.play.record import Act, GameRecord
from tabletop_tui.serve.tables.attendance import AtTable


@record
class Request:
    """An act of a guest at a terminal."""

    act: Act
    place: AtTable
    seat: int | None = None
    """The seat that it is for, which has to be played at this terminal; `None` for none in particular."""
    steps: int | None = None
    """How many steps the game must have had: another question may have an option of the same name."""
    takes_back: bool = False
    """It takes answers back, which is refused once they are final."""

    def __call__(self, draft: GameRecord) -> None:
        self.act(draft)
