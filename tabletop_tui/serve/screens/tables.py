"""The lobby of a server: its tables, who is at them, and the games a table can be opened for."""

import asyncio
import contextvars
from typing import TYPE_CHECKING, Any, cast

from textual import on
from textual.app import ComposeResult

from rulesets.core import Message
from tabletop_tui.kit.registry import BUILT, BrokenGame, game_parts, playable
from tabletop_tui.kit.titles import game_line, game_title
from tabletop_tui.paint.drawing import Run
from tabletop_tui.play.daily import today
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.glance import Glance
from tabletop_tui.serve.inviting import further_key
from tabletop_tui.serve.screens.company_bar import CompanyBar, Said
from tabletop_tui.serve.screens.program import GuestProgram
from tabletop_tui.serve.tables.busy import who_does_what
from tabletop_tui.serve.tables.listed import (
    OTHERS,
    back_at_once,
    busy_sentence,
    in_order,
    rank,
    table_lines,
)
from tabletop_tui.serve.tables.tables import waiting_for
from tabletop_tui.store.errors import StoreError
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens.bars import Saying, TitleBar
from tabletop_tui.tui.screens.menu import SHEET, MenuScreen
from tabletop_tui.tui.screens.of_games import screen_of
from tabletop_tui.tui.screens.rows import Row, Rows
from tabletop_tui.tui.widgets.footer import KeyFooter

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.screen import Screen

    from tabletop_tui.play.puzzles import PuzzlesTried
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.tables.place import TablePlace
    from tabletop_tui.serve.tables.table import OpenTable

NEW = "new:"
"""Begins the row of a game that a table can be opened for."""
_AT_ONCE = 0.3
"""Seconds in which a guest who comes back is at their table, or else sees the list first."""


class TablesScreen(MenuScreen):
    """The lobby of a server: the list of tables."""

    CSS_PATH = [SHEET, "tables.tcss"]
    SCOPES = ("tables",)
    BINDINGS = bindings(*SCREENS["tables"])
    HINTS = (
        "menu-choose",
        "tables-watch",
        "tables-seats",
        "tables-alone",
        "tables-daily",
        "tables-puzzle",
        "tables-record",
        "tables-archive",
        "tables-contests",
        "tables-learn",
        "tables-rules",
        "tables-help",
        "tables-leave",
    )

    def __init__(self, house: "House", guest: "Guest") -> None:
        """The house as this guest sees it."""
        super().__init__()
        self.house = house
        self.guest = guest
        self._glance = Glance(house.glance)
        self._has_come_in = False
        """Whether they have gone on to a table of theirs, if there is one."""
        self._offered = ("", "")
        """The row under the cursor and what Enter would do there, as the guest has seen it."""
        self._tried: PuzzlesTried | None = None
        """The guest's puzzles, once they have opened one."""
        self._seen = set(house.tables)
        """The tables that have been listed."""
        self._waits = {_call_at(table) for table in waiting_for(guest, house.tables)}
        """The tables the guest has been called to, and whether the clock had run out there."""
        if house.services.notices.runs:
            self.HINTS = (*self.HINTS[:-2], "tables-notices", *self.HINTS[-2:])  # type: ignore[assignment, misc]

    def compose(self) -> ComposeResult:
        """Who is here, and one list."""
        yield TitleBar()
        yield CompanyBar()
        yield Rows("tables")
        yield Saying()
        yield KeyFooter()
        yield self.compose_small()

    def on_mount(self) -> None:
        """Begin at the first table."""
        self._unwatch = self.house.bell.watch(self.show_tables)
        self._deafen = self.house.services.calls.listen(self.guest, self._called)
        self.query_one(Rows).focus()
        self.passes_on = True
        _ = asyncio.get_running_loop().call_later(_AT_ONCE, self._begin_painting)
        self.call_later(self._come_in)

    async def _come_in(self) -> None:
        """Bring a guest who left a running game back to it at once, and seat an invited guest.

        With several games over days, the list comes first: it says where it is their turn. Who goes on to a
        table doesn't have to wait for the list: with all tables of a club, it costs more than the login.
        """
        try:
            await self._go_to_own_table()
        finally:
            self._has_come_in = True
            if self.is_active:  # a covered list is filled when they come back
                self.show_tables()
            self._begin_painting()

    def _begin_painting(self) -> None:
        """Paint from now on, also if they aren't at a table yet: the store may have to be waited for."""
        if self.passes_on:
            self.passes_on = False
            _ = self.refresh()

    async def _go_to_own_table(self) -> None:
        mine = [table for table in self.house.tables.of(self.guest) if not self.guest.host]
        invited = self.house.tables.get(self.guest.table_invited or "")
        if invited is not None and invited.seats.open_to(self.guest):
            await self._join(invited)
        elif invited is not None:
            await self.sit_at(invited)
        elif (table := back_at_once(mine)) is not None:
            await self.sit_at(table)

    def on_unmount(self) -> None:
        """Stop watching the list: this screen is closed."""
        self._unwatch()
        self._deafen()
        self._served.attention.leave()

    # -- calling -----------------------------------------------------------------------------------

    @property
    def _served(self) -> GuestProgram:
        return cast(GuestProgram, self.app)

    def _called(self) -> None:
        """Call the guest on any screen: it has become their turn somewhere, or no longer is."""
        waiting = waiting_for(self.guest, self.house.tables)
        new = [table for table in waiting if _call_at(table) not in self._waits and not self._began(table)]
        self._waits = {_call_at(table) for table in waiting}
        self._name_window()
        if new:
            game = game_title(self.words, new[-1].session.rules.id)
            call = "tables-call-over" if new[-1].turn_clock.ran_out else "tables-call"
            self._served.attention.call(self.words(call, game=game), self._served.settings)

    def _began(self, table: "OpenTable") -> bool:
        """Whether the guest has just opened the table, and so needs no call to it."""
        by = table.opened_by
        fresh = not table.session.record.steps and not table.turn_clock.ran_out
        return fresh and by is not None and by.id == self.guest.id

    def _name_window(self) -> None:
        waiting = waiting_for(self.guest, self.house.tables)
        title = self.words.tables.title_calm()
        if waiting:
            game = game_title(self.words, waiting[0].session.rules.id)
            title = self.words.tables.title_turn(game=game)
        self._served.attention.name(title, self._served.settings)

    # -- what is shown -----------------------------------------------------------------------------

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        words = self.words
        self.query_one(TitleBar).say(words.tables.title(), words.tables.greeting(name=self.guest.name))
        self.say_line(self.words.tables.hint(), "dim")
        self.show_tables()
        self._name_window()

    def on_screen_suspend(self) -> None:
        """Covered, the list isn't told of every answer at every table."""
        self._unwatch()

    def come_back(self) -> None:
        """Come back from a table to the list."""
        self._unwatch = self.house.bell.watch(self.show_tables)
        self.show_tables()

    def show_tables(self) -> None:
        """List the tables as they are now, unless another screen covers the list.

        The cursor goes to a table that another person has just opened, if it is also for this guest.
        """
        if self._was_covered or not self._has_come_in or not self.query(Rows):
            return  # it is still being built, or being closed
        rows = self.query_one(Rows)
        rows.show(self._rows)
        new = [table for id, table in self.house.tables.items() if id not in self._seen]
        self._seen.update(self.house.tables)
        fresh = [table for table in new if self._is_for_me(table)]
        if fresh:
            rows.place(fresh[-1].id)
        self._show_company()
        self._look_again(self._offer(rows.cursor))

    def _is_for_me(self, table: "OpenTable") -> bool:
        by = table.opened_by
        return by is not None and by.id != self.guest.id and rank(table, self.guest) < OTHERS

    def _show_company(self) -> None:
        words, entrance = self.words, self.house.entrance
        shown = entrance if self.guest.host else None
        company = who_does_what(
            self.house.services.visitors,
            self.house.services.presence,
            list(self.house.tables.values()),
            besides=self.guest,
        )
        said = Said(
            ()
            if shown is None
            else (shown.joining(words), *filter(None, (shown.also(words),)), shown.key(words)),
            tuple(busy_sentence(busy, words) for busy in company),
            words.tables.company_none(),
            tuple(words.tables.company_more(count=count) for count in range(len(company) + 1)),
        )
        self.query_one(CompanyBar).say(said)

    def _offer(self, id: str) -> tuple[str, str]:
        table = self.house.tables.get(id)
        return id, "" if table is None else self._what(table)

    def _look_again(self, offered: tuple[str, str]) -> None:
        """Have the guest look again: the row under the cursor, or what Enter does there, has changed."""
        if offered != self._offered:
            if self._offered[0]:
                self._glance.begin()
            self._offered = offered
            self._say_what_enter_does(offered[0])

    def _rows(self, width: int) -> list[Row]:
        words = self.words
        rows = [Row("", ((Run(words.tables.open(), "title"),),))]
        tables = in_order(self.house.tables.open_to(self.guest), self.guest)
        rows += [Row(table.id, table_lines(table, self.guest, words)) for table in tables]
        if not tables:
            rows.append(
                Row(
                    "",
                    ((Run(words.tables.none(learn=self.tabletop.keymap.shown("tables-learn")), "dim"),),),
                )
            )
        rows.append(Row("", ((), (Run(words.tables.new(), "title"),))))
        for game in playable():
            title, about = game_title(words, game), game_line(words, game)
            rows.append(Row(f"{NEW}{game}", ((Run(title, "strong"), Run(f"  {about}", "dim")),)))
        return rows

    # -- choosing ----------------------------------------------------------------------------------

    @property
    def _chosen(self) -> "OpenTable | None":
        return self.house.tables.get(self.query_one(Rows).cursor)

    @on(Rows.Moved)
    def say_what_enter_does(self, message: Rows.Moved) -> None:
        """What choosing the row would do."""
        self._offered = self._offer(message.id)
        self._say_what_enter_does(message.id)

    def _say_what_enter_does(self, id: str, role: str = "dim") -> None:
        table = self.house.tables.get(id)
        if id.startswith(NEW):
            self.say_line(
                self.words.tables.enter_opens(game=game_title(self.words, id.removeprefix(NEW))), role
            )
        elif table is not None:
            by = table.opened_by
            if by is not None and by.id != self.guest.id and not table.session.record.steps:
                what = self.words(f"tables-enter-{self._what(table)}")
                self.say_line(self.words.tables.opened_by(name=by.name, does=what), role)
            else:
                self.say(f"tables-enter-{self._what(table)}", role)

    def _what(self, table: "OpenTable") -> str:
        """What Enter does at a table: `sits`, `joins` or `watches`, which is `lent` where the host plays."""
        if table.seats.of(self.guest):
            return "sits"
        if table.seats.owned(self.guest) and not table.session.record.over:
            return "lent"
        return "joins" if table.seats.open_to(self.guest) else "watches"

    @on(Rows.Chosen)
    async def choose(self, message: Rows.Chosen) -> None:
        """Sit down, come back, watch, or open a table."""
        if not self.is_active:
            return
        if self._glance.too_soon or self._offer(message.id) != self._offered:
            self.show_tables()
            self._say_what_enter_does(message.id, "warn")
            return
        if message.id.startswith(NEW):
            self.open_new(message.id.removeprefix(NEW))
            return
        table = self.house.tables.get(message.id)
        if table is not None:
            await (self._join(table) if self._what(table) == "joins" else self.sit_at(table))

    def open_new(self, game: str, *, coach: bool | None = None) -> None:
        """Ask what a new table is to be like; `coach` is as usual if not given."""
        from tabletop_tui.serve.screens.opening import OpeningScreen

        try:
            game_parts(game).check()
        except BrokenGame as error:
            self.say_reason(error.reason)
            return
        self.open(OpeningScreen(self.house, self.guest, game, coach=coach), self._opened)

    def action_choose(self) -> None:
        """As a click on the key's name."""
        self.query_one(Rows).action_choose()

    def _opened(self, table: "OpenTable | None") -> None:
        if table is not None:
            self.app.call_later(self.sit_at, table)

    async def _join(self, table: "OpenTable") -> None:
        """Take the first free seat and sit down; there is one."""
        try:
            await table.changes.sit(self.guest, table.seats.open_to(self.guest)[0])
        except (SessionError, StoreError) as error:
            self.say_reason(error.reason)
            return
        await self.sit_at(table)

    async def sit_at(self, table: "OpenTable") -> None:
        """Open the table's screen, on the seats that are this guest's, or to watch."""
        try:
            await table.changes.bind(self.guest)
        except (SessionError, StoreError) as error:
            self.say_reason(error.reason)
            return
        if not self.is_active:
            return
        reason = table.seats.why_not_watch(self.guest)
        if reason is not None:
            self.say_reason(reason)
            return
        if table.contributions.open:
            await self._gather(table)
            return
        make = screen_of(table.session.rules.id)
        place = self.house.seat(table, self.guest)
        try:
            screen = make(place)
        except Exception:
            table.go(place)  # a package that fails must not keep a guest at the table
            raise
        context = contextvars.copy_context()
        place.dismiss = lambda reason: context.run(self._call_back, screen, reason)
        await self.app.push_screen(screen)

    async def _gather(self, table: "OpenTable") -> None:
        """Open the page of contributions to a game that is fair by proof, then the game itself."""
        from tabletop_tui.serve.screens.contributions import TableContributionsScreen

        async def on() -> None:
            await self._down_from(screen)
            if self.is_active:
                await self.sit_at(table)

        place = self.house.seat(table, self.guest)
        screen = TableContributionsScreen(table, place, lambda: self.app.call_later(on))
        context = contextvars.copy_context()
        place.dismiss = lambda reason: context.run(self._call_back, screen, reason)
        await self.app.push_screen(screen)

    async def _down_from(self, screen: "Screen[Any]") -> None:
        """Go back to the list from a screen, and from all that cover it."""
        while screen in self.app.screen_stack and self.app.screen is not self:
            await self.app.pop_screen()

    def _call_back(self, screen: "Screen[Any]", reason: Message) -> None:
        """Take the guest from a table back to the list, which says why."""

        async def go() -> None:
            await self._down_from(screen)
            if self.is_active:
                self.say_reason(reason)

        _ = self.app.call_later(go)

    async def action_watch(self) -> None:
        """Watch the table under the cursor; a player with a seat there sits down."""
        if self._chosen is not None:
            await self.sit_at(self._chosen)

    def action_seats(self) -> None:
        """Who sits at the table under the cursor."""
        if self._chosen is not None:
            from tabletop_tui.serve.screens.seats import SeatsScreen

            self.open(SeatsScreen(self._chosen, self.guest))

    async def action_daily(self) -> None:
        """Sit down at the guest's own table for the day's game; once it is over, say how it ended."""
        from tabletop_tui.serve.records.today import Entry, table_of_today
        from tabletop_tui.serve.records.today_text import done

        if not self.is_active:
            return
        try:
            found = await table_of_today(self.house, self.guest, self.words)
        except (SessionError, StoreError, BrokenGame) as error:
            self.say_reason(error.reason)
            return
        if isinstance(found, Entry):
            self.say_line(done(self.words, found), "good")
        else:
            await self.sit_at(found)

    async def action_alone(self) -> None:
        """Choose rivals for a game alone of the kind under the cursor."""
        await self.open_alone(self._game_here)

    async def open_alone(self, game: str, *, coach: bool | None = None) -> None:
        """Show the sheet of rivals; `coach` is as usual if not given."""
        from tabletop_tui.serve.records.solo import played_before
        from tabletop_tui.serve.screens.solo import TableSoloScreen

        try:
            game_parts(game).check()
            before = await played_before(self.house, self.guest)
        except (SessionError, StoreError, BrokenGame) as error:
            self.say_reason(error.reason)
            return
        if self.is_active:
            self.open(TableSoloScreen(self.house, self.guest, game, before, self._opened, coach=coach))

    def action_puzzle(self) -> None:
        """Open the puzzle of the day; the host's tries are kept, a guest's last for the visit."""
        from tabletop_tui.play.one_answer import OneAnswerPlace
        from tabletop_tui.play.puzzle import of_today
        from tabletop_tui.play.puzzles import PuzzleGone, PuzzlesTried

        if not self.is_active:
            return
        day = today(self.house.services.clock())
        self._tried = self._tried or PuzzlesTried(self.tabletop.paths.data if self.guest.host else None)
        try:
            puzzle = of_today(day, self._tried, self.words)
        except PuzzleGone:
            self.say_line(self.words.puzzle.gone(), "warn")
            return
        if puzzle is None:
            self.say_line(self.words.puzzle.none(), "warn")
        else:
            self.tabletop.sit_at(OneAnswerPlace(puzzle))

    def action_record(self) -> None:
        """Open the table of the day, with the guest's own record."""
        from tabletop_tui.serve.screens.record import RecordScreen

        self.open(RecordScreen(self.house, self.guest))

    def action_archive(self) -> None:
        """Open the list of finished games."""
        from tabletop_tui.serve.screens.archive import ArchiveScreen

        self.open(ArchiveScreen(self.house, self.guest))

    def action_contests(self) -> None:
        """Open the list of tournaments and leagues."""
        from tabletop_tui.serve.screens.contests import ContestsScreen

        self.open(ContestsScreen(self.house, self.guest))

    @property
    def _game_here(self) -> str:
        """The game under the cursor."""
        table, here = self._chosen, self.query_one(Rows).cursor
        game = here.removeprefix(NEW) if table is None else table.session.rules.id
        return game if game in playable() else BUILT[0]

    def action_learn(self) -> None:
        """The lesson of the game under the cursor."""
        self.tabletop.learn(self._game_here)

    def action_rules(self) -> None:
        """The rules of the game under the cursor."""
        from tabletop_tui.tui.screens.rules import RulesScreen

        self.open(RulesScreen(self._game_here))

    async def action_notices(self) -> None:
        """Switch on or off the messages about turns for a guest who is away."""
        notices = self.house.services.notices
        if not notices.runs:
            self.say_line(self.words.tables.notices_none(), "warn")
            return
        try:
            on = not await notices.wanted(self.guest.id)
            await notices.want(self.guest, on=on)
        except (SessionError, StoreError) as error:
            self.say_reason(error.reason)
            return
        self.say_line(self.words.tables.notices_on() if on else self.words.tables.notices_off(), "good")

    def action_days(self) -> None:
        """Open the page with what a member sets for the time when they aren't here."""
        from tabletop_tui.serve.screens.away import AwayScreen

        if self.guest.host or self.guest.key is None:
            self.say_line(self.words.days.only_members(), "warn")
        else:
            self.open(AwayScreen(self.house, self.guest))

    async def action_key(self) -> None:
        """Give the guest a code for a further key of theirs."""
        from tabletop_tui.serve.screens.further_key import FurtherKeyScreen

        try:
            said = await further_key(self.house, self.guest)
        except (SessionError, StoreError) as error:
            self.say_reason(error.reason)
            return
        if self.is_active:
            self.open(FurtherKeyScreen(said))

    def action_help(self) -> None:
        """Show all keys of the list of tables."""
        from tabletop_tui.tui.screens.about import KeysScreen

        self.open(KeysScreen("tables", "menu"))

    def action_leave(self) -> None:
        """Leave the server; the guest's seats are kept."""
        cast(GuestProgram, self.app).leave_house()


def _call_at(table: "OpenTable") -> tuple[str, bool]:
    """What a guest is called to once: the table, and whether its clock has run out."""
    return table.id, table.turn_clock.ran_out


async def go_to_rematch(
    app: GuestProgram, place: "TablePlace", refused: "Callable[[Exception], None]"
) -> None:
    """Go from a finished game to its rematch; `refused` gets the reason if there is none."""
    from tabletop_tui.tui.screens.game import GameScreen

    try:
        table = await place.join_rematch()
    except (SessionError, StoreError) as error:
        refused(error)
        return
    if isinstance(app.screen, GameScreen) and app.screen.place is place:
        app.leave_game()
    below = app.screen
    if isinstance(below, TablesScreen):
        app.call_later(below.sit_at, table)
