"""Matches of computer players: `tabletop auto GAME -p bot:3 -p bot:1`."""

import json

import pytest

from rulesets.core import Standing
from tabletop_tui.bots.match import Match, Result, interval
from tests.cli.running import ran


def test_a_match_is_one_line_of_json_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("auto", "orbis", "-p", "bot:1", "-p", "Max=bot:2", "--games", "3", "--seed", "4", "--json")
    first, again = ran(capsys, *asked), ran(capsys, *asked)
    assert first == again
    told = json.loads(first.out)
    assert (told["game"], told["games"]) == ("orbis", 3)
    assert [seat["player"] for seat in told["seats"]] == ["bot:1", "Max=bot:2"]
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(3)
    assert all(set(seat) == {"player", "wins", "average", "low", "high"} for seat in told["seats"])
    assert all(0 <= seat["low"] <= seat["wins"] / 3 <= seat["high"] <= 1 for seat in told["seats"])


def test_processes_play_the_same_games_and_csv_has_a_row_for_each_player(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ("auto", "orbis", "-p", "bot:1", "-p", "bot:2", "--games", "2", "--seed", "4", "--csv")
    here, elsewhere = ran(capsys, *asked, "--workers", "1"), ran(capsys, *asked, "--workers", "2")
    assert here == elsewhere
    head, *rows = [line.split(",") for line in here.out.splitlines()]
    assert head == ["player", "games", "wins", "share", "low", "high", "average", "most"]
    assert [(row[0], row[1]) for row in rows] == [("bot:1", "2"), ("bot:2", "2")]
    assert sum(float(row[2]) for row in rows) == 2


def test_the_table_of_a_match_names_players_shares_and_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ran(capsys, "auto", "orbis", "-p", "bot:1", "-p", "bot:1", "--games", "2").out.splitlines()
    assert [line.split("⚙1")[0].strip() for line in lines[1:]] == ["Novice", "Novice 2"]
    assert "95 % interval" in lines[0]
    assert all(line.count("%") == 3 for line in lines[1:])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-p", "Ana", "-p", "bot:1"], '"Ana" must be a computer player'),
        (["-p", "bot:6", "-p", "bot:1"], 'no computer player "bot:6"'),
        (["-p", "bot:hard", "-p", "bot:1"], "bot:1, bot:2, bot:3, bot:4, bot:5"),
        (["-p", "bot:1", "-p", "bot:1", "--json", "--csv"], "either --json or --csv"),
        (["-p", "=bot:1", "-p", "bot:1"], "empty"),
        (["-p", "bot:1", "-p", "bot:1", "--players", "3"], "--players says 3"),
        (["-p", "bot:1"], "2 to 4"),
    ],
)
def test_what_cannot_be_is_said(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    ended = ran(capsys, "auto", "orbis", *arguments)
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err


def test_a_shared_win_counts_as_its_part_and_seats_change() -> None:
    match = Match(["A", "B"])
    match.note(Result(1, 9, (Standing(0, 1, 20, ()), Standing(1, 1, 20, ()))), 0)
    match.note(Result(2, 9, (Standing(0, 1, 30, ()), Standing(1, 2, 10, ()))), 1)
    one, other = match.scores
    assert (one.wins, one.average, one.most) == (0.5, 15, 20)
    assert (other.wins, other.average, other.most) == (1.5, 25, 30)


def test_the_interval_is_wilson_s() -> None:
    """Wilson 1927; figures of 0, 8 and 10 wins in 10 games from any table of the interval."""
    assert interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
