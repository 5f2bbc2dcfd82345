"""The sanctuary: sixteen plates in order of price, each with its price, how many are left, and its key."""

from functools import partial

from rulesets.core.records import record
from rulesets.dice_forge.components import GOLD, SANCTUARY
from rulesets.dice_forge.options import price
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.drawings.islands import Marks
from tabletop_tui.games.dice_forge.drawings.plates import LARGE, PLATE, SMALL, chip_at, draw_plate
from tabletop_tui.games.dice_forge.terms import NEW, Terms
from tabletop_tui.kit.barred import BARRED, barred
from tabletop_tui.kit.kept import TO_AND_FRO, Kept
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, fit
from tabletop_tui.paint.pictures import LOUD, NORMAL, QUIET, Look

COLUMNS = 4
_NUMBER = {face: number for number, face in enumerate(SANCTUARY)}


@record
class PlateSize:
    """The size of a plate, and the distance to the next."""

    plate: str
    column: int
    line: int

    @property
    def board(self) -> tuple[int, int]:
        """Columns and lines of the sanctuary, with its title."""
        return 1 + COLUMNS * self.column, 1 + 4 * self.line


HOME_PLATES = PlateSize(SMALL, 9, 4)
LARGE_PLATES = PlateSize(LARGE, 12, 5)


@record
class Pool:
    """What is shown about a plate of the sanctuary."""

    left: int
    price: int
    before: int | None
    """Its price without the ship's discount."""
    opened: bool
    barred: bool
    """It can't be bought now, though the decision is about the sanctuary."""
    coloured: bool
    new: bool


def draw_sanctuary(
    view: DiceForgeView,
    terms: Terms,
    look: Look,
    size: PlateSize,
    marks: Marks,
    discount: int = 0,
    kept: Kept | None = None,
) -> Drawing:
    """All plates; with a ship's `discount`, the old price is struck through where there is room.

    Of what is `kept`, only what has changed is drawn.
    """
    kept = kept or Kept()
    parts: dict[str, Pool | None] = {"title": None}
    for face in SANCTUARY:
        target, before = f"buy:{face}", price(face) if discount else None
        opened, new = target in marks.opened, target in marks.new
        barred, coloured = "buy" in marks.about and not opened, "buy" in marks.coloured
        parts[face] = Pool(view.pools[face], price(face, discount), before, opened, barred, coloured, new)
    return kept.mosaic("sanctuary").drawing(size.board, parts, _part, terms, look, size, kept)


def _part(
    canvas: Canvas, face: str, pool: Pool | None, terms: Terms, look: Look, size: PlateSize, kept: Kept
) -> None:
    """A plate with its price, or the title."""
    if pool is None:
        end = canvas.write(1, 0, terms.say.sanctuary(), "title")
        words = terms.say.sanctuary_aside()
        x = canvas.write(end + 2, 0, fit(words, size.board[0] - end - 2), "dim")
        canvas.explain("board:sanctuary", 1, 0, x)
        return
    number, shows = _NUMBER[face], (face, pool, terms, look, size)
    x, y = 1 + number % COLUMNS * size.column, 1 + number // COLUMNS * size.line
    canvas.cover(x, y, kept.once(face, shows, partial(_priced, *shows), TO_AND_FRO))
    width, height = PLATE[size.plate]
    area = Region(x, y, width + 3, height)
    chip_at(canvas, area, f"buy:{face}", x + width, y, opened=pool.opened)


def _priced(face: str, pool: Pool, terms: Terms, look: Look, size: PlateSize) -> Canvas:
    """A plate with its price, and how many are left."""
    (width, height), gold, opened = PLATE[size.plate], terms.signs[GOLD], pool.opened
    canvas = Canvas(size.column - 1, height, "ground-base")
    if not pool.left:
        canvas.fill(Region(0, 0, width, height), "ground-panel")
        canvas.write((width - 4) // 2, height // 2, terms.say.gone(), "faint")
    else:
        volume = LOUD if opened else NORMAL if pool.barred or pool.coloured else QUIET
        draw_plate(canvas, 0, 0, face, terms, look, volume, size.plate)
        if pool.barred:
            canvas.write(width, 0, *barred(terms.sign(BARRED)))
        canvas.write(width, 1, f"{pool.price}{gold}", "yellow strong" if opened else "yellow")
        canvas.write(width, 2, f"{terms.sign('×')}{pool.left}", "strong" if opened else "faint")
        match pool.before, size.plate:
            case int(before), "large":
                canvas.write(width, 3, f"{before}{gold}", "undone")
    if pool.new:
        canvas.write(*((width + 2, 2) if opened or pool.barred else (width, 0)), terms.sign(NEW), "you")
    return canvas


def draw_small_sanctuary(
    view: DiceForgeView, terms: Terms, width: int, marks: Marks, discount: int = 0
) -> Drawing:
    """For a small screen: four lines of four faces."""
    canvas = Canvas(width, 4)
    room = width // COLUMNS
    for number, face in enumerate(SANCTUARY):
        x, y = number % COLUMNS * room, number // COLUMNS
        target, left = f"buy:{face}", view.pools[face]
        opened, on_offer = target in marks.opened, "buy" in marks.about and bool(left)
        coloured = "buy" in marks.coloured and bool(left)
        if opened:
            canvas.write(x, y, "   ", "chip")
        elif on_offer:
            canvas.write(x, y, *barred(terms.sign(BARRED)))
        canvas.write(x + 4, y, terms.face(face), "title" if opened else "" if coloured else "dim")
        if left:
            canvas.write(
                x + 12,
                y,
                f"{price(face, discount)}{terms.signs[GOLD]}",
                "yellow" if opened or coloured else "dim",
            )
            canvas.write(x + 16, y, f"{terms.sign('×')}{left}", "strong" if opened else "faint")
        else:
            canvas.write(x + 12, y, terms.say.gone(), "faint")
        canvas.spot(target, Region(x, y, room - 1, 1), (x + 1, y), bare=True, chip="chip")
    return canvas.drawing()
