"""A program in a real pseudo-terminal: when it wrote what, and what its screen shows."""

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Self

import pyte

WIDTH, HEIGHT = 120, 36

UNKNOWN_TO_PYTE = re.compile(
    rb"\x1b\[[<>=][0-9;]*[a-zA-Z]|\x1b\[\?[0-9;]*\$p|\x1b_.*?\x1b\\|\x1bP.*?\x1b\\", re.DOTALL
)


def lines_of(screen: pyte.Screen) -> list[str]:
    """What a screen of pyte's shows, as its `display`, which looks at every cell and takes up to 40 times as
    long: what waits for a text spends its time there.
    """
    lines = []
    for y in range(screen.lines):
        row = [" "] * screen.columns
        for x, cell in screen.buffer[y].items():
            row[x] = cell.data
        lines.append("".join(row))
    return lines


@dataclass(frozen=True, slots=True)
class Chunk:
    """Something the program wrote."""

    at: float
    """Seconds on `perf_counter`."""
    data: bytes


@dataclass
class Terminal:
    """One program and the terminal it runs in."""

    pid: int
    handle: int
    started: float
    chunks: list[Chunk] = field(default_factory=list)
    size: tuple[int, int] = (WIDTH, HEIGHT)

    @classmethod
    @contextlib.contextmanager
    def run(
        cls, command: Sequence[str], environ: Mapping[str, str], size: tuple[int, int] = (WIDTH, HEIGHT)
    ) -> "Iterator[Self]":
        """Start a program in a terminal of this many cells; it is killed at the end if it still runs."""
        started = perf_counter()
        pid, handle = pty.fork()
        room = struct.pack("HHHH", size[1], size[0], 0, 0)
        if pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, room)
            os.execvpe(command[0], list(command), dict(environ))
        fcntl.ioctl(handle, termios.TIOCSWINSZ, room)
        terminal = cls(pid, handle, started, size=size)
        try:
            yield terminal
        finally:
            terminal.end()

    def read(self, seconds: float) -> bool:
        """Take in what comes within this many seconds. Returns whether something came."""
        ready, _, _ = select.select([self.handle], [], [], max(seconds, 0))
        if not ready:
            return False
        try:
            data = os.read(self.handle, 1 << 16)
        except OSError:
            return False
        if data:
            self.chunks.append(Chunk(perf_counter(), data))
        return bool(data)

    def settle(self, quiet: float, at_most: float = 15) -> list[Chunk]:
        """Wait for output, and then until there is none for a while. Returns what was written."""
        first = len(self.chunks)
        deadline = perf_counter() + at_most
        while perf_counter() < deadline:
            came = self.read(quiet if len(self.chunks) > first else deadline - perf_counter())
            if not came:
                break
        return self.chunks[first:]

    def press(self, keys: bytes) -> float:
        """Type something. Returns the moment at which it was typed."""
        now = perf_counter()
        os.write(self.handle, keys)
        return now

    def screen(self) -> list[str]:
        """The lines that the terminal shows now."""
        screen = pyte.Screen(*self.size)
        stream = pyte.ByteStream(screen)
        stream.feed(UNKNOWN_TO_PYTE.sub(b"", b"".join(chunk.data for chunk in self.chunks)))
        return [line.rstrip() for line in lines_of(screen)]

    def painted_at(self, share: float = 0.9) -> float:
        """When this share of what the screen shows now was there for the first time."""
        final = self.screen()
        wanted = sum(char != " " for line in final for char in line)
        screen = pyte.Screen(*self.size)
        stream = pyte.ByteStream(screen)
        for chunk in self.chunks:
            stream.feed(UNKNOWN_TO_PYTE.sub(b"", chunk.data))
            there = sum(
                char == shown != " "
                for line, row in zip(final, lines_of(screen), strict=True)
                for char, shown in zip(line, row, strict=False)
            )
            if there >= share * wanted:
                return chunk.at
        return self.chunks[-1].at

    def cpu_seconds(self) -> float:
        """Processor time the program has used so far (Linux)."""
        with open(f"/proc/{self.pid}/stat", encoding="ascii") as file:  # noqa: PTH123
            cells = file.read().rpartition(")")[2].split()
        return (int(cells[11]) + int(cells[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        """Kill the program if it still runs, and wait for it."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        with contextlib.suppress(ChildProcessError):
            os.waitpid(self.pid, 0)
        os.close(self.handle)
