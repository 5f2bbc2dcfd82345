"""Pictures: sprites as data, painted by half blocks in several volumes. Knows neither screens nor palettes.

How to draw one: `docs/pictures.md`.
"""

from tabletop_tui.paint.pictures.look import Look, look_of
from tabletop_tui.paint.pictures.pixels import FADED, LOUD, NORMAL, QUIET, Volume
from tabletop_tui.paint.pictures.sprites import Sprite, SpriteError, read, sprite, sprites

__all__ = [
    "FADED",
    "LOUD",
    "NORMAL",
    "QUIET",
    "Look",
    "Sprite",
    "SpriteError",
    "Volume",
    "look_of",
    "read",
    "sprite",
    "sprites",
]
