"""The list of finished games on a server: one's own, and those that were open to watchers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import on, work

from rulesets.core.message import Message
from tabletop_tui.kit.titles import game_title
from tabletop_tui.paint.drawing import Line, Run, wrap
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.inviting import PORT
from tabletop_tui.serve.records.archive import ArchivePlace, Past, how_to_export
from tabletop_tui.store.errors import StoreError
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens import games_list
from tabletop_tui.tui.screens.about import MEASURE, TextScreen
from tabletop_tui.tui.screens.bars import TitleBar
from tabletop_tui.tui.screens.list_screen import ListScreen
from tabletop_tui.tui.screens.menu import SHEET
from tabletop_tui.tui.screens.of_games import screen_of
from tabletop_tui.tui.screens.replay import LookBack
from tabletop_tui.tui.screens.rows import Row, Rows

if TYPE_CHECKING:
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.people.guest import Guest


class ArchiveScreen(ListScreen):
    """Finished games, the latest first; Enter looks back at one."""

    CSS_PATH = [SHEET, "archive.tcss"]
    SCOPES = ("archive",)
    BINDINGS = bindings(*SCREENS["archive"])
    HINTS = ("menu-choose", "archive-whose", "archive-game", "archive-export", "archive-back")

    def __init__(self, house: "House", guest: "Guest") -> None:
        """The guest's own games of every kind at first."""
        super().__init__()
        self._house, self._guest = house, guest
        self._games: Sequence[Past] | None = None
        self._all = False
        """Whether those of others are listed, too."""
        self._kind = ""
        """The only kind of game that is listed; empty for every kind."""
        self._opening = False

    def rows(self) -> Rows:
        return Rows("archive")

    def on_mount(self) -> None:
        """Begin to read the games, in the background."""
        self.read()

    @work(exclusive=True)
    async def read(self) -> None:
        """Read the list of games."""
        try:
            self._games = await self._house.archive.games(self._guest)
        except (SessionError, StoreError) as error:
            self.say_reason(error.reason)
            return
        self.relabel()

    # -- what is shown -----------------------------------------------------------------------------

    @property
    def _whose(self) -> Sequence[Past]:
        """The guest's games, or also those of others."""
        return [past for past in self._games or () if self._all or past.own is not None]

    @property
    def _listed(self) -> Sequence[Past]:
        return [past for past in self._whose if self._kind in ("", past.game.game)]

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        say = self.words.archive
        shows = say.shows(
            whose=say.all() if self._all else say.mine(),
            game=game_title(self.words, self._kind) if self._kind else say.every(),
            count=len(self._listed),
        )
        self.query_one(TitleBar).say(say.title(), shows)
        self.query_one(Rows).show(self._rows)
        if self._listed:
            self.say_line(say.hint(), "dim")
        elif self._games is not None:
            self.say_line(say.empty_all() if self._all else say.empty_mine(), "dim")

    def _rows(self, width: int) -> list[Row]:
        words, now = self.words, self._house.services.clock()
        return [
            Row(
                past.game.id,
                games_list.lines(words, past.game, game_title(words, past.game.game), width, now),
            )
            for past in self._listed
        ]

    # -- what keys do ------------------------------------------------------------------------------

    def action_whose(self) -> None:
        """Only the guest's own games, or all."""
        self._all = not self._all
        self.relabel()

    def action_game(self) -> None:
        """Only the next kind of game; after the last one, every kind."""
        kinds = ["", *sorted({past.game.game for past in self._whose})]
        here = kinds.index(self._kind) if self._kind in kinds else 0
        self._kind = kinds[(here + 1) % len(kinds)]
        self.relabel()

    @property
    def _chosen(self) -> Past | None:
        cursor = self.query_one(Rows).cursor
        return next((past for past in self._listed if past.game.id == cursor), None)

    @on(Rows.Chosen)
    async def look_back(self, _message: Rows.Chosen) -> None:
        """Open the replay of the game under the cursor."""
        past = self._chosen
        if past is None or self._opening or not self.is_active:
            return
        self._opening = True
        try:
            session = await self._house.archive.open(past)
        except (SessionError, StoreError) as error:
            self.say_reason(error.reason)
            return
        finally:
            self._opening = False
        if self.is_active:
            make = screen_of(session.rules.id)
            await self.app.push_screen(
                make(ArchivePlace(session, past.own), LookBack(session, viewer=past.own))
            )

    def action_export(self) -> None:
        """Show the command that writes the game to a file."""
        past = self._chosen
        if past is None:
            return
        if past.own is None:
            self.say_reason(Message("archive-not-yours"))
            return
        entrance = self._house.entrance
        address, port = ("HOST", PORT) if entrance is None else (entrance.address, entrance.port)
        self.open(ExportScreen(past, how_to_export(self._guest, past, address, port)))


class ExportScreen(TextScreen):
    """What to type to have a game in a file of one's own."""

    CSS_PATH = [SHEET, SHEET.with_name("about.tcss")]

    def __init__(self, past: Past, command: Message) -> None:
        """The game, and the command."""
        super().__init__()
        self._past, self._command = past, command

    @property
    def heading(self) -> str:
        """The title of the page."""
        return self.words.archive.title()

    def text(self, width: int) -> list[Line]:
        """What to do, the command, and the other form."""
        say, command = self.words.archive, self.words(self._command.id, **self._command.facts)
        more = say.to_file_text(id=self._past.game.id)
        lines: list[Line] = [(), (Run(say.to_file()),), ()]
        lines += [(Run(f"  {line}", "strong"),) for line in wrap(command, max(width - 2, 20))]
        return [*lines, (), *((Run(line),) for line in wrap(more, min(width, MEASURE)))]
