"""A game being played: the table, the people around it, what has happened, and the save.

All front ends talk to a session and to nothing behind it. Whatever it shows has been saved before.
"""

import contextlib
import copy
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from rulesets.core import IllegalChoice, Reason, RulesBug, Table
from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.history import LogEntry
from tabletop_tui.people import Person, clean_name
from tabletop_tui.played import Played
from tabletop_tui.store.rows import ANSWER, AUTOMATIC, REDO, UNDO, Record, Row, Writes, standing

if TYPE_CHECKING:
    from tabletop_tui.store import Hold, Store

__all__ = ["HandOver", "LogEntry", "Person", "Session", "SessionError", "clean_name"]


class SessionError(Exception):
    """What was asked of a session can't be done; `reason` says why, as a message id with facts."""

    def __init__(self, message_id: str, **facts: Any) -> None:
        """`message_id` names the sentence, `facts` are what it speaks of."""
        super().__init__(f"{message_id} {facts or ''}".strip())
        self.reason = Reason(message_id, facts)


@record
class HandOver:
    """The next decision is another seat's than the last answer."""

    from_seat: int
    to_seat: int
    turn_over: bool
    """A turn has ended; otherwise somebody else decides in the middle of it."""
    can_take_back: bool
    """`from_seat` may still take its last answer back."""
    turn_of: int | None = None
    """Whose turn has ended, if one has: not always that of `from_seat`, who may have answered last in it."""
    turn_to: int | None = None
    """Whose turn it is now, if one has ended and `to_seat` only owes a choice in the new one."""


class Session(Played):
    """One game at one table. Made by `new`, `resume`, `of_table` or `of_document`."""

    game_id: str | None
    """The id in the store, or `None` for a game that isn't kept."""

    def __init__(self, table: Table[Any], people: Sequence[Person], record: Record) -> None:
        """For the class's own use. `record` holds what was done so far, `table` stands there."""
        super().__init__(table, people, record)
        self.game_id = None
        self.reports: Path | None = None
        """The folder for reports about failures of the rules; `None` is the usual one."""
        self.shares_views = False
        """Several screens look at it: a view is made once for all that look through the same eyes."""
        self._views: tuple[int, dict[int | None, Any]] = (-1, {})
        self._hold: Hold | Writes | None = None
        self._watchers: list[Callable[[], None]] = []
        self._hand_over: HandOver | None = None
        self._passed: HandOver | None = None
        self._pauses: Callable[[HandOver], bool] = lambda _due: True

    @classmethod
    def new(
        cls,
        rules: Rules[Any],
        people: Sequence[Person],
        seed: int,
        variants: Mapping[str, str] | None = None,
        store: "Store | None" = None,
    ) -> "Session":
        """A new game, saved if there is a store.

        Raises `ValueError` for a number of people or a variant the game doesn't know, and
        `StoreError` if it can't be saved.
        """
        table: Table[Any] = Table.new(rules, len(people), seed, listen=True, **(variants or {}))
        session = cls.of_table(table, people)
        if store is not None:
            session.keep_in(store.create(session.record, session.status))
        return session

    def keep_in(self, hold: "Hold") -> None:
        """From now on everything is written there; what there is so far has been (`Store.create`)."""
        self._hold, self.game_id = hold, hold.game_id

    @property
    def hold(self) -> "Hold | None":
        """Where it is kept; nobody else can open it there."""
        return None if isinstance(self._hold, Writes) else self._hold

    @property
    def record(self) -> Record:
        """What the store keeps of it."""
        return self._record

    @classmethod
    def resume(cls, store: "Store", game_id: str, rules: Rules[Any] | None = None) -> "Session":
        """A game from the store, where it was left; `rules` are those of its game.

        Raises `StoreError` if there is no such game, if it can't be read, or if another program has
        it open, and `BadSave` if it can't go on with these rules.
        """
        hold = store.hold(game_id)
        try:
            record = store.load(game_id)
            session = cls._of_record(record, rules)
            session.keep_in(hold)
        except BaseException:
            hold.close()
            raise
        return session

    def view(self, seat: int | None) -> Any:
        """What a seat, or a spectator (`None`), may see."""
        if not self.shares_views:
            return super().view(seat)
        if self._views[0] != self.steps:
            self._views = (self.steps, {})
        views = self._views[1]
        if seat not in views:
            views[seat] = super().view(seat)
        return views[seat]

    def _come_back(self) -> None:
        if self.table.can_undo:
            self._hand_on()

    @property
    def acting_seat(self) -> int | None:
        """Who is at the keyboard: until a hand-over is taken, whoever answered last."""
        if self._hand_over is not None:
            return self._hand_over.from_seat
        decision = self.table.decision
        return self._last_person if decision is None else decision.seat

    # -- answering -----------------------------------------------------------------------------

    def answer(self, key: str, seat: int | None = None) -> None:
        """Answer the decision, as `seat` if that is given. It is saved when this returns.

        Raises `IllegalChoice` for a key that isn't on offer, `SessionError` if it isn't that seat's
        decision or the rules fail, `StoreError` if it can't be saved. Then nothing has changed.
        """
        decision = self.table.decision
        if decision is not None and seat is not None and seat != decision.seat:
            raise SessionError("saves-not-your-decision", name=self.people[decision.seat].name)
        try:
            done = [self._step(key)]
        except RulesBug as bug:
            raise self._reported(bug, key) from bug
        self._go_on(done)

    def let_answer(self, seat: int, convenience_id: str, choice: str) -> None:
        """Have a seat's recurring question answered by itself from now on, also the one at hand.

        `choice` is one of the convenience's, or `ask`. It is kept with the game. Raises `ValueError`
        for what the game doesn't know, `StoreError` if it can't be saved.
        """
        changed = self.conveniences.chosen(seat, convenience_id, choice)
        record = replace(self._record, conveniences=changed.by_seat)
        if self._hold is not None:
            self._hold.put_people(record)
        self._record = record
        self.conveniences = changed
        decision = self.table.decision
        if decision is not None and decision.seat == seat:
            self._go_on([])
        else:
            self._changed()

    def seat_people(self, people: Sequence[Person]) -> None:
        """Somebody else sits at a seat, or sits elsewhere. Raises `StoreError` if it can't be saved."""
        record = replace(self._record, people=tuple(people))
        if self._hold is not None:
            self._hold.put_people(record)
        self._record, self.people = record, record.people
        self._changed()

    def _step(self, key: str, *, after: int = 0, automatic: bool = False) -> tuple[Row, LogEntry]:
        """Give one answer, with nothing kept yet; `after` others of which nothing is kept either."""
        table = self.table
        table.apply(key, automatic=automatic)
        answer = table.answers[-1]
        row = self._row(
            ANSWER, *answer, digest=table.digest, of=AUTOMATIC if automatic else None, after=after
        )
        self._turns.note(table)
        self._by_itself.append(automatic)
        return row, LogEntry(len(self.log) + after, *answer, self._told(row, table.story[-1]))

    def _go_on(self, done: list[tuple[Row, LogEntry]]) -> None:
        """After these answers, give those that are to be given by themselves; keep and tell all of them."""
        while (key := self.conveniences.answer(self.table.decision)) is not None:
            try:
                done.append(self._step(key, after=len(done), automatic=True))
            except (IllegalChoice, RulesBug):
                break  # then the player is asked after all
        if done:
            self._keep([row for row, _ in done])
            for row, entry in done:
                self._row_of_entry.append(row.number)
                self.log.append(entry)
            self._hand_on()
        self._changed()

    @property
    def can_undo(self) -> bool:
        """Whether whoever is at the keyboard may take back what they answered last: only their own."""
        return self.may_undo()

    @property
    def can_redo(self) -> bool:
        """Whether what was taken back last may be given again."""
        return self.may_redo()

    @property
    def can_restart(self) -> bool:
        """Whether any answer of the running turn may be taken back."""
        return self.may_restart()

    def may_undo(self, by: Collection[int] | None = None) -> bool:
        """Whether these seats may take back what they answered last; everybody plays here if not given."""
        return self._undo_count(self._minds(by)) > 0

    def may_redo(self, by: Collection[int] | None = None) -> bool:
        """Whether these seats may give again what was taken back last."""
        if not self.table.can_redo:
            return False
        return by is None or self._undone_rows()[-1].seat in by

    def may_restart(self, by: Collection[int] | None = None) -> bool:
        """Whether these seats may take back any answer of the running turn."""
        return self.may_undo(by) and self._restart_count() > 0

    @property
    def undo_would_take_back_hand_over(self) -> bool:
        """Whether the next undo leads back before the end of a turn that was just handed over."""
        return self._hand_over is not None and self.can_undo

    def undo(self, seat: int | None = None, *, by: Collection[int] | None = None) -> None:
        """Take back the last answer that somebody gave, and all that followed by itself.

        Where that can't be taken back, an own standing answer after it is: then the player is asked.
        It all stays in the log. `by` are the seats of whoever asks, if others play elsewhere. Raises
        `SessionError`, `StoreError`.
        """
        self._may_change_mind(seat)
        count = self._undo_count(self._minds(by))
        if not count:
            raise SessionError(self.why_none_back(by))
        self._take_back(count)

    def redo(self, seat: int | None = None, *, by: Collection[int] | None = None) -> None:
        """Give again what was taken back last, with what followed by itself; `by` as for `undo`.

        Raises `SessionError`, `StoreError`.
        """
        self._may_change_mind(seat)
        if not self.may_redo(by):
            raise SessionError("saves-nothing-to-redo")
        before, again = self._record.rows, self._undone_rows()
        rows: list[Row] = []
        while again and (not rows or before[(again[-1].of or 0) - 1].automatic):
            number = again.pop().of or 0
            automatic = before[number - 1].automatic
            try:
                self.table.redo(automatic=automatic)
            except RulesBug as bug:
                if rows:
                    break
                raise self._reported(bug, "redo") from bug
            answer = self.table.answers[-1]
            rows.append(self._row(REDO, *answer, digest=self.table.digest, of=number, after=len(rows)))
            self._by_itself.append(automatic)
            self._turns.note(self.table)
        self._keep(rows)
        for row in rows:
            self._mark(row.of, undone=False)
        self._hand_on()
        self._changed()

    def restart_turn(self, seat: int | None = None, *, by: Collection[int] | None = None) -> None:
        """Take back all answers of the running turn, as far as that is possible; `by` as for `undo`.

        Before a hand-over is taken, the running turn is the one that was just played.
        Raises `SessionError`, `StoreError`.
        """
        self._may_change_mind(seat)
        if not self.may_restart(by):
            raise SessionError(self.why_none_back(by))
        self._take_back(self._restart_count())

    @property
    def why_no_undo(self) -> str:
        """The message that says why nothing can be taken back."""
        return self.why_none_back()

    def why_none_back(self, by: Collection[int] | None = None) -> str:
        """The message that says why these seats can take nothing back."""
        answers = self.table.answers
        if not answers:
            return "saves-nothing-to-undo"
        if self._last_person not in self._minds(by):
            return "saves-undo-other-seat"
        return "saves-undo-new-information"

    # -- handing over --------------------------------------------------------------------------

    @property
    def hand_over(self) -> HandOver | None:
        """Somebody else comes next and hasn't taken over yet."""
        return self._hand_over

    @property
    def hand_over_pending(self) -> bool:
        """Whether somebody else comes next and hasn't taken over yet."""
        return self._hand_over is not None

    @property
    def passed(self) -> HandOver | None:
        """Somebody else decides since the last answer, and nobody had to be asked to come."""
        return self._passed

    def pause_when(self, pauses: Callable[[HandOver], bool]) -> None:
        """Say which hand-overs wait until they are taken (`take_over`); at first all of them do.

        The others pass by themselves. Whoever answered last may still take that back until the next
        seat has answered: it is the same keyboard.
        """
        self._pauses = pauses
        if self._hand_over is not None and not pauses(self._hand_over):
            self._hand_over, self._passed = None, self._hand_over

    def take_over(self) -> None:
        """The next seat is at the keyboard now; what was before can't be taken back any more."""
        if self._hand_over is not None:
            self._hand_over = None
            self._changed()

    def _hand_on(self) -> None:
        """See whether somebody else comes next."""
        due = self._due_hand_over()
        waits = due is not None and self._pauses(due)
        self._hand_over, self._passed = (due, None) if waits else (None, due)

    def _due_hand_over(self) -> HandOver | None:
        table, before = self.table, self._last_person
        if table.decision is None or before is None:
            return None
        after = table.decision.seat
        if before == after:
            return None
        over = self._turns.just_began(table)
        back = self._undo_count((before,)) > 0
        if not over:
            return HandOver(before, after, turn_over=False, can_take_back=back)
        active = self.rules.progress(table.state).active
        owner = None if active == after else active
        return HandOver(before, after, True, back, self._turns.active_before, owner)

    # -- trying out ----------------------------------------------------------------------------

    def draft(self) -> tuple["Session", Writes]:
        """A copy that nobody watches, and everything that what is done to it would write.

        Once that is written, `adopt` the copy; if it can't be, drop it. That way nobody sees what
        isn't kept, and whoever waits for the disk waits elsewhere.
        """
        draft: Session = copy.copy(self)
        writes = Writes()
        draft.table = self.table.clone(listen=True)
        draft.log = self.log[:]
        draft._record = replace(self._record, rows=self._record.rows[:])
        draft._row_of_entry = self._row_of_entry[:]
        draft._by_itself = self._by_itself[:]
        draft._turns = self._turns.copy()
        draft._watchers = []
        draft._hold = None if self._hold is None else writes
        return draft, writes

    def adopt(self, draft: "Session") -> None:
        """What was done to a draft has been kept: from now on it is so here, too."""
        mine = {name: self.__dict__[name] for name in ("_watchers", "_hold", "_pauses", "game_id", "reports")}
        self.__dict__.update({**draft.__dict__, **mine})
        self._changed()

    # -- watching ------------------------------------------------------------------------------

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change; what comes back ends that. All are called, even if one fails."""
        self._watchers.append(callback)

        def unwatch() -> None:
            with contextlib.suppress(ValueError):
                self._watchers.remove(callback)

        return unwatch

    def _changed(self) -> None:
        failure: Exception | None = None
        for callback in tuple(self._watchers):
            try:
                callback()
            except Exception as error:  # noqa: BLE001 - raised below, once everybody knows
                failure = failure or error
        if failure is not None:
            raise failure

    def close(self) -> None:
        """Let go of the game, so that another program may open it."""
        if self._hold is not None:
            self._hold.close()

    def __enter__(self) -> Self:
        """The session itself; it lets go of the game at the end of the block."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of the game."""
        self.close()

    # -- keeping -------------------------------------------------------------------------------

    def _row(
        self, what: str, seat: int, kind: str, key: str, *, digest: str, of: int | None, after: int = 0
    ) -> Row:
        return Row(len(self._record.rows) + 1 + after, what, seat, kind, key, digest, of)

    def _keep(self, rows: list[Row]) -> None:
        """Note rows, in the store first. If that fails, the table stands where it stood before."""
        record, table = self._record, self.table
        start = table.phase_start
        moved = record.checkpoint is None or record.checkpoint["answers"] != start
        checkpoint = table.save()["checkpoint"] if moved and self._hold is not None else None
        if self._hold is not None:
            try:
                told = moved or table.decision is None or rows[0].what == UNDO
                self._hold.append(rows, self._turn_now(), checkpoint, self.status if told else None)
            except BaseException:
                self._stand_where_kept()
                raise
        record.rows.extend(rows)
        if checkpoint is not None:
            record.checkpoint = checkpoint

    def _stand_where_kept(self) -> None:
        """Something couldn't be saved: go back to where the save stands."""
        rows = self._record.rows
        self.table = Table.load(self.rules, self._record.document())
        self._by_itself = [rows[number - 1].automatic for number in standing(rows)]
        self._turns.forget_after(len(self.table.answers))

    def _turn_now(self) -> int | None:
        decision = self.table.decision
        return None if decision is None else decision.seat

    # -- taking back ---------------------------------------------------------------------------

    @property
    def _last_person(self) -> int | None:
        """Who gave the last answer that wasn't given by itself; of none, whose answer came last."""
        answers = self.table.answers
        given = len(answers) - 1 - self._trailing
        return answers[given].seat if given >= 0 else answers[-1].seat if answers else None

    @property
    def _trailing(self) -> int:
        """How many answers were given by themselves since somebody gave one."""
        count = 0
        for by_itself in reversed(self._by_itself):
            if not by_itself:
                break
            count += 1
        return count

    @property
    def _at_keyboard(self) -> tuple[int | None, ...]:
        """Who may take back what they answered last."""
        passed = self._passed
        return (self.acting_seat,) if passed is None else (self.acting_seat, passed.from_seat)

    def _minds(self, by: Collection[int] | None) -> tuple[int | None, ...]:
        """Of these seats, those that may take back what they answered last."""
        return tuple(seat for seat in self._at_keyboard if by is None or seat in by)

    def _undo_count(self, seats: Sequence[int | None] | None = None) -> int:
        """How many answers the next undo of these seats takes back, or of those at the keyboard."""
        table = self.table
        if not table.can_undo:
            return 0
        seats = self._at_keyboard if seats is None else seats
        free = len(table.answers) - table.undo_limit
        count = self._trailing + 1
        if count <= free and table.answers[-count].seat in seats:
            return count
        own = (n for n in range(1, min(free, count - 1) + 1) if table.answers[-n].seat in seats)
        return next(own, 0)

    def _may_change_mind(self, seat: int | None) -> None:
        if seat is not None and seat not in self._at_keyboard:
            raise SessionError("saves-undo-other-seat")

    def _restart_count(self) -> int:
        """How many answers of the running turn can be taken back, down to one that somebody gave."""
        table = self.table
        last = len(table.answers) - 1
        just_played = self._hand_over or self._passed or self.over
        first = max(self._turns.began(last if just_played else None), table.undo_limit)
        while first <= last and self._by_itself[first]:
            first += 1
        return last + 1 - first

    def _take_back(self, count: int) -> None:
        table = self.table
        stood = standing(self._record.rows)
        rows: list[Row] = []
        numbers: list[int] = []
        for number in reversed(stood[len(stood) - count :]):
            answer = table.answers[-1]
            table.undo()
            self._by_itself.pop()
            rows.append(self._row(UNDO, *answer, digest=table.digest, of=number, after=len(rows)))
            numbers.append(number)
        self._keep(rows)
        for number in numbers:
            self._mark(number, undone=True)
        self._turns.forget_after(len(table.answers))
        self._hand_over = self._passed = None
        self._changed()

    def _reported(self, bug: RulesBug, key: str) -> SessionError:
        """Write a report that `tabletop verify` and `tabletop replay` can read."""
        from tabletop_tui.store.files import write_fresh

        folder = self.reports
        if folder is None:
            from tabletop_tui.paths import Paths

            folder = Paths.find().reports
        report = {**self.document(), "report": {"error": str(bug), "key": key}}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file = write_fresh(folder, self.rules.id, json.dumps(report, ensure_ascii=False))
        except OSError as error:
            return SessionError("saves-rules-bug-unreported", problem=str(error))
        return SessionError("saves-rules-bug", file=str(file))
