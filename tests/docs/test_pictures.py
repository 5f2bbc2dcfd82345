"""The pictures of the program: enough of each game to be looked at beside the mock-ups."""

from collections import Counter
from pathlib import Path

import pytest

from tests.paint.eyes import apart, contrasts
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


def test_no_picture_complains_of_the_key_that_was_pressed_for_it() -> None:
    pages = sorted((Path(__file__).parents[2] / "screenshots").glob("*.svg"))
    said = {page.name: page.read_text(encoding="utf-8").replace("&#160;", " ") for page in pages}
    assert said
    complaints = (" does nothing here.", " hat hier keine Wirkung.")
    assert not [name for name, text in said.items() if any(each in text for each in complaints)]


def test_the_page_has_todays_figures_of_contrast_and_colours() -> None:
    page = (Path(__file__).parents[2] / "docs" / "pictures.md").read_text(encoding="utf-8").splitlines()
    assert not {*contrasts(), *apart()} - {*page}
