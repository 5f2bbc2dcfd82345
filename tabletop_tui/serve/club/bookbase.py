"""The guest book beside the games in PostgreSQL, for all servers of a club."""

from collections.abc import Callable

from tabletop_tui.serve.book.file import BookError
from tabletop_tui.store.club.address import Address
from tabletop_tui.store.club.link import Link
from tabletop_tui.store.statements import Found, Statements


class BookBase:
    """A guest book in a database. Any thread may use it."""

    def __init__(self, address: Address) -> None:
        """Connect. Raises `BookError`, as everything here does."""
        self._link = Link(address, BookError)

    @property
    def origin(self) -> str:
        """The name by which this book knows its own announcements."""
        return self._link.origin

    def read(self, look: Callable[[Statements], Found]) -> Found:
        """Read something from the book."""
        return self._link.read(look)

    def write(self, work: Callable[[Statements], Found], *, alone: bool = False) -> Found:
        """Do this in one transaction; with `alone`, while no other server does anything `alone`."""
        return self._link.write(work, alone=alone)

    def stamp(self) -> tuple[int, ...]:
        """Always the same: changes are announced."""
        return ()

    def close(self) -> None:
        """End the connection to the database."""
        self._link.close()
