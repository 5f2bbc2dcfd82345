"""A table's facts and its talk, and how both are written: the log says what was done to people and seats."""

from collections.abc import Callable, Collection

from tabletop_tui.play.place import Remark
from tabletop_tui.play.session import Session
from tabletop_tui.serve.club.sharedtext import Keeper, SharedText
from tabletop_tui.serve.facts import TableFacts, remarks_in, text_of
from tabletop_tui.serve.guest import Guest
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.renaming import Renaming
from tabletop_tui.serve.talk import Talk
from tabletop_tui.text.durations import HOUR

TOUCHED_ANEW = 12 * HOUR
"""Seconds for which a touch isn't written again."""


class Notes:
    """What is kept of one table beside its game. Where servers share a store, each writes its changes."""

    def __init__(
        self,
        session: Session,
        table_id: str,
        kept: str | None,
        texts: Keeper,
        limits: Limits,
        clock: Callable[[], float],
    ) -> None:
        """`kept` is what `text` was on an earlier evening; `texts` is where it is written."""
        self._session = session
        self._clock = clock
        self._is_shared = texts.shared
        self.facts = TableFacts.of_text(kept)
        self.talk = Talk(limits, clock, remarks_in(kept))
        self.on_log: Callable[[], None] = lambda: None
        """Called when a line was added to the log."""
        self.on_news: Callable[[TableFacts], None] = lambda _before: None
        """Called when another server has changed something, with the facts as they were."""
        self._written = SharedText(texts, table_id, kept, lambda: self.text, self._take)

    @property
    def text(self) -> str:
        """What is saved with the table, as JSON."""
        return text_of(self.facts, self.talk.remarks, wishes=self._is_shared)

    def add(self, guest: Guest, seat: int | None, said: str) -> None:
        """Add a guest's remark; it is still to be written."""
        self.talk.add(Remark(len(self._session.record.log) - 1, guest.name, seat, said, by=guest.id))

    async def log(self, message: str, **facts: str) -> None:
        """Add a line about people or seats, stored before it is shown. Raises `StoreError`, `OSError`."""
        self.talk.add(Remark(len(self._session.record.log) - 1, "", None, "", message=message, facts=facts))
        await self.keep()
        self.on_log()

    async def rename(self, renaming: Renaming, seated: Collection[str]) -> None:
        """A member has another name, or is erased; they were `seated` here under these names.

        Raises `StoreError`, `OSError`.
        """
        text = self.text
        new = renaming.in_text(text, seated)
        if new != text:
            wishes = {
                seat: wish
                for seat, wish in self.facts.wishes.items()
                if not renaming.former or wish.by.id != renaming.id
            }
            self._take(new)
            self.facts.wishes = wishes
            await self.keep()

    async def keep(self) -> None:
        """Write everything. Raises `StoreError`, `OSError`."""
        await self._written.keep()

    async def catch_up(self) -> None:
        """Read what other servers have written. Raises `StoreError`, `OSError`."""
        await self._written.catch_up()

    def _take(self, kept: str) -> None:
        before, self.facts = self.facts, TableFacts.of_text(kept)
        self.talk.remarks[:] = remarks_in(kept)
        self.on_news(before)

    async def begin_clock(self, overtime: tuple[int, float] | None = None) -> None:
        """The deciding seat has changed hands: its new player gets the full time.

        `overtime` is the seat and what was used of its time bank so far.
        """
        if self.facts.clock:
            if overtime is not None:
                self._use_bank(*overtime)
            self.facts.clock_from = self._clock()
            await self.keep()

    async def touch(self, guest: Guest) -> None:
        """A player, or a person in charge, is here: kept twice a day at most, or if it was to expire."""
        facts, now = self.facts, self._clock()
        opener = guest.id == facts.opener and now - facts.opener_seen > TOUCHED_ANEW
        if opener or now - facts.touched > TOUCHED_ANEW or facts.warned > facts.touched:
            facts.touched = now
            if guest.id == facts.opener:
                facts.opener_seen = now
            await self.keep()

    async def use_bank(self, seat: int, seconds: float) -> None:
        """A player has decided this long after the clock had run out. Raises `StoreError`, `OSError`."""
        self._use_bank(seat, seconds)
        await self.keep()

    def _use_bank(self, seat: int, seconds: float) -> None:
        used = self.facts.bank_used.get(seat, 0.0) + seconds
        self.facts.bank_used[seat] = min(used, float(self.facts.bank))

    async def note_end_seen(self, guest: Guest) -> None:
        """A player has seen how the game ended."""
        if guest.id not in self.facts.saw_end:
            self.facts.saw_end[guest.id] = guest.name
            await self.keep()
