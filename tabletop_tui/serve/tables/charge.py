"""What those in charge of a table may do there, besides seats: to people, clock and table.

Everything is said to the whole table and stays in its log.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

from rulesets.core.message import Message
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.hinted import allowed, switched
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import HOST
from tabletop_tui.serve.tables.clocks import CLOCKS
from tabletop_tui.serve.tables.core import TableCore
from tabletop_tui.text.durations import DAY


class Barring(Protocol):
    """Keeps guests off the whole server (`Barred`)."""

    def send_away(self, guest_id: str) -> None:
        """Close a guest's connections, and let them in no more."""

    def let_back(self, guest_id: str) -> None:
        """Let a guest come in again."""


class CheckClock(Protocol):
    """Refuses a table over days, or of an evening, beyond what may be (`Shares.check_clock`)."""

    def __call__(self, by: Guest, opener: str, *, over_days: bool) -> None:
        """For a table that `opener` has opened. Raises `SessionError`."""


class Charge:
    """The powers of the people in charge of one table."""

    def __init__(
        self,
        core: TableCore,
        clock: Callable[[], float],
        barred: Barring,
        check_clock: CheckClock,
        invite: Callable[[int], Awaitable[str]],
    ) -> None:
        """`invite` makes a code for a seat."""
        self._game, self._seats = core.game, core.seats
        self._attendance, self._notes = core.attendance, core.notes
        self._clock = clock
        self._barred = barred
        self._check_clock = check_clock
        self._invite = invite
        self.on_closed: Callable[[], None] = lambda: None
        """Called when the table was closed."""

    def _check(self, guest: Guest) -> None:
        if not self._seats.in_charge(guest):
            raise SessionError("tables-only-charge")

    async def switch_hints(self, guest: Guest, *, on: bool) -> None:
        """Let the players of the table look at hints, or no longer. Raises `SessionError`, `StoreError`."""
        self._check(guest)
        if allowed(self._game.session.record.people) != on:
            await self._game.do(switched(on=on))
            await self._notes.log("tables-told-hints-on" if on else "tables-told-hints-off", by=guest.name)

    async def set_clock(self, guest: Guest, seconds: int) -> None:
        """Give the table a new clock (one of `CLOCKS`), which begins now. Raises `SessionError`."""
        self._check(guest)
        facts = self._notes.facts
        if seconds != facts.clock and seconds in CLOCKS:
            if bool(seconds) != bool(facts.clock) and not self._game.session.record.over:
                self._check_clock(guest, facts.opener, over_days=seconds > 0)
            facts.clock, facts.clock_from, facts.clocks_left = seconds, self._clock(), {}
            await self._notes.log(f"tables-told-clock-{seconds // DAY}", by=guest.name)

    def _above(self, guest: Guest, other: str) -> str:
        """The name of a person here whom a guest outranks. Raises `SessionError`."""
        self._check(guest)
        found = next((one for one in self._attendance.known if one.id == other), None)
        if found is None:
            raise SessionError("tables-not-there")
        facts = self._notes.facts
        if facts.rank(found) >= facts.rank(guest):
            raise SessionError("tables-not-over", name=found.name)
        return found.name

    async def mute(self, guest: Guest, other: str) -> bool:
        """Mute a person here, or let them speak again. Returns whether they are muted.

        Raises `SessionError`.
        """
        muted = self._notes.facts.muted
        if other in muted:
            self._check(guest)
            await self._notes.log("tables-told-heard", by=guest.name, name=muted.pop(other))
            return False
        muted[other] = name = self._above(guest, other)
        await self._notes.log("tables-told-muted", by=guest.name, name=name)
        return True

    async def send_away(self, guest: Guest, other: str) -> None:
        """Send a person away from the table; by host or owner, from the server. Their seat is as if they
        had gone by themselves. Raises `SessionError`.
        """
        self._notes.facts.sent_away[other] = name = self._above(guest, other)
        await self._notes.log("tables-told-away", by=guest.name, name=name)
        self._attendance.dismiss(Message("tables-you-are-sent-away"), other)
        if guest.host or guest.owner:
            self._barred.send_away(other)

    async def let_back(self, guest: Guest, other: str) -> None:
        """Let a person come back to the table. Raises `SessionError`."""
        self._check(guest)
        sent_away = self._notes.facts.sent_away
        if other in sent_away:
            await self._notes.log("tables-told-let-back", by=guest.name, name=sent_away.pop(other))
        if guest.host or guest.owner:
            self._barred.let_back(other)

    async def close(self, guest: Guest) -> None:
        """Close the table; the game is saved. Raises `SessionError`, `StoreError`."""
        self._check(guest)
        self._notes.facts.closed = True
        await self._notes.log("tables-told-closed", by=guest.name)
        self._attendance.dismiss(Message("tables-was-closed", {"name": guest.name}))
        self.on_closed()

    async def invite(self, guest: Guest, seat: int) -> str:
        """A code for a seat. Raises `SessionError`, `StoreError`."""
        self._check(guest)
        if self._seats.chair(seat).kind == HOST:
            raise SessionError("tables-invite-free")
        return await self._invite(seat)
