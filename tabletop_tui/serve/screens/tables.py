"""The lobby of a server: its tables, who is at them, and the games a table can be opened for."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, cast

from textual import on
from textual.app import ComposeResult

from tabletop_tui.drawing import Line, Run
from tabletop_tui.games import BUILT, game_line, game_parts, game_title, round_word
from tabletop_tui.keys import bindings
from tabletop_tui.screens import menu
from tabletop_tui.screens.bars import Saying, TitleBar
from tabletop_tui.screens.menu import MenuScreen
from tabletop_tui.screens.rows import Row, Rows
from tabletop_tui.serve.seating import FREE, chair_of
from tabletop_tui.session import SessionError
from tabletop_tui.store.errors import StoreError
from tabletop_tui.widgets.footer import KeyFooter

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop_tui.screens.game import GameScreen
    from tabletop_tui.serve.app import ServedApp
    from tabletop_tui.serve.guests import Guest
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.table import OpenTable, TablePlace
    from tabletop_tui.words import Words

SHARED_SHEET = Path(menu.__file__).with_name("menu.tcss")

HERE, AWAY, NOBODY = "●", "○", "·"
"""Before a name: at the table, not there now, a seat for anybody."""

NEW = "new:"
"""Begins the row of a game that a table can be opened for."""


class TablesScreen(MenuScreen):
    """Where everybody comes in."""

    CSS_PATH = [SHARED_SHEET, "tables.tcss"]
    SCOPES = ("tables",)
    BINDINGS = bindings("tables", "menu")
    HINTS = (
        "menu-choose",
        "tables-watch",
        "tables-seats",
        "tables-rules",
        "tables-help",
        "tables-leave",
    )

    def __init__(self, house: "House", guest: "Guest") -> None:
        """The house as this guest sees it."""
        super().__init__()
        self.house = house
        self.guest = guest

    def compose(self) -> ComposeResult:
        """One list."""
        yield TitleBar()
        yield Rows("tables")
        yield Saying()
        yield KeyFooter()
        yield self.compose_small()

    def on_mount(self) -> None:
        """Begin at the first table."""
        self._unwatch = self.house.watch(self.show_tables)
        self.query_one(Rows).focus()
        self.call_later(self._come_in)

    async def _come_in(self) -> None:
        """Whoever has left a game that runs is back at it at once, and who is invited sits down."""
        mine = [table for table in self.house.tables_of(self.guest) if not self.guest.host]
        invited = self.house.tables.get(self.guest.table_invited or "")
        if invited is not None and invited.seats_for(self.guest):
            await self._join(invited)
        elif invited is not None:
            await self.sit_at(invited)
        elif mine:
            await self.sit_at(mine[-1])

    def on_unmount(self) -> None:
        """Nobody looks at the list any more."""
        self._unwatch()

    # -- what is shown -----------------------------------------------------------------------------

    def relabel(self) -> None:
        """Say everything in the words of now."""
        super().relabel()
        words = self.words
        self.query_one(TitleBar).say(words("tables-title"), words("tables-greeting", name=self.guest.name))
        self.say("tables-hint", "dim")
        self.show_tables()

    def come_back(self) -> None:
        """From a table back to the list."""
        self.show_tables()

    def show_tables(self) -> None:
        """List the tables as they are now, unless something lies on top of the list."""
        if not self._was_covered:
            self.query_one(Rows).show(self._rows)

    def _rows(self, width: int) -> list[Row]:
        words = self.words
        rows = [Row("", ((Run(words("tables-open"), "title"),),))]
        tables = sorted(self.house.tables.values(), key=lambda table: table.session.over)
        rows += [Row(table.id, self._table(table)) for table in tables]
        if not tables:
            rows.append(Row("", ((Run(words("tables-none"), "dim"),),)))
        rows.append(Row("", ((), (Run(words("tables-new"), "title"),))))
        for game in BUILT:
            title, about = game_title(words, game), game_line(words, game)
            rows.append(Row(f"{NEW}{game}", ((Run(title, "strong"), Run(f"  {about}", "dim")),)))
        return rows

    def _table(self, table: "OpenTable") -> tuple[Line, Line]:
        """A table in two lines: what is played by whom, and how it stands."""
        words, session = self.words, table.session
        head: list[Run] = [Run(game_title(words, session.rules.id), "strong"), Run("  ")]
        for seat, person in enumerate(table.people()):
            head += [*person_runs(table, seat, words), Run("  ")] if person else []
        progress = session.rules.progress(session.table.state)
        decision = session.decision
        if decision is None:
            said = words("tables-over")
        else:
            since = datetime.fromtimestamp(table.waits_since, UTC).astimezone()
            said = words(
                "tables-turn" if progress.rounds else "tables-turn-open",
                name=session.people[decision.seat].name,
                time=f"{since:%H:%M}",
                word=round_word(words, session.rules.id),
                round=progress.round,
                rounds=progress.rounds,
            )
        free = len(table.free_seats)
        parts = [said, *([words("tables-free", count=free)] if free else [])]
        if table.watchers:
            parts.append(words("tables-watched", names=", ".join(table.watchers)))
        return tuple(head), (Run("▶ " if decision else "  ", "you"), Run(" · ".join(parts), "dim"))

    # -- choosing ----------------------------------------------------------------------------------

    @property
    def _chosen(self) -> "OpenTable | None":
        return self.house.tables.get(self.query_one(Rows).cursor)

    @on(Rows.Moved)
    def say_what_enter_does(self, message: Rows.Moved) -> None:
        """What choosing the row would do."""
        table = self.house.tables.get(message.id)
        if message.id.startswith(NEW):
            self.say("tables-enter-opens", "dim", game=game_title(self.words, message.id.removeprefix(NEW)))
        elif table is not None:
            self.say(f"tables-enter-{self._what(table)}", "dim")

    def _what(self, table: "OpenTable") -> str:
        """What Enter does at a table: `sits`, `joins` or `watches`."""
        if table.seats_of(self.guest):
            return "sits"
        return "joins" if table.seats_for(self.guest) else "watches"

    @on(Rows.Chosen)
    async def choose(self, message: Rows.Chosen) -> None:
        """Sit down, come back, watch, or open a table."""
        if not self.is_active:
            return
        if message.id.startswith(NEW):
            from tabletop_tui.serve.screens.opening import OpeningScreen

            self.open(OpeningScreen(self.house, self.guest, message.id.removeprefix(NEW)), self._opened)
            return
        table = self.house.tables.get(message.id)
        if table is not None:
            await (self._join(table) if self._what(table) == "joins" else self.sit_at(table))

    def action_choose(self) -> None:
        """What a click on the key's name does."""
        self.query_one(Rows).action_choose()

    def _opened(self, table: "OpenTable | None") -> None:
        if table is not None:
            self.app.call_later(self.sit_at, table)

    async def _join(self, table: "OpenTable") -> None:
        """Take the first free seat and sit down."""
        try:
            await table.sit(self.guest, table.seats_for(self.guest)[0])
        except (SessionError, StoreError, IndexError) as error:
            reason = getattr(error, "reason", None)
            if reason is not None:
                self.say_reason(reason)
            return
        await self.sit_at(table)

    async def sit_at(self, table: "OpenTable") -> None:
        """Open the table's screen, on the seats that are this guest's, or to watch."""
        try:
            await table.bind(self.guest)
        except (SessionError, StoreError) as error:
            self.say_reason(error.reason)
            return
        if not self.is_active:
            return
        screen = game_parts(table.session.rules.id).screen(table.session)
        screen.place = table.come(self.guest)
        await self.app.push_screen(screen)

    async def action_watch(self) -> None:
        """Look on at the table under the cursor; who has a seat there sits down."""
        if self._chosen is not None:
            await self.sit_at(self._chosen)

    def action_seats(self) -> None:
        """Who sits at the table under the cursor."""
        if self._chosen is not None:
            from tabletop_tui.serve.screens.seats import SeatsScreen

            self.open(SeatsScreen(self._chosen, self.guest))

    def action_rules(self) -> None:
        """The rules of the game under the cursor."""
        from tabletop_tui.screens.rules import RulesScreen

        table, here = self._chosen, self.query_one(Rows).cursor
        game = here.removeprefix(NEW) if table is None else table.session.rules.id
        self.open(RulesScreen(game if game in BUILT else BUILT[0]))

    def action_help(self) -> None:
        """All keys."""
        from tabletop_tui.screens.about import KeysScreen

        self.open(KeysScreen("tables", "menu"))

    def action_leave(self) -> None:
        """Go; seats are kept."""
        cast("ServedApp", self.app).leave_house()


async def go_to_rematch(
    screen: "GameScreen", place: "TablePlace", refused: "Callable[[Exception], None]"
) -> None:
    """From a game that is over to one of the same people; `refused` is told why there is none."""
    try:
        table = await place.table.again(place.guest)
    except (SessionError, StoreError) as error:
        refused(error)
        return
    app = cast("ServedApp", screen.app)
    if screen is app.screen:
        app.leave_game()
    below = app.screen
    if isinstance(below, TablesScreen):
        app.call_later(below.sit_at, table)


def person_runs(table: "OpenTable", seat: int, words: "Words") -> list[Run]:
    """A seat in a few words: who holds it, and whether they are there."""
    person = table.people()[seat]
    if chair_of(person).kind == FREE:
        return [Run(f"{NOBODY} {words('tables-free-seat')}", "dim")]
    mark = HERE if table.is_here(seat) else AWAY
    return [Run(f"{mark} {person.name}", person.colour)]
