"""Guests who are a burden: they hammer keys, read slowly, or log in without a break.

A process of its own (`python -m tools.bench.load KIND PORT KEYS`), so that the guest who is measured beside
them has a processor. Bounded in number and in time; it says `here` when all have come in.
"""

import asyncio
import contextlib
import json
import random
import socket
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import asyncssh

SECONDS = 12.0
"""How long a load lasts."""
SIZE = (240, 80)
HAMMERED = (b"\x1b[21~", b"?", b"\x1b")
"""F10, which changes all colours; help, and Escape, which closes it: each draws most of the screen."""
PACE = 1 / 30
"""Seconds between two keys of a guest who hammers: as of a key that is held down."""
SIP, SIPS = 4096, 0.25
"""Bytes that a slow reader's system holds, and seconds between two of its reads."""


class Crowd:
    """The guests of a load, in their process."""

    def __init__(self, port: int, keys: Path) -> None:
        self.port = port
        self._keys = keys
        self.shown: list[int] = []
        """Bytes that came to each while they hammered."""
        self.logins = 0
        self._open: list[asyncssh.SSHClientConnection] = []

    def _key(self, name: str) -> asyncssh.SSHKey:
        """The key of a name, which stays the same in all short runs."""
        file = self._keys / name
        if not file.exists():
            asyncssh.generate_private_key("ssh-ed25519").write_private_key(str(file))
        return asyncssh.read_private_key(str(file))

    async def come(self, name: str, *, slow: bool = False) -> "Neighbour":
        """One more guest, with a complete first screen."""
        sock = socket.socket()
        if slow:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SIP)
        sock.setblocking(False)
        await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", self.port))
        connection = await asyncssh.connect(
            sock=sock,
            username=name,
            client_keys=[self._key(name)],
            known_hosts=None,
            config=None,
            agent_path=None,
            compression_algs=["none"],
        )
        self._open.append(connection)
        neighbour = Neighbour(connection)
        await neighbour.open()
        return neighbour

    async def come_all(self, names: Sequence[str], *, slow: bool = False) -> "list[Neighbour]":
        """Several, one after the other; then the measuring begins."""
        here = [await self.come(name, slow=slow) for name in names]
        await asyncio.sleep(1.0)
        print("here", flush=True)
        return here

    def leave(self) -> None:
        """All go at once, without a word."""
        for connection in self._open:
            connection.abort()


class Neighbour(asyncssh.SSHClientSession[bytes]):
    """One guest of a load."""

    def __init__(self, connection: asyncssh.SSHClientConnection) -> None:
        self.bytes = 0
        self._connection = connection
        self._channel: asyncssh.SSHClientChannel[bytes] | None = None
        self._shown = asyncio.Event()

    def data_received(self, data: bytes, datatype: Any) -> None:
        self.bytes += len(data)
        self._shown.set()

    async def open(self) -> None:
        """Ask for a screen, and wait for it."""
        self._channel, _ = await self._connection.create_session(
            lambda: self, term_type="xterm-256color", term_size=SIZE, encoding=None
        )
        async with asyncio.timeout(30):
            _ = await self._shown.wait()

    def leave(self) -> None:
        """Go without a word."""
        self._connection.abort()

    async def hammer(self, seconds: float) -> int:
        """Press keys without looking. Returns how many bytes were shown meanwhile."""
        before, end, number = self.bytes, time.monotonic() + seconds, 0
        await asyncio.sleep(random.random() * PACE)
        while time.monotonic() < end and self._channel is not None and not self._channel.is_closing():
            self._channel.write(HAMMERED[number % len(HAMMERED)])
            number += 1
            await asyncio.sleep(PACE)
        return self.bytes - before

    async def sip(self, seconds: float) -> None:
        """Read little, and seldom."""
        transport: Any = self._connection._transport
        end = time.monotonic() + seconds
        transport.max_size = SIP
        while time.monotonic() < end and not transport.is_closing():
            transport.pause_reading()
            await asyncio.sleep(SIPS)
            transport.resume_reading()
            await asyncio.sleep(0.001)


async def _hammer(crowd: Crowd, names: Sequence[str]) -> None:
    here = await crowd.come_all(names)
    crowd.shown = await asyncio.gather(*(guest.hammer(SECONDS) for guest in here))


async def _three(crowd: Crowd) -> None:
    await _hammer(crowd, ["g4"] * 3)


async def _thirty(crowd: Crowd) -> None:
    await _hammer(crowd, [f"g{number}" for number in range(4, 34)])


async def _hundred(crowd: Crowd) -> None:
    await _hammer(crowd, [f"g{number}" for number in range(4, 104)])


async def _slow(crowd: Crowd) -> None:
    here = await crowd.come_all([f"g{number}" for number in range(4, 10)], slow=True)
    await asyncio.gather(*(guest.sip(SECONDS) for guest in here), *(guest.hammer(SECONDS) for guest in here))


async def _logins(crowd: Crowd) -> None:
    """Four who come and go: every other time with a name that is new."""
    print("here", flush=True)
    end = time.monotonic() + SECONDS

    async def again(who: int) -> None:
        number = 0
        while time.monotonic() < end:
            name = f"g{who}" if number % 2 else f"new {who} {number} {random.randrange(10**9)}"
            with contextlib.suppress(asyncssh.Error, OSError, TimeoutError):
                guest = await crowd.come(name)
                guest.leave()
                crowd.logins += 1
            number += 1

    await asyncio.gather(*(again(who) for who in range(4, 8)))


KINDS: dict[str, Callable[[Crowd], Awaitable[None]]] = {
    "three": _three,
    "slow": _slow,
    "thirty": _thirty,
    "hundred": _hundred,
    "logins": _logins,
}


async def _run(kind: str, port: int, keys: Path) -> None:
    crowd = Crowd(port, keys)
    await KINDS[kind](crowd)
    crowd.leave()
    print(json.dumps({"shown": crowd.shown, "logins": crowd.logins}), flush=True)


if __name__ == "__main__":
    asyncio.run(_run(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])))
