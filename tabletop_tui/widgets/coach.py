"""What the coach says: a strip of a few lines over a part of the table that it doesn't speak of."""

from tabletop_tui.drawing import Line, Region, Run, cells, width_of, wrap
from tabletop_tui.widgets.lines import LinesWidget

WIDE = 60
"""From so many cells on the word for the coach stands beside the note, else above it."""
LEAST_WIDTH = 24
"""In fewer cells a note can't be read."""


class CoachStrip(LinesWidget):
    """Shows a note, or nothing."""

    GROUND = "ground-raised"

    def __init__(self, id: str = "coach") -> None:
        """Starts without a note."""
        super().__init__(id=id)
        self.note: tuple[str, str] | None = None
        """The word for the coach and the note."""
        self.goal = ""
        """The goal of a lesson's step, on lines of its own below the note; empty without one."""

    def height_in(self, width: int) -> int:
        """So many lines the note takes in so many cells."""
        return len(self._broken(width))

    def place(self, width: int, bottom: int, subject: Region | None) -> Region | None:
        """Where the strip lies: above the line `bottom`, or wherever it leaves the subject free."""
        if self.note is None:
            return None
        subject = subject or Region(0, 0, 0, 0)
        for x, wide in ((0, width), (subject.right, width - subject.right), (0, subject.x)):
            if wide < LEAST_WIDTH:
                continue
            height = self.height_in(wide)
            for y in (bottom - height, 2):
                lies = Region(x, y, wide, height)
                if not _overlap(lies, subject):
                    return lies
        height = self.height_in(width)
        return Region(0, bottom - height, width, height)

    def resized(self) -> None:
        """Break the note for the room it has now."""
        self.say()

    def say(self) -> None:
        """Show the note."""
        self.show_lines(self._broken(self.extent.width))

    def _broken(self, width: int) -> list[Line]:
        if self.note is None or not width:
            return []
        word, text = self.note
        chip = f" {word} "
        beside = cells(chip) if width >= WIDE else 0
        room = width - beside - 2
        said = [Run(chip, "chip"), *(Run(line) for line in wrap(text, room) if line)]
        said += [Run(line, "strong") for line in wrap(self.goal, room) if line]
        if beside:
            heads = (said[0], *(Run(" " * beside) for _ in said))
            rows = [[head, Run(" "), line] for head, line in zip(heads, said[1:], strict=False)]
        else:
            rows = [[said[0]], *([Run(" "), line] for line in said[1:])]
        return [(*row, Run(" " * max(0, width - width_of(tuple(row))))) for row in rows]


def _overlap(one: Region, other: Region) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom
