"""The record of a game: its table, people, answers and log, and who is at the keyboard.

Everyone reads it. Only acts change it, and only a copy of it (`tabletop_tui.play.session`).
`tabletop_tui.play.reading` makes it from saves.
"""

import copy
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from rulesets.core import Answer, Decision, IllegalChoice, RulesBug, Standing, Table
from rulesets.core.event import Event
from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.kit.log import LogEntry, SeenLog, with_notice
from tabletop_tui.kit.registry import standing_answers_of
from tabletop_tui.kit.standing_answers import StandingAnswers
from tabletop_tui.play.history import Turns
from tabletop_tui.store.people import Person
from tabletop_tui.store.rows import (
    ANSWER,
    AUTOMATIC,
    PROOF,
    UNDO,
    Record,
    Row,
    Status,
    in_force,
    record_of,
)
from tabletop_tui.store.writes import Writes

if TYPE_CHECKING:
    from tabletop_tui.play.fair.digest import Digest
    from tabletop_tui.play.fair.proof import Proof

Step = tuple[Row, LogEntry]
"""An answer as it is stored, and its entry in the log."""


@record
class HandOver:
    """The next decision belongs to another seat than the last answer."""

    from_seat: int
    to_seat: int
    turn_over: bool
    """A turn has ended; otherwise another seat decides in the middle of it."""
    can_take_back: bool
    """`from_seat` may still take its last answer back."""
    turn_of: int | None = None
    """Whose turn has ended, if one has: `from_seat` may only have answered last in it."""
    turn_to: int | None = None
    """Whose turn it is now, if one has ended and `to_seat` only owes a choice in the new one."""


Pauses = Callable[[HandOver], bool]
"""Which hand-overs wait until they are taken."""


class GameRecord:
    """A game with all that was done in it. After an exception in an act, a copy can no longer be used."""

    table: Table[Any]
    """The table of the rules, after the last answer."""
    people: tuple[Person, ...]
    """The players, in seat order."""
    log: list[LogEntry]
    """The set-up, then every answer ever given; those that were taken back are marked as undone."""
    saved: Record
    """What the store holds about it."""
    turns: Turns
    """Where each turn began, and the scores at that point."""
    by_itself: list[bool]
    """For every answer in force: whether it was a standing answer."""
    unkept: list[Row]
    """Answers that the present rules ask for differently; they were taken back when the game was read."""
    hand_over: HandOver | None
    """The next player hasn't taken over yet."""
    passed: HandOver | None
    """After the last answer another seat decides, whose player didn't have to be called."""
    pauses: Pauses
    """Which hand-overs wait until they are taken; at first all of them do."""
    writes: Writes | None
    """What has been done to a copy, for the store; `None` for a game that isn't kept."""

    def __init__(self, table: Table[Any], saved: Record) -> None:
        """A game at its set-up, or one whose answers have yet to be added; `table` is where it stands."""
        self.rules: Rules[Any] = table.rules
        self.pauses = lambda _due: True
        self.writes = None
        self._earlier = 0
        self._begin(table, saved)

    def _begin(self, table: Table[Any], saved: Record) -> None:
        self.table, self.saved, self.people = table, saved, saved.people
        self.turns = Turns(table)
        self.by_itself = []
        self.unkept = []
        self.hand_over = self.passed = None
        self._row_of_entry: list[int] = [0]
        self.log = [LogEntry(0, None, "", "", tuple(table.story[0] if table.story else ()))]

    def begin_again(self, table: Table[Any]) -> None:
        """Continue from another position; for lessons, which are never stored."""
        self._earlier = self.steps + 1
        self._begin(table, record_of(table.save(), self.people))
        self.add_answers()

    def add_answers(self) -> None:
        """Add the answers that were given at the table before, with as much of its story as is known."""
        table = self.table
        for number, answer in enumerate(table.answers, start=1):
            events = tuple(table.story[number]) if number < len(table.story) else ()
            self.log.append(LogEntry(number, answer.seat, answer.kind, answer.key, events))
            self._row_of_entry.append(number)
            self.by_itself.append(False)

    def copy(self, *, kept: bool = False) -> "GameRecord":
        """An independent copy, at a table of its own; `kept`: it collects what is to be written."""
        twin: GameRecord = copy.copy(self)
        twin.table = self.table.clone(listen=True)
        twin.log = self.log[:]
        twin.saved = replace(self.saved, rows=self.saved.rows[:])
        twin._row_of_entry = self._row_of_entry[:]
        twin.by_itself = self.by_itself[:]
        twin.turns = self.turns.copy()
        twin.writes = Writes() if kept else None
        return twin

    # -- changing ------------------------------------------------------------------------------

    def row(self, what: str, answer: Answer, *, of: int | None, after: int = 0) -> Row:
        """The row for an answer just given or taken back; `after` this many that haven't been noted yet."""
        return Row(len(self.saved.rows) + 1 + after, what, *answer, digest=self.table.digest, of=of)

    def step(self, key: str, *, after: int = 0, automatic: bool = False) -> Step:
        """Give one answer, without noting it yet, `after` this many that aren't noted either.

        Raises `IllegalChoice`, `RulesBug`.
        """
        table = self.table
        table.apply(key, automatic=automatic)
        row = self.row(ANSWER, table.answers[-1], of=AUTOMATIC if automatic else None, after=after)
        self.turns.note(table)
        self.by_itself.append(automatic)
        return row, self.entry_of(row, len(self.log) + after, table.story[-1])

    def entry_of(self, row: Row, number: int, events: Iterable[Event]) -> LogEntry:
        """The entry of the log for an answer; a standing answer's events begin with a notice."""
        found = self.standing_answers.of_kind(row.kind) if row.automatic else None
        noticed = with_notice(tuple(events), row.seat, None if found is None else found.id)
        return LogEntry(number, row.seat, row.kind, row.key, noticed)

    def add(self, step: Step) -> None:
        """An answer has been noted: add it to the log."""
        row, entry = step
        self._row_of_entry.append(row.number)
        self.log.append(entry)

    def mark(self, row: int | None, *, undone: bool) -> None:
        """The answer of a row has been taken back, or given again."""
        entry = self._row_of_entry.index(row or 0)
        self.log[entry] = replace(self.log[entry], undone=undone)

    def note(self, rows: list[Row]) -> None:
        """Add new rows to what is saved, and to what is to be written."""
        saved, table = self.saved, self.table
        if self.writes is not None:
            moved = saved.checkpoint is None or saved.checkpoint["answers"] != table.phase_start
            checkpoint = table.save()["checkpoint"] if moved else None
            listed = moved or table.decision is None or rows[0].what == UNDO
            turn = None if table.decision is None else table.decision.seat
            self.writes.append(rows, turn, checkpoint, self.status if listed else None)
            if checkpoint is not None:
                saved.checkpoint = checkpoint
        saved.rows.extend(rows)

    def seat_people(self, people: Sequence[Person]) -> None:
        """Set who plays each seat, and at which terminal."""
        self._seat(replace(self.saved, people=tuple(people)))

    def choose(self, standing_answers: StandingAnswers) -> None:
        """Set which questions are answered by themselves from now on."""
        self._seat(replace(self.saved, standing_answers=standing_answers.by_seat))
        self.standing_answers = standing_answers

    def _seat(self, saved: Record) -> None:
        if self.writes is not None:
            self.writes.put_people(saved)
        self.saved, self.people = saved, saved.people

    def seated_elsewhere(self, saved: Record) -> None:
        """Another program has stored these people and standing answers."""
        self.saved, self.people = saved, saved.people
        _ = self.__dict__.pop("standing_answers", None)

    # -- who is at the keyboard ------------------------------------------------------------------

    @property
    def last_person(self) -> int | None:
        """Who gave the last answer that wasn't a standing one; if all were, whose answer came last."""
        answers = self.table.answers
        given = len(answers) - 1 - self.trailing
        return answers[given].seat if given >= 0 else answers[-1].seat if answers else None

    @property
    def trailing(self) -> int:
        """How many standing answers have followed the last one that a player gave."""
        count = 0
        for by_itself in reversed(self.by_itself):
            if not by_itself:
                break
            count += 1
        return count

    @property
    def acting_seat(self) -> int | None:
        """Who is at the keyboard: until a hand-over is taken, the seat that answered last."""
        if self.hand_over is not None:
            return self.hand_over.from_seat
        return self.last_person if self.decision is None else self.decision.seat

    def pause_when(self, pauses: Pauses) -> None:
        """Say which hand-overs wait until they are taken.

        The others pass by themselves. The player who answered last can still take that back until the
        next seat has answered, as it is the same keyboard.
        """
        self.pauses = pauses
        if self.hand_over is not None and not pauses(self.hand_over):
            self.hand_over, self.passed = None, self.hand_over

    # -- knowing the game ----------------------------------------------------------------------

    @cached_property  # without it, a key takes 1 % more
    def standing_answers(self) -> StandingAnswers:
        """The standing answers of every seat."""
        chosen = self.saved.standing_answers or ({},) * self.table.seats
        return StandingAnswers(standing_answers_of(self.rules.id), chosen)

    @property
    def decision(self) -> Decision[object] | None:
        """What the table waits for, or `None` when the game is over."""
        return self.table.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.decision is None

    @property
    def steps(self) -> int:
        """A count of all answers, undos and redos so far; never the same number at two moments."""
        return len(self.saved.rows) + self._earlier

    @property
    def seed_shown(self) -> str:
        """The seed as it may be shown: a question mark in a fair game that isn't over."""
        hidden = self.proof is not None and not self.over
        return "?" if hidden else str(self.table.seed)

    @property
    def proof(self) -> "Proof | None":
        """How the seed came about, if that can be proved; with its secret only when the game is over."""
        if PROOF not in self.saved.head:
            return None
        from tabletop_tui.play.fair.proof import proof_of

        proof = proof_of(self.saved.head)
        return proof if proof is None or self.over else proof.without_secret()

    @property
    def game_digest(self) -> "Digest | None":
        """What its players may write down of a game that is fair by proof, once it has begun.

        `None` where the secret isn't known, as in a running game that came from a file.
        """
        head = self.saved.head
        if PROOF not in head or self.awaits_contributions:
            return None
        from tabletop_tui.play.fair.digest import at_the_end, links, shown
        from tabletop_tui.play.fair.proof import proof_of

        proof = proof_of(head)
        if proof is None or not proof.secret:
            return None
        *_, link = links(head, proof, self.table.answers)
        return at_the_end(link, proof, [person.name for person in self.people]) if self.over else shown(link)

    @property
    def awaits_contributions(self) -> bool:
        """Whether it isn't complete yet what its seed is made from: the position isn't the game's own."""
        proof = self.proof
        return proof is not None and not proof.begun

    @property
    def is_final(self) -> bool:
        """Whether it has ended and its secret is revealed, so that nothing can be taken back."""
        return self.over and PROOF in self.saved.head

    def view(self, seat: int | None) -> Any:
        """What a seat, or a watcher (`None`), may see."""
        return self.rules.view(self.table.state, seat)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How the seats stand, as if the game ended now; at its end with losses by time."""
        return standings_at(self.table, None, self.people, over=self.over) if self.over else self._reached

    @property
    def _reached(self) -> tuple[Standing, ...]:
        """How the seats stand by the rules alone, whoever has lost by time."""
        return self.rules.standings(self.table.state)

    @property
    def status(self) -> Status:
        """The state of the game, for lists of games."""
        progress = self.rules.progress(self.table.state)
        decision = self.table.decision
        standings = self._reached
        totals = tuple(standing.total for standing in standings)
        if decision is not None:
            return Status(decision.seat, progress.round, progress.rounds, totals)
        places = tuple(standing.place for standing in standings)
        return Status(None, progress.round, progress.rounds, totals, places)

    def scores_seen(self, seat: int | None) -> list[list[int]]:
        """The seats' totals after each finished turn, as far as a seat or a watcher may know them."""
        return self.turns.scores if self.over else self.turns.scores_seen(self.eyes(seat, 0))

    def standings_seen(self, seat: int | None) -> tuple[Standing, ...]:
        """How the seats stand, as far as a seat or a watcher may know; all of it once the game is over."""
        return standings_at(self.table, seat, self.people, over=self.over)

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
        now, rows = self.table, self.saved.rows
        try:
            table: Table[Any] = Table.new(self.rules, now.seats, now.seed, listen=True, **now.variants)
            for number in in_force(rows[: self._row_of_entry[entry]]):
                table.apply(rows[number - 1].key)
        except (IllegalChoice, RulesBug):
            return None
        return table

    def document(self) -> dict[str, Any]:
        """The save document: what `Table.load` reads, and the people and what was undone."""
        return {**self.saved.document(over=self.over), "checkpoint": self.table.save()["checkpoint"]}


Act = Callable[[GameRecord], None]
"""Does something to a copy of a game; raises what it says. `tabletop_tui.play.acts` has those of players."""


def standings_at(
    table: Table[Any], seat: int | None, people: Sequence[Person], *, over: bool
) -> tuple[Standing, ...]:
    """How the seats stand at a moment of a game, as far as a seat or a watcher may know.

    Once the game is `over`, nothing is hidden, not even in a replay. At its end, those of the `people` who
    have lost by time are behind all others.
    """
    if over:
        reached = table.rules.standings(table.state)
        if table.decision is not None:
            return reached
        from tabletop_tui.play.places import settled  # at the end only

        lost = [people[each.seat].lost for each in reached]
        places = settled(lost, [each.place for each in reached])
        return tuple(replace(each, place=place) for each, place in zip(reached, places, strict=True))
    return table.rules.standings_seen(table.state, seat)
