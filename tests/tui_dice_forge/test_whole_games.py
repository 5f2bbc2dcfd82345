"""Complete games of Dice Forge at the screen, by the keys shown beside the options."""

import pytest

from rulesets import load_rules
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
