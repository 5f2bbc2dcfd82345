"""The window is closed: on any screen, however it was started, the program ends with everything saved."""

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.tui.windows import SECONDS, close_window, faults, opened, places, processes

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")


@pytest.mark.parametrize(
    ("how", "where"),
    [
        ("itself", "lobby"),
        ("sh -c", "set-up"),
        ("make", "table"),
        ("env -i", "replay"),
        ("nohup make", "settings"),
        ("nohup", "serve"),
        ("setsid", "table"),
        ("nohup", "plain"),
        ("itself", "plain"),
    ],
)
def test_the_program_ends_with_its_window(how: str, where: str, tmp_path: Path) -> None:
    """Two seconds after the terminal is gone, no process, report or lock is left; answers are kept."""
    assert faults(how, places(tmp_path)[where], tmp_path) == []


def test_a_stopped_program_ends_with_its_window(tmp_path: Path) -> None:
    """`Ctrl+Z` has given the terminal back to a shell, and then the window is closed."""
    with opened("sh -c", places(tmp_path)["table"], tmp_path) as terminal:
        terminal.press(b"\x1a")
        terminal.settle(0.5, 3)
        close_window(terminal)
        for pid in processes(tmp_path):  # what the shell, or the kernel in its place, sends to stopped jobs
            os.kill(pid, signal.SIGHUP)
            os.kill(pid, signal.SIGCONT)
        closed = time.monotonic()
        while processes(tmp_path) and time.monotonic() < closed + SECONDS:
            time.sleep(0.02)
        assert processes(tmp_path) == []
