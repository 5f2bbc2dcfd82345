"""The store in a file: every game of this player in one SQLite database."""

import json
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from rulesets.core import Message
from tabletop_tui.store import schema
from tabletop_tui.store.cells import WRONG, fresh_id, record_from, rewritten, summary_of
from tabletop_tui.store.errors import StoreError, in_words
from tabletop_tui.store.flush import run_during_flush
from tabletop_tui.store.locks import GameLock
from tabletop_tui.store.rows import Record, Row, Status, record_of

if TYPE_CHECKING:
    from tabletop_tui.store.interface import Announcement, Change, GameSummary, Rewritten, Seated


class SqliteHold:
    """A `Hold` in a file. No other program can open the game until `close`."""

    def __init__(self, store: "SqliteStore", game_id: str, number: int, lock: GameLock) -> None:
        """Made by `SqliteStore.hold` and `SqliteStore.create`."""
        self.game_id = game_id
        self._store = store
        self._number = number
        self._lock = lock

    def append(
        self,
        rows: Sequence[Row],
        turn: int | None,
        checkpoint: Mapping[str, Any] | None = None,
        status: Status | None = None,
    ) -> None:
        """Add what was done, all or nothing; when this returns, it is on the disk.

        `turn` is the seat that decides now. `checkpoint` and `status` are written if given. Raises
        `StoreError`.
        """
        self._store.write(self._number, rows, turn, checkpoint, status)

    def put_people(self, record: Record, known: int | None = None) -> None:
        """Write the people again, with their standing answers. Raises `StoreError`.

        No one else writes rows meanwhile, so `known` is always right.
        """
        self._store.put_people(self._number, record)

    def seated(self) -> "Seated":
        """Who sits at the game, as stored. Raises `StoreError`."""
        return self._store.seated(self._number, self.game_id)

    def together(self) -> AbstractContextManager[None]:
        """A block whose writing is stored as a whole, or not at all."""
        return self._store.together()

    def begin(self, record: Record, status: Status, was: Mapping[str, Any]) -> None:
        """Write again the head and position of a game without answers. Raises `StoreError`."""
        self._store.begin(self._number, record, status, was)

    def close(self) -> None:
        self._lock.release()


class SqliteStore:
    """The `Store` of one player, a file. Only one thread at a time may use it."""

    shared = False
    """A game is held by one program at a time."""
    origin = ""
    """No one else writes, so nothing is announced."""

    def __init__(self, file: Path, clock: Callable[[], float] = time.time) -> None:
        """Open the database, which is made if there is no file; `clock` gives seconds since 1970.

        Raises `StoreError`.
        """
        self.file = file
        self.clock = clock
        cut = schema.ends_in_mid_entry(file)
        self.notice: Message | None = Message("saves-log-cut", {"file": str(file)}) if cut else None
        """A sentence for the player about the file, or `None`."""
        self._db = schema.connect(file)
        self._locks = file.with_name(f"{file.name}-locks")
        self._logged = 0
        """Transactions since the log was last moved to the file."""

    def close(self) -> None:
        """Close the database and its file."""
        self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- reading -------------------------------------------------------------------------------

    def games(self) -> "list[GameSummary]":
        with in_words(self.file):
            found, damaged = summaries(self._db)
        if damaged:
            self.notice = Message("saves-games-damaged", {"file": str(self.file), "count": damaged})
        return found

    def updated(self, game_id: str) -> float:
        with in_words(self.file):
            found, _ = summaries(self._db, self._number(game_id))
        if not found:
            raise StoreError("saves-game-damaged", id=game_id)
        return found[0].updated

    def load(self, game_id: str) -> Record:
        """Everything stored about a game. Raises `StoreError`."""
        with in_words(self.file):
            return read_record(self._db, self._number(game_id), game_id)

    def document(self, game_id: str) -> dict[str, Any]:
        try:
            return self.load(game_id).document(over=self._is_over(game_id))
        except ValueError as error:
            raise StoreError("saves-game-damaged", id=game_id) from error

    def rows_since(self, game_id: str, number: int) -> list[Row]:
        return self.load(game_id).rows[number:]

    def steps(self, game_ids: Collection[str]) -> dict[str, int]:
        """Like `Store.steps`, from this database."""
        found = {game.id for game in self.games()}
        return {id: len(self.load(id).rows) for id in game_ids if id in found}

    def seated(self, number: int, game_id: str) -> "Seated":
        """For `SqliteHold`: who sits at the game with this number."""
        from tabletop_tui.store.interface import Seated  # no start of a game needs it

        with in_words(self.file):
            game = read_record(self._db, number, game_id)
        return Seated(game.people, game.standing_answers)

    async def announcements(self) -> "AsyncGenerator[Announcement, None]":
        """Nothing: a game is held by one program at a time, so no other program's writing matters."""
        nothing: list[Announcement] = []
        for each in nothing:
            yield each

    def beat(self, server: str, here: str) -> dict[str, str]:
        """No other server is here."""
        return {}

    def no_beat(self, server: str) -> None:
        """There is no other server to tell."""

    def tidy(self) -> None:
        """Move the log to the file, if it holds much. A write that has to do it takes 2 ms longer."""
        if self._logged >= schema.LOGGED_WRITES:
            self._logged = 0
            with suppress(sqlite3.Error):  # the next write says what is wrong, if it still is
                self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

    def _is_over(self, game_id: str) -> bool:
        """Whether a game has ended."""
        with in_words(self.file):
            found, _ = summaries(self._db, self._number(game_id))
        return bool(found) and found[0].over

    # -- writing -------------------------------------------------------------------------------

    def create(
        self, record: Record, status: Status, meanwhile: Callable[[], object] | None = None
    ) -> SqliteHold:
        """Store a new game, and hold it; `meanwhile` is called while the disk is written.

        Raises `StoreError`, and what `meanwhile` raises.
        """
        for _ in range(1000):
            game_id = fresh_id()
            try:
                lock = self._locked(game_id)
            except StoreError:
                continue
            try:
                number = self._insert(game_id, record, status, meanwhile)
            except BaseException:
                lock.release()
                raise
            if number is not None:
                return SqliteHold(self, game_id, number, lock)
            lock.release()
        raise StoreError("saves-failed", file=str(self.file), problem="no free id")

    def hold(self, game_id: str) -> SqliteHold:
        with in_words(self.file):
            number = self._number(game_id)
        return SqliteHold(self, game_id, number, self._locked(game_id))

    def import_document(self, document: Mapping[str, Any], status: Status) -> str:
        hold = self.create(record_of(document), status)
        hold.close()
        return hold.game_id

    def rename(self, game_id: str, name: str) -> None:
        with in_words(self.file), self._writing():
            self._db.execute("UPDATE games SET name = ? WHERE number = ?", (name, self._number(game_id)))

    def delete(self, game_id: str) -> None:
        hold = self.hold(game_id)
        try:
            with in_words(self.file), self._writing():
                self._db.execute("UPDATE games SET deleted = ? WHERE id = ?", (self.clock(), game_id))
        finally:
            hold.close()

    def restore(self, game_id: str) -> None:
        with in_words(self.file), self._writing():
            found = self._db.execute("UPDATE games SET deleted = NULL WHERE id = ?", (game_id,))
            if not found.rowcount:
                raise StoreError("saves-no-such-game", id=game_id)

    def rewrite(self, change: "Change", held: str = "") -> "Rewritten":
        from tabletop_tui.store.interface import Rewritten  # no start of a game needs it

        changed, in_use = [], []
        with in_words(self.file):
            rows = self._db.execute(
                "SELECT g.id, g.head, g.people, CASE WHEN a.number IS NULL THEN g.turn ELSE a.turn END"
                " IS NULL FROM games g LEFT JOIN answers a ON a.game = g.number AND a.number ="
                " (SELECT max(number) FROM answers WHERE game = g.number)"
                + (" WHERE g.id = ?" if held else ""),
                (held,) if held else (),
            ).fetchall()
        for game_id, *cells in rows:
            if rewritten(change, game_id, *cells) is None:
                continue
            try:
                lock = None if held else self._locked(game_id)
            except StoreError as error:
                if error.reason.id != "saves-in-use":
                    raise
                in_use.append(game_id)
                continue
            try:
                with in_words(self.file), self._writing():
                    head, people = self._db.execute(
                        "SELECT head, people FROM games WHERE id = ?", (game_id,)
                    ).fetchone()
                    found = rewritten(change, game_id, head, people, cells[2])
                    if found is not None:
                        self._db.execute(
                            "UPDATE games SET head = ?, people = ? WHERE id = ?", (*found, game_id)
                        )
                        changed.append(game_id)
            finally:
                if lock is not None:
                    lock.release()
        if changed:
            with suppress(sqlite3.Error):  # others may be reading; then their next write does it
                self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return Rewritten(tuple(changed), tuple(in_use))

    def write(
        self,
        number: int,
        rows: Sequence[Row],
        turn: int | None,
        checkpoint: Mapping[str, Any] | None,
        status: Status | None,
    ) -> None:
        """For `SqliteHold`: add rows to the game with this number, in one transaction."""
        try:
            with in_words(self.file), self._writing():
                self._check_next(number, rows)
                self._add_rows(number, rows, turn)
                if checkpoint is not None:
                    self._put_checkpoint(number, checkpoint)
                if status is not None:
                    self._db.execute(
                        "UPDATE games SET turn = ?, round = ?, rounds = ?, scores = ? WHERE number = ?",
                        (status.turn, status.round, status.rounds, status.scores_cell, number),
                    )
        except StoreError as error:
            if isinstance(error.__cause__, sqlite3.IntegrityError):
                raise StoreError("saves-moved-on", file=str(self.file)) from error
            raise

    def put_people(self, number: int, record: Record) -> None:
        """For `SqliteHold`: replace the players of the game with this number."""
        people = json.dumps(record.seated, ensure_ascii=False)
        with in_words(self.file), self._writing():
            self._db.execute("UPDATE games SET people = ? WHERE number = ?", (people, number))

    @contextmanager
    def together(self) -> Iterator[None]:
        """For `SqliteHold`: one transaction around everything written in the block."""
        with in_words(self.file), self._writing():
            yield

    def begin(self, number: int, record: Record, status: Status, was: Mapping[str, Any]) -> None:
        """For `SqliteHold`: write a game without answers again, if nothing has changed it meanwhile."""
        cells = (
            json.dumps(record.head),
            record.first_digest,
            status.turn,
            status.round,
            status.rounds,
            status.scores_cell,
        )
        with in_words(self.file), self._writing():
            done = self._db.execute(
                "UPDATE games SET head = ?, first_digest = ?, turn = ?, round = ?, rounds = ?, scores = ?"
                " WHERE number = ? AND head = ?"
                " AND NOT EXISTS (SELECT 1 FROM answers WHERE game = games.number)",
                (*cells, number, json.dumps(dict(was))),
            )
            if not done.rowcount:
                raise StoreError("saves-moved-on", file=str(self.file))
            if record.checkpoint is not None:
                self._put_checkpoint(number, record.checkpoint)

    # -- inside --------------------------------------------------------------------------------

    @contextmanager
    def _writing(self, meanwhile: Callable[[], object] | None = None) -> Iterator[None]:
        """A transaction, or a part of the one that is open; failures become `StoreError`.

        `meanwhile` is called while the outermost transaction is flushed to the disk.
        """
        outermost = not self._db.in_transaction
        if outermost:
            self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            if outermost and meanwhile is not None:
                run_during_flush(lambda: self._db.execute("COMMIT"), meanwhile)
            elif outermost:
                self._db.execute("COMMIT")
            self._logged += outermost
        except BaseException:
            if outermost and self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    def _number(self, game_id: str) -> int:
        found = self._db.execute(
            "SELECT number FROM games WHERE id = ? AND deleted IS NULL", (game_id,)
        ).fetchone()
        if found is None:
            raise StoreError("saves-no-such-game", id=game_id)
        number: int = found[0]
        return number

    def _locked(self, game_id: str) -> GameLock:
        try:
            return GameLock.take(self._locks, game_id)
        except OSError as error:
            problem = error.strerror or str(error)
            raise StoreError("saves-read-only", file=str(self._locks), problem=problem) from error

    def _insert(
        self, game_id: str, record: Record, status: Status, meanwhile: Callable[[], object] | None
    ) -> int | None:
        """Write a whole game; `None` if its id is taken."""
        with in_words(self.file), self._writing(meanwhile):
            made = self._db.execute(
                "INSERT OR IGNORE INTO games"
                " (id, name, head, people, first_digest, created, turn, round, rounds, scores)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    game_id,
                    record.name,
                    json.dumps(record.head),
                    json.dumps(record.seated, ensure_ascii=False),
                    record.first_digest,
                    self.clock(),
                    status.turn,
                    status.round,
                    status.rounds,
                    status.scores_cell,
                ),
            )
            if not made.rowcount or made.lastrowid is None:
                return None
            self._add_rows(made.lastrowid, record.rows, status.turn)
            if record.checkpoint is not None:
                self._put_checkpoint(made.lastrowid, record.checkpoint)
        return made.lastrowid

    def _check_next(self, number: int, rows: Sequence[Row]) -> None:
        """Raise `StoreError` unless the rows come right after those already there."""
        (last,) = self._db.execute("SELECT max(number) FROM answers WHERE game = ?", (number,)).fetchone()
        if rows and rows[0].number != (last or 0) + 1:
            raise StoreError("saves-moved-on", file=str(self.file))

    def _add_rows(self, number: int, rows: Iterable[Row], turn: int | None) -> None:
        now = self.clock()
        self._db.executemany(
            "INSERT INTO answers (game, number, what, seat, kind, key, digest, of, turn, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(number, *row, turn, now) for row in rows],
        )

    def _put_checkpoint(self, number: int, checkpoint: Mapping[str, Any]) -> None:
        self._db.execute(
            "INSERT INTO checkpoints VALUES (?, ?)"
            " ON CONFLICT (game) DO UPDATE SET document = excluded.document",
            (number, json.dumps(checkpoint, separators=(",", ":"))),
        )


# -- reading rows, also from what is left of a damaged file ------------------------------------


def summaries(db: sqlite3.Connection, number: int | None = None) -> "tuple[list[GameSummary], int]":
    """All games that weren't deleted, or the one with this number; the one played last first.

    Also the number of games whose rows hold anything but what was written. Raises `sqlite3.Error`.
    """
    rows = db.execute(
        "SELECT g.id, g.head, g.name, g.people, g.turn, a.turn, g.round, g.rounds, g.scores, g.created,"
        " a.number, a.at FROM games g LEFT JOIN answers a ON a.game = g.number AND a.number ="
        " (SELECT max(number) FROM answers WHERE game = g.number)"
        " WHERE g.deleted IS NULL" + ("" if number is None else " AND g.number = ?"),
        () if number is None else (number,),
    )
    found, damaged = [], 0
    for row in rows:
        try:
            found.append(summary_of(*row))
        except WRONG:
            damaged += 1
    return sorted(found, key=lambda game: game.updated, reverse=True), damaged


def read_record(db: sqlite3.Connection, number: int, game_id: str) -> Record:
    """Everything stored about a game. Raises `StoreError`, `sqlite3.Error`."""
    game = db.execute(
        "SELECT head, people, first_digest, name FROM games WHERE number = ?", (number,)
    ).fetchone()
    checkpoint = db.execute("SELECT document FROM checkpoints WHERE game = ?", (number,)).fetchone()
    rows = db.execute(
        "SELECT number, what, seat, kind, key, digest, of FROM answers WHERE game = ? ORDER BY number",
        (number,),
    )
    return record_from(game_id, game, checkpoint, rows)
