"""Where everything lies on Bora Bora's screen: at a size, each board has one place at every decision."""

from collections.abc import Mapping

from rulesets.core.records import record
from tabletop_tui.games.bora_bora.drawings import atoll
from tabletop_tui.games.bora_bora.drawings.boards import SHAPES, Shown
from tabletop_tui.games.bora_bora.drawings.market import LINES as MARKET
from tabletop_tui.kit.boards import HEADER, LOG, PANEL, Places
from tabletop_tui.kit.showing import HOME, LARGE, SMALL
from tabletop_tui.paint.drawing import Region

_LINES = 19
"""Lines between the header and the strip at 80x24."""
_OTHERS = 11
"""The most lines that the others' boards take."""
PLAYERS = 5
"""Lines of the table of players."""
CARDS, MAP, ITEMS, MINE, TABLE = "cards", "map", "market", "mine", "players"
"""The pages of a small screen: cards, map, people with jewelry and gods, the own things, the players."""
PAGES: Mapping[str, tuple[str, ...]] = {
    CARDS: ("cards", "bar", "own"),
    MAP: ("map", "stores"),
    ITEMS: ("market", "jewelry", "gods"),
    MINE: ("bar", "own"),
    TABLE: ("players",),
}
PAGE_OF: Mapping[str, str] = {
    "place_die": CARDS,
    "setup_hut": MAP,
    "expand": MAP,
    "take_person": ITEMS,
    "take_god_card": ITEMS,
    "buy_jewelry": ITEMS,
    "temple_space": TABLE,
}
"""The page that opens for a decision; the player's own for all others."""
LISTS = frozenset({"place_die", "take_person"})
"""Decisions whose list is a board: on a small screen, only on their page."""


@record
class Grid:
    """A layout in lines from the top of the map down."""

    map: int
    cards: int
    choice: int
    aside: int
    """Columns from which on players and people lie."""
    own: float
    """The share of the columns that people, ground and tasks have; the rest tells what happened."""


GRIDS: Mapping[str, Grid] = {
    HOME: Grid(17, 4, 4, 70, 0.667),
    LARGE: Grid(25, 5, 6, 100, 0.705),
    "huge": Grid(33, 5, 6, 128, 0.705),
}


def places_of(shown: Shown, width: int, height: int) -> Places:
    """Everything's place in the lines between the header and the strip."""
    if shown.shape == SMALL:
        return _page(shown, width, height)
    grid = GRIDS[shown.shape]
    rest = width - grid.aside
    y = grid.map
    own = round(width * grid.own)
    places = {
        HEADER: Region(0, -2, grid.aside - 1, 2),
        "players": Region(grid.aside, -2, rest, PLAYERS),
        "map": Region(0, 0, SHAPES.get(shown.shape, atoll.SMALL).width, grid.map),
        "market": Region(grid.aside, PLAYERS - 2, rest, MARKET),
        "cards": Region(0, y, width, grid.cards),
        choosing(shown): Region(0, y + grid.cards, width, grid.choice),
        "bar": Region(0, y + grid.cards + grid.choice, width, 1),
    }
    y += grid.cards + grid.choice + 1
    places["own"] = Region(0, y, own, height - y)
    places["since"] = Region(own + 1, y, width - own - 1, height - y)
    below = grid.map - MARKET - PLAYERS + 2
    if below > 0:
        others = min(below, _OTHERS)
        places["others"] = Region(grid.aside, grid.map - below, rest, others)
        if below > others:
            places[LOG] = Region(grid.aside, grid.map - below + others, rest, below - others)
    return places


def is_list(kind: str, shape: str, page: str, *, evening: bool) -> bool:
    """Whether a board is the list: the cards while a die is placed, people while one is taken."""
    return kind in LISTS and (evening or shape != SMALL or page == PAGE_OF[kind])


def choosing(shown: Shown) -> str:
    """What lies in the place for choosing: the end of a round, the list, or what a board says for itself."""
    if shown.evening is not None:
        return "evening"
    return "choice" if shown.folds else PANEL


def _page(shown: Shown, width: int, height: int) -> Places:
    """80x24: the open page between the players and what happened; more lines make it longer."""
    more = height - _LINES
    found = {"chips": Region(0, 0, width, 1), "since": Region(0, height - 1, width, 1)}
    map_, half = atoll.SMALL.width, 51
    below = choosing(shown)
    match shown.page:
        case "cards":
            count = len(shown.view.cards) + 2
            found["cards"] = Region(0, 1, width, count)
            found["bar"] = Region(0, 1 + count, width, 1)
            found["own"] = Region(0, 2 + count, width, 16 - count + more)
        case "map":
            found["map"] = Region(0, 1, map_, 16)
            found["stores"] = Region(map_ + 1, 1, width - map_ - 1, 16)
            found[below] = Region(0, 17, width, 1 + more)
        case "market":
            found["market"] = Region(0, 1, half - 1, MARKET)
            found["jewelry"] = Region(half, 1, width - half, 5)
            found["gods"] = Region(half, 7, width - half, 7)
            found[below] = Region(0, 15, width, 3 + more)
        case "mine":
            found["bar"] = Region(0, 1, width, 1)
            found["own"] = Region(0, 2, width, 9)
            found[below] = Region(0, 12, width, 6 + more)
        case _:
            found["players"] = Region(0, 1, width, PLAYERS)
            found[below] = Region(0, 7, width, 6)
            found[LOG] = Region(0, 13, width, 5 + more)
    return found


def large(shown: Shown) -> bool:
    """Whether there is room for large pictures."""
    return shown.shape in SHAPES
