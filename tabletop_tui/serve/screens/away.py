"""What a member sets for the time when they aren't here: messages, where they go, vacation."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from textual import on

from rulesets.core.message import Message
from tabletop_tui.paint.drawing import Run
from tabletop_tui.play.errors import SessionError
from tabletop_tui.store.errors import StoreError
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens.bars import TitleBar
from tabletop_tui.tui.screens.dialogs import Prompt
from tabletop_tui.tui.screens.list_screen import ListScreen
from tabletop_tui.tui.screens.menu import SHEET
from tabletop_tui.tui.screens.rows import Row, Rows

if TYPE_CHECKING:
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.people.guest import Guest

MESSAGES, ADDRESS, CODE, VACATION = "messages", "address", "code", "vacation"
"""The rows."""

Doing = Coroutine[Any, Any, Message | None]
"""Something to be done, and what is said of it then. Raises `SessionError`, `StoreError`, `OSError`."""


class AwayScreen(ListScreen):
    """A row for each thing: Enter changes it."""

    CSS_PATH = [SHEET, "away.tcss"]
    SCOPES = ("away",)
    BINDINGS = bindings(*SCREENS["away"])
    HINTS = ("menu-choose", "away-back")

    def __init__(self, house: "House", guest: "Guest") -> None:
        """What this guest has set."""
        super().__init__()
        self._away = house.services.away(guest)

    def rows(self) -> Rows:
        return Rows("away")

    def on_mount(self) -> None:
        """Read what is set."""
        self._change(None)

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        self.query_one(TitleBar).say(self.words.days.title())
        self.say_line(self.words.days.hint(), "dim")
        self._show()

    def _show(self) -> None:
        self.query_one(Rows).show(self._rows)

    def _rows(self, _width: int) -> list[Row]:
        words, away = self.words, self._away
        say = words.days
        found = [
            (MESSAGES, away.messages_said(words), say.enter_switch() if away.runs else ""),
            (ADDRESS, away.address_said(words), say.enter_other() if away.contact else say.enter_address()),
        ]
        if away.asked is not None:
            found.append((CODE, say.address_asked(address=away.asked.hidden), say.enter_code()))
        found.append((VACATION, away.vacation_said(words), say.enter_vacation()))
        return [Row(id, ((Run(said), Run(f"   {does}", "dim")),)) for id, said, does in found]

    @on(Rows.Chosen)
    def choose(self, message: Rows.Chosen) -> None:
        """Change what is under the cursor."""
        words, away = self.words, self._away
        say = words.days
        if message.id == MESSAGES:
            if away.runs:
                self._change(away.switch())
        elif message.id == ADDRESS:
            self._ask(say.ask_address(), away.address_hint(words), away.give_address)
        elif message.id == CODE and away.asked is not None:
            question = say.ask_code(address=away.asked.hidden)
            self._ask(question, say.ask_code_hint(), away.give_code)
        elif message.id == VACATION:
            hint = say.ask_vacation_hint(**away.example)
            self._ask(say.ask_vacation(), hint, lambda typed: away.give_days(typed, words))

    def _ask(self, question: str, hint: str, act: Callable[[str], Doing]) -> None:
        def then(typed: str | None) -> None:
            if typed:
                self._change(act(typed))

        self.open(Prompt(question, hint, self.words.days.yes(), ""), then)

    def _change(self, doing: Doing | None) -> None:
        """Do something, if anything is to be done, and show how it is now; a code may take a while."""
        _ = self.run_worker(self._changed(doing))

    async def _changed(self, doing: Doing | None) -> None:
        try:
            done = None if doing is None else await doing
            await self._away.read()
        except (SessionError, StoreError, OSError) as error:
            self.say_reason(getattr(error, "reason", SessionError("tables-closing").reason))
            return
        if not self.is_active:
            return
        self._show()
        if done is not None:
            self.say(done.id, "good", **done.facts)

    def action_help(self) -> None:
        """Show all keys of this page."""
        from tabletop_tui.tui.screens.about import KeysScreen

        self.open(KeysScreen("away", "menu"))
