"""Reads and shows what other servers at the same store do.

The store announces everything that is written into it. What is announced is read in the writer's thread, at
once for tables at which someone is here, else within a second. When the connection was lost, everything is
read again. With every sign of life the answers kept are counted, for tables at which someone is here: so an
announcement that is lost for whatever reason delays a screen by a second only.
"""

import asyncio
import contextlib
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from rulesets.core import BadSave, Reason
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.session import Session
from tabletop_tui.serve.allowed import ALLOWED
from tabletop_tui.serve.errands import Errands
from tabletop_tui.serve.presence import BEAT, said_of
from tabletop_tui.serve.seating import is_served
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.interface import AGAIN, ANSWERS, CHARGE, GUESTS, HERE, PEOPLE, TABLES, Announcement

if TYPE_CHECKING:
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.table import OpenTable

UNWATCHED = 1.0
"""Seconds from one look at a table to the next while no one here is at it, so that only lists show it."""
AFTERWARDS = 0.2
"""Seconds after which the rest is read when everything must be: tables being looked at come first."""
_REST = 0.05
"""The least seconds from one sign of life to the next."""


class Others:
    """The other servers, as far as they matter here. With a store for one server, it does nothing."""

    def __init__(self, house: "House") -> None:
        """Nothing is followed until `begin` is called."""
        self._house = house
        self.errands = Errands()
        """What is being read."""
        self._tasks: list[asyncio.Task[None]] = []
        self._news = asyncio.Event()
        self._counted = 0.0
        """When the answers kept were last counted (`time.monotonic`)."""

    def begin(self) -> None:
        """Listen, and announce that this server is alive; does nothing if the store isn't shared."""
        if self._house.store.shared:
            loop = asyncio.get_running_loop()
            self._tasks = [loop.create_task(self._listen()), loop.create_task(self._live())]

    def close(self) -> None:
        """Stop listening to announcements, and reading what they name."""
        for task in self._tasks:
            task.cancel()
        self.errands.close()

    def goodbye(self) -> None:
        """In the writer's thread: tell the others that this server ends."""
        with contextlib.suppress(StoreError, OSError):
            self._house.store.no_beat(self._house.presence.server)

    # -- who is where ------------------------------------------------------------------------------

    def said_anew(self) -> None:
        """Announce that a guest has come to this server or left it."""
        self._news.set()

    def came_or_went(self, table: "OpenTable") -> None:
        """A guest has come to a table or left it: tell the others, and read what is unknown of the table."""
        if self._house.store.shared:
            self._news.set()
            self.look_at(table)

    async def _live(self) -> None:
        """Tell the others who is here, and learn who is there."""
        house = self._house
        while True:
            self._news.clear()
            said = said_of(house.company, list(house.tables.values()))
            try:
                heard = await house.write(partial(house.store.beat, house.presence.server, said), probe=True)
                if house.presence.heard(heard):
                    self._people_changed()
                await self._count()
            except SessionError:
                return
            except (StoreError, OSError):
                pass  # they consider this server dead until it works again
            await asyncio.sleep(_REST)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), BEAT)

    async def _count(self) -> None:
        """Look at the tables here whose stored state differs from what is shown. Raises `StoreError`."""
        house, now = self._house, monotonic()
        here = {id: table for id, table in house.tables.items() if table.places}
        if not here or now - self._counted < BEAT / 2:
            return
        self._counted = now
        kept = await house.write(partial(house.store.steps, tuple(here)))
        for id, table in here.items():
            if kept.get(id) != table.session.record.steps:
                self.look_at(table)

    def _people_changed(self) -> None:
        house = self._house
        for table in tuple(house.tables.values()):
            table.others_are(house.presence.at(table.id))
            table.bots.mind()  # a different server may now be on duty
        house.tell()

    # -- what is announced -------------------------------------------------------------------------

    async def _listen(self) -> None:
        house = self._house
        async for heard in house.store.announcements():
            if heard.origin not in house.origins:
                self._hear(heard)

    def _hear(self, heard: Announcement) -> None:
        """Read what was announced, in the background."""
        house = self._house
        if heard.what == AGAIN:
            self.errands.run("all", self._read_all)
        elif heard.what == HERE:
            self._news.set()
        elif heard.what == GUESTS:
            self.errands.run("guests", house.look_at_guests)
        elif heard.what == CHARGE and not heard.id:
            self.errands.run("barred", house.barred.catch_up)
        elif heard.what == CHARGE and heard.id == ALLOWED:
            self.errands.run("allowed", house.read_allowed)
        elif (table := house.tables.get(heard.id)) is None:
            if heard.what == TABLES:
                self.errands.run(f"table {heard.id}", partial(self._open, heard.id))
        elif heard.what == CHARGE:
            self.errands.run(f"charge {heard.id}", table.charge.catch_up)
        elif heard.what == ANSWERS and not heard.number:
            self.errands.run(f"anew {heard.id}", table.read_anew)
        elif heard.what == PEOPLE or heard.what == TABLES or heard.number > table.session.record.steps:
            self.look_at(table)

    def look_at(self, table: "OpenTable") -> None:
        """Follow what was done at a table: at once if it matters here."""
        after = 0.0 if self._matters(table) else UNWATCHED
        self.errands.run(f"game {table.id}", partial(self._follow, table), after)

    def _matters(self, table: "OpenTable") -> bool:
        """Whether someone here looks at a table, or its computer players answer from here."""
        return bool(table.places) or self._house.presence.on_duty(table.id)

    async def _follow(self, table: "OpenTable") -> None:
        if self._house.tables.get(table.id) is not table:
            return
        try:
            await table.catch_up()
        except StoreError as error:
            if error.reason.id != "saves-no-such-game":
                raise
            table.dismiss(Reason("tables-was-deleted"))
            self._house.put_away(table)

    async def _read_all(self) -> None:
        """Read everything after a lost connection, as announcements in the meantime are unknown."""
        house = self._house
        for table in tuple(house.tables.values()):
            after = 0.0 if self._matters(table) else AFTERWARDS
            self.errands.run(f"game {table.id}", partial(self._follow, table), after)
            self.errands.run(f"charge {table.id}", table.charge.catch_up, after)
        self.errands.run("barred", house.barred.catch_up)
        self.errands.run("guests", house.look_at_guests)
        self.errands.run("allowed", house.read_allowed)
        self.errands.run("tables", self._find_tables, AFTERWARDS)
        self._news.set()

    async def _find_tables(self) -> None:
        """Open tables that others have opened without our hearing of it. Raises `StoreError`."""
        house = self._house
        for game in await house.write(house.store.games):
            if not game.over and game.id not in house.tables and is_served([p.kind for p in game.people]):
                self.errands.run(f"table {game.id}", partial(self._open, game.id, game.updated))

    async def table(self, id: str) -> "OpenTable | None":
        """A table by its id, even one that another server has just opened.

        `None` if it isn't open: there is no such game, it is over, or the table was closed. Raises
        `SessionError`, `StoreError`, `OSError` if that can't be told.
        """
        if id not in self._house.tables:
            try:
                await self._take_in(id)
            except BadSave as error:
                raise SessionError(error.reason.id, **error.reason.facts) from error
            except StoreError as error:
                if error.reason.id != "saves-no-such-game":
                    raise
        return self._house.tables.get(id)

    async def _open(self, id: str, updated: float | None = None) -> None:
        """Add a table that another server has opened to the list, if there is one. Raises `StoreError`."""
        try:
            await self._take_in(id, updated)
        except BadSave as error:
            self._house.unopened.append((id, error.reason))
        except StoreError as error:
            if error.reason.id not in ("saves-no-such-game", "saves-game-damaged"):
                raise

    async def _take_in(self, id: str, updated: float | None = None) -> None:
        """Add a table that another server has opened to the list. Raises `StoreError`, `BadSave`.

        `updated` is the time of its last answer, if known already: its clock continues from there.
        """
        house = self._house

        def read() -> tuple[Session, str | None, float]:
            try:
                session = Session.resume(house.store, id, not_begun=True)
            except (StoreError, BadSave) as error:
                mended = house.mended(id, error.reason)
                if mended is None:
                    raise
                session = mended
            since = house.store.updated(id) if updated is None else updated
            return session, house.kept_charge(session.game_id or id), since

        session, charge, since = await house.write(read)
        hold = session.hold
        if hold is None or id in house.tables:
            return
        if session.record.over or not is_served([person.kind for person in session.record.people]):
            session.close()
            return
        table = house.take_in(session, hold, charge, since)
        if table is not None:  # announcements made while it was being read have been missed
            self.errands.run(f"charge {id}", table.charge.catch_up)
            self.look_at(table)
            self._opened(table)

    def _opened(self, table: "OpenTable") -> None:
        house = self._house
        opener = [each for each in house.presence.guests if each.id == table.charge.opener]
        if opener and not table.session.record.steps:
            table.opened_by = opener[0]
        table.others_are(house.presence.at(table.id))
        house.calls.turned(table)
        table.tell()
