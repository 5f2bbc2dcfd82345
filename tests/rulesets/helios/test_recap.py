"""What others' turns have meant for a seat: B looks on while A plays."""

from collections.abc import Sequence

from rulesets.helios import RULES
from rulesets.helios.advice.recap import (
    ActionGone,
    CubeGrew,
    FourthTileGone,
    GotDragon,
    GotMana,
    HeliosChange,
    LandGone,
    PersonGone,
    SpecialGone,
    SupplyEmpty,
    changes,
    is_loss,
)
from rulesets.helios.events import Bought, GainedCube, GainedMana, HeliosEvent, RoundBegins, TookActionTile
from rulesets.helios.state import Helios
from tests.rulesets.helios.builders import A, B, C, position, seat


def changed(before: Helios, after: Helios, events: Sequence[HeliosEvent] = ()) -> list[HeliosChange]:
    """What is different for B between two positions."""
    return changes(RULES.view(before, B), RULES.view(after, B), B, events)


def test_a_person_one_had_the_mana_for_is_a_loss() -> None:
    rich, poor = position(seat(), seat(mana=9)), position(seat(), seat(mana=0))
    bought = Bought(A, "warden", 2)
    (gone,) = changed(rich, rich, [bought])
    assert isinstance(gone, PersonGone)
    assert (gone.person, gone.by) == ("warden", A)
    assert is_loss(gone)
    assert changed(poor, poor, [bought]) == []


def test_the_last_tile_that_would_fill_a_row_is_a_loss() -> None:
    """BON-1: the fourth tile in a row brings a bonus action; grey ones go into any row."""
    mine = seat(rows=["RRR", "", ""])
    before = position(seat(), mine, columns={"create_land": "YR", "build": "YU", "move_sun": "YY"})
    after = position(seat(), mine, columns={"create_land": "Y", "build": "YU", "move_sun": "YY"})
    taken = [TookActionTile(A, "create_land", "red")]
    assert changed(before, after, taken) == [FourthTileGone("red", A)]
    assert changed(before, after, [TookActionTile(C, "create_land", "red")]) == [FourthTileGone("red", C)]


def test_a_row_that_needs_two_more_tiles_loses_no_fourth_one() -> None:
    columns = {"create_land": "YR", "build": "YU", "move_sun": "YY"}
    mine = seat(rows=["RR", "", ""])
    before = position(seat(), mine, columns=columns)
    after = position(seat(), mine, columns={**columns, "create_land": "Y"})
    assert changed(before, after, [TookActionTile(A, "create_land", "red")]) == []


def test_a_row_can_still_be_filled_while_a_joker_is_on_offer() -> None:
    mine = seat(rows=["RRR", "", ""])
    before = position(seat(), mine, columns={"create_land": "YR", "build": "YU", "move_sun": "YJ"})
    after = position(seat(), mine, columns={"create_land": "Y", "build": "YU", "move_sun": "YJ"})
    assert changed(before, after, [TookActionTile(A, "create_land", "red")]) == []


def test_an_action_whose_last_tile_is_taken_is_gone_for_the_round() -> None:
    """ACT-1: a column without tiles offers nothing for the rest of the round."""
    before = position(columns={"create_land": "Y", "build": "YU", "move_sun": "YY"})
    after = position(columns={"create_land": "", "build": "YU", "move_sun": "YY"})
    taken = [TookActionTile(A, "create_land", "yellow")]
    assert changed(before, after, taken) == [ActionGone("create_land", A)]
    assert changed(before, after, [TookActionTile(B, "create_land", "yellow")]) == []


def test_a_new_round_lays_out_tiles_and_land_again() -> None:
    before = position(columns={"create_land": "Y", "build": "YU", "move_sun": "YY"}, round=1)
    after = position(columns={"create_land": "", "build": "YU", "move_sun": "YY"}, round=2)
    assert changed(before, after, [TookActionTile(A, "create_land", "yellow")]) == []


def test_land_of_a_colour_one_has_none_of_is_missed_until_the_next_round() -> None:
    with_it, without = {"spring": "spring"}, {"spring": None}
    before, after = position(display=with_it), position(display=without)
    assert changed(before, after) == [LandGone("spring")]
    mine = seat("D4=granite E4=spring")
    assert changed(position(seat(), mine, display=with_it), position(seat(), mine, display=without)) == []


def test_land_that_still_lies_in_the_sixth_slot_is_not_gone() -> None:
    before = position(display={"spring": "spring", "extra": "spring"})
    after = position(display={"spring": None, "extra": "spring"})
    assert changed(before, after) == []


def test_the_last_special_tile_of_a_kind_is_a_loss() -> None:
    before, after = position(specials={"oasis": 1}), position(specials={"oasis": 0})
    assert changed(before, after) == [SpecialGone("oasis")]
    assert changed(after, after) == []


def test_the_last_cube_of_a_colour_in_the_supply_is_a_loss() -> None:
    before, after = position(), position()
    after.supply[2] = 0
    assert changed(before, after) == [SupplyEmpty(2)]


def test_what_comes_with_a_new_round_is_a_gain() -> None:
    same = position()
    begins: list[HeliosEvent] = [
        RoundBegins(B, 2),
        GainedCube(B, "D4", "granite", "round"),
        GainedMana(B, 2, "field"),
    ]
    found = changed(same, same, begins)
    assert set(map(repr, found)) == set(map(repr, [GotMana(2), GotDragon(2), CubeGrew("granite", "D4")]))
    assert not any(map(is_loss, found))
    for other in (A, C):
        theirs: list[HeliosEvent] = [
            RoundBegins(other, 2),
            GainedCube(other, "D4", "granite", "round"),
            GainedMana(other, 2, "field"),
        ]
        assert changed(same, same, theirs) == []
