"""Who is in charge of a table, and what they may do to others there: never secretly, and rarely without
asking.

A seat belongs to its player. The host may play it, and those in charge may make it free, once its player has
been away for a while or has agreed. Both are told to the whole table and stay in its log.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulesets.core.decision import Reason
from rulesets.core.records import record
from tabletop_tui.play.acting import NORMAL, PACES
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.hinted import allowed, switched
from tabletop_tui.play.place import Remark
from tabletop_tui.serve.fairness import gathers
from tabletop_tui.serve.kepttable import facts_of
from tabletop_tui.serve.presence import guest_from_json, guest_to_json
from tabletop_tui.serve.seating import FREE, HOST, LENT, REMOTE, Chair, from_now
from tabletop_tui.serve.sharedtext import SharedText
from tabletop_tui.serve.talk import Talk, from_json, to_json
from tabletop_tui.serve.wait import CLOCKS
from tabletop_tui.store.cells import LATEST
from tabletop_tui.store.people import BOT, LEVELS
from tabletop_tui.text.durations import DAY

if TYPE_CHECKING:
    from tabletop_tui.serve.guests import Guest
    from tabletop_tui.serve.table import OpenTable

LEND, GIVE, BOTS = "lend", "free", "bot"
"""What a player can be asked to allow: that the host or a computer player plays, or to free the seat."""


@record
class Wish:
    """A request to the person of a seat."""

    what: str
    by: "Guest"
    level: int = 0
    """Of the computer player that would play."""

    def to_json(self) -> list[Any]:
        """The wish as it is kept for other servers."""
        return [self.what, guest_to_json(self.by), self.level]


class Charge:
    """What is kept of a table beside its game: who opened it, what was said, who may not come or speak."""

    def __init__(self, table: "OpenTable", kept: str | None = None) -> None:
        """Of a table; `kept` is what `text` said of it on an earlier evening."""
        facts = facts_of(kept)
        self.table = table
        self.opener = str(facts.get("opener", ""))
        """The `Guest.id` of the player who opened the table."""
        self.closed = facts.get("closed") is True
        self.muted = _names(facts.get("muted"))
        """The names of people who may not speak here, by their ids."""
        self.sent_away = _names(facts.get("away"))
        """The names of people who may not come to the table, by their ids."""
        pace, level = facts.get("pace"), facts.get("stands_in")
        self.pace = pace if isinstance(pace, str) and pace in PACES else NORMAL
        """The pace of computer players here."""
        self.stands_in = level if isinstance(level, int) and level in LEVELS else 0
        """The level of the computer players that stand in for guests who leave; 0 for none."""
        self.bots_paused = facts.get("bots_paused") is True
        """Computer players were stopped."""
        begun = facts.get("clock_from")
        self.clock = _clock(facts)
        """Seconds that a decision may take here (`tabletop_tui.serve.wait`); 0 is as long as it takes."""
        self.clock_from = float(begun) if isinstance(begun, (int, float)) and 0 <= begun < LATEST else 0.0
        """When the clock was set, or the seat that was asked changed hands, in seconds since 1970."""
        self.saw_end = _names(facts.get("saw_end"))
        """The names of people who have been here since the game ended, by their ids."""
        remarks = [from_json(each) for each in facts.get("said", ()) if isinstance(each, list)]
        self.talk = Talk(
            table.house.limits, table.house.clock, [each for each in remarks if each is not None]
        )
        self.wishes = _wishes(facts.get("wishes"))
        """The open requests to players, by seat."""
        self.following = str(facts.get("following", ""))
        """The id of the table of the rematch; empty while there is none."""
        self._shared = SharedText(table.house, table.id, kept, lambda: self.text, self._take)

    @property
    def text(self) -> str:
        """What is saved with the table, as JSON: its opener, talk, and who is muted or sent away."""
        said = [to_json(each) for each in self.talk.remarks]
        facts = {"opener": self.opener, "closed": self.closed, "said": said, "pace": self.pace}
        facts |= {"stands_in": self.stands_in, "bots_paused": self.bots_paused, "following": self.following}
        facts |= {"clock": self.clock, "clock_from": self.clock_from, "saw_end": self.saw_end}
        if self.table.house.store.shared:
            facts["wishes"] = {str(seat): wish.to_json() for seat, wish in self.wishes.items()}
        return json.dumps({**facts, "muted": self.muted, "away": self.sent_away}, ensure_ascii=False)

    # -- who may -----------------------------------------------------------------------------------

    def rank(self, guest: "Guest") -> int:
        """Rank: the host, then the owner, then the player who opened the table, then all others."""
        return 3 if guest.host else 2 if guest.owner else 1 if guest.id == self.opener else 0

    def runs(self, guest: "Guest") -> bool:
        """Whether they are in charge of the table."""
        return self.rank(guest) > 0

    def _check(self, guest: "Guest") -> None:
        if not self.runs(guest):
            raise SessionError("tables-only-charge")

    def why_not_in(self, guest: "Guest") -> Reason | None:
        """Why a guest may not come to the table; `None` if they may."""
        if guest.id in self.sent_away and not self.runs(guest):
            return Reason("tables-you-are-sent-away")
        if self.table.is_open_to(guest):
            return None
        return Reason("tables-not-invited")

    # -- telling -----------------------------------------------------------------------------------

    async def tell(self, message: str, **facts: str) -> None:
        """Add a line to the table's log, stored before it is shown."""
        last = len(self.table.session.record.log) - 1
        self.talk.add(Remark(last, "", None, "", message=message, facts=facts))
        await self.keep()
        self.table.tell()

    async def keep(self) -> None:
        """Write it. Raises `StoreError`, `OSError`."""
        await self._shared.keep()

    async def catch_up(self) -> None:
        """Read what other servers have written about it. Raises `StoreError`, `OSError`."""
        await self._shared.catch_up()

    def _take(self, kept: str) -> None:
        """Adopt a text that another server has written, with its consequences here."""
        fresh, talk = Charge(self.table, kept), self.talk
        new = [guest for guest in fresh.sent_away if guest not in self.sent_away]
        closed = fresh.closed and not self.closed
        talk.remarks[:] = fresh.talk.remarks
        facts = {name: value for name, value in vars(fresh).items() if not name.startswith("_")}
        vars(self).update({**facts, "talk": talk})
        for guest in new:
            self.table.dismiss(Reason("tables-you-are-sent-away"), guest)
        self.table.bots.playing.paused = self.bots_paused
        if closed:
            told = [each for each in talk.remarks if each.message == "tables-told-closed"]
            self.table.dismiss(Reason("tables-was-closed", {"name": told[-1].facts["by"] if told else ""}))
            self.table.house.put_away(self.table)
        self.table.tell()

    def say(self, guest: "Guest", text: str) -> Reason | None:
        """Say a remark, cleaned. Returns the reason if it can't be said."""
        said = self.talk.clean(text)
        if not said:
            return Reason("tables-say-nothing")
        if guest.id in self.muted and not self.runs(guest):
            return Reason("tables-you-are-muted")
        if not guest.host and not self.talk.may_say(guest.id):
            return Reason("tables-say-slower")
        table = self.table
        seats = table.seats_of(guest)
        seat = seats[0] if len(seats) == 1 else None
        self.talk.add(Remark(len(table.session.record.log) - 1, guest.name, seat, said, by=guest.id))
        table.in_background(self.keep())
        table.tell()
        return None

    # -- seats of others ---------------------------------------------------------------------------

    def is_gone(self, seat: int) -> bool:
        """Whether a seat's person has been away from the table for long enough.

        At a table with a clock, they may be away between their turns: they are gone once it has run out.
        """
        since, chair = self.table.gone_since(seat), self.table.chair(seat)
        house = self.table.house
        away = since is not None and house.clock() - since >= house.limits.gone_seconds
        if not self.clock or chair.kind == BOT or not chair.owner:
            return away
        return away and self.table.wait.is_over(seat)

    async def stand_in(self, host: "Guest", seat: int) -> bool:
        """The host plays a guest's seat for a while. Returns whether they do; if not, the guest is asked.

        Raises `SessionError`, `StoreError`.
        """
        if not host.host:
            raise SessionError("tables-only-host")
        if self.table.chair(seat).kind != REMOTE:
            raise SessionError("tables-seat-taken", name=self._name(seat))
        if gathers(self.table):  # a person who knows the secret can't add words under another's name
            raise SessionError("fair-waits")
        return await self._now_or_ask(host, seat, LEND)

    async def free(self, guest: "Guest", seat: int) -> bool:
        """Make a seat free. Returns whether it is; if not, its person is asked.

        The guest's own is free at once.

        Raises `SessionError`, `StoreError`.
        """
        if seat in self.table.owned(guest) or (guest.host and self.table.chair(seat).kind == HOST):
            name = self._name(seat)
            await self.table.hold_seat(seat, Chair(FREE), since=from_now)
            await self.tell("tables-told-left", name=name)
            return True
        if not self.runs(guest):
            raise SessionError("tables-not-yours", name=self._name(seat))
        return await self._now_or_ask(guest, seat, GIVE)

    async def _now_or_ask(self, guest: "Guest", seat: int, what: str, level: int = 0) -> bool:
        if self.is_gone(seat) or (what == BOTS and self.table.wait.is_over(seat)):
            await self._do(Wish(what, guest, level), seat)
            return True
        if self.wishes.get(seat) != Wish(what, guest, level):
            self.wishes[seat] = Wish(what, guest, level)
            await self.tell(f"tables-told-wish-{what}", by=guest.name, name=self._name(seat))
        return False

    async def agree(self, guest: "Guest", seat: int) -> None:
        """A seat's person agrees to a request. Raises `SessionError`, `StoreError`."""
        wish = self.wishes.get(seat)
        if wish is None or seat not in self.table.owned(guest):
            raise SessionError("tables-not-yours", name=self._name(seat))
        await self._do(wish, seat)

    async def _do(self, wish: Wish, seat: int) -> None:
        """Log first, so that nothing is done to a seat without a line in the log, even if the power fails."""
        table, chair, what = self.table, self.table.chair(seat), wish.what
        _ = self.wishes.pop(seat, None)
        await self.tell(f"tables-told-{what}", by=wish.by.name, name=self._name(seat))
        if what == BOTS:
            since = table.session.record.people[seat].since
            await table.hold_seat(seat, Chair(BOT, chair.owner, since, wish.level), was=REMOTE)
        elif what == LEND:
            owners = Chair(LENT, chair.owner, table.session.record.people[seat].since)
            await table.hold_seat(seat, owners, was=REMOTE, since=from_now)
        else:
            await table.hold_seat(seat, Chair(FREE), since=from_now)

    # -- computer players --------------------------------------------------------------------------

    async def give_to_bot(self, guest: "Guest", seat: int, level: int, called: str = "") -> bool:
        """Give a seat to a computer player: a free one, the guest's own, or that of a guest who is away.

        At a free seat its name is `called`.

        Returns whether it plays; if not, the seat's player is asked. Raises `SessionError`, `StoreError`.
        """
        table, chair = self.table, self.table.chair(seat)
        person = table.session.record.people[seat]
        own = seat in table.owned(guest) or (guest.host and chair.kind == HOST)
        if not own:
            self._check(guest)
        levels = [each.level or 0 for each in table.session.record.people]
        levels[seat] = level
        table.house.check_bots(guest, levels, table)
        if chair.kind == BOT:
            await table.hold_seat(seat, replace(chair, level=level), was=BOT)
        elif chair.kind == REMOTE and not own and chair.owner:
            return await self._now_or_ask(guest, seat, BOTS, level)
        elif chair.kind in (LENT, HOST) and not own:
            raise SessionError("tables-not-yours", name=person.name)
        else:
            name = table.fresh_name(called, seat) if called and chair.kind == FREE else person.name
            await self.tell("tables-told-bot", by=guest.name, name=name)
            since = chair.owners_since if chair.kind == LENT else person.since
            owner = chair.owner if own else ""
            if chair.kind == REMOTE and not owner:  # reserved for a name, whose owner can still come
                owner = await table.house.notices.owner_of(person.name)
            held_by = Chair(BOT, owner, since if own else 0, level)
            await table.hold_seat(seat, held_by, name, was=chair.kind)
        return True

    async def stand_in_by_itself(self, seat: int) -> None:
        """A computer player stands in for a guest away for long enough, as chosen when the table was opened.

        Raises `SessionError`, `StoreError`.
        """
        table, chair, person = self.table, self.table.chair(seat), self.table.session.record.people[seat]
        await self.tell("tables-told-stands-in", name=person.name)
        await table.hold_seat(seat, Chair(BOT, chair.owner, person.since, self.stands_in), was=REMOTE)

    async def take_from_bot(self, guest: "Guest", seat: int) -> None:
        """A person takes over from a computer player: the seat's owner, or a person in charge of the table.

        Raises `SessionError`, `StoreError`.
        """
        table, chair = self.table, self.table.chair(seat)
        if chair.kind != BOT:
            raise SessionError("tables-seat-taken", name=self._name(seat))
        if chair.owner == guest.id:
            await table.hold_seat(seat, Chair(REMOTE, guest.id), was=BOT, since=chair.owners_since)
            await self.tell("tables-told-back", name=self._name(seat))
            return
        self._check(guest)
        if chair.owner and not guest.host:
            raise SessionError("tables-not-yours", name=self._name(seat))
        if chair.owner and gathers(table):  # as in `stand_in`
            raise SessionError("fair-waits")
        await self.tell("tables-told-for-bot", by=guest.name, name=self._name(seat))
        if chair.owner:
            taken = Chair(LENT, chair.owner, chair.owners_since)
        else:
            taken = Chair(HOST) if guest.host else Chair(REMOTE, guest.id)
        await table.hold_seat(seat, taken, was=BOT, since=from_now)

    async def give_back(self, guest: "Guest", seat: int) -> None:
        """Give the seat back to its owner, as the host or the owner says."""
        table, chair = self.table, self.table.chair(seat)
        if not guest.host and seat not in table.owned(guest):
            raise SessionError("tables-not-yours", name=self._name(seat))
        await table.hold_seat(seat, Chair(REMOTE, chair.owner), was=LENT, since=chair.owners_since)
        await self.tell("tables-told-back", name=self._name(seat))

    def _name(self, seat: int) -> str:
        return self.table.session.record.people[seat].name

    async def switch_hints(self, guest: "Guest", *, on: bool) -> None:
        """Let the players of the table look at hints, or no longer. Raises `SessionError`, `StoreError`."""
        self._check(guest)
        if allowed(self.table.session.record.people) != on:
            await self.table.do(switched(on=on))
            await self.tell("tables-told-hints-on" if on else "tables-told-hints-off", by=guest.name)

    # -- the clock ---------------------------------------------------------------------------------

    async def set_clock(self, guest: "Guest", seconds: int) -> None:
        """Give the table a new clock (one of `wait.CLOCKS`), which begins now. Raises `SessionError`."""
        self._check(guest)
        if seconds != self.clock and seconds in CLOCKS:
            self.clock, self.clock_from = seconds, self.table.house.clock()
            await self.tell(f"tables-told-clock-{seconds // DAY}", by=guest.name)

    async def begin_clock(self) -> None:
        """The deciding seat has changed hands: its new player gets the full time."""
        if self.clock:
            self.clock_from = self.table.house.clock()
            await self.keep()

    async def note_end_seen(self, guest: "Guest") -> None:
        """A player has seen how the game ended."""
        if guest.id not in self.saw_end:
            self.saw_end[guest.id] = guest.name
            await self.keep()

    @property
    def unseen_by(self) -> frozenset[str]:
        """The players who haven't been here since the game ended, by their ids; only where a clock runs."""
        people = range(len(self.table.people())) if self.clock and self.table.session.record.over else ()
        return frozenset(self.table.chair(seat).owner for seat in people) - {"", *self.saw_end}

    # -- people ------------------------------------------------------------------------------------

    def _above(self, guest: "Guest", other: str) -> str:
        """The name of a person here whom a guest outranks. Raises `SessionError`."""
        self._check(guest)
        found = next((one for one in self.table.known_people() if one.id == other), None)
        if found is None:
            raise SessionError("tables-not-there")
        if self.rank(found) >= self.rank(guest):
            raise SessionError("tables-not-over", name=found.name)
        return found.name

    async def mute(self, guest: "Guest", other: str) -> bool:
        """Mute a person here, or let them speak again. Returns whether they are muted. Raises
        `SessionError`.
        """
        if other in self.muted:
            self._check(guest)
            name = self.muted.pop(other)
            await self.tell("tables-told-heard", by=guest.name, name=name)
            return False
        self.muted[other] = name = self._above(guest, other)
        await self.tell("tables-told-muted", by=guest.name, name=name)
        return True

    async def send_away(self, guest: "Guest", other: str) -> None:
        """Send a person away from the table; by host or owner, from the server. Their seat is as if they
        had gone by themselves. Raises `SessionError`.
        """
        self.sent_away[other] = name = self._above(guest, other)
        await self.tell("tables-told-away", by=guest.name, name=name)
        self.table.dismiss(Reason("tables-you-are-sent-away"), other)
        if guest.host or guest.owner:
            self.table.house.send_away(other)

    async def let_back(self, guest: "Guest", other: str) -> None:
        """Let a person come back to the table. Raises `SessionError`."""
        self._check(guest)
        if other in self.sent_away:
            name = self.sent_away.pop(other)
            await self.tell("tables-told-let-back", by=guest.name, name=name)
        if guest.host or guest.owner:
            self.table.house.let_back(other)

    # -- the table ---------------------------------------------------------------------------------

    async def close(self, guest: "Guest") -> None:
        """Close the table; the game is saved. Raises `SessionError`, `StoreError`."""
        self._check(guest)
        self.closed = True
        await self.tell("tables-told-closed", by=guest.name)
        self.table.dismiss(Reason("tables-was-closed", {"name": guest.name}))
        self.table.house.put_away(self.table)

    async def invite(self, guest: "Guest", seat: int) -> str:
        """A code for a seat. Raises `SessionError`, `StoreError`."""
        self._check(guest)
        if self.table.chair(seat).kind == HOST:
            raise SessionError("tables-invite-free")
        return await self.table.house.invite(self.table.id, seat)


def _wishes(kept: Any) -> dict[int, Wish]:
    """The open requests as they were kept."""
    found: dict[int, Wish] = {}
    for seat, wish in kept.items() if isinstance(kept, dict) else ():
        try:
            what, by, level = wish
            found[int(seat)] = Wish(str(what), guest_from_json(by), int(level))
        except (TypeError, ValueError):
            continue
    return found


def _clock(facts: Mapping[str, Any]) -> int:
    clock = facts.get("clock")
    return clock if isinstance(clock, int) and clock in CLOCKS else 0


def moved_on(kept: str | None, steps: int, to: str) -> tuple[str, str]:
    """What to keep of a table whose damaged game goes on as another: of the new one, and of the old one.

    The new one tells that after so many steps; the old one is closed, and is followed by the table `to`.
    """
    facts, listed = facts_of(kept), facts_of(kept).get("said")
    told = Remark(steps, "", None, "", message="tables-told-mended", facts={"answers": str(steps)})
    said = [*(listed if isinstance(listed, list) else ()), to_json(told)]
    return (
        json.dumps({**facts, "said": said}, ensure_ascii=False),
        json.dumps({**facts, "closed": True, "following": to}, ensure_ascii=False),
    )


def clock_kept(kept: str | None) -> int:
    """The clock in what was kept of a table, in seconds; 0 if it has none."""
    return _clock(facts_of(kept))


def _names(kept: Any) -> dict[str, str]:
    from tabletop_tui.store.people import clean_name

    if not isinstance(kept, dict):
        return {}
    return {str(id): clean_name(str(name)) for id, name in kept.items()}
