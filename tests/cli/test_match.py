"""`tabletop match` and players of other packages: `module:Class` wherever games play themselves."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from rulesets.core import Table
from tabletop_tui.bots import players, playing
from tabletop_tui.bots.playing import Thought
from tests.cli.running import process, ran

FIRST = (
    "from random import Random\n\n\nclass First:\n    def choose(self, seen, chance):\n        return {}\n"
)
EXAMPLES = Path(__file__).parents[2] / "examples" / "players"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a player in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    players.player.cache_clear()
    return tmp_path


def write(folder: Path, module: str, answer: str) -> str:
    """A module with a player who gives this answer. Returns the word that names it."""
    (folder / f"{module}.py").write_text(FIRST.format(answer), encoding="utf-8")
    return f"{module}:First"


def test_a_class_of_a_package_plays_a_seat(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    word = write(package, "takes_the_first", "seen.keys[0]")
    ended = ran(capsys, "auto", "orbis", "-p", word, "-p", "bot:1", "--games", "2", "--seed", "3", "--json")
    assert (ended.code, ended.err) == (0, "")
    assert [each["player"] for each in json.loads(ended.out)["seats"]] == [word, "bot:1"]
    table = ran(capsys, "auto", "orbis", "-p", f"Max={word}", "-p", "bot:1", "--games", "1").out
    assert table.splitlines()[1].startswith("Max ")


def test_games_with_a_class_are_the_same_in_other_processes(package: Path) -> None:
    word = write(package, "also_takes_the_first", "seen.keys[-1]")
    asked = (
        "-m",
        "tabletop_tui",
        "auto",
        "orbis",
        "-p",
        word,
        "-p",
        "bot:2",
        "--games",
        "3",
        "--seed",
        "3",
        "--json",
    )
    alone, together = process(*asked, "--workers", "1"), process(*asked, "--workers", "2")
    assert (alone.code, alone.out) == (0, together.out)


@pytest.mark.parametrize(
    ("answer", "said"),
    [("1 / 0", "ZeroDivisionError"), ("'slot:99'", "'slot:99'"), ("None", "None"), ("[]", "[]")],
)
def test_a_class_that_fails_is_named_in_one_sentence(
    package: Path, capsys: pytest.CaptureFixture[str], answer: str, said: str
) -> None:
    word = write(package, f"fails_{abs(hash(answer))}", answer)
    ended = ran(capsys, "auto", "orbis", "-p", word, "-p", "bot:1")
    assert (ended.code, ended.out) == (1, "")
    assert ended.err.count("\n") == 1
    assert word in ended.err
    assert said in ended.err


def test_a_class_with_a_longer_name_than_a_table_has_room_for_plays_under_its_beginning(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody has chosen it as the name of a player."""
    text = FIRST.format("{}").replace("First", "PlaysTheFirstOfAllThatCanBePlayed")
    (package / "long_named.py").write_text(text, encoding="utf-8")
    word = "long_named:PlaysTheFirstOfAllThatCanBePlayed"
    assert "cells" not in ran(capsys, "auto", "orbis", "-p", word, "-p", "bot:1").err


@pytest.mark.parametrize("word", ["no_such_module:First", "json:JSONDecoder", "json:nothing", "bot:9"])
def test_what_is_no_player_is_named_in_one_sentence(capsys: pytest.CaptureFixture[str], word: str) -> None:
    for command in (["auto", "orbis", "-p", word, "-p", "bot:1"], ["match", word, "bot:1"]):
        ended = ran(capsys, *command)
        assert (ended.code, ended.out) == (2, "")
        assert ended.err.count("\n") == 1
        assert word in ended.err


def test_a_person_still_plays_no_game_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Ana" in ran(capsys, "match", "Ana", "bot:1").err


def test_a_match_counts_the_first_players_wins_in_every_seat(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("match", "bot:3", "bot:1", "--game", "orbis", "--seats", "3", "--games", "4", "--seed", "11")
    document = json.loads(ran(capsys, *asked, "--json").out)
    (game,) = document["games"]
    assert (document["seats"], document["seed"], game["game"], game["games"]) == (3, 11, "orbis", 4)
    assert game["share"] == game["wins"] / 4
    assert game["low"] <= game["share"] <= game["high"]
    first, second = game["players"]
    assert (first["player"], second["player"]) == ("bot:3", "bot:1")
    assert first["points"] > second["points"]
    assert 0 < second["answer"] < first["answer"] <= first["longest"]
    choices = first["choices"]
    assert 0 < choices["median"] <= choices["p95"] <= choices["longest"]
    again = json.loads(ran(capsys, *asked, "--json", "--workers", "2").out)["games"][0]
    assert (again["wins"], again["players"][0]["points"]) == (game["wins"], first["points"])


def test_median_and_percentile_are_of_answers_with_a_choice() -> None:
    tenths = tuple(tenth / 10 for tenth in range(1, 21))
    thought = Thought((9.0,) * 20, tenths[10:]).together(Thought((), tenths[:10]))
    assert (thought.at(50), thought.at(95), thought.at(100)) == (1.0, 1.9, 2.0)
    assert Thought((9.0,)).at(50) == 0.0


def test_a_match_tells_times_of_answers_with_a_choice_in_its_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player whose only options take long has a low median."""
    now = 0.0

    def slow_when_forced(word: str, table: Table[Any], _seed: object) -> None:
        nonlocal now
        assert table.decision is not None
        options = table.decision.options
        now += 5.0 if len(options) == 1 else {"bot:1": 0.25, "bot:2": 0.5}[word]
        table.apply(options[0].key)

    monkeypatch.setattr(playing, "answer", slow_when_forced)
    monkeypatch.setattr(playing, "process_time", lambda: now)
    asked = (
        "match",
        "bot:2",
        "bot:1",
        "--game",
        "dice_forge",
        "--games",
        "1",
        "--seed",
        "1",
        "--workers",
        "1",
    )
    head, row = ran(capsys, *asked).out.splitlines()
    assert "With a choice: median" in head
    assert row.count(" 500 : 250 ms") == 3
    choices = json.loads(ran(capsys, *asked, "--json").out)["games"][0]["players"][0]["choices"]
    assert {choices[each] for each in ("median", "p95", "longest")} == {0.5}


def test_a_match_without_a_game_is_played_in_all_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ran(capsys, "match", "bot:1", "bot:1", "--games", "1", "--seed", "2").out.splitlines()
    titles = ("Orbis", "Papyria", "Helios", "Dice Forge", "Bora Bora")
    assert all(title in line for title, line in zip(titles, lines[1:], strict=True))


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.py")), ids=lambda file: file.stem)
def test_each_example_beats_chance(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setattr(sys, "path", [*sys.path])
    word = f"{file.stem}:{''.join(part.title() for part in file.stem.split('_'))}"
    games = {"greedy": "helios", "flat_monte_carlo": "orbis"}
    game = games.get(file.stem, "dice_forge")
    ended = ran(capsys, "match", word, "bot:1", "--game", game, "--games", "1", "--seed", "4", "--json")
    assert (ended.code, ended.err) == (0, "")
    assert json.loads(ended.out)["games"][0]["share"] == 1.0
