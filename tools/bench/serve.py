"""Measures a server with many guests: `make bench-serve`, or `python -m tools.bench.serve [PART ...]`.

The server runs in a process of its own, with real tables; guests come from this one over the loopback,
with asyncssh. Every part is bounded in number and in time.
"""

import argparse
import asyncio
import contextlib
import gc
import random
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import asyncssh

from tools.bench import club, page
from tools.bench.beside import figures as calm_beside
from tools.bench.figures import HEADING, Figure, percentile
from tools.bench.served import LOOK, QUIET, Host, Player, hosting


async def guests(host: Host, count: int, first: int = 0) -> list[Player]:
    """Many guests, coming one after another, as people do."""
    return [await Player.come(host, f"g{first + number}") for number in range(count)]


# -- what is measured --------------------------------------------------------------------------------------


async def busy(count: int, seconds: float, pause: float = 0.7) -> list[Figure]:
    """Many guests at their tables, all pressing keys."""
    async with hosting((count + 3) // 4) as host:
        _ = [await Player.come(host, f"w{number}") for number in range(2)]
        before, used = host.memory, host.processor
        here = await guests(host, count)
        each, arrival = (host.memory - before) / count, (host.processor - used) / count
        host.mark("playing")
        rng = random.Random(7)
        gc.collect()
        gc.disable()  # the guests' own process must not be what is measured
        played = await asyncio.gather(*(player.play(seconds, rng, pause) for player in here))
        grown = (host.memory - before) / count
        host.mark(QUIET)  # to note stalls takes 2 % of a core, and must not be what a key costs
        used = host.processor
        priced = await asyncio.gather(*(player.play(seconds / 2, rng, pause) for player in here))
        used = host.processor - used
        gc.enable()
        host.mark("leaving")
        for player in here:
            player.connection.abort()
        stalls = host.end()
    echoes, paid = [echo for one in played for echo in one], sum(map(len, priced))
    waits = [echo.wait for echo in echoes if echo.key == LOOK]
    sizes = [float(echo.bytes) for echo in echoes]
    firsts = [player.first / 1000 for player in here]
    tables = (count + 3) // 4
    keys = f"{len(waits)} looks at {tables} tables in {seconds:.0f} s, {used / seconds * 2:.0%} of a core"
    cost = f"{used / max(1, paid) * 1000:.1f} ms of processor time for a key"
    coming = f"{arrival * 1000:.0f} ms of processor time for each"
    return [
        Figure(
            f"key to its echo, {count} busy guests, p95", percentile(waits, 95), 80, 8, " ms", measured=keys
        ),
        Figure("the same, p99", percentile(waits, 99), 250, 12, " ms"),
        Figure(
            f"memory a guest, {count} guests",
            grown,
            4,
            2.5,
            " MB",
            measured=f"{each:.2f} MB before they play",
        ),
        _stall(stalls, "playing", f"longest stall while {count} play", cost),
        _stall(stalls, "arriving", f"longest stall while {count} come in", coming),
        Figure("bytes to the first screen, 256 colours, p95", percentile(firsts, 95), 35, 16, " kB"),
        Figure("bytes for a key, median", percentile(sizes, 50) / 1000, 2, 1.5, " kB"),
    ]


def _stall(stalls: dict[str, list[float]], part: str, name: str, measured: str) -> Figure:
    """The longest time that the event loop was busy without a pause, in processor time."""
    return Figure(name, max(stalls.get(part) or [0.0]) * 1000, 50, 10, " ms", measured=measured)


async def visits(count: int) -> list[Figure]:
    """Guests come and go, every other one of them without a word."""
    async with hosting(1) as host:
        stays = await Player.come(host, "g0")
        base = 0.0
        for number in range(count + 20):
            player = await Player.come(host, f"v{number % 30}", (80, 24))
            if number % 2:
                player.connection.abort()
            else:
                player.channel.write(b"q")
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(3):
                        await player.connection.wait_closed()
            if number == 19:
                await asyncio.sleep(3)
                base = host.memory
        await asyncio.sleep(3)
        grown = host.memory - base
        stays.connection.abort()
        _ = host.end()
    return [
        Figure(
            f"memory after {count} visits more than after 20",
            grown,
            max(10, base * 0.05),
            3,
            " MB",
            measured=f"half of them cut off; {base:.0f} MB after 20, one guest stayed",
        ),
    ]


async def back(count: int) -> list[Figure]:
    """Members behind one address come back to their tables all at once, as after a restart.

    One process computes for all their clients, so only some of these are logging in at a time: a client that
    doesn't answer for seconds has to make room at the door.
    """
    logging_in = asyncio.Semaphore(24)

    async def comes(number: int) -> Player:
        async with logging_in:
            return await Player.come(host, f"g{number}", rests=0.0)

    async with hosting((count + 3) // 4) as host:
        for first in range(0, count, 8):  # their first time: they get their seats
            _ = await asyncio.gather(*(comes(first + number) for number in range(8)))
        await asyncio.sleep(1)
        await _all_gone(host)
        host.mark("back")
        server, clients, began = host.processor, time.process_time(), time.perf_counter()
        here = await asyncio.gather(*(comes(number) for number in range(count)))
        for _ in range(30):  # their tables are still being painted
            await asyncio.sleep(1)
            if time.perf_counter() - max(player.session.last for player in here) > 1:
                break
        took = [player.session.last - began for player in here]
        server, clients = host.processor - server, time.process_time() - clients
        for player in here:
            player.connection.abort()
        stalls = host.end()
    spent = (
        f"p50 {percentile(took, 50):.1f} s; {server / count * 1000:.0f} ms of processor time for each here, "
        f"{clients / count * 1000:.0f} ms for their clients on the same two cores"
    )
    return [
        Figure(
            f"{count} members behind one address back at their tables", max(took), 10, 5, " s", measured=spent
        ),
        _stall(stalls, "back", f"longest stall while {count} come back", ""),
    ]


async def _all_gone(host: Host) -> None:
    """Cut off everyone, and wait until the server has closed their screens and looked for garbage."""
    for player in host.players:
        player.connection.abort()
    host.players.clear()
    await asyncio.sleep(6)
    for _ in range(30):
        if await _share(host, 1) < 5:
            break


async def idle(count: int, seconds: float) -> list[Figure]:
    """Guests sit at their tables and think."""
    async with hosting((count + 3) // 4) as host:
        host.mark(QUIET)
        await asyncio.sleep(1)
        alone = await _share(host, seconds)
        here = await guests(host, count)
        await asyncio.sleep(3)
        share = await _share(host, seconds)
        for player in here:
            player.connection.abort()
        _ = host.end()
    return [
        Figure(
            f"processor, {count} guests idle",
            max(0.0, share - alone),
            0.5,
            0,
            " %",
            measured=f"of one core, more than the {alone:.2f} % without guests",
        )
    ]


async def _share(host: Host, seconds: float) -> float:
    """Per cent of a core that the server uses."""
    before = host.processor
    await asyncio.sleep(seconds)
    return (host.processor - before) / seconds * 100


async def _silent(host: Host) -> None:
    """A thousand connections that say nothing."""
    opened = []
    for _ in range(1000):
        with contextlib.suppress(OSError):
            opened.append(await asyncio.open_connection("127.0.0.1", host.port))
    await asyncio.sleep(2)
    for _, writer in opened:
        writer.close()


async def _garbage(host: Host) -> None:
    rng = random.Random(3)
    for _ in range(100):
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
            writer.write(rng.choice([b"", b"SSH-2.0-x\r\n"]) + rng.randbytes(20_000))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    _ = await reader.read()
            writer.close()


async def _wrong_keys(host: Host) -> None:
    for _ in range(40):
        with contextlib.suppress(asyncssh.Error, OSError):
            _ = await asyncssh.connect(
                "127.0.0.1",
                host.port,
                username="g0",
                known_hosts=None,
                config=None,
                agent_path=None,
                client_keys=[asyncssh.generate_private_key("ssh-ed25519") for _ in range(3)],
            )


class Guesser(asyncssh.SSHClient):
    """Answers every question for an invitation code with a different guess."""

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(self, name: str, instructions: str, lang: str, prompts: Any) -> Any:
        return [f"k7mp-3xqd-{random.randrange(10**4):04}"] * len(prompts)


async def _guessed_codes(host: Host) -> None:
    for number in range(40):
        with contextlib.suppress(asyncssh.Error, OSError):
            _ = await asyncssh.connect(
                "127.0.0.1",
                host.port,
                username=f"guesser{number}",
                known_hosts=None,
                config=None,
                agent_path=None,
                client_keys=None,
                client_factory=Guesser,
            )


async def _other_services(host: Host) -> None:
    """A command, a file, a port: asked for by a guest who has come in."""
    player = await Player.come(host, "asker")
    for _ in range(50):
        for what in (
            lambda: player.connection.create_process("id"),
            player.connection.start_sftp_client,
            lambda: player.connection.open_connection("127.0.0.1", 22),
            lambda: player.connection.forward_remote_port("", 0, "127.0.0.1", 9),
        ):
            with contextlib.suppress(asyncssh.Error, asyncssh.ChannelListenError, OSError):
                _ = await what()
    player.connection.abort()


async def _pasted(host: Host) -> None:
    player = await Player.come(host, "paster")
    for _ in range(160):
        player.channel.write(b"jk" * 32768)
        await asyncio.sleep(0.01)
    await asyncio.sleep(2)
    player.connection.abort()


async def _windows(host: Host) -> None:
    player = await Player.come(host, "g1")
    for number in range(200):
        player.channel.change_terminal_size(500 - number % 2 * 400, 500)
        await asyncio.sleep(0.01)
    player.connection.abort()


async def _reads_nothing(host: Host) -> None:
    player = await Player.come(host, "g2", (240, 80))
    transport: Any = player.connection._transport
    transport.pause_reading()
    for number in range(300):
        player.channel.change_terminal_size(240 - number % 2 * 100, 80)
        await asyncio.sleep(0.02)
    player.connection.abort()


ABUSES: dict[str, Callable[[Host], Awaitable[None]]] = {
    "1,000 silent connections": _silent,
    "100 times garbage": _garbage,
    "120 wrong keys": _wrong_keys,
    "120 guessed invitations": _guessed_codes,
    "200 commands, files and ports asked for": _other_services,
    "10 MB pasted": _pasted,
    "200 windows of 500x500": _windows,
    "a reader that never reads": _reads_nothing,
}


async def abuse() -> list[Figure]:
    """What other guests notice of abuse."""
    figures = []
    async with hosting(3) as host:
        others = await guests(host, 4, first=4)
        for name, what in ABUSES.items():
            rng = random.Random(9)
            attack = asyncio.ensure_future(what(host))
            played = await asyncio.gather(*(player.play(6, rng, 0.15) for player in others))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(30):
                    await attack
            waits = [echo.wait for one in played for echo in one if echo.key == LOOK]
            figures.append(
                Figure(
                    f"{name}: key to its echo for others, p95",
                    percentile(waits, 95),
                    250,
                    50,
                    " ms",
                    measured=f"{len(waits)} keys, the longest {max(waits):.0f} ms",
                )
            )
        for player in others:
            player.connection.abort()
        _ = host.end()
    return figures


async def beside(*kinds: str) -> list[Figure]:
    """What a calm guest notices of others, load by load."""
    return await calm_beside(kinds)


async def all_abuse() -> list[Figure]:
    """What strangers and odd clients try, and then what guests can do to one another."""
    return [*await abuse(), *await beside()]


PARTS: dict[str, Callable[[], Awaitable[list[Figure]]]] = {
    "busy": lambda: busy(50, 20),
    "crowd": lambda: busy(100, 20, 1.5),
    "visits": lambda: visits(500),
    "idle": lambda: idle(20, 20),
    "back": lambda: back(200),
    "abuse": all_abuse,
    "beside": beside,
}
CLUB = ("database", "across", "workers")
"""Parts of what is measured for a club. All of them, `club`, take up to six minutes; the page keeps them."""
LONGEST = 330.0
"""Seconds after which the measuring for a club ends. The page is only written when all was measured."""


def figures() -> list[Figure]:
    """For `make bench`: what fits into a minute and a half. The rest is for `make bench-serve`."""
    return [*asyncio.run(busy(50, 12)), *asyncio.run(idle(12, 5))]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print. Exit code 1 if a figure misses its "must" or time is up before all is measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    every = [*PARTS, *CLUB, "club"]
    parser.add_argument("parts", nargs="*", choices=[*every, []], help="what to measure; otherwise all")
    parser.add_argument("--short", action="store_true", help="a small club, as a trial: nothing is written")
    given = parser.parse_args(arguments)
    missed = False
    print(HEADING)
    for part in given.parts or [*(part for part in PARTS if part != "beside"), "club"]:
        if part in PARTS:
            found = asyncio.run(_bounded(PARTS[part]))
            for figure in found:
                print(figure.row(), flush=True)
        else:
            found, whole = asyncio.run(_of_club(CLUB if part == "club" else (part,), short=given.short))
            missed |= not whole
            if part == "club" and found and whole and not given.short:
                page.write_club(found)
        missed |= not all(figure.reaches(figure.must) for figure in found)
    return int(missed)


async def _of_club(parts: Sequence[str], *, short: bool) -> tuple[list[Figure], bool]:
    """Figures for a club, printed as they come, and whether that was done before time was up."""
    found: list[Figure] = []
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            async with contextlib.aclosing(club.figures(parts, short=short)) as figures:
                async for figure in figures:
                    print(figure.row(), flush=True)
                    found.append(figure)
            return found, True
    print(f"not all was measured within {LONGEST:.0f} s: the page stays as it was", file=sys.stderr)
    return found, False


async def _bounded(part: Callable[[], Awaitable[list[Figure]]]) -> list[Figure]:
    async with asyncio.timeout(1200):
        return await part()


if __name__ == "__main__":
    sys.exit(main())
