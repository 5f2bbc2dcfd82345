"""`tabletop serve`, `people` and `invite` as the host types them; the real server in a process of its own."""

import asyncio
import contextlib
import io
import os
import re
import shlex
import signal
import socket
import stat
import sys
import termios
from collections.abc import AsyncIterator
from pathlib import Path

import asyncssh
import pytest

from tabletop_tui.serve.choices import is_loopback
from tabletop_tui.serve.lines.hostkey import NAME
from tests.cli.running import process, ran, told
from tests.serve.loopback import PATIENCE, SSH, Terminal, ssh_options, terminal, until

needs_ssh = pytest.mark.skipif(SSH is None, reason="needs the ssh client")
OWN = ("TABLETOP_HOME", "LC_ALL", "TABLETOP_GLANCE", "TABLETOP_REHEARSAL")
"""What of the tests' environment a program gets that has a terminal of its own."""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def serving(*more: str) -> list[str]:
    return [sys.executable, "-m", "tabletop_tui", "serve", "--name", "Hanna", *more]


def own_environ() -> dict[str, str]:
    return {name: os.environ[name] for name in OWN} | {"PYTHONPATH": str(Path.cwd())}


@contextlib.asynccontextmanager
async def headless(port: int, *more: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A server without a screen, ended by SIGTERM."""
    server = await asyncio.create_subprocess_exec(
        *serving("--no-screen", "--port", str(port), *more),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert server.stdout is not None
    try:
        said = b""
        async with asyncio.timeout(PATIENCE):
            while b"Ctrl+C" not in said:
                line = await server.stdout.readline()
                assert line, said
                said += line
        server.said = said.decode()  # type: ignore[attr-defined]
        yield server
    finally:
        if server.returncode is None:
            server.terminate()
        async with asyncio.timeout(PATIENCE):
            _ = await server.wait()


def home() -> Path:
    return Path(os.environ["TABLETOP_HOME"])


def key_file(folder: Path) -> Path:
    file = folder / "key"
    asyncssh.generate_private_key("ssh-ed25519").write_private_key(str(file))
    asyncssh.read_private_key(str(file)).write_public_key(str(folder / "key.pub"))
    file.chmod(0o600)
    return file


@needs_ssh
async def test_a_server_without_a_screen(tmp_path: Path) -> None:
    port, key = free_port(), key_file(tmp_path)
    async with headless(port) as server:
        said = str(server.said)  # type: ignore[attr-defined]
        assert str(port) in said
        private = home() / "data" / NAME
        assert stat.S_IMODE(private.stat().st_mode) == 0o600
        assert asyncssh.read_private_key(private).get_fingerprint() in said
        async with terminal([*ssh_options(key), "-p", str(port), "ana@127.0.0.1"], (100, 30)) as ana:
            await ana.see("Hello, ana")
            second = await asyncio.to_thread(process, *serving("--no-screen", "--port", str(port))[1:])
            assert second.code == 1
            assert re.fullmatch(rf"tabletop: Port {port} on 127.0.0.1 can't be opened: .*\n", second.err)
            listed = told("people")
            assert "ana" in listed.out
            server.send_signal(signal.SIGTSTP)
            server.terminate()
            assert await ana.ended() == 1
            assert "The host has closed these tables" in ana.flat
        assert await server.wait() == 0
    log = (home() / "state" / "connections.jsonl").read_text()
    assert '"event": "in"' in log
    assert stat.S_IMODE((home() / "state" / "connections.jsonl").stat().st_mode) == 0o600


@needs_ssh
@pytest.mark.parametrize("how", ["q", "SIGTERM"])
async def test_the_host_plays_on_the_same_terminal(tmp_path: Path, how: str) -> None:
    port, key = free_port(), key_file(tmp_path)
    async with terminal(serving("--port", str(port)), (100, 30), own_environ()) as host:
        before = termios.tcgetattr(host.master)
        await host.see("Hello, Hanna")
        async with terminal([*ssh_options(key), "-p", str(port), "ana@127.0.0.1"], (100, 30)) as ana:
            await ana.see("Hello, ana")
            host.type("\x1a")
            await asyncio.sleep(0.2)
            ana.type("?")
            await until(lambda: "Hello, ana" not in ana.text)
            if how == "q":
                host.type("q")
                await host.see("One guest is here. Close the tables?")
                host.type("\x1b")
                await until(lambda: "Close the tables?" not in host.text)
                assert ana.process.returncode is None
                host.type("\x03")
                await host.see("One guest is here. Close the tables?")
                host.type("\x03")
            else:
                host.process.terminate()
            assert await ana.ended() == 1
        assert await host.ended() == 0
        assert termios.tcgetattr(host.master) == before
        end = host.received[host.received.rindex(b"\x1b[?1049l") :]
        assert b"\x1b[?25h" in end
        assert b"Traceback" not in end
        async with terminal([*ssh_options(key), "-p", str(port), "hanna@127.0.0.1"]) as other:
            assert await other.ended() == 255


@needs_ssh
async def test_the_servers_death_leaves_names_and_the_key_as_they_are(tmp_path: Path) -> None:
    port, key = free_port(), key_file(tmp_path)
    command = [*ssh_options(key), "-p", str(port), "ana@127.0.0.1"]
    async with headless(port) as server, terminal(command, (100, 30)) as ana:
        await ana.see("Hello, ana")
        server.kill()
        assert await ana.ended() == 255
    made = (home() / "data" / NAME).read_bytes()
    async with headless(port), terminal(command, (100, 30)) as ana:
        await ana.see("Hello, ana")
    assert (home() / "data" / NAME).read_bytes() == made


@pytest.mark.parametrize(("before", "lives"), [("trap '' HUP;", True), ("", False)])
async def test_without_a_screen_the_tables_outlive_the_window_if_nohup_says_so(
    before: str, lives: bool
) -> None:
    command = f"{before} exec {shlex.join(serving('--no-screen', '--port', str(free_port())))}"
    environ = {name: value for name, value in os.environ.items() if name != "TERM"}
    window = await Terminal.run(["sh", "-c", command], environ=environ)
    server = window.process
    try:
        await window.see("Ctrl+C")
        server.send_signal(signal.SIGHUP)
        _ = await asyncio.wait([asyncio.ensure_future(server.wait())], timeout=1 if lives else PATIENCE)
        assert (server.returncode is None) is lives
        if lives:
            server.terminate()
        assert await server.wait() == 0
    finally:
        await window.close()


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.1", ""])
def test_a_door_open_to_everyone_is_refused(capsys: pytest.CaptureFixture[str], host: str) -> None:
    ended = ran(capsys, "serve", "--no-screen", "--host", host)
    assert ended.code == 2
    assert "--authorized-keys" in ended.err
    assert not (home() / "data" / NAME).exists()


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.0.0.1", True),
        ("127.8.9.1", True),
        ("::1", True),
        ("localhost", True),
        ("0.0.0.0", False),
        ("::", False),
        ("", False),
        ("no-such-host.invalid", False),
    ],
)
def test_what_only_this_machine_reaches(host: str, own: bool) -> None:
    assert is_loopback(host) is own


def test_a_key_that_others_can_read_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    file = home() / "data" / NAME
    file.parent.mkdir(parents=True)
    asyncssh.generate_private_key("ssh-ed25519").write_private_key(str(file))
    file.chmod(0o640)
    ended = ran(capsys, "serve", "--no-screen", "--port", str(free_port()))
    assert ended.code == 1
    assert "can be read by other users" in ended.err
    assert f"chmod 600 {file}" in ended.err


def test_keys_that_cant_be_read_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ended = ran(capsys, "serve", "--no-screen", "--authorized-keys", str(tmp_path / "none"))
    assert ended.code == 1
    assert str(tmp_path / "none") in ended.err
    assert ended.err.count("\n") == 1


def test_an_owner_has_to_be_known_already(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Otherwise the first guest with that name would be in charge of all tables."""
    ended = ran(capsys, "serve", "--no-screen", "--owner", "ute")
    assert ended.code == 1
    assert "tabletop people --add ute --key FILE" in ended.err


def test_members_come_from_a_file_and_its_wrong_lines_are_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(3)]
    lines = [key.export_public_key().decode().strip() for key in keys]
    file = tmp_path / "members"
    file.write_text(f"# the club\n\nAna Lena {lines[0]} her laptop\nben {lines[1]}\nben {lines[2]}\n")
    wrong = tmp_path / "wrong"
    wrong.write_text(f"cem {lines[0]}\nbot:2 {lines[1]}\nzoe nothing\n{'u' * 25} {lines[2]}\n")
    refused = ran(capsys, "people", "--import", str(wrong))
    assert refused.code == 1
    told = [each.partition(": ")[2][:7] for each in refused.err.splitlines()]
    assert told[:3] == ["Line 2:", "Line 3:", "Line 4:"], "a name that is too long isn't cut off"
    assert "No guest has logged in" in ran(capsys, "people").out
    assert (
        "New members: 2. Further keys: 1. There already: 0."
        in ran(capsys, "people", "--import", str(file)).out
    )
    listed = ran(capsys, "people").out
    assert "Ana Lena" in listed
    assert all(key.get_fingerprint() in listed for key in keys)
    codes = ran(capsys, "people", "--codes", "2").out.splitlines()
    assert len(codes) == 3
    assert "NAME+CODE@" in codes[2]
    assert ran(capsys, "people", "--approve", "ben").code == 1


def test_people_can_be_added_listed_and_forgotten(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "No guest has logged in" in ran(capsys, "people").out
    assert ran(capsys, "people", "--forget", "ana").code == 1
    _ = key_file(tmp_path)
    mark = asyncssh.read_public_key(tmp_path / "key.pub").get_fingerprint()
    assert mark in ran(capsys, "people", "--add", "Ana", "--key", str(tmp_path / "key.pub")).out
    assert mark in ran(capsys, "people").out
    with (tmp_path / "key.pub").open() as typed, pytest.MonkeyPatch.context() as patched:
        patched.setattr(sys, "stdin", typed)
        assert mark in ran(capsys, "people", "--add", "Ana", "--key", "-").out
    for typed_in in (None, io.StringIO("nothing")):
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(sys, "stdin", typed_in)  # `None` is what a closed one is
            refused = ran(capsys, "people", "--add", "ben", "--key", "-")
        assert refused.code == 1
        assert "The standard input holds no public SSH key." in refused.err
    (tmp_path / "other.pub").write_text(
        asyncssh.generate_private_key("ssh-ed25519").export_public_key().decode()
    )
    taken = ran(capsys, "people", "--add", "ana", "--key", str(tmp_path / "other.pub"))
    assert taken.code == 1
    assert "another key" in taken.err
    (tmp_path / "bad.pub").write_text("nothing")
    assert ran(capsys, "people", "--add", "ben", "--key", str(tmp_path / "bad.pub")).code == 1
    assert "The name is now anna" in ran(capsys, "people", "--rename", "Ana", "anna").out
    assert ran(capsys, "people", "--rename", "Ana", "tom").code == 1
    assert ran(capsys, "people", "--rename", "anna", "anа").code == 1
    assert ran(capsys, "people", "--rename", "anna").code == 2
    other = asyncssh.read_public_key(tmp_path / "other.pub").get_fingerprint()
    assert ran(capsys, "people", "--new-key", "anna").code == 2
    for who, file, said in (("zoe", "other", "called zoe"), ("anna", "bad", "no public SSH key")):
        refused = ran(capsys, "people", "--new-key", who, "--key", str(tmp_path / f"{file}.pub"))
        assert refused.code == 1
        assert said in refused.err
    exchanged = ran(capsys, "people", "--new-key", "ANNA", "--key", str(tmp_path / "other.pub"))
    assert f"now logs in with {other}. Seats, invitations and settings stay" in exchanged.out
    assert mark not in ran(capsys, "people").out
    old = ran(capsys, "people", "--add", "tom", "--key", str(tmp_path / "key.pub"))
    assert old.code == 1
    assert "has belonged to another person" in old.err
    forgotten = ran(capsys, "people", "--forget", "ANNA")
    assert "forgotten" in forgotten.out
    assert "--new-key" not in forgotten.out, "there was no seat to lose"
    assert other not in ran(capsys, "people").out


@pytest.mark.parametrize("asked", ["--ban", "--forget", "--send-away", "--approve"])
def test_a_name_that_is_too_long_never_means_the_member_whose_name_it_begins_with(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, asked: str
) -> None:
    _ = key_file(tmp_path)
    shown = "Annemarie-Christina Berg"
    assert shown in ran(capsys, "people", "--add", shown, "--key", str(tmp_path / "key.pub")).out
    listed = ran(capsys, "people").out
    refused = ran(capsys, "people", asked, "Annemarie-Christina Bergmann")
    assert refused.code == 2
    assert "a name has at most 24 cells" in refused.err
    assert ran(capsys, "people").out == listed


def test_an_invitation_for_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert ran(capsys, "invite", "nothing").code == 1
    assert "no open invitations" in ran(capsys, "invite").out
    from rulesets.orbis import RULES
    from tabletop_tui.play.session import Session
    from tabletop_tui.store import open_store
    from tabletop_tui.store.people import Person

    with open_store(home() / "data" / "games.sqlite3") as store:
        session = Session.new(RULES, [Person("Ana", "red"), Person("Ben", "blue")], 1, None, store)
        game = session.game_id or ""
        session.close()
    made = ran(capsys, "invite", game, "--seat", "2")
    found = re.search(r"Invitation: ([a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4})", made.out)
    assert found is not None
    assert ran(capsys, "invite", game, "--seat", "3").code == 2
    listed = ran(capsys, "invite").out
    assert game in listed
    assert "waiting" in listed
    assert found[1] not in listed


async def test_a_terminal_is_needed_for_the_hosts_screen(tmp_path: Path) -> None:
    dumb = own_environ() | {"TERM": "dumb"}
    ssh = await Terminal.run(serving("--port", str(free_port())), environ=dumb)
    try:
        assert await ssh.ended() == 2
        assert "--no-screen" in ssh.flat
    finally:
        await ssh.close()


@needs_ssh
async def test_how_friends_join_is_told_again_as_long_as_the_tables_are_open() -> None:
    """Also after a server that was killed: only running ones are shown."""
    none = told("serve", "--how")
    assert none.code == 1
    assert "tabletop serve opens them" in none.err
    port, second = free_port(), free_port()
    async with headless(port) as server, headless(second) as other:
        said = told("serve", "--how").out
        for line in str(server.said).splitlines()[:3]:  # type: ignore[attr-defined]
            assert line in said
        assert f"ssh -p {second} NAME@localhost" in said
        other.kill()
        _ = await other.wait()
        said = told("serve", "--how").out
        assert f"-p {port} " in said
        assert f"-p {second} " not in said
    assert told("serve", "--how").code == 1


async def test_the_hosts_screen_says_how_friends_join() -> None:
    port = free_port()
    async with terminal(serving("--port", str(port)), (80, 24), own_environ()) as host:
        await host.see("Hello, Hanna")
        await host.see(f"ssh -p {port} NAME@localhost")
        await host.see("This server's key: SHA256:")
        host.process.terminate()
        assert await host.ended() == 0
