"""Everything that is open in a server: its tables, who is here, invitations, and the writer thread."""

import asyncio
import hmac
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from rulesets.core import BadSave, Reason
from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.bots.workers import Workers
from tabletop_tui.play.acting import NORMAL
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.fair.proof import committed
from tabletop_tui.play.glance import usual_glance
from tabletop_tui.play.session import Session
from tabletop_tui.serve.allowed import ALLOWED, allowed_by
from tabletop_tui.serve.barred import BARRED, Barred
from tabletop_tui.serve.bell import Bell, Turns
from tabletop_tui.serve.calls import Calls
from tabletop_tui.serve.charge import clock_kept, moved_on
from tabletop_tui.serve.company import Company
from tabletop_tui.serve.fairness import PROVISIONAL
from tabletop_tui.serve.guests import Guest, Guestbook, digest_of, new_code
from tabletop_tui.serve.kepttable import is_closed
from tabletop_tui.serve.limits import INVITATION_HOURS, Breath, Limits
from tabletop_tui.serve.names import alike
from tabletop_tui.serve.notices import Notices, Sends
from tabletop_tui.serve.others import Others
from tabletop_tui.serve.presence import Presence
from tabletop_tui.serve.reach import Clerk, Reach
from tabletop_tui.serve.seating import Chair, chair_of, is_served
from tabletop_tui.serve.table import OpenTable
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import Person
from tabletop_tui.text.durations import DAY

if TYPE_CHECKING:
    from textual.screen import Screen

    from tabletop_tui.host.paths import Paths
    from tabletop_tui.serve.app import ServedApp
    from tabletop_tui.serve.entrance import Entrance
    from tabletop_tui.serve.far_terminal import FarTerminal
    from tabletop_tui.serve.plain.visit import PlainVisit
    from tabletop_tui.store import GameSummary, Hold, Store
    from tabletop_tui.text.words import Words

T = TypeVar("T")

LIST_REST = 0.5
"""Seconds between two updates of a guest's list of tables, which shows every answer."""

SEEDS = 2**53
"""The number of possible seeds: too many to try them all against what a player sees."""


@record
class _Invited:
    """A place for which we gave out a code."""

    digest: bytes
    table: str
    seat: int
    until: float


class House:
    """All tables of a server. Belongs to one event loop; only its writer touches the store meanwhile."""

    entrance: "Entrance | None" = None
    """Where friends come in, once the door is open."""
    owner_id = ""
    """The `Guest.id` of the owner (`--owner`); empty if there is none."""
    closed = False
    tables: "dict[str, OpenTable]"
    """All open tables by the ids of their games, those left running first."""
    finished: set[str]
    """The kinds of games that have been finished here at least once."""
    unopened: list[tuple[str, Reason]]
    """Running games that couldn't be opened again, and why."""
    thinking: dict[str, asyncio.Lock]
    """By the `Guest.id` of a table's owner: their tables' computer players think in turns."""

    def __init__(
        self,
        store: "Store",
        paths: "Paths",
        *,
        book: Guestbook | None = None,
        clock: Callable[[], float] = time.time,
        glance: float | None = None,
        limits: Limits | None = None,
    ) -> None:
        """Opens the tables that the last server left running. Invitations are noted in `book`, if given.

        `glance` is how many seconds something has to stand on a screen before a key can answer it.
        """
        self.store = store
        self.paths = paths
        self.clock = clock
        self.glance = usual_glance() if glance is None else glance
        self._usual = limits or Limits()
        self.limits = self._usual
        """What guests may do here; how many tables they may open, the club's operator says."""
        self.tables, self.finished, self.unopened, self.thinking = {}, set(), [], {}
        self._book = book
        self._allow(None if book is None else book.table(ALLOWED))
        self.presence = Presence(shared=store.shared)
        """The other servers at the same store."""
        self.company = Company(self.presence)
        """The people who are here, and what they do."""
        self.others = Others(self)
        """Reads and shows what other servers do, and announces to them what is done here."""
        self._charges: dict[str, str] = {}
        """What is kept of tables beside their games, where there is no book."""
        self._hosts_name = ""
        self.barred = Barred(self, None if book is None or not store.shared else book.table(BARRED))
        """Those who were sent away."""
        self._show_out: Callable[[str], None] = lambda _id: None
        self._look: Callable[[], Awaitable[None]] | None = None
        self._invited: list[_Invited] = []
        self.turns = Turns()
        """The rounds in which screens are redrawn, one in each."""
        self.reach = Reach(self.turns)
        """Whether the store answers."""
        self._bell = Bell(self.turns, LIST_REST)
        self.notices = Notices(self, book)
        """How players who aren't here are told."""
        self.calls = Calls(self.turns, self.company)
        """Tells guests that it is their turn somewhere."""
        self.hints = Breath(self.limits.hints_at_once, self.limits.hints_a_minute, clock)
        """How often each guest may ask for a hint."""
        self.workers = Workers(self.limits.bot_workers or None, self.limits.bot_seconds)
        """Where the computer players of all tables think."""
        self._thinking: set[asyncio.Task[None]] = set()
        self._writer = Clerk("tabletop-writer", self.reach)
        self._reopen()
        self.others.begin()

    def tell_by(self, sends: Sends) -> None:
        """Set how players who aren't here are told."""
        self.notices.by = sends
        for table in self.tables.values():
            table.wait.mind()

    # -- what a server calls -----------------------------------------------------------------------

    def first_screen(self, app: "ServedApp") -> "Screen[Any]":
        """A guest's first screen: the list of tables, and at once the table where they left off."""
        from tabletop_tui.serve.screens.tables import TablesScreen

        return TablesScreen(self, app.guest)

    def plainly(self, line: "FarTerminal", guest: Guest, words: "Words", *, ascii: bool) -> "PlainVisit":
        """The same in lines of text."""
        from tabletop_tui.serve.plain.visit import PlainVisit

        return PlainVisit(line, guest, self, words, ascii=ascii)

    def arrived(self, guest: Guest) -> None:
        """Register a guest who has logged in."""
        self.company.come(guest)
        if guest.host:
            self._hosts_name = guest.name
        self.others.said_anew()
        self.tell()

    def left(self, guest: Guest) -> None:
        """Their line was lost or closed; their seats stay theirs."""
        self.company.go(guest)
        self.others.said_anew()
        self.tell()

    def invitation(self, code: str) -> tuple[str, int] | None:
        """The table and seat that a code was given out for here; it can't be used again.

        Every code is compared, each in the same time.
        """
        wanted, found = digest_of(code), None
        for invited in self._invited:
            if hmac.compare_digest(invited.digest, wanted):
                found = invited
        if found is None:
            return None
        self._invited.remove(found)
        return (found.table, found.seat) if found.until >= self.clock() else None

    def closing(self) -> None:
        """End the server: finish what is being written, and release the games."""
        leaves = not self.closed and self.store.shared
        self.closed = True
        for task in self._thinking:
            task.cancel()
        self.others.close()
        self.workers.close()
        self._writer.close(self.others.goodbye if leaves else None)
        for table in self.tables.values():
            table.wait.close()
            table.close()

    # -- tables ------------------------------------------------------------------------------------

    async def open(
        self,
        rules: Rules[Any],
        people: Sequence[Person],
        variants: Mapping[str, str] | None = None,
        seed: int | None = None,
        by: Guest | None = None,
        pace: str = NORMAL,
        stands_in: int = 0,
        clock: int = 0,
        *,
        fair: bool = False,
    ) -> OpenTable:
        """A new game opened `by` a guest, saved before anyone sits at it.

        Computer players answer at this `pace`; one of level `stands_in` plays for guests who leave (0: none).
        A decision may take `clock` seconds (`wait.CLOCKS`; 0: as long as it takes).

        One that is to be `fair` by proof begins once contributions are in (`serve.fairness`). A `seed` is for
        tests: players could tell the future. Raises `StoreError`, `SessionError`,
        `ValueError`.
        """
        if by is not None:
            await self._check_opener(by, people)
            self.check_bots(by, [each.level or 0 for each in people])
        if sum(not table.session.record.over for table in self.tables.values()) >= self.limits.tables:
            raise SessionError("tables-too-many", count=self.limits.tables)
        drawn = secrets.randbelow(SEEDS) + 1 if seed is None else seed
        proof = committed() if fair else None
        session = Session.new(rules, people, PROVISIONAL if fair else drawn, variants, proof=proof)
        hold = await self.write(lambda: self.store.create(session.record.saved, session.record.status))
        session.keep_in(hold)
        table = self.tables[hold.game_id] = OpenTable(self, session, hold)
        table.opened_by = by
        if by is not None:
            table.charge.opener = by.id
            table.charge.pace, table.charge.stands_in = pace, stands_in
            table.charge.clock = clock
            await table.charge.keep()
        self.calls.turned(table)
        table.wait.mind()
        self.tell()
        return table

    async def _check_opener(self, by: Guest, people: Sequence[Person]) -> None:
        """Refuse a table beyond a guest's share, and seats reserved under other people's names."""
        running = [table for table in self.tables.values() if not table.session.record.over]
        mine = sum(table.charge.opener == by.id for table in running)
        if not by.host and mine >= self.limits.tables_each:
            raise SessionError("tables-too-many-yours", count=mine)
        for person in people:
            if by.host or chair_of(person).owner != by.id or alike(person.name, by.name):
                continue
            if await self._is_anothers(person.name, by):
                raise SessionError("serve-name-taken", name=person.name)

    def check_bots(self, by: Guest, levels: Sequence[int], besides: OpenTable | None = None) -> None:
        """Refuse computer players beyond a guest's share, counted at all tables they have opened, these among
        them. Those that sit at the table `besides` are in `levels`. Raises `SessionError`.
        """
        if by.host:
            return
        limits = self.limits
        if max(levels, default=0) > limits.bot_level:
            raise SessionError("tables-bots-level", level=limits.bot_level)
        count = sum(level > 0 for level in levels)
        for table in self.tables.values():
            if table is not besides and not table.session.record.over and table.charge.opener == by.id:
                count += sum(person.level is not None for person in table.session.record.people)
        if count > limits.bots_each and any(levels):
            raise SessionError("tables-bots-too-many", count=limits.bots_each)

    def think(self, doing: Coroutine[Any, Any, None]) -> None:
        """Start what computer players do at a table; it ends with the server."""
        task = asyncio.get_running_loop().create_task(doing)
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _is_anothers(self, name: str, guest: Guest) -> bool:
        """Whether a name is the host's, or that of another person known here."""
        book = self._book
        owner = None if book is None else await self.write(lambda: book.owner(name))
        return alike(name, self._hosts_name) or owner not in (None, guest.key)

    def _reopen(self) -> None:
        for game in self.store.games():
            if game.over:
                self.finished.add(game.game)
            if game.over and not self._may_be_unseen(game):
                continue
            if not is_served([person.kind for person in game.people]):
                continue
            try:
                session = Session.resume(self.store, game.id, not_begun=True)
            except (StoreError, BadSave) as error:
                mended = None if game.over else self.mended(game.id, error.reason)
                if mended is None:
                    self.unopened.append((game.id, error.reason))
                    continue
                session = mended
            self._take_in(session, game.updated)

    def mended(self, game_id: str, reason: Reason) -> Session | None:
        """A game that can't be opened for this reason, going on as a new one from its last sound position.

        `None` if that isn't possible, or if its table was closed or has been followed already. In the
        writer's thread, or before there is one.
        """
        kept = self.kept_charge(game_id)
        if reason.id not in Session.REFUSED or is_closed(kept):
            return None
        try:
            session = Session.last_sound(self.store, game_id)
            if session is None:
                return None
            session.keep_as_new(self.store)
        except StoreError:
            return None
        new = session.game_id or ""
        text, closed = moved_on(kept, session.record.steps, new)
        book = self._book
        if book is None:
            self._charges |= {new: text, game_id: closed}
        elif book.swap_table(game_id, closed, kept):
            book.keep_table(new, text)
        else:  # another server was faster
            session.close()
            self.store.delete(new)
            return None
        return session

    def _may_be_unseen(self, game: "GameSummary") -> bool:
        """Whether a finished game can have players who haven't seen its end: only if it has a clock."""
        lately = self.clock() - game.updated < self.limits.unseen_days * DAY
        return lately and clock_kept(self.kept_charge(game.id)) > 0

    def _take_in(self, session: Session, updated: float) -> None:
        hold = session.hold
        if hold is not None:
            _ = self.take_in(session, hold, self.kept_charge(hold.game_id), updated)

    def take_in(
        self, session: Session, hold: "Hold", charge: str | None, since: float | None = None
    ) -> OpenTable | None:
        """Add a table to the list, with what was stored about it; `None` if it was closed.

        `since` is when it was last answered, if not now.
        """
        table = OpenTable(self, session, hold, charge, since)
        if table.charge.closed or (session.record.over and not table.charge.unseen_by):
            table.close()
            return None
        self.tables[table.id] = table
        table.wait.mind()
        return table

    def put_away(self, table: OpenTable) -> None:
        """Take a table off the list: it was closed, or its game is over and all have left."""
        if self.tables.pop(table.id, None) is not None:
            table.bots.close()
            table.wait.close()
            if self.notices.runs and table.session.record.over and not self.closed:
                table.in_background(table.wait.tell_end())
            table.close()
            self.tell()

    def is_new(self, game: str) -> bool:
        """Whether no game of this kind has been finished here yet: then a table begins with a coach."""
        return game not in self.finished

    def tables_for(self, guest: Guest) -> list[OpenTable]:
        """The tables that a guest may come to: an invitation is for one."""
        return [table for table in self.tables.values() if table.charge.why_not_in(guest) is None]

    def kept_charge(self, table: str) -> str | None:
        """What was kept of a table beside its game."""
        return self._charges.get(table) if self._book is None else self._book.table(table)

    @property
    def origins(self) -> set[str]:
        """The names that identify this server's own announcements."""
        return {self.store.origin, "" if self._book is None else self._book.origin} - {""}

    async def keep_text(self, id: str, text: str, before: str | None) -> bool:
        """Store it, unless another server has written since `before`; returns whether. Raises
        `StoreError`.
        """
        book = self._book
        if book is None:
            self._charges[id] = text
            return True
        if self.store.shared:
            return await self.write(lambda: book.swap_table(id, text, before))
        await self.write(lambda: book.keep_table(id, text))
        return True

    def _allow(self, kept: str | None) -> None:
        self.limits = allowed_by(kept, self._usual).within(self._usual)

    async def read_allowed(self) -> None:
        """Take the numbers that an operator has set at another server. Raises `StoreError`."""
        self._allow(await self.read_text(ALLOWED))

    async def read_text(self, id: str) -> str | None:
        """What is now stored about a table besides its game. Raises `StoreError`."""
        return await self.write(lambda: self.kept_charge(id))

    def tables_of(self, guest: Guest) -> list[OpenTable]:
        """Where a guest has a seat in a running game, or a computer player stands in for them."""
        return [
            table
            for table in self.tables.values()
            if (table.seats_of(guest) or table.stood_in_for(guest)) and not table.session.record.over
        ]

    def lent_by(self, guest: Guest) -> list[OpenTable]:
        """Where the host plays for a guest."""
        return [
            table
            for table in self.tables.values()
            if {*table.owned(guest)} - {*table.seats_of(guest), *table.stood_in_for(guest)}
            and not table.session.record.over
        ]

    def is_here(self, guest_id: str) -> bool:
        """Whether a guest has logged in and not left."""
        return self.company.has(guest_id)

    def has_here(self, chair: Chair, name: str) -> bool:
        """Whether the player of a seat is on this server or another; `name` is that of the seat's person."""
        everybody = (*self.company.guests, *self.presence.guests)
        return any(chair.belongs_to(guest, name) for guest in everybody)

    # -- who may be here ---------------------------------------------------------------------------

    def is_barred(self, guest: Guest) -> bool:
        """Whether a guest was sent away and hasn't been let back in."""
        return guest.id in self.barred.ids

    def shows_out_by(self, show_out: Callable[[str], None]) -> None:
        """Set the server's way to close all connections of a guest, by their id."""
        self._show_out = show_out

    def looks_by(self, look: Callable[[], Awaitable[None]]) -> None:
        """Set the server's way to find out which of its guests may stay."""
        self._look = look

    async def look_at_guests(self) -> None:
        """A name was forgotten, or got another key: its owner leaves. Raises `StoreError`."""
        if self._look is not None:
            await self._look()

    def show_out(self, guest_id: str) -> None:
        """Close all connections of a guest."""
        self._show_out(guest_id)

    def send_away(self, guest_id: str) -> None:
        """Send a guest away until the tables close; from all servers at the same store, until let back."""
        self.barred.add(guest_id)
        self._show_out(guest_id)

    def let_back(self, guest_id: str) -> None:
        """Let a guest come in again."""
        self.barred.drop(guest_id)

    # -- invitations -------------------------------------------------------------------------------

    async def invite(self, table: str, seat: int, hours: float = INVITATION_HOURS) -> str:
        """Create a code that admits one guest without a key to a seat."""
        book = self._book
        if book is not None:
            return await self.write(lambda: book.invite(table, seat, hours))
        code = new_code()
        now = self.clock()
        self._invited = [
            each for each in self._invited if each.until >= now and (each.table, each.seat) != (table, seat)
        ]
        self._invited.append(_Invited(digest_of(code), table, seat, now + hours * 3600))
        return code

    # -- writing -----------------------------------------------------------------------------------

    async def write(self, work: Callable[[], T], *, probe: bool = False) -> T:
        """Have the writer thread write something, after everything already waiting.

        A `probe` is tried even if the store doesn't answer (`Clerk.do`).
        """
        if self.closed:
            raise SessionError("tables-closing")
        return await self._writer.do(work, probe=probe)

    # -- telling -----------------------------------------------------------------------------------

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call back when the list of tables may look different; what comes back ends that."""
        return self._bell.watch(changed)

    def tell(self) -> None:
        """Announce a change at a table, or among the people here."""
        self._bell.ring()
