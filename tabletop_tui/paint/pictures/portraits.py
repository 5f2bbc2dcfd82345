"""The portraits of rivals, by the id of the rival."""

from dataclasses import replace
from functools import cache
from pathlib import Path

from tabletop_tui.paint.pictures.sprites import CLEAR, Sprite, Sprites, read

HUGE = "huge"
"""Twice as wide and high as `large`, and made from it."""
_FILE = Path(__file__).with_name("rivals.txt")


def portrait(rival: str, size: str = "large") -> Sprite:
    """A rival's portrait: `large` is 12 by 12 pixels, `small` 8 by 6, `huge` 24 by 24.

    Raises `KeyError` if there is none.
    """
    return _doubled(_portraits()[rival, "large"]) if size == HUGE else _portraits()[rival, size]


@cache
def _portraits() -> Sprites:
    return read(_FILE.read_text(encoding="utf-8"), _FILE.name)


@cache
def _doubled(picture: Sprite) -> Sprite:
    """Twice as large: four pixels for each one, and no stairs along the outline.

    A corner of the four takes what lies at both of its sides, if that is see-through or the pixel is (EPX).
    """
    beyond = CLEAR * (picture.width + 2)
    rows = [beyond, *(f"{CLEAR}{row}{CLEAR}" for row in picture.rows), picture.rows[-1].join((CLEAR, CLEAR))]
    doubled = []
    for y in range(1, len(rows) - 1):
        for beside in (rows[y - 1], rows[y + 1]):
            other = rows[y + 1] if beside is rows[y - 1] else rows[y - 1]
            doubled.append(
                "".join(
                    _corner(rows[y][x], beside[x], other[x], rows[y][near], rows[y][far])
                    for x in range(1, picture.width + 1)
                    for near, far in ((x - 1, x + 1), (x + 1, x - 1))
                )
            )
    return replace(picture, size=HUGE, rows=tuple(doubled))


def _corner(here: str, over: str, under: str, near: str, far: str) -> str:
    """The pixel of a corner that lies between the neighbours `over` and `near`."""
    outline = over == near and over != under and near != far and CLEAR in (here, over)
    return over if outline else here
