"""What a calm guest notices of others: who hammers keys, reads slowly, or logs in without a break.

Part of `make bench-serve PARTS=abuse`; alone: `PARTS=beside`. The load comes from `tools.bench.load`.
"""

import asyncio
import json
import sys
import tempfile
import time
from dataclasses import dataclass

from tools.bench.figures import Figure, percentile
from tools.bench.served import Host, Player, hosting

UP, DOWN = b"\x1b[A", b"\x1b[B"
PAUSE = 0.2
"""Seconds between two keys of the calm guest."""
COMING = 120.0
"""Seconds in which all of a load has to have come in."""
CALM = 10.0
"""Seconds after a load until all has to be as before."""


@dataclass(frozen=True)
class Load:
    """What is done beside the calm guest, and how long the echo of its keys may take then (p95, in ms)."""

    kind: str
    name: str
    must: float
    aim: float
    tables: int
    names: int = 0
    """How many names the guest book holds before."""


LOADS = (
    Load("three", "one person hammering on three connections", 50, 25, 3),
    Load("slow", "six slow readers who hammer", 50, 25, 4),
    Load("thirty", "thirty guests hammering, 240x80", 150, 80, 9),
    Load("hundred", "a hundred hammering, 240x80", 400, 150, 26),
    Load("logins", "four who log in without a break, 50,000 names", 100, 40, 3, 50_000),
)


async def _calm(host: Host) -> Player:
    """The player whose turn it is at the first table, whose cursor can move."""
    for number in range(4):
        player = await Player.come(host, f"g{number}")
        if await player.press(DOWN) is not None and await player.press(UP) is not None:
            return player
        player.connection.abort()
    raise RuntimeError("no player at the first table has a cursor to move")


async def _echo(calm: Player, key: bytes) -> float:
    """Milliseconds until the terminal of the calm guest has got an answer."""
    began = time.perf_counter()
    calm.session.arrived.clear()
    calm.channel.write(key)
    async with asyncio.timeout(30):
        await calm.session.arrived.wait()
    return (calm.session.first - began) * 1000


async def _move(calm: Player, until: asyncio.Event) -> list[float]:
    """Move the cursor down and up until this happens."""
    echoes: list[float] = []
    while not until.is_set():
        echoes.append(await _echo(calm, UP if len(echoes) % 2 else DOWN))
        await asyncio.sleep(PAUSE)
    return echoes


async def _spent(host: Host, seconds: float) -> float:
    """Per cent of a core that the server uses."""
    before = host.processor
    await asyncio.sleep(seconds)
    return (host.processor - before) / seconds * 100


async def beside(load: Load) -> list[Figure]:
    """One load with the calm guest beside it."""
    with tempfile.TemporaryDirectory() as keys:
        async with hosting(load.tables, load.names) as host:
            calm = await _calm(host)
            quiet, ended = asyncio.Event(), asyncio.Event()
            _ = asyncio.get_running_loop().call_later(3.0, quiet.set)
            alone = await _move(calm, quiet)
            await asyncio.sleep(1.0)
            before, memory = await _spent(host, 2.0), host.memory
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tools.bench.load", load.kind, str(host.port), keys),
                stdout=asyncio.subprocess.PIPE,
            )
            assert process.stdout is not None
            async with asyncio.timeout(COMING):
                _ = await process.stdout.readline()
            host.mark(load.kind)
            used = host.processor
            moving = asyncio.ensure_future(_move(calm, ended))
            async with asyncio.timeout(COMING):
                found = json.loads(await process.stdout.readline())
            used = host.processor - used
            ended.set()
            echoes = await moving
            _ = await process.wait()
            host.mark("after")
            await asyncio.sleep(CALM)
            after, grown = await _spent(host, 2.0), host.memory - memory
            calm.connection.abort()
            stall = max(host.end().get(load.kind) or [0.0]) * 1000
    shown = [size / 1000 for size in found["shown"]]
    others = f"; others were shown {min(shown):.0f} to {max(shown):.0f} kB each" if shown else ""
    others += f"; {found['logins']} logins" if found["logins"] else ""
    return [
        Figure(
            f"{load.name}: a calm guest's key to its echo, p95",
            percentile(echoes, 95),
            load.must,
            load.aim,
            " ms",
            measured=f"p50 {percentile(echoes, 50):.0f}, longest {max(echoes):.0f} ms, {len(echoes)} keys,"
            f" alone {percentile(alone, 50):.0f} ms; {used:.1f} s of processor time{others}",
        ),
        Figure(
            "the same: longest stall",
            stall,
            100,
            30,
            " ms",
            measured=f"ten seconds later {after:.1f} % of a core ({before:.1f} before), {grown:+.0f} MB",
        ),
    ]


async def figures(kinds: tuple[str, ...] = ()) -> list[Figure]:
    """All loads, or some."""
    return [figure for load in LOADS if not kinds or load.kind in kinds for figure in await beside(load)]
