"""A world of Helios as a drawing: hexes with slanted edges, the sun and its way, letters.

Each field's look is found first (`looks`); only fields that have changed their looks are drawn.
"""

from collections.abc import Mapping, Sequence

from rulesets.helios.components import FIELD_ROWS
from rulesets.helios.geometry import BIT, DARK, FIELDS
from rulesets.helios.state import Seat, Tile
from tabletop_tui.games.helios.drawings.hexes import (
    GAME,
    HUGE,
    LARGE,
    MINI,
    PAGE,
    SMALL,
    HexSize,
    Place,
    border,
    hex_picture,
    inset,
    place_of,
)
from tabletop_tui.games.helios.drawings.looks import BEHIND, CENTRED, ON, TEMPLE_PARTS, Hex, Label, hexes_of
from tabletop_tui.games.helios.drawings.marks import NO_MARKS, Marks
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.kit.mosaic import Mosaic
from tabletop_tui.paint.drawing import NO_RING, Canvas, Drawing, Line, Region, Run
from tabletop_tui.paint.hexes import HexGrid
from tabletop_tui.paint.pictures import FADED, LOUD, NORMAL, QUIET, Look, sprite
from tabletop_tui.paint.runs import cut, first, padded, wide, without

CUBES = (
    ("cfe4ff", "74b4ff"),
    ("f0b070", "d9823f"),
    ("eef2f6", "b4bdc7"),
    ("b9f29b", "6fcf5f"),
    ("dcc4ff", "a678e0"),
)
"""The lighter and the plain shade of each colour of cubes."""
_GRIDS = {
    size.width: HexGrid({name: (row.q, row.r) for name, row in FIELD_ROWS.items()}, top, half)
    for size, top, half in ((PAGE, 6, 1), (SMALL, 7, 2), (LARGE, 8, 3))
}
"""The outlines of hexes where no pictures can be shown."""
GRID = _GRIDS[SMALL.width]
"""Each field's neighbour in each of the six directions."""

Corners = Mapping[str, Sequence[Line]]
"""Lines for the free corners: `left`, `right`, `below`, `beside` (at the lower right)."""
_NO_CORNERS: Corners = {}
Meant = Mapping[str, str]
"""What the lines of the corners are signs for, by corner and number: `left:0`."""
_NOTHING_MEANT: Meant = {}


def outlined(size: HexSize, look: Look) -> tuple[HexSize, HexGrid | None]:
    """The size that a look can draw, and its outlines where there are no pictures."""
    if look.pictures:
        return size, None
    smaller = LARGE if size is HUGE else size
    return smaller, _GRIDS.get(smaller.width)


def draw_world(
    board: Seat,
    terms: Terms,
    look: Look,
    size: HexSize,
    marks: Marks = NO_MARKS,
    corners: Corners = _NO_CORNERS,
    mosaic: Mosaic | None = None,
    meant: Meant = _NOTHING_MEANT,
) -> Drawing:
    """The whole map of a seat; every field is a spot `field:<name>`. `mosaic` remembers former looks."""
    size, grid = outlined(size, look)
    places = {name: _place(size, grid, name) for name in FIELDS}
    hexes = hexes_of(board, terms, look, size, places, marks)
    room = 0 if grid is not None else 2 * size.pitch + 2
    parts: dict[str, Hex | _Corner] = {**_corner_parts(size, corners, room, meant), **hexes}
    if grid is None:
        return (mosaic or Mosaic()).drawing(size.board, parts, _draw_part, size)
    canvas = Canvas(*size.board)
    _draw_outlines(canvas, grid, marks)
    for name, part in parts.items():
        if isinstance(part, Hex):
            _write(canvas, name, part, places[name], places[name].middle.x)
        else:
            _write_corner(canvas, part)
    return canvas.drawing()


def _place(size: HexSize, grid: HexGrid | None, name: str) -> Place:
    if grid is None:
        return place_of(size, name)
    inner = grid.inner(name)
    lines = tuple(range(inner.y - 1, inner.bottom - 1))
    return Place(inner.x, 2 * inner.y, lines, Region(inner.x, inner.y - 1, inner.width, inner.height))


def _draw_outlines(canvas: Canvas, grid: HexGrid, marks: Marks) -> None:
    for role, dark in (("faint", True), ("dim", False)):
        for name in FIELDS:
            if bool(BIT[name] & DARK) == dark:
                grid.outline(canvas, name, role, y=-1)
    for name in marks.lit:
        grid.outline(canvas, name, "strong", y=-1)
    if marks.cursor is not None:
        grid.outline(canvas, marks.cursor, "ring", y=-1)


# -- the corners -----------------------------------------------------------------------------------


_Corner = tuple[int, Line, bool, str]


def _corner_parts(size: HexSize, corners: Corners, room: int, meant: Meant) -> dict[str, _Corner]:
    """Each line of the corners: its line on the canvas, the runs, whether they are aligned right, a target.

    They cover what was in this much `room` before; nothing over outlines, which are drawn again.
    """
    return {
        f"{corner}:{n}": (
            n + (size.board[1] - len(rows) if corner in ("below", "beside") else 0),
            padded(runs, max(room, wide(runs)), right=corner in ("right", "beside")),
            corner in ("right", "beside"),
            meant.get(f"{corner}:{n}", ""),
        )
        for corner, rows in corners.items()
        for n, runs in enumerate(_placed(rows, size, room, left=corner in ("left", "below")))
    }


def _placed(rows: Sequence[Line], size: HexSize, room: int, *, left: bool) -> list[Line]:
    """The rows of a corner: those on the left begin below the header's words, where hexes leave them room."""
    if size.cut and room:
        return [cut(row, room) for row in rows]
    return [(Run(" "), *row) if left and row else row for row in rows]


def _write_corner(canvas: Canvas, part: _Corner) -> None:
    y, runs, right, target = part
    x = canvas.width - wide(runs) if right else 0
    end = canvas.runs(x, y, runs)
    if target:
        text = "".join(run.text for run in runs)
        blank = len(text) - len(text.lstrip())
        canvas.explain(target, x + blank, y, end - (len(text) - len(text.rstrip())))


# -- a field ---------------------------------------------------------------------------------------


def _draw_part(canvas: Canvas, name: str, part: Hex | _Corner, size: HexSize) -> None:
    if isinstance(part, Hex):
        place = place_of(size, name)
        paint_field(canvas, name, part, size, place)
        _write(canvas, name, part, place, place.x + inset(size, max(0, 2 * place.lines[0] - place.top)), size)
    else:
        _write_corner(canvas, part)


def paint_field(canvas: Canvas, name: str, look: Hex, size: HexSize, place: Place) -> None:
    """Ground or tile, what lies on it, lines across it, the sun, rims."""
    x, top = place.x, place.top
    canvas.picture(x, top, hex_picture(look.kind, size), look.volume)
    _paint_cubes(canvas, look, size, place)
    if look.temple:
        _paint_temple(canvas, look, size, place)
    if look.ghost:
        canvas.picture(x, top, hex_picture(look.ghost, size), FADED)
    for start, end, colour in look.strokes:
        for across, down in _stroke(size, name, start, end, colour == ON):
            canvas.block(across, down, 1, 1, colour, LOUD)
    if look.sun:
        canvas.picture(x, top, hex_picture("sun", size), LOUD)
    for part, colour in look.edges:
        canvas.picture(x, top, border(size, part), LOUD, inks={"o": colour})


def _paint_temple(canvas: Canvas, look: Hex, size: HexSize, place: Place) -> None:
    """A temple in the middle of a tile, golden even on grey tiles; one that is rising is cut off at the
    top.
    """
    middle, volume = place.x + size.width // 2, FADED if look.volume == QUIET else look.volume
    if size.coarse:
        for row, width, colour in ((1, 2, "ffe08a"), (2, 4, "d9a02e"), (3, 4, "ffe08a")):
            canvas.block(middle - width // 2, place.top + row, width, 1, colour, volume)
        return
    picture = sprite(GAME, "temple", size.art)
    skip = picture.height * (TEMPLE_PARTS - look.temple) // TEMPLE_PARTS
    top = place.top + (size.height - picture.height) // 2 + skip
    canvas.picture(middle - picture.width // 2, top, picture, volume, skip=skip)


def _paint_cubes(canvas: Canvas, look: Hex, size: HexSize, place: Place) -> None:
    """One or two cubes in the middle of a tile."""
    middle, count = place.x + size.width // 2, len(look.cubes)
    for n, number in enumerate(look.cubes):
        light, plain = CUBES[number]
        if size.coarse:
            canvas.block(middle - 2 + 3 * n - count // 2, place.top + 2, 3, 2, light, look.volume)
            continue
        picture = sprite(GAME, "cube", size.art)
        step = picture.width - 2
        left = middle - (picture.width + (count - 1) * step) // 2 + n * step
        down = place.top + (size.height - picture.height) // 2
        inks = {"l": light, "f": plain, "d": plain}
        canvas.picture(left, down, picture, look.volume, inks=inks)


def _stroke(size: HexSize, name: str, start: str, end: str, dotted: bool) -> tuple[tuple[int, int], ...]:
    """The pixels, within a field, of a line two pixels thick from one field's middle to another's."""
    thick, place = 1 if size.coarse else 2, place_of(size, name)
    (x, top, *_), (right, bottom, *_) = place_of(size, start), place_of(size, end)
    count = max(abs(right - x), abs(bottom - top), 1)
    found: set[tuple[int, int]] = set()
    for n in range(count + 1):
        left = x + round((right - x) * n / count) + size.width // 2 - thick // 2
        upper = top + round((bottom - top) * n / count) + size.height // 2 - thick // 2
        if not dotted or n // 2 % 2:
            found |= {(left + across, upper + down) for across in range(thick) for down in range(thick)}
    return tuple(sorted(pixel for pixel in found if _within(size, place, *pixel)))


def _within(size: HexSize, place: Place, x: int, y: int) -> bool:
    """Whether a pixel belongs to the field at a place."""
    row = y - place.top
    return 0 <= row < size.height and inset(size, row) <= x - place.x < size.width - inset(size, row)


def _write(
    canvas: Canvas, name: str, look: Hex, place: Place, left: int, size: HexSize | None = None
) -> None:
    """The letters on a field whose top line begins at column `left`.

    On a hex of a `size` they keep, where they can, to cells without a pixel of its neighbours, which aren't
    drawn again when the letters go.
    """
    middle, lines = place.middle, place.lines
    canvas.spot(f"field:{name}", middle, (middle.x, lines[0]), bare=True, ring=NO_RING, chip="")
    for label in look.labels:
        y = place.at(label.at) if isinstance(label.at, str) else lines[label.at]
        x = _column(label, middle, left)
        if size is None:
            canvas.runs(x, y, label.runs)
            continue
        lacks = max(inset(size, 2 * y + half - place.top) for half in (0, 1))
        room, runs = size.width - 2 * lacks, label.runs
        if wide(runs) > room:
            runs = _bare(runs)
        if wide(runs) <= room:
            x = max(place.x + lacks, min(place.x + size.width - lacks - wide(runs), x))
        end = canvas.runs(x, y, runs)
        if x < middle.x or end > middle.right or not middle.y <= y < middle.bottom:
            beside = Region(x, y, end - x, 1)
            canvas.spot(f"field:{name}", beside, bare=True, ring=NO_RING, chip="")


def _bare(runs: Line) -> Line:
    """Words without the blanks around them."""
    text = "".join(run.text for run in runs)
    return first(without(runs, len(text) - len(text.lstrip())), len(text.strip()))


def _column(label: Label, middle: Region, left: int) -> int:
    """The column in which a label begins."""
    if label.side == CENTRED:
        spare = middle.width - wide(label.runs)
        tight = label.at == "foot" and spare <= 0  # the next column of fields overlaps the last cell
        return middle.x + (spare - tight) // 2
    return left + 2 * (label.side == BEHIND)


_TONES = ("sea", "wave", "sea")
"""Neighbouring sea fields differ in tone where there is no room for lines between them."""


# -- in small --------------------------------------------------------------------------------------


def draw_mini(
    board: Seat,
    look: Look,
    terms: Terms,
    size: HexSize = MINI,
    new: frozenset[str] = frozenset(),
    *,
    looked_at: bool = False,
) -> Drawing:
    """A small world: tiles in one colour each, a white bar for cubes, a golden one for a temple.

    `new` are the fields that have changed since the viewer's last turn; `looked_at` makes targets of all.
    """
    width, height = size.board
    canvas = Canvas(width, height)
    for name in FIELDS:
        place = place_of(size, name)
        tile, bit = board.world.get(name), BIT[name]
        if look.pictures:
            row, loud = FIELD_ROWS[name], tile is not None or name == board.sun
            tone = _TONES[(row.q - row.r) % len(_TONES)]
            water = "sun" if name == board.sun else "deep" if bit & DARK else tone
            kind, calm = tile.kind if tile is not None else water, NORMAL if bit & DARK else FADED
            canvas.picture(place.x, place.top, hex_picture(kind, size), LOUD if loud else calm)
            if tile is not None:
                paint_lying(canvas, tile, size, place)
        else:
            mark = terms.sign("step") if name == board.sun else "." if bit & DARK else "·"
            if tile is not None:
                signs = terms.sign("temple") if tile.temple else "".join(terms.signs[c] for c in tile.cubes)
                letter = terms.signs[tile.colour] if tile.colour is not None else terms.tile(tile.kind)[0]
                mark = f"{letter}{signs}"[:2]
            canvas.write(place.x + 1, place.top // 2, mark, "" if tile is not None else "dim")
        if name in new:
            canvas.write(place.x, place.top // 2, terms.sign("new"), "strong")
        if looked_at:
            region = Region(place.x, place.top // 2, size.width, (size.height + 1) // 2)
            canvas.spot(f"field:{name}", region, bare=True, chip="")
    return canvas.drawing()


def paint_lying(canvas: Canvas, tile: Tile, size: HexSize, place: Place) -> None:
    """What lies on a tile that is too small for pictures: a bar."""
    if tile.temple or tile.cubes:
        colour = "fff1c9" if tile.temple else CUBES[tile.cubes[0]][0]
        ink = "8a3d0c" if tile.temple else colour
        canvas.block(place.x + 1, place.top + 1, size.width - 2, 1, colour, LOUD)
        canvas.block(place.x + 1, place.top + 2, size.width - 2, 1, ink, LOUD)


__all__ = [
    "GRID",
    "HUGE",
    "LARGE",
    "MINI",
    "NO_MARKS",
    "PAGE",
    "SMALL",
    "draw_mini",
    "draw_world",
    "outlined",
]
