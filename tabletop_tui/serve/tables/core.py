"""The core of an open table, with which its other parts work."""

from typing import TYPE_CHECKING

from rulesets.core.records import record

if TYPE_CHECKING:
    from tabletop_tui.serve.tables.attendance import Attendance
    from tabletop_tui.serve.tables.game import TableGame
    from tabletop_tui.serve.tables.notes import Notes
    from tabletop_tui.serve.tables.seats import Seats


@record
class TableCore:
    """Its game, who holds which seat, who is there, and what is kept beside the game."""

    id: str
    game: "TableGame"
    seats: "Seats"
    attendance: "Attendance"
    notes: "Notes"
