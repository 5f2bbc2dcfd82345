"""The table where the same people play again: the first to ask opens it, the others join it."""

from collections.abc import Awaitable, Callable

from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import for_rematch
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.serve.tables.tables import Tables


class Rematches:
    """Finds and opens the rematches of finished games."""

    def __init__(self, tables: Tables, find: Callable[[str], Awaitable[OpenTable | None]]) -> None:
        """`find` looks for a table that another server may have opened."""
        self._tables = tables
        self._find = find

    def of(self, table: OpenTable) -> OpenTable | None:
        """The table of a game's rematch; `None` if there is none yet."""
        return self._tables.get(table.notes.facts.following)

    async def join(self, table: OpenTable, guest: Guest) -> OpenTable:
        """The table for a rematch, opened if there is none. Raises `SessionError`, `StoreError`."""
        async with table.game.lock:
            facts, session = table.notes.facts, table.session
            following = self.of(table)
            if following is None and facts.following and table.services.store.shared:
                # Another server's table: it may have been announced before it was read.
                following = await self._find(facts.following)
            if following is None:
                if not guest.host and not table.seats.owned(guest):
                    raise SessionError("game-only-watching")
                facts = table.notes.facts  # read anew while the other table was looked for
                opened = await self._tables.open(
                    session.rules,
                    [for_rematch(each) for each in session.record.people],
                    session.record.table.variants,
                    by=guest,
                    arranged=facts.arranged(fair=session.record.proof is not None),
                )
                following = await self._first(table, opened, facts.following)
                table.notify()
        return following

    async def _first(self, table: OpenTable, opened: OpenTable, before: str) -> OpenTable:
        """The rematch opened now; if another server was first, that one, and this is closed again."""
        if table.notes.facts.following == before:
            table.notes.facts.following = opened.id
            await table.notes.keep()
        if table.notes.facts.following == opened.id:
            return opened
        opened.notes.facts.closed = True
        await opened.notes.keep()
        self._tables.put_away(opened)
        first = await self._find(table.notes.facts.following)
        if first is None:
            raise SessionError("tables-moved-on")
        return first
