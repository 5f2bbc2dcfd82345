"""The table of the day, and a guest's own record on this server."""

from textual import work

from tabletop_tui.kit.titles import game_title
from tabletop_tui.paint.drawing import Line
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.house import House
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.records.today import Overview, overview
from tabletop_tui.serve.records.today_text import (
    day_rows,
    day_said,
    own_rows,
    own_said,
    rating_rows,
    rating_said,
)
from tabletop_tui.store.errors import StoreError
from tabletop_tui.tui.screens.about import TextScreen
from tabletop_tui.tui.screens.menu import SHEET
from tabletop_tui.tui.screens.stats import laid_out, plotted
from tabletop_tui.tui.widgets.lines import line_of


class RecordScreen(TextScreen):
    """Who did how well today; the guest's ratings, levels beaten and days in a row; everyone's ratings."""

    CSS_PATH = [SHEET, SHEET.with_name("about.tcss")]

    def __init__(self, house: House, guest: Guest) -> None:
        """Nothing is read before it is shown."""
        super().__init__()
        self._house, self._guest = house, guest
        self._found: Overview | None = None

    @property
    def heading(self) -> str:
        """The title of the page."""
        return self.words.today.title()

    def on_mount(self) -> None:
        """Begin to read the list of games, in the background."""
        self.read()

    @work(exclusive=True)
    async def read(self) -> None:
        """Read the list of games."""
        try:
            self._found = await overview(self._house, self._guest)
        except (SessionError, StoreError) as error:
            self.say_reason(error.reason)
            return
        self.relabel()

    def text(self, width: int) -> list[Line]:
        """The day's table, then the guest's own record."""
        words, found = self.words, self._found
        if found is None:
            return []
        title = words.today.game(game=game_title(words, found.daily.game))
        lines: list[Line] = [line_of(title, "title"), ()]
        rows = day_rows(words, found)
        lines += laid_out(rows, [], width, gold=1) if len(rows) > 1 else []
        lines += [line_of(said) for said in day_said(words, found)]
        lines += [(), line_of(words.today.record(), "title"), ()]
        own = own_rows(words, found)
        lines += laid_out(own, [], width, gold=1) if len(own) > 1 else []
        lines += [line_of(said) for said in own_said(words, found)]
        for game, figures in sorted(found.figures.items()):
            if len(figures.ratings) > 1:
                drawn = plotted(words, [figures], width)
                lines += [(), line_of(game_title(words, game), "title"), *drawn]
        return [*lines, *self._ratings(found, width)]

    def _ratings(self, found: Overview, width: int) -> list[Line]:
        """How everyone is rated, game by game."""
        words = self.words
        lines: list[Line] = [(), line_of(words.archive.ratings(), "title")]
        for game in sorted(found.club):
            rows = rating_rows(words, found, game)
            own = found.figures.get(game)
            mine = ["" if own is None or each.who != own.who else "you" for each in found.club[game]]
            lines += [(), line_of(game_title(words, game), "strong")]
            lines += laid_out(rows, ["dim", *mine], width, gold=1)
            lines += [line_of(said, "dim") for said in rating_said(words, found, game)]
        return lines if found.club else []
