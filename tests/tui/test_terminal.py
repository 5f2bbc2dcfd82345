"""The program in a real terminal: whatever ends it, the terminal is left as it was, and nothing is lost."""

import fcntl
import os
import signal
import struct
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop_tui.host.paths import Paths
from tabletop_tui.store import open_store
from tools.bench.pty import Terminal

GAME = (sys.executable, "-m", "tabletop_tui", "play", "orbis", "--seed", "7", "-p", "Ana", "-p", "Ben")
LEFT_ALTERNATE = b"\x1b[?1049l"
CURSOR_SHOWN = b"\x1b[?25h"
MOUSE_OFF = (b"\x1b[?1000l", b"\x1b[?1003l", b"\x1b[?1006l")


@pytest.fixture
def game() -> Iterator[Terminal]:
    """A game of Orbis, standing at its first decision."""
    environ = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    with Terminal.run(GAME, environ | {"COLORTERM": "truecolor"}) as terminal:
        until(terminal, "take a landscape")
        yield terminal


def until(terminal: Terminal, text: str, seconds: float = 60) -> None:
    """Wait until a text is on the screen."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        terminal.settle(0.2, 1)
        if any(text in line for line in terminal.screen()):
            return
    raise AssertionError(f"{text!r} never came:\n" + "\n".join(terminal.screen()))


def ended(terminal: Terminal, seconds: float = 60) -> int:
    """Wait for the program's end. Returns its exit code."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        terminal.settle(0.05, 0.2)
        pid, status = os.waitpid(terminal.pid, os.WNOHANG)
        if pid:
            terminal.settle(0.05, 0.2)
            return os.waitstatus_to_exitcode(status)
    raise AssertionError("the program doesn't end")


def is_clean(terminal: Terminal) -> bool:
    """Whether the program left the alternate screen, turned the mouse off and showed the cursor again."""
    written = b"".join(chunk.data for chunk in terminal.chunks)
    tail = written[written.rindex(b"\x1b[?1049h") :]
    return (
        LEFT_ALTERNATE in tail
        and CURSOR_SHOWN in tail[tail.rindex(LEFT_ALTERNATE) :]
        and all(off in tail for off in MOUSE_OFF)
        and b"Traceback" not in written
    )


def answers_kept() -> int:
    """How many answers of the newest game are in the store."""
    store = open_store(Paths.find().saves)
    try:
        return len(store.load(store.games()[0].id).rows)
    finally:
        store.close()


def answer(terminal: Terminal) -> None:
    """Answer the first decision, and see it to its end."""
    terminal.press(b"2")
    deadline = time.monotonic() + 60
    while not answers_kept():
        assert time.monotonic() < deadline, "\n".join(terminal.screen())
        terminal.settle(0.1, 0.3)
    terminal.settle(0.3, 3)


def test_ctrl_c_leaves_the_terminal_clean_and_the_game_saved(game: Terminal) -> None:
    answer(game)
    game.press(b"\x03")
    assert ended(game) == 130
    assert is_clean(game)
    assert answers_kept() == 1
    told = b"".join(chunk.data for chunk in game.chunks).rpartition(LEFT_ALTERNATE)[2]
    assert b"The game is saved. To play on: tabletop resume" in told


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_the_terminal_clean_and_the_game_saved(game: Terminal, number: int) -> None:
    answer(game)
    os.kill(game.pid, number)
    assert ended(game) == 143
    assert is_clean(game)
    assert answers_kept() == 1


def test_ctrl_z_gives_the_terminal_back_and_fg_paints_again(game: Terminal) -> None:
    game.press(b"\x1a")
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not is_clean(game):
        game.settle(0.1, 0.3)
    assert is_clean(game)
    state = Path(f"/proc/{game.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    assert state == "T"
    seen = len(game.chunks)
    os.kill(game.pid, signal.SIGCONT)
    game.settle(0.4, 5)
    del game.chunks[:seen]  # the alternate screen is empty for a program that comes back to it
    assert b"\x1b[?1049h" in b"".join(chunk.data for chunk in game.chunks)
    until(game, "take a landscape")
    answer(game)
    game.press(b"\x03")
    assert ended(game) == 130
    assert is_clean(game)
    assert answers_kept() == 1


def test_the_screen_follows_the_size_of_the_terminal(game: Terminal) -> None:
    for height, width, text in (
        (20, 40, "48x20"),
        (20, 48, "ake a landscape from"),
        (24, 80, "take a landscape"),
        (36, 120, "'s world"),
    ):
        fcntl.ioctl(game.handle, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        os.kill(game.pid, signal.SIGWINCH)
        until(game, text)


def test_q_leads_to_the_lobby_and_from_there_out(game: Terminal) -> None:
    game.press(b"q")
    until(game, "Orbis")
    game.settle(0.5, 3)
    game.press(b"q")
    assert ended(game) == 0
    assert is_clean(game)


def test_an_idle_game_needs_no_processor(game: Terminal) -> None:
    game.settle(0.5, 3)
    for _ in range(5):  # a busy machine may still owe it what it does at its start
        before = game.cpu_seconds()
        time.sleep(2)
        if game.cpu_seconds() - before <= 0.02:
            return
    raise AssertionError("it is never idle")
