"""What everybody may take in Helios, as drawings: columns of action tiles, land, special tiles, supply."""

from collections.abc import Sequence
from typing import Protocol

from rulesets.helios.components import (
    ACTION_TILES,
    ACTIONS,
    COLOURS,
    JOKER,
    LETTERS,
    ROWS,
    SLOTS,
    SPECIALS,
    TILES_FOR_BONUS,
)
from rulesets.helios.preview import row_fills
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, cells, fit
from tabletop_tui.games.helios.world import INKS, SPECIAL_INK
from tabletop_tui.words import Words

ROW_INKS = {"red": "red", "blue": "blue", "yellow": "yellow", JOKER: "white"}
EMPTY = "·"

_LABEL = 3
_LAND_CELL = 8
COLUMN_LINES = len(ACTIONS)
LAND_LINES = 2


class Names(Protocol):
    """What the drawings need to call things."""

    words: Words

    def action(self, action: str) -> str:
        """An action's name, short."""


def letter_of(tile: str) -> str:
    """The letter of an action tile's colour."""
    return ACTION_TILES[tile].colour_letter


def tile_run(tile: str, *, taken: bool = False) -> Run:
    """An action tile as its letter, on its colour when it can be taken."""
    ink = ROW_INKS[ACTION_TILES[tile].colour]
    return Run(f"[{letter_of(tile)}]", f"{ink} strong ground-raised") if taken else Run(letter_of(tile), ink)


def draw_columns(view: HeliosView, board: Seat, names: Names, width: int) -> Drawing:
    """A line for each column: the tiles from the pile on, the bottom one last, and what its row gains."""
    canvas = Canvas(width, COLUMN_LINES)
    most = max((len(column) for column in view.columns.values()), default=0)
    named = max(len(names.action(action)) for action in ACTIONS)
    for y, action in enumerate(ACTIONS):
        column = view.columns[action]
        canvas.spot(f"column:{action}", Region(0, y, width - 1, 1))
        x = canvas.write(_LABEL + 1, y, names.action(action), "strong" if column else "dim")
        x = _LABEL + 1 + named + 1 + max(0, most - len(column))
        x = canvas.runs(x, y, [tile_run(tile) for tile in column[:-1]])
        if column:
            x = canvas.runs(x, y, [tile_run(column[-1], taken=True)]) + 1
            fill = fills(board, ACTION_TILES[column[-1]].colour)
            if fill:
                text = names.words(f"helios_board-fills-{fill}")
                canvas.write(x, y, fit(text, max(0, width - x)), "gold" if fill == "full" else "dim")
        else:
            canvas.write(x, y, EMPTY, "dim")
    return canvas.drawing()


def draw_columns_down(view: HeliosView, names: Names, width: int) -> Drawing:
    """The columns in little width: a line for the action's name, and its tiles below it."""
    canvas = Canvas(width, 2 * COLUMN_LINES)
    for index, action in enumerate(ACTIONS):
        column, y = view.columns[action], 2 * index
        canvas.spot(f"column:{action}", Region(0, y, width - 1, 1))
        canvas.write(_LABEL + 1, y, names.action(action), "strong" if column else "dim")
        runs = [tile_run(tile, taken=place == len(column)) for place, tile in enumerate(column, start=1)]
        canvas.runs(_LABEL + 1, y + 1, runs or [Run(EMPTY, "dim")])
    return canvas.drawing()


def fills(board: Seat, colour: str) -> str:
    """`full` if a tile of this colour makes a row full, `grey` if it could, else nothing."""
    if colour in ROWS:
        return "full" if row_fills(board, ROWS.index(colour)) else ""
    return "grey" if any(row_fills(board, row) for row in range(len(ROWS))) else "joker"


def rows_runs(board: Seat) -> list[tuple[str, list[Run]]]:
    """The rows of action tiles of a seat, each with its target: `R[RRJ·]`."""
    found = []
    for word, row in zip(ROWS, board.rows, strict=True):
        ink = ROW_INKS[word]
        letter = word_letter(word)
        runs = [Run(letter, f"{ink} strong"), Run("[", "dim"), *(tile_run(tile) for tile in row)]
        runs += [Run(EMPTY * (TILES_FOR_BONUS - len(row)), "faint"), Run("]", "dim")]
        found.append((f"row:{word}", runs))
    return found


def word_letter(colour: str) -> str:
    """The letter of a row."""
    return next(tile.colour_letter for tile in ACTION_TILES.values() if tile.colour == colour)


def draw_head(board: Seat, title: Run, label: str, width: int) -> Drawing:
    """The line above a world: whose it is, and at its end the rows of action tiles side by side."""
    canvas = Canvas(width, 1)
    canvas.write(0, 0, "─" * width, "faint")
    found = rows_runs(board)
    room = cells(label) + 3 + sum(2 + sum(cells(run.text) for run in runs) for _, runs in found)
    canvas.write(1, 0, f" {fit(title.text, max(1, width - room - 4))} ", title.role)
    x = canvas.write(width - room - 1, 0, f" {label} ", "dim")
    for target, runs in found:
        start = x + 1
        canvas.write(x, 0, " ")
        x = canvas.runs(start, 0, runs)
        canvas.spot(target, Region(start - 1, 0, x - start + 1, 1), bare=True)
        x = canvas.write(x, 0, " ")
    return canvas.drawing()


def draw_rows_down(board: Seat, label: str, width: int) -> Drawing:
    """The rows of a seat below each other."""
    found = rows_runs(board)
    canvas = Canvas(width, len(found) + 1)
    canvas.write(1, 0, label, "dim")
    for y, (target, runs) in enumerate(found, start=1):
        canvas.runs(_LABEL + 1, y, runs)
        canvas.spot(target, Region(0, y, width - 1, 1))
    return canvas.drawing()


def draw_land(view: HeliosView, names: Names, width: int) -> Drawing:
    """The land tiles on offer with their cubes, then the special tiles and how many are left."""
    canvas = Canvas(width, LAND_LINES)
    x = 0
    for slot in SLOTS:
        word = view.display[slot]
        canvas.spot(f"slot:{slot}", Region(x, 0, _LAND_CELL, 1))
        extra = "+" if slot not in COLOURS else " "
        if word is None:
            canvas.write(x + _LABEL, 0, f"{extra}{EMPTY}", "dim")
        else:
            ink = INKS[COLOURS.index(word)]
            cube = "" if slot in view.bare else "1"
            text = f"[{LETTERS[COLOURS.index(word)]}{cube}]"
            canvas.runs(x + _LABEL, 0, [Run(extra, "dim"), Run(text, f"{ink} strong ground-{ink}")])
        x += _LAND_CELL + 1
    x = 0
    for kind, row in SPECIALS.items():
        left = view.specials[kind]
        canvas.spot(f"special:{kind}", Region(x, 1, _LAND_CELL + 4, 1))
        role = f"{SPECIAL_INK} strong ground-{SPECIAL_INK}" if left else "dim"
        canvas.runs(x + _LABEL + 1, 1, [Run(f"[{row.letter}]", role), Run(f"×{left}", "" if left else "bad")])
        x += _LAND_CELL + 5
    return canvas.drawing()


def supply_runs(view: HeliosView, words: Words) -> Sequence[Run]:
    """The general supply: mana, houses, cubes by colour."""
    runs = [
        Run(f"{words('helios_board-supply')}  ", "title"),
        Run(words("helios_board-supply-mana", count=view.mana), "cyan"),
        Run("  "),
        Run(words("helios_board-supply-houses", count=view.houses), "bad" if view.houses < 5 else ""),
        Run("  "),
    ]
    for letter, ink, count in zip(LETTERS, INKS, view.supply, strict=True):
        runs += [Run(f"{letter}{count}", f"{ink} strong" if count else "bad strong"), Run(" ")]
    return runs
