"""The table of nine men's morris: the board, the players' men, what is decided, and the game so far."""

from functools import partial
from typing import ClassVar

from tabletop_morris.drawings import LARGE as LARGE_BOARD
from tabletop_morris.drawings import PAGE, Marks, Size, draw_board, draw_men
from tabletop_morris.drawings import SMALL as SMALL_BOARD
from tabletop_morris.events import Moved, Placed
from tabletop_morris.view import MorrisView
from tabletop_morris.wording import MorrisWording
from tabletop_tui.kit.boards import LOG, PANEL, Board, Places
from tabletop_tui.kit.columns import in_columns
from tabletop_tui.kit.kept import Recipe
from tabletop_tui.kit.parts import names_of
from tabletop_tui.paint.drawing import Region
from tabletop_tui.tui.screens.table import HOME, HUGE, LARGE, SMALL, TableScreen

_SIZES = {SMALL: PAGE, HOME: SMALL_BOARD, LARGE: LARGE_BOARD, HUGE: LARGE_BOARD}
_LOG = {SMALL: 0, HOME: 9, LARGE: 16, HUGE: 24}
"""Lines of the log, by the shape of the screen."""


def _board(screen: "MorrisScreen", room: Region) -> Recipe:
    return partial(
        draw_board, screen.view.men, names_of(screen.people), screen.marks, screen.look, screen.size_of_board
    )


def _men(screen: "MorrisScreen", room: Region) -> Recipe:
    return partial(draw_men, screen.view, names_of(screen.people), screen.wording.say, room.width)


class MorrisScreen(TableScreen[MorrisView]):
    """Board on the left; men, list and log on the right."""

    wording: MorrisWording
    NEEDED: ClassVar = {LARGE: (150, 47), HOME: (110, 33)}
    BOARDS: ClassVar = (Board("board", _board, ("point",)), Board("men", _men))

    @property
    def view(self) -> MorrisView:
        """The view that the board is drawn from."""
        view: MorrisView = self.scene.view
        return view

    @property
    def size_of_board(self) -> Size:
        """How big the board is drawn."""
        return _SIZES[self.shape]

    @property
    def marks(self) -> Marks:
        """What may be chosen, and where the other player's last turn has led."""
        came = {
            event.point
            for events in self.happened.values()
            for event in events
            if isinstance(event, Placed | Moved)
        }
        opened = {target.partition(":")[2] for target in self.scene.open_targets}
        return Marks(frozenset(opened), self.view.lifted, frozenset(came))

    def places(self, width: int, height: int) -> Places:
        """Two columns in every shape of the screen."""
        across, down = self.size_of_board.board
        above = max(0, (height - down) // 2)
        log = _LOG[self.shape]
        right = (("", 1), ("men", 7), ("", 1), (PANEL, 0), *(((LOG, log),) if log else ()))
        return in_columns(((across, (("", above), ("board", down))), (0, right)), width, height, gap=3)
