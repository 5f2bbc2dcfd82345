"""Using men and women in phase B (specification d.5)."""

from itertools import product
from typing import Any

import pytest

from rulesets.bora_bora import RULES
from rulesets.bora_bora.advice.now import DEALT_WITH_OUT_OF_SIGHT
from rulesets.bora_bora.components import PERSON_KINDS, SEXES
from rulesets.bora_bora.state import BoraBora
from rulesets.core import Table
from tests.rulesets.bora_bora.builders import (
    Player,
    answer,
    asked,
    at,
    choosable,
    forced,
    letters,
    me,
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


def test_two_trackers_walk_one_path() -> None:
    """S7: added up, shifted or not; never with the woman, who walks a path of her own."""
    table = using(Player(people="man_land_1/ man_land_2 woman_land_1"))
    assert choosable(table) == {"use:man:land", "use:woman:land", "end"}
    assert targets(table)["use:man:land"] == "person:man_land_1"
    answer(table, "use:man:land")
    assert regions(table) == {"c2", "c3"}
    answer(table, "region:c2")
    assert choosable(table) == {"use:woman:land", "end"}
    answer(table, "use:woman:land")
    assert regions(table) == {"c1", "c3"}


def test_doubled_storytellers() -> None:
    """S9 (ruling R25): 4 or, with a green god, 8."""
    people = "woman_vp_1 woman_vp_2"
    assert choosable(using(Player(people=people))) == {"use:woman:vp", "end"}
    table = using(Player(people=people, hand="G", offerings=1))
    assert choosable(table) == {"use:woman:vp", "doubled:woman:vp", "end"}
    answer(table, "doubled:woman:vp")
    assert me(table).ledger == {"people": 8}
    assert told(table, "played_god") == [{"god": "green", "cards": ["green"], "tile": False}]
    assert question(table) != (A, "use_people")


def test_a_doubled_builder_builds_one_higher_tile() -> None:
    """S10 (ruling R25): the value is doubled, not the number of tiles; also where 3 isn't enough."""
    more = {1: "c3 c4", 3: "a3 b3", 5: "a4 b4"}
    player = Player(people="man_build_1", built=more, ground="a1 b1", tiles=1)
    table = using(player)
    assert choosable(table) == {"use:man:build", "doubled:man:build", "end"}
    answer(table, "use:man:build")
    assert ("build_tile", "building:2") in forced(table)
    assert question(table) == (A, "fire_gift")
    table = using(player)
    answer(table, "doubled:man:build")
    assert choosable(table) == {"building:2", "building:4", "building:6"}
    answer(table, "building:6", "offering", "shell")
    assert question(table) != (A, "use_people")
    assert len({*me(table).built.values()}) == 4
    player = Player(people="man_build_1", built=more | {2: "b2 c2"}, ground="a1 b1", tiles=1)
    table = using(player)
    assert choosable(table) == {"doubled:man:build", "end"}
    assert why(table)["use:man:build"] == "cannot-be-used"


def test_a_green_god_just_drawn_allows_a_second_kind() -> None:
    """S11 (ruling R26): drawn by the shaman, used for the other women; then only *end* is left."""
    people = "woman_land_1 woman_land_2 woman_material_1 woman_material_2 man_god_card_1"
    table = using(Player(people=people, offerings=1), open="GWWWW")
    answer(table, "use:woman:land", "region:c3", "ground:a1", "use:man:god_card")
    assert why(table) == {} or question(table) == (A, "take_god_card")
    answer(table, "open:1")
    assert choosable(table) == {"extra:woman:material", "end"}
    assert why(table) == {
        "use:man:god_card": "sex-used",
        "use:woman:land": "sex-used",
        "use:woman:material": "sex-used",
    }
    answer(table, "extra:woman:material")
    assert (me(table).cards, me(table).offerings) == (0, 0)
    answer(table, "stone", "ground:a3", "wood", "ground:a2")
    assert question(table) != (A, "use_people")
    assert me(table).ground == ("a1", "a2", "a3")
    assert me(table).used == {"man": (), "woman": ()}


def drawing(player: Player, **more: Any) -> Table[BoraBora]:
    """Anna uses people where a green god that a use draws may double this use."""
    state = position(player, *others(), on_map="c4:A", stage="people", **more)
    state.late_doubling = True
    return at(state)


def test_a_green_god_just_drawn_cannot_double_the_use_that_drew_it() -> None:
    """Ruling R25: doubling is chosen before the use."""
    table = using(Player(people="man_god_card_1", offerings=1), open="GWWWW")
    answer(table, "use:man:god_card", "open:1")
    assert question(table) != (A, "green_offer")
    assert letters(me(table).hand) == "G"


def test_a_green_god_just_drawn_doubles_the_use_that_drew_it_where_players_chose_so() -> None:
    """Ruling R25, the other reading: as many cards again, for one green god."""
    table = drawing(Player(people="man_god_card_1", offerings=1), open="GWWWW")
    answer(table, "use:man:god_card", "open:1")
    assert question(table) == (A, "green_offer")
    assert choosable(table) == {"no", "card"}
    answer(table, "card")
    assert question(table) == (A, "take_god_card")
    assert told(table, "doubled") == [{"sex": "man", "person_kind": "god_card", "more": 1}]
    answer(table, "open:2")
    assert (letters(me(table).hand), me(table).offerings) == ("W", 0)
    assert question(table) != (A, "use_people")


def test_a_drawn_green_god_may_be_kept() -> None:
    """Ruling R25, the other reading: it may; and a green god that can't be paid for isn't asked about."""
    table = drawing(Player(people="man_god_card_1 woman_vp_1 woman_shell_1", offerings=1), open="GWWWW")
    answer(table, "use:man:god_card", "open:1", "no")
    assert (letters(me(table).hand), me(table).green) == ("G", False)
    assert "use:woman:vp" in choosable(table)
    table = drawing(Player(people="man_god_card_1"), open="GWWWW")
    answer(table, "use:man:god_card", "open:1")
    assert question(table) != (A, "green_offer")


def test_only_uses_that_draw_cards_are_doubled_afterwards() -> None:
    """Ruling R25, the other reading: a use that is doubled already, or brings something else, isn't."""
    table = drawing(Player(people="man_god_card_1", hand="G", offerings=2), open="GWWWW")
    answer(table, "doubled:man:god_card", "open:1", "open:2")
    assert question(table) != (A, "green_offer")
    table = drawing(Player(people="man_offering_1", hand="G", offerings=2))
    answer(table, "use:man:offering")
    assert question(table) != (A, "green_offer")


def test_a_green_offer_looks_like_any_decision() -> None:
    """Specification f: others aren't told that Anna can pay for a green god."""
    people = "man_god_card_1 woman_vp_1"
    with_green = drawing(Player(people=people, offerings=1, hand="R"), open="GWWWW")
    answer(with_green, "use:man:god_card", "open:1")
    assert question(with_green) == (A, "green_offer")
    seen = RULES.view(with_green.state, B)
    assert seen.using is None
    assert "green_offer" in DEALT_WITH_OUT_OF_SIGHT
    assert RULES.view(with_green.state, A).using == ("man", "god_card", 1, 0)


def test_doubling_a_third_equal_tile_brings_nothing() -> None:
    """S32 (ruling R43): three matchmakers are worth 6 already."""
    table = using(Player(people="man_woman_1 man_woman_2 man_woman_3", tiles=1), round=3)
    assert choosable(table) == {"use:man:woman", "end"}
    assert why(table) == {"doubled:man:woman": "doubling-useless"}


def test_a_person_just_taken_is_used() -> None:
    """S34 (ruling R24): in the same turn."""
    table = using(Player(people="man_woman_1"), women="woman_vp_1 - woman_land_1")
    answer(table, "use:man:woman", "woman:1", "use:woman:vp")
    assert me(table).vp == 2
    assert question(table) != (A, "use_people")


def test_equal_people_are_always_added_up() -> None:
    """S41 (ruling R51): there is no way to use one of two men."""
    anna = Player(people="man_status_1 man_status_2 woman_status_3")
    table = using(anna, Player(people="man_vp_1"))
    assert choosable(table) == {"use:man:status", "use:woman:status", "end"}
    answer(table, "use:man:status")
    assert table.state.marker(A) == 2
    answer(table, "use:woman:status")
    assert table.state.marker(A) == 3
    assert question(table) != (A, "use_people")


@pytest.mark.parametrize("sex", SEXES)
@pytest.mark.parametrize("kind", PERSON_KINDS)
def test_every_kind_of_people_with_every_value(kind: str, sex: str) -> None:
    """Rulings R43 and R44: the values of the table, for both sexes; one use is one action."""
    for tiles, how in product((1, 2, 3), ("use", "doubled")):
        assert_value(kind, sex, tiles, how)


def assert_value(kind: str, sex: str, tiles: int, how: str) -> None:
    people = " ".join(f"{sex}_{kind}_{number}" for number in range(1, tiles + 1))
    waiting = Player(people="man_vp_3 woman_vp_3" if kind == "shell" else "man_shell_3 woman_shell_3")
    table = using(Player(people=people, tiles=1, ground="a1 b1"), waiting, round=3)
    values = PERSON_KINDS[kind]
    plain, doubled = values.value(tiles), values.value(tiles, doubled=True)
    key = f"{how}:{sex}:{kind}"
    possible = kind != "water" or (plain if how == "use" else doubled) >= 4
    if how == "doubled" and doubled == plain:
        assert why(table)[key] == "doubling-useless"
        return
    if not possible:
        assert key not in choosable(table)
        return
    answer(table, key)
    assert told(table, "used") == [
        {"how": how, "sex": sex, "person_kind": kind, "value": plain if how == "use" else doubled}
    ]
    if kind in ("vp", "offering", "shell", "status"):
        seat, marker = me(table), table.state.marker(A)
        assert {"vp": seat.vp, "offering": seat.offerings, "shell": seat.shells, "status": marker}[kind] == (
            plain if how == "use" else doubled
        )


def test_at_least_one_hut_is_moved() -> None:
    """Ruling R27: then another, up to the value, or *stop*."""
    table = using(Player(people="man_hut_1 man_hut_2 man_hut_3"), round=3)
    before = me(table).on_last
    answer(table, "use:man:hut")
    assert me(table).on_last == before + 1
    assert question(table) == (A, "move_hut_more")
    assert choosable(table) == {"another", "stop"}
    answer(table, "another")
    answer(table, "stop")
    assert me(table).on_last == before + 2
    assert question(table) != (A, "move_hut_more")
    table = using(Player(people="man_hut_1 man_hut_2"))
    answer(table, "use:man:hut", "another")
    assert question(table) != (A, "move_hut_more")


def test_doubled_porters_need_that_many_huts() -> None:
    """Ruling R25: huts that aren't there can't be moved."""
    places = "c1:A c2:A c3:A c4:A n1:A n2:A e1:A e2:A"
    table = using(Player(people="man_hut_1 man_hut_2", tiles=1, huts="9 11", last=2), on_map=places)
    assert choosable(table) == {"use:man:hut", "end"}
    assert why(table) == {"doubled:man:hut": "doubling-useless"}
    places = places.replace(" e2:A", "")
    table = using(Player(people="man_hut_1 man_hut_2", tiles=1, huts="9 10 11", last=2), on_map=places)
    assert "doubled:man:hut" in choosable(table)
    table = using(Player(people="man_hut_1", huts="", last=5), on_map=places)
    assert question(table) != (A, "use_people")


def test_several_god_cards_are_taken_one_by_one() -> None:
    """Specification d.5: value times, each as long as there is a card."""
    table = using(Player(people="man_god_card_1 man_god_card_2"), open="BWRGY")
    answer(table, "use:man:god_card", "open:1", "open:2")
    assert letters(me(table).hand) == "BW"
    assert question(table) != (A, "take_god_card")


def test_one_green_god_a_turn() -> None:
    """Ruling R26: doubled or extra; a kind may be used with men and with women."""
    player = Player(people="man_vp_1 man_shell_1 woman_vp_1", tiles=2)
    table = using(player)
    answer(table, "doubled:man:vp")
    assert choosable(table) == {"use:woman:vp", "end"}
    assert why(table)["extra:man:shell"] == "green-played"
    assert why(table)["doubled:woman:vp"] == "green-played"
    table = using(player)
    answer(table, "use:man:vp")
    assert choosable(table) == {"use:woman:vp", "doubled:woman:vp", "extra:man:shell", "end"}
    answer(table, "extra:man:shell", "use:woman:vp")
    assert question(table) != (A, "use_people")
    assert (me(table).vp, me(table).shells, me(table).god_tiles) == (4, 1, 1)
    assert not me(table).green


def test_without_green_nothing_is_doubled() -> None:
    """Specification d.11: what is blocked says why."""
    table = using(Player(people="man_vp_1 man_shell_1"))
    assert why(table) == {
        "doubled:man:vp": "green-not-payable",
        "doubled:man:shell": "green-not-payable",
    }
    answer(table, "use:man:vp")
    assert question(table) != (A, "use_people")


def test_land_and_water_stay_apart() -> None:
    """Ruling R44: for two players, too; so do women and men."""
    table = using(Player(people="man_land_1 woman_man_1"), Player())
    assert choosable(table) == {"use:man:land", "use:woman:man", "end"}
    answer(table, "use:woman:man")
    assert choosable(table) == {"man:1", "man:2", "man:3"}


def test_each_player_finishes_before_the_next() -> None:
    """Specification d.5: in turn order; who has nothing to use isn't asked."""
    people = Player(people="man_vp_1 woman_vp_1")
    table = using(people, Player(), Player(people="man_offering_1"), Player(), order="ABCD")
    answer(table, "use:woman:vp", "end")
    assert question(table) == (C, "use_people")
    assert forced(table) == []


def test_markers_on_the_last_space_need_no_warriors() -> None:
    """Specification d.5 (ruling R22): a use that could do nothing isn't offered."""
    table = using(Player(people="man_status_1 woman_vp_1"), status={14: "A", 0: "DCB"})
    assert choosable(table) == {"use:woman:vp", "end"}
    assert why(table)["use:man:status"] == "cannot-be-used"


def test_red_after_a_path_of_people() -> None:
    """Ruling R11: red is for phase B, too."""
    table = using(Player(people="man_land_1", hand="R", offerings=1))
    answer(table, "use:man:land", "ground:a1")
    assert asked(table).kind == "red_offer"
    answer(table, "card")
    assert me(table).vp == 4


def test_people_enter_the_lowest_free_space() -> None:
    """Ruling R5: space 12 last."""
    table = placing(Player(people="man_vp_1"), dice="6 1", on_map="c4:A c3:A c2:A")
    assert me(table).free_space == 2
    answer(table, "place:6:woman", "woman:1")
    assert {space: person.tile[:3] for space, person in me(table).people.items()} == {1: "man", 2: "wom"}
