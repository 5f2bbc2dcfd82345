"""What is shown, and that no player can see the order of face-down stacks (specification 10)."""

from collections import Counter

import pytest

from rulesets.core import Rng, Table
from rulesets.core.jsonable import to_json
from rulesets.papyria import RULES
from rulesets.papyria.components import KINDS, SCORING_TILES
from rulesets.papyria.state import Papyria, copy
from tests.conformance.leaks import shown
from tests.conformance.play import played
from tests.rulesets.papyria.builders import A, B, answer, position, question, seat, table_at, turn
from tests.whole import sampled

every_size = pytest.mark.parametrize("players", [2, 3, 4])


def shuffled(state: Papyria, seed: int) -> Papyria:
    """The position with everything that lies face down in another order."""
    return RULES.redeal(state, None, Rng(seed))


@every_size
def test_nothing_shown_depends_on_face_down_tiles(players: int) -> None:
    """10 (R55): views, options, reasons and standings are the same for every order of the stacks."""
    counted = 0
    for number, table in enumerate(played(RULES, players, 21)):
        asked = table.decision
        begins = len(table.answers) == table.phase_start
        if asked is None or not begins or asked.kind not in ("keep_start_tile", "move_piece", "main_action"):
            continue
        start = table._checkpoints[-1]
        other = shuffled(start.state, number)
        assert other.goods != start.state.goods or other.end_stack != start.state.end_stack
        twin = Table.at(RULES, copy(other), start.phase, players)
        for watcher in (None, *range(players)):
            assert to_json(RULES.view(other, watcher)) == to_json(RULES.view(start.state, watcher))
        assert shown(twin, asked.seat)[:2] == shown(table, asked.seat)[:2]
        counted += 1
        if sampled(counted > 50, False):
            break
    assert counted > 50


@every_size
def test_a_view_has_heights_and_tops_only(players: int) -> None:
    """10 (5.1): every stack as its height and what lies face up."""
    for number, table in enumerate(played(RULES, players, 22)):
        if number % 11:
            continue
        state, seen = table.state, RULES.view(table.state, number % players)
        assert len(seen.spaces) == 36
        for space, each in seen.spaces.items():
            stack = state.goods.get(space, ())
            assert each.height == len(stack)
            face_up = stack and each.good in ("landscape", "scoring", "multiplier")
            assert each.top == (stack[-1] if face_up else None)
            assert each.end == state.ends.get(space)
        assert (seen.reserve, seen.ends_left) == (len(state.reserve), len(state.end_stack))
        assert seen.display == state.display


def test_everyone_sees_the_same() -> None:
    """10: there is nothing that only one seat may know."""
    for number, table in enumerate(played(RULES, 3, 23)):
        if number % 20 == 0:
            views = [to_json(RULES.view(table.state, watcher)) for watcher in (None, 0, 1, 2)]
            for each in views:
                each.pop("seat")
            assert views[0] == views[1] == views[2] == views[3]
            assert not any(RULES.hides(table.state, index) for index in range(3))


@every_size
def test_a_new_deal_keeps_what_is_known(players: int) -> None:
    """10: the tiles that lie face down and those returned unseen change places, nothing else does."""
    state = Table.new(RULES, players, 24).state
    dealt = shuffled(state, 1)
    assert RULES.faults(dealt) == []
    assert to_json(RULES.view(dealt, A)) == to_json(RULES.view(state, A))
    assert dealt.goods != state.goods
    assert dealt.reserve != state.reserve
    assert dealt.end_stack != state.end_stack
    assert dealt.rng != state.rng
    hidden = [
        Counter(tile for pile in (each.reserve, each.end_stack, each.box) for tile in pile)
        + Counter(tile for stack in each.goods.values() for tile in stack[:-1])
        for each in (state, dealt)
    ]
    assert hidden[0] == hidden[1]
    assert state.goods == Table.new(RULES, players, 24).state.goods, "the dealt position is a copy"


def test_a_view_is_a_copy() -> None:
    """10: changing a view changes nothing at the table."""
    state = position()
    seen = RULES.view(state, A)
    seen.seats[A].realm.clear()
    seen.seats[A].keys["river"] = "K-RI-1"
    seen.spaces.clear()
    seen.key_stacks.clear()
    assert RULES.faults(state) == []
    assert "0,0" in state.seats[A].realm


def test_copies_are_independent() -> None:
    """h15: whatever is changed in a copy, the position stays as it was."""
    state = position(seat(keys="K-RI-1"), seat())
    before = to_json(state)
    twin = copy(state)
    assert twin == state
    twin.seats[A].realm.clear()
    twin.seats[A].symbols[0] += 1
    twin.seats[A].keys.clear()
    twin.seats[A].off["w"] = 1
    twin.rings["w"][0] = B
    twin.goods["1:1"] = ()
    twin.ends["1:1"] = "E01"
    twin.key_stacks["river"] = ()
    assert to_json(state) == before


def test_what_a_player_sees_of_a_seat() -> None:
    """13.1: values, multipliers with the key's bonus, productions, the score as if it ended now."""
    own = seat("0,2=L09@0", symbols="forest 4 river 1", keys="K-RI-1", mine="-1,0")
    seen = RULES.view(position(own), B).seats[A]
    assert dict(zip(KINDS, seen.values, strict=True))["forest"] == 4
    assert dict(zip(KINDS, seen.multipliers, strict=True)) == {
        **dict.fromkeys(KINDS, 0),
        "forest": 4,
        "river": 3,
    }
    assert (seen.lapis_production, seen.papyrus_production) == (1, 2)
    assert seen.standing.total == sum(line.points for line in seen.standing.lines)


def test_progress() -> None:
    """13.1: round, last round and whose turn it is."""
    table = turn()
    assert (RULES.progress(table.state).round, RULES.progress(table.state).rounds) == (1, 0)
    assert RULES.progress(table.state).active == A
    state = position(turns=9, triggered=True)
    assert (RULES.progress(state).round, RULES.progress(state).rounds) == (5, 5)
    assert RULES.progress(state).active == B
    over = position(turns=10, stage="over", triggered=True)
    assert (RULES.progress(over).round, RULES.progress(over).rounds) == (5, 5)
    assert RULES.progress(over).active is None


def test_undo_goes_back_to_what_was_turned_up() -> None:
    """5.7 (R55): within the turn, but never past a tile that was turned up."""
    table = turn(seat(), seat(w=(4, 6), s=(9, 11)), tops={"5:1": "L01"})
    answer(table, "move:w:3>5", "space:2", "temple:0,-1")
    assert question(table) == (A, "place_landscape")
    table.undo()
    table.undo()
    assert question(table) == (A, "main_action")
    table.redo()
    table.redo()
    answer(table, "place:2,0,0")
    assert question(table) == (B, "move_piece")
    assert not table.can_undo


def test_saves_survive_the_middle_of_a_turn() -> None:
    """h15: a turn may be saved and loaded after any answer."""
    table = Table.new(RULES, 2, 25)
    while table.decision is not None and len(table.answers) < 60:
        table.apply(table.decision.options[-1].key)
        again = Table.load(RULES, table.save())
        assert again.digest == table.digest
        assert not again.recovered


@pytest.mark.parametrize("kind", ["display", "reserve"])
def test_scoring_tiles_at_b_are_told_apart(kind: str) -> None:
    """10: three lie face up, the others are a number."""
    state = Table.new(RULES, 4, 26).state
    seen = to_json(RULES.view(state, None))
    assert seen["reserve"] == 15
    assert all((tile in to_json(seen[kind] if kind == "display" else [])) == (kind == "display")
               for tile in state.display)  # fmt: skip
    assert {*state.display} <= {*SCORING_TILES}
    assert table_at(position(), "start_turn").state.display == position().display
