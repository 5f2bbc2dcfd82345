"""Set-up and the phases between rounds (specification c and d.8), for any number of players."""

from collections import Counter

import pytest

from rulesets.core import Rng, Table
from rulesets.core.chance import RecordingRng
from rulesets.helios import RULES, events
from rulesets.helios.components import ACTIONS, COLOURS, PERSONS
from rulesets.helios.setup import VARIANTS
from rulesets.helios.state import Helios
from tests.conformance.play import played
from tests.rulesets.helios.builders import (
    A,
    B,
    C,
    D,
    all_told,
    answer,
    asked,
    choosable,
    cube_keys,
    cubes,
    kind,
    position,
    question,
    seat,
    table_at,
    these,
    told,
    turn,
)

every_size = pytest.mark.parametrize("players", [2, 3, 4])


def fresh(players: int, rng: Rng = Rng(7), /, **variants: str) -> Helios:  # noqa: B008
    """The position before the first start land; seat 0 is first unless `first` says otherwise."""
    chosen = {variant.id: variant.default for variant in VARIANTS} | {"first": "seat:0"} | variants
    return RULES.set_up(players, rng.copy(), chosen)


def begun(players: int, seed: int = 3) -> Table[Helios]:
    """A table at the first action turn, each player with granite in the centre."""
    table = Table.new(RULES, players, seed, first="seat:0")
    while kind(table) == "choose_start_land":
        table.apply("land:granite")
    while kind(table) == "choose_setup_bonus":
        table.apply("colour:obsidian")
    return table


# -- Set-up ----------------------------------------------------------------------------------------


def test_set_up_for_four() -> None:
    """S46 (SET-2 to SET-8; rulings R2, R7; I14): tiles, stacks, cubes and mana."""
    table = Table.new(RULES, 4, 3, first="seat:0")
    assert sum(map(len, table.state.columns.values())) == 18
    assert [len(table.state.piles[action]) for action in ACTIONS] == [10, 10, 10]
    asked_of = []
    while kind(table) == "choose_start_land":
        asked_of.append(question(table)[0])
        assert choosable(table) == these("land", "redwood granite bamboo")
        assert {o.target for o in asked(table).options} == these("slot", "redwood granite bamboo")
        table.apply("land:granite")
    assert asked_of == [A, B, C, D]
    assert question(table) == (C, "choose_setup_bonus")
    assert choosable(table) == these("colour", COLOURS)
    assert {o.target for o in asked(table).options} == {"field:D4"}
    answer(table, "colour:granite")
    assert question(table) == (D, "choose_setup_bonus")
    answer(table, "colour:spring")
    assert [cubes(table, index) for index in range(4)] == [{"D4": word} for word in ("G", "G", "GG", "GB")]
    state = table.state
    assert {slot: len(stack) for slot, stack in state.land.items()} == {
        **dict.fromkeys(COLOURS, 3),
        "extra": 11,
    }
    assert None not in state.display.values()
    assert state.bare == []
    assert [own.mana for own in state.seats] == [1, 1, 1, 1]
    assert state.mana == 26
    assert state.persons == [*PERSONS]
    assert [own.range for own in state.seats] == [2] * 4
    assert [own.sun for own in state.seats] == ["D3"] * 4
    assert state.bags == [0] * 4
    assert question(table) == (A, "choose_action_tile")


def test_set_up_for_two() -> None:
    """S47 (ruling R6; I14): nine tiles open, no player gets a cube, one tile is left over each round."""
    table = begun(2)
    assert [len(table.state.columns[action]) for action in ACTIONS] == [3, 3, 3]
    assert [len(table.state.piles[action]) for action in ACTIONS] == [13, 13, 13]
    assert [sum(own.cubes) for own in table.state.seats] == [1, 1]
    assert len(table.state.land["extra"]) == 14 - 1
    assert table.state.rounds == 4
    assert table.state.turns_in_round == 8
    assert left_over(2) == {1}


def left_over(players: int) -> set[int]:
    """How many action tiles were left in the columns when the persons came, over a whole game."""
    found = set()
    for table in played(RULES, players, 5):
        if table.decision is not None and table.decision.kind == "choose_action_tile":
            left = sum(map(len, table.state.columns.values()))
            if table.state.turns == table.state.turns_in_round - 1:
                found.add(left - 1)
    return found


def test_the_game_of_three() -> None:
    """S48 (ruling R5; END-1): six turns each, no tile left over, three rounds, one bonus cube."""
    table = begun(3)
    assert [sum(own.cubes) for own in table.state.seats] == [1, 1, 2]
    assert (table.state.rounds, table.state.turns_in_round) == (3, 18)
    assert len(table.state.land["extra"]) == 13 - 1
    assert left_over(3) <= {0}
    for final in played(RULES, 3, 6):
        if final.decision is None:
            assert (final.state.round, final.state.over) == (3, True)
            assert all_told(final)[-1] == events.GameEnded


@every_size
def test_the_starting_player_is_drawn_or_chosen(players: int) -> None:
    """Ruling R1 (SET-1): any player, with equal chance; a seat may be named at set-up."""
    drawn = Counter(fresh(players, Rng(seed), first="random").dragon for seed in range(300))
    assert {*drawn} == {*range(players)}
    assert min(drawn.values()) > 300 / players / 2
    for first in range(players):
        state = fresh(players, first=f"seat:{first}")
        assert state.from_dragon() == [(first + step) % players for step in range(players)]
    with pytest.raises(ValueError, match="first"):
        Table.new(RULES, 2, first="seat:3")


@every_size
def test_seats_are_counted_from_the_starting_player(players: int) -> None:
    """SET-5, SET-8: start land and bonus cubes go by the distance from the dragon."""
    table = Table.new(RULES, players, 3, first="seat:1")
    order = []
    while kind(table) in ("choose_start_land", "choose_setup_bonus"):
        order.append(question(table))
        table.apply(asked(table).options[0].key)
    seats = [(1 + step) % players for step in range(players)]
    assert order == [(index, "choose_start_land") for index in seats] + [
        (index, "choose_setup_bonus") for index in seats[2:]
    ]


def test_the_bonus_cube_may_have_any_colour() -> None:
    """Ruling R2 (SET-8): that of the start tile or another."""
    for word in COLOURS:
        table = Table.new(RULES, 3, 3, first="seat:0")
        answer(table, "land:bamboo", "land:bamboo", "land:bamboo", f"colour:{word}")
        assert cubes(table, C)["D4"] == "V" + "BNGVK"[COLOURS.index(word)]


@every_size
def test_the_start_tiles_come_out_of_the_extra_stack(players: int) -> None:
    """SET-6 (ruling R7): four of each colour in the stacks, whatever was chosen; the rest is mixed."""
    table = begun(players)
    state = table.state
    stacked = [*state.land["extra"], state.display["extra"]]
    assert Counter(stacked) == {
        "spring": 2,
        "obsidian": 2,
        "redwood": 4,
        "bamboo": 4,
        **({"granite": 4 - players} if players < 4 else {}),
    }
    assert [state.display[word] for word in COLOURS] == [*COLOURS]


def test_what_chance_decides() -> None:
    """Specification f: the starting player, three piles of 16; later the extra stack, and reshuffles."""
    for first, draws in (("random", 1 + 3 * 15), ("seat:2", 3 * 15)):
        rng = RecordingRng(5)
        chosen = {"first": first, "bags": "closed", "laps": "turn"}
        RULES.set_up(4, rng, chosen)
        assert len(rng.drawn) == draws
    table = begun(4)
    state = table.state.rng.copy()
    while table.state.round == 1:
        table.apply(asked(table).options[-1].key)
        if table.state.round == 1:
            assert table.state.rng == state, "nothing is drawn in a round"
    assert begun(4).digest == begun(4).digest


def test_the_extra_stack_is_shuffled() -> None:
    """SET-6: its first tile may have any colour, by chance only."""
    tops = {begun(2, seed=seed).state.display["extra"] for seed in range(40)}
    assert tops == {*COLOURS}


# -- Refilling -------------------------------------------------------------------------------------


def test_refilling() -> None:
    """S44 (REF-1 to REF-3; ruling R7): only empty slots are filled; the dragon goes on."""
    state = position(
        columns=dict.fromkeys(ACTIONS, ""),
        display={"spring": None, "extra": None},
        stage="refill",
    )
    coming = state.land["extra"][-1]
    before = state.display.copy()
    supply = state.supply[:]
    stacks = {slot: len(stack) for slot, stack in state.land.items()}
    table = table_at(state, "refill")
    after = table.state
    assert after.display == {**before, "spring": "spring", "extra": coming}
    assert after.bare == []
    used = Counter(["spring", coming])
    assert after.supply == [have - used[word] for have, word in zip(supply, COLOURS, strict=True)]
    assert {slot for slot, stack in after.land.items() if len(stack) < stacks[slot]} == {"spring", "extra"}
    assert (after.dragon, after.round) == (B, 2)
    assert [len(after.columns[action]) for action in ACTIONS] == [6, 6, 6]


@every_size
def test_the_dragon_goes_round_the_table(players: int) -> None:
    """REF-3: to the next seat for each round, and on from the last seat to the first."""
    *_, table = played(RULES, players, 5)
    begun = [event.seat for part in table.story for event in part if isinstance(event, events.RoundBegins)]
    assert begun == [((begun[0] or 0) + number) % players for number in range(len(begun))]
    assert len(begun) == table.state.rounds - 1
    assert begun[0] == (table.rules.set_up(players, Rng(5), table.variants).dragon + 1) % players


def test_no_one_goes_back_past_what_was_turned_up() -> None:
    """REF-1, REF-2, SET-6 (f): neither past a refill nor past the first six land tiles."""
    own = seat(mana=2)
    table = table_at(position(own, seat(), seat(), stage="persons", turn_of=A, passed=[B, C]), "persons_turn")
    answer(table, "pass")
    assert (table.state.round, question(table)[1]) == (2, "place_round_bonus")
    assert not table.can_undo
    table = Table.new(RULES, 2, 3, first="seat:0")
    answer(table, "land:granite")
    assert table.can_undo
    answer(table, "land:bamboo")
    assert not table.can_undo


def test_a_turn_can_be_taken_back() -> None:
    """Specification f: nothing is hidden within a round, so a turn can be undone to its start."""
    table = turn(seat("D4=granite[G] E4=obsidian[K] D5=spring[B]"), columns={"build": "R"})
    start = table.digest
    answer(table, "column:build", "building:palace", "move_sun", "field:E3")
    assert question(table)[0] == B
    for _ in range(4):
        table.undo()
    assert table.digest == start
    assert not table.can_undo


def test_a_pile_runs_out_while_a_column_is_filled() -> None:
    """S45 (REF-1; ruling R34): only when another tile is needed the discards are shuffled."""
    own = seat(
        rows=["create_land_red create_land_grey create_land_grey", "create_land_grey", "create_land_grey"]
    )
    state = position(
        own,
        columns=dict.fromkeys(ACTIONS, ""),
        discards={"create_land": "RRUUUYY"},
        stage="refill",
    )
    assert len(state.piles["create_land"]) == 4
    pile = state.piles["create_land"][:]
    table = table_at(state, "refill")
    found = table.state
    assert found.columns["create_land"][:4] == pile[::-1]
    assert len(found.columns["create_land"]) == 6
    assert len(found.piles["create_land"]) == 5
    assert found.discards["create_land"] == []
    assert events.Reshuffled(None, action="create_land", tiles=7) in told(table)
    assert RULES.faults(found) == []


def test_discards_are_shuffled_before_they_are_a_pile() -> None:
    """S45 (REF-1): what lay last on the discards is not always turned up first."""
    turned_up = set()
    for luck in range(12):
        state = position(
            seat(rows=["create_land_red create_land_grey create_land_grey", "create_land_grey", ""]),
            columns=dict.fromkeys(ACTIONS, ""),
            discards={"create_land": "RRRUUUUYYYY"},
            stage="refill",
            rng=Rng(luck),
        )
        turned_up.add(tuple(table_at(state, "refill").state.columns["create_land"]))
    assert len(turned_up) > 3


def test_a_pile_just_used_up_is_not_shuffled() -> None:
    """S45 (REF-1): discards stay while no further tile is needed."""
    state = position(
        seat(rows=["create_land_red", "", ""]),
        columns=dict.fromkeys(ACTIONS, ""),
        discards={"create_land": "RRUUUUYYJ"},
        stage="refill",
    )
    table = table_at(state, "refill")
    assert len(table.state.discards["create_land"]) == 9
    assert table.state.piles["create_land"] == []
    assert events.Reshuffled not in all_told(table)


def test_a_column_may_stay_short() -> None:
    """Ruling R34 (SUP-5): when pile and discards are used up."""
    row = ["build_red build_red build_grey", "build_blue build_blue", "build_yellow build_yellow"]
    hoard = [seat(rows=row) for _ in range(2)]
    state = position(*hoard, columns=dict.fromkeys(ACTIONS, ""), stage="refill")
    assert len(state.piles["build"]) == 2
    table = table_at(state, "refill")
    assert len(table.state.columns["build"]) == 2
    assert events.ColumnShort(None, action="build", tiles=2) in told(table)
    assert RULES.faults(table.state) == []


# -- The bonus cube of a round ---------------------------------------------------------------------


def test_the_bonus_cube_of_a_round() -> None:
    """S49 (REF-4; ruling R39): onto any tile with room, of any colour; without room nothing."""
    full = seat("D4=granite[G] E4=bamboo+temple E3=oasis[V]")
    state = position(seat(), seat(), full, stage="refill")
    without = table_at(state, "round_bonus")
    assert kind(without) == "choose_action_tile"
    assert told(without)[0] == events.NoCube(C, lacks="room", why="round")
    room = seat("D4=granite[G] E4=bamboo E3=oasis[V]")
    table = table_at(position(seat(), seat(), room, stage="refill"), "round_bonus")
    assert question(table) == (C, "place_round_bonus")
    assert choosable(table) == cube_keys({"E4": "BNGVK"})
    assert {option.target for option in asked(table).options} == {"field:E4"}
    answer(table, "cube:E4:obsidian")
    assert cubes(table, C)["E4"] == "K"


def test_who_gets_the_bonus_cube_of_a_round() -> None:
    """Ruling R39 (REF-4): the third and fourth seat from the new dragon; neither of two."""
    for players, expected in ((2, []), (3, [C]), (4, [C, D])):
        seats = [seat("D4=granite E4=bamboo+temple") for _ in range(players)]
        table = table_at(position(*seats, players=players, dragon=0, stage="refill"), "round_bonus")
        order = []
        while kind(table) == "place_round_bonus":
            order.append(question(table)[0])
            table.apply(asked(table).options[0].key)
        assert order == expected
    moved = table_at(position(*[seat() for _ in range(3)], dragon=1, stage="refill"), "round_bonus")
    assert question(moved) == (A, "place_round_bonus")


def test_a_round_bonus_fits_a_special_tile() -> None:
    """Ruling R10 (RES-1, REF-4): one cube, never a second."""
    table = table_at(position(seat(), seat(), seat("D4=granite[G] E4=oasis"), stage="refill"), "round_bonus")
    assert choosable(table) == cube_keys({"E4": "BNGVK"})
