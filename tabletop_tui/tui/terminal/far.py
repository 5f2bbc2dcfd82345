"""What the driver needs of a terminal at the other end of a connection."""

from collections.abc import Callable
from typing import Protocol

USUAL_MODES = "\x1b[?2026l\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l\x1b[?2004l\x1b[?7h\x1b[0m\x1b[?25h"
"""Resets a terminal that a killed connection left in disorder: no mouse, no brackets around pasted text,
lines that wrap, a visible cursor."""
MOST_TYPED = 4 * 1024
"""Characters that may wait to be read; further ones are dropped, since no one types that fast."""


class Turns(Protocol):
    """The order in which the terminals of a process are served."""

    def take(self, what: Callable[[], None]) -> None:
        """Do this when its turn comes."""


class FarLine(Protocol):
    """A terminal of a size in columns and lines, which reads what is written and says what was typed."""

    size: tuple[int, int]
    on_text: Callable[[str], None] | None
    """Called with characters that have come in."""
    on_size: Callable[[tuple[int, int]], None] | None

    @property
    def turns(self) -> Turns:
        """The turns in which keys are read."""

    @property
    def waiting(self) -> Callable[[], int]:
        """How many bytes haven't been sent yet."""

    def write(self, text: str) -> None:
        """Send text; what the other end doesn't take waits."""
