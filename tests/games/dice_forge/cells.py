"""Cells of drawings: what they show, and with which roles."""

from typing import NamedTuple

from tabletop_tui.paint.drawing import Drawing, Region


class Cell(NamedTuple):
    char: str
    role: str


def rows(drawing: Drawing) -> list[list[Cell]]:
    """Each cell of each line."""
    found = [[Cell(char, run.role) for run in line for char in run.text] for line in drawing.lines]
    return [row + [Cell(" ", "")] * (drawing.width - len(row)) for row in found]


def region_of(drawing: Drawing, target: str, number: int = 0) -> Region:
    """Where one of the spots of a target lies, in the order in which they were made."""
    return drawing.by_target[target][number].region


def within(drawing: Drawing, region: Region) -> list[list[Cell]]:
    """The cells of a region, line by line."""
    return [row[region.x : region.right] for row in rows(drawing)[region.y : region.bottom]]


def text_in(drawing: Drawing, region: Region) -> list[str]:
    """What a region says, line by line, without blanks around it."""
    return ["".join(cell.char for cell in row).strip() for row in within(drawing, region)]


def inks(drawing: Drawing, target: str, sign: str) -> list[str]:
    """The roles, without grounds, of all cells with a sign within a target's place."""
    lines = within(drawing, region_of(drawing, target))
    found = [cell.role for row in lines for cell in row if cell.char == sign]
    return [" ".join(word for word in role.split() if not word.startswith("ground")) for role in found]


def grounds(drawing: Drawing, target: str) -> list[set[str]]:
    """The grounds in each line of a target's place."""
    lines = within(drawing, region_of(drawing, target))
    return [
        {word for cell in row for word in cell.role.split() if word.startswith("ground")} for row in lines
    ]
