"""The whole position of nine men's morris."""

from collections.abc import Mapping
from dataclasses import dataclass

from rulesets.core import GameState
from tabletop_morris.board import FEWEST, LINES_OF, NEXT_TO, POINTS

Men = Mapping[str, int]
"""Who has a man on which point; empty points are left out."""


@dataclass(slots=True, kw_only=True)
class Morris(GameState):
    """The whole position: who has which men where, and what is asked."""

    men: dict[str, int]
    """The seat of the man on each point; empty points are left out."""
    hands: list[int]
    """Men that each seat has still to place."""
    active: int
    turns: int = 0
    """Turns that are over."""
    lifted: str = ""
    """The point of the man that is being moved."""
    quiet: int = 0
    """Moves since the last man was placed or taken off."""
    seen: dict[str, int]
    """How often each position has come up since then, by what `position` makes of it."""
    repetition: bool
    """A position that comes up for the third time ends the game."""
    limit: int
    """How many quiet moves end the game."""
    winner: int | None = None
    ended: str = ""
    """Why the game is over; empty while it isn't."""

    @property
    def other(self) -> int:
        """The seat that isn't moving."""
        return 1 - self.active


def copy(state: Morris) -> Morris:
    """An independent copy: nothing of it is shared."""
    return Morris(
        men=dict(state.men),
        hands=list(state.hands),
        active=state.active,
        turns=state.turns,
        lifted=state.lifted,
        quiet=state.quiet,
        seen=dict(state.seen),
        repetition=state.repetition,
        limit=state.limit,
        winner=state.winner,
        ended=state.ended,
        rng=state.rng.copy(),
    )


# -- what follows from a position ------------------------------------------------------------------


def points_of(men: Men, seat: int) -> list[str]:
    """The points on which a seat has its men, in reading order."""
    return [point for point in POINTS if men.get(point) == seat]


def in_mill(men: Men, point: str) -> bool:
    """Whether the man on a point stands in a mill."""
    seat = men[point]
    return any(all(men.get(each) == seat for each in line) for line in LINES_OF[point])


def removable(men: Men, seat: int) -> list[str]:
    """The men of a seat that may be taken off: those in no mill, or any if all are in mills (ruling R2)."""
    own = points_of(men, seat)
    return [point for point in own if not in_mill(men, point)] or own


def flies(men: Men, hands: "list[int] | tuple[int, ...]", seat: int) -> bool:
    """Whether a seat has placed all its men and has just three left (ruling R5)."""
    return not hands[seat] and len(points_of(men, seat)) == FEWEST


def ways(men: Men, hands: "list[int] | tuple[int, ...]", point: str) -> list[str]:
    """The points to which the man on a point may go, in reading order."""
    near = POINTS if flies(men, hands, men[point]) else NEXT_TO[point]
    return [each for each in near if each not in men]


def position(state: Morris) -> str:
    """Men and whose turn it is, as text: what counts as the same position (ruling R6)."""
    return "".join(str(state.men.get(point, "-")) for point in POINTS) + str(state.active)
