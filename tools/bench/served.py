"""A server in a process of its own, with real tables, and players at it over the loopback, with asyncssh.

`python -m tools.bench.served FOLDER TABLES NAMES` is that process.
"""

import asyncio
import contextlib
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncssh

if TYPE_CHECKING:
    from tabletop_tui.serve.reception import Reception

LOOK, ANSWER = b"\t", b"\r"
"""Another player's boards, which draws most of the screen at any turn; and an answer, which does
something only for the seat that decides."""
KEYS = (LOOK, LOOK, ANSWER, b"\x1b[B")
"""What busy guests press. Only looks are timed: every one of them is seen."""
QUIET = "quiet"
"""The part of a measuring in which no stalls are noted: that alone takes 1 to 3 % of a core, more on a busy
machine."""


# -- the server --------------------------------------------------------------------------------------------


async def serve(folder: Path, tables: int, names: int = 0) -> None:
    """Serve tables for four with seats called `g0`, `g1`, ...; tell the port, and at the end the stalls.

    `names` is how many other names the guest book holds.
    """
    from tabletop_tui.host.paths import Paths
    from tabletop_tui.host.settings import Settings
    from tabletop_tui.serve import memory
    from tabletop_tui.serve.book.guests import Guestbook
    from tabletop_tui.serve.limits import Limits
    from tabletop_tui.serve.lines.hostkey import host_key
    from tabletop_tui.serve.lines.streams import kept_apart
    from tabletop_tui.serve.log import ConnectionLog
    from tabletop_tui.serve.reception import Reception
    from tabletop_tui.serve.rehearsal import rehearse
    from tabletop_tui.serve.running import preload
    from tabletop_tui.serve.server import Server
    from tabletop_tui.store import open_store
    from tabletop_tui.text.words import Words

    preload()
    paths = Paths.below(folder)
    paths.data.mkdir(parents=True)
    with open_store(paths.saves) as store, Guestbook(paths.data / "people.sqlite3") as book:
        _write_names(paths.data / "people.sqlite3", names)
        house = Reception(store, book=book, glance=0.0)
        await _open_tables(house, tables)
        memory.tune()
        limits = Limits(
            connections_a_minute=1e6,
            burst=10**6,
            strangers_per_address=64,
            known_a_second=1e6,
            known_burst=10**6,
            known_at_once=64,
            guests=256,
            stranger_seconds=0.0,
        )
        log = ConnectionLog(file=folder / "log.jsonl")
        key = host_key(paths.data)
        server = Server(house, paths, Settings(), Words("en"), book, key, log, limits=limits)
        port = await server.start("127.0.0.1", 0)
        with kept_apart():
            await rehearse(paths, server.opening)
            memory.tune()
            os.write(1, b"%d\n" % port)
            parts = await _stalls_by_part()
            await server.stop()
        (folder / "stalls.json").write_text(json.dumps(parts))


def _write_names(file: Path, names: int) -> None:
    """Write names into a guest book at once; one login each would take an hour."""
    with contextlib.closing(sqlite3.connect(file)) as book, book:
        rows = (
            {"folded": f"member {n}", "name": f"Member {n}", "key": f"SHA256:{n:043}"} for n in range(names)
        )
        _ = book.executemany("INSERT INTO people VALUES (:folded, :name, :key, 0.0, 0.0)", rows)


async def _open_tables(house: "Reception", tables: int) -> None:
    """Open that many tables, each of another game, with four seats for guests."""
    from rulesets import BUILT, load_rules
    from tabletop_tui.store.people import COLOURS, Person

    for table in range(tables):
        names = [f"g{table * 4 + seat}" for seat in range(4)]
        people = [Person(name, COLOURS[seat], "remote") for seat, name in enumerate(names)]
        _ = await house.tables.open(load_rules(BUILT[table % len(BUILT)]), people)


async def _stalls_by_part() -> dict[str, list[float]]:
    """Measure stalls, by the parts that are named on the standard input, until an empty line."""
    parts: dict[str, list[float]] = {}
    beating = asyncio.ensure_future(_heart(parts.setdefault("arriving", [])))
    while name := (await asyncio.to_thread(sys.stdin.readline)).strip():
        beating.cancel()
        if name != QUIET:
            beating = asyncio.ensure_future(_heart(parts.setdefault(name, [])))
    beating.cancel()
    return parts


async def _heart(stalls: list[float]) -> None:
    """Note every 5 ms how late the loop was, but not because other programs used the processor."""
    loop = asyncio.get_running_loop()
    while True:
        due, used = loop.time() + 0.005, time.thread_time()
        await asyncio.sleep(0.005)
        stalls.append(max(0.0, min(loop.time() - due, time.thread_time() - used)))


@dataclass
class Host:
    """A running server, seen from outside."""

    process: "subprocess.Popen[str]"
    port: int
    folder: Path
    keys: dict[str, asyncssh.SSHKey] = field(default_factory=dict)
    players: "list[Player]" = field(default_factory=list)
    """Who has come."""

    def key(self, name: str) -> asyncssh.SSHKey:
        return self.keys.setdefault(name, asyncssh.generate_private_key("ssh-ed25519"))

    @property
    def memory(self) -> float:
        """Resident memory in MB."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.split("VmRSS:")[1].split()[0]) / 1024

    @property
    def processor(self) -> float:
        """Seconds of processor time so far: Linux's own clock of a process, which /proc rounds to 10 ms."""
        return time.clock_gettime((~self.process.pid << 3) | 2)

    def mark(self, part: str) -> None:
        """Another part of the measuring begins."""
        assert self.process.stdin is not None
        _ = self.process.stdin.write(f"{part}\n")
        self.process.stdin.flush()

    def end(self) -> dict[str, list[float]]:
        """Close it. Returns how late its loop was, by parts: the first is `arriving`."""
        if self.process.poll() is None:
            with contextlib.suppress(OSError):
                _ = self.process.communicate("\n", timeout=60)
        found = self.folder / "stalls.json"
        return json.loads(found.read_text()) if found.exists() else {}


def _started(command: list[str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


@contextlib.asynccontextmanager
async def hosting(tables: int, names: int = 0) -> AsyncIterator[Host]:
    """A server in a process of its own."""
    with tempfile.TemporaryDirectory() as name:
        command = [
            sys.executable,
            "-m",
            "tools.bench.served",
            name + "/home",
            str(tables),
            str(names),
        ]
        process = await asyncio.to_thread(_started, command)
        assert process.stdout is not None
        try:
            port = int(await asyncio.to_thread(process.stdout.readline))
            yield Host(process, port, Path(name) / "home")
        finally:
            if process.poll() is None:
                process.kill()
            process.wait()


# -- guests ------------------------------------------------------------------------------------------------


class Session(asyncssh.SSHClientSession[bytes]):
    """Counts what arrives, and notes when."""

    def __init__(self) -> None:
        self.bytes = 0
        self.first = self.last = 0.0
        self.arrived = asyncio.Event()

    def data_received(self, data: bytes, datatype: Any) -> None:
        self.bytes += len(data)
        self.last = time.perf_counter()
        if not self.arrived.is_set():
            self.first = self.last
            self.arrived.set()


@dataclass(frozen=True)
class Echo:
    """What came of a key."""

    key: bytes
    wait: float
    """Milliseconds to the first byte."""
    bytes: int


@dataclass
class Player:
    """A guest at a terminal."""

    connection: asyncssh.SSHClientConnection
    channel: asyncssh.SSHClientChannel[bytes]
    session: Session
    first: int = 0
    """Bytes to the first screen."""

    @classmethod
    async def come(
        cls, host: Host, name: str, size: tuple[int, int] = (120, 36), rests: float = 0.25
    ) -> "Player":
        """A guest comes in; their first screen is complete when nothing more has come for so many seconds."""
        connection = await asyncssh.connect(
            "127.0.0.1",
            host.port,
            username=name,
            client_keys=[host.key(name)],
            known_hosts=None,
            config=None,
            agent_path=None,
            compression_algs=["none"],
        )
        session = Session()
        channel, _ = await connection.create_session(
            lambda: session, term_type="xterm-256color", term_size=size, encoding=None
        )
        player = cls(connection, channel, session)
        async with asyncio.timeout(60):
            await session.arrived.wait()
            for _ in range(200):
                await asyncio.sleep(max(0.0, session.last + rests - time.perf_counter()))
                if time.perf_counter() - session.last >= rests:
                    break
        player.first = session.bytes
        host.players.append(player)
        return player

    async def press(self, key: bytes) -> "Echo | None":
        """What came of a key; `None` if nothing changed."""
        before, began = self.session.bytes, time.perf_counter()
        self.session.arrived.clear()
        self.channel.write(key)
        try:
            async with asyncio.timeout(1.0):
                await self.session.arrived.wait()
        except TimeoutError:
            return None
        took = self.session.first - began
        await asyncio.sleep(0.08)
        return Echo(key, took * 1000, self.session.bytes - before)

    async def play(self, seconds: float, rng: random.Random, pause: float) -> list[Echo]:
        """Press keys for a while."""
        answers = []
        end = time.perf_counter() + seconds
        await asyncio.sleep(rng.random() * pause)
        while time.perf_counter() < end:
            answer = await self.press(rng.choice(KEYS))
            if answer is not None:
                answers.append(answer)
            await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)
        return answers


def main() -> None:
    """Serve until a line comes."""
    from tabletop_tui.serve.lines import fairloop

    folder, tables, names = sys.argv[1:]
    fairloop.run(serve(Path(folder), int(tables), int(names)))


if __name__ == "__main__":
    main()
