"""A finished world of Orbis, small and without words, as it stands on the podium."""

from rulesets.orbis.components import COLOURS, LANDSCAPES
from rulesets.orbis.view import SeatView
from tabletop_tui.games.orbis.drawings.display import GAME
from tabletop_tui.games.orbis.drawings.world import SiteSize, frame_of, region_of
from tabletop_tui.paint.drawing import Canvas, Drawing
from tabletop_tui.paint.pictures import LOUD, sprite

_SIZE = SiteSize(5, 4, 4, "mini", 6)


def draw_trophy(own: SeatView) -> Drawing:
    """The pyramid with the god above it."""
    canvas, frame = Canvas(*_SIZE.board), frame_of(own, _SIZE)
    for site, laid in own.world.items():
        row = LANDSCAPES[laid.tile]
        left, top, width = region_of(site, _SIZE, frame)
        canvas.block(
            left, top, width, _SIZE.height, f"ground-{'grey' if laid.wild else COLOURS[row.colour]}", LOUD
        )
        canvas.picture(
            left, top, sprite(GAME, "wilderness" if laid.wild else row.effect, _SIZE.picture), LOUD
        )
    if own.god is not None:
        god = sprite(GAME, f"god_{own.god}", "small")
        canvas.picture((canvas.width - god.width) // 2, 0, god, LOUD)
    return canvas.drawing()
