"""What answers bring within a hero's reach, or take out of it."""

from typing import Any

import pytest

from rulesets.core import Table
from rulesets.dice_forge.advice.for_me import Reach, extra_action_lost, reach
from rulesets.dice_forge.components import CARDS, FACES, GOLD, MOON, PLACES, SANCTUARY, SUN
from rulesets.dice_forge.state import DiceForge
from rulesets.dice_forge.view import view
from tests.conformance.every_game import load_rules
from tests.rulesets.dice_forge.builders import acted, acting, hero, reinforcing, rolled, seen
from tests.tui import random_games


def told(table: Table[DiceForge], key: str) -> Reach:
    shown, decision = seen(table)
    return reach(shown, decision.seat, decision, decision.option(key))


def test_what_a_face_offers_brings_feats_and_faces_within_reach() -> None:
    table = rolled("C2 G1", hero(gold=1))
    gold, moon = told(table, "take:gold"), told(table, "take:moon")
    assert (gold.feats, gold.face) == ((), "G6")  # which costs 4: the gold of both dice, and the 1 in store
    assert moon.feats
    assert all(CARDS[card].cost_moon <= 2 and not CARDS[card].cost_sun for card in moon.feats)
    assert moon.face is None


def test_gold_on_the_hammer_buys_no_face() -> None:
    table = rolled("G3 S1", hero(gold=5, cards="hammer"), pools={"C32": 1})
    all_of_it, nothing = told(table, "hammer:3"), told(table, "hammer:0")
    assert all_of_it == Reach()
    assert nothing.face is not None


def test_the_price_of_an_extra_action_puts_feats_out_of_reach() -> None:
    table = acted(hero(sun=3))
    shown, _ = seen(table)
    gone = told(table, "pay").feats_gone
    assert {CARDS[card].cost_sun for card in gone} == {2, 3} - {
        cost for cost in (2, 3) if not any(CARDS[card].cost_sun == cost for card in shown.layout.values())
    }


def test_a_feat_may_leave_too_few_sun_shards_for_an_extra_action() -> None:
    shown, decision = seen(acting(hero(sun=3, moon=3)))
    costs = {slot: CARDS[card].cost_sun for slot, card in shown.layout.items()}
    lost = {slot for slot in costs if extra_action_lost(shown, 0, decision, slot)}
    assert lost == {slot for slot, cost in costs.items() if cost > 1}
    shown, decision = seen(acting(hero(sun=2)))
    assert {slot for slot in costs if extra_action_lost(shown, 0, decision, slot)} == {
        slot for slot, cost in costs.items() if cost
    }
    shown, decision = seen(acting(hero(sun=1)))
    assert not any(extra_action_lost(shown, 0, decision, slot) for slot in shown.layout)


def test_an_elder_whose_price_changes_nothing_puts_nothing_out_of_reach() -> None:
    """The sanctuary is sold out."""
    assert (
        told(reinforcing(hero(gold=4, cards="elder"), pools=dict.fromkeys(SANCTUARY, 0)), "elder") == Reach()
    )


def test_a_card_of_which_none_is_left_comes_into_nobodys_reach() -> None:
    table = rolled("C2 G1", hero(gold=1), stacks=dict.fromkeys(PLACES, 0), pools={"G6": 0})
    assert told(table, "take:moon").feats == ()
    assert told(table, "take:gold").face in {face for face in SANCTUARY if FACES[face].cost == 4} - {"G6"}


def test_the_elders_price_puts_a_face_out_of_reach() -> None:
    assert told(reinforcing(hero(gold=8, cards="elder")), "elder").face_gone is not None
    assert told(reinforcing(hero(gold=11, cards="elder")), "elder").face_gone is None


@pytest.mark.parametrize("seed", range(2))
def test_what_it_says_is_what_can_be_paid_for_afterwards(seed: int) -> None:
    """For answers that are followed by nothing else."""
    compared = 0
    moments: Any = random_games.moments(
        load_rules("dice_forge"),
        2,
        seed,
        0.9,
        lambda key: key.startswith(("feat:", "elder", "triton", "pay")),
    )
    for moment in moments:
        decision = moment.decision
        for option in decision.options:
            if option.key.partition(":")[0] not in ("elder", "triton", "owl", "pay"):
                continue
            found = reach(moment.view, decision.seat, decision, option)
            table = moment.table.clone()
            table.apply(option.key)
            if table.decision is None or table.decision.seat != decision.seat:
                continue
            then = view(table.state, decision.seat)
            before, after = (each.seats[decision.seat].stores for each in (moment.view, then))
            new, gone = (
                {
                    card
                    for slot, card in then.layout.items()
                    if then.stacks[slot] and _pays(one, card) and not _pays(other, card)
                }
                for one, other in ((after, before), (before, after))
            )
            assert ({*found.feats}, {*found.feats_gone}) == (new, gone), option.key
            assert (found.face is not None) <= (after[GOLD] > before[GOLD])
            assert (found.face_gone is not None) <= (after[GOLD] < before[GOLD])
            compared += bool(new or gone or found.face or found.face_gone)
    assert compared


def _pays(stores: tuple[int, ...], card: str) -> bool:
    return CARDS[card].cost_sun <= stores[SUN] and CARDS[card].cost_moon <= stores[MOON]
