"""What gold on the hammer brings, and how far a hammer has come."""

import pytest

from rulesets.dice_forge.advice.amounts import Holding
from rulesets.dice_forge.advice.hammer import HammerAdvice, Mark, OwnHammer, hammer_advice, own_hammer
from rulesets.dice_forge.components import GOLD
from rulesets.dice_forge.state import Seat
from tests.rulesets.dice_forge.builders import A, B, hero, rolled, seen


def advised(own: Seat, gold: int) -> HammerAdvice:
    sight, decision = seen(rolled("G6 M1", own))
    return hammer_advice(sight, decision, gold)


def test_no_gold_on_the_hammer_loses_what_the_store_cannot_take() -> None:
    found = advised(hero(gold=9, cards="hammer", hammer=12), 0)
    assert (found.share, found.before, found.step, found.last) == ("none", 12, 12, 30)
    assert (found.then, found.lost) == (Holding(GOLD, 12, 12), 3)
    assert (found.glory, found.mark) == (0, Mark(3, 10))


def test_gold_past_a_mark_brings_its_glory_and_the_rest_goes_into_the_store() -> None:
    found = advised(hero(gold=9, cards="hammer", hammer=12), 4)
    assert (found.share, found.before, found.step, found.glory) == ("some", 12, 16, 10)
    assert (found.then, found.lost, found.mark) == (Holding(GOLD, 11, 12), 0, Mark(14, 15))
    assert advised(hero(gold=9, cards="hammer", hammer=12), 6).share == "all"


@pytest.mark.parametrize(
    ("cards", "hammer", "gold", "mark"),
    [
        ("hammer", 13, 2, Mark(15, 15)),
        ("hammer", 27, 2, Mark(1, 15)),
        ("hammer", 27, 3, None),
        ("hammer hammer", 27, 3, Mark(15, 10)),
        ("hammer hammer", 29, 6, Mark(10, 10)),
        ("hammer", 0, 6, Mark(9, 10)),
    ],
)
def test_the_next_mark_is_on_the_hammer_in_work_or_on_the_next_one(
    cards: str, hammer: int, gold: int, mark: Mark | None
) -> None:
    found = advised(hero(gold=2, cards=cards, hammer=hammer), gold)
    assert (found.step, found.mark) == (hammer + gold, mark)


def test_a_hammer_is_looked_at_by_its_seat() -> None:
    sight, _ = seen(rolled("G6 M1", hero(gold=9, cards="hammer", hammer=12)))
    assert own_hammer(sight, A) == OwnHammer(A, 12, 30)
    assert own_hammer(sight, B) == OwnHammer(B, 0, 0)
