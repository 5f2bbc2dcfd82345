"""What questions are about, and what speaks for and against an answer of Dice Forge."""

from typing import Any

import pytest

from rulesets.core import Decision, Event, Table, WordEvent
from rulesets.dice_forge.advice import (
    CopyAdvice,
    DieAdvice,
    FaceAdvice,
    ForgeAdvice,
    HammerAdvice,
    HeldCard,
    HeldStore,
    HeldToken,
    OwnHammer,
    die_advice,
    face_advice,
    feat_advice,
    gain_advice,
    hammer_advice,
    held_advice,
    hero_advice,
    offers_card,
    pool_advice,
    room_for_gold,
    swaps,
    word_advice,
)
from rulesets.dice_forge.components import FACES, GOLD, MOON, POOLS, SANCTUARY, SUN, VP
from rulesets.dice_forge.deeds import rolls_in, together
from rulesets.dice_forge.gains import CYCLOPS, SENTINEL
from rulesets.dice_forge.hammering import chosen_amount, finishing, only_sensible
from rulesets.dice_forge.options import Hammering
from rulesets.dice_forge.preview import can_perform, ship_discount
from rulesets.dice_forge.questions import first_slot, question, step_of
from rulesets.dice_forge.state import DiceForge, Seat
from rulesets.dice_forge.view import DiceForgeView, view
from tests.rulesets.dice_forge.builders import (
    A,
    B,
    acted,
    acting,
    answer,
    hero,
    position,
    reinforcing,
    rolled,
    targets,
)


def seen(table: Table[DiceForge]) -> tuple[DiceForgeView, Decision[Any]]:
    """What stands at a table: the view and the decision."""
    assert table.decision is not None
    return view(table.state, table.decision.seat), table.decision


def asked(table: Table[DiceForge]) -> dict[str, Any]:
    return question(*seen(table))


# -- questions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "how"),
    [
        (acting(hero(gold=4, sun=2)), "both"),
        (acting(hero(gold=4)), "buy"),
        (acting(hero(moon=2)), "feat"),
        (acting(hero(triton=1)), "token"),
        (acted(hero(gold=4, sun=2)), "pay"),
        (acted(hero(triton=1)), "token"),
        (rolled("C1 G1", hero(gold=3)), "take"),
        (rolled("C1 G1", hero(gold=3), losing=True), "lose"),
    ],
)
def test_what_can_be_chosen_says_how_it_is_asked(table: Table[DiceForge], how: str) -> None:
    assert asked(table)["how"] == how


def test_within_a_roll_a_question_says_what_was_rolled_and_why() -> None:
    found = asked(rolled("X3 C2", hero()))
    assert found["lead"][:3] == (A, "blessing", ("X3", "C2"))
    assert found["times"] == 3
    assert asked(acting(hero(gold=4)))["lead"] is None


def test_a_conversion_tells_what_is_kept_and_the_glory_instead() -> None:
    found = asked(rolled("X3 S2", hero(), conversion=SENTINEL))
    assert (found["resource"], found["amount"], found["vp"]) == ("sun", 6, 12)
    found = asked(rolled("2:G1", hero(), conversion=CYCLOPS))
    assert (found["resource"], found["amount"], found["vp"]) == ("gold", 1, 1)


def test_a_boar_asks_its_owner_and_its_bearer() -> None:
    table = rolled("B_R G1", hero(), hero(boars="B_R"))
    answer(table, "take:sun")
    found = asked(table)
    assert (found["how"], found["roller"], found["boar"]) == ("other", A, "B_R")
    table = acting(hero(moon=3), cards={"moon4": "boar"})
    answer(table, "feat:moon4")
    borne = asked(table)["boar"]
    answer(table, "seat:2")
    found = asked(table)
    assert (found["how"], found["giver"], found["boar"]) == ("boar", A, borne)


def test_the_steps_of_a_turn_follow_from_what_is_asked_and_why_it_was_rolled() -> None:
    assert step_of(*seen(rolled("C1 G1", hero()))) == "roll"
    assert step_of(*seen(reinforcing(hero(cards="owl")))) == "cards"
    assert step_of(*seen(acting(hero(gold=4)))) == "action"
    table = acted(hero(gold=4, sun=2))
    assert step_of(*seen(table)) == "extra"
    answer(table, "pay")
    assert step_of(*seen(table)) == "extra"
    ousting = acting(hero(moon=4), hero(portal=3), rolls=[(B, "C1 G1")])
    answer(ousting, "feat:moon5")
    assert step_of(*seen(ousting)) == "action"


def test_the_face_to_give_up_first_is_the_cheapest_of_both_dice() -> None:
    table = acting(hero(gold=4))
    answer(table, "buy:G4")
    assert first_slot(seen(table)[0], A) == "slot:1/G1"


# -- gains -----------------------------------------------------------------------------------------


def test_a_gain_says_what_is_held_and_what_the_store_cannot_take() -> None:
    sight, decision = seen(rolled("X3 C2", hero(sun=5)))
    found = gain_advice(sight, A, decision, "take", "sun")
    assert (found.what, found.then) == ((SUN, 6), (SUN, 6, 6))
    assert (found.over, found.spilt, found.full) == ({"sun": 5}, 5, None)
    sight, decision = seen(acted(hero(gold=12, triton=1)))
    assert gain_advice(sight, A, decision, "triton", "gold").wasted == (GOLD, 6)


def test_a_full_store_is_told_only_while_something_else_would_be_kept() -> None:
    sight, decision = seen(rolled("C1 G1", hero(sun=6)))
    assert gain_advice(sight, A, decision, "take", "sun").full == SUN
    assert gain_advice(sight, A, decision, "take", "moon").full is None
    sight, decision = seen(rolled("C1 G1", hero(gold=12, sun=6, moon=6)))
    assert gain_advice(sight, A, decision, "take", "sun").full is None


def test_gold_that_can_go_on_the_hammer_is_not_lost() -> None:
    sight, decision = seen(rolled("C1 M1", hero(gold=12, cards="hammer")))
    found = gain_advice(sight, A, decision, "take", "gold")
    assert (found.over, found.steps) == ({}, 30)


def test_what_the_minotaur_takes_is_told_as_what_is_left() -> None:
    sight, decision = seen(rolled("C1 G1", hero(gold=3), losing=True))
    found = gain_advice(sight, A, decision, "take", "gold")
    assert (found.loses, found.then) == (True, (GOLD, 1, None))
    assert gain_advice(sight, A, decision, "take", "moon").then == (MOON, 0, None)


def test_a_conversion_is_worth_glory() -> None:
    sight, decision = seen(rolled("X3 S2", hero(), conversion=SENTINEL))
    assert gain_advice(sight, A, decision, "keep", "").what == (SUN, 6)
    assert gain_advice(sight, A, decision, "convert", "").what == (VP, 12)


def test_the_elder_takes_gold_for_glory() -> None:
    sight, decision = seen(reinforcing(hero(gold=4, vp=2, cards="elder")))
    found = gain_advice(sight, A, decision, "elder", "")
    assert (found.asks, found.gold, found.what, found.then) == (3, 1, (VP, 4), (VP, 6, None))


def test_the_hammer_says_its_next_mark_and_what_is_lost() -> None:
    sight, decision = seen(rolled("G6 M1", hero(gold=9, cards="hammer", hammer=12)))
    found = hammer_advice(sight, A, decision, "hammer", "0")
    assert isinstance(found, HammerAdvice)
    assert (found.which, found.step, found.coming, found.mark, found.over) == ("none", 12, 3, 10, {"gold": 3})
    found = hammer_advice(sight, A, decision, "hammer", "4")
    assert isinstance(found, HammerAdvice)
    assert (found.which, found.step, found.brings, found.then) == ("some", 16, 10, (GOLD, 11, 12))
    sight, decision = seen(rolled("G6 M1", hero(gold=9, cards="hammer", hammer=27)))
    left = {key: hammer_advice(sight, A, decision, "hammer", key) for key in ("2", "3")}
    assert [each.coming for each in left.values() if isinstance(each, HammerAdvice)] == [1, 0]
    sight, decision = seen(rolled("G6 M1", hero(gold=9, cards="hammer hammer", hammer=27)))
    found = hammer_advice(sight, A, decision, "hammer", "3")
    assert isinstance(found, HammerAdvice)
    assert (found.step, found.coming) == (30, 15)
    sight, _ = seen(rolled("G6 M1", hero(gold=9, cards="hammer", hammer=12)))
    assert hammer_advice(sight, A, None, "hammer", "0") == OwnHammer(A, 12, 30)
    assert hammer_advice(sight, A, None, "hammer", "1") == OwnHammer(B, 0, 0)


def test_what_heroes_have_is_found_by_its_target() -> None:
    sight, _ = seen(acting(hero(gold=4), hero(moon=2, portal=3, triton=1, cards="owl")))
    assert held_advice(sight, A, None, "store", "1/moon") == HeldStore(B, MOON, (MOON, 2, 6))
    assert held_advice(sight, A, None, "token", "1/triton") == HeldToken(B, "triton", 1)
    assert held_advice(sight, A, None, "card", "1/owl") == HeldCard(B, "owl")
    assert hero_advice(sight, A, None, "seat", "1").where[0] == 3


def test_what_is_left_undone_is_free_cards_and_actions() -> None:
    sight, decision = seen(reinforcing(hero(gold=3, cards="owl hind elder")))
    assert word_advice(sight, A, decision, "done", "").unused == ["hind", "owl"]
    sight, decision = seen(acting(hero(gold=4)))
    assert word_advice(sight, A, decision, "pass", "").acts
    sight, decision = seen(acting(hero(triton=1)))
    assert not word_advice(sight, A, decision, "pass", "").acts
    sight, decision = seen(acted(hero(gold=4, sun=5)))
    assert word_advice(sight, A, decision, "pay", "").stays == (SUN, 3)


def test_a_view_says_which_round_and_which_turn_of_it_is_played() -> None:
    """With three players turn 3 ends the first round, and the fourth begins the second."""
    for turns, round, turn in ((0, 1, 1), (1, 1, 2), (2, 1, 3), (3, 2, 1)):
        sight = view(position(hero(), hero(), hero(), turns=turns), A)
        assert (sight.round, sight.turn) == (round, turn)


# -- feats, faces, forging -------------------------------------------------------------------------


def test_a_feat_says_whom_it_ousts_and_what_it_comes_to() -> None:
    sight, decision = seen(acting(hero(moon=6, cards="bear bear"), hero(portal=3)))
    found = feat_advice(sight, A, decision, "feat", "moon5")
    assert (found.ousting, found.rival, found.bears, found.keeps) == ("oust-bear", B, 6, ((MOON, 2),))
    sight, decision = seen(acting(hero(moon=6, portal=3, forged=4), cards={"both": "typhon"}))
    assert feat_advice(sight, A, decision, "feat", "moon5").ousting == "stay"
    assert feat_advice(sight, A, decision, "feat", "both").typhon == (VP, 4)
    rolls = feat_advice(sight, A, decision, "feat", "sun7").die_rolls
    assert [(each.die, each.count) for each in rolls] == [(0, 4), (1, 4)]


@pytest.mark.parametrize(
    ("own", "over"),
    [
        (hero(sun=2), None),
        (hero(sun=2, gold=11), {"gold": 2}),
        (hero(sun=2, gold=11, moon=6), {"gold": 2, "moon": 3}),
        (hero(sun=2, gold=12, cards="hammer", hammer=28), {"gold": 1}),
        (hero(sun=2, gold=12, cards="hammer"), None),
    ],
)
def test_what_a_full_store_would_lose_of_a_feat_is_told_but_for_the_hammer(
    own: Seat, over: dict[str, int] | None
) -> None:
    """Three gold and three moon shards; the hammer takes as much gold as it has steps left."""
    sight, decision = seen(acting(own))
    assert (feat_advice(sight, A, decision, "feat", "sun2").over or None) == over


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


def test_a_ship_says_how_much_less_its_face_costs() -> None:
    """Ruling R14: two gold, six beside times three; nothing where none is asked about."""
    for roll, less in (("SHIP G1", 2), ("SHIP X3", 6)):
        assert ship_discount(*seen(rolled(roll, hero(gold=6)))) == less
    assert ship_discount(*seen(acting(hero(gold=6)))) == 0
    assert ship_discount(seen(acting(hero(gold=6)))[0], None) == 0


def test_a_face_says_what_else_its_buyer_can_pay() -> None:
    sight, decision = seen(acting(hero(gold=8)))
    found = face_advice(sight, A, decision, "buy", "G3")
    assert isinstance(found, FaceAdvice)
    assert (found.price, found.keeps, found.rest) == ((2, 2), ((GOLD, 6),), (GOLD, 6))
    costs = sorted((FACES[face].cost or 0 for face in SANCTUARY), reverse=True)
    assert [FACES[face].cost for face in found.also] == [cost for cost in costs if cost <= 6][:2]


def test_a_ship_makes_a_face_cheaper_and_buys_one_only() -> None:
    table = rolled("SHIP G4", hero(gold=11))
    answer(table, "ship_first")
    sight, decision = seen(table)
    found = face_advice(sight, A, decision, "buy", "G3")
    assert isinstance(found, FaceAdvice)
    assert (found.price, found.also) == ((0, 2), ())


def test_a_face_to_copy_is_told_with_whose_it_is() -> None:
    sight, decision = seen(rolled("MIR X3", hero(), hero(shows="G4 M1")))
    assert face_advice(sight, A, decision, "face", "G4") == CopyAdvice("G4", B, 0, tripled=True)


def test_a_face_comes_to_something_on_each_die() -> None:
    own = seen(acting(hero(gold=8)))[0].seats[A]
    assert [(swap.die, swap.old) for swap in swaps(own, "G3")] == [(0, "G1"), (1, "G1")]


def test_a_pool_of_the_garden_has_no_price() -> None:
    sight, _ = seen(acting(hero(gold=8)))
    prices = {pool: pool_advice(sight, A, None, "pool", pool).each for pool in POOLS}
    assert {pool for pool, price in prices.items() if price is None} == {
        pool for pool, row in POOLS.items() if row.cost is None
    }


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


def test_a_face_that_does_more_than_bring_a_sum_is_told_as_special() -> None:
    """The face in hand: gold, a choice, times three of the helmet, the mirror."""
    for key, special in (("buy:G4", False), ("buy:C2", True), ("feat:moon6", True), ("feat:sun6", True)):
        table = acting(hero(gold=12, sun=6, moon=6))
        answer(table, key)
        found = die_advice(seen(table)[0], A, seen(table)[1], "slot", "1/G1")
        assert isinstance(found, ForgeAdvice)
        assert (found.die, found.lies, found.special) == (0, "G1", special), key


def test_forging_is_regretted_over_the_same_a_better_or_a_fresh_face() -> None:
    def regret(id: str) -> str:
        found = die_advice(seen(table)[0], A, seen(table)[1], "slot", id)
        assert isinstance(found, ForgeAdvice)
        return found.regret

    table = acting(hero(gold=12))
    answer(table, "buy:G3")
    assert (regret("1/G1"), regret("2/V2")) == ("", "better")
    answer(table, "slot:1/G1", "buy:G4")
    assert regret("1/G3") == "fresh"
    table = acting(hero(gold=2))
    answer(table, "buy:M1")
    assert regret("2/M1") == "same"


def test_a_die_is_looked_at_whole_or_by_its_faces() -> None:
    sight, _ = seen(acting(hero(gold=8)))
    whole = die_advice(sight, A, None, "die", "1/2")
    part = die_advice(sight, A, None, "die", "1/2/6")
    assert isinstance(whole, DieAdvice)
    assert isinstance(part, DieAdvice)
    assert (whole.seat, whole.die, whole.part, whole.count) == (B, 1, False, 1)
    assert (part.face, part.part) == (sight.seats[B].dice[1][5], True)


# -- standing answers, the coach, the log ----------------------------------------------------------

AMOUNTS = [Hammering(gold, 10 if gold >= 3 else 0, max(0, 2 - gold), 12 + gold) for gold in range(7)]
"""Six gold three steps before the first mark, of which the store can't take two."""


@pytest.mark.parametrize(("choice", "gold"), [("all", 6), ("nothing", 0), ("enough", 3), ("finish", 6)])
def test_a_standing_answer_means_an_amount_of_gold(choice: str, gold: int) -> None:
    assert chosen_amount(AMOUNTS, choice).gold == gold


def test_just_enough_without_a_mark_loses_least() -> None:
    assert chosen_amount([Hammering(n, 0, max(0, 2 - n), 3 + n) for n in range(5)], "enough").gold == 2


def test_all_until_it_is_finished_ends_with_the_card_in_work() -> None:
    amounts = [Hammering(gold, 0, 0, 27 + gold) for gold in range(7)]
    finished = finishing(amounts)
    assert finished is not None
    assert chosen_amount(amounts, "finish") == finished
    assert finished.gold == 3
    assert finishing(AMOUNTS) is None


def test_only_where_all_else_loses_gold_one_amount_is_sensible() -> None:
    full = [Hammering(gold, 0, 4 - gold, gold) for gold in range(5)]
    assert only_sensible(full) == full[-1]
    assert only_sensible(AMOUNTS) is None


def test_the_coach_knows_room_and_cards() -> None:
    sight, decision = seen(acting(hero(gold=10, sun=6), cards={"sun3": "owl"}))
    assert room_for_gold(sight.seats[A]) == 2
    assert offers_card(sight, decision, "owl")
    assert not offers_card(sight, decision, "hydra")


def test_events_are_told_with_what_they_brought() -> None:
    roll = WordEvent("rolled", A, {"faces": ["MIR", "G1"], "dice": [0, 1], "why": "blessing"})
    copied = WordEvent("mirrored", A, {"face": "G4"})
    gained = WordEvent("gained", A, {"resource": "gold", "amount": 5, "lost": 2})
    told = together([roll, copied, gained, WordEvent("passed", A, {})])
    assert [each.kind for each in told] == ["rolled", "brought", "passed"]
    assert told[0].facts["thrown"] == (["MIR", "G1"], ["G4", "G1"])
    assert told[1].facts == {"kept": {"gold": 3}, "spilt": {"gold": 2}, "taken": {}}
    assert [
        each.kind for each in together([roll, copied, gained, WordEvent("passed", A, {})], acts=True)
    ] == ["passed"]


def test_a_roll_holds_all_that_came_of_it_and_nothing_else() -> None:
    """Also what later answers brought; not a boar's bonus, and nothing after an action."""

    def gain(resource: str, amount: int, lost: int = 0, seat: int = A) -> Event:
        return WordEvent("gained", seat, {"resource": resource, "amount": amount, "lost": lost})

    rolls = [WordEvent("rolled", seat, {"faces": ["MIR", "G3"], "dice": [0, 1]}) for seat in (A, B)]
    events = [*rolls, WordEvent("boar_bonus", A, {"resource": "vp", "face": "BOAR"}), gain("vp", 3)]
    events += [
        WordEvent("mirrored", A, {"face": "S1"}),
        gain("sun", 1),
        gain("gold", 3, 1),
        gain("moon", 1, seat=B),
    ]
    events += [WordEvent("hammered", A, {"gold": 2}), WordEvent("hammer_phase", A, {"vp": 10})]
    events += [WordEvent("lost", B, {"resource": "moon", "amount": 1}), WordEvent("by_itself_hammer", A, {})]
    first, second = rolls_in([*events, WordEvent("passed", B, {}), gain("gold", 9, seat=B)])
    assert (first.gained, first.spilt, first.copies) == ({"gold": 2, "sun": 1, "vp": 10}, {"gold": 1}, ["S1"])
    assert (first.hammer, first.by_itself, second.hammer, second.by_itself) == (2, True, 0, False)
    assert (second.gained, second.taken) == ({"moon": 1}, {"moon": 1})
    chosen = WordEvent("satyrs_picked", A, {"faces": ["G1", "M1"]})
    picked, acted = rolls_in([chosen, gain("moon", 1), gain("gold", 1, seat=B), rolls[0], gain("gold", 4)])
    assert (picked.gained, acted.gained) == ({"moon": 1}, {"gold": 4})


def test_the_price_and_the_way_of_a_feat_are_told_with_its_card() -> None:
    """What else came before the hero moved is told by itself."""
    price, way = WordEvent("paid", A, {"sun": 1}), WordEvent("moved", A, {"portal": "sun1"})
    for before, kinds in (
        (price, ["took_card"]),
        (WordEvent("used_triton", A, {}), ["used_triton", "took_card"]),
    ):
        told = together([before, way, WordEvent("took_card", A, {"card": "owl"})])
        assert [each.kind for each in told] == kinds
        assert told[-1].facts["went"]
    assert [each.kind for each in together([price, WordEvent("bought", A, {})])] == ["paid", "bought"]


def test_a_gain_by_itself_is_told_by_how_much_of_it_is_kept() -> None:
    def kinds(*events: Event) -> list[str]:
        return [each.kind for each in together(events)]

    assert kinds(WordEvent("gained", A, {"resource": "sun", "amount": 2, "lost": 1})) == ["gained"]
    assert kinds(WordEvent("gained", A, {"resource": "sun", "amount": 2, "lost": 2})) == ["gained_nothing"]
    assert kinds(WordEvent("lost", A, {"resource": "sun", "amount": 2})) == ["lost"]
    assert kinds(WordEvent("lost", A, {"resource": "sun", "amount": 0})) == []
