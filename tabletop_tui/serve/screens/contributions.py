"""Contributions at a table over SSH, on a screen."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop_tui.serve.screens.seats import SeatsScreen
from tabletop_tui.serve.tables.contributing import TableContributions
from tabletop_tui.tui.screens.contributions import ContributionsScreen

if TYPE_CHECKING:
    from tabletop_tui.serve.tables.place import TablePlace
    from tabletop_tui.serve.tables.table import OpenTable


class TableContributionsScreen(ContributionsScreen):
    """The same screen as at one keyboard; the guest is at the table while it is open."""

    def __init__(self, table: "OpenTable", place: "TablePlace", done: Callable[[], object]) -> None:
        """At a place of a table."""
        guest = place.guest
        super().__init__(TableContributions(table, guest), done, lambda: SeatsScreen(table, guest))
        self.place = place

    def on_unmount(self) -> None:
        """The guest leaves the table, or comes back to it for the game; their seats are kept."""
        self.place.table.go(self.place)
