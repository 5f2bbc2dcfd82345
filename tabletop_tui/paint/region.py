"""Rectangles of cells: where something lies on a board or on the screen."""

from typing import NamedTuple


class Region(NamedTuple):
    """A rectangle of cells: column, line, width, height."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column to the right of it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first line below it."""
        return self.y + self.height

    def contains(self, x: int, y: int) -> bool:
        """Whether the cell lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def moved(self, x: int, y: int) -> "Region":
        """The same rectangle further right and down."""
        return Region(self.x + x, self.y + y, self.width, self.height)

    def grown(self, by: int) -> "Region":
        """The rectangle with this many cells more on every side."""
        return Region(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)
