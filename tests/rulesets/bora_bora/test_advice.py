"""What speaks for and against an answer, worked out from what a seat sees."""

from typing import Any

from rulesets.bora_bora.places_advice import region_advice
from rulesets.bora_bora.player_advice import player_advice
from rulesets.bora_bora.preview import free_ground
from rulesets.bora_bora.questions import question

from rulesets.bora_bora import RULES, advice, places_advice
from rulesets.bora_bora.advice import Person
from rulesets.bora_bora.components import GROUND
from rulesets.bora_bora.deeds import together
from rulesets.bora_bora.gods import Purse
from rulesets.bora_bora.round_end import last_round_end
from rulesets.bora_bora.state import BoraBora
from rulesets.core import Event, Table
from tests.rulesets.bora_bora.builders import (
    A,
    B,
    C,
    Player,
    answer,
    hand,
    placing,
    position,
    resolving,
    using,
)


def advised(table: Table[BoraBora], kind: str, key: str, viewer: int = A) -> Any:
    """What there is to tell of an option or a target."""
    noun, _, id = key.partition(":")
    view = RULES.view(table.state, viewer)
    return getattr(advice, f"{kind}_advice")(view, A, table.decision, noun, id)


def test_a_die_costs_a_blue_god_where_it_is_not_lower_and_a_white_one_makes_it_a_six() -> None:
    table = placing(Player(hand="B", offerings=1, tiles=1), dice="5 2", cards_in_play={"temple": "4"})
    plain, blue, both = (
        advised(table, "placement", key)
        for key in ("place:2:temple", "place:5:temple", "place:5:temple:white")
    )
    assert (plain.gods, blue.gods, both.gods) == ("plain", "blue", "both")
    assert (plain.doing.value, both.doing.value) == (2, 6)
    assert plain.purse is None
    assert blue.purse == Purse((1, 0, 0, 0, 0), 1, 1)
    assert [die.number for die in plain.lying] == [4]
    assert plain.rest == "fire"


def test_fishing_is_asked_about_where_the_helper_would_bring_more() -> None:
    assert advised(placing(Player(), dice="5 2"), "placement", "place:5:fishing").better == 5
    assert advised(placing(Player(), dice="2"), "placement", "place:2:fishing").better is None
    taken = placing(Player(), dice="5", cards_in_play={"helper": "4"})
    assert advised(taken, "placement", "place:5:fishing").better is None


def test_steps_say_what_the_new_space_brings_who_is_overtaken_and_what_is_lost() -> None:
    table = placing(Player(people="man_land_2"), Player(), dice="5", status={0: "A", 1: "B"})
    up = advised(table, "steps", "tattoo:man_land_2")
    assert up.climb == (2, 0, 2)
    assert up.points == up.later - up.now > 0
    assert up.passed == (B,)
    assert (up.lost, up.still) == (None, None)
    level = placing(Player(people="man_land_1"), Player(), dice="5", status={0: "B", 1: "A"})
    same = advised(level, "steps", "tattoo:man_land_1")
    assert (same.later, same.still, same.points) == (None, 1, 0), "the second space of a pair"
    top = placing(Player(people="man_land_2"), Player(), dice="5", status={0: "B", 14: "A"})
    assert advised(top, "steps", "tattoo:man_land_2").lost == 2


def test_no_one_is_told_what_another_seat_holds_or_what_serves_its_tasks() -> None:
    table = placing(Player(hand="BW", tasks="t20 t27", tiles=1), Player(), dice="4")
    own, other = (advised(table, "task", "fulfil:t20", viewer) for viewer in (A, B))
    assert own.purse.hand == (1, 1, 0, 0, 0)
    assert other.purse.hand == ()
    assert advised(table, "person", "man:1", A).serves is not None
    assert advised(table, "person", "man:1", B).serves is None


def test_each_pair_says_what_it_leaves_itself() -> None:
    table = placing(Player(hand="GGWW", offerings=1), on_map="c2:A", dice="1")
    answer(table, "place:1:land_path", "ground:a2")
    white, green = (advised(table, "payment", key) for key in ("pair:white", "pair:green"))
    assert (white.hand, green.hand) == (hand("GG"), hand("WW"))


def test_building_warns_of_single_spaces_only_where_another_site_leaves_more_room() -> None:
    state = position(Player(ground="a1 a2 b1 b2"), Player())
    view = RULES.view(state, A)
    found = advice.ground_advice(view, A, None, "ground", "a1-a2")
    assert found.pair
    assert found.sites == ("a1", "a2")
    assert found.room <= found.of
    assert found.tight == ""
    assert advice.ground_advice(view, A, None, "ground", "a1").lies == "filled"


def test_a_person_says_what_it_does_alone_and_with_those_one_has() -> None:
    table = placing(Player(people="man_vp_1"), dice="4", men="man_vp_2 -")
    found = advised(table, "person", "man:1")
    assert found.who == Person("man", "vp")
    assert found.count == 1
    assert found.with_mine is not None
    assert found.with_mine[1] > found.does[1]
    assert advised(table, "person", "man:2") is None


def test_which_question_is_asked_follows_from_what_is_left() -> None:
    for dice, which in (("5 2", "some"), ("5", "last")):
        table = placing(Player(), dice=dice)
        assert table.decision is not None
        assert question(RULES.view(table.state, A), table.decision).which == which


def test_events_that_belong_together_become_one() -> None:
    told = together(
        [
            Event("turned_up", None, {"god": "red", "place": 2}),
            Event("forced", A, {"kind": "expand", "key": "region:c1"}),
            Event("used", A, {"how": "use", "sex": "man", "kind": "hut", "value": 2}),
            Event("moved_hut", A, {"space": 4}),
            Event("moved_hut", A, {"space": 5}),
            Event("gained_shells", A, {"count": 1}),
            Event("gained_shells", A, {"count": 2}),
            Event("used", A, {"how": "use", "sex": "man", "kind": "shell", "value": 2}),
            Event("gained_shells", A, {"count": 2}),
        ]
    )
    assert [event.kind for event in told] == [
        "used",
        "moved_hut",
        "gained_shells",
        "used",
        "gained_shells",
        "turned_up",
    ]
    assert [event.facts.get("count") for event in told[1:3]] == [2, 3]


def test_the_end_of_a_round_is_looked_at_until_dice_are_rolled_again() -> None:
    state = position(Player(), Player(), stage="jewelry", round=3)
    rolled = [Event("rolled", B, {"dice": [1]}), Event("rolled", A, {"dice": [2]})]
    ended = [
        Event("scored", A, {"points": 4, "source": "status"}),
        Event("turn_order", None, {"seats": [0, 1]}),
    ]
    told = [rolled, [], ended, []]
    view = RULES.view(state, A)
    found = last_round_end(view, told, 2)
    assert found is not None
    place, end = found
    assert place == 2
    assert (end.before, list(end.status)) == ((B, A), [A, B])
    assert last_round_end(view, told, 1) is None
    assert last_round_end(RULES.view(position(Player(), Player(), round=3), A), told, 2) is None


def test_paying_a_god_is_asked_as_the_first_of_two_where_white_is_announced_as_well() -> None:
    """Blue alone, blue before white, and yellow, which is never followed by another."""
    purse = Player(hand="BWW", offerings=2, tiles=1)
    for key, which in (("place:3:temple", "only"), ("place:3:temple:white", "first")):
        table = placing(purse, dice="3", cards_in_play={"temple": "1"})
        answer(table, key)
        assert asked_which(table) == ("pay_god", which)
    table = resolving(Player(hand="YGG", offerings=1, tiles=1, tasks="t30"))
    answer(table, "yellow:t30")
    assert asked_which(table) == ("pay_god", "only")


def asked_which(table: Table[BoraBora]) -> tuple[str, str]:
    """What is asked, and by which of its sentences."""
    assert table.decision is not None
    return table.decision.kind, question(RULES.view(table.state, A), table.decision).which


def test_free_ground_is_that_of_one_material_which_nothing_covers() -> None:
    view = RULES.view(position(Player(ground="a1", built={2: "b1 b2"}), Player()), A).seats[A]
    free = {material: free_ground(view, material) for material in ("sand", "wood", "stone")}
    assert sum(map(len, free.values())) == len(GROUND) - 3
    for material, spaces in free.items():
        assert {GROUND[space].material for space in spaces} == {material}
        assert not {"a1", "b1", "b2"} & {*spaces}


def test_of_all_players_only_the_active_one_is_shown_as_such() -> None:
    state = position(Player(), Player(), Player(), stage="jewelry", turn=1)
    view = RULES.view(state, A)
    assert view.active == B
    assert [player_advice(view, A, None, "seat", str(seat)).mover for seat in range(3)] == [
        (0, False),
        (1, True),
        (2, False),
    ]


def test_of_another_player_neither_hand_nor_jewelry_nor_finished_tasks_are_told() -> None:
    state = position(
        Player(), Player(hand="BW", jewelry="belt_2", done="t10", people="man_vp_1/", ground="a1")
    )
    own, other = (player_advice(RULES.view(state, viewer), viewer, None, "seat", str(B)) for viewer in (B, A))
    assert (own.hand, own.jewelry, own.done) == ((1, 1, 0, 0, 0), ("jewel_belt_2",), ("t10",))
    assert (other.hand, other.jewelry, other.done) == (None, None, None)
    assert other.people == (("man_vp_1", True),)
    assert (other.cards, other.jewels_held, other.fulfilled) == (2, 1, 1)
    assert [space.lies for row in other.rows for space in row if space.space == "a1"] == ["filled"]


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
            places_advice.region_advice(view, A, asked, "region", region).scored
            for asked in (table.decision, None)
            for region in ("c2", "c3")
        ]
        assert told == [steppe, beach, "look", "look"]


def test_a_region_names_whose_hut_is_on_its_site_and_all_huts_beside_it() -> None:
    """The last hut that came stands on the site; the others stay beside it in the order they came."""
    view = RULES.view(position(Player(), Player(), Player(), on_map="c4:ABC c3:B"), A)
    for region, holders in (("c4", (C, (A, B))), ("c3", (B, ())), ("n1", (None, ()))):
        told = region_advice(view, A, None, "region", region)
        assert (told.holder, told.holders) == (holders[0], holders)
        assert told.path == 0, "no path is being taken"


def test_a_site_says_where_fewer_tiles_would_fit_than_are_left() -> None:
    """A tile on b1 and b2, four left after the next one: a space by itself holds none."""
    view = RULES.view(position(Player(built={1: "b1 b2"}), Player()), A)
    for site, fit in (("a1-a2", 4), ("a2-a3", 3), ("c1-c2", 4), ("c2-c3", 3), ("b3-b4", 4)):
        told = advice.ground_advice(view, A, None, "site", site)
        assert (told.pair, told.room, told.of) == (True, fit, 4), site
        assert (told.single, told.fit) == ((4, 0) if fit < 4 else (0, 4)), site


def test_what_lies_on_the_ground_and_beside_it_counts_for_computer_players() -> None:
    """Materials on the ground and those that wait beside it; covered are spaces, not tiles."""
    state = position(Player(ground="a1 c4", beside="wood wood", built={2: "b1 b2"}), Player())
    found = RULES.features(state, A)
    assert (found["materials"], found["covered"], found["built"]) == (4, 4, 1)


def test_what_would_be_left_after_a_payment_is_told_its_payer_alone() -> None:
    """And only of ways to pay that are on offer."""
    table = placing(Player(hand="GGWW", offerings=1), on_map="c2:A", dice="1")
    answer(table, "place:1:land_path", "ground:a2")
    own, other = (advised(table, "payment", "pair:white", viewer) for viewer in (A, B))
    assert own.kept == Purse(hand("GG"), 0, 0)
    assert other.kept is None
    assert advised(table, "payment", "pair:yellow").kept is None


def test_using_people_says_whether_it_takes_a_green_god() -> None:
    """Plain use takes none; doubled, and one kind more, take one, and say what there is to pay it with."""
    own = Player(hand="G", offerings=1, people="man_vp_2 man_status_1")
    table = using(own, Player(people="man_vp_3"))
    for kind in ("vp", "status"):
        for noun, green in (("use", False), ("doubled", True), ("extra", True)):
            told = advised(table, "use", f"{noun}:man:{kind}")
            assert (told.green, told.purse) == (green, Purse(hand("G"), 1, 0) if green else None)
    assert [advised(table, "use", f"{noun}:man:vp").points for noun in ("use", "doubled")] == [2, 4]


def test_using_people_is_asked_by_who_can_still_be_used() -> None:
    """Both; one sex first, while the other may come yet; the other alone; and only with a green god."""
    men, both = "man_vp_2 man_status_1", "man_vp_2 woman_vp_1"
    used: dict[str, tuple[str, ...]] = {"man": ("vp",), "woman": ("vp",)}
    for player, which in (
        (Player(people=both), "both"),
        (Player(people="man_vp_2"), "man-first"),
        (Player(people="woman_vp_1"), "woman-first"),
        (Player(people=both, used={"woman": ("vp",)}), "man"),
        (Player(people=both, used={"man": ("vp",)}), "woman"),
        (Player(people=men, hand="G", offerings=1, used=used), "green"),
    ):
        assert asked_which(using(player)) == ("use_people", which)
