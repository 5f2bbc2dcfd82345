"""The map of Helios in letters, for plain mode: names of fields, and below them what lies there."""

from rulesets.helios.coast import coast_of
from rulesets.helios.components import FIELD_ROWS
from rulesets.helios.geometry import BIT, BONUS, DARK, FIELDS, LAP_LINE
from rulesets.helios.state import Seat
from rulesets.helios.sun import shape_of
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.paint.drawing import fit

_CELL = 9
"""Letters from column to column."""
_LAKE, _EDGE, _FREE, _DEAD_END = "-", ":::", "...", "!"


def map_lines(board: Seat, terms: Terms) -> list[str]:
    """A world in lines: `=` the lap line, `h m r` what a field brings, tiles by their first letters."""
    rows = [FIELD_ROWS[name] for name in FIELDS]
    left, top = min(row.q for row in rows), min(2 * row.r + row.q for row in rows)
    height = max(2 * row.r + row.q for row in rows) - top + 2
    lines = [[" "] * _CELL * (max(row.q for row in rows) - left + 1) for _ in range(height)]
    for row in rows:
        x, y = (row.q - left) * _CELL, 2 * row.r + row.q - top
        head = f"{row.id}{'=' if BIT[row.id] & LAP_LINE else ''} {BONUS.get(row.id, ' ')[0]}".rstrip()
        for line, text in ((y, head), (y + 1, _content(board, row.id, terms))):
            lines[line][x : x + len(text)] = text
    return ["".join(line).rstrip() for line in lines]


def _content(board: Seat, field: str, terms: Terms) -> str:
    tile, bit = board.world.get(field), BIT[field]
    if tile is not None:
        mark = "^" if tile.temple else len(tile.cubes) or ""
        return f"{fit(terms.tile(tile.kind), _CELL - 3)}{f'+{mark}' if mark else ''}"
    if field == board.sun:
        return "(sun)"
    if bit & DARK:
        return _EDGE
    coast = coast_of(shape_of(board.world))
    return _LAKE if not bit & coast.sea else _DEAD_END if bit & coast.dead_ends else _FREE
