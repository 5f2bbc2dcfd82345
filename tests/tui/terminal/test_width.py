"""The terminal is asked how wide signs are, and gets ASCII where they don't take a cell each."""

import sys
from pathlib import Path

import pytest

from tools.bench.pty import Terminal
from tools.bench.screen import environment

QUESTION, NARROW, WIDE, UTF8_MISREAD = b"\x1b[6n", b"\x1b[1;3R", b"\x1b[1;5R", b"\x1b[1;7R"


@pytest.mark.waits
@pytest.mark.parametrize(
    ("answer", "in_ascii"), [(NARROW, False), (WIDE, True), (UTF8_MISREAD, True), (b"", False)]
)
def test_signs_are_drawn_where_each_takes_a_cell(tmp_path: Path, answer: bytes, in_ascii: bool) -> None:
    command = [sys.executable, "-m", "tabletop_tui", "play", "orbis", "--seed", "7", "-p", "Ana", "-p", "Ben"]
    with Terminal.run(command, environment(tmp_path)) as terminal:
        while QUESTION not in b"".join(chunk.data for chunk in terminal.chunks):
            assert terminal.read(30)
        terminal.press(answer)
        terminal.settle(1.0, at_most=20)
        screen = "\n".join(terminal.screen())
        assert "Ana" in screen
        assert screen.isascii() == in_ascii, screen
        if answer:  # only the first one is
            terminal.press(WIDE)
            terminal.settle(0.5, at_most=3)
            assert "\n".join(terminal.screen()).isascii() == in_ascii
