"""How the boards of Papyria share the room there is."""

from rulesets.core.records import record

PANEL_LEAST = 6
"""Lines that the list of options keeps."""


@record
class RingShape:
    """How large the sectors of the ring are drawn."""

    cell: int
    """Columns of a sector between its walls."""
    tall: bool
    """Two lines for each of the outer spaces instead of one."""

    @property
    def width(self) -> int:
        """Columns of the whole ring."""
        return 6 * (self.cell + 1) + 1

    @property
    def rows(self) -> int:
        """Lines of a sector between its walls: two slots, two outer spaces, the river."""
        return 7 if self.tall else 5

    @property
    def height(self) -> int:
        """Lines of the whole ring: two banks with their walls, and the water between them."""
        return 2 * (self.rows + 2) + 1


@record
class TileShape:
    """How large the landscapes of a realm are drawn, without the borders they share."""

    width: int
    height: int


SMALL_RING, HOME_RING, LARGE_RING = RingShape(12, False), RingShape(12, True), RingShape(16, True)
SMALL_TILE, LARGE_TILE = TileShape(5, 1), TileShape(7, 2)

STRIP = 2
"""Lines of what stands below the ring: keys and end tiles, before the game the starting tiles."""
FINAL = 6
"""Further lines of it where there is room: the majorities of the final scoring, set apart."""
_LARGE_PANEL = 16
"""Lines that the list has where there is room for everything."""
_SMALL_RIGHT = 39
"""Columns of the table of kinds on a small screen."""
KINDS_LINES = 9
"""Lines of the table of the seven kinds, with its heading and what is produced."""


@record
class Layout:
    """Sizes of the boards, in cells."""

    ring: RingShape
    tile: TileShape
    left: int
    """Columns of the ring, on a small screen of the realm."""
    right: int
    """Columns of what stands beside it."""
    boards: int
    """Lines of all boards together."""
    realm: int
    """Lines of the realm with its heading."""
    strip: int = STRIP
    """Lines below the ring."""


def layout_of(width: int, height: int) -> Layout:
    """Everything at once: the ring left, realm and table of kinds right, the list below.

    `height` counts all lines but the question's and the footer's.
    """
    large = width >= LARGE_RING.width + 50
    ring = LARGE_RING if large else HOME_RING
    final = height >= ring.height + STRIP + FINAL + _LARGE_PANEL
    strip = STRIP + (FINAL if final else 0)
    boards = ring.height + strip
    tile = LARGE_TILE if large and final else SMALL_TILE
    left = ring.width + 1
    return Layout(ring, tile, left, width - left, boards, boards - KINDS_LINES, strip)


def small_layout(width: int, height: int, *, realm: bool = False) -> Layout:
    """A page at a time: the ring, or (`realm`) the realm with the table beside it."""
    tall = height >= HOME_RING.height + PANEL_LEAST + 1
    ring = RingShape(min(LARGE_RING.cell, (width - 1) // 6 - 1), tall)
    left = width - _SMALL_RIGHT - 1
    if not realm:
        return Layout(ring, SMALL_TILE, width, _SMALL_RIGHT, ring.height, ring.height)
    return Layout(ring, SMALL_TILE, left, _SMALL_RIGHT, ring.height, ring.height - STRIP)
