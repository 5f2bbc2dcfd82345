"""What the driver needs of a terminal at the other end of a connection."""

import asyncio
from collections.abc import Callable
from typing import Protocol

USUAL_MODES = "\x1b[?2026l\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l\x1b[?2004l\x1b[?7h\x1b[0m\x1b[?25h"
"""Resets a terminal that a killed connection left in disorder: no mouse, no brackets around pasted text,
lines that wrap, a visible cursor."""
MOST_TYPED = 4 * 1024
"""Characters that are taken at a time; further ones are dropped, since no one types that fast."""
BEHIND = 16 * 1024
"""With this many bytes still to be sent, a terminal gets no further frame, and its keys wait."""


class Turns(Protocol):
    """The turns of the person at one terminal."""

    def take(self, what: Callable[[], object]) -> None:
        """Do this when its turn comes."""

    def later(self, what: Callable[[], object]) -> None:
        """Do this when all that has been begun for this person is done."""

    def hurried(self, more: int) -> None:
        """One more terminal (1) or one less (-1) has keys that are typed ahead."""


class Alone:
    """The turns of a terminal that shares its process with no one."""

    def take(self, what: Callable[[], object]) -> None:
        """Do this in the next round of the event loop."""
        _ = asyncio.get_running_loop().call_soon(what)

    later = take

    def hurried(self, more: int) -> None:
        """No one else has to wait for that."""


class FarLine(Protocol):
    """A terminal of a size in columns and lines, which reads what is written and says what was typed."""

    size: tuple[int, int]
    on_text: Callable[[str], None] | None
    """Called with characters that have come in."""
    on_size: Callable[[tuple[int, int]], None] | None
    on_lost: Callable[[], None] | None
    """Called when keys were left out, since more came than could be shown."""
    cancel_out: Callable[[str, str], bool] | None
    """Says whether two keys, one right after the other, change nothing together."""

    @property
    def turns(self) -> Turns:
        """The turns in which keys are read."""

    @property
    def waiting(self) -> Callable[[], int]:
        """How many bytes haven't been sent yet."""

    def write(self, text: str) -> None:
        """Send text; what the other end doesn't take waits."""
