"""A table's facts and its talk, and how both are written: the log says what was done to people and seats."""

from collections.abc import Callable, Collection

from tabletop_tui.play.place import Remark
from tabletop_tui.play.session import Session
from tabletop_tui.serve.book.renaming import Renaming
from tabletop_tui.serve.club.sharedtext import Keeper, SharedText
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.tables.facts import TableFacts, remarks_in, text_of
from tabletop_tui.serve.tables.talk import Talk
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

    async def begin_clock(
        self,
        answers: int = 0,
        overtime: tuple[int, float] | None = None,
        *,
        left_by: str = "",
        counts_from: float = 0.0,
        taken_by: str = "",
    ) -> None:
        """The seat that is asked after so many answers has changed hands: its new player gets the full time.

        `overtime` is the seat and what was used of its time bank so far. Who it is `left_by` has the clock as
        it `counts_from` then, should they take the seat again before it is answered.
        """
        facts = self.facts
        if not facts.clock:
            return
        if overtime is not None:
            seat, seconds = overtime
            facts.bank_used[seat] = min(facts.used_by(seat, answers) + seconds, float(facts.bank))
            _ = facts.bank_due.pop(seat, None)
        left = {who: found for who, found in facts.clocks_left.items() if found[0] == answers}
        _, facts.clock_from = left.pop(taken_by, (answers, self._clock()))
        if left_by:
            left[left_by] = (answers, counts_from)
        facts.clocks_left = left
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

    async def expect(self, answers: int, seat: int, seconds: float) -> None:
        """A seat's answer, after so many others, is about to use its time bank. Kept before the answer is, so
        that no server that dies in between gives time back; it counts once there are more answers.

        Raises `StoreError`, `OSError`.
        """
        facts = self.facts
        facts.bank_used[seat] = facts.used_by(seat, answers)
        facts.bank_due[seat] = (answers, seconds)
        await self.keep()

    async def note_end_seen(self, guest: Guest) -> None:
        """A player has seen how the game ended."""
        if guest.id not in self.facts.saw_end:
            self.facts.saw_end[guest.id] = guest.name
            await self.keep()
