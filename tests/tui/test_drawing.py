"""Drawings as text: canvas, runs, spots, cells, ASCII."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from tabletop_tui.paint.drawing import (
    FRAMES,
    Canvas,
    Drawing,
    MeasuredLine,
    Region,
    Run,
    Spot,
    beside,
    cells,
    fit,
    measured,
    pad,
    stacked,
    width_of,
    wrap,
)
from tabletop_tui.paint.glyphs import _ASCII, _DOUBLE, doubled, spelt_in_ascii, to_ascii
from tabletop_tui.paint.pictures import LOUD
from tabletop_tui.text.cells import held, with_names_held


def test_a_canvas_becomes_lines_of_runs() -> None:
    canvas = Canvas(9, 3)
    region = Region(0, 0, 9, 3)
    canvas.fill(region, "ground-red")
    canvas.box(region, "red")
    canvas.write(2, 1, "Vol", "strong")
    drawing = canvas.drawing()
    assert drawing.text() == "┌───────┐\n│ Vol   │\n└───────┘"
    assert drawing.lines[1] == (
        Run("│", "red ground-red"),
        Run(" ", "ground-red"),
        Run("Vol", "strong ground-red"),
        Run("   ", "ground-red"),
        Run("│", "red ground-red"),
    )


@pytest.mark.parametrize("kind", list(FRAMES))
def test_every_kind_of_frame_closes(kind: str) -> None:
    canvas = Canvas(4, 3)
    canvas.box(Region(0, 0, 4, 3), kind=kind)
    lines = canvas.drawing().text().split("\n")
    assert [len(line) for line in lines] == [4, 4, 4]
    assert all(char != " " for char in lines[0] + lines[2] + lines[1][0] + lines[1][3])


def test_what_falls_off_the_canvas_is_cut_off() -> None:
    canvas = Canvas(4, 1)
    canvas.write(-2, 0, "abcdef")
    canvas.write(2, 0, "wxyz")
    canvas.write(0, 5, "below")
    assert canvas.drawing().text() == "cdwx"


def test_a_wide_character_takes_two_cells_and_is_never_halved() -> None:
    canvas = Canvas(6, 1)
    canvas.write(0, 0, "a名b")
    canvas.write(2, 0, "x")
    canvas.write(5, 0, "名")
    assert canvas.drawing().text() == "a xb"
    assert cells("a名b") == 4
    assert fit("名名名", 5) == "名名…"
    assert pad("é\u0301", 3) == "é\u0301  "


@given(st.lists(st.tuples(st.integers(-3, 12), st.text("ab ─名é\u0301", max_size=7)), max_size=5))
def test_every_line_of_a_drawing_knows_its_width(written: list[tuple[int, str]]) -> None:
    canvas = Canvas(10, 2)
    for x, text in written:
        canvas.write(x, 0, text, "red" if x % 2 else "gold strong")
    drawing = canvas.drawing()
    apart = drawing.below([(Run("名 above"),)], 3)
    for made in (drawing, beside(drawing, drawing), stacked(drawing, drawing), apart):
        assert [width_of(line) for line in made.lines] == [
            sum(cells(run.text) for run in line) for line in made.lines
        ]
        assert made.width == max(width_of(line) for line in made.lines)
    for line in (*drawing.lines, *beside(drawing, drawing).lines, *apart.lines[1:]):
        assert isinstance(line, MeasuredLine)
        assert measured(line) is line, "measured once"
    assert measured((Run("名"), Run("é"))).width == 3


def test_placed_drawings_bring_their_spots() -> None:
    inner = Canvas(3, 1)
    inner.write(0, 0, "abc", "gold")
    inner.spot("x", Region(0, 0, 3, 1), (1, 0))
    outer = Canvas(10, 3)
    outer.place(4, 1, inner.drawing())
    drawing = outer.drawing()
    assert drawing.text() == "\n    abc\n"
    assert drawing.spots == (Spot("x", Region(4, 1, 3, 1), (5, 1)),)
    found = drawing.at(5, 1)
    assert found is not None
    assert found.target == "x"
    assert drawing.at(0, 0) is None


def test_of_spots_that_cover_a_cell_the_later_lies_on_top() -> None:
    drawing = Drawing((), (Spot("under", Region(0, 0, 9, 9)), Spot("over", Region(1, 1, 2, 2))))
    assert [drawing.at(x, 1).target for x in (0, 1)] == ["under", "over"]  # type: ignore[union-attr]


def test_labels_go_into_the_upper_right_of_a_frame_or_to_the_start_of_a_line() -> None:
    assert Spot("x", Region(2, 1, 10, 4)).label_place == (8, 1, False)
    assert Spot("x", Region(2, 1, 10, 1)).label_place == (2, 1, False)
    assert Spot("x", Region(2, 1, 4, 3)).label_place == (2, 1, True)
    assert Spot("x", Region(2, 1, 4, 3), (3, 2), True).label_place == (3, 2, True)


@given(st.text(alphabet=string.printable + "äöü─│●王é", max_size=60), st.integers(1, 30))
def test_wrapped_lines_fit_and_lose_no_word(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert all(cells(line) <= max(width, 2) for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_a_sign_stays_with_the_word_before_it() -> None:
    assert wrap("It grows redwood ♠.", 17) == ["It grows", "redwood ♠."]
    assert wrap("row 1 · row 2", 6) == ["row 1", "· row", "2"]
    assert wrap("two rolls, ☀☾ →", 12) == ["two rolls,", "☀☾ →"]
    assert wrap("redwoods ♠", 8) == ["redwoods", "♠"]


def test_no_line_ends_in_a_sign_that_belongs_to_what_follows() -> None:
    assert wrap("Ben uses ♀ Matchmaker: woman up to 3.", 16) == [
        "Ben uses",
        "♀ Matchmaker:",
        "woman up to 3.",
    ]
    assert wrap("redwood ♠ on D4", 9) == ["redwood ♠", "on D4"]
    assert wrap("Rotholz ♠ Granit", 9) == ["Rotholz ♠", "Granit"]
    assert wrap("Ana rolls 1● + 1☾: a shard.", 14) == ["Ana rolls 1●", "+ 1☾: a shard."]
    assert wrap("a 2 on Land path & water path.", 18) == ["a 2 on Land path", "& water path."]


def test_signs_side_by_side_stay_on_one_line_with_the_word_before_them() -> None:
    assert wrap("Ana builds the Sun Gate for ≈ ■ ♣ ◆: range 5.", 30) == [
        "Ana builds the Sun Gate",
        "for ≈ ■ ♣ ◆: range 5.",
    ]
    assert wrap("for ≈ ■ ♣ ◆", 5) == ["for ≈", "■ ♣ ◆"], "no line holds them"


def test_every_glyph_of_the_kit_is_one_cell_wide_also_to_the_terminal_library() -> None:
    glyphs = (
        {chr(code) for code in _ASCII} | set("".join(FRAMES.values())) | set(_DOUBLE) | set(_DOUBLE.values())
    )
    for glyph in glyphs:
        assert cell_len(glyph) == 1, glyph
        assert cells(glyph) == 1, glyph


@given(st.text(max_size=40).filter(lambda text: text.isprintable()))
def test_ascii_is_ascii(text: str) -> None:
    assert to_ascii(text).isascii()
    assert spelt_in_ascii(text).isascii()


def test_ascii_keeps_the_cells() -> None:
    drawn = "┌┄╔═╗ ● ▲ ♣ ≈ ⌂ ✦ ◆ ▶ · × – … äöüß → 名"
    assert len(to_ascii(drawn)) == cells(drawn)
    assert "?" not in to_ascii(drawn.replace("名", ""))
    assert spelt_in_ascii("Flüsse groß …") == "Fluesse gross ..."


def test_the_frame_under_the_cursor_is_double() -> None:
    for kind in ("light", "round", "heavy", "dashed"):
        assert "".join(map(doubled, FRAMES[kind])) == FRAMES["double"]
    assert doubled("x") == "x"


def test_what_is_held_together_stays_so_when_a_sign_takes_it_to_the_next_line() -> None:
    """Papyria's narrow log parted a piece from the sector behind it."""
    text = f"♝ Foothills {held('♟ Lagash')} ◭ +1◆"
    assert wrap(text, 21) == ["♝ Foothills", "♟ Lagash ◭ +1◆"]


@pytest.mark.parametrize("width", range(14, 40))
def test_no_line_ends_within_a_calculation(width: int) -> None:
    lines = wrap("Sanctuary scoring: 11 × 1 = 11 points, then 2 × 3 = 6 points.", width)
    assert " ".join(lines) == "Sanctuary scoring: 11 × 1 = 11 points, then 2 × 3 = 6 points."
    assert not any(line.endswith(("×", "=")) or line.startswith(("×", "=")) for line in lines)


def test_no_line_ends_within_a_name_nor_between_it_and_what_it_does() -> None:
    names = ["Anna", "Anna Lena"]
    told = with_names_held("Now Anna Lena takes the farm, Anna (+2): buys.", names)
    assert wrap(told, 16) == ["Now", "Anna Lena takes", "the farm,", "Anna (+2): buys."]
    assert wrap(told, 12) == ["Now Anna", "Lena takes", "the farm,", "Anna (+2):", "buys."], "none holds it"
    assert with_names_held("Annabell goes.", names) == "Annabell goes."


@pytest.mark.parametrize("width", [1, 0, -1, -8])
@pytest.mark.parametrize("indent", ["", "  "])
def test_wrapping_ends_where_there_is_no_room_at_all(width: int, indent: str) -> None:
    lines = wrap("Build a world", width, indent)
    assert all(cells(line) <= 1 for line in lines)
    assert "".join(lines).replace(" ", "") == "Buildaworld"


texts_placed = st.lists(
    st.tuples(st.integers(-2, 8), st.integers(-1, 5), st.sampled_from(("ab", "│", "   ", "界"))), max_size=6
)
pictures_placed = st.lists(st.tuples(st.integers(-2, 6), st.integers(-2, 9)), max_size=3)


@given(texts_placed, pictures_placed, texts_placed, pictures_placed, st.integers(6, 10))
def test_what_is_drawn_on_a_drawing_looks_as_if_it_were_drawn_on_the_same_canvas(
    below: list[tuple[int, int, str]],
    pixels_below: list[tuple[int, int]],
    above: list[tuple[int, int, str]],
    pixels_above: list[tuple[int, int]],
    width: int,
) -> None:
    def draw(canvas: Canvas, texts: list[tuple[int, int, str]], pixels: list[tuple[int, int]]) -> Canvas:
        for x, top in pixels:
            canvas.block(x, top, 3, 3, "red", LOUD)
        for x, y, text in texts:
            canvas.write(x, y, text, "strong ground-red" if x % 2 else "dim")
        return canvas

    drawing = draw(Canvas(8, 5), below, pixels_below).drawing()
    drawn = draw(Canvas.on(drawing, width), above, pixels_above).drawing()
    whole = Canvas(max(width, 8), 5)
    whole.place(0, 0, drawing)
    assert drawn == draw(whole, above, pixels_above).drawing()
    touched = {y for _, y, _ in above} | {(top + down) // 2 for _, top in pixels_above for down in range(3)}
    if width <= 8:
        stays = [y for y in range(5) if y not in touched]
        assert all(drawn.lines[y] is drawing.lines[y] for y in stays)


@pytest.mark.parametrize(("x", "y"), [(1, 1), (-1, -1), (4, 2), (9, 9)])
def test_a_canvas_covers_what_lies_beneath_and_is_cut_off_at_the_edges(x: int, y: int) -> None:
    below, above = Canvas(6, 3), Canvas(3, 2)
    below.fill(Region(0, 0, 6, 3), "gold ground-red", "x")
    above.write(0, 0, "ab", "dim ground-blue")
    below.cover(x, y, above)
    shown = [
        "".join(
            "ab "[column - x]
            if row == y and x <= column < x + 3
            else " "
            if row == y + 1 and x <= column < x + 3
            else "x"
            for column in range(6)
        )
        for row in range(3)
    ]
    assert below.drawing().text().split("\n") == [line.rstrip() for line in shown]
