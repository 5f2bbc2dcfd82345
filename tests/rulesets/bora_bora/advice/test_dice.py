"""What a die would do on a card: gods, dice there, reach, and what would be lost by fishing."""

import pytest

from rulesets.bora_bora import RULES
from rulesets.bora_bora.advice.dice import (
    Placement,
    PlacementAdvice,
    card_advice,
    needs_blue,
    placement_advice,
    placement_of,
)
from rulesets.bora_bora.components import CARDS
from rulesets.bora_bora.gods import Purse
from rulesets.bora_bora.state import BoraBora
from rulesets.core import Table
from tests.rulesets.bora_bora.builders import A, B, Player, placing


def advised(table: Table[BoraBora], key: str) -> PlacementAdvice:
    view = RULES.view(table.state, A)
    return placement_advice(view, A, table.decision, placement_of(key))


def test_a_die_costs_a_blue_god_where_it_is_not_lower_and_a_white_one_makes_it_a_six() -> None:
    table = placing(Player(hand="B", offerings=1, tiles=1), dice="5 2", cards_in_play={"temple": "4"})
    keys = ("place:2:temple", "place:5:temple", "place:2:temple:white", "place:5:temple:white")
    plain, blue, white, both = (advised(table, key) for key in keys)
    assert [(each.blue, each.white) for each in (plain, blue, white, both)] == [
        (False, False),
        (True, False),
        (False, True),
        (True, True),
    ]
    assert [each.card.value for each in (plain, blue, white, both)] == [2, 5, 6, 6]
    assert plain.purse is None
    for costly in (blue, white, both):
        assert costly.purse == Purse((1, 0, 0, 0, 0), 1, 1)
    assert [die.number for die in plain.card.dice] == [4]
    assert [each.tile_points for each in (plain, blue, white, both)] == [None, None, 2, 2]


def test_an_equal_die_needs_a_blue_god_too_but_none_on_an_empty_card_or_for_fishing() -> None:
    table = placing(Player(tiles=1), dice="4", cards_in_play={"temple": "4 6"})
    view = RULES.view(table.state, A)
    assert needs_blue(view, 4, "temple")
    assert not needs_blue(view, 3, "temple")
    assert not needs_blue(view, 6, "helper")
    assert not needs_blue(view, 6, "fishing")


def test_a_placement_is_read_off_its_key() -> None:
    assert placement_of("place:5:temple:white") == Placement(5, "temple", True)
    plain = placement_of("place:5:temple")
    assert (plain, plain.value) == ((5, "temple", False), 5)
    assert placement_of("place:1:fishing").card == "fishing"


def test_fishing_is_asked_about_where_the_helper_would_bring_more() -> None:
    five = advised(placing(Player(), dice="5 2"), "place:5:fishing")
    assert (five.better, five.card.points, five.card.actions) == (5, 2, ())
    assert advised(placing(Player(), dice="3"), "place:3:fishing").better == 3
    assert advised(placing(Player(), dice="2"), "place:2:fishing").better is None
    taken = placing(Player(tiles=1), dice="5", cards_in_play={"helper": "4"})
    assert advised(taken, "place:5:fishing").better is None, "a god would be worth more than that"
    assert advised(placing(Player(), dice="5"), "place:5:temple").better is None
    only_looking = RULES.view(placing(Player(), dice="5").state, A)
    assert placement_advice(only_looking, A, None, placement_of("place:5:fishing")).better is None


@pytest.mark.parametrize(
    ("card", "value", "reach"),
    [
        ("land_path", 2, ("c3",)),
        ("land_path", 4, ("c2", "c3")),
        ("water_path", 4, ("e2",)),
        ("water_path", 5, ("e2", "s2")),
        ("water_path", 1, ()),
        ("helper", 6, None),
        ("temple", 6, None),
    ],
)
def test_paths_say_which_regions_they_reach_with_this_value(
    card: str, value: int, reach: tuple[str, ...] | None
) -> None:
    """From the mountain in the centre (c4), over paths up to the value; other cards reach nothing."""
    view = RULES.view(placing(Player(), dice="4").state, A)
    assert card_advice(view, A, CARDS[card].id, value).reach == reach


def test_with_two_players_one_card_has_two_actions_and_building_says_its_points() -> None:
    view = RULES.view(placing(Player(), Player(), dice="4").state, A)
    both = card_advice(view, A, "woman_man")
    assert (both.actions, both.value, both.in_play) == (("woman", "man"), 6, True)
    assert card_advice(view, A, "land_water_path", 4).actions == ("land", "water")
    assert card_advice(view, A, "land_water_path", 4).reach == ("c2", "c3", "e2")
    assert card_advice(view, A, "build").points == view.building_vp > 0
    assert card_advice(view, A, "temple").points == 0
    assert not card_advice(view, A, "woman").in_play, "it is part of the combined card"
    assert not card_advice(view, A, "fishing").in_play
    assert card_advice(view, A, "fishing").points == 2


def test_a_card_shows_whose_dice_lie_there() -> None:
    table = placing(Player(), Player(), dice="4", cards_in_play={"temple": "5"})
    dice = card_advice(RULES.view(table.state, A), A, "temple").dice
    assert [(die.seat, die.number) for die in dice] == [(B, 5)]


def test_without_a_priest_only_the_temple_is_idle() -> None:
    """R6: the die would only block the card."""
    table = placing(Player(), Player(), dice="5", temple="AAAA")
    view = RULES.view(table.state, A)
    idle = [card for card in CARDS if card_advice(view, A, CARDS[card].id).idle]
    assert view.seats[A].priests == 0
    assert idle == ["temple"]
