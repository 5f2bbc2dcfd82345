"""How points are made, on the game's own screen: a finished board, and a row for each line of its score."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.card import Card
from tabletop_tui.play import points
from tabletop_tui.text.cells import with_minus
from tabletop_tui.tui.screens.replay import LookBack
from tabletop_tui.tui.screens.scene import LOOK_BACK, Scene
from tabletop_tui.tui.widgets.listing import Entry, Listing

if TYPE_CHECKING:
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.session import Session

LINE = "@line:"
"""How the id of a row for a line of the score sheet begins."""
WIN, GOOD = "win", "good"
"""The rows that say how one wins, and what good players score."""


class PointsBack(LookBack):
    """A replay of the end of a game, whose steps are the lines of the winner's score."""

    takes_apart = True

    def __init__(self, session: "Session") -> None:
        """For a finished game (`tabletop_tui.play.points.finished`)."""
        self._standing_shown = points.winner(session)
        super().__init__(session, len(session.record.log), viewer=self._standing_shown.seat)
        self._parts = {row.id: row for row in points.rows_of(session, self._standing_shown)}
        self._rows = [WIN, *self._parts, GOOD]
        self._at = 0

    @property
    def line(self) -> str:
        """The line being shown; empty at the rows about all lines."""
        row = self._parts.get(self.row)
        return "" if row is None else row.line.id

    @property
    def row(self) -> str:
        """The row being shown: a line, a part of one, or a row about all of them."""
        return self._rows[self._at]

    def step(self, steps: int) -> bool:
        """Go this many lines on or back."""
        before = self._at
        self._at = max(0, min(before + steps, len(self._rows) - 1))
        return self._at != before

    def turn(self, turns: int) -> bool:
        """The same as `step`: there are no turns."""
        return self.step(turns)

    def choose(self, key: str) -> None:
        """Go to the line of a row."""
        self._at = self._rows.index(key.removeprefix(LINE))

    def scene(self, wording: "Wording") -> Scene:
        """The finished boards of the winner, and the lines of their score."""
        words, standing = wording.words, self._standing_shown
        entries = [
            Entry(f"{LINE}{WIN}", "      " + words.lesson.points_win()),
            *(Entry(f"{LINE}{id}", self._named(wording, row)) for id, row in self._parts.items()),
            Entry(f"{LINE}{GOOD}", "      " + words.lesson.points_good()),
        ]
        asked = words.lesson.points_title(name=wording.name(standing.seat), points=standing.total)
        heading = words.lesson.points_lines(points=standing.total)
        table = self.table
        return Scene(
            LOOK_BACK,
            table.rules.view(table.state, standing.seat),
            standing.seat,
            asked,
            Listing(tuple(entries), heading),
            highlighted=f"{LINE}{self.row}",
        )

    def card(self, wording: "Wording") -> Card:
        """No card, as the text is in a strip of its own, where there is more room."""
        return Card()

    def note(self, wording: "Wording") -> tuple[str, str]:
        """The line with its points, where they come from, and how to make such points."""
        words, game = wording.words, wording.game
        if self.row == WIN:
            return words.lesson.points_win(), points.points_of(game).win(words)
        if self.row == GOOD:
            return words.lesson.points_good(), points.points_of(game).good(words)
        row = self._parts[self.row]
        whole = [] if row.part else [f"{wording.score_line(row.line)}."]
        title = points.part_title(words, game, row) if row.part else wording.score_title(row.line.id)
        said = [*whole, points.about(words, game, row)]
        return f"{_signed(row.points)} {title}", " ".join(filter(None, said))

    @staticmethod
    def _named(wording: "Wording", row: points.Row) -> str:
        """A row of the list: a part stands below its line, further to the right."""
        if row.part:
            return f"{_signed(row.points):>8}  {points.part_title(wording.words, wording.game, row)}"
        return f"{_signed(row.points):>4}  {wording.score_title(row.line.id)}"


def _signed(count: int) -> str:
    return with_minus(str(count))
