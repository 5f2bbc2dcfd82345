"""The screen of a game with more boards than a small terminal holds: there each page has some of them."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical

from rulesets.core import Decision
from tabletop_tui.screens.game import GameScreen
from tabletop_tui.screens.news import NewsLines
from tabletop_tui.screens.room import SMALL
from tabletop_tui.widgets.board import BoardWidget
from tabletop_tui.widgets.footer import KeyFooter
from tabletop_tui.widgets.header import Header
from tabletop_tui.widgets.lines import LinesWidget
from tabletop_tui.widgets.log import LogWidget
from tabletop_tui.widgets.panel import DecisionPanel
from tabletop_tui.widgets.seats import SeatsWidget

AROUND = 3
"""Lines of question and footer together."""


class PagedScreen(GameScreen):
    """Boards over the whole width, players and log beside the panel; on a small screen a page at a time.

    A page opens by decision; players and log are a further one.
    """

    PAGES: ClassVar[Sequence[str]] = ()
    """The pages of a small screen, in order."""

    SIDE: ClassVar[dict[str, int]] = {}
    """Cells of players and log by shape, before they have been laid out."""

    OUT_OF_REACH: ClassVar[frozenset[str]] = frozenset()
    """Boards on which the cursor has nothing to do."""

    page = ""
    """The page that is open on a small screen."""
    _paged: Decision[Any] | None = None
    """The decision that the page was opened for."""

    def compose_table(self) -> ComposeResult:
        """The boards over the whole width; players and log stand beside the panel."""
        yield Header("header")
        with Vertical(id="table"):
            with Container(id="boards"):
                yield from self.compose_boards()
            with Horizontal(id="below"):
                yield DecisionPanel("panel")
                with Vertical(id="side"):
                    yield SeatsWidget("seats")
                    yield LogWidget("log")
        yield NewsLines("news")
        yield KeyFooter("footer")
        yield LinesWidget("too-small")

    # -- pages -------------------------------------------------------------------------------------

    def page_for(self, decision: Decision[Any]) -> str:
        """The page on which a decision is made."""
        raise NotImplementedError

    def choose_page(self) -> None:
        """Open the page of the current decision once; a player who turns to another page stays there."""
        decision = self.scene.decision
        if decision is not None and decision is not self._paged:
            self._paged = decision
            self.page = self.page_for(decision)

    def action_page(self) -> None:
        """On a small screen: the next page, last the one with players and log, and round."""
        if self.shape != SMALL:
            return
        self.quiet()
        if self.has_class("-page-side"):
            self.remove_class("-page-side")
            self.page = self.PAGES[0]
        elif self.page == self.PAGES[-1]:
            self.add_class("-page-side")
        else:
            self.page = self.PAGES[self.PAGES.index(self.page) + 1]
        self.show_boards()

    def action_back(self) -> None:
        """All options again, on the page that the decision is about."""
        super().action_back()
        if "@" in (self.cursor.target or ""):
            self.cursor.begin(self.scene)
            self.follow_cursor()
        if self.shape == SMALL:
            self._paged = None
            self.show_boards()
            self.cursor.begin(self.scene)
            self.follow_cursor()

    # -- boards ------------------------------------------------------------------------------------

    def _side_width(self) -> int:
        return self.SIDE[self.shape]

    @property
    def _ending(self) -> str:
        """Ending of targets on boards of seats that aren't asked, where nothing can be chosen."""
        seat = self.scene.seat
        return "" if seat in (None, self.looking_at) else f"@{self.looking_at}"

    @property
    def board_widgets(self) -> list[BoardWidget]:
        """The boards of the page that is open; they may not have been laid out yet."""
        return [board for board in self._boards if board.display and board.id not in self.OUT_OF_REACH]

    def _board(self, name: str) -> BoardWidget:
        return self.query_one(f"#{name}", BoardWidget)
