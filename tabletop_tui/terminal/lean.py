"""Writes to the terminal only what differs from what it shows, in as few bytes as possible.

Textual sends every line of a widget that may have changed, each stretch with its whole style and a
reset behind it. This keeps a copy of the screen, as curses does, sends the cells that differ, and of
their styles what differs from the cell before. That is a tenth of the bytes for a key: what
counts over a slow line.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from rich.color import ColorSystem
from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate
from textual.app import App
from textual.strip import Strip

from tabletop_tui.drawing import all_narrow, cells_of
from tabletop_tui.terminal.colours import colour_system
from tabletop_tui.terminal.pieces import Piece, PiecesUpdate
from tabletop_tui.terminal.sgr import change, for_blank, on_blanks

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult
    from textual.screen import Screen

_GAP = 5
"""So many bytes are sent again rather than jumped over: a jump to the right takes four or five."""


class LeanTerminal:
    """What the terminal shows, as far as it is known."""

    def __init__(self) -> None:
        """Knows nothing of the terminal yet, so the first frame is sent whole."""
        self.texts: list[list[str | None]] = []
        """Each cell's character with its marks; empty in the second half of a wide one, `None` if unknown."""
        self.styles: list[list[str]] = []
        """The parameters of each cell's SGR sequence."""
        self._size = (0, 0)

    def forget(self) -> None:
        """Something else may have written to the terminal: send everything again."""
        self._size = (0, 0)

    def lean(self, pieces: Iterable[Piece], width: int, height: int, colours: ColorSystem) -> str | None:
        """What to send for these pieces of rows, in a terminal of this size.

        `None`, and nothing is known any more, if there is something in them that isn't text with a style.
        """
        if self._size != (width, height):
            self._size = (width, height)
            self.texts = [[None] * width for _ in range(height)]
            self.styles = [[""] * width for _ in range(height)]
        sent: list[str] = []
        style = ""
        for y, x, strip in pieces:
            cells = cells_in(strip, colours)
            if cells is None or y >= height or x + len(cells.texts) > width:
                self.forget()
                return None
            style = self._send(sent, y, x, cells, style)
        if style:
            sent.append("\x1b[m")
        return "".join(sent)

    def _send(self, sent: list[str], y: int, x: int, cells: "Cells", style: str) -> str:
        """Append what differs in a row. Returns the style the terminal is left in."""
        texts, styles, plain = cells
        end = x + len(texts)
        old, before = self.texts[y][x:end], self.styles[y][x:end]
        if old == texts and before == styles:
            return style
        self.texts[y][x:end], self.styles[y][x:end] = texts, styles
        differing = [
            place
            for place, (a, b, c, d) in enumerate(zip(texts, old, styles, before, strict=True))
            if a != b or (c != d and not (a == " " and on_blanks(c) == on_blanks(d)))
        ]
        behind = -1
        append = sent.append
        for place in differing if plain else _whole(texts, differing):
            text, wanted = texts[place], styles[place]
            if place != behind:
                step = _step(texts, styles, behind, place, style) if plain and behind > 0 else ""
                append(step or f"\x1b[{y + 1};{x + place + 1}H")
            if wanted != style:
                if text == " ":
                    code, style = for_blank(style, wanted)
                else:
                    code, style = change(style, wanted), wanted
                append(code)
            append(text)
            behind = place + 1
        return style


def _step(texts: Sequence[str], styles: Sequence[str], start: int, end: int, style: str) -> str:
    """What leads from one place of a row to another one further right, in the present style.

    A few cells that have this style are sent again, which is shorter than a jump.
    """
    if end - start <= _GAP and styles[start] == style and styles[start:end].count(style) == end - start:
        between = "".join(texts[start:end])
        if len(between.encode()) <= _GAP:
            return between
    return f"\x1b[{end - start}C" if end - start > 1 else "\x1b[C"


class LeanUpdate(CompositorUpdate):
    """An update of Textual's, made lean when it is sent."""

    def __init__(self, update: CompositorUpdate, terminal: LeanTerminal, width: int, height: int) -> None:
        """For a terminal of this size."""
        self._update = update
        self._terminal = terminal
        self._size = (width, height)

    def render_segments(self, console: "Console") -> str:
        """What is written to the terminal."""
        found, colours = pieces_of(self._update), colour_system(console) or ColorSystem.TRUECOLOR
        lean = None if found is None else self._terminal.lean(found, *self._size, colours)
        if lean is None:
            self._terminal.forget()
            return self._update.render_segments(console)
        return lean

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


def pieces_of(update: CompositorUpdate) -> Iterable[Piece] | None:
    """The pieces of an update; `None` if it is none of those that paint a screen."""
    if isinstance(update, PiecesUpdate):
        return update.pieces
    if isinstance(update, LayoutUpdate):
        x = update.region.x
        return [Piece(y, x, Strip.join(row)) for y, row in enumerate(update.strips, update.region.y)]
    if isinstance(update, ChopsUpdate):
        rows = enumerate(update.chops)
        return [Piece(y, x, strip) for y, row in rows for x, strip in row.items() if strip is not None]
    return None


class Cells(NamedTuple):
    """What a piece fills, cell by cell."""

    texts: list[str]
    styles: list[str]
    plain: bool
    """Every cell holds one character, and every character fills one cell."""


def cells_in(strip: Strip, colours: ColorSystem) -> Cells | None:
    """The cells that a strip fills; `None` if it holds anything but text with styles."""
    texts: list[str] = []
    styles: list[str] = []
    plain = True
    for text, style, control in strip:
        if control or (style is not None and style._link):
            return None
        ink = "" if style is None else style._ansi
        if ink is None:
            ink = Strip.render_ansi(style, colours)
        if (text.isascii() and text.isprintable()) or _fills(text):
            texts += text
            styles += [ink] * len(text)
        elif not text.isascii() and not all_narrow(text) and _take(text, texts):
            plain = False
            styles += [ink] * (len(texts) - len(styles))
        else:
            return None
    return Cells(texts, styles, plain)


@lru_cache(4096)
def _fills(text: str) -> bool:
    """Whether every character can be seen and fills one cell."""
    return all_narrow(text) and text.isprintable()


def _take(text: str, texts: list[str]) -> bool:
    """Add a text in which some characters are wide, or marks on the one before; whether that was possible."""
    for char in text:
        width = cells_of(char)
        if width:
            texts += [char, ""][:width]
        elif texts:
            texts[-1] += char
        else:
            return False
    return True


def _whole(texts: Sequence[str], places: Sequence[int]) -> list[int]:
    """These places, and the other halves of wide characters."""
    found = set(places)
    for place in places:
        if texts[place] == "":
            found.add(place - 1)
        elif texts[place + 1 : place + 2] == [""]:
            found.add(place + 1)
    return sorted(found)
