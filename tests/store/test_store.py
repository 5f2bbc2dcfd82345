"""The store in a file: what is refused, and that refusing changes nothing."""

import contextlib
import os
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from rulesets import load_rules
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store import StoreError, open_store
from tabletop_tui.store.flush import run_during_flush
from tabletop_tui.store.schema import LOGGED_WRITES, VERSION
from tabletop_tui.text.words import WHOLE, Words
from tests.store.playing import PEOPLE, play, started


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


def contents(folder: Path) -> dict[str, bytes]:
    """Every file but SQLite's index of the log, which holds nothing of its own."""
    return {f.name: f.read_bytes() for f in folder.iterdir() if f.is_file() and f.suffix != ".sqlite3-shm"}


def refused(file: Path, reason: str) -> StoreError:
    """Opening is refused with this reason, in a sentence of both languages; nothing has changed."""
    before = contents(file.parent)
    with pytest.raises(StoreError) as caught:
        open_store(file)
    assert caught.value.reason.id == reason
    for language in WHOLE:
        words = Words(language)
        sentence = words(reason, **caught.value.reason.facts)
        assert not words.problems
        assert str(file) in sentence
    after = {name: data for name, data in contents(file.parent).items() if not name.endswith("-shm")}
    assert after == before
    return caught.value


def test_while_the_disk_is_waited_for_something_else_is_done_and_a_failure_is_told() -> None:
    gate, opened = threading.Event(), []
    run_during_flush(lambda: opened.append(gate.wait(20)), gate.set)
    assert opened == [True]
    done: list[str] = []
    with pytest.raises(sqlite3.OperationalError, match="full"):
        run_during_flush(_full_disk, lambda: done.append("work"))
    assert done == ["work"]


def _full_disk() -> None:
    raise sqlite3.OperationalError("database or disk is full")


def answers_in(file: Path) -> int:
    """How many rows a database holds without its log."""
    alone = file.with_name("alone.sqlite3")
    alone.write_bytes(file.read_bytes())
    with contextlib.closing(sqlite3.connect(alone)) as db:
        found: int = db.execute("SELECT count(*) FROM answers").fetchone()[0]
    return found


def test_what_is_logged_moves_to_the_file_at_a_quiet_moment_once_it_is_much(file: Path) -> None:
    with open_store(file) as store, Session.new(load_rules("orbis"), PEOPLE[:2], 7, store=store) as session:
        play(session, 2)
        written = len(store.load(session.game_id or "").rows)
        store.tidy()
        assert answers_in(file) < written, "a few writes stay in the log"
        play(session, LOGGED_WRITES, seed=2)
        written = len(store.load(session.game_id or "").rows)
        store.tidy()
        assert answers_in(file) == written


def test_a_closed_store_has_nothing_to_tidy(file: Path) -> None:
    store = open_store(file)
    with Session.new(load_rules("orbis"), PEOPLE[:2], 7, store=store) as session:
        play(session, LOGGED_WRITES + 1)
    store.close()
    store.tidy()


# -- two programs ----------------------------------------------------------------------------------

HOLDER = """
import sys, pathlib
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
session = Session.resume(open_store(pathlib.Path(sys.argv[1])), sys.argv[2])
print("held", flush=True)
sys.stdin.read()
"""


def test_a_game_that_another_program_has_open_is_refused_until_that_is_killed(file: Path) -> None:
    first = play(started(file), 10)
    game_id = str(first.game_id)
    first.close()
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(file), game_id], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert other.stdout
    assert other.stdin
    assert other.stdout.readline() == b"held\n"
    with open_store(file) as store:
        with pytest.raises(StoreError) as caught:
            Session.resume(store, game_id)
        assert caught.value.reason.id == "saves-in-use"
        assert caught.value.reason.facts == {"id": game_id, "pid": str(other.pid)}
        with pytest.raises(StoreError):
            store.delete(game_id)
        other.kill()
        other.wait()
        Session.resume(store, game_id).close()
    other.stdin.close()
    other.stdout.close()


def test_even_without_the_lock_two_programs_cannot_mix_their_answers(file: Path) -> None:
    """The second one is told that the game has moved on, and its table is as before."""
    first = started(file)
    for lock in file.parent.glob("*-locks/*"):
        lock.unlink()
    store = open_store(file)
    second = Session.resume(store, str(first.game_id))
    assert first.record.decision
    assert second.record.decision
    first.do(acts.answer(first.record.decision.options[0].key))
    before = second.record.table.digest
    with pytest.raises(StoreError) as caught:
        second.do(acts.answer(second.record.decision.options[1].key))
    assert caught.value.reason.id == "saves-moved-on"
    assert second.record.table.digest == before
    assert second.record.steps == 0
    assert len(store.load(str(first.game_id)).rows) == 1


# -- files that are something else -----------------------------------------------------------------


def test_a_folder_is_refused(file: Path) -> None:
    file.mkdir()
    refused(file, "saves-is-folder")


def test_an_empty_file_is_refused(file: Path) -> None:
    file.touch()
    refused(file, "saves-empty-file")


@pytest.mark.parametrize(
    "text", ["x", "Dear diary,\n" * 50, "SQLite format 3", "SQLite format 4\0" + "x" * 200]
)
def test_a_text_file_is_refused(file: Path, text: str) -> None:
    file.write_text(text)
    refused(file, "saves-cut-off" if text == "SQLite format 3" else "saves-not-a-database")


def test_the_database_of_another_program_is_refused(file: Path) -> None:
    db = sqlite3.connect(file)
    db.execute("CREATE TABLE moz_places (id)")
    db.close()
    refused(file, "saves-not-a-database")


def test_a_newer_version_is_refused(file: Path) -> None:
    started(file).close()
    db = sqlite3.connect(file)
    db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.close()
    refused(file, "saves-newer")


def test_a_log_without_its_file_is_refused(file: Path) -> None:
    file.with_name(file.name + "-wal").write_bytes(b"x" * 100)
    refused(file, "saves-log-without-file")


@pytest.mark.skipif(getattr(os, "geteuid", int)() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(StoreError) as caught:
        open_store(tmp_path / "games.sqlite3")
    assert caught.value.reason.id == "saves-read-only"
