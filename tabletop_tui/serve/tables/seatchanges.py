"""How seats of a table change hands: never secretly, and rarely without asking.

A seat belongs to its player. The host may play it, and those in charge may make it free, once its player has
been away for a while or has agreed. Both are said to the whole table and stay in its log.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.names import alike
from tabletop_tui.serve.people.seating import (
    FREE,
    HOST,
    LENT,
    REMOTE,
    Chair,
    Since,
    as_left,
    chair_of,
    from_now,
    held,
)
from tabletop_tui.serve.tables.clocks import FORFEITS
from tabletop_tui.serve.tables.contributions import is_late
from tabletop_tui.serve.tables.core import TableCore
from tabletop_tui.serve.tables.facts import BOTS, GIVE, LEND, Wish
from tabletop_tui.serve.tables.turnclock import TurnClock
from tabletop_tui.store.people import BOT, clean_text

if TYPE_CHECKING:
    from tabletop_tui.play.record import GameRecord


USUAL_LEVEL = 3
"""The level of a computer player that takes over when no other was chosen."""


class CheckBots(Protocol):
    """Refuses computer players beyond a guest's share (`Shares.check_bots`)."""

    def __call__(self, by: Guest, levels: Sequence[int], besides: str = "") -> None:
        """Raises `SessionError`; those at the table `besides` are in `levels`."""


class SeatChanges:
    """What guests do about the seats of one table: their own, free ones, and those of others."""

    def __init__(
        self,
        core: TableCore,
        turn_clock: TurnClock,
        clock: Callable[[], float],
        limits: Limits,
        check_bots: CheckBots,
        owner_of: Callable[[str], Awaitable[str]],
    ) -> None:
        """`owner_of` finds the `Guest.id` that owns a name; away is who left `gone_seconds` ago."""
        self._table_id = core.id
        self._game, self._seats = core.game, core.seats
        self._attendance, self._notes = core.attendance, core.notes
        self._turn_clock = turn_clock
        self._clock = clock
        self._limits = limits
        self._check_bots = check_bots
        self._owner_of = owner_of

    async def hold(
        self,
        seat: int,
        chair: Chair,
        name: str | None = None,
        *,
        was: str | None = None,
        since: int | Since | None = None,
        lost: bool = False,
        won: bool = False,
    ) -> None:
        """Give a seat to another player, who may read what it is told `since` then.

        Another server may be faster with an answer: `from_now` counts from the moment in which the seat is
        given.

        With `lost` or `won`, time has decided the game for the player it had, until a person plays it again.
        Raises `SessionError` if it is no longer held as it `was` or the game is over, `StoreError`.
        """

        def act(draft: "GameRecord") -> None:
            if draft.over and not was == chair.kind == REMOTE:  # who played it is part of the result
                raise SessionError("tables-over")
            people = list(draft.people)
            if was is not None and chair_of(people[seat]).kind != was:
                raise SessionError("tables-seat-taken", name=people[seat].name)
            first = since(draft, people[seat]) if callable(since) else since
            now = held(people[seat], chair, name, first)
            if chair.kind not in (BOT, LENT):
                now = replace(now, lost=False, won=False)
            people[seat] = replace(now, lost=now.lost or lost, won=now.won or won)
            draft.seat_people(people)

        if was is not None and self._seats.chair(seat).kind != was:  # or the clock would begin anew
            raise SessionError("tables-seat-taken", name=self._name(seat))
        decision = self._game.session.record.decision
        if decision is not None and decision.seat == seat:
            leaves, ran_out = self._seats.chair(seat), self._turn_clock.is_over(seat)
            # First, so that no server finds the new player's time over.
            await self._notes.begin_clock(
                self._game.session.record.steps,
                self._turn_clock.overtime,
                left_by=leaves.player if chair.kind == FREE or not ran_out else "",
                counts_from=self._turn_clock.counts_from,
                taken_by=chair.player,
            )
        await self._game.do(act)
        self._attendance.let_pass()
        self._game.on_change()

    def fresh_name(self, name: str, seat: int) -> str:
        """The name, with a number if another player at the table has the same."""
        people = self._game.session.record.people
        others = [person.name for place, person in enumerate(people) if place != seat]
        number, fresh = 1, name
        while any(alike(fresh, other) for other in others):
            number += 1
            fresh = f"{clean_text(name, 20)} {number}"
        return fresh

    def _name(self, seat: int) -> str:
        return self._game.session.record.people[seat].name

    def _check_running(self) -> None:
        """Refuse once the game is over, before anything is said in the log."""
        if self._game.session.record.over:
            raise SessionError("tables-over")

    def _check_charge(self, guest: Guest) -> None:
        if not self._seats.in_charge(guest):
            raise SessionError("tables-only-charge")

    # -- the guest's own -----------------------------------------------------------------------------

    async def sit(self, guest: Guest, seat: int) -> None:
        """Take a free seat. Raises `SessionError`, `StoreError`."""
        if not self._seats.may_take(guest, seat):
            raise SessionError("tables-seat-taken", name=self._name(seat))
        chair = Chair(HOST) if guest.host else Chair(REMOTE, guest.id)
        name = self.fresh_name(guest.name, seat)
        await self.hold(seat, chair, name, was=FREE, since=as_left)
        if is_late(self._game.session, seat):
            await self._notes.log("fair-told-late", name=name)

    async def bind(self, guest: Guest) -> None:
        """Give a guest the seats kept for their name or their invitation, and, as long as the game goes on,
        those that the computer plays for them.

        Raises `SessionError`, `StoreError`.
        """
        reason = self._seats.why_not_in(guest)
        if reason is not None:
            raise SessionError(reason.id, **reason.facts)
        for seat, person in enumerate(self._game.session.record.people):
            chair = chair_of(person)
            goes_on = not (self._game.session.record.over or self._is_forfeit(seat))
            if chair.kind == BOT and chair.owner == guest.id and goes_on:
                self._attendance.note_at_door(guest.id)
                await self.take_from_bot(guest, seat)
            if chair.kind != REMOTE or chair.owner:
                continue
            if self._table_id == guest.table_invited and seat == guest.seat_invited:
                name = self.fresh_name(guest.name, seat)
                await self.hold(seat, Chair(REMOTE, guest.id), name, was=REMOTE)
            elif seat in self._seats.of(guest):
                await self.hold(seat, Chair(REMOTE, guest.id), was=REMOTE)

    async def agree(self, guest: Guest, seat: int) -> None:
        """A seat's person agrees to a request. Raises `SessionError`, `StoreError`."""
        wish = self._notes.facts.wishes.get(seat)
        if wish is None or seat not in self._seats.owned(guest):
            raise SessionError("tables-not-yours", name=self._name(seat))
        await self._grant(wish, seat)

    # -- seats of others -----------------------------------------------------------------------------

    def is_gone(self, seat: int) -> bool:
        """Whether a seat's person has been away from the table for long enough.

        At a table with a clock, they may be away between their turns: they are gone once it has run out.
        """
        since, chair = self._attendance.gone_since(seat), self._seats.chair(seat)
        away = since is not None and self._clock() - since >= self._limits.gone_seconds
        if not self._notes.facts.clock or chair.kind == BOT or not chair.owner:
            return away
        return away and self._turn_clock.is_over(seat)

    async def stand_in(self, host: Guest, seat: int) -> bool:
        """The host plays a guest's seat for a while. Returns whether they do; if not, the guest is asked.

        Raises `SessionError`, `StoreError`.
        """
        if not host.host:
            raise SessionError("tables-only-host")
        if self._seats.chair(seat).kind != REMOTE:
            raise SessionError("tables-seat-taken", name=self._name(seat))
        self._check_words()
        return await self._now_or_ask(host, seat, LEND)

    def _check_words(self) -> None:
        """Refuse while contributions come in: who knows the secret can't add words under another's name."""
        if self._game.session.record.awaits_contributions:
            raise SessionError("fair-waits")

    async def free(self, guest: Guest, seat: int) -> bool:
        """Make a seat free. Returns whether it is; if not, its person is asked.

        The guest's own is free at once.

        Raises `SessionError`, `StoreError`.
        """
        if self._is_forfeit(seat):  # else it could be taken again, as if nothing had been lost
            raise SessionError("tables-lost-by-time", name=self._name(seat))
        if seat in self._seats.owned(guest) or (guest.host and self._seats.chair(seat).kind == HOST):
            name = self._name(seat)
            await self.hold(seat, Chair(FREE), since=from_now)
            await self._notes.log("tables-told-left", name=name)
            return True
        if self._game.session.record.people[seat].lost:
            raise SessionError("tables-lost-by-time", name=self._name(seat))
        if not self._seats.in_charge(guest):
            raise SessionError("tables-not-yours", name=self._name(seat))
        return await self._now_or_ask(guest, seat, GIVE)

    async def _now_or_ask(self, guest: Guest, seat: int, what: str, level: int = 0) -> bool:
        self._check_running()
        wish, wishes = Wish(what, guest, level), self._notes.facts.wishes
        if self.is_gone(seat) or (what == BOTS and self._turn_clock.is_over(seat)):
            await self._grant(wish, seat)
            return True
        if wishes.get(seat) != wish:
            wishes[seat] = wish
            await self._notes.log(f"tables-told-wish-{what}", by=guest.name, name=self._name(seat))
        return False

    async def _grant(self, wish: Wish, seat: int) -> None:
        """Log first, so that nothing is done to a seat without a line in the log, even if the power fails."""
        chair, what = self._seats.chair(seat), wish.what
        _ = self._notes.facts.wishes.pop(seat, None)
        await self._notes.log(f"tables-told-{what}", by=wish.by.name, name=self._name(seat))
        since = self._game.session.record.people[seat].since
        if what == BOTS:
            await self.hold(seat, Chair(BOT, chair.owner, since, wish.level), was=REMOTE)
        elif what == LEND:
            await self.hold(seat, Chair(LENT, chair.owner, since), was=REMOTE, since=from_now)
        else:
            await self.hold(seat, Chair(FREE), since=from_now)

    async def give_back(self, guest: Guest, seat: int) -> None:
        """Give the seat back to its owner, as the host or the owner says."""
        chair = self._seats.chair(seat)
        if not guest.host and seat not in self._seats.owned(guest):
            raise SessionError("tables-not-yours", name=self._name(seat))
        await self.hold(seat, Chair(REMOTE, chair.owner), was=LENT, since=chair.owners_since)
        await self._notes.log("tables-told-back", name=self._name(seat))

    # -- computer players ----------------------------------------------------------------------------

    async def give_to_bot(self, guest: Guest, seat: int, level: int, called: str = "") -> bool:
        """Give a seat to a computer player: a free one, the guest's own, or that of a guest who is away.

        At a free seat its name is `called`.

        Returns whether it plays; if not, the seat's player is asked. Raises `SessionError`, `StoreError`.
        """
        self._check_running()
        chair, person = self._seats.chair(seat), self._game.session.record.people[seat]
        own = seat in self._seats.owned(guest) or (guest.host and chair.kind == HOST)
        if not own:
            self._check_charge(guest)
        levels = [each.level or 0 for each in self._game.session.record.people]
        levels[seat] = level
        self._check_bots(guest, levels, besides=self._table_id)
        if chair.kind == BOT:
            await self.hold(seat, replace(chair, level=level), was=BOT)
        elif chair.kind == REMOTE and not own and chair.owner:
            return await self._now_or_ask(guest, seat, BOTS, level)
        elif chair.kind in (LENT, HOST) and not own:
            raise SessionError("tables-not-yours", name=person.name)
        else:
            name = self.fresh_name(called, seat) if called and chair.kind == FREE else person.name
            await self._notes.log("tables-told-bot", by=guest.name, name=name)
            since = chair.owners_since if chair.kind == LENT else person.since
            owner = chair.owner if own else ""
            if chair.kind == REMOTE and not owner:  # reserved for a name, whose owner can still come
                owner = await self._owner_of(person.name)
            held_by = Chair(BOT, owner, since if own else 0, level)
            await self.hold(seat, held_by, name, was=chair.kind)
        return True

    async def stand_in_by_itself(self, seat: int) -> None:
        """A computer player stands in for a guest away for long enough, as chosen when the table was opened.

        Raises `SessionError`, `StoreError`.
        """
        chair, person = self._seats.chair(seat), self._game.session.record.people[seat]
        await self._notes.log("tables-told-stands-in", name=person.name)
        bot = Chair(BOT, chair.owner, person.since, self._notes.facts.stands_in)
        await self.hold(seat, bot, was=REMOTE)

    async def time_is_up(self, seat: int) -> None:
        """Do what was chosen when the table was opened: a computer player takes the seat, and its player has
        lost by time. With stand-ins, that is so only until they come back.

        At a free seat no one loses. Raises `SessionError`, `StoreError`.
        """
        facts, person = self._notes.facts, self._game.session.record.people[seat]
        chair = self._seats.chair(seat)
        lost, owner = self._seats.loses_by_time(seat), chair.owner
        if chair.kind == REMOTE and not owner:
            owner = await self._owner_of(person.name)
            lost = lost and bool(owner)
        won = not lost and chair.kind in (REMOTE, HOST) and bool(owner or chair.kind == HOST)
        if not (lost or won or owner):
            told = "tables-told-time-free"
        else:
            told = f"tables-told-time-{facts.time_up if lost else 'alone'}"
        await self._notes.log(told, name=person.name)
        level = min(facts.stands_in or USUAL_LEVEL, self._limits.bot_level)
        since = chair.owners_since if chair.kind == LENT else person.since
        bot = Chair(BOT, owner, since if owner else 0, level)
        await self.hold(seat, bot, was=chair.kind, lost=lost, won=won)

    def _is_forfeit(self, seat: int) -> bool:
        """Whether a seat's player has lost for good."""
        return self._notes.facts.time_up == FORFEITS and self._game.session.record.people[seat].lost

    async def take_from_bot(self, guest: Guest, seat: int) -> None:
        """A person takes over from a computer player: the seat's owner, or a person in charge of the table.

        Raises `SessionError`, `StoreError`.
        """
        self._check_running()
        chair = self._seats.chair(seat)
        if chair.kind != BOT:
            raise SessionError("tables-seat-taken", name=self._name(seat))
        if self._is_forfeit(seat):
            raise SessionError("tables-lost-by-time", name=self._name(seat))
        if chair.owner == guest.id:
            await self.hold(seat, Chair(REMOTE, guest.id), was=BOT, since=chair.owners_since)
            await self._notes.log("tables-told-back", name=self._name(seat))
            return
        self._check_charge(guest)
        if chair.owner and not guest.host:
            raise SessionError("tables-not-yours", name=self._name(seat))
        if chair.owner:
            self._check_words()
        await self._notes.log("tables-told-for-bot", by=guest.name, name=self._name(seat))
        if chair.owner:
            taken = Chair(LENT, chair.owner, chair.owners_since)
        else:
            taken = Chair(HOST) if guest.host else Chair(REMOTE, guest.id)
        await self.hold(seat, taken, was=BOT, since=from_now)
