"""Boards of hexes: where the fields of a hex map lie on a canvas, and their outlines.

Hexes have a flat top. Fields are named and have axial coordinates: `q` grows to the right, `r` down
along a column, and every column to the right lies half a hex lower. Outlines are shared: neighbours
have one edge between them. Knows no game.

With `half` 1 a hex is two lines high, with `half` 2 four:

      _____              _____
    ╱       ╲          ╱       ╲
    ╲_______╱         ╱         ╲
                      ╲         ╱
                       ╲_______╱
"""

from collections.abc import Mapping
from functools import cached_property

from rulesets.core.records import record
from tabletop_tui.paint.drawing import Canvas, Region

DIRECTIONS = {
    "up": (0, -1),
    "up-right": (1, -1),
    "down-right": (1, 0),
    "down": (0, 1),
    "down-left": (-1, 1),
    "up-left": (-1, 0),
}
"""The six steps from a hex to its neighbours (dq, dr), clockwise."""


@record
class HexGrid:
    """Where the fields of a hex map lie."""

    fields: Mapping[str, tuple[int, int]]
    """Axial coordinates (q, r) of each hex, by its name."""
    top: int
    """Cells of a hex's flat top; the narrowest line within is as wide."""
    half: int = 1
    """Lines of half a hex."""

    @cached_property  # asked for each hex
    def _least(self) -> tuple[int, int]:
        across = min(q for q, _ in self.fields.values())
        down = min(2 * r + q for q, r in self.fields.values())
        return across, down

    @property
    def width(self) -> int:
        """Cells of the whole map."""
        across = [q for q, _ in self.fields.values()]
        return (max(across) - min(across)) * (self.top + self.half) + self.top + 2 * self.half

    @property
    def height(self) -> int:
        """Lines of the whole map, the uppermost edge included."""
        down = [2 * r + q for q, r in self.fields.values()]
        return (max(down) - min(down)) * self.half + 2 * self.half + 1

    def corner(self, field: str) -> tuple[int, int]:
        """The column of a hex's leftmost cell, and its first line below the top edge."""
        q, r = self.fields[field]
        across, down = self._least
        return (q - across) * (self.top + self.half), (2 * r + q - down) * self.half + 1

    def rows(self, field: str) -> tuple[Region, ...]:
        """The lines within a hex's outline, from the top: each a region one line high."""
        x, y = self.corner(field)
        half, top = self.half, self.top
        upper = [Region(x + half - row, y + row, top + 2 * row, 1) for row in range(half)]
        lower = [Region(x + 1 + row, y + half + row, top + 2 * (half - 1 - row), 1) for row in range(half)]
        return (*upper, *lower)

    def inner(self, field: str) -> Region:
        """The largest rectangle within a hex that is as wide as its top: no two of them touch."""
        x, y = self.corner(field)
        return Region(x + self.half, y, self.top, 2 * self.half)

    def outline(self, canvas: Canvas, field: str, role: str, x: int = 0, y: int = 0) -> None:
        """Draw the six edges of a hex; the map's upper left cell lies at `x`, `y`."""
        left, line = self.corner(field)
        left, line = left + x, line + y
        half, top = self.half, self.top
        right = left + top + 2 * half - 1
        canvas.write(left + half, line - 1, "_" * top, role)
        canvas.write(left + half, line + 2 * half - 1, "_" * top, role)
        for row in range(half):
            canvas.write(left + half - 1 - row, line + row, "╱", role)
            canvas.write(right - half + 1 + row, line + row, "╲", role)
            canvas.write(left + row, line + half + row, "╲", role)
            canvas.write(right - row, line + half + row, "╱", role)

    def neighbour(self, field: str, direction: str) -> str | None:
        """The field next to a hex in one of the six directions, or `None` beyond the edge."""
        q, r = self.fields[field]
        across, down = DIRECTIONS[direction]
        return self._names.get((q + across, r + down))

    def along(self, field: str, direction: str) -> list[str]:
        """The fields from a hex to the edge in one of the six directions, nearest first."""
        found: list[str] = []
        following = self.neighbour(field, direction)
        while following is not None:
            found.append(following)
            following = self.neighbour(following, direction)
        return found

    @cached_property  # asked for each neighbour
    def _names(self) -> dict[tuple[int, int], str]:
        return {place: name for name, place in self.fields.items()}
