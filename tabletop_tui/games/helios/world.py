"""A player board of Helios as a drawing: hexes, what lies on them, the sun, and what a stop would yield."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import field
from functools import lru_cache

from rulesets.core.records import record
from rulesets.helios.coast import coast_of
from rulesets.helios.components import FIELD_ROWS, LETTERS, SPECIALS
from rulesets.helios.geometry import BIT, BONUS, DARK, FIELDS, LAP_LINE
from rulesets.helios.preview import SunPreview
from rulesets.helios.state import Seat, Tile
from rulesets.helios.sun import shape_of
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, fit
from tabletop_tui.hexes import HexGrid

INKS = ("blue", "brown", "grey", "green", "purple")
"""The colours of spring, redwood, granite, bamboo and obsidian."""

SPECIAL_INK = "orange"
SUN = "(*)"
EDGE = ":::"
DEAD_END = "!"
LAKE = "-"
LAP = "="
BONUS_LETTERS = {"harbour": "h", "mana": "m", "resource": "r"}
LEGAL = "?"
LIT = "*"

_TOP = 7
SMALL_GRID, LARGE_GRID = (
    HexGrid({name: (row.q, row.r) for name, row in FIELD_ROWS.items()}, _TOP, half) for half in (1, 2)
)
"""The map with hexes two and four lines high."""


@record
class Marks:
    """What a decision adds to the map."""

    stops: Mapping[str, SunPreview] = field(default_factory=dict)
    """Where the sun could stop, with what that yields."""
    legal: Collection[str] = frozenset()
    """Where a tile could be laid."""
    lit: Collection[str] = frozenset()
    """Tiles that the sun would light from the stop under the cursor, or where a temple could stand."""


NO_MARKS = Marks()


def draw_world(
    board: Seat, grid: HexGrid, legend: Sequence[str], marks: Marks = NO_MARKS, owner: Run | None = None
) -> Drawing:
    """The whole map of a seat; every field is a spot `field:<name>`.

    The lines of `legend` stand in the free corners, first on the left, then on the right; `owner` in the
    upper right corner, for where no heading says whose map it is.
    """
    canvas = Canvas(grid.width, grid.height)
    canvas.place(0, 0, _outlines(grid.half))
    _write_legend(canvas, legend)
    if owner is not None:
        canvas.write_right(canvas.width, 0, fit(owner.text, 2 * grid.top), owner.role)
    coast = coast_of(shape_of(board.world))
    for name in FIELDS:
        tile = board.world.get(name)
        if tile is not None:
            _ground(canvas, grid, name, f"ground-{ink_of(tile)}")
        head, body = _cell(board, name, marks)
        if tile is None and not head.text.strip() and not BIT[name] & DARK:
            bit = BIT[name]
            sign = DEAD_END if bit & coast.dead_ends & coast.sea else "" if bit & coast.sea else LAKE
            head = Run(sign, "dim")
        _write_cell(canvas, grid, name, head, body)
        if name in marks.lit:
            canvas.write(*_label_at(grid, name), LIT, "gold")
        canvas.spot(f"field:{name}", grid.inner(name), _label_at(grid, name), bare=True)
    return canvas.drawing()


def _write_legend(canvas: Canvas, legend: Sequence[str]) -> None:
    for y, text in enumerate(legend[:3]):
        canvas.write(0, y, text, "dim")
    for y, text in enumerate(legend[3:], start=canvas.height - 2):
        canvas.write_right(canvas.width, y, text, "dim")


@lru_cache(4)
def _outlines(half: int) -> Drawing:
    """The empty map: dark fields faint, the lap line in its own colour, bonuses of the fields."""
    grid = SMALL_GRID if half == 1 else LARGE_GRID
    canvas = Canvas(grid.width, grid.height)
    for role, names in (
        ("faint", [name for name in FIELDS if BIT[name] & DARK]),
        ("dim", [name for name in FIELDS if not BIT[name] & (DARK | LAP_LINE)]),
        ("yellow", [name for name in FIELDS if BIT[name] & LAP_LINE]),
    ):
        for name in names:
            grid.outline(canvas, name, role)
    return canvas.drawing()


def ink_of(tile: Tile) -> str:
    """The colour of a tile."""
    return SPECIAL_INK if tile.colour is None else INKS[tile.colour]


def letter_of(tile: Tile) -> str:
    """The letter of a tile: capital for land, small for special tiles."""
    return SPECIALS[tile.kind].letter if tile.colour is None else LETTERS[tile.colour]


def tile_runs(tile: Tile) -> list[Run]:
    """A tile in brackets: its letter, then `T` or how many cubes of its colour, then the others' letters."""
    own = sum(colour == tile.colour for colour in tile.cubes)
    others = [colour for colour in tile.cubes if colour != tile.colour]
    runs = [Run(f"[{letter_of(tile)}", f"{ink_of(tile)} strong")]
    if tile.temple:
        runs.append(Run("T", "gold"))
    elif own:
        runs.append(Run(str(own), f"{ink_of(tile)} strong"))
    elif not others:
        runs.append(Run(" "))
    if others:
        runs.append(Run("+", "dim"))
        runs += [Run(LETTERS[colour], f"{INKS[colour]} strong") for colour in others]
    return [*runs, Run("]", f"{ink_of(tile)} strong")]


def _cell(board: Seat, name: str, marks: Marks) -> tuple[Run, list[Run]]:
    """What stands at the right of a field's first line, and in its last line."""
    tile = board.world.get(name)
    bonus = BONUS.get(name)
    head = Run(BONUS_LETTERS[bonus], "cyan" if tile is None else "dim") if bonus else Run("")
    if BIT[name] & LAP_LINE and not bonus:
        head = Run(LAP, "yellow")
    if tile is not None:
        return head, tile_runs(tile)
    if name == board.sun:
        return head, [Run(SUN, "gold")]
    if name in marks.stops:
        return head, yield_runs(marks.stops[name])
    if name in marks.legal:
        return head, [Run(LEGAL, "open")]
    return head, [Run(EDGE, "faint")] if BIT[name] & DARK else []


def yield_runs(preview: SunPreview, width: int = _TOP - 1) -> list[Run]:
    """What a stop yields: letters of cubes, points of temples, `+5` for a lap; `·` for nothing."""
    colours = [colour for _, colour in preview.light.cubes]
    runs = [Run(LETTERS[colour], f"{INKS[colour]} strong") for colour in colours]
    temples, lap = preview.light.points, preview.lap
    points = (str(temples) if temples else "") + (f"+{lap}" if lap else "")
    if len(colours) + len(points) > width:
        points = str(temples + lap)
    if points:
        runs.append(Run(points, "gold"))
    return runs or [Run("·", "open")]


def _ground(canvas: Canvas, grid: HexGrid, name: str, role: str) -> None:
    for region in grid.rows(name):
        canvas.paint(region, role)


def _write_cell(canvas: Canvas, grid: HexGrid, name: str, head: Run, body: list[Run]) -> None:
    inner = grid.inner(name)
    role = "faint" if BIT[name] & DARK else "dim"
    canvas.write(inner.x + 2, inner.y, name, role)
    if head.text:
        canvas.write(inner.right - 2, inner.y, head.text, head.role)
    width = sum(len(run.text) for run in body)
    x = inner.x + max(0, (inner.width - width) // 2)
    y = inner.bottom - 1 if inner.height == 2 else inner.y + 1
    canvas.runs(x, y, body)


def _label_at(grid: HexGrid, name: str) -> tuple[int, int]:
    inner = grid.inner(name)
    return inner.x, inner.y


# -- in little room --------------------------------------------------------------------------------

_STEP, _CELL = 4, 3
_RADIUS = 3
SMALL_WIDTH = 2 * _RADIUS * _STEP + _CELL
SMALL_HEIGHT = 4 * _RADIUS + 1
"""Size of a map without outlines."""


def _short_runs(tile: Tile) -> list[Run]:
    """A tile in three cells: letter, `T` or how many cubes of its colour, `+` for others."""
    own = sum(colour == tile.colour for colour in tile.cubes)
    runs = [Run(letter_of(tile), f"{ink_of(tile)} strong")]
    if tile.temple:
        runs.append(Run("T", "gold"))
    elif own:
        runs.append(Run(str(own), f"{ink_of(tile)} strong"))
    return [*runs, Run("+", "dim")] if len(tile.cubes) > own else runs


def draw_small_world(board: Seat) -> Drawing:
    """The whole map of a seat in little room: three cells a field; every field is a spot."""
    canvas = Canvas(SMALL_WIDTH, SMALL_HEIGHT)
    for name in FIELDS:
        row = FIELD_ROWS[name]
        x, y = (row.q + _RADIUS) * _STEP, 2 * row.r + row.q + 2 * _RADIUS
        tile = board.world.get(name)
        if tile is not None:
            canvas.paint(Region(x, y, _CELL, 1), f"ground-{ink_of(tile)}")
            canvas.runs(x, y, _short_runs(tile))
        elif name == board.sun:
            canvas.write(x, y, SUN, "gold")
        else:
            bonus = BONUS_LETTERS[BONUS[name]] if BONUS.get(name) else "."
            canvas.write(x + 1, y, ":" if BIT[name] & DARK else bonus, "faint" if BIT[name] & DARK else "dim")
        canvas.spot(f"field:{name}", Region(x, y, _CELL, 1), bare=True)
    return canvas.drawing()
