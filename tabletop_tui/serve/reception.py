"""What a guest sees first: the list of tables on a screen, or in lines of text."""

from typing import Any

from textual.screen import Screen

from tabletop_tui.serve.app import ServedApp
from tabletop_tui.serve.asked import answered
from tabletop_tui.serve.house import House
from tabletop_tui.serve.lines.far_terminal import FarTerminal
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.plain.visit import PlainVisit
from tabletop_tui.serve.screens.tables import TablesScreen
from tabletop_tui.text.words import Words


class Reception(House):
    """A house that receives guests."""

    def first_screen(self, app: ServedApp) -> Screen[Any]:
        """A guest's first screen: the list of tables, and at once the table where they left off."""
        return TablesScreen(self, app.guest)

    def plainly(
        self, line: FarTerminal, guest: Guest, words: Words, *, ascii: bool, remarks: bool = True
    ) -> PlainVisit:
        """The same in lines of text."""
        return PlainVisit(line, guest, self, words, ascii=ascii, remarks=remarks)

    async def asked(self, guest: Guest, words: Words, command: str) -> str:
        """The answer to a command after `ssh`. Raises `SessionError`, `StoreError`."""
        return await answered(self, guest, words, command)
