"""Men and women: on display, on a board, and in use."""

import pytest

from rulesets.bora_bora import RULES
from rulesets.bora_bora.advice.people import person_advice, served_by_person, tiles_of
from rulesets.bora_bora.advice.uses import use_advice, use_value
from rulesets.bora_bora.components import PERSON_KINDS
from rulesets.bora_bora.gods import Purse
from tests.rulesets.bora_bora.builders import A, B, Player, hand, placing, position, using


def test_a_person_says_what_it_does_alone_and_with_those_one_has() -> None:
    table = placing(Player(people="man_vp_1 woman_vp_1"), dice="4")
    view = RULES.view(table.state, A)
    found = person_advice(view, A, "man_vp_2")
    assert (found.sex, found.kind, found.held) == ("man", "vp", 1)
    assert (found.value, found.value_with_mine, found.values) == (2, 4, (2, 4, 6))
    assert person_advice(view, A, "man_land_1").value_with_mine is None
    assert tiles_of(view, A, "man", "vp") == ["man_vp_1"]


def test_a_fourth_of_a_kind_adds_nothing() -> None:
    three = "man_land_1 man_land_2 man_land_3"
    view = RULES.view(position(Player(people=three), Player(), dice="4"), A)
    told = person_advice(view, A, "man_land_1")
    assert (told.held, told.value_with_mine) == (3, PERSON_KINDS["land"].value(3))


@pytest.mark.parametrize(
    ("tasks", "people", "tile", "serves"),
    [
        ("t20", "", "man_vp_1", "t20"),  # 4 men
        ("t20", "", "woman_vp_1", None),
        ("t21", "", "woman_vp_1", "t21"),  # 4 women
        ("t17", "man_vp_2", "man_vp_1", None),  # 3 different men: one more of a kind is no help
        ("t17", "man_vp_2", "man_land_1", "t17"),
        ("t18", "man_vp_2", "woman_vp_1", "t18"),  # 3 different women
        ("t56", "", "man_vp_1", "t56"),  # 2 Storytellers, whether men or women
        ("t56", "", "woman_vp_1", "t56"),
        ("t56", "", "man_land_1", None),
        ("t03", "", "man_land_1", "t03"),  # man and priest
        ("t05", "", "woman_land_1", "t05"),  # woman and jewelry
        ("t05", "", "man_land_1", None),
        ("t22", "", "man_land_1", None),  # jewelry
    ],
)
def test_what_a_person_serves_is_an_open_task_of_the_viewers_own(
    tasks: str, people: str, tile: str, serves: str | None
) -> None:
    state = position(Player(tasks=f"{tasks} t45 t23", people=people), Player(), dice="4")
    assert person_advice(RULES.view(state, A), A, tile).serves == serves
    assert person_advice(RULES.view(state, B), A, tile).serves is None, "no one learns what helps others"


def test_a_task_that_is_met_needs_nobody() -> None:
    state = position(Player(tasks="t01 t45 t23", people="man_vp_1 woman_vp_1"), Player(), dice="4")
    assert served_by_person(RULES.view(state, A), A, "man_land_1") == []


def test_using_people_says_whether_it_takes_a_green_god() -> None:
    """Plain use takes none; doubled, and one kind more, take one, and say what there is to pay it with."""
    own = Player(hand="G", offerings=1, people="man_vp_2 man_status_1")
    view = RULES.view(using(own, Player(people="man_vp_3")).state, A)
    assert use_advice(view, A, "man", "vp", green=False, doubled=False).purse is None
    doubled = use_advice(view, A, "man", "vp", green=True, doubled=True)
    assert doubled.purse == Purse(hand("G"), 1, 0)
    assert (doubled.value, doubled.points, doubled.count) == (4, 4, 1)
    assert use_advice(view, A, "man", "vp", green=True, doubled=False).points == 2


def test_equal_men_count_together_but_not_with_women() -> None:
    view = RULES.view(using(Player(people="man_vp_1 man_vp_2 woman_vp_1")).state, A)
    assert use_value(view, A, "man", "vp") == 4
    assert use_value(view, A, "man", "vp", doubled=True) == 8
    assert use_value(view, A, "woman", "vp") == 2


def test_using_people_says_where_that_leads_and_what_it_brings_at_once() -> None:
    people = "man_land_1 man_land_2 woman_build_1 man_status_1 man_shell_1"
    view = RULES.view(using(Player(people=people), status={0: "DCBA"}).state, A)
    land = use_advice(view, A, "man", "land", green=False, doubled=False)
    assert (land.count, land.value, land.reach, land.points) == (2, 4, ("c2", "c3"), 0)
    assert land.climb is None
    build = use_advice(view, A, "woman", "build", green=False, doubled=False)
    assert (build.points, build.reach) == (view.building_vp, None)
    status = use_advice(view, A, "man", "status", green=False, doubled=False)
    assert status.climb is not None
    assert (status.climb.steps, status.climb.after, status.points) == (1, 1, 1)
    shell = use_advice(view, A, "man", "shell", green=False, doubled=False)
    assert (shell.points, shell.climb, shell.reach) == (0, None, None)
