"""Titles and figures of Helios: what somebody has, in a line or two."""

from collections.abc import Sequence
from typing import Protocol

from rulesets.helios.components import HARBOUR_VP, LETTERS
from rulesets.helios.geometry import HARBOURS
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView, SeatView
from tabletop_tui.drawing import Canvas, Drawing, Line, Run, fit, pad
from tabletop_tui.games.helios.world import INKS
from tabletop_tui.games.parts import Name
from tabletop_tui.words import Words

HIDDEN = "?"
"""Stands for a bag that is concealed."""


class Names(Protocol):
    """What the figures need to call things."""

    words: Words


def legend(words: Words) -> list[str]:
    """What the signs of the map mean, in short lines."""
    signs = ("harbour", "mana", "resource", "lap", "dead-end")
    return [words(f"helios_board-legend-{sign}", harbour=HARBOUR_VP) for sign in signs]


def cubes_runs(board: Seat) -> list[Run]:
    """The cubes on a board: `B1 G2`, or a dot."""
    runs: list[Run] = []
    for letter, ink, count in zip(LETTERS, INKS, board.cubes, strict=True):
        if count:
            runs += [Run(f"{letter}{count}", f"{ink} strong"), Run(" ")]
    return runs[:-1] or [Run("·", "faint")]


def bag_text(own: SeatView) -> str:
    """What is in a bag, or that it is concealed."""
    return HIDDEN if own.bag is None else str(own.bag)


def status(view: HeliosView, seat: int, names: Names, name: str) -> str:
    """Range, mana, cubes and bag of somebody, in a line."""
    own = view.seats[seat]
    cubes = "".join(run.text for run in cubes_runs(own.board)) if any(own.board.cubes) else "0"
    return names.words(
        "helios_board-status",
        name=name,
        range=own.board.range,
        mana=own.board.mana,
        cubes=cubes,
        bag=bag_text(own),
    )


def own_figures(view: HeliosView, seat: int, names: Names, width: int) -> Drawing:
    """Range, mana, cubes and bag below each other."""
    own, words = view.seats[seat], names.words
    rows: list[list[Run]] = [
        [Run(f"{words('helios_board-range-long')} ", "dim"), Run(str(own.board.range), "yellow strong")],
        [Run(f"{words('helios_board-mana-long')} ", "dim"), Run(str(own.board.mana), "cyan strong")],
        [Run(f"{words('helios_board-bag')} ", "dim"), Run(bag_text(own), "gold")],
        cubes_runs(own.board),
    ]
    canvas = Canvas(width, len(rows))
    for y, runs in enumerate(rows):
        canvas.runs(1, y, runs)
    return canvas.drawing()


# -- Everybody -------------------------------------------------------------------------------------

_COLUMNS = ("range", "mana", "temples", "buildings", "tiles", "persons", "harbours", "cubes")
_CELL = 4
_TOTAL = 6


def seat_lines(
    view: HeliosView, words: Words, names: Sequence[Name], acting: int | None, width: int
) -> list[Line]:
    """A heading, then a line for each seat: what it has, and its points as far as they are known."""
    room = max(4, width - 3 - _CELL * len(_COLUMNS) - _TOTAL)
    head = [Run(" " * (room + 2))]
    head += [
        Run(f"{fit(words(f'helios_board-short-{word}'), _CELL - 1):>{_CELL}}", "dim") for word in _COLUMNS
    ]
    head.append(Run(f"{words('helios_board-short-points'):>{_TOTAL}}", "dim"))
    lines: list[Line] = [tuple(head)]
    for seat, own in enumerate(view.seats):
        active = seat == acting
        runs = [
            Run("▶ " if active else "  ", "you"),
            Run(pad(names[seat].text, room), f"{names[seat].role} strong" if active else names[seat].role),
        ]
        runs += [Run(f"{count:>{_CELL}}", "" if count != "0" else "faint") for count in _figures(own)]
        total = f"{own.standing.total}{'+' + HIDDEN if own.bag is None else ''}"
        runs.append(Run(f"{total:>{_TOTAL}}", "gold"))
        lines.append(tuple(runs))
    return lines


def _figures(own: SeatView) -> list[str]:
    board = own.board
    persons = "/".join(str(len(found)) for found in (board.night, board.day))
    return [
        str(board.range),
        str(board.mana),
        str(board.temples),
        str(len(board.buildings)),
        str(len(board.world)),
        persons if persons != "0/0" else "0",
        str(sum(field in board.world for field in HARBOURS)),
        str(sum(board.cubes)),
    ]
