"""Drawings of Papyria read in tests: what stands at a target, and whether it is lit."""

from tabletop_tui.drawing import Drawing
from tabletop_tui.games.papyria import ring


def at(drawing: Drawing, target: str) -> str:
    """The lines of a drawing where a target lies."""
    spot = drawing.spot(target)
    assert spot is not None, target
    x, y, width, height = spot.region
    rows = [line.ljust(drawing.width) for line in drawing.text().split("\n")]
    return "\n".join(rows[row][x : x + width] for row in range(y, y + height))


def lit(drawing: Drawing, target: str) -> bool:
    """Whether a target stands on the ground of what is lit."""
    spot = drawing.spot(target)
    assert spot is not None
    x = 0
    for text, role in drawing.lines[spot.region.y]:
        if x <= spot.region.x < x + len(text):
            return ring.LIT in role
        x += len(text)
    return False
