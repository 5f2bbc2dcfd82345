"""Set-up, phases 1, 2 and 7: what lies in the display (pp. 2, 4 and 5)."""

from collections import Counter

import pytest

from rulesets.core import Rng, Table
from rulesets.orbis import RULES, events
from rulesets.orbis.components import GODS, LANDSCAPES, SET_UPS
from tests.rulesets.orbis.builders import answer, at, kind, laid, lying, supply, told


@pytest.mark.parametrize(
    ("players", "landscapes", "stacks", "gods", "temples"),
    [
        (4, 65, [11, 20, 25], 5, [2, 4, 7, 11]),
        (3, 51, [6, 15, 21], 4, [2, 4, 9]),
        (2, 37, [2, 11, 15], 3, [2, 7]),
    ],
)
def test_set_up_depends_on_the_number_of_players(
    players: int, landscapes: int, stacks: list[int], gods: int, temples: list[int]
) -> None:
    """S37 (pp. 2 and 6): landscapes, stacks, gods and temples in the game; no worshippers anywhere."""
    state = Table.new(RULES, players, seed=3).state
    shown = [tile for tile in state.display if tile is not None]
    tiles = {*shown, *(tile for stack in state.stacks for tile in stack)}
    assert len(tiles) == landscapes
    assert len(shown) == 9
    assert {LANDSCAPES[tile].level for tile in shown} == {1}
    assert [len(stack) for stack in state.stacks] == stacks
    assert all(
        LANDSCAPES[tile].level == level for level, stack in enumerate(state.stacks, 1) for tile in stack
    )
    assert len({*state.gods}) == len(state.gods) == gods
    assert {*state.gods} < {*GODS}
    assert sorted(state.temples) == temples
    assert not any(map(any, state.worshippers))
    assert not any(any(seat.supply) or seat.world or seat.benefits or seat.god for seat in state.seats)


def test_white_stars_leave_with_three_players_and_purple_ones_only_with_two() -> None:
    """Rulings R1, R2 and R3 (p. 6): 14 white stars go below four players, 14 purple ones at two.

    The garbled "4x level 6" is read as six of level 3, and black stars are in every game.
    """
    removed = {}
    for players in (2, 3, 4):
        state = Table.new(RULES, players).state
        there = {*state.display, *(tile for stack in state.stacks for tile in stack)}
        gone = [tile for tile in LANDSCAPES.values() if tile.id not in there]
        removed[players] = Counter((tile.star, tile.level) for tile in gone)
    white = {("white", 1): 5, ("white", 2): 5, ("white", 3): 4}
    purple = {("purple", 1): 4, ("purple", 2): 4, ("purple", 3): 6}
    assert removed == {4: {}, 3: white, 2: white | purple}


def test_the_start_seat_is_chosen_or_drawn() -> None:
    """Ruling R4 (p. 2): a chosen seat stands for the youngest player; by default one is drawn."""
    for seat in range(3):
        assert Table.new(RULES, 3, seed=5, start=f"seat:{seat}").state.active == seat
    drawn = Counter(Table.new(RULES, 3, seed=seed, listen=False).state.active for seed in range(300))
    assert set(drawn) == {0, 1, 2}
    assert all(70 <= count <= 130 for count in drawn.values())


def test_a_start_seat_beyond_the_table_is_refused() -> None:
    """Ruling R4: only seats that are there may be chosen."""
    with pytest.raises(ValueError, match="seat:3"):
        Table.new(RULES, 3, start="seat:3")


def test_the_start_seat_is_drawn_last() -> None:
    """Ruling R4 (specification c): choosing the start seat changes neither stacks nor gods."""
    drawn, chosen = Table.new(RULES, 4, seed=8).state, Table.new(RULES, 4, seed=8, start="seat:1").state
    assert (drawn.stacks, drawn.display, drawn.gods) == (chosen.stacks, chosen.display, chosen.gods)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_is_drawn_in_the_order_of_the_set_up(players: int) -> None:
    """Specification c and ruling R4 (p. 2): levels 1, 2, 3, gods, start seat, each list sorted before."""
    state, rng = Table.new(RULES, players, seed=77).state, Rng(77)
    in_game = sorted(
        tile for tile in LANDSCAPES if LANDSCAPES[tile].star not in SET_UPS[players].remove_stars
    )
    levels = [[tile for tile in in_game if LANDSCAPES[tile].level == level] for level in (1, 2, 3)]
    gods = sorted(GODS)
    for shuffled in (*levels, gods):
        rng.shuffle(shuffled)
    assert [*state.stacks[0], *reversed(state.display)] == levels[0]
    assert state.stacks[1:] == levels[1:]
    assert state.gods == gods[: players + 1]
    assert state.start == rng.below(players)


def test_every_god_comes_up_sooner_or_later() -> None:
    """Specification c (p. 2): the gods of a game are drawn from all ten."""
    drawn = Counter(god for seed in range(200) for god in Table.new(RULES, 4, seed, listen=False).state.gods)
    assert {*drawn} == {*GODS}
    assert all(70 <= count <= 130 for count in drawn.values())


def test_turns_go_round_from_the_start_seat() -> None:
    """Specification d (p. 3): one turn each, in seat order, beginning with the start seat."""
    table = Table.new(RULES, 3, seed=1, start="seat:2")
    order = []
    for _ in range(6):
        order.append(table.state.active)
        turns = table.state.turns
        answer(table, "landscape:0")
        while table.state.turns == turns and table.decision:
            answer(table, table.decision.options[-1].key)
    assert order == [2, 0, 1, 2, 0, 1]


def test_taking_a_landscape_creates_worshippers_of_its_colour_on_its_neighbours() -> None:
    """S1 (p. 4): four neighbours in the centre, two in a corner, three at an edge; never diagonally."""
    table = at()
    answer(table, "landscape:4")
    assert lying(table) == {1: "B", 3: "B", 5: "B", 7: "B"}
    table = at()
    answer(table, "landscape:0")
    assert lying(table) == {1: "B", 3: "B"}
    table = at()
    answer(table, "landscape:1")
    assert lying(table) == {0: "G", 2: "G", 4: "G"}


def test_worshippers_on_the_landscape_are_collected() -> None:
    """S2 (p. 4): after creating, those on the taken landscape go to the seat's supply."""
    table = at("Y", lying={4: "RRG", 1: "W"})
    answer(table, "landscape:4")
    assert supply(table) == "YGRR"
    assert lying(table) == {1: "BW", 3: "B", 5: "B", 7: "B"}
    assert [type(event) for event in told(table)] == [events.TookLandscape, events.Created, events.Collected]


def test_the_empty_slot_is_filled_from_the_lowest_level_left() -> None:
    """S23 (p. 5): only the vacated slot is filled, level by level, without worshippers (ruling R31)."""
    table = at(stacks=(["Y1-2"], ["B2-1"], ["Y3-1"]))
    shown = []
    for seat in range(3):
        assert table.state.active == seat
        answer(table, "landscape:0")
        if kind(table) == "settle_cost":
            answer(table, "wilderness")
        shown.append(table.state.display[0])
        assert 0 not in lying(table)
    assert shown == ["Y1-2", "B2-1", "Y3-1"]
    assert table.state.stacks == [[], [], []]
    assert table.state.display[1:] == ["G1-2", "R1-1", "W1-2", "B1-2", "Y1-4", "G1-1", "R1-3", "W1-1"]
    assert lying(table) == {1: "YBB", 3: "YBB"}


def test_other_slots_and_their_worshippers_stay_when_the_display_is_filled() -> None:
    """Rulings R31 and R38 (p. 5): nothing is wiped, unwanted landscapes gather worshippers."""
    table = at(lying={0: "W", 8: "RR"})
    answer(table, "landscape:4", "pay", "gain:yellow")
    assert table.state.display == ["B1-1", "G1-2", "R1-1", "W1-2", "Y1-2", "Y1-4", "G1-1", "R1-3", "W1-1"]
    assert lying(table) == {0: "W", 1: "B", 3: "B", 5: "B", 7: "B", 8: "RR"}


def test_a_wilderness_creates_worshippers_of_the_printed_colour() -> None:
    """Ruling R37 (p. 4): every colour it has only once it lies in a world."""
    table = at()
    answer(table, "landscape:2", "wilderness")
    assert laid(table, "1/0") == "R1-1w"
    assert lying(table) == {1: "R", 5: "R"}


def test_worshippers_never_run_out() -> None:
    """Ruling R29 (p. 2): the twenty of a colour are no limit; substitutes are used."""
    table = at(lying={1: "B" * 20, 3: "B" * 20})
    answer(table, "landscape:4", "pay")
    assert lying(table)[1] == "B" * 21
    answer(table, "gain:blue")
    assert supply(table) == "B"
