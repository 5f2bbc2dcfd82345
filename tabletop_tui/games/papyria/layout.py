"""How the boards of Papyria share the room there is."""

from dataclasses import dataclass

PANEL_LEAST = 6
"""Lines that the list of options keeps."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class TileShape:
    """How large the landscapes of a realm are drawn, without the borders they share."""

    width: int
    height: int


SMALL_RING, HOME_RING, LARGE_RING = RingShape(12, False), RingShape(12, True), RingShape(16, True)
SMALL_TILE, LARGE_TILE = TileShape(5, 1), TileShape(7, 2)

STRIP = 2
"""Lines of what stands below the ring: keys and end tiles, before the game the starting tiles."""
KINDS_LINES = 9
"""Lines of the table of the seven kinds, with its heading and what is produced."""


@dataclass(frozen=True, slots=True)
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


def layout_of(width: int, height: int) -> Layout:
    """Everything at once: the ring left, realm and table of kinds right, the list below.

    `height` counts all lines but the question's and the footer's.
    """
    large = width >= LARGE_RING.width + 50
    ring = LARGE_RING if large else HOME_RING
    if height < HOME_RING.height + STRIP + 2 * PANEL_LEAST - 2:
        ring = RingShape(ring.cell, tall=False)
    boards = ring.height + STRIP
    if height >= 44:
        boards += 6
    tile = LARGE_TILE if large and boards > 24 else SMALL_TILE
    left = ring.width + 1
    return Layout(ring, tile, left, width - left, boards, boards - KINDS_LINES)


def small_layout(width: int, height: int, *, realm: bool = False) -> Layout:
    """A page at a time: the ring, or (`realm`) the realm with the table beside it."""
    boards = min(SMALL_RING.height, height - PANEL_LEAST)
    right = 38
    left = width - right - 1
    if not realm:
        return Layout(SMALL_RING, SMALL_TILE, width, right, boards, boards)
    return Layout(SMALL_RING, SMALL_TILE, left, width - left - 1, boards, boards - STRIP)
