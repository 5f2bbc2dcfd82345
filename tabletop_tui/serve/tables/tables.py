"""The open tables of a server: new ones, those of earlier evenings, and which of them concern a guest."""

import asyncio
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from rulesets.core import BadSave, Message
from rulesets.core.rules import Rules
from tabletop_tui.play.fair.proof import committed
from tabletop_tui.play.session import Session
from tabletop_tui.serve.book.kept import is_closed
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import is_served
from tabletop_tui.serve.tables.arrangement import AN_EVENING, Arrangement
from tabletop_tui.serve.tables.contributions import PROVISIONAL
from tabletop_tui.serve.tables.facts import clock_kept, moved_on
from tabletop_tui.serve.tables.services import Services
from tabletop_tui.serve.tables.shares import Shares
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.serve.tables.texts import Texts
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import Person
from tabletop_tui.text.durations import DAY

if TYPE_CHECKING:
    from tabletop_tui.store import GameSummary, Hold

SEEDS = 2**53
"""The number of possible seeds: too many to try them all against what a player sees."""


class Tables(Mapping[str, OpenTable]):
    """All open tables by the ids of their games, those left running first."""

    def __init__(self, services: Services, shares: Shares, texts: Texts, open: dict[str, OpenTable]) -> None:
        """`open` holds those that are open; `shares` count them."""
        self._services = services
        self._shares = shares
        self._texts = texts
        self._open = open
        self._one_by_one = asyncio.Lock()
        self.finished: set[str] = set()
        """The kinds of games that have been finished here at least once."""
        self.closed: set[str] = set()
        """The ids of running games whose tables were closed."""
        self.unopened: list[tuple[str, Message]] = []
        """Running games that couldn't be opened again, and why."""
        self.on_change: Callable[[], None] = lambda: None
        """Called when the list may look different."""

    def __getitem__(self, id: str) -> OpenTable:
        """The table of a game."""
        return self._open[id]

    def __iter__(self) -> Iterator[str]:
        """The ids of all tables."""
        return iter(self._open)

    def __len__(self) -> int:
        """How many tables are open."""
        return len(self._open)

    # -- opening and putting away ------------------------------------------------------------------

    async def open(
        self,
        rules: Rules[Any],
        people: Sequence[Person],
        variants: Mapping[str, str] | None = None,
        seed: int | None = None,
        by: Guest | None = None,
        arranged: Arrangement = AN_EVENING,
    ) -> OpenTable:
        """A new game opened `by` a guest, saved before anyone sits at it.

        A `seed` is for the day's game and for tests: players could tell the future.
        Raises `StoreError`, `SessionError`, `ValueError`.
        """
        over_days = arranged.clock > 0
        async with self._one_by_one:  # two at once would both find room for one
            if by is not None:
                await self._shares.check_opener(by, people, over_days=over_days)
                self._shares.check_bots(by, [each.level or 0 for each in people])
            self._shares.check_room(over_days=over_days)
            store = self._services.store
            drawn = secrets.randbelow(SEEDS) + 1 if seed is None else seed
            proof = committed() if arranged.fair else None
            session = Session.new(
                rules, people, drawn if proof is None else PROVISIONAL, variants, proof=proof
            )
            hold = await self._services.writer.do(
                lambda: store.create(session.record.saved, session.record.status)
            )
            session.keep_in(hold)
            table = OpenTable(self._services, session, hold)
            self._list(table)
            table.opened_by = by
            if by is not None or over_days:
                facts = table.notes.facts
                facts.arrange(arranged)
                facts.opener, facts.opener_seen = "" if by is None else by.id, self._services.clock()
                await table.notes.keep()
        table.call_players()
        table.wait.begin()
        self.on_change()
        return table

    def _list(self, table: OpenTable) -> None:
        self._open[table.id] = table
        self.closed.discard(table.id)
        table.on_change = partial(self._changed, table)
        table.on_end = partial(self.put_away, table)

    def _changed(self, table: OpenTable) -> None:
        if table.session.record.over:
            self.finished.add(table.session.rules.id)
        self.on_change()

    def take_in(
        self, session: Session, hold: "Hold", kept: str | None, since: float | None = None
    ) -> OpenTable | None:
        """Add a table to the list, with what was stored about it; `None` if it was closed.

        `since` is when it was last answered, if not now.
        """
        table = OpenTable(self._services, session, hold, kept, since)
        if table.notes.facts.closed or (session.record.over and not table.wait.unseen_by):
            self._release(table)
            return None
        self._list(table)
        table.wait.begin()
        return table

    def put_away(self, table: OpenTable) -> None:
        """Take a table off the list: it was closed, or its game is over and all have left."""
        if self._open.pop(table.id, None) is None:
            return
        table.bots.close()
        table.wait.end()
        if self._services.notices.runs and table.session.record.over and not self._services.writer.closed:
            table.game.background.begin(table.wait.notify_end())
        self._release(table)
        self.on_change()

    def _release(self, table: OpenTable) -> None:
        if table.notes.facts.closed and not table.session.record.over:
            self.closed.add(table.id)
        table.session.close()

    def close(self) -> None:
        """Release all games, so that other programs may open them."""
        for table in self.values():
            table.wait.end()
            table.session.close()

    # -- earlier evenings --------------------------------------------------------------------------

    def reopen(self) -> None:
        """Open the tables that the last server left running. Raises `StoreError`."""
        store = self._services.store
        for game in store.games():
            if game.over:
                self.finished.add(game.game)
            if game.over and not self._may_be_unseen(game):
                continue
            if not is_served([person.kind for person in game.people]):
                continue
            try:
                session = Session.resume(store, game.id, not_begun=True)
            except (StoreError, BadSave) as error:
                mended = None if game.over else self.mended(game.id, error.reason)
                if mended is None:
                    self.unopened.append((game.id, error.reason))
                    continue
                session = mended
            if session.hold is not None:
                _ = self.take_in(session, session.hold, self._texts.now(session.hold.game_id), game.updated)

    def _may_be_unseen(self, game: "GameSummary") -> bool:
        """Whether a finished game can have players who haven't seen its end: only if it has a clock."""
        lately = self._services.clock() - game.updated < self._services.limits.unseen_days * DAY
        return lately and clock_kept(self._texts.now(game.id)) > 0

    def mended(self, game_id: str, reason: Message) -> Session | None:
        """A game that can't be opened for this reason, going on as a new one from its last sound position.

        `None` if that isn't possible, or if its table was closed or has been followed already. In the
        writer's thread, or before there is one.
        """
        store, kept = self._services.store, self._texts.now(game_id)
        if reason.id not in Session.REFUSED or is_closed(kept):
            return None
        try:
            session = Session.last_sound(store, game_id)
            if session is None:
                return None
            session.keep_as_new(store)
        except StoreError:
            return None
        new = session.game_id or ""
        text, closed = moved_on(kept, session.record.steps, new, self._services.clock())
        if self._texts.follow_up(game_id, closed, kept, new, text):
            return session
        session.close()
        store.delete(new)
        return None

    # -- a guest's ---------------------------------------------------------------------------------

    def is_new(self, game: str) -> bool:
        """Whether no game of this kind has been finished here yet: then a table begins with a coach."""
        return game not in self.finished

    def open_to(self, guest: Guest) -> list[OpenTable]:
        """The tables that a guest may come to: an invitation is for one."""
        return [table for table in self.values() if table.seats.why_not_in(guest) is None]

    def of(self, guest: Guest) -> list[OpenTable]:
        """Where a guest has a seat in a running game, or a computer player stands in for them."""
        running = [table for table in self.values() if not table.session.record.over]
        return [table for table in running if table.seats.of(guest) or table.seats.stood_in_for(guest)]

    def lent_by(self, guest: Guest) -> list[OpenTable]:
        """Where the host plays for a guest."""
        running = [table for table in self.values() if not table.session.record.over]
        return [
            table
            for table in running
            if {*table.seats.owned(guest)} - {*table.seats.of(guest), *table.seats.stood_in_for(guest)}
        ]


def waiting_for(guest: Guest, tables: Mapping[str, OpenTable]) -> list[OpenTable]:
    """The tables at which it is a guest's turn, the longest wait first."""
    found = [table for table in tables.values() if table.asks(guest)]
    return sorted(found, key=lambda table: table.game.waits_since)
