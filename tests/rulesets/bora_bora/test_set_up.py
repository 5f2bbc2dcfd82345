"""Set-up and the beginning of rounds (specification c and d.1)."""

from collections import Counter

import pytest

from rulesets.bora_bora import RULES
from rulesets.bora_bora.components import COLOUR_ROWS, FISH, PEOPLE, REGIONS, SET_UPS, TASKS
from rulesets.bora_bora.state import BoraBora, status_track
from rulesets.core import Table
from tests.conformance.play import played
from tests.rulesets.bora_bora.builders import (
    LAYOUT_0,
    answer,
    blocked,
    choosable,
    forced,
    me,
    names,
    question,
    regions,
    told,
    why,
)

A, B, C, D = range(4)
every_size = pytest.mark.parametrize("players", [2, 3, 4])


def fresh(players: int, order: str, seed: int = 3) -> Table[BoraBora]:
    """A new game with the fish of LAYOUT-0 and this turn order."""
    state = Table.new(RULES, players, seed).state
    state = RULES.copy(state)
    state.fish = {region: f"fish_{LAYOUT_0[region]}" for region in REGIONS}
    state.order = names(order)
    state.status = status_track(state.order[::-1])
    for place, seat in enumerate(state.order):
        state.seats[seat].vp = place
        state.seats[seat].ledger = {"start": place} if place else {}
    return Table.at(RULES, state, "setup_hut", players)


def test_points_stack_and_first_huts() -> None:
    """S19 (ruling R12): in reverse turn order, yields but no fish and no red god."""
    table = fresh(4, "BDAC")
    assert [seat.vp for seat in table.state.seats] == [2, 0, 3, 1]
    assert table.state.status[0][::-1] == names("BDAC")
    assert (question(table), regions(table)) == ((C, "setup_hut"), {"n2", "w1", "e1", "s1"})
    answer(table, "region:w1")
    assert me(table, C).offerings == 3
    assert (question(table), regions(table)) == ((A, "setup_hut"), {"n2", "e1", "s1"})
    assert why(table) == {"region:w1": "region-taken"}
    answer(table, "region:n2")
    assert (question(table), choosable(table)) == (
        (A, "place_material"),
        {"ground:a1", "ground:a4", "ground:b3", "ground:c2"},
    )
    answer(table, "ground:a4")
    assert (question(table), regions(table)) == ((D, "setup_hut"), {"e1", "s1"})
    answer(table, "region:e1")
    assert choosable(table) == {"ground:a2", "ground:b1", "ground:b4", "ground:c3"}
    answer(table, "ground:c3")
    assert ("setup_hut", "region:s1") in forced(table)
    assert question(table) == (B, "place_material")
    assert blocked(table) == {}
    answer(table, "ground:b1")
    assert question(table) == (B, "place_die")
    assert told(table, "played_god") == []
    assert [seat.vp for seat in table.state.seats] == [2, 0, 3, 1]


@every_size
def test_what_is_laid_out(players: int) -> None:
    """Rulings R39, R40, R16 and R47 (specification c): counts for every number of players."""
    table = Table.new(RULES, players, 5)
    state, counts = table.state, SET_UPS[players]
    assert len(state.cards) == counts.action_cards
    assert sorted(state.fish.values()) == sorted(FISH)
    assert {sex: len(tiles) for sex, tiles in state.stacks.items()} == {"man": 30, "woman": 30}
    for sex, tiles in state.places.items():
        assert [PEOPLE[tile].sex for tile in tiles if tile] == [sex] * 6
    assert len(state.display) == players + 2
    assert [len(column) for column in state.jewels] == [4] * 6
    assert (state.god_tiles, [seat.god_tiles for seat in state.seats]) == (6, [1] * players)
    assert (len(state.deck), len(state.open), state.discard) == (60 - 5 - 2 * players, 5, ())
    assert sorted(state.order) == list(range(players))
    assert state.status[0][::-1] == state.order
    for seat in state.seats:
        assert [TASKS[task].back for task in seat.tasks] == ["light", "dark", "dark"]
        assert (seat.huts, seat.on_last) == (tuple(range(1, 12)), 1)
        assert (seat.cards, seat.offerings, seat.priests, seat.shells) == (2, 2, 4, 0)
        assert seat.unbuilt == (1, 2, 3, 4, 5, 6)
    assert [state.seats[index].vp for index in state.order] == list(counts.start_vp_by_turn_order)
    assert len(COLOUR_ROWS) == 4


@every_size
def test_after_set_up_each_board_has_one_free_space(players: int) -> None:
    """Ruling R4 (specification c): eleven spaces with one hut each; every hut on a 1-fish of its own."""
    table = next(t for t in played(RULES, players, 8) if t.state.stage == "dice")
    for seat in table.state.seats:
        assert (seat.huts, seat.on_last, seat.free_space) == (tuple(range(2, 12)), 1, 1)
    taken = [region for region, huts in table.state.map.items() if huts]
    assert len(taken) == players
    assert {FISH[table.state.fish[region]].vp for region in taken} == {1}
    assert {len(seat.dice) for seat in table.state.seats} <= {2, 3}


def test_the_turn_order_is_random() -> None:
    """Ruling R40: it doesn't depend on the seats."""
    firsts = Counter(Table.new(RULES, 4, seed).state.order[0] for seed in range(80))
    assert {*firsts} == {A, B, C, D}
    assert max(firsts.values()) < 40


def test_rounds_follow_each_other() -> None:
    """Rulings R31 and R49 (specification d.1): six rounds; six people of each sex leave the stacks each."""
    rounds: list[int] = []
    for table in played(RULES, 3, 9):
        state = table.state
        if not rounds or rounds[-1] != state.round:
            rounds.append(state.round)
            assert {len(tiles) for tiles in state.stacks.values()} == {36 - 6 * state.round}
            assert all(None not in tiles for tiles in state.places.values())
            assert [column == () for column in state.jewels] == [n < state.round - 1 for n in range(6)]
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert told(table, "round_begins") == [{"round": number} for number in rounds]
    assert len(told(table, "rolled")) == 18
    assert table.state.stacks == {"man": (), "woman": ()}
