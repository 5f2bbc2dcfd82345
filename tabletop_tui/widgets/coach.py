"""The coach's note: a strip of a few lines over a part of the table that the note isn't about."""

from collections.abc import Sequence

from tabletop_tui.drawing import Line, Region, Run, cells, width_of, wrap
from tabletop_tui.widgets.lines import LinesWidget

WIDE = 60
"""From this many cells on, the word for the coach is beside the note, else above it."""
LEAST_WIDTH = 24
"""The fewest cells in which a note is legible."""
TOP = 2
"""How many lines at the top belong to the header."""


class CoachStrip(LinesWidget):
    """Shows a note, or nothing."""

    GROUND = "ground-raised"

    def __init__(self, id: str = "coach") -> None:
        """Shows nothing until `say` is called."""
        super().__init__(id=id)
        self.note: tuple[str, str] | None = None
        """The word for the coach and the note."""
        self.goal = ""
        """The goal of a lesson's step, on lines of its own below the note; empty without one."""
        self._placed: tuple[object, Region] | None = None
        """The last question about its place, and the answer."""

    def height_in(self, width: int) -> int:
        """How many lines the note takes in this many cells."""
        return len(self._broken(width))

    def place(self, width: int, bottom: int, weights: Sequence[tuple[Region, int]]) -> Region | None:
        """Where the strip lies, above the line `bottom`: where it covers least.

        `weights` says of everything on the table what a cell of it is worth. Of equally good places the
        lowest is taken, of those the widest.
        """
        if self.note is None:
            return None
        asked = (self.note, self.goal, width, bottom, tuple(weights))
        if self._placed is None or self._placed[0] != asked:  # a table is laid out several times per answer
            self._placed = asked, self._where_least_is_lost(width, bottom, weights)
        return self._placed[1]

    def _where_least_is_lost(self, width: int, bottom: int, weights: Sequence[tuple[Region, int]]) -> Region:
        """The place that covers the least worth."""
        spans = {(0, width)} | {(each.x, each.width) for each, _ in weights}
        spans |= {(each.right, width - each.right) for each, _ in weights}
        found: list[tuple[int, int, int, Region]] = []
        for x, wide in spans:
            if wide < LEAST_WIDTH:
                continue
            high = self.height_in(wide)
            lines = {bottom, *(each.bottom for each, _ in weights), *(each.y + high for each, _ in weights)}
            for below in lines:
                if TOP + high <= below <= bottom:
                    lies = Region(x, below - high, wide, high)
                    cost = sum(_shared(lies, each) * worth for each, worth in weights)
                    found.append((cost, -below, -wide, lies))
        if not found:
            height = self.height_in(width)
            return Region(0, bottom - height, width, height)
        return min(found)[-1]

    def resized(self) -> None:
        """Break the note for the room it has now."""
        self.say()

    def say(self) -> None:
        """Show the note, broken for the room there is; nothing if there is no note."""
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


def _shared(one: Region, other: Region) -> int:
    """How many cells two regions share."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, across) * max(0, down)
