"""Stretches of cells that are sent to a terminal, ordered so that each style is set once in a frame.

A colour takes 16 bytes, a jump of the cursor 3 to 8. So what looks alike is sent together, wherever it
lies: that is two thirds of what a frame takes row by row.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple

from tabletop_tui.tui.terminal.sgr import change, for_blank, ink_of, on_blanks


class Span(NamedTuple):
    """Cells of a row in one style."""

    y: int
    x: int
    text: str
    behind: int
    """The column after it; -1 if that depends on how wide the terminal shows a character."""


_new_span: Callable[[tuple[int, int, str, int]], Span] = partial(tuple.__new__, Span)
"""Makes a span from its fields: many are made, and this takes half the time of `Span(...)`."""


class Spans:
    """What is to be sent in a frame."""

    def __init__(self, width: int) -> None:
        """Nothing yet, in a terminal this many cells wide."""
        self._width = width
        self._inked: dict[str, list[Span]] = {}
        """By style, from the top to the bottom."""
        self._blank: dict[str, list[Span]] = {}
        """By what is seen of a style on blanks."""

    def add(self, style: str, y: int, x: int, text: str, behind: int) -> None:
        """Some cells, below or to the right of all others, in a style. See `Span`."""
        span = _new_span((y, x, text, behind))
        if text.strip(" "):
            by_style = self._inked
        else:
            by_style, style = self._blank, on_blanks(style)
        found = by_style.get(style)
        if found is None:
            by_style[style] = [span]
        else:
            found.append(span)

    def write(self, sent: list[str], now: str) -> str:
        """Append all of it to what is sent, in a terminal with a style. Returns the style it is left in."""
        append = sent.append
        line, column = -1, -1
        for style, spans, blank in self._in_order():
            if blank:
                code, now = for_blank(now, style)
            else:
                code, now = change(now, style), style
            append(code)
            for y, x, text, behind in spans:
                append(_way(line, column, y, x))
                append(text)
                # After the last column, terminals disagree about where the cursor is.
                line, column = (y, behind) if 0 < behind < self._width else (-2, -1)
        self._inked.clear()
        self._blank.clear()
        return now

    def _in_order(self) -> list[tuple[str, list[Span], bool]]:
        """Styles, their spans, and whether these are blank, so that little changes from one to the next."""
        inked = self._inked
        grounds = {on_blanks(style): style for style in inked}
        found = []
        for ground, spans in self._blank.items():
            style = grounds.get(ground)
            if style is None:
                found.append((ground, spans, True))
            else:
                inked[style] = sorted([*inked[style], *spans])
        found += [(style, spans, False) for style, spans in inked.items()]
        found.sort(key=lambda group: _rank(group[0]))
        return found


def _rank(style: str) -> tuple[list[str], str, str]:
    """The place of a style in the order: equal attributes first, then equal grounds."""
    attributes, colour, ground = ink_of(style)
    return sorted(attributes), ground, colour


@lru_cache(8192)  # without it, a key takes 1.0 % more
def _way(line: int, column: int, y: int, x: int) -> str:
    """The shortest way of the cursor to a cell; `line` is negative where it may be anywhere."""
    jump = f"\x1b[{y + 1};{x + 1}H" if x else f"\x1b[{y + 1}H"
    if line < 0:
        return jump
    down, right = y - line, x - column
    step = _steps(down, "B") if down > 0 else _steps(-down, "A")
    if right >= 0:
        return min(jump, step + _steps(right, "C"), key=len)
    return min(jump, step + "\b" * -right, f"{step}\x1b[{x + 1}G", key=len)


def _steps(count: int, way: str) -> str:
    """This many cells in one direction."""
    return "" if not count else f"\x1b[{way}" if count == 1 else f"\x1b[{count}{way}"
