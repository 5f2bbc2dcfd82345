"""The rules by scenario: placing, mills, taking off, moving, flying, and every way the game ends."""

import os
import subprocess
import sys

import pytest

from rulesets.core import Table
from tabletop_morris import events
from tabletop_morris.board import LINES, LINES_OF, NEXT_TO, POINTS
from tabletop_morris.reasons import Why
from tabletop_morris.rules import LIMITS, RULES, why_not
from tabletop_morris.state import Morris, position
from tests_morris.builders import ANA, BEN, answer, asked, emitted, offered, slide, table_at


def ends(table: Table[Morris]) -> tuple[str, int | None]:
    """That the game is over, why, and who has won."""
    assert table.decision is None
    assert emitted(table)[-1] == events.GameEnded
    return table.state.ended, table.state.winner


def results(table: Table[Morris]) -> list[tuple[int, int]]:
    """Place and points of both players."""
    return [(standing.place, standing.total) for standing in RULES.standings(table.state)]


def test_the_rules_know_no_screen_clock_or_chance_of_their_own() -> None:
    """As the project's own rules; there an import contract says so."""
    script = "import sys, tabletop_morris.rules; print(*sys.modules)"
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-c", script], env={"PYTHONPATH": paths}, capture_output=True, text=True, check=True
    )
    assert not {"textual", "rich", "asyncio", "random", "tabletop_tui"} & {*done.stdout.split()}


def test_the_board_has_24_points_16_lines_and_32_ways_between_neighbours() -> None:
    assert (len(POINTS), len(LINES), sum(map(len, NEXT_TO.values()))) == (24, 16, 2 * 32)
    assert {len(lines) for lines in LINES_OF.values()} == {2}
    assert all(point in NEXT_TO[other] for point in POINTS for other in NEXT_TO[point])
    assert (NEXT_TO["a1"], NEXT_TO["d6"]) == (("a4", "d1"), ("d7", "b6", "f6", "d5"))


def test_nine_men_each_are_placed_in_turn_on_any_empty_point() -> None:
    table = Table.new(RULES, 2, 1, start="seat:1")
    assert (asked(table).seat, asked(table).kind, len(offered(table))) == (BEN, "place", 24)
    first, then = "d6 a7 g1 a1 b4 g4 e5 c5 d2", "f6 f2 b6 c3 e3 a4 d7 d5 e4"
    without_mills = f"{first} {then}".split()
    for number, point in enumerate(without_mills):
        assert asked(table).seat == (BEN, ANA)[number % 2]
        assert offered(table) == {*POINTS} - {*without_mills[:number]}
        answer(table, f"place:{point}")
        assert emitted(table) == [events.Placed]
    assert (table.state.hands, asked(table).kind) == ([0, 0], "choose_man")


def test_a_mill_takes_a_man_off_at_once_and_it_is_gone_for_good() -> None:
    """Ruling R4: also while men are still placed; it doesn't come back into the hand."""
    table = table_at("a7 d7", "b6 f4", hands=(7, 7))
    answer(table, "place:g7")
    assert (asked(table).kind, asked(table).seat, offered(table)) == ("remove", ANA, {"b6", "f4"})
    answer(table, "remove:f4")
    assert table.state.men == {"a7": ANA, "d7": ANA, "g7": ANA, "b6": BEN}
    assert (table.state.hands, asked(table).seat) == ([6, 7], BEN)
    assert RULES.view(table.state, ANA).lost == (0, 1)


def test_men_in_mills_are_safe_while_there_are_others() -> None:
    """Ruling R2: if all stand in mills, any may be taken."""
    table = table_at("a7 d7 g4 b2", "b6 d6 f6 c3 e4", hands=(5, 4))
    answer(table, "place:g7")
    assert offered(table) == {"c3", "e4"}
    safe = {option.key: option.blocked.word for option in asked(table).blocked if option.blocked}
    assert safe == dict.fromkeys(("remove:b6", "remove:d6", "remove:f6"), "in-mill")
    everyone = table_at("a7 d7 g4", "b6 d6 f6", hands=(6, 6))
    answer(everyone, "place:g7")
    assert offered(everyone) == {"b6", "d6", "f6"}
    assert not asked(everyone).blocked


def test_two_mills_closed_at_once_take_one_man() -> None:
    """Ruling R3."""
    table = table_at("a7 d7 g4 g1", "b6 f4 c3 e3", hands=(5, 5))
    answer(table, "place:g7")
    assert emitted(table) == [events.Placed, events.ClosedMill]
    answer(table, "remove:b6")
    assert (emitted(table), asked(table).seat) == ([events.Removed], BEN)


def test_men_slide_along_a_line_to_the_next_empty_point() -> None:
    table = table_at("d6 g1 b2 a7", "d7 f4 c3 e3")
    assert (asked(table).kind, offered(table)) == ("choose_man", {"d6", "g1", "b2", "a7"})
    answer(table, "man:d6")
    assert (table.state.lifted, offered(table)) == ("d6", {"b6", "f6", "d5"})
    answer(table, "move:f6")
    assert (table.state.lifted, table.state.men["f6"], "d6" in table.state.men) == ("", ANA, False)
    assert asked(table).seat == BEN


def test_a_man_without_a_way_is_blocked_and_says_so() -> None:
    table = table_at("a7 g1 b2 d2", "a4 d7 c3 e3")
    assert offered(table) == {"g1", "b2", "d2"}
    (blocked,) = asked(table).blocked
    assert (blocked.key, blocked.blocked and blocked.blocked.word) == ("man:a7", "stuck")


def test_an_opened_mill_may_be_closed_again_and_counts_again() -> None:
    table = table_at("a7 d7 g7 b2", "f6 f4 c3 e3 d1")
    slide(table, "g7-g4", "d1-g1", "g4-g7")
    assert emitted(table)[-1] == events.ClosedMill
    assert (asked(table).kind, asked(table).seat) == ("remove", ANA)


def test_with_three_men_left_a_player_flies() -> None:
    """Ruling R5: once all men are placed; the other player still slides."""
    table = table_at("a7 d7 g4", "d6 f4 c3 e3")
    answer(table, "man:g4")
    assert offered(table) == {*POINTS} - {*table.state.men}
    answer(table, "move:c4")
    assert table.story[-1][0] == events.Moved(ANA, start="g4", point="c4", flown=True)
    answer(table, "man:f4")
    assert offered(table) == {"f6", "g4", "f2", "e4"}
    placing = table_at("a7 d7 g4", "d6 f4 c3", hands=(1, 1))
    answer(placing, "place:a1", "place:g1")
    assert (asked(placing).kind, len(placing.state.men)) == ("choose_man", 8)


def test_a_player_with_two_men_has_lost() -> None:
    table = table_at("a7 d7 g4 b2", "b6 f4 c3")
    slide(table, "g4-g7")
    answer(table, "remove:f4")
    assert ends(table) == ("few", ANA)
    assert results(table) == [(1, 10), (2, 0)]


def test_men_in_hand_count_so_no_one_loses_while_men_are_placed() -> None:
    """Ruling R1."""
    table = table_at("a7 d7 b2", "b6 f4", hands=(6, 6))
    answer(table, "place:g7", "remove:f4")
    assert (asked(table).kind, asked(table).seat) == ("place", BEN)


def test_a_player_who_cannot_move_has_lost() -> None:
    table = table_at("a4 d7 g4 d3 b2", "a7 g7 a1 g1")
    slide(table, "d3-d2", "a1-d1", "d2-d3", "d1-a1", "b2-d2", "a1-d1", "d2-b2", "d1-a1")
    assert table.decision is not None
    shut = table_at("a4 d7 g4 d2", "a7 g7 a1 g1")
    slide(shut, "d2-d1")
    assert ends(shut) == ("blocked", ANA)
    assert results(shut) == [(1, 10), (2, 0)]


def test_the_same_position_for_the_third_time_is_a_draw() -> None:
    """Ruling R6: the men of both players and whose turn it is, counted from the first move on."""
    men, round_trip = ("a7 b2 d2 e5", "g1 b6 d6 e3"), ("a7-a4", "g1-g4", "a4-a7", "g4-g1")
    table = table_at(*men)
    first = position(table.state)
    slide(table, *round_trip, *round_trip)
    assert (position(table.state), table.decision is None) == (first, False)
    slide(table, "a7-a4")
    assert ends(table) == ("repetition", None)
    assert results(table) == [(1, 5), (1, 5)]
    without = table_at(*men, repetition=False)
    slide(without, *round_trip * 3)
    assert without.decision is not None


@pytest.mark.parametrize("fifty", ["on", "off"])
def test_moves_without_a_man_taken_off_end_in_a_draw(fifty: str) -> None:
    """Ruling R7: 50 moves of both together; without that rule the game still ends after 200."""
    limit = LIMITS[fifty]
    table = table_at("a7 b2 d2 e5", "g1 b6 d6 e3", quiet=limit - 2, limit=limit, turns=limit + 18)
    slide(table, "a7-a4")
    assert table.decision is not None
    slide(table, "g1-g4")
    assert ends(table) == ("quiet", None)
    anew = table_at("a7 d7 g4 b2", "b6 f4 c3 e3", quiet=limit - 1, limit=limit, turns=limit + 18)
    slide(anew, "g4-g7")
    answer(anew, "remove:f4")
    assert (anew.state.quiet, anew.decision is None) == (0, False)


def test_before_the_end_every_man_taken_off_counts_a_point() -> None:
    """Ruling R8."""
    assert results(table_at("a7 d7 g4 b2", "b6 f4 c3")) == [(1, 6), (2, 5)]
    assert results(table_at("a7 d7", "b6 f4", hands=(7, 7))) == [(1, 0), (1, 0)]


@pytest.mark.parametrize(
    ("keys", "point", "reason"),
    [
        ((), "d3", "empty"),
        ((), "f4", "others"),
        ((), "a7", "own"),
        (("man:b2",), "a7", "taken"),
        (("man:b2",), "g7", "not-next"),
    ],
)
def test_what_cannot_be_chosen_says_why(keys: tuple[str, ...], point: str, reason: str) -> None:
    table = table_at("a7 g1 b2 d6", "a4 d7 f4 e3 c4")
    answer(table, *keys)
    (option,) = RULES.why_not(table.state, ANA, f"point:{point}")
    assert option.blocked is not None
    assert option.blocked.word == reason


def test_taken_points_and_a_game_that_is_over_say_so() -> None:
    placing = why_not(table_at("a7", "d7", hands=(8, 8)).state, ANA, "d7")
    over = table_at("a7 d7 g4 b2", "b6 f4 c3")
    slide(over, "g4-g7")
    answer(over, "remove:f4")
    ended = why_not(over.state, ANA, "a1")
    assert (placing, ended) == (Why.TAKEN, Why.GAME_OVER)


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"men": {"a7": ANA, "h9": BEN}}, "h1"),
        ({"men": dict.fromkeys(POINTS[:10], ANA)}, "h2"),
        ({"hands": [3, 0]}, "h3"),
        ({"lifted": "g7"}, "h4"),
        ({"quiet": 51}, "h5"),
        ({"men": {"a7": ANA, "d7": ANA, "b6": BEN, "f4": BEN, "c3": BEN}}, "h6"),
    ],
)
def test_what_no_game_leads_to_is_a_fault(fields: dict[str, object], fault: str) -> None:
    """Invariants h1 to h6, each broken once; h7, that every game ends, is what random play shows."""
    state = table_at("a7 d7 g4 b2", "b6 f4 c3").state
    for name, value in fields.items():
        setattr(state, name, value)
    assert RULES.faults(state), fault
