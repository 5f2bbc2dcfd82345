"""The clock of the turn at a table: for whom it runs, from when until when, and when it stands still."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tabletop_tui.serve.mail.vacations import time_over, time_run
from tabletop_tui.serve.people.seating import FREE, HOST, LENT, REMOTE
from tabletop_tui.serve.tables.clocks import WAITS

if TYPE_CHECKING:
    from tabletop_tui.serve.mail.vacations import Pause, Vacation, Vacations
    from tabletop_tui.serve.tables.game import TableGame
    from tabletop_tui.serve.tables.notes import Notes
    from tabletop_tui.serve.tables.outages import Outages
    from tabletop_tui.serve.tables.seats import Seats


class TurnClock:
    """How much time the player who is asked has left. It follows from stored answers and what is noted."""

    def __init__(
        self,
        game: "TableGame",
        seats: "Seats",
        notes: "Notes",
        vacations: "Vacations",
        outages: "Outages",
        clock: Callable[[], float],
    ) -> None:
        """It stands still on `vacations` of the player who is asked, and in `outages`."""
        self._game = game
        self._seats = seats
        self._notes = notes
        self._vacations = vacations
        self._outages = outages
        self._clock = clock

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

    def _away(self, seat: int) -> "Sequence[Vacation]":
        """The vacations of a seat's player."""
        chair = self._seats.chair(seat)
        return self._vacations.known(chair.owner) if chair.kind == REMOTE and chair.owner else ()

    def _pauses(self, seat: int) -> "Sequence[Pause]":
        """When no clock has run, or will run, for a seat: on vacation, and while no server was there."""
        return [*self._away(seat), *(each for each in self._outages.known if each.ends > self.began)]

    @property
    def away_until(self) -> str:
        """The last day of the vacation that the player who is asked is on; empty if they are on none."""
        seat, now = self.seat, self._clock()
        here = () if seat is None or not self._notes.facts.clock else self._away(seat)
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
    def takes_over(self) -> tuple[int, float] | None:
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

    async def read(self, *, anew: bool) -> None:
        """Know when it stands still for the player who is asked: other servers may have stored that.

        Unless `anew`, only what was never read. Raises `SessionError`, `StoreError`.
        """
        seat = self.seat
        owner = "" if seat is None else self._seats.chair(seat).owner
        if owner and self._notes.facts.clock and (anew or not self._vacations.is_known(owner)):
            _ = await self._vacations.of(owner)
        if anew:
            await self._outages.look()
