"""Tasks, jewelry, the temple, and what is given up by stopping."""

from dataclasses import replace

import pytest

from rulesets.bora_bora import RULES
from rulesets.bora_bora.advice.jewelry import jewel_advice
from rulesets.bora_bora.advice.tasks import task_advice
from rulesets.bora_bora.advice.temple import most_priests, pushed, temple_advice
from rulesets.bora_bora.advice.ways_out import (
    points_lost,
    still_affordable,
    still_fulfillable,
    still_usable,
)
from tests.rulesets.bora_bora.builders import (
    A,
    B,
    Player,
    answer,
    asked,
    at,
    choosable,
    finishing,
    hand,
    placing,
    position,
    resolving,
    using,
)


def test_a_task_says_how_far_it_is_and_which_could_be_fulfilled_instead() -> None:
    """Five shells are there, one offering is missing: `t32` is met, `t31` needs the yellow god."""
    own = Player(hand="Y", shells=5, offerings=3, tiles=1, tasks="t32 t31 t45")
    table = resolving(own)
    view = RULES.view(table.state, A)
    told = task_advice(view, A, table.decision, "t31")
    assert told.progress == (3, 4)
    assert not told.met
    assert told.purse.hand == hand("Y")
    assert told.could_fulfil == ("t32",)
    assert task_advice(view, A, table.decision, "t32").met
    looking = task_advice(view, A, None, "t31")
    assert (looking.could_fulfil, looking.could_pay) == ((), ())


def test_what_a_yellow_god_could_save_is_named() -> None:
    table = resolving(Player(tiles=1, shells=4, tasks="t32 t45 t23"))
    told = task_advice(RULES.view(table.state, A), A, table.decision, "t45")
    assert "yellow:t32" in choosable(table)
    assert (told.could_fulfil, told.could_pay) == ((), ("t32",))


def test_jewelry_for_a_task_is_for_sale_in_this_round_only_until_its_tasks() -> None:
    """A belt is sold in round 3, the others later; jewelry comes before tasks (phase C, steps 3 and 4)."""
    own = Player(tasks="t29 t45 t23", shells=1)
    buying = position(own, Player(), stage="jewelry", jewels="ring_1 belt_5", round=3)
    view = RULES.view(buying, A)
    now = task_advice(view, A, None, "t29").for_sale
    assert now is not None
    assert now[0] == 3
    later = task_advice(replace(view, stage="tasks"), A, None, "t29").for_sale
    assert later == now[1:]
    assert task_advice(view, A, None, "t45").for_sale is None
    assert task_advice(view, A, None, "t29").face_up is None


def test_no_one_is_told_what_another_seat_holds() -> None:
    table = placing(Player(hand="BW", tasks="t10 t27", tiles=1), Player(), dice="4")
    own, other = (task_advice(RULES.view(table.state, viewer), A, None, "t10") for viewer in (A, B))
    assert own.purse.hand == (1, 1, 0, 0, 0)
    assert own.progress == (1, 3)
    assert other.purse.hand == ()
    assert other.progress is None
    assert not other.met


# -- jewelry ---------------------------------------------------------------------------------------


def test_a_jewel_says_what_it_leaves_and_brings_and_what_it_serves() -> None:
    own = Player(shells=6, tasks="t27 t45 t23", jewelry="ring_6 belt_2")
    view = RULES.view(position(own, Player(), stage="jewelry", jewels="ring_1 belt_5", round=3), A)
    ring, belt = jewel_advice(view, A, "jewel_ring_1"), jewel_advice(view, A, "jewel_belt_5")
    assert (ring.kind, ring.price, ring.shells_left, ring.points) == ("ring", 1, 5, 1)
    assert (ring.held, ring.same, ring.sold_in, ring.serves) == (2, 1, 3, "t27")
    assert (belt.same, belt.serves) == (1, None)
    owned = jewel_advice(view, A, "jewel_ring_6")
    assert owned.sold_in is None
    later = jewel_advice(view, A, view.jewels[4][0])
    assert later.sold_in == 5


def test_any_jewel_serves_tasks_that_count_them() -> None:
    for task in ("t22", "t19", "t05"):
        state = position(Player(tasks=f"{task} t45 t23"), Player(), stage="jewelry", jewels="ring_1", round=3)
        assert jewel_advice(RULES.view(state, A), A, "jewel_ring_1").serves == task
        assert jewel_advice(RULES.view(state, B), A, "jewel_ring_1").serves is None


# -- the temple ------------------------------------------------------------------------------------


def test_a_priest_pushes_all_down_to_the_first_gap() -> None:
    """From space 6 to 1: Anna, a gap, two of Ben's, then Anna and Ben."""
    view = RULES.view(position(Player(), Player(), temple="A.BBAB", dice="1"), A)
    assert pushed(view, 6) == [(A, 5)]
    assert pushed(view, 5) == []
    assert pushed(view, 4) == [(B, 3), (B, 2), (A, 1), (B, 0)]
    assert pushed(view, 1) == [(B, 0)]


def test_who_would_win_the_god_tile() -> None:
    """Before it is chosen: most priests, the highest breaking ties; who is pushed out doesn't count."""
    for temple, space, most in (
        ("A.BB..", 1, (A, 2)),
        ("A.BB..", 4, (A, 2)),
        ("B...AB", 2, (A, 2)),
        ("B...AB", 1, (A, 2)),
        ("BB..A.", 3, (B, 2)),
    ):
        view = RULES.view(position(Player(), Player(), temple=temple, dice="1"), A)
        assert most_priests(view, A, space) == most


def test_a_temple_space_warns_before_the_own_priest_is_pushed_out() -> None:
    """Only where another space wouldn't push it out."""
    table = placing(Player(), Player(), temple="....BA", dice="2")
    answer(table, "place:2:temple")
    view, decision = RULES.view(table.state, A), asked(table)
    assert decision.kind == "temple_space"
    one, two = (temple_advice(view, A, decision, space) for space in (1, 2))
    assert (one.holder, one.pushes, one.own_out) == (A, ((A, 0),), False), "nothing else is possible"
    assert (two.holder, two.pushes, two.own_out) == (B, ((B, 1), (A, 0)), False)
    assert one.points == view.priest_vp
    free = placing(Player(), Player(), temple="....BA", dice="3")
    answer(free, "place:3:temple")
    view, decision = RULES.view(free.state, A), asked(free)
    told = [temple_advice(view, A, decision, space).own_out for space in (1, 2, 3)]
    assert told == [True, True, False]
    assert not temple_advice(view, A, None, 1).own_out


# -- ways out --------------------------------------------------------------------------------------


def test_the_points_of_the_helper_would_be_lost() -> None:
    table = placing(Player(), dice="3")
    answer(table, "place:3:helper")
    assert points_lost(RULES.view(table.state, A), table.decision) == 3
    answer(table, "vp")
    assert points_lost(RULES.view(table.state, A), table.decision) == 2
    assert points_lost(RULES.view(table.state, A), None) == 0


def test_people_who_could_be_used_without_a_god_are_named_before_the_turn_ends() -> None:
    used: dict[str, tuple[str, ...]] = {"man": ("vp",), "woman": ()}
    own = Player(people="man_vp_1 man_shell_1 woman_vp_1", used=used, tiles=1)
    table = using(own)
    assert "extra:man:shell" in choosable(table)
    assert still_usable(table.decision) == [("woman", "vp")]
    assert still_usable(None) == []


def test_jewelry_that_could_be_afforded_and_tasks_that_could_be_fulfilled_are_named() -> None:
    sale = at(
        position(Player(shells=1), Player(), stage="jewelry", jewels="ring_1 belt_5", round=3), sound=False
    )
    assert still_affordable(sale.decision) == ["jewel_ring_1"]
    last = finishing(Player(tiles=1, shells=5, offerings=3, tasks="t32 t31 t45"), Player())
    assert still_fulfillable(last.decision) == ["t32", "t31"]
    assert still_fulfillable(None) == []


@pytest.mark.parametrize("seat", [A, B])
def test_nothing_is_given_up_where_nothing_is_offered(seat: int) -> None:
    view = RULES.view(position(Player(), Player(), dice="4"), seat)
    assert points_lost(view, None) == 0
    assert still_affordable(None) == still_fulfillable(None) == []
    assert still_usable(None) == []
