"""A moment is made for boards where they lie: it ends as soon as they lie elsewhere."""

import random

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.session import Session
from tests.tui.driving import HOME, SMALL, sitting
from tests.tui.whole_games import SEATS

ANSWERS = 14


@pytest.mark.parametrize("game", BUILT)
async def test_boards_that_lose_their_place_within_a_moment_end_it(game: str) -> None:
    """The window shrinks and grows again while frames are still to come; another answer comes meanwhile."""
    session, chance = Session.new(load_rules(game), SEATS[2], 5, {}), random.Random(3)
    async with sitting(session, HOME, motion="full") as here:
        for number in range(ANSWERS):
            session.take_over()
            decision = session.decision
            assert decision is not None
            session.answer(chance.choice(decision.options).key)
            await here.pilot.pause(0.03)
            await here.pilot.resize_terminal(*(SMALL if number % 2 else HOME))
            await here.pilot.pause(0.15)
        assert here.app.is_running
        here.game.quiet()
        assert not here.game.motion.runs
