"""A server's tables and all that they share, put together; who has come, and how the server ends."""

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from tabletop_tui.bots.workers import Workers
from tabletop_tui.play.glance import usual_glance
from tabletop_tui.serve.bell import Bell
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.book.own_settings import OwnSettings
from tabletop_tui.serve.breath import Breath
from tabletop_tui.serve.club.errands import Errands
from tabletop_tui.serve.club.others import Others
from tabletop_tui.serve.club.presence import Presence
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.lines.admission import Penalties
from tabletop_tui.serve.lines.entrance import Entrance
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.mail.contacts import Contacts
from tabletop_tui.serve.mail.notices import Notices, Sends
from tabletop_tui.serve.mail.postman import Postman
from tabletop_tui.serve.mail.vacations import Vacations
from tabletop_tui.serve.members import Members
from tabletop_tui.serve.people.barred import BARRED, Barred
from tabletop_tui.serve.people.calls import Calls
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.visitors import Visitors
from tabletop_tui.serve.reach import Clerk, Reach
from tabletop_tui.serve.records.archive import Archive
from tabletop_tui.serve.records.contests import Contests
from tabletop_tui.serve.tables.expiry import Expiry
from tabletop_tui.serve.tables.invitations import Invitations
from tabletop_tui.serve.tables.outages import Outages
from tabletop_tui.serve.tables.place import TablePlace
from tabletop_tui.serve.tables.rematch import Rematches
from tabletop_tui.serve.tables.reopened import Reopened
from tabletop_tui.serve.tables.services import Services
from tabletop_tui.serve.tables.shares import Shares
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.serve.tables.tables import Tables
from tabletop_tui.serve.tables.texts import Texts
from tabletop_tui.serve.tables.thinking import Thinking
from tabletop_tui.store import Store

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words

LIST_REST = 0.5
"""Seconds between two updates of a guest's list of tables, which shows every answer."""


class House:
    """All that is open in a server. Belongs to one event loop; only its writer touches the store."""

    def __init__(
        self,
        store: Store,
        *,
        book: Guestbook | None = None,
        clock: Callable[[], float] = time.time,
        glance: float | None = None,
        limits: Limits | None = None,
    ) -> None:
        """Opens the tables that the last server left running. Invitations are noted in `book`, if given.

        `glance` is how many seconds something has to stand on a screen before a key can answer it.
        """
        limits = limits or Limits()
        self.owner_id = ""
        """The `Guest.id` of the owner (`--owner`); empty if there is none."""
        self.entrance: Entrance | None = None
        """Where friends come in, once the door is open."""
        self._book = book
        self.glance = usual_glance() if glance is None else glance
        self.reach = Reach()
        """Whether the store answers."""
        self.bell = Bell(LIST_REST)
        """Rung when the list of tables may look different: a change at a table, or among the people here."""
        self._hosts_name = ""
        writer = Clerk("tabletop-writer", self.reach)
        texts = Texts(book, writer, shared=store.shared)
        presence = Presence(shared=store.shared)
        visitors = Visitors(presence)
        own_settings = OwnSettings(book, writer)
        contacts = Contacts(own_settings, limits, clock)
        errands = Errands()
        open: dict[str, OpenTable] = {}
        self.shares = Shares(open, limits, book, writer, lambda: self._hosts_name)
        self.barred = Barred(texts, errands, texts.now(BARRED) if store.shared else None)
        """Those who were sent away."""
        self.invitations = Invitations(book, writer, clock)
        self.archive = Archive(store, writer, texts, clock)
        """The games that are over."""
        self.hints = Breath(lambda: (limits.hints_at_once, limits.hints_a_minute), clock)
        """How often each guest may ask for a hint."""
        self.services = Services(
            store=store,
            writer=writer,
            texts=texts,
            limits=limits,
            clock=clock,
            presence=presence,
            visitors=visitors,
            calls=Calls(),
            own_settings=own_settings,
            vacations=Vacations(own_settings, limits, clock),
            outages=Outages(texts, writer, clock),
            contacts=contacts,
            notices=Notices(visitors, book, writer, own_settings, contacts),
            thinking=Thinking(Workers(limits.bot_workers or None, limits.bot_seconds)),
            barred=self.barred,
            check_bots=self.shares.check_bots,
            check_clock=self.shares.check_clock,
            invite=self.invitations.invite,
            owner_id=lambda: self.owner_id,
            entrance=lambda: self.entrance,
        )
        self.tables = Tables(self.services, self.shares, texts, open)
        self.tables.on_change = self.bell.ring
        self.services.vacations.on_change = self.services.outages.on_change = self._pauses_changed
        self._read_allowed = partial(self.shares.read_allowed, texts)
        self.others = Others(
            self.services,
            self.tables,
            texts,
            errands,
            self.barred.catch_up,
            self._read_allowed,
            self.bell.ring,
        )
        """Reads and shows what other servers do, and announces to them what is done here."""
        if store.shared:
            self.services.others = self.others
        self.rematches = Rematches(self.tables, self.others.find)
        self._errands = errands
        self._reopened: Reopened | None = None
        """Looks for tables that are open again; a database announces them."""
        if book is not None and not store.shared:
            self._reopened = Reopened(self.tables, self.tables.closed, book, writer, self.others.open)
        self._members: Members | None = None
        """Gives members at open tables another name, and erases them there."""
        if book is not None:
            self._members = Members(self.tables, book, writer, store)
            self._members.on_done = self.bell.ring
        self.tables.reopen()
        self.others.begin()
        self.expiry = Expiry(
            self.tables.values,
            lambda: self.tables.closed,
            limits,
            self.services.notices,
            presence.on_duty,
            clock,
        )
        """Closes tables that nobody has touched for weeks."""
        self.expiry.begin()
        self.contests = Contests(store, writer, texts, self.tables, presence.on_duty, clock)
        """Tournaments and leagues."""
        self.contests.begin()

    def book_changed(self) -> None:
        """Another program may have written the guest book."""
        if self._reopened is not None:
            self._errands.run("reopened", self._reopened.look)
        if self._members is not None:
            self._errands.run("members", self._members.look)

    def limits_changed(self) -> None:
        """The host has set other limits."""
        self._errands.run("allowed", self._read_allowed)

    def shares_penalties(self, door: Penalties) -> None:
        """Have the other servers of the club learn where logins have failed here, and the other way round."""
        self.others.door = door

    def notify_by(self, sends: Sends) -> None:
        """Set how messages reach players who aren't here."""
        self.services.notices.by = sends
        self._plan_messages()

    def begin_post(self, log: ConnectionLog, words: "Words") -> Postman | None:
        """Send messages to members' own addresses from now on; `None` where there is no guest book."""
        if self._book is None:
            return None
        services = self.services

        def link(name: str) -> str:
            return "" if self.entrance is None else self.entrance.login(name)

        contacts, limits, clock = services.contacts, services.limits, services.clock
        postman = Postman(self._book, services.writer, contacts, limits, log, words, clock, link)
        services.notices.on_letter = postman.notify
        postman.begin()
        self._plan_messages()
        return postman

    def _plan_messages(self) -> None:
        for table in self.tables.values():
            table.wait.refresh()

    def _pauses_changed(self) -> None:
        """There are other times in which no clock runs."""
        for table in self.tables.values():
            if table.notes.facts.clock:
                table.notify()

    # -- guests ------------------------------------------------------------------------------------

    def arrived(self, guest: Guest) -> None:
        """Register a guest who has logged in."""
        self.services.visitors.come(guest)
        if guest.host:
            self._hosts_name = guest.name
        self.others.announce()
        self.bell.ring()

    def left(self, guest: Guest) -> None:
        """Their line was lost or closed; their seats stay theirs."""
        self.services.visitors.go(guest)
        self.others.announce()
        self.bell.ring()

    def seat(self, table: OpenTable, guest: Guest) -> TablePlace:
        """Bring a guest's terminal to a table."""
        place = TablePlace(table, guest, self.tables, self.rematches, self.hints, self.glance)
        table.come(place)
        return place

    def looks_by(self, look: Callable[[], Awaitable[None]]) -> None:
        """Set the server's way to find out which of its guests may stay."""
        self.others.look_at_guests = look

    # -- the end -----------------------------------------------------------------------------------

    def closing(self) -> None:
        """End the server: finish what is being written, and release the games."""
        writer = self.services.writer
        leaves = not writer.closed and self.services.store.shared
        self.services.thinking.close()
        self.others.close()
        self.expiry.close()
        self.contests.close()
        self.services.outages.close()
        writer.close(self.others.goodbye if leaves else None)
        self.tables.close()
