"""A cache of drawings: what was drawn before from the same parts isn't drawn again.

A board that gives a recipe (`partial(draw_it, parts, of, the, view)`) in place of a drawing is drawn only
when one of these parts has changed; so a drawing function takes what it shows and not the whole view.
"""

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
        self._by_name: dict[str, list[tuple[Recipe, Drawing]]] = {}
        self._mosaics: dict[str, Mosaic] = {}

    def mosaic(self, name: str) -> Mosaic:
        """The board of this name that is drawn part by part."""
        return self._mosaics.setdefault(name, Mosaic())

    def drawing(self, name: str, recipe: Recipe, most: int = 2) -> Drawing:
        """What the recipe makes; drawn only if none of the last `most` of this name is made from the same."""
        known = self._by_name.setdefault(name, [])
        wanted = (recipe.func, recipe.args, recipe.keywords)
        for place, (before, drawing) in enumerate(known):
            if (before.func, before.args, before.keywords) == wanted:
                known.insert(0, known.pop(place))
                return drawing
        drawing = recipe()
        known.insert(0, (recipe, drawing))
        del known[most:]
        return drawing
