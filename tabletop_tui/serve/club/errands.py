"""Reads things from the store in the background, each only once at a time, until it succeeds."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.lines.fairloop import begin_for_all
from tabletop_tui.store.errors import StoreError

_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 1.0
"""Seconds until an errand that failed is tried again; each time twice as long."""


@dataclass
class _Errand:
    """One that runs, or waits for its time."""

    due: bool = True
    """Whether it is to be run, or run once more."""
    after: float = 0.0
    """How many seconds it waits before it runs, unless it is in a hurry."""
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    """Ends the waiting."""
    task: "asyncio.Task[None] | None" = None


class Errands:
    """Runs them as tasks of the event loop."""

    def __init__(self) -> None:
        """Nothing is under way at first."""
        self._open: dict[str, _Errand] = {}

    def run(self, name: str, what: Callable[[], Awaitable[None]], after: float = 0.0) -> None:
        """Do this soon, and not again for `after` seconds; a waiting one of the same name is the same.

        One that runs already is run once more: what it has read may be old. `after` 0 also wakes one that
        waits. If the store can't be used, it is tried again.
        """
        errand = self._open.get(name)
        if errand is None:
            errand = self._open[name] = _Errand()
            errand.task = begin_for_all(self._do(name, errand, what))
        errand.due, errand.after = True, after
        if not after:
            errand.hurry.set()

    async def _do(self, name: str, errand: _Errand, what: Callable[[], Awaitable[None]]) -> None:
        pause = _FIRST_PAUSE
        try:
            while errand.due:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(errand.hurry.wait(), errand.after)
                errand.due = False
                errand.hurry.clear()
                try:
                    await what()
                    pause = _FIRST_PAUSE
                except (StoreError, OSError):
                    await asyncio.sleep(pause)
                    pause = min(_LONGEST_PAUSE, pause * 2)
                    errand.due = True
                    errand.hurry.set()
        except SessionError:
            pass  # the house is closing
        finally:
            _ = self._open.pop(name, None)

    @property
    def busy(self) -> bool:
        """Whether there is any that isn't done."""
        return bool(self._open)

    def close(self) -> None:
        """Cancel everything that is under way."""
        for errand in tuple(self._open.values()):
            if errand.task is not None:
                errand.task.cancel()
