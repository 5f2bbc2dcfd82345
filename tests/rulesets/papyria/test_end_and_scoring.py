"""The end of the game and final scoring (specification 8)."""

from typing import Any

import pytest

from rulesets.core import Table
from rulesets.papyria import RULES, events
from rulesets.papyria.components import FOREST, KINDS
from rulesets.papyria.realm import values
from rulesets.papyria.scoring import lines_of, on_track, unclaimed, winners
from rulesets.papyria.state import Papyria, Seat
from tests.rulesets.papyria.builders import (
    A,
    B,
    C,
    Owned,
    acting,
    answer,
    goods,
    happened,
    position,
    question,
    seat,
    sheet,
    table_at,
    turn,
)

# -- The trigger -----------------------------------------------------------------------------------


def away(added: str = "", **more: Any) -> Owned:
    """A seat for B with no ship on 5, so that no piece is met there."""
    return seat(added, w=(4, 6), s=(9, 11), **more)


def play_out(table: Table[Papyria]) -> list[int]:
    """Who still moves until the game is over; always the first option."""
    movers = []
    while table.decision is not None:
        if table.decision.kind == "move_piece":
            movers.append(table.decision.seat)
        table.apply(table.decision.options[0].key)
    return movers


def test_no_end_tile_is_left() -> None:
    """S32 (specification 8; R38, R40): the round is played to its end; then final scoring."""
    more: dict[str, Any] = {"ends": {"5:2": "E05"}, "end_stack": ""}
    table = turn(seat(lapis=2), away(), **more)
    answer(table, "move:w:3>5", "space:2", "pay")
    assert goods(table)[3] == 9
    assert "5:2" not in table.state.ends
    assert table.state.triggered
    assert RULES.view(table.state, A).last_round, "known at once"
    assert len(happened(table, events.EndTriggered)) == 1
    while question(table) != (B, "move_piece"):
        table.apply("decline")
    assert RULES.view(table.state, A).last_round
    assert play_out(table) == [B]
    assert table.state.over
    assert len(happened(table, events.GameEnded)) == 1
    last = acting("5:2", seat(), seat(w=(4, 6), s=(9, 11), lapis=2), **more, first=B, turns=1)
    assert question(last) == (A, "end_tile")
    answer(last, "pay")
    assert last.state.over, "the last seat of the round has had its turn"
    assert last.decision is None


def test_laying_the_last_end_tile_ends_nothing() -> None:
    """S33 (8, 5.7): the next one that is needed does."""
    table = acting("5:2", seat(w=(3, 12)), away(), heights={"5:2": 1}, end_stack="E07")
    answer(table, "decline")
    assert table.state.ends == {"5:2": "E07"}
    assert (table.state.end_stack, table.state.triggered) == ((), False)
    again = acting("4:2", seat(w=(3, 12)), seat(w=(5, 6)), heights={"4:2": 1}, end_stack="",
                   ends={"5:2": "E07"})  # fmt: skip
    answer(again, "decline")
    assert again.state.triggered
    assert "4:2" not in again.state.ends


def test_spaces_emptied_later_stay_empty() -> None:
    """R40 (8): no tile, and nothing is triggered twice."""
    table = acting("5:2", seat(w=(3, 12)), away(), heights={"5:2": 1}, end_stack="", triggered=True)
    answer(table, "decline")
    assert table.state.ends == {}
    assert happened(table, events.EndTriggered) == []


def test_the_sixtieth_round() -> None:
    """S50 (R47): the game ends after it, without any trigger."""
    table = acting("5:2", seat(w=(3, 12)), away(), turns=59 * 2)
    assert RULES.progress(table.state).round == RULES.progress(table.state).rounds == 60
    assert table.state.last_round
    answer(table, "decline")
    assert play_out(table) == [B]
    assert table.state.over
    assert table.state.turns == 120
    assert not table.state.triggered
    earlier = acting("5:2", seat(w=(3, 12)), away(), turns=58 * 2)
    assert not earlier.state.last_round
    answer(earlier, "decline")
    assert not earlier.state.last_round
    assert play_out(earlier) == [B, A, B], "the rest of the 59th round, and the whole sixtieth"
    assert earlier.state.turns == 120


def test_everyone_has_had_as_many_turns() -> None:
    """h12: the trigger in the middle of a round lets the round be finished."""
    state = position(seat(w=(5, 12)), seat(), seat(), players=3, turns=1, first=A,
                     heights={"6:1": 1}, end_stack="")  # fmt: skip
    table = table_at(state, "start_turn")
    movers = play_out(table)
    assert movers[0] == B
    assert table.state.turns % 3 == 0


# -- Tracks, majorities, ties ----------------------------------------------------------------------


def test_grey_markers() -> None:
    """S42 (R46): exactly fifty is the end of the track, without a grey marker."""
    assert on_track(0) == (0, 0)
    assert on_track(1) == (0, 1)
    assert on_track(50) == (0, 50)
    assert on_track(51) == (1, 1)
    assert on_track(100) == (1, 50)
    assert on_track(101) == (2, 1)


def test_majorities_of_no_one_and_of_two() -> None:
    """S43 (R44): who has none hasn't the most; all who are tied score."""
    shrines = "0,-2=L36@0"
    mirrored = "0,-2=L38@0"
    state = position(
        seat(shrines, temple="0,-1 0,-2", symbols="forest 2", knowledge=9, start_tiles=("A22", "A23")),
        seat(mirrored, temple="0,-1 0,-2", symbols="forest 1", knowledge=9),
    )
    assert winners(state, "a") == []
    assert winners(state, "b") == [A, B]
    assert (sheet(state, A)["majority_b"], sheet(state, B)["majority_b"]) == (4, 2)
    assert sheet(state, A)["majority_a"] == sheet(state, B)["majority_a"] == 0
    assert winners(state, "c") == [A, B], "both rivers are three long (R49)"
    assert winners(state, "d") == [], "no one has a scoring tile, starting tiles are none"


def test_a_tie_at_nought_scores_where_players_chose_so() -> None:
    """R44, the other reading: all who have none are tied for the most, and score."""
    state = position(seat(symbols="forest 2", knowledge=9), seat(symbols="forest 1", knowledge=9))
    assert (winners(state, "a"), winners(state, "d")) == ([], [])
    state.nought_scores = True
    assert (winners(state, "a"), winners(state, "d")) == ([A, B], [A, B])
    assert unclaimed(state) == ["a", "b", "d"]
    assert sheet(state, A)["majority_a"] == min(2 * values(state.seats[A].realm)[FOREST], 9) > 0
    assert [line.points for line in lines_of(state, A) if line.id == "majority_a"] == [
        sheet(state, A)["majority_a"]
    ]


@pytest.mark.parametrize("all_score", [False, True])
def test_the_end_tells_which_majorities_nobody_can_claim(all_score: bool) -> None:
    """R44: the log names them, and whether all score or nobody."""
    state = position(seat(), seat(), turns=59 * 2, nought_scores=all_score)
    table = table_at(state, "start_turn")
    play_out(table)
    (told,) = happened(table, events.GameEnded)
    assert (told.unclaimed, told.all_score) == (tuple(unclaimed(table.state)), all_score)
    assert set(told.unclaimed) <= {"a", "b", "d"}


@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        ({"knowledge": 30}, {"knowledge": 28}, (1, 2)),
        ({"knowledge": 28, "lapis": 9}, {"knowledge": 30, "lapis": 0}, (2, 1)),
        ({"lapis": 2, "papyri": 3}, {"lapis": 4, "papyri": 0}, (1, 2)),
        ({"lapis": 2, "papyri": 3}, {"lapis": 4, "papyri": 1}, (1, 1)),
        ({"points": 1}, {"points": 0, "knowledge": 50}, (1, 2)),
    ],
)
def test_equal_points(first: dict[str, int], second: dict[str, int], places: tuple[int, int]) -> None:
    """S44 (R45): knowledge, then lapis and papyri together, then shared."""
    state = position(seat(**first), seat(**second))  # type: ignore[arg-type]
    assert tuple(standing.place for standing in RULES.standings(state)) == places


def test_goods_left_are_worth_nothing() -> None:
    """8: lapis and papyri bring no points."""
    assert sheet(position(seat(lapis=50, papyri=50)))["total"] == 0


def test_a_scoring_for_each_key() -> None:
    """R8, R37 (8): the bonus included, each capped by itself; zero keys bonus still scores."""
    added = "2,0=L01@0 3,0=L02@0 4,0=L06@0 5,0=L08@0 6,0=L04@0 7,0=L03@0"
    own = seat(added, keys="K-RI-1 K-IN-3", symbols="river 1 invention 2", knowledge=14)
    lines = {line.id: line for line in RULES.standings(position(own))[A].lines if line.facts.get("held")}
    assert {id: line.points for id, line in lines.items()} == {"key_river": 14, "key_invention": 14}


# -- Worked examples -------------------------------------------------------------------------------

FIRST = "2,0=L01@0 3,0=L11@1 3,-1=L22@1 2,-1=L02@0 1,-1=L03@0 -1,-1=L21@2 -2,-1=L12@0"
SECOND = "0,2=L09@0 1,1=L41@0 -1,1=L31@0 -2,1=L29@0 -2,0=L30@0 2,1=L37@0 0,-2=L36@0"
"""Realms of the first example."""

W = tuple(f"W-{kind}-{number}" for kind in ("MO", "RI", "FO", "SA", "CI") for number in range(1, 8))


def first_example() -> Papyria:
    """Two players with complete realms."""
    one = seat(
        FIRST, temple="-1,-1 1,-1", city="0,1 3,0", mine="-1,0",
        symbols="mountain 1 river 3 forest 2 sanctuary 2 city 2 invention 2",
        keys="K-RI-1 K-IN-1", knowledge=38, points=92, tiles=W[:6],
    )  # fmt: skip
    two = seat(
        SECOND, mine="-1,0 -1,1 -2,0", temple="0,-1 1,1 2,1", city="1,1",
        symbols="mountain 4 forest 3 temple 2 invention 1", keys="K-TE-1",
        knowledge=33, points=88, tiles=W[6:13],
    )  # fmt: skip
    return position(one, two)


def test_two_players_to_the_end() -> None:
    """E1 (8.1): values, multipliers, keys and majorities of complete realms; 170 to 169."""
    state = first_example()
    assert RULES.faults(state) == []
    one, two = state.seats
    assert values(one.realm) == (2, 10, 3, 2, 5, 3, 8)
    assert [one.multiplier(kind) for kind in range(7)] == [1, 5, 2, 2, 2, 0, 4]
    assert values(two.realm) == (7, 3, 11, 1, 1, 5, 4)
    assert [two.multiplier(kind) for kind in range(7)] == [4, 0, 3, 0, 0, 4, 1]
    assert sheet(state, A) == {
        "track": 92, "keys": 38 + 32, "majority_a": 6, "majority_b": 0, "majority_c": 2,
        "majority_d": 0, "total": 170,
    }  # fmt: skip
    assert sheet(state, B) == {
        "track": 88, "keys": 20, "majority_a": 0, "majority_b": 33, "majority_c": 0,
        "majority_d": 28, "total": 169,
    }  # fmt: skip
    assert [standing.place for standing in RULES.standings(state)] == [1, 2]


def test_three_players_with_ties(monkeypatch: pytest.MonkeyPatch) -> None:
    """E2 (8.2; R44): values as given, several majorities for one seat; 158, 208 and 140."""
    given: dict[int, dict[str, int]] = {
        A: {"cities": 2, "temples": 1, "river_value": 7, "scoring_tiles": 8, "mountain": 5, "forest": 6,
            "invention": 8},
        B: {"cities": 2, "temples": 3, "river_value": 9, "scoring_tiles": 8, "mountain": 3, "forest": 4,
            "river": 9, "temple": 6},
        C: {"cities": 1, "temples": 0, "river_value": 4, "scoring_tiles": 6, "mountain": 7, "forest": 11},
    }  # fmt: skip
    state = position(
        seat(symbols="mountain 3 forest 1 invention 3", keys="K-IN-1", knowledge=36, points=101),
        seat(symbols="mountain 2 forest 3 river 4 temple 4", keys="K-RI-1 K-TE-1", knowledge=41, points=95),
        seat(symbols="mountain 2 forest 4", knowledge=44, points=140),
        players=3,
    )

    def index_of(own: Seat) -> int:
        return next(index for index, other in enumerate(state.seats) if other is own)

    def measure(word: str) -> Any:
        return lambda own: given[index_of(own)][word]

    def values(own: dict[str, Any]) -> tuple[int, ...]:
        index = next(index for index, other in enumerate(state.seats) if other.realm is own)
        return tuple(given[index].get(kind, 0) for kind in KINDS)

    measures = ("cities", "temples", "river_value", "scoring_tiles")
    monkeypatch.setattr("rulesets.papyria.scoring.MEASURES", {word: measure(word) for word in measures})
    monkeypatch.setattr("rulesets.papyria.scoring.values", values)
    assert [sheet(state, index)["total"] for index in (A, B, C)] == [158, 208, 140]
    assert {key: sheet(state, A)[key] for key in ("keys", "majority_a", "majority_d")} == {
        "keys": 36, "majority_a": 6, "majority_d": 15
    }  # fmt: skip
    assert sheet(state, B) == {
        "track": 95, "keys": 41 + 36, "majority_a": 12, "majority_b": 12, "majority_c": 6,
        "majority_d": 6, "total": 208,
    }  # fmt: skip


def test_single_scorings() -> None:
    """E3 (8.3; R37): capped, uncapped with a key's bonus, and worth nothing."""
    table = acting("4:1", seat("0,2=L09@0", symbols="forest 4", w=(3, 12)), seat(w=(5, 6)),
                   tops={"4:1": "W-FO-6"})  # fmt: skip
    assert goods(table)[2:] == (8, 8)
    six = "2,0=L01@0 3,0=L02@0 4,0=L03@0 5,0=L04@0 6,0=L06@0"
    table = acting("4:1", seat(six, symbols="invention 3", knowledge=20, w=(3, 12)), seat(w=(5, 6)),
                   tops={"4:1": "W-IN-1"})  # fmt: skip
    assert goods(table)[2:] == (20, 18)
    nine = f"{six} 7,0=L08@0 8,0=L12@0 0,2=L13@0"
    own = seat(nine, symbols="invention 3", keys="K-IN-2", knowledge=30, w=(3, 12))
    state = acting("4:1", own, seat(w=(5, 6), s=(5, 11)), seat(w=(1, 7)), players=3,
                   tops={"4:1": "W-IN-1"}).state  # fmt: skip
    assert state.seats[A].multiplier(KINDS.index("invention")) == 4
    assert (state.seats[A].knowledge, state.seats[A].points) == (30, 30)
    table = acting("4:1", seat(w=(3, 12)), seat(w=(5, 6)), tops={"4:1": "W-CI-2"})
    assert goods(table)[2:] == (6, 0)
    assert table.state.seats[A].tiles == ("W-CI-2",)


def test_the_worked_examples() -> None:
    """S45: the three worked examples are the tests above; the first is a position of a real game."""
    state = first_example()
    table = table_at(state, "start_turn")
    assert question(table) == (A, "move_piece")
    assert [standing.total for standing in RULES.standings(table.state)] == [170, 169]
