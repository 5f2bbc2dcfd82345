"""What others' turns have meant for a seat: B looks on while A plays."""

from collections.abc import Sequence

from rulesets.dice_forge import RULES
from rulesets.dice_forge.advice.recap import (
    BoarForged,
    DiceForgeChange,
    FaceGone,
    FeatGone,
    GotBlessings,
    GotBonuses,
    HeroOusted,
    StoreFull,
    TakenAway,
    changes,
    is_loss,
)
from rulesets.dice_forge.components import CARDS, FACES
from rulesets.dice_forge.events import (
    BoarBonus,
    BoarGiven,
    DiceForgeEvent,
    Forged,
    Gained,
    Lost,
    Ousted,
    TookCard,
)
from rulesets.dice_forge.state import DiceForge
from tests.rulesets.dice_forge.builders import A, B, C, hero, layout, position

SLOT = "moon2"
CHEST = layout()[SLOT]


def changed(
    before: DiceForge, after: DiceForge, events: Sequence[DiceForgeEvent] = ()
) -> list[DiceForgeChange]:
    """What is different for B between two positions."""
    return changes(RULES.view(before, B), RULES.view(after, B), B, events)


def test_an_ousted_hero_is_a_loss_and_what_the_roll_brings_a_gain() -> None:
    """Rulings R27 and R28: an ousted player is blessed at once."""
    same = position()
    happened: list[DiceForgeEvent] = [
        Ousted(B, 2, A),
        Gained(B, "gold", 3, 0),
        Gained(B, "gold", 1, 0),
        Gained(A, "sun", 1, 0),
    ]
    found = changed(same, same, happened)
    assert found == [HeroOusted(A, 2), GotBlessings({"gold": 4})]
    assert [is_loss(each) for each in found] == [True, False]


def test_what_happens_to_a_third_seat_is_not_ones_own() -> None:
    same = position()
    for other, by in ((C, A), (A, C)):
        assert (
            changed(same, same, [Ousted(other, 2, by), BoarGiven(other, "B_R"), Lost(other, "gold", 2)]) == []
        )
    assert changed(same, same, [Gained(C, "gold", 2, 1), Gained(A, "gold", 2, 1)]) == []


def test_a_boar_to_forge_is_a_loss() -> None:
    same = position()
    assert changed(same, same, [BoarGiven(B, "B_R")]) == [BoarForged("B_R")]


def test_what_a_minotaur_takes_is_a_loss() -> None:
    same = position()
    assert changed(same, same, [Lost(B, "gold", 2), Lost(B, "gold", 1)]) == [TakenAway({"gold": 3})]


def test_what_a_boar_brings_its_owner_comes_from_the_boar() -> None:
    """A bonus is told apart from the seat's own dice, and one that the store has no room for is lost."""
    same = position()
    happened: list[DiceForgeEvent] = [
        BoarBonus(B, "vp", "B_R"),
        Gained(B, "vp", 3, 0),
        Gained(B, "gold", 1, 0),
        BoarBonus(B, "sun", "B_R"),
        Gained(C, "sun", 1, 0),
        Gained(B, "sun", 1, 1),
        BoarBonus(A, "vp", "B_B"),
        Gained(B, "vp", 2, 0),
    ]
    assert changed(same, same, happened) == [
        StoreFull({"sun": 1}),
        GotBlessings({"gold": 1, "vp": 2}),
        GotBonuses({"vp": 3}),
    ]


def test_of_two_cards_of_a_place_only_who_took_the_second_took_the_last() -> None:
    row = CARDS[CHEST]
    rich = hero(sun=row.cost_sun, moon=row.cost_moon)
    before, after = (position(hero(), rich, stacks={SLOT: left}) for left in (2, 0))
    assert changed(before, after, [TookCard(A, CHEST, SLOT), TookCard(C, CHEST, SLOT)]) == [
        FeatGone(CHEST, SLOT, C)
    ]


def test_what_could_be_paid_for_only_now_is_gone_all_the_same() -> None:
    """The stores fill up in the turns of others: what counts is the seat's next turn, too."""
    price = FACES["G3"].cost
    assert price is not None
    before = position(hero(), hero(gold=price - 1), pools={"G3": 1}, stacks={SLOT: 1})
    row = CARDS[CHEST]
    rich = hero(gold=price, sun=row.cost_sun, moon=row.cost_moon)
    after = position(hero(), rich, pools={"G3": 0}, stacks={SLOT: 0})
    happened: list[DiceForgeEvent] = [Forged(A, "G3", "G1", 0, locked=False), TookCard(A, CHEST, SLOT)]
    assert changed(before, after, happened) == [FeatGone(CHEST, SLOT, A), FaceGone("G3", A)]


def test_what_the_store_had_no_room_for_is_a_loss() -> None:
    same = position()
    found = changed(same, same, [Gained(B, "gold", 5, 3)])
    assert found == [StoreFull({"gold": 3}), GotBlessings({"gold": 2})]


def test_the_last_card_of_a_place_is_a_loss_for_those_who_could_pay_for_it() -> None:
    row = CARDS[CHEST]
    rich = hero(sun=row.cost_sun, moon=row.cost_moon)
    taken = [TookCard(A, CHEST, SLOT)]
    before, after = position(hero(), rich, stacks={SLOT: 1}), position(hero(), rich, stacks={SLOT: 0})
    assert changed(before, after, taken) == [FeatGone(CHEST, SLOT, A)]
    richer = hero(sun=row.cost_sun + 1, moon=row.cost_moon + 1)
    one, none = (position(hero(), richer, stacks={SLOT: left}) for left in (1, 0))
    assert changed(one, none, taken) == [FeatGone(CHEST, SLOT, A)], "who could pay more could pay"
    assert changed(one, none, [TookCard(B, CHEST, SLOT)]) == [], "it was taken by the seat itself"
    poor = position(hero(), hero(), stacks={SLOT: 1}), position(hero(), hero(), stacks={SLOT: 0})
    assert changed(*poor, taken) == []
    left = position(hero(), rich, stacks={SLOT: 2}), position(hero(), rich, stacks={SLOT: 1})
    assert changed(*left, taken) == []


def test_the_last_face_of_a_kind_is_a_loss_for_those_who_had_the_gold() -> None:
    bought = [Forged(A, "G3", "G1", 0, locked=False)]
    before, after = (position(hero(), hero(gold=9), pools={"G3": left}) for left in (1, 0))
    assert changed(before, after, bought) == [FaceGone("G3", A)]
    price = FACES["G3"].cost
    assert price is not None
    for gold, gone in ((price - 1, []), (price, [FaceGone("G3", A)])):
        one, none = (position(hero(), hero(gold=gold), pools={"G3": left}) for left in (1, 0))
        assert changed(one, none, bought) == gone
    assert changed(before, after, [Forged(B, "G3", "G1", 0, locked=False)]) == [], "the seat's own purchase"
    left = position(hero(), hero(gold=9), pools={"G3": 1})
    assert changed(before, left, bought) == [], "one is left"
    assert changed(after, after, bought) == [], "there was none before"
    one, none = (position(hero(), hero(gold=0), pools={"G3": left}) for left in (1, 0))
    assert changed(one, none, bought) == []


def test_a_face_that_two_seats_bought_is_gone_once() -> None:
    bought = [Forged(A, "G3", "G1", 0, locked=False), Forged(C, "G3", "G1", 0, locked=False)]
    before, after = (position(hero(), hero(gold=9), pools={"G3": left}) for left in (2, 0))
    assert changed(before, after, bought) == [FaceGone("G3", C)]


def test_what_a_later_seat_took_last_is_a_loss_as_well() -> None:
    row, gold = CARDS[CHEST], FACES["G3"].cost or 0
    rich = hero(gold=gold, sun=row.cost_sun, moon=row.cost_moon)
    before = position(hero(), rich, stacks={SLOT: 1}, pools={"G3": 1})
    after = position(hero(), rich, stacks={SLOT: 0}, pools={"G3": 0})
    for seat in (A, C):
        took: list[DiceForgeEvent] = [TookCard(seat, CHEST, SLOT), Forged(seat, "G3", "G1", 0, locked=False)]
        assert changed(before, after, took) == [FeatGone(CHEST, SLOT, seat), FaceGone("G3", seat)]
