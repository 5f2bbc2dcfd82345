"""The sanctuary: sixteen plates by price, each with its price, how many are left, and its key."""

from rulesets.core.records import record
from rulesets.dice_forge.components import GOLD, SANCTUARY
from rulesets.dice_forge.options import price
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.drawing import Canvas, Drawing, Region, fit
from tabletop_tui.games.dice_forge.islands import Marks
from tabletop_tui.games.dice_forge.plates import LARGE, PLATE, SMALL, chip_at, draw_plate
from tabletop_tui.games.dice_forge.terms import NEW, Terms
from tabletop_tui.pictures import LOUD, QUIET, Look

COLUMNS = 4


@record
class PlateSize:
    """How big a plate is, and how far it is to the next."""

    plate: str
    column: int
    line: int

    @property
    def board(self) -> tuple[int, int]:
        """Columns and lines of the sanctuary, with its title."""
        return 1 + COLUMNS * self.column, 1 + 4 * self.line


HOME_PLATES = PlateSize(SMALL, 9, 4)
LARGE_PLATES = PlateSize(LARGE, 12, 5)


def draw_sanctuary(
    view: DiceForgeView, terms: Terms, look: Look, size: PlateSize, marks: Marks, discount: int = 0
) -> Drawing:
    """All plates; with a `discount` by a ship the old price is struck through where there is room."""
    canvas = Canvas(*size.board)
    end = canvas.write(1, 0, terms.say("sanctuary"), "title")
    canvas.write(
        end + 2, 0, fit(terms.say("sanctuary-aside", gold=terms.signs[GOLD]), size.board[0] - end - 2), "dim"
    )
    width, height = PLATE[size.plate]
    for number, face in enumerate(SANCTUARY):
        x, y = 1 + number % COLUMNS * size.column, 1 + number // COLUMNS * size.line
        target, left = f"buy:{face}", view.pools[face]
        opened = target in marks.opened
        text = x + width
        if not left:
            canvas.fill(Region(x, y, width, height), "ground-panel")
            canvas.write(x + (width - 4) // 2, y + height // 2, terms.say("gone"), "faint")
        else:
            draw_plate(canvas, x, y, face, terms, look, LOUD if opened else QUIET, size.plate)
            cost = f"{price(face, discount)}{terms.signs[GOLD]}"
            canvas.write(text, y + 1, cost, "yellow strong" if opened else "yellow")
            canvas.write(text, y + 2, f"{terms.sign('×')}{left}", "strong" if opened else "faint")
            if discount and height > 3:
                canvas.write(text, y + 3, f"{price(face)}{terms.signs[GOLD]}", "undone")
        if target in marks.new and not opened:
            canvas.write(text, y, terms.sign(NEW), "you")
        elif target in marks.new:
            canvas.write(text + 2, y + 2, terms.sign(NEW), "you")
        chip_at(canvas, Region(x, y, width + 3, height), target, text, y, opened=opened)
    return canvas.drawing()


def draw_small_sanctuary(
    view: DiceForgeView, terms: Terms, width: int, marks: Marks, discount: int = 0
) -> Drawing:
    """A small screen: four lines of four faces."""
    canvas = Canvas(width, 4)
    room = width // COLUMNS
    for number, face in enumerate(SANCTUARY):
        x, y = number % COLUMNS * room, number // COLUMNS
        target, left = f"buy:{face}", view.pools[face]
        opened = target in marks.opened
        if opened:
            canvas.write(x, y, "   ", "chip")
        canvas.write(x + 4, y, terms.face(face), "title" if opened else "dim")
        if left:
            canvas.write(
                x + 12, y, f"{price(face, discount)}{terms.signs[GOLD]}", "yellow" if opened else "dim"
            )
            canvas.write(x + 16, y, f"{terms.sign('×')}{left}", "strong" if opened else "faint")
        else:
            canvas.write(x + 12, y, terms.say("gone"), "faint")
        canvas.spot(target, Region(x, y, room - 1, 1), (x + 1, y), bare=True, chip="chip")
    return canvas.drawing()
