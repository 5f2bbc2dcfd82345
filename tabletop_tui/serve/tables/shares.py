"""How many tables and computer players one guest may have, and which names they may reserve seats for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.session import Session
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.club.sharedtext import Keeper
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.names import alike
from tabletop_tui.serve.people.seating import chair_of
from tabletop_tui.serve.reach import Clerk
from tabletop_tui.serve.tables.allowed import ALLOWED, allowed_by
from tabletop_tui.serve.tables.notes import Notes
from tabletop_tui.store.people import Person


class Counted(Protocol):
    """A table, as far as it counts."""

    session: Session
    notes: Notes


class Shares:
    """Refuses what goes beyond a guest's share. The operator of a club sets how many tables there may be."""

    def __init__(
        self,
        tables: Mapping[str, Counted],
        limits: Limits,
        book: Guestbook | None,
        writer: Clerk,
        hosts_name: Callable[[], str],
    ) -> None:
        """Of these tables. Names belong to those in the book, and one to the host."""
        self._tables = tables
        self._usual = limits
        self._book = book
        self._writer = writer
        self._hosts_name = hosts_name
        self.allowed = allowed_by(None if book is None else book.tables.kept(ALLOWED), limits)
        """How many tables may be open."""

    async def read_allowed(self, texts: Keeper) -> None:
        """Take the numbers that an operator has set at another server. Raises `StoreError`."""
        self.allowed = allowed_by(await texts.read_text(ALLOWED), self._usual)

    def _running(self) -> list[Counted]:
        return [table for table in self._tables.values() if not table.session.record.over]

    def _running_alike(self, *, over_days: bool) -> list[Counted]:
        """Those with a clock, or those without."""
        return [table for table in self._running() if bool(table.notes.facts.clock) == over_days]

    @property
    def counts(self) -> dict[str, tuple[int, int]]:
        """How many tables of each kind are running, and how many may be."""
        days = len(self._running_alike(over_days=True))
        evening = len(self._running_alike(over_days=False))
        return {"evening": (evening, self.allowed.tables), "days": (days, self.allowed.over_days)}

    def check_room(self, *, over_days: bool) -> None:
        """Refuse one more table than may be open. Raises `SessionError`."""
        most = self.allowed.over_days if over_days else self.allowed.tables
        if len(self._running_alike(over_days=over_days)) >= most:
            raise SessionError("tables-too-many-days" if over_days else "tables-too-many", count=most)

    def check_clock(self, by: Guest, opener: str, *, over_days: bool) -> None:
        """Refuse that a table becomes one over days, or of an evening, beyond what may be. Raises
        `SessionError`.
        """
        self.check_room(over_days=over_days)
        if not by.host:
            self._check_share(opener, over_days=over_days)

    def _check_share(self, opener: str, *, over_days: bool) -> None:
        running = self._running_alike(over_days=over_days)
        theirs = sum(table.notes.facts.opener == opener for table in running)
        if theirs >= (self.allowed.over_days_each if over_days else self.allowed.each):
            message = "tables-too-many-days-yours" if over_days else "tables-too-many-yours"
            raise SessionError(message, count=theirs)

    async def check_opener(self, by: Guest, people: Sequence[Person], *, over_days: bool) -> None:
        """Refuse a table beyond a guest's share, and seats reserved under other people's names.

        Raises `SessionError`, `StoreError`.
        """
        if not by.host:
            self._check_share(by.id, over_days=over_days)
        for person in people:
            if by.host or chair_of(person).owner != by.id or alike(person.name, by.name):
                continue
            if await self._is_anothers(person.name, by):
                raise SessionError("serve-name-taken", name=person.name)

    async def _is_anothers(self, name: str, guest: Guest) -> bool:
        """Whether a name is the host's, or that of another person known here."""
        book = self._book
        owner = None if book is None else await self._writer.do(lambda: book.names.owner(name))
        return alike(name, self._hosts_name()) or owner not in (None, guest.id)

    def check_bots(self, by: Guest, levels: Sequence[int], besides: str = "") -> None:
        """Refuse computer players beyond a guest's share, counted at all tables they have opened, these among
        them. Those that sit at the table `besides` are in `levels`. Raises `SessionError`.
        """
        if by.host:
            return
        limits = self._usual
        if max(levels, default=0) > limits.bot_level:
            raise SessionError("tables-bots-level", level=limits.bot_level)
        count = sum(level > 0 for level in levels)
        for id, table in self._tables.items():
            if id != besides and not table.session.record.over and table.notes.facts.opener == by.id:
                count += sum(person.level is not None for person in table.session.record.people)
        if count > limits.bots_each and any(levels):
            raise SessionError("tables-bots-too-many", count=limits.bots_each)
