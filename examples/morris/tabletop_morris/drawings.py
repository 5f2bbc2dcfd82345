"""The board and the players' men, as pure functions from what is known to text, pictures and spots."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rulesets.core.records import record
from tabletop_morris.board import FEWEST, LINES, MEN, POINTS
from tabletop_morris.messages import MorrisMessages
from tabletop_morris.state import flies, points_of
from tabletop_morris.view import MorrisView
from tabletop_tui.kit.parts import Name
from tabletop_tui.paint.drawing import Canvas, Drawing, Region
from tabletop_tui.paint.pictures import FADED, LOUD, NORMAL, Look, Sprite, sprite

WOOD, GROOVE = "ground-brown", "brown"
"""The board and its lines."""


class Size(NamedTuple):
    """How big the board is drawn, and the pictures' size."""

    across: int
    """Cells from one point to the next."""
    down: int
    """Lines from the first row of points to the seventh."""
    picture: str

    @property
    def board(self) -> tuple[int, int]:
        """Cells and lines of the whole drawing, letters and numbers included."""
        man = sprite("morris", "man", self.picture)
        below = 0 if self.picture == "page" else 2
        return 6 * self.across + man.width + 5, self.down + man.height // 2 + 1 + below


PAGE, SMALL, LARGE = Size(6, 16, "page"), Size(8, 24, "small"), Size(12, 36, "large")


@record
class Marks:
    """What the board shows besides the men."""

    open: frozenset[str] = frozenset()
    """The points that may be chosen."""
    lifted: str = ""
    """The point of the man that is being moved."""
    new: frozenset[str] = frozenset()
    """Where the other player's last turn has put a man."""


def draw_board(
    men: Mapping[str, int], names: Sequence[Name], marks: Marks, look: Look, size: Size
) -> Drawing:
    """The board: three squares, men in the colours and with the letters of their players."""
    canvas = Canvas(*size.board)
    man = sprite("morris", "man", size.picture)
    if look.pictures:
        below = 0 if size is PAGE else 2
        canvas.block(3, 0, canvas.width - 3, 2 * canvas.height - below, WOOD, NORMAL)
    _coordinates(canvas, size)
    (_grooves if look.pictures else _rules)(canvas, size)
    for point in POINTS:
        x, y = _place(point, size)
        region = Region(x - man.width // 2, y - _above(man), man.width, man.height // 2)
        if point in men:
            _man(canvas, region, point, names[men[point]], marks, look, size)
            if point in marks.open:
                canvas.write(x - 1, region.bottom - 1, point, "chip")
        elif point in marks.open:
            canvas.write(x - 1, y, point, "chip")
        elif look.pictures:
            canvas.block(x - 1, 2 * y, 2, 2, GROOVE, NORMAL)
        else:
            canvas.write(x, y, "·", "strong")
        canvas.spot(f"point:{point}", region, chip="", ring=region.grown(1))
    return canvas.drawing()


def _place(point: str, size: Size) -> tuple[int, int]:
    """The cell right of the middle of a point, and its line."""
    man = sprite("morris", "man", size.picture)
    x = 4 + man.width // 2 + (ord(point[0]) - ord("a")) * size.across
    return x, 1 + _above(man) + round((7 - int(point[1])) * size.down / 6)


def _above(man: Sprite) -> int:
    """How many lines of a man lie above the line of its point."""
    return (man.height // 2 - 1) // 2


def _coordinates(canvas: Canvas, size: Size) -> None:
    for number in range(7):
        canvas.write(1, _place(f"a{7 - number}", size)[1], str(7 - number), "dim")
        if size is not PAGE:
            x, _ = _place("abcdefg"[number] + "1", size)
            canvas.write(x, canvas.height - 1, "abcdefg"[number], "dim")


def _grooves(canvas: Canvas, size: Size) -> None:
    """The lines of the board as pixels."""
    for line in LINES.values():
        (x, y), (right, bottom) = sorted(_place(point, size) for point in line.points[::2])
        if y == bottom:
            canvas.block(x, 2 * y, right - x, 1, GROOVE, NORMAL)
        else:
            canvas.block(x, 2 * y, 1, 2 * (bottom - y), GROOVE, NORMAL)


def _rules(canvas: Canvas, size: Size) -> None:
    """The lines as frames of text."""
    for line in LINES.values():
        (x, y), (right, bottom) = sorted(_place(point, size) for point in line.points[::2])
        if y == bottom:
            canvas.write(x + 1, y, "─" * (right - x - 1), "dim")
        else:
            for between in range(y + 1, bottom):
                canvas.write(x, between, "│", "dim")


def _man(
    canvas: Canvas, region: Region, point: str, name: Name, marks: Marks, look: Look, size: Size
) -> None:
    """A man: pale and `‹A›` while it is moved, `›A‹` if it has just come."""
    x, y = region.x + region.width // 2 - 1, region.y + (region.height - 1) // 2
    left, right = ("‹", "›") if point == marks.lifted else ("›", "‹") if point in marks.new else ("", "")
    if not look.pictures:
        text = f"{left or '('}{name.mark}{right or ')'}"
        canvas.write(x, y, text, f"{name.role} strong" if point in marks.open else name.role)
        return
    volume = FADED if point == marks.lifted else LOUD if point in marks.open else NORMAL
    inks = {"c": name.role, "C": f"{name.role}-shade"}
    canvas.picture(region.x, 2 * region.y, sprite("morris", "man", size.picture), volume, inks=inks)
    canvas.write(x if left else x + 1, y, f"{left}{name.mark}{right}", "strong")


def draw_men(view: MorrisView, names: Sequence[Name], say: MorrisMessages, width: int) -> Drawing:
    """Each player's men: in hand, on the board, lost; and how long nothing was taken off."""
    canvas = Canvas(width, 7)
    for seat, name in enumerate(names):
        y = 3 * seat
        on_board = len(points_of(view.men, seat))
        end = canvas.write(0, y, f" {name.text} ", f"seat-{name.role}")
        if flies(view.men, view.hands, seat) and on_board == FEWEST:
            canvas.write(end + 1, y, say.flies(), "good")
        hand = "●" * view.hands[seat]
        canvas.write(width - MEN - 1, y, "·" * MEN, "faint")
        canvas.write(width - MEN - 1, y, hand, name.role)
        text = say.men(hand=view.hands[seat], men=on_board, lost=view.lost[seat])
        canvas.write(1, y + 1, text)
    canvas.write(0, 6, say.quiet_brief(quiet=view.quiet, limit=view.limit), "dim")
    return canvas.drawing()
