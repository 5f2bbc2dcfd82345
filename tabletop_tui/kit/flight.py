"""Signs and pictures in flight: how a moment shows that things are given, taken, gained or moved."""

from collections.abc import Sequence

from rulesets.core.records import record
from tabletop_tui.paint.drawing import Canvas, Drawing, Line, Region
from tabletop_tui.paint.runs import first, without


@record
class Flight:
    """A sign on its way from one cell of a board to another."""

    sign: str
    role: str
    start: tuple[int, int]
    end: tuple[int, int]


def flying(drawing: Drawing, flights: Sequence[Flight], share: float) -> Drawing:
    """A drawing with signs in flight; `share` is how far they have come, 0 at their start, 1 at their end."""
    if not flights:
        return drawing
    canvas = Canvas.on(drawing)
    for flight in flights:
        (x, y), (right, down) = flight.start, flight.end
        at = (round(x + (right - x) * share), round(y + (down - y) * share))
        canvas.write(*at, flight.sign, f"{flight.role} strong")
    return canvas.drawing()


@record
class Journey:
    """A small picture on its way from one place of the screen to another, across boards."""

    picture: Drawing
    start: tuple[int, int]
    """The cell of the screen where its upper left corner begins."""
    end: tuple[int, int]

    def at(self, share: float) -> Region:
        """Where on the screen it is at this share of its way: 0 at its start, 1 at its end."""
        (x, y), (right, down) = self.start, self.end
        left, top = round(x + (right - x) * share), round(y + (down - y) * share)
        return Region(left, top, self.picture.width, self.picture.height)


def carried(drawing: Drawing, board: Region, journeys: Sequence[Journey], share: float) -> Drawing:
    """A board's drawing with the pictures that are over it now; only their lines are made again."""
    lines: list[Line] = list(drawing.lines)
    for journey in journeys:
        x, y, _, _ = journey.at(share).moved(-board.x, -board.y)
        if 0 <= x <= board.width - journey.picture.width:
            for down, row in enumerate(journey.picture.lines, start=y):
                if 0 <= down < len(lines):
                    behind = without(lines[down], x + journey.picture.width)
                    lines[down] = (*first(lines[down], x), *row, *behind)
    made = tuple(lines)
    return drawing if made == drawing.lines else Drawing(made, drawing.spots)
