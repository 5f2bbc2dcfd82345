"""How the boards of Helios share the room there is."""

from rulesets.core.records import record
from tabletop_tui.games.helios.city import CITY_LINES, PERSON_LINES
from tabletop_tui.games.helios.offer import COLUMN_LINES, LAND_LINES
from tabletop_tui.games.helios.world import LARGE_GRID, SMALL_GRID
from tabletop_tui.hexes import HexGrid

PANEL_LEAST = 9
_TITLES = 2
_SUPPLY = 1


@record
class Layout:
    """Sizes of the boards, in cells."""

    grid: HexGrid
    left: int
    """Columns of the map and what lies below it."""
    right: int
    """Columns of the city and the persons, on a small screen of what stands beside the map."""
    boards: int
    """Lines of all boards together."""
    panel: int
    """Lines of the panel, and of players and log beside it."""


def layout_of(width: int, height: int) -> Layout:
    """Everything at once: the map left, city and persons right of it, the panel below.

    `height` counts all lines but the question's and the footer's.
    """
    grid = LARGE_GRID if height - PANEL_LEAST >= _lines(LARGE_GRID) and width >= 128 else SMALL_GRID
    left = grid.width + 1
    boards = _lines(grid)
    return Layout(grid, left, width - left - 1, boards, height - boards)


def small_layout(width: int, height: int) -> Layout:
    """A page at a time; the map needs all the lines the panel can spare."""
    boards = min(SMALL_GRID.height, height - 3)
    left = SMALL_GRID.width + 1
    return Layout(SMALL_GRID, left, width - left, boards, height - boards)


def _lines(grid: HexGrid) -> int:
    """Lines of the boards around a map."""
    left = 1 + grid.height + 1 + COLUMN_LINES + 1 + LAND_LINES
    right = CITY_LINES + PERSON_LINES + _TITLES + _SUPPLY
    return max(left, right)
