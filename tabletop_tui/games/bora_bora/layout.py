"""How the boards of Bora Bora share the room there is."""

from rulesets.core.records import record
from tabletop_tui.games.bora_bora import cards, market, ownboard
from tabletop_tui.games.bora_bora.atoll import LARGE_SHAPE, SMALL_SHAPE, Shape

PANEL_LEAST = 5
_BAR = 1
_LARGE_PANEL = 12
_PARTS = 5
"""Parts of the market that blank lines can set apart."""


@record
class Layout:
    """Sizes of the boards, in cells."""

    shape: Shape
    left: int
    """Columns of the map."""
    right: int
    """Columns of what stands beside it."""
    cards: int
    """Lines of the action cards where they stand side by side."""
    own: int
    """Lines of the player board."""
    boards: int
    """Lines of all boards together."""
    gap: int
    """Blank lines above cards and player board."""

    @property
    def market_gaps(self) -> int:
        """Blank lines in the market."""
        return max(0, min(_PARTS, self.shape.height - market.LINES))


def layout_of(width: int, height: int) -> Layout:
    """Everything at once: map and market, below them the cards, then the player board.

    `height` counts all lines but the question's and the footer's.
    """
    rest = _BAR + cards.LINES + ownboard.LINES
    roomy = width >= LARGE_SHAPE.width + 2 + market.LEAST_WIDTH
    large = roomy and height >= LARGE_SHAPE.height + rest + _LARGE_PANEL
    shape = LARGE_SHAPE if large else SMALL_SHAPE
    left = shape.width + 2
    gap = 1 if height >= shape.height + rest + _LARGE_PANEL + 2 else 0
    boards = min(shape.height + rest + 2 * gap, height - PANEL_LEAST)
    return Layout(shape, left, width - left, cards.LINES + gap, ownboard.LINES + gap, boards, gap)


def small_layout(width: int, height: int, *, own: bool = False) -> Layout:
    """A page at a time, the player board's (`own`) or another; the cards stand beside the map."""
    boards = min(ownboard.STACKED_LINES if own else SMALL_SHAPE.height, height - PANEL_LEAST)
    left = SMALL_SHAPE.width
    return Layout(SMALL_SHAPE, left, width - left, cards.LINES, ownboard.STACKED_LINES, boards, 0)
