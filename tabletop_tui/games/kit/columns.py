"""Where everything lies, as columns: a table from which a game's places follow."""

from collections.abc import Mapping, Sequence

from tabletop_tui.drawing import Region
from tabletop_tui.games.kit.boards import Places

Column = tuple[int, Sequence[tuple[str, int]]]
"""How many cells wide, and from the top what lies in it and how many lines high; nothing for a blank line.

0 is what the others leave: for one column, and for one thing of each column.
"""


_NO_INSETS: Mapping[str, int] = {}


def in_columns(
    columns: Sequence[Column], width: int, height: int, gap: int = 2, insets: Mapping[str, int] = _NO_INSETS
) -> Places:
    """Columns with so many blank cells between them; `insets` are blank cells before a thing."""
    spare = width - sum(wide for wide, _ in columns) - gap * (len(columns) - 1)
    places: dict[str, Region] = {}
    x = 0
    for wide, things in columns:
        room, y = wide or spare, 0
        rest = height - sum(high for _, high in things)
        for name, high in things:
            if name:
                left = insets.get(name, 0)
                places[name] = Region(x + left, y, room - left, high or rest)
            y += high or rest
        x += room + gap
    return places
