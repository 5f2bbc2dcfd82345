"""Why a store refuses something."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rulesets.core import Message

if TYPE_CHECKING:
    from tabletop_tui.store.rows import Record

MOVED_ON = "saves-moved-on"
"""The reason why nothing was written: another program has written there."""


class StoreError(Exception):
    """The saved games can't be used as asked; `reason` says why, as a message id with facts."""

    def __init__(self, message_id: str, **facts: object) -> None:
        """`message_id` is one of `saves.ftl`, `facts` are what it mentions."""
        super().__init__(f"{message_id} {facts or ''}".strip())
        self.reason = Message(message_id, facts)


class GameDamaged(StoreError):
    """A row of a game holds something else than was written; `left` is the game up to it, if there is one."""

    def __init__(self, game_id: str, left: "Record | None" = None) -> None:
        """`left` is as much as can be read in order."""
        super().__init__("saves-game-damaged", id=game_id)
        self.left = left


_BY_CODE = {
    sqlite3.SQLITE_FULL: "saves-disk-full",
    sqlite3.SQLITE_IOERR: "saves-disk-fails",
    sqlite3.SQLITE_READONLY: "saves-read-only",
    sqlite3.SQLITE_CANTOPEN: "saves-read-only",
    sqlite3.SQLITE_BUSY: "saves-busy",
    sqlite3.SQLITE_LOCKED: "saves-busy",
    sqlite3.SQLITE_CORRUPT: "saves-damaged",
    sqlite3.SQLITE_NOTADB: "saves-not-a-database",
}


UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""What `sqlite3` raises; the latter if its own message quotes a damaged definition."""


@contextmanager
def in_words(file: Path) -> Iterator[None]:
    """Turn SQLite's errors into `StoreError`."""
    try:
        yield
    except UNREADABLE as error:
        raise explained(error, file) from error


def explained(error: Exception, file: Path) -> StoreError:
    """The `StoreError` for one of `UNREADABLE`."""
    if isinstance(error, UnicodeDecodeError):
        return StoreError("saves-damaged", file=str(file), problem="sqlite_schema")
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return StoreError(_BY_CODE.get(code, "saves-failed"), file=str(file), problem=str(error))
