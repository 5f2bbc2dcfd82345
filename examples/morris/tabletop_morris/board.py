"""The board: 24 points on three squares, 16 lines of three, and which points are next to each other.

Points are named as in books on the game: a letter from left to right, a number from the bottom up.
"""

from collections.abc import Mapping

from rulesets.core import tables
from rulesets.core.records import record

MEN = 9
"""Men of each player."""
FEWEST = 3
"""With this many men a player may fly; with fewer the game is lost."""


@record
class BoardLine:
    """Three points in a row on which a mill can stand; one row of lines.csv."""

    id: str
    points: tuple[str, ...]
    """From one end to the other."""
    provenance: str


LINES: Mapping[str, BoardLine] = tables.load(BoardLine, __package__, "lines.csv")
"""The sixteen lines by id."""

FINGERPRINT = tables.fingerprint(__package__)
"""Of the table above: the rules are others if it is."""

POINTS = tuple(
    sorted({point for line in LINES.values() for point in line.points}, key=lambda p: (-int(p[1]), p[0]))
)
"""All points, row by row from the top left, as one reads."""

LINES_OF: Mapping[str, tuple[tuple[str, ...], ...]] = {
    point: tuple(line.points for line in LINES.values() if point in line.points) for point in POINTS
}
"""The two lines that cross at each point."""


def _next_to(point: str) -> tuple[str, ...]:
    beside = {
        line[at + step]
        for line in LINES_OF[point]
        for at in (line.index(point),)
        for step in (-1, 1)
        if 0 <= at + step < len(line)
    }
    return tuple(other for other in POINTS if other in beside)


NEXT_TO: Mapping[str, tuple[str, ...]] = {point: _next_to(point) for point in POINTS}
"""Where a man on each point may slide to if it is empty."""
