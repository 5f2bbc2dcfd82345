"""The game of one table: acts are checked, tried out on a copy, written, and only then shown.

So nothing is seen that a power cut could take away, and no one waits for the disk except the player who has
just answered. Where several servers share a store, what the others have written is followed here.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from rulesets.core import BadSave
from tabletop_tui.play import reading
from tabletop_tui.play.errors import Diverged, SessionError
from tabletop_tui.play.session import Session
from tabletop_tui.serve.background import Background
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.reach import Clerk
from tabletop_tui.serve.tables.attendance import AtTable, Attendance
from tabletop_tui.serve.tables.notes import Notes
from tabletop_tui.serve.tables.request import Request
from tabletop_tui.store.errors import MOVED_ON, StoreError
from tabletop_tui.store.rows import Later, Record

if TYPE_CHECKING:
    from tabletop_tui.play.record import Act, GameRecord
    from tabletop_tui.store import Hold, Store
    from tabletop_tui.store.interface import Change

_RULES_FAILED = {
    "saves-rules-bug": "tables-rules-bug",
    "saves-rules-bug-unreported": "tables-rules-bug-unreported",
}
"""What guests are told when the rules fail: without the name of a file, which is the host's business."""

_TRIES = 5
"""How often something is tried again when another server was faster."""


class TableGame:
    """A session that is kept in a store, changed by one act after the other."""

    def __init__(
        self,
        session: Session,
        hold: "Hold",
        store: "Store",
        writer: Clerk,
        notes: Notes,
        attendance: Attendance,
        clock: Callable[[], float],
        limits: Limits,
        since: float | None,
    ) -> None:
        """A session kept in `hold`, which was last answered at `since`, if not now.

        Where a clock runs, an answer that passed the turn on can be taken back for `notice_grace` seconds.
        """
        self.session = session
        self._hold = hold
        self._store = store
        self._writer = writer
        self._notes = notes
        self._attendance = attendance
        self._clock = clock
        self._limits = limits
        now = clock()
        self.waits_since = now if since is None else min(since, now)
        """When its decision was first asked, in seconds since 1970; a restart changes nothing."""
        self.background = Background()
        """What was begun at the table and goes on by itself."""
        self._acts = Background()
        self.lock = asyncio.Lock()
        """Held by whoever changes the game, or what depends on it."""
        self.on_adopting: Callable[[], None] = lambda: None
        """Called right before another game takes the session's place."""
        self.on_adopted: Callable[[], None] = lambda: None
        """Called right after another game has taken the session's place."""
        self.on_change: Callable[[], None] = lambda: None
        """Called when a change can be shown."""
        self.overtime: Callable[[], tuple[int, float] | None] = lambda: None
        """The seat that is asked, and the seconds of its time bank that an answer now uses."""
        self.on_doubt: Callable[[], None] = lambda: None
        """Called when it isn't known whether something was written."""

    # -- acts --------------------------------------------------------------------------------------

    async def do(self, act: "Act") -> None:
        """Do something to the session: kept first, then shown.

        Once begun, it is done to its end, even if the caller is cancelled meanwhile: otherwise it could be
        kept and never shown here, since no server hears its own announcements.

        Raises what the session raises, and `StoreError` if it can't be kept; then nothing has changed.
        """
        await self._acts.to_its_end(self._done(act))

    async def renew(self, make: "Callable[[], GameRecord]") -> None:
        """Replace a game that hasn't begun: kept first, then shown; done as `do` does.

        If another server was first, its game is read, and `make` is called again. Raises what `make` raises,
        and `StoreError` if it can't be kept; then nothing has changed.
        """
        await self._acts.to_its_end(self._renewed(make))

    def start(self, act: "Act", refused: Callable[[Exception], None]) -> None:
        """As `do`, for callers that can't wait; `refused` gets what `do` would raise."""

        async def run() -> None:
            try:
                await self.do(act)
            except Exception as error:  # noqa: BLE001 - `refused` raises what it doesn't know
                refused(error)

        self.background.begin(run())

    async def _done(self, act: "Act") -> None:
        async with self.lock:
            draft = await self._kept(act)
            self._adopt(partial(self.session.adopt, draft), draft.steps)
        self.on_change()

    async def _kept(self, act: "Act") -> "GameRecord":
        """The game with this done to it, once that is kept.

        If another server was first, that is followed, and this is done after it, unless it answers a question
        that has changed.
        """
        for _ in range(_TRIES):
            self._writer.check_open()
            if isinstance(act, Request):
                self._check(act)
            steps = self.session.record.steps
            draft = self._draft(act)
            if self.session.record.awaits_contributions and draft.steps != steps:
                raise SessionError("fair-waits")
            if draft.steps != steps and (used := self.overtime()) is not None:
                await self._notes.expect(steps, *used)
            try:
                if draft.writes:
                    await self._writer.do(partial(draft.writes.write, self._hold))
                return draft
            except StoreError as error:
                if not self._store.shared:
                    raise
                if error.reason.id != MOVED_ON:
                    self.on_doubt()  # it may have been kept anyway
                    raise
            if not await self._follow():
                await self._read_anew()
            self.on_change()
            if draft.steps != steps != self.session.record.steps:
                break
        raise SessionError("tables-moved-on")

    def _draft(self, act: "Act") -> "GameRecord":
        try:
            return self.session.draft(act)
        except SessionError as error:
            if error.reason.id in _RULES_FAILED:
                raise SessionError(_RULES_FAILED[error.reason.id]) from error
            raise

    def _check(self, request: Request) -> None:
        """Refuse a request that is out of date. Raises `SessionError`."""
        if request.steps is not None and request.steps != self.session.record.steps:
            raise SessionError("tables-moved-on")
        if request.seat is not None and request.seat not in self._attendance.seats_at(request.place):
            raise SessionError("tables-not-yours", name=self.session.record.people[request.seat].name)
        if request.takes_back and self.is_final_at(request.place):
            raise SessionError("tables-undo-stands")

    def is_final_at(self, place: AtTable) -> bool:
        """Whether answers given at a terminal are final.

        They are at a table with a clock, once the turn has passed to players who may have had a message.
        """
        if not self._notes.facts.clock or self._clock() - self.waits_since < self._limits.notice_grace:
            return False
        decision = self.session.record.decision
        return decision is None or decision.seat not in self._attendance.seats_at(place)

    async def _renewed(self, make: "Callable[[], GameRecord]") -> None:
        async with self.lock:
            for _ in range(_TRIES):
                self._writer.check_open()
                made = make()
                try:
                    if made.writes:
                        await self._writer.do(partial(made.writes.write, self._hold))
                    break
                except StoreError as error:
                    if not self._store.shared or error.reason.id != MOVED_ON:
                        raise
                await self._read_anew()
            else:
                raise SessionError("tables-moved-on")
            self.waits_since = self._clock()
            self._adopt(partial(self.session.adopt, made), made.steps)
        if not self.session.record.awaits_contributions:
            await self._notes.begin_clock()
        self.on_change()

    def _adopt(self, adopt: Callable[[], object], steps: int) -> None:
        """Put a game with this many steps in the place of the present one."""
        if steps != self.session.record.steps:
            self.waits_since = self._clock()
        waited = self.session.record.awaits_contributions
        self.on_adopting()
        adopt()
        if waited and not self.session.record.awaits_contributions:  # the game of a fair table begins
            self.waits_since = self._clock()
        self.on_adopted()

    # -- following other servers -------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read and show what other servers have done in the game since. Raises `StoreError`."""
        async with self.lock:
            news = await self._follow()
        if news:
            self.on_change()

    async def read_anew(self) -> None:
        """Read the whole game again, and show it. Raises `StoreError`."""
        async with self.lock:
            await self._read_anew()
        self.on_change()

    async def rewrite(self, change: "Change") -> None:
        """Change head and people of the game as they are stored, and show it. Raises `StoreError`."""
        async with self.lock:
            done = await self._writer.do(partial(self._store.rewrite, change, self._hold.game_id))
            if done.changed:
                await self._read_anew()
        self.on_change()

    async def _follow(self) -> bool:
        """Follow what is stored by now. Returns whether there was anything new."""
        if (
            self.session.record.awaits_contributions
        ):  # contributions aren't rows, and the game begins with another head
            await self._read_anew()
            return True
        later = await self._writer.do(partial(_later, self._store, self._hold, self.session.record.steps))
        if not reading.is_behind(self.session.record, later):
            return False
        try:
            self._adopt(partial(self.session.follow, later), self.session.record.steps + len(later.rows))
        except Diverged:
            await self._read_anew()
        return True

    async def _read_anew(self) -> None:
        hold = self._hold

        def read() -> Record:
            _ = hold.seated()  # from now on, what this server knows of the people
            return self._store.load(hold.game_id)

        try:
            anew = self.session.anew(await self._writer.do(read))
        except BadSave as error:
            raise StoreError("saves-game-damaged", id=hold.game_id) from error
        if anew.unkept:
            status = anew.status
            await self._writer.do(partial(hold.append, anew.unkept, status.turn, status=status))
        self._adopt(partial(self.session.adopt, anew), anew.steps)


def _later(store: "Store", hold: "Hold", known: int) -> Later:
    """What is stored of a game beyond the rows that are known."""
    rows = store.rows_since(hold.game_id, known)
    seated = hold.seated()
    return Later(tuple(rows), seated.people, tuple(seated.standing_answers))
