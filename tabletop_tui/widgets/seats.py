"""The seats' public things and current scores."""

from collections.abc import Sequence

from tabletop_tui.drawing import Line
from tabletop_tui.widgets.lines import LinesWidget


class SeatsWidget(LinesWidget):
    """Shows the lines that a game makes of its seats; as high as they are."""

    GROUND = "ground-panel"

    def show_seats(self, lines: Sequence[Line]) -> None:
        """Replace the lines, one or more for each seat."""
        self.show_lines(tuple(lines))
