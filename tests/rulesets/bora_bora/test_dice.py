"""Placing dice and paying for gods (specification d.2 and d.4)."""

from typing import Any

import pytest

from rulesets.bora_bora.state import BoraBora
from rulesets.core import Table
from tests.rulesets.bora_bora.builders import (
    LAYOUT_0,
    Player,
    answer,
    asked,
    at,
    blocked,
    choosable,
    facts,
    forced,
    letters,
    me,
    on,
    others,
    placing,
    position,
    question,
    regions,
    resolving,
    targets,
    told,
    why,
)

A, B, C, D = range(4)


def blocking(player: Player, **more: Any) -> Table[BoraBora]:
    """Anna is to place a die where dice may merely block cards for expanding and the temple."""
    state = position(player, *others(), **more)
    state.blocking = True
    return at(state)


def test_a_die_can_merely_block_a_card_where_players_chose_so() -> None:
    """Ruling R6: no path leads anywhere from n1 with a 1; without a choice, the die can only fish."""
    table = placing(Player(), on_map="n1:A", dice="1")
    assert "place:1:land_path" not in choosable(table)
    assert why(table)["place:1:land_path"] == "no-region"
    table = blocking(Player(), on_map="n1:A", dice="1")
    before = me(table).huts
    answer(table, "place:1:land_path")
    assert told(table, "only_blocked") == [{"card": "land_path"}]
    assert me(table).huts == before
    assert [*table.state.cards["land_path"]] == [(A, 1)]
    assert question(table) == (B, "place_die")
    assert table.state.placing is None


def test_what_can_be_carried_out_must_be_where_dice_may_block() -> None:
    """Ruling R6: the choice is only about what is impossible; taking people and building stay forbidden."""
    table = blocking(Player(), on_map="c4:A", dice="4")
    answer(table, "place:4:land_path")
    assert question(table) == (A, "expand")
    table = blocking(Player(people=" ".join(f"man_vp_{n}" for n in (1, 2)), huts=""), dice="4")
    assert "place:4:build" not in choosable(table)
    assert why(table)["place:4:build"] == "no-adjacent-materials"


def test_a_white_god_is_not_played_to_block() -> None:
    """Rulings R6 and R8: with a white god, the action has to be possible; a blue one may serve to block."""
    player = Player(hand="WB", offerings=2)
    table = blocking(player, on_map="n1:A", dice="1", cards_in_play={"land_path": "1"})
    able = {key for key in choosable(table) if "land_path" in key}
    assert able == {"place:1:land_path"} | ({"place:1:land_path:white"} & able)
    answer(table, "place:1:land_path")
    assert [event["god"] for event in told(table, "played_god")] == ["blue"]
    assert told(table, "only_blocked") == [{"card": "land_path"}]


@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_is_lower_than_every_die_on_its_card(die: int) -> None:
    """S1 (ruling R7): a card with 5 and 3 takes a 1 or a 2; a player's own dice count, too."""
    table = placing(Player(), dice=str(die), cards_in_play={"temple": "5 3"})
    assert on(table, "temple") == ({str(die)} if die < 3 else set())
    if die >= 3:
        assert why(table)[f"place:{die}:temple"] == "not-lower"
        assert facts(table, f"place:{die}:temple") == {"lowest": 3, "cards": 1, "offerings": 1}


def test_women_with_a_4() -> None:
    """S3 (ruling R8): places 1 to 4; all of them with a white god."""
    table = placing(Player(hand="W", offerings=1))
    answer(table, "place:4:woman")
    assert question(table) == (A, "take_person")
    assert choosable(table) == {f"woman:{place}" for place in (1, 2, 3, 4)}
    assert why(table) == {"woman:5": "place-too-high", "woman:6": "place-too-high"}
    table = placing(Player(hand="W", offerings=1))
    answer(table, "place:4:woman:white")
    assert choosable(table) == {f"woman:{place}" for place in range(1, 7)}
    assert (letters(me(table).hand), me(table).offerings) == ("", 0)
    answer(table, "woman:6")
    assert [person.shifted for person in me(table).people.values()] == [False]
    assert told(table, "took_person")[0]["place"] == 6
    assert table.state.places["woman"][5] is None


def test_blue_white_and_red_around_one_die() -> None:
    """S8 (ruling R10): each is paid by itself; the die keeps its number for everyone who comes later."""
    fish = LAYOUT_0 | {"e1": LAYOUT_0["n1"], "n1": LAYOUT_0["e1"]}
    table = placing(
        Player(hand="BWR", offerings=3),
        on_map="c2:A",
        dice="3",
        cards_in_play={"water_path": "6 1"},
        fish=fish,
    )
    assert on(table, "water_path") == {"3", "3w"}
    answer(table, "place:3:water_path:white")
    assert question(table) == (A, "expand")
    assert regions(table) == {"e1", "n2"}
    assert [event["god"] for event in told(table, "played_god")] == ["blue", "white"]
    answer(table, "region:e1", "ground:a2")
    assert question(table) == (A, "red_offer")
    assert choosable(table) == {"no", "card"}
    answer(table, "card")
    seat = me(table)
    assert (seat.vp, seat.ledger, seat.offerings, seat.cards) == (5, {"fish": 5}, 0, 0)
    assert [die.number for die in table.state.cards["water_path"]] == [6, 1, 3]
    assert letters((5, 4, 3, 2, 1)) == "BBBBBWWWWRRRGGY"
    assert sorted(table.state.discard) == [0, 1, 2]


def test_one_card_for_women_and_men_with_two_players() -> None:
    """S14 (ruling R38): both uses lie on one card and obey one rule."""
    table = placing(Player(), Player(), dice="3 2")
    assert {*table.state.cards} == {"land_water_path", "woman_man", "helper", "temple", "build"}
    answer(table, "place:3:woman_man")
    on_offer = [f"{sex}:{place}" for sex in ("man", "woman") for place in (1, 2, 3)]
    assert [option.key for option in asked(table).options] == on_offer  # as they lie on the board
    answer(table, "woman:2")
    state = position(Player(), Player(), on_map="c4:A", dice="2 1", cards_in_play={"woman_man": "3"})
    table = at(state)
    assert on(table, "woman_man") == {"2", "1"}
    answer(table, "place:2:woman_man")
    assert "man:1" in choosable(table)


def test_blue_and_white_need_two_ways_to_pay() -> None:
    """S27: either way to pay blue leaves one for white; without a god tile there is only one."""
    table = placing(Player(hand="BW", offerings=1, tiles=1), cards_in_play={"helper": "2"})
    assert on(table, "helper") == {"4", "4w"}
    answer(table, "place:4:helper:white")
    assert question(table) == (A, "pay_god")
    assert choosable(table) == {"card", "tile"}
    answer(table, "card")
    assert question(table) == (A, "helper_spend")
    assert (me(table).god_tiles, letters(me(table).hand), me(table).offerings) == (0, "W", 0)
    table = placing(Player(hand="BW", offerings=1), cards_in_play={"helper": "2"})
    assert on(table, "helper") == {"4"}
    assert why(table)["place:4:helper:white"] == "gods-not-payable"


def test_no_way_to_pay_blue_may_leave_nothing_for_white() -> None:
    """S42 (ruling R9): the pair of white cards is listed for blue only where white isn't announced."""
    purse = Player(hand="BWW", offerings=2)
    table = placing(purse, dice="3", cards_in_play={"temple": "1"})
    assert on(table, "temple") == {"3", "3w"}
    answer(table, "place:3:temple:white")
    assert question(table) == (A, "temple_space")
    assert letters(me(table).hand) == "W"
    assert forced(table) == []
    table = placing(purse, dice="3", cards_in_play={"temple": "1"})
    answer(table, "place:3:temple")
    assert question(table) == (A, "pay_god")
    assert targets(table) == {"card": "hand:blue", "pair:white": "hand:white"}


def test_ways_that_leave_too_little_are_shown_blocked() -> None:
    """Ruling R9 (specification d.11): the god tile would break the task for which yellow is paid."""
    table = resolving(Player(hand="YGG", offerings=1, tiles=1, tasks="t30"))
    answer(table, "yellow:t30")
    assert question(table) == (A, "pay_god")
    assert choosable(table) == {"card", "pair:green"}
    assert why(table) == {"tile": "leaves-too-little"}


def test_nothing_but_fishing() -> None:
    """S31 (ruling R6): no path leads anywhere, no card takes the die, so it fishes by itself."""
    cards = ("land_path", "water_path", "woman", "man", "helper", "temple", "build")
    state = position(
        Player(),
        *others(),
        on_map="n1:A",
        dice="4",
        cards_in_play=dict.fromkeys(cards, "3"),
    )
    table = at(state)
    assert question(table) == (B, "place_die")
    assert (me(table).vp, me(table).ledger) == (2, {"fishing": 2})
    assert told(table, "placed_die") == [
        {"number": 4, "card": "fishing", "blue": False, "white": False},
    ]
    assert forced(table) == []


@pytest.mark.parametrize("die", range(1, 7))
def test_any_die_may_fish(die: int) -> None:
    """S35 (ruling R8): whatever lies there; two points each, and no white god."""
    table = placing(Player(hand="BBWW", offerings=4), dice=str(die))
    assert on(table, "fishing") == {str(die)}
    answer(table, f"place:{die}:fishing")
    assert me(table).vp == 2
    assert (A, die) in table.state.fished


def test_white_keeps_the_number_of_the_die() -> None:
    """S36: a 2 placed with white brings a priest to 6; the next die there has to be a 1."""
    table = placing(Player(hand="W", offerings=1), Player(), dice="2")
    answer(table, "place:2:temple:white", "temple:6", "offering", "shell")
    assert table.state.temple[5] == A
    assert [die.number for die in table.state.cards["temple"]] == [2]
    assert question(table) == (B, "place_die")
    assert on(table, "temple") == {"1"}


def test_no_free_space_for_anyone() -> None:
    """S37: no person can be taken, by dice or by people; a hut less makes room."""
    full = Player(people="man_man_1 man_woman_1 woman_woman_1", huts="4 5 6 7 8 9 10 11", last=1)
    table = placing(full, on_map="c4:A c3:A c2:A", dice="6 5 1")
    assert me(table).free_space is None
    assert on(table, "woman") == on(table, "man") == set()
    assert why(table)["place:6:woman"] == "no-free-space"
    alone = Player(people="man_man_1", huts="2 3 4 5 6 7 8 9 10 11", last=1)
    assert on(placing(alone, Player(), on_map="c4:A", dice="6"), "woman_man") == set()
    table = at(position(full, *others(), on_map="c4:A c3:A c2:A", stage="people"))
    assert question(table) != (A, "use_people")
    roomy = Player(people="man_man_1 woman_woman_1")
    table = at(position(roomy, *others(), on_map="c4:A c3:A c2:A", stage="people"))
    assert choosable(table) == {"use:man:man", "use:woman:woman", "end"}


def test_equal_dice_are_one_option_and_blue_is_no_choice() -> None:
    """Specification d.2: blue is needed or it isn't."""
    table = placing(Player(hand="BB", offerings=2), dice="3 3 2", cards_in_play={})
    assert on(table, "helper") == {"3", "3w", "2", "2w"}
    assert targets(table)["place:3:helper"] == "card:helper"
    assert targets(table)["place:3:fishing"] == "card:fishing"
    answer(table, "place:3:helper")
    assert told(table, "played_god") == []
    assert me(table).dice == (3, 2)


def test_blue_is_needed_again_for_every_further_die() -> None:
    """Ruling R7: also where blue was paid before; a die equal to the lowest isn't lower."""
    table = placing(Player(hand="B", offerings=1), dice="2", cards_in_play={"helper": "2 4"})
    assert on(table, "helper") == {"2"}
    answer(table, "place:2:helper")
    assert told(table, "played_god") == [{"god": "blue", "cards": ["blue"], "tile": False}]
    assert on(placing(Player(), dice="2", cards_in_play={"helper": "2 4"}), "helper") == set()


def test_white_is_never_offered_for_a_6() -> None:
    """Ruling R8: but it may be what makes an action possible."""
    table = placing(Player(hand="W", offerings=1), on_map="n1:A", dice="6 1")
    assert on(table, "helper") == {"6", "1", "1w"}
    assert on(table, "land_path") == {"6", "1w"}
    assert on(table, "build") == set()


REASONS = [
    ("place:1:land_path", {}, "no-region"),
    ("place:1:man", {"men": "- - man_vp_1"}, "no-person"),
    ("place:1:temple", {"temple": "AAAA.."}, "no-priest"),
    ("place:1:build", {}, "no-adjacent-materials"),
    ("place:1:helper:white", {}, "white-not-payable"),
]


@pytest.mark.parametrize(("key", "more", "reason"), REASONS)
def test_why_a_die_cannot_be_placed(key: str, more: dict[str, str], reason: str) -> None:
    """Ruling R6 (specification d.11): every die on every card has its reason."""
    table = placing(Player(), on_map="n1:A", dice="1", **more)
    assert why(table)[key] == reason
    noun, _, card, *_ = key.split(":")
    assert (noun, blocked(table)[key].target) == ("place", f"card:{card}")


def test_building_needs_a_low_enough_tile_and_huts_are_needed_to_expand() -> None:
    """Ruling R6: further reasons."""
    built = Player(ground="a1 b1", built={1: "c3 c4"})
    assert why(placing(built, dice="1"))["place:1:build"] == "no-tile-low-enough"
    built = Player(built=dict(enumerate(("a1 a2", "a3 a4", "b1 b2", "b3 b4", "c1 c2", "c3 c4"), 1)))
    assert why(placing(built, dice="1"))["place:1:build"] == "all-built"
    everywhere = " ".join(f"{region}:A" for region in LAYOUT_0)
    assert why(placing(Player(), on_map=everywhere, dice="6"))["place:6:land_path"] == "no-hut-left"


def test_each_card_has_its_least_value() -> None:
    """Ruling R6: the land path needs a 2 from the central mountain, the water path a 4."""
    table = placing(Player(ground="a1 b1"), dice="4 2 1", men="- - man_vp_1")
    assert on(table, "land_path") == {"4", "2"}
    assert on(table, "water_path") == {"4"}
    assert on(table, "man") == {"4"}
    assert on(table, "build") == on(table, "temple") == on(table, "helper") == {"4", "2", "1"}


def test_both_kinds_of_paths_are_listed_together() -> None:
    """Ruling R38: with two or three players, each region once."""
    table = placing(Player(), *others(2), dice="4")
    assert {*table.state.cards} == {"land_water_path", "woman", "man", "helper", "temple", "build"}
    answer(table, "place:4:land_water_path")
    assert regions(table) == {"c2", "c3", "e2"}
    assert why(table) == {"region:s2": "path-too-high"}
    assert facts(table, "region:s2") == {"needed": 5, "value": 4}


PAYMENTS = [
    (Player(hand="R", offerings=1), {"card"}),
    (Player(hand="RRRR", offerings=1), {"card"}),
    (Player(hand="R", offerings=0), set()),
    (Player(hand="GGWW", offerings=1), {"pair:white", "pair:green"}),
    (Player(hand="GYW", offerings=2), set()),
    (Player(hand="RGG", offerings=1, tiles=2), {"card", "pair:green", "tile"}),
    (Player(tiles=1), {"tile"}),
]


@pytest.mark.parametrize(("player", "ways"), PAYMENTS)
def test_ways_to_pay(player: Player, ways: set[str]) -> None:
    """Rulings R9 and R46: a card or a pair of another colour, with an offering; or a god tile."""
    table = placing(player, dice="3")
    answer(table, "place:3:land_path", *(["ground:a1"] if question(table)[1] == "place_material" else []))
    while table.decision is not None and asked(table).kind == "place_material":
        answer(table, "ground:a1")
    if not ways:
        assert question(table)[1] == "place_die"
        return
    assert question(table) == (A, "red_offer")
    assert choosable(table) == {"no", *ways}
    discarded, held, given = len(table.state.discard), me(table).cards, me(table).offerings
    way = min(ways)
    answer(table, way)
    paid = {"card": 1, "pair": 2, "tile": 0}[way.partition(":")[0]]
    assert len(table.state.discard) - discarded == held - me(table).cards == paid
    assert given - me(table).offerings == (paid > 0)
