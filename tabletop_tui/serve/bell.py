"""Telling many screens of one process that something has changed."""

import asyncio
import contextvars
from collections.abc import Callable


class Bell:
    """Calls everybody who watches, once, soon, one after the other, each as the app that asked for it.

    Textual finds the running app in the context, and a server runs many. Everybody is called in a turn
    of the event loop of their own, so that a full house is no long wait for anybody's key.
    """

    def __init__(self) -> None:
        """Nobody watches yet."""
        self._watchers: list[Callable[[], None]] = []

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call back soon after every ring; what comes back ends that."""
        context = contextvars.copy_context()
        waiting = False

        def call() -> None:
            nonlocal waiting
            waiting = False
            if ring in self._watchers:
                context.copy().run(changed)

        def ring() -> None:
            nonlocal waiting
            if not waiting:
                waiting = True
                _ = asyncio.get_running_loop().call_soon(call)

        self._watchers.append(ring)

        def unwatch() -> None:
            if ring in self._watchers:
                self._watchers.remove(ring)

        return unwatch

    def ring(self) -> None:
        """Something has changed. A screen that can't be drawn is the event loop's to report."""
        for ring in tuple(self._watchers):
            ring()
