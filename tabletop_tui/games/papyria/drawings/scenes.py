"""A landscape as a small scene: what lies on it, with water at its foot."""

from typing import Final

from rulesets.papyria.components import LANDSCAPES
from rulesets.papyria.realm import Laid
from tabletop_tui.paint.drawing import Canvas
from tabletop_tui.paint.pictures import QUIET, sprite
from tabletop_tui.paint.pictures.pixels import Volume

GAME: Final = "papyria"
WATER: Final = "2f74c4"


def features_of(laid: Laid) -> list[str]:
    """The pictures of what counts on a landscape, the most important first."""
    row = LANDSCAPES[laid.tile]
    found = ["city"] * laid.cities + (["mine" if laid.mine else "mountain"] if row.mountain else [])
    found += ["temple"] if laid.temple else []
    found += ["forest"] * laid.forests + (["sanctuary"] if laid.sanctuary else [])
    if row.invention != "none":
        found.append({"plain": "invention"}.get(row.invention, f"invention_{row.invention}"))
    return found


def ground_of(laid: Laid) -> str:
    """The tint of a landscape, by what lies on it: six hex digits."""
    row = LANDSCAPES[laid.tile]
    if laid.tile == "SET":
        return "6b4526"
    if row.forests:
        return "28552f"
    if row.mountain:
        return "4a5560"
    if row.sanctuary:
        return "574a22"
    return "36493f" if row.exits else "4a3d2e"


def draw_scene(canvas: Canvas, x: int, top: int, size: str, laid: Laid, volume: Volume) -> None:
    """Up to two things on a landscape, side by side, with water at their foot if a river runs there."""
    wide_one, high = (8, 8) if size == "large" else (5, 4)
    if volume != QUIET:  # a quiet scene lies on the plain page: less to see, and less to send
        canvas.block(x, top, wide_one, high, ground_of(laid), volume)
    found = list(dict.fromkeys(features_of(laid)))[:2]
    foot = (2 if size == "large" else 1) if LANDSCAPES[laid.tile].exits else 0
    if len(found) == 1:
        picture = sprite(GAME, found[0], size)
        canvas.picture(x, top, picture, volume, skip=0)
    half = "mid" if size == "large" else "half"
    for index, word in enumerate(found if len(found) > 1 else ()):
        picture = sprite(GAME, word, half)
        canvas.picture(x + index * (wide_one - picture.width), top + (0 if foot else 1), picture, volume)
    if foot:
        canvas.block(x, top + high - foot, wide_one, foot, WATER, volume)
