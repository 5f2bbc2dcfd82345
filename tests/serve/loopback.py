"""A server on the loopback, and the real `ssh` in a terminal of its own."""

import asyncio
import contextlib
import fcntl
import io
import json
import os
import shutil
import signal
import struct
import termios
import time
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import asyncssh
import pyte

from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.lines.hostkey import host_key
from tabletop_tui.serve.lines.streams import kept_apart
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.premises import Policy
from tabletop_tui.serve.server import Server
from tabletop_tui.text.words import Words
from tests.serve.stub import StubHouse
from tools.bench.pty import lines_of

SSH = shutil.which("ssh")
GENEROUS = Limits(
    connections_a_minute=100_000.0,
    burst=10_000,
    strangers_per_address=64,
    known_a_second=2_000.0,
    known_burst=10_000,
    first_penalty=0.0,
)
"""Loopback is one address; limits have tests of their own."""
PATIENCE = 60.0
"""Seconds to wait for something that comes at once on a quiet machine."""


@dataclass
class Club:
    """A running server with all that belongs to it."""

    server: Server
    house: StubHouse
    port: int
    folder: Path
    log: io.StringIO
    keys: dict[str, Path] = field(default_factory=dict)

    def events(self, event: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self.log.getvalue().splitlines()]
        return [line for line in lines if line["event"] == event]

    def key(self, name: str) -> Path:
        """A guest's private key, made when it is first asked for."""
        if name not in self.keys:
            file = self.folder / f"key_{name}"
            made = asyncssh.generate_private_key("ssh-ed25519")
            made.write_private_key(str(file))
            file.chmod(0o600)
            self.keys[name] = file
        return self.keys[name]

    def command(self, who: str, key: str | None, *more: str) -> list[str]:
        """The command line of `ssh` for a guest with this key."""
        return [*ssh_options(self.key(key) if key else None), "-p", str(self.port), *more, f"{who}@127.0.0.1"]


def ssh_options(key: Path | None) -> list[str]:
    """The beginning of a command line of `ssh`, which reads none of this machine's settings."""
    assert SSH is not None
    options = {
        "UserKnownHostsFile": os.devnull,
        "GlobalKnownHostsFile": os.devnull,
        "StrictHostKeyChecking": "no",
        "IdentitiesOnly": "yes",
        "IdentityAgent": "none",
        "IdentityFile": str(key) if key else "none",
        "LogLevel": "INFO",
        "ConnectTimeout": "10",
        "NumberOfPasswordPrompts": "3",
        "SendEnv": "COLORTERM LANG LC_* NO_COLOR SECRET_*",
    }
    return [SSH, "-F", "none", *(piece for each in options.items() for piece in ("-o", "=".join(each)))]


@contextlib.asynccontextmanager
async def club(
    folder: Path, *, limits: Limits = GENEROUS, policy: Policy | None = None, settings: Settings | None = None
) -> AsyncIterator[Club]:
    """A server on the loopback, until the end of the block."""
    paths = Paths.below(folder)
    written = io.StringIO()
    log = ConnectionLog(written)
    house = StubHouse()
    with (
        Guestbook(paths.data / "people.sqlite3") as book,
        kept_apart(lambda text: log.write("said", text=text)),
    ):
        server = Server(
            house=cast(Any, house),
            paths=paths,
            settings=settings or Settings(),
            words=Words("en"),
            book=book,
            key=host_key(paths.data),
            log=log,
            limits=limits,
            policy=policy or Policy(),
        )
        port = await server.start("127.0.0.1", 0)
        try:
            yield Club(server, house, port, folder, written)
        finally:
            await server.stop()


class Terminal:
    """A program in a terminal of its own, whose screen can be read."""

    def __init__(self, process: asyncio.subprocess.Process, master: int, size: tuple[int, int]) -> None:
        self.process = process
        self.master = master
        self.received = bytearray()
        self.screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self.screen)
        self._shown: list[str] | None = None
        self.reading = True
        asyncio.get_running_loop().add_reader(master, self._read)

    @classmethod
    async def run(
        cls, command: list[str], size: tuple[int, int] = (80, 24), environ: Mapping[str, str] | None = None
    ) -> "Terminal":
        master, slave = os.openpty()
        _set_size(master, size)
        env = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8", **(environ or {})}

        def own_terminal() -> None:
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        process = await asyncio.create_subprocess_exec(
            *command, stdin=slave, stdout=slave, stderr=slave, env=env, preexec_fn=own_terminal
        )
        os.close(slave)
        os.set_blocking(master, False)
        return cls(process, master, size)

    def _read(self) -> None:
        try:
            data = os.read(self.master, 65536)
        except OSError:
            data = b""
        if not data:
            self.stop_reading()
            return
        self.received += data
        self._shown = None
        self._stream.feed(data.replace(b"\x1b[?2026$p", b""))

    def stop_reading(self) -> None:
        if self.reading:
            self.reading = False
            asyncio.get_running_loop().remove_reader(self.master)

    @property
    def lines(self) -> list[str]:
        """What the screen shows; its cells are looked at again once something has come."""
        if self._shown is None:
            self._shown = lines_of(self.screen)
        return self._shown

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.lines).rstrip()

    @property
    def flat(self) -> str:
        """The screen as one line: where a sentence was broken doesn't matter."""
        return "".join(self.lines)

    def type(self, text: str | bytes) -> None:
        os.write(self.master, text.encode() if isinstance(text, str) else text)

    def resize(self, width: int, height: int) -> None:
        self.screen.resize(height, width)
        self._shown = None
        _set_size(self.master, (width, height))
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGWINCH)

    async def see(self, text: str) -> None:
        """Wait until a text is on the screen."""
        end = time.monotonic() + PATIENCE
        while text not in self.text:
            assert time.monotonic() < end, f"{text!r} not on screen:\n{self.text}"
            assert self.reading or self.process.returncode is None or text in self.text, self.text
            await asyncio.sleep(0.02)

    async def ended(self) -> int:
        """Wait until the program has ended. Returns its exit code."""
        code = await asyncio.wait_for(self.process.wait(), PATIENCE)
        for _ in range(10):
            await asyncio.sleep(0.01)
        return code

    async def close(self) -> None:
        """Close the window."""
        self.stop_reading()
        with contextlib.suppress(OSError):
            os.close(self.master)
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()


@contextlib.asynccontextmanager
async def terminal(
    command: list[str], size: tuple[int, int] = (80, 24), environ: Mapping[str, str] | None = None
) -> AsyncIterator[Terminal]:
    """A terminal that is closed at the end of the block."""
    opened = await Terminal.run(command, size, environ)
    try:
        yield opened
    finally:
        await opened.close()


def _set_size(master: int, size: tuple[int, int]) -> None:
    fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))


async def until(true: Callable[..., object], seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never was so"
        await asyncio.sleep(0.02)
