"""A guest book that isn't one, or is damaged: a sentence and a way out, for the host and for guests."""

import contextlib
import os
import resource
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from rulesets import load_rules
from tabletop_tui.host import settings
from tabletop_tui.host.files import MOST_REPORTS, write_report
from tabletop_tui.host.paths import Paths
from tabletop_tui.play.session import Session
from tabletop_tui.serve.book.file import BookError
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.store import Store, open_store
from tabletop_tui.store.people import Person
from tests.cli.running import process, ran
from tests.cli.test_saved import saved_game
from tests.serve.loopback import SSH, club, terminal

needs_ssh = pytest.mark.skipif(SSH is None, reason="needs the ssh client")


def filled(file: Path) -> bytes:
    """A guest book with some names and an invitation, cleanly closed."""
    with Guestbook(file) as book:
        for number in range(40):
            assert book.names.claim(f"name{number}", f"SHA256:{number:043}") is None
        _ = book.invitations.invite("abcd", 1)
    return file.read_bytes()


def started(store: Store) -> Session:
    """A game that is being played."""
    return Session.new(load_rules("orbis"), [Person("Ana", "red"), Person("Ben", "blue")], 7, None, store)


def other_schema(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE people (phone TEXT)")
        database.commit()


UNUSABLE: dict[str, Callable[[Path], object]] = {
    "garbage": lambda file: file.write_bytes(Random(1).randbytes(9000)),
    "text": lambda file: file.write_text("Dear diary"),
    "another schema": other_schema,
    "cut off": lambda file: file.write_bytes(filled(file)[:5000]),
    "a folder": lambda file: file.mkdir(),
}


@pytest.mark.parametrize("what", UNUSABLE)
def test_a_file_that_is_no_guest_book_is_named_with_a_way_out(
    capsys: pytest.CaptureFixture[str], what: str
) -> None:
    """One line each time, the file as it was, and `doctor` doesn't call it well."""
    game, file = saved_game(), Paths.find().people
    UNUSABLE[what](file)
    before = None if file.is_dir() else file.read_bytes()
    commands = [("people",), ("invite",), ("invite", game), ("serve", "--no-screen", "--port", "0")]
    for command in commands:
        ended = ran(capsys, *command)
        assert ended.code == 1, command
        assert ended.err.count("\n") == 1
        assert str(file) in ended.err
        assert "report" not in ended.err
    doctor = ran(capsys, "doctor")
    assert doctor.code == 1
    assert str(file) in doctor.out
    assert before is None or file.read_bytes() == before
    assert not Paths.find().reports.exists()


def test_a_damaged_byte_of_the_guest_book_is_no_bug(tmp_path: Path) -> None:
    """A sample of its bytes: it is read, or refused in a sentence."""
    whole = filled(tmp_path / "whole.sqlite3")
    chance = Random(3)
    for place in (0, 18, 60, 105, 400, *(chance.randrange(len(whole)) for _ in range(80))):
        file = tmp_path / "people.sqlite3"
        damaged = bytearray(whole)
        damaged[place] ^= chance.randrange(1, 256)
        file.write_bytes(damaged)
        with contextlib.suppress(BookError), Guestbook(file) as book:
            for person in book.names.people():
                assert book.names.owner(person.name)
            _ = book.invitations.open(), book.names.knows("x"), book.invitations.redeem("abcd", "Zoe")
            _ = book.names.claim("Zoe", "SHA256:zoe")
        for log in tmp_path.glob("people.sqlite3*"):
            log.unlink()


@needs_ssh
async def test_guests_are_told_that_no_one_can_be_let_in(tmp_path: Path) -> None:
    """The book was damaged while the server runs: a sentence for the guest, the reason in the log."""
    async with club(tmp_path) as open_club:
        with contextlib.closing(sqlite3.connect(Paths.below(tmp_path).people)) as database:
            database.execute("DROP TABLE people")
            database.commit()
        async with terminal(open_club.command("ana", "ana")) as ana:
            assert await ana.ended() == 255
            assert "can't admit any" in ana.flat
        assert any(event["source"] == "guest-book" for event in open_club.events("problem"))


def test_without_room_on_the_disk_every_command_says_so(tmp_path: Path) -> None:
    """No file may grow beyond 8 kB: nothing can be saved, and nothing is called a bug."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    key = tmp_path / "key.pub"
    key.write_text("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl\n")
    commands = [
        ("play", "orbis", "-p", "Ana", "-p", "Ben", "--plain"),
        ("people", "--add", "Ana", "--key", str(key)),
        ("serve", "--no-screen", "--port", "0"),
        ("doctor",),
    ]
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, before[1]))
    try:
        for command in commands:
            ended = process("-m", "tabletop_tui", *command, PYTHONDONTWRITEBYTECODE="1")
            assert ended.code == 1, command
            assert "report" not in ended.err
            assert command == ("doctor",) or (ended.err.count("\n") == 1 and "disk" in ended.err)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("umask", [0o000, 0o777])
def test_folders_are_for_their_owner_alone_whatever_the_umask(umask: int) -> None:
    """Saved games, locks, reports, settings, guest book."""
    home = Path(os.environ["TABLETOP_HOME"])
    before = os.umask(umask)
    try:
        _ = write_report(Paths.find().reports, "one", "text")
        with open_store(Paths.find().saves) as store, started(store):
            assert (Paths.find().data / "games.sqlite3-locks").is_dir()
        settings.change(Paths.find(), theme="light")
        Guestbook(Paths.find().people).close()
    finally:
        os.umask(before)
    folders = [each for each in home.rglob("*") if each.is_dir()]
    assert len(folders) == 5
    assert {stat.S_IMODE(each.stat().st_mode) for each in folders} == {0o700}


def test_reports_of_failures_never_fill_the_disk(tmp_path: Path) -> None:
    """The oldest make room, and none is larger than a megabyte."""
    for number in range(MOST_REPORTS + 5):
        file = write_report(tmp_path / "reports", f"{number:03}", "x")
        os.utime(file, (number, number))
    kept = sorted(each.name for each in (tmp_path / "reports").iterdir())
    assert len(kept) == MOST_REPORTS
    assert kept[0] == "005-1.json"
    with pytest.raises(OSError, match="large"):
        _ = write_report(tmp_path / "reports", "huge", "x" * (1 << 21))
