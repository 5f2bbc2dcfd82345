"""The layout of Helios in columns: which boards lie side by side, and how high they are."""

from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.drawings.boards import LAND, OFFERED, SIZES
from tabletop_tui.games.helios.drawings.hexes import PAGE
from tabletop_tui.games.helios.drawings.offer import lines_of_land
from tabletop_tui.games.helios.drawings.strip import HEIGHT, SHORT
from tabletop_tui.games.helios.labels import CUBE_AND_FIELD
from tabletop_tui.kit.boards import LOG, PANEL
from tabletop_tui.kit.columns import Column, Row
from tabletop_tui.kit.showing import HUGE, LARGE, SMALL, Showing

_LOG_LINES, _CARD = 4, 6
"""Lines of the log, or one less beside large pictures; lines of a heading and a card."""
_COLOURS = 6
"""Rows of a list of colours for cubes to put somewhere; the tile is asked next."""
_OTHERS, _OWN = 19, 15
"""Lines of the others' worlds with a line of news each, and of the player's own small world."""
_BESIDE = (37, (("tiles", 0),)), (0, (("offer", 0),))
_PAGES: dict[str, tuple[Column, ...]] = {
    "map": ((PAGE.board[0], (("world", 0),)), (0, ((PANEL, 0),))),
    "city": ((0, (("city", 12), (PANEL, 0))),),
    "persons": ((0, (("persons", 8), (PANEL, 0))),),
    "others": ((0, (("others", 7), (LOG, 6), (PANEL, 0))),),
    "offer": ((0, ((_BESIDE, 8), ("mine", HEIGHT), (PANEL, 0))),),
    "choose_action_tile": ((0, (("tiles", 14), ("mine", 1), (PANEL, 0))),),
    **dict.fromkeys(LAND, ((0, (("offer", 8), (PANEL, 0))),)),
}
"""80x24: the list is at the right of the map and below all other pages; the offer depends on the decision."""


def columns_of(table: Showing[HeliosView], page: str, height: int, entries: int) -> tuple[Column, ...]:
    """The stage and the player's things at the left, the texts at the right; for a list of this many
    entries.
    """
    kind, stage = _kind(table), "world" if page == "map" else page
    if table.shape == SMALL:
        return _PAGES[kind if page == "offer" and kind in _PAGES else page]
    across = SIZES[table.shape].board[0]
    if table.shape == HUGE:
        return (across, (("world", 0), ("mine", HEIGHT))), (0, _huge_talk(table, stage))
    small = table.shape == LARGE and stage != "world"
    left: tuple[Row, ...] = ((stage, 28), ("mini", 0)) if small else ((stage, 0),)
    above = (across, left), (0, _talk(table, stage, height - SHORT, entries))
    return ((0, ((above, 0), ("mine", SHORT))),)


def _talk(table: Showing[HeliosView], stage: str, height: int, entries: int) -> tuple[Row, ...]:
    """The right: first what the decision is about, then the log; the others are always at the bottom."""
    large, on_map, view, kind = table.shape == LARGE, stage == "world", table.view, _kind(table)
    others = _OTHERS + 1 if large else 1 + len(table.others)
    below = ("", 1), (LOG, 0), ("", 1), ("others", others)
    listed = min(entries, _COLOURS) if kind in CUBE_AND_FIELD else entries
    rest, panel = height - 2 - others - _LOG_LINES + large, listed + _CARD
    if kind == "choose_action_tile" and on_map:
        tiles = min(12 + max(5, _highest(view)), rest - 5)
        return ("tiles", tiles), (PANEL, min(rest - tiles, 9)), *below
    rest += not large  # the log gives one of its four lines to a long list
    if kind in LAND and on_map:
        high = 2 * (5 if large else 4) if kind == "choose_tile" else OFFERED[kind].height // 2 + 1
        return (PANEL, min(rest - high, panel)), ("offer", high), *below
    if not (on_map or large):
        mini = (("", 1), ("mini", _OWN)) if rest - 1 - _OWN >= panel - 2 else ()
        return (PANEL, min(rest - sum(high for _, high in mini), panel + 2)), *mini, *below
    high = max(4, min(8, max(1 + lines_of_land(view), 2 + _highest(view))))
    offer = (36 if large else 24, (("tiles", 0),)), (0, (("offer", 0),))
    return (PANEL, min(rest - high - 1, panel)), ("", 1), (offer, high), *below


def _huge_talk(table: Showing[HeliosView], stage: str) -> tuple[Row, ...]:
    """200x60: the list, then city or persons beside tiles, land and log, then the others' worlds without
    news.
    """
    slot = {"choose_action_tile": "tiles", **dict.fromkeys(LAND, "offer")}.get(_kind(table), stage)
    high = {"tiles": 2 + max(1, _highest(table.view)), "offer": 1 + lines_of_land(table.view)}
    beside = [row for board, lines in high.items() if board != slot for row in ((board, lines), ("", 1))]
    middle = (66, ((slot, 0),)), (0, (*beside, (LOG, 0)))
    return (PANEL, 12), (middle, 0), ("others", _OTHERS - 1)


def _kind(table: Showing[HeliosView]) -> str:
    """The kind of the decision; empty for none."""
    return table.asked.kind if table.asked is not None else ""


def _highest(view: HeliosView) -> int:
    """The number of tiles in the highest column."""
    return max(map(len, view.columns.values()))
