"""Plain mode for ears: how long a screen reader takes to say what a player needs for a turn."""

from random import Random

import pytest

from rulesets import BUILT
from tabletop_tui.plain.lines import LONGEST
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tests.conformance.every_game import load_rules
from tests.plain.talking import talked
from tests.tui.whole_games import SEATS

WORDS_A_MINUTE = 175
"""What espeak-ng says unless it is asked to hurry; people used to it listen at more than twice that."""
TABLE = 40
"""Seconds that `board` may take."""
OWN = 60
"""Seconds that `mine` may take, with half a game's things before one."""


def halfway(game: str) -> Session:
    """A game of two that has been played at random for a while."""
    rules, chance = load_rules(game), Random(3)
    session = Session.new(rules, SEATS[2], 3)
    for _ in range(40):
        decision = session.record.decision
        assert decision is not None
        session.do(acts.answer(chance.choice(decision.options).key))
        session.do(acts.take_over)
    return session


def seconds(lines: list[str]) -> float:
    return sum(len(line.split()) for line in lines) * 60 / WORDS_A_MINUTE


def added(session: Session, command: str) -> list[str]:
    """The lines that a command brings, before the question is said again."""
    without, within = (talked(session, typed).lines for typed in ([], [command]))
    return within[len(without) - 1 : -1]


@pytest.mark.parametrize("game", BUILT)
def test_the_table_and_ones_own_things_are_said_in_a_short_time(game: str) -> None:
    session = halfway(game)
    for command, limit in (("board", TABLE), ("mine", OWN)):
        said = added(session, command)
        assert said, command
        assert seconds(said) <= limit, (command, seconds(said), said)
    assert all(len(line) <= LONGEST for line in added(session, "board all"))


@pytest.mark.parametrize("game", BUILT)
def test_every_part_of_the_table_is_said_by_its_name_and_all_of_it_by_all(game: str) -> None:
    session = halfway(game)
    (names,) = (line for line in added(session, "board") if line.startswith("More: "))
    everything = added(session, "board all")
    for name in names.partition("followed by ")[2].partition(", a player")[0].split("; "):
        part = added(session, f"board {name}")
        assert part, name
        assert set(part) <= set(everything), name


@pytest.mark.parametrize("game", BUILT)
def test_what_is_asked_is_said_again(game: str) -> None:
    session = halfway(game)
    asked = talked(session, []).lines
    again = added(session, "again")
    assert again
    assert set(again) <= set(asked)
