"""PostgreSQL as the store of a club: answers a second that are safe on the disk, and how soon others hear.

Part "database" of `make bench-serve`. The database flushes every transaction, as usual.
"""

import asyncio
import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryFile
from time import perf_counter, process_time

from tabletop_tui.store import Hold, Row, Store, open_store
from tests import postgres
from tests.store.playing import started
from tools.bench.figures import Figure, percentile
from tools.bench.store import flush

SECONDS = 4.0
FLUSHES = 100
HEARD = 200
"""How many answers are followed from one server to another."""


@contextmanager
def database() -> Iterator[postgres.Base]:
    """An empty database that flushes what it keeps, on a server that is stopped afterwards."""
    postgres.prepare()
    settings = dict(postgres.SETTINGS)
    postgres.SETTINGS["fsync"] = "on"
    try:
        yield from postgres.base(postgres.own())
    finally:
        postgres.SETTINGS.update(settings)
        postgres.end()


def begun(store: Store, seed: int) -> Hold:
    """A new game."""
    session = started(None, 2, seed)
    return store.create(session.record.saved, session.record.status)


def answer(number: int) -> Row:
    """A row such as a game makes."""
    return Row(number, "answer", 0, "choose a place", "place:4-7", "0123456789abcdef")


def write(address: str, seed: int, results: "multiprocessing.Queue[tuple[int, float, list[float]]]") -> None:
    """One server: writes answers one after another, as a writer thread does."""
    with open_store(address) as store:
        hold = begun(store, seed)
        number, took, spent, end = 0, [], process_time(), perf_counter() + SECONDS
        while (start := perf_counter()) < end:
            number += 1
            hold.append([answer(number)], 0)
            took.append(perf_counter() - start)
        results.put((number, process_time() - spent, took))


def durable(base: postgres.Base, servers: int, must: float, aim: float) -> Figure:
    """Answers that this many servers keep in a second."""
    context = multiprocessing.get_context("forkserver")
    results: multiprocessing.Queue[tuple[int, float, list[float]]] = context.Queue()
    running = [context.Process(target=write, args=(base.address, seed, results)) for seed in range(servers)]
    for each in running:
        each.start()
    found = [results.get(timeout=10 * SECONDS) for _ in running]
    for each in running:
        each.join()
    count = sum(number for number, _, _ in found)
    took = [1e3 * each for _, _, every in found for each in every]
    spent = 1e3 * sum(cpu for _, cpu, _ in found) / count
    return Figure(
        f"answers durable in PostgreSQL, {servers} server{'s' * (servers > 1)}, a second",
        count / SECONDS,
        must=must,
        aim=aim,
        more_is_better=True,
        measured=f"p50 {percentile(took, 50):.1f} ms, p99 {percentile(took, 99):.1f} ms, "
        f"{spent:.2f} ms of a server's processor each; one flush of the disk {1e3 * one_flush():.1f} ms",
    )


def one_flush() -> float:
    """How long the disk takes for a page, median, in seconds."""
    with TemporaryFile() as file:
        took = [flush(file.fileno()) for _ in range(FLUSHES)]
    return percentile(took, 50)


async def heard(base: postgres.Base) -> Figure:
    """From an answer that is given at one server until another has read it."""
    took: list[float] = []
    with open_store(base.address) as one, open_store(base.address) as other:
        hold = await asyncio.to_thread(begun, one, 9)
        announced = other.announcements()
        _ = await anext(announced)
        for number in range(1, HEARD + 1):
            start = perf_counter()
            await asyncio.to_thread(hold.append, [answer(number)], 0)
            while (await anext(announced)).number != number:
                continue
            rows = await asyncio.to_thread(other.rows_since, hold.game_id, number - 1)
            took.append(1e3 * (perf_counter() - start))
            assert [row.number for row in rows] == [number]
        await announced.aclose()
    return Figure(
        "an answer kept by one server and read by another, p95",
        percentile(took, 95),
        must=200,
        aim=50,
        unit=" ms",
        measured=f"p50 {percentile(took, 50):.1f} ms, p99 {percentile(took, 99):.1f} ms, {HEARD} answers",
    )


async def measured(base: postgres.Base) -> list[Figure]:
    """All figures of the database: half a minute."""
    one, four = await asyncio.to_thread(lambda: (durable(base, 1, 50, 200), durable(base, 4, 100, 400)))
    return [one, four, await heard(base)]
