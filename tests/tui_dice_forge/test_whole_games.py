"""Complete games of Dice Forge at the screen, by the keys shown beside the options."""

import random
from collections import Counter
from typing import Any

import pytest

from rulesets import load_rules
from rulesets.core import Table
from tabletop_tui.conveniences import Conveniences
from tabletop_tui.games.dice_forge.conveniences import CONVENIENCES
from tabletop_tui.session import Session
from tests.tui.driving import HOME, SMALL
from tests.tui.whole_games import SEATS, play_by_the_keys_shown


@pytest.mark.parametrize(
    ("seats", "size", "language"),
    [(2, HOME, "en"), (2, SMALL, "de")],
)
async def test_a_whole_game_by_the_keys_shown(seats: int, size: tuple[int, int], language: str) -> None:
    variants = {"first": "seat:0", "cards": "random"}
    session = Session.new(load_rules("dice_forge"), SEATS[seats], 3, variants)
    await play_by_the_keys_shown(session, size, language)


@pytest.mark.parametrize("seats", [2, 4])
def test_at_most_a_tenth_of_the_questions_is_about_the_hammer(seats: int) -> None:
    """For one who answers at random by the rows of the list, the offered standing answers among them."""
    hammer = CONVENIENCES[0]
    asked: Counter[str] = Counter()
    for seed in range(4):
        chooser, standing = random.Random(seed), Conveniences(CONVENIENCES, ({},) * seats)
        table: Table[Any] = Table.new(load_rules("dice_forge"), seats, seed)
        while (decision := table.decision) is not None:
            if (key := standing.answer(decision)) is not None:
                standing = standing.after(decision)
                table.apply(key)
                continue
            asked[decision.kind] += 1
            rows = hammer.rows if decision.kind == hammer.kind else ()
            key = chooser.choice([*rows, *(option.key for option in decision.options)])
            if key in rows:
                standing = standing.chosen(decision.seat, hammer.id, key)
            else:
                table.apply(key)
    assert 0 < asked[hammer.kind] <= asked.total() / 10
