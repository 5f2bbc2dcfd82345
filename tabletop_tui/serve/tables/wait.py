"""What is done while a table waits for a player: messages, each sent once, and what follows when time is up.

A player is reminded a while before a clock has run out, and told when it has. What follows was chosen when
the table was opened (`clocks`): by default nothing, except that those in charge may let a computer player
stand in (`seatchanges`).
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from rulesets.core.records import record
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.mail.notices import FORFEIT, OVER, REMINDER, SOON, STOOD_IN, TURN, Notice, Notices
from tabletop_tui.serve.people.calls import Calls
from tabletop_tui.serve.people.visitors import Visitors
from tabletop_tui.serve.tables.clocks import FORFEITS, STANDS_IN, WAITS
from tabletop_tui.serve.tables.core import TableCore
from tabletop_tui.serve.tables.turnclock import TurnClock
from tabletop_tui.store.errors import StoreError
from tabletop_tui.text.durations import DAY, HOUR, MINUTE

LONGEST_LOOK = 6 * HOUR
"""Seconds between two looks at a clock: a machine that slept doesn't count the hours of its sleep."""

AGAIN = 30.0
"""Seconds until the next try if the guest book couldn't be used."""

_ENDING = {WAITS: REMINDER, STANDS_IN: STOOD_IN, FORFEITS: FORFEIT}
"""What a player is told when time is up, by what follows then."""

_A_MOMENT = 0.01
"""Seconds to look later than planned, as timers may fire a little early."""


@record
class _Planned:
    """A message to a seat's player."""

    due: float
    """When it is sent, in seconds since 1970."""
    what: str
    """Its kind (`Notice.what`)."""
    mark: str
    """What it is about: there is one for each mark."""
    seat: int


class Wait:
    """A table's wait for the seat that is asked: when to look at it next, and what is done then."""

    def __init__(
        self,
        core: TableCore,
        turn_clock: TurnClock,
        notices: Notices,
        calls: Calls,
        visitors: Visitors,
        limits: Limits,
        clock: Callable[[], float],
    ) -> None:
        """Nothing is planned until `begin` is called: until then the table isn't on the list."""
        self._table_id = core.id
        self._game, self._seats = core.game, core.seats
        self._attendance, self._notes = core.attendance, core.notes
        self._turn_clock = turn_clock
        self._notices = notices
        self._calls = calls
        self._visitors = visitors
        self._limits = limits
        self._clock = clock
        self._runs = False
        self.on_look: Callable[[], None] = lambda: None
        """Called after every look: time has passed, and messages may have been sent."""
        self.on_due: Callable[[], Awaitable[None]] = _as_it_is
        """Reads what other servers have stored, before anything is sent or done."""
        self.on_time_up: Callable[[int], Awaitable[None]] = _nothing
        """Does what was chosen for a seat whose time is up."""
        self._due: asyncio.TimerHandle | None = None
        self._looking = False
        self._pause = 0.0
        """Seconds until the next look, after one that failed."""
        self._sent: set[str] = set()
        """The marks of messages sent, or not needed; the book knows those of other servers and runs."""

    # -- what is to be sent ------------------------------------------------------------------------

    @property
    def _asked_by(self) -> int:
        """The number of the last row of another seat; after it, the turn of the seat that is asked began."""
        rows, decision = self._game.session.record.saved.rows, self._game.session.record.decision
        number = len(rows)
        while number and decision is not None and rows[number - 1].seat == decision.seat:
            number -= 1
        return number

    def _plan(self) -> list[_Planned]:
        """The messages that are still to be sent, as things are now."""
        session, notices, facts, id = self._game.session, self._notices, self._notes.facts, self._table_id
        due = self._game.waits_since + self._limits.notice_grace
        if session.record.over:
            seats = range(len(session.record.people)) if notices.runs else ()
            unseen = [seat for seat in seats if self._seats.chair(seat).owner not in facts.saw_end]
            plan = [_Planned(due, OVER, f"{id}:{seat}:over", seat) for seat in unseen]
        else:
            plan = []
            seat, ends = self._turn_clock.seat, self._turn_clock.ends
            if seat is not None and notices.runs:
                plan.append(_Planned(due, TURN, f"{id}:{self._asked_by}:{seat}:turn", seat))
            if seat is not None and ends is not None:  # marks are made of what all servers know alike
                mark = f"{id}:{session.record.steps}:{facts.clock}:{facts.clock_from:.0f}"
                lead = min(self._limits.reminder_hours * HOUR, facts.clock / 2)
                if lead and notices.runs and self._clock() < ends:
                    plan.append(_Planned(ends - lead, SOON, f"{mark}:soon", seat))
                loses = facts.time_up == WAITS or self._seats.loses_by_time(seat)
                told = _ENDING[facts.time_up] if loses else STOOD_IN
                plan.append(_Planned(ends, told, f"{mark}:reminder", seat))
        return [each for each in plan if each.mark not in self._sent]

    def _next_due(self, now: float) -> _Planned | None:
        return next((each for each in self._plan() if each.due <= now), None)

    # -- when to look at the table -----------------------------------------------------------------

    def begin(self) -> None:
        """The table is on the list."""
        self._runs = True
        self.refresh()

    def end(self) -> None:
        """The table is off the list, or the server ends: plan nothing more."""
        self._runs = False
        self._cancel()

    def refresh(self) -> None:
        """Something has changed at the table: plan when to look at it next."""
        self._cancel()
        if self._looking or not self._runs:
            return
        due = self.due_in
        if due is not None:
            later = max(min(due, LONGEST_LOOK) + _A_MOMENT, self._pause)
            self._due = asyncio.get_running_loop().call_later(later, self._look)

    @property
    def due_in(self) -> float | None:
        """Seconds until something is to be done or shown; `None` if nothing is."""
        now = self._clock()
        waits = [max(0.0, each.due - now) for each in self._plan()]
        left, takes_over = self._turn_clock.left, self._turn_clock.takes_over
        if left is not None and left > 0 and self._attendance.places:  # what screens say about it changes
            waits.append(left % (HOUR if left > HOUR else MINUTE))
        if takes_over is not None:
            at = takes_over[1]
            waits.append(at - now if at > now else AGAIN)  # another server may be on duty
        if self._game.session.record.over and not self._attendance.guests:
            waits.append(max(0.0, self._forgotten - now))
        return min(waits, default=None)

    def _cancel(self) -> None:
        """Cancel the next look, if one is planned."""
        if self._due is not None:
            self._due.cancel()
            self._due = None

    @property
    def _forgotten(self) -> float:
        """When a finished table is put away, even if a player hasn't seen its end."""
        return self._game.waits_since + self._limits.unseen_days * DAY

    @property
    def is_forgotten(self) -> bool:
        """Whether the game is over, no one is here, and its players have had their time to see its end."""
        over = self._game.session.record.over and not self._attendance.guests
        return over and self._forgotten <= self._clock()

    @property
    def unseen_by(self) -> frozenset[str]:
        """The players who haven't been here since the game ended, by their ids; only where a clock runs."""
        facts, session = self._notes.facts, self._game.session
        people = range(len(session.record.people)) if facts.clock and session.record.over else ()
        chairs = [self._seats.chair(seat) for seat in people]
        return frozenset(chair.owner for chair in chairs if not chair.is_former) - {"", *facts.saw_end}

    def _look(self) -> None:
        """Look in the background, as the book may have to wait."""
        self._looking = True
        self._game.background.begin(self.look())

    async def look(self) -> None:
        """Send the messages due, each once across servers and runs; then plan the next look."""
        now = self._clock()
        if not self._runs:
            return
        self._looking = True
        self._cancel()  # one look at a time
        try:
            due = self._next_due(now) is not None or self._runs_out(now) is not None
            await self._turn_clock.read(anew=due)
            if due:
                await self.on_due()
            while (planned := self._next_due(now)) is not None:  # anew: while one is sent, they may answer
                await self._send(planned)
                self._sent.add(planned.mark)
            if (seat := self._runs_out(now)) is not None:
                await self.on_time_up(seat)
            self._pause = 0.0
        except (SessionError, StoreError, OSError):
            self._pause = AGAIN
        finally:
            self._looking = False
        if self._runs:
            self.on_look()

    def _runs_out(self, now: float) -> int | None:
        """The seat that a computer player takes over now, if there is one."""
        takes_over = self._turn_clock.takes_over
        return takes_over[0] if takes_over is not None and takes_over[1] <= now else None

    async def notify_end(self) -> None:
        """The table is put away: send messages about its end now instead of a little later, if possible."""
        with suppress(SessionError, StoreError, OSError):
            for planned in self._plan():
                if planned.what == OVER:
                    await self._send(planned)

    async def _send(self, planned: _Planned) -> None:
        session, chair = self._game.session, self._seats.chair(planned.seat)
        name = session.record.people[planned.seat].name
        notice = Notice(planned.what, name, session.rules.id, self._table_id)
        if await self._notices.tell(planned.mark, notice, chair) and planned.what in _ENDING.values():
            if planned.what == REMINDER:
                await self._notes.log("tables-told-clock-over", name=name)
            self._calls.ring(guest.id for guest in self._visitors.guests if chair.belongs_to(guest, name))


async def _as_it_is() -> None:
    """There is nothing to read."""


async def _nothing(_seat: int) -> None:
    """Until a table says what follows."""
