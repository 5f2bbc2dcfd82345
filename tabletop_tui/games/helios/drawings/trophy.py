"""A finished world of Helios as it stands on the podium: its tiles, the sun, and the sea between them."""

from collections.abc import Iterable, Sequence

from rulesets.helios.geometry import NEIGHBOURS
from rulesets.helios.state import Seat
from tabletop_tui.games.helios.drawings.hexes import (
    FLAT,
    MINI,
    PAGE,
    SMALL,
    WIDE_MINI,
    HexSize,
    hex_picture,
    place_of,
)
from tabletop_tui.games.helios.drawings.looks import TEMPLE_PARTS, Hex
from tabletop_tui.games.helios.drawings.world import paint_field, paint_lying
from tabletop_tui.paint.drawing import Canvas, Drawing
from tabletop_tui.paint.pictures import FADED, LOUD, NORMAL

_SIZES = (SMALL, PAGE, WIDE_MINI, MINI)
"""The largest one first."""


def draw_trophy(boards: Sequence[Seat], seat: int, width: int, height: int) -> Drawing:
    """The world of a seat, at the largest size at which those of all seats have room, or the smallest."""
    fitting = (size for size in _SIZES if all(_fits(_area(each, size), width, height) for each in boards))
    size = next(fitting, MINI)
    return _draw(boards[seat], size, _area(boards[seat], size))


def _fits(area: tuple[int, int, int, int], width: int, height: int) -> bool:
    left, top, right, bottom = area
    return right - left <= width and bottom - top <= 2 * height


def _area(board: Seat, size: HexSize) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of what has been made of a world, in cells and pixels."""
    places = [place_of(size, name) for name in _made(board)]
    left, top = min(place.x for place in places), min(place.top for place in places)
    right, bottom = max(place.x for place in places), max(place.top for place in places)
    return left, top, right + size.width, bottom + size.height


def _made(board: Seat) -> Iterable[str]:
    return {*board.world, board.sun}


def _draw(board: Seat, size: HexSize, area: tuple[int, int, int, int]) -> Drawing:
    left, top, right, bottom = area
    canvas = Canvas(right - left, (bottom - top + 1) // 2)
    made = _made(board)
    for name in {*made, *(other for field in made for other in NEIGHBOURS[field])}:
        at = place_of(size, name)
        if not (left <= at.x <= right - size.width and top <= at.top <= bottom - size.height):
            continue
        place, tile = at._replace(x=at.x - left, top=at.top - top), board.world.get(name)
        if tile is None:
            kind, volume = ("sun", LOUD) if name == board.sun else ("sea", NORMAL if size.art else FADED)
            canvas.picture(place.x, place.top, hex_picture(kind, size), volume)
        elif size.art:
            look = Hex(tile.kind, LOUD, tuple(tile.cubes), TEMPLE_PARTS if tile.temple else 0)
            paint_field(canvas, name, look, size, place)
        else:
            canvas.picture(place.x, place.top, hex_picture(tile.kind, size), LOUD)
            lower = place.top + size.height - 1
            canvas.block(place.x + 1, lower, size.width - 2, 1, FLAT[tile.kind], FADED)  # apart from the next
            paint_lying(canvas, tile, size, place)
    return canvas.drawing()
