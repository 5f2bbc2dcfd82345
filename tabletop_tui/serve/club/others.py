"""Reads and shows what other servers at the same store do.

The store announces everything that is written into it. What is announced is read in the writer's thread, at
once for tables at which someone is here, else within a second. When the connection was lost, everything is
read again. With every sign of life the answers kept are counted, for tables at which someone is here: so an
announcement that is lost for whatever reason delays a screen by a second only.
"""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from time import monotonic

from rulesets.core import BadSave, Message
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.session import Session
from tabletop_tui.serve.club.errands import Errands
from tabletop_tui.serve.club.presence import BEAT
from tabletop_tui.serve.lines.admission import NoDoor, Penalties, Penalty
from tabletop_tui.serve.people.guest import guest_to_json
from tabletop_tui.serve.people.seating import is_served
from tabletop_tui.serve.people.visitors import Visitors
from tabletop_tui.serve.tables.allowed import ALLOWED
from tabletop_tui.serve.tables.services import Services
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.serve.tables.tables import Tables
from tabletop_tui.serve.tables.texts import Texts
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.interface import AGAIN, ANSWERS, CHARGE, GUESTS, HERE, PEOPLE, TABLES, Announcement

UNWATCHED = 1.0
"""Seconds from one look at a table to the next while no one here is at it, so that only lists show it."""
AFTERWARDS = 0.2
"""Seconds after which the rest is read when everything must be: tables being looked at come first."""
_REST = 0.05
"""The least seconds from one sign of life to the next."""


class Others:
    """The other servers, as far as they matter here. With a store for one server, it does nothing."""

    def __init__(
        self,
        services: Services,
        tables: Tables,
        texts: Texts,
        errands: Errands,
        read_barred: Callable[[], Awaitable[None]],
        read_allowed: Callable[[], Awaitable[None]],
        people_changed: Callable[[], None],
    ) -> None:
        """Nothing is followed until `begin`; `people_changed` is called when others come or go elsewhere."""
        self._store = services.store
        self._writer = services.writer
        self._presence = services.presence
        self._visitors = services.visitors
        self._tables = tables
        self._texts = texts
        self.errands = errands
        """What is being read."""
        self._read_barred = read_barred
        self._read_allowed = read_allowed
        self._people_changed_here = people_changed
        self.look_at_guests: Callable[[], Awaitable[None]] = _no_one
        """Finds out who may stay: a name was forgotten, or got another key; set by the server."""
        self.door: Penalties = NoDoor()
        """What learns from others where logins have failed; set by the server."""
        self._tasks: list[asyncio.Task[None]] = []
        self._news = asyncio.Event()
        self._counted = 0.0
        """When the answers kept were last counted (`time.monotonic`)."""

    def begin(self) -> None:
        """Listen, and announce that this server is alive; does nothing if the store isn't shared."""
        if self._store.shared:
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
            self._store.no_beat(self._presence.server)

    # -- who is where ------------------------------------------------------------------------------

    def announce(self) -> None:
        """Let the others know that a guest has come to this server or left it."""
        self._news.set()

    def came_or_went(self, table_id: str) -> None:
        """A guest has come to a table or left it: announce that, and read what is unknown of the table."""
        self._news.set()
        self.look_at(table_id)

    async def _live(self) -> None:
        """Tell the others who is here, and learn who is there."""
        presence = self._presence
        while True:
            self._news.clear()
            said = said_of(self._visitors, list(self._tables.values()), self.door.penalties)
            try:
                beat = partial(self._store.beat, presence.server, said)
                if presence.heard(await self._writer.do(beat, probe=True)):
                    self._people_changed()
                    self.door.learn(presence.penalties)
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
        now = monotonic()
        here = {id: table for id, table in self._tables.items() if table.attendance.places}
        if not here or now - self._counted < BEAT / 2:
            return
        self._counted = now
        kept = await self._writer.do(partial(self._store.steps, tuple(here)))
        for id, table in here.items():
            if kept.get(id) != table.session.record.steps:
                self.look_at(id)

    def _people_changed(self) -> None:
        for table in tuple(self._tables.values()):
            table.others_are(self._presence.at(table.id))
            table.bots.refresh()  # a different server may now be on duty
        self._people_changed_here()

    # -- what is announced -------------------------------------------------------------------------

    async def _listen(self) -> None:
        own = {self._store.origin, self._texts.origin} - {""}
        async for heard in self._store.announcements():
            if heard.origin not in own:
                self._hear(heard)

    def _hear(self, heard: Announcement) -> None:
        """Read what was announced, in the background."""
        if heard.what == AGAIN:
            self.errands.run("all", self._read_all)
        elif heard.what == HERE:
            self._news.set()
        elif heard.what == GUESTS:
            self.errands.run("guests", self.look_at_guests)
        elif heard.what == CHARGE and not heard.id:
            self.errands.run("barred", self._read_barred)
        elif heard.what == CHARGE and heard.id == ALLOWED:
            self.errands.run("allowed", self._read_allowed)
        elif (table := self._tables.get(heard.id)) is None:
            if heard.what == TABLES:
                self.errands.run(f"table {heard.id}", partial(self.open, heard.id))
        elif heard.what == CHARGE:
            self.errands.run(f"charge {heard.id}", table.notes.catch_up)
        elif heard.what == ANSWERS and not heard.number:
            self.errands.run(f"anew {heard.id}", table.game.read_anew)
        elif heard.what == PEOPLE or heard.what == TABLES or heard.number > table.session.record.steps:
            self.look_at(heard.id)

    def look_at(self, table_id: str) -> None:
        """Follow what was done at a table: at once if it matters here."""
        table = self._tables.get(table_id)
        if table is not None:
            after = 0.0 if self._matters(table) else UNWATCHED
            self.errands.run(f"game {table_id}", partial(self._follow, table), after)

    def _matters(self, table: OpenTable) -> bool:
        """Whether someone here looks at a table, or its computer players answer from here."""
        return bool(table.attendance.places) or self._presence.on_duty(table.id)

    async def _follow(self, table: OpenTable) -> None:
        if self._tables.get(table.id) is not table:
            return
        try:
            await table.catch_up()
        except StoreError as error:
            if error.reason.id != "saves-no-such-game":
                raise
            table.attendance.dismiss(Message("tables-was-deleted"))
            self._tables.put_away(table)

    async def _read_all(self) -> None:
        """Read everything after a lost connection, as announcements in the meantime are unknown."""
        for table in tuple(self._tables.values()):
            after = 0.0 if self._matters(table) else AFTERWARDS
            self.errands.run(f"game {table.id}", partial(self._follow, table), after)
            self.errands.run(f"charge {table.id}", table.notes.catch_up, after)
        self.errands.run("barred", self._read_barred)
        self.errands.run("guests", self.look_at_guests)
        self.errands.run("allowed", self._read_allowed)
        self.errands.run("tables", self._find_tables, AFTERWARDS)
        self._news.set()

    async def _find_tables(self) -> None:
        """Open tables that others have opened without our hearing of it. Raises `StoreError`."""
        for game in await self._writer.do(self._store.games):
            if not game.over and game.id not in self._tables and is_served([p.kind for p in game.people]):
                self.errands.run(f"table {game.id}", partial(self.open, game.id, game.updated))

    async def find(self, id: str) -> "OpenTable | None":
        """A table by its id, even one that another server has just opened.

        `None` if it isn't open: there is no such game, it is over, or the table was closed. Raises
        `SessionError`, `StoreError`, `OSError` if that can't be told.
        """
        if id not in self._tables:
            try:
                await self._take_in(id)
            except BadSave as error:
                raise SessionError(error.reason.id, **error.reason.facts) from error
            except StoreError as error:
                if error.reason.id != "saves-no-such-game":
                    raise
        return self._tables.get(id)

    async def open(self, id: str, updated: float | None = None) -> None:
        """Add a table that another program has opened to the list, if there is one. Raises `StoreError`."""
        try:
            await self._take_in(id, updated)
        except BadSave as error:
            self._tables.unopened.append((id, error.reason))
        except StoreError as error:
            if error.reason.id not in ("saves-no-such-game", "saves-game-damaged"):
                raise

    async def _take_in(self, id: str, updated: float | None = None) -> None:
        """Add a table that another server has opened to the list. Raises `StoreError`, `BadSave`.

        `updated` is the time of its last answer, if known already: its clock continues from there.
        """
        store, tables = self._store, self._tables

        def read() -> tuple[Session, str | None, float]:
            try:
                session = Session.resume(store, id, not_begun=True)
            except (StoreError, BadSave) as error:
                mended = tables.mended(id, error.reason)
                if mended is None:
                    raise
                session = mended
            since = store.updated(id) if updated is None else updated
            return session, self._texts.now(session.game_id or id), since

        session, kept, since = await self._writer.do(read)
        hold = session.hold
        if hold is None or id in tables:
            return
        if session.record.over or not is_served([person.kind for person in session.record.people]):
            session.close()
            return
        table = tables.take_in(session, hold, kept, since)
        if table is not None:  # announcements made while it was being read have been missed
            self.errands.run(f"charge {id}", table.notes.catch_up)
            self.look_at(table.id)
            self._opened(table)

    def _opened(self, table: OpenTable) -> None:
        opener = [each for each in self._presence.guests if each.id == table.notes.facts.opener]
        if opener and not table.session.record.steps:
            table.opened_by = opener[0]
        table.others_are(self._presence.at(table.id))
        table.call_players()
        table.notify()


def said_of(
    visitors: Visitors, tables: Sequence[OpenTable], penalties: Mapping[str, Penalty] | None = None
) -> str:
    """What this server says about its guests, and about addresses where logins have failed, as JSON."""
    at: dict[str, list[str]] = {}
    for table in tables:
        for place in table.attendance.places:
            at.setdefault(place.guest.id, []).append(table.id)
    listed = [[guest_to_json(each), at.get(each.id, []), visitors.opens(each)] for each in visitors.guests]
    return json.dumps({"guests": listed, "penalties": penalties or {}}, ensure_ascii=False)


async def _no_one() -> None:
    """No server looks after guests."""
