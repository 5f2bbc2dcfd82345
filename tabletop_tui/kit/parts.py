"""Small parts that the boards of several games are made of: names and marks of seats, lines, headings."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tabletop_tui.paint.drawing import Canvas, Drawing, Run, at_table, cells, fit


class Name(NamedTuple):
    """The name of a seat, its colour, and its letter on the boards."""

    text: str
    role: str = "strong"
    mark: str = ""


class Named(Protocol):
    """A person at the table."""

    @property
    def name(self) -> str:
        """The name of the person."""

    @property
    def colour(self) -> str:
        """The colour of the person's seat, such as `red`."""


def names_of(people: Sequence[Named]) -> list[Name]:
    """Each player with a distinct letter: the first of the name that no earlier player has."""
    names = at_table([person.name for person in people])
    return [Name(name, person.colour, name.initial) for name, person in zip(names, people, strict=True)]


def width_of(runs: Sequence[Run]) -> int:
    """The width of some runs in cells."""
    return sum(cells(run.text) for run in runs)


def line(runs: Sequence[Run], width: int) -> Drawing:
    """Some runs as a drawing one line high."""
    canvas = Canvas(width, 1)
    canvas.runs(0, 0, runs)
    return canvas.drawing()


def heading(text: str, width: int, role: str = "title", aside: str = "") -> Drawing:
    """A rule with a title in it, and something at its end."""
    canvas = Canvas(width, 1)
    canvas.write(0, 0, "─" * width, "line")
    end = canvas.write(1, 0, f" {fit(text, max(1, width - 3))} ", role)
    if aside and end + cells(aside) + 3 <= width:
        canvas.write_right(width - 1, 0, f" {aside} ", "dim")
    return canvas.drawing()
