"""A game being played: the table, the people around it, what has happened, and the save.

All front ends talk to a session and to nothing behind it. Whatever it shows has been saved before.
"""

import contextlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from rulesets import load_rules
from rulesets.core import Decision, IllegalChoice, Reason, RulesBug, Standing, Table
from rulesets.core.event import Event
from rulesets.core.rules import Rules
from rulesets.core.saves import BadSave
from tabletop_tui.history import LogEntry, Turns
from tabletop_tui.people import COLOURS, Person, clean_name
from tabletop_tui.store.rows import ANSWER, REDO, UNDO, Record, Row, Status, record_of, standing

if TYPE_CHECKING:
    from tabletop_tui.store import Hold, Store

__all__ = ["HandOver", "LogEntry", "Person", "Session", "SessionError", "clean_name"]


class SessionError(Exception):
    """What was asked of a session can't be done; `reason` says why, as a message id with facts."""

    def __init__(self, message_id: str, **facts: Any) -> None:
        """`message_id` names the sentence, `facts` are what it speaks of."""
        super().__init__(f"{message_id} {facts or ''}".strip())
        self.reason = Reason(message_id, facts)


@dataclass(frozen=True, slots=True)
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


class Session:
    """One game at one table. Made by `new`, `resume`, `of_table` or `of_document`."""

    table: Table[Any]
    people: tuple[Person, ...]
    """In seat order."""
    rules: Rules[Any]
    log: list[LogEntry]
    """The set-up, then every answer ever given; those taken back are marked as undone."""
    game_id: str | None
    """The id in the store, or `None` for a game that isn't kept."""

    def __init__(self, table: Table[Any], people: Sequence[Person], record: Record) -> None:
        """For the class's own use. `record` holds what was done so far, `table` stands there."""
        self.table = table
        self.people = tuple(people)
        self.rules = table.rules
        self.game_id = None
        self.log = []
        self.reports: Path | None = None
        """The folder for reports about failures of the rules; `None` is the usual one."""
        self._record = record
        self._row_of_entry: list[int] = [0]
        self._hold: Hold | None = None
        self._watchers: list[Callable[[], None]] = []
        self._turns = Turns(table)
        self._hand_over: HandOver | None = None

    # -- making sessions -----------------------------------------------------------------------

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
            session._hold = store.create(session._record, session.status)
            session.game_id = session._hold.game_id
        return session

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
            session._hold, session.game_id = hold, game_id
        except BaseException:
            hold.close()
            raise
        return session

    @classmethod
    def of_document(
        cls, document: Mapping[str, Any], rules: Rules[Any] | None = None, people: Sequence[Person] = ()
    ) -> "Session":
        """A game from a save document, not kept anywhere; for replays.

        `people` are used where the document names none. Raises `BadSave`.
        """
        from rulesets.core import saves

        used = rules or _rules_of(saves.game_of(document))
        saves.read(used, document)
        return cls._of_record(record_of(document, people or unnamed(document["seats"])), used)

    @classmethod
    def of_table(cls, table: Table[Any], people: Sequence[Person] = ()) -> "Session":
        """A session around a table as it stands, not kept anywhere; for tests and replays."""
        document = table.save()
        record = record_of(document, people or unnamed(table.seats))
        session = cls(table, people or record.people, record)
        session._tell_from_story()
        return session

    @classmethod
    def _of_record(cls, record: Record, rules: Rules[Any] | None) -> "Session":
        used = rules or _rules_of(record.head["game"])
        head = record.head
        try:
            standing(record.rows)
        except ValueError as error:
            raise BadSave("save-damaged", place="history") from error
        table: Table[Any] = Table.new(used, head["seats"], head["seed"], listen=True, **head["variants"])
        session = cls(table, record.people, replace(record, rows=[]))
        session._tell_from_story()
        try:
            for row in record.rows:
                session._play(row)
        except (IllegalChoice, RulesBug):
            return cls._recovered(record, used)
        last = record.rows[-1].digest if record.rows else record.first_digest
        if last and last != table.digest:
            return cls._recovered(record, used)
        session._hand_over = session._due_hand_over() if table.can_undo else None
        return session

    @classmethod
    def _recovered(cls, record: Record, rules: Rules[Any]) -> "Session":
        """The rules have changed since: go on from the checkpoint; the log has gaps."""
        table: Table[Any] = Table.load(rules, record.document())
        session = cls(table, record.people, record)
        stood = standing(record.rows)
        told = dict(zip(stood, table.story[1:], strict=False))
        session.log = [LogEntry(0, None, "", "", tuple(table.story[0]))]
        for row in record.rows:
            if row.what == ANSWER:
                entry = LogEntry(
                    len(session.log), row.seat, row.kind, row.key, tuple(told.get(row.number, ()))
                )
                session.log.append(replace(entry, undone=row.number not in told))
                session._row_of_entry.append(row.number)
        return session

    def _tell_from_story(self) -> None:
        table, story = self.table, self.table.story
        self.log = [LogEntry(0, None, "", "", tuple(story[0] if story else ()))]
        for number, answer in enumerate(table.answers, start=1):
            told = tuple(story[number]) if number < len(story) else ()
            self.log.append(LogEntry(number, answer.seat, answer.kind, answer.key, told))
            self._row_of_entry.append(number)

    # -- knowing the game ----------------------------------------------------------------------

    @property
    def decision(self) -> Decision[Any] | None:
        """What the table waits for, or `None` when the game is over."""
        return self.table.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.decision is None

    @property
    def acting_seat(self) -> int | None:
        """Who is at the keyboard: until a hand-over is taken, whoever answered last."""
        if self._hand_over is not None:
            return self._hand_over.from_seat
        decision, answers = self.table.decision, self.table.answers
        if decision is not None:
            return decision.seat
        return answers[-1].seat if answers else None

    @property
    def steps(self) -> int:
        """How many answers, undos and redos there were so far."""
        return len(self._record.rows)

    @property
    def seed(self) -> int:
        """The number all chance of the game comes from."""
        return self.table.seed

    @property
    def variants(self) -> dict[str, str]:
        """What was chosen at set-up."""
        return dict(self.table.variants)

    @property
    def recovered(self) -> bool:
        """The rules changed since the game was saved, and it went on from its checkpoint."""
        return self.table.recovered

    def view(self, seat: int | None) -> Any:
        """What a seat, or a spectator (`None`), may see."""
        return self.rules.view(self.table.state, seat)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How the seats stand, as if the game ended now."""
        return self.rules.standings(self.table.state)

    @property
    def status(self) -> Status:
        """How the game stands, for lists of games."""
        progress = self.rules.progress(self.table.state)
        decision = self.table.decision
        totals = tuple(standing.total for standing in self.standings)
        return Status(None if decision is None else decision.seat, progress.round, progress.rounds, totals)

    @property
    def history_scores(self) -> list[list[int]]:
        """The seats' totals after each finished turn, for a plot."""
        return self._turns.scores

    def log_for(self, seat: int | None) -> list[LogEntry]:
        """The log as one seat, or a spectator, may read it."""
        return [entry.seen_by(seat) for entry in self.log]

    def events_for(self, seat: int | None) -> list[Event]:
        """Everything that was told and stands, as one seat, or a spectator, may know it."""
        return [event.seen_by(seat) for entry in self.log if not entry.undone for event in entry.events]

    def table_after(self, entry: int) -> Table[Any] | None:
        """The table as it stood after a log entry, also one that was undone; to look back at.

        `None` where the rules have changed since.
        """
        rows = self._record.rows[: self._row_of_entry[entry]]
        try:
            table: Table[Any] = Table.new(
                self.rules, self.table.seats, self.seed, listen=True, **self.table.variants
            )
            for number in standing(rows):
                table.apply(self._record.rows[number - 1].key)
        except (IllegalChoice, RulesBug):
            return None
        return table

    def document(self) -> dict[str, Any]:
        """The save document: what `Table.load` reads, and the people and what was undone."""
        return {**self._record.document(), "checkpoint": self.table.save()["checkpoint"]}

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
            self.table.apply(key)
        except RulesBug as bug:
            raise self._reported(bug, key) from bug
        answer = self.table.answers[-1]
        self._keep([self._row(ANSWER, *answer, digest=self.table.digest, of=None)])
        self._row_of_entry.append(len(self._record.rows))
        self.log.append(LogEntry(len(self.log), *answer, tuple(self.table.story[-1])))
        self._turns.note(self.table)
        self._hand_over = self._due_hand_over()
        self._changed()

    @property
    def can_undo(self) -> bool:
        """Whether whoever is at the keyboard may take back the last answer: only their own."""
        table = self.table
        return table.can_undo and table.answers[-1].seat == self.acting_seat

    @property
    def can_redo(self) -> bool:
        """Whether what was taken back last may be given again."""
        return self.table.can_redo

    @property
    def can_restart(self) -> bool:
        """Whether any answer of the running turn may be taken back."""
        return self.can_undo and self._restart_count() > 0

    @property
    def undo_would_take_back_hand_over(self) -> bool:
        """Whether the next undo leads back before the end of a turn that was just handed over."""
        return self._hand_over is not None and self.can_undo

    def undo(self, seat: int | None = None) -> None:
        """Take the last answer back. It stays in the log. Raises `SessionError`, `StoreError`."""
        self._may_change_mind(seat)
        if not self.can_undo:
            raise SessionError(self.why_no_undo)
        self._take_back(1)

    def redo(self, seat: int | None = None) -> None:
        """Give again what was taken back last. Raises `SessionError`, `StoreError`."""
        self._may_change_mind(seat)
        if not self.table.can_redo:
            raise SessionError("saves-nothing-to-redo")
        undone = [row.of for row in self._undone_rows()]
        try:
            self.table.redo()
        except RulesBug as bug:
            raise self._reported(bug, "redo") from bug
        self._keep([self._row(REDO, *self.table.answers[-1], digest=self.table.digest, of=undone[-1])])
        self._mark(undone[-1], undone=False)
        self._turns.note(self.table)
        self._hand_over = self._due_hand_over()
        self._changed()

    def restart_turn(self, seat: int | None = None) -> None:
        """Take back all answers of the running turn, as far as that is possible.

        Before a hand-over is taken, the running turn is the one that was just played.
        Raises `SessionError`, `StoreError`.
        """
        self._may_change_mind(seat)
        if not self.can_restart:
            raise SessionError(self.why_no_undo)
        self._take_back(self._restart_count())

    @property
    def why_no_undo(self) -> str:
        """The message that says why nothing can be taken back."""
        answers = self.table.answers
        if not answers:
            return "saves-nothing-to-undo"
        if answers[-1].seat != self.acting_seat:
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

    def take_over(self) -> None:
        """The next seat is at the keyboard now; what was before can't be taken back any more."""
        if self._hand_over is not None:
            self._hand_over = None
            self._changed()

    def _due_hand_over(self) -> HandOver | None:
        table = self.table
        if table.decision is None or not table.answers:
            return None
        before, after = table.answers[-1].seat, table.decision.seat
        if before == after:
            return None
        over = self._turns.just_began(table)
        return HandOver(before, after, over, table.can_undo, self._turns.active_before if over else None)

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

    def _row(self, what: str, seat: int, kind: str, key: str, *, digest: str, of: int | None) -> Row:
        return Row(len(self._record.rows) + 1, what, seat, kind, key, digest, of)

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
                self.table = Table.load(self.rules, record.document())
                raise
        record.rows.extend(rows)
        if checkpoint is not None:
            record.checkpoint = checkpoint

    def _turn_now(self) -> int | None:
        decision = self.table.decision
        return None if decision is None else decision.seat

    # -- taking back ---------------------------------------------------------------------------

    def _may_change_mind(self, seat: int | None) -> None:
        if seat is not None and seat != self.acting_seat:
            raise SessionError("saves-undo-other-seat")

    def _restart_count(self) -> int:
        """How many answers of the running turn can be taken back."""
        table = self.table
        began = self._turns.began(len(table.answers) - 1 if self._hand_over or self.over else None)
        return len(table.answers) - max(began, table.undo_limit)

    def _take_back(self, count: int) -> None:
        table = self.table
        stood = standing(self._record.rows)
        rows: list[Row] = []
        numbers: list[int] = []
        for number in reversed(stood[len(stood) - count :]):
            answer = table.answers[-1]
            table.undo()
            row = self._row(UNDO, *answer, digest=table.digest, of=number)
            rows.append(row._replace(number=row.number + len(rows)))
            numbers.append(number)
        self._keep(rows)
        for number in numbers:
            self._mark(number, undone=True)
        self._turns.forget_after(len(table.answers))
        self._hand_over = None
        self._changed()

    def _mark(self, row: int | None, *, undone: bool) -> None:
        entry = self._row_of_entry.index(row or 0)
        self.log[entry] = replace(self.log[entry], undone=undone)

    def _undone_rows(self) -> list[Row]:
        """The undo rows whose answers may be given again, the next one last."""
        undone: list[Row] = []
        for row in self._record.rows:
            if row.what == ANSWER:
                undone.clear()
            elif row.what == UNDO:
                undone.append(row)
            else:
                undone.pop()
        return undone

    def _play(self, row: Row) -> None:
        """Do again what a row says, without saving. Raises `IllegalChoice`, `RulesBug`."""
        table = self.table
        if row.what == ANSWER:
            table.apply(row.key)
            self._row_of_entry.append(row.number)
            self.log.append(LogEntry(len(self.log), row.seat, row.kind, row.key, tuple(table.story[-1])))
            self._turns.note(table)
        elif row.what == UNDO:
            table.undo()
            self._mark(row.of, undone=True)
            self._turns.forget_after(len(table.answers))
        else:
            table.redo()
            self._mark(row.of, undone=False)
            self._turns.note(table)
        self._record.rows.append(row)

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


def unnamed(seats: int) -> tuple[Person, ...]:
    """People for a table that names none: A, B, C, D."""
    return tuple(Person("ABCDEFGH"[seat], COLOURS[seat % len(COLOURS)]) for seat in range(seats))


def _rules_of(game: str) -> Rules[Any]:
    try:
        return load_rules(game)
    except KeyError:
        raise BadSave("save-other-game", game=game) from None
