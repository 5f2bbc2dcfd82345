"""How long a table has waited for the player it asks: its clock, and what is said when it has run out.

A clock never does anything to a game. When it has run out, the table's log says so, the player is reminded,
and those in charge may let a computer player stand in (`tabletop_tui.serve.charge`).
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.fairness import gathers
from tabletop_tui.serve.notices import OVER, REMINDER, TURN
from tabletop_tui.serve.seating import HOST, LENT, REMOTE
from tabletop_tui.store.errors import StoreError
from tabletop_tui.text.durations import DAY, HOUR, MINUTE, span

if TYPE_CHECKING:
    from tabletop_tui.serve.table import OpenTable
    from tabletop_tui.text.words import Words

CLOCKS = (0, DAY, 3 * DAY, 7 * DAY)
"""How long a decision may take, in seconds; 0 is as long as it takes."""

LONGEST_LOOK = 6 * HOUR
"""Seconds between two looks at a clock: a machine that slept doesn't count the hours of its sleep."""

AGAIN = 30.0
"""Seconds until the next try if the guest book couldn't be used."""

_A_MOMENT = 0.01
"""Seconds to look later than planned, as timers may fire a little early."""


class Wait:
    """A table's wait for the seat that is asked. It follows from stored answers and clocks."""

    def __init__(self, table: "OpenTable") -> None:
        """Nothing is planned until `mind` is called."""
        self._table = table
        self._due: asyncio.TimerHandle | None = None
        self._looking = False
        self._pause = 0.0
        """Seconds until the next look, after one that failed."""
        self._told: set[str] = set()
        """The marks of messages sent, or not needed; the book knows those of other servers and runs."""

    # -- the clock ---------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat that is waited for, if it is a person's: not a free one, nor a computer player's.

        None before a fair game has begun.
        """
        decision = self._table.session.record.decision
        if decision is None or gathers(self._table):
            return None
        if self._table.chair(decision.seat).kind not in (REMOTE, HOST, LENT):
            return None
        return decision.seat

    @property
    def began(self) -> float:
        """When the clock began: with the decision, or later when it was set or the seat changed hands."""
        return max(self._table.waits_since, self._table.charge.clock_from)

    @property
    def left(self) -> float | None:
        """Seconds until the clock has run out, negative after that; `None` if no clock runs."""
        clock = self._table.charge.clock
        if not clock or self.seat is None:
            return None
        return self.began + clock - self._table.house.clock()

    def is_over(self, seat: int) -> bool:
        """Whether the clock has run out for this seat."""
        left = self.left
        return seat == self.seat and left is not None and left <= 0

    @property
    def ran_out(self) -> bool:
        """Whether the clock has run out for the seat that is asked."""
        return self.seat is not None and self.is_over(self.seat)

    @property
    def call(self) -> tuple[str, bool]:
        """The table that players are called to, and whether its clock has run out."""
        return self._table.id, self.ran_out

    # -- messages, each sent once ------------------------------------------------------------------------

    @property
    def _asked_by(self) -> int:
        """The number of the last row of another seat; after it, the turn of the seat that is asked began."""
        rows, decision = self._table.session.record.saved.rows, self._table.session.record.decision
        number = len(rows)
        while number and decision is not None and rows[number - 1].seat == decision.seat:
            number -= 1
        return number

    def _plan(self) -> list[tuple[float, str, str, int]]:
        """The messages to send: when, what, the mark and the seat."""
        table, notices = self._table, self._table.house.notices
        told = table.waits_since + table.house.limits.notice_grace
        if table.session.record.over:
            seats = range(len(table.people())) if notices.runs else ()
            saw = table.charge.saw_end
            unseen = [seat for seat in seats if table.chair(seat).owner not in saw]
            plan = [(told, OVER, f"{table.id}:{seat}:over", seat) for seat in unseen]
        else:
            plan = []
            seat, left = self.seat, self.left
            if seat is not None and notices.runs:
                plan.append((told, TURN, f"{table.id}:{self._asked_by}:{seat}:turn", seat))
            if seat is not None and left is not None:
                charge = table.charge  # the mark is made of what all servers know alike
                mark = (
                    f"{table.id}:{table.session.record.steps}:{charge.clock}:{charge.clock_from:.0f}:reminder"
                )
                plan.append((self.began + charge.clock, REMINDER, mark, seat))
        return [each for each in plan if each[2] not in self._told]

    def mind(self) -> None:
        """Something has changed at the table: plan when to look at it next."""
        self.close()
        table = self._table
        if self._looking or table.house.closed or not self._is_listed:
            return
        now = table.house.clock()
        waits = [max(0.0, at - now) for at, *_ in self._plan()]
        left = self.left
        if left is not None and left > 0 and table.places:  # what screens say about it changes
            waits.append(left % (HOUR if left > HOUR else MINUTE))
        if table.session.record.over and not table.guests_here:
            waits.append(max(0.0, self._forgotten - now))
        if waits:
            later = max(min(*waits, LONGEST_LOOK) + _A_MOMENT, self._pause)
            self._due = asyncio.get_running_loop().call_later(later, self._look)

    @property
    def _is_listed(self) -> bool:
        """Whether the table is on the house's list: a table that was put away no longer plans anything."""
        return self._table.house.tables.get(self._table.id) is self._table

    def close(self) -> None:
        """Cancel the next look, if one is planned."""
        if self._due is not None:
            self._due.cancel()
            self._due = None

    @property
    def _forgotten(self) -> float:
        """When a finished table is put away, even if a player hasn't seen its end."""
        return self._table.waits_since + self._table.house.limits.unseen_days * DAY

    def _look(self) -> None:
        """Look in the background, as the book may have to wait."""
        self._looking = True
        self._table.in_background(self.look())

    async def look(self) -> None:
        """Send the messages due, each once across servers and runs; then plan the next look."""
        table, now = self._table, self._table.house.clock()
        if not self._is_listed:
            return
        self._looking = True
        try:
            for at, what, mark, seat in self._plan():
                if at <= now:
                    new = await table.house.notices.first(mark)
                    self._told.add(mark)
                    if new:
                        await self._tell(what, seat)
            self._pause = 0.0
        except (SessionError, StoreError, OSError):
            self._pause = AGAIN
        finally:
            self._looking = False
        if table.session.record.over and not table.guests_here and self._forgotten <= now:
            table.house.put_away(table)
        if self._is_listed:
            table.tell()

    async def tell_end(self) -> None:
        """The table is put away: send messages about its end now instead of a little later, if possible."""
        with suppress(SessionError, StoreError, OSError):
            for _, what, mark, seat in self._plan():
                if what == OVER and await self._table.house.notices.first(mark):
                    await self._tell(what, seat)

    async def _tell(self, what: str, seat: int) -> None:
        table = self._table
        if what == REMINDER:
            await table.charge.tell("tables-told-clock-over", name=table.people()[seat].name)
            table.house.calls.remind(table, seat)
        await table.house.notices.tell(what, table, seat)


def clock_said(table: "OpenTable", words: "Words") -> str:
    """The time left to the seat that is asked, or that there is none; empty if no clock runs."""
    left = table.wait.left
    if left is None:
        return ""
    return words("tables-clock-left", time=span(words, left)) if left > 0 else words("tables-clock-over")


def clock_name(words: "Words", seconds: int) -> str:
    """The name of one of the `CLOCKS`."""
    return words(f"tables-clock-{seconds // DAY}")
