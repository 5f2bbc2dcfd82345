"""In a real terminal the screen holds what a complete redraw would show."""

import sys
from pathlib import Path

import pytest

from tools.bench.pty import Terminal
from tools.bench.screen import environment

REDRAW = b"\x0c"
KEYS = {
    "lobby": [b"\x1b[C", b"\x1b[B", b"\x1b[B", b"s", b"\x1b[B", b"\x1b[C", b"\x1b", b"r", b"\x1b[B", b"\x1b"],
    "game": [
        b"\x1b[C",
        b"\x1b[B",
        b"\r",
        b"\r",
        b"\x1b[C",
        b"\r",
        b"\r",
        b"L",
        b"\x1b",
        b"?",
        b"\x1b",
        b"\t",
    ],
}


@pytest.mark.waits
@pytest.mark.parametrize("what", ["lobby", "game"])
def test_after_any_keys_nothing_is_left_over_and_nothing_is_missing(tmp_path: Path, what: str) -> None:
    command = [sys.executable, "-m", "tabletop_tui"]
    if what == "game":
        command += ["play", "orbis", "--seed", "7", "-p", "Ana", "-p", "Ben"]
    with Terminal.run(command, environment(tmp_path)) as terminal:
        terminal.settle(0.5)
        for keys in KEYS[what]:
            terminal.press(keys)
            terminal.settle(0.3, at_most=2)
        terminal.settle(0.5, at_most=1)
        before = terminal.screen()
        terminal.press(REDRAW)
        sent = sum(len(chunk.data) for chunk in terminal.settle(0.4, at_most=20))
        assert sent > 4000, "everything was sent again"
        assert terminal.screen() == before
