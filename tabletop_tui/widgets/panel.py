"""The decision panel: every option in words, what is blocked with its reason, and what choosing would do."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from textual import events
from textual.message import Message

from rulesets.core.records import record
from tabletop_tui.drawing import Line, Region, Run, cells, pad, wrap
from tabletop_tui.widgets.lines import LinesWidget

_WIDE = 70
"""From so many columns on, details stand beside the options instead of below them."""
_COLUMN = 30
"""How wide a column of options is at least."""
_BRIEF_COLUMN = 22
"""The same where options are told in brief."""
_LABEL = 5
"""Columns before a text whose key is a single one."""


@record
class Entry:
    """One line of the list."""

    key: str
    text: str
    label: str | None = None
    """The key that chooses it, or several that are typed one after the other."""
    target: str | None = None
    blocked: str | None = None
    """Why it may not be chosen, in words; `None` if it may."""
    brief: str = ""
    """The text in fewer words, for a list that has more entries than rows; empty if there are none."""
    short: str = ""
    """The text with signs in place of words, where it would be cut off; empty if there is none."""


@record
class _Shape:
    """How the panel's space is divided."""

    columns: int
    column_width: int
    rows: int
    """Rows of the list."""
    detail: Region
    form: str = "text"
    """How entries are told: by their `text`, or all of them by their `short` or `brief` one."""


class DecisionPanel(LinesWidget):
    """Lists what can be chosen. A game is playable from it alone."""

    GROUND = "ground-panel"

    @dataclass(eq=False, repr=False)
    class Chosen(Message):
        """An entry was clicked."""

        key: str

    @dataclass(eq=False, repr=False)
    class Highlighted(Message):
        """The mouse moved on to another entry."""

        key: str

    def __init__(self, id: str | None = None) -> None:
        """Nothing to choose yet."""
        super().__init__(id=id)
        self._all: tuple[Entry, ...] = ()
        self._entries: tuple[Entry, ...] = ()
        self._target: str | None = None
        self._key: str | None = None
        self._active = True
        self._details: Sequence[str] = ()
        self._heading = ""
        self._legends: Sequence[str] = ()
        self._more: Callable[[int], str] = "+{}".format
        self._top = 0

    # -- what it shows -----------------------------------------------------------------------------

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What is listed now."""
        return self._entries

    @property
    def key(self) -> str | None:
        """The highlighted entry."""
        return self._key

    @property
    def entry(self) -> Entry | None:
        """The highlighted entry itself."""
        return next((entry for entry in self._entries if entry.key == self._key), None)

    @property
    def narrowed_to(self) -> str | None:
        """The board element whose options alone are listed."""
        return self._target

    def show_entries(
        self,
        entries: Sequence[Entry],
        heading: str = "",
        legends: Sequence[str] = (),
        more: Callable[[int], str] | None = None,
    ) -> None:
        """List these, all of them; the highlight stays where it is if it can.

        The first of the `legends` for which there is room stands at the right end of the heading;
        `more` says that so many entries lie out of sight.
        """
        self._all = tuple(entries)
        self._heading = heading
        self._legends = legends
        self._more = more or self._more
        self._target = None
        self._list(self._all)

    def narrow(self, target: str | None) -> None:
        """List the options of one board element only, or (`None`) all again."""
        if target == self._target:
            return
        self._target = target
        chosen = tuple(entry for entry in self._all if target is None or entry.target == target)
        self._list(chosen)

    def narrow_to_keys(self, typed: str) -> None:
        """List only what can be chosen by keys that begin like this; all again if nothing is typed."""
        self._target = None
        self._list(tuple(e for e in self._all if not typed or (e.label or "").startswith(typed)))

    def highlight(self, key: str | None, details: Sequence[str] = (), *, active: bool = True) -> None:
        """Highlight an entry and say what it would do. `active`: the cursor is in the list."""
        self._key, self._details, self._active = key, details, active
        self._keep_in_sight()
        self._draw()

    def _list(self, entries: tuple[Entry, ...]) -> None:
        self._entries = entries
        if self._key not in {entry.key for entry in entries}:
            self._key, self._details = None, ()
        self._top = 0
        self._keep_in_sight()
        self._draw()

    # -- moving ------------------------------------------------------------------------------------

    def first_key(self) -> str | None:
        """The first entry in sight that may be chosen."""
        room = self._shape()
        seen = self._entries[self._top * room.columns :] if room.columns == 1 else self._entries
        free = [entry.key for entry in seen if entry.blocked is None] or [e.key for e in self._entries]
        return free[0] if free else None

    def next_key(self, direction: str) -> str | None:
        """The entry in a direction, or `None` if the list ends there."""
        place = self._place()
        if place is None:
            return self.first_key()
        shape = self._shape()
        rows = self._rows_per_column(shape)
        column, row = divmod(place, rows)
        if direction in ("up", "down"):
            row += 1 if direction == "down" else -1
            if not 0 <= row < rows:
                return None
        else:
            column += 1 if direction == "right" else -1
            if not 0 <= column < shape.columns:
                return None
        index = min(column * rows + row, len(self._entries) - 1)
        if index == place or index // rows != column:
            return None
        return self._entries[index].key

    def paged_key(self, pages: int) -> str | None:
        """The entry so many pages further on."""
        if not self._entries:
            return None
        place = self._place() or 0
        index = place + pages * max(1, self._shape().rows)
        return self._entries[min(max(index, 0), len(self._entries) - 1)].key

    def place_on_screen(self) -> Region:
        """Where the highlighted entry, or the list, lies on the screen."""
        area = self.region
        place = self._place()
        if place is None:
            return Region(area.x, area.y, max(area.width, 1), max(area.height, 1))
        shape = self._shape()
        column, row = divmod(place, self._rows_per_column(shape))
        x = area.x + column * shape.column_width
        return Region(x, area.y + 1 + row - self._top, shape.column_width, 1)

    def _place(self) -> int | None:
        return next((i for i, entry in enumerate(self._entries) if entry.key == self._key), None)

    # -- drawing -----------------------------------------------------------------------------------

    def _shape(self) -> _Shape:
        width, height = self.extent.width, self.extent.height
        count = max(1, len(self._entries))
        if width < _WIDE:
            rows = max(1, min(count, height - 4 if height > 8 else (height + 1) // 2))
            top = 1 + rows
            return _Shape(1, width, rows, Region(0, top, width, max(0, height - top)), self._form(width))
        rows = max(1, height - 1)
        wanted = -(-count // rows)
        column = max(_COLUMN, min(self._longest("text"), width * 11 // 20))
        columns = max(1, min(wanted, (width * 2 // 3) // column))
        form = self._form(column)
        if form == "short":
            column = max(_COLUMN, min(self._longest(form), column))
        if columns < wanted and any(entry.brief for entry in self._entries):
            shorter = max(_BRIEF_COLUMN, min(self._longest("brief"), width // 2 - 2))
            fitting = min(wanted, (width * 2 // 3) // shorter)
            if fitting > columns:
                column, columns, form = shorter, fitting, "brief"
        left = columns * column
        return _Shape(columns, column, rows, Region(left + 2, 1, width - left - 3, rows), form)

    def _form(self, column: int) -> str:
        """How entries are told in a column so wide: in short if that keeps one of them from being cut off."""
        short = self._longest("text") > column and any(entry.short for entry in self._entries)
        return "short" if short else "text"

    def _longest(self, form: str) -> int:
        return max((_width_of(entry, _text_of(entry, form)) for entry in self._entries), default=0)

    def _rows_per_column(self, shape: _Shape) -> int:
        return max(shape.rows, -(-len(self._entries) // shape.columns)) if self._entries else 1

    def _keep_in_sight(self) -> None:
        if not self.extent:
            return
        shape = self._shape()
        rows = self._rows_per_column(shape)
        place = self._place()
        if place is not None:
            row = place % rows
            self._top = min(max(self._top, row - shape.rows + 1), row)
        self._top = max(0, min(self._top, rows - shape.rows))

    def _draw(self) -> None:
        width, height = self.extent
        if not width or not height:
            return
        shape = self._shape()
        rows = self._list_rows(shape)
        details = self._detail_rows(shape.detail)
        lines: list[Line] = [self._head(shape, width)]
        if shape.detail.x:
            bar = Run("│ " if details else "  ", "faint")
            gap = " " * (shape.detail.x - 2 - shape.columns * shape.column_width)
            for y, row in enumerate(rows):
                lines.append((*row, Run(gap), bar, details[y] if y < len(details) else Run("")))
        else:
            lines += [*rows, *((detail,) for detail in details)]
        self.show_lines(tuple(lines))

    def _head(self, shape: _Shape, width: int) -> Line:
        """The line above the list: its heading, how many entries are out of sight, and the legend."""
        rows = self._rows_per_column(shape)
        out_of_sight = sum(
            not self._top <= place % rows < self._top + shape.rows for place in range(len(self._entries))
        )
        more = f", {self._more(out_of_sight)}" if out_of_sight else ""
        rule = width - cells(self._heading + more) - 3
        start = (Run("─ ", "faint"), Run(self._heading, "dim"), Run(more, ""))
        legend = next((text for text in self._legends if cells(text) + 4 <= rule), "")
        if not legend:
            return (*start, Run(" " + "─" * rule, "faint"))
        line = "─" * (rule - cells(legend) - 3)
        return (*start, Run(f" {line} ", "faint"), Run(legend, "dim"), Run(" ─", "faint"))

    def _list_rows(self, shape: _Shape) -> list[Line]:
        """The rows of the list that are in sight, each as wide as its columns."""
        rows = self._rows_per_column(shape)
        room = shape.column_width - 1
        found: list[Line] = []
        for row in range(self._top, self._top + shape.rows):
            runs: list[Run] = []
            for column in range(shape.columns):
                place = column * rows + row
                entry = self._entries[place] if row < rows and place < len(self._entries) else None
                if entry is None:
                    runs.append(Run(" " * room))
                else:
                    runs += self._entry_runs(entry, _text_of(entry, shape.form), room)
                runs.append(Run(" "))
            found.append(tuple(runs))
        if self._top > 0:
            found[0] = (*found[0][:-1], Run("▲", "dim"))
        if self._top + shape.rows < rows:
            found[-1] = (*found[-1][:-1], Run("▼", "dim"))
        return found

    def _entry_runs(self, entry: Entry, text: str, width: int) -> Line:
        runs = _line(entry, text, width)
        if entry.key != self._key:
            return runs
        role = "cursor-line" if self._active else "marked"
        return (Run("".join(run.text for run in runs), role),)

    def _detail_rows(self, area: Region) -> list[Run]:
        """What the highlighted entry would do, broken into lines; `…` says that there is more."""
        if area.height <= 0 or area.width <= 0:
            return []
        rows: list[Run] = []
        for text in self._detail_texts():
            role = "warn" if text.startswith("!") else ""
            rows += [Run(line, role) for line in wrap(text.lstrip("! "), max(1, area.width - 2), "  ")]
        if len(rows) > area.height:
            text, role = rows[area.height - 1]
            rows[area.height - 1] = Run(pad(text, area.width - 2) + " …", role)
        return rows[: area.height]

    def _detail_texts(self) -> list[str]:
        entry = self.entry
        if entry is None:
            return [*self._details]
        shape = self._shape()
        brief = shape.form == "brief"
        cut = not brief and _width_of(entry, entry.text) > shape.column_width
        whole = [entry.text] if cut or (brief and not self._details) else []
        reason = [f"! {entry.blocked}"] if entry.blocked else []
        return [*whole, *reason, *self._details]

    def resized(self) -> None:
        """Divide the space anew."""
        self._keep_in_sight()
        self._draw()

    # -- the mouse ---------------------------------------------------------------------------------

    def _entry_at(self, x: int, y: int) -> Entry | None:
        shape = self._shape()
        rows = self._rows_per_column(shape)
        column, row = x // shape.column_width, y - 1
        if not 0 <= column < shape.columns or not 0 <= row < shape.rows:
            return None
        place = column * rows + row + self._top
        in_column = row + self._top < rows
        return self._entries[place] if in_column and place < len(self._entries) else None

    def on_click(self, event: events.Click) -> None:
        """Report the entry that was clicked."""
        entry = self._entry_at(event.x, event.y)
        if entry is not None:
            event.stop()
            self.post_message(self.Chosen(entry.key))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Report the entry under the mouse."""
        entry = self._entry_at(event.x, event.y)
        if entry is not None and entry.key != self._key:
            self.post_message(self.Highlighted(entry.key))

    def on_mouse_scroll_down(self) -> None:
        """Further down the list."""
        self._roll(1)

    def on_mouse_scroll_up(self) -> None:
        """Further up."""
        self._roll(-1)

    def _roll(self, rows: int) -> None:
        shape = self._shape()
        self._top = max(0, min(self._top + rows, self._rows_per_column(shape) - shape.rows))
        self._draw()


def blocked_entry(entry: Entry, reason: str) -> Entry:
    """The same entry, not to be chosen for a reason."""
    return replace(entry, blocked=reason, label=None)


def _text_of(entry: Entry, form: str) -> str:
    return {"brief": entry.brief, "short": entry.short}.get(form, "") or entry.text


def _width_of(entry: Entry, text: str) -> int:
    return cells(text) + _LABEL + max(1, len(entry.label or ""))


@lru_cache(512)
def _line(entry: Entry, text: str, width: int) -> Line:
    if entry.blocked is not None:
        return (Run(pad(f"  ×  {text}", width), "blocked"),)
    label = f" [{entry.label}] " if entry.label else "  •  "
    return (Run(label, "key"), Run(pad(text, width - len(label)), ""))
