"""Pictures on a canvas: half cells, what lies beneath, text upon them."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop_tui.paint.drawing import Canvas, Region, Run
from tabletop_tui.paint.pictures import FADED, LOUD, NORMAL, QUIET, Sprite
from tabletop_tui.paint.pictures.painting import painted
from tabletop_tui.paint.pictures.sprites import read

R, G, B = "ff0000", "00ff00", "0000ff"


def picture(*rows: str) -> Sprite:
    """A small picture of red, green, blue, and `s`, which its caller gives."""
    letters = {letter for row in rows for letter in row} - {"."}
    inks = {"r": f"#{R}", "g": f"#{G}", "b": f"#{B}", "s": "?#ffffff"}
    told = " ".join(f"{letter}={inks[letter]}" for letter in sorted(letters))
    text = "\n".join(["sign it x x", f"@ it small {len(rows[0])}x{len(rows)} {told}", *rows])
    return read(text, "test")["it", "small"]


def px(colour: str, volume: str = "l") -> str:
    return f"px:{volume}:{colour}"


def shown(canvas: Canvas) -> list[tuple[Run, ...]]:
    return [tuple(line) for line in canvas.drawing().lines]


def test_a_cell_holds_two_pixels_the_upper_as_ink_and_the_lower_as_ground() -> None:
    canvas = Canvas(3, 1)
    canvas.picture(0, 0, picture("rgb", "gbb"), LOUD)
    assert shown(canvas) == [
        (
            Run("▀", f"{px(R)} ground-{px(G)}"),
            Run("▀", f"{px(G)} ground-{px(B)}"),
            Run(" ", f"ground-{px(B)}"),
        )
    ]


def test_transparent_pixels_show_the_ground_beneath() -> None:
    canvas = Canvas(3, 1, "ground-panel")
    canvas.picture(0, 0, picture("r.", ".g"), LOUD)
    assert shown(canvas) == [
        (Run("▀", f"{px(R)} ground-panel"), Run("▄", f"{px(G)} ground-panel"), Run(" ", "ground-panel"))
    ]


def test_a_picture_in_the_lower_half_merges_with_the_one_in_the_upper_half() -> None:
    """Whichever comes first."""
    for first, second in (((0, "r"), (1, "g")), ((1, "g"), (0, "r"))):
        canvas = Canvas(1, 1)
        for top, letter in (first, second):
            canvas.picture(0, top, picture(letter), LOUD)
        assert shown(canvas) == [(Run("▀", f"{px(R)} ground-{px(G)}"),)]


def test_two_equal_halves_from_two_pictures_are_a_blank() -> None:
    canvas = Canvas(1, 1)
    canvas.picture(0, 1, picture("r"), LOUD)
    canvas.picture(0, 0, picture("r"), LOUD)
    assert shown(canvas) == [(Run(" ", f"ground-{px(R)}"),)]


@given(st.lists(st.tuples(st.integers(-2, 4), st.integers(-3, 5), st.integers(0, 2)), max_size=12))
def test_pixels_lie_where_a_plain_grid_of_pixels_has_them(places: list[tuple[int, int, int]]) -> None:
    """Against the simplest thing that could be right: a grid of colours, painted one by one."""
    rows = ("r.g", "b.b", ".g.")
    canvas = Canvas(4, 3)
    grid = [[""] * 4 for _ in range(6)]
    for x, top, skip in places:
        canvas.picture(x, top, picture(*rows), LOUD, skip=skip)
        for down, row in enumerate(rows[skip:]):
            for right, letter in enumerate(row):
                if letter != "." and 0 <= x + right < 4 and 0 <= top + down < 6:
                    grid[top + down][x + right] = {"r": R, "g": G, "b": B}[letter]
    assert pixels(canvas) == grid


@given(st.integers(-2, 5), st.integers(-3, 7), st.integers(0, 4), st.integers(0, 6))
def test_blocks_fill_what_they_cover_and_are_cut_off_at_the_edges(x: int, top: int, w: int, h: int) -> None:
    canvas = Canvas(4, 3)
    canvas.block(x, top, w, h, R, LOUD)
    inside = [
        [R if x <= across < x + w and top <= down < top + h else "" for across in range(4)]
        for down in range(6)
    ]
    assert pixels(canvas) == inside


def pixels(canvas: Canvas) -> list[list[str]]:
    """The colours of all pixels of a canvas, line by line."""
    found: list[list[str]] = []
    for line in canvas.drawing().lines:
        upper: list[str] = []
        lower: list[str] = []
        for text, role in line:
            ink, ground = "", ""
            for word in role.split():
                if word.startswith("ground-px"):
                    ground = word.rpartition(":")[2]
                else:
                    ink = word.rpartition(":")[2]
            for char in text:
                upper.append(ink if char == "▀" else ground)
                lower.append(ink if char == "▄" else ground)
        found += [upper, lower]
    return found


def test_text_on_a_picture_has_the_pixel_beneath_as_its_ground_unless_it_names_one() -> None:
    canvas = Canvas(4, 1, "ground-panel")
    canvas.picture(0, 0, picture("rr.r", "gg.."), LOUD)
    canvas.write(0, 0, "a", "gold")
    canvas.write(1, 0, "b", "gold ground-bar")
    canvas.write(2, 0, "cd", "gold")
    assert shown(canvas) == [
        (
            Run("a", f"gold ground-{px(G)}"),
            Run("b", "gold ground-bar"),
            Run("c", "gold ground-panel"),
            Run("d", f"gold ground-{px(R)}"),
        )
    ]


def test_a_picture_covers_text() -> None:
    canvas = Canvas(4, 1)
    canvas.write(0, 0, "word", "gold")
    canvas.picture(1, 1, picture("r"), LOUD)
    assert canvas.drawing().text() == "w▄rd"


def test_half_a_wide_character_doesn_t_stay_beside_a_picture() -> None:
    canvas = Canvas(4, 1)
    canvas.write(0, 0, "漢a")
    canvas.picture(1, 0, picture("r", "r"), LOUD)
    assert canvas.drawing().width == 4
    assert canvas.drawing().char(0, 0) == " "


def test_pixels_stay_as_they_are_where_the_role_of_a_region_changes() -> None:
    canvas = Canvas(3, 1, "ground-panel")
    canvas.picture(0, 0, picture("r", "g"), LOUD)
    canvas.picture(1, 0, picture("r"), LOUD)
    canvas.paint(Region(0, 0, 3, 1), "dim ground-bar")
    assert shown(canvas) == [
        (Run("▀", f"{px(R)} ground-{px(G)}"), Run("▀", f"{px(R)} ground-bar"), Run(" ", "dim ground-bar"))
    ]


def test_a_drawing_with_pictures_can_be_placed_and_written_upon() -> None:
    small = Canvas(1, 1)
    small.picture(0, 1, picture("g"), LOUD)
    canvas = Canvas(1, 1)
    canvas.place(0, 0, small.drawing())
    canvas.write(0, 0, "a", "gold")
    assert shown(canvas) == [(Run("a", f"gold ground-{px(G)}"),)]


def test_colours_may_be_names_of_the_palette() -> None:
    canvas = Canvas(1, 1)
    canvas.block(0, 0, 1, 1, "ground-red", NORMAL)
    assert shown(canvas) == [(Run("▀", "px:n:ground-red"),)]


def test_a_caller_gives_the_colours_that_a_picture_leaves_open() -> None:
    canvas = Canvas(1, 1)
    canvas.picture(0, 0, picture("s", "s"), QUIET, inks={"s": "#0000ff", "other": "red"})
    assert shown(canvas) == [(Run(" ", f"ground-{px(B, 'q')}"),)]
    with pytest.raises(ValueError, match="the picture it needs a colour for `s`"):
        canvas.picture(0, 0, picture("s"), QUIET)


def test_a_picture_is_painted_once_for_each_volume() -> None:
    it = picture("r", "g")
    for volume in (LOUD, NORMAL, QUIET, FADED):
        before = painted.cache_info().misses
        for _ in range(3):
            Canvas(1, 1).picture(0, 0, it, volume)
        assert painted.cache_info().misses == before + 1


def test_pictures_need_neither_textual_nor_rich() -> None:
    modules = "tabletop_tui.paint.drawing, tabletop_tui.paint.pictures"
    code = f"import sys, {modules}; print({{'rich', 'textual'}} & {{*sys.modules}})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
