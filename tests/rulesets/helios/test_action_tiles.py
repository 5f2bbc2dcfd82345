"""Action turns: tiles, rows, waiving and bonus actions (specification d.1 and d.5)."""

import pytest

from rulesets.core import IllegalChoice
from rulesets.helios import events
from rulesets.helios.components import ACTION_TILES
from rulesets.helios.geometry import LIGHT, fields_of
from tests.rulesets.helios.builders import (
    A,
    B,
    all_told,
    answer,
    asked,
    choosable,
    column,
    doing,
    ended,
    forced,
    kind,
    pay,
    position,
    question,
    rows,
    seat,
    table_at,
    these,
    turn,
    why,
)

RICH = "D4=granite[GG] E4=redwood[NN] E3=bamboo[VV] D5=spring[BB] C4=obsidian[KK]"
ROWS = these("row", "red blue yellow")


def alone(action: str, colour: str) -> dict[str, str]:
    """Columns of which only one holds a tile."""
    return {"create_land": "", "build": "", "move_sun": "", action: colour}


# -- Taking a tile ---------------------------------------------------------------------------------


def test_only_bottom_tiles_can_be_taken() -> None:
    """S33 (ACT-1): an empty column offers nothing; a bonus action may still do what it stood for."""
    columns = {"create_land": "YUR", "build": "", "move_sun": "RJY"}
    table = turn(seat(RICH, rows=["RRR", "", ""]), columns=columns)
    assert question(table) == (A, "choose_action_tile")
    assert choosable(table) == these("column", "create_land move_sun")
    assert why(table) == {"column:build": "column-empty"}
    assert {option.target for option in asked(table).options} == choosable(table)
    with pytest.raises(IllegalChoice):
        table.apply("column:build")
    answer(table, "column:create_land", "waive")
    assert table.state.columns["create_land"] == column("create_land", "YU")
    assert kind(table) == "choose_bonus_action"
    assert "build" in choosable(table)


def test_the_colour_decides_the_row() -> None:
    """S34 (ACT-2): not the action."""
    table = turn(seat(RICH), columns={"move_sun": "Y"})
    answer(table, "column:move_sun")
    assert rows(table) == [0, 0, 1]
    assert table.state.seats[A].rows[2] == ["move_sun_yellow"]
    assert kind(table) == "choose_sun_target"


def test_a_grey_tile_fills_a_row() -> None:
    """S35 (ACT-2, BON-1; rulings R4, R12): any row, also one that is full with it."""
    own = seat(RICH, rows=["build_red create_land_red move_sun_grey", "build_blue", ""])
    table = turn(own, columns={"move_sun": "RJ"})
    answer(table, "column:move_sun")
    assert kind(table) == "choose_row"
    assert choosable(table) == ROWS
    answer(table, "row:red", "field:E2")
    assert kind(table) == "choose_bonus_action"
    assert rows(table) == [4, 1, 0]
    answer(table, "waive")
    assert rows(table) == [0, 1, 0]
    assert table.state.discards == {
        "create_land": ["create_land_red"],
        "build": ["build_red"],
        "move_sun": ["move_sun_grey", "move_sun_grey"],
    }
    assert question(table) == (B, "choose_action_tile")


def test_the_tile_is_taken_even_if_nothing_can_be_done() -> None:
    """S36 (ACT-3; ruling R11): waived without asking; the tile lies in its row and counts."""
    table = turn(seat("D4=granite"), columns=alone("build", "UR"))
    assert forced(table)[:2] == [("choose_action_tile", "column:build"), ("choose_build", "waive")]
    assert rows(table) == [1, 0, 0]
    full = turn(seat("D4=granite", rows=["RRR", "", ""]), columns=alone("build", "R"))
    assert kind(full) == "choose_bonus_action", "it counts as the fourth"


@pytest.mark.parametrize("action", ["create_land", "build", "move_sun"])
def test_every_regular_action_may_be_waived(action: str) -> None:
    """Ruling R11 (ACT-3): the tile must be taken, the action need not be."""
    table = turn(seat(RICH), columns={action: "RR"})
    answer(table, f"column:{action}")
    assert "waive" in choosable(table)
    answer(table, "waive")
    assert rows(table) == [1, 0, 0]
    assert events.Waived in all_told(table)
    assert question(table) == (B, "choose_action_tile")


def test_no_land_can_be_created_where_none_is_on_offer() -> None:
    """Ruling R52 (LND-1): an empty slot stays empty; without any tile the action is waived."""
    table = doing("create_land", seat(RICH))
    answer(table, "land:extra", "field:F3")
    assert table.state.display["extra"] is None
    nothing = dict.fromkeys(("spring", "redwood", "granite", "bamboo", "obsidian", "extra"))
    gone = dict.fromkeys(("sanctuary", "treasury", "oasis", "summit"), 0)
    table = turn(
        seat(RICH, rows=["RRR", "", ""]), columns=alone("create_land", "R"), display=nothing, specials=gone
    )
    assert ("choose_tile", "waive") in forced(table)
    assert kind(table) == "choose_bonus_action"
    assert why(table) == {"create_land": "no-tile"}


def test_columns_are_refilled_in_phase_3_only() -> None:
    """Ruling R52: the tile is gone for this round, also when the bonus action returns four."""
    columns = {"create_land": "YU", "build": "U", "move_sun": "R"}
    table = turn(seat(RICH, rows=["RRR", "", ""]), columns=columns)
    answer(table, "column:move_sun", "field:E2", "waive")
    assert sum(map(len, table.state.discards.values())) == 4
    assert table.state.columns["move_sun"] == []
    assert table.state.columns["create_land"] == column("create_land", "YU")
    assert question(table) == (B, "choose_action_tile")


def test_a_turn_without_tiles_is_skipped() -> None:
    """Ruling R34 (ACT-1, SUP-5): who finds no tile in any column has no action."""
    table = turn(seat(RICH, mana=3), players=2, columns=alone("build", ""))
    assert all_told(table).count(events.NoActionTile) == 8
    assert question(table) == (A, "persons_turn")


# -- The end of phase 1 ----------------------------------------------------------------------------


def test_two_tiles_are_left_over_with_four_players() -> None:
    """S37 (the rulebook's example): after 16 turns they go to the discard piles, the rows stay."""
    seats = [seat(rows=["build_red", "build_blue", "move_sun_yellow"]) for _ in range(4)]
    seats[0].mana = 4
    state = position(*seats, players=4, turns=15, columns={"create_land": "UR", "build": "Y", "move_sun": ""})
    table = table_at(state)
    assert question(table) == (3, "choose_action_tile")
    answer(table, "column:create_land", "waive")
    assert question(table) == (A, "persons_turn")
    assert table.state.discards == {
        "create_land": ["create_land_blue"],
        "build": ["build_yellow"],
        "move_sun": [],
    }
    assert [rows(table, index) for index in range(4)] == [[1, 1, 1]] * 3 + [[2, 1, 1]]


# -- Bonus actions ---------------------------------------------------------------------------------


def test_two_bonus_actions_in_one_turn() -> None:
    """S38 (BON-2; rulings R12, R45): the Palace's first, then the row's, then the row is emptied."""
    own = seat("D4=granite[G] E4=obsidian[K] D5=spring[B]", rows=["RRR", "", ""])
    table = turn(own, columns={"build": "R"})
    answer(table, "column:build", "building:palace")
    assert kind(table) == "choose_bonus_action"
    assert (table.state.seats[A].range, table.state.seats[A].mana) == (3, 1)
    assert events.FilledRow not in all_told(table)
    answer(table, "move_sun", "field:E3")
    assert kind(table) == "choose_bonus_action"
    assert all_told(table)[-1] == events.FilledRow
    assert rows(table) == [4, 0, 0]
    answer(table, "create_land", "special:oasis", "field:D6")
    assert rows(table) == [0, 0, 0]
    assert question(table) == (B, "choose_action_tile")


def test_a_bonus_action_takes_no_tile() -> None:
    """Rulings R13 and R51 (BON-2): it fills no row, may build anything, and isn't waived within."""
    table = doing("bonus", seat(RICH, rows=["RRR", "UUU", "YYY"]))
    assert choosable(table) == {"create_land", "build", "move_sun", "waive"}
    columns = table.state.columns
    for action, first in (("create_land", "choose_tile"), ("build", "choose_build"), ("move_sun", None)):
        within = table.clone()
        within.apply(action)
        assert kind(within) == (first or "choose_sun_target")
        assert "waive" not in choosable(within)
        assert within.state.columns == columns
        assert rows(within) == [3, 3, 3]
    building = table.clone()
    building.apply("build")
    assert {"temple", "building:monument"} <= choosable(building)
    laying = table.clone()
    laying.apply("create_land")
    assert {"special:oasis", "land:spring"} <= choosable(laying)


def test_bonus_actions_nest() -> None:
    """Ruling R51 (BON-2): the row's bonus action builds the Palace, which brings another."""
    table = doing("bonus", seat(RICH))
    answer(table, "build", "building:palace")
    pay(table)
    assert kind(table) == "choose_bonus_action"
    answer(table, "waive")
    assert table.decision is None


def test_what_a_bonus_action_can_not_do_is_said() -> None:
    """Specification d.9: in `choose_bonus_action`, with the reason."""
    table = doing("bonus", seat("D4=granite+temple"))
    assert choosable(table) == {"create_land", "move_sun", "waive"}
    assert why(table) == {"build": "nothing-to-build"}


@pytest.mark.parametrize(
    ("row", "taken"),
    [("move_sun_red create_land_grey build_grey", "R"), ("RRR", "R"), ("RRR", "J"), ("JJJ", "J")],
)
def test_mixed_rows_are_as_good_as_pure_ones(row: str, taken: str) -> None:
    """S52 (BON-1; rulings R4, R55): a grey tile counts for the row it lies in."""
    table = turn(seat(RICH, rows=[row, "", ""]), columns={"move_sun": taken})
    answer(table, "column:move_sun")
    if taken == "J":
        answer(table, "row:red")
    answer(table, "waive")
    assert kind(table) == "choose_bonus_action"
    assert all(ACTION_TILES[tile].colour in ("red", "grey") for tile in table.state.seats[A].rows[0])


def test_bonus_actions_without_any_legal_field() -> None:
    """LND-1 (specification d.9): a board that leaves no field says so."""
    full = fields_of(LIGHT)
    world = " ".join(
        f"{field}={kind}"
        for field, kind in zip(full, ["redwood", "granite", "bamboo", "spring", "obsidian"] * 4, strict=False)
    )
    table = doing("bonus", seat(world, "D1"))
    assert choosable(table) == {"move_sun", "waive"}
    assert why(table)["create_land"] == "no-field"
    regular = doing("create_land", seat(world, "D1"))
    assert forced(regular) == [("choose_tile", "waive")]
    assert ended(regular)
