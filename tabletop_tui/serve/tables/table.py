"""An open table: its game, who is at it, who holds which seat, and what those in charge may do.

Each of these is a part of its own, which knows only the parts it needs. Here they are put together, and here
it is said what follows when one of them has changed.
"""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from rulesets.core.message import Message
from tabletop_tui.play.coach import Coach
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.session import Session
from tabletop_tui.serve.bell import Bell
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import REMOTE
from tabletop_tui.serve.tables.attendance import AtTable, Attendance
from tabletop_tui.serve.tables.bots import TableBots
from tabletop_tui.serve.tables.charge import Charge
from tabletop_tui.serve.tables.contributions import Contributions
from tabletop_tui.serve.tables.core import TableCore
from tabletop_tui.serve.tables.facts import TableFacts
from tabletop_tui.serve.tables.game import TableGame
from tabletop_tui.serve.tables.notes import Notes
from tabletop_tui.serve.tables.seatchanges import SeatChanges
from tabletop_tui.serve.tables.seats import Seats
from tabletop_tui.serve.tables.services import Services
from tabletop_tui.serve.tables.turnclock import TurnClock
from tabletop_tui.serve.tables.wait import Wait
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import BOT

if TYPE_CHECKING:
    from tabletop_tui.play.place import Memory
    from tabletop_tui.store import Hold


_READS = 3
"""How often it is read again at most while others write."""


class OpenTable:
    """One game that people play from several terminals. Belongs to the server's event loop."""

    def __init__(
        self,
        services: Services,
        session: Session,
        hold: "Hold",
        kept: str | None = None,
        since: float | None = None,
    ) -> None:
        """A session that is kept in `hold`; `kept` is what was stored about it beside its game.

        `since` is when it was last answered, if not now.
        """
        self.services = services
        self.session = session
        self.id = hold.game_id
        clock, limits = services.clock, services.limits
        self.notes = Notes(session, self.id, kept, services.texts, limits, clock)
        self.seats = Seats(session, self.id, self.notes, limits, clock, services.visitors.has)
        self.attendance = Attendance(session, self.seats, clock)
        self.contributions = Contributions(session, self.seats, services.owner_id)
        self.game = TableGame(
            session, hold, services.store, services.writer, self.notes, self.attendance, clock, limits, since
        )
        core = TableCore(self.id, self.game, self.seats, self.attendance, self.notes)
        self.turn_clock = TurnClock(
            self.game, self.seats, self.notes, services.vacations, services.outages, clock
        )
        """How much time the player who is asked has left."""
        self.wait = Wait(
            core, self.turn_clock, services.notices, services.calls, services.visitors, limits, clock
        )
        """Its messages to players who aren't here, and what follows when time is up."""
        self.changes = SeatChanges(
            core, self.turn_clock, clock, limits, services.check_bots, services.notices.owner_of
        )
        """What can be done about seats."""
        self.charge = Charge(
            core, clock, services.barred, services.check_clock, partial(services.invite, self.id)
        )
        self.bots = TableBots(
            core,
            self.changes,
            services.thinking,
            services.writer,
            clock,
            limits,
            partial(services.presence.on_duty, self.id),
            services.visitors.has,
            shared=services.store.shared,
        )
        """Its computer players."""
        self.coach = Coach(session)
        """The notes that the seats have had, on any terminal: none is repeated when a player returns."""
        self.opened_by: Guest | None = None
        """Who opened it since the server began; `None` for a game that was left running."""
        self.memories: dict[str, Memory] = {}
        """The state of the screens of guests who have left, by their id."""
        self.on_change: Callable[[], None] = lambda: None
        """Called when it may look different in lists."""
        self.on_end: Callable[[], None] = lambda: None
        """Called when it is to be put away: it was closed, or its game is over and all have left."""
        self._bell = Bell()
        self._asked_before: set[str] = set()
        """The guests here whose turn it was before the last change, by their ids."""
        self._stood_in_for: set[str] = set()
        """The guests for whom computer players stood in before another server's last change."""
        session.record.pause_when(self.attendance.pauses)
        session.shares_views = True
        self.game.on_adopting = self._adopting
        self.game.on_adopted = self._adopted
        self.game.on_change = self.notify
        self.game.on_doubt = lambda: services.others.look_at(self.id)
        self.notes.on_log = self.notify
        self.notes.on_news = self._facts_changed
        self.wait.on_look = self._looked
        self.wait.on_due = self._read_all
        self.wait.on_time_up = self._time_is_up
        self.game.overtime = lambda: self.turn_clock.overtime
        self.charge.on_closed = self._end

    # -- coming and going --------------------------------------------------------------------------

    def come(self, place: AtTable) -> None:
        """A guest sits down with a terminal."""
        self.attendance.come(place)
        self.services.others.came_or_went(self.id)
        self._note_end_seen()
        self._touch(place.guest)
        self.notify()

    def _touch(self, guest: Guest) -> None:
        """Note that the table isn't forgotten, if it is one of this guest's."""
        if not self.session.record.over and (self.seats.owned(guest) or self.notes.facts.in_charge(guest)):
            self.game.background.begin(self._touched(guest))

    async def _touched(self, guest: Guest) -> None:
        with suppress(SessionError, StoreError, OSError):
            await self.notes.touch(guest)

    def go(self, place: AtTable) -> None:
        """A terminal is gone; its seats are kept."""
        if self.attendance.go(place):
            self._touch(place.guest)
            self.attendance.let_pass()
            self.services.others.came_or_went(self.id)
            self._end_when_done()
            self.notify()

    def others_are(self, guests: Sequence[Guest]) -> None:
        """Note who is at the table on other servers now."""
        came, gone = self.attendance.note_elsewhere(guests)
        if gone:
            self._end_when_done()
        if came or gone:
            self.notify()

    async def catch_up(self) -> None:
        """Read and show what other servers have done in the game since. Raises `StoreError`."""
        await self.game.catch_up()
        self._end_when_done()

    def _note_end_seen(self) -> None:
        """Note that the guests who are here see how the game ends."""
        unseen_by = self.wait.unseen_by
        for place in self.attendance.places:
            if place.guest.id in unseen_by:
                self.game.background.begin(self.notes.note_end_seen(place.guest))

    def _end_when_done(self) -> None:
        if self.session.record.over and not self.attendance.guests and not self.wait.unseen_by:
            self.on_end()

    # -- what is asked, and what is said -------------------------------------------------------------

    def asks(self, guest: Guest) -> bool:
        """Whether it waits for something that a guest can do there now: an answer, or a contribution."""
        if self.contributions.open:
            return self.contributions.asked_of(guest) is not None
        decision = self.session.record.decision
        return decision is not None and self.seats.plays(guest, decision.seat)

    def say(self, guest: Guest, text: str) -> Message | None:
        """Say a remark, cleaned. Returns the reason if it can't be said."""
        talk, facts = self.notes.talk, self.notes.facts
        said = talk.clean(text)
        if not said:
            return Message("tables-say-nothing")
        if guest.id in facts.muted and not facts.in_charge(guest):
            return Message("tables-you-are-muted")
        if not guest.host and not talk.may_say(guest.id):
            return Message("tables-say-slower")
        seats = self.seats.of(guest)
        self.notes.add(guest, seats[0] if len(seats) == 1 else None, said)
        self.game.background.begin(self.notes.keep())
        self.notify()
        return None

    # -- when something has changed ------------------------------------------------------------------

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change, as the app that asks for it; the returned function ends that."""
        return self._bell.watch(changed)

    def notify(self) -> None:
        """Let every terminal show what is now stored, or needn't be."""
        if self.notes.facts.private:
            self._send_off_watchers()
        self.bots.refresh()
        self.wait.refresh()
        self._bell.ring()
        self.on_change()

    def _send_off_watchers(self) -> None:
        """Nobody may watch here: who has left their seat has to leave the table."""
        for guest in {place.guest.id: place.guest for place in self.attendance.places}.values():
            reason = self.seats.why_not_watch(guest)
            if reason is not None:
                self.attendance.dismiss(reason, guest.id)

    def call_players(self, before: Collection[str] = ()) -> None:
        """Call those here whose turn it is now, or was `before`, but not both."""
        self.services.calls.ring({*before} ^ self._players_asked())

    def _players_asked(self) -> set[str]:
        """The guests on this server whose turn it is, by their ids."""
        if self.session.record.decision is None:
            return set()
        return {guest.id for guest in self.services.visitors.guests if self.asks(guest)}

    def _adopting(self) -> None:
        self._asked_before = self._players_asked()
        self._stood_in_for = self._owners_of(BOT)

    def _owners_of(self, kind: str) -> set[str]:
        """The guests to whom seats of a kind belong, by their ids."""
        chairs = (self.seats.chair(seat) for seat in range(len(self.session.record.people)))
        return {chair.owner for chair in chairs if chair.kind == kind and chair.owner}

    def _adopted(self) -> None:
        for guest_id in self._stood_in_for & self._owners_of(REMOTE):
            self.attendance.note_at_door(guest_id)
        if self.session.record.over:
            self._note_end_seen()
        self.call_players(self._asked_before)
        for place in self.attendance.places:
            place.heed_question()

    def _facts_changed(self, before: TableFacts) -> None:
        """Another server has changed what is kept of the table."""
        facts = self.notes.facts
        for guest_id in facts.sent_away.keys() - before.sent_away.keys():
            self.attendance.dismiss(Message("tables-you-are-sent-away"), guest_id)
        self.bots.playing.paused = facts.bots_paused
        if facts.closed and not before.closed:
            lines = [each for each in self.notes.talk.remarks if each.message == "tables-told-closed"]
            by = lines[-1].facts["by"] if lines else ""
            self.close_as_told(by)
        self.notify()

    def close_as_told(self, by: str = "") -> None:
        """It was closed elsewhere, by a person or by a command."""
        told = Message("tables-was-closed", {"name": by}) if by else Message("tables-was-closed-by-host")
        self.attendance.dismiss(told)
        self.on_end()

    def _end(self) -> None:
        """Not `on_end` itself: the list of tables sets it later."""
        self.on_end()

    async def _time_is_up(self, seat: int) -> None:
        if self.services.presence.on_duty(self.id):
            await self.changes.time_is_up(seat)

    async def _read_all(self) -> None:
        """Know all that other servers have stored, as of one moment: an answer and the bank that it used, a
        seat given back and its new clock are stored one after the other.
        """
        if not self.services.store.shared:
            return
        for _ in range(_READS):
            await self.notes.catch_up()
            before = self.session.record.steps, self.session.record.people
            await self.game.catch_up()
            if before == (self.session.record.steps, self.session.record.people):
                break

    def _looked(self) -> None:
        if self.wait.is_forgotten:
            self.on_end()
        else:
            self.notify()
