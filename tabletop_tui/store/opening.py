"""Opens the store that a player or an operator has named: a file, or a database."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop_tui.store.interface import Store


def open_store(where: Path | str, clock: Callable[[], float] = time.time) -> "Store":
    """The store in a file, which is made if there is none, or at an address (`postgresql://…`).

    `clock` gives the seconds since 1970 at which something is kept. Raises `StoreError`.
    """
    from tabletop_tui.store.database import SqliteStore

    if isinstance(where, Path):
        return SqliteStore(where, clock)
    from tabletop_tui.store.club.address import Address, is_address, with_psycopg

    if not is_address(where):
        return SqliteStore(Path(where), clock)
    address = Address.of(where)
    with with_psycopg():
        from tabletop_tui.store.club.games import PostgresStore
    return PostgresStore(address, clock)
