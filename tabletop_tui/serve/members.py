"""Has open tables follow the guest book: members get another name, or are erased, also while they are open.

`tabletop people` changes what is stored. A game in a file is left alone by it while a server has it open, so
the server does it; and each server does it to what it has in its memory of a table.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from tabletop_tui.serve.book.renaming import Renaming
from tabletop_tui.serve.reach import Clerk
from tabletop_tui.serve.tables.table import OpenTable

if TYPE_CHECKING:
    from tabletop_tui.serve.book.guests import Guestbook
    from tabletop_tui.store import Store


class Members:
    """Those who have another name, or were erased, and the tables where that is to be done."""

    def __init__(
        self, tables: Mapping[str, OpenTable], book: "Guestbook", writer: Clerk, store: "Store"
    ) -> None:
        """Where the `store` is shared, the command has changed the games: only what is in memory is left."""
        self._tables = tables
        self._book = book
        self._writer = writer
        self._store = store
        self._shared = store.shared
        self._done: set[Renaming] = set()
        self.on_done: Callable[[], None] = lambda: None
        """Called when something was done: screens may show other names."""

    async def look(self) -> None:
        """Do what is to be done. Raises `StoreError`, `OSError`."""
        pending = await self._writer.do(self._book.erasing.pending)
        for renaming in pending:
            if renaming in self._done:
                continue
            for table in tuple(self._tables.values()):
                people = table.session.record.people
                seats = renaming.seats_in([person.to_json() for person in people])
                names = [people[seat].name for seat in seats]
                if not self._shared:
                    await table.game.rewrite(renaming.in_game_of)
                await table.notes.rename(renaming, names)
            self._done.add(renaming)
            if not self._shared:
                await self._writer.do(partial(self._rest, renaming))
        self._done &= {*pending}
        if pending:
            self.on_done()

    def _rest(self, renaming: Renaming) -> None:
        """In the writer's thread: games in the file that aren't open; so it is done, whatever became of the
        command.
        """
        games = self._store.rewrite(renaming.in_game_of)
        _ = self._book.erasing.apply(renaming, {})
        if {*games.in_use} <= {*self._tables}:
            self._book.erasing.done(renaming)
