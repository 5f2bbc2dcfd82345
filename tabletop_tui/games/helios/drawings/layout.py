"""The layout of Helios in columns: which boards lie side by side, and how high they are.

A board has one place at every decision; `docs/layouts.md` draws them.
"""

from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.drawings.boards import SIZES
from tabletop_tui.games.helios.drawings.hexes import PAGE
from tabletop_tui.games.helios.drawings.strip import HEIGHT, SHORT
from tabletop_tui.kit.boards import LOG, PANEL
from tabletop_tui.kit.columns import Column, Row
from tabletop_tui.kit.showing import HUGE, LARGE, SMALL, Showing

_CARDS = 28
"""Lines of the city and the persons on a large stage; the player's own small world lies below them."""
_OTHERS = 18
"""Lines of the others' worlds; a line of news is one more."""
_BESIDE = (37, (("tiles", 0),)), (0, (("offer", 0),))
_PAGES: dict[str, tuple[Column, ...]] = {
    "map": ((PAGE.board[0], (("world", 0),)), (0, ((PANEL, 0),))),
    "city": ((0, (("city", 12), (PANEL, 0))),),
    "persons": ((0, (("persons", 8), (PANEL, 0))),),
    "others": ((0, (("others", 7), (LOG, 6), (PANEL, 0))),),
    "offer": ((0, ((_BESIDE, 8), ("mine", HEIGHT), (PANEL, 0))),),
}
"""80x24: the list is at the right of the map and below all other pages."""
_HOME = (PANEL, 12), (((18, (("tiles", 0),)), (0, (("offer", 0),))), 9)
_LARGE = (PANEL, 12), (((21, (("tiles", 0),)), (0, (("offer", 0),))), 9)
"""The right column: what is decided, then what is on offer; log and others follow.

Twelve lines of the list hold a temple, nine buildings, and building nothing.
"""


def columns_of(table: Showing[HeliosView], page: str) -> tuple[Column, ...]:
    """The stage and the player's things at the left, the texts at the right."""
    stage = "world" if page == "map" else page
    if table.shape == SMALL:
        return _PAGES[page]
    across = SIZES[table.shape].board[0]
    if table.shape == HUGE:
        return (across, (("world", 0), ("mine", HEIGHT))), (0, _huge(stage))
    large = table.shape == LARGE
    left: tuple[Row, ...] = ((stage, _CARDS), ("mini", 0)) if large and stage != "world" else ((stage, 0),)
    others = _OTHERS + 1 if large else 1 + len(table.others)
    right = *(_LARGE if large else _HOME), (LOG, 0), ("others", others)
    return ((0, ((((across, left), (0, right)), 0), ("mine", SHORT))),)


def _huge(stage: str) -> tuple[Row, ...]:
    """200x60: the list, then city or persons beside tiles, land and log, then the others' worlds."""
    beside = ("tiles", 8), ("", 1), ("offer", 11), ("", 1), (LOG, 0)
    return (PANEL, 9), (((66, ((stage, 0),)), (0, beside)), 0), ("others", _OTHERS)
