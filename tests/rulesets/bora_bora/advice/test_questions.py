"""What questions are about, which options come first, and what boards show before a choice."""

import pytest

from rulesets.bora_bora import RULES
from rulesets.bora_bora.advice.foresight import Allowed, allowed
from rulesets.bora_bora.advice.now import actions_now, announced, concealed, value_now
from rulesets.bora_bora.advice.questions import (
    gain_of,
    godless_first,
    likely,
    resolvable,
    usable,
    white_follows,
)
from rulesets.bora_bora.state import BoraBora
from rulesets.core import Table
from tests.rulesets.bora_bora.builders import (
    LAYOUT_0,
    A,
    B,
    Player,
    answer,
    asked,
    choosable,
    finishing,
    placing,
    resolving,
    using,
)


def test_paying_a_god_is_asked_as_the_first_of_two_where_white_is_announced_as_well() -> None:
    """Blue alone, blue before white, and yellow, which is never followed by another."""
    purse = Player(hand="BWW", offerings=2, tiles=1)
    for key, follows in (("place:3:temple", False), ("place:3:temple:white", True)):
        table = placing(purse, dice="3", cards_in_play={"temple": "1"})
        answer(table, key)
        assert white_follows(RULES.view(table.state, A)) == follows
    table = resolving(Player(hand="YGG", offerings=1, tiles=1, tasks="t30"))
    answer(table, "yellow:t30")
    assert not white_follows(RULES.view(table.state, A))


def test_using_people_is_asked_by_who_can_still_be_used() -> None:
    """Both; one sex first, while the other may come yet; the other alone; and only with a green god."""
    men, both = "man_vp_2 man_status_1", "man_vp_2 woman_vp_1"
    used: dict[str, tuple[str, ...]] = {"man": ("vp",), "woman": ("vp",)}
    for player, who in (
        (Player(people=both), "both"),
        (Player(people="man_vp_2"), "man_first"),
        (Player(people="woman_vp_1"), "woman_first"),
        (Player(people=both, used={"woman": ("vp",)}), "man"),
        (Player(people=both, used={"man": ("vp",)}), "woman"),
        (Player(people=men, hand="G", offerings=1, used=used), "with_green"),
    ):
        table = using(player)
        assert usable(RULES.view(table.state, A), asked(table)) == who


def test_gains_of_people_are_counted_down() -> None:
    table = using(Player(people="man_material_1 man_material_2"), on_map="c4:A")
    answer(table, "use:man:material")
    first = gain_of(RULES.view(table.state, A), "material")
    assert first is not None
    assert (first.number, first.of, first.left) == (1, 2, 2)
    assert gain_of(RULES.view(table.state, A), "god_card") is None
    answer(table, "sand", "ground:a1")
    second = gain_of(RULES.view(table.state, A), "material")
    assert second is not None
    assert (second.number, second.of, second.left) == (2, 2, 1)
    alone = using(Player(people="man_material_1"))
    answer(alone, "use:man:material")
    assert gain_of(RULES.view(alone.state, A), "material") is None
    assert gain_of(RULES.view(placing(Player()).state, A), "material") is None


def test_a_task_is_met_or_could_be_with_a_yellow_god_or_one_has_to_go() -> None:
    met = resolving(Player(shells=5, tasks="t32 t31 t23", offerings=4))
    yellow = resolving(Player(shells=4, tiles=1, tasks="t32 t45 t23"))
    none = resolving(Player(tasks="t32 t45 t23"))
    assert [resolvable(asked(table)) for table in (met, yellow, none)] == ["met", "yellow", "none"]


# -- which options come first ------------------------------------------------------------------------


def first(table: Table[BoraBora]) -> list[str]:
    return likely(RULES.view(table.state, asked(table).seat), asked(table))


def test_no_god_is_spent_by_the_option_at_which_one_begins() -> None:
    table = placing(Player(tiles=2), dice="5 2", cards_in_play={"temple": "4", "helper": "1"})
    keys = first(table)
    assert "place:2:temple" in keys
    assert "place:5:fishing" in keys
    assert not {"place:5:temple", "place:2:helper"} & {*keys}
    assert not [key for key in keys if key.endswith(":white")]
    assert keys == [key for key in (option.key for option in asked(table).options) if key in keys]


def test_people_are_used_before_the_turn_ends_and_green_gods_are_left_alone() -> None:
    own = Player(people="man_vp_1 woman_vp_1", tiles=1)
    assert first(using(own)) == ["use:man:vp", "use:woman:vp"]
    used: dict[str, tuple[str, ...]] = {"man": ("vp",), "woman": ("vp",)}
    done = using(Player(people="man_vp_1 man_shell_1 woman_vp_1", tiles=1, used=used))
    assert first(done) == ["end"]


def test_a_task_that_is_met_comes_first_then_that_which_lacks_most_is_let_go() -> None:
    met = resolving(Player(shells=5, offerings=4, tasks="t23 t32 t31"))
    assert first(met) == ["fulfil:t32", "fulfil:t31"]
    lacking = resolving(Player(shells=4, tiles=1, tasks="t32 t45 t23"), on_map="c4:A")
    order = first(lacking)
    assert "yellow:t32" in choosable(lacking)
    assert not [key for key in order if key.startswith("yellow:")]
    assert order[-1] == "discard:t32", "it lacks least"
    last = finishing(Player(shells=5, tasks="t45 t32 t23"), Player())
    assert first(last) == ["fulfil:t32", "done"]
    assert godless_first(["yellow:a", "fulfil:b", "done"]) == ["fulfil:b", "done", "yellow:a"]


def test_at_the_very_end_a_god_is_paid_first_since_nothing_else_can_be_done_with_it() -> None:
    """4 points, even with a god tile that would bring 2; a task that is met comes before it."""
    assert first(finishing(Player(tiles=1, shells=4, tasks="t32"), Player())) == ["yellow:t32", "done"]
    both = finishing(Player(tiles=1, shells=4, offerings=4, tasks="t31 t32"), Player())
    assert first(both) == ["fulfil:t31", "yellow:t32", "done"]


def fish_of(points: str, player: Player) -> list[str]:
    """The first options of a red god at a region with fish of so many points."""
    tile = {"4": "triggerfish_4", "5": "surgeonfish_5", "6": "parrotfish_6"}[points]
    held = next(region for region, each in LAYOUT_0.items() if each == tile)
    layout = {**LAYOUT_0, "c3": tile, held: LAYOUT_0["c3"]}
    table = placing(player, Player(), dice="6", fish=layout)
    answer(table, "place:6:land_water_path", "region:c3")
    while asked(table).kind == "place_material":
        answer(table, min(choosable(table)))
    assert asked(table).kind == "red_offer"
    return first(table)


def test_a_red_god_is_paid_first_where_its_fish_are_worth_more_than_a_helper_asks_for_it() -> None:
    """An offering and a card cost 4 points of a helper, as many as 4 victory points; two cards 6."""
    one, pair = Player(hand="R", offerings=1, tiles=1), Player(hand="GG", offerings=1)
    assert [fish_of(fish, one) for fish in ("4", "5")] == [["no"], ["card", "tile", "no"]]
    assert [fish_of(fish, pair) for fish in ("5", "6")] == [["no"], ["no"]]
    assert fish_of("6", Player(hand="R", offerings=2, tasks="t31")) == ["card", "no"]
    assert fish_of("6", Player(hand="R", offerings=4, tasks="t31")) == ["no"], "it would undo a task"


def test_at_the_helper_what_brings_most_for_a_point_of_the_die_comes_first() -> None:
    """A step of a task costs twice as much as a victory point."""
    marks = placing(Player(people="man_vp_1", tasks="t31", offerings=2), Player(), dice="4")
    answer(marks, "place:4:helper")
    order = first(marks)
    assert order.index("vp") < order.index("offering")
    marked = placing(Player(people="man_status_3"), Player(), dice="4", status={0: "AB"})
    answer(marked, "place:4:helper")
    assert first(marked)[0].startswith("tattoo:"), "its steps bring more at the end of the round"
    nearer = placing(Player(tasks="t31", offerings=3), Player(), dice="4")
    answer(nearer, "place:4:helper")
    assert first(nearer)[0] == "offering", "it completes the task"


def test_the_nearest_new_task_and_the_highest_building_tile_come_first() -> None:
    table = resolving(
        Player(shells=4, tasks="t45 t23 t22"), Player(), stage="new_tasks", display="t44 t32 t60 t59"
    )
    assert first(table)[0] == "take:t32"
    build = placing(Player(ground="a1 a2"), dice="4")
    answer(build, "place:4:build")
    assert first(build)[0] == "building:4"


def test_ways_out_come_neither_first_nor_last() -> None:
    table = placing(Player(), dice="3")
    answer(table, "place:3:helper", "vp")
    assert "stop" in choosable(table)
    assert "stop" not in first(table)


# -- what is being done ------------------------------------------------------------------------------


def test_the_action_and_its_value_are_those_of_the_die_or_of_the_people_in_use() -> None:
    table = placing(Player(tiles=1), Player(), dice="2")
    assert (actions_now(RULES.view(table.state, A)), value_now(RULES.view(table.state, A))) == ((), 0)
    answer(table, "place:2:land_water_path:white")
    view = RULES.view(table.state, A)
    assert (tuple(actions_now(view)), value_now(view)) == (("land", "water"), 6)
    assert announced(view) == (False, True)
    people = using(Player(people="man_land_1"))
    answer(people, "use:man:land")
    view = RULES.view(people.state, A)
    assert (tuple(actions_now(view)), value_now(view)) == (("land",), 2)
    assert announced(view) == (False, False)


def test_what_depends_on_a_hand_is_decided_out_of_sight() -> None:
    table = placing(Player(), Player(), dice="4")
    assert concealed(RULES.view(table.state, B), asked(table))
    assert not concealed(RULES.view(table.state, A), asked(table))
    answer(table, "place:4:land_water_path")
    assert asked(table).kind == "expand"
    assert not concealed(RULES.view(table.state, B), asked(table))


# -- what boards show before a choice ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("place:4:land_water_path", Allowed(reach={"c2": 4, "c3": 2, "e2": 4})),
        ("place:2:land_water_path", Allowed(reach={"c3": 2})),
        (
            "place:2:woman_man",
            Allowed(places=frozenset({"woman:1", "woman:2", "man:1", "man:2"})),
        ),
        ("place:4:temple", Allowed(temple=4)),
        ("place:4:build", Allowed(ground=frozenset({"a1", "a2"}), tiles=4)),
        ("place:4:helper", Allowed()),
        ("place:4:fishing", Allowed()),
        ("place:2:temple:white", Allowed(temple=6)),
    ],
)
def test_a_card_shows_what_a_die_could_reach_there(key: str, shown: Allowed) -> None:
    table = placing(Player(ground="a1 a2 c4", tiles=1), Player(), dice="4 2")
    assert key in choosable(table)
    assert allowed(RULES.view(table.state, A), asked(table), key) == shown


def test_people_in_use_show_the_same_and_steps_where_the_marker_would_go() -> None:
    own = Player(people="man_status_1 woman_land_1 woman_land_2 man_man_1 man_shell_1", tiles=1)
    table = using(own, Player(), status={13: "A", 0: "B"})
    view, decision = RULES.view(table.state, A), asked(table)
    assert allowed(view, decision, "use:man:status") == Allowed(status=14)
    assert allowed(view, decision, "doubled:man:status") == Allowed(status=14), "the track ends there"
    assert allowed(view, decision, "use:woman:land").reach == {"c2": 4, "c3": 2}
    assert allowed(view, decision, "use:man:man").places == {f"man:{place}" for place in (1, 2, 3)}
    assert allowed(view, decision, "use:man:shell") == Allowed()
    assert allowed(view, decision, "end") == Allowed()


def test_a_god_that_doubles_takes_the_marker_twice_as_far() -> None:
    table = using(Player(people="man_status_1 man_status_2", tiles=1), Player(), status={2: "A", 0: "B"})
    view = RULES.view(table.state, A)
    assert allowed(view, asked(table), "use:man:status") == Allowed(status=4)
    assert allowed(view, asked(table), "doubled:man:status") == Allowed(status=6)


def test_the_helper_and_the_fire_bonus_show_where_the_marker_would_go() -> None:
    table = placing(Player(people="man_land_2 woman_land_1"), Player(), dice="3", status={1: "A", 0: "B"})
    answer(table, "place:3:helper")
    view, decision = RULES.view(table.state, A), asked(table)
    assert allowed(view, decision, "tattoo:man_land_2") == Allowed(status=3)
    assert allowed(view, decision, "vp") == Allowed()
    temple = placing(Player(), Player(), dice="3", status={1: "A", 0: "B"})
    answer(temple, "place:3:temple")
    view = RULES.view(temple.state, A)
    assert allowed(view, asked(temple), "temple:2") == allowed(view, asked(temple), None) == Allowed(temple=3)
    answer(temple, "temple:2", "offering")
    assert allowed(RULES.view(temple.state, A), asked(temple), "status") == Allowed(status=2)
    assert allowed(RULES.view(temple.state, A), asked(temple), "shell") == Allowed()


def test_regions_to_choose_stay_lit_and_so_does_that_of_a_red_god() -> None:
    table = placing(Player(tiles=1), Player(), on_map="c4:A", dice="4")
    answer(table, "place:4:land_water_path")
    view, decision = RULES.view(table.state, A), asked(table)
    lit = Allowed(reach={"c2": 4, "c3": 2, "e2": 4})
    assert allowed(view, decision, None) == allowed(view, decision, "region:c2") == lit
    answer(table, "region:c2")
    assert asked(table).kind == "red_offer"
    assert allowed(RULES.view(table.state, A), asked(table), "tile") == Allowed(reach={"c2": 0})


def test_a_building_site_is_lit_on_the_ground() -> None:
    table = placing(Player(ground="a1 a2 a3"), Player(), dice="4")
    answer(table, "place:4:build", "building:4")
    view = RULES.view(table.state, A)
    assert allowed(view, asked(table), "ground:a1-a2") == Allowed(ground=frozenset({"a1", "a2"}))
    assert allowed(view, asked(table), None) == Allowed()
