"""Lines: runs of text in roles, measured once, and as cells to be put on a canvas."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from tabletop_tui.paint.pictures.pixels import INK
from tabletop_tui.paint.roles import ground_and_ink, role_of
from tabletop_tui.text.cells import all_narrow, cells


class Run(NamedTuple):
    """A stretch of a line in one role."""

    text: str
    role: str = ""


_new_run: Callable[[tuple[str, str]], Run] = partial(tuple.__new__, Run)
"""A run of text and role: many are made, and this takes half the time of `Run(text, role)`."""


Line = tuple[Run, ...]


class MeasuredLine(Line):
    """A line that knows its width in cells, so that its runs are measured once."""

    width: int
    stamps: "tuple[Stamp, ...] | None" = None
    """The line as cells, once a canvas has asked for them."""

    @classmethod
    def of(cls, runs: Iterable[Run], width: int | None = None) -> "MeasuredLine":
        """A line of these runs; they are measured here unless the width is known."""
        line = cls(runs)
        line.width = sum([cells(text) for text, _ in line]) if width is None else width
        return line


def measured(line: Line) -> MeasuredLine:
    """The line with its width: itself, if it has been measured before."""
    return line if isinstance(line, MeasuredLine) else MeasuredLine.of(line)


def width_of(line: Line) -> int:
    """How many cells wide a line is."""
    return line.width if isinstance(line, MeasuredLine) else sum([cells(text) for text, _ in line])


class Stamp(NamedTuple):
    """Cells side by side that are put on a canvas at once."""

    x: int
    text: list[str]
    inks: list[str]
    grounds: list[str]
    """Empty for cells whose ground is what they are put on."""
    pixels: bool
    """There are pixels among the inks."""


def stamps_of(line: Line) -> tuple[Stamp, ...]:
    """A line as stretches with and without grounds; nothing if some of it isn't one cell wide."""
    if isinstance(line, MeasuredLine) and line.stamps is not None:
        return line.stamps
    found: list[Stamp] = []
    x = 0
    bare: bool | None = None
    pixels = any(role.startswith(INK) for _, role in line)
    text: list[str]
    inks: list[str]
    grounds: list[str]
    for part, role in line:
        if not all_narrow(part):
            found = []
            break
        ground, ink = ground_and_ink(role)
        count = len(part)
        if bare is not (not ground):
            bare = not ground
            text, inks, grounds = [], [], []
            found.append(Stamp(x, text, inks, grounds, pixels))
        text += part
        inks += [ink] * count
        if ground:
            grounds += [ground] * count
        x += count
    stamps = tuple([stamp for stamp in found if stamp.text])
    if isinstance(line, MeasuredLine):
        line.stamps = stamps
    return stamps


def line_of_cells(text: Sequence[str], inks: Sequence[str], grounds: Sequence[str]) -> Line:
    """Cells as runs. Roles are interned, so that cells can be compared by identity."""
    joined = "".join(text)
    if len(joined) == len(text):
        return _line_of_narrow(joined, tuple(inks), tuple(grounds))
    return _line_of_any(text, inks, grounds)  # something is wider than a cell, or has marks


@lru_cache(4096)  # without it, a key takes 2 % more
def _line_of_narrow(text: str, inks: tuple[str, ...], grounds: tuple[str, ...]) -> Line:
    """`line_of_cells` for one character a cell; most rows of a board stay as they are."""
    return _line_of_any(text, inks, grounds)


def _line_of_any(text: Sequence[str], inks: Sequence[str], grounds: Sequence[str]) -> Line:
    end = len(text)
    if not end:
        return ()
    joined = str if isinstance(text, str) else "".join
    ink, ground, start = inks[0], grounds[0], 0
    runs: list[Run] = []
    for x, (a, b) in enumerate(zip(inks, grounds, strict=True)):
        if a is not ink or b is not ground:
            runs.append(_new_run((joined(text[start:x]), role_of(ink, ground))))
            ink, ground, start = a, b, x
    runs.append(_new_run((joined(text[start:]), role_of(ink, ground))))
    return MeasuredLine.of(runs, end)
