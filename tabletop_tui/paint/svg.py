"""Cells of a terminal as an SVG picture that looks the same in every viewer.

Textual's own export spreads lines of text over the width they would have in one font. Where a viewer has
another font, symbols leave their cells and pixels get seams (docs/decisions/0019-pictures-of-screens.md).
Here, whatever fills cells is drawn as shapes, and every symbol is in the middle of its cell.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple
from xml.sax.saxutils import escape

from rich.cells import cell_len
from rich.color import Color, blend_rgb
from rich.color_triplet import ColorTriplet
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme

WIDE, HIGH = 10, 20
"""A cell, in units of the picture; a pixel of our sprites is half a cell, and square."""
MARGIN = 10
FONT = "'DejaVu Sans Mono','Noto Sans Mono',Menlo,Consolas,monospace"
FONT_SIZE = 16.6
"""At this size a letter of the first font is as wide as a cell."""
BASELINE = 15

PAGE = ColorTriplet(12, 15, 19)
_DARK = ((0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205))
_BRIGHT = ((255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255))
XTERM = TerminalTheme(
    PAGE, (229, 229, 229), [*_DARK, (229, 229, 229)], [(127, 127, 127), *_BRIGHT, (255, 255, 255)]
)
"""The sixteen colours as xterm shows them."""

Box = tuple[int, int, int, int]
"""x, y, width and height, in the picture's units; within a cell where that is said."""

_THIN, _THICK = 2, 4
_ARMS = "─lr │ud ┌dr ┐dl └ur ┘ul ├udr ┤udl ┬dlr ┴ulr ┼udlr ╭dr ╮dl ╰ur ╯ul ━LR ┃UD ┏DR ┓DL ┗UR ┛UL"
"""Lines through a cell: the sides they reach, in capitals where they are thick."""


def _block_shapes() -> dict[str, tuple[Box, ...]]:
    """Blocks that fill parts of a cell, from U+2580 on."""
    found: dict[str, tuple[Box, ...]] = {
        "▀": ((0, 0, WIDE, HIGH // 2),),
        "▐": ((WIDE // 2, 0, WIDE // 2, HIGH),),
    }
    for eighths in range(1, 9):
        high, wide = HIGH * eighths // 8, WIDE * (9 - eighths) // 8
        found[chr(0x2580 + eighths)] = ((0, HIGH - high, WIDE, high),)
        found[chr(0x2587 + eighths)] = ((0, 0, wide, HIGH),)
    return found


def _line_shapes() -> dict[str, tuple[Box, ...]]:
    """Lines, drawn from a cell's middle to its sides."""
    return {
        char: tuple(_arm(side) for side in sides)
        for char, sides in ((arm[0], arm[1:]) for arm in _ARMS.split())
    }


def _arm(side: str) -> Box:
    thick = _THICK if side.isupper() else _THIN
    x, y = (WIDE - thick) // 2, (HIGH - thick) // 2
    return {
        "l": (0, y, x + thick, thick),
        "r": (x, y, WIDE - x, thick),
        "u": (x, 0, thick, y + thick),
        "d": (x, y, thick, HIGH - y),
    }[side.lower()]


SHAPES = _block_shapes() | _line_shapes()
"""Characters that are drawn and not written: boxes within their cell."""


class Run(NamedTuple):
    """Characters that are written in one style, at a column and a row, over this many cells."""

    column: int
    row: int
    text: str
    cells: int
    ink: str
    bold: bool


class Sheet:
    """What a picture is made of: grounds lie below, shapes above them, written characters on top."""

    def __init__(self, page: ColorTriplet) -> None:
        """An empty sheet, of the colour that cells without a ground of their own have."""
        self.page = page
        self.grounds: dict[str, list[Box]] = defaultdict(list)
        self.shapes: dict[str, list[Box]] = defaultdict(list)
        self.runs: list[Run] = []

    def add(self, segment: Segment, column: int, row: int) -> int:
        """Put a segment on the sheet. Returns the column after it."""
        ink, ground = _colours(segment.style or Style.null(), self.page)
        cells = cell_len(segment.text)
        if ground != self.page:
            _join(self.grounds[ground.hex], (column * WIDE, row * HIGH, cells * WIDE, HIGH))
        bold = bool(segment.style and segment.style.bold)
        for word in _WORDS.finditer(segment.text):
            at, text = column + cell_len(segment.text[: word.start()]), word[0]
            for x, y, wide, high in SHAPES.get(text, ()):
                _join(self.shapes[ink.hex], (at * WIDE + x, row * HIGH + y, wide, high))
            if text not in SHAPES:
                self.runs.append(Run(at, row, text, cell_len(text), ink.hex, bold))
        return column + cells

    def parts(self) -> Iterator[str]:
        """The elements of the picture, from the lowest up."""
        for layer in (self.grounds, self.shapes):
            for colour, boxes in layer.items():
                path = "".join(f"M{x} {y}h{wide}v{high}h-{wide}z" for x, y, wide, high in boxes)
                yield f'<path fill="{colour}" d="{path}"/>'
        for (ink, bold), runs in groupby(sorted(self.runs, key=_style), key=_style):
            weight = ' font-weight="bold"' if bold else ""
            yield f'<g fill="{ink}"{weight}>{"".join(map(_written, runs))}</g>'


_WORDS = re.compile(r"[!-~\u00a1-\u024f–’“”…]+(?: [!-~\u00a1-\u024f–’“”…]+)*|[^\s!-~\u00a1-\u024f–’“”…]")
"""Letters, which are equally wide in any font for terminals, are written together; anything else alone."""


def svg_of_lines(lines: Sequence[Iterable[Segment]], page: ColorTriplet = PAGE) -> str:
    """Lines of a terminal as an SVG document, on a page of this colour."""
    sheet = Sheet(page)
    width = 0
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            column = sheet.add(segment, column, row)
        width = max(width, column)
    extent = (-MARGIN, -MARGIN, width * WIDE + 2 * MARGIN, len(lines) * HIGH + 2 * MARGIN)
    box = " ".join(map(str, extent))
    font = f'font-family="{FONT}" font-size="{FONT_SIZE}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {font}>'
    ground = '<rect x="{}" y="{}" width="{}" height="{}" rx="8" fill="{}"/>'.format(*extent, page.hex)
    return "\n".join((head, ground, '<g shape-rendering="crispEdges">', *sheet.parts(), "</g>", "</svg>", ""))


def _colours(style: Style, page: ColorTriplet) -> tuple[ColorTriplet, ColorTriplet]:
    """Ink and ground of a style."""

    def seen(colour: Color | None, foreground: bool) -> ColorTriplet:
        if colour is None or colour.is_default:
            return XTERM.foreground_color if foreground else page
        return colour.get_truecolor(XTERM, foreground=foreground)

    ink, ground = seen(style.color, True), seen(style.bgcolor, False)
    if style.reverse:
        ink, ground = ground, ink
    return (blend_rgb(ink, ground, 0.5) if style.dim else ink), ground


def _join(boxes: list[Box], new: Box) -> None:
    """Add a box, as part of the last one where it goes on from there."""
    x, y, wide, high = new
    if boxes:
        last = boxes[-1]
        if last[1] == y and last[3] == high and last[0] + last[2] == x:
            boxes[-1] = (last[0], y, last[2] + wide, high)
            return
    boxes.append(new)


def _style(run: Run) -> tuple[str, bool]:
    return run.ink, run.bold


def _written(run: Run) -> str:
    """A run as text: a symbol in the middle of its cells, letters over all of theirs."""
    y = run.row * HIGH + BASELINE
    if len(run.text) == 1 and not run.text.isalnum():
        x = run.column * WIDE + run.cells * WIDE / 2
        return f'<text x="{x:g}" y="{y}" text-anchor="middle">{escape(run.text)}</text>'
    return f'<text x="{run.column * WIDE}" y="{y}" textLength="{run.cells * WIDE}">{escape(run.text)}</text>'
