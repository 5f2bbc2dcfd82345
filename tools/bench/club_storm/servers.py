"""The servers that stand in the storm."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from tabletop_tui.serve.running import REHEARSAL_VARIABLE
from tests import postgres
from tools.bench.club_storm.storm import Storm


@dataclass
class Served:
    """One `tabletop serve`."""

    port: int
    environ: dict[str, str]
    process: asyncio.subprocess.Process | None = None
    troubled: bool = False
    """It is being killed or stopped, and not yet back."""
    halted: bool = False
    """It is stopped."""
    halts: list[tuple[float, float]] = field(default_factory=list)
    """When it was stopped, and went on (`time.monotonic`)."""

    async def start(self) -> None:
        """Run it until it says how to end it."""
        command = ("-m", "tabletop_tui", "serve", "--no-screen", "--behind-sshd", "--port", str(self.port))
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *command,
            env=self.environ,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert self.process.stdout is not None
        while b"Ctrl+C" not in (line := await self.process.stdout.readline()):
            if not line:
                raise RuntimeError("a server has ended at once")

    def send(self, number: signal.Signals) -> None:
        """A signal to the process."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(number)

    def halt(self) -> None:
        """It does nothing any more, but its connections stay."""
        self.halted = True
        self.halts.append((monotonic(), float("inf")))
        self.send(signal.SIGSTOP)

    def go_on(self) -> None:
        """It goes on where it stood."""
        self.send(signal.SIGCONT)
        self.halted = False
        self.halts[-1] = self.halts[-1][0], monotonic()

    @property
    def went_on(self) -> float:
        """When its last stop ended."""
        return self.halts[-1][1] if self.halts else 0.0

    async def die(self, chance: random.Random) -> None:
        """Kill it, and start it again soon, as a service is: the database may be cut off just then."""
        self.send(signal.SIGKILL)
        assert self.process is not None
        _ = await self.process.wait()
        for tries in range(5):
            await asyncio.sleep(chance.uniform(0.2, 2.0))
            try:
                await self.start()
                break
            except RuntimeError:
                if tries == 4:
                    raise
        self.troubled = False

    async def end(self) -> None:
        """Have it end, and kill it if it doesn't."""
        if self.process is None:
            return
        self.send(signal.SIGCONT)
        self.send(signal.SIGTERM)
        try:
            _ = await asyncio.wait_for(self.process.wait(), 15)
        except TimeoutError:
            self.process.kill()
            _ = await self.process.wait()


@contextlib.asynccontextmanager
async def serving(storm: Storm, base: postgres.Base, folder: Path) -> AsyncIterator[list[Served]]:
    """All of them, at one database, until the end of the block."""
    environ = {
        "TABLETOP_HOME": str(folder / "home"),
        "TABLETOP_DATABASE": base.address,
        "LC_ALL": "C.UTF-8",
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(Path.cwd()),
        REHEARSAL_VARIABLE: os.environ.get(REHEARSAL_VARIABLE, ""),  # in the tests, none has time for it
    }
    served = [Served(_free_port(), environ) for _ in range(storm.servers)]
    try:
        await asyncio.gather(*(each.start() for each in served))
        yield served
    finally:
        await asyncio.gather(*(each.end() for each in served))


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
