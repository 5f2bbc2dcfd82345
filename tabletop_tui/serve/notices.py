"""Messages to players who aren't there: their turn has begun, their time is nearly up or up, their game is
over, their table closes soon.

The server decides who gets one; how is the operator's business (`tabletop_tui.serve.notifier`).
"""

from typing import TYPE_CHECKING, Protocol

from rulesets.core.records import record
from tabletop_tui.serve.company import Company
from tabletop_tui.serve.own_settings import OwnSettings
from tabletop_tui.serve.seating import LENT, REMOTE
from tabletop_tui.store.people import BOT

if TYPE_CHECKING:
    from tabletop_tui.serve.guest import Guest
    from tabletop_tui.serve.guests import Guestbook
    from tabletop_tui.serve.reach import Clerk
    from tabletop_tui.serve.seating import Chair

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


class Sends(Protocol):
    """How messages reach players who aren't connected: by a command, or not at all."""

    def send(self, notice: Notice) -> None:
        """Send a message; returns at once, and never raises."""
        ...


class Notices:
    """Decides whether and to whom a server sends messages. Belongs to its event loop."""

    def __init__(self, company: Company, book: "Guestbook | None", writer: "Clerk", own: OwnSettings) -> None:
        """Sends nothing until `by` is set. Without a book, messages sent are remembered for this run.

        The book is asked by the `writer`; `own`: who doesn't want any.
        """
        self._company = company
        self._book = book
        self._writer = writer
        self._marks: set[str] = set()
        self._own = own
        self.by: Sends | None = None
        """How messages are sent; `None` if the server has no way."""

    @property
    def runs(self) -> bool:
        """Whether players can get messages while they aren't there."""
        return self.by is not None

    async def first(self, mark: str) -> bool:
        """Whether this is sent for the first time, by any server at the same book. Raises `StoreError`."""
        book = self._book
        if book is not None:
            return await self._writer.do(lambda: book.marks.first(mark))
        new = mark not in self._marks
        self._marks.add(mark)
        return new

    async def send(self, notice: Notice, chair: "Chair") -> None:
        """Send a seat's player a message, unless they are here or don't want any. Raises `StoreError`."""
        name = notice.name
        if self.by is None or not (chair.kind in (REMOTE, LENT) or (chair.kind == BOT and chair.owner)):
            return
        if self._company.has_player(chair, name):
            return
        owner = chair.owner or await self.owner_of(name)
        if not owner or await self.wanted(owner):
            self.by.send(notice)

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
        await self._own.switch(guest.id, _SILENT, on=not on)
