"""Looks for garbage right after a frame, when no key is being answered: it takes as long as drawing a board.

Python looks whenever enough objects have been made, which is in the middle of what makes many: an answer.
SQLite moves its log to the file when it is full, which is in the middle of a write: an answer, too.
"""

import asyncio
import gc
from collections.abc import Callable

MANY = 5_000
"""How many new objects are searched after a frame; Python itself waits for more (`tabletop_tui.cli.main`)."""
PAUSE = 0.01
"""Seconds after the frame: the terminal gets it first."""


def tidy_soon(*others: Callable[[], None]) -> None:
    """Soon after a frame was sent, look for garbage if there may be enough of it, and do the other tasks."""
    loop = asyncio.get_running_loop()
    if gc.isenabled() and gc.get_count()[0] > MANY:
        loop.call_later(PAUSE, tidy)
    for other in others:
        loop.call_later(PAUSE, other)


def tidy() -> None:
    """Look through new objects, and through older ones as often as Python would."""
    counts, limits = gc.get_count(), gc.get_threshold()
    due = [generation for generation in (1, 2) if counts[generation] > limits[generation]]
    _ = gc.collect(max(due, default=0))
