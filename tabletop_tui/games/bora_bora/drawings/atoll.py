"""The atoll of Bora Bora: twelve regions with their yields, fish and huts, the paths, and the sea around."""

from collections.abc import Sequence
from functools import lru_cache, partial

from rulesets.bora_bora.components import FISH, PATHS, REGIONS, TASK_VP
from rulesets.core.records import record
from tabletop_tui.games.bora_bora.drawings.figures import GAME, UNSEEN, Seen
from tabletop_tui.games.bora_bora.drawings.signs import GOOD_INKS, good_name
from tabletop_tui.games.bora_bora.drawings.stall import draw_gods, draw_jewelry
from tabletop_tui.games.bora_bora.terms import HUT, NEW
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, Run, cells, fit
from tabletop_tui.paint.pictures import FADED, LOUD, NORMAL, Look, Volume, sprite
from tabletop_tui.paint.runs import cut, wide

GROUNDS = {
    "mountain": "ground-grey-bar",
    "beach": "ground-yellow-bar",
    "forest": "ground-forest",
    "steppe": "ground-orange-bar",
}
"""The land of each terrain."""
CURSOR, OPEN = "you", "gold"
"""The inks of rings around regions."""
_NAMED = {CURSOR: "cursor-line", OPEN: "open"}
"""The role of a region's name where there are no rings."""
_PATHS = {"land": ("brown", "ground-land", "═", "║"), "water": ("blue", "ground-deep", "╌", "╎")}
"""The ink and ground of paths of a kind, and what they are drawn with, across and down."""


@record
class Shape:
    """The size at which regions are drawn."""

    wide: int
    tall: int
    picture: str
    gap: int = 5
    """Columns between regions; between one region and the next below there is one line."""

    @property
    def width(self) -> int:
        """Columns of the whole map."""
        return 4 * self.wide + 3 * self.gap + 2

    @property
    def height(self) -> int:
        """Lines of the whole map."""
        return 4 * (self.tall + 1) + 1

    def of(self, region: str) -> Region:
        """The cells that a region takes up on the map."""
        row = REGIONS[region]
        x, y = 1 + (row.grid_col - 1) * (self.wide + self.gap), 1 + (row.grid_row - 1) * (self.tall + 1)
        return Region(x, y, self.wide, self.tall)


SMALL = Shape(13, 3, "small")
LARGE = Shape(20, 5, "large")
HUGE = Shape(27, 7, "large")


@record
class Tile:
    """Everything that the look of a region depends on, so that each look is drawn once."""

    region: str
    fish: str
    huts: tuple[int, ...]
    volume: Volume
    quiet: bool
    """Its words are dim: it's out of reach, and the player has no hut here."""
    ring: str
    new: bool
    choice: bool
    done: bool
    """A hut here completes one of the player's tasks."""


def draw_map(seen: Seen, shape: Shape, height: int = 0) -> Drawing:
    """The whole map; regions within reach have a ring. Jewelry and gods lie in the lower corners."""
    size = (shape.width, height or shape.height)
    tiles = [_tile_of(seen, region) for region in REGIONS]
    lit = frozenset(path for path in PATHS if _leads(seen, path))
    left, right = corners(shape, size[1])
    stalls = (
        (left, draw_jewelry(seen, left.width, left.height)),
        (right, draw_gods(seen, right.width, right.height)),
    )
    shows = (lit, tiles, [drawing for _, drawing in stalls])
    return seen.kept.over(
        "map", size, shows, lambda canvas: _draw_all(canvas, seen, shape, tiles, lit, stalls)
    )


def corners(shape: Shape, height: int) -> tuple[Region, Region]:
    """The two lower corners of the sea, left and right, on a map of so many lines."""
    left, right = shape.of("s1").x - 3, shape.of("s2").right + 4
    lines = shape.tall + 1
    y = min(height, shape.height) - lines
    return Region(0, y, left, lines), Region(right, y, shape.width - right, lines)


def _draw_all(
    canvas: Canvas,
    seen: Seen,
    shape: Shape,
    tiles: Sequence[Tile],
    lit: frozenset[str],
    stalls: Sequence[tuple[Region, Drawing]],
) -> None:
    """Draw the land with its rings, then the regions on it, and what lies in the corners."""
    rings = [(tile.ring, tile.region) for tile in tiles if tile.ring and seen.look.pictures]
    _draw_land(canvas, seen, shape, rings, lit)
    for tile in tiles:
        place = shape.of(tile.region)
        canvas.place(place.x, place.y, _part_of(seen, shape, tile))
        at = (place.right - 2, place.bottom - 1)
        canvas.spot(f"region:{tile.region}", place, at, bare=True, ring=UNSEEN, chip="chip")
    for place, drawing in stalls:
        _over_sea(canvas, place, drawing)


def _over_sea(canvas: Canvas, place: Region, drawing: Drawing) -> None:
    """Put words into a corner of the sea; the water stays their ground."""
    canvas.fill(place, "ground-deep" if drawing.lines else "")
    for down, row in enumerate(drawing.lines):
        canvas.runs(place.x, place.y + down, row)
    canvas.hold(spot.moved(place.x, place.y) for spot in drawing.spots)


def draw_region(seen: Seen, shape: Shape, region: str) -> Drawing:
    """A region as it lies on the map, by itself."""
    return _part_of(seen, shape, _tile_of(seen, region))


def _part_of(seen: Seen, shape: Shape, tile: Tile) -> Drawing:
    """A region's own drawing, kept for as long as it looks the same."""
    drawn = partial(_draw_tile, seen, shape, tile)
    return seen.part(f"region {tile.region}", (shape.wide, shape.tall), tile, drawn)


def _draw_land(
    canvas: Canvas, seen: Seen, shape: Shape, rings: Sequence[tuple[str, str]], lit: frozenset[str]
) -> None:
    """Sea, islands, paths, and rings around regions."""
    canvas.place(0, 0, _sea(shape, seen.look))
    for ink, region in rings:
        _ring(canvas, shape.of(region), ink)
    _paths(canvas, seen, shape, lit)


def _tile_of(seen: Seen, region: str) -> Tile:
    huts, marks, target = seen.view.map[region], seen.marks, f"region:{region}"
    lit, near = region in marks.reach, seen.view.seat in huts
    if marks.target == target:
        ring = CURSOR
    elif not lit:
        ring = ""
    else:  # without a choice here, the card under the cursor would reach it
        ring = OPEN if target in marks.open and marks.target is not None else CURSOR
    volume = LOUD if lit else NORMAL if near else FADED
    new, choice, done = region in seen.news, target in marks.open, target in marks.done
    return Tile(region, seen.view.fish[region], huts, volume, not lit and not near, ring, new, choice, done)


# -- The sea ---------------------------------------------------------------------------------------


@lru_cache(16)  # without it, a key takes 3 % more
def _sea(shape: Shape, look: Look) -> Drawing:
    """What never changes: water, coasts, and the land between regions."""
    canvas = Canvas(shape.width, shape.height, "ground-deep" if look.pictures else "")
    if look.pictures:
        _water(canvas, shape)
        for island in dict.fromkeys(row.island for row in REGIONS.values()):
            _coast(
                canvas, _around([region for region, row in REGIONS.items() if row.island == island], shape)
            )
    return canvas.drawing()


def _around(regions: Sequence[str], shape: Shape) -> Region:
    """The rectangle around an island."""
    places = [shape.of(region) for region in regions]
    x, y = min(place.x for place in places), min(place.y for place in places)
    right, bottom = max(place.right for place in places), max(place.bottom for place in places)
    return Region(x, y, right - x, bottom - y)


def _water(canvas: Canvas, shape: Shape) -> None:
    """The lagoon around all islands, with ragged edges, and some waves on the deep sea."""
    for region in REGIONS:
        place = shape.of(region)
        left, right = place.x - 4, place.right + 4
        for across in range(left - left % 3, right, 3):
            ragged = (across // 3 * 7 + place.y * 5) % 3
            start, end = max(across, left), min(across + 3, right)
            top, height = 2 * place.y - 3 - ragged // 2, 2 * place.height + 6 + ragged
            canvas.block(start, top, end - start, height, "ground-lagoon")
    for region, across in (("n1", -14), ("n2", 8), ("s1", -9), ("s2", 15), ("n1", -6), ("s2", 9)):
        place = shape.of(region)
        x = place.x + across if across < 0 else place.right + across
        canvas.block(x, 2 * place.y + (across % 3) - 1, 2, 1, "ground-wave")


def _coast(canvas: Canvas, land: Region) -> None:
    """Sand around an island, two pixels wide, and the land on which its regions lie."""
    top, bottom = 2 * land.y - 1, 2 * land.bottom + 1
    canvas.block(land.x - 1, top, land.width + 2, bottom - top, "ground-coast")
    canvas.block(land.x, 2 * land.y, land.width, 2 * land.height, "ground-land")
    for across in range(land.x, land.right, 7):
        canvas.block(across, top, 1, 1, "ground-coast", FADED)
        canvas.block(across + 4, bottom - 1, 1, 1, "ground-coast", FADED)


def _leads(seen: Seen, id: str) -> bool:
    """Whether a path leads from the player's own huts to a region within reach."""
    path, reach = PATHS[id], seen.marks.reach
    return any(
        seen.view.seat in seen.view.map[here] and reach.get(there, 0) >= path.value
        for here, there in ((path.a, path.b), (path.b, path.a))
    )


def _paths(canvas: Canvas, seen: Seen, shape: Shape, lit: frozenset[str]) -> None:
    """The number of each path between two regions; bright where it leads to a region within reach."""
    for path in PATHS.values():
        a, b = sorted((shape.of(path.a), shape.of(path.b)), key=lambda place: (place.y, place.x))
        ink, ground, across, down = _PATHS[path.kind]
        role = "title" if path.id in lit else ink
        if a.y == b.y:
            text, x, y = f"{across * 2}{path.value}{across * 2}", a.right, a.y + shape.tall // 2
            if not seen.look.pictures:  # no ground sets it off from the regions
                text = f" {across}{path.value}{across} "
        else:
            text, x, y = f"{down}{path.value}{down}", a.x + a.width // 2 - 1, a.bottom
        end = canvas.write(x, y, text, f"{role} {ground}" if seen.look.pictures else role)
        canvas.explain(f"path:{path.id}", x, y, end)


def _ring(canvas: Canvas, place: Region, ink: str) -> None:
    """A frame of pixels around a region."""
    canvas.block(place.x - 1, 2 * place.y - 1, place.width + 2, 2 * place.height + 2, ink, LOUD)


# -- A region --------------------------------------------------------------------------------------


def _draw_tile(seen: Seen, shape: Shape, tile: Tile, canvas: Canvas) -> None:
    """Name, yield and fish, the hut on the site, and the huts beside it."""
    row, terms = REGIONS[tile.region], seen.terms
    picture = sprite(GAME, row.terrain, shape.picture)
    if seen.look.pictures:
        canvas.block(0, 0, shape.wide, 2 * shape.tall, _land(seen, tile), tile.volume)
        top = 2 * shape.tall - picture.height
        if shape is HUGE:
            canvas.picture(shape.wide - 2 * picture.width + 3, top, picture, tile.volume)
        canvas.picture(shape.wide - picture.width, top, picture, tile.volume)
    ringed = "" if seen.look.pictures else _NAMED.get(tile.ring, "")
    named = ringed or ("dim" if tile.quiet else "title")
    name = fit(terms.terrain(row.terrain), shape.wide - cells(tile.region) - 1 - tile.new)
    _clear(canvas, seen, tile, 0, 0, cells(f"{tile.region} {name}"))
    x = canvas.write(0, 0, f"{tile.region} ", "dim" if tile.quiet else "strong")
    canvas.write(x, 0, name, named)
    if tile.new:
        canvas.write(shape.wide - 1, 0, terms.sign(NEW), "warn")
    _draw_facts(canvas, seen, shape, tile)
    _draw_huts(canvas, seen, shape, tile)


def _land(seen: Seen, tile: Tile) -> str:
    """The colour of a region's land; among sixteen colours, none leaves words legible."""
    return GROUNDS[REGIONS[tile.region].terrain] if seen.look.grounds else "ground-base"


def _clear(canvas: Canvas, seen: Seen, tile: Tile, x: int, y: int, width: int) -> None:
    """Bare land in place of the picture, so that words on it are legible."""
    if seen.look.pictures:
        canvas.block(x, 2 * y, width, 2, _land(seen, tile), tile.volume)


def _draw_facts(canvas: Canvas, seen: Seen, shape: Shape, tile: Tile) -> None:
    """The fish on a chip of water, the yield on a dark one; in words where there is room."""
    row, terms = REGIONS[tile.region], seen.terms
    fish, good = terms.fish_runs(seen.view.fish[tile.region]), row.site_yield
    water = "ground-sea" if seen.look.pictures else ""
    x = canvas.runs(0, 1, [Run(f"{run.text}", f"{run.role} {water}".strip()) for run in fish])
    x = canvas.write(x, 1, " ", water)
    dark = "ground-base" if seen.look.pictures else ""
    ink = GOOD_INKS[good]
    if shape.tall < LARGE.tall:
        canvas.runs(x + 1 if seen.look.pictures else x, 1, [Run(f" {terms.sign(good)} ", f"{ink} {dark}")])
        return
    kind = fit(terms.fish_kind(FISH[seen.view.fish[tile.region]].fish_kind), shape.wide - x - 1)
    _clear(canvas, seen, tile, x + 1, 1, min(cells(kind) + 1, shape.wide - x - 1))
    canvas.write(x + 1, 1, kind, "dim" if tile.quiet else "")
    yields = [Run(f"{terms.sign(good)} ", ink), Run(good_name(terms, good), "dim" if tile.quiet else "")]
    y = 3 if shape.tall > LARGE.tall else 2
    _clear(canvas, seen, tile, 0, y, wide(yields) + 1)
    canvas.runs(0, y, yields)


def _draw_huts(canvas: Canvas, seen: Seen, shape: Shape, tile: Tile) -> None:
    """The holder of the site as a filled block, then the huts that were pushed aside."""
    terms, y = seen.terms, shape.tall - 1
    if not tile.huts:
        _clear(canvas, seen, tile, 0, y, cells(terms.say.board_free()) + 1)
        canvas.write(0, y, terms.say.board_free(), "dim" if tile.quiet else "")
    else:
        hut = terms.sign(HUT)
        holder = tile.huts[-1]
        text = f" {hut} {seen.names[holder].text} " if shape is HUGE else f"{hut}{seen.names[holder].mark}"
        x = canvas.runs(0, y, [seen.block(holder, fit(text, shape.wide - 8))])
        beside = [
            Run(" "),
            *(Run(f"{hut}{run.text}", run.role) for run in map(seen.aside, tile.huts[-2::-1])),
        ]
        if cells("".join(run.text for run in beside)) + x > shape.wide - 3:
            beside = [Run(" "), *map(seen.aside, tile.huts[-2::-1])]
        if len(tile.huts) > 1:
            _clear(canvas, seen, tile, x, y, min(wide(beside) + 1, shape.wide - x))
        canvas.runs(x, y, cut(beside, shape.wide - x))
    if tile.choice:
        canvas.write(shape.wide - 3, y, "   ", "chip")
        if tile.done:
            canvas.write(shape.wide - 5, y, f"{terms.sign('✓')} ", "plate-task")
    elif tile.done:
        said = f"{terms.sign('✓')}+{terms.vp(TASK_VP)}"
        canvas.write_right(shape.wide, y, said, "plate-task")
