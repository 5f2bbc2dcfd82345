"""How much room a terminal has: from which size on a game has more of it, and less than it needs."""

import pytest

from tabletop_tui.kit.showing import HOME, LARGE, SMALL
from tabletop_tui.tui.screens.room import is_too_small, shape_of


@pytest.mark.parametrize(
    ("size", "shape"),
    [
        ((80, 24), SMALL),
        ((109, 60), SMALL),
        ((200, 31), SMALL),
        ((110, 32), HOME),
        ((120, 36), HOME),
        ((149, 60), HOME),
        ((200, 45), HOME),
        ((150, 46), LARGE),
        ((200, 60), LARGE),
    ],
)
def test_a_game_has_the_shape_that_columns_and_lines_have_room_for(size: tuple[int, int], shape: str) -> None:
    assert shape_of(*size) == shape


@pytest.mark.parametrize(
    ("size", "small"), [((80, 24), False), ((79, 60), True), ((200, 23), True), ((81, 25), False)]
)
def test_a_game_needs_80_columns_and_24_lines(size: tuple[int, int], small: bool) -> None:
    assert is_too_small(*size) == small
