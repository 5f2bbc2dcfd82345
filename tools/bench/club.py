"""Servers of a club at one PostgreSQL: one process against four, and how soon one shows another's answers.

Part of `make bench-serve`. Servers are `tabletop serve` as a club starts them, but with room for more guests
and tables than `limits.py` gives them. Guests come from one process with asyncssh over the loopback, on the
same machine: what processor time they take is told with every figure. The database flushes what it keeps to
the disk.
"""

import asyncio
import contextlib
import gc
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import COLOURS, Person
from tests import postgres
from tools.bench import postgres as bench_postgres
from tools.bench.figures import Figure, percentile

LOOK, ANSWER = b"\t", b"\r"
"""Another player's boards, which every screen shows at any turn; and an answer, for the seat that decides."""
KEYS = (LOOK, LOOK, ANSWER, b"\x1b[B")
"""What busy guests press. Only looks are timed: every one of them is seen."""
A_KEY_EVERY = 3.0
"""Seconds from one key of a busy guest to the next, on average."""
LONGEST = 10.0
"""Seconds after which an echo is given up; it counts as having taken that long."""
AT_ONCE = 8
"""How many guests come in at a time."""
SECONDS = 20.0
CROWDS = ((1, 100), (4, 100), (4, 400), (1, 400))
"""Servers and guests."""
SHORT = ((1, 20), (4, 20))
"""The same, to try whether measuring works."""
MOST = 128
"""Guests that one server is meant for (`limits.py`)."""
ANSWERS_SEEN = 25.0
"""Seconds for which answers at one server are watched at another."""


# -- the servers -------------------------------------------------------------------------------------


def serve(arguments: Sequence[str]) -> int:
    """`tabletop serve` with room for as many as are measured."""
    from tabletop_tui.cli import main as cli
    from tabletop_tui.serve import limits, running

    @dataclass(slots=True)
    class Roomy(limits.Limits):
        strangers: int = 1000
        guests: int = 1000
        tables: int = 1000

    limits.Limits = running.Limits = Roomy  # type: ignore[misc, attr-defined]
    return cli.main(["serve", *arguments])


@dataclass
class Servers:
    """One server, or several behind one port."""

    process: "subprocess.Popen[bytes]"
    port: int

    @property
    def pids(self) -> list[int]:
        """The process that was started, and those that it has started itself."""
        first = self.process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    @property
    def processor(self) -> float:
        """Seconds of processor time so far."""
        return sum(time.clock_gettime((~pid << 3) | 2) for pid in self.pids)

    @property
    def memory(self) -> float:
        """Memory in MB, with what they share counted once."""
        texts = [Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in self.pids]
        return sum(int(text.split("\nPss:")[1].split()[0]) for text in texts) / 1024


@contextlib.contextmanager
def serving(base: postgres.Base, folder: Path, workers: int) -> Iterator[Servers]:
    """Servers behind a free port, until the end of the block."""
    port = free_port()
    more = ["--workers", str(workers)] if workers > 1 else []
    command = [sys.executable, "-m", "tools.bench.club", "--serve", "--no-screen", "--behind-sshd"]
    environ = {
        "TABLETOP_HOME": str(folder),
        "TABLETOP_DATABASE": base.address,
        "LC_ALL": "C.UTF-8",
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(Path.cwd()),
    }
    process = subprocess.Popen(
        [*command, "--port", str(port), *more],
        env=environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert process.stdout is not None
    try:
        while b"Ctrl+C" not in (line := process.stdout.readline()):
            if not line:
                raise RuntimeError("the servers have ended at once")
        yield Servers(process, port)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            _ = process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            _ = process.wait()


def free_port() -> int:
    """A port that no one has."""
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def open_tables(base: postgres.Base, tables: int, seats: int, games: Sequence[str] = BUILT) -> None:
    """Tables for guests called `g0`, `g1`, ..., in order; all that was there before is gone."""
    with base.admin() as admin:
        admin.execute("SET client_min_messages TO warning")
        admin.execute("DROP SCHEMA IF EXISTS tabletop CASCADE")
    with open_store(base.address) as store:
        for table in range(tables):
            people = [Person(f"g{table * seats + n}", COLOURS[n], "remote") for n in range(seats)]
            Session.new(load_rules(games[table % len(games)]), people, table + 1, store=store).close()


# -- guests ------------------------------------------------------------------------------------------


class Screen(asyncssh.SSHClientSession[bytes]):
    """Notes when something arrives, and how much."""

    def __init__(self) -> None:
        self.bytes = 0
        self.first = 0.0
        self.arrived = asyncio.Event()

    def data_received(self, data: bytes, datatype: Any) -> None:
        self.bytes += len(data)
        if not self.arrived.is_set():
            self.first = time.perf_counter()
            self.arrived.set()


@dataclass
class Guest:
    """A guest at a full screen of 120x36."""

    connection: asyncssh.SSHClientConnection
    channel: "asyncssh.SSHClientChannel[bytes]"
    screen: Screen
    waits: list[float] = field(default_factory=list)
    """Seconds from each look to its echo."""
    keys: int = 0
    unseen: int = 0
    """Looks without an echo."""

    @classmethod
    async def come(cls, port: int, name: str, key: asyncssh.SSHKey) -> "Guest":
        connection = await asyncssh.connect(
            "127.0.0.1",
            port,
            username=name,
            client_keys=[key],
            known_hosts=None,
            config=None,
            agent_path=None,
            compression_algs=["none"],
        )
        screen = Screen()
        channel, _ = await connection.create_session(
            lambda: screen, term_type="xterm-256color", term_size=(120, 36), encoding=None
        )
        async with asyncio.timeout(60):
            await screen.arrived.wait()
        return cls(connection, channel, screen)

    async def press(self, key: bytes) -> float | None:
        """Seconds to the first byte that arrives; `None` if none does."""
        self.screen.arrived.clear()
        began = time.perf_counter()
        self.channel.write(key)
        self.keys += 1
        try:
            async with asyncio.timeout(LONGEST if key == LOOK else 0.5):
                await self.screen.arrived.wait()
        except TimeoutError:
            return None
        return self.screen.first - began

    async def play(self, seconds: float, chance: random.Random) -> None:
        """Press keys for a while."""
        end = time.perf_counter() + seconds
        await asyncio.sleep(chance.random() * A_KEY_EVERY)
        while (began := time.perf_counter()) < end:
            key = chance.choice(KEYS)
            wait = await self.press(key)
            if key == LOOK:
                self.waits.append(LONGEST if wait is None else wait)
                self.unseen += wait is None
            pause = chance.uniform(0.5, 1.5) * A_KEY_EVERY
            await asyncio.sleep(max(0.1, pause - (time.perf_counter() - began)))


async def all_come(port: int, names: Sequence[str]) -> list[Guest]:
    """Have guests come, `AT_ONCE` at a time."""
    door = asyncio.Semaphore(AT_ONCE)

    async def one(name: str) -> Guest:
        async with door:
            return await Guest.come(port, name, asyncssh.generate_private_key("ssh-ed25519"))

    return list(await asyncio.gather(*(one(name) for name in names)))


# -- what is measured --------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def opened(
    base: postgres.Base, workers: int, guests: int
) -> AsyncIterator[tuple[Servers, list[Guest]]]:
    """Servers with all guests at their tables."""
    await asyncio.to_thread(open_tables, base, (guests + 3) // 4, 4)
    with tempfile.TemporaryDirectory() as folder:
        running = serving(base, Path(folder), workers)
        servers = await asyncio.to_thread(running.__enter__)
        try:
            await rehearsed(servers)
            here = await all_come(servers.port, [f"g{number}" for number in range(guests)])
            await asyncio.sleep(2.0)
            yield servers, here
            for each in here:
                each.connection.abort()
        finally:
            await asyncio.to_thread(running.__exit__, None, None, None)


async def rehearsed(servers: Servers) -> None:
    """Wait until the servers have built what guests would have to wait for, and are idle."""
    await asyncio.sleep(1.5)
    for _ in range(20):
        before = servers.processor
        await asyncio.sleep(0.5)
        if servers.processor - before < 0.05:
            break


async def crowd(base: postgres.Base, workers: int, guests: int, seconds: float) -> Figure:
    """Guests at tables for four, each of whom presses a key every few seconds."""
    async with opened(base, workers, guests) as (servers, here):
        chance = random.Random(7)
        gc.collect()
        gc.disable()  # the guests' own process must not be what is measured
        served, own, machine = servers.processor, time.process_time(), machine_busy()
        began = time.perf_counter()
        _ = await asyncio.gather(*(each.play(seconds, chance) for each in here))
        took = time.perf_counter() - began
        served, own = (servers.processor - served) / took, (time.process_time() - own) / took
        machine = (machine_busy() - machine) / took
        memory = servers.memory
        gc.enable()
    waits = [wait * 1000 for each in here for wait in each.waits]
    keys, unseen = sum(each.keys for each in here), sum(each.unseen for each in here)
    lost = f", {unseen} never seen" if unseen else ""
    who = f"{workers} processes" if workers > 1 else "one process"
    a_key = 1000 * served * took / keys
    in_short = (
        f"p50 {percentile(waits, 50):.0f} ms, p99 {percentile(waits, 99):.0f} ms; {len(waits)} looks{lost}, "
        f"{keys / took:.0f} keys a second; of {os.cpu_count()} cores the servers took {served:.2f}, "
        f"the simulated guests {own:.2f}, all together {machine:.2f}; "
        f"{a_key:.1f} ms a key, {memory:.0f} MB"
    )
    name = f"key to its echo, {guests} guests, {who}, p95"
    must = 250 if guests / workers < MOST else 1000 * LONGEST  # what a server that is too full comes to
    return Figure(name, percentile(waits, 95), must, 80, " ms", measured=in_short)


def machine_busy() -> float:
    """Seconds of processor time that the whole machine has spent."""
    fields = Path("/proc/stat").read_text().partition("\n")[0].split()[1:9]
    user, nice, system, _idle, _waiting, interrupts, soft, stolen = map(int, fields)
    return (user + nice + system + interrupts + soft + stolen) / os.sysconf("SC_CLK_TCK")


async def across(base: postgres.Base, seconds: float) -> list[Figure]:
    """A table for two whose players are at two servers: from a key to the other's screen."""
    await asyncio.to_thread(open_tables, base, 1, 2, ["orbis"])
    with tempfile.TemporaryDirectory() as folder:
        one = serving(base, Path(folder), 1)
        other = serving(base, Path(folder), 1)
        servers = await asyncio.to_thread(one.__enter__), await asyncio.to_thread(other.__enter__)
        try:
            for server in servers:
                await rehearsed(server)
            here = [(await all_come(server.port, [f"g{number}"]))[0] for number, server in enumerate(servers)]
            await asyncio.sleep(2.0)
            own, others = await _answers(here, seconds)
            for each in here:
                each.connection.abort()
        finally:
            for running in (one, other):
                await asyncio.to_thread(running.__exit__, None, None, None)
    name = "answer at one server to the other player's screen at another, p95"
    if min(len(own), len(others)) < 2:
        return [Figure(name, float("inf"), 250, 80, " ms", measured="too few answers")]
    in_short = (
        f"p50 {percentile(others, 50):.0f} ms, p99 {percentile(others, 99):.0f} ms; {len(others)} answers"
    )
    echo = f"the player's own screen p50 {percentile(own, 50):.0f} ms, p95 {percentile(own, 95):.0f} ms"
    return [
        Figure(
            name,
            percentile(others, 95),
            250,
            80,
            " ms",
            measured=f"{in_short}; {echo}",
        )
    ]


async def _answers(here: Sequence[Guest], seconds: float) -> tuple[list[float], list[float]]:
    """Milliseconds from an answer to the screen of the player who gave it, and to the other player's."""
    own: list[float] = []
    others: list[float] = []
    end = time.perf_counter() + seconds
    each, other = here
    while time.perf_counter() < end:
        await asyncio.sleep(0.25)  # a question that has just come up takes no key yet
        other.screen.arrived.clear()
        began = time.perf_counter()
        echo = await each.press(ANSWER)
        try:
            async with asyncio.timeout(0.5):
                await other.screen.arrived.wait()
        except TimeoutError:  # it's the other's turn
            each, other = other, each
            continue
        others.append((other.screen.first - began) * 1000)
        if echo is not None:
            own.append(echo * 1000)
    return own, others


async def figures(parts: Sequence[str], *, short: bool) -> AsyncGenerator[Figure, None]:
    """The figures of some parts; where there is no PostgreSQL none, and a sentence that says so."""
    seconds = 6.0 if short else SECONDS
    try:
        with bench_postgres.database() as base:
            if "database" in parts:
                for figure in await bench_postgres.measured(base):
                    yield figure
            if "across" in parts:
                for figure in await across(base, 6.0 if short else ANSWERS_SEEN):
                    yield figure
            for workers, guests in (SHORT if short else CROWDS) if "workers" in parts else ():
                yield await crowd(base, workers, guests, seconds)
    except pytest.skip.Exception as missing:
        print(missing, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(serve(sys.argv[2:]))
