"""Regions: what they bring, whose huts are there, when their fish counts."""

from rulesets.bora_bora import RULES
from rulesets.bora_bora.advice.map import reached, region_advice
from rulesets.core import Table
from tests.rulesets.bora_bora.builders import A, B, C, Player, answer, placing, position, using


def test_a_red_god_is_promised_only_where_it_could_be_paid_with_what_the_site_yields() -> None:
    """The offering of a steppe pays (as in S29), but sand does not."""
    for player, steppe, beach in (
        (Player(hand="R"), "play", "later"),
        (Player(hand="R", offerings=1), "play", "play"),
        (Player(hand="BB"), "play", "later"),
        (Player(tiles=1), "play", "play"),
        (Player(hand="B", offerings=3), "later", "later"),
    ):
        table = placing(player, dice="4")
        answer(table, "place:4:land_path")
        view = RULES.view(table.state, A)
        told = [
            region_advice(view, A, asked, region).fish_scored
            for asked in (table.decision, None)
            for region in ("c2", "c3")
        ]
        assert told == [steppe, beach, "look", "look"]


def test_fish_of_the_first_hut_counts_only_at_the_end() -> None:
    table = Table.new(RULES, 2, 1)
    assert table.decision is not None
    view, region = RULES.view(table.state, table.decision.seat), table.decision.options[0].key[7:]
    told = region_advice(view, table.decision.seat, table.decision, region)
    assert (told.fish_scored, told.path) == ("first", 0)


def test_a_region_names_whose_hut_is_on_its_site_and_all_huts_beside_it() -> None:
    """The last hut that came stands on the site; the others stay beside it in the order they came."""
    view = RULES.view(position(Player(), Player(), Player(), on_map="c4:ABC c3:B"), A)
    for region, holder, aside in (("c4", C, (A, B)), ("c3", B, ()), ("n1", None, ())):
        told = region_advice(view, A, None, region)
        assert (told.holder, told.aside) == (holder, aside)
        assert told.path == 0, "no path is being taken"


def test_a_region_says_what_it_yields_and_where_that_would_go() -> None:
    """Sand on a1 is covered, so three spaces are left for it; an offering goes nowhere."""
    view = RULES.view(position(Player(ground="a1"), Player(), dice="4"), A)
    beach, steppe = region_advice(view, A, None, "c3"), region_advice(view, A, None, "c2")
    assert (beach.yields, beach.fish) == ("sand", "fish_triggerfish_4")
    assert beach.material is not None
    assert beach.material.free == ("a4", "b3", "c2")
    assert (steppe.yields, steppe.material) == ("offering", None)


def test_paths_lead_from_a_region_by_land_and_by_water_each_with_its_number() -> None:
    view = RULES.view(position(Player(), Player(), dice="4"), A)
    told = region_advice(view, A, None, "c4")
    assert told.land == ((2, "c3"), (4, "c2"))
    assert told.water == ((4, "e2"), (5, "s2"))
    assert region_advice(view, A, None, "n1").water == ((3, "c1"),)


def test_the_lowest_path_that_is_being_taken_leads_to_a_region() -> None:
    """By land with a tracker: from c4 to c3 with 2, to c2 with 4."""
    table = using(Player(people="man_land_1 man_land_2"))
    answer(table, "use:man:land")
    view = RULES.view(table.state, A)
    assert [region_advice(view, A, table.decision, region).path for region in ("c3", "c2", "e2")] == [2, 4, 0]


def test_only_regions_within_the_value_are_reached() -> None:
    view = RULES.view(position(Player(), Player(), on_map="c4:A c1:B", dice="4"), A)
    assert reached(view, A, ("land",), 3) == {"c3": 2}
    assert reached(view, A, ("land",), 4) == {"c2": 4, "c3": 2}
    assert reached(view, A, ("land", "water"), 4) == {"c2": 4, "c3": 2, "e2": 4}
    assert reached(view, B, ("land",), 1) == {"c2": 1}
    assert reached(view, A, (), 6) == {}
