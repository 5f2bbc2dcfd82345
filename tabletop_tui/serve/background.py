"""Tasks of the event loop that go on without whoever began them."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from tabletop_tui.play.errors import SessionError
from tabletop_tui.store.errors import StoreError


class Background:
    """Keeps such tasks, as the event loop alone would drop them."""

    def __init__(self) -> None:
        """Of the running event loop, when the first one begins."""
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """Start a task; what it raises is reported by the event loop."""
        _ = self._begun(doing)

    def repeat(self, look: Callable[[], Awaitable[None]], every: float, first: float = 0.0) -> None:
        """Do this now, or after `first` seconds, and again so many seconds after each end.

        If the store can't be used, the next time is tried.
        """

        async def look_on() -> None:
            await asyncio.sleep(first)
            while True:
                with suppress(SessionError, StoreError, OSError):
                    await look()
                await asyncio.sleep(every)

        self.begin(look_on())

    async def to_its_end(self, doing: Coroutine[Any, Any, None]) -> None:
        """Start a task and wait for it. It goes on even if the caller is cancelled meanwhile."""
        await asyncio.shield(self._begun(doing))

    def _begun(self, doing: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(doing)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def settled(self) -> None:
        """Wait until everything is done, also what begins meanwhile."""
        # one that is done may still be in the set, until whoever began it has a turn: that isn't waited for
        while unfinished := [task for task in self._running if not task.done()]:
            await asyncio.wait(unfinished)

    def cancel(self) -> None:
        """Cancel everything that runs, without waiting for its end."""
        for task in self._running:
            task.cancel()
