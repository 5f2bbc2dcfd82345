"""Telling many screens of one process that something has changed."""

import asyncio
import contextvars
import math
from collections.abc import Callable

EACH = 0.02
"""Seconds: when a whole club comes in at once, everyone who comes would have everyone's list drawn again."""


class Bell:
    """Calls all watchers once, soon, one after the other, each in the context of its app.

    Textual finds the running app in the context, and a server runs many; so does `FairLoop` find whose turn a
    call has to wait for.
    """

    def __init__(self, rest: float = 0.0) -> None:
        """Starts without watchers. After a call, `rest` seconds pass before the next one, or `EACH` for each
        watcher if that is longer.
        """
        self._watchers: list[Callable[[], None]] = []
        self._rest = rest

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call back soon after every ring; the returned function ends that."""
        context = contextvars.copy_context()
        waiting = False
        called = -math.inf

        def call() -> None:
            nonlocal waiting, called
            waiting = False
            called = asyncio.get_running_loop().time()
            if ring in self._watchers:
                changed()

        def soon() -> None:
            _ = asyncio.get_running_loop().call_soon(call, context=context.copy())

        def ring() -> None:
            nonlocal waiting
            if not waiting:
                waiting = True
                loop = asyncio.get_running_loop()
                rest = max(self._rest, EACH * len(self._watchers))
                wait = called + rest - loop.time() if self._rest else 0.0
                if wait > 0:
                    _ = loop.call_later(wait, soon)
                else:
                    soon()

        self._watchers.append(ring)

        def unwatch() -> None:
            if ring in self._watchers:
                self._watchers.remove(ring)

        return unwatch

    def ring(self) -> None:
        """Call all watchers soon; further rings until then count once."""
        for ring in tuple(self._watchers):
            ring()
