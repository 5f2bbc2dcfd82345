"""Whether guests who are in may stay: they can be banned, and names and keys released, while they play.

The guest book is read again only when it may have changed: a file's stamp says so at the next key, and
within a second without any; a database announces it (`tabletop_tui.serve.club.others`). Keys wait until it
has been read.
"""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Protocol

from rulesets.core.message import Message
from tabletop_tui.serve.book.bans import FOR_GOOD
from tabletop_tui.serve.lines.fairloop import begin_for_all
from tabletop_tui.serve.moments import moment
from tabletop_tui.serve.reach import for_operator
from tabletop_tui.store.errors import StoreError

if TYPE_CHECKING:
    from tabletop_tui.serve.book.guests import Guestbook
    from tabletop_tui.serve.book.names import Names
    from tabletop_tui.serve.log import ConnectionLog
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.tui.terminal.ssh import BareConnection

SURE = 0.01
"""Seconds for which a stamp isn't read again, however many keys come."""
SETTLED = 0.05
"""Seconds after which a file's stamp is sure to differ if the file is written again."""


class Visiting(Protocol):
    """One visit of a guest (`Visit`)."""

    connection: "BareConnection"

    @property
    def guest(self) -> "Guest | None":
        """The guest who has logged in; `None` until they have proven who they are."""

    @property
    def guest_id(self) -> str:
        """The guest's id; empty until it is proven."""

    def leave(self, reason: Message) -> None:
        """Ask the guest to go, and say why."""

    def go_on(self) -> None:
        """Pass on the keys that waited until it was known that the guest may stay."""

    async def over(self) -> None:
        """Wait until the guest has gone."""


class Standing:
    """Looks after the guests of a server. Belongs to its event loop."""

    def __init__(
        self,
        book: "Guestbook",
        ask: Callable[[Callable[[], "Names"]], Awaitable["Names"]],
        visits: Collection[Visiting],
        log: "ConnectionLog",
        changed: Callable[[], None],
    ) -> None:
        """The book is read when the first guest comes; `ask` asks it away from the event loop.

        `changed` is called whenever the book may have been written by another program.
        """
        self._book = book
        self._ask = ask
        self._visits = visits
        self._log = log
        self._changed = changed
        self._stamp: object = None
        """The stamp of the book when it was last read; `None` if it has to be read again."""
        self._compared = -math.inf
        """When the stamp was last read."""
        self._reading = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def unsure(self) -> bool:
        """Whether keys have to wait: the book may have changed, and who may stay isn't known yet."""
        if not self._reading and time.monotonic() - self._compared > SURE:
            self._compared = time.monotonic()
            if self._book.stamp() != self._stamp:
                self.begin()
        return self._reading > 0

    def begin(self) -> None:
        """Read the book in the background; keys wait from now on. If that fails, the log says so."""
        self._reading += 1
        task = begin_for_all(self._look_or_log())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def look_around(self) -> None:
        """Read the book if it may have changed, also while no one presses a key, or is here."""
        _ = self.unsure

    async def look(self) -> None:
        """Read the book, and ask those to leave who could no longer log in. Raises `StoreError`."""
        self._reading += 1
        await self._look()

    async def _look_or_log(self) -> None:
        try:
            await self._look()
        except StoreError as error:
            why = for_operator(error).reason
            self._log.write("problem", source="guest-book", text=f"{why.id} {why.facts}"[:400])

    async def _look(self) -> None:
        stamp = self._book.stamp()
        self._stamp = None
        self._changed()
        try:
            inside = {visit.guest for visit in self._visits if visit.guest is not None}
            names = await self._ask(lambda: self._book.names.who_may_stay(inside))
            if not stamp or not 0 <= time.time() - stamp[0] / 1e9 < SETTLED:
                self._stamp = stamp
            for visit in tuple(self._visits):
                known = visit.guest is not None and visit.guest in inside
                reason = None if visit.guest is None or not known else why_not(names, visit.guest)
                if reason is not None:
                    visit.leave(reason)
        finally:
            self._reading -= 1
            if not self._reading:
                for visit in tuple(self._visits):
                    visit.go_on()


def away_said(until: float) -> Message:
    """That a guest is kept out, and until when."""
    if until >= FOR_GOOD:
        return Message("serve-banned")
    return Message("serve-kept-out", {"until": moment(until)})


def why_not(names: "Names", guest: "Guest") -> Message | None:
    """Why a guest who logged in with a key may not stay; `None` if they may."""
    if guest.id in names.away:
        return away_said(names.away[guest.id])
    if guest.key is None:
        return None
    if guest.key in names.replaced:
        return Message("serve-key-replaced")
    return None if guest.since in names.since.get(guest.id, ()) else Message("serve-forgotten")
