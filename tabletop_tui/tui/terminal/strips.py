"""Rows that go to the terminal as they were drawn, without Rich's segments in between.

Textual's strip makes seven caches and a list of segments that are only needed where a row is cut, or its
colours are changed. Here they are made when they are asked for.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual.cache import FIFOCache
from textual.color import Color
from textual.filter import LineFilter
from textual.strip import Strip

from tabletop_tui.tui.terminal.filters import StyleFilter


class Cells(NamedTuple):
    """The cells that a piece fills."""

    text: str | None
    """One character for each cell; `None` if some of them don't fill one cell."""
    styles: list[str]
    """Of each cell, the parameters of an SGR sequence."""
    runs: list[tuple[int, int, str, str]]
    """The first cell of each run, the one behind the last, style and text."""


class RunStrip(Strip):
    """A row of runs in styles."""

    __slots__ = ("cells", "filtered", "runs")

    def __init__(self, runs: Sequence[tuple[str, Style]], width: int) -> None:
        """This many cells wide in all."""
        self.runs = runs
        self.cells: Cells | None = None
        """What it fills in a terminal, once it has been asked for."""
        self.filtered: FIFOCache[LineFilter, Strip]
        """What has come of it by filters."""
        self._cell_length = width

    def divide(self, cuts: Iterable[int]) -> Sequence[Strip]:
        """As Textual's, but a strip that isn't cut, as most aren't, needs no cache for that."""
        cuts = list(cuts)
        return [self] if cuts == [self._cell_length] else super().divide(cuts)

    def apply_filter(self, filter: LineFilter, background: Color) -> Strip:
        """As Textual's, but what comes of it is a row of runs, too: its cells are worked out once.

        None of our filters asks what is behind the text.
        """
        found: Strip | None = self.filtered.get(filter)
        if found is None:
            if isinstance(filter, StyleFilter):
                styled = filter.styled
                runs = [(text, styled(style)) for text, style in self.runs]
            else:
                made = filter.apply(self._segments, background)
                runs = [(text, style or Style.null()) for text, style, _ in made]
            found = RunStrip(runs, self.cell_length)
            self.filtered[filter] = found
        return found

    def __getattr__(self, name: str) -> Any:
        """What a strip of Textual has from the beginning."""
        made: Any = None
        if name == "_segments":
            made = [Segment(text, style) for text, style in self.runs]
        elif name == "filtered" or (name.endswith("_cache") and name != "_render_cache"):
            made = FIFOCache(4)
        elif name not in Strip.__slots__:
            raise AttributeError(name)
        setattr(self, name, made)
        return made
