"""The layout of Papyria in columns: which boards lie side by side, and how high they are."""

from typing import Final

from tabletop_tui.games.papyria.drawings.boards import Shown, height_of, ring_size
from tabletop_tui.games.papyria.drawings.panels import ROOMY
from tabletop_tui.games.papyria.drawings.realm import Land
from tabletop_tui.kit.boards import LOG, PANEL
from tabletop_tui.kit.columns import Column, Row
from tabletop_tui.kit.showing import HUGE, LARGE, SMALL

PAGES: Final = {
    "ring": ("ring",),
    "realm": ("realm", "kinds", "own"),
    "seats": ("seats-table", "others"),
    "log": (),
}
"""The boards on each page of a small screen."""
_HAND = 37
"""Columns of the hand beside a realm."""
_PAGE_LIST, _PAGE_STAGE, _LEAST_LIST = 8, 13, 9
"""Lines of the list at 80x24, those that the ring needs above it, and those that the list keeps below a
realm that has grown."""
_LEAST_PANEL, _LEAST_LOG, _LOG, _HUGE_PANEL = 10, 4, 6, 14
"""Lines of a short list with its card, of the log below it, and of a long list."""
_GAP: Column = (1, ())
"""A blank column between two others."""


def columns_of(shown: Shown, land: Land | None, rows: int, width: int, height: int) -> tuple[Column, ...]:
    """The stage at the upper left, the list with this many rows below it, everything else in the right
    column.

    `land` is the realm on the stage, which takes the lines it needs.
    """
    if shown.shape == SMALL:
        return ((0, ((_page(shown), 0), (PANEL, min(_PAGE_LIST, height - _PAGE_STAGE)))),)
    size, large, stage = ring_size(shown.shape), shown.shape in (LARGE, HUGE), _stage(shown)
    high = size.height
    if land is not None:
        left = size.width - (0 if stage == "realm" else _HAND + 1)
        high = height_of(land, shown.look, left, high, height - _LEAST_LIST)
    log = _log(shown, height - high, rows)
    lists: tuple[Row, ...] = ((PANEL, 0), (LOG, log)) if log else ((PANEL, 0),)
    right = _right(shown, width - size.width - large, height, logged=bool(log))
    return (size.width, ((stage, high), *lists)), *([_GAP] if large else []), (0, right)


def _stage(shown: Shown) -> str | tuple[Column, ...]:
    """The ring, or a realm with what is in hand beside it."""
    decision = shown.asked
    if not shown.realm_on_stage:
        return "ring"
    has = decision is not None and decision.kind in ("place_landscape", "keep_start_tile")
    if not has or decision is None or shown.shown_seat != decision.seat:
        return "realm"
    return (0, (("realm", 0),)), _GAP, (_HAND, (("hand", 0),))


def _log(shown: Shown, room: int, rows: int) -> int:
    """Lines for the log, below a list that leaves them free."""
    if shown.shape == HUGE:
        return max(_LOG, room - _HUGE_PANEL)
    spare = room - max(rows + 2, _LEAST_PANEL)
    return min(_LOG, spare) if spare >= _LEAST_LOG else 0


def _right(shown: Shown, width: int, height: int, *, logged: bool) -> tuple[Row, ...]:
    """The player's things, the small board, scorings, seats, others, and the log if it isn't `logged`
    elsewhere.
    """
    small, huge = "ring" if shown.realm_on_stage else "realm", shown.shape == HUGE
    roomy, count = width >= ROOMY, len(shown.people)
    kinds = 9 if roomy else 10
    board = 10 if small == "ring" or not roomy else 20 if huge else 12
    tables: list[Row] = [("kinds", kinds), ("", 1), ("seats-table", count + 1)]
    if huge:
        left, lines = (width + 1) // 2 - 2, max(kinds + 1, count + 6)
        beside = (left, (("kinds", kinds + 1),)), (2, ()), (0, (("seats-table", 0),))
        tables = [(beside, lines)]
    rows: list[Row] = [("own", 3), ("", 1), (small, board), ("", 1), *tables]
    rest = height - sum(lines for _, lines in rows) - 1
    if roomy and rest >= 6:
        others = min(rest, 24 if huge else 9)
        rows += [("", 1), ("others", others)]
        rows += [("", 1), (LOG, 0)] if rest - others >= _LEAST_LOG and not (huge or logged) else []
    return tuple(rows)


def _page(shown: Shown) -> str | tuple[Column, ...]:
    """At 80x24: the boards of the page that is open."""
    if shown.page == "realm":
        return (0, (("realm", 0),)), _GAP, (23, (("own", 3), ("kinds", 0))), _GAP
    if shown.page == "seats":
        return _GAP, (0, (("seats-table", len(shown.people) + 1), ("others", 0))), _GAP
    return "ring" if shown.page == "ring" else LOG
