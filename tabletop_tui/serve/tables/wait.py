"""How long a table has waited for the player it asks: its clock, and what is said when it has run out.

A player is reminded a while before a clock has run out, and told when it has. What follows was chosen when
the table was opened (`clocks`): by default nothing, except that those in charge may let a computer player
stand in (`seatchanges`).
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.mail.notices import FORFEIT, OVER, REMINDER, SOON, STOOD_IN, TURN, Notice, Notices
from tabletop_tui.serve.mail.vacations import Vacations, time_over, time_run
from tabletop_tui.serve.people.calls import Calls
from tabletop_tui.serve.people.company import Company
from tabletop_tui.serve.people.seating import FREE, HOST, LENT, REMOTE
from tabletop_tui.serve.tables.attendance import Attendance
from tabletop_tui.serve.tables.clocks import FORFEITS, STANDS_IN, WAITS, bank_name, clock_name
from tabletop_tui.serve.tables.game import TableGame
from tabletop_tui.serve.tables.notes import Notes
from tabletop_tui.serve.tables.outages import Outages
from tabletop_tui.serve.tables.seats import Seats
from tabletop_tui.store.errors import StoreError
from tabletop_tui.text.durations import DAY, HOUR, MINUTE, span

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop_tui.serve.mail.vacations import Pause, Vacation
    from tabletop_tui.serve.tables.facts import TableFacts
    from tabletop_tui.text.words import Words

LONGEST_LOOK = 6 * HOUR
"""Seconds between two looks at a clock: a machine that slept doesn't count the hours of its sleep."""

AGAIN = 30.0
"""Seconds until the next try if the guest book couldn't be used."""

_ENDING = {WAITS: REMINDER, STANDS_IN: STOOD_IN, FORFEITS: FORFEIT}
"""What a player is told when time is up, by what follows then."""

_A_MOMENT = 0.01
"""Seconds to look later than planned, as timers may fire a little early."""


class Wait:
    """A table's wait for the seat that is asked. It follows from stored answers and clocks."""

    def __init__(
        self,
        table_id: str,
        game: TableGame,
        seats: Seats,
        attendance: Attendance,
        notes: Notes,
        notices: Notices,
        calls: Calls,
        company: Company,
        vacations: Vacations,
        outages: Outages,
        limits: Limits,
        clock: Callable[[], float],
    ) -> None:
        """Nothing is planned until `begin` is called: until then the table isn't on the list."""
        self._table_id = table_id
        self._game = game
        self._seats = seats
        self._attendance = attendance
        self._notes = notes
        self._notices = notices
        self._calls = calls
        self._company = company
        self._vacations = vacations
        self._outages = outages
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

    # -- the clock ---------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat that is waited for, if it is a person's: not a free one, nor a computer player's.

        None before a fair game has begun.
        """
        record = self._game.session.record
        decision = record.decision
        if decision is None or record.awaits_contributions:
            return None
        if self._seats.chair(decision.seat).kind not in (REMOTE, HOST, LENT):
            return None
        return decision.seat

    @property
    def began(self) -> float:
        """When the clock began: with the decision, or later when it was set or the seat changed hands."""
        return max(self._game.waits_since, self._notes.facts.clock_from)

    @property
    def left(self) -> float | None:
        """Seconds until the clock has run out, negative after that; `None` if no clock runs."""
        return None if (ends := self.ends) is None else ends - self._clock()

    @property
    def ends(self) -> float | None:
        """When time is up, with what is left of the time bank; `None` if no clock runs."""
        facts, seat = self._notes.facts, self.seat
        if not facts.clock or seat is None:
            return None
        return time_over(self.began, facts.clock + self.bank_left(seat), self._pauses(seat))

    def bank_left(self, seat: int) -> float:
        """Seconds left in a seat's time bank, as far as earlier decisions have used it."""
        facts = self._notes.facts
        return max(0.0, facts.bank - facts.used_by(seat, self._game.session.record.steps))

    def away(self, seat: int) -> "Sequence[Vacation]":
        """The vacations of a seat's player."""
        chair = self._seats.chair(seat)
        return self._vacations.known(chair.owner) if chair.kind == REMOTE and chair.owner else ()

    def _pauses(self, seat: int) -> "Sequence[Pause]":
        """When no clock has run, or will run, for a seat: on vacation, and while no server was there."""
        return [*self.away(seat), *(each for each in self._outages.known if each.ends > self.began)]

    @property
    def away_until(self) -> str:
        """The last day of the vacation that the player who is asked is on; empty if they are on none."""
        seat, now = self.seat, self._clock()
        here = () if seat is None or not self._notes.facts.clock else self.away(seat)
        return next((f"{each.last}" for each in here if each.begins <= now < each.ends), "")

    @property
    def overtime(self) -> tuple[int, float] | None:
        """The seat that is asked, and how many seconds of its bank are used; `None` if it needs none."""
        facts, seat = self._notes.facts, self.seat
        if not facts.clock or not facts.bank or seat is None:
            return None
        used = time_run(self.began, self._clock(), self._pauses(seat)) - facts.clock
        return (seat, used) if used > 0 else None

    @property
    def counts_from(self) -> float:
        """From when the clock counts for a player who leaves the seat that is asked, and comes back to the
        same decision: what the bank pays for when they leave isn't counted again.
        """
        used = self.overtime
        if used is None:
            return self._notes.facts.clock_from
        return time_over(self.began, used[1], self._pauses(used[0]))

    @property
    def _acts(self) -> tuple[int, float] | None:
        """The seat that a computer player takes over, and when; a free seat counts as a player's here."""
        facts, decision = self._notes.facts, self._game.session.record.decision
        if not facts.clock or facts.time_up == WAITS or decision is None:
            return None
        if self.ends is not None:
            return decision.seat, self.ends
        free = self._seats.chair(decision.seat).kind == FREE
        waits = free and not self._game.session.record.awaits_contributions
        ends = time_over(self.began, facts.clock, self._outages.known)
        return (decision.seat, ends) if waits else None

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
        return self._table_id, self.ran_out

    # -- messages, each sent once ------------------------------------------------------------------------

    @property
    def _asked_by(self) -> int:
        """The number of the last row of another seat; after it, the turn of the seat that is asked began."""
        rows, decision = self._game.session.record.saved.rows, self._game.session.record.decision
        number = len(rows)
        while number and decision is not None and rows[number - 1].seat == decision.seat:
            number -= 1
        return number

    def _plan(self) -> list[tuple[float, str, str, int]]:
        """The messages to send: when, what, the mark and the seat."""
        session, notices, facts, id = self._game.session, self._notices, self._notes.facts, self._table_id
        due = self._game.waits_since + self._limits.notice_grace
        if session.record.over:
            seats = range(len(session.record.people)) if notices.runs else ()
            unseen = [seat for seat in seats if self._seats.chair(seat).owner not in facts.saw_end]
            plan = [(due, OVER, f"{id}:{seat}:over", seat) for seat in unseen]
        else:
            plan = []
            seat = self.seat
            if seat is not None and notices.runs:
                plan.append((due, TURN, f"{id}:{self._asked_by}:{seat}:turn", seat))
            ends = self.ends
            if seat is not None and ends is not None:  # marks are made of what all servers know alike
                mark = f"{id}:{session.record.steps}:{facts.clock}:{facts.clock_from:.0f}"
                lead = min(self._limits.reminder_hours * HOUR, facts.clock / 2)
                if lead and notices.runs and self._clock() < ends:
                    plan.append((ends - lead, SOON, f"{mark}:soon", seat))
                loses = facts.time_up == WAITS or self._seats.loses_by_time(seat)
                told = _ENDING[facts.time_up] if loses else STOOD_IN
                plan.append((ends, told, f"{mark}:reminder", seat))
        return [each for each in plan if each[2] not in self._sent]

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
        waits = [max(0.0, at - now) for at, *_ in self._plan()]
        left = self.left
        if left is not None and left > 0 and self._attendance.places:  # what screens say about it changes
            waits.append(left % (HOUR if left > HOUR else MINUTE))
        if self._acts is not None:
            waits.append(
                self._acts[1] - now if self._acts[1] > now else AGAIN
            )  # another server may be on duty
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
            due = any(at <= now for at, *_ in self._plan()) or self._is_to_act(now)
            await self._read_vacations(anew=due)
            if due:
                await self._outages.look()
                await self.on_due()
            for at, what, mark, seat in self._plan():
                if at <= now:
                    await self._send(what, mark, seat)
                    self._sent.add(mark)
            if self._is_to_act(now) and self._acts is not None:
                await self.on_time_up(self._acts[0])
            self._pause = 0.0
        except (SessionError, StoreError, OSError):
            self._pause = AGAIN
        finally:
            self._looking = False
        if self._runs:
            self.on_look()

    def _is_to_act(self, now: float) -> bool:
        return self._acts is not None and self._acts[1] <= now

    async def _read_vacations(self, *, anew: bool) -> None:
        """Read when the player who is asked is away: another server may have stored that."""
        seat = self.seat
        owner = "" if seat is None else self._seats.chair(seat).owner
        if owner and self._notes.facts.clock and (anew or not self._vacations.is_known(owner)):
            _ = await self._vacations.of(owner)

    async def notify_end(self) -> None:
        """The table is put away: send messages about its end now instead of a little later, if possible."""
        with suppress(SessionError, StoreError, OSError):
            for _, what, mark, seat in self._plan():
                if what == OVER:
                    await self._send(what, mark, seat)

    async def _send(self, what: str, mark: str, seat: int) -> None:
        session, chair = self._game.session, self._seats.chair(seat)
        name = session.record.people[seat].name
        notice = Notice(what, name, session.rules.id, self._table_id)
        if await self._notices.tell(mark, notice, chair) and what in _ENDING.values():
            if what == REMINDER:
                await self._notes.log("tables-told-clock-over", name=name)
            self._calls.ring(guest.id for guest in self._company.guests if chair.belongs_to(guest, name))


def clock_said(wait: Wait, words: "Words") -> str:
    """The time left to the seat that is asked, or that there is none; empty if no clock runs."""
    left = wait.left
    if left is None:
        return ""
    if left <= 0:
        return words.tables.clock_over()
    said = words.tables.clock_left(time=span(words, left))
    until = wait.away_until
    return f"{said}, {words.tables.away_until(day=until)}" if until else said


def time_rules(words: "Words", facts: "TableFacts") -> list[str]:
    """The clock of a table as sentences: a turn, the bank, and what follows when time is up."""
    said = [words.tables.clock_here(clock=clock_name(words, facts.clock))]
    if not facts.clock:
        return said
    if facts.bank:
        said.append(words.tables.bank_here(bank=bank_name(words, facts.bank)))
    if facts.time_up != WAITS:
        bot = words(f"bots-level-{facts.stands_in}") if facts.time_up == STANDS_IN and facts.stands_in else ""
        said.append(words.tables.time_up_here(what=words(f"tables-time-up-{facts.time_up}", bot=bot)))
    return said


async def _as_it_is() -> None:
    """There is nothing to read."""


async def _nothing(_seat: int) -> None:
    """Until a table says what follows."""
