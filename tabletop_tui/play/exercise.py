"""A step of a lesson as it is played: a session of its own that is kept nowhere.

Everything can be taken back, down to the position the step begins with: the position is made again and the
answers that stand are given again.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rulesets.core import Table
from rulesets.core.rules import Rules
from tabletop_tui.play import acts, reading
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.lesson import OPEN, REACHED, Attempt, Step, Told, outcome
from tabletop_tui.play.record import Act, GameRecord
from tabletop_tui.play.session import Session
from tabletop_tui.play.texts import worded
from tabletop_tui.store.people import BOT, COLOURS, HERE, Person
from tabletop_tui.text.messages.catalogue import Puts

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words


def never(_due: object) -> bool:
    """No change of seats waits: only one person is there."""
    return False


class Exercise(Session):
    """A step at a table of its own."""

    in_lesson = True
    """Whether other steps come before or after it."""
    shows_way = True
    """Whether a hint shows the next answer that leads to the goal."""

    def __init__(
        self,
        rules: Rules[Any],
        step: Step,
        number: int,
        words: "Words",
        people: Sequence[Person] = (),
    ) -> None:
        """The step of this number in its lesson, from 0; without `people`, they have the usual names."""
        table = step.position()
        decision = table.decision
        if decision is None:
            raise ValueError(f"nothing is asked in the position of {step.id}")
        self.seat = decision.seat
        self.step, self.number, self._words = step, number, words
        self._people = people or people_of(words, table.seats, self.seat)
        super().__init__(reading.of_table(table, self._people))
        self.record.pauses = never
        self._before = rules.view(table.state, self.seat)
        self._points = rules.standings(table.state)[self.seat].total
        self._known: tuple[int, str] = (-1, OPEN)

    # -- its state ---------------------------------------------------------------------------------

    @property
    def keys(self) -> tuple[str, ...]:
        """The learner's answers in force."""
        return tuple(answer.key for answer in self.record.table.answers if answer.seat == self.seat)

    @property
    def is_open(self) -> bool:
        """Whether the goal is neither reached nor missed yet."""
        return self.outcome == OPEN

    @property
    def is_reached(self) -> bool:
        """Whether the goal is reached."""
        return self.outcome == REACHED

    @property
    def outcome(self) -> str:
        """`REACHED`, `OPEN`, or the id of what has gone wrong."""
        steps = self.record.steps
        if self._known[0] != steps:
            self._known = (steps, outcome(self.step, self.attempt))
        return self._known[1]

    @property
    def attempt(self) -> Attempt:
        """What the learner has done so far, and what came of it."""
        return self._attempt(self.record)

    def _attempt(self, record: GameRecord) -> Attempt:
        """What was done in the game, or a draft of it, so far."""
        table, seat = record.table, self.seat
        return Attempt(
            seat,
            self._before,
            record.view(seat),
            tuple(event.seen_by(seat) for entry in record.log[1:] for event in entry.events),
            tuple(answer.key for answer in table.answers if answer.seat == seat),
            sum(gain.seat == seat for gain in record.turns.gains),
            table.rules.standings(table.state)[seat].total - self._points,
            table.decision,
        )

    @property
    def next_key(self) -> str | None:
        """The answer of the solution to give now, in any order; `None` once none leads to the goal."""
        if self.outcome != OPEN:
            return None
        left, tried = [*self.step.solution], Exercise(self.rules, self.step, self.number, self._words)
        for key in self.keys:
            tried.do(tried.answering(key))
            if key in left:
                left.remove(key)
        found: list[str] = []
        while left and tried.outcome == OPEN and (decision := tried.record.decision) is not None:
            offered = {option.key for option in decision.options}
            answer = next((each for each in left if each in offered), None)
            if answer is None:
                break
            left.remove(answer)
            found.append(answer)
            tried.do(tried.answering(answer))
        return found[0] if found and tried.outcome == REACHED else None

    def verdict(self, words: Puts, *, plain: bool = False) -> str:
        """What has come of the step, once something has: true of what was played."""
        said = self.step.verdict(self.outcome)
        return said.say(words, self.attempt) if isinstance(said, Told) else worded(said, words, plain=plain)

    @property
    def leaves_to(self) -> str:
        """What the key that leaves it is called."""
        return self._words.lesson.leave()

    # -- answering and taking back -----------------------------------------------------------------

    def answering(self, key: str, seat: int | None = None) -> Act:
        """The act that answers as the learner, and for the other seats until the learner decides again."""

        def act(draft: GameRecord) -> None:
            acts.answer(key, seat)(draft)
            while (asked := draft.decision) is not None and asked.seat != self.seat:
                if outcome(self.step, self._attempt(draft)) != OPEN:
                    return
                acts.answer(self._reply(draft.table), asked.seat)(draft)

        return act

    def _reply(self, table: Table[Any]) -> str:
        """The answer of another seat: the prepared one, else a random one that is always the same."""
        from tabletop_tui.bots.levels import chosen

        given = sum(answer.seat != self.seat for answer in table.answers)
        prepared = self.step.replies[given : given + 1]
        decision = table.decision
        if decision is not None and any(option.key in prepared for option in decision.options):
            return prepared[0]
        return chosen(1, table, self.step.id)

    def back_to(self, answers: int) -> Act:
        """The act after which only this many answers of the learner stand."""

        def act(draft: GameRecord) -> None:
            keys = self.keys
            if not keys:
                raise SessionError("saves-nothing-to-undo")
            draft.begin_again(self.step.position())
            for key in keys[: max(answers, 0)]:
                self.answering(key, self.seat)(draft)

        return act


def people_of(words: "Words", seats: int, learner: int) -> Sequence[Person]:
    """The usual names; the learner has the first of them, the other seats are the computer's."""
    order = [learner, *(seat for seat in range(seats) if seat != learner)]
    return [
        Person(
            words(f"lobby-setup-usual-{order.index(seat) + 1}"),
            COLOURS[order.index(seat)],
            HERE if seat == learner else f"{BOT}:1",
        )
        for seat in range(seats)
    ]
