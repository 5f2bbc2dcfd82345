"""What can still be read from a damaged database. Works on a copy; the file stays as it is."""

import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import field, replace
from pathlib import Path
from typing import Any

from rulesets.core import foreign
from rulesets.core.records import record
from tabletop_tui.store import schema
from tabletop_tui.store.database import GameSummary, read_record, summaries
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.rows import standing

MOST_GAMES = 10_000
"""Where the number of games itself can't be read, so many are looked for."""


@record(frozen=False)
class Salvaged:
    """The games that could be read from a damaged file."""

    file: Path
    games: list[GameSummary] = field(default_factory=list)
    documents: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Their save documents by id."""
    lost: int = 0
    """Games that are known of but couldn't be read."""

    @property
    def error(self) -> StoreError:
        """The sentence about the damage, with what could be read."""
        found = len(self.games)
        return StoreError("saves-salvaged", file=str(self.file), readable=found, total=found + self.lost)


def salvage(file: Path) -> Salvaged:
    """Read every game that can be read. Raises `StoreError` if the file isn't a database of ours."""
    result = Salvaged(file)
    try:
        schema.check_header(file)
    except StoreError as error:
        if error.reason.id not in ("saves-cut-off", "saves-damaged"):
            raise
    with tempfile.TemporaryDirectory() as folder, closing(_copied(file, Path(folder))) as db:
        for number in _numbers(db):
            _read_game(db, number, result)
    return result


def _copied(file: Path, folder: Path) -> sqlite3.Connection:
    """A connection to a copy, filled up with zeros to its whole size."""
    copy = folder / "games"
    shutil.copyfile(file, copy)
    log = file.with_name(file.name + "-wal")
    if log.exists():
        shutil.copyfile(log, folder / "games-wal")
    with copy.open("r+b") as opened:
        whole = schema.whole_size(opened.read(100))
        if 0 < whole < 1 << 32 and copy.stat().st_size < whole:
            opened.truncate(whole)
    db = sqlite3.connect(copy, isolation_level=None)
    db.text_factory = foreign.decoded
    db.execute("PRAGMA writable_schema = ON")
    return db


def _numbers(db: sqlite3.Connection) -> list[int]:
    found: set[int] = set()
    for order in ("ASC", "DESC"):
        for source in ("SELECT number FROM games", "SELECT DISTINCT game AS number FROM answers"):
            try:
                for (number,) in db.execute(f"{source} ORDER BY number {order} LIMIT {MOST_GAMES}"):
                    found.add(number)
            except sqlite3.Error:
                continue
    return sorted(found)


def _read_game(db: sqlite3.Connection, number: int, result: Salvaged) -> None:
    try:
        found = summaries(db, number)
        if not found:
            if db.execute("SELECT 1 FROM games WHERE number = ?", (number,)).fetchone() is None:
                result.lost += 1
            return
        record = read_record(db, number, found[0].id)
        document = record.document()
    except (sqlite3.Error, StoreError, ValueError, KeyError, TypeError):
        result.lost += 1
        return
    result.games.append(replace(found[0], answers=len(standing(record.rows))))
    result.documents[found[0].id] = document
