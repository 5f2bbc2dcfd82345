"""Signs on their way across a drawing: what a moment shows of things that are given, taken or gained."""

from collections.abc import Sequence

from rulesets.core.records import record
from tabletop_tui.drawing import Canvas, Drawing


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
    canvas = Canvas(drawing.width, drawing.height)
    canvas.place(0, 0, drawing)
    for flight in flights:
        (x, y), (right, down) = flight.start, flight.end
        at = (round(x + (right - x) * share), round(y + (down - y) * share))
        canvas.write(*at, flight.sign, f"{flight.role} strong")
    return canvas.drawing()
