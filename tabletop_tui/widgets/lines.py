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

from tabletop_tui.drawing import Line, MeasuredLine, Run, cells, measured, width_of
from tabletop_tui.terminal.sized import SizedWidget
from tabletop_tui.themes import DARK, Palette


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
        """Starts empty."""
        super().__init__(id=id, classes=classes)
        self._lines: Sequence[Line] = ()
        self._strips: dict[int, Strip] = {}
        self._rows_seen: dict[int, MeasuredLine] = {}
        """What each row showed when it was last drawn."""
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
        """Show these lines; of those that differ, the part that does is drawn again."""
        old = self._lines
        self._lines = lines
        if len(old) != len(lines) and self.styles.auto_dimensions:
            self.redraw_all()
            self.refresh(layout=True)
            return
        common = min(len(old), len(lines))
        self.redraw(
            [*(y for y in range(common) if old[y] != lines[y]), *range(common, max(len(old), len(lines)))]
        )

    def redraw(self, rows: Sequence[int]) -> None:
        """Draw anew what differs in some rows of the widget from what they showed before."""
        width = self.extent.width
        areas: list[Area] = []
        for y in rows:
            line, before = self.row(y), self._rows_seen.get(y)
            if line == before:
                continue
            seen = self._rows_seen[y] = measured(line)
            self._strips.pop(y, None)
            start, end = (0, width) if before is None else _differing(before, seen, width)
            if areas and areas[-1].bottom == y and (areas[-1].x, areas[-1].right) == (start, end):
                last = areas.pop()
                areas.append(Area(start, last.y, end - start, last.height + 1))
            else:
                areas.append(Area(start, y, end - start, 1))
        if areas:
            self.refresh(*areas)

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
                line = self._rows_seen[y] = measured(self.row(y))
            strip = self._strips[y] = self.strip_of(line, palette)
        return strip

    def strip_of(self, line: Line, palette: Palette) -> Strip:
        """A line as Textual draws it, as wide as the widget."""
        return _strip(line, palette, self.extent.width, self.GROUND)

    def fit_in(self) -> None:
        """Fit the lines into another size before they are painted."""
        self._rows_seen.clear()
        self._strips.clear()
        self.resized()

    def resized(self) -> None:
        """There is other room now: subclasses lay out their lines anew."""

    def notify_style_update(self) -> None:
        """The theme may have changed: draw everything anew."""
        self._rows_seen.clear()
        self._strips.clear()
        super().notify_style_update()

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """As wide as the longest line."""
        return max(map(width_of, self._lines), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as there are lines."""
        return len(self._lines)


def _differing(old: MeasuredLine, new: MeasuredLine, width: int) -> tuple[int, int]:
    """The first column in which two lines differ, and the one behind the last."""
    same = 0
    start = 0
    for before, after in zip(old, new, strict=False):
        if before != after:
            break
        start += cells(after.text)
        same += 1
    end = width
    if new.width == old.width:
        end = new.width
        for before, after in zip(reversed(old[same:]), reversed(new[same:]), strict=False):
            if before != after:
                break
            end -= cells(after.text)
    return min(start, width - 1), max(min(end, width), min(start, width - 1) + 1)


@lru_cache(1024)
def _strip(line: Line, palette: Palette, width: int, ground: str) -> Strip:
    """Lines that were shown before are shown again for nothing: strips keep what was made of them."""
    style = palette.style
    styled = [(text, style(role, ground)) for text, role in line if text]
    used = width_of(line)
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
