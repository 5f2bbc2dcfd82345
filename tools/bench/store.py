"""How long it takes until an answer is safe on the disk, beside one flush of that disk."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import rulesets
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store import Row, Status
from tabletop_tui.store.database import SqliteStore
from tabletop_tui.store.people import Person
from tools.bench.figures import Figure

ANSWERS = 150
PAGE = 4096


class TimedStore(SqliteStore):
    """A store that remembers how long each write took."""

    def __init__(self, file: Path) -> None:
        """As `SqliteStore`."""
        super().__init__(file)
        self.took: list[float] = []

    def write(
        self,
        number: int,
        rows: Sequence[Row],
        turn: int | None,
        checkpoint: Mapping[str, Any] | None,
        status: Status | None,
    ) -> None:
        """As `SqliteStore.write`, timed."""
        start = perf_counter()
        super().write(number, rows, turn, checkpoint, status)
        self.took.append(perf_counter() - start)


def flush(handle: int) -> float:
    """Append a page to a file and flush it. Returns how long that took."""
    start = perf_counter()
    os.write(handle, bytes(PAGE))
    os.fsync(handle)
    return perf_counter() - start


def figures() -> list[Figure]:
    """Every game's answers."""
    return [durable(game) for game in rulesets.BUILT]


def durable(game: str) -> Figure:
    """Answers of a game and flushes in turns, in the same folder on the same disk."""
    chance = Random(4)
    people = [Person("Ana", "red"), Person("Ben", "blue")]
    flushes: list[float] = []
    with TemporaryDirectory(prefix=".bench-", dir=Path.cwd()) as folder:
        handle = os.open(Path(folder) / "flushed", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
        with TimedStore(Path(folder) / "games.sqlite3") as store:
            seed = 0
            while len(flushes) < ANSWERS:
                seed += 1
                with Session.new(rulesets.load_rules(game), people, seed, {}, store) as session:
                    while session.record.decision is not None and len(flushes) < ANSWERS:
                        flushes.append(flush(handle))
                        session.do(acts.answer(chance.choice(session.record.decision.options).key))
                        session.do(acts.take_over)
            took = store.took
        os.close(handle)
    return Figure(
        f"{game}: a decision made durable, beyond one flush of the disk, median",
        1e3 * (median(took) - median(flushes)),
        must=1,
        aim=0.15,
        unit=" ms",
        measured=f"written {1e3 * median(took):.2f} ms, one flush {1e3 * median(flushes):.2f} ms, "
        f"{len(took)} answers",
    )
