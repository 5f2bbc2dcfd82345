"""Complete games of Helios at the screen, by the keys shown beside the options."""

import pytest

from rulesets import load_rules
from tabletop_tui.session import Session
from tests.tui.driving import HOME, SMALL
from tests.tui.whole_games import SEATS, play_by_the_keys_shown


@pytest.mark.parametrize(
    ("seats", "size", "language"),
    [(2, HOME, "de"), (2, SMALL, "en")],
)
async def test_a_whole_game_by_the_keys_shown(seats: int, size: tuple[int, int], language: str) -> None:
    session = Session.new(load_rules("helios"), SEATS[seats], 3, {"first": "seat:0"})
    await play_by_the_keys_shown(session, size, language)
