"""A cache of drawings: what has been drawn from the same parts isn't drawn again.

A board that returns a recipe (`partial(draw_it, parts, of, the, view)`) in place of a drawing is drawn only
when one of these parts has changed; so a drawing function takes what it shows, not the whole view.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from tabletop_tui.kit.mosaic import Mosaic
from tabletop_tui.paint.drawing import Canvas, Drawing

T = TypeVar("T")

Recipe = partial[Drawing]
"""How to draw something, and from what. Two are the same if their functions and arguments are equal."""

TO_AND_FRO = 5
"""How many drawings of a board are kept, for a cursor that goes back and forth."""


class Kept:
    """Keeps the last few drawings by name."""

    def __init__(self) -> None:
        self._by_name: dict[object, list[tuple[object, Any]]] = {}
        self._mosaics: dict[str, Mosaic] = {}
        self._canvases: dict[object, tuple[Canvas, Drawing]] = {}
        """What `over` drew last, by name."""

    def mosaic(self, name: str) -> Mosaic:
        """The board of this name, drawn part by part."""
        return self._mosaics.setdefault(name, Mosaic())

    def drawing(self, name: str, recipe: Recipe, most: int = 2) -> Drawing:
        """What the recipe makes: drawn only if none of the last `most` of this name had the same parts."""
        return self.once(name, (recipe.func, recipe.args, recipe.keywords), recipe, most)

    def once(self, name: object, shows: object, draw: Callable[[], T], most: int = 2) -> T:
        """What `draw` makes, made again only if it shows something other than the last `most` of this name.

        For what is made from more than it shows; `shows` must hold everything that it shows.
        """
        known = self._by_name.setdefault(name, [])
        for place, (before, drawing) in enumerate(known):
            if before == shows:
                known.insert(0, known.pop(place))
                found: T = drawing
                return found
        found = draw()
        known.insert(0, (shows, found))
        del known[most:]
        return found

    def joined(self, name: object, parts: Sequence[Drawing], join: Callable[..., Drawing]) -> Drawing:
        """Drawings put together by `join(*parts)`, anew only if one of them has changed."""
        return self.once(name, tuple(parts), partial(join, *parts))

    def over(
        self, name: object, size: tuple[int, int], shows: object, draw: Callable[[Canvas], None]
    ) -> Drawing:
        """As `once`, for a large board most of whose lines stay the same: these remain the same objects."""

        def drawn() -> Drawing:
            canvas = Canvas(*size)
            draw(canvas)
            spots, last = canvas.take_spots(), self._canvases.get((name, size))
            lines = (canvas.drawing() if last is None else canvas.drawing_over(*last)).lines
            drawing = Drawing(lines, spots if last is None or spots != last[1].spots else last[1].spots)
            self._canvases[name, size] = canvas, drawing
            return drawing

        return self.once((name, size), shows, drawn, TO_AND_FRO)
