"""The store in PostgreSQL: several servers may have the same game open, and each answer is kept once."""

import json
import secrets
import time
from collections.abc import AsyncGenerator, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self

from rulesets.core import Message
from tabletop_tui.store.cells import WRONG, fresh_id, people_of, record_from, rewritten, row_of, summary_of
from tabletop_tui.store.club.address import Address
from tabletop_tui.store.club.link import Link, Work
from tabletop_tui.store.club.listening import listen
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.interface import (
    ANSWERS,
    HERE,
    PEOPLE,
    TABLES,
    Announcement,
    Change,
    GameSummary,
    Rewritten,
    Seated,
)
from tabletop_tui.store.rows import Record, Row, Status, record_of, standing_answers_of

Act = Callable[[Work, int], int]
"""A write to a game: gets the number of its people's last change, and returns the new one."""

_MOST = 2**31 - 1
"""More rows than a game can have."""
ROW = "number, what, seat, kind, key, digest, of"
"""The columns of a `Row`."""
SUMMARY = (
    "id, head, name, people, turn, last_turn, round, rounds, scores, created, nullif(answers, 0), updated"
)
"""The columns that `summary_of` reads."""

LIVES, FORGOTTEN = "4 seconds", "60 seconds"
"""How long a silent server counts as running, and how long it is remembered."""


class PostgresHold:
    """A `Hold` of this server; others may have the game open, too, and each must catch up with them."""

    def __init__(self, store: "PostgresStore", game_id: str, number: int, people_number: int) -> None:
        """Made by `PostgresStore.hold` and `PostgresStore.create`."""
        self.game_id = game_id
        self._store = store
        self._number = number
        self._people_number = people_number
        self._collected: list[Act] | None = None

    def append(
        self,
        rows: Sequence[Row],
        turn: int | None,
        checkpoint: Mapping[str, Any] | None = None,
        status: Status | None = None,
    ) -> None:
        """As `Hold.append`: of two servers with rows of the same number, the second gets `saves-moved-on`."""
        now = self._store.clock()

        def append(work: Work, people_number: int) -> int:
            if rows and not self._add(work, rows, turn, now):
                return people_number  # stored by then; another server may have written newer rows since
            if checkpoint is not None:
                put_checkpoint(work, self._number, checkpoint)
            if status is not None:
                _ = work.change(
                    "UPDATE games SET turn = ?, round = ?, rounds = ?, scores = ? WHERE number = ?",
                    status.turn,
                    status.round,
                    status.rounds,
                    status.scores_cell,
                    self._number,
                )
            return people_number

        self._do(append)

    def _add(self, work: Work, rows: Sequence[Row], turn: int | None, now: float) -> bool:
        """Add rows after the one before them, unless an earlier try has done so.

        Returns whether this one did.
        """
        before, last = rows[0].number - 1, rows[-1].number
        counted = work.change(
            "UPDATE games SET answers = ?, last_turn = ?, updated = ?"
            " WHERE number = ? AND answers = ? AND deleted IS NULL",
            last,
            turn,
            now,
            self._number,
            before,
        )
        if counted:
            add_rows(work, self._number, [(*row, turn, now) for row in rows])
            work.announce(ANSWERS, self.game_id, last)
            return True
        _ = self._store.number_of(work, self.game_id)
        there = work.find(
            f"SELECT {ROW}, origin FROM answers"
            " WHERE game = ? AND number > ? AND number <= ? ORDER BY number",
            self._number,
            before,
            last,
        )
        if not (work.tried and there == [(*row, work.origin) for row in rows]):
            raise StoreError("saves-moved-on", file=self._store.address.shown)
        return False

    def put_people(self, record: Record, known: int | None = None) -> None:
        """As `Hold.put_people`; the number of the last change guards it, and that of the rows."""
        people = json.dumps(record.seated, ensure_ascii=False)

        def put(work: Work, people_number: int) -> int:
            changed = work.change(
                "UPDATE games SET people = ?, people_number = ?"
                " WHERE number = ? AND people_number = ? AND answers <= ?",
                people,
                people_number + 1,
                self._number,
                people_number,
                _MOST if known is None else known,
            )
            if changed:
                work.announce(PEOPLE, self.game_id)
            elif not (work.tried and self._people(work) == (people, people_number + 1)):
                raise StoreError("saves-moved-on", file=self._store.address.shown)
            return people_number + 1

        self._do(put)

    def begin(self, record: Record, status: Status, was: Mapping[str, Any]) -> None:
        """As `Hold.begin`; the head that was there guards it."""
        before, head = json.dumps(dict(was)), json.dumps(record.head)

        def begin(work: Work, people_number: int) -> int:
            changed = work.change(
                "UPDATE games SET head = ?, first_digest = ?, turn = ?, round = ?, rounds = ?, scores = ?"
                " WHERE number = ? AND head = ? AND answers = 0 AND deleted IS NULL",
                head,
                record.first_digest,
                status.turn,
                status.round,
                status.rounds,
                status.scores_cell,
                self._number,
                before,
            )
            if changed:
                if record.checkpoint is not None:
                    put_checkpoint(work, self._number, record.checkpoint)
                work.announce(ANSWERS, self.game_id, 0)
            elif not (work.tried and self._head(work) == head):
                raise StoreError("saves-moved-on", file=self._store.address.shown)
            return people_number

        self._do(begin)

    def _head(self, work: Work) -> str:
        ((head,),) = work.find("SELECT head FROM games WHERE number = ?", self._number)
        return str(head)

    def _people(self, work: Work) -> tuple[str, int]:
        ((people, number),) = work.find(
            "SELECT people, people_number FROM games WHERE number = ?", self._number
        )
        return people, number

    @contextmanager
    def together(self) -> Iterator[None]:
        """As `Hold.together`: what is written in the block is written at its end."""
        if self._collected is not None:
            yield
            return
        self._collected = []
        try:
            yield
            collected = self._collected
        finally:
            self._collected = None
        if collected:
            self._do(*collected)

    def _do(self, *acts: Act) -> None:
        if self._collected is not None:
            self._collected += acts
            return

        def do(work: Work) -> int:
            people_number = self._people_number
            for act in acts:
                people_number = act(work, people_number)
            return people_number

        self._people_number = self._store.link.write(do)

    def seated(self) -> Seated:
        """As `Hold.seated`, read again from the database."""
        people, number = self._store.link.read(self._people)
        try:
            found = Seated(people_of(people), standing_answers_of(json.loads(people)))
        except WRONG as error:
            raise StoreError("saves-game-damaged", id=self.game_id) from error
        self._people_number = number
        return found

    def close(self) -> None:
        """Nothing: others may have the game open at any time."""


class PostgresStore:
    """The `Store` of a club. Any thread may use it; one at a time does."""

    shared = True
    """Several servers may hold the same game."""

    def __init__(self, address: Address, clock: Callable[[], float] = time.time) -> None:
        """Connect to the database at an address; `clock` gives seconds since 1970. Raises `StoreError`."""
        self.address = address
        self.clock = clock
        self.notice: Message | None = None
        self.link = Link(address)

    @property
    def origin(self) -> str:
        return self.link.origin

    def close(self) -> None:
        """End the connection to the database."""
        self.link.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- reading -------------------------------------------------------------------------------

    def games(self) -> list[GameSummary]:
        rows = self.link.read(lambda work: work.find(f"SELECT {SUMMARY} FROM games WHERE deleted IS NULL"))
        found, damaged = [], 0
        for row in rows:
            try:
                found.append(summary_of(*row))
            except WRONG:
                damaged += 1
        if damaged:
            self.notice = Message("saves-games-damaged", {"file": self.address.shown, "count": damaged})
        return sorted(found, key=lambda game: game.updated, reverse=True)

    def updated(self, game_id: str) -> float:
        def look(work: Work) -> tuple[Any, ...]:
            number, _ = self.number_of(work, game_id)
            return work.find(f"SELECT {SUMMARY} FROM games WHERE number = ?", number)[0]

        try:
            return summary_of(*self.link.read(look)).updated
        except WRONG as error:
            raise StoreError("saves-game-damaged", id=game_id) from error

    def load(self, game_id: str) -> Record:
        return self.link.read(lambda work: read_record(work, self.number_of(work, game_id)[0], game_id))

    def document(self, game_id: str) -> dict[str, Any]:
        def look(work: Work) -> tuple[Record, bool]:
            number, _ = self.number_of(work, game_id)
            ((over,),) = work.find(
                "SELECT (CASE WHEN answers > 0 THEN last_turn ELSE turn END) IS NULL"
                " FROM games WHERE number = ?",
                number,
            )
            return read_record(work, number, game_id), over

        record, over = self.link.read(look)
        try:
            return record.document(over=over)
        except ValueError as error:
            raise StoreError("saves-game-damaged", id=game_id) from error

    def rows_since(self, game_id: str, number: int) -> list[Row]:
        def look(work: Work) -> list[Row]:
            game, _ = self.number_of(work, game_id)
            found = work.find(
                f"SELECT {ROW} FROM answers WHERE game = ? AND number > ? ORDER BY number", game, number
            )
            return [row_of(row) for row in found]

        try:
            return self.link.read(look)
        except ValueError as error:
            raise StoreError("saves-game-damaged", id=game_id) from error

    def steps(self, game_ids: Collection[str]) -> dict[str, int]:
        """As `Store.steps`, from this database."""
        asked = "SELECT id, answers FROM games WHERE deleted IS NULL AND id = ANY(?)"
        return dict(self.link.read(lambda work: work.find(asked, list(game_ids))))

    def announcements(self) -> AsyncGenerator[Announcement, None]:
        """As `Store.announcements`, by a connection of its own."""
        return listen(self.address)

    # -- writing -------------------------------------------------------------------------------

    def create(
        self, record: Record, status: Status, meanwhile: Callable[[], object] | None = None
    ) -> PostgresHold:
        """Keep a new game, and hold it; `meanwhile` is called first.

        Raises `StoreError`, and what `meanwhile` raises.
        """
        if meanwhile is not None:
            _ = meanwhile()
        mark, now = secrets.token_hex(8), self.clock()

        def create(work: Work) -> tuple[str, int]:
            made: list[tuple[Any, ...]] = []
            while not made:
                made = insert_game(work, fresh_id(), mark, record, status, now)
                there = [] if made else work.find("SELECT id, number FROM games WHERE mark = ?", mark)
                if there:  # an earlier try was kept; the insertion has waited for it
                    return there[0][0], there[0][1]
            game_id, number = made[0]
            add_rows(work, number, [(*row, status.turn, now) for row in record.rows])
            if record.checkpoint is not None:
                put_checkpoint(work, number, record.checkpoint)
            work.announce(TABLES, game_id)
            return game_id, number

        game_id, number = self.link.write(create)
        return PostgresHold(self, game_id, number, 0)

    def hold(self, game_id: str) -> PostgresHold:
        number, people_number = self.link.read(lambda work: self.number_of(work, game_id))
        return PostgresHold(self, game_id, number, people_number)

    def import_document(self, document: Mapping[str, Any], status: Status) -> str:
        return self.create(record_of(document), status).game_id

    def rename(self, game_id: str, name: str) -> None:
        def rename(work: Work) -> None:
            number, _ = self.number_of(work, game_id)
            _ = work.change("UPDATE games SET name = ? WHERE number = ?", name, number)
            work.announce(TABLES, game_id)

        self.link.write(rename)

    def delete(self, game_id: str) -> None:
        now = self.clock()

        def delete(work: Work) -> None:
            found = work.change(
                "UPDATE games SET deleted = ? WHERE id = ? AND (deleted IS NULL OR deleted = ?)",
                now,
                game_id,
                now,
            )
            if not found:
                raise StoreError("saves-no-such-game", id=game_id)
            work.announce(TABLES, game_id)

        self.link.write(delete)

    def restore(self, game_id: str) -> None:
        def restore(work: Work) -> None:
            if not work.change("UPDATE games SET deleted = NULL WHERE id = ?", game_id):
                raise StoreError("saves-no-such-game", id=game_id)
            work.announce(TABLES, game_id)

        self.link.write(restore)

    def rewrite(self, change: Change, held: str = "") -> Rewritten:
        of_one = (" WHERE id = ?", held) if held else ("",)

        def look(work: Work) -> list[tuple[Any, ...]]:
            where, *values = of_one
            return work.find(
                "SELECT id, head, people, CASE WHEN answers = 0 THEN turn ELSE last_turn END IS NULL"
                f" FROM games{where}",
                *values,
            )

        def write(work: Work) -> tuple[str, ...]:
            changed = []
            for game_id, head, people, over in look(work):
                found = rewritten(change, game_id, head, people, over)
                if found is not None and work.change(
                    "UPDATE games SET head = ?, people = ?, people_number = people_number + 1"
                    " WHERE id = ? AND head = ? AND people = ?",
                    *found,
                    game_id,
                    head,
                    people,
                ):
                    changed.append(game_id)
                    work.announce(ANSWERS, game_id, 0)  # all servers read it anew
            return tuple(changed)

        return Rewritten(self.link.write(write))

    # -- other servers -------------------------------------------------------------------------

    def beat(self, server: str, here: str) -> dict[str, str]:
        """As `Store.beat`; the database's clock decides whether a server still runs."""

        def beat(work: Work) -> dict[str, str]:
            said = work.find("SELECT here FROM servers WHERE server = ?", server)
            _ = work.change(
                "INSERT INTO servers VALUES (?, clock_timestamp(), ?)"
                " ON CONFLICT (server) DO UPDATE SET beat = excluded.beat, here = excluded.here",
                server,
                here,
            )
            _ = work.change(f"DELETE FROM servers WHERE beat < clock_timestamp() - interval '{FORGOTTEN}'")
            if said != [(here,)]:
                work.announce(HERE, "")
            others = work.find(
                "SELECT server, here FROM servers WHERE server != ?"
                f" AND beat > clock_timestamp() - interval '{LIVES}'",
                server,
            )
            return dict(others)

        return self.link.write(beat)

    def no_beat(self, server: str) -> None:
        def end(work: Work) -> None:
            if work.change("DELETE FROM servers WHERE server = ?", server):
                work.announce(HERE, "")

        self.link.write(end)

    def tidy(self) -> None:
        """Nothing: PostgreSQL does this by itself."""

    # -- inside --------------------------------------------------------------------------------

    def number_of(self, work: Work, game_id: str) -> tuple[int, int]:
        """The number of a game and of its people's last change. Raises `StoreError` if there is none."""
        found = work.find("SELECT number, people_number FROM games WHERE id = ? AND deleted IS NULL", game_id)
        if not found:
            raise StoreError("saves-no-such-game", id=game_id)
        number, people_number = found[0]
        return number, people_number


def read_record(work: Work, number: int, game_id: str) -> Record:
    """All that is kept of a game. Raises `StoreError`."""
    game = work.find("SELECT head, people, first_digest, name FROM games WHERE number = ?", number)[0]
    checkpoint = work.find("SELECT document FROM checkpoints WHERE game = ?", number)
    rows = work.find(f"SELECT {ROW} FROM answers WHERE game = ? ORDER BY number", number)
    return record_from(game_id, game, checkpoint[0] if checkpoint else None, rows)


def insert_game(
    work: Work, game_id: str, mark: str, record: Record, status: Status, now: float
) -> list[tuple[Any, ...]]:
    """Write a game's row; its id and number, or nothing if the id is taken or the mark is there."""
    return work.find(
        "INSERT INTO games (id, mark, name, head, people, first_digest, created, turn, round, rounds, scores,"
        " answers, last_turn, updated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING RETURNING id, number",
        game_id,
        mark,
        record.name,
        json.dumps(record.head),
        json.dumps(record.seated, ensure_ascii=False),
        record.first_digest,
        now,
        status.turn,
        status.round,
        status.rounds,
        status.scores_cell,
        len(record.rows),
        status.turn if record.rows else None,
        now if record.rows else None,
    )


def add_rows(work: Work, number: int, rows: Sequence[tuple[Any, ...]]) -> None:
    """Add to a game's rows; each with whose turn it was then, and when."""
    work.add(
        f"INSERT INTO answers (game, {ROW}, turn, at, origin) VALUES (?{', ?' * 10})",
        [(number, *row, work.origin) for row in rows],
    )


def put_checkpoint(work: Work, number: int, checkpoint: Mapping[str, Any]) -> None:
    """Write a game's checkpoint in place of the last."""
    _ = work.change(
        "INSERT INTO checkpoints VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET document = excluded.document",
        number,
        json.dumps(checkpoint, separators=(",", ":")),
    )
