"""A finished board of Bora Bora, small and without words: people and huts, as they stand on the podium."""

from rulesets.bora_bora.components import LAST_SPACE, PEOPLE
from rulesets.bora_bora.view import SeatView
from tabletop_tui.games.bora_bora.drawings.figures import GAME
from tabletop_tui.games.bora_bora.drawings.ownboard import PICTURES
from tabletop_tui.paint.drawing import Canvas, Drawing
from tabletop_tui.paint.pictures import LOUD, sprite

_ACROSS, _WIDE, _HIGH = 4, 7, 6


def draw_trophy(own: SeatView, colour: str) -> Drawing:
    """The twelve people spaces, four in a row."""
    rows = LAST_SPACE // _ACROSS
    canvas = Canvas(_ACROSS * _WIDE + 1, rows * _HIGH // 2)
    canvas.block(0, 0, canvas.width, rows * _HIGH, "ground-sea", LOUD)
    huts = {*own.huts, *([LAST_SPACE] if own.on_last else [])}
    for space in range(1, LAST_SPACE + 1):
        x, top = (space - 1) % _ACROSS * _WIDE + 1, (space - 1) // _ACROSS * _HIGH
        canvas.block(x, top + 1, _WIDE - 1, _HIGH - 1, "d8b878", LOUD)
        person = own.people.get(space)
        if person is not None:
            canvas.picture(x, top + 1, sprite(GAME, PICTURES[PEOPLE[person.tile].kind], "small"), LOUD)
        elif space in huts:
            canvas.picture(x, top + 1, sprite(GAME, "hut", "small"), LOUD, inks={"S": colour})
    return canvas.drawing()
