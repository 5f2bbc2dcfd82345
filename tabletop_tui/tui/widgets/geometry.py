"""Where the arrow keys lead: from one thing on the screen to the nearest one in a direction."""

from collections.abc import Iterable
from typing import TypeVar

from tabletop_tui.paint.drawing import Region

T = TypeVar("T")

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}

_ASIDE = 3
"""How much worse a step sideways is than a step ahead."""


def nearest(start: Region, direction: str, others: Iterable[tuple[T, Region]]) -> T | None:
    """The thing that lies next in a direction, or `None` if nothing does.

    What lies straight ahead comes before what lies to the side. Lines count twice as much as columns, as a
    cell is twice as high as it is wide.
    """
    best: tuple[float, float, T] | None = None
    for thing, region in others:
        if region == start:
            continue
        found = _distance(start, direction, region)
        if found is not None and (best is None or found < best[:2]):
            best = (*found, thing)
    return None if best is None else best[2]


def _distance(start: Region, direction: str, other: Region) -> tuple[float, float] | None:
    """How far, and how far off the middle; `None` if it doesn't lie in that direction."""
    across, down = DIRECTIONS[direction]
    if across:
        ahead = _gap(start.x, start.right, other.x, other.right, across)
        aside = 2 * _between(start.y, start.bottom, other.y, other.bottom)
        middle = 2.0 * abs((start.y + start.bottom) - (other.y + other.bottom)) / 2
    else:
        gap = _gap(start.y, start.bottom, other.y, other.bottom, down)
        ahead = None if gap is None else 2 * gap
        aside = _between(start.x, start.right, other.x, other.right)
        middle = abs((start.x + start.right) - (other.x + other.right)) / 2
    if ahead is None or aside > 4 * ahead + 8:
        return None
    return ahead + _ASIDE * aside, middle


def _gap(start: int, end: int, other_start: int, other_end: int, sign: int) -> float | None:
    """The distance of the middles, if the other lies ahead; else `None`."""
    gap = sign * ((other_start + other_end) - (start + end)) / 2
    return gap if gap > 0 else None


def _between(start: int, end: int, other_start: int, other_end: int) -> int:
    """How far apart two stretches lie: 0 if they overlap, 1 if they touch."""
    return max(other_start - end + 1, start - other_end + 1, 0)
