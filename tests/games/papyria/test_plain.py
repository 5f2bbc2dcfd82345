"""Papyria as lines of text: what is asked, looked up and told at the table."""

from rulesets import load_rules
from tabletop_tui.play.session import Session
from tests.games.papyria.games import PEOPLE
from tests.plain.talking import talked

SET_UP = ("1", "1", "1")
"""Two starting tiles and the priest."""


def game() -> Session:
    """A new game for two, not kept."""
    return Session.new(load_rules("papyria"), PEOPLE[:2], 7, {"first": "seat:0", "board": "reference"})


def test_the_first_turn_is_asked_and_told_in_words() -> None:
    talk = talked(game(), [*SET_UP, *SET_UP, "8", "2", "1"])
    assert talk.says(
        "Ben, which starting tile do you keep first? (first tile)",
        "Ben keeps a starting tile: ",
        "Ben's priest begins on Grove (N1).",
        "Ana to move, round 1. Ana 0 and Ben 1.",
        "Ana keeps a starting tile: ",
        "Ana, put a wanderer or a ship on the board. (move)",
        "1. wanderer onto Mari: ",
        "Ana puts a wanderer on Lagash.",
        "Ana, which action do you carry out in Lagash? (action 1)",
    )


def test_the_number_of_rounds_is_not_said_while_no_one_knows_it() -> None:
    talk = talked(game(), ["board"])
    assert any(" to move, round 1. " in line for line in talk.lines)
    assert not any("of 60" in line for line in talk.lines)


def test_producing_before_the_mine_is_built_is_asked_about_once_more() -> None:
    talk = talked(game(), [*SET_UP, *SET_UP, "8", "2", "2", "why", "what 1", "1"])
    assert talk.says(
        "could raise your production if it came first. Produce now anyway?",
        "Cancelled.",
        "Left there afterwards: 2.",
        "Ana, which mountain does the mine cover?",
    )


def test_why_tells_what_stands_against_a_board_element() -> None:
    talk = talked(game(), [*SET_UP, *SET_UP, "why space:3:1", "why border:A"])
    assert talk.says("Move a piece first; main actions follow where it arrives.")
    assert talk.says("No piece of yours passed border A in this turn.")


def test_the_board_is_told_with_the_asking_player_in_full() -> None:
    talk = talked(game(), ["board all", "board Ana"])
    assert talk.says(
        "Border A: 4 knowledge for 1 papyrus", "Border B, an extra scoring for 2 papyri", "Key tiles"
    )
    realms = [line for line in talk.lines if "The realm, by the way from the settlement" in line]
    assert len(realms) >= 1
