"""The coach of a first game: short notes, each shown once, when it first matters.

A note is data: a message of `<game>_coach.ftl` that says what to do and why, when it matters, and which board
it is about. `tabletop_tui.games.<game>.coach` lists a game's notes; the first that matters and that the seat
hasn't had yet is shown, one at most with each decision.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rulesets.core import Decision, Reason, Table
from rulesets.core.records import record
from tabletop_tui.host import registered

if TYPE_CHECKING:
    from tabletop_tui.play.record import Act, GameRecord
    from tabletop_tui.play.session import Session
    from tabletop_tui.play.texts import Text

FIRST_TURN = 4
"""The most notes for a seat in its first turn, including what it sets up before."""

FIRST_TURNS = 2
"""The set-up and the first turn, counted in turns."""

Condition = Callable[[Any, Decision[object]], bool]
"""Whether a note matters now: it is given the deciding seat's view, and its decision."""

Follows = Callable[[Any, Decision[Any]], Collection[str]]
"""The options that do what a note recommends, by their keys."""


@record
class Note:
    """A note that a newcomer gets once."""

    id: str
    """For the record of what a seat has been told."""
    text: "Text"
    when: Condition
    about: str = ""
    """The id of the board it is about, which has to be shown beside it; empty if there is none."""
    follows: Follows | None = None
    """What it recommends, if it does more than explain. Without any such option it isn't said."""

    def matters(self, view: object, decision: Decision[Any]) -> bool:
        """Whether it is worth saying now."""
        return self.when(view, decision) and (self.follows is None or bool(self.follows(view, decision)))


def asks(*kinds: str, when: Condition | None = None) -> Condition:
    """A condition: the decision is of one of these kinds, and perhaps something more holds."""

    def holds(view: object, decision: Decision[object]) -> bool:
        return decision.kind in kinds and (when is None or when(view, decision))

    return holds


def blocks(*reasons: Reason | type[Reason]) -> Condition:
    """A condition: something isn't possible now for one of these reasons, or one of these kinds."""

    def holds(_view: object, decision: Decision[object]) -> bool:
        return any(o.blocked in reasons or type(o.blocked) in reasons for o in decision.blocked)

    return holds


def both(first: Condition, second: Condition) -> Condition:
    """A condition: two others hold."""
    return lambda view, decision: first(view, decision) and second(view, decision)


def offers(noun: str) -> Condition:
    """A condition: an option whose key begins with this noun can be chosen."""
    return lambda _view, decision: any(o.key.partition(":")[0] == noun for o in decision.options)


def taking(*what: str) -> Follows:
    """What a note recommends: any option with one of these keys or nouns."""
    return lambda _view, decision: [
        o.key for o in decision.options if o.key in what or o.key.partition(":")[0] in what
    ]


def such(noun: str, holds: Callable[[Any, Decision[Any], str], bool]) -> Follows:
    """What a note recommends: those options of a noun of whose id this is true."""

    def keys(view: object, decision: Decision[Any]) -> Collection[str]:
        ids = [o.key.partition(":") for o in decision.options]
        return [f"{noun}:{id}" for word, _, id in ids if word == noun and holds(view, decision, id)]

    return keys


def most(noun: str, worth: Callable[[Any, Decision[Any], str], float]) -> Follows:
    """What a note recommends: the options of a noun that are worth most, if that is anything."""

    def keys(view: object, decision: Decision[Any]) -> Collection[str]:
        ids = [id for word, _, id in (o.key.partition(":") for o in decision.options) if word == noun]
        found = {id: worth(view, decision, id) for id in ids}
        best = max(found.values(), default=0)
        return [f"{noun}:{id}" for id, count in found.items() if count == best > 0]

    return keys


def sees(what: Callable[[Any], bool]) -> Condition:
    """A condition: this is true of the deciding seat's view."""
    return lambda view, _decision: what(view)


def from_round(number: int) -> Condition:
    """A condition: this round, or a later one, is being played."""
    return lambda view, _decision: view.round >= number


def to_round(number: int) -> Condition:
    """A condition: this round, or an earlier one, is being played."""
    return lambda view, _decision: view.round <= number


def near_end(rounds: int = 0) -> Condition:
    """A condition: after this round, at most this many more are played."""
    return lambda view, _decision: view.round >= view.rounds - rounds


def notes_of(game: str) -> Sequence[Note]:
    """The notes of a game, in the order in which they are considered; none for a game without a coach."""
    found: Sequence[Note] = registered.part_of(game, "coach", "NOTES", ())
    return found


class Coach:
    """Finds the notes for the coached seats of a game, and knows which they have had."""

    def __init__(self, session: "Session", notes: Sequence[Note] | None = None) -> None:
        """For a game that may have begun: its answers say which notes have been shown."""
        self._session = session
        self._notes = notes
        self._shown: dict[int, list[Note]] = {}
        self._at: list[Note | None] = []
        """The note shown with each decision so far."""
        self._before = (
            len(session.record.table.answers) if any(each.coached for each in session.record.people) else 0
        )
        """How many answers had been given, with a coach, before the game was opened here."""

    @property
    def notes(self) -> Sequence[Note]:
        """The notes of the game; looked for when first needed."""
        if self._notes is None:
            self._notes = notes_of(self._session.rules.id)
        return self._notes

    def coaches(self, seat: int) -> bool:
        """Whether a seat gets notes."""
        return self._session.record.people[seat].coached and bool(self.notes)

    def shown(self, seat: int) -> Sequence[Note]:
        """The notes that a seat has had, the first one first."""
        self._catch_up(self._session.record.table)
        return tuple(self._known(seat))

    def switched(self, seat: int, *, on: bool) -> "Act":
        """The act that turns the coach of a seat on or off. What it has said stays known with the game."""
        shown = tuple(note.id for note in self.shown(seat))

        def act(draft: "GameRecord") -> None:
            people, given = list(draft.people), len(draft.table.answers)
            people[seat] = replace(people[seat], coached=on, notes_shown=shown, coached_from=given)
            draft.seat_people(people)

        return act

    def _known(self, seat: int) -> list[Note]:
        """The notes that a seat has had; at first those it had had when its coach was last switched."""
        if seat not in self._shown:
            had = self._session.record.people[seat].notes_shown
            self._shown[seat] = [note for note in self.notes if note.id in had]
        return self._shown[seat]

    def note(self) -> Note | None:
        """The note for the deciding seat, which stays the same until its decision is made."""
        table = self._session.record.table
        asked = len(table.answers)
        self._catch_up(table)
        if table.decision is None or not self.coaches(table.decision.seat):
            return None
        if asked < len(self._at):
            del self._at[asked + 1 :]  # answers were taken back: notes shown since are shown again
            return self._at[asked]
        self._at += [None] * (asked - len(self._at))
        found = self._next(table)
        self._at.append(found)
        return found

    def _catch_up(self, table: Table[Any]) -> None:
        """Find the notes shown before the game was opened here, by replaying its answers.

        A seat's coach knows what it said before it was last switched on, and is silent up to then.
        """
        if not self._before:
            return
        answers, self._before = table.answers[: self._before], 0
        try:
            past: Table[Any] = Table.new(table.rules, table.seats, table.seed, listen=False, **table.variants)
            for answer in answers:
                self._at.append(self._next(past))
                past.apply(answer.key)
        except Exception:  # noqa: BLE001 - the rules have changed: nothing more can be known
            self._at = []

    def _next(self, table: Table[Any]) -> Note | None:
        """The first note that matters at a table and that the deciding seat hasn't had."""
        decision = table.decision
        if decision is None or not self.coaches(decision.seat):
            return None
        if len(table.answers) < self._session.record.people[decision.seat].coached_from:
            return None
        had = self._known(decision.seat)
        if len(had) >= FIRST_TURN and self._begins(table, decision.seat):
            return None
        view = table.rules.view(table.state, decision.seat)
        for note in self.notes:
            if note not in had and note.matters(view, decision):
                had.append(note)
                return note
        return None

    @staticmethod
    def _begins(table: Table[Any], seat: int) -> bool:
        """Whether a seat plays its first turn; setting up is one as well, so it may be the second."""
        if table.rules.progress(table.state).round > 1:
            return False
        seats = [answer.seat for answer in table.answers] + [seat]
        return sum(now == seat != before for before, now in pairwise([None, *seats])) <= FIRST_TURNS
