"""How points are made, on the game's own screen: a finished board, and a row for each line of its score."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.card import Card
from tabletop_tui.play import points
from tabletop_tui.tui.screens.replay import LookBack
from tabletop_tui.tui.screens.scene import LOOK_BACK, Scene
from tabletop_tui.tui.widgets.listing import Entry, Listing

if TYPE_CHECKING:
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.session import Session

LINE = "@line:"
"""How the id of a row for a line of the score sheet begins."""
GOOD = "good"
"""The row that says what good players score."""


class PointsBack(LookBack):
    """A replay of the end of a game, whose steps are the lines of the winner's score."""

    takes_apart = True

    def __init__(self, session: "Session") -> None:
        """For a finished game (`tabletop_tui.play.points.finished`)."""
        self._standing_shown = points.winner(session)
        super().__init__(session, len(session.record.log), viewer=self._standing_shown.seat)
        self._rows = [line.id for line in points.lines_of(self._standing_shown)] + [GOOD]
        self._at = 0

    @property
    def line(self) -> str:
        """The line being shown; empty at the row about all lines."""
        row = self._rows[self._at]
        return "" if row == GOOD else row

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
        worth = {line.id: line.points for line in standing.lines}
        entries = [
            Entry(f"{LINE}{row}", f"{_signed(worth[row]):>4}  {wording.score_title(row)}")
            for row in self._rows[:-1]
        ]
        entries.append(Entry(f"{LINE}{GOOD}", "      " + words.lesson.points_good()))
        asked = words.lesson.points_title(name=wording.name(standing.seat), points=standing.total)
        heading = words.lesson.points_lines(points=standing.total)
        table = self.table
        return Scene(
            LOOK_BACK,
            table.rules.view(table.state, standing.seat),
            standing.seat,
            asked,
            Listing(tuple(entries), heading),
            highlighted=f"{LINE}{self._rows[self._at]}",
        )

    def card(self, wording: "Wording") -> Card:
        """No card, as the text is in a strip of its own, where there is more room."""
        return Card()

    def note(self, wording: "Wording") -> tuple[str, str]:
        """The line with its points, where they come from, and how to make such points."""
        words, game = wording.words, wording.game
        row = self._rows[self._at]
        if row == GOOD:
            return words.lesson.points_good(), points.good(words, game)
        line = next(line for line in self._standing_shown.lines if line.id == row)
        said = [f"{wording.score_line(line)}.", points.about(words, game, row)]
        return f"{_signed(line.points)} {wording.score_title(row)}", " ".join(filter(None, said))


def _signed(count: int) -> str:
    return str(count).replace("-", "−")
