"""A realm of Papyria as a drawing: landscapes on a grid that grows, rivers over their borders, the priest.

Neighbours share their borders. Where a river leaves a landscape the border is broken: `═` and `║` where it
goes on, half of it where it ends.
"""

from collections.abc import Collection, Mapping
from typing import Final

from rulesets.core.records import record
from rulesets.papyria.cells import cell, place
from rulesets.papyria.components import EAST, NORTH, SOUTH, WEST
from rulesets.papyria.realm import Laid
from tabletop_tui.drawing import Canvas, Drawing, Region
from tabletop_tui.games.papyria.layout import TileShape
from tabletop_tui.games.papyria.marks import Ghost
from tabletop_tui.games.papyria.ring import LIT
from tabletop_tui.games.papyria.signs import PRIEST, laid_runs, short
from tabletop_tui.games.parts import Name, width_of
from tabletop_tui.words import Words

_CORNERS: Final = " │─└││┌├─┘─┴┐┤┬┼"
"""Where lines meet, by the directions they come from: north 1, east 2, south 4, west 8."""

_UPRIGHT: Final = {(True, True): "═", (True, False): "╡", (False, True): "╞"}
"""An upright border by whether a river comes to it from the west, and from the east."""
_LEVEL: Final = {(True, True): "║", (True, False): "╨", (False, True): "╥"}
"""A level border by whether a river comes to it from the north, and from the south."""


@record
class Grid:
    """Which cells are drawn, and where."""

    shape: TileShape
    left: int
    top: int
    columns: int
    rows: int

    @classmethod
    def around(cls, cells: Collection[str], shape: TileShape) -> "Grid":
        """The least that holds all of these."""
        places = [place(name) for name in cells] or [(0, 0)]
        xs, ys = [x for x, _ in places], [y for _, y in places]
        return cls(shape, min(xs), max(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)

    @property
    def width(self) -> int:
        """Columns of the drawing."""
        return self.columns * (self.shape.width + 1) + 1

    @property
    def height(self) -> int:
        """Lines of the drawing."""
        return self.rows * (self.shape.height + 1) + 1

    def region(self, name: str) -> Region:
        """Where a cell lies, without its borders."""
        x, y = place(name)
        shape = self.shape
        return Region(
            (x - self.left) * (shape.width + 1) + 1,
            (self.top - y) * (shape.height + 1) + 1,
            shape.width,
            shape.height,
        )

    def name(self, column: int, row: int) -> str:
        """The cell in a column and a row."""
        return cell(self.left + column, self.top - row)


@record
class Land:
    """What the drawing of a realm needs."""

    realm: Mapping[str, Laid]
    priest: str
    owner: Name
    sites: Collection[str]
    """Where the next landscape could lie."""
    placing: bool = False
    """It is being laid now."""
    ghost: Ghost | None = None
    """How it would lie."""


def draw_realm(land: Land, words: Words, shape: TileShape) -> Drawing:
    """All landscapes, and the cells beside the priest's."""
    sites = [name for name in land.sites if name not in land.realm]
    shown = dict(land.realm)
    if land.ghost is not None:
        shown[land.ghost.cell] = land.ghost.laid
    grid = Grid.around([*land.realm, *sites], shape)
    canvas = Canvas(grid.width, grid.height)
    _Borders(land, frozenset(sites), shown, grid).draw(canvas)
    for name, laid in shown.items():
        _landscape(canvas, grid, land, name, laid)
    for name in sites:
        if name not in shown:
            _site(canvas, grid, words, name, placing=land.placing)
    for name in [*land.realm, *sites]:
        region = grid.region(name)
        canvas.spot(f"cell:{name}", region, (region.x - 1, region.y - 1))
    return canvas.drawing()


class _Borders:
    """Lines between cells, and rivers over them."""

    def __init__(self, land: Land, sites: frozenset[str], shown: Mapping[str, Laid], grid: Grid) -> None:
        self._land, self._sites, self._shown, self._grid = land, sites, shown, grid

    def draw(self, canvas: Canvas) -> None:
        """All borders."""
        grid = self._grid
        for row in range(grid.rows + 1):
            for column in range(grid.columns + 1):
                self._level(canvas, column, row)
                self._upright(canvas, column, row)
        for row in range(grid.rows + 1):
            for column in range(grid.columns + 1):
                self._corner(canvas, column, row)

    def _kind(self, one: str, other: str) -> str:
        """What lies beside a border: `tile`, `site` or nothing."""
        if one in self._land.realm or other in self._land.realm:
            return "tile"
        return "site" if one in self._sites or other in self._sites else ""

    def _role(self, kind: str) -> str:
        return "dim" if kind == "tile" else "open" if self._land.placing else "faint"

    def _exits(self, name: str) -> int:
        laid = self._shown.get(name)
        return laid.exits if laid is not None else 0

    def _level(self, canvas: Canvas, column: int, row: int) -> None:
        grid = self._grid
        above, below = grid.name(column, row - 1), grid.name(column, row)
        kind = self._kind(above, below)
        if not kind or column == grid.columns:
            return
        region = grid.region(below)
        y = region.y - 1
        canvas.write(region.x, y, ("─" if kind == "tile" else "┄") * region.width, self._role(kind))
        river = _LEVEL.get((bool(self._exits(above) & SOUTH), bool(self._exits(below) & NORTH)))
        if river:
            canvas.write(region.x + region.width // 2, y, river, "blue strong")

    def _upright(self, canvas: Canvas, column: int, row: int) -> None:
        grid = self._grid
        west, east = grid.name(column - 1, row), grid.name(column, row)
        kind = self._kind(west, east)
        if not kind or row == grid.rows:
            return
        region = grid.region(east)
        x = region.x - 1
        for y in range(region.y, region.bottom):
            canvas.write(x, y, "│" if kind == "tile" else "┊", self._role(kind))
        river = _UPRIGHT.get((bool(self._exits(west) & EAST), bool(self._exits(east) & WEST)))
        if river:
            canvas.write(x, region.bottom - 1, river, "blue strong")

    def _corner(self, canvas: Canvas, column: int, row: int) -> None:
        name = self._grid.name
        here, west = name(column, row), name(column - 1, row)
        above, across = name(column, row - 1), name(column - 1, row - 1)
        kinds = [
            self._kind(across, above),
            self._kind(above, here),
            self._kind(west, here),
            self._kind(across, west),
        ]
        if any(kinds):
            found = sum(bit for bit, kind in zip((1, 2, 4, 8), kinds, strict=True) if kind)
            role = self._role("tile" if "tile" in kinds else "site")
            region = self._grid.region(here)
            canvas.write(region.x - 1, region.y - 1, _CORNERS[found], role)


def _landscape(canvas: Canvas, grid: Grid, land: Land, name: str, laid: Laid) -> None:
    """What a landscape shows, in its last line; rivers flow up to it from the sides and from above."""
    region, runs = grid.region(name), laid_runs(laid)
    line = region.bottom - 1
    ghost = land.ghost is not None and land.ghost.cell == name
    here = name == land.priest
    ground = LIT if ghost else f"ground-{land.owner.role}" if here else "ground-panel"
    canvas.fill(region, ground)
    start = region.x + (region.width - width_of(runs) + 1) // 2
    if laid.exits & WEST:
        canvas.write(region.x, line, "═" * (start - region.x), "blue strong")
    end = start + width_of(runs)
    if laid.exits & EAST:
        canvas.write(end, line, "═" * (region.right - end), "blue strong")
    if laid.exits & NORTH:
        for y in range(region.y, line):
            canvas.write(region.x + region.width // 2, y, "║", "blue strong")
    canvas.runs(start, line, runs)
    if here:
        canvas.write(region.x, region.y, PRIEST, "you")


def _site(canvas: Canvas, grid: Grid, words: Words, name: str, *, placing: bool) -> None:
    """An empty cell where the next landscape could lie: its way from the settlement."""
    region = grid.region(name)
    text = way(words, name)
    if len(text) <= region.width:
        canvas.write_centred(region, region.bottom - 1, text, "dim" if placing else "faint")


def way(words: Words, name: str) -> str:
    """A cell by its way from the settlement: `E2 N1`."""
    x, y = place(name)
    parts = []
    if x:
        parts.append(short(words, "side", "east" if x > 0 else "west") + str(abs(x)))
    if y:
        parts.append(short(words, "side", "north" if y > 0 else "south") + str(abs(y)))
    return " ".join(parts)
