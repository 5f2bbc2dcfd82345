"""Below 80x24: one board at a time in a window, which follows the cursor, and the list below it.

The boards are drawn as at 80x24, and the window shows a part of one. So a game needs no layout of its own.
"""

from collections.abc import Mapping, Sequence

from tabletop_tui.kit.boards import CARD, NO_CARD, PANEL, Places
from tabletop_tui.paint.drawing import Region

View = tuple[str, str]
"""A page of the game, and the board of it that is in the window."""
_LIST, _CARD = 6, 3
"""Lines of the list: its heading and what can be chosen. Where the board is the list, those of the card."""


def in_turn(boards: Sequence[str], whole: Places) -> list[str]:
    """What can be in the window on a page: its boards of more than a line, else what lies there instead."""
    tall = [thing for thing in whole if thing != PANEL and not _is_line(whole[thing])]
    return [board for board in boards if board in tall] or tall[:1]


def views_of(pages: Mapping[str, Sequence[str]], places: Mapping[str, Places]) -> tuple[View, ...]:
    """What the key for pages turns to, in the order of the game's pages: each board once, and the log.

    `places` are those of each page at 80x24.
    """
    found: dict[str, View] = {}
    for page, boards in pages.items():
        for board in in_turn(boards, places[page]):
            found.setdefault(board, (page, board))
    return tuple(found.values())


def in_pocket(
    board: str, whole: Places, boards: Sequence[str], width: int, height: int, *, folds: bool, asked: int = 1
) -> Places:
    """The window with a board, below it the page's boards of a single line, then the list.

    `whole` says where everything lies at 80x24. `folds` says whether the board is the list. The list gives
    up what a question `asked` in more than one line has taken.
    """
    lines = [
        name for name in boards if name in whole and name not in (board, PANEL) and _is_line(whole[name])
    ]
    most = height - len(lines) - (_CARD if folds else _LIST - asked + 1)
    if board in whole:  # which the list leaves whole if that costs it only a line
        most = whole[board].height if whole[board].height <= most + 1 else most
    window = Region(0, 0, width, most)
    below = {name: Region(0, window.height + n, width, 1) for n, name in enumerate(lines)}
    listed = window.height + len(lines)
    return {board: window, **below, PANEL: Region(0, listed, width, height - listed), CARD: NO_CARD}


def _is_line(region: Region) -> bool:
    return region.height == 1
