"""Computer players at a server's tables: within its limits, and standing in for guests who have left."""

import asyncio
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import TYPE_CHECKING, Any

from tabletop_tui.bots.workers import CantThinkError
from tabletop_tui.play.acting import PACES, Playing
from tabletop_tui.play.company import Company, Question
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.people.seating import HOST, LENT, REMOTE
from tabletop_tui.serve.reach import Clerk
from tabletop_tui.serve.tables.clocks import WAITS
from tabletop_tui.serve.tables.core import TableCore
from tabletop_tui.serve.tables.notes import Notes
from tabletop_tui.serve.tables.seatchanges import SeatChanges
from tabletop_tui.serve.tables.thinking import Thinking
from tabletop_tui.store.errors import StoreError

if TYPE_CHECKING:
    from tabletop_tui.bots.workers import Thought
    from tabletop_tui.play.record import Act
    from tabletop_tui.play.session import Session


_PATIENCE = 0.5
"""Seconds until an answer refused by a store that servers share is given again."""
_AGAIN = 5.0
"""Seconds until computer players that couldn't stand in for someone try again."""


def _said(error: Exception) -> str:
    """Why a computer player gives no answer, as guests may read it: without names of files."""
    if isinstance(error, CantThinkError):
        return " ".join(str(error).split())[:80]
    return error.reason.id if isinstance(error, (SessionError, StoreError)) else type(error).__name__


class HouseCompany(Company):
    """The computer players of a table; those of all tables opened by one person think in turn."""

    def __init__(self, session: "Session", notes: Notes, thinking: Thinking) -> None:
        """They think in the server's workers."""
        super().__init__(session, thinking.workers)
        self._notes = notes
        self._thinking = thinking

    async def think_about(self, thought: "Thought") -> Any:
        """Like `Company.think_about`, in the turn of the table's owner."""
        async with self._thinking.turn_of(self._notes.facts.opener):
            return await super().think_about(thought)


class TableBots:
    """Runs the computer players of one table while a person they play with is there."""

    def __init__(
        self,
        core: TableCore,
        changes: SeatChanges,
        thinking: Thinking,
        writer: Clerk,
        clock: Callable[[], float],
        limits: Limits,
        on_duty: Callable[[], bool],
        is_on_server: Callable[[str], bool],
        *,
        shared: bool,
    ) -> None:
        """They continue in their stored state, perhaps stopped.

        `on_duty` says whether this server, of those at a store that is `shared`, runs them; `is_on_server`
        whether a guest, by id, is on any.
        """
        self._game, self._seats = core.game, core.seats
        self._attendance, self._notes = core.attendance, core.notes
        self._changes = changes
        self._thinking = thinking
        self._writer = writer
        self._clock = clock
        self._limits = limits
        self._on_duty = on_duty
        self._is_on_server = is_on_server
        self._is_shared = shared
        self.company = HouseCompany(core.game.session, core.notes, thinking)
        self.playing = Playing(self.company, self)
        self.playing.paused = core.notes.facts.bots_paused
        self._due: asyncio.TimerHandle | None = None
        self._looking = False

    def refresh(self) -> None:
        """Something has changed at the table, or who is there."""
        self.playing.refresh()
        self._look_after_leavers()

    def close(self) -> None:
        """The table is closed: computer players no longer stand in for guests."""
        if self._due is not None:
            self._due.cancel()
            self._due = None

    # -- guests who left ---------------------------------------------------------------------------

    def _look_after_leavers(self, pause: float = 0.0) -> None:
        """Schedule when a computer player stands in for a guest who is away, not before this `pause`."""
        self.close()
        facts, session = self._notes.facts, self._game.session
        if not facts.stands_in or facts.clock or not self._attendance.guests or session.record.over:
            return
        if self._writer.closed or not self._on_duty() or session.record.awaits_contributions:
            return
        waits = [
            self._limits.gone_seconds - (self._clock() - since)
            for seat in self._of_guests()
            if (since := self._attendance.gone_since(seat)) is not None
        ]
        if waits and not self._looking:
            later = max(pause, min(waits)) + 0.01
            self._due = asyncio.get_running_loop().call_later(later, self._stand_in)

    def _of_guests(self) -> list[int]:
        """The seats whose players use other terminals, and have been here before."""
        chairs = [(seat, self._seats.chair(seat)) for seat in range(len(self._game.session.record.people))]
        return [seat for seat, chair in chairs if chair.kind == REMOTE and chair.owner]

    def _stand_in(self) -> None:
        """Let computer players stand in for guests who have been away for long enough."""
        gone = [seat for seat in self._of_guests() if self._changes.is_gone(seat)]

        async def run() -> None:
            pause = 0.0
            try:
                for seat in gone:
                    await self._changes.stand_in_by_itself(seat)
            except (SessionError, StoreError, OSError):
                pause = _AGAIN
            finally:
                self._looking = False
            self._look_after_leavers(pause)  # others may have left meanwhile

        self._looking = True
        self._game.background.begin(run())

    # -- what `Playing` asks for -------------------------------------------------------------------

    def may_play(self) -> bool:
        """Whether to play: not after the end, nor while all players and watchers are gone.

        At a table with a clock, they play on until a person's turn, even if no one is there; and to the end
        where games end by themselves.
        """
        session, attendance = self._game.session, self._attendance
        if self._writer.closed or session.record.over or session.record.awaits_contributions:
            return False
        if not self._on_duty() and not (self.playing.steps and attendance.places):
            return False
        chairs = [self._seats.chair(seat) for seat in range(len(session.record.people))]
        facts = self._notes.facts
        persons = any(chair.kind in (REMOTE, HOST, LENT) for chair in chairs)
        if facts.clock and (persons or facts.time_up != WAITS):
            return True
        owners = (chair.owner for chair in chairs if chair.owner)
        return bool(attendance.guests) or any(self._is_on_server(owner) for owner in owners)

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """Start it in the background, without waiting for it."""
        self._thinking.playing.begin(doing)

    async def rest(self, begun: float) -> None:
        """Wait for the rest of the table's pace."""
        await asyncio.sleep(max(0.0, begun + PACES[self._notes.facts.pace] - monotonic()))

    async def do(self, act: "Act") -> None:
        """Give a computer player's answer, which is stored before it is shown."""
        try:
            await self._game.do(act)
        except (SessionError, StoreError, OSError):
            if not self._is_shared or self._writer.closed:
                raise
            await asyncio.sleep(_PATIENCE)  # another server was first, or the store will be back: think again

    def notify_stuck(self, question: Question, error: Exception) -> None:
        """Write a line in the table's log; those in charge see on their screens what they can do."""
        name = self._game.session.record.people[question.seat].name
        said = _said(error)
        self._game.background.begin(self._notes.log("tables-told-stuck", name=name, error=said))

    def changed(self) -> None:
        """They were stopped or started again: store that, and show it at every terminal."""
        facts = self._notes.facts
        if facts.bots_paused != self.playing.paused:
            facts.bots_paused = self.playing.paused
            self._game.background.begin(self._notes.keep())
        self._game.on_change()
