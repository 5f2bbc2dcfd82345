"""What a gain comes to: what is held, what a full store loses, what is asked about."""

import pytest

from rulesets.core import Table
from rulesets.dice_forge.advice.amounts import Amount, Holding, Stored, kept_of, room_for_gold, stored
from rulesets.dice_forge.advice.gains import (
    GainAdvice,
    LossAdvice,
    convert_advice,
    could_take_better,
    elder_advice,
    keep_advice,
    owl_advice,
    owl_could_bring_better,
    take_advice,
    triton_advice,
)
from rulesets.dice_forge.advice.glory import glory_of
from rulesets.dice_forge.advice.undone import could_act, free_reinforcements, sun_after_extra
from rulesets.dice_forge.components import GOLD, MOON, SUN, VP
from rulesets.dice_forge.gains import CYCLOPS, SENTINEL
from rulesets.dice_forge.state import DiceForge
from rulesets.dice_forge.view import view
from tests.rulesets.dice_forge.builders import A, acted, acting, asked, hero, reinforcing, rolled, seen


def taken(table: Table[DiceForge], resource: int) -> GainAdvice:
    sight, decision = seen(table)
    found = take_advice(sight, A, decision.kind, resource)
    assert isinstance(found, GainAdvice)
    return found


def lost(table: Table[DiceForge], resource: int) -> LossAdvice:
    sight, decision = seen(table)
    found = take_advice(sight, A, decision.kind, resource)
    assert isinstance(found, LossAdvice)
    return found


def test_a_gain_says_what_is_held_and_what_the_store_cannot_take() -> None:
    found = taken(rolled("X3 C2", hero(sun=5)), SUN)
    assert (found.gain, found.then) == (Amount(SUN, 6), Holding(SUN, 6, 6))
    assert (found.lost, found.kept, found.steps) == (5, 1, 0)
    found = taken(rolled("X3 C2", hero(sun=5)), MOON)
    assert (found.then, found.lost, found.kept) == (Holding(MOON, 6, 6), 0, 6)


def test_glory_knows_no_limit() -> None:
    found = taken(rolled("C32 G1", hero(vp=60)), VP)
    assert (found.then, found.lost, found.kept) == (Holding(VP, 62, None), 0, 2)
    assert stored(seen(acting(hero(gold=4, vp=99)))[0].seats[A], VP, 5) == Stored(104, 0)


def test_a_token_says_what_of_its_gift_would_be_lost() -> None:
    sight, _ = seen(acted(hero(gold=12, sun=5, triton=1)))
    gifts = {each: triton_advice(sight, A, each) for each in (GOLD, SUN, MOON)}
    assert {each: found.gain.amount for each, found in gifts.items()} == {GOLD: 6, SUN: 2, MOON: 2}
    assert {each: found.kept for each, found in gifts.items()} == {GOLD: 0, SUN: 1, MOON: 2}


def test_the_owl_brings_one_of_what_is_chosen() -> None:
    sight, _ = seen(reinforcing(hero(gold=3, sun=6, cards="owl")))
    assert owl_advice(sight, A, GOLD).then == Holding(GOLD, 4, 12)
    full = owl_advice(sight, A, SUN)
    assert (full.gain, full.kept, full.lost) == (Amount(SUN, 1), 0, 1)


def test_taking_nothing_is_regretted_only_while_something_else_would_be_kept() -> None:
    table = rolled("C1 G1", hero(sun=6))
    assert not taken(table, SUN).kept
    assert could_take_better(*seen(table))
    full = rolled("C1 G1", hero(gold=12, sun=6, moon=6))
    assert not could_take_better(*seen(full))
    table = reinforcing(hero(sun=6, cards="owl"))
    assert owl_could_bring_better(*seen(table))
    full = reinforcing(hero(gold=12, sun=6, moon=6, cards="owl elder"))
    assert not owl_could_bring_better(*seen(full))
    other = reinforcing(hero(gold=12, sun=6, moon=6, cards="elder hind"))
    assert not owl_could_bring_better(*seen(other))


def test_gold_that_can_go_on_the_hammer_is_not_lost() -> None:
    found = taken(rolled("C1 M1", hero(gold=12, cards="hammer")), GOLD)
    assert (found.lost, found.steps, found.kept) == (0, 30, 1)
    assert taken(rolled("C1 M1", hero(gold=12, cards="hammer")), SUN).steps == 0
    assert taken(rolled("C1 M1", hero(gold=12, cards="hammer", hammer=30)), GOLD).kept == 0


@pytest.mark.parametrize(("hammer", "kept"), [(24, 6), (28, 2), (29, 1), (30, 0)])
def test_a_full_store_keeps_of_a_token_what_the_hammer_takes(hammer: int, kept: int) -> None:
    sight, _ = seen(acted(hero(gold=12, triton=1, cards="hammer", hammer=hammer)))
    assert kept_of(sight, A, Amount(GOLD, 6)) == kept


def test_gold_that_waits_comes_first() -> None:
    """Six gold wait to be shared with the hammer: only what they leave free is left for more."""
    sight, _ = seen(rolled("G6 M1", hero(gold=3, cards="hammer", hammer=29)))
    assert sight.gaining is not None
    assert sight.gaining.amount == 6
    assert [kept_of(sight, A, Amount(GOLD, more)) for more in (1, 3, 4, 5, 9)] == [1, 3, 4, 4, 4]
    assert kept_of(sight, A, Amount(SUN, 2)) == 2
    full, _ = seen(rolled("G6 M1", hero(gold=12, cards="hammer", hammer=29)))
    assert kept_of(full, A, Amount(GOLD, 3)) == 0


def test_what_the_minotaur_takes_is_told_as_what_is_left() -> None:
    """Of three gold it has taken one already, for the other die."""
    table = rolled("C1 G1", hero(gold=3), losing=True)
    assert lost(table, GOLD) == LossAdvice(Amount(GOLD, 1), Holding(GOLD, 1, None))
    assert lost(table, MOON).left == Holding(MOON, 0, None)


def test_a_conversion_is_worth_glory() -> None:
    sight, decision = seen(rolled("X3 S2", hero(sun=2, vp=3), conversion=SENTINEL))
    kept, instead = keep_advice(sight, A), convert_advice(sight, A, decision.kind)
    assert (kept.gain, kept.then, kept.lost) == (Amount(SUN, 6), Holding(SUN, 6, 6), 2)
    assert (instead.gain, instead.then) == (Amount(VP, 12), Holding(VP, 15, None))
    sight, decision = seen(rolled("2:G1", hero(), conversion=CYCLOPS))
    assert convert_advice(sight, A, decision.kind).gain == Amount(VP, 1)


def test_the_elder_takes_gold_for_glory() -> None:
    found = elder_advice(seen(reinforcing(hero(gold=4, vp=2, cards="elder")))[0], A)
    assert (found.price, found.gold_left, found.glory, found.glory_then) == (3, 1, 4, 6)


def test_what_is_left_undone_is_free_cards_and_actions() -> None:
    assert free_reinforcements(asked(reinforcing(hero(gold=3, cards="owl hind elder")))) == ["hind", "owl"]
    assert free_reinforcements(asked(reinforcing(hero(gold=3, cards="elder")))) == []
    assert could_act(asked(acting(hero(gold=4))))
    assert could_act(asked(acting(hero(moon=2))))
    assert not could_act(asked(acting(hero(triton=1))))


def test_a_second_action_leaves_the_other_sun_shards() -> None:
    assert sun_after_extra(seen(acted(hero(gold=4, sun=5)))[0], A) == 3
    assert sun_after_extra(seen(acted(hero(sun=1, triton=1)))[0], A) == 0


def test_the_coach_knows_the_room_for_gold() -> None:
    assert room_for_gold(seen(acting(hero(gold=10)))[0].seats[A]) == 2
    assert room_for_gold(seen(acting(hero(gold=10, cards="chest")))[0].seats[A]) == 6


def test_glory_lies_on_the_inventory_and_on_cards() -> None:
    sight = view(acting(hero(gold=4, vp=7, cards="owl hydra")).state, A)
    assert glory_of(sight.seats[A]) == (7, 4 + 26)
