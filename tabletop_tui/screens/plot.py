"""The scores over a game as a drawing: a line for each seat, with its mark at the end."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tabletop_tui.drawing import Canvas, Drawing

if TYPE_CHECKING:
    from tabletop_tui.people import Person

MARKS = "●◆▲■○◇"
"""A mark for each seat, so that lines are distinct without colours."""


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
        before = None
        for x in range(room):
            turn = round(x * (len(scores) - 1) / max(1, room - 1))
            y = height - 1 - round((scores[turn][seat] - low) * (height - 1) / (high - low))
            if before is not None and abs(y - before) > 1:
                for between in range(min(y, before) + 1, max(y, before)):
                    canvas.write(left + x, between, "│", person.colour)
            canvas.write(left + x, y, "─", person.colour)
            before = y
        for x in range(seat * 3, room, max(8, room // 8)):
            turn = round(x * (len(scores) - 1) / max(1, room - 1))
            y = height - 1 - round((scores[turn][seat] - low) * (height - 1) / (high - low))
            canvas.write(left + x, y, MARKS[seat % len(MARKS)], f"{person.colour} strong")
    for turn, sign in (moments or {}).items():
        canvas.write(left + round(turn * (room - 1) / max(1, len(scores) - 1)), height, sign, "gold")
    x = left
    for seat, person in enumerate(people):
        x = (
            canvas.write(
                x, height + 1, f"{MARKS[seat % len(MARKS)]} {person.name}", f"{person.colour} strong"
            )
            + 3
        )
    canvas.write_right(width, height, f"{below} {len(scores)}", "dim")
    return canvas.drawing()


def _axis(canvas: Canvas, low: int, high: int, left: int, height: int, room: int) -> None:
    for share in (0, 0.5, 1) if high - low > 1 else (0, 1):
        y = height - 1 - round(share * (height - 1))
        canvas.write_right(left - 1, y, str(round(low + share * (high - low))), "dim")
        canvas.write(left, y, "·" * room, "faint")
    for y in range(height):
        canvas.write(left - 1, y, "│", "faint")
    canvas.write(left - 1, height, "└" + "─" * room, "faint")
