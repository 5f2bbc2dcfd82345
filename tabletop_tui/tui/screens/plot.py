"""The scores over a game as a drawing: a connected line for each seat, with its marks on it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tabletop_tui.paint.drawing import Canvas, Drawing, at_table, cells, fit
from tabletop_tui.text.cells import with_minus

if TYPE_CHECKING:
    from tabletop_tui.store.people import Person

MARKS = "●◆▲■○◇"
"""A mark for each seat, so that lines are distinct without colours."""
GAP = 3
"""Columns between the names."""


class Stroke(NamedTuple):
    """The parts of a line: level, upright, and the corners where it begins and ends to rise or fall."""

    level: str
    upright: str
    from_left_up: str
    up_to_right: str
    from_left_down: str
    down_to_right: str


STROKES = (Stroke(*"─│╯╭╮╰"), Stroke(*"━┃┛┏┓┗"), Stroke(*"═║╝╔╗╚"), Stroke(*"─│┘┌┐└"))
"""A kind of line for each seat, as the marks."""


def plot(
    scores: Sequence[Sequence[int]],
    people: "Sequence[Person]",
    width: int,
    height: int,
    below: str,
    moments: Mapping[int, str] | None = None,
) -> Drawing:
    """Totals after each turn from left to right; names with their marks beneath.

    `moments` are signs on the axis, by number of the turn.
    `height` counts the plot alone; the axis and the names take two lines more.
    """
    low = min(0, *map(min, scores))
    high = max(low + 1, *map(max, scores))
    left = max(len(str(low)), len(str(high))) + 2
    room = width - left - 1
    canvas = Canvas(width, height + 2)
    _axis(canvas, low, high, left, height, room)
    for seat, person in reversed(list(enumerate(people))):
        rows = [
            height - 1 - round((value - low) * (height - 1) / (high - low))
            for value in _values([each[seat] for each in scores], room)
        ]
        _line(canvas, left, rows, STROKES[seat % len(STROKES)], person.colour)
        for x in range(1 + seat * 3, room, max(8, room // 8)):
            canvas.write(left + x, rows[x], MARKS[seat % len(MARKS)], f"{person.colour} strong")
    for turn, sign in (moments or {}).items():
        canvas.write(left + round(turn * (room - 1) / max(1, len(scores) - 1)), height, sign, "gold")
    last = f"{below} {len(scores)}".strip()
    canvas.write_right(width, height, f" {last}", "dim")
    _legend(canvas, people, left, height + 1)
    return canvas.drawing()


def _values(totals: Sequence[int], room: int) -> list[float]:
    """The total at each column, in between in equal steps."""
    found = []
    for x in range(room):
        turn = x * (len(totals) - 1) / max(1, room - 1)
        before = min(int(turn), len(totals) - 1)
        after = min(before + 1, len(totals) - 1)
        found.append(totals[before] + (totals[after] - totals[before]) * (turn - before))
    return found


def _line(canvas: Canvas, left: int, rows: Sequence[int], stroke: Stroke, colour: str) -> None:
    """Every column goes on where the one before ended, and rises or falls to its own row."""
    before = rows[0]
    for x, row in enumerate(rows, start=left):
        if row == before:
            canvas.write(x, row, stroke.level, colour)
            continue
        rises = row < before
        canvas.write(x, before, stroke.from_left_up if rises else stroke.from_left_down, colour)
        for between in range(min(row, before) + 1, max(row, before)):
            canvas.write(x, between, stroke.upright, colour)
        canvas.write(x, row, stroke.up_to_right if rises else stroke.down_to_right, colour)
        before = row


def _legend(canvas: Canvas, people: "Sequence[Person]", left: int, y: int) -> None:
    """The names with their lines and marks, as much of each as there is room for."""
    share = (canvas.width - left + GAP) // len(people) - GAP
    x = left
    for seat, (name, person) in enumerate(zip(at_table([p.name for p in people]), people, strict=True)):
        level, mark = STROKES[seat % len(STROKES)].level, MARKS[seat % len(MARKS)]
        key = f"{level}{mark}{level} "
        x = canvas.write(x, y, key + fit(name, share - cells(key)), f"{person.colour} strong") + GAP


def _axis(canvas: Canvas, low: int, high: int, left: int, height: int, room: int) -> None:
    """Three values with a dotted line each: the lowest, the highest, and zero or what is half way."""
    middle = 0 if low < 0 < high else round((low + high) / 2)
    for y in range(height):
        canvas.write(left - 1, y, "│", "faint")
    for value in dict.fromkeys((middle, low, high)):
        y = height - 1 - round((value - low) * (height - 1) / (high - low))
        canvas.write(0, y, " " * (left - 1))
        canvas.write_right(left - 1, y, with_minus(str(value)), "dim")
        canvas.write(left - 1, y, "┤", "faint")
        canvas.write(left, y, "· " * (room // 2), "faint")
    canvas.write(left - 1, height, "└" + "─" * room, "faint")
