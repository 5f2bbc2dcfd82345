"""The terminal shows the same, whether Textual's bytes arrive or the lean ones."""

from typing import Any

import pyte
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.color import ColorSystem
from rich.console import Console
from rich.control import Control
from rich.segment import Segment
from rich.style import Style
from textual._compositor import LayoutUpdate
from textual.geometry import Region
from textual.strip import Strip

from tabletop_tui.tui.terminal.lean import LeanTerminal, LeanUpdate, Piece, cells_in
from tabletop_tui.tui.terminal.sgr import change, for_blank
from tests.whole import sampled

WIDTH, HEIGHT = 20, 4

styles = st.sampled_from(
    [
        Style(),
        Style.parse("bold"),
        Style.parse("red"),
        Style.parse("bold red on #102030"),
        Style.parse("#aabbcc on #102030"),
        Style.parse("#aabbcc on blue"),
        Style.parse("reverse underline"),
        Style.parse("color(200) on color(17)"),
        Style.parse("on bright_green"),
    ]
)
texts = st.text(alphabet="ab  ─│●é", max_size=9)
pieces = st.tuples(
    st.integers(0, HEIGHT - 1), st.integers(0, WIDTH - 1), st.lists(st.tuples(texts, styles), max_size=4)
)
updates = st.lists(st.lists(pieces, max_size=4), max_size=6)


CONSOLE = Console(color_system="truecolor", force_terminal=True)


def pieces_of(update: list[tuple[int, int, list[tuple[str, Style]]]]) -> list[Piece]:
    """As a compositor has them: from the top to the bottom."""
    return [
        Piece(y, x, Strip([Segment(text, style) for text, style in runs]).crop(0, WIDTH - x))
        for y, x, runs in sorted(update, key=lambda piece: piece[0])
    ]


def one(y: int, x: int, text: str, style: str = "") -> list[Piece]:
    """A single piece."""
    return pieces_of([(y, x, [(text, Style.parse(style))])])


def sent(lean: LeanTerminal, pieces: list[Piece], width: int = WIDTH) -> str:
    """What is sent for these pieces."""
    text = lean.lean(pieces, width, HEIGHT, ColorSystem.TRUECOLOR)
    assert text is not None
    return text


class Terminal:
    """A terminal that shows what it is sent."""

    def __init__(self) -> None:
        self.screen = pyte.Screen(WIDTH, HEIGHT)
        self.stream = pyte.Stream(self.screen)

    def shows(self, text: str) -> list[Any]:
        """Every cell after the text has arrived."""
        self.stream.feed(text)
        return [[self.screen.buffer[y][x] for x in range(WIDTH)] for y in range(HEIGHT)]


@settings(max_examples=sampled(40, 150))
@given(updates)
def test_the_screen_is_the_same_after_every_update(drawn: list[Any]) -> None:
    lean = LeanTerminal()
    plain, saved = Terminal(), Terminal()
    blank = pieces_of([(y, 0, [(" " * WIDTH, Style())]) for y in range(HEIGHT)])
    for pieces in [blank, *map(pieces_of, drawn)]:
        whole = "".join(f"\x1b[{y + 1};{x + 1}H{strip.render(CONSOLE)}" for y, x, strip in pieces)
        assert seen(saved.shows(sent(lean, pieces))) == seen(plain.shows(whole))


def seen(rows: list[Any]) -> list[Any]:
    """What can be seen of every cell: of a blank only its ground, and what is drawn on it."""
    return [[_seen(cell) for cell in row] for row in rows]


def _seen(cell: Any) -> Any:
    plain = cell.data == " " and not (cell.underscore or cell.reverse or cell.strikethrough)
    return (" ", cell.bg) if plain else cell


@settings(max_examples=sampled(80, 200))
@given(st.lists(st.tuples(styles, st.booleans()), min_size=1, max_size=6))
def test_a_style_is_reached_from_any_other(wanted: list[tuple[Style, bool]]) -> None:
    plain, saved = Terminal(), Terminal()
    whole, short, now = "\x1b[H", "\x1b[H", ""
    for style, blank in wanted:
        text = " " if blank else "x"
        codes = Strip.render_ansi(style, ColorSystem.TRUECOLOR)
        whole += f"\x1b[0;{codes}m{text}" if codes else f"\x1b[0m{text}"
        sequence, now = for_blank(now, codes) if blank else (change(now, codes), codes)
        short += sequence + text
    assert seen(saved.shows(short)) == seen(plain.shows(whole))
    assert len(short) <= len(whole)


def test_what_stays_of_a_style_is_not_sent_again() -> None:
    assert change("1;38;2;1;2;3;48;2;9;9;9", "38;2;1;2;3;48;2;9;9;9") == "\x1b[22m"
    assert change("38;2;1;2;3;48;2;9;9;9", "38;2;7;7;7;48;2;9;9;9") == "\x1b[38;2;7;7;7m"
    assert change("1;31;44", "") == "\x1b[m"


def test_the_ink_of_a_blank_is_of_no_account() -> None:
    lean = LeanTerminal()
    sent(lean, one(0, 0, "a b", "red on blue"))
    assert sent(lean, pieces_of([(0, 1, [(" ", Style.parse("bold green on blue"))])])) == ""
    text = sent(
        lean, pieces_of([(1, 0, [("a", Style.parse("red")), (" ", Style()), ("b", Style.parse("red"))])])
    )
    assert text == "\x1b[31m\x1b[2Ha b\x1b[m"


def test_cells_that_stay_are_jumped_over_or_sent_again_whatever_is_shorter() -> None:
    lean = LeanTerminal()
    sent(lean, one(0, 0, "score 11 of 20"))
    assert sent(lean, one(0, 0, "Score 12 of 20")) == "\x1b[1HS\x1b[6C2"
    assert sent(lean, one(0, 0, "Score 17 os 20")) == "\x1b[1;8H7 os"


def test_a_wide_character_is_sent_whole() -> None:
    lean = LeanTerminal()
    sent(lean, one(0, 0, "a界b"))
    assert sent(lean, one(0, 0, "a家b")) == "\x1b[1;2H家"
    assert sent(lean, one(0, 0, "axyb")) == "\x1b[1;2Hxy"


def test_beside_a_wide_character_no_jump_counts_on_its_width() -> None:
    lean = LeanTerminal()
    sent(lean, one(0, 0, "界 abcdefghij"))
    assert sent(lean, one(0, 0, "家 abcdefghiK")) == "\x1b[1H家\x1b[1;13HK"


def test_what_is_there_already_is_not_sent_again() -> None:
    lean = LeanTerminal()
    text = one(1, 2, "Orbis", "bold red")
    assert "Orbis" in sent(lean, text)
    assert sent(lean, text) == ""


def test_of_a_line_only_the_cells_that_changed_are_sent() -> None:
    lean = LeanTerminal()
    sent(lean, one(0, 0, "score 11 of 20"))
    assert sent(lean, one(0, 0, "score 12 of 20")) == "\x1b[1;8H2"


def test_everything_is_sent_again_after_a_resize_or_when_the_terminal_was_used_by_others() -> None:
    lean = LeanTerminal()
    text = one(0, 0, "Orbis")
    sent(lean, text)
    assert "Orbis" in sent(lean, text, WIDTH + 1)
    lean.forget()
    assert "Orbis" in sent(lean, text, WIDTH + 1)


def test_what_it_does_not_understand_passes_as_it_is() -> None:
    for strip in (
        Strip([Segment("here", Style(link="https://example.org"))]),
        Strip([Segment("\x07")]),
        Strip([Control.bell().segment]),
    ):
        assert cells_in(strip, ColorSystem.TRUECOLOR) is None
        whole = LayoutUpdate([[strip]], Region(0, 0, WIDTH, 1))
        lean = LeanUpdate(whole, LeanTerminal(), WIDTH, HEIGHT)
        assert lean.render_segments(CONSOLE) == whole.render_segments(CONSOLE)
