"""Set-up, the board, starting tiles and entering (specification 3, 4 and 5.2)."""

from collections import Counter

import pytest

from rulesets.core import Table
from rulesets.papyria import RULES
from rulesets.papyria.components import KEYED, KINDS, LANDSCAPE_ROWS, MULTIPLIERS, SCORING_TILES, SECTORS
from rulesets.papyria.setup import board_of
from rulesets.papyria.state import Papyria
from tests.rulesets.papyria.builders import (
    REFERENCE,
    A,
    B,
    answer,
    asked,
    choosable,
    forced,
    goods,
    position,
    question,
    seat,
    slots,
    table_at,
    these,
    turn,
)

every_size = pytest.mark.parametrize("players", [2, 3, 4])


def heights(state: Papyria, good: str) -> list[int]:
    """How high the stacks of a good are, position by position."""
    return [
        len(state.goods[f"{place}:{space}"])
        for place, sector in enumerate(state.sectors, start=1)
        for space in ("1", "2", "river")
        if SECTORS[sector].good(space) == good
    ]


def mines(state: Papyria) -> dict[str, int]:
    """How many mines lie on each sector that has some."""
    return {
        SECTORS[sector].name_en: len(state.goods[f"{place}:{space}"])
        for place, sector in enumerate(state.sectors, start=1)
        for space in ("1", "2")
        if SECTORS[sector].good(space) == "mine"
    }


def by_turn(table: Table[Papyria]) -> list[int]:
    """Lapis of the seats in the order of turns."""
    state = table.state
    count = len(state.seats)
    return [state.seats[(state.first + place) % count].lapis for place in range(count)]


# -- Set-up ----------------------------------------------------------------------------------------


def test_set_up_for_four() -> None:
    """S1 (specification 4; R5, R7, R9): stacks by players, lapis by turn order."""
    table = Table.new(RULES, 4, 1)
    state = table.state
    assert heights(state, "landscape") == [6] * 7
    assert heights(state, "scoring") == [8] * 4
    assert (len(state.display), len(state.reserve)) == (3, 15)
    assert heights(state, "temple") == heights(state, "city") == [4] * 3
    assert mines(state) == {"Sippar": 7, "Assur": 6, "Lagash": 6}
    assert heights(state, "multiplier") == [5] * 12
    assert len(state.end_stack) == 12
    for kind in KEYED:
        assert [int(RULES_KEYS[key]) for key in reversed(state.key_stacks[kind])] == [3, 2, 1, 1]
    assert by_turn(table) == [3, 4, 5, 6]
    assert sum(tile in LANDSCAPE_ROWS for tile in state.box) == 0
    assert sum(tile in SCORING_TILES for tile in state.box) == 0


RULES_KEYS = {
    f"K-{kind[:2].upper()}-{number}": keys
    for kind in KEYED
    for number, keys in ((1, 3), (2, 2), (3, 1), (4, 1))
}
"""How many keys each key tile shows."""


@pytest.mark.parametrize(
    ("players", "land", "scoring", "stack", "buildings", "mined", "multipliers", "keys"),
    [
        (2, 4, 4, 7, 2, {"Sippar": 4, "Assur": 3, "Lagash": 3}, 3, [3, 1]),
        (3, 5, 6, 11, 3, {"Sippar": 5, "Assur": 5, "Lagash": 4}, 4, [3, 2, 1]),
    ],
)
def test_set_up_for_two_and_three(
    players: int,
    land: int,
    scoring: int,
    stack: int,
    buildings: int,
    mined: dict[str, int],
    multipliers: int,
    keys: list[int],
) -> None:
    """S2 (R5, R6, R7): lower stacks, fewer keys, but always twelve end tiles."""
    table = Table.new(RULES, players, 1)
    state = table.state
    assert heights(state, "landscape") == [land] * 7
    assert heights(state, "scoring") == [scoring] * 4
    assert (len(state.display), len(state.reserve)) == (3, stack)
    assert heights(state, "temple") == heights(state, "city") == [buildings] * 3
    assert mines(state) == mined
    assert heights(state, "multiplier") == [multipliers] * 12
    for kind in KEYED:
        assert [RULES_KEYS[key] for key in reversed(state.key_stacks[kind])] == keys
    assert len(state.end_stack) == 12
    assert by_turn(table) == [3, 4, 5, 6][:players]


def test_shuffled_and_turned_parts() -> None:
    """S3 (specification 3; R3, R53): a turned part shows its other bank; walls mean nothing."""
    names = [SECTORS[sector].name_en for sector in board_of(("II", "I", "III"), (0, 1, 0))]
    assert " ".join(names) == ("Sippar Babylon Nineveh Eshnunna Isin Uruk Ur Lagash Mari Assur Kish Nippur")
    assert " ".join(SECTORS[sector].name_en for sector in REFERENCE) == (
        "Mari Assur Sippar Babylon Isin Uruk Ur Lagash Kish Nippur Nineveh Eshnunna"
    )


def test_boards_differ_from_game_to_game() -> None:
    """R3: all 48 boards can come up; the variant of tests and first games is the reference board."""
    boards = {Table.new(RULES, 2, seed).state.sectors for seed in range(600)}
    assert len(boards) == 48
    assert all(sorted(board) == sorted(SECTORS) for board in boards)
    assert Table.new(RULES, 2, 5, board="reference").state.sectors == REFERENCE


def test_every_stack_is_shuffled() -> None:
    """4.3 to 4.12: from game to game other tiles lie on top, below, at B, and before the seats."""
    states = [Table.new(RULES, 4, seed, board="reference", first="seat:0").state for seed in range(60)]
    for space in ("1:1", "7:2", "9:river"):
        for place in (0, -1):
            kinds = 5 if space.endswith("river") else 15
            assert len({state.goods[space][place] for state in states}) >= kinds, (space, place)
    assert len({state.display[0] for state in states}) >= 15
    assert len({state.reserve[0] for state in states}) >= 15
    assert len({state.end_stack[-1] for state in states}) >= 10
    assert len({state.seats[3].dealt[0] for state in states}) >= 10


def test_two_to_four_players() -> None:
    """R2: the solo game of the box is not in the rules we have."""
    assert [*RULES.seat_counts] == [2, 3, 4]
    with pytest.raises(ValueError, match="not for 1"):
        Table.new(RULES, 1, 1)


@every_size
def test_everyone_begins_with_the_same(players: int) -> None:
    """R9 and R10 (4.10, 4.11): the cross around the settlement, two papyri, knowledge 5, four pieces."""
    state = Table.new(RULES, players, 3).state
    for own in state.seats:
        laid = {cell: (each.tile, each.rotation) for cell, each in own.realm.items()}
        assert laid == {
            "0,0": ("SET", 0),
            "0,1": ("SN", 0),
            "1,0": ("SE", 0),
            "0,-1": ("SS", 0),
            "-1,0": ("SW", 0),
        }
        assert (own.papyri, own.knowledge, own.points) == (2, 5, 0)
        assert own.off == {"w": 2, "s": 2}
        assert len(own.dealt) == 4
        assert own.symbols == [0] * 7
    assert len({tile for own in state.seats for tile in own.dealt}) == 4 * players


@every_size
def test_the_first_seat_is_drawn_or_fixed(players: int) -> None:
    """R9 (4.1): each may be first; lapis goes by the order of turns, not by seat."""
    assert {Table.new(RULES, players, seed).state.first for seed in range(60)} == {*range(players)}
    table = Table.new(RULES, players, 2, first="seat:1")
    assert table.state.first == 1
    assert table.state.seats[1].lapis == 3
    assert table.state.seats[0].lapis == 2 + players


# -- Starting tiles --------------------------------------------------------------------------------


def keeping(tiles: str, *, players: int = 2) -> Table[Papyria]:
    """A table where the last seat, B of two, chooses among these starting tiles."""
    state = Table.new(RULES, players, 4, first="seat:0").state
    dealt = tiles.split()
    for own in state.seats:
        own.dealt = tuple(tile for tile in own.dealt if tile not in dealt)
    state.seats[players - 1].dealt = tuple(dealt)
    state.seats[0].dealt = ("A05", "A06", "A07", "A08")
    return table_at(state, "keep_start")


def test_what_starting_tiles_bring() -> None:
    """S5 (4.12): goods at once, and a symbol for the whole game."""
    table = keeping("A02 A22 A10 A11")
    assert question(table) == (B, "keep_start_tile")
    assert choosable(table) == these("keep", "A02 A22 A10 A11")
    assert {option.target for option in asked(table).options} == these("start_tile", "A02 A22 A10 A11")
    answer(table, "keep:A02")
    assert choosable(table) == these("keep", "A22 A10 A11")
    answer(table, "keep:A22")
    own = table.state.seats[B]
    assert goods(table, B) == (9, 4, 5, 0)
    assert own.symbols == [1, 0, 0, 0, 0, 0, 0]
    assert (own.start_tiles, own.dealt, own.multipliers) == (("A02", "A22"), (), ())


def test_knowledge_of_starting_tiles() -> None:
    """4.12: also knowledge."""
    table = keeping("A24 A15 A10 A11")
    answer(table, "keep:A24", "keep:A15")
    assert goods(table, B) == (4, 2, 5 + 9 + 6, 0)
    assert table.state.seats[B].symbols[KINDS.index("city")] == 1


def test_the_priest_begins_on_a_starting_landscape() -> None:
    """R10 (4.12): on one of the four, not in the settlement, where it would be enclosed."""
    table = keeping("A02 A22 A10 A11")
    answer(table, "keep:A02", "keep:A22")
    assert question(table) == (B, "start_priest")
    assert choosable(table) == {"priest:0,1", "priest:1,0", "priest:0,-1", "priest:-1,0"}
    answer(table, "priest:0,-1")
    assert table.state.seats[B].priest == "0,-1"
    assert question(table) == (A, "keep_start_tile")


@every_size
def test_the_last_seat_chooses_first(players: int) -> None:
    """4.12: from the last in turn order back to the first, who then begins."""
    table = Table.new(RULES, players, 6, first="seat:1")
    order = []
    while asked(table).kind in ("keep_start_tile", "start_priest"):
        if asked(table).kind == "start_priest":
            order.append(asked(table).seat)
        table.apply(min(choosable(table)))
    assert order == [(1 + place) % players for place in reversed(range(players))]
    assert question(table) == (1, "move_piece")


# -- Entering --------------------------------------------------------------------------------------


def started(players: int = 2) -> Table[Papyria]:
    """A game at the first move of its first turn."""
    table = Table.new(RULES, players, 8, first="seat:0", board="reference")
    while asked(table).kind != "move_piece":
        table.apply(min(choosable(table)))
    return table


def finish_turn(table: Table[Papyria]) -> None:
    """Whatever is asked before the next move: always the last option."""
    while table.decision is not None and asked(table).kind != "move_piece":
        table.apply(asked(table).options[-1].key)


def test_the_first_turn_of_the_game() -> None:
    """S6 (5.2, R11): any slot of either ring; then all but the one that is taken."""
    table = started()
    assert choosable(table) == {f"enter:{ring}:{place}" for ring in "ws" for place in range(1, 13)}
    targets = {option.key: option.target for option in asked(table).options}
    assert targets["enter:w:5"] == "slot:w:5"
    answer(table, "enter:w:5")
    finish_turn(table)
    assert question(table)[0] == B
    assert len(choosable(table)) == 23
    assert "enter:w:5" not in choosable(table)


def test_the_last_piece_enters_before_any_moves() -> None:
    """S7 (5.2, R11): only the ring with a piece left, only empty slots; no moves."""
    table = turn(seat(s=(2,)), seat(s=(5,)))
    assert choosable(table) == {f"enter:s:{place}" for place in range(1, 13) if place not in (2, 5)}
    assert [*asked(table).blocked] == []


def test_entering_is_free_and_crosses_nothing() -> None:
    """R4 and R17 (5.2): no rights at A or B; but whom one meets can be traded with."""
    table = turn(seat(w=(10,), papyri=5, lapis=3), seat(s=(1, 7)))
    for place in (1, 7):
        twin = table.clone()
        answer(twin, f"enter:w:{place}")
        assert goods(twin)[0] == 3
        assert question(twin) == (A, "arrival")
        assert choosable(twin) == {"trade", "continue"}


def test_entering_beside_an_own_piece() -> None:
    """R21 (5.4): the priest's right arises on entering, too."""
    table = turn(seat(w=(10,), s=(2, 5)), seat(s=(9, 11)))
    answer(table, "enter:w:5")
    assert question(table) == (A, "main_action")
    assert {"priest:0,0", "space:1", "space:2"} <= choosable(table)


@every_size
def test_four_turns_of_entering(players: int) -> None:
    """R11 (5.2): one piece in each of the first four turns, then all have four on the board."""
    table = started(players)
    for number in range(4 * players):
        assert all(key.startswith("enter:") for key in choosable(table))
        table.apply(asked(table).options[number * 5 % len(asked(table).options)].key)
        finish_turn(table)
    assert all(key.startswith("move:") for key in choosable(table))
    for index in range(players):
        assert len(slots(table, "w", index)) == len(slots(table, "s", index)) == 2


# -- What builders build ---------------------------------------------------------------------------


@every_size
def test_the_reference_position_is_sound(players: int) -> None:
    """12: nothing is lost in it, for any number of players."""
    owned = [seat() for _ in range(min(players, 3))]
    if players == 4:
        owned.append(seat(w=(2, 8), s=(1, 12)))
    state = position(*owned)
    assert RULES.faults(state) == []
    assert slots(table_at(position(), "start_turn"), "w", A) == {3, 10}
    assert Counter(state.rings["w"])[None] == 12 - 2 * players
    assert forced(table_at(state, "start_turn")) == []
    assert sum(len(stack) for space, stack in state.goods.items() if space.endswith("river")) == (
        12 * (players + 1)
    )
    assert sum(tile in MULTIPLIERS for tile in state.box) == 63 - 12 * (players + 1)
