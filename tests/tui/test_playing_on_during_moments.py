"""Games played on by keys while moments still play: whatever is laid out anew, the table stays sound."""

import random

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.play.session import Session
from tests.tui.driving import HOME, LARGE, SMALL, sitting
from tests.tui.whole_games import SEATS, answer_by_key
from tests.whole import sampled

ANSWERS = sampled(25, 400)
_FRAME = 0.08
"""Seconds: a little longer than a frame, so that a moment is met at any of its frames."""


@pytest.mark.parametrize("size", sampled([LARGE], [SMALL, HOME, LARGE]), ids=str)
@pytest.mark.parametrize("game", sampled(["helios"], [*BUILT]))
async def test_answers_given_while_moments_play_do_no_harm(game: str, size: tuple[int, int]) -> None:
    session = Session.new(load_rules(game), SEATS[2], seed=3)
    chance = random.Random(3)
    async with sitting(session, size, motion="full", handover="never") as table:
        for _ in range(ANSWERS):
            if session.record.over:
                break
            await answer_by_key(table, chance)
            await table.pilot.pause(_FRAME * chance.randrange(8))
        assert session.rules.faults(session.record.table.state) == []
        assert not table.app.words.problems
