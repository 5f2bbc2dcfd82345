"""What a terminal can show: drawings ask it whether to place a picture or to write a glyph and a word."""

from functools import cache

from rulesets.core.records import record
from tabletop_tui.paint.pictures.sprites import Sprite


@record
class Look:
    """How boards are drawn for one terminal."""

    pictures: bool = True
    """Half-block pictures are shown; otherwise a glyph and a word stand in their place."""
    ascii: bool = False
    """Nothing but ASCII is shown."""
    mono: bool = False
    """There are no colours, so grounds and inks say nothing."""

    grounds: bool = True
    """Whether dark grounds can be told from the page: not among sixteen colours."""

    def sign(self, picture: Sprite) -> str:
        """The one cell that stands for a picture where none is shown, and in front of its name in text."""
        return picture.ascii if self.ascii else picture.glyph


@cache  # without it, a key takes 3 % more
def look_of(palette: str, *, ascii: bool = False) -> Look:
    """The look for a palette, by its name: without colours and in ASCII there are no pictures."""
    mono = palette == "mono"
    return Look(pictures=not mono and not ascii, ascii=ascii, mono=mono, grounds=palette != "sixteen")
