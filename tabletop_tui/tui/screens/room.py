"""How much room a game has: the shapes of its screen, and what is shown if there is too little."""

from tabletop_tui.kit.showing import HOME, LARGE, SMALL
from tabletop_tui.paint.drawing import Line, wrap
from tabletop_tui.text.words import Words
from tabletop_tui.tui.widgets.lines import line_of

WHOLE = (80, 24)
"""Columns and lines from which on a screen is shown as a whole, a game by its pages."""
LEAST = (48, 20)
"""Columns and lines that are enough for one board at a time with the list below it."""


def shape_of(width: int, height: int) -> str:
    """The shape of the screen in a terminal."""
    if width < 110 or height < 32:
        return SMALL
    return LARGE if width >= 150 and height >= 46 else HOME


def is_too_small(width: int, height: int) -> bool:
    """Whether nothing fits into this many cells."""
    return width < LEAST[0] or height < LEAST[1]


def is_pocket(width: int, height: int) -> bool:
    """Whether one board at a time fits into this many cells."""
    return (width < WHOLE[0] or height < WHOLE[1]) and not is_too_small(width, height)


def too_small(words: Words, width: int, height: int) -> list[Line]:
    """The text shown in place of a game that doesn't fit."""
    text = words.game.too_small(width=LEAST[0], height=LEAST[1], now=f"{width}x{height}")
    return [line_of(""), *(line_of(f" {line}", "warn") for line in wrap(text, max(4, width - 2)))]
