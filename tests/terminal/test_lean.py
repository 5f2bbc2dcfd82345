"""The terminal shows the same, whether Textual's bytes arrive or the lean ones."""

from typing import Any

import pyte
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from tabletop_tui.terminal.lean import LeanTerminal, cells_in

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


def sequence(update: list[tuple[int, int, list[tuple[str, Style]]]]) -> str:
    """As Textual's compositor writes it: from the top to the bottom."""
    console = Console(color_system="truecolor", force_terminal=True)
    written = ""
    for y, x, runs in sorted(update, key=lambda piece: piece[0]):
        strip = Strip([Segment(text, style) for text, style in runs]).crop(0, WIDTH - x)
        written += f"\x1b[{y + 1};{x + 1}H{strip.render(console)}"
        written += "\n" if y < HEIGHT - 1 else ""
    return written


class Terminal:
    """A terminal that shows what it is sent."""

    def __init__(self) -> None:
        self.screen = pyte.Screen(WIDTH, HEIGHT)
        self.stream = pyte.Stream(self.screen)

    def shows(self, text: str) -> list[Any]:
        """Every cell after the text has arrived."""
        self.stream.feed(text)
        return [[self.screen.buffer[y][x] for x in range(WIDTH)] for y in range(HEIGHT)]


@settings(max_examples=150, deadline=None)
@given(updates)
def test_the_screen_is_the_same_after_every_update(drawn: list[Any]) -> None:
    lean = LeanTerminal()
    plain, saved = Terminal(), Terminal()
    blank = sequence([(y, 0, [(" " * WIDTH, Style())]) for y in range(HEIGHT)])
    for text in [blank, *map(sequence, drawn)]:
        assert saved.shows(lean.lean(text, WIDTH, HEIGHT)) == plain.shows(text)


def test_a_wide_character_is_sent_whole() -> None:
    lean = LeanTerminal()
    lean.lean(sequence([(0, 0, [("a界b", Style())])]), WIDTH, HEIGHT)
    assert lean.lean(sequence([(0, 0, [("a家b", Style())])]), WIDTH, HEIGHT) == "\x1b[1;2H家"
    assert lean.lean(sequence([(0, 0, [("axyb", Style())])]), WIDTH, HEIGHT) == "\x1b[1;2Hxy"


def test_what_is_there_already_is_not_sent_again() -> None:
    lean = LeanTerminal()
    text = sequence([(1, 2, [("Orbis", Style.parse("bold red"))])])
    assert "Orbis" in lean.lean(text, WIDTH, HEIGHT)
    assert lean.lean(text, WIDTH, HEIGHT) == ""


def test_of_a_line_only_the_cells_that_changed_are_sent() -> None:
    lean = LeanTerminal()
    lean.lean(sequence([(0, 0, [("score 11 of 20", Style())])]), WIDTH, HEIGHT)
    assert lean.lean(sequence([(0, 0, [("score 12 of 20", Style())])]), WIDTH, HEIGHT) == "\x1b[1;8H2"


def test_everything_is_sent_again_after_a_resize_or_when_the_terminal_was_used_by_others() -> None:
    lean = LeanTerminal()
    text = sequence([(0, 0, [("Orbis", Style())])])
    lean.lean(text, WIDTH, HEIGHT)
    assert "Orbis" in lean.lean(text, WIDTH + 1, HEIGHT)
    lean.forget()
    assert "Orbis" in lean.lean(text, WIDTH + 1, HEIGHT)


def test_what_it_does_not_understand_passes_as_it_is() -> None:
    lean = LeanTerminal()
    link = "\x1b[1;1H\x1b]8;;https://example.org\x1b\\here\x1b]8;;\x1b\\"
    assert lean.lean(link, WIDTH, HEIGHT) == link
    assert cells_in("\x07") is None
