"""What standing answers do with gold for the hammer."""

import pytest

from rulesets.dice_forge.hammering import chosen_amount, finishing, only_sensible
from rulesets.dice_forge.options import Hammering

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
