"""The sheet of rivals at a server: a game alone, at a table of the guest's own."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from textual import work

from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.solo import Before, is_guest, open_alone
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.tui.screens.menu import SHEET
from tabletop_tui.tui.screens.solo import SoloScreen

if TYPE_CHECKING:
    from tabletop_tui.play.solo import Mine
    from tabletop_tui.serve.guest import Guest
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.table import OpenTable


class TableSoloScreen(SoloScreen):
    """The same sheet as at one keyboard; Enter opens a table and sits down there."""

    CSS_PATH = [SHEET, SHEET.with_name("solo.tcss")]

    def __init__(
        self,
        house: "House",
        guest: "Guest",
        game: str,
        before: Before,
        then: "Callable[[OpenTable], None]",
        *,
        coach: bool | None = None,
    ) -> None:
        """For a guest who has played this `before`; `then` gets the table."""
        super().__init__(game, coach=coach)
        self._house, self._guest = house, guest
        self._before, self._then = before, then
        self._opening = False

    def _read(self) -> frozenset[str]:
        """The games were read before the sheet was opened."""
        self._games = self._before.games
        return self._before.of_a_day

    def _me(self) -> tuple[str, str]:
        """The guest's name, and the colour of their seat."""
        return self._guest.name, COLOURS[0]

    @property
    def _mine(self) -> "Mine":
        return is_guest(self._guest)

    def begin(self, people: Sequence[Person], _seed: int) -> None:
        """Open a table, whose seed the server draws; `_seed` has only drawn the seats."""
        if not self._opening:
            self._opening = True
            self._open(people)

    @work
    async def _open(self, people: Sequence[Person]) -> None:
        try:
            table = await open_alone(self._house, self._guest, self.game, people)
        except (SessionError, StoreError) as error:
            self._opening = False
            self.say_reason(error.reason)
            return
        self.close()
        self._then(table)
