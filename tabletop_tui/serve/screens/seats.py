"""Who sits at a table, who watches, what was said; and what may be done about a seat."""

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from textual import on
from textual.app import ComposeResult

from tabletop_tui.drawing import Line, Run
from tabletop_tui.games import game_title
from tabletop_tui.keys import bindings
from tabletop_tui.screens.bars import Saying, TitleBar
from tabletop_tui.screens.menu import MenuScreen
from tabletop_tui.screens.rows import Row, Rows
from tabletop_tui.serve.screens.listed import person_runs
from tabletop_tui.serve.screens.tables import SHARED_SHEET
from tabletop_tui.serve.seating import FREE, HOST, LENT, REMOTE
from tabletop_tui.session import SessionError
from tabletop_tui.store.errors import StoreError
from tabletop_tui.widgets.footer import KeyFooter

if TYPE_CHECKING:
    from tabletop_tui.serve.guests import Guest
    from tabletop_tui.serve.table import OpenTable

LAST = 8
"""So many remarks are listed."""


class SeatsScreen(MenuScreen):
    """A row for every seat: Enter does what makes sense there."""

    CSS_PATH = [SHARED_SHEET, "seats.tcss"]
    SCOPES = ("seats",)
    BINDINGS = bindings("seats", "menu")
    HINTS = ("menu-choose", "seats-talk", "seats-invite", "seats-free", "seats-back")

    def __init__(self, table: "OpenTable", guest: "Guest") -> None:
        """A table as this guest sees it."""
        super().__init__()
        self.table = table
        self.guest = guest

    def compose(self) -> ComposeResult:
        """One list."""
        yield TitleBar()
        yield Rows("seats")
        yield Saying()
        yield KeyFooter()
        yield self.compose_small()

    def on_mount(self) -> None:
        """Begin at the first seat."""
        self._unwatch = self.table.watch(self.show_seats)
        self.query_one(Rows).focus()

    def on_unmount(self) -> None:
        """Nobody looks any more."""
        self._unwatch()

    # -- what is shown -----------------------------------------------------------------------------

    def relabel(self) -> None:
        """Say everything in the words of now."""
        super().relabel()
        words = self.words
        title = game_title(words, self.table.session.rules.id)
        self.query_one(TitleBar).say(words("tables-seats-title", game=title), self.table.id)
        self.say("tables-seats-hint", "dim")
        self.show_seats()

    def show_seats(self) -> None:
        """List everything as it is now."""
        self.query_one(Rows).show(self._rows)

    def _rows(self, width: int) -> list[Row]:
        words, table = self.words, self.table
        rows = [
            Row(str(seat), ((*person_runs(table, seat, words), Run(f"   {self._holds(seat)}", "dim")),))
            for seat in range(len(table.people()))
        ]
        if table.watchers:
            text = words("tables-watched", names=", ".join(table.watchers))
            rows.append(Row("", ((), (Run(text, "dim"),))))
        said: list[Line] = [(), (Run(words("tables-said"), "title"),)]
        said += [
            (Run(words("game-remark", name=remark.name, text=remark.text)),)
            for remark in list(table.remarks)[-LAST:]
        ]
        if table.remarks:
            rows.append(Row("", tuple(said)))
        return rows

    def _holds(self, seat: int) -> str:
        """How a seat is held, and whether it is thought about there."""
        table, words = self.table, self.words
        chair, decision = table.chair(seat), table.session.decision
        parts = []
        if chair.kind != FREE:
            parts.append(words(f"tables-held-{chair.kind}"))
            parts.append(words("tables-here" if table.is_here(seat) else "tables-away"))
        if decision is not None and decision.seat == seat:
            seconds = max(0, int(table.house.clock() - table.waits_since))
            parts.append(words("tables-thinking", minutes=str(seconds // 60), seconds=f"{seconds % 60:02}"))
        does = self._does(seat)
        if does is not None:
            parts.append(words(f"tables-enter-{does}"))
        return " · ".join(parts)

    def _does(self, seat: int) -> str | None:
        """What Enter does at a seat: `sit`, `take-over`, `give-back`, or nothing."""
        table, guest = self.table, self.guest
        kind, own = table.chair(seat).kind, seat in table.owned(guest)
        if table.may_sit(guest, seat):
            return "sit"
        if kind == REMOTE and guest.host:
            return "take-over"
        if kind == LENT and (guest.host or own):
            return "give-back"
        return None

    # -- doing something about a seat --------------------------------------------------------------

    def _seat(self) -> int | None:
        here = self.query_one(Rows).cursor
        return int(here) if here else None

    @on(Rows.Chosen)
    async def choose(self, message: Rows.Chosen) -> None:
        """Do what makes sense at the seat."""
        seat, table, guest = int(message.id), self.table, self.guest
        acts = {"sit": table.sit, "take-over": table.take_over, "give-back": table.give_back}
        does = self._does(seat)
        if does is not None:
            await self._try(acts[does](guest, seat), f"tables-{does}-done", seat)

    async def action_free(self) -> None:
        """Make the seat free."""
        seat = self._seat()
        if seat is None or self.table.chair(seat).kind == FREE:
            return
        if self.guest.host or seat in self.table.owned(self.guest):
            await self._try(self.table.give_up(self.guest, seat), "tables-free-done", seat)
        else:
            self.say("tables-not-yours", "warn", name=self.table.people()[seat].name)

    async def action_invite(self) -> None:
        """A code for somebody who has no key; only the host gives any."""
        seat = self._seat()
        if seat is None:
            return
        if not self.guest.host:
            self.say("tables-only-host", "warn")
            return
        if self.table.chair(seat).kind == HOST:
            self.say("tables-invite-free", "warn")
            return
        try:
            code = await self.table.house.invite(self.table.id, seat)
        except (SessionError, StoreError, OSError) as error:
            self.say_reason(getattr(error, "reason", SessionError("tables-closing").reason))
            return
        self.say("tables-invite-code", "good", code=code)

    async def _try(self, doing: Coroutine[Any, Any, None], done: str, seat: int) -> None:
        try:
            await doing
        except (SessionError, StoreError) as error:
            self.say_reason(error.reason)
            return
        self.say(done, "good", name=self.table.people()[seat].name)
        self.show_seats()

    def action_talk(self) -> None:
        """Say something."""
        ask_for_remark(self, self.table, self.guest)

    def action_choose(self) -> None:
        """What a click on the key's name does."""
        self.query_one(Rows).action_choose()

    def action_back(self) -> None:
        """Back to where they came from."""
        self.close()

    def action_help(self) -> None:
        """All keys."""
        from tabletop_tui.screens.about import KeysScreen

        self.open(KeysScreen("seats", "menu"))


def ask_for_remark(screen: Any, table: "OpenTable", guest: "Guest") -> None:
    """Let somebody type a line for all at the table."""
    from tabletop_tui.screens.dialogs import Prompt

    words = screen.words

    def say(text: str | None) -> None:
        if text:
            table.say(guest, text)

    prompt = Prompt(words("tables-say-ask"), words("tables-say-hint"), words("tables-say-yes"), "")
    screen.app.push_screen(prompt, say)
