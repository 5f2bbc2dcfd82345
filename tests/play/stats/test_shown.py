"""Statistics on the screen and by the command, from games that are really kept."""

import csv
import json
import sqlite3
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from rulesets import load_rules
from rulesets.core import Message
from rulesets.core.rules import Rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.registered import BrokenGame
from tabletop_tui.play.stats.results import finished
from tabletop_tui.store import open_store
from tests.cli.running import ran
from tests.tui.lobby.driving import HOME, SMALL, fill, program, visiting


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with four finished games of Orbis and a running one; returns the file of saved games."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    paths = Paths.find()
    paths.data.mkdir(parents=True, exist_ok=True)
    with open_store(paths.saves) as store:
        fill(store, running=1, finished=4)
    return paths.saves


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [HOME, SMALL])
async def test_a_key_of_the_lobby_shows_ratings_sources_and_duels(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    words = {
        "en": ("rating", "points come from", "ahead-level"),
        "de": ("Wertung", "Punkte aus", "vor-gleich"),
    }
    async with visiting(program(tmp_path, running=1, finished=4, language=language), size) as visitor:
        await visitor.press("p")
        assert visitor.where == "StatsScreen"
        seen = visitor.text()
        for _ in range(4):
            await visitor.press("pagedown")
            seen += visitor.text()
        for word in ("Orbis", "Ana", "Ben", *words[language]):
            assert word in seen
        await visitor.press("escape")
        assert visitor.where == "LobbyScreen"


async def test_without_a_finished_game_the_page_says_what_will_be_there(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("p")
        assert "Play one to its end" in visitor.text()
        assert not (tmp_path / "data" / "games.sqlite3").exists()


def test_the_command_has_a_row_for_each_player(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = ran(capsys, "stats")
    assert told.code == 0
    assert {"Ana", "Ben", "Cleo", "Dora"} <= {line.split()[0] for line in told.out.splitlines() if line}


def test_json_and_csv_tell_the_same(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = json.loads(ran(capsys, "stats", "--json").out)["games"]["orbis"]
    rows = list(csv.DictReader(StringIO(ran(capsys, "stats", "--csv").out)))
    assert [(each["player"], each["rating"], each["played"]) for each in players] == [
        (row["player"], int(row["rating"]), int(row["played"])) for row in rows
    ]
    for each in players:
        assert sum(each["sources"].values()) == pytest.approx(each["average"], abs=0.1)


def test_a_name_chooses_its_games_and_one_that_no_one_has_gets_a_sentence(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "ORBIS" in ran(capsys, "stats", "ANA").out
    told = ran(capsys, "stats", "Zoe")
    assert (told.code, told.out) == (1, "")
    assert '"Zoe"' in told.err


def test_a_game_that_can_not_be_read_is_counted_out_loud(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(kept) as database:
        gone = "UPDATE games SET head = replace(head, 'orbis', 'gone') WHERE number = 2 AND turn IS NULL"
        assert database.execute(gone).rowcount == 1
    told = ran(capsys, "stats")
    assert told.code == 0
    assert "1 finished game can't be read" in told.err


def test_a_game_whose_package_fails_leaves_the_others_counted(kept: Path) -> None:
    def failing(game: str) -> Rules[Any]:
        raise BrokenGame(Message("game-broken", {"game": game}))

    with open_store(kept) as store:
        assert list(finished(store, failing)) == [None] * 4
        assert None not in list(finished(store, load_rules))


def test_without_saved_games_no_file_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    assert "No game has been finished" in ran(capsys, "stats").out
    assert not Paths.find().saves.exists()
