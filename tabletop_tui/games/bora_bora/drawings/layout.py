"""The layout of Bora Bora: a table of columns for each shape of the screen."""

from collections.abc import Mapping, Sequence

from rulesets.core.records import record
from tabletop_tui.games.bora_bora.drawings import atoll, cards
from tabletop_tui.games.bora_bora.drawings.boards import Shown, deciding, shape_of
from tabletop_tui.games.bora_bora.drawings.market import AFTER_PEOPLE
from tabletop_tui.kit.boards import HEADER, LOG, PANEL, Places
from tabletop_tui.kit.columns import Column, Row
from tabletop_tui.kit.showing import HUGE, LARGE, SMALL
from tabletop_tui.paint.drawing import Region

_MARKET = 25
"""The most lines that the market takes."""
_FIELDS = {2: 24, 3: 20, 4: 16}
"""Columns of a seat in the header, by the number of seats."""
_OF_PEOPLE = ("take_person", "place_die", "use_people")
_MAP = atoll.SMALL
_NEWS = 30
"""With this many columns beside the map, the news is read there; on narrower screens it is above the map."""


def _by_the_map(board: str) -> Row:
    """The small map with another board at its right."""
    return (((_MAP.width, (("map", 0),)), (1, ()), (0, ((board, 0),))), _MAP.height)


_SMALL: Mapping[str, Sequence[Row]] = {
    "evening": (("evening", 15), (PANEL, 0)),
    "map": (_by_the_map("others"), (PANEL, 0)),
    # The rows of people use the list's room, unless the list is about something else.
    "people": (("market", 17), (PANEL, 0)),
    "market": (("market", 10), (PANEL, 0)),
    "jewelry": (("market", 12), (PANEL, 0)),
    "own": (("bar", 1), ("own", 9), (PANEL, 0)),
    "others": (("others", 0), (LOG, 6)),
}
"""The pages of a small screen; that of the cards depends on their number."""


PAGES: Mapping[str, tuple[str, ...]] = {
    "cards": ("cards", "bar", "since"),
    "map": ("map",),
    "market": ("market",),
    "own": ("bar", "own"),
    "others": ("others",),
}
"""The boards for which each of these pages opens."""


def large(shown: Shown) -> bool:
    """Whether there is room for large pictures."""
    return shown.shape in (LARGE, HUGE)


def header(shown: Shown, width: int) -> Places:
    """The screen's header with the players at its right; on a small screen, the usual header."""
    if shown.shape == SMALL:
        return {}
    field = (_FIELDS[len(shown.people)] + (4 if large(shown) else 0)) * len(shown.people)
    return {HEADER: Region(0, -2, width - field, 2), "seats-bar": Region(width - field, -2, field, 2)}


def columns_of(shown: Shown, width: int, height: int, entries: int) -> Sequence[Column]:
    """The map and the market, below them the cards or a list of this many entries, and the player's board."""
    if shown.shape == SMALL:
        return [(0, _page(shown, width, height))]
    high = heights(shown, height, entries)
    rows: list[Row] = [(_top(shown, shape_of(shown)), high.map), ("cards", high.cards)]
    rows += [(PANEL, high.listed)] if high.listed else []
    rows += [(_mine(shown, width, high), high.own + 1)]
    rows += [(_below(shown, width, high), high.below)] if high.below else []
    return [(0, rows)]


@record
class Heights:
    """The lines that boards take, from the top."""

    map: int
    cards: int
    listed: int
    own: int
    below: int


def heights(shown: Shown, lines: int, entries: int) -> Heights:
    """How the lines are shared out among the boards, for a list of this many entries."""
    hand = shown.hand
    crowded = len(shown.view.seats[shown.shown_seat].people) > 6
    own = {LARGE: 7, HUGE: 9}.get(shown.shape, 4 + crowded)
    map_, cards_ = shape_of(shown).height, cards.lines_of(hand, large=large(shown))
    rest = lines - map_ - cards_ - 1 - own
    closing = bool(shown.asked and shown.asked.blocked)  # what isn't possible takes one line
    listed = 0 if hand.dice else max(4, 1 + entries + closing)
    below = rest - listed if rest - listed > 1 else 0
    grown = min(3, below - 5) if large(shown) and below > 5 and not hand.dice else 0
    return Heights(map_, cards_, rest - below, own + grown, below - grown)


def _top(shown: Shown, shape: atoll.Shape) -> str | Sequence[Column]:
    """The end of the round, or the map and the market, with the log below it where there is room."""
    if shown.evening is not None:
        return "evening"
    market: Sequence[Row] = (("market", 0),)
    if shape.height > _MARKET:
        market = (("market", _MARKET), (LOG, 0))
    return ((shape.width, (("map", 0),)), (0, market))


def _mine(shown: Shown, width: int, high: Heights) -> Sequence[Column]:
    """The player's own things; on a large screen, with the others at their right, and the news if there is no
    room below.
    """
    mine: Sequence[Row] = (("bar", 1), ("own", 0))
    wide = {LARGE: 48, HUGE: 64}.get(shown.shape, 0)
    if not wide:
        return ((0, mine),)
    others: Sequence[Row] = (("others", 0),)
    if not high.below:
        others = (("others", 2 * len(shown.others)), ("since", 0))
    return ((width - 2 - wide, mine), (2, ()), (0, others))


def _below(shown: Shown, width: int, high: Heights) -> Sequence[Column]:
    """The card of a die and the news; without dice, the news, and the log if it isn't above."""
    news: Column = (0, (("since", 0),))
    if shown.hand.dice:
        return ((width * 57 // 100, ((PANEL, 0),)), (1, ()), news)
    if high.below <= 3 or (high.map > _MARKET and shown.evening is None):
        return ((1, ()), news, (1, ()))
    return ((1, ()), (width // 2 - 1, news[1]), (1, ()), (0, ((LOG, 0),)))


def _page(shown: Shown, width: int, height: int) -> Sequence[Row]:
    """80x24: the open page above, the panel below; where there is room, also the map and the news."""
    if shown.evening is not None:
        return _SMALL["evening"]
    if shown.page != "cards":
        if shown.page == "market" and _kind(shown) in ("", *_OF_PEOPLE):
            return _SMALL["people"]
        kind = _kind(shown)  # the list must show all new tasks
        later = shown.page == "market" and kind in AFTER_PEOPLE and kind != "take_task"
        return _SMALL["jewelry" if later else shown.page]
    count = len(shown.view.cards) + 2
    beside = width > _MAP.width + _NEWS
    lines = 0 if beside else 1 + len(shown.people)
    spare = height - count - 1 - _MAP.height - lines
    above = (("cards", count), ("bar", 1))
    if spare < 3:
        return (*above, (PANEL, min(6, height - count - 5)), ("since", 0))
    if not beside:
        return (*above, (PANEL, spare), ("since", lines), ("map", _MAP.height))
    return (*above, (PANEL, spare), _by_the_map("since"))


def _kind(shown: Shown) -> str:
    decision = deciding(shown)
    return decision.kind if decision is not None else ""
