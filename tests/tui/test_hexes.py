"""Boards of hexes: where fields lie, and their outlines."""

from itertools import combinations

import pytest

from tabletop_tui.paint.drawing import Canvas
from tabletop_tui.paint.hexes import DIRECTIONS, HexGrid

RING = {"M": (0, 0), **dict(zip("ABCDEF", DIRECTIONS.values(), strict=True))}


def drawn(grid: HexGrid) -> list[str]:
    canvas = Canvas(grid.width, grid.height)
    for name in grid.fields:
        grid.outline(canvas, name, "")
    for name in grid.fields:
        region = grid.inner(name)
        canvas.write(region.x + region.width // 2, region.y, name)
    return canvas.drawing().text().split("\n")


def test_neighbours_share_an_edge() -> None:
    assert drawn(HexGrid(RING, 3)) == [
        "     ___",
        " ___╱ A ╲___",
        "╱ F ╲___╱ B ╲",
        "╲___╱ M ╲___╱",
        "╱ E ╲___╱ C ╲",
        "╲___╱ D ╲___╱",
        "    ╲___╱",
    ]


def test_large_hexes_have_sloping_sides() -> None:
    assert drawn(HexGrid({"M": (0, 0), "C": (1, 0)}, 5, half=2)) == [
        "  _____",
        " ╱  M  ╲",
        "╱       ╲_____",
        "╲       ╱  C  ╲",
        " ╲_____╱       ╲",
        "       ╲       ╱",
        "        ╲_____╱",
    ]


@pytest.mark.parametrize("half", [1, 2, 3])
def test_no_two_fields_share_a_cell(half: int) -> None:
    grid = HexGrid(RING, 5, half)
    cells = {
        name: {(x, row.y) for row in grid.rows(name) for x in range(row.x, row.right)} for name in grid.fields
    }
    for one, other in combinations(grid.fields, 2):
        assert not cells[one] & cells[other]
    for name in grid.fields:
        inner = grid.inner(name)
        assert {(x, y) for x in range(inner.x, inner.right) for y in range(inner.y, inner.bottom)} <= cells[
            name
        ]
        assert all(0 <= x < grid.width and 0 <= y < grid.height for x, y in cells[name])


def test_six_ways_lead_to_the_neighbours() -> None:
    grid = HexGrid(RING, 3)
    assert [grid.neighbour("M", direction) for direction in DIRECTIONS] == list("ABCDEF")
    assert grid.neighbour("A", "up") is None
    assert grid.neighbour("A", "down") == "M"
