"""What can still be read from a damaged database. Works on a copy; the file stays as it is."""

import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rulesets.core import foreign
from tabletop_tui.store import schema
from tabletop_tui.store.database import read_record, summaries
from tabletop_tui.store.errors import UNREADABLE, StoreError
from tabletop_tui.store.interface import GameSummary
from tabletop_tui.store.rows import in_force

_KEYS = {"games": ("number",), "checkpoints": ("game",), "answers": ("game", "number")}
"""The tables, and the columns by which their rows are in order."""

MOST_GAMES = 10_000
"""How many games are looked for if their number can't be read."""


@dataclass(slots=True)
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
    for prepared in (_filled_up, _with_fresh_head):
        _read_games(file, prepared, result)
    return result


def _read_games(file: Path, prepared: Callable[[Path, Path], None], result: Salvaged) -> None:
    """Add to the result the games that earlier copies, prepared for reading in other ways, lacked."""
    read = Salvaged(file)
    with tempfile.TemporaryDirectory() as name, suppress(*UNREADABLE):
        folder = Path(name)
        copy = folder / "games"
        shutil.copyfile(file, copy)
        log = file.with_name(file.name + "-wal")
        if log.exists():
            shutil.copyfile(log, folder / "games-wal")
        prepared(copy, folder)
        with closing(sqlite3.connect(copy, isolation_level=None)) as db:
            db.text_factory = foreign.decoded
            db.execute("PRAGMA writable_schema = ON")
            with closing(_readable(db)) as whole:
                for number in _numbers(whole):
                    _read_game(whole, number, read)
    known = max(len(result.games) + result.lost, len(read.games) + read.lost)
    result.games += [game for game in read.games if game.id not in result.documents]
    result.documents = {**read.documents, **result.documents}
    result.lost = max(known - len(result.games), 0)


def _filled_up(copy: Path, _folder: Path) -> None:
    """The file, filled up with zeros to its whole size if it was cut off."""
    with copy.open("r+b") as opened:
        whole = schema.whole_size(opened.read(100))
        if 0 < whole < 1 << 32 and copy.stat().st_size < whole:
            opened.truncate(whole)


def _with_fresh_head(copy: Path, folder: Path) -> None:
    """The file with the first page of a new database: the tables begin where they begin in every one of ours.

    That page holds the header and the definitions; without them nothing else is found.
    """
    new = folder / "new"
    new.touch()
    schema.make_empty(new)
    page = bytearray(new.read_bytes()[: schema.PAGE])
    pages = max(-(-copy.stat().st_size // schema.PAGE), 1)
    page[28:32] = pages.to_bytes(4, "big")
    page[32:40] = bytes(8)  # no unused pages: they are only of use for writing
    page[92:96] = page[24:28]  # the number of pages counts
    with copy.open("r+b") as opened:
        opened.truncate(pages * schema.PAGE)
        opened.write(page)


def _readable(db: sqlite3.Connection) -> sqlite3.Connection:
    """A sound database in memory with every row that can be read.

    A search for one game goes through rows of others, and fails where one of these is damaged. So the tables
    are read row by row, from both ends.
    """
    whole = sqlite3.connect(":memory:", isolation_level=None)
    whole.executescript(schema.SCHEMA)
    for table, order in _KEYS.items():
        for direction in ("ASC", "DESC"):
            ordered = ", ".join(f"{column} {direction}" for column in order)
            with suppress(*UNREADABLE):
                rows = db.execute(f"SELECT * FROM {table} ORDER BY {ordered}")
                names = ", ".join(column[0] for column in rows.description)
                marks = ", ".join("?" for _ in rows.description)
                for row in rows:
                    with suppress(*UNREADABLE):
                        whole.execute(f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({marks})", row)
    return whole


def _numbers(whole: sqlite3.Connection) -> list[int]:
    """The numbers of all games, including those with nothing left but answers."""
    rows = whole.execute("SELECT number FROM games UNION SELECT game FROM answers ORDER BY 1")
    return [number for (number,) in rows if isinstance(number, int)][:MOST_GAMES]


def _read_game(db: sqlite3.Connection, number: int, result: Salvaged) -> None:
    try:
        found, damaged = summaries(db, number)
        if damaged:
            result.lost += 1
            return
        if not found:
            if db.execute("SELECT 1 FROM games WHERE number = ?", (number,)).fetchone() is None:
                result.lost += 1
            return
        record = read_record(db, number, found[0].id)
        document = record.document(over=found[0].over)
    except (*UNREADABLE, StoreError, ValueError, KeyError, TypeError):
        result.lost += 1
        return
    result.games.append(replace(found[0], answers=len(in_force(record.rows))))
    result.documents[found[0].id] = document
