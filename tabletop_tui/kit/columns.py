"""Layouts as columns: a table that determines where a game's boards lie."""

from collections.abc import Mapping, Sequence

from tabletop_tui.kit.boards import Places
from tabletop_tui.paint.drawing import Region

Row = tuple["str | Sequence[Column]", int]
"""What lies there (an id, nothing for blank lines, or several columns), and how many lines high it is."""
Column = tuple[int, Sequence[Row]]
"""How many cells wide, and what lies in it from the top.

0 is what the others leave: allowed for one column, and for one row of each column.
"""


_NO_INSETS: Mapping[str, int] = {}


def in_columns(
    columns: Sequence[Column], width: int, height: int, gap: int = 2, insets: Mapping[str, int] = _NO_INSETS
) -> Places:
    """Columns with `gap` blank cells between them; `insets` are blank cells before a thing."""
    spare = width - sum(wide for wide, _ in columns) - gap * (len(columns) - 1)
    places: dict[str, Region] = {}
    x = 0
    for wide, things in columns:
        room, y = wide or spare, 0
        rest = height - sum(high for _, high in things)
        for what, high in things:
            if isinstance(what, str) and what:
                left = insets.get(what, 0)
                places[what] = Region(x + left, y, room - left, high or rest)
            elif not isinstance(what, str):
                within = in_columns(what, room, high or rest, gap, insets)
                places |= {name: region.moved(x, y) for name, region in within.items()}
            y += high or rest
        x += room + gap
    return places
