"""The coach's note: a few lines above the footer, which everything else on the table leaves free."""

from tabletop_tui.paint.drawing import Line, Run, cells, width_of, wrap
from tabletop_tui.tui.widgets.lines import LinesWidget


class CoachStrip(LinesWidget):
    """Shows a note, or nothing."""

    GROUND = "ground-raised"

    def __init__(self, id: str = "coach") -> None:
        """Shows nothing until there is something to show."""
        super().__init__(id=id)
        self._note: tuple[str, str] | None = None
        self._goal = ""

    def show_note(self, note: tuple[str, str] | None, goal: str, width: int) -> int:
        """Show a note and the word for who says it; returns how many lines that takes in this many cells.

        `goal` is that of a lesson's step, on lines of its own below the note; empty without one.
        """
        self._note, self._goal = note, goal
        lines = self._broken(width)
        if width == self.extent.width:
            self.show_lines(lines)  # else it does so itself when it has its new room
        return len(lines)

    def resized(self) -> None:
        """Break the note for the room it has now."""
        self.show_lines(self._broken(self.extent.width))

    def _broken(self, width: int) -> list[Line]:
        if self._note is None or not width:
            return []
        word, text = self._note
        chip = f" {word} "
        room = width - cells(chip) - 2
        said = [Run(line) for line in wrap(text, room) if line]
        said += [Run(line, "strong") for line in wrap(self._goal, room) if line]
        heads = (Run(chip, "chip"), *(Run(" " * cells(chip)) for _ in said))
        rows = [(head, Run(" "), line) for head, line in zip(heads, said, strict=False)]
        return [(*row, Run(" " * max(0, width - width_of(row)))) for row in rows]
