"""Two finished dice of Dice Forge, unfolded: the six faces of each, as they stand on the podium."""

from rulesets.dice_forge.view import HeroView
from tabletop_tui.games.dice_forge.drawings.plates import PLATE, draw_plate
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.paint.drawing import Canvas, Drawing
from tabletop_tui.paint.pictures import LOUD, Look
from tabletop_tui.paint.pictures import NORMAL as RIM

_ACROSS = (3, 6)
"""Faces in a row: half of a die, or all of it where two rows are too high."""
_RIMS = ("efe6cd", "8d99ab")
"""The colour of the light and of the dark die between their faces."""


def draw_trophy(hero: HeroView, terms: Terms, look: Look, width: int, height: int) -> Drawing:
    """Three faces in a row, the light die above the dark one; in a low room six, if it is wide enough."""
    first, flat = (_draw(hero, terms, look, across) for across in _ACROSS)
    return flat if first.height > height and flat.width <= width else first


def _draw(hero: HeroView, terms: Terms, look: Look, in_a_row: int) -> Drawing:
    wide, high = PLATE["small"]
    width, each = in_a_row * (wide + 1) + 1, 2 * high * (6 // in_a_row) + 2
    canvas = Canvas(width, each // 2 * len(hero.dice))
    for die, faces in enumerate(hero.dice):
        top = die * each
        canvas.block(0, top, width, each, _RIMS[die], RIM)
        for number, face in enumerate(faces):
            across, down = number % in_a_row, number // in_a_row
            x, y = across * (wide + 1) + 1, top // 2 + down * high
            draw_plate(canvas, x, y, face, terms, look, LOUD)
    return canvas.drawing()
