"""Corrected tables of a player's own: what they change, and how a mistake in them is named."""

import pytest

from rulesets.bora_bora import components
from tests.corrected_tables import Corrected, assert_every_row_is_needed, assert_named, overrides_of

overrides = overrides_of(components)


def test_a_corrected_table_takes_the_place_of_ours(overrides: Corrected) -> None:
    overrides.change("jewelry.csv", "necklace,1,1,1,", "necklace,1,2,1,")
    assert overrides.load_game()["JEWELS"]["jewel_necklace_1"].vp == 2


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "column"),
    [
        ("action_cards.csv", "Landweg,land,", "Landweg,road,", 2, "action"),
        ("action_cards.csv", ",combined,combined,yes", ",combined,maybe,yes", 2, "players_3"),
        (
            "building_tiles.csv",
            "building_6,",
            "building_7,Extra,Extra,7,2,1,rulebook\nbuilding_6,",
            7,
            "number",
        ),
        ("ceremonial_ground.csv", "1,1,sand", "1,1,gold", 2, "material"),
        ("fish_tiles.csv", ",parrotfish,P,1,", ",shark,P,1,", 2, "fish_kind"),
        ("fish_tiles.csv", ",parrotfish,P,1,1,", ",parrotfish,P,1,0,", 2, "count"),
        ("counts.csv", "huts,", "houses,", 1, "component"),
        ("fish_tiles.csv", ",parrotfish,P,1,1,", ",parrotfish,P,1,2,", 1, "count"),
        ("god_cards.csv", "blue,Blue god", "black,Blue god", 2, "id"),
        ("god_tiles.csv", "10,6,1,2", "9,6,1,2", 1, "count"),
        ("helper_rates.csv", "tattoo,Tattoo", "tatoo,Tattoo", 1, "id"),
        ("jewelry.csv", "necklace,1,1,1,", "crown,1,1,1,", 2, "kind"),
        ("jewelry.csv", "necklace,1,1,1,", "necklace,-1,1,1,", 2, "shell_cost"),
        ("paths.csv", "land,c2,c4,4", "land,c2,c9,4", 2, "b"),
        ("paths.csv", "land,c2,c4,4", "land,c2,c4,7", 2, "value"),
        ("people_spaces.csv", "1,1,1,any time", "13,1,1,any time", 2, "space"),
        ("person_kinds.csv", "path up to,2,4,6", "path up to,2,4,-6", 2, "value_3"),
        ("person_tiles.csv", ",man,land,1,0,1,", ",men,land,1,0,1,", 2, "sex"),
        ("regions.csv", "north,mountain", "north,desert", 2, "terrain"),
        ("rounds.csv", "1,10,1", "9,10,1", 1, "round"),
        ("rounds.csv", "1,10,1", "1,10,-1", 2, "priest_vp"),
        ("setup_by_players.csv", "2,5,4", "5,5,4", 1, "players"),
        ("status_track.csv", "1,1,", "1,-1,", 3, "vp"),
        ("tasks.csv", "woman_and_man,,2,1", "woman_and_man,,2,0", 2, "count"),
        ("tasks.csv", "woman_and_man,,2,1", "woman_and_king,,2,1", 2, "requirement"),
        ("tasks.csv", "woman_and_man,,2,1", "woman_and_man,wood,2,1", 2, "param"),
        ("temple.csv", "6,5,", "7,5,", 1, "space"),
    ],
)
def test_a_wrong_cell_is_named(
    overrides: Corrected, name: str, old: str, new: str, line: int, column: str
) -> None:
    assert_named(overrides, name, old, new, line, column)


@pytest.mark.parametrize(
    "name",
    [
        *("fish_tiles.csv", "god_cards.csv", "helper_rates.csv", "jewelry.csv", "people_spaces.csv"),
        *("person_kinds.csv", "person_tiles.csv", "rounds.csv", "setup_by_players.csv", "status_track.csv"),
        *("temple.csv", "building_tiles.csv", "numbers.csv", "action_cards.csv"),
    ],
)
def test_no_row_may_be_missing_without_which_a_game_would_stop(overrides: Corrected, name: str) -> None:
    assert_every_row_is_needed(overrides, name)
