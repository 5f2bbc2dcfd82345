"""What the guest book needs of the place where it is kept: a file of SQLite's, or PostgreSQL."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar

Found = TypeVar("Found")

Cells = tuple[Any, ...]
"""A row, as the database gives it."""


class Statements(Protocol):
    """An open transaction. Values stand as `?` in statements, which are SQL that both databases know."""

    @property
    def tried(self) -> bool:
        """Whether this work may have been done before: the connection was lost, and it is done again."""

    def find(self, statement: str, *values: object) -> list[Cells]:
        """The rows that a query finds."""

    def change(self, statement: str, *values: object) -> int:
        """How many rows a statement has changed."""

    def announce(self, what: str, game: str) -> None:
        """Tell other servers, once all is written (`tabletop_tui.store.interface.Announcement`)."""


class BookPlace(Protocol):
    """Where a guest book is kept. Any thread may use it; whatever goes wrong is a `BookError`."""

    def read(self, look: Callable[[Statements], Found]) -> Found:
        """What a look at the book finds."""

    def write(self, work: Callable[[Statements], Found], *, alone: bool = False) -> Found:
        """Do this in one transaction; `alone`: while no one else does anything alone.

        It may be done again when a connection was lost, so it must do no harm the second time.
        """

    @property
    def origin(self) -> str:
        """By what this book's announcements are known."""

    def close(self) -> None:
        """Let go of the file, or of the connection."""


def place_of(where: Path | str) -> BookPlace:
    """The place in a file, which is made if there is none, or at an address. Raises `StoreError`.

    It is a `BookError` for everything but an address that is none, and a missing psycopg.
    """
    from tabletop_tui.store.postgres.address import Address, is_address, with_psycopg

    if is_address(where):
        address = Address.of(str(where))
        with with_psycopg():
            from tabletop_tui.serve.bookbase import BookBase
        return BookBase(address)
    from tabletop_tui.serve.bookfile import BookFile

    return BookFile(Path(where))
