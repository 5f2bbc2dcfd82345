"""A damaged byte anywhere in the file of saved games: never a bug report, and what can be read is read."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from tabletop_tui.cli.saved import DAMAGED
from tabletop_tui.host.paths import Paths
from tabletop_tui.store import StoreError, open_store, schema
from tabletop_tui.store.salvage import salvage
from tests.cli.running import ran
from tests.store.flipping import GAMES, PAGE, STEPS, fault, make, places

SAMPLE = 60
PAGE_START = 8
"""Where the addresses of the rows begin on a page of the lowest level."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with a game of each kind."""
    return make(tmp_path_factory.mktemp("whole")).read_bytes()


def test_a_damaged_byte_anywhere_is_told_in_a_sentence_and_the_rest_is_read(
    whole: bytes, tmp_path: Path
) -> None:
    """A sample; `make fuzz` damages every byte of the first eight pages and a thousand others."""
    chance = Random(5)
    sample = chance.sample([*places(len(whole), chance)], SAMPLE)
    wrong = [fault(tmp_path / "games.sqlite3", whole, place, bits) for place, bits in sample]
    assert [each for each in wrong if each] == []


@pytest.mark.parametrize(
    "place", [0, 17, 18, 44, 47, 59, 60, 69, 100, 101, 105, 108, 2560, 2614, 2768, 3474, 4071]
)
def test_a_damaged_header_or_definition_costs_no_game(whole: bytes, tmp_path: Path, place: int) -> None:
    """The first page says where everything is; it is the same in every file, so all games are found."""
    file = tmp_path / "games.sqlite3"
    damaged = bytearray(whole)
    damaged[place] ^= 0x9A
    file.write_bytes(damaged)
    left = salvage(file)
    assert (len(left.games), left.lost) == (GAMES, 0)
    assert file.read_bytes() == damaged
    refused = None
    try:
        with open_store(file) as store:
            assert len(store.games()) == GAMES
    except StoreError as error:
        refused = error.reason.id
    assert refused in (None, *DAMAGED)


def test_a_damaged_row_costs_no_game_but_its_own(whole: bytes, tmp_path: Path) -> None:
    """Searches for any game go by the row in the middle of the page: here its address and its beginning."""
    file = tmp_path / "games.sqlite3"
    file.write_bytes(whole)
    with sqlite3.connect(file) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'answers'").fetchone()
        (rows,) = db.execute("SELECT count(*) FROM answers").fetchone()
    assert rows == GAMES * STEPS
    begin = (page - 1) * PAGE
    address = begin + PAGE_START + 2 * (rows // 2 - 1)
    row = begin + int.from_bytes(whole[address : address + 2], "big")
    for place, bits in ((address, 0xC5), (row, 0xD9)):
        damaged = bytearray(whole)
        damaged[place] ^= bits
        file.write_bytes(damaged)
        left = salvage(file)
        assert len(left.games) + left.lost == GAMES
        assert left.lost <= 1


def test_a_game_with_a_damaged_row_is_left_out_of_the_list_and_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The other games are listed and can be played; the damage is reported in a sentence."""
    paths = Paths.find()
    paths.data.mkdir(parents=True)
    file = make(paths.data)
    with sqlite3.connect(file) as database:
        database.execute("UPDATE games SET people = '[{' WHERE number = 2")
        database.execute("UPDATE games SET scores = 3 WHERE number = 3")
    database.close()
    listed = ran(capsys, "games")
    assert len(listed.out.splitlines()) == 1 + GAMES - 2
    assert "2 saved games" in listed.err
    assert listed.err.count("\n") == 1


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    """What isn't ours isn't called damaged."""
    file = tmp_path / "games.sqlite3"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE songs (name TEXT)")
    database.close()
    before = file.read_bytes()
    with pytest.raises(StoreError) as caught:
        schema.look_at(file)
    assert caught.value.reason.id == "saves-not-a-database"
    assert file.read_bytes() == before
