"""What a game must provide, and what it can be asked for."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Hashable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rulesets.core.chance import Rng
from rulesets.core.decision import Decision, Option
from rulesets.core.records import record
from rulesets.core.state import GameState

if TYPE_CHECKING:
    from rulesets.core.observing import Observed

S = TypeVar("S", bound=GameState)

Phase = Callable[[S], Coroutine[Decision[Any], Any, str | None]]
"""A stretch of the game: a coroutine that returns the next one's name, or `None` at the end."""


@record
class Variant:
    """Something that players can choose at set-up."""

    id: str
    choices: tuple[str, ...]
    """Everything it can be set to, in the order shown."""
    default: str
    before: str = ""
    """What games saved before this could be chosen were played by; empty if that is the default."""
    ruling: str = ""
    """The ruling that this decides, where readers of the rulebook differ, by its number."""
    asked: tuple[str, ...] = ()
    """The kinds of decisions at which that ruling matters; none if only when points are counted."""

    @property
    def of_old(self) -> str:
        """What a saved game was played by that doesn't say."""
        return self.before or self.default

    def allowed(self, seats: int) -> tuple[str, ...]:
        """The choices that make sense for this many seats: `seat:3` needs a fourth player."""
        return tuple(c for c in self.choices if not (c.startswith("seat:") and int(c[5:]) >= seats))


@record
class ScoreLine:
    """One line of a score sheet."""

    id: str
    points: int
    facts: Mapping[str, Any] = field(default_factory=dict)
    """Where the points come from, as JSON values."""
    final: bool = False
    """Counted when the game ends; until then, a forecast that may change."""


@record
class Standing:
    """How a seat stands: its points, line by line, and its place."""

    seat: int
    place: int
    """From 1; seats that share a place have the same number, and the next number is skipped."""
    total: int
    lines: tuple[ScoreLine, ...]
    tie_break: tuple[int, ...] = ()
    """What decides between equal totals; more is better."""
    concealed: bool = False
    """Some lines are hidden from the seat that asked; the total covers the lines shown."""

    @property
    def made(self) -> int:
        """The points already made, whatever the final scoring brings."""
        return sum(line.points for line in self.lines if not line.final)


@record
class Progress:
    """How far the game has come."""

    round: int
    """The number of the current round, from 1."""
    rounds: int
    """How many there will be; 0 while that depends on what players do."""
    active: int | None
    """The seat whose turn it is, or `None` when the game is over."""


def placed(scored: Iterable[tuple[int, tuple[ScoreLine, ...], tuple[int, ...]]]) -> tuple[Standing, ...]:
    """Standings in seat order from `(seat, lines, tie breakers)`; equal seats share a place."""
    rows = [(seat, lines, ties, sum([line.points for line in lines])) for seat, lines, ties in scored]
    worth = [(total, ties) for _, _, ties, total in rows]
    return tuple(
        [
            Standing(seat, 1 + len([other for other in worth if other > (total, ties)]), total, lines, ties)
            for seat, lines, ties, total in rows
        ]
    )


class Rules(ABC, Generic[S]):
    """The rules of one game. Stateless: everything about a game in progress is in its state."""

    id: str
    """The game's id, as in `rulesets.GAMES`."""
    version: str
    """Changes whenever the same answers could lead to a different game."""
    components: str = ""
    """A fingerprint of the component tables in use."""
    seat_counts: range
    variants: tuple[Variant, ...] = ()
    most_options: int = 512
    """No decision has more options than this."""
    most_answers: int = 10_000
    """No game has more answers than this times its seats."""
    first_phase: str
    phases: Mapping[str, Phase[S]]
    state_type: type[S]

    def variants_of(self, saved: Mapping[str, str]) -> dict[str, str]:
        """What a saved game was played by: what it says, and the rule of before where it doesn't say."""
        return {variant.id: variant.of_old for variant in self.variants} | dict(saved)

    def rulings_at(self, kind: str | None) -> tuple[Variant, ...]:
        """The chosen rulings that matter at a kind of decision; at `None`, those about counting points."""
        chosen = [variant for variant in self.variants if variant.ruling]
        return tuple([v for v in chosen if (kind in v.asked if kind is not None else not v.asked)])

    @abstractmethod
    def set_up(self, seats: int, rng: Rng, variants: Mapping[str, str]) -> S:
        """The position before the first phase. Seats and variants have been checked."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent copy, written out by hand: the engine makes one at every phase."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Any:
        """A new object with what a seat (or a watcher, `None`) may see. Compares by value."""

    @abstractmethod
    def standings(self, state: S) -> tuple[Standing, ...]:
        """How the seats stand, in seat order: at any time, as if the game ended now."""

    def lines(self, state: S, seat: int) -> tuple[ScoreLine, ...]:
        """A seat's score sheet, as in `standings`."""
        return self.standings(state)[seat].lines

    def standings_seen(self, state: S, seat: int | None) -> tuple[Standing, ...]:
        """How the seats stand, as far as a seat (or a watcher, `None`) may know; all by default."""
        return self.standings(state)

    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """Every broken invariant, in words for maintainers. Empty in every reachable position."""

    @abstractmethod
    def redeal(self, state: S, seat: int | None, rng: Rng) -> S:
        """A copy in which everything that the seat can't see is drawn again, consistently with what it
        knows.
        """

    def dealer(self, state: S, seat: int | None) -> Callable[[Rng], S]:
        """A function that deals a position as `redeal` does, any number of times; the position must not
        change.

        Worth writing where much of the work is the same for each deal: sorting what is hidden, and finding
        where it lies. A deal may continue from the previous one (`Pool`), so it also depends on those before:
        give a function the same `rng` every time.
        """
        return lambda rng: self.redeal(state, seat, rng)

    @abstractmethod
    def progress(self, state: S) -> Progress:
        """Round, rounds and whose turn it is."""

    def features(self, state: S, seat: int) -> Mapping[str, float]:
        """Amounts specific to a game that say how a seat stands, by name; computer players learn their worth.

        Only what lies open, or what the seat itself may see. Nothing by default: a seat's fields and the
        lines of its score sheet are counted anyway.
        """
        return {}

    def around(self, state: S) -> Sequence[Hashable]:
        """What the score sheet and `features` of each seat depend on besides its own things and `left`.

        So that they needn't be counted again: computer players judge seats alike which agree in all of it.
        Nothing by default: then they always count.
        """
        return ()

    def left(self, state: S) -> float:
        """The part of the game that is still to come, from 1 at the start to 0 when it is over."""
        now = self.progress(state)
        if now.active is None:
            return 0.0
        return 1.0 - (now.round - 1) / now.rounds if now.rounds else 0.5

    def moment(self, state: S) -> Hashable:
        """When this is: the same for two positions of a game before which as many turns were over.

        By default, what is left; a game in which that depends on more than the turns says so itself.
        """
        return self.left(state)

    def closing(self, state: S, seat: int) -> Mapping[str, float] | None:
        """What a seat can still expect once it has had its last turn, in points by feature; `None` before.

        What it holds is of no use any more then. `None` by default: seats are then judged by their features.
        """
        return None

    def hides(self, state: S, seat: int) -> bool:
        """Whether a seat now has something that other players must not see, such as a hand.

        If so, its things are covered until its player is at the keyboard. Never in a game in which
        everything on the table is open; what is hidden from everyone, such as a stack, doesn't count.
        """
        return False

    def observed(self) -> "Observed[S]":
        """What learning programs see of the game. Raises `LookupError` if the game doesn't say."""
        raise LookupError(f"{self.id} doesn't say what can be observed")

    def why_not(self, state: S, seat: int, target: str) -> Sequence[Option[object]]:
        """What speaks against a board element that the current decision doesn't offer.

        For what would be too much to list at the decision itself; nothing by default. The options'
        keys are the target: front ends name the element. Not called for what can be chosen.
        """
        return ()
