"""A board of many parts on one canvas: only those that have changed their looks are drawn again.

Each part covers all the cells that it ever writes to, so that drawing it again replaces it; parts don't
overlap. A map of hexes is one such board, a city of cards another.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tabletop_tui.paint.drawing import EMPTY, Canvas, Drawing, Spot

DrawPart = Callable[..., None]
"""Draws one part: canvas, name, what it looks like, and what all parts have in common."""


class _Drawn(NamedTuple):
    """A board as it has been drawn."""

    common: tuple[Any, ...]
    """Its size, the function that draws a part, and what all parts have in common."""
    parts: Mapping[str, object]
    canvas: Canvas
    drawing: Drawing
    spots: Mapping[str, tuple[Spot, ...]]

    def is_of(self, common: tuple[Any, ...], parts: Mapping[str, object]) -> bool:
        """Whether it looks like these."""
        return common == self.common and parts == self.parts

    def changed(self, common: tuple[Any, ...], parts: Mapping[str, object]) -> list[str]:
        """The parts that look different now: all of them if it is another board."""
        if common != self.common or parts.keys() != self.parts.keys():
            return list(parts)
        return [name for name, part in parts.items() if part != self.parts[name]]

    def redrawn(self, other: list[str], common: tuple[Any, ...], parts: Mapping[str, object]) -> "_Drawn":
        """The same board with these parts drawn again; all of them on a canvas of their own."""
        size, draw, *rest = common
        anew = len(other) == len(parts)
        canvas = Canvas(*size) if anew else self.canvas.copy()
        spots = dict(self.spots)
        for name in other:
            draw(canvas, name, parts[name], *rest)
            spots[name] = canvas.take_spots()
        lines = (canvas.drawing() if anew else canvas.drawing_over(self.canvas, self.drawing)).lines
        drawing = Drawing(lines, tuple([spot for name in parts for spot in spots[name]]))
        return _Drawn(common, dict(parts), canvas, drawing, spots)


_NOTHING = _Drawn((), {}, Canvas(0, 0), EMPTY, {})


class Mosaic:
    """The last drawing of a board, part by part, and one that may come next."""

    def __init__(self) -> None:
        """Nothing has been drawn."""
        self._last = self._next = _NOTHING
        self.is_ahead = False
        """Whether what may come next is drawn now: the last drawing stays what it is."""

    def drawing(
        self, size: tuple[int, int], parts: Mapping[str, object], draw: DrawPart, *common: object
    ) -> Drawing:
        """The board in this many cells; drawn whole if the size, the function or a common value has changed.

        `draw(canvas, name, part, *common)` draws a part and says where its spots are.
        """
        found, shared = self._last, (size, draw, *common)
        other = found.changed(shared, parts)
        if other:
            coming = self._next.is_of(shared, parts)
            found = self._next if coming else found.redrawn(other, shared, parts)
        if not self.is_ahead:
            self._last = found
        elif other:
            self._next = found
        return found.drawing

    def with_others(self, parts: Mapping[str, object], draw: DrawPart, *common: object) -> Drawing:
        """The last drawing with a few parts that look different for a moment, and with its spots.

        The next `drawing` goes on from the last one all the same.
        """
        last = self._last
        canvas = last.canvas.copy()
        for name, part in parts.items():
            if part != last.parts.get(name):
                draw(canvas, name, part, *common)
        return canvas.drawing_over(last.canvas, last.drawing)
