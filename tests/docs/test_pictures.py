"""The pictures of the program: enough of each game to be looked at beside the mock-ups."""

from collections import Counter

import pytest

from tests.screenshots import all_pictures
from tests.tui.lobby.driving import LARGE, SMALL

GAMES = ("orbis", "papyria", "helios", "dice-forge", "bora-bora")


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_game_has_ten_pictures_at_each_size(size: tuple[int, int]) -> None:
    shown = Counter(
        game
        for picture in all_pictures([])
        for game in GAMES
        if picture.file.startswith(game) and picture.size == size
    )
    assert all(shown[game] >= 10 for game in GAMES), shown
