"""What the lobby shows of each game."""

import pytest

from rulesets import BUILT
from tabletop_tui.games.orbis.wording import OrbisWording
from tabletop_tui.kit.registry import game_parts, game_picture
from tabletop_tui.kit.titles import game_line, game_title
from tabletop_tui.paint.pictures import look_of
from tabletop_tui.text.words import WHOLE, Words
from tests.tui.sentences import assert_whole


@pytest.mark.parametrize("language", WHOLE)
def test_the_lobby_knows_all_five_games(language: str) -> None:
    words = Words(language)
    for game in BUILT:
        assert_whole(game_title(words, game), game_line(words, game))


@pytest.mark.parametrize(("look", "size"), [("dark", (20, 8)), ("mono", (18, 5))])
def test_pictures_in_the_lobby_are_equally_large(look: str, size: tuple[int, int]) -> None:
    drawn = [game_picture(game, look_of(look)) for game in BUILT]
    assert {(picture.width, picture.height) for picture in drawn} == {size}
    assert len({picture.lines for picture in drawn}) == len(drawn)


def test_a_game_that_there_is_not_has_no_parts() -> None:
    assert game_parts("orbis").wording is OrbisWording
    with pytest.raises(KeyError):
        game_parts("chess")
