"""Pixels: half a cell each, with a colour and a volume, written as words of a role.

The upper pixel of a cell is an ink such as `px:l:f0524b` (a loud red), the lower one a ground such as
`ground-px:n:66302e`. Six hex digits may be replaced by the name of one of the palette's grounds or inks,
`px:q:ground-red`. Which colours these are is the palette's business (`tabletop_tui.paint.themes`).
"""

from functools import lru_cache
from sys import intern
from typing import Literal

Volume = Literal["l", "n", "q", "f"]
LOUD: Volume = "l"
"""What a decision is about: full colour."""
NORMAL: Volume = "n"
"""The player's own things: slightly muted."""
QUIET: Volume = "q"
"""All the rest: greys of the same lightness, near the page."""
FADED: Volume = "f"
"""A ghost, of what might lie here: half way to the page, in colour."""

VOLUMES: tuple[Volume, ...] = (LOUD, NORMAL, QUIET, FADED)
"""All volumes, the loudest first."""

INK = "px:"
"""What the word of an upper pixel begins with."""
GROUND = "ground-px:"
"""What the word of a lower pixel begins with."""
_PREFIX = "ground-"
UPPER, LOWER = "▀", "▄"

Cell = tuple[str, str, str]
"""Character, ink and ground of a cell."""


def pixel(colour: str, volume: Volume) -> str:
    """A pixel's word as an ink. `colour` is six hex digits, or a name of the palette's."""
    return intern(f"{INK}{volume}:{colour.removeprefix('#')}")


def beneath(ink: str) -> str:
    """The word of the same pixel as a ground."""
    return intern(_PREFIX + ink)


def _above(ground: str) -> str:
    """The word of the same pixel as an ink."""
    return intern(ground.removeprefix(_PREFIX))


def parsed(word: str) -> tuple[bool, Volume, str]:
    """What the word of a pixel says: whether it is a ground, its volume, and its colour."""
    ground = word.startswith(GROUND)
    volume, _, colour = word.removeprefix(GROUND if ground else INK).partition(":")
    found = next((each for each in VOLUMES if each == volume), NORMAL)
    return ground, found, colour


def whole(upper: str, lower: str) -> Cell:
    """The cell of two pixels: a blank on a ground if they are the same."""
    return (" ", "", beneath(lower)) if upper == lower else (UPPER, upper, beneath(lower))


@lru_cache(8192)  # without it, a key takes 2 % more
def merged(char: str, ink: str, ground: str, word: str, lower: bool) -> Cell:
    """A cell with one of its halves replaced by a pixel. Text there is lost."""
    flat = _above(ground) if ground.startswith(GROUND) else ""
    up = down = flat
    if ink.startswith(INK):
        up, down = (ink, flat) if char == UPPER else (flat, ink)
    if lower:
        return whole(up, word) if up else (LOWER, word, ground)
    return whole(word, down) if down else (UPPER, word, ground)
