"""What strangers and odd clients try; all on the loopback, bounded in number and time."""

import asyncio
import contextlib
import gc
import os
import random
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tabletop_tui.serve import visit as visit_module
from tabletop_tui.serve.app import RemoteApp
from tabletop_tui.serve.limits import MOST_REFUSALS, Limits
from tabletop_tui.serve.lines.admission import Knock
from tabletop_tui.serve.premises import Policy
from tabletop_tui.serve.visit import Visit
from tabletop_tui.tui.terminal import caches
from tests.serve.loopback import GENEROUS, PATIENCE, Club, club, until


class Screen(asyncssh.SSHClientSession[bytes]):
    """Keeps what arrives."""

    def __init__(self) -> None:
        self.got = bytearray()
        self.closed = False

    def data_received(self, data: bytes, datatype: Any) -> None:
        self.got += data

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True


def options(here: Club, who: str = "ana", **more: Any) -> dict[str, Any]:
    """How a client of asyncssh comes in."""
    return {
        "host": "127.0.0.1",
        "port": here.port,
        "username": who,
        "client_keys": [str(here.key(who))],
        "known_hosts": None,
        "config": None,
        "agent_path": None,
        **more,
    }


@contextlib.asynccontextmanager
async def inside(
    here: Club, who: str = "ana", **more: Any
) -> AsyncIterator[tuple[asyncssh.SSHClientConnection, asyncssh.SSHClientChannel[bytes], Screen]]:
    """A guest at a screen."""
    async with asyncssh.connect(**options(here, who, **more)) as connection:
        screen = Screen()
        channel, _ = await connection.create_session(
            lambda: screen, term_type="xterm-256color", term_size=(80, 24), encoding=None
        )
        await until(lambda: b"hello" in screen.got)
        yield connection, channel, screen
        connection.abort()


async def raw(here: Club) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", here.port)


async def drained(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server closes."""
    got = b""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(10):
            while data := await reader.read(65536):
                got += data
    return got


async def still_open(here: Club) -> None:
    """The server works for others."""
    async with inside(here, "ben") as (_connection, channel, screen):
        channel.write(b"k")
        await until(lambda: b"key k" in screen.got)


async def test_garbage_before_the_keys_are_exchanged(tmp_path: Path) -> None:
    rng = random.Random(1)
    sent = [
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\n",
        b"SSH-1.5-old\r\n",
        b"SSH-2.0-" + b"a" * 300 + b"\r\n",
        b"x" * 20_000,
        b"SSH-2.0-x\r\n" + rng.randbytes(50_000),
        b"SSH-2.0-x\r\n" + b"\xff\xff\xff\xff" * 1000,
        b"SSH-2.0-x\r\n" + b"\x00\x00\x00\x0c\x0a\x14" + bytes(16) * 100,
        b"SSH-2.0-\xff\xfe\r\n",
    ]
    async with club(tmp_path, limits=replace(GENEROUS, login_seconds=3.0)) as here:
        for data in sent:
            reader, writer = await raw(here)
            with contextlib.suppress(ConnectionError):
                writer.write(data)
                await writer.drain()
            _ = await drained(reader)
            writer.close()
        await until(lambda: not here.server.connections)
        await still_open(here)
        assert here.server.door.strangers == 0


async def test_garbage_after_the_keys_are_exchanged_ends_one_line(tmp_path: Path) -> None:
    async with club(tmp_path) as here, inside(here, "ben") as (_connection, channel, screen):
        for size in (1, 16, 5000):
            async with inside(here, "ana") as (connection, _channel, ana):
                transport = connection._transport
                assert transport is not None
                transport.write(os.urandom(size) + b"\xff" * 64)
                await until(lambda ana=ana: ana.closed)
        channel.write(b"j")
        await until(lambda: b"key j" in screen.got)
        await until(lambda: len(here.house.went) == 3)


async def test_connections_that_say_nothing_are_few_and_end(tmp_path: Path) -> None:
    limits = replace(Limits(), login_seconds=1.0)
    async with club(tmp_path, limits=limits) as here:
        opened = [await raw(here) for _ in range(100)]
        await until(lambda: here.server.door.strangers == limits.burst)
        assert len(here.server.connections) == limits.burst
        assert len(here.server.arriving) == here.server.door.waiting == 3
        said = await asyncio.gather(*(drained(reader) for reader, _ in opened))
        told = sum(b"Too many others" in greeting for greeting in said)
        assert 0 < told <= MOST_REFUSALS
        assert sum(bool(greeting) for greeting in said) == limits.strangers_per_address + told
        for _, writer in opened:
            writer.close()
        await until(lambda: not here.server.connections)
        assert here.server.door.strangers == here.server.door.waiting == 0
        assert not here.server.arriving
        assert len(here.events("refused")) <= 3


async def test_what_is_sent_while_a_connection_waits_is_read_afterwards_or_too_much(tmp_path: Path) -> None:
    limits = replace(Limits(), burst=1, connections_a_minute=120.0)
    async with club(tmp_path, limits=limits) as here:
        first, second = await raw(here), await raw(here)
        second[1].write(b"x" * 5000)
        assert await drained(second[0]) == b""
        async with inside(here, "ana"):
            pass
        third = await raw(here)
        third[1].close()
        await until(lambda: here.server.door.waiting == 0)
        first[1].close()
    assert not here.server.arriving


async def test_who_waits_when_the_server_ends_is_let_go(tmp_path: Path) -> None:
    async with club(tmp_path, limits=replace(Limits(), burst=1)) as here:
        opened = [await raw(here) for _ in range(3)]
        await until(lambda: here.server.door.waiting == 2)
    for reader, writer in opened[1:]:
        assert await drained(reader) == b""
        writer.close()
    opened[0][1].close()
    assert here.server.door.waiting == 0


@contextlib.asynccontextmanager
async def hammered(here: Club, at_a_time: int) -> AsyncIterator[list[str]]:
    """A stranger tries to log in again and again from the same address, with this many clients."""
    key = asyncssh.generate_private_key("ssh-ed25519")
    ends: list[str] = []

    async def hammer() -> None:
        while True:
            try:
                async with asyncssh.connect(**options(here, "eve", client_keys=[key])):
                    ends.append("in")
            except (OSError, asyncssh.Error) as error:
                ends.append(type(error).__name__)

    tasks = [asyncio.create_task(hammer()) for _ in range(at_a_time)]
    try:
        yield ends
    finally:
        for task in tasks:
            task.cancel()
        _ = await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_member_gets_in_past_a_stranger_who_tries_without_end_from_the_same_address(
    tmp_path: Path,
) -> None:
    """Even at an address from which no one has logged in before; the stranger is kept out."""
    async with club(tmp_path, policy=Policy(invited_only=True), limits=replace(Limits(), burst=20)) as here:
        assert here.server.book.names.claim("ana", public(here, "ana")) is None
        async with hammered(here, 2) as ends:
            await until(lambda: len(ends) > 8)
            assert here.server.door.waits("127.0.0.1") > 0
            async with asyncio.timeout(30):
                for _ in range(3):
                    async with inside(here, "ana"):
                        pass
        assert "in" not in ends
        assert [guest.name for guest in here.house.came] == ["ana"] * 3
        assert {line["why"] for line in here.events("refused")} >= {"penalty"}


async def test_while_others_have_failed_no_code_and_no_new_key_is_tried(tmp_path: Path) -> None:
    limits = replace(GENEROUS, first_penalty=60.0)
    async with club(tmp_path, limits=limits) as here:
        here.house.invitations.codes["k7mp-3xqd-9fha"] = ("table", 0)
        assert here.server.book.names.claim("ana", public(here, "ana")) is None
        knock = here.server.door.knock("127.0.0.1")
        assert isinstance(knock, Knock)
        _ = here.server.door.failed(knock)
        here.server.door.leave(knock)
        with pytest.raises((asyncssh.PermissionDenied, asyncssh.DisconnectError)):
            async with inside(here, "zoe"):
                pass
        asked: list[str] = []

        class Typist(asyncssh.SSHClient):
            def kbdint_auth_requested(self) -> str:
                return ""

            def kbdint_challenge_received(
                self, name: str, instructions: str, lang: str, prompts: Any
            ) -> list[str]:
                asked.append(instructions)
                return ["k7mp-3xqd-9fha"]

        with pytest.raises((asyncssh.PermissionDenied, asyncssh.DisconnectError)):
            _ = await asyncssh.connect(**options(here, "zoe", client_keys=None), client_factory=Typist)
        assert asked == []
        async with inside(here, "ana"):
            pass
        assert [guest.name for guest in here.house.came] == ["ana"]


async def test_twelve_members_behind_one_address_are_back_within_ten_seconds_past_a_stranger(
    tmp_path: Path,
) -> None:
    """A server has just been started again, with its usual limits."""
    names = [f"m{number}" for number in range(12)]
    async with club(tmp_path, policy=Policy(invited_only=True), limits=Limits()) as here:
        for name in names:
            assert here.server.book.names.claim(name, public(here, name)) is None
        here.server.door.remember(["127.0.0.1"])
        async with hammered(here, 6), contextlib.AsyncExitStack() as everybody, asyncio.timeout(10):
            come = [everybody.enter_async_context(inside(here, name)) for name in names]
            _ = await asyncio.gather(*come)
        assert {guest.name for guest in here.house.came} == {*names}


def public(here: Club, name: str) -> str:
    """The fingerprint of a guest's key."""
    return str(asyncssh.read_private_key(here.key(name)).get_fingerprint())


@pytest.mark.parametrize("before", [False, True])
async def test_half_open_connections_shut_the_door_for_no_one(tmp_path: Path, before: bool) -> None:
    """All 64 places, from eight addresses: a new guest comes in, and one who has logged in `before`."""
    limits = replace(Limits(), burst=20, login_seconds=60.0)
    async with club(tmp_path, limits=limits) as here:
        if before:
            async with inside(here, "ben"):
                pass
        crowd = [
            await asyncio.open_connection("127.0.0.1", here.port, local_addr=(f"127.0.0.{2 + n % 8}", 0))
            for n in range(64)
        ]
        await until(lambda: here.server.door.strangers == 64)
        await still_open(here)
        displaced = [line for line in here.events("refused") if line["why"] == "displaced"]
        assert bool(displaced) is not before
        ended = [reader for reader, _ in crowd if reader.at_eof()]
        assert len(ended) <= 1
        for _, writer in crowd:
            writer.close()


async def test_nothing_but_one_session_is_opened(tmp_path: Path) -> None:
    async with club(tmp_path) as here, inside(here) as (connection, _channel, screen):
        with pytest.raises(asyncssh.ChannelOpenError):
            _ = await connection.create_session(Screen, term_type="xterm", encoding=None)
        with pytest.raises(asyncssh.ChannelOpenError):
            _ = await connection.open_connection("127.0.0.1", here.port)
        with pytest.raises(asyncssh.ChannelOpenError):
            _ = await connection.open_unix_connection("/var/run/docker.sock")
        with pytest.raises(asyncssh.ChannelListenError):
            _ = await connection.forward_remote_port("", 0, "127.0.0.1", 9)
        with pytest.raises(asyncssh.ChannelListenError):
            _ = await connection.forward_remote_path(str(tmp_path / "socket"), "/tmp/x")
        with pytest.raises(asyncssh.ChannelOpenError):
            _ = await connection.start_sftp_client()
        assert not screen.closed


WAYS: dict[str, Callable[[asyncssh.SSHClientConnection, Path], Awaitable[object]]] = {
    "exec": lambda connection, _: connection.run("id", check=True),
    "sftp": lambda connection, _: connection.start_sftp_client(),
    "scp": lambda connection, folder: asyncssh.scp((connection, "/etc/hostname"), folder),
}


@pytest.mark.parametrize("what", WAYS)
async def test_no_commands_and_no_files(tmp_path: Path, what: str) -> None:
    async with club(tmp_path) as here, asyncssh.connect(**options(here)) as connection:
        with pytest.raises((asyncssh.ChannelOpenError, asyncssh.SFTPError, OSError)):
            _ = await WAYS[what](connection, tmp_path)
        assert not here.house.came


async def test_who_asks_for_a_command_and_stays_is_sent_away(tmp_path: Path) -> None:
    async with club(tmp_path, limits=replace(GENEROUS, login_seconds=0.5)) as here:
        connection = await asyncssh.connect(**options(here))
        with pytest.raises(asyncssh.ChannelOpenError):
            _ = await connection.create_session(Screen, "id", encoding=None)
        async with asyncio.timeout(PATIENCE):
            await connection.wait_closed()


async def test_of_the_environment_only_what_says_how_to_draw(tmp_path: Path) -> None:
    sent: dict[bytes | str, bytes | str] = {
        "LANG": "de_DE.UTF-8",
        "LD_PRELOAD": "/tmp/x",
        "TABLETOP_HOME": "/tmp",
        "LC_ALL": "x" * 500,
    }
    sent |= {f"LC_{letter * 3}": "x" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
    async with club(tmp_path) as here, asyncssh.connect(**options(here)) as connection:
        screen = Screen()
        _ = await connection.create_session(
            lambda: screen, term_type="xterm", term_size=(80, 24), encoding=None, env=sent
        )
        await until(lambda: b"lang de" in screen.got)
        (visit,) = here.server.visits
        assert isinstance(visit, Visit)
        assert visit._channel is not None
        environ = visit._channel.get_environment()
        assert environ["LANG"] == "de_DE.UTF-8"
        assert len(environ) <= 24
        assert not {"LD_PRELOAD", "TABLETOP_HOME", "LC_ALL"} & set(environ)
        connection.abort()


async def test_a_public_key_alone_proves_nothing(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        async with inside(here, "ana"):
            pass
        hers = asyncssh.read_private_key(here.key("ana"))
        own = asyncssh.generate_private_key("ssh-ed25519")
        (pair,) = asyncssh.load_keypairs([own])
        pair.public_data = hers.public_data
        with pytest.raises(asyncssh.PermissionDenied):
            _ = await asyncssh.connect(**options(here, "ana", client_keys=[pair]))
        assert len(here.house.came) == 1


async def test_a_key_that_was_only_asked_about_isnt_who_comes_in(tmp_path: Path) -> None:
    """First ask whether Ana's key would be accepted, then log in with another one."""
    async with club(tmp_path) as here:
        hers = asyncssh.read_private_key(here.key("ana"))
        own = asyncssh.generate_private_key("ssh-ed25519")
        (asked,) = asyncssh.load_keypairs([own])
        asked.public_data = hers.public_data
        (good,) = asyncssh.load_keypairs([own])
        keys = [asked, good]
        async with inside(here, "eve", client_keys=keys):
            (guest,) = here.house.came
        assert guest.key == own.get_fingerprint()
        names = here.server.book.names
        assert names.owner("eve") == names.login("eve", own.get_fingerprint()).member
        assert names.login("eve", hers.get_fingerprint()).member != names.owner("eve")


async def test_no_passwords(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        with pytest.raises(asyncssh.PermissionDenied):
            _ = await asyncssh.connect(**options(here, client_keys=None, password="secret"))
        assert not here.house.came


async def test_who_opens_no_session_goes(tmp_path: Path) -> None:
    async with club(tmp_path, limits=replace(GENEROUS, login_seconds=0.5)) as here:
        connection = await asyncssh.connect(**options(here))
        async with asyncio.timeout(PATIENCE):
            await connection.wait_closed()
        await until(lambda: here.server.door.guests == 0)


async def test_who_reads_nothing_is_cut_and_may_come_back(tmp_path: Path) -> None:
    async with club(tmp_path) as here, inside(here, "ben") as (_connection, channel, screen):
        async with inside(here, "ana") as (connection, _channel, _screen):
            transport = connection._transport
            assert transport is not None
            transport.pause_reading()
            (visit,) = [each for each in here.server.visits if each.guest == here.house.came[1]]
            assert isinstance(visit, Visit)
            for _ in range(2000):
                if visit.line.closed:
                    break
                visit.line.write("x" * 16384)
                await asyncio.sleep(0)
            assert visit.line.closed
            await until(lambda: len(here.house.went) == 1)
        assert [line["why"] for line in here.events("cut")] == ["serve-too-slow"]
        channel.write(b"j")
        await until(lambda: b"key j" in screen.got)
        async with inside(here, "ana"):
            assert len(here.house.came) == 3


async def test_a_dead_line_is_noticed(tmp_path: Path) -> None:
    limits = replace(GENEROUS, keepalive_seconds=0.2, keepalive_misses=2)
    async with club(tmp_path, limits=limits) as here, inside(here) as (connection, _channel, _screen):
        transport = connection._transport
        assert transport is not None
        transport.pause_reading()
        await until(lambda: len(here.house.went) == 1)


async def test_closed_screens_are_let_go_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hazard of two caches of Textual: without `clear_caches` some apps stay forever."""
    made: list[weakref.ref[RemoteApp]] = []
    honest = RemoteApp.__init__

    def noting(self: RemoteApp, *args: Any, **kwargs: Any) -> None:
        honest(self, *args, **kwargs)
        made.append(weakref.ref(self))

    gc.freeze()  # what other tests have left isn't looked through here
    monkeypatch.setattr(visit_module, "COURTESY", 0.05)
    monkeypatch.setattr(RemoteApp, "__init__", noting)
    async with club(tmp_path) as here:
        for number in range(8):
            async with inside(here, "ana") as (connection, channel, _screen):
                # A key in the way of the kitty protocol: it fills the parser's cache.
                channel.write(b"\x1b[97;1;97u\x1b[98;5u")
                await asyncio.sleep(0.05)
                if number % 2:
                    channel.write(b"\x03")
                    await connection.wait_closed()
        await until(lambda: not here.server.visits and not here.server.connections)
        caches.clear_caches()
        for _ in range(5):
            await asyncio.sleep(0.05)
            _ = gc.collect()
        assert len(made) == 8
        assert [ref() for ref in made if ref() is not None] == []


async def test_screens_are_built_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests who play already wait for one screen at most, however many come."""
    building: set[RemoteApp] = set()
    most = [0]
    honest_run, honest_ready = RemoteApp.run_async, RemoteApp.on_ready

    async def run(self: RemoteApp, **kwargs: Any) -> None:
        building.add(self)
        most[0] = max(most[0], len(building))
        await honest_run(self, **kwargs)

    def ready(self: RemoteApp) -> None:
        building.discard(self)
        honest_ready(self)

    monkeypatch.setattr(RemoteApp, "run_async", run)
    monkeypatch.setattr(RemoteApp, "on_ready", ready)
    async with club(tmp_path) as here, contextlib.AsyncExitStack() as everybody:
        come = [everybody.enter_async_context(inside(here, f"g{number}")) for number in range(6)]
        _ = await asyncio.gather(*come)
        assert len(here.house.came) == 6
    assert most == [1]
