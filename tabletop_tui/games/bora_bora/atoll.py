"""The map of Bora Bora as a drawing: twelve regions, their paths, huts and fish; in the sea around them
fishing, what this round pays, the open god cards and what the signs mean.
"""

from collections.abc import Mapping, Sequence

from rulesets.bora_bora.components import FISH, FISHING_VP, GODS, PATHS, REGIONS
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core.records import record
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, fit
from tabletop_tui.games.bora_bora.figures import GOD_INKS, GOOD_INKS, dice_runs, mark_run, short
from tabletop_tui.games.parts import Name
from tabletop_tui.words import Words

TERRAIN_INKS = {"mountain": "grey", "beach": "yellow", "forest": "green", "steppe": "orange"}

_MARGIN = 4
"""Rows and columns of the grid of regions."""
_LABEL = 3


@record
class Shape:
    """How large the regions are drawn."""

    box: int
    """Columns of a region."""
    tall: int
    """Lines of a region."""
    gap: int
    """Columns between regions; a line lies between those above each other."""

    @property
    def width(self) -> int:
        """Columns of the whole map."""
        return _MARGIN * self.box + (_MARGIN - 1) * self.gap

    @property
    def height(self) -> int:
        """Lines of the whole map."""
        return _MARGIN * (self.tall + 1) - 1

    def place(self, row: int, column: int) -> Region:
        """Where the region of a row and column of the grid lies."""
        return Region((column - 1) * (self.box + self.gap), (row - 1) * (self.tall + 1), self.box, self.tall)

    def of(self, region: str) -> Region:
        """Where a region lies."""
        return self.place(REGIONS[region].grid_row, REGIONS[region].grid_col)


SMALL_SHAPE = Shape(14, 3, 3)
LARGE_SHAPE = Shape(19, 4, 5)


def draw_map(
    view: BoraBoraView, words: Words, names: Sequence[Name], shape: Shape, reach: Mapping[str, int]
) -> Drawing:
    """The whole map; regions in `reach` are lit, each with the least value that leads there."""
    canvas = Canvas(shape.width, shape.height)
    for path in PATHS.values():
        _path(canvas, shape, path.a, path.b, path.kind, path.value)
    for region in REGIONS:
        _region(canvas, view, words, names, shape, region, reach.get(region))
    _fishing(canvas, view, words, names, shape)
    _pay(canvas, view, words, shape)
    _signs(canvas, words, shape)
    _gods(canvas, view, words, shape)
    return canvas.drawing()


def _path(canvas: Canvas, shape: Shape, one: str, other: str, kind: str, value: int) -> None:
    """The number of a path, between two regions: `=n=` over land, `~n~` over water."""
    a, b = sorted((shape.of(one), shape.of(other)), key=lambda place: (place.y, place.x))
    sign, ink = ("=", "brown") if kind == "land" else ("~", "cyan")
    if a.y == b.y:
        dashes = (shape.gap - 1) // 2
        x, y = a.right, a.y + shape.tall // 2
    else:
        dashes = 1
        x, y = a.x + (a.width - 3) // 2, a.bottom
    canvas.runs(x, y, [Run(sign * dashes, ink), Run(str(value), "strong"), Run(sign * dashes, ink)])


def _region(
    canvas: Canvas,
    view: BoraBoraView,
    words: Words,
    names: Sequence[Name],
    shape: Shape,
    region: str,
    least: int | None,
) -> None:
    """A region: place and terrain, yield, fish, who holds the site and whose huts stand aside."""
    place, row = shape.of(region), REGIONS[region]
    lit = least is not None
    if lit:
        canvas.fill(place, "ground-cyan")
    canvas.box(place, "open" if lit else "faint", "heavy" if lit else "light")
    ink = TERRAIN_INKS[row.terrain]
    x = canvas.write(place.x + 1, place.y, f"{region} ", "dim")
    canvas.write(x, place.y, fit(short(words, "terrain", row.terrain), place.right - 1 - x), f"{ink} strong")
    fish = FISH[view.fish[region]]
    size = "good-long" if shape.tall > SMALL_SHAPE.tall else "good"
    good = Run(short(words, size, row.site_yield), GOOD_INKS[row.site_yield])
    runs = [good, Run(" "), Run(f"{fish.symbol}{fish.vp} ", "cyan strong" if fish.vp > 1 else "cyan")]
    huts = _hut_runs(view.map[region], names)
    if shape.tall > SMALL_SHAPE.tall:
        runs.append(Run(short(words, "fish-vp"), "dim"))
        canvas.runs(place.x + 1, place.y + 2, huts)
    else:
        runs += huts
    canvas.runs(place.x + 1, place.y + 1, runs)
    if least:
        canvas.write(place.x + 2, place.bottom - 1, f" ≥{least} ", "open")
    canvas.spot(f"region:{region}", place, (place.right - 4, place.bottom - 1))


def _hut_runs(huts: Sequence[int], names: Sequence[Name]) -> list[Run]:
    """The holder of the site in brackets, behind it huts that were pushed aside."""
    if not huts:
        return [Run("[ ]", "faint")]
    held = mark_run(names[huts[-1]])
    runs = [Run("[", held.role), held, Run("]", held.role)]
    return runs + [mark_run(names[seat], aside=True) for seat in huts[-2::-1]]


def _fishing(canvas: Canvas, view: BoraBoraView, words: Words, names: Sequence[Name], shape: Shape) -> None:
    """Fishing, which is always open: in the upper left corner."""
    place = shape.place(1, 1)
    canvas.box(place, "faint", "round")
    canvas.write(place.x + 1, place.y, fit(short(words, "card", FISHING), place.width - 6), "cyan strong")
    x = canvas.write(place.x + 1, place.y + 1, f"+{FISHING_VP} {short(words, 'points')} ", "gold")
    dice = dice_runs(view.fished, names)
    room = (place.right - 1 - x) if shape.tall == SMALL_SHAPE.tall else place.width - 2
    at = (x, place.y + 1) if shape.tall == SMALL_SHAPE.tall else (place.x + 1, place.y + 2)
    shown = dice[: 2 * ((room + 1) // 3)]
    canvas.runs(*at, shown)
    canvas.spot(f"card:{FISHING}", place)


def _pay(canvas: Canvas, view: BoraBoraView, words: Words, shape: Shape) -> None:
    """What building and a priest bring in this round: in the upper right corner."""
    place = shape.place(1, _MARGIN)
    x, y = place.x, place.y
    canvas.write(x, y, fit(short(words, "round-pays", round=view.round), place.width), "title")
    for down, (what, points) in enumerate((("building", view.building_vp), ("priest", view.priest_vp)), 1):
        end = canvas.write(x, y + down, f"{short(words, 'pays', what)} ", "dim")
        canvas.write(end, y + down, f"{points} {short(words, 'points')}", "gold")


_SIGNS = (("=n=", "brown", "land"), ("~n~", "cyan", "water"), ("[A]", "strong", "holder"), ("a", "", "aside"))


def _signs(canvas: Canvas, words: Words, shape: Shape) -> None:
    """What the signs mean: in the lower left corner."""
    place = shape.place(_MARGIN, 1)
    for down, (sign, role, word) in enumerate(_SIGNS):
        y = place.y - 1 + down
        canvas.write(place.x, y, sign, role)
        canvas.write(place.x + _LABEL + 1, y, fit(short(words, "sign", word), place.width - 2), "dim")


def _gods(canvas: Canvas, view: BoraBoraView, words: Words, shape: Shape) -> None:
    """The open god cards and the deck: in the lower right corner."""
    place = shape.place(_MARGIN, _MARGIN)
    left = place.x - (shape.gap - 1 if shape.gap < 5 else 1)
    width = shape.width - left
    large = shape.tall > SMALL_SHAPE.tall
    columns, cell = (2, width // 2) if large else (3, 5)
    y = place.y - 1
    canvas.write(left, y, fit(short(words, "gods"), width), "title")
    for number, god in enumerate(view.open, start=1):
        down, across = divmod(number - 1, columns)
        x, at = left + across * cell, y + 1 + down
        if god is None:
            canvas.write(x, at, f" {number} ·", "faint")
        else:
            name = short(words, "god", GODS[god])
            canvas.write(x, at, f" {number} ", "dim")
            canvas.write(x + _LABEL, at, name if large else name[:2], f"{GOD_INKS[god]} strong")
        canvas.spot(f"open:{number}", Region(x, at, _LABEL + 2 if not large else cell - 1, 1), (x, at))
    at = y + 1 + -(-len(view.open) // columns)
    text = short(words, "deck", deck=view.deck, discard=len(view.discard))
    canvas.write(left + _LABEL, at, fit(text, width - _LABEL), "")
    canvas.spot("deck", Region(left, at, width, 1))
