"""The lines above and below a menu: what this is, and what has just happened."""

from abc import abstractmethod
from collections.abc import Sequence

from textual.events import Resize
from textual.geometry import Size

from tabletop_tui.paint.drawing import Line, Run, cells, fit, wrap
from tabletop_tui.tui.widgets.lines import LinesWidget


class Fitted(LinesWidget):
    """Lines made for the room available, even the first time they are painted.

    Waiting for its size would cost a widget a second frame.
    """

    _fitted_for: Size | None = None

    @abstractmethod
    def fitted(self, width: int, height: int) -> Sequence[Line]:
        """The lines at this width in cells."""

    def refit(self) -> None:
        """Lay out again, as there is something else to show."""
        self._fitted_for = None
        if self.size:
            self._fitted_for = self.size
            self.show_lines(self.fitted(*self.size))

    def row(self, y: int) -> Line:
        """A row, made for the room available now."""
        if self._fitted_for != self.size:
            self._fitted_for = self.size
            self._lines = self.fitted(*self.size)
        return super().row(y)

    def on_resize(self, _event: Resize) -> None:
        """Lay out again for the new size."""
        self.refit()


class TitleBar(Fitted):
    """One line at the top: the title on the left, quieter words after it, and something on the right."""

    GROUND = "ground-bar"

    def __init__(self, id: str = "title") -> None:
        """Empty until `say` is called."""
        super().__init__(id=id)
        self._said = ("", "", "")
        self._keeps_right = False

    def say(self, title: str, more: str = "", right: str = "", *, keeps_right: bool = False) -> None:
        """Show these words; if there is no room, parts are left out from the right.

        With `keeps_right`, it is the words after the title that are left out.
        """
        self._said, self._keeps_right = (title, more, right), keeps_right
        self.refit()

    def fitted(self, width: int, height: int) -> Sequence[Line]:
        """The title in one line."""
        title, more, right = self._said
        if cells(f" {title}  {more}  {right} ") > width:
            more, right = ("", right) if self._keeps_right else (more, "")
        left = fit(f"  {more}", max(width - cells(title) - cells(right) - 3, 0)) if more else ""
        gap = width - cells(title) - cells(left) - cells(right) - 2
        return [(Run(" "), Run(title, "title"), Run(left, "dim"), Run(" " * max(gap, 0)), Run(right, "dim"))]


MOST_LINES = 6
"""The most lines that a sentence can take."""


class Saying(Fitted):
    """A sentence on what has happened, or on what is under the cursor."""

    def __init__(self, id: str = "saying", role: str = "dim") -> None:
        """Empty until `say` is called."""
        super().__init__(id=id)
        self.said = ""
        self._role = role

    def say(self, text: str, role: str | None = None) -> None:
        """Show this sentence, all in one role."""
        self.said = text
        self._role = role if role is not None else "dim"
        self.refit()

    def fitted(self, width: int, height: int) -> Sequence[Line]:
        """As many lines as the sentence takes."""
        return [(Run(" "), Run(text, self._role)) for text in self._wrapped(width)]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the sentence takes, one at least."""
        return len(self._wrapped(width))

    def _wrapped(self, width: int) -> list[str]:
        return wrap(self.said, max(width - 2, 10))[:MOST_LINES]
