"""Everybody's public things and live scores."""

from collections.abc import Sequence

from tabletop_tui.drawing import Line
from tabletop_tui.widgets.lines import LinesWidget


class SeatsWidget(LinesWidget):
    """Shows the lines that a game makes of its seats; as high as they are."""

    GROUND = "ground-panel"

    def show_seats(self, lines: Sequence[Line]) -> None:
        """Show these lines."""
        self.show_lines(tuple(lines))
