"""Whether the club's database answers: noticed by all that is asked of it, told on screens and in the log.

What is asked is done by a thread, in order. When the database stops answering, nothing waits behind what has
failed: everything is refused at once, until a sign of life (`Others`) succeeds.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import TypeVar

from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.bell import Bell
from tabletop_tui.store.errors import MOVED_ON, StoreError

T = TypeVar("T")

AWAY = ("database-cut", "database-unreachable")
"""The reasons of a store that doesn't answer."""


class Reach:
    """What this server knows of its database's health."""

    def __init__(self) -> None:
        """All is well at first."""
        self.failure: StoreError | None = None
        """Why the database can't be used now. Set in any thread."""
        self.log: Callable[..., None] = lambda _event, **_facts: None
        """Takes what is to be logged: an event and its facts."""
        self._bell = Bell()
        self._silent = False
        self._since = 0.0

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call back when the database stops answering, or answers again; what comes back ends that."""
        return self._bell.watch(changed)

    def notify(self) -> None:
        """Let screens and log know what has changed since the last time."""
        failure = self.failure
        if (failure is not None) == self._silent:
            return
        self._silent = failure is not None
        if failure is not None:
            self._since = monotonic()
            facts = failure.reason.facts
            self.log("database-silent", why=failure.reason.id, problem=facts.get("problem", ""))
        else:
            self.log("database-back", seconds=round(monotonic() - self._since, 1))
        self._bell.ring()


def for_guests(error: StoreError) -> StoreError:
    """The same without addresses, files, sockets and the database's own words: all that is the operator's
    business.
    """
    id = error.reason.id
    if id.startswith("database-"):
        return type(error)("tables-store-unsure" if id in AWAY else "tables-store-refused")
    names_file = "file" in error.reason.facts and id != MOVED_ON
    return type(error)("tables-files-refused") if names_file else error


def for_operator(error: StoreError) -> StoreError:
    """What an error was before it was said `for_guests`."""
    return error.__cause__ if isinstance(error.__cause__, StoreError) else error


class Clerk:
    """A thread of its own for what may have to wait for a store or a guest book."""

    def __init__(self, name: str, reach: Reach) -> None:
        """`name` is that of the thread."""
        self._reach = reach
        self._thread = ThreadPoolExecutor(1, name)
        self.closed = False

    def check_open(self) -> None:
        """Raise `SessionError` once it is closed."""
        if self.closed:
            raise SessionError("tables-closing")

    async def do(self, work: Callable[[], T], *, probe: bool = False) -> T:
        """Do this after everything already waiting. Raises what it raises, or `SessionError` if closed.

        While the database doesn't answer, only a `probe` is tried; all else fails as the last one did.
        """
        self.check_open()
        if not probe:
            self._check()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._tried, work, probe)
        except StoreError as error:
            told = for_guests(error)
            if told is not error and error.reason.id not in AWAY:
                id, problem = error.reason.id, error.reason.facts.get("problem", "")
                event = "database-refused" if id.startswith("database-") else "files-refused"
                self._reach.log(event, why=id, problem=problem)
            raise told from error
        finally:
            self._reach.notify()

    def _tried(self, work: Callable[[], T], probe: bool) -> T:
        reach = self._reach
        if not probe:
            self._check()
        try:
            done = work()
        except StoreError as error:
            if error.reason.id in AWAY:
                reach.failure = error
            raise
        if probe:
            reach.failure = None
        return done

    def _check(self) -> None:
        failure = self._reach.failure
        if failure is not None:
            raise for_guests(failure)

    def close(self, last: Callable[[], object] | None = None) -> None:
        """End the thread when everything waiting is done, and `last` after it, if the database answers."""
        self.closed = True
        if last is not None and self._reach.failure is None:
            _ = self._thread.submit(last)
        self._thread.shutdown(wait=True)
