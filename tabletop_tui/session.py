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

from rulesets.core import Decision, IllegalChoice, Reason, RulesBug, Standing, Table
from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.history import LogEntry
from tabletop_tui.people import Person, clean_name
from tabletop_tui.played import Played, Step, checked
from tabletop_tui.store.rows import UNDO, Record, Row, Status, Writes
from tabletop_tui.taking_back import TakingBack

if TYPE_CHECKING:
    from tabletop_tui.conveniences import Conveniences
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


class Session:
    """One game at one table. Made by `new`, `resume`, `of_table` or `of_document`."""

    played: Played
    """What was done so far; it is read there, and changed only here."""
    game_id: str | None
    """The id in the store, or `None` for a game that isn't kept."""

    def __init__(self, played: Played) -> None:
        """Goes on with what was played; nothing is kept until it is told where."""
        self.played = played
        self._back = TakingBack(played)
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
        if played.replayed and self.table.can_undo:
            self._hand_on()

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
        session = cls(Played.of_table(table, people))
        if store is not None:
            session.keep_in(store.create(session.played.record, session.status))
        return session

    def keep_in(self, hold: "Hold") -> None:
        """From now on everything is written there; what there is so far has been (`Store.create`)."""
        self._hold, self.game_id = hold, hold.game_id

    @property
    def hold(self) -> "Hold | None":
        """Where it is kept; nobody else can open it there."""
        return None if isinstance(self._hold, Writes) else self._hold

    @classmethod
    def resume(cls, store: "Store", game_id: str, rules: Rules[Any] | None = None) -> "Session":
        """A game from the store, where it was left; `rules` are those of its game.

        Raises `StoreError` if there is no such game, if it can't be read, or if another program has
        it open, and `BadSave` if it can't go on with these rules.
        """
        hold = store.hold(game_id)
        try:
            session = cls(Played.of_record(checked(store.load(game_id), game_id, rules), rules))
            session.keep_in(hold)
            if session.played.unkept:
                hold.append(session.played.unkept, session._turn_now(), status=session.status)
        except BaseException:
            hold.close()
            raise
        return session

    @classmethod
    def of_document(
        cls, document: Mapping[str, Any], rules: Rules[Any] | None = None, people: Sequence[Person] = ()
    ) -> "Session":
        """A game from a save document, not kept anywhere; for replays. See `Played.of_document`."""
        return cls(Played.of_document(document, rules, people))

    @classmethod
    def of_table(cls, table: Table[Any], people: Sequence[Person] = ()) -> "Session":
        """A session around a table as it stands, not kept anywhere; for tests and replays."""
        return cls(Played.of_table(table, people))

    # -- what every screen reads (the rest is in `played`) -----------------------------------------

    @property
    def table(self) -> Table[Any]:
        """The table."""
        return self.played.table

    @property
    def people(self) -> tuple[Person, ...]:
        """Who sits around it, in seat order."""
        return self.played.people

    @property
    def rules(self) -> Rules[Any]:
        """Those of the game."""
        return self.played.rules

    @property
    def conveniences(self) -> "Conveniences":
        """What every seat has answered by itself."""
        return self.played.conveniences

    @property
    def log(self) -> list[LogEntry]:
        """The set-up, then every answer ever given; those taken back are marked as undone."""
        return self.played.log

    @property
    def decision(self) -> Decision[Any] | None:
        """What the table waits for, or `None` when the game is over."""
        return self.played.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.played.over

    @property
    def steps(self) -> int:
        """How many answers, undos and redos there were so far."""
        return self.played.steps

    @property
    def seed(self) -> int:
        """The number all chance of the game comes from."""
        return self.played.seed

    @property
    def variants(self) -> dict[str, str]:
        """What was chosen at set-up."""
        return self.played.variants

    @property
    def status(self) -> Status:
        """How the game stands, for lists of games."""
        return self.played.status

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How the seats stand, as if the game ended now."""
        return self.played.standings

    def standings_seen(self, seat: int | None) -> tuple[Standing, ...]:
        """How the seats stand, as far as a seat or a spectator may know; all of it once the game is over."""
        return self.played.standings_seen(seat)

    def log_for(self, seat: int | None, start: int = 0) -> list[LogEntry]:
        """The log from an entry on, as one seat, or a spectator, may read it."""
        return self.played.log_for(seat, start)

    def entry_for(self, seat: int | None, entry: LogEntry) -> LogEntry:
        """An entry as one seat, or a spectator, may read it: before they came, as that."""
        return self.played.entry_for(seat, entry)

    def document(self) -> dict[str, Any]:
        """The save document: what `Table.load` reads, and the people and what was undone."""
        return self.played.document()

    def view(self, seat: int | None) -> Any:
        """What a seat, or a spectator (`None`), may see."""
        if not self.shares_views:
            return self.played.view(seat)
        if self._views[0] != self.steps:
            self._views = (self.steps, {})
        views = self._views[1]
        if seat not in views:
            views[seat] = self.played.view(seat)
        return views[seat]

    @property
    def acting_seat(self) -> int | None:
        """Who is at the keyboard: until a hand-over is taken, whoever answered last."""
        if self._hand_over is not None:
            return self._hand_over.from_seat
        decision = self.table.decision
        return self._back.last_person if decision is None else decision.seat

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
            done = [self.played.step(key)]
        except RulesBug as bug:
            raise self._reported(bug, key) from bug
        self._go_on(done)

    def let_answer(self, seat: int, convenience_id: str, choice: str) -> None:
        """Have a seat's recurring question answered by itself from now on, also the one at hand.

        `choice` is one of the convenience's, or `ask`. It is kept with the game. Raises `ValueError`
        for what the game doesn't know, `StoreError` if it can't be saved.
        """
        changed = self.conveniences.chosen(seat, convenience_id, choice)
        self._seat(replace(self.played.record, conveniences=changed.by_seat))
        self.played.conveniences = changed
        decision = self.table.decision
        if decision is not None and decision.seat == seat:
            self._go_on([])
        else:
            self._changed()

    def seat_people(self, people: Sequence[Person]) -> None:
        """Somebody else sits at a seat, or sits elsewhere. Raises `StoreError` if it can't be saved."""
        self._seat(replace(self.played.record, people=tuple(people)))
        self._changed()

    def _seat(self, record: Record) -> None:
        """Keep what changed about the people."""
        if self._hold is not None:
            self._hold.put_people(record)
        self.played.seat(record)

    def _go_on(self, done: list[Step]) -> None:
        """After these answers, give those that are to be given by themselves; keep and tell all of them."""
        while (key := self.conveniences.answer(self.table.decision)) is not None:
            try:
                done.append(self.played.step(key, after=len(done), automatic=True))
            except (IllegalChoice, RulesBug):
                break  # then the player is asked after all
        if done:
            self._keep([row for row, _ in done])
            for step in done:
                self.played.add(step)
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
        return self._back.undo_count(self._minds(by)) > 0

    def may_redo(self, by: Collection[int] | None = None) -> bool:
        """Whether these seats may give again what was taken back last."""
        return self._back.may_redo(by)

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
        count = self._back.undo_count(self._minds(by))
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
        try:
            rows = self._back.redo()
        except RulesBug as bug:
            raise self._reported(bug, "redo") from bug
        self._keep(rows)
        self._back.redone(rows)
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
        return self._back.why_none(self._minds(by))

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
        table, before = self.table, self._back.last_person
        if table.decision is None or before is None:
            return None
        after = table.decision.seat
        if before == after:
            return None
        over = self.played.turns.just_began(table)
        back = self._back.undo_count((before,)) > 0
        if not over:
            return HandOver(before, after, turn_over=False, can_take_back=back)
        active = self.rules.progress(table.state).active
        owner = None if active == after else active
        return HandOver(before, after, True, back, self.played.turns.active_before, owner)

    # -- trying out ----------------------------------------------------------------------------

    def draft(self) -> tuple["Session", Writes]:
        """A copy that nobody watches, and everything that what is done to it would write.

        Once that is written, `adopt` the copy; if it can't be, drop it. That way nobody sees what
        isn't kept, and whoever waits for the disk waits elsewhere.
        """
        draft: Session = copy.copy(self)
        writes = Writes()
        draft.played = self.played.copy()
        draft._back = TakingBack(draft.played)
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

    def _keep(self, rows: list[Row]) -> None:
        """Note rows, in the store first. If that fails, the table stands where it stood before."""
        record, table = self.played.record, self.table
        start = table.phase_start
        moved = record.checkpoint is None or record.checkpoint["answers"] != start
        checkpoint = table.save()["checkpoint"] if moved and self._hold is not None else None
        if self._hold is not None:
            try:
                told = moved or table.decision is None or rows[0].what == UNDO
                self._hold.append(rows, self._turn_now(), checkpoint, self.status if told else None)
            except BaseException:
                self.played.stand_where_kept()
                raise
        record.rows.extend(rows)
        if checkpoint is not None:
            record.checkpoint = checkpoint

    def _turn_now(self) -> int | None:
        decision = self.table.decision
        return None if decision is None else decision.seat

    # -- taking back ---------------------------------------------------------------------------

    @property
    def _at_keyboard(self) -> tuple[int | None, ...]:
        """Who may take back what they answered last."""
        passed = self._passed
        return (self.acting_seat,) if passed is None else (self.acting_seat, passed.from_seat)

    def _minds(self, by: Collection[int] | None) -> tuple[int | None, ...]:
        """Of these seats, those that may take back what they answered last."""
        return tuple(seat for seat in self._at_keyboard if by is None or seat in by)

    def _may_change_mind(self, seat: int | None) -> None:
        if seat is not None and seat not in self._at_keyboard:
            raise SessionError("saves-undo-other-seat")

    def _restart_count(self) -> int:
        just_played = self._hand_over is not None or self._passed is not None or self.over
        return self._back.restart_count(just_played=just_played)

    def _take_back(self, count: int) -> None:
        rows = self._back.undo(count)
        self._keep(rows)
        self._back.undone(rows)
        self._hand_over = self._passed = None
        self._changed()

    def _reported(self, bug: RulesBug, key: str) -> SessionError:
        """Write a report that `tabletop verify` and `tabletop replay` can read."""
        from tabletop_tui.store.files import write_report

        folder = self.reports
        if folder is None:
            from tabletop_tui.paths import Paths

            folder = Paths.find().reports
        report = {**self.played.document(), "report": {"error": str(bug), "key": key}}
        try:
            file = write_report(folder, self.rules.id, json.dumps(report, ensure_ascii=False))
        except OSError as error:
            return SessionError("saves-rules-bug-unreported", problem=str(error))
        return SessionError("saves-rules-bug", file=str(file))
