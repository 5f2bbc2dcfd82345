"""Two servers at one store: houses in one loop, each with a connection of its own to the same database."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.club.others import said_of
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.reception import Reception
from tabletop_tui.store import open_store
from tests.postgres import Base
from tests.serve.tables.evening import Evening


@dataclass
class Club:
    """Servers at one store."""

    base: Base
    servers: list[Evening]

    async def quiet(self) -> None:
        """Until all living servers show the same, and know who is where."""
        for _ in range(2500):
            await asyncio.sleep(0.02)
            if self._is_quiet():
                return
        shown = [self._shown(each.house) for each in self.servers]
        raise AssertionError(f"the servers never came to rest: {shown}")

    def kill(self, server: Evening) -> None:
        """As if it had died, and as if a while had passed since."""
        server.house.others.close()
        self.servers.remove(server)
        server.house.services.store.no_beat(server.house.services.presence.server)
        for each in self.servers:
            each.house.others.announce()

    def _is_quiet(self) -> bool:
        houses = [each.house for each in self.servers]
        said = {
            each.services.presence.server: said_of(each.services.visitors, list(each.tables.values()))
            for each in houses
        }
        for house in houses:
            others = {name: text for name, text in said.items() if name != house.services.presence.server}
            if house.others.errands.busy or house.services.presence.servers != others:
                return False
        first = self._shown(houses[0])
        return all(self._shown(house) == first for house in houses[1:])

    @staticmethod
    def _shown(house: Reception) -> Any:
        """What it has of every table, and who was sent away."""
        tables = [
            (
                id,
                table.session.record.table.digest,
                table.session.record.steps,
                table.session.record.people,
                table.notes.text,
            )
            for id, table in sorted(house.tables.items())
        ]
        return tables, house.barred.ids


@asynccontextmanager
async def club(
    base: Base,
    folder: Path,
    servers: int = 2,
    clock: Callable[[], float] = lambda: 1_700_000_000.0,
    limits: Limits | None = None,
) -> AsyncIterator[Club]:
    """This many servers at one store."""
    with ExitStack() as stack:
        made = []
        for _ in range(servers):
            store = stack.enter_context(open_store(base.address))
            book = stack.enter_context(Guestbook(base.address, clock))
            house = Reception(store, book=book, clock=clock, glance=0.0, limits=limits)
            made.append(Evening(house, folder))
        meeting = Club(base, list(made))
        try:
            await meeting.quiet()
            yield meeting
        finally:
            for each in made:
                await each.close()
