"""Times in which the club couldn't be reached: no clock runs then.

Each server notes every minute that it is there. Where the last note of any of them is much older than that,
no server ran meanwhile, or none of those that did reached the database: nobody could answer.
"""

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rulesets.core.foreign import object_of
from rulesets.core.records import record
from tabletop_tui.serve.background import Background
from tabletop_tui.serve.book.kept import list_in
from tabletop_tui.serve.book.tables import OUTAGES
from tabletop_tui.store.cells import LATEST
from tabletop_tui.text.durations import DAY, HOUR, MINUTE

if TYPE_CHECKING:
    from rulesets.core.message import Message
    from tabletop_tui.serve.reach import Clerk
    from tabletop_tui.serve.tables.texts import Texts

EVERY = MINUTE
"""Seconds from one note of a server to its next."""
SHORTEST = 5 * MINUTE
"""Seconds between two notes that are an outage; a restart takes less."""
AHEAD = HOUR
"""Seconds by which another server's clock may be ahead; a later note is of a clock that was wrong."""
REMEMBERED = 100 * DAY
"""Seconds for which outages are kept: no clock runs for longer."""


@record
class Outage:
    """When the club couldn't be reached, in seconds since 1970."""

    begins: float
    ends: float


def noted(kept: str | None, now: float) -> str:
    """What is kept once a server notes that it is there."""
    found, before = list(listed(kept)), object_of(kept).get("last")
    last = before if isinstance(before, float) and 0 < before < now + AHEAD else now
    if last < now - SHORTEST:
        found.append(Outage(last, now))
    lately = [[each.begins, each.ends] for each in found if each.ends > now - REMEMBERED]
    return json.dumps({"last": max(last, now), "outages": lately})


def listed(kept: str | None) -> Sequence[Outage]:
    """The outages in what was kept, the earliest first."""
    read = map(_read, list_in(object_of(kept), "outages"))
    return sorted((each for each in read if each is not None), key=lambda each: each.begins)


def _read(kept: object) -> Outage | None:
    match kept:
        case [float(begins), float(ends)] if 0 < begins < ends < LATEST:
            return Outage(begins, ends)
        case _:
            return None


class Outages:
    """Those that this server knows of. Belongs to its event loop."""

    def __init__(self, texts: "Texts", writer: "Clerk", clock: Callable[[], float]) -> None:
        """Knows at once for how long no server was there; notes nothing before `begin`."""
        self._texts = texts
        self._writer = writer
        self._clock = clock
        self._background = Background()
        self._watches = False
        self._last = 0.0
        """When this server has noted last that it is there."""
        self.known = listed(noted(texts.now(OUTAGES), clock()))
        self.on_change: Callable[[], None] = lambda: None
        """Called when there is a new one."""

    def begin(self) -> None:
        """Note from now on that this server is there: while none is, no clock runs."""
        self._watches = True
        self._background.repeat(self.look, EVERY)

    def close(self) -> None:
        """Note it no more."""
        self._watches = False
        self._background.cancel()

    async def look(self) -> None:
        """Know all of them, before something is done because time is up.

        Raises `SessionError`, `StoreError`.
        """
        now = self._clock()
        if not self._watches or now - self._last < EVERY / 2:
            return
        kept = ""

        def note(before: str | None) -> "tuple[str | None, Message | None]":
            nonlocal kept
            kept = noted(before, now)
            return kept, None

        _ = await self._writer.do(lambda: self._texts.change(OUTAGES, note))
        self._last, before, self.known = now, self.known, listed(kept)
        if self.known != before:
            self.on_change()
