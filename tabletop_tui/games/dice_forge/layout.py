"""How the boards of Dice Forge share the room there is."""

from rulesets.core.records import record
from tabletop_tui.games.dice_forge import heroes, islands, sanctuary
from tabletop_tui.games.dice_forge.heroes import Grid

_TALL_WIDTH = 134
"""Columns from which islands with what their cards do fit beside the sanctuary."""
_SANCTUARY_WIDTH = 56
_ROLLS_LEAST = 3
_SPARE = 2
"""Lines of the heroes on a small screen for more cards than usual."""


@record
class Layout:
    """Sizes of the boards, in cells."""

    width: int
    islands: int
    """Columns of the islands; the sanctuary has the rest, or on a small screen the lines below."""
    top: int
    """Lines of islands and sanctuary, titles included."""
    tall: bool
    """A line for each place of the islands, with what its card does."""
    titled: bool
    grid: Grid

    @property
    def sanctuary(self) -> int:
        """Columns of the sanctuary."""
        return self.width - self.islands - 1


def layout_of(width: int, height: int, seats: int) -> Layout:
    """Everything at once: islands beside the sanctuary, the heroes below, and a rest for rolls and log."""
    tall_top = islands.TALL_LINES + 1
    low_top = islands.LINES + 1
    for tall in (True, False):
        top = tall_top if tall else low_top
        if tall and (width < _TALL_WIDTH or height < top + heroes.LINES[heroes.FOLDED] + _ROLLS_LEAST):
            continue
        grid = heroes.grid_of(seats, width, height - top - _ROLLS_LEAST)
        left = width - max(_SANCTUARY_WIDTH, width * 2 // 5) if tall else (width - 1) // 2
        return Layout(width, left, top, tall, titled=True, grid=grid)
    raise AssertionError("the low layout always fits")


def small_layout(width: int, height: int, seats: int) -> Layout:
    """A page at a time: islands above the sanctuary, or the heroes."""
    top = islands.LINES + sanctuary.SMALL_LINES
    grid = heroes.grid_of(seats, width, height - 1, spare=_SPARE)
    return Layout(width, width, top, tall=False, titled=False, grid=grid)
