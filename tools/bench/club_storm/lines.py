"""A guest's line to a server: asyncssh in this process, or OpenSSH's client in a terminal of its own."""

import asyncio
import codecs
import contextlib
import fcntl
import os
import signal
import struct
import termios
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic
from typing import Any, Protocol

import asyncssh

from tests.serve.loopback import SSH, ssh_options
from tools.bench.club_storm.storm import SILENCE

LOST = (OSError, asyncssh.Error, TimeoutError, EOFError, asyncio.IncompleteReadError)
"""How a line ends."""
WIDTH, HEIGHT = 240, 50
LOGGED_IN = "<logged in>"
"""What OpenSSH's client says as soon as the server has let it in."""


class Line(Protocol):
    """Text to and from a server."""

    logged_in: float
    """When the server let the guest in (`time.monotonic`)."""

    async def read(self) -> str:
        """What has come; empty at the end of the line."""

    def write(self, text: str) -> None:
        """What a guest types."""

    def close(self) -> None:
        """As if the window were closed."""


Open = Callable[[int, str, Path], Awaitable[Line]]
"""Opens a line: gets the port, the guest's name, and the file with their key. Raises one of `LOST`."""


class AsyncLine:
    """By asyncssh: cheap enough for many."""

    def __init__(self, connection: Any, process: Any, logged_in: float) -> None:
        self._connection, self._process = connection, process
        self.logged_in = logged_in

    @classmethod
    async def open(cls, port: int, name: str, key: Path) -> "AsyncLine":
        connection = await asyncssh.connect(
            "127.0.0.1",
            port,
            username=name,
            client_keys=[str(key)],
            known_hosts=None,
            config=None,
            agent_path=None,
            keepalive_interval=SILENCE / 2,
            keepalive_count_max=2,
        )
        logged_in = monotonic()
        try:
            process = await connection.create_process(
                term_type="dumb", term_size=(WIDTH, HEIGHT), encoding="utf-8"
            )
        except BaseException:
            connection.abort()
            raise
        return cls(connection, process, logged_in)

    async def read(self) -> str:
        return str(await self._process.stdout.read(8192))

    def write(self, text: str) -> None:
        self._process.stdin.write(text)

    def close(self) -> None:
        self._connection.abort()


def command(port: int, name: str, key: Path) -> list[str]:
    """OpenSSH's client: nothing of this machine's is read, and it tells when it has logged in."""
    options = {
        "LogLevel": "ERROR",  # the first to be named counts
        "PermitLocalCommand": "yes",
        "LocalCommand": f"echo '{LOGGED_IN}'",
        "ServerAliveInterval": f"{SILENCE / 2:.0f}",
        "ServerAliveCountMax": "2",
    }
    first, *rest = ssh_options(key)
    pieces = [piece for each in options.items() for piece in ("-o", "=".join(each))]
    return [first, *pieces, *rest, "-tt", "-p", str(port), f"{name}@127.0.0.1"]


class SshLine:
    """By `ssh` in a pseudo-terminal, as people come."""

    def __init__(self, process: asyncio.subprocess.Process, master: int) -> None:
        self._process, self._master = process, master
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._arrived = asyncio.Event()
        self._read = b""
        self._open = True
        self._closed = False
        self.logged_in = 0.0
        asyncio.get_running_loop().add_reader(master, self._readable)

    @classmethod
    async def open(cls, port: int, name: str, key: Path) -> "SshLine":
        master, slave = os.openpty()
        fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
        os.set_blocking(master, False)
        try:
            process = await asyncio.create_subprocess_exec(
                *command(port, name, key),
                stdin=slave,
                stdout=slave,
                stderr=slave,
                env={"PATH": os.environ["PATH"], "TERM": "dumb", "LANG": "C.UTF-8"},
                start_new_session=True,
            )
        except BaseException:
            os.close(master)
            raise
        finally:
            os.close(slave)
        line = cls(process, master)
        try:
            text = ""
            while LOGGED_IN not in text:
                if not (read := await line.read()):
                    raise EOFError
                text += read
        except BaseException:
            line.close()
            raise
        line.logged_in = monotonic()
        line._read = text.partition(LOGGED_IN)[2].encode() + line._read
        if line._read:
            line._arrived.set()
        return line

    def _readable(self) -> None:
        try:
            read = os.read(self._master, 65536)
        except BlockingIOError:
            return
        except OSError:
            read = b""
        if read:
            self._read += read
        else:
            self._stop_reading()
        self._arrived.set()

    def _stop_reading(self) -> None:
        if self._open:
            self._open = False
            asyncio.get_running_loop().remove_reader(self._master)

    async def read(self) -> str:
        while True:
            await self._arrived.wait()
            if self._open:  # else what is still to be heard is the end, also after what came right before it
                self._arrived.clear()
            read, self._read = self._read, b""
            if text := self._decoder.decode(read):
                return text
            if not self._open:
                return ""

    def write(self, text: str) -> None:
        with contextlib.suppress(BlockingIOError):
            os.write(self._master, text.encode())

    def close(self) -> None:
        self._stop_reading()
        if self._closed:
            return
        self._closed = True
        os.close(self._master)
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGKILL)  # asyncio waits for it; Popen's own way would, too


def by_ssh() -> Open:
    """OpenSSH's client. Raises `RuntimeError` where there is none."""
    if SSH is None:
        raise RuntimeError("needs ssh: apt install openssh-client")
    return SshLine.open
