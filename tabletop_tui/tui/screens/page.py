"""Pages to read on top of a table: help, why not, score sheet, log, debug."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message

from tabletop_tui.paint.drawing import Line, Run, cells, fit, width_of, wrap
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens.overlay import Overlay
from tabletop_tui.tui.widgets.footer import Hint, KeyFooter
from tabletop_tui.tui.widgets.lines import LinesWidget, line_of

Maker = Callable[[int], Sequence[Line]]
"""Makes the lines of a page for a width."""


MOST_CELLS = 110
"""The greatest width of a page: longer lines are hard to read."""

BORDER, BARS = 2, 2
"""Cells of the border, and lines of title and keys."""


class Heading(LinesWidget):
    """The title of a page."""

    GROUND = "ground-bar"

    def say(self, title: str, aside: str = "") -> None:
        """Show a title, and something to its right."""
        self._said = (title, aside)
        self._paint()

    _said = ("", "")

    def on_resize(self) -> None:
        """Lay the heading out for the new width."""
        self._paint()

    def _paint(self) -> None:
        title, aside = self._said
        width = self.size.width
        title = fit(title, max(0, width - 2))
        room = width - cells(title) - 3
        aside = fit(aside, room) if room > 4 else ""
        gap = max(0, width - cells(title) - cells(aside) - 2)
        self.show_lines([(Run(f" {title}", "title"), Run(" " * gap), Run(aside, "key"))])


class PageBody(LinesWidget):
    """Lines that scroll if they don't all fit."""

    GROUND = "ground-panel"

    class Resized(Message):
        """The message that the lines must be made again."""

    class Clicked(Message):
        """The message that a line was clicked."""

        def __init__(self, line: int) -> None:
            """`line` counts from the top of the page."""
            super().__init__()
            self.line = line

    def __init__(self, id: str | None = None) -> None:
        """Shows nothing until the page is filled."""
        super().__init__(id=id)
        self.top = 0

    @property
    def text(self) -> str:
        """The whole page as plain text."""
        return "\n".join("".join(run.text for run in line).rstrip() for line in self.lines)

    def fill(self, lines: Sequence[Line]) -> None:
        """Replace the lines, keeping the place if possible."""
        self._lines = lines
        self.roll(0)
        self.redraw_all()

    def roll(self, lines: int) -> bool:
        """Scroll down, or up if negative. Returns whether anything moved."""
        before = self.top
        self.top = max(0, min(self.top + lines, len(self.lines) - self.size.height))
        if self.top != before:
            self.redraw_all()
        return self.top != before

    def show_line(self, line: int) -> None:
        """Scroll until a line can be seen."""
        height = max(1, self.size.height)
        if not self.top <= line < self.top + height:
            self.roll(line - self.top - height // 2)

    def row(self, y: int) -> Line:
        """A row of the page; the last column shows whether there is more."""
        place = self.top + y
        line = self.lines[place] if place < len(self.lines) else ()
        height, width = self.size.height, self.size.width
        more = "▲" if y == 0 and self.top else "▼" if y == height - 1 and place < len(self.lines) - 1 else ""
        if not more:
            return line
        used = width_of(line)
        return (*line, Run(" " * (width - 1 - used) + more, "dim")) if used < width else line

    def on_resize(self) -> None:
        """Report that the width has changed."""
        self.post_message(self.Resized())

    def on_click(self, event: events.Click) -> None:
        """Report the line that was clicked."""
        self.post_message(self.Clicked(self.top + event.y))

    def on_mouse_scroll_down(self) -> None:
        """The wheel scrolls down, two lines per notch."""
        self.roll(2)

    def on_mouse_scroll_up(self) -> None:
        """The wheel scrolls up, two lines per notch."""
        self.roll(-2)


class Page(Overlay):
    """A box over the table with a title, lines to read, and its keys."""

    SCOPES: ClassVar[tuple[str, ...]] = ("page",)
    BINDINGS = bindings(*SCREENS["text"])
    CSS_PATH = "page.tcss"
    AUTO_FOCUS = ""
    snug = True
    """Whether the box is as small as its text, or as large as the room, whatever it holds."""

    def __init__(self, title: Callable[[], str], make: Maker | None = None) -> None:
        """`title` and `make` are called again when the language changes."""
        super().__init__()
        self._title = title
        self._left = False
        self._make = make

    def make(self, width: int) -> Sequence[Line]:
        """The lines for a width."""
        return self._make(width) if self._make is not None else ()

    @property
    def close_does(self) -> str:
        """The message that says what the last key of the page does now."""
        return "keys-close"

    def hints(self) -> list[Hint]:
        """Further keys for the foot of the page."""
        return []

    def aside(self) -> str:
        """The words at the right of the title."""
        return ""

    def compose(self) -> ComposeResult:
        """The title, the lines and the keys of the page."""
        with Vertical(id="box"):
            yield Heading("heading")
            yield PageBody("body")
            yield KeyFooter("keys")

    @property
    def body(self) -> PageBody:
        """The widget with the lines of the page."""
        return self.query_one(PageBody)

    def on_mount(self) -> None:
        """Fill the page when it opens."""
        self.relabel()

    def on_resize(self) -> None:
        """Fit the box to another window: its own width is a fixed one."""
        if self.is_mounted:
            self.refill()

    @on(PageBody.Resized)
    def refill(self) -> None:
        """Make the lines for the present width."""
        width, height = self.app.size.width * 9 // 10, self.app.size.height * 9 // 10
        inner = min(width, MOST_CELLS) - BORDER
        lines = self.make(inner)
        if self.snug:
            longest = max(map(width_of, lines), default=0)
            wanted = max(longest, self.query_one(KeyFooter).wanted, cells(self._title()) + 1) + 1
            box = self.query_one("#box")
            box.styles.width = min(wanted, inner) + BORDER
            box.styles.height = min(len(lines) + BARS + BORDER, height)
        self.body.fill(lines)

    def relabel(self) -> None:
        """Show everything in the current words."""
        words, keymap = self.words, self.tabletop.keymap
        self.query_one(Heading).say(self._title(), self.aside())
        close_key = "search-close" if "search" in self.SCOPES else "close"
        close = Hint(keymap.shown(close_key), words(self.close_does), "close")
        self.query_one(KeyFooter).show_hints([*self.hints(), close])
        self.refill()

    @property
    def is_left(self) -> bool:
        """Whether the page is closed, or about to close."""
        return self._left or not self.is_mounted

    def leave(self) -> bool:
        """Close the page. Returns whether it was still open: keys can arrive faster than it closes."""
        if self._left:
            return False
        self._left = True
        _ = self.dismiss()
        return True

    def action_close(self) -> None:
        """Close the page; the table shows again."""
        self.leave()

    def action_scroll(self, lines: int) -> None:
        """Scroll by this many lines, down if positive."""
        page = self.body.size.height - 1
        self.body.roll(lines if abs(lines) != 10 else (page if lines > 0 else -page))


# -- making lines ----------------------------------------------------------------------------------


def paragraph(text: str, width: int, role: str = "") -> list[Line]:
    """A text in lines, with a blank before and after each."""
    return [line_of(f" {line}", role) for line in wrap(text, max(8, width - 2))]


def columns(left: str, text: str, width: int, wide: int) -> list[Line]:
    """A word on the left, and what it means on the right."""
    lines = wrap(text, max(8, width - wide - 3))
    gap = " " * max(1, wide - cells(left))
    first: Line = (Run(f" {left}{gap}", "key"), Run(lines[0], ""))
    return [first, *(line_of(" " * (wide + 1) + line) for line in lines[1:])]
