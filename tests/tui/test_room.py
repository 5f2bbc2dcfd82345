"""How much room a terminal has: from which size on a game has more of it, and less than it needs."""

import pytest

from tabletop_tui.kit.showing import HOME, LARGE, SMALL
from tabletop_tui.tui.screens.room import is_pocket, is_too_small, shape_of


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
    ("size", "pocket", "small"),
    [
        ((80, 24), False, False),
        ((79, 60), True, False),
        ((200, 23), True, False),
        ((48, 20), True, False),
        ((47, 60), False, True),
        ((200, 19), False, True),
    ],
)
def test_one_board_at_a_time_is_shown_below_80x24_and_nothing_below_48x20(
    size: tuple[int, int], pocket: bool, small: bool
) -> None:
    assert (is_pocket(*size), is_too_small(*size)) == (pocket, small)
