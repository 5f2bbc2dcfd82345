"""When a screen's next frame comes: as soon as it is asked for, but not too soon after the last one."""

import asyncio
from collections.abc import Callable

from textual.screen import UPDATE_PERIOD


class FrameTimer:
    """Takes the place of Textual's timer for screens, and of the message that starts it.

    That timer wakes a second time after each frame, for nothing: with many screens, that is felt.
    """

    def __init__(self, frame: Callable[[], None]) -> None:
        """No `frame` is due."""
        self._frame = frame
        self._due: asyncio.Handle | None = None
        self._earliest = 0.0
        """When the next frame may come, on the loop's clock."""

    def resume(self) -> None:
        """A frame is due."""
        if self._due is None:
            loop = asyncio.get_running_loop()
            self._due = (
                loop.call_at(self._earliest, self._soon)
                if loop.time() < self._earliest
                else loop.call_soon(self._soon)
            )

    def pause(self) -> None:
        """No frame is due any more."""
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _soon(self) -> None:
        """A screen hands a key on to its app first: what that changes is in the same frame."""
        self._due = asyncio.get_running_loop().call_soon(self._tick)

    def _tick(self) -> None:
        self._due = None
        self._earliest = asyncio.get_running_loop().time() + UPDATE_PERIOD
        self._frame()
