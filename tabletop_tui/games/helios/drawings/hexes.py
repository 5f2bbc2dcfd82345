"""The hexes of Helios in every size: where fields lie, and their pictures of pixels, with slanted edges.

Hexes tile without gaps: row j of a hex and row j plus half its height are together two pitches wide.
"""

from functools import lru_cache
from typing import NamedTuple

from rulesets.helios.components import FIELD_ROWS
from tabletop_tui.paint.drawing import Region
from tabletop_tui.paint.pictures import Sprite, sprite

GAME = "helios"
_RADIUS = 3
_RIM, _BORDER = "#", "o"
CURSOR = "7ee7ff"
"""The colour of the edge around the cursor."""
FLAT = {
    "spring": "5a9cf2",
    "redwood": "d9823f",
    "granite": "b4bdc7",
    "bamboo": "57b84a",
    "obsidian": "9a66dc",
    "sanctuary": "d2553f",
    "treasury": "c98a1f",
    "oasis": "28a59a",
    "summit": "8298ab",
    "sun": "ffd866",
    "sea": "ground-sea",
    "deep": "ground-deep",
    "wave": "ground-wave",
    "ghost": "ground-ghost",
}
"""The colour of each kind of hex where it is too small for a picture."""


class HexSize(NamedTuple):
    """The size at which a hex is drawn."""

    width: int
    """Cells."""
    height: int
    """Pixels, two to a line."""
    pitch: int
    """Cells from column to column."""
    art: str
    """The size of its picture; `page` for one with fewer pixels, empty for a plain colour."""
    cut: int = 0
    """Lines that a world lacks at its top and at its bottom."""

    @property
    def coarse(self) -> bool:
        """It has too few pixels for pictures of its own."""
        return self.art == "page"

    @property
    def board(self) -> tuple[int, int]:
        """Cells of a whole world."""
        return 2 * _RADIUS * self.pitch + self.width, (2 * _RADIUS + 1) * self.height // 2 - 2 * self.cut


PAGE = HexSize(9, 6, 7, "page", cut=1)
SMALL = HexSize(12, 8, 9, "small")
LARGE = HexSize(16, 12, 11, "large")
HUGE = HexSize(19, 14, 13, "large")
MINI = HexSize(4, 4, 3, "")
WIDE_MINI = HexSize(5, 4, 4, "")


class Place(NamedTuple):
    """Where a field lies on a canvas."""

    x: int
    """Its leftmost column."""
    top: int
    """Its upper edge, in pixels."""
    lines: tuple[int, ...]
    """The lines that lie entirely within it."""
    middle: Region
    """Cells that belong only to it, short of the next column, so that arrow keys first move up and down."""

    def at(self, part: str) -> int:
        """The line for the field's `name`, its `key`, its `gain`, or the words at its `foot`."""
        count = len(self.lines)
        places = {"name": 0, "key": max(0, count // 2 - 1), "gain": min(count - 1, count // 2)}
        return self.lines[places.get(part, count - 1 - (count > 5))]


@lru_cache(256)  # without it, a key takes 1 % more
def place_of(size: HexSize, field: str) -> Place:
    """Where a field lies in a drawing of this size."""
    row = FIELD_ROWS[field]
    x = (row.q + _RADIUS) * size.pitch
    top = (2 * row.r + row.q + 2 * _RADIUS) * size.height // 2 - 2 * size.cut
    lines = tuple(range(max(0, (top + 1) // 2), min(size.board[1], (top + size.height) // 2)))
    left = x + (size.width - size.pitch + 3) // 2
    return Place(x, top, lines, Region(left, lines[0], max(1, size.pitch - 2), len(lines)))


def inset(size: HexSize, row: int) -> int:
    """How many pixels a row lacks at each end."""
    half = size.height // 2
    return half - 1 - row if row < half else row - half


@lru_cache(256)  # without it, a key takes 2 % more
def hex_picture(kind: str, size: HexSize) -> Sprite:
    """A field of some kind, with a dark rim at its left and lower edges; `kind` can also be a colour."""
    rows = _textured(kind, size) if size.art and (kind in FLAT and kind not in ("wave", "ghost")) else None
    colours = {"b": FLAT.get(kind, kind)}
    if rows is None:
        rows = ["b" * (size.width - 2 * inset(size, y)) for y in range(size.height)]
    else:
        colours = dict(sprite(GAME, kind, _art(size)).colours)
    if size.art:
        rows = [_RIM + row[1:] for row in rows[:-1]] + [_RIM * len(rows[-1])]
        colours[_RIM] = "ground-base"
    return _made(f"{kind}-hex", size, rows, colours, {})


def _art(size: HexSize) -> str:
    return "small" if size.coarse else size.art


def _textured(kind: str, size: HexSize) -> list[str]:
    """The rows of a field, before slanting, from its picture, shrunk or surrounded by its first colour."""
    art = sprite(GAME, kind, _art(size)).rows
    base = art[0].strip(".")[0]
    if size.coarse:
        art = tuple(
            "".join(row[x * len(row) // size.width] for x in range(size.width))
            for row in (art[y * len(art) // size.height] for y in range(size.height))
        )
    left, above = (size.width - len(art[0])) // 2, (size.height - len(art)) // 2
    rows = []
    for y in range(size.height):
        row = art[y - above] if 0 <= y - above < len(art) else ""
        whole = (base * left + row.replace(".", base)).ljust(size.width, base)
        cut = inset(size, y)
        rows.append(whole[cut : size.width - cut])
    return rows


def border(size: HexSize, part: str = "all") -> Sprite:
    """The edge of a field, `all` around or at its `left`; the caller supplies its colour `o`."""
    rows = []
    for y in range(size.height):
        width = size.width - 2 * inset(size, y)
        closed = part == "all" and y in (0, size.height - 1)
        inner = (_BORDER if closed else ".") * (width - 2)
        rows.append(_BORDER + inner + (_BORDER if part == "all" else "."))
    return _made(f"border-{part}", size, rows, {}, {_BORDER: CURSOR})


def _made(
    name: str, size: HexSize, rows: list[str], colours: dict[str, str], examples: dict[str, str]
) -> Sprite:
    whole = tuple("." * inset(size, y) + row + "." * inset(size, y) for y, row in enumerate(rows))
    used = {*"".join(whole)}
    kept = {letter: colour for letter, colour in colours.items() if letter in used}
    return Sprite(name, size.art, whole, kept, examples, "·", ".")
