"""A realm of Papyria as a drawing: tinted landscapes, a river through them, ghosts of what could come."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from rulesets.core.records import record
from rulesets.papyria.cells import cell as cell_at
from rulesets.papyria.cells import place
from rulesets.papyria.components import EAST, KINDS, LANDSCAPES, NORTH, SOUTH, WEST
from rulesets.papyria.realm import Laid, Realm, members
from tabletop_tui.games.papyria.drawings.scenes import GAME, ground_of
from tabletop_tui.games.papyria.drawings.signs import features
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.paint.drawing import NO_RING, Canvas, Drawing, Line, Region, Run, cells
from tabletop_tui.paint.pictures import LOUD, NORMAL, QUIET, Look, sprite
from tabletop_tui.paint.pictures.pixels import Volume
from tabletop_tui.paint.runs import cut

BRIGHT, SIDE, GREY = "2f74c4", "2b517c", "3a4450"
"""The colours of the largest river, of other rivers, and of rivers in the background."""


class TileSize(NamedTuple):
    """The size at which a landscape is drawn, in cells; pixels are as wide as cells, and half as high."""

    width: int
    height: int

    @property
    def left(self) -> int:
        """Columns of the corners at the left, before the river."""
        return (self.width - 1) // 2 if self.width > 3 else 1

    @property
    def water(self) -> int:
        """The width of the river in columns."""
        return 2 if self.width > 5 else 1

    @property
    def thick(self) -> int:
        """The width of the river from west to east, in pixels."""
        return 2 if self.height > 2 else 1


Corners = tuple[Line, ...]
"""What stands in the corners of a landscape: northwest, northeast, southwest, southeast."""
SIZES: Final = (TileSize(12, 5), TileSize(8, 3), TileSize(7, 3), TileSize(6, 3), TileSize(5, 2))
"""From the largest to the smallest at which everything is legible."""
PIXELS: Final = (5, 4, 3, 2)
"""Pixels per landscape on a map."""


@record
class Land:
    """A realm with what is lit in it."""

    realm: Realm
    priest: str
    colour: str
    """The owner's colour."""
    sites: tuple[str, ...] = ()
    """Sites for a landscape or building, or for the priest."""
    empty_sites: frozenset[str] = frozenset()
    """Those of these sites on which nothing lies."""
    ghost: tuple[str, Laid] | None = None
    """What would lie at the cursor."""
    at: str = ""
    """The cell under the cursor."""
    kind: str = ""
    """The kind whose landscapes are lit; without a kind, all look alike."""
    keys: tuple[tuple[str, str], ...] = ()
    """The keys of each site; of several, the first and the last: `a-d`."""
    linked: frozenset[str] = frozenset()
    """Landscapes between buildings of the kind that is being built."""
    loud: bool = False
    """The decision is made here."""


class Frame(NamedTuple):
    """The cells that a drawing shows, and their size."""

    west: int
    north: int
    columns: int
    rows: int
    size: TileSize
    gap: int
    """Cells between landscapes, for lines where grounds have no colour."""

    @property
    def width(self) -> int:
        """Columns of the whole realm, gaps included."""
        return self.columns * (self.size.width + self.gap) + self.gap

    @property
    def height(self) -> int:
        """Lines of the whole realm, gaps included."""
        return self.rows * (self.size.height + self.gap) + self.gap

    def region(self, name: str) -> Region:
        """The region of a site, by its name."""
        x, y = place(name)
        across = (x - self.west) * (self.size.width + self.gap) + self.gap
        down = (self.north - y) * (self.size.height + self.gap) + self.gap
        return Region(across, down, self.size.width, self.size.height)


def extent(cells: Iterable[str]) -> tuple[int, int, int, int]:
    """The western and northern edge, and the numbers of columns and rows, of some cells."""
    xs, ys = zip(*map(place, cells), strict=True)
    return min(xs), max(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def frame_of(land: Land, look: Look, width: int, height: int) -> Frame:
    """The largest size at which all landscapes and sites fit; the smallest if none does."""
    west, north, columns, rows = extent([*land.realm, *land.sites])
    gap = 0 if look.pictures else 1
    frames = [Frame(west, north, columns, rows, size, gap) for size in SIZES]
    return next((f for f in frames if fits(f, width, height)), frames[-1])


def fits(frame: Frame, width: int, height: int) -> bool:
    """Whether a whole realm has room in this many cells."""
    return frame.width <= width and frame.height <= height


def draw_realm(land: Land, terms: Terms, look: Look, width: int, height: int) -> Drawing:
    """A realm in the middle of this many cells; one that doesn't fit as a map."""
    frame = frame_of(land, look, width, height)
    if not fits(frame, width, height):
        return draw_map(land, terms, look, width, height)
    canvas = Canvas(width, height)
    x, y = (canvas.width - frame.width) // 2, (canvas.height - frame.height) // 2
    _Realm(canvas, land, terms, look, frame, x, y).draw()
    return canvas.drawing()


class _Realm:
    """A realm while it is being drawn."""

    def __init__(
        self, canvas: Canvas, land: Land, terms: Terms, look: Look, frame: Frame, x: int, y: int
    ) -> None:
        self.canvas, self.land, self.terms, self.look = canvas, land, terms, look
        self.frame, self.x, self.y = frame, x, y
        realm = {**land.realm, land.ghost[0]: land.ghost[1]} if land.ghost else land.realm
        self.river = members(realm, "river")
        self.lit = members(realm, land.kind) if land.kind in KINDS else None

    def draw(self) -> None:
        """Draw landscapes, then the ghost, then the sites."""
        for name, laid in self.land.realm.items():
            if self.land.ghost is None or self.land.ghost[0] != name:
                self._tile(name, laid, ghost=False)
        if self.land.ghost is not None:
            self._tile(*self.land.ghost, ghost=True)
        for name in self.land.sites:
            self._site(name)
        for name in self.land.realm:
            if name not in self.land.sites:
                region = self.frame.region(name).moved(self.x, self.y)
                self.canvas.spot(f"cell:{name}", region, (region.x, region.y), bare=True, chip="")

    def _volume(self, name: str) -> Volume:
        if self.lit is None:
            return LOUD if self.land.loud else NORMAL
        return LOUD if name in self.lit else QUIET

    def _tile(self, name: str, laid: Laid, *, ghost: bool) -> None:
        region = self.frame.region(name).moved(self.x, self.y)
        volume = self._volume(name)
        if self.look.pictures:
            tint = "ground-open" if ghost else _shaded(ground_of(laid), name)
            water = GREY if volume == QUIET else BRIGHT if name in self.river else SIDE
            tile = _painted(laid, self.frame.size, tint, water, volume, self.terms, ghost=ghost)
            self.canvas.cover(region.x, region.y, tile)
        else:
            self._lines(region, laid, ghost=ghost)
            corners = _corners(laid, self.frame.size, self.terms, dimmed=volume == QUIET)
            _write_corners(self.canvas, region, corners)
        if name == self.land.priest and not ghost:
            self._priest(region)
        if name in self.land.linked:
            self.canvas.write(region.right - 1, region.y + region.height // 2, "•", "gold")

    def _lines(self, region: Region, laid: Laid, *, ghost: bool) -> None:
        """Without grounds: a frame, and the river as lines to its exits."""
        around = region.grown(1)
        self.canvas.box(around, "open" if ghost else "line", "double" if ghost else "light")
        exits = laid.exits
        if not exits:
            return
        middle_x, middle_y = region.x + self.frame.size.left, region.y + region.height // 2
        self.canvas.write(
            middle_x, middle_y, self.terms.course(exits) if not self.look.ascii else "+", "blue strong"
        )
        if exits & WEST:
            self.canvas.write(around.x, middle_y, "═" * (middle_x - around.x), "blue")
        if exits & EAST:
            self.canvas.write(middle_x + 1, middle_y, "═" * (around.right - middle_x - 1), "blue")
        for side, rows in ((NORTH, range(around.y, middle_y)), (SOUTH, range(middle_y + 1, around.bottom))):
            for line in rows if exits & side else ():
                self.canvas.write(middle_x, line, "|" if self.look.ascii else "║", "blue")

    def _priest(self, region: Region) -> None:
        """The priest in the middle, a chip in its owner's colour."""
        sign, x, y = self.terms.sign("priest"), region.x + self.frame.size.left, region.y + region.height // 2
        self.canvas.write(
            x - (1 if region.width > 6 else 0),
            y,
            f" {sign} " if region.width > 6 else sign,
            f"seat-{self.land.colour}",
        )

    def _site(self, name: str) -> None:
        """A place that can be chosen, with its keys."""
        region = self.frame.region(name).moved(self.x, self.y)
        spread = dict(self.land.keys).get(name)
        empty = name in self.land.empty_sites
        under = name == self.land.at
        if empty and not under:
            self.canvas.box(region, "open", "dashed")
        if under and not empty:
            self._ring(region)
        if spread and not (under and self.land.ghost):
            middle = Region(region.x, region.y, region.width, 1)
            self.canvas.write_centred(middle, region.y + region.height // 2, f" {spread} ", "chip")
        middle_of_river = (region.x + self.frame.size.left, region.y + region.height // 2)  # covers no sign
        self.canvas.spot(
            f"cell:{name}",
            region,
            middle_of_river,
            bare=True,
            ring=NO_RING,
            chip="" if spread else "chip",
        )

    def _ring(self, region: Region) -> None:
        """The cursor on a landscape."""
        for y in range(region.y, region.bottom):
            self.canvas.paint(Region(region.x, y, 1, 1), "ring")
            left, right = (
                ("┏", "┓") if y == region.y else ("┗", "┛") if y == region.bottom - 1 else ("┃", "┃")
            )
            if y != region.y:
                self.canvas.write(region.x, y, left, "ring")
            self.canvas.write(region.right - 1, y, right, "ring")


def _corners(laid: Laid, size: TileSize, terms: Terms, *, dimmed: bool) -> Corners:
    """Signs, each always in the same corner: northwest, northeast, southwest, southeast."""
    row, dim = LANDSCAPES[laid.tile], "dim" if dimmed else ""
    northwest = [terms.kind_sign("forest")] * laid.forests + [terms.kind_sign("city")] * laid.cities
    northeast, southwest, southeast = list[Run](), list[Run](), list[Run]()
    if row.mountain:
        mine = Run(terms.sign("mine"), "white")
        northeast = [mine if laid.mine else terms.kind_sign("mountain")]
    southwest = [terms.kind_sign("sanctuary")] if laid.sanctuary else []
    southwest += [terms.kind_sign("temple")] if laid.temple else []
    if row.invention != "none":
        makes = [Run(terms.sign("lapis"), "blue")] * row.lapis
        makes += [Run(terms.sign("papyrus"), "brown")] * row.papyrus
        southeast = [terms.kind_sign("invention"), *makes]
    left, right = size.left, size.width - size.left - size.water
    found = []
    corners = (northwest, left), (northeast, right), (southwest, left), (southeast, right)
    for runs, room in corners:
        shown = cut([run._replace(role=dim or f"{run.role} strong") for run in runs], room)
        if len(runs) > room and room > 1:
            count = len(runs) - 1 if runs is southeast else len(runs)
            shown = cut([runs[0]._replace(role=dim or runs[0].role), Run(str(count), dim)], room)
        found.append(shown)
    return tuple(found)


@lru_cache(256)  # without it, a key takes 1 % more
def _painted(
    laid: Laid, size: TileSize, tint: str, water: str, volume: Volume, terms: Terms, *, ghost: bool
) -> Canvas:
    """A landscape on a canvas of its own: ground, river, pictures and signs."""
    canvas = Canvas(size.width, size.height)
    region = Region(0, 0, size.width, size.height)
    canvas.block(0, 0, size.width, 2 * size.height, tint, volume)
    if laid.exits:
        _paint_water(canvas, laid.exits, size, water)
    if ghost:
        _bracket(canvas, region)
    if size.height > 3:
        _paint_pictures(canvas, laid, volume)
    _write_corners(canvas, region, _corners(laid, size, terms, dimmed=volume == QUIET))
    return canvas


def _paint_water(canvas: Canvas, exits: int, size: TileSize, colour: str) -> None:
    """The river: the middle, and an arm to each of its exits."""
    left, water, thick = size.left, size.water, size.thick
    top, whole = size.height + 1 - thick, 2 * size.height
    canvas.block(left, top, water, thick, colour, LOUD)
    if exits & WEST:
        canvas.block(0, top, left, thick, colour, LOUD)
    if exits & EAST:
        canvas.block(left + water, top, size.width - left - water, thick, colour, LOUD)
    if exits & NORTH:
        canvas.block(left, 0, water, top, colour, LOUD)
    if exits & SOUTH:
        canvas.block(left, top + thick, water, whole - top - thick, colour, LOUD)


def _paint_pictures(canvas: Canvas, laid: Laid, volume: Volume) -> None:
    """Small pictures in the corners of a large landscape."""
    row = LANDSCAPES[laid.tile]
    words: dict[tuple[int, int], str] = {}
    if laid.cities or laid.forests:
        words[0, 0] = "city" if laid.cities else "forest"
    if row.mountain:
        words[7, 0] = "mine" if laid.mine else "mountain"
    if laid.temple or laid.sanctuary:
        words[0, 6] = "temple" if laid.temple else "sanctuary"
    if row.invention != "none":
        kind = "invention" if row.invention == "plain" else f"invention_{row.invention}"
        words[7, 6] = "settlement" if laid.tile == "SET" else kind
    for (across, down), word in words.items():
        canvas.picture(across, down, sprite(GAME, word, "small"), volume)


def _bracket(canvas: Canvas, region: Region) -> None:
    """Brackets around the ghost of a landscape."""
    right, bottom = region.right - 1, region.bottom - 1
    corners = (region.x, region.y, "┏"), (right, region.y, "┓"), (region.x, bottom, "┗"), (right, bottom, "┛")
    for x, y, char in corners:
        canvas.write(x, y, char, "you")


def _write_corners(canvas: Canvas, region: Region, corners: Corners) -> None:
    """The signs in the corners of a landscape."""
    bottom = region.bottom - 1
    for number, runs in enumerate(corners):
        x = region.right - sum(len(run.text) for run in runs) if number % 2 else region.x
        canvas.runs(x, region.y if number < 2 else bottom, runs)


def _shaded(colour: str, name: str) -> str:
    """Neighbours differ by a tenth, so that landscapes are distinct without lines."""
    x, y = place(name)
    if (x + y) % 2:
        return colour
    return "".join(f"{min(255, int(int(colour[i : i + 2], 16) * 1.13)):02x}" for i in (0, 2, 4))


# -- a map of a realm ------------------------------------------------------------------------------


def _pixels(land: Land, width: int, height: int) -> int:
    """Pixels per landscape on a map of this many cells: as many as there is room for."""
    _, _, columns, rows = extent([*land.realm, *land.sites])
    return next((p for p in PIXELS if columns * p <= width and rows * p <= 2 * height), PIXELS[-1])


def height_of_map(land: Land, width: int, height: int) -> int:
    """The lines that a map takes of those available."""
    _, _, _, rows = extent([*land.realm, *land.sites])
    return (rows * _pixels(land, width, height) + 1) // 2


def draw_map(land: Land, terms: Terms, look: Look, width: int, height: int) -> Drawing:
    """A realm as small as possible: a few pixels per landscape, or two signs where there are no pictures."""
    canvas = Canvas(width, height)
    west, north, columns, rows = extent([*land.realm, *land.sites])
    if not look.pictures:
        _map_in_signs(canvas, land, terms)
        return canvas.drawing()
    pixels = _pixels(land, width, height)
    left, top = max(0, (width - columns * pixels) // 2), max(0, (2 * height - rows * pixels) // 2)
    realm = {**land.realm, land.ghost[0]: land.ghost[1]} if land.ghost else land.realm
    river = members(realm, "river")
    lit = members(realm, land.kind) if land.kind in KINDS else realm
    spots = {name: _on_map(name, west, north, pixels, left, top) for name in (*realm, *land.sites)}
    for name, laid in realm.items():
        at = spots[name]
        volume = LOUD if name in lit else QUIET
        _map_tile(canvas, at, pixels, name, laid, BRIGHT if name in river else SIDE, volume)
        if name == land.priest:
            half, thick = (pixels - 1) // 2, 2 - pixels % 2
            canvas.block(at[0] + half, at[1] + half, thick, thick, land.colour, LOUD)
    for name, (across, down) in spots.items():
        _spot_on_map(canvas, land, name, Region(across, (down + 1) // 2, pixels, max(1, pixels // 2)))
    return canvas.drawing()


def _on_map(name: str, west: int, north: int, pixels: int, left: int, top: int) -> tuple[int, int]:
    """The upper left pixel of a landscape on a map."""
    x, y = place(name)
    return left + (x - west) * pixels, top + (north - y) * pixels


def _spot_on_map(canvas: Canvas, land: Land, name: str, region: Region) -> None:
    """A landscape or site as a target: a site has its keys, the one under the cursor brackets."""
    site, spread = name in land.sites, dict(land.keys).get(name, "")
    if name == land.at:
        canvas.write(region.x, region.y, "[", "you")
        canvas.write(region.right - 1, region.y, "]", "you")
    elif site and name not in land.realm:
        text = f" {spread} " if cells(spread) + 2 <= region.width else spread
        canvas.write_centred(region._replace(height=1), region.y, text[: region.width], "chip")
    chip = "chip" if site and not spread else ""
    canvas.spot(f"cell:{name}", region, (region.x, region.y), bare=True, ring=NO_RING, chip=chip)


_DOTS: Final = {
    "forest": "62b867",
    "city": "4fd1c5",
    "mountain": "a3adb7",
    "mine": "f0f6fc",
    "sanctuary": "e0a93b",
    "temple": "f0ead6",
    "invention": "c58af9",
}


def _map_tile(
    canvas: Canvas, at: tuple[int, int], pixels: int, name: str, laid: Laid, river: str, volume: Volume
) -> None:
    """A landscape: things in its corners, the river between them; in two by two pixels, only its ground."""
    x, y = at
    row, last = LANDSCAPES[laid.tile], pixels - 1
    canvas.block(x, y, pixels, pixels, _shaded(ground_of(laid), name), volume)
    dots = {
        (0, 0): "city" if laid.cities else "forest" if laid.forests else "",
        (last, 0): ("mine" if laid.mine else "mountain") if row.mountain else "",
        (0, last): "temple" if laid.temple else "sanctuary" if laid.sanctuary else "",
        (last, last): "invention" if row.invention != "none" else "",
    }
    if pixels < 3:
        dots = {(0, 0): next((word for word in dots.values() if word), "")}
    for (across, down), word in dots.items():
        if word:
            canvas.block(x + across, y + down, 1, 1, _DOTS[word], volume)
    if not laid.exits:
        return
    if pixels < 3:
        canvas.block(x + 1, y + 1, 1, 1, river, volume)
        return
    half, thick = last // 2, 2 - pixels % 2
    rest = pixels - half - thick
    canvas.block(x + half, y + half, thick, thick, river, volume)
    arms = {
        NORTH: (half, 0, thick, half),
        EAST: (half + thick, half, rest, thick),
        SOUTH: (half, half + thick, thick, rest),
        WEST: (0, half, half, thick),
    }
    for side, (across, down, width, height) in arms.items():
        if laid.exits & side:
            canvas.block(x + across, y + down, width, height, river, volume)


def _map_in_signs(canvas: Canvas, land: Land, terms: Terms) -> None:
    """A map without pictures: the river's course and the first thing that counts, two cells per landscape; a
    site has its keys, or brackets where the ghost lies.
    """
    west, north, columns, rows = extent([*land.realm, *land.sites])
    left, top = max(0, (canvas.width - _SIGNS * columns) // 2), max(0, (canvas.height - rows) // 2)
    realm = {**land.realm, land.ghost[0]: land.ghost[1]} if land.ghost else land.realm
    keys = dict(land.keys)
    for row in range(rows):
        for column in range(columns):
            name, x = cell_at(west + column, north - row), left + _SIGNS * column
            room, laid = Region(x, top + row, _SIGNS, 1), realm.get(name)
            if laid is not None:
                shown = features(terms, laid)
                course = ("~" if terms.ascii else terms.course(laid.exits)) if laid.exits else "."
                here = terms.sign("priest") if name == land.priest else shown[0].text if shown else " "
                canvas.runs(x + 1, top + row, [Run(course, "blue"), Run(here, "strong")])
            if name == land.at:
                canvas.write(x, top + row, "[", "you")
                canvas.write(x + 3, top + row, "]", "you")
            elif name in land.sites and laid is None:
                canvas.write_centred(room, top + row, f" {keys.get(name, '')} "[:_SIGNS], "chip")
            if name in land.sites or name in land.realm:
                chip = "chip" if name in land.sites and name not in keys else ""
                canvas.spot(f"cell:{name}", room, (x, top + row), bare=True, ring=NO_RING, chip=chip)


_SIGNS: Final = 4
"""Cells of a landscape on a map in signs, its brackets included."""
