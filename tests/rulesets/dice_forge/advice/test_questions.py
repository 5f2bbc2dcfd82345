"""What a decision is about, and at which step of a turn it comes."""

import pytest

from rulesets.core import Table
from rulesets.dice_forge import RULES
from rulesets.dice_forge.advice.amounts import Amount
from rulesets.dice_forge.advice.applied import (
    converted_at,
    face_at,
    gain_at,
    losing,
    ship_discount,
    taken_at,
)
from rulesets.dice_forge.advice.questions import (
    ActionAdvice,
    Forging,
    TurnStep,
    action_advice,
    applies_boar,
    can_pay,
    forging_of,
    picks_first,
    rolls_again,
    step_of,
)
from rulesets.dice_forge.advice.worth import first_slot
from rulesets.dice_forge.components import GOLD, MOON, SUN, VP
from rulesets.dice_forge.gains import CYCLOPS, SENTINEL
from rulesets.dice_forge.state import DiceForge
from tests.rulesets.dice_forge.builders import (
    A,
    B,
    C,
    acted,
    acting,
    answer,
    asked,
    hero,
    position,
    reinforcing,
    rolled,
    seen,
    table_at,
)


@pytest.mark.parametrize(
    ("table", "buys", "feats"),
    [
        (acting(hero(gold=4, sun=2)), True, True),
        (acting(hero(gold=4)), True, False),
        (acting(hero(moon=2)), False, True),
        (acting(hero(triton=1)), False, False),
    ],
)
def test_an_action_is_what_can_be_paid_for(table: Table[DiceForge], buys: bool, feats: bool) -> None:
    assert action_advice(asked(table)) == ActionAdvice(buys, feats, extra=False)


def test_a_second_action_is_the_one_that_can_not_be_passed() -> None:
    table = acted(hero(gold=4, sun=2))
    assert can_pay(asked(table))
    answer(table, "pay")
    assert action_advice(asked(table)) == ActionAdvice(buys=True, feats=False, extra=True)
    assert not can_pay(asked(acted(hero(triton=1))))


def test_the_face_that_is_applied_counts_as_often_as_a_times_three_says() -> None:
    assert face_at(seen(rolled("X3 C2", hero()))[0]) == ("C2", 3)
    assert face_at(seen(rolled("C2 G1", hero()))[0]) == ("C2", 1)
    assert face_at(seen(acting(hero(gold=4)))[0]) == ("G1", 1)
    copied = rolled("MIR G1", hero(), hero(shows="C1 M1"))
    answer(copied, "face:C1")
    assert face_at(seen(copied)[0]) == ("C1", 1)


def test_what_is_taken_depends_on_the_face_and_on_whose_boar_it_is() -> None:
    sight, decision = seen(rolled("X3 C2", hero()))
    assert taken_at(sight, decision.kind, SUN) == Amount(SUN, 6)
    table = rolled("B_R G1", hero(), hero(boars="B_R"))
    answer(table, "take:sun")
    sight, decision = seen(table)
    assert decision.kind == "boar_bonus"
    assert [taken_at(sight, decision.kind, each).amount for each in (SUN, MOON, VP)] == [1, 1, 3]


def test_the_minotaur_takes_what_is_chosen() -> None:
    for is_losing in (True, False):
        sight, decision = seen(rolled("C1 G1", hero(gold=3), losing=is_losing))
        assert losing(sight, decision.kind) is is_losing
        assert not losing(sight, "forge_slot")
    assert not losing(seen(acting(hero(gold=4)))[0], "face_choose")


def test_the_bonus_of_a_boar_is_a_gain_even_where_its_face_is_lost() -> None:
    """Ruling R36."""
    table = rolled("B_R G1", hero(sun=3), hero(boars="B_R"), losing=True)
    sight, decision = seen(table)
    assert losing(sight, decision.kind)
    answer(table, "take:sun")
    sight, decision = seen(table)
    assert (decision.kind, decision.seat) == ("boar_bonus", B)
    assert not losing(sight, decision.kind)


def test_a_conversion_tells_what_is_kept_and_the_glory_instead() -> None:
    sight, decision = seen(rolled("X3 S2", hero(), conversion=SENTINEL))
    assert (gain_at(sight).resource, gain_at(sight).amount) == (SUN, 6)
    assert converted_at(sight, decision.kind) == Amount(VP, 12)
    sight, decision = seen(rolled("2:G1", hero(), conversion=CYCLOPS))
    assert (gain_at(sight).resource, gain_at(sight).amount) == (GOLD, 1)
    assert converted_at(sight, decision.kind) == Amount(VP, 1)
    assert gain_at(seen(acting(hero(gold=4)))[0]).amount == 0


def test_a_ship_says_how_much_less_its_face_costs() -> None:
    """Ruling R14: two gold, six beside times three; nothing where none is asked about."""
    for roll, less in (("SHIP G1", 2), ("SHIP X3", 6)):
        assert ship_discount(*seen(rolled(roll, hero(gold=6)))) == less
    assert ship_discount(*seen(acting(hero(gold=6)))) == 0
    assert ship_discount(seen(acting(hero(gold=6)))[0], None) == 0


def test_a_boar_asks_its_owner_whoever_applies_it() -> None:
    table = rolled("B_R G1", hero(), hero(boars="B_R"))
    answer(table, "take:sun")
    sight, decision = seen(table)
    assert (decision.seat, applies_boar(sight, decision), face_at(sight)[0]) == (B, A, "B_R")
    own = rolled("B_R G1", hero(boars="B_R"))
    answer(own, "take:sun")
    assert applies_boar(*seen(own)) == A


def test_a_face_to_forge_is_bought_brought_by_a_ship_or_given() -> None:
    table = acting(hero(gold=4))
    answer(table, "buy:G4")
    assert forging_of(seen(table)[0]) == Forging("G4", "own")
    table = acting(hero(moon=3), cards={"moon4": "boar"})
    answer(table, "feat:moon4")
    borne = seen(table)[0].seats[A].boars[-1]
    answer(table, "seat:2")
    assert seen(table)[1].seat == C
    assert forging_of(seen(table)[0]) == Forging(borne, "boar")
    table = acting(hero(moon=4), hero(gold=5, portal=3), rolls=[(B, "SHIP G1")])
    answer(table, "feat:moon5", "buy:G3")
    assert seen(table)[1].seat == B
    assert forging_of(seen(table)[0]) == Forging("G3", "ousted")
    sphinx = acting(hero(sun=6, gold=5), rolls=[(A, "1:SHIP"), (A, "1:G1"), (A, "1:G1"), (A, "1:G1")])
    answer(sphinx, "feat:sun7", "die:1", "buy:G3")
    assert forging_of(seen(sphinx)[0]) == Forging("G3", "own")
    ship = rolled("SHIP V2", hero(gold=5))
    answer(ship, "buy:G3")
    assert forging_of(seen(ship)[0]) == Forging("G3", "own")


def test_two_players_roll_twice_in_a_turn_others_once() -> None:
    table = table_at(position(players=2, rolls=[]), "roll", RULES)
    assert not rolls_again(seen(table)[0])
    answer(table, "roll")
    assert asked(table).kind == "roll"
    assert rolls_again(seen(table)[0])
    assert not rolls_again(seen(rolled("C1 G1", hero(), hero(), hero()))[0])


def test_the_first_of_two_dice_is_picked_from_all_of_them() -> None:
    table = acting(
        hero(moon=3), hero(), hero(), cards={"moon4": "satyrs"}, rolls=[(B, "C1 S1"), (C, "G1 M1")]
    )
    answer(table, "feat:moon4")
    assert picks_first(*seen(table))
    answer(table, "die:1/1")
    assert asked(table).kind == "satyrs_pick"
    assert not picks_first(*seen(table))


def test_the_steps_of_a_turn_follow_from_what_is_asked_and_why_it_was_rolled() -> None:
    assert step_of(*seen(table_at(position(players=2, rolls=[]), "roll", RULES))) is TurnStep.ROLL
    assert step_of(*seen(rolled("C1 G1", hero()))) is TurnStep.ROLL
    assert step_of(*seen(reinforcing(hero(cards="owl")))) is TurnStep.CARDS
    hind = reinforcing(hero(cards="hind"), rolls=[(A, "1:C1")])
    answer(hind, "hind:1")
    assert step_of(*seen(hind)) is TurnStep.CARDS
    assert step_of(*seen(acting(hero(gold=4)))) is TurnStep.ACTION
    table = acted(hero(gold=4, sun=2))
    assert step_of(*seen(table)) is TurnStep.EXTRA
    answer(table, "pay")
    assert step_of(*seen(table)) is TurnStep.EXTRA
    ousting = acting(hero(moon=4), hero(portal=3), rolls=[(B, "C1 G1")])
    answer(ousting, "feat:moon5")
    assert step_of(*seen(ousting)) is TurnStep.ACTION
    assert [*TurnStep] == sorted(TurnStep)


def test_the_face_to_give_up_first_is_the_cheapest_of_both_dice() -> None:
    table = acting(hero(gold=4))
    answer(table, "buy:G4")
    assert first_slot(seen(table)[0], A) == "slot:1/G1"
    forged = hero(gold=4)
    forged.dice[0] = ["G4", "G4", "G4", "S1", "S1", "S1"]
    table = acting(forged)
    answer(table, "buy:G4")
    assert first_slot(seen(table)[0], A) == "slot:2/G1"
