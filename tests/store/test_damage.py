"""Files that were cut or scribbled over: a sentence, nothing changed, and what can be read is read."""

import json
import random
import shutil
from pathlib import Path

import pytest

from rulesets.core import BadSave
from tabletop_tui.cli.main import main
from tabletop_tui.cli.saved import read_document
from tabletop_tui.host.paths import Paths
from tabletop_tui.play.session import Session
from tabletop_tui.store import StoreError, open_store
from tabletop_tui.store.salvage import salvage
from tabletop_tui.text.complaints import Complaint
from tests.store.playing import play, started
from tests.store.test_store import contents, refused
from tests.whole import sampled

LAST = 1024
"""Bytes from the end at which a file is cut, one after the other."""
EACH = sampled(7, 1)
"""Cuts are this many bytes apart."""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database of five games, cleanly closed."""
    folder = tmp_path_factory.mktemp("games")
    with open_store(folder / "games.sqlite3") as store:
        for seed in range(5):
            session = play(started(None, 2, seed), 60, seed)
            store.import_document(session.record.document(), session.record.status)
    assert [f.name for f in folder.iterdir() if f.is_file()] == ["games.sqlite3"]
    return folder


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with a database whose last steps are still in its log, as after `kill -9`."""
    folder = tmp_path_factory.mktemp("log")
    session = play(started(folder / "games.sqlite3"), 30)
    killed = tmp_path_factory.mktemp("killed")
    for name in ("games.sqlite3", "games.sqlite3-wal"):
        shutil.copyfile(folder / name, killed / name)
    assert (killed / "games.sqlite3-wal").stat().st_size > LAST
    return killed, str(session.game_id)


def test_a_database_cut_at_every_byte_of_its_last_kilobyte_is_refused(games: Path, tmp_path: Path) -> None:
    """A sentence at every length, and the file stays as it is."""
    file = tmp_path / "games.sqlite3"
    whole = (games / file.name).read_bytes()
    file.write_bytes(whole)
    for size in range(len(whole) - 1, len(whole) - 1 - LAST, -EACH):
        with file.open("r+b") as opened:
            opened.truncate(size)
        with pytest.raises(StoreError) as caught:
            open_store(file)
        assert caught.value.reason.id == "saves-cut-off"
        assert file.stat().st_size == size
    assert file.read_bytes() == whole[:size]
    assert [f.name for f in tmp_path.iterdir()] == [file.name]


def test_a_log_cut_at_every_byte_of_its_last_kilobyte_loses_no_more_than_its_last_step(
    log: tuple[Path, str], tmp_path: Path
) -> None:
    """The game is one step earlier, and the cut is reported."""
    folder, game_id = log
    name = "games.sqlite3-wal"
    whole = (folder / name).read_bytes()
    full = steps(folder / "games.sqlite3", game_id, tmp_path / "full", whole)
    for cut in range(1, LAST + 1, EACH):
        place = tmp_path / "cut"
        assert steps(folder / "games.sqlite3", game_id, place, whole[:-cut]) in (full - 1, full)
        shutil.rmtree(place)


def steps(file: Path, game_id: str, place: Path, log: bytes) -> int:
    """How many steps a copy of the database with this log holds; its reader is told of a cut."""
    place.mkdir()
    shutil.copyfile(file, place / file.name)
    (place / "games.sqlite3-wal").write_bytes(log)
    with open_store(place / file.name) as store:
        whole = (len(log) - 32) % (4096 + 24) == 0
        assert whole or (store.notice is not None and store.notice.id == "saves-log-cut")
        return len(store.load(game_id).rows)


def test_a_cut_log_still_gives_a_game_that_can_be_played_on(log: tuple[Path, str], tmp_path: Path) -> None:
    folder, game_id = log
    shutil.copyfile(folder / "games.sqlite3", tmp_path / "games.sqlite3")
    whole = (folder / "games.sqlite3-wal").read_bytes()
    (tmp_path / "games.sqlite3-wal").write_bytes(whole[: len(whole) // 2])
    with open_store(tmp_path / "games.sqlite3") as store:
        if game_id in {game.id for game in store.games()}:
            with Session.resume(store, game_id) as session:
                play(session)
                assert session.record.over


@pytest.mark.parametrize("seed", range(20))
def test_a_file_with_a_ruined_page_is_refused_or_read_and_never_changed(
    games: Path, tmp_path: Path, seed: int
) -> None:
    file = tmp_path / "games.sqlite3"
    data = bytearray((games / file.name).read_bytes())
    page = random.Random(seed).randrange(1, len(data) // 4096)
    data[page * 4096 : (page + 1) * 4096] = random.Random(seed).randbytes(4096)
    file.write_bytes(data)
    try:
        with open_store(file) as store:
            for game in store.games():
                store.document(game.id)
    except StoreError:
        assert contents(tmp_path) == {"games.sqlite3": bytes(data)}


def test_what_is_left_of_a_damaged_file_can_be_read(games: Path, tmp_path: Path) -> None:
    """The last page is lost: most games can still be written out, and the others are counted."""
    file = tmp_path / "games.sqlite3"
    data = (games / file.name).read_bytes()
    file.write_bytes(data[:-4096])
    refused(file, "saves-cut-off")
    left = salvage(file)
    assert file.read_bytes() == data[:-4096]
    assert len(left.games) >= 3
    assert len(left.games) + left.lost == 5
    assert left.error.reason.facts == {"file": str(file), "readable": len(left.games), "total": 5}
    for document in left.documents.values():
        Session.of_document(document)


def test_salvage_refuses_what_was_never_ours(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.write_text("Dear diary")
    with pytest.raises(StoreError) as caught:
        salvage(file)
    assert caught.value.reason.id == "saves-not-a-database"


def test_an_exported_save_cut_at_every_byte_of_its_last_kilobyte_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sentence each time, and nothing is added to the saved games."""
    session = play(started(None, 2), 60)
    whole = json.dumps(session.record.document(), ensure_ascii=False, indent=1).encode()
    file = tmp_path / "game.json"
    for cut in range(1, LAST + 1, EACH):
        file.write_bytes(whole[:-cut])
        with pytest.raises((Complaint, BadSave)):
            Session.of_document(read_document(file))
        if cut % (64 * EACH) == 1:
            assert main(["import", str(file)]) == 1
            said = capsys.readouterr()
            assert said.out == ""
            assert said.err.count("\n") == 1
            assert str(file) in said.err
            assert file.read_bytes() == whole[:-cut]
    assert not Paths.find().saves.exists()
    file.write_bytes(whole)
    assert main(["import", str(file)]) == 0
