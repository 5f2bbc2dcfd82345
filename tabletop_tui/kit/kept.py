"""A cache of drawings: what has been drawn from the same parts isn't drawn again.

A board that returns a recipe (`partial(draw_it, parts, of, the, view)`) in place of a drawing is drawn only
when one of these parts has changed; so a drawing function takes what it shows, not the whole view.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from tabletop_tui.paint.drawing import Canvas, Drawing

if TYPE_CHECKING:
    from tabletop_tui.kit.mosaic import Mosaic

T = TypeVar("T")

Recipe = partial[Drawing]
"""How to draw something, and from what. Two are the same if their functions and arguments are equal."""

TO_AND_FRO = 5
"""How many drawings of a board are kept, for a cursor that goes back and forth."""


class Kept:
    """Keeps the last few drawings by name, and of each name one that may come next."""

    def __init__(self) -> None:
        self._by_name: dict[object, list[tuple[object, Any]]] = {}
        self._next: dict[object, tuple[object, Any]] = {}
        self._mosaics: dict[str, Mosaic] = {}
        self._canvases: dict[object, tuple[Canvas, Drawing]] = {}
        """What `over` drew last, by name and size."""
        self._next_canvases: dict[object, tuple[Canvas, Drawing]] = {}
        """The same for what may come next."""
        self._is_ahead = False

    @contextmanager
    def ahead(self) -> Iterator[None]:
        """What may come next is drawn meanwhile: what has been drawn before stays kept all the same."""
        self._is_ahead = True
        try:
            yield
        finally:
            self._is_ahead = False

    def mosaic(self, name: str) -> "Mosaic":
        """The board of this name, drawn part by part."""
        from tabletop_tui.kit.mosaic import Mosaic  # few games have one

        found = self._mosaics.setdefault(name, Mosaic())
        found.is_ahead = self._is_ahead
        return found

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
                if not self._is_ahead:
                    known.insert(0, known.pop(place))
                found: T = drawing
                return found
        coming = self._next.get(name)
        found = coming[1] if coming is not None and coming[0] == shows else draw()
        if self._is_ahead:
            self._next[name] = shows, found
        else:
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
        board, canvases = (name, size), self._next_canvases if self._is_ahead else self._canvases

        def drawn() -> Drawing:
            canvas = Canvas(*size)
            draw(canvas)
            spots, last = canvas.take_spots(), self._canvases.get(board)
            lines = (canvas.drawing() if last is None else canvas.drawing_over(*last)).lines
            drawing = Drawing(lines, spots if last is None or spots != last[1].spots else last[1].spots)
            canvases[board] = canvas, drawing
            return drawing

        found = self.once(board, shows, drawn, TO_AND_FRO)
        coming = self._next_canvases.get(board)
        if coming is not None and coming[1] is found and not self._is_ahead:
            self._canvases[board] = coming
        return found
