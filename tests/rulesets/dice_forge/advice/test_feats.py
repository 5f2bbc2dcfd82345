"""What a feat would bring, what it leaves, and whom it ousts."""

import pytest

from rulesets.dice_forge.advice.amounts import Amount
from rulesets.dice_forge.advice.feats import (
    BoarFace,
    BothDice,
    GiftLost,
    GloryForForged,
    MoreSteps,
    OneDie,
    can_perform,
    feat_advice,
    offers_card,
    ousted_at,
)
from rulesets.dice_forge.components import GOLD, MOON, SUN
from rulesets.dice_forge.odds import dice_yield, die_yield
from rulesets.dice_forge.state import Seat
from tests.rulesets.dice_forge.builders import A, B, C, acting, hero, seen


def test_a_feat_says_whom_it_ousts_and_what_bears_bring_for_it() -> None:
    sight, _ = seen(acting(hero(moon=6, cards="bear bear"), hero(portal=3)))
    found = feat_advice(sight, A, "moon5")
    assert (found.stays, found.ousted, found.bear_glory) == (False, B, 6)
    assert feat_advice(sight, A, "moon7").ousted is None
    assert feat_advice(sight, A, "moon7").bear_glory == 0


def test_a_hero_who_stands_there_ousts_nobody() -> None:
    sight, _ = seen(acting(hero(moon=6, portal=3, cards="bear")))
    found = feat_advice(sight, A, "moon5")
    assert (found.stays, found.ousted, found.bear_glory) == (True, None, 0)
    assert ousted_at(sight, A, 3) is None


def test_a_feat_says_which_shards_are_kept_and_how_many_cards_are_left() -> None:
    sight, _ = seen(acting(hero(sun=6, moon=5), stacks={"moon5": 2}))
    assert feat_advice(sight, A, "moon5").kept == (Amount(MOON, 1),)
    assert feat_advice(sight, A, "both").kept == (Amount(SUN, 1), Amount(MOON, 0))
    assert feat_advice(sight, A, "moon7").kept == (Amount(MOON, 0),)
    assert (feat_advice(sight, A, "moon5").left, feat_advice(sight, A, "moon5").copies) == (2, 3)
    four, _ = seen(acting(hero(sun=6), players=4))
    assert feat_advice(four, A, "moon5").copies == 4


def test_a_second_hammer_adds_its_steps_while_the_first_has_any() -> None:
    sight, _ = seen(acting(hero(moon=2, cards="hammer", hammer=12)))
    assert feat_advice(sight, A, "moon1").effect == MoreSteps(18 + 30)
    sight, _ = seen(acting(hero(moon=2, cards="hammer", hammer=30)))
    assert feat_advice(sight, A, "moon1").effect is None


def test_a_boar_says_which_face_it_brings() -> None:
    table = acting(hero(moon=3), cards={"moon4": "boar"})
    sight, _ = seen(table)
    assert feat_advice(sight, A, "moon4").effect == BoarFace(table.state.boar_stack[-1])
    table.state.boar_stack.clear()
    assert feat_advice(seen(table)[0], A, "moon4").effect is None


def test_typhon_counts_the_faces_forged() -> None:
    for forged in (4, 0):
        sight, _ = seen(acting(hero(sun=5, moon=5, forged=forged), cards={"both": "typhon"}))
        assert feat_advice(sight, A, "both").effect == GloryForForged(forged)


def test_rolls_are_told_by_their_average() -> None:
    """Cancer and the Sentinel roll both dice twice; Sphinx and Cyclops one die four times."""
    own = hero(sun=6, moon=6, shows="G4 V3")
    for slot, card in (("moon7", "cancer"), ("moon7", "sentinel")):
        sight, _ = seen(acting(own, cards={slot: card}))
        found = feat_advice(sight, A, slot).effect
        assert isinstance(found, BothDice)
        once = dice_yield(sight.seats[A].dice).amounts
        assert (found.rolls, found.average.amounts) == (2, tuple(2 * each for each in once))
    for card in ("sphinx", "cyclops"):
        sight, _ = seen(acting(own, cards={"sun7": card}))
        rolls = feat_advice(sight, A, "sun7").effect
        assert isinstance(rolls, OneDie)
        assert [(each.die, each.rolls) for each in rolls.choices] == [(0, 4), (1, 4)]
        for each in rolls.choices:
            assert each.faces == sight.seats[A].dice[each.die]
            assert each.average.amounts == tuple(4 * n for n in die_yield(each.faces).amounts)


@pytest.mark.parametrize(
    ("own", "lost"),
    [
        (hero(sun=2), ()),
        (hero(sun=2, gold=11), (Amount(GOLD, 2),)),
        (hero(sun=2, gold=11, moon=6), (Amount(GOLD, 2), Amount(MOON, 3))),
        (hero(sun=2, gold=12, cards="hammer", hammer=28), (Amount(GOLD, 1),)),
        (hero(sun=2, gold=12, cards="hammer"), ()),
    ],
)
def test_what_a_full_store_would_lose_of_a_feat_is_told_but_for_the_hammer(
    own: Seat, lost: tuple[Amount, ...]
) -> None:
    """Three gold and three moon shards; the hammer takes as much gold as it has steps left."""
    sight, _ = seen(acting(own))
    assert feat_advice(sight, A, "sun2").effect == GiftLost(lost)


def test_a_feat_can_be_performed_with_just_its_shards_while_a_card_is_left() -> None:
    """The hydra costs five of each shard, the owl two suns."""
    for own, both, owl in (
        (hero(sun=5, moon=5), True, True),
        (hero(sun=5, moon=4), False, True),
        (hero(sun=1, moon=6), False, False),
    ):
        sight = seen(acting(own))[0]
        assert [can_perform(sight, A, slot) for slot in ("both", "sun3")] == [both, owl]
    assert not can_perform(seen(acting(hero(sun=6, moon=6), stacks={"both": 0}))[0], A, "both")
    assert can_perform(seen(acting(hero(sun=6, moon=6), stacks={"both": 1}))[0], A, "both")


def test_the_coach_knows_which_cards_are_offered() -> None:
    sight, decision = seen(acting(hero(gold=10, sun=6), cards={"sun3": "owl"}))
    assert offers_card(sight, decision, "owl")
    assert not offers_card(sight, decision, "hydra")


def test_only_the_hero_in_that_very_portal_is_ousted() -> None:
    shown, _ = seen(acting(hero(moon=1, sun=1), hero(portal=6), hero(portal=3)))
    assert [ousted_at(shown, A, portal) for portal in (2, 3, 5, 6, 7)] == [None, C, None, B, None]
    assert ousted_at(shown, B, 6) is None, "one's own hero stays"
