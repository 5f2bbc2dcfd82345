"""A club's database on the command line: who uses it, what is said, and where its password never appears."""

import asyncio
import os
from pathlib import Path
from time import monotonic

import asyncssh
import pytest

from rulesets import load_rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.play.session import Session
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.store import open_store
from tabletop_tui.store.club.address import VARIABLE
from tests.cli.running import process, ran
from tests.postgres import Base
from tests.serve.loopback import PATIENCE, until
from tests.serve.test_command import free_port, headless
from tests.store.playing import PEOPLE, play
from tests.store.proxy import Proxy

SOON = 8.0
"""Seconds (decision 25)."""
SECRET = ("p%40ss", "p@ss")


def club(base: Base) -> str:
    """A game and a guest in the database; the game's id."""
    with open_store(base.address) as store, Guestbook(base.address) as book:
        session = play(Session.new(load_rules("orbis"), PEOPLE[:2], 7, store=store))
        assert book.names.claim("Ana", "SHA256:a") is None
        return str(session.game_id)


def test_who_looks_after_a_club_works_in_its_database_and_who_plays_at_home_doesnt(
    base: Base, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = club(base)
    monkeypatch.setenv(VARIABLE, base.address)
    said = ""
    for command, word in (
        (("people",), "Ana"),
        (("games",), game),
        (("stats",), "Ben"),
        (("verify", game), ""),
        (("export", game, "-o", str(tmp_path / "game.json")), ""),
        (("invite", game, "--seat", "1"), "-"),
        (("invite",), game),
        (("doctor",), "one game and one person"),
    ):
        ended = ran(capsys, *command)
        assert ended.code == 0, (command, ended)
        assert word in ended.out
        said += ended.out + ended.err
    assert not any(secret in said for secret in SECRET)
    assert not Paths.find().people.exists()
    assert not Paths.find().saves.exists()
    resumed = ran(capsys, "resume", game, "--plain")
    assert resumed.code != 0
    assert game in resumed.err, "at one keyboard, games are those of the own file"


def test_what_is_wrong_with_a_database_is_one_line_everywhere(
    base: Base, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = ran(capsys, "serve", "--no-screen", "--database", base.address)
    assert ended.code == 1
    assert "TABLETOP_DATABASE" in ended.err
    wrong = base.address.replace("w:rd", "wrong")
    for address in ("not an address", wrong, base.address.replace("127.0.0.1:", "127.0.0.1:1")):
        monkeypatch.setenv(VARIABLE, address)
        for command in (("people",), ("games",), ("serve", "--no-screen", "--port", "0")):
            ended = ran(capsys, *command)
            assert (ended.code, ended.err.count("\n"), ended.out) == (1, 1, ""), (command, ended)
            assert not any(secret in ended.err for secret in SECRET)
        doctor = ran(capsys, "doctor")
        assert doctor.code == 1
        assert not any(secret in doctor.out for secret in SECRET)
    assert not Paths.find().reports.exists()


def test_without_psycopg_a_sentence_says_what_to_install_and_playing_needs_none() -> None:
    code = (
        "import sys; sys.modules['psycopg'] = None; from tabletop_tui.cli.main import main; "
        "code = main(['games']); print(code, main(['people']))"
    )
    ended = process("-c", code, **{VARIABLE: "postgresql://anna@127.0.0.1/club"})
    assert ended.out == "1 1\n"
    assert ended.err.count("tabletop-tui[club]") == 2
    loaded = (
        "import sys; from tabletop_tui.cli.main import main; main(['games']); print('psycopg' in sys.modules)"
    )
    assert process("-c", loaded).out.endswith("False\n")


def titles(pid: int) -> str:
    """What others see of a process: how it was called, and its name."""
    return "".join(Path(f"/proc/{pid}/{name}").read_text() for name in ("cmdline", "comm"))


async def test_a_server_keeps_its_guests_in_the_database_and_shows_its_password_to_no_one(
    base: Base, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Not in the list of processes, nor on the terminal, nor in the log."""
    monkeypatch.setenv(VARIABLE, base.address)
    plain = base.address.replace(":p%40ss%20w:rd", "")
    key = asyncssh.generate_private_key("ssh-ed25519")
    port, log = free_port(), tmp_path / "log"
    async with headless(port, "--log", str(log), "--database", plain) as server:
        async with asyncssh.connect(
            "127.0.0.1",
            port,
            username="zoe",
            client_keys=[key],
            known_hosts=None,
            config=None,
            agent_path=None,
        ) as guest:
            channel = await guest.create_process(term_type="xterm", encoding=None)

            def is_in() -> bool:
                return "zoe" in log.read_text()

            await until(is_in)
            with Guestbook(base.address) as book:
                assert [each.name for each in book.names.people()] == ["zoe"]
            base.cut()
            channel.stdin.write(b"q")
        listed = titles(server.pid)
        said = server.said  # type: ignore[attr-defined]
    shown = listed + said + log.read_text()
    assert not any(secret in shown for secret in SECRET)
    assert not Paths.find().people.exists()
    assert not any("games.sqlite3" in name for _, _, names in os.walk(Paths.find().data) for name in names)


async def test_the_journal_says_when_the_database_falls_silent_and_when_it_is_back(
    base: Base, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On standard error, which systemd keeps; within the eight seconds in which guests are told."""
    with Proxy(base.server.port) as proxy:
        monkeypatch.setenv(VARIABLE, Base(base.server, base.name, proxy.port).address)
        async with headless(free_port()) as server:
            assert server.stdout is not None
            proxy.silent = True
            begun = monotonic()
            async with asyncio.timeout(PATIENCE):
                said = (await server.stdout.readline()).decode()
            assert "The database doesn't answer" in said
            assert monotonic() - begun < SOON
            proxy.silent = False
            async with asyncio.timeout(PATIENCE):
                said = (await server.stdout.readline()).decode()
            assert "The database answers again, after" in said
