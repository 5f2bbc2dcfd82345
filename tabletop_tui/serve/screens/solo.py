"""The sheet of rivals at a server: a game alone, at a table of the guest's own."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from textual import work

from tabletop_tui.kit.registry import BrokenGame
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.records.solo import Before, is_guest, open_alone
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.tui.screens.menu import SHEET
from tabletop_tui.tui.screens.solo import SoloScreen

if TYPE_CHECKING:
    from tabletop_tui.play.solo import Mine
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.tables.table import OpenTable


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

    def _look_around(self) -> None:
        """The list of tables says what the game of the day is, and the guest's record how they are rated."""

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

    def action_daily(self) -> None:
        """The guest's own table for the day's game; once it is over, how it ended."""
        if self.is_active:
            self._open_daily()

    @work(exclusive=True)
    async def _open_daily(self) -> None:
        from tabletop_tui.serve.records.today import Entry, table_of_today
        from tabletop_tui.serve.records.today_text import done

        try:
            found = await table_of_today(self._house, self._guest, self.words)
        except (SessionError, StoreError, BrokenGame) as error:
            self.say_reason(error.reason)
            return
        if isinstance(found, Entry):
            self.say_line(done(self.words, found), "good")
        elif self.is_active:
            self.close()
            self._then(found)

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
