"""The store: what is kept, what is refused, and that refusing changes nothing."""

import json
import os
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from rulesets.core import saves
from tabletop_tui.session import Session
from tabletop_tui.store import StoreError, open_store
from tabletop_tui.store.database import SqliteStore
from tabletop_tui.store.schema import VERSION
from tabletop_tui.words import LANGUAGES, Words
from tests.store.playing import PEOPLE, play, started, step


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
    for language in LANGUAGES:
        words = Words(language)
        sentence = words(reason, **caught.value.reason.facts)
        assert not words.problems
        assert str(file) in sentence
    after = {name: data for name, data in contents(file.parent).items() if not name.endswith("-shm")}
    assert after == before
    return caught.value


# -- keeping ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_stands_after_resume_where_it_was_left(file: Path, seats: int) -> None:
    first = play(started(file, seats), 150)
    first.close()
    assert first.game_id is not None
    with open_store(file) as store, Session.resume(store, first.game_id) as again:
        assert again.table.digest == first.table.digest
        assert again.people == PEOPLE[:seats]
        assert again.log == first.log
        assert again.played.history_scores == first.played.history_scores
        assert again.can_redo == first.can_redo
        assert again.document() == first.document()


def test_a_redo_is_still_possible_after_resume(file: Path) -> None:
    first = started(file)
    assert first.decision
    first.answer(first.decision.options[0].key)
    first.undo()
    first.close()
    with open_store(file) as store, Session.resume(store, str(first.game_id)) as again:
        assert again.can_redo
        again.redo()
        assert [answer.key for answer in again.table.answers] == [first.log[1].key]
        assert not again.log[1].undone


def test_every_step_is_on_the_disk_before_anybody_hears_of_it(file: Path) -> None:
    session = started(file)
    reader = sqlite3.connect(file)
    heard: list[int] = []

    def look() -> None:
        (count,) = reader.execute("SELECT count(*) FROM answers").fetchone()
        assert count == session.steps
        heard.append(count)

    session.watch(look)
    chance = random.Random(5)
    for _ in range(60):
        step(session, chance)
    assert len(heard) >= 60 * 0.9
    reader.close()


def test_undo_is_a_row_and_rows_are_never_changed(file: Path) -> None:
    session = started(file)
    assert session.decision
    session.answer(session.decision.options[0].key)
    session.undo()
    db = sqlite3.connect(file)
    assert db.execute("SELECT number, what, of, undone_by FROM history").fetchall() == [
        (1, "answer", None, 2),
        (2, "undo", 1, None),
    ]
    for change in ("DELETE FROM answers", "UPDATE answers SET key = 'site:1'"):
        with pytest.raises(sqlite3.IntegrityError):
            db.execute(change)
    db.close()


def test_the_list_of_games_says_whose_turn_it_is_and_how_it_stands(file: Path) -> None:
    running, over = play(started(file, 3), 40), play(started(file, 2))
    with open_store(file) as store:
        listed = {game.id: game for game in store.games()}
        assert running.decision
        assert listed[str(running.game_id)].turn == running.decision.seat
        assert listed[str(running.game_id)].people == PEOPLE[:3]
        assert not listed[str(running.game_id)].over
        assert listed[str(over.game_id)].over
        assert listed[str(over.game_id)].scores == tuple(s.total for s in over.standings)
        assert store.games()[0].id == over.game_id, "the one played last comes first"


def test_a_game_can_be_named_deleted_and_brought_back(file: Path) -> None:
    session = started(file)
    game_id = str(session.game_id)
    session.close()
    with open_store(file) as store:
        store.rename(game_id, "Sunday")
        assert store.games()[0].name == "Sunday"
        store.delete(game_id)
        assert store.games() == []
        with pytest.raises(StoreError) as caught:
            store.load(game_id)
        assert caught.value.reason.id == "saves-no-such-game"
        store.restore(game_id)
        assert [game.id for game in store.games()] == [game_id]


def test_an_exported_game_can_be_imported_with_all_that_was_undone(file: Path, tmp_path: Path) -> None:
    session = play(started(file, 3), 120)
    with open_store(file) as store:
        document = json.loads(json.dumps(store.document(str(session.game_id))))
    assert saves.read(session.rules, document).game == "orbis"
    copy = Session.of_document(document)
    with open_store(tmp_path / "other.sqlite3") as other:
        game_id = other.import_document(document, copy.status)
        with Session.resume(other, game_id) as again:
            assert again.log == session.log
            assert again.people == session.people
            assert again.table.digest == session.table.digest


# -- two programs ----------------------------------------------------------------------------------

HOLDER = """
import sys, pathlib
from tabletop_tui.session import Session
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
    assert first.decision
    assert second.decision
    first.answer(first.decision.options[0].key)
    before = second.table.digest
    with pytest.raises(StoreError) as caught:
        second.answer(second.decision.options[1].key)
    assert caught.value.reason.id == "saves-moved-on"
    assert second.table.digest == before
    assert second.steps == 0
    assert len(store.load(str(first.game_id)).rows) == 1


def test_what_cannot_be_saved_is_not_done(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = play(started(file), 20)
    before, shown = session.table.digest, list(session.log)
    heard: list[int] = []
    session.watch(lambda: heard.append(1))
    full = StoreError("saves-disk-full", file=str(file), problem="full")

    def refuse(*_: object) -> None:
        raise full

    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "write", refuse)
        assert session.decision
        with pytest.raises(StoreError):
            session.answer(session.decision.options[0].key)
    assert session.table.digest == before
    assert session.log == shown
    assert heard == []
    play(session)
    assert session.over


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


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(StoreError) as caught:
        open_store(tmp_path / "games.sqlite3")
    assert caught.value.reason.id == "saves-read-only"


def test_a_game_there_is_not_gets_a_sentence(file: Path) -> None:
    with open_store(file) as store, pytest.raises(StoreError) as caught:
        store.hold("zzzz")
    assert caught.value.reason.id == "saves-no-such-game"
