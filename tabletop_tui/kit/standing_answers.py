"""Standing answers: the program answers a recurring question for a player, the same way every time.

A game names them (`Wording.standing_answers`); what each seat has chosen belongs to the session
and is kept with the saved game. The rules know nothing of it: such an answer is an ordinary answer.
"""

from collections.abc import Callable, Mapping, Sequence

from rulesets.core import Decision
from rulesets.core.records import record

ASK = "ask"
"""The choice that leaves the question to the player: the usual one."""


@record
class StandingAnswer:
    """One recurring question that can have a standing answer.

    Asking it must not give away anything hidden, because the log mentions it.
    """

    id: str
    """A word of the game: its messages are `GAME-standing-ID` and `GAME-standing-ID-CHOICE`."""
    kind: str
    """The kind of decision that it answers."""
    choices: tuple[str, ...]
    """What it can be set to besides `ask`."""
    key: Callable[[Decision[object], str], str | None]
    """The option that a choice takes at a decision; `None` has the player asked."""
    offered: int = 0
    """The choices in `rows` are also offered in the question's list, after this many answers; 0: nowhere."""
    rows: tuple[str, ...] = ()
    sensible: Callable[[Decision[object]], str | None] | None = None
    """The only sensible option where all others are worse: taken also if nothing is chosen (`ASK`)."""
    ends: Callable[[Decision[object], str], bool] | None = None
    """Whether a choice is done with its answer to a decision, so that the player is asked again."""

    @property
    def all_choices(self) -> tuple[str, ...]:
        """Everything it can be set to, `ask` first."""
        return (ASK, *self.choices)


class StandingAnswers:
    """What every seat has chosen. Immutable: a change makes a new one (`chosen`)."""

    def __init__(self, known: Sequence[StandingAnswer], by_seat: Sequence[Mapping[str, str]]) -> None:
        """`known` are the game's; of `by_seat`, what the game doesn't know is passed over."""
        self.known = tuple(known)
        self._by_seat = tuple(
            {each.id: seat[each.id] for each in self.known if seat.get(each.id) in each.choices}
            for seat in by_seat
        )

    @property
    def by_seat(self) -> tuple[dict[str, str], ...]:
        """What differs from `ask`, for saves."""
        return self._by_seat

    def choice(self, seat: int, standing_id: str) -> str:
        """What a seat has chosen."""
        return self._by_seat[seat].get(standing_id, ASK)

    def chosen(self, seat: int, standing_id: str, choice: str) -> "StandingAnswers":
        """The same standing answers with a different choice for one seat.

        Raises `ValueError` for a seat, a standing answer or a choice that there isn't.
        """
        found = next((each for each in self.known if each.id == standing_id), None)
        if found is None or choice not in found.all_choices or not 0 <= seat < len(self._by_seat):
            raise ValueError(f"seat {seat} can't have {standing_id!r} answered {choice!r}")
        seats = [dict(each) for each in self._by_seat]
        seats[seat][standing_id] = choice
        return StandingAnswers(self.known, seats)

    def of_kind(self, kind: str) -> StandingAnswer | None:
        """The one that answers a kind of decision, if there is one."""
        return next((each for each in self.known if each.kind == kind), None)

    def answer(self, decision: Decision[object] | None) -> str | None:
        """The option that answers a decision by itself; `None` if the player is to be asked."""
        found = self.of_kind(decision.kind) if decision is not None else None
        if decision is None or found is None:
            return None
        choice = self.choice(decision.seat, found.id)
        if choice != ASK:
            return found.key(decision, choice)
        return found.sensible(decision) if found.sensible is not None else None

    def after(self, decision: Decision[object]) -> "StandingAnswers":
        """What is chosen once a decision has been answered by itself: a choice may have done its work."""
        found = self.of_kind(decision.kind)
        if found is None or found.ends is None:
            return self
        done = found.ends(decision, self.choice(decision.seat, found.id))
        return self.chosen(decision.seat, found.id, ASK) if done else self
