"""Frees the memory of closed screens, and keeps garbage collection from disturbing games.

Python's own rhythm stops all guests for a quarter of a second when many screens are open. Here young
objects are looked through often and cheaply, and all of them only between two visits.
"""

import asyncio
import gc
import math
from collections.abc import Callable

from tabletop_tui.tui.terminal.caches import clear_caches

THRESHOLD = 2_000
"""New objects between two looks at the young ones: a millisecond each. What outlives one is next looked at in
a sweep: three in a thousand of these were garbage soon after, and to look for them took 4 % of a key."""
_NEVER = 1_000_000

CALM, FEW_CLOSED = 0.5, 8
"""Seconds without a key from any guest, or else how many closed screens, before what is new is looked
through: ten to twenty milliseconds."""
QUIET, MOST_CLOSED = 5.0, 1024
"""The same for all there is: up to 300 milliseconds."""
LOOKED = 3200
"""After this many looks at young objects, collect as if a screen had been closed: objects that lived a while,
such as pages that people opened, become garbage too."""


def tune() -> None:
    """Once everything is imported, never look at it again, and at the rest only when told to."""
    _ = gc.collect()
    gc.freeze()
    gc.set_threshold(THRESHOLD, _NEVER, _NEVER)
    gc.enable()


class Sweeper:
    """Collects garbage after visits, while no one is playing."""

    def __init__(
        self,
        last_key: Callable[[], float],
        inside: Callable[[], int],
        collect: Callable[[], object] = gc.collect,
    ) -> None:
        """`last_key` is when a key was last pressed, on the loop's clock; `inside` counts screens."""
        self._last_key = last_key
        self._inside = inside
        self._collect = collect
        self._closed = 0
        self._swept = 0
        """Of those closed, how many were there at the last look at what is new."""
        self._looked = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._due: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start to count what is created and discarded, even if no guest leaves."""
        self._loop = asyncio.get_running_loop()
        gc.callbacks.append(self._notice)

    def _notice(self, phase: str, info: dict[str, int]) -> None:
        """Count a collection of Python's, in any thread."""
        if phase == "stop" and info["generation"] == 0:
            self._looked += 1
            if self._looked >= LOOKED and self._loop is not None and not self._loop.is_closed():
                self._looked = 0
                _ = self._loop.call_soon_threadsafe(self.closed)

    def closed(self) -> None:
        """Plan a garbage collection, since a screen was closed."""
        self._closed += 1
        if self._due is None:
            self._due = asyncio.get_running_loop().call_later(0.05, self._look)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        quiet = loop.time() - self._last_key() if self._inside() else math.inf
        if quiet >= QUIET or self._closed >= MOST_CLOSED:
            self._due = None
            self._sweep_all()
            return
        if self._closed - self._swept >= (1 if quiet >= CALM else FEW_CLOSED):
            self._sweep_new()
        self._due = loop.call_later(CALM / 2 if self._closed > self._swept else CALM * 4, self._look)

    def _sweep_new(self) -> None:
        """Collect what was made since the last time, and let be what is left."""
        clear_caches()
        _ = self._collect()
        gc.freeze()
        self._swept = self._closed

    def _sweep_all(self) -> None:
        if self._swept:
            gc.unfreeze()
        clear_caches()
        _ = self._collect()
        if self._swept:
            gc.freeze()
        self._closed = self._swept = 0

    def stop(self) -> None:
        """Stop collecting garbage, even if a collection is due."""
        if self._notice in gc.callbacks:
            gc.callbacks.remove(self._notice)
        if self._due is not None:
            self._due.cancel()
            self._due = None
