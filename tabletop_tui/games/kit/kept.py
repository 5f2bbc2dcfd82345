"""Drawings that are kept: what was drawn from the same things before isn't drawn again.

A board that gives a recipe (`partial(draw_it, parts, of, the, view)`) in place of a drawing is drawn only
when one of these parts has changed; so a drawing function takes what it shows and not the whole view.
"""

from functools import partial

from tabletop_tui.drawing import Drawing

Recipe = partial[Drawing]
"""How to draw something, and from what. Two are the same if function and arguments are equal."""

_MOST = 3
"""So many drawings are kept by one name: as it is, and under and after the cursor."""


class Kept:
    """Keeps the last few drawings by name."""

    def __init__(self) -> None:
        """Nothing has been drawn yet."""
        self._by_name: dict[str, list[tuple[Recipe, Drawing]]] = {}

    def drawing(self, name: str, recipe: Recipe) -> Drawing:
        """What the recipe makes; drawn now only if nothing by this name was made from the same."""
        known = self._by_name.get(name, [])
        for before, drawing in known:
            if (
                before.func is recipe.func
                and before.args == recipe.args
                and before.keywords == recipe.keywords
            ):
                return drawing
        drawing = recipe()
        self._by_name[name] = [(recipe, drawing), *known[: _MOST - 1]]
        return drawing
