"""The toy game with hidden hands at an open table."""

import re

from tabletop_tui.play.session import Session
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.tui.widgets.board import BoardWidget
from tests.serve.tables.evening import Evening, Terminal
from tests.tui.toygame import HidingRules, ToyScreen


class ToyTable:
    """An open table of the toy game; the list of tables doesn't know it."""

    def __init__(self, evening: Evening, table: OpenTable) -> None:
        self.evening = evening
        self.table = table

    async def seat(self, guest: Guest, size: tuple[int, int] = (120, 36)) -> Terminal:
        """A guest comes and sits down, or watches."""
        terminal = await self.evening.come(guest, size)
        await self.table.changes.bind(guest)

        async def push() -> None:
            screen = ToyScreen(self.evening.house.seat(self.table, guest))
            await terminal.app.push_screen(screen)

        terminal.app.call_later(push)
        await terminal.pause()
        await terminal.pause()
        return terminal

    def hand(self, seat: int) -> set[int]:
        """The cards that only this seat may see."""
        return set(self.table.session.record.table.state.hands[seat])

    @staticmethod
    def cards(terminal: Terminal) -> set[int]:
        """The cards that lie on a player's board, also where one has to scroll to see them."""
        drawing = terminal.game.query_one("#hand", BoardWidget).drawing
        text = "\n".join("".join(run.text for run in line) for line in drawing.lines)
        return {int(card) for card in re.findall(r"\bc(\d+) ", text)}


async def toy_table(evening: Evening, *people: tuple[str, str]) -> ToyTable:
    """A table; `people` are names with the kinds of their seats."""
    seated = [Person(name, COLOURS[place], kind) for place, (name, kind) in enumerate(people)]
    house = evening.house
    session = Session.new(HidingRules(), seated, 3)
    hold = await house.services.writer.do(
        lambda: house.services.store.create(session.record.saved, session.record.status)
    )
    session.keep_in(hold)
    return ToyTable(evening, OpenTable(house.services, session, hold))
