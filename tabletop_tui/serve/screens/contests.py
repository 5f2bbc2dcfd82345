"""The tournaments and leagues of a server: a list, and how everyone stands in one."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import on, work

from rulesets.core.message import Message
from tabletop_tui.paint.drawing import Line, Run, wrap
from tabletop_tui.play.contests.contest import JOINING, LEAGUE, RUNNING, Contest
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.records.contest_text import about, note, rounds, table
from tabletop_tui.store.errors import StoreError
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens.about import MEASURE, TextScreen
from tabletop_tui.tui.screens.bars import TitleBar
from tabletop_tui.tui.screens.list_screen import ListScreen
from tabletop_tui.tui.screens.menu import SHEET
from tabletop_tui.tui.screens.rows import Row, Rows
from tabletop_tui.tui.screens.stats import laid_out
from tabletop_tui.tui.widgets.lines import line_of

if TYPE_CHECKING:
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.people.guest import Guest


class ContestsScreen(ListScreen):
    """All of them, the latest first."""

    CSS_PATH = [SHEET, "archive.tcss"]
    SCOPES = ("contests",)
    BINDINGS = bindings(*SCREENS["contests"])
    HINTS = ("menu-choose", "contests-join", "contests-back")

    def __init__(self, house: "House", guest: "Guest") -> None:
        """Nothing is read before it is shown."""
        super().__init__()
        self._house, self._guest = house, guest
        self._contests: Sequence[Contest] | None = None
        self._said: Message | None = None
        """What came of the last key."""
        self._leaving = ""
        """The id of the tournament that the guest has been asked about leaving."""

    def rows(self) -> Rows:
        return Rows("contests")

    def on_mount(self) -> None:
        """Begin to read them, in the background."""
        self.read()

    def come_back(self) -> None:
        """They may have gone on meanwhile."""
        self._leaving = ""
        self.read()

    @work(exclusive=True)
    async def read(self) -> None:
        """Read all contests."""
        try:
            self._contests = await self._house.contests.all()
        except (SessionError, StoreError) as error:
            self._said = error.reason
        self.relabel()

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        say = self.words.contests
        self.query_one(TitleBar).say(say.title(), self.words.tables.greeting(name=self._guest.name))
        self.query_one(Rows).show(self._rows)
        if self._said is not None:
            self.say_reason(self._said)
        elif self._contests:
            join = self.tabletop.keymap.shown("contests-join")
            self.say_line(say.hint_join(join=join), "dim")
        elif self._contests is not None:
            self.say_line(say.none(), "dim")

    def _rows(self, _width: int) -> list[Row]:
        return [
            Row(
                each.id,
                (
                    (Run(each.name, "strong"),),
                    (Run(about(self.words, each, self._guest.id), "dim"),),
                ),
            )
            for each in self._contests or ()
        ]

    @property
    def _chosen(self) -> Contest | None:
        cursor = self.query_one(Rows).cursor
        return next((each for each in self._contests or () if each.id == cursor), None)

    @on(Rows.Moved)
    def disarm(self, _message: Rows.Moved) -> None:
        """The cursor is elsewhere: what was asked is no longer meant."""
        if self._leaving:
            self._leaving = ""
            self.relabel()

    @on(Rows.Chosen)
    async def show(self, _message: Rows.Chosen) -> None:
        """Show how everyone stands now."""
        chosen = self._chosen
        if chosen is None:
            return
        try:
            found = await self._house.contests.find(chosen.id)
        except (SessionError, StoreError) as error:
            self.say_reason(error.reason)
            return
        if self.is_active:
            self.open(ContestScreen(found, self._guest))

    async def action_join(self) -> None:
        """Take part, or no more; what is being played is lost only after a second key."""
        chosen = self._chosen
        if chosen is None:
            return
        contests, guest = self._house.contests, self._guest
        leaves = chosen.kind != LEAGUE and guest.id in chosen.staying
        if leaves and chosen.state == RUNNING and self._leaving != chosen.id:
            self._leaving = chosen.id
            key = self.tabletop.keymap.shown("contests-join")
            self.say_line(self.words.contests.sure(name=chosen.name, key=key), "warn")
            return
        self._leaving = ""
        try:
            await (contests.leave if leaves else contests.join)(guest, chosen.id)
        except (SessionError, StoreError) as error:
            self._said = error.reason
        else:
            done = "contests-left-done" if leaves else "contests-joined-done"
            self._said = Message(done, {"name": chosen.name})
        self.read()


class ContestScreen(TextScreen):
    """How everyone stands, and the tables of each round."""

    CSS_PATH = [SHEET, SHEET.with_name("about.tcss")]

    def __init__(self, contest: Contest, guest: "Guest") -> None:
        """As it was when it was read."""
        super().__init__()
        self._contest, self._guest = contest, guest

    @property
    def heading(self) -> str:
        """The title of the page."""
        return self._contest.name

    def text(self, width: int) -> list[Line]:
        """The table, then the rounds, the last one first."""
        words, contest = self.words, self._contest
        lines: list[Line] = [line_of(about(words, contest, self._guest.id), "dim"), ()]
        rows = table(words, contest)
        own = contest.players.get(self._guest.id)
        if len(rows) > 1:
            inks = ["dim", *("you" if own is not None and row[0] == own else "" for row in rows[1:])]
            lines += laid_out(rows, inks, width, gold=2)
        elif contest.state != JOINING:
            lines.append(line_of(words.contests.nobody(), "dim"))
        for title, matches in rounds(words, contest):
            said = [line for each in matches for line in wrap(each, min(width, MEASURE))]
            lines += [(), line_of(title, "title"), *map(line_of, said)]
        text = wrap(note(words, contest), min(width, MEASURE))
        return [*lines, (), *(line_of(line, "dim") for line in text)]
