"""Notices tables that another program has closed, or opened again, while the server runs on a file.

A database announces them (`club.others`). A file is read again when its stamp says that it may have changed.
"""

from collections.abc import Awaitable, Callable, Mapping

from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.reach import Clerk
from tabletop_tui.serve.tables.table import OpenTable


class Reopened:
    """Looks which tables `tabletop tables` has closed, and which of the closed ones are open again."""

    def __init__(
        self,
        tables: Mapping[str, OpenTable],
        closed: set[str],
        book: Guestbook,
        writer: Clerk,
        open: Callable[[str], Awaitable[None]],
    ) -> None:
        """`closed` are the ids of the closed `tables`, as they are now; `open` adds one to the list."""
        self._tables = tables
        self._closed = closed
        self._book = book
        self._writer = writer
        self._open = open

    async def look(self) -> None:
        """Open those that are closed no longer, and put away those that are. Raises `StoreError`."""
        if not self._tables and not self._closed:
            return
        closed = await self._writer.do(self._book.tables.closed)
        for id in self._closed - closed:
            await self._open(id)
        for id in closed & self._tables.keys():
            table = self._tables[id]
            table.notes.facts.closed = True
            table.close_as_told()
