"""The question line: who decides what, how far the game is, and what there is to say about it."""

from tabletop_tui.drawing import Canvas, Run, cells, fit, wrap
from tabletop_tui.widgets.lines import LinesWidget


class QuestionLine(LinesWidget):
    """Two lines on top of every game: the question, and beneath it a notice or the state of the table."""

    GROUND = "ground-bar"
    HEIGHT = 2

    def __init__(self, id: str | None = None) -> None:
        """Nothing to ask yet."""
        super().__init__(id=id)
        self._parts: tuple[str, str, str, str, str] = ("", "", "", "", "")
        self._notice = ""
        self._again = False
        """The notice is a question of its own and stands in place of the other one."""

    def ask(self, title: str, name: str, colour: str, question: str, status: str) -> None:
        """Show a question; in it, the name stands out in the person's colour."""
        parts = (title, name, colour, question, status)
        if parts != self._parts:
            self._parts = parts
            self._draw()

    @property
    def notice(self) -> str:
        """What is said for the moment, in place of the second line."""
        return self._notice

    @notice.setter
    def notice(self, text: str) -> None:
        if text != self._notice or self._again:
            self._notice, self._again = text, False
            self._draw()

    def ask_again(self, text: str) -> None:
        """Ask this in place of the question until the next notice; the state of the table stays."""
        self._notice, self._again = text, True
        self._draw()

    def _draw(self) -> None:
        title, name, colour, question, status = self._parts
        width = self.extent.width
        if not width:
            return
        canvas = Canvas(width, self.HEIGHT)
        one_line = bool(self._notice) and not self._again
        if one_line and cells(f" {title}  {question} ") > width:
            title = ""  # a notice takes the second line: the question needs all of the first
        x = canvas.runs(1, 0, [Run(title, "title"), Run("  ", "")] if title else [])
        room = width - x - 1
        first, *more = _broken(self._notice if self._again else question, max(room, 10))
        if more and one_line and not more[0].startswith("("):
            first = fit(question, room)
        if self._again:
            canvas.write(x, 0, first, "warn strong")
        else:
            self._named(canvas, (x, 0), first, name, colour)
        if more and self._again:
            canvas.write(x, 1, fit(" ".join(more), room), "warn strong")
        elif one_line:
            self._named(canvas, (1, 1), fit(self._notice, width - 2), name, colour, "warn")
        elif more:
            canvas.write(x, 1, fit(" ".join(more), room), "")
        else:
            canvas.write(1, 1, fit(status, width - 2), "dim")
        self.show_lines(canvas.drawing().lines)

    @staticmethod
    def _named(
        canvas: Canvas, at: tuple[int, int], text: str, name: str, colour: str, role: str = ""
    ) -> None:
        """Write a text in which the name stands out; in a notice, the last one does."""
        part = text.rpartition if role and name in text else text.partition
        before, found, after = part(name) if name else (text, "", "")
        canvas.runs(*at, [Run(before, role), Run(found, f"{colour} strong"), Run(after, role)])

    def resized(self) -> None:
        """Break the question anew."""
        self._draw()


def _broken(text: str, width: int) -> list[str]:
    """The text in lines; where in the turn one is, in brackets at the end, stays in one piece if it can."""
    asked, bracket, where = text.rpartition(" (")
    if bracket and where.endswith(")") and cells(asked) <= width < cells(text):
        return [asked, f"({where}"]
    return wrap(text, width) or [""]
