"""When a program in a test has come to rest: as soon as its event loop has nothing left to do.

Textual's pilot sleeps for a fiftieth of a second twice for each key and once for each pause, and asks the
processor's time whether to sleep again: tests of screens slept for half of their time.
"""

import asyncio
import threading
from asyncio.base_events import BaseEventLoop
from time import monotonic, process_time

import textual.app
import textual.pilot
from textual._wait import wait_for_idle as sleep_until_idle

SOON = 1 / 50
"""Timers that are due within so many seconds are waited for: Textual's pilot sleeps as long."""
WORK = SOON / 20
"""Whatever takes more seconds of the processor than this may have set another timer (Textual's limit)."""
QUIET_ROUNDS = 3
"""So often in a row nothing must be ready: a message may be on its way from one queue to another."""
_of_pytest: set[threading.Thread] = set()
"""The threads that there were before the first test, those of pytest-xdist among them."""
PARKED = "tabletop-bots"
"""Threads of this name wait for processes, whose time Textual doesn't count either."""


async def wait_for_idle(min_sleep: float = SOON, max_sleep: float = 1) -> None:
    """Textual's function, without sleeping longer than there is something to wait for."""
    loop = asyncio.get_running_loop()
    if min_sleep or not isinstance(loop, BaseEventLoop) or _hears_from_outside(loop):
        await sleep_until_idle(min_sleep, max_sleep)
        return
    now, worked = monotonic(), process_time()
    end, horizon = now + max_sleep, now + SOON
    while now < end:
        await _nothing_ready(loop, end)
        now = monotonic()
        if process_time() - worked > WORK:
            horizon = now + SOON
        due, worked = _next_timer(loop), process_time()
        if due > horizon:
            break
        await asyncio.sleep(max(0, due - now))
    if others_may_work():
        await sleep_until_idle(0, max_sleep)


def others_may_work() -> bool:
    """Whether there are threads besides those of pytest and those that only wait."""
    return any(thread.name != PARKED and thread not in _of_pytest for thread in threading.enumerate())


def _hears_from_outside(loop: BaseEventLoop) -> bool:
    """Whether something besides the loop's own bell may wake it: a connection, a child process."""
    selector = getattr(loop, "_selector", None)
    return selector is None or len(selector.get_map()) > 1


async def _nothing_ready(loop: BaseEventLoop, end: float) -> None:
    """Let others run until nothing is ready, or the time is over."""
    quiet = 0
    while quiet < QUIET_ROUNDS and monotonic() < end:
        await asyncio.sleep(0)
        quiet = 0 if loop._ready else quiet + 1  # type: ignore[attr-defined]


def _next_timer(loop: BaseEventLoop) -> float:
    """When the next timer is due, by the loop's clock; never, if there is none."""
    handles: list[asyncio.TimerHandle] = loop._scheduled  # type: ignore[attr-defined]
    return min((handle.when() for handle in handles if not handle.cancelled()), default=float("inf"))


def install() -> None:
    """Have pilots wait in this way; called before the first test."""
    _of_pytest.update(threading.enumerate())
    textual.app.wait_for_idle = textual.pilot.wait_for_idle = wait_for_idle  # type: ignore[attr-defined]
