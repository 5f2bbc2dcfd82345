"""Notices tables that `tabletop reopen` has opened again while the server runs on a file.

A database announces them (`club.others`). A file is read again when its stamp says that it may have changed.
"""

from collections.abc import Awaitable, Callable

from tabletop_tui.serve.guests import Guestbook
from tabletop_tui.serve.reach import Clerk


class Reopened:
    """Looks which of the tables that were closed here are open again."""

    def __init__(
        self, closed: set[str], book: Guestbook, writer: Clerk, open: Callable[[str], Awaitable[None]]
    ) -> None:
        """`closed` are the ids of the closed tables, as they are now; `open` adds one to the list."""
        self._closed = closed
        self._book = book
        self._writer = writer
        self._open = open

    async def look(self) -> None:
        """Open those that are closed no longer. Raises `StoreError`."""
        if self._closed:
            for id in self._closed - await self._writer.do(self._book.tables.closed):
                await self._open(id)
