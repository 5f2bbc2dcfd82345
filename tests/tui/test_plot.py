"""Scores over a game are drawn as connected lines that can be told apart without colours."""

from itertools import pairwise
from random import Random

import pytest

from tabletop_tui.paint.glyphs import to_ascii
from tabletop_tui.tui.screens.plot import MARKS, STROKES, plot
from tests.tui.whole_games import SEATS

LEFT, RIGHT = "left", "right"


def ends(stroke: str, side: str) -> str:
    """The parts of a line that go on to this side."""
    level, _, left_up, up_right, left_down, down_right = [*stroke]
    return level + (left_up + left_down if side == LEFT else up_right + down_right) + MARKS


def walked(seed: int, turns: int, seats: int, most: int) -> list[list[int]]:
    """Totals that rise and fall."""
    chance, found = Random(seed), [[0] * seats]
    for _ in range(turns):
        found.append([total + chance.randint(-most // 3, most) for total in found[-1]])
    return found


@pytest.mark.parametrize("width", [40, 72, 90, 140])
@pytest.mark.parametrize("turns", [1, 5, 18, 200])
def test_neighbouring_columns_of_a_line_are_connected(width: int, turns: int) -> None:
    stroke, height = "".join(STROKES[0]), 12
    for seed in range(4):
        drawn = plot(walked(seed, turns, 1, 9), SEATS[2][:1], width, height, "turn")
        rows = drawn.text().split("\n")[:height]
        left = rows[0].index("┤") + 1
        columns = list(zip(*(row.ljust(width)[left : width - 1] for row in rows), strict=True))
        gone = 0
        for before, after in pairwise(columns):
            out = [y for y, char in enumerate(before) if char in ends(stroke, RIGHT)]
            into = [y for y, char in enumerate(after) if char in ends(stroke, LEFT)]
            gone += not {*out} & {*into}
            drawn_rows = [y for y, char in enumerate(after) if char in stroke + MARKS]
            assert drawn_rows == list(range(drawn_rows[0], drawn_rows[-1] + 1)), "one piece"
        assert gone == 0


def test_every_seat_has_a_line_and_a_mark_of_its_own() -> None:
    text = plot(walked(1, 20, 4, 6), SEATS[4], 90, 12, "turn").text()
    legend = text.split("\n")[-1]
    for person, stroke, mark in zip(SEATS[4], STROKES, MARKS, strict=False):
        assert f"{stroke.level}{mark}{stroke.level} {person.name}" in legend
        assert text.count(mark) > 3
        assert any(part in text for part in stroke[2:])
    assert len({*STROKES}) == len(STROKES)


def test_the_axes_name_their_ends_and_zero() -> None:
    rows = plot([[0, 0], [-8, 20], [-20, 60]], SEATS[2], 72, 12, "turn").text().split("\n")
    assert rows[0].strip().startswith("60┤")
    assert any(row.strip().startswith("0┤") for row in rows)
    assert rows[11].strip().startswith("−20┤")
    assert rows[12].endswith("turn 3")


def test_in_ascii_the_line_is_whole_as_well() -> None:
    text = to_ascii(plot(walked(2, 20, 2, 6), SEATS[2], 72, 12, "turn").text())
    assert "?" not in text
    assert text.isascii()


def test_long_names_have_room_beneath() -> None:
    people = [type(person)(f"{person.name}-Charlotte-Marie", person.colour) for person in SEATS[4]]
    row = plot(walked(1, 20, 4, 6), people, 60, 12, "turn").text().split("\n")[-1]
    assert all(person.name[:3] in row for person in people)
    assert row.count("…") == 4
