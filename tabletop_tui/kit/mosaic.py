"""A board of many parts on one canvas: only those that have changed their looks are drawn again.

Each part covers all the cells that it ever writes to, so that drawing it again replaces it; parts don't
overlap. A map of hexes is one such board, a city of cards another.
"""

from collections.abc import Callable, Mapping

from tabletop_tui.paint.drawing import EMPTY, Canvas, Drawing, Spot

DrawPart = Callable[..., None]
"""Draws one part: canvas, name, what it looks like, and what all parts have in common."""


class Mosaic:
    """The last drawing of a board, part by part."""

    def __init__(self) -> None:
        self._common: tuple[object, ...] = ()
        self._parts: Mapping[str, object] = {}
        self._canvas = Canvas(0, 0)
        self._drawing = EMPTY
        self._spots: dict[str, tuple[Spot, ...]] = {}

    def drawing(
        self, size: tuple[int, int], parts: Mapping[str, object], draw: DrawPart, *common: object
    ) -> Drawing:
        """The board in this many cells; drawn whole if the size, the function or a common value has changed.

        `draw(canvas, name, part, *common)` draws a part and says where its spots are.
        """
        anew = (size, draw, *common) != self._common or parts.keys() != self._parts.keys()
        other = [name for name, part in parts.items() if anew or part != self._parts[name]]
        if not other:
            return self._drawing
        before = self._canvas
        canvas = Canvas(*size) if anew else before.copy()
        for name in other:
            draw(canvas, name, parts[name], *common)
            self._spots[name] = canvas.take_spots()
        lines = (canvas.drawing() if anew else canvas.drawing_over(before, self._drawing)).lines
        self._drawing = Drawing(lines, tuple([spot for name in parts for spot in self._spots[name]]))
        self._canvas, self._common, self._parts = canvas, (size, draw, *common), dict(parts)
        return self._drawing

    def with_others(self, parts: Mapping[str, object], draw: DrawPart, *common: object) -> Drawing:
        """The last drawing with a few parts that look different for a moment, and with its spots.

        The next `drawing` goes on from the last one all the same.
        """
        canvas = self._canvas.copy()
        for name, part in parts.items():
            if part != self._parts.get(name):
                draw(canvas, name, part, *common)
        return canvas.drawing_over(self._canvas, self._drawing)
