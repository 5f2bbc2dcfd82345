"""The computer players of a table: their seats, their questions and their answers."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rulesets.core.records import record
from tabletop_tui.play import acts
from tabletop_tui.store.people import HERE

if TYPE_CHECKING:
    from tabletop_tui.bots.hints import Hint
    from tabletop_tui.bots.workers import Thought, Workers
    from tabletop_tui.play.record import Act, GameRecord
    from tabletop_tui.play.session import Session


@record
class Question:
    """A decision for a computer player."""

    seat: int
    level: int
    steps: int
    """How many steps had been taken in the game: after another one, the question is out of date."""
    thought: "Thought"


class Company:
    """The computer players of a session: those of its people that are programs."""

    def __init__(self, session: "Session", workers: "Workers | None" = None) -> None:
        """All seats of computer players, which think in these `workers`, or in the program's."""
        self._session = session
        self._workers = workers

    @property
    def workers(self) -> "Workers":
        """The processes in which these computer players think."""
        from tabletop_tui.bots.workers import shared

        return self._workers or shared()

    def use(self, workers: "Workers") -> None:
        """Let computer players think in these workers from now on."""
        self._workers = workers

    def level(self, seat: int) -> int | None:
        """The level at which a seat is played by the computer; `None` if people play it."""
        people = self._session.record.people
        return people[seat].level if seat < len(people) else None

    @property
    def people(self) -> Sequence[int]:
        """The seats that people play."""
        return [seat for seat, person in enumerate(self._session.record.people) if person.level is None]

    @property
    def plays(self) -> bool:
        """Whether the computer plays any seat."""
        return len(self.people) < len(self._session.record.people)

    @property
    def decides(self) -> bool:
        """Whether a computer player decides now."""
        decision = self._session.record.decision
        return decision is not None and self.level(decision.seat) is not None

    def question(self) -> Question | None:
        """The question for a computer player now; `None` if none decides."""
        session, decision = self._session, self._session.record.decision
        level = None if decision is None else self.level(decision.seat)
        if decision is None or level is None:
            return None
        return Question(decision.seat, level, session.record.steps, self._thought(decision.seat, level))

    async def hints(self) -> "Sequence[Hint]":
        """The best options for the person who decides now; none if no worker can find any."""
        from tabletop_tui.bots.hints import of_json
        from tabletop_tui.bots.workers import CantThinkError

        try:
            return of_json(await self.think_about(self._hint()))
        except (CantThinkError, ValueError, TypeError):  # no answer, or no hints
            return []

    def _hint(self) -> "Thought":
        from tabletop_tui.bots.workers import HINT

        decision = self._session.record.decision
        seat = -1 if decision is None else decision.seat
        return self._thought(seat, HINT)

    def _thought(self, seat: int, level: int) -> "Thought":
        """What a worker must know about the current decision."""
        from rulesets.core import tables
        from tabletop_tui.bots.workers import HINT, Thought

        session = self._session
        table, folder = session.record.table, tables.override_folder()
        return Thought(
            table=f"{session.rules.id} {table.seed} {sorted(table.variants.items())} {id(session)}",
            game=session.rules.id,
            seats=table.seats,
            seed=table.seed,
            variants=dict(table.variants),
            answers=[answer.key for answer in table.answers],
            document=None if table.from_start else table.save(),
            level=level,
            chance=f"{table.seed}:{seat}",
            overrides="" if folder is None else str(folder.absolute()),
            style=self._style(seat) if level > HINT else "",
        )

    def _style(self, seat: int) -> str:
        """How the rival at a seat likes to play; empty if it is none."""
        from tabletop_tui.store.rivals import RIVALS  # most games have none

        rival = RIVALS.get(self._session.record.people[seat].rival)
        return "" if rival is None else rival.style

    def is_open(self, question: Question) -> bool:
        """Whether a question is still open: nothing has been taken back or answered since."""
        decision = self._session.record.decision
        return (
            question.steps == self._session.record.steps
            and decision is not None
            and decision.seat == question.seat
            and self.level(question.seat) == question.level
        )

    async def think(self, question: Question) -> str:
        """The key of the answer. Raises `CantThinkError`."""
        key: str = await self.think_about(question.thought)
        return key

    async def think_about(self, thought: "Thought") -> Any:
        """A worker's answer. Raises `CantThinkError`."""
        import asyncio  # only those who play against the computer need an event loop

        return await asyncio.wrap_future(self.workers.think(thought))

    def answer(self, question: Question, key: str) -> "Act":
        """The act that gives this answer, if the question is still open and the computer plays the seat."""

        def act(draft: "GameRecord") -> None:
            is_open = draft.steps == question.steps
            if is_open and draft.people[question.seat].level is not None:
                acts.answer(key, question.seat)(draft)

        return act


def given_to(seat: int, kind: str) -> "Act":
    """The act that gives a seat to a person at this keyboard or to a computer player, by its kind.

    A rival who leaves a seat doesn't come back to it.
    """

    def act(draft: "GameRecord") -> None:
        people = list(draft.people)
        rival = "" if kind == HERE else people[seat].rival
        people[seat] = replace(people[seat], kind=kind, rival=rival)
        draft.seat_people(people)

    return act
