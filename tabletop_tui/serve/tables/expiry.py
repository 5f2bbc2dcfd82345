"""Tables that nobody has touched for weeks: their players are warned, and later the table is closed.

To touch a table is to answer there, or to come to it with a seat or in charge of it. A closed game is kept,
and `tabletop tables --reopen` opens its table again. What happened follows from what is stored, so a restart
changes nothing, and before any table is closed its players have been warned.
"""

from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING

from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.background import Background
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.mail.notices import EXPIRES, Notice, Notices
from tabletop_tui.serve.tables.facts import TableFacts
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store.errors import StoreError
from tabletop_tui.text.durations import DAY, HOUR

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words

EVERY = HOUR
"""Seconds from one look at all tables to the next."""
FIRST = 60.0
"""Seconds until the first look: guests of earlier evenings come back before."""


class Expiry:
    """Looks after all tables of a server. Of several at one store, one has the duty for each table."""

    def __init__(
        self,
        tables: Callable[[], Collection[OpenTable]],
        closed: Callable[[], Collection[str]],
        limits: Limits,
        notices: Notices,
        on_duty: Callable[[str], bool],
        clock: Callable[[], float],
    ) -> None:
        """`tables` gives those that are open, `closed` the ids of those that can be opened again; `on_duty`
        says for which this server acts.
        """
        self._tables = tables
        self._closed = closed
        self._limits = limits
        self._notices = notices
        self._on_duty = on_duty
        self._clock = clock
        self._background = Background()

    def begin(self) -> None:
        """Look from now on."""
        self._background.repeat(self.look, EVERY, FIRST)

    def close(self) -> None:
        """Look no more."""
        self._background.cancel()

    async def look(self) -> None:
        """Warn of tables, and close those whose players have been warned; what fails is tried next time."""
        for table in tuple(self._tables()):
            with suppress(SessionError, StoreError, OSError):
                await self._look_at(table)
        with suppress(SessionError, StoreError, OSError):
            await self._notices.forget({*self._closed(), *(table.id for table in self._tables())})

    async def _look_at(self, table: OpenTable) -> None:
        days, facts, now = self._limits.expire_days, table.notes.facts, self._clock()
        if not days or table.session.record.over or table.attendance.guests or not self._on_duty(table.id):
            return
        warning = self._limits.expire_warning_days * DAY
        touched = last_touched(table.game.waits_since, facts)
        closes = closes_at(table.game.waits_since, facts, self._limits)
        if closes and now >= closes:
            await self._close(table, touched)
        elif not closes and now >= touched + days * DAY - warning:
            await self._warn(table, touched, max(touched + days * DAY, now + warning))

    async def _warn(self, table: OpenTable, touched: float, closes: float) -> None:
        for seat, person in enumerate(table.session.record.people):
            notice = Notice(EXPIRES, person.name, table.session.rules.id, table.id)
            mark = f"{table.id}:{touched:.0f}:{seat}:expires"
            _ = await self._notices.tell(mark, notice, table.seats.chair(seat))
        table.notes.facts.warned = self._clock()  # last, so that all are told if this fails halfway
        await table.notes.log("tables-told-expires", since=day(touched), day=day(closes))

    async def _close(self, table: OpenTable, touched: float) -> None:
        table.notes.facts.closed = True
        await table.notes.log("tables-told-expired", since=day(touched))
        table.on_end()


def last_touched(answered: float, facts: TableFacts) -> float:
    """When a table was last touched, in seconds since 1970; `answered` is when its last answer came."""
    return max(answered, facts.touched)


def closes_at(answered: float, facts: TableFacts, limits: Limits) -> float:
    """When a table closes of whose end its players have been warned; 0 if they haven't been."""
    touched = last_touched(answered, facts)
    if not limits.expire_days or facts.warned <= touched:
        return 0.0
    return max(touched + limits.expire_days * DAY, facts.warned + limits.expire_warning_days * DAY)


def closing_said(table: OpenTable, words: "Words") -> str:
    """When a table closes unless it is touched; empty if it doesn't."""
    closes = closes_at(table.game.waits_since, table.notes.facts, table.services.limits)
    return words.tables.closes(day=day(closes)) if closes and not table.session.record.over else ""


def day(moment: float) -> str:
    """A day as every language reads it: `2026-11-29`."""
    return f"{datetime.fromtimestamp(moment).astimezone():%Y-%m-%d}"
