"""The keyboard at a step of a lesson."""

from collections.abc import Callable

from tabletop_tui.play.company import Company, Question
from tabletop_tui.play.exercise import Exercise
from tabletop_tui.play.lesson import REACHED
from tabletop_tui.play.place import Place
from tabletop_tui.play.record import Act, Pauses


class Prepared(Company):
    """The other seats of a step: their answers are prepared, so none of them thinks."""

    @property
    def decides(self) -> bool:
        """Never: they have answered already, or the step has ended."""
        return False

    def question(self) -> Question | None:
        """Always `None`: no computer player is asked anything."""
        return None


class LearnersPlace(Place):
    """The keyboard at a step of a lesson."""

    def __init__(self, exercise: Exercise, ticked: Callable[[], None]) -> None:
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
    def can_undo(self) -> bool:
        """Whether the learner has answered anything."""
        return bool(self.exercise.keys)

    @property
    def can_redo(self) -> bool:
        """Never: in a lesson, answers that were taken back aren't kept."""
        return False

    @property
    def can_restart(self) -> bool:
        """Whether the learner has answered anything."""
        return self.can_undo

    @property
    def undo(self) -> Act:
        """Take back the last answer."""
        return self.exercise.back_to(len(self.exercise.keys) - 1)

    @property
    def restart(self) -> Act:
        """Begin the step again, from its prepared position."""
        return self.exercise.back_to(0)

    def pause_when(self, pauses: Pauses) -> None:
        """No change of seats waits: only one person is there."""

    def do(self, act: Act, refused: Callable[[Exception], None]) -> None:
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
