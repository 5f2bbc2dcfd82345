"""Telling many screens of one process that something has changed."""

import asyncio
import contextvars
import math
from collections import deque
from collections.abc import Callable


class Turns:
    """Does one thing per round of the event loop, so that no key waits for all of them."""

    def __init__(self) -> None:
        """There is nothing to do yet."""
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, what: Callable[[], None]) -> None:
        """Do this when its turn comes. The event loop reports failures."""
        self._waiting.append(what)
        if len(self._waiting) == 1:
            _ = asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        try:
            self._waiting[0]()
        finally:
            _ = self._waiting.popleft()
            if self._waiting:
                _ = asyncio.get_running_loop().call_soon(self._next)


class Bell:
    """Calls all watchers once, soon, one after the other, each in the context of its app.

    Textual finds the running app in the context, and a server runs many. Each is called in its own
    turn, so that no key waits long on a full server.
    """

    def __init__(self, turns: Turns, rest: float = 0.0) -> None:
        """Starts without watchers. After a call, `rest` seconds pass before the next one."""
        self._watchers: list[Callable[[], None]] = []
        self._turns = turns
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
                context.copy().run(changed)

        def ring() -> None:
            nonlocal waiting
            if not waiting:
                waiting = True
                loop = asyncio.get_running_loop()
                wait = called + self._rest - loop.time() if self._rest else 0.0
                if wait > 0:
                    _ = loop.call_later(wait, self._turns.take, call)
                else:
                    self._turns.take(call)

        self._watchers.append(ring)

        def unwatch() -> None:
            if ring in self._watchers:
                self._watchers.remove(ring)

        return unwatch

    def ring(self) -> None:
        """Call all watchers soon; further rings until then count once."""
        for ring in tuple(self._watchers):
            ring()
