"""Drawings of boards: text, what each part of it means, and where things can be chosen.

A drawing knows no colours: its runs carry roles, words such as `gold strong ground-red`, which a palette
of `paint/themes.py` turns into styles. Games make drawings with a `Canvas`, as pure functions of a view,
and test them as text. Needs no library but the standard one, so plain mode can use it too.
"""

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from itertools import chain
from typing import NamedTuple

from rulesets.core.records import record
from tabletop_tui.paint.line import (
    Line,
    MeasuredLine,
    Run,
    Stamp,
    line_of_cells,
    measured,
    stamps_of,
    width_of,
)
from tabletop_tui.paint.pictures.painting import Stretch, painted
from tabletop_tui.paint.pictures.pixels import GROUND, INK, NORMAL, Volume, beneath, merged, pixel
from tabletop_tui.paint.pictures.sprites import Sprite
from tabletop_tui.paint.region import Region
from tabletop_tui.paint.roles import ground_and_ink, is_ground
from tabletop_tui.text.cells import (
    TableName,
    all_narrow,
    at_table,
    cells,
    cells_of,
    fit,
    pad,
    parts,
    places,
    wrap,
)

__all__ = [
    "EMPTY",
    "FRAMES",
    "NO_RING",
    "Canvas",
    "Drawing",
    "Line",
    "MeasuredLine",
    "Region",
    "Run",
    "Spot",
    "Stamp",
    "TableName",
    "all_narrow",
    "at_table",
    "beside",
    "cells",
    "cells_of",
    "fit",
    "is_ground",
    "measured",
    "overlaid",
    "pad",
    "parts",
    "stacked",
    "width_of",
    "wrap",
]


NO_RING = Region(0, 0, 0, 0)
"""The cursor's frame of a spot whose drawing shows the cursor itself."""


class Spot(NamedTuple):
    """Where a target lies in a drawing, and where its key label goes while it can be chosen."""

    target: str
    region: Region
    label_at: tuple[int, int] | None = None
    """The label's first cell; `None` puts it into the upper right of the frame, or at the start of a line."""
    bare: bool = False
    """The label is only the key, in one cell; otherwise it is in brackets, three cells: `[3]`."""
    ring: Region | None = None
    """Where the cursor's frame runs, if that is around the region and not a bar over it."""
    chip: str = "key"
    """The role of its key."""

    @property
    def label_place(self) -> tuple[int, int, bool]:
        """Column, line and whether the label is bare."""
        region = self.region
        roomy = region.width >= 5
        if self.label_at is not None:
            return *self.label_at, self.bare
        if roomy and region.height > 1 and not self.bare:
            return region.right - 4, region.y, False
        return region.x, region.y, self.bare or not roomy

    def moved(self, x: int, y: int) -> "Spot":
        """The same spot further right and down."""
        at = self.label_at
        ring = self.ring and self.ring.moved(x, y)
        return self._replace(
            region=self.region.moved(x, y), label_at=at and (at[0] + x, at[1] + y), ring=ring
        )


@record
class Drawing:
    """What a board looks like, and where its targets lie. Later spots lie on top of earlier ones."""

    lines: tuple[Line, ...] = ()
    spots: tuple[Spot, ...] = ()

    @cached_property  # without it, a key takes 1 % more
    def width(self) -> int:
        """Cells of the longest line."""
        return max(map(width_of, self.lines), default=0)

    @property
    def height(self) -> int:
        """How many lines it has."""
        return len(self.lines)

    @cached_property  # asked for with every row of a board that is larger than its window
    def extent(self) -> tuple[int, int]:
        """Cells across and down within which there is anything but blanks."""
        rows = self.text().split("\n")
        return max(map(cells, rows)), max((y for y, row in enumerate(rows, start=1) if row), default=0)

    @cached_property  # without it, a key takes 3 % more
    def by_target(self) -> Mapping[str, Sequence[Spot]]:
        """The spots of each target."""
        found: dict[str, list[Spot]] = {}
        for spot in self.spots:
            found.setdefault(spot.target, []).append(spot)
        return found

    @property
    def targets(self) -> AbstractSet[str]:
        """Everything that has a spot."""
        return self.by_target.keys()

    def spot(self, target: str) -> Spot | None:
        """The first spot of a target, or `None` if it isn't in the drawing."""
        return next(iter(self.by_target.get(target, ())), None)

    def at(self, x: int, y: int) -> Spot | None:
        """The uppermost spot that covers a cell."""
        return next((spot for spot in reversed(self.spots) if spot.region.contains(x, y)), None)

    def below(self, lines: Sequence[Line], x: int = 0) -> "Drawing":
        """The drawing this many cells further right, with lines above it."""
        margin = (Run(" " * x),)
        moved = (
            [MeasuredLine.of((*margin, *line), x + width_of(line)) for line in self.lines]
            if x > 0
            else self.lines
        )
        return Drawing((*lines, *moved), tuple([spot.moved(x, len(lines)) for spot in self.spots]))

    def char(self, x: int, y: int) -> str:
        """The character that begins at a cell; blank outside, and in the second half of a wide one."""
        if 0 <= y < self.height:
            for text, _ in self.lines[y]:
                wide = cells(text)
                if 0 <= x < wide:
                    return text[x] if wide == len(text) else dict(places(text)).get(x, " ")
                x -= wide
        return " "

    def renamed(self, ending: str) -> "Drawing":
        """The same drawing with an ending added to the name of every target."""
        if not ending:
            return self
        return Drawing(self.lines, tuple([spot._replace(target=spot.target + ending) for spot in self.spots]))

    def text(self) -> str:
        """The drawing as plain text, without blanks at line ends."""
        return "\n".join("".join(run.text for run in line).rstrip() for line in self.lines)


EMPTY = Drawing()


def overlaid(below: Drawing, above: Drawing, x: int, y: int) -> Drawing:
    """One drawing over another, whose cells show where the upper one is blank and without a ground."""
    canvas = Canvas.on(below, x + above.width, y + above.height)
    for down, line in enumerate(above.lines, start=y):
        at = x
        for text, role in line:
            if text.strip() or any(map(is_ground, role.split())):
                canvas.write(at, down, text, role)
            at += cells(text)
    canvas.hold([spot.moved(x, y) for spot in above.spots])
    return canvas.drawing()


def beside(*drawings: Drawing) -> Drawing:
    """Drawings from left to right. Their lines have to be as wide as they are, as a canvas makes them."""
    spots: list[Spot] = []
    x = 0
    for drawing in drawings:
        spots += [spot.moved(x, 0) for spot in drawing.spots]
        x += drawing.width
    rows = zip(*(drawing.lines for drawing in drawings), strict=True)
    lines = [MeasuredLine.of(chain(*row), sum(map(width_of, row))) for row in rows]
    return Drawing(tuple(lines), tuple(spots))


def stacked(*drawings: Drawing) -> Drawing:
    """Drawings from top to bottom."""
    lines: list[Line] = []
    spots: list[Spot] = []
    for drawing in drawings:
        spots += [spot.moved(0, len(lines)) for spot in drawing.spots]
        lines += drawing.lines
    return Drawing(tuple(lines), tuple(spots))


FRAMES = {
    "light": "┌─┐│ │└─┘",
    "round": "╭─╮│ │╰─╯",
    "double": "╔═╗║ ║╚═╝",
    "heavy": "┏━┓┃ ┃┗━┛",
    "dashed": "┌┄┐┊ ┊└┄┘",
}
"""The nine parts of each kind of frame, line by line."""


_NO_INKS: Mapping[str, str] = {}


class Canvas:
    """A grid of cells to draw on. What falls outside is cut off."""

    def __init__(self, width: int, height: int, role: str = "") -> None:
        """Blank, all of it in one role."""
        self.width = width
        self.height = height
        ground, ink = ground_and_ink(role)
        self._text = [[" "] * width for _ in range(height)]
        self._ink = [[ink] * width for _ in range(height)]
        self._ground = [[ground] * width for _ in range(height)]
        self._spots: list[Spot] = []
        self._wide = False
        """Something on it isn't one cell wide."""
        self._pixels = False
        """There are pixels on it."""
        self._closed: dict[int, Line] = {}
        """Lines of the drawing that it began with, by row: nothing has been drawn on these."""
        self._begun: dict[int, tuple[list[str], list[str], list[str]]] = {}
        """Rows of that drawing as they were before something was drawn on them."""
        self._lines: Sequence[Line] = ()
        """All lines of that drawing."""

    @classmethod
    def on(cls, drawing: Drawing, width: int = 0, height: int = 0) -> "Canvas":
        """A canvas with a drawing on it, at least this big. Lines on which nothing is drawn stay the same."""
        canvas = cls(max(width, drawing.width), max(height, drawing.height))
        canvas._lines, canvas._spots = drawing.lines, list(drawing.spots)
        canvas._closed = dict(enumerate(drawing.lines))
        return canvas

    def _open(self, y: int) -> None:
        """Something is about to be drawn on a row: first put the line there that it began with."""
        line = self._closed.pop(y, None)
        if line is not None:
            self._place_line(0, y, line)
            self._begun[y] = (self._text[y][:], self._ink[y][:], self._ground[y][:])

    def write(self, x: int, y: int, text: str, role: str = "") -> int:
        """Write one line of text; the ground stays as it is unless the role names one.

        Returns the column after the text.
        """
        ground, ink = ground_and_ink(role)
        if self._closed:
            self._open(y)
        if not (self._wide or all_narrow(text)):
            self._wide = True
        if not self._wide:
            return self._write_narrow(x, y, text, ink, ground)
        for part, width in parts(text):
            self._put(x, y, part, width, ink, ground)
            x += width
        return x

    def _write_narrow(self, x: int, y: int, text: str, ink: str, ground: str) -> int:
        """Write a text whose characters are all one cell wide, on a canvas that has no others."""
        behind = x + len(text)
        if not 0 <= y < self.height:
            return behind
        start, end = max(x, 0), min(behind, self.width)
        count = end - start
        if count > 0:
            if self._pixels and not ground:
                self._keep_pixels(y, start, end)
            self._text[y][start:end] = text[start - x : end - x]
            self._ink[y][start:end] = [ink] * count
            if ground:
                self._ground[y][start:end] = [ground] * count
        return behind

    def runs(self, x: int, y: int, runs: Iterable[Run | tuple[str, str]]) -> int:
        """Write several runs one after another. Returns the column after them."""
        for text, role in runs:
            x = self.write(x, y, text, role)
        return x

    def write_right(self, right: int, y: int, text: str, role: str = "") -> int:
        """Write a text that ends before the column `right`. Returns its first column."""
        x = right - cells(text)
        self.write(x, y, text, role)
        return x

    def write_centred(self, region: Region, y: int, text: str, role: str = "") -> int:
        """Write a text in the middle of a region's width. Returns its first column."""
        x = region.x + (region.width - cells(text)) // 2
        self.write(x, y, text, role)
        return x

    def fill(self, region: Region, role: str, char: str = " ") -> None:
        """Fill a region with a character."""
        for y in range(region.y, region.bottom):
            self.write(region.x, y, char * region.width, role)

    def paint(self, region: Region, role: str) -> None:
        """Change the role of a region and leave its text; its ground changes if the role names one.

        Pixels stay as they are.
        """
        ground, ink = ground_and_ink(role)
        for y in range(max(region.y, 0), min(region.bottom, self.height)):
            self._open(y)
            for x in range(max(region.x, 0), min(region.right, self.width)):
                if ink and not self._ink[y][x].startswith(INK):
                    self._ink[y][x] = ink
                if ground and not self._ground[y][x].startswith(GROUND):
                    self._ground[y][x] = ground

    def box(self, region: Region, role: str = "", kind: str = "light") -> None:
        """Draw a frame along a region's edge: `light`, `round`, `double`, `heavy` or `dashed`."""
        parts = FRAMES[kind]
        inner = region.width - 2
        self.write(region.x, region.y, parts[0] + parts[1] * inner + parts[2], role)
        for y in range(region.y + 1, region.bottom - 1):
            self.write(region.x, y, parts[3], role)
            self.write(region.right - 1, y, parts[5], role)
        if region.height > 1:
            self.write(region.x, region.bottom - 1, parts[6] + parts[7] * inner + parts[8], role)

    def spot(
        self,
        target: str,
        region: Region,
        label_at: tuple[int, int] | None = None,
        *,
        bare: bool = False,
        ring: Region | None = None,
        chip: str = "key",
    ) -> None:
        """Say that a target lies here. See `Spot`."""
        self._spots.append(Spot(target, region, label_at, bare, ring, chip))

    def explain(self, target: str, x: int, y: int, end: int) -> None:
        """Say what the cells of a line from `x` to before `end` are a sign for: players can look at it."""
        if end > x:
            self._spots.append(Spot(target, Region(x, y, end - x, 1), None, True, None, ""))

    def hold(self, spots: Iterable[Spot]) -> None:
        """Take over spots as they are, where they say they lie."""
        self._spots += spots

    def take_spots(self) -> tuple[Spot, ...]:
        """The spots that were added since they were last taken; the canvas forgets them."""
        spots, self._spots = tuple(self._spots), []
        return spots

    # -- pixels, two to a cell ---------------------------------------------------------------------

    def picture(
        self,
        x: int,
        top: int,
        picture: Sprite,
        volume: Volume = NORMAL,
        *,
        skip: int = 0,
        inks: Mapping[str, str] = _NO_INKS,
    ) -> None:
        """Place a picture; `top` is its upper edge in pixels, two to a line.

        See-through pixels show what lies beneath; everything else is covered. The first `skip` rows are left
        out. `inks` are the colours of the letters that it leaves to its caller; others are ignored.
        """
        given = tuple([(letter, inks[letter]) for letter in picture.examples if letter in inks])
        y, shifted = divmod(top, 2)
        self._pixels = True
        for down, row in enumerate(painted(picture, volume, given, shifted, skip), y):
            if 0 <= down < self.height:
                self._open(down)
                for stretch in row.stretches:
                    self._lay(x + stretch.x, down, stretch)
                for half in row.halves:
                    self._lay_half(x + half.x, down, half.word, half.lower)

    def block(self, x: int, top: int, width: int, height: int, colour: str, volume: Volume = NORMAL) -> None:
        """Fill a rectangle with one colour: six hex digits, or a ground or ink of the palette by its name.

        Its upper edge and its height are in pixels, two to a line.
        """
        if height <= 0:
            return
        word = pixel(colour, volume)
        self._pixels = True
        first, last = max(x, 0), min(x + width, self.width)
        bottom = top + height
        count = max(last - first, 0)
        row = Stretch(0, [" "] * count, [""] * count, [beneath(word)] * count)
        for y in range(max(top // 2, 0), min((bottom + 1) // 2, self.height)):
            self._open(y)
            if top <= 2 * y and 2 * y + 2 <= bottom:
                self._lay(first, y, row)
            else:
                for at in range(first, last):
                    self._lay_half(at, y, word, 2 * y < top)

    def _lay(self, x: int, y: int, stretch: Stretch) -> None:
        """Put whole cells on a line."""
        _, text, inks, grounds = stretch
        start, end = max(x, 0), min(x + len(text), self.width)
        if start >= end:
            return
        if self._wide:
            for at, cell in enumerate(zip(text, inks, grounds, strict=True), start=x):
                self._put(at, y, cell[0], 1, *cell[1:])
            return
        if end - start < len(text):
            part = slice(start - x, end - x)
            text, inks, grounds = text[part], inks[part], grounds[part]
        self._text[y][start:end] = text
        self._ink[y][start:end] = inks
        self._ground[y][start:end] = grounds

    def _stamp(self, x: int, y: int, stamp: Stamp) -> None:
        """Put cells on a line; where they have no grounds, those of the line stay."""
        _, text, inks, grounds, pixels = stamp
        start, end = max(x, 0), min(x + len(text), self.width)
        if start >= end:
            return
        if end - start < len(text):
            part = slice(start - x, end - x)
            text, inks, grounds = text[part], inks[part], grounds[part]
        if grounds:
            self._ground[y][start:end] = grounds
        elif self._pixels:
            self._keep_pixels(y, start, end)
        self._text[y][start:end] = text
        self._ink[y][start:end] = inks
        self._pixels = self._pixels or pixels

    def _lay_half(self, x: int, y: int, word: str, lower: bool) -> None:
        """Put a pixel into one half of a cell; the other half keeps what it shows, if that isn't text."""
        if not 0 <= x < self.width:
            return
        texts, inks, grounds = self._text[y], self._ink[y], self._ground[y]
        char, ink, ground = merged(texts[x], inks[x], grounds[x], word, lower)
        if self._wide:
            self._put(x, y, char, 1, ink, ground)
        texts[x], inks[x], grounds[x] = char, ink, ground

    def _keep_pixels(self, y: int, start: int, end: int) -> None:
        """Before something is written: where one half of a cell is a pixel, it becomes the cell's ground."""
        inks, grounds = self._ink[y], self._ground[y]
        for x in range(start, end):
            if inks[x].startswith(INK) and not grounds[x].startswith(GROUND):
                grounds[x] = beneath(inks[x])

    def place(self, x: int, y: int, drawing: Drawing) -> None:
        """Put a drawing on the canvas, with its spots."""
        for down, line in enumerate(drawing.lines, y):
            if 0 <= down < self.height:
                self._open(down)
                self._place_line(x, down, line)
        self._spots += [spot.moved(x, y) for spot in drawing.spots]

    def _place_line(self, x: int, y: int, line: Line) -> None:
        stamps = stamps_of(line)
        if self._wide or not stamps:
            self.runs(x, y, line)
            self._pixels = self._pixels or any(role.startswith(INK) for _, role in line)
        else:
            for stamp in stamps:
                self._stamp(x + stamp.x, y, stamp)

    def cover(self, x: int, y: int, other: "Canvas") -> None:
        """Put all cells of another canvas on this one, replacing what is there; its spots are left out."""
        start, end = max(x, 0), min(x + other.width, self.width)
        part = slice(start - x, end - x)
        grids = (self._text, other._text), (self._ink, other._ink), (self._ground, other._ground)  # noqa: SLF001
        for down in range(max(y, 0), min(y + other.height, self.height) if start < end else 0):
            self._open(down)
            for ours, theirs in grids:
                ours[down][start:end] = theirs[down - y][part]
        self._wide, self._pixels = self._wide or other._wide, self._pixels or other._pixels  # noqa: SLF001

    def copy(self) -> "Canvas":
        """An independent copy of the canvas, without spots."""
        for y in [*self._closed]:
            self._open(y)
        twin = Canvas(0, 0)
        twin.width, twin.height = self.width, self.height
        twin._text = [row[:] for row in self._text]
        twin._ink = [row[:] for row in self._ink]
        twin._ground = [row[:] for row in self._ground]
        twin._wide, twin._pixels = self._wide, self._pixels
        return twin

    def drawing(self) -> Drawing:
        """The finished drawing, with the spots that were added."""
        if self._lines:
            lines = [self._drawn(y) for y in range(self.height)]
        else:
            lines = [line_of_cells(*row) for row in zip(self._text, self._ink, self._ground, strict=True)]
        return Drawing(tuple(lines), tuple(self._spots))

    def _drawn(self, y: int) -> Line:
        """A row as a line: the very one it began with, if it looks the same."""
        known = self._lines[y] if y < len(self._lines) and width_of(self._lines[y]) == self.width else None
        if known is not None and y in self._closed:
            return known
        self._open(y)
        row = (self._text[y], self._ink[y], self._ground[y])
        return known if known is not None and row == self._begun.get(y) else line_of_cells(*row)

    def drawing_over(self, other: "Canvas", drawn: Drawing) -> Drawing:
        """What has been drawn on a copy of another canvas: lines that haven't changed are those `drawn`."""
        rows = zip(self._text, self._ink, self._ground, strict=True)
        before = zip(other._text, other._ink, other._ground, drawn.lines, strict=True)  # noqa: SLF001
        lines = tuple(
            line if row == tuple(old) else line_of_cells(*row)
            for row, (*old, line) in zip(rows, before, strict=True)
        )
        return Drawing(lines, drawn.spots)

    def _put(self, x: int, y: int, part: str, width: int, ink: str, ground: str) -> None:
        if not (0 <= y < self.height and x >= 0 and x + width <= self.width):
            return
        text = self._text[y]
        if text[x] == "" and x:  # if the second half of a wide character is overwritten, the first goes too
            text[x - 1] = " "
        behind = x + width
        if behind < self.width and text[behind] == "":
            text[behind] = " "
        if self._pixels and not ground and not ink.startswith(INK):
            self._keep_pixels(y, x, behind)
        text[x] = part
        self._ink[y][x] = ink
        if ground:
            self._ground[y][x] = ground
        if width == 2:
            text[x + 1] = ""
            self._ink[y][x + 1] = ink
            self._ground[y][x + 1] = self._ground[y][x]  # a terminal shows both halves alike
