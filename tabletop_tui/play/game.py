"""A game and all that can be done to it: answer, undo, redo, seat players, hand over.

Nothing is written or shown from here. What is done to a copy of a game is noted in its `writes`; once these
are on the disk, the copy takes the game's place. `play/session.py` sees to that, at one keyboard and on
a server.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from rulesets.core import Decision, IllegalChoice, Reason, RulesBug, Table
from rulesets.core.records import record
from tabletop_tui.kit.standing_answers import StandingAnswers
from tabletop_tui.play.played import Played, Step
from tabletop_tui.play.undo import TakingBack
from tabletop_tui.store.people import Person
from tabletop_tui.store.rows import UNDO, Later, Record, Row
from tabletop_tui.store.writes import Writes


class SessionError(Exception):
    """A request to a game can't be carried out; `reason` says why, as a message id with facts."""

    def __init__(self, message_id: str, **facts: Any) -> None:
        """`message_id` names the sentence, `facts` are what it speaks of."""
        super().__init__(f"{message_id} {facts or ''}".strip())
        self.reason = Reason(message_id, facts)


class RulesFailed(Exception):
    """The rules failed at an answer; the `RulesBug` is the cause."""

    def __init__(self, key: str) -> None:
        """`key` is that of the answer, or `redo`."""
        super().__init__(key)
        self.key = key


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


Act = Callable[["Game"], None]
"""Does something to a game; raises what its methods raise."""

Pauses = Callable[[HandOver], bool]
"""Which hand-overs wait until they are taken."""


class Game:
    """What was played, and who comes next. After an exception, discard the game: it can no longer be used."""

    hand_over: HandOver | None
    """The next player hasn't taken over yet."""
    passed: HandOver | None
    """After the last answer another seat decides, whose player didn't have to be called."""
    writes: Writes | None
    """What has been done to it, for the store; `None` for a game that isn't kept."""

    def __init__(self, played: Played, pauses: Pauses = lambda _due: True) -> None:
        """Continue what was played; hand-overs at which it `pauses` wait until they are taken."""
        self.played = played
        self.pauses = pauses
        self.back = TakingBack(played)
        self.writes = None
        self.hand_over = self.passed = None
        if played.replayed and played.table.can_undo:
            self._hand_on()

    def copy(self, *, kept: bool = False) -> "Game":
        """An independent copy, not yet changed; `kept`: it records what is to be written."""
        twin = Game(self.played.copy(), self.pauses)
        twin.hand_over, twin.passed = self.hand_over, self.passed
        twin.writes = Writes() if kept else None
        return twin

    @property
    def table(self) -> Table[Any]:
        """The table of the rules, after the last answer."""
        return self.played.table

    @property
    def decision(self) -> Decision[Any] | None:
        """What the table waits for, or `None` when the game is over."""
        return self.played.decision

    @property
    def steps(self) -> int:
        """How many answers, undos and redos there were so far."""
        return self.played.steps

    @property
    def acting_seat(self) -> int | None:
        """Who is at the keyboard: until a hand-over is taken, the seat that answered last."""
        if self.hand_over is not None:
            return self.hand_over.from_seat
        return self.back.last_person if self.decision is None else self.decision.seat

    def begin_again(self, played: Played) -> None:
        """Continue from another position; for lessons, which are never stored."""
        self.played, self.back = played, TakingBack(played)
        self.hand_over = self.passed = None

    # -- following -----------------------------------------------------------------------------

    def follow(self, later: Later) -> None:
        """Repeat what another program has done and stored in the same game. Raises `Diverged`."""
        self.played.follow(later)
        if later.rows and later.rows[-1].what == UNDO:
            self.hand_over = self.passed = None
        elif later.rows:
            self._hand_on()

    # -- answering -----------------------------------------------------------------------------

    def answer(self, key: str, seat: int | None = None) -> None:
        """Answer the decision, as `seat` if given, and give the standing answers that follow.

        Raises `IllegalChoice` for a key that isn't on offer, `SessionError` if it isn't that seat's
        decision, `RulesFailed` if the rules fail.
        """
        decision = self.decision
        if decision is not None and seat is not None and seat != decision.seat:
            raise SessionError("saves-not-your-decision", name=self.played.people[decision.seat].name)
        try:
            done = [self.played.step(key)]
        except RulesBug as bug:
            raise RulesFailed(key) from bug
        self._go_on(done)

    def let_answer(self, seat: int, standing_id: str, choice: str) -> None:
        """Have a seat's recurring question answered by itself from now on, including the one at hand.

        `choice` is one of the choices that the question has, or `ask`. It is kept with the game. Raises
        `ValueError` for what the game doesn't know.
        """
        self._choose(self.played.standing_answers.chosen(seat, standing_id, choice))
        if self.decision is not None and self.decision.seat == seat:
            self._go_on([])

    def _go_on(self, done: list[Step]) -> None:
        """After these answers, give those that are to be given by themselves; note all of them."""
        played = self.played
        chosen = played.standing_answers
        while (decision := played.decision) is not None and (key := chosen.answer(decision)) is not None:
            try:
                done.append(played.step(key, after=len(done), automatic=True))
            except (IllegalChoice, RulesBug):
                break  # then the player is asked after all
            chosen = chosen.after(decision)
        if done:
            self._note([row for row, _ in done])
            for step in done:
                played.add(step)
            if chosen is not played.standing_answers:
                self._choose(chosen)
            self._hand_on()

    def _choose(self, standing_answers: StandingAnswers) -> None:
        """Store which question is answered by itself from now on."""
        self._seat(replace(self.played.record, standing_answers=standing_answers.by_seat))
        self.played.standing_answers = standing_answers

    # -- people --------------------------------------------------------------------------------

    def seat_people(self, people: Sequence[Person]) -> None:
        """Set who plays each seat, and at which terminal."""
        self._seat(replace(self.played.record, people=tuple(people)))

    def _seat(self, record: Record) -> None:
        if self.writes is not None:
            self.writes.put_people(record)
        self.played.seat(record)

    # -- taking back ---------------------------------------------------------------------------

    def may_undo(self, by: Collection[int] | None = None) -> bool:
        """Whether these seats may take back what they answered last; all seats if not given."""
        return self.back.undo_count(self._minds(by)) > 0

    def may_restart(self, by: Collection[int] | None = None) -> bool:
        """Whether these seats may take back any answer of the running turn."""
        return self.may_undo(by) and self._restart_count() > 0

    def undo(self, seat: int | None = None, *, by: Collection[int] | None = None) -> None:
        """Take back the last answer that a player gave, and the standing answers that followed.

        If that isn't possible, take back the player's own standing answer after it, and ask instead.
        All of it stays in the log. `by` are the seats of the player who wants it, if others play elsewhere.
        Raises `SessionError`.
        """
        self._may_change_mind(seat)
        count = self.back.undo_count(self._minds(by))
        if not count:
            raise SessionError(self.why_none_back(by))
        self._take_back(count)

    def redo(self, seat: int | None = None, *, by: Collection[int] | None = None) -> None:
        """Restore what was taken back last, with the standing answers that followed; `by` as for `undo`.

        Raises `SessionError`, `RulesFailed`.
        """
        self._may_change_mind(seat)
        if not self.back.may_redo(by):
            raise SessionError("saves-nothing-to-redo")
        try:
            rows = self.back.redo()
        except RulesBug as bug:
            raise RulesFailed("redo") from bug
        self._note(rows)
        self.back.redone(rows)
        self._hand_on()

    def restart_turn(self, seat: int | None = None, *, by: Collection[int] | None = None) -> None:
        """Take back all answers of the running turn, as far as that is possible; `by` as for `undo`.

        Before a hand-over is taken, the running turn is the one that was just played.
        Raises `SessionError`.
        """
        self._may_change_mind(seat)
        if not self.may_restart(by):
            raise SessionError(self.why_none_back(by))
        self._take_back(self._restart_count())

    def why_none_back(self, by: Collection[int] | None = None) -> str:
        """The message that says why these seats can take nothing back."""
        return self.back.why_none(self._minds(by))

    @property
    def _at_keyboard(self) -> tuple[int | None, ...]:
        """Who may take back what they answered last."""
        passed = self.passed
        return (self.acting_seat,) if passed is None else (self.acting_seat, passed.from_seat)

    def _minds(self, by: Collection[int] | None) -> tuple[int | None, ...]:
        """Those of these seats that may take back what they answered last."""
        return tuple(seat for seat in self._at_keyboard if by is None or seat in by)

    def _may_change_mind(self, seat: int | None) -> None:
        if seat is not None and seat not in self._at_keyboard:
            raise SessionError("saves-undo-other-seat")

    def _restart_count(self) -> int:
        just_played = self.hand_over is not None or self.passed is not None or self.played.over
        return self.back.restart_count(just_played=just_played)

    def _take_back(self, count: int) -> None:
        rows = self.back.undo(count)
        self._note(rows)
        self.back.undone(rows)
        self.hand_over = self.passed = None

    # -- handing over --------------------------------------------------------------------------

    def pause_when(self, pauses: Pauses) -> None:
        """Say which hand-overs wait until they are taken; at first all of them do.

        The others pass by themselves. The player who answered last can still take that back until the
        next seat has answered, as it is the same keyboard.
        """
        self.pauses = pauses
        if self.hand_over is not None and not pauses(self.hand_over):
            self.hand_over, self.passed = None, self.hand_over

    def take_over(self) -> None:
        """The next player is now at the keyboard; what came before can no longer be taken back."""
        self.hand_over = None

    def _hand_on(self) -> None:
        """Find out whether another seat comes next."""
        due = self._due_hand_over()
        waits = due is not None and self.pauses(due)
        self.hand_over, self.passed = (due, None) if waits else (None, due)

    def _due_hand_over(self) -> HandOver | None:
        table, before = self.table, self.back.last_person
        if table.decision is None or before is None:
            return None
        after = table.decision.seat
        if before == after:
            return None
        over = self.played.turns.just_began(self.played.by_itself)
        back = self.back.undo_count((before,)) > 0
        if not over:
            return HandOver(before, after, turn_over=False, can_take_back=back)
        active = table.rules.progress(table.state).active
        owner = None if active == after else active
        return HandOver(before, after, True, back, self.played.turns.active_before, owner)

    # -- noting --------------------------------------------------------------------------------

    def _note(self, rows: list[Row]) -> None:
        """Add new rows to the record and to what is to be written."""
        record, table = self.played.record, self.table
        if self.writes is not None:
            moved = record.checkpoint is None or record.checkpoint["answers"] != table.phase_start
            checkpoint = table.save()["checkpoint"] if moved else None
            told = moved or table.decision is None or rows[0].what == UNDO
            turn = None if table.decision is None else table.decision.seat
            self.writes.append(rows, turn, checkpoint, self.played.status if told else None)
            if checkpoint is not None:
                record.checkpoint = checkpoint
        record.rows.extend(rows)
