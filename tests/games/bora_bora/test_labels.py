"""The keys of Bora Bora's options, which last from the first turn to the last, and what is said of them."""

from typing import Any

import pytest

from rulesets.bora_bora.components import REGIONS
from rulesets.bora_bora.state import BoraBora
from rulesets.core import Table
from tabletop_tui.games.bora_bora.drawings import layout
from tabletop_tui.games.bora_bora.labels import KEYS, NO, lasting
from tests.games.bora_bora.games import RULES, wording
from tests.rulesets.bora_bora.builders import A, Player, answer, asked, placing, using

SAID = wording()


def keys(table: Table[BoraBora]) -> dict[str, tuple[str, ...]]:
    return lasting(RULES.view(table.state, A), asked(table))


def test_each_region_has_a_letter_of_its_own_that_is_not_the_one_for_no() -> None:
    letters = [KEYS[f"region:{region}"] for region in REGIONS]
    assert len({*letters}) == len(REGIONS) == 12
    assert NO not in letters


def test_people_are_used_by_the_space_where_they_lie_and_with_a_green_god_after_its_key() -> None:
    found = keys(using(Player(people="man_land_1 woman_land_1", tiles=1)))
    assert found["use:woman:land"] == ("space:2",)
    assert found["doubled:woman:land"] == ("god", "space:2")
    assert found["end"] == ("end",)


def test_a_site_is_named_by_its_first_space_and_by_both_where_another_begins_there_too() -> None:
    table = placing(Player(ground="a1 a2 b1 c3 c4"), dice="4")
    answer(table, "place:4:build", "building:1")
    assert keys(table) == {
        "ground:a1-a2": ("ground:a1", "ground:a2"),
        "ground:a1-b1": ("ground:a1", "ground:b1"),
        "ground:c3-c4": ("ground:c3",),
    }


def test_a_die_goes_by_its_rank_among_those_the_player_rolled_placed_or_not() -> None:
    """Anna's 6 lies on the temple; the 3 there is Dan's."""
    table = placing(Player(tiles=1), dice="5 2")
    plain = {key: found for key, found in keys(table).items() if "helper" in key}
    assert plain == {
        "place:5:helper": ("card:helper/1",),
        "place:2:helper": ("card:helper/2",),
        "place:5:helper:white": ("god", "card:helper/1"),
        "place:2:helper:white": ("god", "card:helper/2"),
    }
    lowest = keys(placing(Player(), dice="5 4 2"))
    assert lowest["place:2:helper"] == ("number:2", "card:helper/1")


@pytest.mark.parametrize(
    ("labels", "groups"),
    [
        ({"place:5:helper": "a"}, []),
        ({"place:5:helper": "a", "place:2:helper": "o"}, [("5/2", "which die")]),
        ({"place:5:helper": "a", "place:5:helper:white": "ga"}, [("g", "white god")]),
        ({"use:man:vp": "a", "doubled:man:vp": "ga"}, [("g", "green god")]),
        ({"god_card": "g"}, []),
        ({"space": "ag"}, []),
    ],
)
def test_the_footer_says_what_the_first_of_several_keys_is(labels: dict[str, str], groups: list[Any]) -> None:
    assert SAID.key_groups(labels) == groups


def test_only_what_a_god_makes_possible_is_a_group() -> None:
    decision = asked(using(Player(people="man_vp_1")))
    assert [SAID.is_grouped(decision, first) for first in "gaz2"] == [True, False, False, False]


@pytest.mark.parametrize(
    ("kind", "shape", "page", "evening", "folded"),
    [
        ("place_die", "home", "map", False, True),
        ("take_person", "huge", "map", False, True),
        ("place_die", "small", "cards", False, True),
        ("place_die", "small", "market", False, False),
        ("place_die", "small", "market", True, True),
        ("take_person", "small", "market", False, True),
        ("take_person", "small", "cards", False, False),
        ("expand", "small", "map", False, False),
        ("expand", "home", "map", True, False),
        ("", "large", "cards", False, False),
    ],
)
def test_a_board_is_the_list_while_a_die_is_placed_or_a_person_taken(
    kind: str, shape: str, page: str, evening: bool, folded: bool
) -> None:
    assert layout.is_list(kind, shape, page, evening=evening) is folded


def test_of_a_path_a_player_is_told_where_they_have_a_hut_and_a_watcher_is_not() -> None:
    table = placing(Player(), on_map="c4:A")
    mine, other, watched = (
        list(SAID.describe(RULES.view(table.state, viewer), path, A, viewer))
        for path, viewer in (("path:land_c2_c4", A), ("path:land_n1_n2", A), ("path:land_c2_c4", None))
    )
    assert len(mine) == len(other) == 1 + len(watched) == 3
    assert mine[:2] == watched
    assert "c4" in mine[2]
    assert mine[2] != other[2]
