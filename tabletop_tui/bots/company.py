"""The computer players at one keyboard: which seats they play, what they are asked, and what they answer."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from rulesets.core.records import record
from tabletop_tui.bots.levels import LEVELS
from tabletop_tui.bots.seen import Seen

if TYPE_CHECKING:
    from pathlib import Path

    from tabletop_tui.game import Act
    from tabletop_tui.paths import Paths
    from tabletop_tui.session import Session
    from tabletop_tui.words import Words


@record
class Question:
    """A decision for a computer player. Thinking about it needs nothing of the session."""

    seat: int
    level: int
    steps: int
    """So many steps had been taken in the game: with another one the question is out of date."""
    seed: str

    seen: Seen

    def think(self) -> str:
        """The key of the answer; may be called in a thread of its own."""
        return LEVELS[self.level].choose(self.seen, Random(self.seed))


class Company:
    """The computer players of a session. Those that failed are left to people for as long as it is open."""

    def __init__(self, session: "Session") -> None:
        """All seats of computer players, also those that people take later."""
        self._session = session
        self._failed: set[int] = set()

    def level(self, seat: int) -> int | None:
        """The level at which a seat is played by the computer; `None` if people play it."""
        people = self._session.people
        return None if seat in self._failed or seat >= len(people) else people[seat].level

    @property
    def people(self) -> Sequence[int]:
        """The seats that people play."""
        return [seat for seat in range(len(self._session.people)) if self.level(seat) is None]

    @property
    def plays(self) -> bool:
        """Whether the computer plays any seat."""
        return len(self.people) < len(self._session.people)

    @property
    def decides(self) -> bool:
        """Whether a computer player is asked now."""
        decision = self._session.decision
        return decision is not None and self.level(decision.seat) is not None

    def question(self) -> Question | None:
        """What a computer player is asked now; `None` if no one or a person is asked."""
        session, decision = self._session, self._session.decision
        level = None if decision is None else self.level(decision.seat)
        if decision is None or level is None:
            return None
        seed = f"{session.seed}:{decision.seat}:{len(session.table.answers)}"
        return Question(
            decision.seat, level, session.steps, seed, Seen(session.table, Random(f"{seed}:deals"))
        )

    def is_open(self, question: Question) -> bool:
        """Whether a question still waits for its answer: nothing has been taken back or answered since."""
        decision = self._session.decision
        return (
            question.steps == self._session.steps
            and decision is not None
            and decision.seat == question.seat
            and self.level(question.seat) == question.level
        )

    def answer(self, question: Question, key: str) -> "Act":
        """The act that gives this answer to the question."""
        return lambda game: game.answer(key, question.seat)

    def failed(self, seat: int, error: Exception, words: "Words", paths: "Paths | None" = None) -> str:
        """A computer player broke: people play its seat from now on. Returns a sentence that says so.

        What happened is written to a report, if that can be.
        """
        from tabletop_tui.reports import write_report

        self._failed.add(seat)
        name = self._session.people[seat].name
        said = f"{type(error).__name__}: {error}"
        file: Path
        try:
            file = write_report(error, paths, ["bot", self._session.rules.id])
        except OSError:
            return words("bots-failed-unreported", name=name, error=said)
        return words("bots-failed", name=name, error=said, file=str(file))
