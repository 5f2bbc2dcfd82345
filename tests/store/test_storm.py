"""Servers write while their connections are cut and the database is killed: each row is there once."""

import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tabletop_tui.store import Row, Store, StoreError, open_store
from tests import postgres
from tests.store.playing import started
from tests.whole import sampled

SECONDS = sampled(4, 60)
WRITERS = 3


@pytest.fixture
def base() -> Iterator[postgres.Base]:
    """A database of a server that no other test uses: it is going to be killed."""
    yield from postgres.base(postgres.own())


class Writer:
    """A server that adds rows to a game, one after the other, and remembers which were confirmed."""

    def __init__(self, address: str, number: int) -> None:
        self.store: Store = open_store(address)
        session = started(None, 2, number)
        self.hold = self.store.create(session.record.saved, session.record.status)
        self.kept: list[Row] = []
        self.heard: Counter[str] = Counter()
        self.longest = 0.0
        self.failure: BaseException | None = None
        self._chance = random.Random(number)

    def write(self, ended: threading.Event) -> None:
        """As a server does: what wasn't kept is tried again, and what may have been kept is looked up."""
        try:
            while not ended.is_set():
                number = len(self.kept) + 1
                row = Row(number, "answer", 0, "kind", str(self._chance.random()), "digest")
                begun = time.monotonic()
                try:
                    self.hold.append([row], 0)
                except StoreError as error:
                    self.heard[error.reason.id] += 1
                    with suppress(StoreError):
                        self._catch_up(row)
                else:
                    self.kept.append(row)
                self.longest = max(self.longest, time.monotonic() - begun)
        except BaseException as error:  # noqa: BLE001 - it fails the test
            self.failure = error

    def _catch_up(self, row: Row) -> None:
        there = self.store.rows_since(self.hold.game_id, len(self.kept))
        assert there in ([], [row])
        self.kept += there


def test_no_row_is_lost_and_none_is_doubled_whatever_happens_to_the_database(base: postgres.Base) -> None:
    writers = [Writer(base.address, number) for number in range(WRITERS)]
    ended = threading.Event()
    threads = [threading.Thread(target=writer.write, args=(ended,)) for writer in writers]
    for thread in threads:
        thread.start()
    chance, begun, number = random.Random(2), time.monotonic(), 0

    def enough() -> bool:
        return time.monotonic() > begun + SECONDS and all(len(writer.kept) > 50 for writer in writers)

    while number < 4 or not (enough() or time.monotonic() > begun + 10 * SECONDS):  # slow machines
        time.sleep(chance.uniform(0.1, 0.6))
        if number % 3 == 1:
            base.server.stop("immediate")
            time.sleep(chance.choice((0.0, 0.3)))
            base.server.start()
        else:
            base.cut()
        number += 1
    ended.set()
    for thread in threads:
        thread.join()
    with open_store(base.address) as store:
        for writer in writers:
            assert writer.failure is None
            assert store.load(writer.hold.game_id).rows == writer.kept
            assert len(writer.kept) > 50
            assert set(writer.heard) <= {"database-unreachable", "database-cut"}
            assert writer.longest < 10
            writer.store.close()
