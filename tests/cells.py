"""Pictures of a terminal, drawn cell by cell: blocks and lines as shapes, every word where its cells are.

A terminal draws half blocks and lines itself, so that they meet; as letters of a font they leave seams, and
letters that are wider than a cell push away what follows.
"""

import html
import re
from collections.abc import Iterator

WIDTH, HEIGHT = 12.2, 24.4
"""A cell of a picture that Rich makes."""
_TOP, _BASE = 1.5, 20.0
"""From the upper edge of a picture to its first cell, and to the line on which that cell's text stands."""

_BLOCKS = {
    "▀": (0, 0, 1, 0.5),
    "▄": (0, 0.5, 1, 0.5),
    "█": (0, 0, 1, 1),
    "▌": (0, 0, 0.5, 1),
    "▐": (0.5, 0, 0.5, 1),
}
"""Left, top, width and height of the part of its cell that a block fills."""
_LINES = {
    "─": "lr",
    "│": "ud",
    "┌": "rd",
    "┐": "ld",
    "└": "ru",
    "┘": "lu",
    "┼": "lrud",
    "├": "rud",
    "┤": "lud",
    "┬": "lrd",
    "┴": "lru",
    "╭": "rd",
    "╮": "ld",
    "╰": "ru",
    "╯": "lu",
    "━": "LR",
    "┃": "UD",
    "┏": "RD",
    "┓": "LD",
    "┗": "RU",
    "┛": "LU",
}
"""The arms of a line's glyph: left, right, up, down; capitals are heavy."""

_FONTS = "DejaVu Sans Mono, Menlo, Consolas, monospace"
_TEXT = re.compile(r'<text class="(t-r\d+)" x="([\d.]+)" y="([\d.]+)" textLength="[\d.]+">([^<]*)</text>')
_PIECE = re.compile(r"[!-~\u00c0-\u017f]+|▀+|▄+|█+|[^\s!-~\u00c0-\u017f]")
"""Words of letters, blocks side by side, and every other glyph by itself."""


def by_cells(svg: str) -> str:
    """A picture that Rich made, with blocks and lines as shapes, and no fonts from elsewhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("font-family: Fira Code, monospace", f"font-family: {_FONTS}")
    shapes: dict[str, list[str]] = {}
    svg = _TEXT.sub(lambda match: _pieces(match, shapes), svg)
    paths = "".join(f'<path class="{role}" d="{"".join(parts)}"/>' for role, parts in shapes.items())
    before, mark, after = svg.rpartition("</g>\n    </g>")
    return f'{before}<g shape-rendering="crispEdges">{paths}</g>{mark}{after}'


def _pieces(match: re.Match[str], shapes: dict[str, list[str]]) -> str:
    """The words of one run as texts; its blocks and lines become `shapes` of its role."""
    role, left, base, text = match[1], float(match[2]), float(match[3]), html.unescape(match[4])
    top = base - _BASE + _TOP
    told = []
    for piece in _PIECE.finditer(text.replace("\u00a0", " ")):
        x, said = left + WIDTH * piece.start(), piece[0]
        boxes = list(_boxes(said[0]))
        for across, down, width, height in boxes:
            shown = _box(x + WIDTH * across, top + HEIGHT * down, width * len(said), height)
            shapes.setdefault(role, []).append(shown)
        if not boxes:
            told.append(
                f'<text class="{role}" x="{x:.4g}" y="{base:g}">{html.escape(said, quote=False)}</text>'
            )
    return "".join(told)


def _boxes(glyph: str) -> Iterator[tuple[float, float, float, float]]:
    """The rectangles that a block or a line is made of, in parts of its cell; none for other glyphs."""
    if glyph in _BLOCKS:
        yield _BLOCKS[glyph]
    for arm in _LINES.get(glyph, ""):
        wide = 0.28 if arm.isupper() else 0.14
        high = wide * WIDTH / HEIGHT
        x, y = 0.5 - wide / 2, 0.5 - high / 2
        yield {
            "l": (0, y, 0.5 + wide / 2, high),
            "r": (x, y, 1 - x, high),
            "u": (x, 0, wide, 0.5 + high / 2),
            "d": (x, y, wide, 1 - y),
        }[arm.lower()]


def _box(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:.5g} {y:.5g}h{WIDTH * width:.4g}v{HEIGHT * height:.4g}h-{WIDTH * width:.4g}z"
