"""The boards of Orbis fit into every terminal a game can be played in."""

import pytest
from tabletop_tui.games.orbis.layout import layout_of

from tabletop_tui.games.orbis import display, world


@pytest.mark.parametrize("height", range(13, 40))
def test_the_boards_fit_into_the_room_there_is(height: int) -> None:
    for width in range(80, 130):
        layout = layout_of(width, height)
        assert layout.tile.board[0] <= layout.left
        assert layout.site.board[0] <= layout.right
        assert layout.left + layout.right == width
        assert max(layout.tile.board[1], layout.site.board[1]) + layout.titled == layout.top
        below = layout.gods + 1 if layout.gods else 0
        assert layout.top + below <= height


def test_the_three_sizes_the_program_is_made_for() -> None:
    small, home, large = layout_of(80, 13), layout_of(86, 23), layout_of(114, 33)
    assert (small.tile, small.site, small.gods) == (display.COMPACT, world.COMPACT, 0)
    assert (home.tile, home.site, home.gods) == (display.WIDE, world.NORMAL, 3)
    assert (large.tile, large.site) == (display.LARGE, world.LARGE)
    assert large.gods >= 5
