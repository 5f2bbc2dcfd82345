"""Moving on the rings, and what arriving brings (specification 5.3 and 5.4)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets.core import IllegalChoice, Table
from rulesets.papyria import events
from rulesets.papyria.components import KNOWLEDGE_PRICES
from rulesets.papyria.moves import crosses, ring_moves
from rulesets.papyria.moves import move as walk
from rulesets.papyria.state import Papyria
from tests.rulesets.papyria.builders import (
    A,
    B,
    C,
    answer,
    asked,
    blocked,
    choosable,
    forced,
    goods,
    happened,
    position,
    question,
    seat,
    slots,
    table_at,
    turn,
    why,
)
from tests.whole import sampled

W_MOVES = {"3>4": 1, "3>5": 0, "3>6": 1, "3>7": 0, "3>8": 1, "3>9": 2}
W_MOVES |= {"10>11": 0, "10>12": 0, "10>1": 1, "10>2": 2}
S_MOVES = {"2>3": 0, "2>4": 0, "2>5": 2, "2>6": 1, "2>7": 2}
S_MOVES |= {"8>9": 0, "8>10": 0, "8>11": 2, "8>12": 1, "8>1": 2}
"""What every move of the reference position costs that two lapis pay for."""


def moved(table: Table[Papyria], ring: str, start: int) -> set[int]:
    """Where a piece may go."""
    begun = f"move:{ring}:{start}>"
    return {int(key.removeprefix(begun)) for key in choosable(table) if key.startswith(begun)}


# -- Moving ----------------------------------------------------------------------------------------


def test_moves_with_two_lapis() -> None:
    """S8 (specification 5.3; R12, R13): two free steps, jumped slots don't count, a taken target does."""
    table = turn(seat(lapis=2))
    wanted = {f"move:w:{move}": price for move, price in W_MOVES.items()}
    wanted |= {f"move:s:{move}": price for move, price in S_MOVES.items()}
    assert len(wanted) == 20
    assert choosable(table) == {*wanted}
    for option in asked(table).options:
        assert option.value.price == wanted[option.key]
        ring, end = option.value.ring, option.value.end
        assert option.target == f"slot:{ring}:{end}"
        twin = table.clone()
        twin.apply(option.key)
        supply = wanted[option.key] - (option.value.pushed == B)
        assert goods(twin)[0] == 2 - wanted[option.key]
        assert goods(twin, B)[0] == 3 + (option.value.pushed == B)
        assert option.value.cost == supply


def test_moves_without_lapis() -> None:
    """S9 (5.3): two empty slots ahead of each piece, no piece pushed."""
    table = turn(seat(lapis=0))
    assert choosable(table) == {
        "move:w:3>5",
        "move:w:3>7",
        "move:w:10>11",
        "move:w:10>12",
        "move:s:2>3",
        "move:s:2>4",
        "move:s:8>9",
        "move:s:8>10",
    }


def test_moves_that_are_too_dear_are_listed() -> None:
    """5.1: blocked with the price in lapis; what is no target isn't listed at all."""
    table = turn(seat(lapis=2))
    listed = why(table)
    assert listed["move:w:3>11"] == ("too-little-lapis", {"needed": 3, "owned": 2})
    assert listed["move:s:2>9"] == ("too-little-lapis", {"needed": 3, "owned": 2})
    assert "move:w:3>10" not in listed
    assert "move:w:3>3" not in listed
    assert len(choosable(table)) + len(listed) == 4 * 10
    with pytest.raises(IllegalChoice):
        table.apply("move:w:3>11")


def test_no_second_lap_and_no_own_slot() -> None:
    """R14 and R16 (5.3): with all the lapis in the world, never onto the player's own pieces."""
    table = turn(seat(lapis=99))
    assert moved(table, "w", 3) == {1, 2, 4, 5, 6, 7, 8, 9, 11, 12}
    assert moved(table, "s", 8) == {1, 3, 4, 5, 6, 7, 9, 10, 11, 12}
    assert blocked(table) == {}
    dearest = max(asked(table).options, key=lambda option: option.value.price)
    assert dearest.value.price == 6, "seven empty slots jumped, the eighth step is the last"


def test_who_is_pushed_gets_a_lapis() -> None:
    """S10 (5.3, R15, R51): one lapis to the other seat, whose piece goes to the next empty slot."""
    table = turn(seat(lapis=2), seat(lapis=0))
    answer(table, "move:w:3>4")
    assert (goods(table)[0], goods(table, B)[0]) == (1, 1)
    assert slots(table, "w", A) == {4, 10}
    assert slots(table, "w", B) == {5, 6}
    (told,) = happened(table, events.Moved)
    assert (told.ring, told.start, told.end, told.cost) == ("w", 3, 4, 0)
    assert (told.from_sector, told.to_sector) == ("II-a", "II-b")
    assert (told.pushed, told.pushed_to, told.pushed_sector) == (B, 5, "III-a")


def test_pushing_and_then_trading() -> None:
    """S11 (5.3, 5.4; R15, R20): a pushed piece skips taken slots; then trade with the ship beside."""
    table = turn(seat(lapis=2), seat(w=(4, 5), s=(4, 11), lapis=0))
    answer(table, "move:w:3>4")
    assert slots(table, "w", B) == {5, 6}
    assert (goods(table)[0], goods(table, B)[0]) == (1, 1)
    assert question(table) == (A, "arrival")
    assert choosable(table) == {"trade", "continue"}
    assert asked(table).option("trade").target == "slot:s:4"
    answer(table, "trade")
    assert goods(table)[:2] == (0, 3)
    assert goods(table, B)[0] == 2
    assert question(table) == (A, "main_action")
    assert not [key for kind, key in forced(table) if kind == "arrival"]


def test_the_slot_one_leaves_is_empty_for_who_is_pushed() -> None:
    """R15 (5.3): if all others are taken, the pushed piece goes there."""
    table = turn(seat(w=(3, 10), lapis=9), seat(w=(4, 6)))
    state = table.state
    twin = position(seat(w=(3, 10), lapis=9), seat(w=(4, 6)))
    twin.rings["w"] = [B if place not in (3, 10) else A for place in range(1, 13)]
    assert state.rings["w"] != twin.rings["w"]
    full = type(table).at(table.rules, twin, "start_turn", 2)
    full.apply("move:w:3>2")
    assert slots(full, "w", A) == {2, 10}
    assert 3 in slots(full, "w", B)


def test_pushed_pieces_cross_and_meet_nothing() -> None:
    """R15 and R17 (5.3): B's wanderer pushed over border A gives no player any rights."""
    table = turn(seat(w=(5, 10), lapis=3, papyri=5), seat(w=(6, 4), s=(7, 11), papyri=5, lapis=0))
    answer(table, "move:w:5>6")
    assert slots(table, "w", B) == {4, 7}
    assert goods(table, B) == (1, 5, 5, 0)
    assert question(table) == (A, "main_action")


def test_rings_have_nothing_to_do_with_each_other() -> None:
    """R12: a ship on a slot doesn't stand in a wanderer's way."""
    table = turn(seat(lapis=0, s=(4, 5)), seat(w=(8, 9), s=(6, 7)))
    assert moved(table, "w", 3) == {4, 5}


@pytest.mark.parametrize("stand", ["A", "B"])
def test_borders_are_crossed_clockwise(stand: str) -> None:
    """R4 (specification 3, 5.3): from 6 to 7, from 12 to 1; long walks may cross both."""
    before = {"A": 6, "B": 12}[stand]
    for start in range(1, 13):
        walked = []
        for ahead in range(1, 12):
            walked.append((start + ahead - 2) % 12 + 1)
            end = (start + ahead - 1) % 12 + 1
            assert crosses(start, end, stand) == (before in walked), (start, end)
        assert not crosses(None, start, stand)


@st.composite
def rings(draw: st.DrawFn) -> tuple[list[int | None], int]:
    """A ring with two pieces for each of two to four seats, and lapis."""
    players = draw(st.integers(2, 4))
    pieces = [owner for owner in range(players) for _ in range(2)]
    slots_ = draw(st.permutations([*pieces, *[None] * (12 - len(pieces))]))
    return list(slots_), draw(st.integers(0, 9))


def as_written(ring: list[int | None], lapis: int) -> dict[tuple[int, int], tuple[int, int | None]]:
    """5.3 word by word: for each move of seat A its cost to the supply and whose piece is pushed."""
    found = {}
    for f in range(1, 13):
        if ring[f - 1] != A:
            continue
        for ahead in range(1, 12):
            between = [(f + step - 1) % 12 + 1 for step in range(1, ahead)]
            t = (f + ahead - 1) % 12 + 1
            steps = sum(ring[place - 1] is None for place in between) + 1
            cost, there = max(0, steps - 2), ring[t - 1]
            if there != A and cost + (there is not None) <= lapis:
                found[f, t] = (cost, there)
    return found


@settings(max_examples=sampled(80, 200))
@given(rings())
def test_moves_of_any_ring(drawn: tuple[list[int | None], int]) -> None:
    """R12, R13, R14, R15 and R16 (specification 5.3): as counted word by word, and where pieces end up."""
    ring, lapis = drawn
    wanted = as_written(ring, lapis)
    offered = {(m.value.start, m.value.end): m.value for m in ring_moves("w", ring, A, lapis)}
    assert {pair: (move.cost, move.pushed) for pair, move in offered.items()} == wanted
    assert wanted, "one empty slot ahead costs nothing"
    for (f, t), move in offered.items():
        state = position(seat(lapis=lapis), seat(), seat(), players=3)
        state.seats.append(state.seats[C].copy())
        state.rings["w"] = ring[:]
        before = [own.lapis for own in state.seats]
        walk(state, A, move)
        after = ring[:]
        after[f - 1] = None
        if move.pushed is not None:
            empty = next(p for p in range(t + 1, t + 13) if after[(p - 1) % 12] is None)
            after[(empty - 1) % 12] = move.pushed
        after[t - 1] = A
        assert state.rings["w"] == after
        before[A] -= move.price
        if move.pushed is not None:
            before[move.pushed] += 1
        assert [own.lapis for own in state.seats] == before


# -- Border A --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("papyri", "offered"), [(0, ""), (1, "1"), (2, "1 2"), (5, "1 2 3")])
def test_knowledge_at_border_a(papyri: int, offered: str) -> None:
    """S13 (specification 5.4; R17, R18): one to three papyri for 4, 7 or 9 knowledge, once."""
    table = turn(seat(w=(6, 10), lapis=0, papyri=papyri), seat(w=(1, 2)))
    answer(table, "move:w:6>7")
    if not offered:
        assert question(table) == (A, "main_action")
        return
    assert question(table) == (A, "arrival")
    assert choosable(table) == {f"buy_knowledge:{n}" for n in offered.split()} | {"continue"}
    assert asked(table).option("buy_knowledge:1").target == "border:A"
    assert {*blocked(table)} == {f"buy_knowledge:{n}" for n in (1, 2, 3) if n > papyri}
    for count, knowledge in {1: 4, 2: 7, 3: 9}.items():
        assert KNOWLEDGE_PRICES[count] == knowledge
    if papyri == 5:
        answer(table, "buy_knowledge:3")
        assert goods(table) == (0, 2, 14, 0)
        assert question(table) == (A, "main_action")


def test_knowledge_for_a_traded_papyrus() -> None:
    """S14 (5.4; R17, R20): trade first, then buy."""
    table = turn(seat(w=(6, 10), s=(2, 3), lapis=1, papyri=0), seat(w=(1, 2), s=(7, 11), lapis=3))
    answer(table, "move:w:6>7")
    assert choosable(table) == {"trade", "continue"}
    assert why(table) == {
        f"buy_knowledge:{n}": ("too-few-papyri", {"needed": n, "owned": 0}) for n in (1, 2, 3)
    }
    answer(table, "trade")
    assert choosable(table) == {"buy_knowledge:1", "continue"}
    answer(table, "buy_knowledge:1")
    assert goods(table) == (0, 0, 9, 0)
    assert goods(table, B)[0] == 4
    assert question(table) == (A, "main_action")


def test_rights_are_gone_after_continue() -> None:
    """R17 (5.4): before the main actions or not at all."""
    table = turn(seat(w=(6, 10), papyri=3), seat(w=(1, 2), s=(7, 11)))
    answer(table, "move:w:6>7", "continue")
    assert table.state.rights == ()
    assert question(table) == (A, "main_action")
    assert choosable(table) == {"space:1", "space:2"}


def test_both_borders_and_trade_in_one_turn() -> None:
    """R17 and R18 (5.3, 5.4): a long walk; each right once, in any order."""
    table = turn(
        seat(w=(6, 10), lapis=9, papyri=5), seat(w=(11, 12), s=(1, 11)), display="W-RI-7 W-CI-2 W-ANY"
    )
    answer(table, "move:w:6>1")
    extra = {"extra_scoring:0", "extra_scoring:1", "extra_scoring:2"}
    buy = {"buy_knowledge:1", "buy_knowledge:2", "buy_knowledge:3"}
    assert choosable(table) == {*extra, *buy, "trade", "continue"}
    answer(table, "extra_scoring:1")
    assert choosable(table) == {*buy, "trade", "continue"}
    answer(table, "trade")
    assert choosable(table) == {*buy, "continue"}
    answer(table, "buy_knowledge:2")
    assert question(table) == (A, "main_action")


# -- Border B --------------------------------------------------------------------------------------


def at_b(**more: object) -> Table[Papyria]:
    """S15's pieces and goods, after the move over border B."""
    names = {"papyri": 2, "symbols": "river 2", **{k: more.pop(k) for k in ("papyri",) if k in more}}
    table = turn(
        seat(w=(12, 10), s=(4, 8), **names),  # type: ignore[arg-type]
        seat(w=(5, 6), s=(6, 11)),
        **{"display": "W-RI-7 W-CI-2 W-ANY", "reserve": "W-FO-1 W-FO-2", **more},
    )
    answer(table, "move:w:12>1")
    return table


def test_an_extra_scoring_at_border_b() -> None:
    """S15 (specification 5.4; R17, R19): two papyri; knowledge first, then points; the next tile up."""
    table = at_b()
    assert question(table) == (A, "arrival")
    assert choosable(table) == {f"extra_scoring:{slot}" for slot in range(3)} | {"continue"}
    assert asked(table).option("extra_scoring:2").target == "display:2"
    answer(table, "extra_scoring:0")
    assert goods(table) == (3, 0, 9, 6)
    assert table.state.display == ("W-FO-1", "W-CI-2", "W-ANY")
    assert table.state.reserve == ("W-FO-2",)
    assert table.state.seats[A].tiles == ("W-RI-7",)
    assert question(table) == (A, "main_action")
    assert not table.can_undo, "a tile was turned up"
    assert question(at_b(papyri=1)) == (A, "main_action")


def test_tiles_at_b_that_can_not_be_paid_are_listed() -> None:
    """5.1 (R17): blocked with their price while a trade is on offer, which brings the papyrus."""
    table = turn(seat(w=(12, 10), s=(4, 8), lapis=1, papyri=1), seat(w=(5, 6), s=(1, 11)))
    answer(table, "move:w:12>1")
    assert choosable(table) == {"trade", "continue"}
    assert why(table) == {
        f"extra_scoring:{slot}": ("too-few-papyri", {"needed": 2, "owned": 1}) for slot in range(3)
    }
    answer(table, "trade")
    assert choosable(table) == {f"extra_scoring:{slot}" for slot in range(3)} | {"continue"}
    assert why(table) == {}


def test_the_question_mark_at_border_b() -> None:
    """S47 (R41, R42): choose a kind; the display is empty then, and nothing is laid or triggered."""
    table = at_b(display="W-ANY", reserve="")
    assert choosable(table) == {"extra_scoring:0", "continue"}
    answer(table, "extra_scoring:0")
    assert goods(table)[1] == 0
    assert question(table) == (A, "choose_scoring")
    assert len(choosable(table)) == 7
    assert len(table.state.display) == 1
    answer(table, "score:river")
    assert goods(table) == (3, 0, 5, 5)
    assert [*table.state.seats[A].tiles] == ["W-ANY"]
    assert [*table.state.display] == []
    assert [len(table.state.end_stack), {*table.state.ends}, table.state.triggered] == [12, set(), False]
    again = turn(seat(w=(12, 10), s=(4, 8), papyri=9), seat(s=(6, 11)), display="", reserve="")
    answer(again, "move:w:12>1")
    assert question(again) == (A, "main_action")


def test_the_display_shrinks_when_its_stack_is_empty() -> None:
    """R42 (5.4): the tiles left are numbered from 0 again; R41: no end tile comes there."""
    table = at_b(papyri=9, reserve="")
    answer(table, "extra_scoring:0")
    assert table.state.display == ("W-CI-2", "W-ANY")
    assert question(table) == (A, "main_action"), "one extra scoring a turn (R18)"
    table = at_b(papyri=9, display="W-CI-2 W-ANY", reserve="")
    assert choosable(table) == {"extra_scoring:0", "extra_scoring:1", "continue"}
    assert table.state.ends == {}


# -- The player's own piece: the priest ----------------------------------------------------------


def test_meeting_an_own_piece() -> None:
    """S12 (5.4, R21): no arrival; the priest before the actions, once in the turn."""
    table = turn(seat(s=(2, 5)), seat(s=(9, 11)))
    answer(table, "move:w:3>5")
    assert question(table) == (A, "main_action")
    assert choosable(table) == {
        "space:1", "space:2", "priest:-1,0", "priest:0,-1", "priest:0,0", "priest:0,1"
    }  # fmt: skip
    assert asked(table).option("priest:0,0").target == "cell:0,0"
    answer(table, "priest:0,1")
    assert table.state.seats[A].priest == "0,1"
    assert choosable(table) == {"space:1", "space:2"}
    answer(table, "space:2", "decline")
    while question(table)[0] == A:
        assert asked(table).kind != "end_turn"
        answer(table, "decline")
    assert question(table) == (B, "move_piece")


def test_the_priest_at_the_end_of_the_turn() -> None:
    """S49 (5.1, R21): the right lasts to the end; without using it the turn ends by an answer."""
    table = turn(seat(s=(2, 5)), seat(s=(9, 11)), tops={"5:1": "L01"})
    answer(table, "move:w:3>5", "space:1")
    assert not [key for key in choosable(table) if key.startswith("priest")], "not while a space is used"
    answer(table, "place:2,0,0", "space:2", "decline")
    assert question(table) == (A, "end_turn")
    assert choosable(table) == {
        "priest:-1,0", "priest:0,-1", "priest:0,0", "priest:0,1", "priest:1,0", "end_turn"
    }  # fmt: skip
    twin = table.clone()
    answer(twin, "priest:0,0")
    assert twin.state.seats[A].priest == "0,0"
    assert question(twin) == question_after(table, "end_turn") == (B, "move_piece")


def question_after(table: Table[Papyria], key: str) -> tuple[int, str]:
    """What is asked after an answer."""
    table.apply(key)
    return question(table)


def test_the_priest_on_arrival() -> None:
    """R21 (5.4): also among the options of arrival, but it alone doesn't make arrival be asked."""
    table = turn(seat(w=(6, 10), s=(2, 7), papyri=1), seat(w=(1, 2), s=(9, 11)))
    answer(table, "move:w:6>7")
    assert question(table) == (A, "arrival")
    assert {"buy_knowledge:1", "continue", "priest:0,0"} <= choosable(table)
    answer(table, "priest:0,0")
    assert choosable(table) == {"buy_knowledge:1", "continue"}
    twin = turn(seat(w=(6, 10), s=(2, 7), papyri=1), seat(w=(1, 2), s=(9, 11)))
    answer(twin, "move:w:6>7", "buy_knowledge:1")
    assert question(twin) == (A, "main_action")
    assert "priest:0,0" in choosable(twin)


def test_one_space_left_and_the_priest() -> None:
    """5.1 and R21: with the right the last space isn't carried out unasked."""
    table = turn(seat(s=(2, 5)), seat(s=(9, 11)))
    answer(table, "move:w:3>5", "space:2", "decline")
    assert question(table) == (A, "main_action")
    assert choosable(table) == {
        "space:1", "priest:-1,0", "priest:0,-1", "priest:0,0", "priest:0,1"
    }  # fmt: skip


def test_trade_needs_lapis_and_another_seats_piece() -> None:
    """5.4: blocked without lapis when something else is on offer; an own piece doesn't trade."""
    table = turn(seat(w=(6, 10), s=(2, 3), lapis=0, papyri=1), seat(w=(1, 2), s=(7, 11)))
    answer(table, "move:w:6>7")
    assert choosable(table) == {"buy_knowledge:1", "continue"}
    assert why(table)["trade"] == ("too-little-lapis", {"needed": 1, "owned": 0})
    own = turn(seat(w=(6, 10), s=(7, 3), papyri=1), seat(w=(1, 2), s=(8, 11)))
    answer(own, "move:w:6>7")
    assert "trade" not in choosable(own) | {*blocked(own)}


def test_nothing_is_asked_in_the_wrong_phase() -> None:
    """5.1: a turn cannot be acted in before a piece was moved."""
    with pytest.raises(Exception, match="no piece has been moved"):
        table_at(position(), "act")
