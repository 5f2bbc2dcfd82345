"""Copies everything from one store to another, between files and databases: games as they are, cell by cell.

A game is copied as a whole or not at all, so a copy that was interrupted is simply made again. What is there
already is left alone, unless it is an earlier state of the same game; what differs is named and left alone.
"""

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from rulesets.core import Message
from rulesets.core.records import record
from tabletop_tui.store import schema
from tabletop_tui.store.cells import record_from, rewritten
from tabletop_tui.store.club.address import Address, is_address, with_psycopg
from tabletop_tui.store.errors import StoreError, in_words
from tabletop_tui.store.interface import TABLES, Change
from tabletop_tui.store.statements import Cells, Found, Statements, Transactions, in_transaction

COPIED, GROWN, THERE, DIFFERS = "copied", "grown", "there", "differs"
"""What happened to a game: it is new there, got missing answers, was there already, or differs there."""

_GAME = "id, name, head, people, first_digest, created, turn, round, rounds, scores, deleted"
_ANSWER = ("number", "what", "seat", "kind", "key", "digest", "of", "turn", "at")
_SAME = (0, 2, 4, 5)
"""A game is the same if id, head, first digest and start time agree, however far it has been played."""


class Games:
    """Games in a file or a database, cell by cell."""

    settling = ""
    """The statement, with a game's id, that must follow when answers were added to it."""

    def __init__(self, place: Transactions) -> None:
        self.place = place

    def ids(self) -> list[str]:
        """The ids of all games, including deleted ones, oldest first."""
        rows = self.place.read(lambda there: there.find("SELECT id FROM games ORDER BY created, id"))
        return [str(game_id) for (game_id,) in rows]

    def whole(self, game_id: str) -> "Whole | None":
        """Everything stored about a game. Raises `StoreError` if it is damaged."""
        found = self.place.read(lambda there: _whole(there, game_id))
        if found is not None:
            game = found.game
            checked = [row[:7] for row in found.answers]
            checkpoint = None if found.checkpoint is None else (found.checkpoint,)
            _ = record_from(game_id, (game[2], game[3], game[4], game[1]), checkpoint, checked)
        return found

    def put(self, game: "Whole") -> str:
        """Add a game, or the answers that it lacks here. Returns the outcome."""
        return self.place.write(lambda there: self._put(there, game), alone=True)

    def _put(self, there: Statements, game: "Whole") -> str:
        game_id = game.game[0]
        known = _whole(there, game_id)
        if known == game:
            return THERE
        if known is None:
            done = COPIED
            marks = ", ".join("?" for _ in game.game)
            _ = there.change(f"INSERT INTO games ({_GAME}) VALUES ({marks})", *game.game)
        elif known.is_earlier(game):
            done = GROWN
            named = ", ".join(f"{column} = ?" for column in _GAME.split(", ")[1:])
            _ = there.change(f"UPDATE games SET {named} WHERE id = ?", *game.game[1:], game_id)
        else:
            return DIFFERS
        ((number,),) = there.find("SELECT number FROM games WHERE id = ?", game_id)
        columns = ", ".join(("game", *_ANSWER))
        marks = ", ".join("?" for _ in ("game", *_ANSWER))
        lacking = game.answers[0 if known is None else len(known.answers) :]
        there.add(f"INSERT INTO answers ({columns}) VALUES ({marks})", [(number, *row) for row in lacking])
        if game.checkpoint is not None:
            _ = there.change(
                "INSERT INTO checkpoints VALUES (?, ?)"
                " ON CONFLICT (game) DO UPDATE SET document = excluded.document",
                number,
                game.checkpoint,
            )
        if self.settling:
            _ = there.change(self.settling, game_id)
        there.announce(TABLES, game_id)
        return done


class DatabaseGames(Games):
    """Games in PostgreSQL, where the game's row says how far its answers go."""

    settling = (
        "UPDATE games g SET answers = a.number, last_turn = a.turn, updated = a.at,"
        " people_number = g.people_number + 1 FROM answers a WHERE a.game = g.number AND g.id = ?"
        " AND a.number = (SELECT max(number) FROM answers WHERE game = g.number)"
    )


@record
class Whole:
    """A game as it is stored."""

    game: Cells
    checkpoint: str | None
    answers: list[Cells]

    def changed(self, change: Change) -> "Whole":
        """The game with another head and other people, if this `change` gives them."""
        cells = list(self.game)
        over = cells[7] is None if not self.answers else self.answers[-1][7] is None
        found = rewritten(change, str(cells[0]), cells[2], cells[3], over)
        if found is None:
            return self
        cells[2:4] = found
        return replace(self, game=tuple(cells))

    def is_earlier(self, other: "Whole") -> bool:
        """Whether the other is this game, played on."""
        return (
            all(self.game[place] == other.game[place] for place in _SAME)
            and len(self.answers) < len(other.answers)
            and self.answers == other.answers[: len(self.answers)]
        )


def _whole(there: Statements, game_id: str) -> Whole | None:
    games = there.find(f"SELECT {_GAME} FROM games WHERE id = ?", game_id)
    if not games:
        return None
    checkpoints = there.find(
        "SELECT c.document FROM checkpoints c JOIN games g ON g.number = c.game WHERE g.id = ?", game_id
    )
    answers = there.find(
        f"SELECT {', '.join(f'a.{column}' for column in _ANSWER)}"
        " FROM answers a JOIN games g ON g.number = a.game WHERE g.id = ? ORDER BY a.number",
        game_id,
    )
    return Whole(games[0], checkpoints[0][0] if checkpoints else None, answers)


class _GamesFile:
    """A file of games, opened as the store opens it."""

    def __init__(self, file: Path) -> None:
        """Open the file. Raises `StoreError`."""
        self._file = file
        self._database: sqlite3.Connection = schema.connect(file)

    def read(self, look: Callable[[Statements], Found]) -> Found:
        """What `look` finds, all from one moment."""
        with in_words(self._file):
            return in_transaction(self._database, "BEGIN", look)

    def write(self, work: Callable[[Statements], Found], *, alone: bool = False) -> Found:
        """Do this in one transaction; a file has only one writer at a time anyway."""
        with in_words(self._file):
            return in_transaction(self._database, "BEGIN IMMEDIATE", work)

    def close(self) -> None:
        """Close the file, for other programs too."""
        self._database.close()


@contextmanager
def games_in(where: Path | str) -> Iterator[Games]:
    """The games in a file, which is made if there is none, or at an address. Raises `StoreError`."""
    if is_address(where):
        with with_psycopg():
            from tabletop_tui.store.club.link import Link
        games: Games = DatabaseGames(Link(Address.of(str(where))))
    else:
        games = Games(_GamesFile(Path(where)))
    try:
        yield games
    finally:
        games.place.close()


@dataclass(slots=True)
class Outcome:
    """What was copied, and what was left alone."""

    counts: Counter[str] = field(default_factory=Counter)
    """How many games or guests were `COPIED`, `GROWN`, `THERE` or `DIFFERS`."""
    became: dict[str, str] = field(default_factory=dict)
    """The outcome for each game, by id."""
    left: list[Message] = field(default_factory=list)
    """What was left alone, and why."""


def copy_games(
    source: Games,
    target: Games,
    progress: Callable[[int, int], None],
    change: Change = lambda _id, _head, _people, _over: None,
) -> Outcome:
    """Copy all games, with this `change`; `progress` is called with how many of how many are done.

    Raises `StoreError`.
    """
    outcome, ids = Outcome(), source.ids()
    for done, game_id in enumerate(ids):
        progress(done, len(ids))
        try:
            game = source.whole(game_id)
        except StoreError as error:
            if error.reason.id != "saves-game-damaged":
                raise
            outcome.left.append(error.reason)
            continue
        if game is None:
            continue
        became = target.put(game.changed(change))
        outcome.counts[became] += 1
        outcome.became[game_id] = became
        if became == DIFFERS:
            outcome.left.append(Message("database-game-differs", {"id": game_id}))
    return outcome
