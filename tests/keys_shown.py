"""The keys of options as a terminal shows them: beside the rows of the list, or on the tiles of a board."""

import re
from collections.abc import Sequence

from tabletop_tui.kit.wording import RESERVED

_ROW = re.compile(r"^ {0,2}([a-zA-Z0-9]{1,3})  +\S")
"""A row of the list: its chip, a blank, and words."""
_TILE = re.compile(r"(?:^|[ ┃])([1-9a-g]) [A-Z]")
"""The head of a tile of a board that is the list itself."""


def keys_shown(rows: Sequence[str]) -> list[str]:
    """The keys that can be typed at a screen; those of tiles only where there is no list."""
    listed = [match[1] for row in rows if (match := _ROW.match(row)) and not RESERVED & {*match[1]}]
    if listed:
        return listed
    return [key for row in rows for key in _TILE.findall(row)]
