"""The base of the screens that are one list of rows."""

from abc import abstractmethod

from textual.app import ComposeResult

from tabletop_tui.tui.screens.bars import Saying, TitleBar
from tabletop_tui.tui.screens.menu import MenuScreen
from tabletop_tui.tui.screens.rows import Rows
from tabletop_tui.tui.widgets.footer import KeyFooter


class ListScreen(MenuScreen):
    """A list between the title and the sentence above the keys; the cursor is in it."""

    AUTO_FOCUS = "Rows"

    @abstractmethod
    def rows(self) -> Rows:
        """The list, with the id that its style sheet knows."""

    def compose(self) -> ComposeResult:
        """The list fills the screen."""
        yield TitleBar()
        yield self.rows()
        yield Saying()
        yield KeyFooter()
        yield self.compose_small()

    def action_choose(self) -> None:
        """As a click on the key's name."""
        self.query_one(Rows).action_choose()
