"""Writes to the terminal only what differs from what it shows, in as few bytes as possible.

Textual sends every line of a widget that may have changed, each stretch with its whole style and a reset
after it. This keeps a copy of the screen, as curses does, sends the cells that differ, and of their styles
what differs from the cell before. Cells of one style are sent together (`spans.py`). That is a twentieth of
the bytes for a key: what counts over a slow line.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, compress, count, pairwise, repeat
from operator import ne, or_
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from rich.color import ColorSystem
from rich.style import Style
from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate
from textual.app import App
from textual.strip import Strip

from tabletop_tui.paint.drawing import all_narrow, cells_of
from tabletop_tui.tui.terminal.colours import colour_system
from tabletop_tui.tui.terminal.sgr import on_blanks
from tabletop_tui.tui.terminal.spans import Spans
from tabletop_tui.tui.terminal.strips import Cells, RunStrip

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult
    from textual.screen import Screen

UNKNOWN = "\0"
"""A text that no cell can hold."""
_GAP = 5
"""How many bytes are sent again rather than jumped over: a jump to the right takes four or five."""


class Piece(NamedTuple):
    """Some cells of a row."""

    y: int
    x: int
    strip: Strip


class LeanTerminal:
    """What the terminal shows, as far as it is known."""

    def __init__(self) -> None:
        """Knows nothing of the terminal yet, so the first frame is sent whole."""
        self.texts: list[str | list[str]] = []
        """Row by row. A list of cells where some hold anything but one character: several with marks, or none
        in the second half of a wide one. What is unknown is `UNKNOWN`."""
        self.styles: list[list[str]] = []
        """The parameters of each cell's SGR sequence."""
        self._size = (0, 0)

    def forget(self) -> None:
        """Something else may have written to the terminal: send everything again."""
        self._size = (0, 0)

    def lean(self, pieces: Iterable[Piece], width: int, height: int, colours: ColorSystem) -> str | None:
        """What to send for these pieces of rows, in a terminal of this size.

        `None` if they hold anything but text with a style; then what it shows is unknown.
        """
        if self._size != (width, height):
            self._size = (width, height)
            self.texts = [UNKNOWN * width for _ in range(height)]
            self.styles = [[""] * width for _ in range(height)]
        sent: list[str] = []
        style, spans, last = "", Spans(width), (-1, 0)
        for y, x, strip in pieces:
            cells = cells_in(strip, colours)
            if cells is None or y >= height or x + len(cells.styles) > width:
                self.forget()
                return None
            if (y, x) < last:  # over what an earlier piece may have painted: that is sent first
                style = spans.write(sent, style)
            self._take(spans, y, x, cells)
            last = y, x + len(cells.styles)
        style = spans.write(sent, style)
        if style:
            sent.append("\x1b[m")
        return "".join(sent)

    def _take(self, spans: Spans, y: int, x: int, cells: Cells) -> None:
        """Take over a piece of a row; what differs in it is to be sent."""
        text, styles, runs = cells
        row, shown = self.texts[y], self.styles[y]
        if text is None or not isinstance(row, str):
            self._take_by_cells(spans, y, x, cells)
            return
        end = x + len(text)
        old, before = row[x:end], shown[x:end]
        if old == text and before == styles:
            return
        self.texts[y], shown[x:end] = row[:x] + text + row[end:], styles
        # A stretch that has not been added yet, because what follows may look the same.
        at = behind = -1
        held = style = ""
        for start, stop, ink, whole in runs:
            inks = before[start:stop]
            if ink not in inks and " " not in whole:
                parts: Sequence[tuple[int, str]] = ((0, whole),)
            elif inks.count(ink) != stop - start:
                parts = _parts(whole, old[start:stop], ink, inks)
            elif not old.startswith(whole, start):
                parts = _parts(whole, old[start:stop], ink, ())
            else:
                continue
            for place, part in parts:
                first = place + start
                one = None
                if first == behind:
                    one = ink if ink == style else _in_one(style, held, ink, part)
                if one is not None:
                    held, style = held + part, one
                else:
                    if held:
                        spans.add(style, y, x + at, held, x + behind)
                    at, held, style = first, part, ink
                behind = first + len(part)
        if held:
            spans.add(style, y, x + at, held, x + behind)

    def _take_by_cells(self, spans: Spans, y: int, x: int, cells: Cells) -> None:
        """The same where some cells hold anything but one character, now or before.

        Nothing relies on how wide a terminal shows them.
        """
        row, shown, styles = [*self.texts[y]], self.styles[y], cells.styles
        texts = [*cells.text] if cells.text is not None else _cells_in(cells.runs)
        end = x + len(texts)
        places = _whole(texts, _differing(texts, row[x:end], styles, shown[x:end]))
        row[x:end], shown[x:end] = texts, styles
        self.texts[y] = "".join(row) if all(len(cell) == 1 for cell in row) else row
        first = behind = -1
        for place in [*places, -2]:
            if first >= 0 and (place != behind or styles[place] != styles[first]):
                spans.add(styles[first], y, x + first, "".join(texts[first:behind]), -1)
                first = -1
            if first < 0:
                first = place
            behind = place + 1


_SHORT = 3
"""Runs of this many cells are sent whole if anything differs in them."""

_NONE: frozenset[str] = frozenset()


def _parts(text: str, then: str, ink: str, before: Sequence[str]) -> Sequence[tuple[int, str]]:
    """What differs in a run of one ink from what was there: the parts, each with its place.

    `before` are the styles of its cells until now; empty if they had the same ink.
    """
    if not before:
        if len(text) <= _SHORT:
            return ((0, text),)
        places = list(compress(count(), map(ne, text, then)))
    else:
        alike = _alike(ink, frozenset(before)) if " " in text and " " in then else _NONE
        if not alike and ink not in before:
            return ((0, text),)
        if alike:
            places = [
                place
                for place, (a, b, c) in enumerate(zip(text, then, before, strict=True))
                if a != b or (c != ink and not (a == " " and c in alike))
            ]
            if not places:
                return ()
        else:
            places = list(compress(count(), map(or_, map(ne, text, then), map(ne, before, repeat(ink)))))
    first, last = places[0], places[-1]
    part = text[first : last + 1]
    if len(part) == len(places):
        return ((first, part),)
    gap = _GAP if part.isascii() else _GAP // 2
    cuts = [a for a, b in pairwise(places) if b - a - 1 > gap]
    if not cuts:
        return ((first, part),)
    starts = [first, *(b for a, b in pairwise(places) if b - a - 1 > gap)]
    ends = [*cuts, last]
    return [(start, text[start : end + 1]) for start, end in zip(starts, ends, strict=True)]


@lru_cache(8192)  # without it, a key takes 1 % more
def _alike(ink: str, styles: frozenset[str]) -> frozenset[str]:
    """Those of the styles whose blanks look like an ink's."""
    seen = on_blanks(ink)
    return frozenset([style for style in styles if on_blanks(style) == seen])


def _in_one(style: str, text: str, ink: str, part: str) -> str | None:
    """The style in which two stretches side by side can be sent as one; `None` if there is none.

    Blanks show nothing of their ink.
    """
    one = style if part.isspace() else ink if text.isspace() else None
    return one if one is not None and on_blanks(style) == on_blanks(ink) else None


def _differing(
    texts: Sequence[str], old: Sequence[str], styles: Sequence[str], before: Sequence[str]
) -> list[int]:
    """The places of cells that look different now."""
    return [
        place
        for place, (a, b, c, d) in enumerate(zip(texts, old, styles, before, strict=True))
        if a != b or (c != d and not (a == " " and on_blanks(c) == on_blanks(d)))
    ]


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
    """An app that sends its terminal only what has changed."""

    MOST_AT_ONCE: ClassVar[int | None] = None
    """How many cells are painted before others of the same process get their turn; `None` for all."""

    def __init__(self) -> None:
        """Nothing has been sent yet."""
        super().__init__()
        self._terminal = LeanTerminal()

    def _display(self, screen: "Screen[Any]", renderable: Any) -> None:
        """Textual's only way to the terminal."""
        if isinstance(renderable, CompositorUpdate):
            renderable = LeanUpdate(renderable, self._terminal, *self.size)
        elif renderable is not None:
            self._terminal.forget()
        super()._display(screen, renderable)
        self.frame_sent()

    def frame_sent(self) -> None:
        """Called when the changes have been sent to the terminal."""

    def on_mount(self) -> None:
        """Draw everything again when the shell lets the program go on: the terminal shows nothing of it."""
        self.app_resume_signal.subscribe(self, lambda _app: self.action_redraw())

    def on_resize(self) -> None:
        """Forget what the terminal shows: it has laid it out anew."""
        self._terminal.forget()

    def action_redraw(self) -> None:
        """Draw everything again: another program may have written over it."""
        self._terminal.forget()
        self.screen.refresh()


def pieces_of(update: CompositorUpdate) -> Iterable[Piece] | None:
    """The pieces of an update; `None` if it doesn't paint a screen."""
    if isinstance(update, LayoutUpdate):
        rows = enumerate(update.strips, update.region.y)
        return [piece for y, row in rows for piece in _along(y, update.region.x, row)]
    if isinstance(update, ChopsUpdate):
        return [piece for span in update.spans for piece in _pieces_in(update, *span)]
    return None


def _along(y: int, x: int, row: Iterable[Strip]) -> Iterator[Piece]:
    """The pieces that fill a row from a column on."""
    for strip in row:
        yield Piece(y, x, strip)
        x += strip.cell_length


def _pieces_in(update: ChopsUpdate, y: int, left: int, right: int) -> Iterable[Piece]:
    """The pieces of a row that lie between these columns, at least in part."""
    row = zip(update.chops[y].items(), update.chop_ends[y], strict=True)
    return [Piece(y, x, strip) for (x, strip), end in row if strip is not None and x < right and end > left]


def cells_in(strip: Strip, colours: ColorSystem) -> Cells | None:
    """The cells that a strip fills; `None` if it holds anything but text with styles."""
    if isinstance(strip, RunStrip):
        if strip.cells is None:
            strip.cells = _cells_of(strip.runs, colours)
        return strip.cells
    segments = list(strip)
    if any(control for _, _, control in segments):
        return None
    return _cells_of([(text, style) for text, style, _ in segments], colours)


def _cells_of(found: Iterable[tuple[str, Style | None]], colours: ColorSystem) -> Cells | None:
    """The cells of runs; `None` if they hold a link, or anything that can't be seen."""
    styles: list[str] = []
    runs: list[tuple[int, int, str, str]] = []
    plain = True
    start = 0
    for text, style in found:
        if style is not None and style._link:
            return None
        ink = "" if style is None else style._ansi
        if ink is None:
            ink = Strip.render_ansi(style, colours)
        if (text.isascii() and text.isprintable()) or _fills(text):
            end = start + len(text)
        elif not text.isascii() and not all_narrow(text) and (start or cells_of(text[0])):
            plain = False
            end = start + sum(map(cells_of, text))
        else:
            return None
        styles += [ink] * (end - start)
        runs.append((start, end, ink, text))
        start = end
    return Cells("".join([run[3] for run in runs]) if plain else None, styles, runs)


@lru_cache(4096)  # without it, a key takes 1 % more
def _fills(text: str) -> bool:
    """Whether every character can be seen and fills one cell."""
    return all_narrow(text) and text.isprintable()


def _cells_in(runs: Iterable[tuple[int, int, str, str]]) -> list[str]:
    """The cells of runs in which some characters are wide, or marks on the one before."""
    found: list[str] = []
    for char in chain.from_iterable(text for _, _, _, text in runs):
        width = cells_of(char)
        if width:
            found += [char, ""][:width]
        else:
            found[-1] += char
    return found


def _whole(texts: Sequence[str], places: Sequence[int]) -> list[int]:
    """These places, and the other halves of wide characters."""
    found = set(places)
    for place in places:
        if texts[place] == "":
            found.add(place - 1)
        elif texts[place + 1 : place + 2] == [""]:
            found.add(place + 1)
    return sorted(found)
