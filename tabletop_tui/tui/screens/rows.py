"""A list whose rows are lines of runs: chosen by keys or mouse, scrolled when there are many."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from textual.binding import Binding, BindingType
from textual.events import Click, MouseScrollDown, MouseScrollUp
from textual.message import Message

from rulesets.core.records import record
from tabletop_tui.paint.drawing import Line, Run, width_of, wrap
from tabletop_tui.paint.runs import cut
from tabletop_tui.tui.keys import bindings
from tabletop_tui.tui.screens.bars import Fitted

GUTTER = 2
"""Cells on the left, for the cursor's mark."""

BAR = 1
"""Cells on the right, for the scroll bar."""


def bindings_of(*names: str) -> list[BindingType]:
    """Some of the keys of menus: `up`, `choose` and so on."""
    wanted = {f"menu-{name}" for name in names}
    return [binding for binding in bindings("menu") if isinstance(binding, Binding) and binding.id in wanted]


@record
class Row:
    """A row of a list, such as a saved game."""

    id: str
    """Empty for what can't be chosen, such as a heading or a gap."""
    lines: tuple[Line, ...] = field(default=((),))


class Rows(Fitted, can_focus=True):
    """Shows rows of any height, one of them under the cursor."""

    BINDINGS = bindings_of("up", "down", "page-up", "page-down", "first", "last", "choose")

    @dataclass
    class Chosen(Message):
        """A row was chosen: by Enter, or by a click on the row under the cursor."""

        rows: "Rows"
        id: str

        @property
        def control(self) -> "Rows":
            """For `@on` with a selector."""
            return self.rows

    @dataclass
    class Moved(Message):
        """The message that the cursor is on another row."""

        rows: "Rows"
        id: str

        @property
        def control(self) -> "Rows":
            """For `@on` with a selector."""
            return self.rows

    @dataclass
    class Left(Message):
        """The message that an arrow key led out of the list: -1 at its top, 1 at its bottom."""

        rows: "Rows"
        way: int

    def __init__(self, id: str | None = None, *, reading: bool = False, keeps_mark: bool = False) -> None:
        """If `reading`, arrows scroll and there is no cursor.

        Without `keeps_mark`, the cursor is shown only while the list has the focus.
        """
        super().__init__(id=id)
        self.empty = ""
        """The text shown if there are no rows."""
        self.reading = reading
        self._keeps_mark = keeps_mark
        self.cursor = ""
        """The id of the row under the cursor; empty if there is none."""
        self._make: Callable[[int], Sequence[Row]] = lambda _width: ()
        self._entries: Sequence[Row] = ()
        self._offset = 0

    def show(self, make: Callable[[int], Sequence[Row]]) -> None:
        """Show the rows that `make` returns for a width in cells; the cursor stays where it was."""
        self._make = make
        self.refit()

    @property
    def ids(self) -> list[str]:
        """The ids of everything that can be chosen, from the top."""
        return [row.id for row in self._entries if row.id]

    def place(self, id: str) -> None:
        """Put the cursor on a row, if it is there; before there are rows, on the one that will be there."""
        if not self._entries:
            self.cursor = id
        elif id in self.ids and id != self.cursor:
            self.cursor = id
            self.post_message(self.Moved(self, id))
            self._paint(follow=True)

    # -- keys and mouse ------------------------------------------------------------------------

    def action_move(self, way: int) -> None:
        """One row up or down."""
        if self.reading:
            self._scroll(way)
            return
        ids = self.ids
        place = ids.index(self.cursor) + way if self.cursor in ids else 0
        if 0 <= place < len(ids):
            self.place(ids[place])
        else:
            self.post_message(self.Left(self, way))

    def action_page(self, way: int) -> None:
        """Move a page of rows up or down."""
        if self.reading:
            self._scroll(way * max(self.size.height - 1, 1))
            return
        ids = self.ids
        if ids:
            tallest = max(len(row.lines) for row in self._entries)
            step = max(self.size.height // tallest, 1)
            place = ids.index(self.cursor) if self.cursor in ids else 0
            self.place(ids[min(max(place + way * step, 0), len(ids) - 1)])

    def action_end(self, way: int) -> None:
        """Move to the first or the last row."""
        if self.reading:
            self._scroll(way * 1_000_000)
        elif self.ids:
            self.place(self.ids[0 if way < 0 else -1])

    def action_choose(self) -> None:
        """The row under the cursor."""
        if self.cursor:
            self.post_message(self.Chosen(self, self.cursor))

    def on_click(self, event: Click) -> None:
        """A click puts the cursor on a row; a click on the row under the cursor chooses it."""
        row = self._row_at(event.y)
        if row is None or not row.id:
            return
        if row.id == self.cursor and (event.chain > 1 or self._was_focused):
            self.action_choose()
        else:
            self.place(row.id)
        self._was_focused = True

    _was_focused = False

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """Move the cursor with the wheel."""
        self._scroll(2)
        event.stop()

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """Move the cursor with the wheel."""
        self._scroll(-2)
        event.stop()

    def watch_has_focus(self, has_focus: bool) -> None:
        """Show the cursor while keys go here."""
        super().watch_has_focus(has_focus)
        if not has_focus:
            self._was_focused = False
        self._paint()

    # -- drawing -------------------------------------------------------------------------------

    def fitted(self, width: int, height: int) -> Sequence[Line]:
        """The part in view of the rows made for the width."""
        self._make_entries(width)
        self._bring_into_view(height)
        return self._in_view(width, height)

    def _make_entries(self, width: int) -> None:
        self._entries = self._make(max(width - GUTTER - BAR, 0))
        ids = self.ids
        if self.cursor not in ids:
            self.cursor = ids[0] if ids else ""
            if ids and not self.reading:
                self.post_message(self.Moved(self, self.cursor))

    def _scroll(self, by: int) -> None:
        self._offset += by
        self._paint()

    def _row_at(self, y: int) -> Row | None:
        line = y + self._offset
        for row in self._entries:
            line -= len(row.lines)
            if line < 0:
                return row
        return None

    def _paint(self, *, follow: bool = False) -> None:
        """Show the part of the rows in view, keeping the cursor in it if it is to be followed."""
        width, height = self.size
        if self._fitted_for != self.size or not self.size:
            self.refit()
            return
        if follow:
            self._bring_into_view(height)
        self.show_lines(self._in_view(width, height))

    def _in_view(self, width: int, height: int) -> Sequence[Line]:
        """The part of the rows that is in view."""
        total = sum(len(row.lines) for row in self._entries)
        self._offset = min(max(self._offset, 0), max(total - height, 0))
        if not self._entries:
            said = wrap(self.empty, width - 4) if self.empty else ()
            return ((), *((Run(f"  {line}", "dim"),) for line in said)) if said else ()
        shown: list[Line] = []
        for row in self._entries:
            chosen = bool(row.id) and row.id == self.cursor and not self.reading
            chosen = chosen and (self.has_focus or self._keeps_mark)
            shown += [self._dressed(line, width, chosen=chosen) for line in row.lines]
        shown = shown[self._offset : self._offset + height]
        return [(*line, *bar) for line, bar in zip(shown, self._bar(total, height), strict=False)]

    def _bring_into_view(self, height: int) -> None:
        if self.reading:
            return
        top = 0
        for row in self._entries:
            if row.id == self.cursor:
                break
            top += len(row.lines)
        else:
            return
        first = 0 if row.id == (self.ids or [""])[0] else top
        self._offset = max(min(self._offset, first), top + len(row.lines) - height)

    def _dressed(self, line: Line, width: int, *, chosen: bool) -> Line:
        """A line with the cursor's mark, filled with blanks to the width."""
        room = width - GUTTER - BAR
        line = cut(line, room)
        used = width_of(line)
        filled = (*line, Run(" " * max(room - used, 0)))
        if not chosen:
            return (Run(" " * GUTTER), *filled)
        ground = "ground-raised" if self.has_focus else "ground-bar"
        mark = Run("▌ ", f"you {ground}") if self.has_focus else Run("▏ ", f"dim {ground}")
        bold = " strong" if self.has_focus else ""
        return (mark, *(Run(run.text, f"{run.role}{bold} {ground}") for run in filled))

    def _bar(self, total: int, height: int) -> list[Line]:
        """The scroll bar, one cell per line; blank if everything is in view."""
        if total <= height or height <= 0:
            return [(Run(" "),)] * max(height, 0)
        size = max(height * height // total, 1)
        start = self._offset * (height - size) // (total - height)
        return [(Run("┃", "dim") if start <= y < start + size else Run("│", "faint"),) for y in range(height)]
