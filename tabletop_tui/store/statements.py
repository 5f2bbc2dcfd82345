"""SQL that both databases know, in a transaction of either: for the guest book, and for copying."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

Found = TypeVar("Found")

Cells = tuple[Any, ...]
"""A row, as the database returns it."""

HISTORY = """CREATE VIEW history AS
    SELECT a.*, (
        SELECT max(u.number) FROM answers u
        WHERE u.game = a.game AND u.of = a.number AND u.what = 'undo'
            AND NOT EXISTS (SELECT 1 FROM answers r
                WHERE r.game = u.game AND r.of = u.of AND r.what = 'redo' AND r.number > u.number)
    ) AS undone_by
    FROM answers a;
"""
"""A view of all answers, each with the number of the undo that took it back.
Released versions of both databases contain it, so it never changes."""

MEMBERS = """
CREATE TABLE members (
    member TEXT PRIMARY KEY, since DOUBLE PRECISION NOT NULL, waits INTEGER NOT NULL,
    away_until DOUBLE PRECISION NOT NULL
);
CREATE TABLE codes (
    digest TEXT PRIMARY KEY, member TEXT NOT NULL, until DOUBLE PRECISION NOT NULL
);
ALTER TABLE people RENAME COLUMN key TO member;
ALTER TABLE keys RENAME COLUMN person TO member;
ALTER TABLE keys ADD COLUMN since DOUBLE PRECISION NOT NULL DEFAULT 0;
UPDATE keys SET member = 'key ' || member;
INSERT INTO keys (key, member, replaced, since) SELECT member, 'key ' || member, 0, min(since) FROM people
    WHERE member NOT IN (SELECT key FROM keys) GROUP BY member;
UPDATE people SET member = (SELECT keys.member FROM keys WHERE keys.key = people.member);
INSERT INTO members SELECT member, min(since), 0, 0 FROM people GROUP BY member;
CREATE INDEX keys_member ON keys (member);
"""
"""A step of the guest book in both databases: a member with several keys, whose id isn't a key's fingerprint.

A member who was known by a key keeps that id, `key SHA256:…`, so that seats in saved games stay theirs."""

OUTBOX = """
CREATE TABLE outbox (
    mark TEXT PRIMARY KEY, member TEXT NOT NULL, kept TEXT NOT NULL, tries INTEGER NOT NULL,
    due DOUBLE PRECISION NOT NULL, written DOUBLE PRECISION NOT NULL
);
CREATE INDEX outbox_member ON outbox (member);
"""
"""A step of the guest book in both databases: messages that wait to be sent to members."""


ERASED = """
CREATE TABLE erased (
    digest TEXT PRIMARY KEY, former TEXT NOT NULL, called TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL, names TEXT NOT NULL
);
"""
"""A step of the guest book in both databases: members who were erased, by a digest of their id, and what
servers have yet to do for them, or for members with another name."""


class Statements(Protocol):
    """An open transaction. Values stand as `?` in statements."""

    @property
    def tried(self) -> bool:
        """Whether this work may have been done before: the connection was lost, and it is done again."""

    def find(self, statement: str, *values: object) -> list[Cells]:
        """The rows that a query finds."""

    def change(self, statement: str, *values: object) -> int:
        """How many rows a statement has changed."""

    def add(self, statement: str, rows: Iterable[Sequence[object]]) -> None:
        """Do the same with the values of every row."""

    def announce(self, what: str, game: str) -> None:
        """Tell other servers, once all is written (`tabletop_tui.store.interface.Announcement`)."""


class Transactions(Protocol):
    """A database of either kind. Whatever goes wrong is a `StoreError`."""

    def read(self, look: Callable[[Statements], Found]) -> Found:
        """What `look` finds, in a transaction of its own."""

    def write(self, work: Callable[[Statements], Found], *, alone: bool = False) -> Found:
        """Do this in one transaction; with `alone`, no other such transaction runs meanwhile.

        It may be done again when a connection was lost, so it must do no harm the second time.
        """

    def close(self) -> None:
        """Close the file or the connection."""


class FileStatements:
    """An open transaction in a file of SQLite's."""

    tried = False
    """What was written to a file is never in doubt."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    def find(self, statement: str, *values: object) -> list[Cells]:
        """The rows that a query finds."""
        return self._database.execute(statement, values).fetchall()

    def change(self, statement: str, *values: object) -> int:
        """How many rows a statement has changed."""
        return self._database.execute(statement, values).rowcount

    def add(self, statement: str, rows: Iterable[Sequence[object]]) -> None:
        """Do the same with the values of every row."""
        _ = self._database.executemany(statement, rows)

    def announce(self, what: str, game: str) -> None:
        """No other server reads the file."""


def in_transaction(database: sqlite3.Connection, begin: str, work: Callable[[Statements], Found]) -> Found:
    """Do this in one transaction of SQLite's. Raises what the work raises; then nothing was done."""
    _ = database.execute(begin)
    try:
        found = work(FileStatements(database))
        _ = database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            _ = database.execute("ROLLBACK")
        raise
    return found
