"""What options to lay, to build and to carry out a space win or lose for the seat at the end."""

from typing import Any

from rulesets.core import Decision, Option, Table
from rulesets.papyria import RULES
from rulesets.papyria.advice.amounts import Formula
from rulesets.papyria.advice.for_me import ForMe, MajorityMoves, for_me, of_turn
from rulesets.papyria.advice.foreseen import Foreseen
from rulesets.papyria.advice.spaces import BuildingLost, Built, ScoringOutcome
from tests.rulesets.papyria.builders import acting, answer, asked, seat, turn


def told(table: Table[Any], key: str) -> ForMe:
    view = RULES.view(table.state, 0)
    return Foreseen().for_me(view, 0, asked(table).option(key))


def only(table: Table[Any]) -> ForMe:
    """Of the first option."""
    return told(table, asked(table).options[0].key)


def test_a_first_temple_wins_the_majority_before_and_while_it_is_built() -> None:
    """R44: one is enough where nobody has any."""
    table = acting("12:1", seat(lapis=3), seat())
    first = MajorityMoves("b", own=1, other=0)
    found = {option.key: told(table, option.key) for option in asked(table).options}
    assert {key for key, each in found.items() if first in each.majorities} == {
        key for key in found if key == "space:1" or key.startswith("temple:")
    }
    assert any(first in each.majorities for each in found.values())


def test_a_temple_ties_or_stays_behind() -> None:
    tied = acting("12:1", seat(lapis=3), seat(temple="0,-1"))
    assert MajorityMoves("b", own=1, other=1) in only(tied).majorities
    assert MajorityMoves("b", own=1, other=1).wins
    behind = acting("12:1", seat(lapis=3), seat("2,0=L07@0", temple="0,-1 2,0"))
    assert only(behind).majorities == ()


def test_who_has_the_most_already_is_told_nothing() -> None:
    table = acting("12:1", seat("2,0=L07@0", temple="0,-1", lapis=9), seat())
    assert only(table).majorities == ()


def test_a_move_wins_what_its_actions_build_and_nothing_that_is_lost() -> None:
    """To Eshnunna, position 12 of the reference board: a temple lies there, which costs a lapis."""
    first = MajorityMoves("b", own=1, other=0)
    rich, poor = turn(seat(lapis=3), seat()), turn(seat(lapis=0), seat())
    assert first in told(rich, "move:w:10>12").majorities
    assert first not in told(poor, "move:w:10>12").majorities


def test_outcomes_of_a_turn_count_together() -> None:
    view = RULES.view(turn(seat(lapis=3), seat(temple="0,-1")).state, 0)
    told = of_turn(view, 0, (Built("temple", 1), ScoringOutcome("temple", Formula(1, 1, 5), 1)), ("K-TE-1",))
    assert {each.majority for each in told.majorities} == {"b", "d"}
    assert told.keys == ("K-TE-1",)


def test_whether_anything_is_won_is_said_of_the_decision_that_is_asked() -> None:
    """Of one table, with all options and without those that win something."""
    table, foreseen = acting("12:1", seat(lapis=3), seat()), Foreseen()
    view, decision = RULES.view(table.state, 0), asked(table)
    lesser = [option for option in decision.options if told(table, option.key) == ForMe()]
    without = Decision(decision.seat, decision.kind, lesser)
    assert [foreseen.serves(view, each) for each in (decision, without, decision)] == [True, False, True]


def test_a_scoring_tile_and_a_city_count_for_their_majorities() -> None:
    view = RULES.view(acting("12:1", seat(lapis=3), seat()).state, 0)
    space = Option[object]("space:1", "1")
    scoring = ScoringOutcome("temple", Formula(1, 1, 5), 1)
    assert for_me(view, 0, space, scoring).majorities == (MajorityMoves("d", own=1, other=0),)
    assert for_me(view, 0, space, Built("city", 1)).majorities == (MajorityMoves("a", own=1, other=0),)
    assert for_me(view, 0, space, BuildingLost("city", 1, "lapis")) == ForMe()


def test_a_city_and_a_longer_river_are_told_where_they_are_laid() -> None:
    table = acting("3:1", seat(), seat(), tops={"3:1": "L29"})
    while asked(table).kind == "main_action":
        answer(table, asked(table).options[0].key)
    found = [told(table, option.key) for option in asked(table).options if option.value is not None]
    longer = [each for each in found if each.majorities]
    assert all(move.majority == "c" and move.wins for each in longer for move in each.majorities)
