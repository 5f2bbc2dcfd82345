"""Whose things plain mode tells: those of the player who is at the keyboard, and no other player's hand."""

import io

import pytest

from rulesets import load_rules
from tabletop_tui.plain import play
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.reader import Reader
from tabletop_tui.play.company import given_to
from tabletop_tui.play.place import Place
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tests.plain.talking import NAMES, Talk, game, talked
from tests.rulesets.bora_bora.builders import Player
from tests.rulesets.bora_bora.builders import at as bora_bora_at
from tests.rulesets.bora_bora.builders import position as bora_bora_position
from tests.rulesets.orbis.builders import at as orbis_at

HAND = {"Ana": "Hand: white ×2.", "Jürgen": "Hand: red."}
WAITS = "Jürgen is next and has hidden things: type J when no other player is looking."


def people() -> list[Person]:
    return [Person(name, "red") for name in NAMES[:2]]


def hands(ana: str = "WW", juergen: str = "R") -> Session:
    """Ana may buy jewelry, then Jürgen; both have cards in hand."""
    players = (Player(shells=9, hand=ana), Player(shells=9, hand=juergen))
    return Session.of_table(bora_bora_at(bora_bora_position(*players, stage="jewelry")), people())


class Terminal(io.StringIO):
    """Something to write on that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def hand_lines(talk: Talk) -> list[str]:
    return [line.strip() for line in talk.lines if line.strip().startswith("Hand: ")]


def test_after_a_turn_board_is_that_of_whose_turn_it_is() -> None:
    talk = talked(game(), ["3", "1", "1", "board all"])
    assert talk.says("Ana's turn is over. Jürgen comes next.", "Jürgen, take a landscape", "World of Jürgen")
    assert not talk.says("World of Ana")


def test_the_last_step_of_another_player_is_taken_back_until_the_next_answer() -> None:
    session = game()
    assert talked(session, ["Nature", "board all", "undo"]).says("World of Jürgen", "Taken back", "Ana, take")
    assert session.record.table.answers == []


def test_a_hand_is_told_only_after_its_player_has_come() -> None:
    talk = talked(hands(), [])
    assert talk.lines[-2].startswith("Ana is next and has hidden things")
    assert hand_lines(talk) == []
    talk = talked(hands(), ["a", "buy nothing", "1"])
    assert talk.says("Ana is next", HAND["Ana"], "Ana, buy one piece of jewelry?", WAITS)
    assert hand_lines(talk) == [HAND["Ana"]]
    talk = talked(hands(), ["A", "buy nothing", "1", "j", "board all"])
    assert talk.says(WAITS, HAND["Jürgen"], "Jürgen, buy one piece of jewelry?", HAND["Jürgen"])
    assert hand_lines(talk) == [HAND["Ana"], HAND["Jürgen"], HAND["Jürgen"]]


@pytest.mark.parametrize("typed", ["", "1", "what 1", "why", "buy nothing", "say hello", "xyzzy"])
def test_while_a_player_is_awaited_nothing_of_theirs_is_told_or_done(typed: str) -> None:
    session = hands()
    talk = talked(session, ["a", "buy nothing", "1", typed])
    assert [line for line in talk.lines if line == WAITS] == [WAITS, WAITS]
    assert len(session.record.table.answers) == 1
    assert HAND["Jürgen"] not in hand_lines(talk)


@pytest.mark.parametrize("typed", ["board", "score", "log", "help", "rules hand"])
def test_while_a_player_is_awaited_all_that_is_open_may_be_looked_at(typed: str) -> None:
    talk = talked(hands(), ["a", "buy nothing", "1", typed])
    assert sum(line == WAITS for line in talk.lines) == 2
    assert HAND["Jürgen"] not in hand_lines(talk)


@pytest.mark.parametrize("typed", ["board", "board Ana", "board 2"])
def test_before_the_first_player_has_come_no_hand_is_told(typed: str) -> None:
    talk = talked(hands(), [typed])
    assert sum(line.startswith("Ana is next and has hidden things") for line in talk.lines) == 2
    assert hand_lines(talk) == []


def test_before_the_first_player_has_come_the_boards_are_those_of_who_is_awaited() -> None:
    talk = talked(hands(), ["board"])
    assert talk.says("Ana is next and has hidden things", "Turn order: Ana, Jürgen.", "Ana is next")


def test_who_comes_reads_all_that_happened_since_they_left() -> None:
    """What was told to the player before them has been put out of sight."""
    talk = talked(hands(), ["a", "1", "1", "j"])
    assert talk.says("Ana buys", WAITS, HAND["Jürgen"], "Jürgen, buy one piece of jewelry?")


def test_whose_seat_goes_to_the_computer_no_longer_reads_along() -> None:
    """A person who is then alone with computer players is there; one of two has to come."""
    for count, reads in ((2, 1), (3, None)):
        seats = [Person(name, "red") for name in NAMES[:count]]
        session = Session.new(load_rules("bora_bora"), seats, 7)
        reader = Reader(Place(session))
        reader.comes(0)
        assert reader.viewer == 0
        session.do(given_to(0, "bot:1"))
        assert reader.viewer == reads


def test_while_a_player_is_awaited_the_last_step_can_be_taken_back() -> None:
    session = hands()
    talk = talked(session, ["a", "buy nothing", "1", "undo"])
    assert talk.says(WAITS, "Taken back: buy nothing", "Ana, buy one piece of jewelry?")
    assert session.record.table.answers == []


def test_who_has_no_hand_is_awaited_too_while_another_s_is_in_sight() -> None:
    assert talked(hands(juergen=""), ["a", "buy nothing", "1"]).lines[-2] == WAITS
    assert WAITS not in talked(hands("", ""), ["buy nothing", "1"]).lines


def test_on_a_terminal_what_was_said_goes_before_a_hand_is_told() -> None:
    shown = Terminal()
    play(hands(), Words("en"), Console(io.StringIO("a\nbuy nothing\n1\nj\n"), shown))
    before, _, after = shown.getvalue().rpartition("\x1b[H\x1b[2J\x1b[3J")
    assert HAND["Ana"] in before
    assert HAND["Jürgen"] in after
    assert HAND["Ana"] not in after
    assert "Jürgen, buy one piece of jewelry?" in after


def test_a_dumb_terminal_is_scrolled_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    shown = Terminal()
    play(hands(), Words("en"), Console(io.StringIO("a\n"), shown))
    assert "\x1b" not in shown.getvalue()
    assert "\n" * 24 in shown.getvalue()


def test_who_wants_no_curtain_ever_is_not_awaited() -> None:
    shown = io.StringIO()
    play(hands(), Words("en"), Console(io.StringIO("buy nothing\n1\n"), shown), covers=False)
    assert WAITS not in shown.getvalue()
    assert "Jürgen, buy one piece of jewelry?" in shown.getvalue()


# -- a yes or no -----------------------------------------------------------------------------------


def irrigation() -> Session:
    """Three reds to trade, and an Irrigation on slot 9 that would score nothing."""
    table = orbis_at("RRRYB", "1/0=B1-3 1/1=W1-1", display={8: "B2-1"}, players=2, top=["Y1-1"])
    return Session.of_table(table, people())


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("board all", "World of Ana"),
        ("score", "Total"),
        ("help", "score: all players' points"),
        ("what 9", "Irrigation"),
    ],
)
def test_a_yes_or_no_can_wait_for_a_command(typed: str, told: str) -> None:
    session = irrigation()
    talk = talked(session, ["landscape:8", typed, "yes"])
    assert talk.says("would score nothing", "Do it anyway?", told, "Do it anyway?")
    assert [answer.key for answer in session.record.table.answers] == ["landscape:8"]


def test_undo_at_a_yes_or_no_takes_back_the_step_before() -> None:
    session = irrigation()
    talk = talked(session, ["trade:red/green", "landscape:8", "undo", "yes"])
    assert talk.says("Do it anyway?", "Taken back: Ana trades", "Ana, take a landscape")
    assert session.record.table.answers == []


def test_quit_at_a_yes_or_no_leaves() -> None:
    session = irrigation()
    assert talked(session, ["landscape:8", "quit", "yes"]).lines[-1] == "The game is not saved."
    assert session.record.table.answers == []
