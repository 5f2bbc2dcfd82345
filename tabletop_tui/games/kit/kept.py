"""A cache of drawings: what was drawn before from the same parts isn't drawn again.

A board that gives a recipe (`partial(draw_it, parts, of, the, view)`) in place of a drawing is drawn only
when one of these parts has changed; so a drawing function takes what it shows and not the whole view.
"""

from collections.abc import Callable
from functools import partial

from tabletop_tui.drawing import Drawing
from tabletop_tui.games.kit.mosaic import Mosaic

Recipe = partial[Drawing]
"""How to draw something, and from what. Two are the same if function and arguments are equal."""

TO_AND_FRO = 5
"""So many drawings of a board are kept: what a cursor that goes to and fro comes back to."""


class Kept:
    """Keeps the last few drawings by name."""

    def __init__(self) -> None:
        """Nothing has been drawn yet."""
        self._by_name: dict[object, list[tuple[object, Drawing]]] = {}
        self._mosaics: dict[str, Mosaic] = {}

    def mosaic(self, name: str) -> Mosaic:
        """The board of this name that is drawn part by part."""
        return self._mosaics.setdefault(name, Mosaic())

    def drawing(self, name: str, recipe: Recipe, most: int = 2) -> Drawing:
        """What the recipe makes; drawn only if none of the last `most` of this name is made from the same."""
        return self.once(name, (recipe.func, recipe.args, recipe.keywords), recipe, most)

    def once(self, name: object, shows: object, draw: Callable[[], Drawing], most: int = 2) -> Drawing:
        """What is drawn, anew only if it shows something else than the last `most` of this name.

        For a drawing that is made from more than it shows; `shows` has to be all of it.
        """
        known = self._by_name.setdefault(name, [])
        for place, (before, drawing) in enumerate(known):
            if before == shows:
                known.insert(0, known.pop(place))
                return drawing
        drawing = draw()
        known.insert(0, (shows, drawing))
        del known[most:]
        return drawing
