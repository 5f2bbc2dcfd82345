"""The base of our widgets: lines of runs, drawn by roles, of which only those that changed are redrawn."""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.geometry import Region as Area
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from tabletop_tui.drawing import Line, Run, cells
from tabletop_tui.themes import DARK, Palette


def palette_of(app: App[object]) -> Palette:
    """The palette in use; dark in an app that has none."""
    palette = getattr(app, "palette", DARK)
    return palette if isinstance(palette, Palette) else DARK


class LinesWidget(Widget):
    """Shows lines of runs. Subclasses call `show_lines` whenever something may have changed."""

    GROUND: ClassVar[str] = "ground-base"
    """The role beneath everything."""

    ALLOW_SELECT = False
    can_focus = False

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        """Nothing to show yet."""
        super().__init__(id=id, classes=classes)
        self._lines: Sequence[Line] = ()
        self._strips: dict[int, Strip] = {}
        self._painted_with: Palette | None = None

    @property
    def lines(self) -> Sequence[Line]:
        """What is shown, line by line from the top of the widget."""
        return self._lines

    @property
    def text(self) -> str:
        """What is shown, as plain text."""
        return "\n".join("".join(run.text for run in line).rstrip() for line in self._lines)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines; those that are as before aren't drawn again."""
        old = self._lines
        self._lines = lines
        changed = [
            y
            for y in range(max(len(old), len(lines)))
            if (old[y] if y < len(old) else None) != (lines[y] if y < len(lines) else None)
        ]
        if len(old) != len(lines) and self.styles.auto_dimensions:
            self._strips.clear()
            self.refresh(layout=True)
        else:
            self.redraw(changed)

    def redraw(self, rows: Sequence[int]) -> None:
        """Draw some rows of the widget anew."""
        if not rows:
            return
        for y in rows:
            self._strips.pop(y, None)
        width = self.size.width
        areas: list[Area] = []
        for y in rows:
            if areas and areas[-1].bottom == y:
                last = areas[-1]
                areas[-1] = Area(0, last.y, width, last.height + 1)
            else:
                areas.append(Area(0, y, width, 1))
        self.refresh(*areas)

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
        if strip is None or strip.cell_length != self.size.width:
            strip = self._strips[y] = self.strip_of(self.row(y), palette)
        return strip

    def strip_of(self, line: Line, palette: Palette) -> Strip:
        """A line as Textual draws it, as wide as the widget."""
        return _strip(line, palette, self.size.width, self.GROUND)

    def notify_style_update(self) -> None:
        """The theme may have changed: draw everything anew."""
        self._strips.clear()
        super().notify_style_update()

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """As wide as the longest line."""
        return max((sum(cells(run.text) for run in line) for line in self._lines), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as there are lines."""
        return len(self._lines)


@lru_cache(1024)
def _strip(line: Line, palette: Palette, width: int, ground: str) -> Strip:
    """Lines that were shown before are shown again for nothing: strips keep what was made of them."""
    style = palette.style
    styled = [(text, style(role, ground)) for text, role in line if text]
    used = sum([cells(text) for text, _ in line])
    if used < width:
        styled.append((" " * (width - used), style("", ground)))
    strip = Strip(_joined(styled), max(used, width))
    return strip.crop(0, width) if used > width else strip


def _joined(styled: Sequence[tuple[str, Style]]) -> list[Segment]:
    """Segments, as few as look the same: blanks take the ink of their neighbour, which saves bytes."""
    joined: list[tuple[str, Style]] = []
    for text, style in styled:
        if joined:
            before, last = joined[-1]
            if style == last or (_is_blank(text, style) and _blends(style, last)):
                joined[-1] = (before + text, last)
                continue
            if _is_blank(before, last) and _blends(last, style):
                joined[-1] = (before + text, style)
                continue
        joined.append((text, style))
    return [Segment(text, style) for text, style in joined]


def _is_blank(text: str, style: Style) -> bool:
    return not text.strip(" ") and not (style.reverse or style.underline or style.strike)


def _blends(blank: Style, other: Style) -> bool:
    """Whether blanks look the same in the other style."""
    if other.reverse or other.underline or other.strike:
        return False
    return blank.bgcolor == other.bgcolor


def line_of(text: str, role: str = "") -> Line:
    """A line in a single role."""
    return (Run(text, role),)
