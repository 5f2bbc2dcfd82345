"""An open table: a session, the terminals at it, who holds which seat, and what people say.

What is done at a table is tried out on a copy of the game, written by the house's writer, and only
then shown at every terminal. So nothing is seen that a power cut could take away, and no one waits for
the disk except the player who has just answered.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from rulesets.core import BadSave
from rulesets.core.decision import Reason
from tabletop_tui.play import acts, reading
from tabletop_tui.play.coach import Coach
from tabletop_tui.play.errors import Diverged, SessionError
from tabletop_tui.play.place import Memory, Remark
from tabletop_tui.play.record import HandOver
from tabletop_tui.play.session import Session
from tabletop_tui.serve.bell import Bell
from tabletop_tui.serve.bots import TableBots
from tabletop_tui.serve.charge import Charge
from tabletop_tui.serve.fairness import gathers, is_late
from tabletop_tui.serve.names import alike
from tabletop_tui.serve.seating import FREE, HOST, REMOTE, Chair, Since, as_left, chair_of, for_rematch, held
from tabletop_tui.serve.table_place import TablePlace
from tabletop_tui.serve.wait import Wait
from tabletop_tui.store.errors import MOVED_ON, StoreError
from tabletop_tui.store.people import BOT, Person, clean_text
from tabletop_tui.store.rows import Later, Record

if TYPE_CHECKING:
    from tabletop_tui.play.record import Act, GameRecord
    from tabletop_tui.serve.guests import Guest
    from tabletop_tui.serve.house import House
    from tabletop_tui.store import Hold, Store


_TRIES = 5
"""How often something is tried again when another server was faster."""


class OpenTable:
    """One game that people play from several terminals. Belongs to the house's event loop."""

    def __init__(
        self,
        house: "House",
        session: Session,
        hold: "Hold",
        charge: str | None = None,
        since: float | None = None,
    ) -> None:
        """For `House`: a session that is kept in `hold`; `charge` is what was kept about it beside its game.

        `since` is when it was last answered, if not now.
        """
        self.house = house
        self.session = session
        self.id = hold.game_id
        self.opened_by: Guest | None = None
        """Who opened it since the server began; `None` for a game that was left running."""
        self.places: list[TablePlace] = []
        """Every terminal at the table, in the order in which they came."""
        self._elsewhere: dict[str, Guest] = {}
        """The people at the table on other servers, by their ids."""
        self.charge = Charge(self, charge)
        """Who is in charge of it, and what was said here."""
        self._opened = house.clock()
        self._left: dict[str, float] = {}
        """When people went, by their ids."""
        self._seen: dict[str, Guest] = {}
        """All guests who have been at the table since it was opened, by their ids."""
        now = house.clock()
        self.waits_since = now if since is None else min(since, now)
        """When its decision was first asked, in seconds since 1970; a restart changes nothing."""
        self.memories: dict[str, Memory] = {}
        """The state of the screens of guests who have left, by their id."""
        self._hold = hold
        self._bell = Bell(house.turns)
        self._running: set[asyncio.Task[None]] = set()
        self._acts: set[asyncio.Task[None]] = set()
        self._lock = asyncio.Lock()
        self.bots = TableBots(self)
        """Its computer players."""
        self.coach = Coach(session)
        """The notes that the seats have had, on any terminal: none is repeated when a player returns."""
        self.wait = Wait(self)
        """How long it has waited for the player it asks, and the messages about that."""
        session.record.pause_when(self._pauses)
        session.shares_views = True

    # -- who is here -------------------------------------------------------------------------------

    def chair(self, seat: int) -> Chair:
        """How a seat is held."""
        return chair_of(self.session.record.people[seat])

    def seats_of(self, guest: "Guest") -> tuple[int, ...]:
        """The seats that a guest answers for, wherever they are."""
        people = enumerate(self.session.record.people)
        return tuple(
            seat
            for seat, person in people
            if self._lets_in(guest, seat) and chair_of(person).played_by(guest, person.name)
        )

    def _lets_in(self, guest: "Guest", seat: int) -> bool:
        """Whether a guest may take a seat: an invitation is for one table, and perhaps for one seat.

        At a table that they opened, or came to for a rematch, they may sit anyway.
        """
        if guest.host or guest.key is not None or guest.table_invited is None:
            return True
        if guest.id in (self.chair(seat).owner, self.charge.opener):
            return True
        return guest.table_invited == self.id and guest.seat_invited in (None, seat)

    def is_open_to(self, guest: "Guest") -> bool:
        """Whether a guest may come here: with an invitation, only to its table, or where they have a seat."""
        invited = not guest.host and guest.key is None and guest.table_invited is not None
        return (
            not invited
            or guest.table_invited == self.id
            or self.charge.runs(guest)
            or bool(self.owned(guest))
        )

    @property
    def remarks(self) -> Sequence[Remark]:
        """What was said, and what was done to people and seats."""
        return self.charge.talk.remarks

    def gone_since(self, seat: int) -> float | None:
        """When a seat's player left the table; `None` if they are here or the seat has no player."""
        chair, person = self.chair(seat), self.session.record.people[seat]
        if chair.kind == FREE:
            return None
        if chair.kind == BOT and not chair.owner:
            return 0.0
        if chair.kind == HOST:
            here = any(guest.host for guest in self.guests_here)
        else:
            here = any(chair.belongs_to(guest, person.name) for guest in self.guests_here)
        return None if here else self._left.get(chair.owner or HOST, self._opened)

    @property
    def guests_here(self) -> list["Guest"]:
        """Everyone at the table, on any server; a guest is named once for each terminal here."""
        return [*(place.guest for place in self.places), *self._elsewhere.values()]

    def known_people(self) -> list["Guest"]:
        """All guests who have been here since the table was opened, in the order in which they came."""
        return list(self._seen.values())

    @property
    def free_seats(self) -> list[int]:
        """The seats that any guest may take."""
        return [seat for seat in range(len(self.session.record.people)) if self.chair(seat).kind == FREE]

    def is_here(self, seat: int) -> bool:
        """Whether a player of this seat sits at the table."""
        here = any(seat in place.seats for place in self.places)
        return here or any(seat in self.seats_of(guest) for guest in self._elsewhere.values())

    @property
    def watchers(self) -> list[str]:
        """The names of the guests who are here without a seat."""
        here = [place.guest.name for place in self.places if not place.seats]
        elsewhere = [guest.name for guest in self._elsewhere.values() if not self.seats_of(guest)]
        return list(dict.fromkeys([*here, *elsewhere]))

    def may_sit(self, guest: "Guest", seat: int) -> bool:
        """Whether a guest may take a free seat: an invitation allows one, a key as many as there are."""
        if self.chair(seat).kind != FREE or not self._lets_in(guest, seat):
            return False
        return guest.host or guest.key is not None or not self.owned(guest)

    def seats_for(self, guest: "Guest") -> list[int]:
        """The free seats that a guest may take."""
        return [seat for seat in range(len(self.session.record.people)) if self.may_sit(guest, seat)]

    def owned(self, guest: "Guest") -> tuple[int, ...]:
        """The seats that belong to a guest, including those that the host plays meanwhile."""
        people = enumerate(self.session.record.people)
        return tuple(
            seat
            for seat, person in people
            if self._lets_in(guest, seat) and chair_of(person).belongs_to(guest, person.name)
        )

    def stood_in_for(self, guest: "Guest") -> tuple[int, ...]:
        """The seats of a guest that a computer player plays meanwhile."""
        return tuple(seat for seat in self.owned(guest) if self.chair(seat).kind == BOT)

    def come(self, guest: "Guest") -> "TablePlace":
        """A guest sits down with a terminal; any other terminal of theirs at the table now only watches."""
        place = TablePlace(self, guest)
        self.places.append(place)
        self._seen[guest.id] = guest
        self.house.others.came_or_went(self)
        self._note_end_seen()
        self.tell()
        return place

    def go(self, place: "TablePlace") -> None:
        """A terminal is gone; its seats are kept."""
        if place in self.places:
            self.places.remove(place)
            self._left[place.guest.id] = self.house.clock()
            self._let_pass()
            self.house.others.came_or_went(self)
            self._put_away_when_done()
            self.tell()

    def _note_end_seen(self) -> None:
        """Note that the guests who are here see how the game ends."""
        for place in self.places:
            if place.guest.id in self.charge.unseen_by:
                self.in_background(self.charge.note_end_seen(place.guest))

    def _put_away_when_done(self) -> None:
        """Take the table off the list if the game is over and all have left."""
        if self.session.record.over and not self.guests_here and not self.charge.unseen_by:
            self.house.put_away(self)

    def others_are(self, guests: Sequence["Guest"]) -> None:
        """Note who is at the table on other servers now."""
        now = {guest.id: guest for guest in guests}
        gone = self._elsewhere.keys() - now.keys()
        came = now.keys() - self._elsewhere.keys()
        self._elsewhere = now
        self._seen.update(now)
        self._left.update(dict.fromkeys(gone, self.house.clock()))
        if gone:
            self._put_away_when_done()
        if gone or came:
            self.tell()

    # -- telling -----------------------------------------------------------------------------------

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change, as the app that asks for it; the returned function ends that."""
        return self._bell.watch(changed)

    def tell(self) -> None:
        """Draw at every terminal what is now stored, or needn't be."""
        self.bots.mind()
        self.wait.mind()
        self._bell.ring()
        self.house.tell()

    def say(self, guest: "Guest", text: str) -> Reason | None:
        """Say a remark, cleaned. Returns the reason if it can't be said."""
        return self.charge.say(guest, text)

    def dismiss(self, reason: Reason, person: str | None = None) -> None:
        """Make a guest's terminals leave the table, or all terminals; `reason` says why."""
        for place in tuple(self.places):
            if person in (None, place.guest.id):
                place.dismiss(reason)

    # -- doing -------------------------------------------------------------------------------------

    async def do(self, act: "Act") -> None:
        """Do something to the session: kept first, then shown.

        Once begun, it is done to its end, even if the caller is cancelled meanwhile: otherwise it could be
        kept and never shown here, since no server hears its own announcements.

        Raises what the session raises, and `StoreError` if it can't be kept; then nothing has changed.
        """
        await self._to_its_end(self._done(act))

    async def _to_its_end(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(doing)
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)
        await asyncio.shield(task)

    async def _done(self, act: "Act") -> None:
        async with self._lock:
            draft = await self._kept(act)
            self._shown(partial(self.session.adopt, draft), draft.steps)
        self.tell()

    async def _kept(self, act: "Act") -> "GameRecord":
        """The game with this done to it, once that is kept.

        If another server was first, that is followed, and this is done after it, unless it answers a question
        that has changed.
        """
        for _ in range(_TRIES):
            if self.house.closed:
                raise SessionError("tables-closing")
            steps = self.session.record.steps
            draft = self.session.draft(act)
            if gathers(self) and draft.steps != steps:
                raise SessionError("fair-waits")
            try:
                if draft.writes:
                    await self.house.write(partial(draft.writes.write, self._hold))
                return draft
            except StoreError as error:
                if not self.house.store.shared:
                    raise
                if error.reason.id != MOVED_ON:
                    self.house.others.look_at(self)  # it may have been kept anyway
                    raise
            if not await self._follow():
                await self._read_anew()
            self.tell()
            if draft.steps != steps != self.session.record.steps:
                break
        raise SessionError("tables-moved-on")

    async def renew(self, make: "Callable[[], GameRecord]") -> None:
        """Replace a game that hasn't begun: kept first, then shown; done as `do` does.

        If another server was first, its game is read, and `make` is called again. Raises what `make` raises,
        and `StoreError` if it can't be kept; then nothing has changed.
        """
        await self._to_its_end(self._renewed(make))

    async def _renewed(self, make: "Callable[[], GameRecord]") -> None:
        async with self._lock:
            for _ in range(_TRIES):
                if self.house.closed:
                    raise SessionError("tables-closing")
                made = make()
                try:
                    if made.writes:
                        await self.house.write(partial(made.writes.write, self._hold))
                    break
                except StoreError as error:
                    if not self.house.store.shared or error.reason.id != MOVED_ON:
                        raise
                await self._read_anew()
            else:
                raise SessionError("tables-moved-on")
            self.waits_since = self.house.clock()
            self._shown(partial(self.session.adopt, made), made.steps)
        if not gathers(self):
            await self.charge.begin_clock()
        self.tell()

    def _shown(self, adopt: Callable[[], object], steps: int) -> None:
        """Put a game with this many steps in the place of the present one; send messages about turns."""
        if steps != self.session.record.steps:
            self.waits_since = self.house.clock()
        before, gathered = self.house.calls.asked(self), gathers(self)
        adopt()
        if gathered and not gathers(self):  # the game of a fair table begins
            self.waits_since = self.house.clock()
        if self.session.record.over:
            self.house.finished.add(self.session.rules.id)
            self._note_end_seen()
        self.house.calls.turned(self, before)
        for place in self.places:
            place.stands_anew()

    # -- following other servers -------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read and show what other servers have done in the game since. Raises `StoreError`."""
        async with self._lock:
            news = await self._follow()
        self._put_away_when_done()
        if news:
            self.tell()

    async def read_anew(self) -> None:
        """Read the whole game again, and show it. Raises `StoreError`."""
        async with self._lock:
            await self._read_anew()
        self.tell()

    async def _follow(self) -> bool:
        """Follow what is stored by now. Returns whether there was anything new."""
        if gathers(self):  # contributions aren't rows, and the game begins with another head
            await self._read_anew()
            return True
        later = await self.house.write(
            partial(_later, self.house.store, self._hold, self.session.record.steps)
        )
        if not reading.is_behind(self.session.record, later):
            return False
        try:
            self._shown(partial(self.session.follow, later), self.session.record.steps + len(later.rows))
        except Diverged:
            await self._read_anew()
        return True

    async def _read_anew(self) -> None:
        house, hold = self.house, self._hold

        def read() -> Record:
            _ = hold.seated()  # from now on, what this server knows of the people
            return house.store.load(self.id)

        try:
            anew = self.session.anew(await house.write(read))
        except BadSave as error:
            raise StoreError("saves-game-damaged", id=self.id) from error
        if anew.unkept:
            status = anew.status
            await house.write(partial(hold.append, anew.unkept, status.turn, status=status))
        self._shown(partial(self.session.adopt, anew), anew.steps)

    def start(self, act: "Act", refused: Callable[[Exception], None]) -> None:
        """As `do`, for callers that can't wait; `refused` gets what `do` would raise."""

        async def run() -> None:
            try:
                await self.do(act)
            except Exception as error:  # noqa: BLE001 - `refused` raises what it doesn't know
                refused(error)

        self.in_background(run())

    def in_background(self, doing: Coroutine[Any, Any, None]) -> None:
        """Start a task in the background; `settled` waits for it."""
        task = asyncio.get_running_loop().create_task(doing)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def settled(self) -> None:
        """Wait until everything that was begun here is done."""
        while self._running:
            await asyncio.wait(tuple(self._running))

    def _pauses(self, due: HandOver) -> bool:
        """Whether to wait for a key between two seats: one keyboard with both decides; otherwise never."""
        both = {due.from_seat, due.to_seat}
        return any(both <= {*place.seats} and place.pauses(due) for place in self.places)

    def _let_pass(self) -> None:
        """Let the turn pass: the next seat is at another terminal."""
        due = self.session.record.hand_over
        if due is not None and not any({due.from_seat, due.to_seat} <= {*p.seats} for p in self.places):
            self.session.do(acts.take_over)

    # -- changing seats ----------------------------------------------------------------------------

    async def sit(self, guest: "Guest", seat: int) -> None:
        """Take a free seat. Raises `SessionError`, `StoreError`."""
        if not self.may_sit(guest, seat):
            raise SessionError("tables-seat-taken", name=self.session.record.people[seat].name)
        chair = Chair(HOST) if guest.host else Chair(REMOTE, guest.id)
        name = self.fresh_name(guest.name, seat)
        await self.hold_seat(seat, chair, name, was=FREE, since=as_left)
        if is_late(self.session, seat):
            await self.charge.tell("fair-told-late", name=name)

    async def bind(self, guest: "Guest") -> None:
        """Give a guest the seats kept for their name or their invitation.

        Raises `SessionError`, `StoreError`.
        """
        reason = self.charge.why_not_in(guest)
        if reason is not None:
            raise SessionError(reason.id, **reason.facts)
        for seat, person in enumerate(self.session.record.people):
            chair = chair_of(person)
            if chair.kind == BOT and chair.owner == guest.id:
                self._left[guest.id] = self.house.clock()  # they are at the door, no longer away
                await self.charge.take_from_bot(guest, seat)
            if chair.kind != REMOTE or chair.owner:
                continue
            if self.id == guest.table_invited and seat == guest.seat_invited:
                name = self.fresh_name(guest.name, seat)
                await self.hold_seat(seat, Chair(REMOTE, guest.id), name, was=REMOTE)
            elif seat in self.seats_of(guest):
                await self.hold_seat(seat, Chair(REMOTE, guest.id), was=REMOTE)

    async def again(self, guest: "Guest") -> "OpenTable":
        """The table for a rematch of the same players: the first to ask opens it, the others join it.

        Raises `SessionError`, `StoreError`.
        """
        async with self._lock:
            following = self.following
            if following is None and self.charge.following and self.house.store.shared:
                # Another server's table: it may have been announced before it was read.
                following = await self.house.others.table(self.charge.following)
            if following is None:
                if not guest.host and not self.owned(guest):
                    raise SessionError("game-only-watching")
                session, before = self.session, self.charge.following
                following = await self.house.open(
                    session.rules,
                    [for_rematch(each) for each in session.record.people],
                    session.record.table.variants,
                    by=guest,
                    fair=session.record.proof is not None,
                )
                following = await self._first_rematch(following, before)
                self.tell()
        return following

    async def _first_rematch(self, opened: "OpenTable", before: str) -> "OpenTable":
        """The rematch opened now; if another server was first, that one, and this is closed again."""
        if self.charge.following == before:
            self.charge.following = opened.id
            await self.charge.keep()
        if self.charge.following == opened.id:
            return opened
        opened.charge.closed = True
        await opened.charge.keep()
        self.house.put_away(opened)
        first = await self.house.others.table(self.charge.following)
        if first is None:
            raise SessionError("tables-moved-on")
        return first

    @property
    def following(self) -> "OpenTable | None":
        """The table where the same people play again."""
        return self.house.tables.get(self.charge.following)

    async def hold_seat(
        self,
        seat: int,
        chair: Chair,
        name: str | None = None,
        *,
        was: str | None = None,
        since: int | Since | None = None,
    ) -> None:
        """Give a seat to another player, who may read what it is told `since` then.

        Another server may be faster with an answer: `from_now` counts from the moment in which the seat is
        given.

        Raises `SessionError` if it is no longer held as it `was`, `StoreError`.
        """

        def act(draft: "GameRecord") -> None:
            people = list(draft.people)
            if was is not None and chair_of(people[seat]).kind != was:
                raise SessionError("tables-seat-taken", name=people[seat].name)
            told = since(draft, people[seat]) if callable(since) else since
            people[seat] = held(people[seat], chair, name, told)
            draft.seat_people(people)

        await self.do(act)
        self._let_pass()
        decision = self.session.record.decision
        if decision is not None and decision.seat == seat:
            await self.charge.begin_clock()
        self.tell()

    def fresh_name(self, name: str, seat: int) -> str:
        """The name, with a number if another player at the table has the same."""
        others = [person.name for place, person in enumerate(self.session.record.people) if place != seat]
        number, fresh = 1, name
        while any(alike(fresh, other) for other in others):
            number += 1
            fresh = f"{clean_text(name, 20)} {number}"
        return fresh

    def people(self) -> Sequence[Person]:
        """The players, in seat order."""
        return self.session.record.people

    def close(self) -> None:
        """Release the game, so that other programs may open it."""
        self.session.close()


def _later(store: "Store", hold: "Hold", known: int) -> Later:
    """What is stored of a game beyond the rows that are known."""
    rows = store.rows_since(hold.game_id, known)
    seated = hold.seated()
    return Later(tuple(rows), seated.people, tuple(seated.standing_answers))
