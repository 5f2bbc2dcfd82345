"""Where games and guests are kept: in this player's files, or in a club's database.

The database is the one that `TABLETOP_DATABASE` names. It is used by `serve` and by the commands that look
after a club: `people`, `invite`, `doctor`, `store`, and everything that only reads games. A player at one
keyboard uses their own file.
"""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop_tui.host.paths import Paths
from tabletop_tui.store.club.address import VARIABLE, Address, is_address

if TYPE_CHECKING:
    from tabletop_tui.serve.book.guests import Guestbook


def database() -> str | None:
    """The club's database as the environment names it; `None` if it doesn't.

    Raises `StoreError` if it isn't an address.
    """
    named = os.environ.get(VARIABLE, "")
    return Address.of(named).full if named else None


def typed_address(typed: str) -> str:
    """An address from the command line, with the environment's password if both name the same database.

    Raises `StoreError` if it isn't an address, or if it has a password, which others could read there.
    """
    from tabletop_tui.store.errors import StoreError

    if Address.of(typed, {}).has_password:
        raise StoreError("database-password-shown")
    return Address.of(typed).full


def games_at(paths: Paths) -> Path | str:
    """Where games are read from: the club's database, or this player's file."""
    return database() or paths.saves


def book_at(paths: Paths) -> Path | str:
    """Where the guest book is: in the club's database, or in this player's file."""
    return database() or paths.people


def is_there(place: Path | str) -> bool:
    """Whether the file exists; for a database, that shows only when it is asked."""
    return is_address(place) or Path(place).exists()


def open_book(paths: Paths) -> "Guestbook":
    """The guest book. Raises `BookError`."""
    from tabletop_tui.serve.book.guests import Guestbook

    return Guestbook(book_at(paths))


def names_now(paths: Paths) -> dict[str, str]:
    """The names of members, by their ids; makes no guest book. Raises `BookError`."""
    if not is_there(book_at(paths)):
        return {}
    with open_book(paths) as book:
        return {person.member: person.name for person in reversed(book.names.people())}


def closed_tables(paths: Paths) -> set[str]:
    """The ids of the tables that were closed; makes no guest book. Raises `BookError`."""
    if not is_there(book_at(paths)):
        return set()
    with open_book(paths) as book:
        return book.tables.closed()
