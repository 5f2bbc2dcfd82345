"""A step of a lesson as it is played: a session of its own that is kept nowhere, and a place at it.

Everything can be taken back, down to the position the step begins with: the position is made again and the
answers that stand are given again.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rulesets.core import Table
from rulesets.core.rules import Rules
from tabletop_tui.play.company import Company
from tabletop_tui.play.game import Act, Game, Pauses, SessionError
from tabletop_tui.play.lesson import OPEN, REACHED, Attempt, Step, outcome
from tabletop_tui.play.place import Place
from tabletop_tui.play.played import Played
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import BOT, COLOURS, HERE, Person

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from tabletop_tui.play.company import Question
    from tabletop_tui.text.words import Words


def never(_due: object) -> bool:
    """No change of seats waits: only one person is there."""
    return False


class Exercise(Session):
    """A step at a table of its own."""

    def __init__(self, rules: Rules[Any], step: Step, number: int, words: "Words") -> None:
        """The step of this number in its lesson, from 0; the people have the usual names."""
        table = step.position()
        decision = table.decision
        if decision is None:
            raise ValueError(f"nothing is asked in the position of {step.id}")
        self.seat = decision.seat
        self.step, self.number, self._words = step, number, words
        self._people = people_of(words, table.seats, self.seat)
        super().__init__(Game(Played.of_table(table, self._people), never))
        self._before = rules.view(table.state, self.seat)
        self._points = rules.standings(table.state)[self.seat].total
        self._gone = 0
        """Added to `steps`; grows when something is taken back, so that no two moments have the same."""
        self._known: tuple[int, str] = (-1, OPEN)

    @property
    def steps(self) -> int:
        """A count of what was given and taken back so far; never the same number at two moments."""
        return super().steps + self._gone

    # -- its state ---------------------------------------------------------------------------------

    @property
    def keys(self) -> tuple[str, ...]:
        """The learner's answers in force."""
        return tuple(answer.key for answer in self.table.answers if answer.seat == self.seat)

    @property
    def outcome(self) -> str:
        """`REACHED`, `OPEN`, or the id of what has gone wrong."""
        if self._known[0] != self.steps:
            self._known = (self.steps, outcome(self.step, self._attempt(self.game)))
        return self._known[1]

    def _attempt(self, game: Game) -> Attempt:
        """What was done in a game, or a draft of it, so far."""
        table, seat = game.table, self.seat
        return Attempt(
            seat,
            self._before,
            game.played.view(seat),
            tuple(event.seen_by(seat) for entry in game.played.log[1:] for event in entry.events),
            tuple(answer.key for answer in table.answers if answer.seat == seat),
            sum(gain.seat == seat for gain in game.played.history_gains),
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
            tried.answer(key)
            if key in left:
                left.remove(key)
        found: list[str] = []
        while left and tried.outcome == OPEN and (decision := tried.decision) is not None:
            offered = {option.key for option in decision.options}
            answer = next((each for each in left if each in offered), None)
            if answer is None:
                break
            left.remove(answer)
            found.append(answer)
            tried.answer(answer)
        return found[0] if found and tried.outcome == REACHED else None

    def text(self, words: "Words", part: str, *, plain: bool = False) -> str:
        """One of the step's texts; where it speaks of the screen, there is another one for plain mode.

        What is said of the outcome is true of what was played (`Step.facts`).
        """
        message = self.step.message(self.rules.id, part)
        own = f"{message}-plain"
        facts = self.step.facts(self._attempt(self.game)) if part == self.verdict else {}
        return words.put(own if plain and words.has(own) else message, facts)

    @property
    def verdict(self) -> str:
        """The part of the step's texts that says what has come of it."""
        return "done" if self.outcome == REACHED else f"wrong-{self.outcome}"

    # -- answering and taking back -----------------------------------------------------------------

    def answer(self, key: str, seat: int | None = None) -> None:
        """Answer, and have the other seats answer after it."""
        self.do(self.answering(key, seat))

    def answering(self, key: str, seat: int | None = None) -> Act:
        """The act that answers as the learner, and for the other seats until the learner decides again."""

        def act(game: Game) -> None:
            game.answer(key, seat)
            while (asked := game.decision) is not None and asked.seat != self.seat:
                if outcome(self.step, self._attempt(game)) != OPEN:
                    return
                game.answer(self._reply(game.table), asked.seat)

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

    def may_undo(self, by: "Collection[int] | None" = None) -> bool:
        """Whether the learner has answered anything."""
        return bool(self.keys)

    def may_restart(self, by: "Collection[int] | None" = None) -> bool:
        """Whether the learner has answered anything."""
        return bool(self.keys)

    def may_redo(self, by: "Collection[int] | None" = None) -> bool:
        """Never: in a lesson, answers that were taken back aren't kept."""
        return False

    def undo(self, seat: int | None = None, *, by: "Collection[int] | None" = None) -> None:
        """Take back the learner's last answer and all that followed."""
        self.do(self.back_to(len(self.keys) - 1))

    def restart_turn(self, seat: int | None = None, *, by: "Collection[int] | None" = None) -> None:
        """Begin the step again, from its prepared position."""
        self.do(self.back_to(0))

    def redo(self, seat: int | None = None, *, by: "Collection[int] | None" = None) -> None:
        """Raise `SessionError`: in a lesson, answers that were taken back aren't kept."""
        raise SessionError("saves-nothing-to-redo")

    def back_to(self, answers: int) -> Act:
        """The act after which only this many answers of the learner stand."""

        def act(game: Game) -> None:
            keys = self.keys
            if not keys:
                raise SessionError("saves-nothing-to-undo")
            self._gone += game.steps + 1
            game.begin_again(Played.of_table(self.step.position(), self._people))
            for key in keys[: max(answers, 0)]:
                self.answering(key, self.seat)(game)

        return act

    def pause_when(self, pauses: Pauses) -> None:
        """No change of seats waits."""


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


class Prepared(Company):
    """The other seats of a step: their answers are prepared, so none of them thinks."""

    @property
    def decides(self) -> bool:
        """Never: they have answered already, or the step has ended."""
        return False

    def question(self) -> "Question | None":
        """Always `None`: no computer player is asked anything."""
        return None


class LearnersPlace(Place):
    """The keyboard at a step of a lesson."""

    def __init__(self, exercise: Exercise, ticked: "Callable[[], None]") -> None:
        """`ticked` is called whenever the goal is reached."""
        super().__init__(exercise)
        self.exercise = exercise
        self.company = Prepared(exercise)
        self._ticked = ticked

    @property
    def lesson(self) -> Exercise:
        """The step that is played here."""
        return self.exercise

    def answer(self, key: str, seat: int) -> Act:
        """Answer, and have the other seats answer."""
        return self.exercise.answering(key, seat)

    @property
    def undo(self) -> Act:
        """Take back the last answer."""
        return self.exercise.back_to(len(self.exercise.keys) - 1)

    @property
    def restart(self) -> Act:
        """Begin the step again, from its prepared position."""
        return self.exercise.back_to(0)

    def do(self, act: Act, refused: "Callable[[Exception], None]") -> None:
        """As in every game; a goal that is reached is ticked."""
        before = self.exercise.outcome
        super().do(act, refused)
        if before != REACHED and self.exercise.outcome == REACHED:
            self._ticked()

    @property
    def runs_bots(self) -> bool:
        """No: there is no computer player to stop."""
        return False

    @property
    def offers_rematch(self) -> bool:
        """No: a step is begun again with a key of its own."""
        return False
