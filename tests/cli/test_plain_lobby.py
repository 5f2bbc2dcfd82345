"""`tabletop --plain`: the lobby in lines of text."""

import subprocess
import sys

import pytest

from rulesets import BUILT
from tabletop_tui.host.paths import Paths
from tabletop_tui.store import GameSummary, open_store
from tabletop_tui.store.people import HERE
from tests.cli.running import ran


def visit(*typed: str, language: str = "en") -> list[str]:
    """What the lobby says, line by line, while this is typed."""
    done = subprocess.run(
        [sys.executable, "-m", "tabletop_tui", "--plain", "--lang", language],
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def kept() -> list[GameSummary]:
    with open_store(Paths.find().saves) as store:
        return store.games()


def test_it_lists_what_can_be_played_and_ends_with_its_input() -> None:
    said = visit()
    assert [line for line in said if "Play " in line] == [
        f"{number}. Play {title}"
        for number, title in enumerate(("Orbis", "Papyria", "Helios", "Dice Forge", "Bora Bora"), start=1)
    ]
    assert said[-1].startswith("Type a number from 1 to 5")


@pytest.mark.parametrize("number", range(1, len(BUILT) + 1))
def test_names_with_commas_begin_a_game_that_can_be_gone_on_with(number: int) -> None:
    said = visit(str(number), "Eva, bot:1", "quit", "1", "quit", "quit")
    assert any(line.startswith("1. ") and "Eva" in line and "last played just now" in line for line in said)
    (game,) = kept()
    assert sum(f"saved as {game.id}" in line for line in said) == 2, "begun, then gone on with"
    assert game.game == BUILT[number - 1]
    assert [person.kind for person in game.people] == [HERE, "bot:1"]


def test_alone_seats_two_rivals() -> None:
    visit("1", "alone", "quit", "quit")
    (game,) = kept()
    assert sum(person.level is not None for person in game.people) == 2


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("1", "rules"), "TAKING A LANDSCAPE"),
        (("1", "learn", "quit"), "Take a landscape"),
        (("record",), "No game has been finished here yet."),
        (("today", "quit"), "The game is saved as"),
    ],
)
def test_a_word_does_what_the_command_of_that_name_does(typed: tuple[str, ...], said: str) -> None:
    assert any(said in line for line in visit(*typed, "quit"))


def test_the_puzzle_of_the_day_is_asked() -> None:
    assert any("level 5 finds it" in line for line in visit("puzzle", "quit", "quit"))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("Ana, Ana", "Ana"),
        ("Ana, Ben, Cleo, Dora, Eva", "2"),
        ("Ana, bot:9", "bot:5"),
    ],
)
def test_what_is_wrong_with_the_players_is_said_and_nothing_begins(typed: str, said: str) -> None:
    lines = visit("1", typed, "quit")
    answer = next(line for number, line in enumerate(lines) if lines[number - 1].startswith("Who plays"))
    assert said in answer
    assert lines[-1].startswith("Type a number")
    assert kept() == []


def test_an_empty_line_goes_back_and_what_means_nothing_repeats_what_can_be_typed() -> None:
    lines = visit("1", "", "99", "hm", "quit")
    assert sum(line.startswith("Type a number") for line in lines) == 4
    assert [line for line in lines if line.endswith("means nothing here.")] == [
        f'"{typed}" means nothing here.' for typed in ("99", "hm")
    ]
    assert kept() == []


def test_it_speaks_german() -> None:
    assert visit("verlassen", language="de")[-1].startswith("Gib eine Nummer von 1 bis 5 ein")


def test_without_a_terminal_the_lobby_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    ended = ran(capsys)
    assert ended.code != 0
    assert "tabletop --plain" in ended.err
