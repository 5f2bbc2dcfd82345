"""Who comes in over SSH: names, the keys that own them, and invitations.

All of it is in one small SQLite file of its own (`book.file`), or in PostgreSQL with the games (`bookbase`),
so that `tabletop people` and `tabletop invite` work while a server runs. Everything here may block for a
moment: a server asks from a thread.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

from tabletop_tui.serve.book.addresses import BookAddresses
from tabletop_tui.serve.book.bans import BookBans
from tabletop_tui.serve.book.codes import BookCodes
from tabletop_tui.serve.book.erasing import BookErasing
from tabletop_tui.serve.book.invitations import BookInvitations
from tabletop_tui.serve.book.marks import BookMarks
from tabletop_tui.serve.book.names import BookNames
from tabletop_tui.serve.book.outbox import BookOutbox
from tabletop_tui.serve.book.place import place_of
from tabletop_tui.serve.book.settings import BookSettings
from tabletop_tui.serve.book.tables import BookTables


class Guestbook:
    """A guest book that is open, with its parts. Any thread may use it."""

    def __init__(self, where: Path | str, clock: Callable[[], float] = time.time) -> None:
        """Open the book in a file, which is made if there is none, or at an address.

        This, and every use of the book, raises `BookError` if it can't be used.
        """
        place = place_of(where)
        self._place = place
        self.names = BookNames(place, clock)
        self.tables = BookTables(place, clock)
        self.invitations = BookInvitations(place, clock)
        self.codes = BookCodes(place, clock)
        self.bans = BookBans(place, clock)
        self.erasing = BookErasing(place, clock)
        self.settings = BookSettings(place)
        self.marks = BookMarks(place, clock)
        self.outbox = BookOutbox(place, clock)
        self.addresses = BookAddresses(place, clock)

    @property
    def origin(self) -> str:
        """The name that identifies this book's announcements."""
        return self._place.origin

    def stamp(self) -> tuple[int, ...]:
        """What differs when another program may have written the book (`BookPlace.stamp`)."""
        return self._place.stamp()

    def close(self) -> None:
        """Close the file or the connection."""
        self._place.close()

    def __enter__(self) -> Self:
        """The book itself; it is closed at the end of the block."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close the book at the end of the block."""
        self.close()
