"""Messages to players who aren't there: their turn has begun, their time is nearly up or up, their game is
over, their table closes soon.

The server decides who gets one. It goes to an address that the member has confirmed
(`tabletop_tui.serve.mail.postman`), or how is the operator's business (`tabletop_tui.serve.mail.notifier`).
"""

import json
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from rulesets.core.records import record
from tabletop_tui.serve.book.own_settings import OwnSettings
from tabletop_tui.serve.people.seating import LENT, REMOTE
from tabletop_tui.serve.people.visitors import Visitors
from tabletop_tui.store.people import BOT

if TYPE_CHECKING:
    from tabletop_tui.serve.book.guests import Guestbook
    from tabletop_tui.serve.mail.contacts import Contacts
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.people.seating import Chair
    from tabletop_tui.serve.reach import Clerk

TURN, REMINDER, OVER, EXPIRES = "turn", "reminder", "over", "expires"
SOON, STOOD_IN, FORFEIT = "soon", "stood-in", "forfeit"
"""The kinds of messages to a player. When time is up, it is a `REMINDER` where nothing else happens."""

_SILENT = "no_notices"
"""What is stored for a guest who doesn't want messages."""


@record
class Notice:
    """A message to one player."""

    what: str
    name: str
    """The player's name at the table."""
    game: str
    """The id of the game."""
    table: str
    """The id of the table."""


def kept_of(notice: Notice) -> str:
    """A message as a letter keeps it."""
    return json.dumps([notice.what, notice.name, notice.game, notice.table], ensure_ascii=False)


class Sends(Protocol):
    """How messages reach players who aren't connected: by a command, or not at all."""

    def send(self, notice: Notice) -> None:
        """Send a message; returns at once, and never raises."""
        ...


class Notices:
    """Decides whether and to whom a server sends messages. Belongs to its event loop."""

    def __init__(
        self,
        visitors: Visitors,
        book: "Guestbook | None",
        writer: "Clerk",
        own: OwnSettings,
        contacts: "Contacts",
    ) -> None:
        """Sends nothing until `by` is set. Without a book, messages sent are remembered for this run.

        The book is asked by the `writer`; `own`: who doesn't want any.
        """
        self._visitors = visitors
        self._book = book
        self._writer = writer
        self._marks: set[str] = set()
        self._own = own
        self.by: Sends | None = None
        """How messages are sent; `None` if the server has no way of its own."""
        self._contacts = contacts
        self.on_letter: Callable[[], None] = lambda: None
        """Called when a message to a member's own address waits in the book."""

    @property
    def runs(self) -> bool:
        """Whether players can get messages while they aren't there."""
        return self.by is not None or bool(self._contacts.kinds)

    async def first(self, mark: str) -> bool:
        """Whether this is sent for the first time, by any server at the same book. Raises `StoreError`."""
        book = self._book
        if book is not None:
            return await self._writer.do(lambda: book.marks.first(mark))
        new = mark not in self._marks
        self._marks.add(mark)
        return new

    async def forget(self, running: Collection[str]) -> None:
        """Forget which messages were sent long ago about games that run no more. Raises `StoreError`."""
        book = self._book
        if book is not None:
            await self._writer.do(lambda: book.marks.forget(running))

    async def tell(self, mark: str, notice: Notice, chair: "Chair") -> bool:
        """Send a seat's player a message, unless they are here or don't want any.

        It goes to the member's own address if they have one, else by the operator's command. Returns whether
        it is the first time, by any server at the same book. Raises `StoreError`.
        """
        book, wants, owner = self._book, False, ""
        person = chair.kind in (REMOTE, LENT) or (chair.kind == BOT and bool(chair.owner))
        if person and not chair.is_former and self.runs and not self._visitors.has_player(chair, notice.name):
            owner = chair.owner or await self.owner_of(notice.name)
            wants = not owner or await self.wanted(owner)
        if wants and book is not None and await self._contacts.of(owner) is not None:
            new = await self._writer.do(lambda: book.outbox.post(mark, owner, kept_of(notice)))
            if new:
                self.on_letter()
            return new
        new = await self.first(mark)
        if new and wants and self.by is not None:
            if book is not None and owner:
                name = await self._writer.do(lambda: book.names.login_name(owner, notice.name))
                notice = replace(notice, name=name)
            self.by.send(notice)
        return new

    async def owner_of(self, name: str) -> str:
        """The id of the guest who owns a name; empty if no guest does yet. Raises `StoreError`."""
        book = self._book
        return "" if book is None else await self._writer.do(lambda: book.names.owner_id(name))

    # -- what guests have set ----------------------------------------------------------------------

    async def wanted(self, guest_id: str) -> bool:
        """Whether a guest wants messages. Raises `StoreError`."""
        return not await self._own.is_on(guest_id, _SILENT)

    async def want(self, guest: "Guest", *, on: bool) -> None:
        """Store whether a guest wants messages. Raises `StoreError`."""
        await self._own.put(guest.id, _SILENT, not on)
