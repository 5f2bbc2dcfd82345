"""The portraits of rivals, by the id of the rival."""

from functools import cache
from pathlib import Path

from tabletop_tui.paint.pictures.sprites import Sprite, Sprites, read

_FILE = Path(__file__).with_name("rivals.txt")


def portrait(rival: str, size: str = "large") -> Sprite:
    """A rival's portrait: `large` is 12 by 12 pixels, `small` 8 by 6. Raises `KeyError` if there is none."""
    return _portraits()[rival, size]


@cache
def _portraits() -> Sprites:
    return read(_FILE.read_text(encoding="utf-8"), _FILE.name)
