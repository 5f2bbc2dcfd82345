"""Looks for garbage right after a frame, when no key is being answered: it takes as long as drawing a board.

Python looks whenever enough objects have been made, which is in the middle of what makes many: an answer.
"""

import asyncio
import gc

MANY = 5_000
"""How many new objects are searched after a frame; Python itself waits for more (`tabletop_tui.cli`)."""
PAUSE = 0.01
"""Seconds after the frame: the terminal gets it first."""


def tidy_soon() -> None:
    """Look for garbage soon after a frame was sent, if there may be enough of it."""
    if gc.isenabled() and gc.get_count()[0] > MANY:
        asyncio.get_running_loop().call_later(PAUSE, tidy)


def tidy() -> None:
    """Look through new objects, and through older ones as often as Python would."""
    counts, limits = gc.get_count(), gc.get_threshold()
    due = [generation for generation in (1, 2) if counts[generation] > limits[generation]]
    _ = gc.collect(max(due, default=0))
