"""What dice do: paths, the helper, the temple, building, materials (specification d.3)."""

from typing import Any

import pytest

from rulesets.bora_bora.components import GROUND, PATHS
from tests.rulesets.bora_bora.builders import (
    Player,
    answer,
    asked,
    at,
    choosable,
    facts,
    finishing,
    forced,
    letters,
    me,
    on,
    others,
    placing,
    position,
    question,
    regions,
    targets,
    told,
    using,
    why,
)

A, B, C, D = range(4)
MEN = {1: "man_land_1", 2: "man_land_2", 3: "man_land_3"}


def walking(value: int, card: str) -> set[str]:
    """Where Anna gets to from the central mountain; also where she needn't be asked."""
    table = placing(Player(), dice=str(value))
    if str(value) not in on(table, card):
        return set()
    answer(table, f"place:{value}:{card}")
    went = told(table, "occupied")
    return {event["region"] for event in went} if went else regions(table)


@pytest.mark.parametrize(
    ("card", "reached"),
    [
        ("land_path", {1: "", 2: "c3", 3: "c3", 4: "c2 c3", 5: "c2 c3", 6: "c2 c3"}),
        ("water_path", {1: "", 2: "", 3: "", 4: "e2", 5: "e2 s2", 6: "e2 s2"}),
    ],
)
def test_where_one_gets_to_from_the_central_mountain(card: str, reached: dict[int, str]) -> None:
    """S2 (rulings R1 and R3): over one path, whose number is at most the value."""
    for value, names in reached.items():
        assert walking(value, card) == {*names.split()}


@pytest.mark.parametrize("path", PATHS)
def test_every_path_is_walked_both_ways(path: str) -> None:
    """Ruling R3: with its number, and with no less."""
    row = PATHS[path]
    for start, end in ((row.a, row.b), (row.b, row.a)):
        for value in range(1, 7):
            table = placing(Player(), dice=str(value), on_map=f"{start}:A")
            card = f"{row.kind}_path"
            if str(value) not in on(table, card):
                assert value < row.value
                continue
            answer(table, f"place:{value}:{card}")
            went = [event["region"] for event in told(table, "occupied")]
            assert (end in (went or regions(table))) == (value >= row.value)


def test_why_a_region_cannot_be_entered() -> None:
    """Specification d.11: neighbours with an own hut, and paths that are too high; nothing else."""
    table = placing(Player(), on_map="c2:A c4:A s2:B", dice="2")
    answer(table, "place:2:land_path")
    assert [event["region"] for event in told(table, "occupied")] == ["c1"] or regions(table) == {"c1", "c3"}
    table = placing(Player(), on_map="c2:A c4:A s2:B n1:A", dice="2")
    answer(table, "place:2:land_path")
    assert regions(table) == {"c1", "c3"}
    assert why(table) == {
        "region:c2": "own-hut-there",
        "region:c4": "own-hut-there",
        "region:n2": "path-too-high",
    }
    assert facts(table, "region:n2") == {"needed": 5, "value": 2}
    assert targets(table)["region:c1"] == "region:c1"


def test_a_hut_that_was_pushed_aside_still_counts() -> None:
    """S20: for regions, terrain, islands and fish of tasks, and as a start; not for fish at the end."""
    cleo = Player(tasks="t40 t42 t07", vp=0)
    state = position(Player(), Player(), cleo, Player(), on_map="c1:A c2:C s2:C", dice="1", turn=0)
    table = at(state)
    answer(table, "place:1:land_path")
    assert told(table, "occupied")[0] == {"region": "c2", "aside": C}
    assert table.state.map["c2"] == (C, A)
    assert table.state.holder("c2") == A
    view = table.rules.view(table.state, C)
    assert view.seats[C].progress["t40"].have == 2
    assert view.seats[C].progress["t42"].have == 1
    assert view.seats[C].progress["t07"].have == 2
    lines = {line.id: line for line in table.rules.standings(table.state)[C].lines}
    assert lines["fish"].facts["regions"] == ["s2"]
    assert lines["fish"].points == 4
    lines = {line.id: line for line in table.rules.standings(table.state)[A].lines}
    assert lines["fish"].facts["regions"] == ["c1", "c2"]
    start = using(Player(people="man_land_1"), on_map="c2:AB")
    answer(start, "use:man:land")
    assert told(start, "occupied")[0]["region"] == "c1"


def test_a_pair_of_another_colour_pays() -> None:
    """S28 (ruling R9): two green cards and an offering for the red god; no pair for its own colour."""
    table = placing(Player(hand="GG", offerings=1), on_map="c2:A", dice="1")
    answer(table, "place:1:land_path", "ground:a2")
    assert question(table) == (A, "red_offer")
    assert choosable(table) == {"no", "pair:green"}
    answer(table, "pair:green")
    assert (me(table).vp, me(table).cards, me(table).offerings) == (6, 0, 0)
    table = placing(Player(hand="RR", offerings=1), on_map="c2:A", dice="1")
    answer(table, "place:1:land_path", "ground:a2")
    assert choosable(table) == {"no", "card"}


def test_the_offering_just_received_pays() -> None:
    """S29 (ruling R11): red comes last, after the yield of the steppe."""
    table = placing(Player(hand="R"), on_map="c1:A", dice="1")
    answer(table, "place:1:land_path")
    assert question(table) == (A, "red_offer")
    assert choosable(table) == {"no", "card"}
    assert me(table).offerings == 1
    answer(table, "card")
    assert (me(table).vp, me(table).offerings) == (3, 0)


def test_when_a_hut_leaves_the_twelfth_space() -> None:
    """S26 (ruling R4): only when no other space holds one; then no hut can be moved."""
    aside = "c1:A c3:A c4:A n1:A n2:A e1:A e2:A s2:A"
    table = placing(Player(huts="7", last=3), on_map=aside, dice="6 5 4")
    assert me(table).free_space == 1
    answer(table, "place:6:helper")
    assert targets(table)["move_hut"] == "space:7"
    table = placing(Player(huts="7", last=3), on_map=aside, dice="6 5 4")
    answer(table, "place:6:land_path", "region:c2")
    assert (me(table).huts, me(table).on_last) == ((), 3)
    table = placing(Player(huts="", last=4), on_map=aside, dice="6 5 4")
    answer(table, "place:6:land_path", "region:c2")
    assert (me(table).huts, me(table).on_last) == ((), 3)
    assert me(table).free_space == 1
    table = placing(Player(huts="", last=4), on_map=aside, dice="6")
    answer(table, "place:6:helper")
    assert "move_hut" not in choosable(table)
    assert why(table)["move_hut"] == "no-hut-to-move"


# -- The helper ------------------------------------------------------------------------------------


def test_the_helper_with_5_points() -> None:
    """S4 (ruling R45): five status steps, three shells and an offering."""
    table = placing(Player(people="man_land_2 man_water_3 woman_vp_3"), dice="5")
    answer(
        table, "place:5:helper", "tattoo:man_land_2", "tattoo:man_water_3", "shells:woman_vp_3", "offering"
    )
    assert question(table) == (B, "place_die")
    assert table.state.points == 0
    assert table.state.marker(A) == 5
    assert (me(table).shells, me(table).offerings) == (3, 1)
    assert all(person.shifted for person in me(table).people.values())


def test_the_helper_with_6_points() -> None:
    """S5 (ruling R42): all spent without *stop*; nothing for two points when one is left."""
    table = placing(Player(people="man_land_2 woman_vp_3"), dice="6")
    answer(table, "place:6:helper")
    assert "stop" not in choosable(table)
    answer(table, "material", "wood", "ground:a2", "tattoo:man_land_2", "shells:woman_vp_3", "vp")
    assert "stop" in choosable(table)
    answer(table, "vp")
    assert question(table) == (B, "place_die")
    table = placing(Player(people="man_land_2 woman_vp_3"), dice="6")
    answer(table, "place:6:helper", "god_card", "deck", "offering", "tattoo:man_land_2")
    assert table.state.points == 1
    assert choosable(table) == {"shells:woman_vp_3", "vp", "stop"}
    assert why(table) == {
        "tattoo:man_land_2": "shifted-already",
        **dict.fromkeys(("offering", "god_card", "material", "move_hut"), "too-few-points"),
    }
    assert facts(table, "offering") == {"needed": 2, "points": 1}
    answer(table, "stop")
    assert question(table) == (B, "place_die")
    assert table.state.points == 0


def test_the_helper_has_six_shifts_and_three_big_purchases() -> None:
    """S5: further ways to spend 6 points."""
    people = "man_land_1 man_water_1 man_vp_1 woman_land_1 woman_water_1 woman_vp_1"
    table = placing(Player(people=people), dice="6", round=3)
    answer(table, "place:6:helper")
    for tile in people.split():
        answer(table, f"{'tattoo' if tile.startswith('man') else 'shells'}:{tile}")
    assert (table.state.marker(A), me(table).shells) == (3, 3)
    table = placing(Player(), dice="6")
    answer(table, "place:6:helper", "god_card", "open:1", "god_card", "deck", "vp", "vp")
    assert (me(table).cards, me(table).vp) == (2, 2)
    assert question(table) == (B, "place_die")


def test_the_helper_is_never_left_without_a_purchase() -> None:
    """Ruling R42: *stop* only after the first; what is bought can be used at once."""
    table = placing(Player(), dice="1")
    answer(table, "place:1:helper")
    assert ("helper_spend", "vp") in forced(table)
    table = placing(Player(), dice="4")
    answer(table, "place:4:helper", "move_hut")
    assert (me(table).free_space, me(table).on_last) == (1, 2)
    assert me(table).huts == tuple(range(3, 12))
    assert asked(table).kind == "helper_spend"


# -- The fire, the temple --------------------------------------------------------------------------


def test_a_card_and_a_shell_for_the_fire() -> None:
    """S6 (ruling R13): two decisions, no decline; two gifts or two marks are impossible."""
    table = placing(Player(), dice="3")
    answer(table, "place:3:temple", "temple:3")
    assert question(table) == (A, "fire_gift")
    assert choosable(table) == {"god_card", "offering"}
    assert targets(table) == {"god_card": "deck", "offering": "supply:offering"}
    answer(table, "god_card", "deck")
    assert question(table) == (A, "fire_mark")
    assert choosable(table) == {"status", "shell"}
    answer(table, "shell")
    assert (me(table).cards, me(table).shells, me(table).offerings) == (1, 1, 0)


def test_priests_are_pushed_into_a_gap() -> None:
    """S15: from 6 to 4, and no priest is pushed out."""
    table = placing(Player(), dice="6", temple="BC.D..")
    answer(table, "place:6:temple", "temple:6")
    assert table.state.temple == (None, None, D, C, B, A)
    assert told(table, "placed_priest") == [{"space": 6, "out": None}]


def test_a_priest_is_pushed_out() -> None:
    """S16 (rulings R18 and R19): back into its owner's supply; only the one who placed has a fire bonus."""
    table = placing(Player(), dice="3", temple="...BCD")
    answer(table, "place:3:temple")
    assert choosable(table) == {"temple:3", "temple:2", "temple:1"}
    assert set(why(table)) == {"temple:6", "temple:5", "temple:4"}
    answer(table, "temple:3")
    assert table.state.temple == (C, B, A, None, None, None)
    assert me(table, D).priests == 4
    assert question(table) == (A, "fire_gift")
    answer(table, "offering", "status")
    assert [seat.offerings for seat in table.state.seats] == [1, 0, 0, 0]


def test_own_priests_push_own_priests() -> None:
    """Rulings R19 and R20: a priest pushed out is available again at once, the others stay."""
    table = placing(Player(), dice="1", temple=".....A")
    answer(table, "place:1:temple", "offering", "shell")
    assert ("temple_space", "temple:1") in forced(table)
    assert told(table, "placed_priest") == [{"space": 1, "out": A}]
    assert (me(table).priests, table.state.temple[0]) == (3, A)


def test_markers_on_the_last_space_take_shells() -> None:
    """Ruling R22: the mark of the fire is the shell then; a marker that would pass it stops there."""
    table = placing(Player(), dice="1", status={14: "A", 0: "DCB"})
    answer(table, "place:1:temple", "offering")
    assert ("fire_mark", "shell") in forced(table)
    table = placing(Player(people="man_land_3"), dice="1", status={13: "AB", 14: "C", 0: "D"})
    answer(table, "place:1:helper", "tattoo:man_land_3")
    assert table.state.status[13:] == ((B,), (C, A))
    table = placing(Player(people="man_land_3"), dice="1", status={14: "AB", 0: "DC"})
    answer(table, "place:1:helper", "tattoo:man_land_3")
    assert table.state.status[14] == (A, B)


# -- Building and materials ------------------------------------------------------------------------


def test_pairs_of_materials_to_build_on() -> None:
    """S21 (rulings R21 and R50): orthogonal pairs; points by round, whatever the number."""
    for die in map(str, range(1, 7)):
        assert on(placing(Player(ground="a1 c2"), dice=die), "build") == set()
    table = placing(Player(ground="a1 c2 b1"), dice="1")
    answer(table, "place:1:build")
    assert forced(table) == [("build_tile", "building:1"), ("build_site", "ground:a1-b1")]
    table = placing(Player(ground="a1 c2 b1 b2"), dice="3")
    answer(table, "place:3:build")
    assert choosable(table) == {"building:1", "building:2", "building:3"}
    assert why(table) == dict.fromkeys(("building:4", "building:5", "building:6"), "number-too-high")
    answer(table, "building:3")
    assert choosable(table) == {"ground:a1-b1", "ground:b1-b2", "ground:b2-c2"}
    assert targets(table)["ground:b1-b2"] == "ground:b1"
    answer(table, "ground:b1-b2")
    assert me(table).built == {"b1": 3, "b2": 3}
    assert (me(table).ground, me(table).unbuilt) == (("a1", "c2"), (1, 2, 4, 5, 6))
    assert question(table) == (A, "fire_gift")


@pytest.mark.parametrize(("round_", "points"), [(1, 10), (2, 10), (3, 7), (4, 7), (5, 4), (6, 4)])
def test_points_for_building(round_: int, points: int) -> None:
    """S21 (rulings R21 and R50): two rounds each."""
    table = placing(Player(ground="a1 b1"), dice="6", round=round_)
    answer(table, "place:6:build", "building:6")
    assert me(table).ledger == {"building": points}


def test_surplus_material_lies_beside_the_board() -> None:
    """S22 (ruling R14): where no free space shows it; it counts for tasks."""
    player = Player(ground="a1 b3", built={1: "a4 b4", 2: "c1 c2"}, tasks="t33 t36")
    table = placing(player, dice="2")
    answer(table, "place:2:helper", "material", "sand")
    assert told(table, "material_beside") == [{"material": "sand"}]
    assert me(table).beside == (1, 0, 0)
    progress = table.rules.view(table.state, A).seats[A].progress
    assert [(progress[task].have, progress[task].missing) for task in ("t33", "t36")] == [(3, 0), (3, 2)]


def test_material_must_go_onto_the_ground() -> None:
    """Ruling R14: one of the free spaces that show it."""
    table = placing(Player(ground="a1"), dice="2")
    answer(table, "place:2:helper", "material")
    assert choosable(table) == {"sand", "stone", "wood"}
    answer(table, "sand")
    assert choosable(table) == {"ground:a4", "ground:b3", "ground:c2"}
    answer(table, "ground:b3")
    assert me(table).ground == ("a1", "b3")
    assert {GROUND[space].material for space in me(table).ground} == {"sand"}


def test_supplies_never_run_out() -> None:
    """Ruling R15: no player counts offerings, shells or materials."""
    table = placing(Player(offerings=40, shells=99, people="woman_vp_3", beside="sand " * 30), dice="5")
    answer(table, "place:5:helper", "shells:woman_vp_3", "offering", "material", "sand", "ground:a1")
    assert (me(table).shells, me(table).offerings) == (102, 41)


# -- God cards -------------------------------------------------------------------------------------


def test_the_discard_pile_is_shuffled_when_a_card_is_needed() -> None:
    """S30 (ruling R17): not when the deck is used up."""
    player = Player(people="man_god_card_1 man_god_card_2")
    table = using(player, deck="G", discard="BBWWRRY", rest=D)
    answer(table, "use:man:god_card")
    assert choosable(table) == {"open:1", "open:2", "open:3", "open:4", "open:5", "deck"}
    answer(table, "open:1")
    assert (table.state.open[0], table.state.deck, len(table.state.discard)) == (3, (), 7)
    assert "deck" in choosable(table)
    answer(table, "deck")
    assert (len(table.state.deck), table.state.discard) == (6, ())
    assert told(table, "reshuffled") == [{"cards": 7}]
    assert me(table).cards == 2


def test_gaps_in_the_open_row() -> None:
    """S39 (ruling R16): they stay until cards reach the discard pile, and are filled at once then."""
    anna = Player(hand="BB")
    table = placing(anna, Player(hand="GG", offerings=1), *others(2), dice="3", open="WW", deck="", rest=D)
    answer(table, "place:3:helper", "god_card")
    assert choosable(table) == {"open:1", "open:2"}
    answer(table, "open:1", "stop")
    assert table.state.open == (None, 1, None, None, None)
    assert letters(me(table).hand) == "BBW"


def test_cards_that_are_paid_fill_the_gaps() -> None:
    """S39 (ruling R16): Ben pays red with a pair, which is shuffled and lies in the open row at once."""
    ben = Player(hand="GG", offerings=1)
    table = placing(ben, *others(), on_map="c2:A", dice="1", open="W", deck="", rest=D)
    answer(table, "place:1:land_path", "ground:a2", "pair:green")
    assert table.state.open == (3, 1, 3, None, None) or table.state.open == (1, 3, 3, None, None)
    assert (table.state.deck, table.state.discard) == ((), ())


def test_without_any_card_nothing_gives_one() -> None:
    """Ruling R16: not offered by the helper and the fire; further gains lapse."""
    nothing: dict[str, Any] = {"open": "", "deck": "", "rest": D}
    table = placing(Player(), dice="3", **nothing)
    answer(table, "place:3:helper")
    assert why(table)["god_card"] == "no-card-left"
    table = placing(Player(), dice="3", **nothing)
    answer(table, "place:3:temple", "temple:1")
    assert ("fire_gift", "offering") in forced(table)
    table = using(Player(people="man_god_card_1 woman_vp_1"), **nothing)
    assert choosable(table) == {"use:woman:vp", "end"}
    two = Player(people="man_god_card_1 man_god_card_2")
    table = using(two, open="W", deck="", rest=D)
    answer(table, "use:man:god_card")
    assert forced(table) == [("take_god_card", "open:1")]
    assert question(table) != (A, "take_god_card")


def test_equal_cards_are_options_of_their_own() -> None:
    """Specification d.3: each lies in its place."""
    table = placing(Player(), dice="2", open="WWWBB")
    answer(table, "place:2:helper", "god_card")
    assert len(choosable(table)) == 6
    assert targets(table)["open:2"] == "open:2"
    answer(table, "open:2")
    assert told(table, "took_god_card") == [{"god": "white", "place": 2}]


def test_final_tasks_need_nothing_else() -> None:
    """Ruling R46: offerings that pay go back to the supply, so they don't count any more."""
    table = finishing(Player(hand="Y", offerings=4, tasks="t31 t32", shells=4))
    answer(table, "yellow:t32")
    assert me(table).offerings == 3
