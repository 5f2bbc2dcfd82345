"""The base of our widgets: lines of runs, drawn by roles, of which only those that changed are redrawn."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import ClassVar

from rich.style import Style
from textual.app import App
from textual.geometry import Region as Area
from textual.geometry import Size
from textual.strip import Strip

from tabletop_tui.paint.drawing import Line, Run, width_of
from tabletop_tui.paint.themes import DARK, Palette
from tabletop_tui.tui.terminal.sized import SizedWidget
from tabletop_tui.tui.terminal.strips import RunStrip


def palette_of(app: App[object]) -> Palette:
    """The palette in use; dark in an app that has none."""
    palette = getattr(app, "palette", DARK)
    return palette if isinstance(palette, Palette) else DARK


class LinesWidget(SizedWidget):
    """Shows lines of runs. Subclasses call `show_lines` whenever something may have changed."""

    GROUND: ClassVar[str] = "ground-base"
    """The role of the background."""

    ALLOW_SELECT = False
    can_focus = False

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        """Shows no line until `show_lines` is called."""
        super().__init__(id=id, classes=classes)
        self._lines: Sequence[Line] = ()
        self._strips: dict[int, Strip] = {}
        self._rows_seen: dict[int, Line] = {}
        """What each row showed when it was last drawn."""
        self._unsure: set[int] = set()
        """The rows that may have changed."""
        self._laid_out = True
        """Whether the lines are up to date."""
        self._painted_with: Palette | None = None

    @property
    def lines(self) -> Sequence[Line]:
        """What is shown, line by line from the top of the widget."""
        self._finish()
        return self._lines

    @property
    def text(self) -> str:
        """What is shown, as plain text."""
        return "\n".join("".join(run.text for run in line).rstrip() for line in self.lines)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines; only the parts that differ are drawn again."""
        old = self._lines
        self._lines = lines
        if len(old) != len(lines) and self.styles.auto_dimensions:
            self.redraw_all()
            self.refresh(layout=True)
        else:
            self.redraw(range(max(len(old), len(lines))))

    def lay_out(self) -> None:
        """Make the lines, and `show_lines` them; for subclasses that call `lay_out_later`."""

    def lay_out_later(self) -> None:
        """Make the lines once before the next frame, since something else is to be shown."""
        self._laid_out = False
        self.settle_later()

    def _finish(self) -> None:
        if not self._laid_out:
            self._laid_out = True
            self.lay_out()

    def redraw(self, rows: Iterable[int]) -> None:
        """Draw again those of these rows that have changed."""
        self._unsure.update(rows)
        if self._unsure:
            self.settle_later()

    def settle(self) -> Sequence[Area]:
        """The rows that have changed since the last frame."""
        self._finish()
        unsure, self._unsure = self._unsure, set()
        width, height = self.extent
        seen, strips = self._rows_seen, self._strips
        areas: list[Area] = []
        top = behind = -1
        for y in sorted(unsure):
            line, before = self.row(y), seen.get(y)
            if y >= height or line is before or line == before:
                continue
            seen[y] = line
            strips.pop(y, None)
            if y != behind:
                if behind > top:
                    areas.append(Area(0, top, width, behind - top))
                top = y
            behind = y + 1
        if behind > top:
            areas.append(Area(0, top, width, behind - top))
        return areas

    def redraw_all(self) -> None:
        """Redraw all lines, for example after a change of theme."""
        self._rows_seen.clear()
        self._strips.clear()
        self.refresh()

    def row(self, y: int) -> Line:
        """The runs of a row of the widget."""
        return self._lines[y] if y < len(self._lines) else ()

    def render_line(self, y: int) -> Strip:
        """A row of the widget, from the cache if nothing in it changed."""
        palette = palette_of(self.app)
        if palette is not self._painted_with:
            self._strips.clear()
            self._painted_with = palette
        strip = self._strips.get(y)
        if strip is None or strip.cell_length != self.extent.width:
            line = self._rows_seen.get(y)
            if line is None:
                line = self._rows_seen[y] = self.row(y)
            strip = self._strips[y] = self.strip_of(line, palette)
        return strip

    def strip_of(self, line: Line, palette: Palette) -> Strip:
        """A line as Textual draws it, as wide as the widget."""
        return _strip(line, palette, self.extent.width, self.GROUND)

    def fit_in(self) -> None:
        """Fit the lines to another size before they are painted."""
        self._rows_seen.clear()
        self._strips.clear()
        self.resized()

    def resized(self) -> None:
        """The size has changed: subclasses lay out their lines again."""

    def notify_style_update(self) -> None:
        """The theme may have changed: draw everything again."""
        self._rows_seen.clear()
        self._strips.clear()
        super().notify_style_update()

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """As wide as the longest line."""
        return max(map(width_of, self._lines), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as there are lines."""
        return len(self._lines)


@lru_cache(4096)  # without it, a key takes 1 % more
def _strip(line: Line, palette: Palette, width: int, ground: str) -> Strip:
    """The strip of a line."""
    used = width_of(line)
    filled = (*line, Run(" " * (width - used))) if used < width else line
    styles = _styles(palette, ground)
    strip = RunStrip([(text, styles[role]) for text, role in filled], max(used, width))
    return strip.crop(0, width) if used > width else strip


class _Styles(dict[str, Style]):
    """What each role looks like in a palette, on a ground."""

    def __init__(self, palette: Palette, ground: str) -> None:
        """No style has been asked for yet."""
        super().__init__()
        self._palette, self._ground = palette, ground

    def __missing__(self, role: str) -> Style:
        """Work out a style the first time it is asked for."""
        found = self[role] = self._palette.style(role, self._ground)
        return found


@lru_cache(64)  # one for each palette and ground, so that each role is worked out once
def _styles(palette: Palette, ground: str) -> _Styles:
    return _Styles(palette, ground)


def line_of(text: str, role: str = "") -> Line:
    """A line in a single role."""
    return (Run(text, role),)
