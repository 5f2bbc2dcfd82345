"""How the boards of Orbis share the room there is."""

from typing import NamedTuple

from tabletop_tui.games.orbis import display, world
from tabletop_tui.games.orbis.display import TileSize
from tabletop_tui.games.orbis.world import SiteSize

_PAIRS = (
    (display.LARGE, world.LARGE),
    (display.LARGE, world.WIDE),
    (display.WIDE, world.WIDE),
    (display.WIDE, world.NORMAL),
    (display.NORMAL, world.NORMAL),
    (display.COMPACT, world.NORMAL),
    (display.COMPACT, world.COMPACT),
)
"""Display and world, the biggest first."""

GODS_LEAST = 3
"""Lines for the gods in the usual layout: five gods in two columns."""


class Layout(NamedTuple):
    """Sizes of the boards, in cells."""

    tile: TileSize
    site: SiteSize
    titled: bool
    """There is a line above display and world for their names."""
    left: int
    """Columns of the display; the world has the rest."""
    top: int
    """Lines of display and world, titles included."""
    gods: int
    """Lines for the gods; 0 where there is no room, and they are in the list only."""
    width: int
    """Columns of it all."""

    @property
    def right(self) -> int:
        """Columns of the world."""
        return self.width - self.left


def layout_of(width: int, height: int) -> Layout:
    """The biggest boards that fit into so many cells, gods and supply below them if that can be."""
    for below in (GODS_LEAST + 1, 0):
        for tile, site in _PAIRS:
            across = tile.board[0] + site.board[0]
            down = max(tile.board[1], site.board[1])
            spare = height - below - down
            if across <= width and spare >= (1 if below else 0):
                return _laid_out(width, height, tile, site, below)
    return _laid_out(width, height, *_PAIRS[-1], 0)


def _laid_out(width: int, height: int, tile: TileSize, site: SiteSize, below: int) -> Layout:
    down = max(tile.board[1], site.board[1])
    titled = height - below - down > 0
    top = down + titled
    gods = min(height - top - 1, 6) if below else 0
    gap = min(2, max(0, width - tile.board[0] - site.board[0]))
    return Layout(tile, site, titled, tile.board[0] + gap, top, gods, width)
