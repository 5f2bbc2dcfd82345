"""The layout of Papyria in columns: where each board lies, whatever is decided (docs/layouts.md)."""

from collections.abc import Mapping
from typing import Final

from tabletop_tui.games.papyria.drawings.sector import LARGE_RING, SMALL_RING
from tabletop_tui.kit.boards import CARD, LOG, NO_CARD, PANEL, Places
from tabletop_tui.kit.columns import Column, in_columns
from tabletop_tui.kit.showing import HOME, HUGE, LARGE

PAGES: Final = {
    "ring": ("ring",),
    "realm": ("realm", "kinds", "own"),
    "seats": ("seats-table", "others"),
    "log": (),
}
"""The boards on each page of a small screen."""
_GAP: Column = (1, ())
"""A blank column between two others."""
_SEATS: Final = 5
"""Lines of the seats' table, with room for four."""
_RING_PAGE: Final = 13
"""Lines of the ring on its page."""

_HOME: Final[tuple[Column, ...]] = (
    (SMALL_RING.width, (("ring", SMALL_RING.height), (((64, ((PANEL, 0),)), _GAP, (0, (("realm", 0),))), 0))),
    _GAP,
    (0, (("own", 3), ("kinds", 10), ("", 1), ("seats-table", _SEATS), ("hand", 0))),
)
_LARGE: Final[tuple[Column, ...]] = (
    (LARGE_RING.width, (("ring", LARGE_RING.height), (((66, ((PANEL, 0),)), _GAP, (0, (("hand", 0),))), 0))),
    _GAP,
    (
        0,
        (
            *(("own", 3), ("", 1), ("realm", 0), ("", 1), ("kinds", 9), ("", 1), ("seats-table", _SEATS)),
            *(("", 1), ("others", 7)),
        ),
    ),
)
_FIGURES: Final[tuple[Column, ...]] = ((40, (("kinds", 0),)), (2, ()), (0, (("seats-table", 0),)))
_HUGE: Final[tuple[Column, ...]] = (
    (
        LARGE_RING.width,
        (
            ("ring", LARGE_RING.height),
            (((66, ((PANEL, 0),)), _GAP, (0, (("hand", 0),))), 15),
            (LOG, 0),
        ),
    ),
    _GAP,
    (0, (("own", 3), ("", 1), ("realm", 0), ("", 1), (_FIGURES, 10), ("", 1), ("others", 13))),
)
_LAYOUTS: Final[Mapping[str, tuple[Column, ...]]] = {HOME: _HOME, LARGE: _LARGE, HUGE: _HUGE}


def places_in(shape: str, page: str, width: int, height: int, *, in_hand: bool) -> Places:
    """Where everything lies in this many cells.

    What is in hand lies where otherwise the log is, or on the largest screens the card.
    """
    if shape not in _LAYOUTS:
        return in_columns(_page(page, min(8, height - _RING_PAGE)), width, height, gap=0)
    places = dict(in_columns(_LAYOUTS[shape], width - (shape != HOME), height, gap=0))
    hand = places.pop("hand")
    places["hand" if in_hand else CARD if shape == HUGE else LOG] = hand
    return {CARD: NO_CARD, **places}


def _page(page: str, listed: int) -> tuple[Column, ...]:
    """At 80x24: the boards of a page, with the list below them."""
    boards: Mapping[str, str | tuple[Column, ...]] = {
        "ring": "ring",
        "realm": ((0, (("realm", 0),)), _GAP, (23, (("own", 3), ("kinds", 0))), _GAP),
        "seats": (_GAP, (0, (("seats-table", _SEATS), ("others", 0))), _GAP),
        "log": LOG,
    }
    return ((0, ((boards[page], 0), (PANEL, listed))),)
