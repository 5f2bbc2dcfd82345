"""What speaks for and against faces to buy, to take, to copy and to forge over, and what dice bring."""

import pytest

from rulesets.core import Table
from rulesets.dice_forge.advice.amounts import Amount
from rulesets.dice_forge.advice.dice import die_advice, rolls_advice
from rulesets.dice_forge.advice.faces import (
    CopyAdvice,
    FaceAdvice,
    Overflow,
    Price,
    can_buy,
    copy_advice,
    face_advice,
    pool_advice,
)
from rulesets.dice_forge.advice.forging import Regret, forge_advice
from rulesets.dice_forge.advice.worth import best_swap, changed, swaps, usual_slot, worth
from rulesets.dice_forge.components import FACES, GARDEN, GOLD, POOLS, SANCTUARY
from rulesets.dice_forge.odds import dice_yield, die_yield
from rulesets.dice_forge.state import DiceForge
from tests.rulesets.dice_forge.builders import A, B, C, acting, answer, hero, rolled, seen, targets


def advised(table: Table[DiceForge], face: str) -> FaceAdvice:
    """What a face to buy comes to, for the seat that decides."""
    sight, decision = seen(table)
    return face_advice(sight, decision.seat, decision, face)


# -- to buy, to take, to copy ----------------------------------------------------------------------


def test_a_face_says_its_price_what_is_kept_and_what_else_its_buyer_can_pay() -> None:
    sight, decision = seen(acting(hero(gold=8), pools={"G3": 2}))
    found = face_advice(sight, A, decision, "G3")
    assert (found.price, found.gold_kept, found.left) == (Price(2, 2), 6, 2)
    costs = sorted((FACES[face].cost or 0 for face in SANCTUARY), reverse=True)
    assert [FACES[face].cost for face in found.also] == [cost for cost in costs if cost <= 6][:2]
    assert "G3" not in found.also


def test_only_looking_around_nothing_else_is_offered() -> None:
    sight, _ = seen(acting(hero(gold=1, sun=2)))
    found = face_advice(sight, A, None, "G3")
    assert (found.also, found.gold_kept) == ((), 0)


def test_a_ship_makes_a_face_cheaper_and_buys_one_only() -> None:
    table = rolled("SHIP G4", hero(gold=11))
    answer(table, "ship_first")
    found = advised(table, "G3")
    assert (found.price, found.gold_kept, found.also) == (Price(0, 2), 11, ())
    assert advised(table, "G4").price == Price(1, 3)


@pytest.mark.parametrize(
    ("face", "shows", "thrice"),
    [("G6", "X3 G1", Overflow(18, 12)), ("G6", "G1 G1", None), ("G4", "X3 G1", None), ("G3", "X3 G1", None)],
)
def test_gold_beside_a_times_three_may_be_more_than_the_store_takes(
    face: str, shows: str, thrice: Overflow | None
) -> None:
    """Twelve gold just fit."""
    assert advised(acting(hero(gold=9, shows=shows)), face).thrice == thrice


def test_a_chest_makes_room_for_it() -> None:
    rich = hero(gold=9, shows="X3 G1", cards="chest chest")
    assert advised(acting(rich), "G6").thrice is None


def test_a_face_that_does_more_than_bring_a_sum_is_special() -> None:
    sight, decision = seen(acting(hero(gold=12)))
    special = {face: face_advice(sight, A, decision, face).special for face in SANCTUARY}
    assert {face for face, told in special.items() if told} == {
        face for face in SANCTUARY if FACES[face].kind == "choice"
    }


def test_all_but_sums_are_special() -> None:
    sight, _ = seen(acting(hero(gold=4)))
    special = {face for face in FACES if face_advice(sight, A, None, face).special}
    assert special == {face for face, row in FACES.items() if row.kind != "sum"}


def test_a_face_can_be_bought_with_just_its_gold_while_one_is_left() -> None:
    assert can_buy(seen(acting(hero(gold=3)))[0], A, "G4")
    assert not can_buy(seen(acting(hero(gold=2)))[0], A, "G4")
    assert can_buy(seen(acting(hero(gold=3), pools={"G4": 1}))[0], A, "G4")
    assert not can_buy(seen(acting(hero(gold=3), pools={"G4": 0}))[0], A, "G4")


def test_a_face_to_copy_is_told_with_whose_it_is() -> None:
    sight, decision = seen(rolled("MIR X3", hero(), hero(shows="G4 M1")))
    assert copy_advice(sight, decision, "G4") == CopyAdvice("G4", B, 0, tripled=True)
    sight, decision = seen(rolled("MIR G1", hero(), hero(shows="G4 M1")))
    assert copy_advice(sight, decision, "M1") == CopyAdvice("M1", B, 1, tripled=False)
    sight, decision = seen(rolled("MIR G1", hero(), hero(shows="G4 M1"), hero(shows="S1 V2")))
    found = {face: copy_advice(sight, decision, face) for face in ("G4", "M1", "S1", "V2")}
    assert [(each.seat, each.die) for each in found.values()] == [(B, 0), (B, 1), (C, 0), (C, 1)]


def test_a_pool_has_its_faces_and_their_price_which_gardens_lack() -> None:
    sight, _ = seen(acting(hero(gold=8), pools={"G3": 1}))
    for pool, row in POOLS.items():
        found = pool_advice(sight, pool)
        assert found.each == (None if row.cost is None else Amount(GOLD, row.cost))
        assert dict(found.stock) == {face: sight.pools[face] for face in row.faces}


# -- what they are worth ---------------------------------------------------------------------------


def test_a_face_is_worth_its_price_and_one_of_the_garden_more() -> None:
    """A boar serves its owner (ruling R29): it is no better than the gold it lies on."""
    dearest = max(FACES[face].cost or 0 for face in SANCTUARY)
    for face in SANCTUARY:
        assert worth(face) == FACES[face].cost
    for face in GARDEN:
        boar = FACES[face].kind == "boar"
        assert worth(face) == worth("G1") if boar else worth(face) > dearest
    assert worth("G1") < worth("S1") == FACES["S1"].cost
    assert worth("V2") == min(FACES[face].cost or 99 for face in SANCTUARY if FACES[face].vp >= 2) - 1


def test_the_cheapest_face_makes_way_the_most_frequent_of_equal_ones_never_a_boar() -> None:
    assert usual_slot(("G4", "S1", "G1", "V2", "V2", "V2")) == 2
    assert worth("G4") == worth("S1") > worth("M1")
    assert usual_slot(("G4", "S1", "S1", "G6", "G6", "G6")) == 1
    assert usual_slot(("B_R", "M1", "G4", "G4", "G4", "G4")) == 1
    assert usual_slot(("B_R",) * 6) == 0


def test_a_face_comes_to_something_on_each_die() -> None:
    own = seen(acting(hero(gold=8)))[0].seats[A]
    assert [(swap.die, swap.old) for swap in swaps(own, "G3")] == [(0, "G1"), (1, "G1")]
    for swap in swaps(own, "G3"):
        assert sum(swap.change.after.amounts) > sum(swap.change.before.amounts)
        assert swap.change.before == dice_yield(own.dice)


def test_the_better_die_for_a_face_is_the_one_that_gains_more() -> None:
    own = hero(gold=8)
    own.dice[0] = ["G4"] * 6
    sight, decision = seen(acting(own))
    assert best_swap(sight.seats[A], "G6").die == 1
    own.dice = own.dice[::-1]
    sight, decision = seen(acting(own))
    best = best_swap(sight.seats[A], "G6")
    assert (best.die, face_advice(sight, A, decision, "G6").change) == (0, best.change)


def test_a_change_is_of_one_side_of_one_die() -> None:
    own = seen(acting(hero(gold=8)))[0].seats[A]
    dice = [list(faces) for faces in own.dice]
    dice[1][3] = "V4"
    assert changed(own, 1, 3, "V4").after == dice_yield(dice)


# -- to forge over ---------------------------------------------------------------------------------


def test_each_slot_of_both_dice_stands_for_its_place_on_the_hero_s_board() -> None:
    """Equal faces of a die are offered once, on the lowest slot; dice and slots count from 1."""
    table = acting(hero(gold=4))
    answer(table, "buy:G4")
    assert targets(table) == {
        "slot:1/G1": "die:0/1/1",
        "slot:1/S1": "die:0/1/6",
        "slot:2/G1": "die:0/2/1",
        "slot:2/M1": "die:0/2/5",
        "slot:2/V2": "die:0/2/6",
    }


def test_a_face_in_hand_that_does_more_than_bring_a_sum_is_told_as_special() -> None:
    """Gold, a choice, times three of the helmet, the mirror."""
    for key, special in (("buy:G4", False), ("buy:C2", True), ("feat:moon6", True), ("feat:sun6", True)):
        table = acting(hero(gold=12, sun=6, moon=6))
        answer(table, key)
        sight, _ = seen(table)
        found = forge_advice(sight, A, 0, "G1")
        assert (found.die, found.old, found.new) == (0, "G1", sight.in_hand)
        assert (found.special, found.locked) == (special, False), key


def test_a_boar_is_locked_once_it_is_forged() -> None:
    table = acting(hero(moon=3), cards={"moon4": "boar"})
    answer(table, "feat:moon4", "seat:1")
    sight, decision = seen(table)
    found = forge_advice(sight, decision.seat, 1, "M1")
    assert (found.locked, found.special, found.new) == (True, True, sight.in_hand)


def test_forging_is_regretted_over_the_same_a_better_or_a_fresh_face() -> None:
    def regret(die: int, old: str) -> Regret | None:
        return forge_advice(seen(table)[0], A, die, old).regret

    table = acting(hero(gold=12))
    answer(table, "buy:G3")
    assert (regret(0, "G1"), regret(1, "M1"), regret(1, "V2")) == (None, None, "better")
    answer(table, "slot:1/G1", "buy:G4")
    assert regret(0, "G3") == "fresh"
    assert regret(0, "G1") is None
    table = acting(hero(gold=2))
    answer(table, "buy:M1")
    assert regret(1, "M1") == "same"


# -- what dice bring -------------------------------------------------------------------------------


def test_a_die_is_looked_at_whole_or_by_its_faces() -> None:
    sight, _ = seen(acting(hero(gold=8), hero(shows="S1 V2")))
    whole, part = die_advice(sight, "1/2"), die_advice(sight, "1/2/5")
    assert (whole.seat, whole.die, whole.slot, whole.face) == (B, 1, None, "V2")
    assert (part.seat, part.die, part.slot, part.face) == (B, 1, 4, "M1")
    assert whole.faces == part.faces == sight.seats[B].dice[1]
    assert whole.average == die_yield(whole.faces)
    assert die_advice(sight, "1/1").face == "S1"


def test_several_rolls_of_a_die_bring_several_times_its_average() -> None:
    own = seen(acting(hero(gold=8)))[0].seats[A]
    for rolls in (1, 4):
        found = rolls_advice(own, 1, rolls)
        assert (found.die, found.faces, found.rolls) == (1, own.dice[1], rolls)
        assert found.average.amounts == tuple(rolls * each for each in die_yield(own.dice[1]).amounts)
