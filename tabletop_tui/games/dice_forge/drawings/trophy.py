"""Two finished dice of Dice Forge, unfolded: the six faces of each, as they stand on the podium."""

from rulesets.dice_forge.view import HeroView
from tabletop_tui.games.dice_forge.drawings.plates import PLATE, draw_plate
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.paint.drawing import Canvas, Drawing
from tabletop_tui.paint.pictures import LOUD, Look
from tabletop_tui.paint.pictures import NORMAL as RIM

_ACROSS = 3
_RIMS = ("efe6cd", "8d99ab")
"""The colour of the light and of the dark die between their faces."""


def draw_trophy(hero: HeroView, terms: Terms, look: Look) -> Drawing:
    """Three faces in a row, the light die above the dark one."""
    wide, high = PLATE["small"]
    width, each = _ACROSS * (wide + 1) + 1, 4 * high + 2
    canvas = Canvas(width, (each + 1) // 2 * len(hero.dice))
    for die, faces in enumerate(hero.dice):
        top = die * each
        canvas.block(0, top, width, each, _RIMS[die], RIM)
        for number, face in enumerate(faces):
            across, down = number % _ACROSS, number // _ACROSS
            x, y = across * (wide + 1) + 1, top // 2 + down * high
            draw_plate(canvas, x, y, face, terms, look, LOUD)
    return canvas.drawing()
