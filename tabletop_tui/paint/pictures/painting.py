"""Painting: a sprite becomes cells, once for each volume, each set of inks and each half of a cell.

What is painted is kept, so placing a picture on a canvas is only copying: stretches of whole cells as
they are, and the half-transparent cells at the edges one by one.
"""

from functools import lru_cache
from typing import NamedTuple

from tabletop_tui.paint.pictures.pixels import Volume, pixel, whole
from tabletop_tui.paint.pictures.sprites import CLEAR, Sprite

Inks = tuple[tuple[str, str], ...]
"""Letters of a sprite with the colours they are given."""


class Stretch(NamedTuple):
    """Opaque cells side by side."""

    x: int
    text: list[str]
    inks: list[str]
    grounds: list[str]


class Half(NamedTuple):
    """A cell of which one half is see-through."""

    x: int
    word: str
    lower: bool


class PaintedRow(NamedTuple):
    """A row of cells of a painted picture, from its left edge."""

    stretches: tuple[Stretch, ...]
    halves: tuple[Half, ...]


Painted = tuple[PaintedRow, ...]


@lru_cache(4096)  # without it, a key takes 4 % more
def painted(
    picture: Sprite, volume: Volume, inks: Inks = (), shifted: bool = False, skip: int = 0
) -> Painted:
    """The cells of a picture; `shifted` begins in the lower half of the first, `skip` leaves out rows."""
    words = _words(picture, volume, dict(inks))
    rows = [[words[letter] for letter in row] for row in picture.rows[skip:]]
    clear = [""] * picture.width
    if shifted:
        rows.insert(0, clear)
    if len(rows) % 2:
        rows.append(clear)
    return tuple([_row(upper, lower) for upper, lower in zip(rows[::2], rows[1::2], strict=True)])


def _words(picture: Sprite, volume: Volume, given: dict[str, str]) -> dict[str, str]:
    """The pixel of each letter. Raises `ValueError` if the caller hasn't given a colour that it must."""
    words = {CLEAR: ""}
    for letter, colour in picture.colours.items():
        words[letter] = pixel(colour, volume)
    for letter in picture.examples:
        if letter not in given:
            raise ValueError(f"the picture {picture.name} needs a colour for `{letter}`")
        words[letter] = pixel(given[letter], volume)
    return words


def _row(upper: list[str], lower: list[str]) -> PaintedRow:
    stretches: list[Stretch] = []
    halves: list[Half] = []
    for x, (up, down) in enumerate(zip(upper, lower, strict=True)):
        if up and down:
            char, ink, ground = whole(up, down)
            if not stretches or stretches[-1].x + len(stretches[-1].text) != x:
                stretches.append(Stretch(x, [], [], []))
            last = stretches[-1]
            last.text.append(char)
            last.inks.append(ink)
            last.grounds.append(ground)
        elif up or down:
            halves.append(Half(x, up or down, lower=bool(down)))
    return PaintedRow(tuple(stretches), tuple(halves))
