"""The database's shape, and how its file is opened: looked at first, and never harmed.

    games        one row a game; what is written seldom
    checkpoints  the position at the start of the running phase, so that a fix of the rules can't end a game
    answers      one row for every answer, undo and redo; only ever added to

The view `history` shows the answers with the number of the undo that took each back.
"""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from rulesets.core import foreign
from tabletop_tui.host.paths import make_private
from tabletop_tui.host.system import flush_folder
from tabletop_tui.store.errors import UNREADABLE, StoreError, explained
from tabletop_tui.store.statements import HISTORY

VERSION = 1
"""Grows when the shape changes so that an older program can't use it."""

APPLICATION = 0x54625470
"""Marks the file as ours, in SQLite's header."""

LOG_PAGES = 64
"""How many pages are logged before they move to the file and the log starts over: writing over a log
flushes in half the time that growing it takes."""

LOGGED_WRITES = 8
"""How many writes are logged before they may be moved at a quiet moment (`Store.tidy`): about 30 pages."""

MAGIC = b"SQLite format 3\0"

PAGE = 4096
"""Bytes of a page, as SQLite makes them unless told otherwise."""

OUR_MARK = b"CREATE TABLE checkpoints"
"""Is in the first page of every database of ours, even if its header is damaged."""

LAST_VERSION = 255
"""A version above this one is damage."""

SCHEMA = (
    """
CREATE TABLE games (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL DEFAULT '',
    head TEXT NOT NULL,
    people TEXT NOT NULL,
    first_digest TEXT NOT NULL,
    created REAL NOT NULL,
    turn INTEGER,
    round INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    scores TEXT NOT NULL,
    deleted REAL
);
CREATE TABLE checkpoints (
    game INTEGER PRIMARY KEY REFERENCES games(number),
    document TEXT NOT NULL
);
CREATE TABLE answers (
    game INTEGER NOT NULL REFERENCES games(number),
    number INTEGER NOT NULL,
    what TEXT NOT NULL CHECK (what IN ('answer', 'undo', 'redo')),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    digest TEXT NOT NULL,
    of INTEGER,
    turn INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
"""
    + HISTORY
    + """CREATE TRIGGER answers_stay BEFORE UPDATE ON answers BEGIN SELECT RAISE(ABORT, 'answers stay'); END;
CREATE TRIGGER answers_remain BEFORE DELETE ON answers BEGIN SELECT RAISE(ABORT, 'answers remain'); END;
"""
)


def connect(file: Path) -> sqlite3.Connection:
    """A connection to the database, which is made if there is no file.

    Raises `StoreError` for anything but a sound database of a known version; then not
    a byte of it has changed.
    """
    try:
        if not file.exists():
            _make(file)
        look_at(file)
        connection = _open(file, "rw")
    except OSError as error:
        problem = error.strerror or str(error)
        raise StoreError("saves-read-only", file=str(file), problem=problem) from error
    try:
        connection.execute("PRAGMA busy_timeout = 5000")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = FAST")  # nothing stays of names that were erased
        connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise StoreError("saves-failed", file=str(file), problem=f"journal_mode {mode}")
    except UNREADABLE as error:
        connection.close()
        raise explained(error, file) from error
    return connection


def look_at(file: Path) -> None:
    """Find out whether a file is a sound database of ours. Reads only. Raises `StoreError`, `OSError`."""
    check_header(file)
    # A plain read-only connection would leave an empty log behind where there was none.
    connection = _open(file, "ro" if _has_log(file) else "ro&immutable=1")
    try:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        if found != "ok":
            raise StoreError("saves-damaged", file=str(file), problem=found.strip().splitlines()[-1])
        _check_version(file, connection.execute("PRAGMA user_version").fetchone()[0])
        if _shape(connection) != _our_shape():
            raise StoreError("saves-damaged", file=str(file), problem="sqlite_schema")
    except UNREADABLE as error:
        # The header has been looked at: what SQLite can't read after it is damaged, whatever it says.
        known = explained(error, file)
        if known.reason.id == "saves-not-a-database":
            raise StoreError("saves-damaged", **known.reason.facts) from error
        raise known from error
    finally:
        connection.close()


def _shape(connection: sqlite3.Connection) -> set[tuple[bytes | None, ...]]:
    """What there is in a database: type, name and definition of each, byte by byte as it is written."""
    columns = ", ".join(f"CAST({column} AS BLOB)" for column in ("type", "name", "tbl_name", "sql"))
    return set(connection.execute(f"SELECT {columns} FROM sqlite_schema"))


def _our_shape() -> set[tuple[bytes | None, ...]]:
    with contextlib.closing(sqlite3.connect(":memory:")) as fresh:
        fresh.executescript(SCHEMA)
        return _shape(fresh)


def check_header(file: Path) -> None:
    """Look at the first hundred bytes, before SQLite touches anything. Raises `StoreError`, `OSError`."""
    if file.is_dir():
        raise StoreError("saves-is-folder", file=str(file))
    with file.open("rb") as opened:
        page = opened.read(PAGE)
    head = page[:100]
    if not head:
        raise StoreError("saves-empty-file", file=str(file))
    magic = head.startswith(MAGIC[: len(head)])
    if magic and len(head) < 100:
        raise StoreError("saves-cut-off", file=str(file))
    ours = int.from_bytes(head[68:72], "big") == APPLICATION
    if not (magic and ours):
        if ours or OUR_MARK in page:
            raise StoreError("saves-damaged", file=str(file), problem="header")
        raise StoreError("saves-not-a-database", file=str(file))
    if not _is_sound(head):
        raise StoreError("saves-damaged", file=str(file), problem="header")
    _check_version(file, int.from_bytes(head[60:64], "big"))
    if file.stat().st_size < whole_size(head) and not _has_log(file):
        raise StoreError("saves-cut-off", file=str(file))


_SCHEMA_FORMATS = range(1, 5)
"""Those that SQLite knows."""


def _is_sound(head: bytes) -> bool:
    """Whether a header says what SQLite wrote into it when the file was made, and a possible version."""
    return (
        (head[16:18], head[20:24]) == (PAGE.to_bytes(2, "big"), b"\x00\x40\x20\x20")
        and all(format in (1, 2) for format in head[18:20])
        and int.from_bytes(head[44:48], "big") in _SCHEMA_FORMATS
        and int.from_bytes(head[56:60], "big") == 1  # UTF-8
        and int.from_bytes(head[60:64], "big") <= LAST_VERSION
    )


def _check_version(file: Path, version: int) -> None:
    if version > VERSION:
        raise StoreError("saves-newer", file=str(file), version=version, known=VERSION)


def whole_size(head: bytes) -> int:
    """How many bytes the file should have at least, by its header."""
    page = int.from_bytes(head[16:18], "big")
    return (65536 if page == 1 else page) * int.from_bytes(head[28:32], "big")


def ends_in_mid_entry(file: Path) -> bool:
    """Whether the write-ahead log ends in the middle of an entry, as after a power cut."""
    try:
        size = _log(file).stat().st_size
        with file.open("rb") as opened:
            page = int.from_bytes(opened.read(18)[16:18], "big")
    except OSError:
        return False
    return size > 0 and (size < 32 or (size - 32) % ((65536 if page == 1 else page) + 24) != 0)


def _log(file: Path) -> Path:
    return file.with_name(file.name + "-wal")


def _has_log(file: Path) -> bool:
    try:
        return _log(file).stat().st_size > 0
    except OSError:
        return False


def _open(file: Path, mode: str) -> sqlite3.Connection:
    uri = f"file:{quote(os.fsencode(file.absolute()))}?mode={mode}"
    try:
        connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise explained(error, file) from error
    connection.text_factory = foreign.decoded
    return connection


def _make(file: Path) -> None:
    """Make an empty database beside its place and move it there whole, unless another program was first."""
    make_private(file.parent)
    if _has_log(file):
        raise StoreError("saves-log-without-file", file=str(file), log=str(_log(file)))
    with _draft(file) as draft:
        try:
            make_empty(draft)
        except sqlite3.Error as error:
            raise explained(error, file) from error
        try:
            os.link(draft, file)
        except FileExistsError:
            return
        except OSError:  # a file system without hard links
            if not file.exists():
                draft.rename(file)
    with contextlib.suppress(OSError):
        flush_folder(file.parent)


def make_empty(file: Path) -> None:
    """Write a database without games into an empty file. Raises `sqlite3.Error`."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size = {PAGE}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.executescript(f"BEGIN; {SCHEMA} COMMIT;")
        connection.execute("PRAGMA journal_mode = WAL")


@contextlib.contextmanager
def _draft(file: Path) -> Iterator[Path]:
    import tempfile  # 2 ms, with archives and compression: only a first game needs it

    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
    os.close(handle)
    draft = Path(name)
    try:
        yield draft
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            draft.with_name(draft.name + suffix).unlink(missing_ok=True)
