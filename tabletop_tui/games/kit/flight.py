"""Signs and pictures on their way: what a moment shows of things that are given, taken, gained or moved."""

from collections.abc import Sequence

from rulesets.core.records import record
from tabletop_tui.drawing import Canvas, Drawing, Line, Region
from tabletop_tui.runs import first, without


@record
class Flight:
    """A sign on its way from one cell of a board to another."""

    sign: str
    role: str
    start: tuple[int, int]
    end: tuple[int, int]


def flying(drawing: Drawing, flights: Sequence[Flight], share: float) -> Drawing:
    """A drawing with signs on their way, each as far as `share` says: 0 where it starts, 1 at its end."""
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
        """Where it is on the screen: 0 at its start, 1 at its end."""
        (x, y), (right, down) = self.start, self.end
        left, top = round(x + (right - x) * share), round(y + (down - y) * share)
        return Region(left, top, self.picture.width, self.picture.height)


def carried(drawing: Drawing, board: Region, journeys: Sequence[Journey], share: float) -> Drawing:
    """A board's drawing with the pictures over it that are there now; only their lines are made again."""
    lines: list[Line] = list(drawing.lines)
    for journey in journeys:
        x, y, _, _ = journey.at(share).moved(-board.x, -board.y)
        if 0 <= x <= board.width - journey.picture.width:
            for down, row in enumerate(journey.picture.lines, start=y):
                if 0 <= down < len(lines):
                    behind = without(lines[down], x + journey.picture.width)
                    lines[down] = (*first(lines[down], x), *row, *behind)
    return Drawing(tuple(lines), drawing.spots)
