"""What has been played at a table: the people, the answers, the log. Read from saves and documents.

Who may take back what is `tabletop_tui.play.undo`'s to say; `tabletop_tui.play.session` puts both together.
"""

import copy
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from rulesets.core import Answer, Decision, IllegalChoice, RulesBug, Standing, Table, saves
from rulesets.core.event import Event
from rulesets.core.rules import Rules
from rulesets.core.saves import BadSave
from tabletop_tui.kit.log import LogEntry, SeenLog, with_notice
from tabletop_tui.kit.registry import standing_answers_of
from tabletop_tui.kit.standing_answers import StandingAnswers
from tabletop_tui.play.history import Gain, Turns
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.store.rows import (
    ANSWER,
    AUTOMATIC,
    PROOF,
    UNDO,
    Later,
    Record,
    Row,
    Status,
    in_force,
    record_of,
)

if TYPE_CHECKING:
    from tabletop_tui.play.fair.proof import Proof

Step = tuple[Row, LogEntry]
"""An answer as it is stored, and its entry in the log."""


class Diverged(Exception):
    """What another program has done in the same game doesn't continue from the position here."""


class Played:
    """A game with all that was done in it. Made by `of_table`, `of_document` or `of_record`."""

    table: Table[Any]
    people: tuple[Person, ...]
    """The players, in seat order."""
    rules: Rules[Any]
    log: list[LogEntry]
    """The set-up, then every answer ever given; those that were taken back are marked as undone."""
    record: Record
    """What the store holds about it."""
    turns: Turns
    """Where each turn began, and the scores at that point."""
    by_itself: list[bool]
    """For every answer in force: whether it was a standing answer."""
    unkept: list[Row]
    """Answers that the present rules ask for differently; they were taken back when the game was read."""
    replayed: bool
    """Every answer was repeated when it was read: the table is just where it was left."""

    def __init__(self, table: Table[Any], people: Sequence[Person], record: Record) -> None:
        """For the class's own use. `record` holds what was done so far, `table` is at that position."""
        self.table = table
        self.people = tuple(people)
        self.rules = table.rules
        self.log = []
        self.record = record
        self.turns = Turns(table)
        self.by_itself = []
        self.replayed = False
        self.unkept = []
        self._row_of_entry: list[int] = [0]

    # -- from saves and tables -----------------------------------------------------------------

    @classmethod
    def of_document(
        cls,
        document: Mapping[str, Any],
        rules: Rules[Any] | None = None,
        people: Sequence[Person] = (),
        *,
        exactly: bool = False,
    ) -> "Played":
        """A game from a save document, not kept anywhere; for replays.

        `people` are used where the document names none; `exactly` as for `of_record`. Raises `BadSave`.
        """
        used = rules or _rules_of(saves.game_of(document))
        saves.read(used, document)
        record = record_of(document, people or unnamed(document["seats"]))
        return cls.of_record(record, used, exactly=exactly)

    @classmethod
    def of_table(
        cls, table: Table[Any], people: Sequence[Person] = (), proof: "Proof | None" = None
    ) -> "Played":
        """What was played at a table so far; `proof` says how its seed came about."""
        record = record_of(table.save(), people or unnamed(table.seats))
        if proof is not None:
            record.head[PROOF] = proof.to_json()
        played = cls(table, people or record.people, record)
        played._tell_from_story()
        return played

    @classmethod
    def of_record(cls, record: Record, rules: Rules[Any] | None = None, *, exactly: bool = False) -> "Played":
        """A game that was kept; `rules` are those of its game. Raises `BadSave`.

        `exactly`: every position on the way is compared, not only the last one.
        """
        used = rules or _rules_of(record.head["game"])
        try:
            in_force(record.rows)
        except ValueError as error:
            raise BadSave("save-damaged", place="history") from error
        if len(record.people) != record.head["seats"]:
            raise BadSave("save-damaged", place="people")
        if any(not 0 <= row.seat < len(record.people) for row in record.rows):
            raise BadSave("save-damaged", place="history")
        same_rules = record.is_of(used)
        played, sound = cls._replayed(record, used, exactly=exactly and same_rules)
        if sound:
            played.replayed = True
            return played
        if same_rules:
            played, _ = cls._replayed(record, used, exactly=True)
            raise BadSave("save-damaged", place=_next_place(played, record))
        return cls._recovered(record, used)

    @classmethod
    def sound_part(cls, record: Record, rules: Rules[Any] | None = None) -> "Played | None":
        """The game up to the last position that it is sure to have had, as a game of its own.

        For a record that `of_record` refuses; `None` if not even its beginning can be played.
        """
        used = rules or _rules_of(saves.game_of(record.head))
        head = {**record.head, "version": used.version, "components": used.components}
        record = replace(record, head=head, checkpoint=None)
        try:
            saves.read(used, replace(record, rows=[]).document())
            played, _ = cls._replayed(record, used, exactly=True)
            if played.steps == 0 and record.first_digest != played.table.digest:
                record = replace(record, first_digest=played.table.digest, rows=[])
                played, _ = cls._replayed(record, used, exactly=True)
        except (BadSave, ValueError, KeyError, TypeError, RulesBug):
            return None
        played.record.checkpoint = played.table.save()["checkpoint"]
        played.replayed = True
        return played

    @classmethod
    def _replayed(cls, record: Record, used: Rules[Any], *, exactly: bool) -> "tuple[Played, bool]":
        """As much of a record as can be done again, and whether that is all of it and leads where it led.

        `exactly`: every position on the way has to be the one it was. Raises `BadSave`.
        """
        head = record.head
        table: Table[Any] = Table.new(used, head["seats"], head["seed"], listen=True, **head["variants"])
        played: Played = cls(table, record.people, replace(record, rows=[]))
        _ = played.proof  # has to be readable
        played._tell_from_story()
        fits = record.first_digest in ("", table.digest)
        for row in record.rows:
            if exactly and not fits:
                break
            try:
                played._play(row)
            except (IllegalChoice, RulesBug, Diverged):
                return played, False
            if exactly or row is record.rows[-1]:
                fits = row.digest in ("", table.digest)
        if exactly and not fits and played.steps:
            return cls._replayed(replace(record, rows=record.rows[: played.steps - 1]), used, exactly=True)[
                0
            ], False
        return played, fits and played.steps == len(record.rows)

    @classmethod
    def _recovered(cls, record: Record, rules: Rules[Any]) -> "Played":
        """The rules have changed since: continue from the checkpoint; the log has gaps."""
        table: Table[Any] = Table.load(rules, record.document())
        stood = in_force(record.rows)
        dropped = record.taken_back(stood[len(table.answers) :], table.digest)
        record = replace(record, rows=[*record.rows, *dropped])
        played: Played = cls(table, record.people, record)
        played.unkept = dropped
        told = dict(zip(stood, table.story[1:], strict=False))
        played.log = [LogEntry(0, None, "", "", tuple(table.story[0]))]
        for row in record.rows:
            if row.what == ANSWER:
                events = played._told(row, told.get(row.number, ()))
                entry = LogEntry(len(played.log), row.seat, row.kind, row.key, events)
                played.add((row, replace(entry, undone=row.number not in told)))
        played.by_itself = [record.rows[number - 1].automatic for number in stood[: len(table.answers)]]
        return played

    def copy(self) -> "Played":
        """An independent copy, at a table of its own."""
        twin: Played = copy.copy(self)
        twin.table = self.table.clone(listen=True)
        twin.log = self.log[:]
        twin.record = replace(self.record, rows=self.record.rows[:])
        twin._row_of_entry = self._row_of_entry[:]
        twin.by_itself = self.by_itself[:]
        twin.turns = self.turns.copy()
        return twin

    def _tell_from_story(self) -> None:
        table, story = self.table, self.table.story
        self.log = [LogEntry(0, None, "", "", tuple(story[0] if story else ()))]
        for number, answer in enumerate(table.answers, start=1):
            told = tuple(story[number]) if number < len(story) else ()
            self.log.append(LogEntry(number, answer.seat, answer.kind, answer.key, told))
            self._row_of_entry.append(number)
            self.by_itself.append(False)

    def _play(self, row: Row) -> None:
        """Do again what a row says, without saving. Raises `IllegalChoice`, `RulesBug`, `Diverged`."""
        table, rows = self.table, self.record.rows
        if row.number != len(rows) + 1:
            raise Diverged(f"row {row.number} is not the next one")
        if row.what == ANSWER:
            asked = table.decision
            if asked is None or (asked.seat, asked.kind) != (row.seat, row.kind):
                raise Diverged(f"row {row.number} answers another question")
            table.apply(row.key, automatic=row.automatic)
            self._row_of_entry.append(row.number)
            events = self._told(row, table.story[-1])
            self.log.append(LogEntry(len(self.log), row.seat, row.kind, row.key, events))
            self.by_itself.append(row.automatic)
            self.turns.note(table)
        elif row.of is None or not 0 < row.of <= len(rows) or rows[row.of - 1][2:5] != row[2:5]:
            raise Diverged(f"row {row.number} is about another answer")
        elif row.what == UNDO:
            table.undo()
            self.by_itself.pop()
            self.mark(row.of, undone=True)
            self.turns.forget_after(len(table.answers))
        else:
            automatic = rows[row.of - 1].automatic
            table.redo(automatic=automatic)
            self.by_itself.append(automatic)
            self.mark(row.of, undone=False)
            self.turns.note(table)
        rows.append(row)

    def is_behind(self, later: Later) -> bool:
        """Whether another program has done something in this game that hasn't been repeated here."""
        return bool(later.rows) or self._seated(later).seated != self.record.seated

    def follow(self, later: Later) -> None:
        """Repeat what another program has done in this game; each row is checked against its digest.

        Raises `Diverged` for rows that don't go on from here; then this can no longer be used.
        """
        for row in later.rows:
            try:
                self._play(row)
            except (IllegalChoice, RulesBug, ValueError, IndexError) as error:
                raise Diverged(f"row {row.number}: {error}") from error
            if self.table.digest != row.digest:
                raise Diverged(f"row {row.number}: {self.table.digest} instead of {row.digest}")
        self.seat(self._seated(later))
        _ = self.__dict__.pop("standing_answers", None)

    def _seated(self, later: Later) -> Record:
        """The record with the people who now have the seats."""
        return replace(self.record, people=later.people, standing_answers=later.standing_answers)

    # -- writing down ----------------------------------------------------------------------------

    def row(self, what: str, answer: Answer, *, of: int | None, after: int = 0) -> Row:
        """The row for an answer just given or taken back; `after` this many that aren't in the record yet."""
        return Row(len(self.record.rows) + 1 + after, what, *answer, digest=self.table.digest, of=of)

    def step(self, key: str, *, after: int = 0, automatic: bool = False) -> Step:
        """Give one answer, without noting it yet, `after` this many that aren't noted either.

        Raises `IllegalChoice`, `RulesBug`.
        """
        table = self.table
        table.apply(key, automatic=automatic)
        answer = table.answers[-1]
        row = self.row(ANSWER, answer, of=AUTOMATIC if automatic else None, after=after)
        self.turns.note(table)
        self.by_itself.append(automatic)
        return row, LogEntry(len(self.log) + after, *answer, self._told(row, table.story[-1]))

    def add(self, step: Step) -> None:
        """An answer has been noted in the record: add it to the log."""
        row, entry = step
        self._row_of_entry.append(row.number)
        self.log.append(entry)

    def mark(self, row: int | None, *, undone: bool) -> None:
        """The answer of a row has been taken back, or given again."""
        entry = self._row_of_entry.index(row or 0)
        self.log[entry] = replace(self.log[entry], undone=undone)

    def seat(self, record: Record) -> None:
        """The people are now those of this record, which is the same otherwise."""
        self.record, self.people = record, record.people

    def _told(self, row: Row, story: Iterable[Event]) -> tuple[Event, ...]:
        """The events of an answer as the log has them: a standing answer's begin with a notice."""
        found = self.standing_answers.of_kind(row.kind) if row.automatic else None
        return with_notice(tuple(story), row.seat, None if found is None else found.id)

    # -- knowing the game ----------------------------------------------------------------------

    @cached_property
    def standing_answers(self) -> StandingAnswers:
        """The standing answers of every seat."""
        chosen = self.record.standing_answers or ({},) * self.table.seats
        return StandingAnswers(standing_answers_of(self.rules.id), chosen)

    @property
    def decision(self) -> Decision[Any] | None:
        """What the table waits for, or `None` when the game is over."""
        return self.table.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.decision is None

    @property
    def steps(self) -> int:
        """How many answers, undos and redos there were so far."""
        return len(self.record.rows)

    @property
    def seed(self) -> int:
        """The seed: the number that fixes all chance of the game."""
        return self.table.seed

    @property
    def variants(self) -> dict[str, str]:
        """What was chosen at set-up."""
        return dict(self.table.variants)

    @property
    def proof(self) -> "Proof | None":
        """How the seed came about, if that can be proved; with its secret only when the game is over."""
        if PROOF not in self.record.head:
            return None
        from tabletop_tui.play.fair.proof import proof_of

        proof = proof_of(self.record.head)
        return proof if proof is None or self.over else proof.without_secret()

    @property
    def gathers(self) -> bool:
        """Whether it waits for contributions, to be fair by proof: the position isn't the game's own yet."""
        proof = self.proof
        return proof is not None and not proof.begun

    @property
    def is_final(self) -> bool:
        """Whether it has ended and its secret is revealed, so that nothing can be taken back."""
        return self.over and PROOF in self.record.head

    @property
    def recovered(self) -> bool:
        """Whether the rules changed since the save, and the game continued from its checkpoint."""
        return self.table.recovered

    def view(self, seat: int | None) -> Any:
        """What a seat, or a watcher (`None`), may see."""
        return self.rules.view(self.table.state, seat)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How the seats stand, as if the game ended now."""
        return self.rules.standings(self.table.state)

    @property
    def status(self) -> Status:
        """The state of the game, for lists of games."""
        progress = self.rules.progress(self.table.state)
        decision = self.table.decision
        totals = tuple(standing.total for standing in self.standings)
        return Status(None if decision is None else decision.seat, progress.round, progress.rounds, totals)

    def scores_seen(self, seat: int | None) -> list[list[int]]:
        """The seats' totals after each finished turn, as far as a seat or a watcher may know them."""
        return self.turns.scores if self.over else self.turns.scores_seen(self.eyes(seat, 0))

    @property
    def history_gains(self) -> list[Gain]:
        """The points of every seat in each of its finished turns; only for viewers who may know them all."""
        return self.turns.gains

    @property
    def history_rounds(self) -> list[int]:
        """The round of each finished turn, in the order of `scores_seen`."""
        return self.turns.rounds

    def standings_seen(self, seat: int | None) -> tuple[Standing, ...]:
        """How the seats stand, as far as a seat or a watcher may know; all of it once the game is over."""
        return standings_at(self.table, seat, over=self.over)

    def log_for(self, seat: int | None, start: int = 0) -> Sequence[LogEntry]:
        """The log from an entry on, as one seat, or a watcher, may read it."""
        return SeenLog(self.log[start:], partial(self.entry_for, seat))

    def entry_for(self, seat: int | None, entry: LogEntry) -> LogEntry:
        """An entry as one seat, or a watcher, may read it; before a player came, as a watcher."""
        return entry.seen_by(self.eyes(seat, entry.number))

    def eyes(self, seat: int | None, entry: int) -> int | None:
        """The viewer for whom a moment is shown: the seat, or a watcher before its player came."""
        return seat if seat is None or entry >= self.people[seat].since else None

    def table_after(self, entry: int) -> Table[Any] | None:
        """The table as it stood after a log entry, even one that was undone; for looking back.

        `None` where the rules have changed since.
        """
        rows = self.record.rows[: self._row_of_entry[entry]]
        try:
            table: Table[Any] = Table.new(
                self.rules, self.table.seats, self.seed, listen=True, **self.table.variants
            )
            for number in in_force(rows):
                table.apply(self.record.rows[number - 1].key)
        except (IllegalChoice, RulesBug):
            return None
        return table

    def document(self) -> dict[str, Any]:
        """The save document: what `Table.load` reads, and the people and what was undone."""
        return {**self.record.document(over=self.over), "checkpoint": self.table.save()["checkpoint"]}


def _next_place(played: Played, record: Record) -> str:
    """The place in a save document of the first row that can't be done again after what was played."""
    if not played.steps and record.first_digest not in ("", played.table.digest):
        return "digests[0]"
    plain = all(row.what == ANSWER for row in record.rows)
    return f"{'answers' if plain else 'history'}[{played.steps}]"


def standings_at(table: Table[Any], seat: int | None, *, over: bool) -> tuple[Standing, ...]:
    """How the seats stand at a moment of a game, as far as a seat or a watcher may know.

    Once the game is `over`, nothing is hidden, not even in a replay.
    """
    if over:
        return table.rules.standings(table.state)
    return table.rules.standings_seen(table.state, seat)


def unnamed(seats: int) -> tuple[Person, ...]:
    """People for a table that names none: A, B, C, D."""
    return tuple(Person("ABCDEFGH"[seat], COLOURS[seat % len(COLOURS)]) for seat in range(seats))


def checked(record: Record, game_id: str, rules: Rules[Any] | None = None) -> Record:
    """A record from a store, if a document can be made of it: its file may be damaged.

    Raises `BadSave`, `StoreError`.
    """
    from tabletop_tui.store.errors import StoreError

    try:
        document = record.document()
    except (ValueError, KeyError, TypeError) as error:
        raise StoreError("saves-game-damaged", id=game_id) from error
    saves.read(rules or _rules_of(saves.game_of(document)), document)
    return record


def _rules_of(game: str) -> Rules[Any]:
    from tabletop_tui.kit.registry import BrokenGame, rules_of

    try:
        return rules_of(game)
    except KeyError:
        raise BadSave("game-gone", game=game) from None
    except BrokenGame as error:
        raise BadSave(error.reason.id, **error.reason.facts) from error
