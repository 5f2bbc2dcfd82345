"""What the guest book needs from the place where it is kept: an SQLite file, or PostgreSQL."""

from pathlib import Path
from typing import Protocol

from tabletop_tui.store.statements import Transactions


class BookPlace(Transactions, Protocol):
    """Where a guest book is kept. Any thread may use it; whatever goes wrong is a `BookError`."""

    @property
    def origin(self) -> str:
        """By what this book's announcements are known."""

    def stamp(self) -> tuple[int, ...]:
        """Differs when a file may have been written; first the time, in nanoseconds since 1970.

        Empty if changes are announced. Asks no database.
        """


def place_of(where: Path | str) -> BookPlace:
    """The place in a file, which is made if there is none, or at an address. Raises `StoreError`.

    It is a `BookError`, except for an invalid address and a missing psycopg.
    """
    from tabletop_tui.store.club.address import Address, is_address, with_psycopg

    if is_address(where):
        address = Address.of(str(where))
        with with_psycopg():
            from tabletop_tui.serve.club.bookbase import BookBase
        return BookBase(address)
    from tabletop_tui.serve.book.file import BookFile

    return BookFile(Path(where))
