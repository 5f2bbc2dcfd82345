"""What a seat may see: everything. Nothing is hidden in nine men's morris."""

from rulesets.core.records import record
from tabletop_morris.board import MEN
from tabletop_morris.state import Morris, points_of


@record
class MorrisView:
    """The table as one seat, or a watcher, sees it."""

    seat: int | None
    """Whose view this is."""
    men: dict[str, int]
    """The seat of the man on each point; empty points are left out."""
    hands: tuple[int, ...]
    """Men still to be placed, by seat."""
    lost: tuple[int, ...]
    """Men that have been taken off, by seat."""
    active: int | None
    """The seat whose turn it is, or `None` when the game is over."""
    lifted: str
    """The point of the man that is being moved; empty if none is."""
    turn: int
    """The number of the turn, from 1."""
    quiet: int
    """Moves since the last man was placed or taken off."""
    limit: int
    """How many quiet moves end the game."""
    winner: int | None
    ended: str
    """Why the game is over; empty while it isn't."""


def view(state: Morris, seat: int | None) -> MorrisView:
    """The table as a seat sees it."""
    left = [len(points_of(state.men, each)) + state.hands[each] for each in (0, 1)]
    return MorrisView(
        seat=seat,
        men=dict(state.men),
        hands=tuple(state.hands),
        lost=tuple(MEN - count for count in left),
        active=None if state.ended else state.active,
        lifted=state.lifted,
        turn=state.turns + 1,
        quiet=state.quiet,
        limit=state.limit,
        winner=state.winner,
        ended=state.ended,
    )
