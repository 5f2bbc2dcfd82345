"""Steps on the status track, and goods of the helper."""

from rulesets.bora_bora import RULES
from rulesets.bora_bora.advice.goods import good_advice
from rulesets.bora_bora.advice.status import climb_advice, marker_of
from tests.rulesets.bora_bora.builders import A, B, C, Player, placing, position


def test_steps_say_what_the_new_space_brings_who_is_overtaken_and_what_is_lost() -> None:
    table = placing(Player(people="man_land_2"), Player(), dice="5", status={0: "A", 1: "B"})
    up = climb_advice(RULES.view(table.state, A), A, 2)
    assert (up.steps, up.before, up.after) == (2, 0, 2)
    assert (up.now, up.later, up.points) == (0, 1, 1)
    assert up.passed == (B,)
    assert up.lost == 0
    level = placing(Player(), Player(), dice="5", status={0: "B", 1: "A"})
    same = climb_advice(RULES.view(level.state, A), A, 1)
    assert (same.now, same.later, same.points) == (1, 1, 0), "the second space of a pair"
    assert same.passed == ()


def test_a_marker_never_goes_beyond_the_last_space() -> None:
    """Ruling R22."""
    view = RULES.view(placing(Player(), Player(), dice="5", status={0: "B", 13: "A"}).state, A)
    for steps, after, lost in ((0, 13, 0), (1, 14, 0), (2, 14, 1), (6, 14, 5)):
        told = climb_advice(view, A, steps)
        assert (told.after, told.lost) == (after, lost)


def test_only_those_who_are_left_behind_are_overtaken() -> None:
    """On the same space, whoever comes later lies on top: those ahead up to the space reached."""
    status = {0: "BA", 2: "C", 3: "D"}
    view = RULES.view(placing(Player(), Player(), Player(), Player(), dice="5", status=status).state, A)
    assert climb_advice(view, A, 1).passed == ()
    assert climb_advice(view, A, 2).passed == (C,)
    assert climb_advice(view, B, 2).passed == (A, C)


def test_a_good_says_its_price_and_how_many_the_player_has() -> None:
    own = Player(hand="BW", offerings=3, shells=2, vp=17)
    view = RULES.view(position(own, Player(), dice="4"), A)
    for good, cost, has in (
        ("vp", 1, 17),
        ("offering", 2, 3),
        ("god_card", 2, 2),
        ("material", 2, 0),
        ("move_hut", 2, 0),
        ("shell", None, 2),
    ):
        told = good_advice(view, A, good)  # type: ignore[arg-type]
        assert (told.cost, told.has, told.then) == (cost, has, has + 1), good


def test_each_seat_has_one_marker() -> None:
    view = RULES.view(position(Player(), Player(), status={12: "A", 0: "B"}, dice="1"), A)
    assert (marker_of(view, A), marker_of(view, B)) == (12, 0)
