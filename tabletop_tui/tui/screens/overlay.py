"""What lies over a table and knows its program: pages and the podium."""

from typing import TYPE_CHECKING

from tabletop_tui.tui.terminal.modal import LeanModal

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words
    from tabletop_tui.tui.program import Program


class Overlay(LeanModal[None]):
    """A screen over another one."""

    app: "Program"

    @property
    def tabletop(self) -> "Program":
        """The program that shows this screen."""
        return self.app

    @property
    def words(self) -> "Words":
        """The catalogues of the current language."""
        return self.tabletop.words
