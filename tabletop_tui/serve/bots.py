"""Computer players at a server's tables: within its limits, and standing in for guests who have left."""

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import TYPE_CHECKING, Any

from tabletop_tui.play.acting import PACES, Playing
from tabletop_tui.play.company import Company, Question
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.fairness import gathers
from tabletop_tui.serve.seating import HOST, LENT, REMOTE
from tabletop_tui.store.errors import StoreError

if TYPE_CHECKING:
    from tabletop_tui.bots.workers import Thought
    from tabletop_tui.play.record import Act
    from tabletop_tui.serve.table import OpenTable


_PATIENCE = 0.5
"""Seconds until an answer refused by a store that servers share is given again."""


class HouseCompany(Company):
    """The computer players of a table; those of all tables opened by one person think in turn."""

    def __init__(self, table: "OpenTable") -> None:
        """They think in the server's workers."""
        super().__init__(table.session, table.house.workers)
        self._table = table

    async def think_about(self, thought: "Thought") -> Any:
        """Like `Company.think_about`, in the turn of the table's owner."""
        async with self._table.house.thinking.setdefault(self._table.charge.opener, asyncio.Lock()):
            return await super().think_about(thought)


class TableBots:
    """Runs the computer players of one table while a person they play with is there."""

    def __init__(self, table: "OpenTable") -> None:
        """They continue in their stored state, perhaps stopped."""
        self._table = table
        self.company = HouseCompany(table)
        self.playing = Playing(self.company, self)
        self.playing.paused = table.charge.bots_paused
        self._due: asyncio.TimerHandle | None = None
        self._looking = False

    def mind(self) -> None:
        """Something has changed at the table, or who is there."""
        self.playing.refresh()
        self._look_after_leavers()

    def close(self) -> None:
        """The table is closed: computer players no longer stand in for guests."""
        if self._due is not None:
            self._due.cancel()
            self._due = None

    # -- guests who left ---------------------------------------------------------------------------

    def _look_after_leavers(self) -> None:
        """Schedule when a computer player stands in for a guest who is away."""
        self.close()
        table = self._table
        charge = table.charge
        if not charge.stands_in or charge.clock or not table.guests_here or table.session.record.over:
            return
        if table.house.closed or not self._on_duty or gathers(table):
            return
        waits = [
            table.house.limits.gone_seconds - (table.house.clock() - since)
            for seat in range(len(table.session.record.people))
            if self._may_stand_in(seat) and (since := table.gone_since(seat)) is not None
        ]
        if waits and not self._looking:
            later = max(0.0, min(waits)) + 0.01
            self._due = asyncio.get_running_loop().call_later(later, self._stand_in)

    def _may_stand_in(self, seat: int) -> bool:
        """Whether a seat's player uses another terminal, and has been here before."""
        chair = self._table.chair(seat)
        return chair.kind == REMOTE and bool(chair.owner)

    def _stand_in(self) -> None:
        """Let computer players stand in for guests who have been away for long enough."""
        table = self._table
        seats = [seat for seat in range(len(table.session.record.people)) if self._may_stand_in(seat)]
        gone = [seat for seat in seats if table.charge.is_gone(seat)]

        async def run() -> None:
            try:
                for seat in gone:
                    await table.charge.stand_in_by_itself(seat)
            except (SessionError, StoreError, OSError):
                pass  # there will be another chance
            finally:
                self._looking = False

        self._looking = True
        table.in_background(run())

    # -- what `Playing` asks for -------------------------------------------------------------------

    def may_play(self) -> bool:
        """Whether to play: not after the end, nor while all players and watchers are gone.

        At a table with a clock, they play on until a person's turn, even if no one is there.
        """
        table = self._table
        house = table.house
        if house.closed or table.session.record.over or gathers(table):
            return False
        if not self._on_duty and not (self.playing.steps and table.places):
            return False
        chairs = [table.chair(seat) for seat in range(len(table.session.record.people))]
        if table.charge.clock and any(chair.kind in (REMOTE, HOST, LENT) for chair in chairs):
            return True
        return bool(table.guests_here) or any(chair.owner and house.is_here(chair.owner) for chair in chairs)

    @property
    def _on_duty(self) -> bool:
        """Whether this server, of all at the same store, runs them."""
        return self._table.house.presence.on_duty(self._table.id)

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """Start it in the background, without waiting for it."""
        self._table.house.think(doing)

    async def rest(self, begun: float) -> None:
        """Wait for the rest of the table's pace."""
        await asyncio.sleep(max(0.0, begun + PACES[self._table.charge.pace] - monotonic()))

    async def do(self, act: "Act") -> None:
        """Give a computer player's answer, which is stored before it is shown."""
        table = self._table
        try:
            await table.do(act)
        except (SessionError, StoreError, OSError):
            if not table.house.store.shared or table.house.closed:
                raise
            await asyncio.sleep(_PATIENCE)  # another server was first, or the store will be back: think again

    def notify_stuck(self, question: Question, error: Exception) -> None:
        """Write a line in the table's log; those in charge see on their screens what they can do."""
        table = self._table
        name = table.session.record.people[question.seat].name
        said = " ".join(str(error).split())[:80] or type(error).__name__
        table.in_background(table.charge.tell("tables-told-stuck", name=name, error=said))

    def changed(self) -> None:
        """They were stopped or started again: store that, and show it at every terminal."""
        charge = self._table.charge
        if charge.bots_paused != self.playing.paused:
            charge.bots_paused = self.playing.paused
            self._table.in_background(charge.keep())
        self._table.tell()
