"""A connection to PostgreSQL that comes back: bounded waits, and work that is repeated if it was cut off.

Nothing is known of a transaction whose connection was lost while it was being kept. So all work is written
such that doing it a second time changes nothing: it finds what it has written.
"""

import logging
import secrets
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from psycopg import Connection, Error, OperationalError, Pipeline, conninfo
from psycopg.abc import Buffer
from psycopg.adapt import Loader

from rulesets.core import foreign
from tabletop_tui.store.club import schema
from tabletop_tui.store.club.address import Address
from tabletop_tui.store.club.encryption import (
    ALLOWED,
    CLEAR,
    CLEAR_TEXT,
    allows_clear_text,
    secrecy_of,
)
from tabletop_tui.store.club.troubles import LOST, explained, store_error, unconnected
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.interface import Announcement

Done = TypeVar("Done")

logging.getLogger("psycopg").addHandler(logging.NullHandler())
"""Its messages about lost connections would appear in the middle of the host's screen."""

CHANNEL = "tabletop"
"""Where writes are announced."""

CONNECTING = 4
"""Seconds in which a connection must be made."""
ANSWERING = 5.0
"""Seconds in which the database must answer, however it is stuck; it gives up itself before that."""
SETTINGS = {
    "statement_timeout": "4s",
    "lock_timeout": "3s",
    "idle_in_transaction_session_timeout": "1500ms",
    "timezone": "UTC",
    "client_encoding": "UTF8",
    "search_path": schema.NAME,
    "synchronous_commit": "on",
}
"""Others don't wait longer than this for a server that was stopped in the middle of a transaction."""
ALIVE = {
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 6000,
}
"""How soon the loss of a machine, or of the net, is noticed."""

PATIENCE = 2.5
"""Seconds for reopening a cut connection before it is reported; then one try a call."""
PAUSES = (0.02, 0.05, 0.1, 0.2, 0.3)
"""Seconds between tries; the last is repeated."""


class CleanText(Loader):
    """Text as a screen may show it, whatever others have written into the database."""

    def load(self, data: Buffer) -> str:
        """As `sqlite3`'s `text_factory` does it for files."""
        return foreign.decoded(bytes(data))


class Silence(OperationalError):
    """The database keeps its connection and doesn't answer."""


class BoundedConnection(Connection[tuple[Any, ...]]):
    """A connection that never waits forever, whatever the other side does."""

    def wait(
        self, gen: Generator[Any, Any, Done], interval: float = 0.1, timeout: float | None = None
    ) -> Done:
        """As psycopg's, with a limit. Raises `Silence`."""
        if timeout is not None:
            return super().wait(gen, interval, timeout)
        begun = time.monotonic()
        try:
            return super().wait(gen, interval, ANSWERING)
        except OperationalError as error:
            if error.sqlstate is None and time.monotonic() - begun >= ANSWERING and not self.closed:
                self.close()  # else whatever is tidied up now would wait as long again
                raise Silence(str(error)) from error
            raise


def parameters(address: Address, kind: type[StoreError] = StoreError) -> dict[str, Any]:
    """What to connect with; the address' own parameters win, except for those that keep waits bounded.

    Raises `kind` for an address that makes no sense, and for one on another machine without TLS.
    """
    try:
        own = {name: str(text) for name, text in conninfo.conninfo_to_dict(address.full).items()}
    except Error as error:
        raise kind("database-no-address") from error
    secrecy = secrecy_of(own)
    if secrecy.way == CLEAR and not allows_clear_text():
        raise kind(
            "database-clear-text", address=address.shown, mode=secrecy.mode, allow=f"{CLEAR_TEXT}={ALLOWED}"
        )
    timeout = own.pop("connect_timeout", str(CONNECTING))
    return {
        "application_name": "tabletop",
        **ALIVE,
        **own,
        "sslmode": secrecy.mode,
        "connect_timeout": min(int(timeout), CONNECTING) if timeout.isdigit() else CONNECTING,
    }


class Work:
    """An open transaction. Statements whose outcome isn't asked for aren't waited for."""

    def __init__(self, connection: BoundedConnection, pipeline: Pipeline, origin: str, tried: bool) -> None:
        """`tried`: it may have been done before, unnoticed."""
        self.tried = tried
        self.origin = origin
        self._connection = connection
        self._pipeline = pipeline

    def find(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that a query finds; values stand as `?`."""
        return self._connection.execute(_marked(statement), values).fetchall()

    def change(self, statement: str, *values: object) -> int:
        """How many rows a statement has changed; values stand as `?`."""
        changed = self._connection.execute(_marked(statement), values)
        self._pipeline.sync()
        return changed.rowcount

    def add(self, statement: str, rows: Iterable[Sequence[object]]) -> None:
        """Do the same with the values of every row; errors are raised at the end at the latest."""
        for row in rows:
            _ = self._connection.execute(_marked(statement), row)

    def announce(self, what: str, game: str, number: int = 0) -> None:
        """Tell all servers, at the moment at which all of this can be read."""
        self.add("SELECT pg_notify(?, ?)", [(CHANNEL, f"{what}:{game}:{number}:{self.origin}")])


def _marked(statement: str) -> bytes:
    """A statement with psycopg's marks for values; ours hold no other question mark or per cent sign."""
    return statement.replace("?", "%s").encode()


def announced(payload: str) -> Announcement | None:
    """What a payload says; `None` if it isn't ours."""
    match payload.split(":"):
        case [what, game, number, origin] if number.isdecimal() and (game.isalnum() or not game):
            return Announcement(what, game, int(number), origin)
        case _:
            return None


class Link:
    """One connection, opened when it is needed. Any thread may use it; one at a time does."""

    def __init__(
        self, address: Address, kind: type[StoreError] = StoreError, origin: str | None = None
    ) -> None:
        """Connect, and bring the database up to date. Raises `kind`, as everything here does."""
        self.address = address
        self.origin = origin or secrets.token_hex(6)
        self._kind = kind
        self._parameters = parameters(address, kind)
        self._lock = threading.Lock()
        self._connection: BoundedConnection | None = None
        self._reachable = True
        with self._lock:
            _ = self._connected()

    def close(self) -> None:
        """End the connection to the database."""
        with self._lock:
            self._drop()

    def read(self, look: Callable[[Work], Done]) -> Done:
        """What `look` finds, all from one moment."""
        return self._done(look, b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def write(self, work: Callable[[Work], Done], *, alone: bool = False) -> Done:
        """Do this in one transaction; when this returns, it is kept.

        Done again if the connection was lost, so it must do no harm the second time (`Work.tried`).
        """
        lock = f"SELECT pg_advisory_xact_lock({schema.ALONE})".encode()
        return self._done(work, b"BEGIN", lock) if alone else self._done(work, b"BEGIN")

    def _done(self, work: Callable[[Work], Done], *begin: bytes) -> Done:
        tried = False
        with self._lock:
            deadline = float("inf")
            for number in range(1_000):
                connection = self._soon_connected(number, min(deadline, time.monotonic() + PATIENCE))
                try:
                    with connection.pipeline() as pipeline:
                        for each in begin:
                            _ = connection.execute(each)
                        done = work(Work(connection, pipeline, self.origin, tried))
                        tried = True
                        _ = connection.execute(b"COMMIT")
                    return done
                except LOST as error:
                    if not is_gone(connection, error):
                        self._back(connection)
                        raise explained(error, self.address, self._kind) from error
                    self._drop()
                    # Counted from when it was noticed: this server itself may have been stopped for a while.
                    deadline = min(deadline, time.monotonic() + PATIENCE)
                    if isinstance(error, Silence) or time.monotonic() > deadline:
                        raise store_error("database-cut", error, self.address, self._kind) from error
                except Error as error:
                    self._back(connection)
                    raise explained(error, self.address, self._kind) from error
                except BaseException:
                    self._back(connection)
                    raise
            raise AssertionError("unreachable")

    def _back(self, connection: BoundedConnection) -> None:
        """Roll back what has been begun; a connection that can't is dropped."""
        try:
            _ = connection.execute(b"ROLLBACK")
        except Error:
            self._drop()

    def _soon_connected(self, number: int, deadline: float) -> BoundedConnection:
        """The connection, opened again if need be; with some patience for one that was there just now."""
        while True:
            try:
                connection = self._connected()
            except self._kind as error:
                patient = self._reachable and error.reason.id in ("database-unreachable", "database-busy")
                if not patient or time.monotonic() > deadline:
                    self._reachable = False
                    raise
                time.sleep(PAUSES[min(number, len(PAUSES) - 1)])
                number += 1
            else:
                self._reachable = True
                return connection

    def _connected(self) -> BoundedConnection:
        if self._connection is None or self._connection.closed:
            self._connection = connect(self.address, self._parameters, self._kind)
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def is_gone(connection: BoundedConnection, error: Error) -> bool:
    """Whether the connection is lost after an error: closed, ended by the database, or silent."""
    state = error.sqlstate
    return connection.closed or state is None or state.startswith(("08", "57P")) or state == "25P03"


def connect(address: Address, settings: dict[str, Any], kind: type[StoreError]) -> BoundedConnection:
    """A connection to a database that is brought to our version, if it is older. Raises `kind`."""
    with bounded(address, settings, kind) as connection:
        schema.prepare(connection, address, kind)
    return connection


@contextmanager
def bounded(
    address: Address, settings: dict[str, Any], kind: type[StoreError]
) -> Iterator[BoundedConnection]:
    """A connection with all our settings; it is closed if the block fails. Raises `kind`."""
    try:
        connection = BoundedConnection.connect(**settings, autocommit=True)
    except Error as error:
        raise unconnected(error, address, kind) from error
    except (OSError, UnicodeError) as error:
        raise store_error("database-unreachable", error, address, kind) from error
    try:
        settled = "; ".join(f"SET {name} TO '{value}'" for name, value in SETTINGS.items())
        _ = connection.execute(settled.encode())
        for kind_of_text in ("text", "name", "varchar"):
            connection.adapters.register_loader(kind_of_text, CleanText)
        yield connection
    except Error as error:
        gone = is_gone(connection, error)
        connection.close()
        if gone:
            raise store_error("database-unreachable", error, address, kind) from error
        raise explained(error, address, kind) from error
    except BaseException:
        connection.close()
        raise
