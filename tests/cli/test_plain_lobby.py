"""`tabletop --plain`: the lobby in lines of text."""

from itertools import pairwise

import pytest

from rulesets import BUILT
from tabletop_tui.host import settings
from tabletop_tui.host.paths import Paths
from tabletop_tui.plain.lines import LONGEST
from tabletop_tui.store import GameSummary, open_store
from tabletop_tui.store.people import HERE
from tabletop_tui.text.short_rules import sections
from tabletop_tui.text.words import Words
from tests.cli.running import process, ran, told


def visit(*typed: str, language: str = "en") -> list[str]:
    """What the lobby says, line by line, while this is typed."""
    done = told("--plain", "--lang", language, typed="".join(f"{line}\n" for line in typed))
    assert (done.code, done.err) == (0, "")
    return done.out.splitlines()


def kept() -> list[GameSummary]:
    with open_store(Paths.find().saves) as store:
        return store.games()


def test_it_lists_what_can_be_played_and_ends_with_its_input() -> None:
    said = process("-m", "tabletop_tui", "--plain").out.splitlines()
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
        (("1", "rules", "4"), "Collect: the worshippers that lie on the landscape"),
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
    asked = [number for number, line in enumerate(lines) if line.startswith("Who plays")]
    assert said in lines[asked[0] + 1]
    assert asked[1] == asked[0] + 2, "the question comes again"
    assert lines[-1].startswith("Type a number")
    assert kept() == []


def test_a_name_that_is_put_right_begins_the_game() -> None:
    visit("1", "Ana, Ana", "Ana, Ben", "quit", "quit")
    (game,) = kept()
    assert [person.name for person in game.people] == ["Ana", "Ben"]


@pytest.mark.parametrize("number", range(1, len(BUILT) + 1))
def test_rules_are_told_by_the_section(number: int) -> None:
    """All of them at once would be over a hundred lines to listen to."""
    every = sections(Words("en"), BUILT[number - 1])
    chosen = [str(place) for place in range(1, len(every) + 1)]
    said = visit(str(number), *(typed for place in chosen for typed in ("rules", place, "")), "", "quit")
    prompts = [n for n, line in enumerate(said) if line.endswith("An empty line goes back.")]
    steps = [after - before for before, after in pairwise(prompts)]
    assert len(steps) >= 3 * len(chosen), "titles, a section, the question again"
    assert max(steps) <= 30
    assert max(map(len, said)) <= LONGEST + 40


def test_a_word_finds_what_the_rules_say_of_it() -> None:
    said = visit("1", "rules", "lap", "wilderness", "xyzzy", "", "Ana, Ben", "quit", "quit")
    assert 'No section has "xyzzy".' in said
    assert sum(line.startswith("Who plays") for line in said) == 2, "the question comes again after the rules"
    assert len(kept()) == 1


def test_an_empty_line_goes_back_and_what_means_nothing_repeats_what_can_be_typed() -> None:
    lines = visit("1", "", "99", "hm", "quit")
    assert sum(line.startswith("Type a number") for line in lines) == 4
    assert [line for line in lines if line.endswith("means nothing here.")] == [
        f'"{typed}" means nothing here.' for typed in ("99", "hm")
    ]
    assert kept() == []


def test_brief_holds_from_game_to_game_until_it_is_typed_again() -> None:
    explained = "Brief from now on"
    first = visit("1", "Ana, Ben", "brief", "quit", "2", "Ana, Ben", "quit", "quit")
    assert sum(explained in line for line in first) == 1
    assert sum(" options; type a number" in line for line in first) == 2, "in both games, once each"
    assert settings.load(Paths.find()).brief
    second = visit("3", "Ana, Ben", "brief", "quit", "4", "Ana, Ben", "quit", "quit")
    assert not any(explained in line for line in second)
    assert any("Everything is said in full again." in line for line in second)
    assert not settings.load(Paths.find()).brief


def test_it_speaks_german() -> None:
    assert visit("verlassen", language="de")[-1].startswith("Gib eine Nummer von 1 bis 5 ein")


def test_without_a_terminal_the_lobby_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    ended = ran(capsys)
    assert ended.code != 0
    assert "tabletop --plain" in ended.err
