"""A terminal's place at an open table: the seats of one guest there, and what they may do and see."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from rulesets.core.decision import Reason
from tabletop_tui.kit.titles import game_title
from tabletop_tui.play import acts
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.glance import Glance
from tabletop_tui.play.place import Memory, Place, Remark
from tabletop_tui.play.record import HandOver
from tabletop_tui.serve.calls import waiting_for
from tabletop_tui.serve.charge import Wish
from tabletop_tui.serve.wait import clock_said
from tabletop_tui.text.durations import when

if TYPE_CHECKING:
    from tabletop_tui.play.record import Act, GameRecord
    from tabletop_tui.serve.guests import Guest
    from tabletop_tui.serve.table import OpenTable
    from tabletop_tui.text.words import Words


class TablePlace(Place):
    """A terminal at an open table."""

    shared = True

    def __init__(self, table: "OpenTable", guest: "Guest") -> None:
        """Only `OpenTable.come` makes one, for a newly arrived terminal."""
        super().__init__(table.session)
        self.table = table
        self.guest = guest
        self.playing = table.bots.playing
        self.company = table.bots.playing.company
        self.coach = table.coach
        self._pauses: Callable[[HandOver], bool] = lambda _due: True
        self._glance = Glance(table.house.glance)
        self._acted = False
        """Whether the next change comes from something done here."""
        self._asked: object = None
        """The last question shown here, if it was for a seat of this terminal."""
        self.dismiss: Callable[[Reason], None] = lambda _reason: None
        """Takes the terminal away from the table, and says why; set by the code that brought it here."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the guest here; none if another terminal of theirs has since come to the table."""
        mine = [place for place in self.table.places if place.guest.id == self.guest.id]
        return self.table.seats_of(self.guest) if mine and mine[-1] is self else ()

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
        steps = self.session.record.steps

        def act(draft: "GameRecord") -> None:
            if draft.steps != steps:
                raise SessionError("tables-moved-on")
            if seat not in self.seats:
                raise SessionError("tables-not-yours", name=draft.people[seat].name)
            acts.answer(key, seat)(draft)

        return act

    def coached(self, seat: int, *, on: bool) -> "Act":
        """Turn the coach of a seat on or off, if it is still played here by then."""
        switch = super().coached(seat, on=on)

        def act(draft: "GameRecord") -> None:
            if seat not in self.seats:
                raise SessionError("tables-not-yours", name=draft.people[seat].name)
            switch(draft)

        return act

    @property
    def stands(self) -> bool:
        """Whether answers given here are final.

        They are at a table with a clock, once the turn has passed to players who may have had a message.
        """
        table, decision = self.table, self.session.record.decision
        passed = decision is None or decision.seat not in self.seats
        grace = table.house.limits.notice_grace
        return bool(table.charge.clock) and passed and table.house.clock() - table.waits_since >= grace

    @property
    def can_undo(self) -> bool:
        """As at one keyboard, as long as the answer isn't final."""
        return not self.stands and super().can_undo

    @property
    def can_redo(self) -> bool:
        """As at one keyboard, as long as what was taken back isn't final."""
        return not self.stands and super().can_redo

    @property
    def can_restart(self) -> bool:
        """As at one keyboard, as long as the turn isn't final."""
        return not self.stands and super().can_restart

    @property
    def why_no_undo(self) -> str:
        """The message that says why nothing can be taken back."""
        return "tables-undo-stands" if self.stands else super().why_no_undo

    def _unless_it_stands(self, act: "Act") -> "Act":
        """The act, refused if what it takes back is final when it is applied."""

        def checked(draft: "GameRecord") -> None:
            if self.stands:
                raise SessionError("tables-undo-stands")
            act(draft)

        return checked

    @property
    def undo(self) -> "Act":
        """Take back the last answer that was given here."""
        return self._unless_it_stands(super().undo)

    @property
    def redo(self) -> "Act":
        """The act that restores the last answer taken back."""
        return self._unless_it_stands(super().redo)

    @property
    def restart(self) -> "Act":
        """Take back the whole turn."""
        return self._unless_it_stands(super().restart)

    def do(self, act: "Act", refused: Callable[[Exception], None]) -> None:
        """Start an act in the background; it is shown once it is saved."""
        self._acted = True
        self.table.start(act, refused)

    async def settled(self) -> None:
        """Wait until every answer given at the table is saved or refused.

        A key that waits for this isn't meant for what others bring up meanwhile, however long it takes.
        """
        before = self._glance.times
        await self.table.settled()
        if self._glance.times != before:
            self._glance.begin()

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change at the table; the returned function ends that."""
        self._asked = self._question()
        self._glance.begin()
        unwatch, deafen = self.table.watch(changed), self.table.house.calls.listen(self.guest, changed)

        def end() -> None:
            unwatch()
            deafen()

        return end

    @property
    def too_soon(self) -> bool:
        """Whether the question appeared less than `Glance`'s time ago, without a key from here."""
        return self._glance.too_soon

    def stands_anew(self) -> None:
        """After a change at the table: a question that others brought up has to be seen first."""
        asked = self._question()
        if asked is not None and asked is not self._asked and not self._acted:
            self._glance.begin()
        self._asked, self._acted = asked, False

    def _question(self) -> object:
        return self.session.record.decision if self.decides else None

    def waits_since(self, words: "Words") -> str:
        """The sentence saying when the table began to wait for its deciding seat."""
        return when(words, self.table.waits_since, self.table.house.clock())

    def clock(self, words: "Words") -> str:
        """What the table's clock says about the seat that is asked; empty if none runs."""
        return clock_said(self.table, words)

    def is_away(self, seat: int) -> bool:
        """Whether no terminal of the seat's player is at the table."""
        return not self.table.is_here(seat)

    @property
    def remarks(self) -> Sequence[Remark]:
        """The table talk that is kept, oldest first."""
        return tuple(self.table.remarks)

    @property
    def gets_messages(self) -> bool:
        """Whether messages are sent, as the operator has set it up."""
        return self.table.house.notices.runs

    @property
    def runs_bots(self) -> bool:
        """Whether this guest may stop computer players: only if in charge of the table."""
        return self.in_charge

    def play_for(self, seat: int, refused: Callable[[Exception], None]) -> None:
        """Play on for a computer player, from this terminal."""

        async def run() -> None:
            try:
                await self.table.charge.take_from_bot(self.guest, seat)
            except Exception as error:  # noqa: BLE001 - `refused` raises what it doesn't know
                refused(error)

        self.table.in_background(run())

    @property
    def in_charge(self) -> bool:
        """Whether the guest may free seats, mute and send away here."""
        return self.table.charge.runs(self.guest)

    def begin_hint(self) -> str:
        """As at one keyboard, within the limits for guests."""
        why_not = super().begin_hint()
        if why_not or self.guest.host or self.table.house.hints.may(self.guest.id):
            return why_not
        return "tables-hint-slower"

    @property
    def may_review(self) -> bool:
        """Whether this guest may review the game: after the end, with a seat."""
        return self.session.record.over and bool(self.seats)

    @property
    def wishes(self) -> "Mapping[int, Wish]":
        """The open requests for seats that this guest owns, by seat."""
        mine = self.table.owned(self.guest)
        return {seat: wish for seat, wish in self.table.charge.wishes.items() if seat in mine}

    @property
    def last_word(self) -> Remark | None:
        """The latest remark of another person; announcements don't count."""
        talk = (remark for remark in reversed(self.table.remarks) if not remark.message)
        return next((remark for remark in talk if remark.by != self.guest.id), None)

    def elsewhere(self, words: "Words", leave: str) -> str:
        """A sentence about other tables at which it is this guest's turn; empty if there are none."""
        waiting = [
            table
            for table in waiting_for(self.guest, self.table.house.tables.values())
            if table is not self.table and not any(place.guest.id == self.guest.id for place in table.places)
        ]
        if not waiting:
            return ""
        game, more = game_title(words, waiting[0].session.rules.id), len(waiting) - 1
        since = when(words, waiting[0].waits_since, self.table.house.clock())
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
        return bool(self.seats) or self.guest.host or self.table.following is not None

    def leave(self) -> None:
        """Leave on purpose, which for the table is the same as a lost connection: see `keep`."""
