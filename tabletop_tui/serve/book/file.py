"""The guest book's file, which is checked before use; a sentence says what is wrong with it."""

import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

from rulesets.core import foreign
from tabletop_tui.host.paths import make_private
from tabletop_tui.store.errors import UNREADABLE, StoreError
from tabletop_tui.store.statements import (
    ERASED,
    MEMBERS,
    OUTBOX,
    FileStatements,
    Found,
    Statements,
    in_transaction,
)

MAGIC = b"SQLite format 3\0"

_FIRST = """
CREATE TABLE IF NOT EXISTS people (
    folded TEXT PRIMARY KEY, name TEXT NOT NULL, key TEXT NOT NULL, since REAL NOT NULL, seen REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS keys (key TEXT PRIMARY KEY, person TEXT NOT NULL, replaced INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS invitations (
    digest BLOB PRIMARY KEY, game TEXT NOT NULL, seat INTEGER, until REAL NOT NULL, folded TEXT
);
CREATE TABLE IF NOT EXISTS tables (game TEXT PRIMARY KEY, kept TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS addresses (address TEXT PRIMARY KEY, seen REAL NOT NULL);
CREATE TABLE IF NOT EXISTS guests (guest TEXT PRIMARY KEY, kept TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS told (mark TEXT PRIMARY KEY, at REAL NOT NULL);
CREATE TABLE IF NOT EXISTS looks (look TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (look, name));
CREATE INDEX IF NOT EXISTS looks_name ON looks (name);
CREATE INDEX IF NOT EXISTS people_key ON people (key);
CREATE INDEX IF NOT EXISTS people_name ON people (name);
"""
"""The shape that files had before they had a version. Some have only the first of these tables."""

STEPS: tuple[str, ...] = (_FIRST, MEMBERS, ERASED, OUTBOX)
"""What leads from each version of the file to the next (`PRAGMA user_version`). Steps never change."""

_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


class BookError(StoreError):
    """The guest book can't be used; `reason` says why, and what to do, as a message of `serve.ftl`."""


class BookFile:
    """A guest book in a file. Any thread may use it."""

    origin = ""
    """Nothing is announced."""

    def __init__(self, file: Path) -> None:
        """Open the file, which is made if there is none. Raises `BookError`."""
        self._file = file
        self._log = file.with_name(f"{file.name}-wal")
        self._lock = threading.Lock()
        self._database = opened(file)

    def read(self, look: Callable[[Statements], Found]) -> Found:
        """Read something from the book. Raises `BookError`."""
        with self._lock, in_words(self._file):
            return look(FileStatements(self._database))

    def write(self, work: Callable[[Statements], Found], *, alone: bool = False) -> Found:
        """Do this in one transaction; in a file, everyone writes alone. Raises `BookError`."""
        with self._lock, in_words(self._file):
            return in_transaction(self._database, "BEGIN IMMEDIATE", work)

    def stamp(self) -> tuple[int, ...]:
        """When the file was last written, in nanoseconds since 1970, and what else tells two writes apart."""
        found: list[int] = []
        for file in (self._log, self._file):
            with contextlib.suppress(OSError):
                known = file.stat()
                found += [known.st_mtime_ns, known.st_size]
        return (max(found[::2], default=0), *found)

    def close(self) -> None:
        """Close the database and its file."""
        with self._lock:
            self._database.close()


@contextlib.contextmanager
def in_words(file: Path) -> Iterator[None]:
    """Turn errors of SQLite and of the system into `BookError`."""
    try:
        yield
    except OSError as error:
        raise BookError("serve-book-failed", file=str(file), problem=error.strerror or str(error)) from error
    except UNREADABLE as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        which = "serve-book-damaged" if code in _DAMAGED else "serve-book-failed"
        raise BookError(which, file=str(file), problem=foreign.clean(str(error))) from error


def opened(file: Path, steps: tuple[str, ...] = STEPS) -> sqlite3.Connection:
    """A connection to the file, made if there is none; an older one is brought up to date.

    Raises `BookError`; then the file is as it was.
    """
    with in_words(file):
        make_private(file.parent)
        if not file.exists():
            file.touch(mode=0o600)
    look_at(file, steps)
    with in_words(file):
        connection = sqlite3.connect(file, timeout=5, check_same_thread=False, isolation_level=None)
        connection.text_factory = foreign.decoded
        try:
            connection.executescript(
                "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON"
            )
            _bring_up_to_date(connection, steps)
        except BaseException:
            connection.close()
            raise
    return connection


def _bring_up_to_date(connection: sqlite3.Connection, steps: tuple[str, ...]) -> None:
    """Take all steps that the file lacks, as a whole, unless another program is doing that."""
    if _version(connection) == len(steps):
        return

    def grow(_book: Statements) -> None:
        for step in steps[_version(connection) :]:
            for statement in step.split(";"):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(steps)}")

    in_transaction(connection, "BEGIN IMMEDIATE", grow)


def _version(connection: sqlite3.Connection) -> int:
    """0 for an empty file, and for one of before there were versions."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def look_at(file: Path, steps: tuple[str, ...] = STEPS) -> None:
    """Find out whether a file is a guest book that this program can read, or empty. Raises `BookError`."""
    with in_words(file):
        with file.open("rb") as raw:
            head = raw.read(len(MAGIC))
        if not head:
            return
        if head != MAGIC:
            raise BookError("serve-book-foreign", file=str(file))
        with contextlib.closing(sqlite3.connect(file, timeout=5)) as connection:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
            if found != "ok":
                problem = foreign.clean(found.strip().splitlines()[-1])
                raise BookError("serve-book-damaged", file=str(file), problem=problem)
            there, version = _columns(connection), _version(connection)
        if version > len(steps) and "people" in there:
            raise BookError("serve-book-newer", file=str(file))
        with contextlib.closing(sqlite3.connect(":memory:")) as fresh:
            for step in steps[: max(version, 1)]:
                fresh.executescript(step)
            ours = _columns(fresh)
    if there and (there.keys() - ours.keys() or any(ours[table] != there[table] for table in there)):
        raise BookError("serve-book-foreign", file=str(file))


def kept_in(file: Path, id: str) -> str | None:
    """What a guest book holds under an id in place of a table's, without changing it. Raises `BookError`."""
    look_at(file)
    with in_words(file), contextlib.closing(sqlite3.connect(file, timeout=5)) as connection:
        connection.text_factory = foreign.decoded
        if "tables" not in _columns(connection):
            return None
        found = connection.execute("SELECT kept FROM tables WHERE game = ?", (id,)).fetchone()
    return None if found is None else str(found[0])


def _columns(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """The columns of every table."""
    tables = [
        str(name)
        for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        if not str(name).startswith("sqlite_")
    ]
    return {
        table: [str(row[0]) for row in connection.execute("SELECT name FROM pragma_table_info(?)", (table,))]
        for table in tables
    }
