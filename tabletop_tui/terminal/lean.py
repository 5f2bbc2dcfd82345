"""Writes to the terminal only what differs from what it shows, in as few bytes as possible.

Textual sends every line of a widget that may have changed, each stretch with its whole style and a
reset behind it. This keeps a copy of the screen, as curses does, sends the cells that differ, and of
their styles what differs from the cell before. That is a tenth of the bytes for a key: what
counts over a slow line.
"""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from textual._compositor import CompositorUpdate
from textual.app import App

from tabletop_tui.drawing import cells_of

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult
    from textual.screen import Screen

_MOVE = re.compile(r"\x1b\[(\d+);(\d+)H")
_STYLE = re.compile(r"\x1b\[([\d;]*)m")
_GAP = 4
"""So many cells that are as before are sent again rather than jumped over."""


class Cell(NamedTuple):
    """One cell of the screen."""

    text: str
    """A character with its marks; empty for the second half of a wide one."""
    style: str
    """The parameters of its SGR sequence."""


class Ink(NamedTuple):
    """What a style consists of."""

    attributes: frozenset[str]
    colour: str
    ground: str


class LeanTerminal:
    """What the terminal shows, as far as it is known."""

    def __init__(self) -> None:
        """Knows nothing of the terminal yet, so the first frame is sent whole."""
        self._rows: list[list[Cell | None]] = []
        self._size = (0, 0)

    def forget(self) -> None:
        """Something else may have written to the terminal: send everything again."""
        self._size = (0, 0)

    def lean(self, sequence: str, width: int, height: int) -> str:
        """The bytes to send instead of Textual's, for a terminal of this size."""
        if self._size != (width, height):
            self._size = (width, height)
            self._rows = [[None] * width for _ in range(height)]
        first, *pieces = _MOVE.split(sequence)
        sent = [first]
        style = ""
        for row, column, payload in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True):
            y, x = int(row) - 1, int(column) - 1
            cells = cells_in(payload)
            if cells is None or y >= height or x + len(cells) > width:
                self.forget()
                return sequence
            style = self._send(sent, y, x, cells, style)
        if style:
            sent.append("\x1b[0m")
        return "".join(sent)

    def _send(self, sent: list[str], y: int, x: int, cells: tuple[Cell, ...], style: str) -> str:
        """Append what differs in a row. Returns the style the terminal is left in."""
        row = self._rows[y]
        shown = row[x : x + len(cells)]
        if shown == list(cells):
            return style
        for start, end in _stretches(shown, cells):
            sent.append(f"\x1b[{y + 1};{x + start + 1}H")
            for text, wanted in cells[start:end]:
                if wanted != style:
                    sent.append(_change(style, wanted))
                    style = wanted
                sent.append(text)
        row[x : x + len(cells)] = cells
        return style


class LeanUpdate(CompositorUpdate):
    """An update of Textual's, made lean when it is sent."""

    def __init__(self, update: CompositorUpdate, terminal: LeanTerminal, width: int, height: int) -> None:
        """For a terminal of this size."""
        self._update = update
        self._terminal = terminal
        self._size = (width, height)

    def render_segments(self, console: "Console") -> str:
        """What is written to the terminal."""
        return self._terminal.lean(self._update.render_segments(console), *self._size)

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "RenderResult":
        """Never asked for: Textual writes updates by `render_segments`."""
        yield ""


class LeanApp(App[None]):
    """An app that sends its terminal what has changed, and nothing else."""

    MOST_AT_ONCE: ClassVar[int | None] = None
    """So many cells are painted before others of the same process get their turn; `None` for all."""

    def __init__(self) -> None:
        """Nothing has been sent yet."""
        super().__init__()
        self._terminal = LeanTerminal()

    def _display(self, screen: "Screen[Any]", renderable: Any) -> None:
        """Textual's one way to the terminal."""
        if isinstance(renderable, CompositorUpdate):
            renderable = LeanUpdate(renderable, self._terminal, *self.size)
        elif renderable is not None:
            self._terminal.forget()
        super()._display(screen, renderable)

    def on_mount(self) -> None:
        """Forget what the terminal shows: another program may have written anything."""
        self.app_resume_signal.subscribe(self, lambda _app: self._terminal.forget())

    def on_resize(self) -> None:
        """The terminal has laid out anew what it shows."""
        self._terminal.forget()

    def action_redraw(self) -> None:
        """Draw everything anew: another program may have written over it."""
        self._terminal.forget()
        self.screen.refresh()


@lru_cache(2048)
def cells_in(payload: str) -> tuple[Cell, ...] | None:
    """The cells that a stretch of text and styles fills; `None` if it holds anything else."""
    first, *styled = _STYLE.split(payload)
    cells: list[Cell] = []
    for code, written in zip(["", *styled[::2]], [first, *styled[1::2]], strict=True):
        style = "" if code == "0" else code
        text = written.rstrip("\n")
        if text.isascii():
            if text and not text.isprintable():
                return None
            cells += [_cell(char, style) for char in text]
            continue
        for char in text:
            width = cells_of(char)
            if width == 0:
                if not cells:
                    return None
                cells[-1] = _cell(cells[-1].text + char, cells[-1].style)
            else:
                cells.append(_cell(char, style))
                if width == 2:
                    cells.append(_cell("", style))
    return tuple(cells)


@lru_cache(8192)
def _cell(text: str, style: str) -> Cell:
    """Made once, so that rows are compared by identity."""
    return Cell(text, style)


def _stretches(old: list[Cell | None], new: tuple[Cell, ...]) -> list[tuple[int, int]]:
    """Where the cells differ, small gaps included; a wide character is never cut in two."""
    # Equal cells are the same object, but for a few that are sent once too often.
    differing = [x for x, (before, after) in enumerate(zip(old, new, strict=True)) if before is not after]
    if not differing:
        return []
    found: list[tuple[int, int]] = []
    start = last = differing[0]
    for x in differing:
        if x - last > _GAP:
            found.append(_whole(new, start, last + 1))
            start = x
        last = x
    found.append(_whole(new, start, last + 1))
    return found


def _whole(cells: tuple[Cell, ...], start: int, end: int) -> tuple[int, int]:
    """A stretch, widened where it would cut a wide character in two."""
    while start and cells[start].text == "":
        start -= 1
    while end < len(cells) and cells[end].text == "":
        end += 1
    return start, end


@lru_cache(8192)
def _change(before: str, after: str) -> str:
    """The SGR sequence that leads from one style to another."""
    old, new = _ink(before), _ink(after)
    if not after or old.attributes - new.attributes or (old.colour and not new.colour):
        return f"\x1b[0;{after}m" if after else "\x1b[0m"
    if old.ground and not new.ground:
        return f"\x1b[0;{after}m"
    parts = sorted(new.attributes - old.attributes)
    if new.colour != old.colour:
        parts.append(new.colour)
    if new.ground != old.ground:
        parts.append(new.ground)
    return f"\x1b[{';'.join(parts)}m"


@lru_cache(8192)
def _ink(style: str) -> Ink:
    """The colours and attributes of a style's escape sequence."""
    attributes: set[str] = set()
    colour = ground = ""
    codes = style.split(";") if style else []
    while codes:
        code = codes.pop(0)
        if code in ("38", "48"):
            count = 4 if codes[:1] == ["2"] else 2
            whole = ";".join([code, *codes[:count]])
            del codes[:count]
            colour, ground = (whole, ground) if code == "38" else (colour, whole)
        elif 30 <= int(code) <= 39 or 90 <= int(code) <= 97:
            colour = code
        elif 40 <= int(code) <= 49 or 100 <= int(code) <= 107:
            ground = code
        else:
            attributes.add(code)
    return Ink(frozenset(attributes), colour, ground)
