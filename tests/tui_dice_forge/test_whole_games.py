"""Complete games of Dice Forge at the screen, by the keys shown beside the options."""

import random

import pytest

from rulesets import load_rules
from tabletop_tui.screens.scoresheet import ScoreSheet
from tabletop_tui.session import Session
from tests.tui.driving import HOME, sitting
from tests.tui_orbis.test_whole_games import MOST_STEPS, SEATS, answer_by_key


@pytest.mark.parametrize(("seats", "language"), [(3, "de"), (4, "en")])
async def test_a_whole_game_by_the_keys_shown(seats: int, language: str) -> None:
    variants = {"first": "seat:0", "cards": "random"}
    session = Session.new(load_rules("dice_forge"), SEATS[seats], 3, variants)
    chooser = random.Random(seats)
    async with sitting(session, HOME, language=language) as table:
        for _ in range(2 * MOST_STEPS):
            if session.over:
                break
            await answer_by_key(table, chooser)
        await table.pilot.pause()
        assert session.over
        assert isinstance(table.app.screen, ScoreSheet)
        text = table.text()
        assert all(str(standing.total) in text for standing in session.standings)
