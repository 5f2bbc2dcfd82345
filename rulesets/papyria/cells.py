"""The cells of a realm: unit squares, named `x,y`; x grows eastwards, y northwards."""

from functools import cache
from typing import Final

from rulesets.papyria.components import EAST, NORTH, SOUTH, WEST

STEPS: Final = ((NORTH, SOUTH, 0, 1), (EAST, WEST, 1, 0), (SOUTH, NORTH, 0, -1), (WEST, EAST, -1, 0))
"""For each direction: the exit there, the exit that meets it, and the step (dx, dy)."""


def cell(x: int, y: int) -> str:
    """The name of a cell."""
    return f"{x},{y}"


def place(name: str) -> tuple[int, int]:
    """The coordinates of a cell."""
    x, _, y = name.partition(",")
    return int(x), int(y)


@cache  # without it, random play takes 29 % more
def around(name: str) -> tuple[str, str, str, str]:
    """The cells to the north, east, south and west."""
    x, y = place(name)
    north, east, south, west = (cell(x + dx, y + dy) for _, _, dx, dy in STEPS)
    return north, east, south, west
