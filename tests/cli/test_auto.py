"""`tabletop auto`: whole games without a screen, the same for the same seed."""

from importlib.resources import files
from typing import Any

import pytest

from rulesets import load_rules
from rulesets.core import RulesBug, Table
from tabletop_tui.host.paths import Paths
from tests.cli.running import process, ran
from tests.whole import in_turn


def test_the_same_seed_prints_the_same_text(capsys: pytest.CaptureFixture[str]) -> None:
    first = ran(capsys, "auto", "orbis", "--seed", "7", "--games", "2", "--show")
    again = ran(capsys, "auto", "orbis", "--seed", "7", "--games", "2", "--show")
    assert (first.code, first.err) == (0, "")
    assert first == again


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_of_players_gets_a_column(capsys: pytest.CaptureFixture[str], players: int) -> None:
    out = ran(capsys, "auto", "orbis", "--players", str(players), "--seed", "3").out
    assert f"Player {players}" in out
    assert f"Player {players + 1}" not in out


def test_each_game_of_a_run_can_be_repeated_alone(capsys: pytest.CaptureFixture[str]) -> None:
    run = ran(capsys, "auto", "orbis", "--seed", "20", "--games", "3").out.splitlines()
    alone = ran(capsys, "auto", "orbis", "--seed", "22").out.splitlines()
    assert run[3].split() == alone[1].split()


def test_several_games_are_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ran(capsys, "auto", "orbis", "--seed", "1", "--games", "4").out.splitlines()
    assert [line.split()[0] for line in lines[5:]] == ["Average", "Best", "Wins"]
    assert len(lines) == 8


def test_results_are_the_same_under_every_hash_seed() -> None:
    arguments = ("-m", "tabletop_tui", "auto", "orbis", "--players", "4", "--seed", "7")
    outs = {process(*arguments, PYTHONHASHSEED=seed).out for seed in ("0", "1", "4711")}
    assert len(outs) == 1


def test_show_prints_the_final_boards_and_the_score_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    plain = ran(capsys, "auto", "orbis", "--players", "4", "--seed", "7").out
    shown = ran(capsys, "auto", "orbis", "--players", "4", "--seed", "7", "--show").out
    assert shown.endswith(plain)
    totals = plain.splitlines()[1].split()[2:6]
    sheet = shown.removesuffix(plain)
    assert len(sheet.splitlines()) > 20
    assert all(total.replace("-", "−") in sheet.split() for total in totals)
    assert "⟦" not in sheet


def test_a_bug_in_the_rules_leaves_the_game_as_a_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    apply = Table.apply

    def fail_later(table: Table[Any], key: str) -> None:
        if len(table.answers) == 10:
            raise RulesBug("a mistake of ours")
        apply(table, key)

    monkeypatch.setattr(Table, "apply", fail_later)
    ended = ran(capsys, "auto", "orbis", "--seed", "5")
    monkeypatch.undo()
    assert (ended.code, ended.out) == (1, "")
    assert ended.err.count("\n") == 1
    assert "tabletop replay" in ended.err


WRONG = [("R1-1", "R1-2", "twice"), ("level", "levle", "column levle"), (",1,", ",one,", "line")]
"""What stands in a cell, what is put there instead, and a word of what is said about it."""


@pytest.mark.parametrize(
    ("cell", "command"), in_turn(WRONG, [("auto", "orbis"), ("play", "orbis", "--plain"), ("doctor",)])
)
def test_a_wrong_cell_in_a_corrected_table_is_one_line(
    cell: tuple[str, str, str], command: tuple[str, ...]
) -> None:
    text = (files("rulesets.orbis") / "landscapes.csv").read_text(encoding="utf-8")
    assert cell[0] in text
    file = Paths.find().tables / "orbis" / "landscapes.csv"
    file.parent.mkdir(parents=True)
    file.write_text(text.replace(cell[0], cell[1], 1), encoding="utf-8")
    ended = process("-m", "tabletop_tui", *command)
    assert ended.code == 1
    if command != ("doctor",):
        assert ended.err.count("\n") == 1
        assert str(file) in ended.err
        assert cell[2] in ended.err


def test_a_right_cell_in_a_corrected_table_is_used() -> None:
    text = (files("rulesets.orbis") / "landscapes.csv").read_text(encoding="utf-8")
    file = Paths.find().tables / "orbis" / "landscapes.csv"
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    code = "from tabletop_tui.cli.main import main; main(['auto', 'orbis', '--seed', '1'])"
    usual = process("-c", code, TABLETOP_HOME="/nonexistent/home").out
    assert process("-c", code).out == usual
    assert "orbis/landscapes.csv" in process("-m", "tabletop_tui", "doctor").out
    assert load_rules("orbis").id == "orbis"
