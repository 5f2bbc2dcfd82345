"""A terminal that is watched hears every mark, wherever reading cuts what the program writes."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.tui.terminal.watching import Frame, Mark, Watched
from tools.bench.pty import Terminal

BEGIN, END = b"\x1b[?2026h", b"\x1b[?2026l"
WRITTEN = BEGIN + b"\x1b[1;1Hdice" + END + b"\x1b_answered 3\x1b\\" + BEGIN + b"\x1b[2;1H\x1b[1mgold" + END


ASKED, ANSWER = b"\x1b[?2026$p", b"\x1b[?2026;2$y"


@contextmanager
def watched() -> Iterator[tuple[Watched, socket.socket]]:
    """A terminal in which nothing runs, and the program's end of it."""
    near, far = socket.socketpair()
    with near, far:
        yield Watched(Terminal(0, near.fileno(), 0.0, size=(20, 3))), far


@pytest.mark.parametrize("at", range(1, len(WRITTEN)))
def test_a_mark_is_heard_and_never_drawn_wherever_reading_cuts_it(at: int) -> None:
    with watched() as (terminal, program):
        for part in (WRITTEN[:at], WRITTEN[at:]):
            program.sendall(part)
            _ = terminal.settle(0)
        assert [type(each) for each in terminal.seen] == [Frame, Mark, Frame]
        assert terminal.seen[1][1] == ("answered", "3")
        assert [line.rstrip() for line in terminal.text.splitlines()] == ["dice", "gold", ""]


@pytest.mark.parametrize("at", range(1, len(ASKED)))
def test_whether_it_takes_whole_frames_is_answered_once_wherever_reading_cuts_the_question(at: int) -> None:
    with watched() as (terminal, program):
        for part in (ASKED[:at], ASKED[at:], WRITTEN):
            program.sendall(part)
            _ = terminal.settle(0)
        assert program.recv(100) == ANSWER
