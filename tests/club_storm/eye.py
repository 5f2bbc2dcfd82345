"""An eye on every screen: how long it says something else than the store of whose turn it is.

Time counts from the last of these: another player's turn was kept, the guest logged in, their server's stop
was over. While their server is stopped, and while they are on their way to another, nothing counts.
"""

import asyncio
import time
from collections.abc import Sequence
from time import monotonic
from typing import Protocol

from tabletop_tui.people import Person
from tabletop_tui.store import Store, open_store
from tests import postgres
from tests.club_storm.servers import Served
from tests.club_storm.storm import RIGHT_WITHIN, Storm

EVERY = 0.1
"""Seconds from one look to the next."""


class Seen(Protocol):
    """A guest whose screen is looked at."""

    name: str
    stood_at: float
    at: Served | None
    logged_in: float

    @property
    def shows(self) -> str:
        """The table on the screen, by its id; empty if there is none yet."""

    def says_right(self, name: str) -> bool:
        """Whether the screen says that it's this player's turn."""


class Turns:
    """Whose turn it is at each table, and since when, as the store says."""

    def __init__(self) -> None:
        self.now: dict[str, tuple[Person | None, float]] = {}

    def read(self, store: Store) -> None:
        """Look again. Raises `StoreError`."""
        for game in store.games():
            asked = None if game.turn is None else game.people[game.turn]
            if game.id not in self.now:
                self.now[game.id] = asked, monotonic()
            elif asked != self.now[game.id][0]:
                self.now[game.id] = asked, monotonic() - max(0.0, time.time() - game.updated)


class Eye:
    """Looks until it is cancelled."""

    def __init__(self, storm: Storm, base: postgres.Base, seen: Sequence[Seen]) -> None:
        self.storm, self.base, self.seen = storm, base, seen
        self.turns = Turns()
        self._wrong: dict[str, tuple[Served, float, bool]] = {}
        """By guests: where their screen is wrong, since when, and whether they had just come."""
        self._judged: dict[str, float] = {}
        """By guests: since when what their screen had to say was last judged right."""

    async def look(self, full: Sequence[str] = ()) -> None:
        """Look and look; guests in `full` have full screens."""
        with open_store(self.base.address) as store:
            while True:
                await asyncio.to_thread(self.turns.read, store)
                for each in self.seen:
                    self._judge(each, each.name in full)
                await asyncio.sleep(EVERY)

    def _judge(self, one: Seen, full: bool) -> None:
        at, before = one.at, self._wrong.get(one.name)
        if before is not None and (at is not before[0] or at.halted):
            del self._wrong[one.name]
            if at is not before[0] and not before[0].halted and monotonic() - before[1] > RIGHT_WITHIN:
                self._note(monotonic() - before[1], before[2], full)  # they have left before it was right
            before = None
        if at is None or at.halted:
            return
        asked, turned = self.turns.now.get(one.shows, (None, 0.0))
        if asked is None and one.shows:
            return  # the game is over
        since = max(turned, one.logged_in, at.went_on)
        if asked is None or not one.says_right(asked.name):
            if before is None or one.stood_at > before[1]:
                self._wrong[one.name] = at, since, since == one.logged_in
            return
        began, came = (since, since == one.logged_in) if before is None else before[1:]
        if before is None and self._judged.get(one.name) == since:
            return
        _ = self._wrong.pop(one.name, None)
        self._judged[one.name] = since
        self._note(max(0.0, one.stood_at - began), came, full)

    def _note(self, took: float, came: bool, full: bool) -> None:
        storm = self.storm
        if full:
            storm.screens_right_after.append(took)
        elif came:
            storm.came_right_after.append(took)
        else:
            storm.right_after.append(took)
