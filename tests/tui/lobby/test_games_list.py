"""What the lobby says about the games that are kept."""

from dataclasses import replace
from datetime import datetime

import pytest

from tabletop_tui.paint.drawing import Line, cells
from tabletop_tui.store import GameSummary
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens import games_list

NOW = datetime(2025, 3, 14, 20, 0).timestamp()  # noqa: DTZ001


def game(*, turn: int | None = 1, updated: float = NOW - 300, name: str = "") -> GameSummary:
    people = (Person("Ana", "red"), Person("Ben", "blue"), Person("Cleo", "green"))
    return GameSummary("k3f9", "orbis", name, people, turn, 7, 15, (31, 40, 28), 52, updated - 9, updated)


def text(line: Line) -> str:
    return "".join(run.text for run in line)


@pytest.mark.parametrize(
    ("seconds", "en", "de"),
    [
        (-500, "just now", "gerade eben"),
        (59, "just now", "gerade eben"),
        (61, "1 min ago", "vor 1 Min."),
        (59 * 60, "59 min ago", "vor 59 Min."),
        (3 * 3600 + 5, "3 h ago", "vor 3 Std."),
        (30 * 3600, "yesterday", "gestern"),
        (10 * 86400, "4 Mar", "4. März"),
        (100 * 86400, "4 Dec 2024", "4. Dez. 2024"),
    ],
)
def test_when_a_game_was_last_played_is_said_as_people_say_it(seconds: float, en: str, de: str) -> None:
    assert games_list.ago(Words("en"), NOW - seconds, NOW) == en
    assert games_list.ago(Words("de"), NOW - seconds, NOW) == de


def test_a_running_game_says_whose_turn_it_is_and_how_far_it_is() -> None:
    first, second = games_list.lines(Words("en"), game(), "Orbis", 60, NOW)
    assert text(first).split("   ")[0] == "Orbis  Ana, Ben, Cleo"
    assert text(first).endswith("  5 min ago")
    assert text(second) == "▶ Ben to move · round 7 of 15"


@pytest.mark.parametrize(("width", "said"), [(60, "▶ Ben to move · round 7"), (20, "▶ Ben to move · 7")])
def test_a_game_whose_end_no_one_knows_says_only_the_round(width: int, said: str) -> None:
    _, second = games_list.lines(Words("en"), replace(game(), rounds=0), "Papyria", width, NOW)
    assert text(second) == said


def test_a_finished_game_says_everyones_points() -> None:
    _, second = games_list.lines(Words("de"), game(turn=None), "Orbis", 60, NOW)
    assert text(second) == "Ana 31 · Ben 40 · Cleo 28"


def test_a_game_with_a_name_is_called_by_it() -> None:
    first, _ = games_list.lines(Words("en"), game(name="Sunday"), "Orbis", 60, NOW)
    assert text(first).startswith("Sunday (Orbis)  Ana, Ben, Cleo ")


@pytest.mark.parametrize(("width", "names"), [(36, "Ana, Ben, Cleo"), (29, "Ana, Ben +1"), (24, "Ana +2")])
def test_where_not_all_names_have_room_a_number_stands_for_the_last(width: int, names: str) -> None:
    first, _ = games_list.lines(Words("en"), game(), "Orbis", width, NOW)
    assert text(first).removeprefix("Orbis").removesuffix("5 min ago").strip() == names


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("turn", [0, None])
def test_a_running_and_a_finished_game_fit_the_narrowest_list(language: str, turn: int | None) -> None:
    for line in games_list.lines(Words(language), game(turn=turn), "Orbis", 36, NOW):
        assert "…" not in text(line)


def test_a_long_name_leaves_room_for_the_round() -> None:
    long = replace(game(), people=(Person("W" * 24, "red"), Person("M" * 24, "blue")))
    _, second = games_list.lines(Words("en"), long, "Orbis", 34, NOW)
    assert text(second).endswith("… · 7/15")


def test_nothing_is_wider_than_its_list() -> None:
    for width in range(1, 60):
        for turn in (0, None):
            for line in games_list.lines(Words("en"), game(turn=turn, name="家族の夜"), "Orbis", width, NOW):
                assert cells(text(line)) <= width
