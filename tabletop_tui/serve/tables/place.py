"""A terminal's place at an open table: the seats of one guest there, and what they may do and see."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from rulesets.core.message import Message
from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.glance import Glance
from tabletop_tui.play.place import Memory, Place, Remark
from tabletop_tui.play.record import HandOver
from tabletop_tui.play.solo import Earlier, up_to
from tabletop_tui.serve.bell import Bell
from tabletop_tui.serve.breath import Breath
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import is_own
from tabletop_tui.serve.tables.clock_text import clock_said
from tabletop_tui.serve.tables.facts import Wish
from tabletop_tui.serve.tables.rematch import Rematches
from tabletop_tui.serve.tables.request import Request
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.serve.tables.tables import Tables, waiting_for
from tabletop_tui.text.durations import when

if TYPE_CHECKING:
    from tabletop_tui.play.record import Act
    from tabletop_tui.text.words import Words


class TablePlace(Place):
    """A terminal at an open table."""

    shared = True

    def __init__(
        self,
        table: OpenTable,
        guest: Guest,
        tables: Tables,
        rematches: Rematches,
        hints: Breath,
        glance: float,
    ) -> None:
        """For a newly arrived terminal, which `OpenTable.come` is told of.

        A question has to stand here for `glance` seconds before a key can answer it; `hints` limit how often
        the guest may ask for one. `tables` are all of the server.
        """
        super().__init__(table.session)
        self._tables = tables
        self._rematches = rematches
        self._hints = hints
        self.table = table
        self.guest = guest
        self.playing = table.bots.playing
        self.company = table.bots.playing.company
        self.coach = table.coach
        self._pauses: Callable[[HandOver], bool] = lambda _due: True
        self._glance = Glance(glance)
        self._acted = False
        """Whether the next change comes from something done here."""
        self._asked: object = None
        """The last question shown here, if it was for a seat of this terminal."""
        self.dismiss: Callable[[Message], None] = lambda _reason: None
        """Takes the terminal away from the table, and says why; set by the code that brought it here."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the guest here; none if another terminal of theirs has since come to the table."""
        return self.table.attendance.seats_at(self)

    @property
    def every_seat(self) -> bool:
        """Never: others may come at any time."""
        return False

    def pauses(self, due: HandOver) -> bool:
        """Whether the people at this terminal want to be called to it one by one."""
        return self._pauses(due)

    def pause_when(self, pauses: Callable[[HandOver], bool]) -> None:
        """Set when this terminal waits for Enter at a change of players."""
        self._pauses = pauses

    def answer(self, key: str, seat: int) -> "Act":
        """Answer for a seat that is played here, and still is when the answer is applied.

        It answers only what is asked now: another server may meanwhile have brought up another question with
        an option of the same name.
        """
        return Request(super().answer(key, seat), self, seat, steps=self.session.record.steps)

    def coached(self, seat: int, *, on: bool) -> "Act":
        """Turn the coach of a seat on or off, if it is still played here by then."""
        return Request(super().coached(seat, on=on), self, seat)

    @property
    def is_final(self) -> bool:
        """Whether answers given here are final (`TableGame.is_final_at`)."""
        return self.table.game.is_final_at(self)

    @property
    def can_undo(self) -> bool:
        """As at one keyboard, as long as the answer isn't final."""
        return not self.is_final and super().can_undo

    @property
    def can_redo(self) -> bool:
        """As at one keyboard, as long as what was taken back isn't final."""
        return not self.is_final and super().can_redo

    @property
    def can_restart(self) -> bool:
        """As at one keyboard, as long as the turn isn't final."""
        return not self.is_final and super().can_restart

    @property
    def why_no_undo(self) -> str:
        """The message that says why nothing can be taken back."""
        return "tables-undo-stands" if self.is_final else super().why_no_undo

    @property
    def undo(self) -> "Act":
        """Take back the last answer that was given here."""
        return Request(super().undo, self, takes_back=True)

    @property
    def redo(self) -> "Act":
        """The act that restores the last answer taken back."""
        return Request(super().redo, self, takes_back=True)

    @property
    def restart(self) -> "Act":
        """Take back the whole turn."""
        return Request(super().restart, self, takes_back=True)

    def do(self, act: "Act", refused: Callable[[Exception], None]) -> None:
        """Start an act in the background; it is shown once it is saved."""
        self._acted = True
        self.table.game.start(act, refused)

    async def settled(self) -> None:
        """Wait until every answer given at the table is saved or refused.

        A key that waits for this isn't meant for what others bring up meanwhile, however long it takes.
        """
        before = self._glance.times
        await self.table.game.background.settled()
        if self._glance.times != before:
            self._glance.begin()

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change at the table or call to another; the returned function ends that."""
        self._asked = self._question()
        self._glance.begin()
        both = Bell()  # an answer that passes the turn on is a change and a call: shown once
        ends = (
            both.watch(changed),
            self.table.watch(both.ring),
            self.table.services.calls.listen(self.guest, both.ring),
        )

        def end() -> None:
            for each in ends:
                each()

        return end

    @property
    def too_soon(self) -> bool:
        """Whether the question appeared less than `Glance`'s time ago, without a key from here."""
        return self._glance.too_soon

    def heed_question(self) -> None:
        """After a change at the table: a question that others brought up has to be seen first."""
        asked = self._question()
        if asked is not None and asked is not self._asked and not self._acted:
            self._glance.begin()
        self._asked, self._acted = asked, False

    def _question(self) -> object:
        return self.session.record.decision if self.decides else None

    def waits_since(self, words: "Words") -> str:
        """The sentence saying when the table began to wait for its deciding seat."""
        return when(words, self.table.game.waits_since, self.table.services.clock())

    def clock(self, words: "Words") -> str:
        """What the table's clock says about the seat that is asked; empty if none runs."""
        return clock_said(self.table.turn_clock, words)

    def is_away(self, seat: int) -> bool:
        """Whether no terminal of the seat's player is at the table."""
        return not self.table.attendance.is_here(seat)

    @property
    def remarks(self) -> Sequence[Remark]:
        """The table talk that is kept, oldest first."""
        return tuple(self.table.notes.talk.remarks)

    @property
    def gets_messages(self) -> bool:
        """Whether messages are sent, as the operator has set it up."""
        return self.table.services.notices.runs

    @property
    def runs_bots(self) -> bool:
        """Whether this guest may stop computer players: only if in charge of the table."""
        return self.in_charge

    def play_for(self, seat: int, refused: Callable[[Exception], None]) -> None:
        """Play on for a computer player, from this terminal."""

        async def run() -> None:
            try:
                await self.table.changes.take_from_bot(self.guest, seat)
            except Exception as error:  # noqa: BLE001 - `refused` raises what it doesn't know
                refused(error)

        self.table.game.background.begin(run())

    @property
    def in_charge(self) -> bool:
        """Whether the guest may free seats, mute and send away here."""
        return self.table.seats.in_charge(self.guest)

    def begin_hint(self) -> str:
        """As at one keyboard, within the limits for guests."""
        why_not = super().begin_hint()
        if why_not or self.guest.host or self._hints.may(self.guest.id):
            return why_not
        return "tables-hint-slower"

    @property
    def may_review(self) -> bool:
        """Whether this guest may review the game: after the end, with a seat."""
        return self.session.record.over and bool(self.seats)

    async def earlier(self) -> Earlier | None:
        """Of the games that are kept on this server."""
        if self.alone is None:
            return None
        services = self.table.services
        kept = await services.writer.do(services.store.games)
        return Earlier(up_to(kept, self.table.id), lambda person: is_own(person, self.guest))

    @property
    def wishes(self) -> Mapping[int, Wish]:
        """The open requests for seats that this guest owns, by seat."""
        mine = self.table.seats.owned(self.guest)
        return {seat: wish for seat, wish in self.table.notes.facts.wishes.items() if seat in mine}

    @property
    def last_word(self) -> Remark | None:
        """The latest remark of another person; announcements don't count."""
        talk = (remark for remark in reversed(self.table.notes.talk.remarks) if not remark.message)
        return next((remark for remark in talk if remark.by != self.guest.id), None)

    def elsewhere(self, words: "Words", leave: str) -> str:
        """A sentence about other tables at which it is this guest's turn; empty if there are none."""
        waiting = [
            table
            for table in waiting_for(self.guest, self._tables)
            if table is not self.table
            and not any(place.guest.id == self.guest.id for place in table.attendance.places)
        ]
        if not waiting:
            return ""
        game, more = game_title(words, waiting[0].session.rules.id), len(waiting) - 1
        since = when(words, waiting[0].game.waits_since, self.table.services.clock())
        message = "tables-elsewhere-more" if more else "tables-elsewhere"
        return words(message, game=game, time=since, count=more, leave=leave)

    def keep(self, memory: Memory) -> None:
        """Keep the guest's seats: their screen is gone."""
        if self.seats:
            self.table.memories[self.guest.id] = memory
        self.table.go(self)

    def kept(self) -> Memory | None:
        """What this guest's screen showed when they left, if they did."""
        return self.table.memories.get(self.guest.id)

    @property
    def offers_rematch(self) -> bool:
        """Whether there is a rematch to go to: players may open it, then everyone may join."""
        return bool(self.seats) or self.guest.host or self._rematches.of(self.table) is not None

    async def join_rematch(self) -> OpenTable:
        """The table of the rematch, opened if there is none. Raises `SessionError`, `StoreError`."""
        return await self._rematches.join(self.table, self.guest)

    def leave(self) -> None:
        """Leave on purpose, which for the table is the same as a lost connection: see `keep`."""
