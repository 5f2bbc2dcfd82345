"""`tabletop serve --workers`: servers behind one port, started again when one dies, ended together."""

import asyncio
import contextlib
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tabletop_tui.host.paths import Paths
from tabletop_tui.serve.club import crew
from tests.cli.running import told
from tests.postgres import Base
from tests.serve.loopback import PATIENCE, SSH, Terminal, ssh_options, terminal, until
from tests.serve.test_command import free_port, key_file

needs_ssh = pytest.mark.skipif(SSH is None, reason="needs the ssh client")
COMMAND = (sys.executable, "-m", "tabletop_tui", "serve", "--name", "Hanna")


@contextlib.asynccontextmanager
async def workers(base: Base, port: int, count: int = 2) -> AsyncIterator[asyncio.subprocess.Process]:
    """The command with this many servers, ended by SIGTERM."""
    server = await asyncio.create_subprocess_exec(
        *COMMAND,
        "--workers",
        str(count),
        "--port",
        str(port),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "TABLETOP_DATABASE": base.address},
    )
    try:
        yield server
    finally:
        if server.returncode is None:
            server.terminate()
        async with asyncio.timeout(PATIENCE):
            _ = await server.wait()


def children(pid: int) -> list[int]:
    """The servers that a process has forked."""
    with contextlib.suppress(OSError):
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def heard(server: asyncio.subprocess.Process, sentence: str) -> None:
    assert server.stdout is not None
    async with asyncio.timeout(PATIENCE):
        while sentence.encode() not in (line := await server.stdout.readline()):
            assert line


@needs_ssh
async def test_guests_on_two_servers_see_one_another_and_a_server_that_is_killed_is_started_again(
    base: Base, tmp_path: Path
) -> None:
    port = free_port()
    async with workers(base, port) as parent, contextlib.AsyncExitStack() as windows:
        await heard(parent, "Ctrl+C")
        await until(lambda: len(children(parent.pid)) == 2)
        first = children(parent.pid)
        terminals: list[Terminal] = []
        names = ("ana", "ben", "cleo", "dan", "eve", "fay")
        for name in names:
            (tmp_path / name).mkdir()
            command = [*ssh_options(key_file(tmp_path / name)), "-p", str(port), f"{name}@127.0.0.1"]
            terminals.append(await windows.enter_async_context(terminal(command, (100, 30))))
        for name, each in zip(names, terminals, strict=True):
            await each.see(f"Hello, {name}")
        for each in terminals:  # each sees five others, on whichever server they are
            for name in names:
                await until(lambda each=each, name=name: name in each.flat)
        killed = first[0]
        os.kill(killed, signal.SIGKILL)
        assert parent.stderr is not None
        line = (await asyncio.wait_for(parent.stderr.readline(), PATIENCE)).decode()
        assert re.fullmatch(r"tabletop: Server [12] has ended \(status -9\) .*\n", line)
        await until(lambda: len(children(parent.pid)) == 2 and killed not in children(parent.pid))
        back = await windows.enter_async_context(
            terminal([*ssh_options(tmp_path / "ana" / "key"), "-p", str(port), "ana@127.0.0.1"], (100, 30))
        )
        await back.see("Hello, ana")
        running = children(parent.pid)
        parent.terminate()
        assert await asyncio.wait_for(parent.wait(), PATIENCE) == 0
        assert await back.ended() == 1
        assert not any(lives(pid) for pid in running)
        assert "The host has closed these tables" in back.flat


async def test_servers_end_when_the_process_that_started_them_is_killed(base: Base) -> None:
    port = free_port()
    async with workers(base, port) as parent:
        await heard(parent, "Ctrl+C")
        await until(lambda: len(children(parent.pid)) == 2)
        await asyncio.sleep(0.5)
        running = children(parent.pid)
        parent.kill()
        await until(lambda: not any(lives(pid) for pid in running))


async def test_all_servers_behind_a_port_read_their_limits_again_when_the_first_process_is_hung_up(
    base: Base,
) -> None:
    async with workers(base, free_port()) as parent:
        await heard(parent, "Ctrl+C")
        log = Path(os.environ["TABLETOP_HOME"]) / "state" / "connections.jsonl"
        await until(lambda: log.exists() and log.read_text().count('"listening"') == 2)
        file = Paths.find().server
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("[limits]\nguests = 7\n")
        await asyncio.sleep(1.1)
        parent.send_signal(signal.SIGHUP)
        await until(lambda: log.read_text().count('"guests": "128 > 7"') == 2)
        assert parent.returncode is None
        assert len(children(parent.pid)) == 2


def test_several_servers_need_a_database_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLETOP_DATABASE", raising=False)
    done = told(*COMMAND[3:], "--workers", "2")
    assert done.code == 2
    assert "--database postgresql://" in done.err


def test_every_server_has_sockets_of_its_own_at_a_port_that_no_one_else_has() -> None:
    made = crew.sockets("127.0.0.1", 0, 3)
    ports = {one.getsockname()[1] for each in made for one in each}
    assert len(ports) == 1
    (port,) = ports
    with pytest.raises(OSError, match="in use"):
        _ = crew.sockets("127.0.0.1", port, 2)
    crew.close_all_but(1, made)
    with socket.create_connection(("127.0.0.1", port), timeout=2):
        assert made[1][0].accept()
    for each in made[1]:
        each.close()
