"""The position of a game of Orbis (specification d.6)."""

from dataclasses import field
from typing import NamedTuple

from rulesets.core import GameState
from rulesets.core.records import mutable
from rulesets.orbis.components import COLOUR_COUNT, DISPLAY_SIZE, LANDSCAPES, WORLD_SIZE


class Laid(NamedTuple):
    """A landscape that lies in a world."""

    tile: str
    wild: bool = False
    """Lies face down: a wilderness, of every colour (ruling R21)."""
    marker: bool = False
    """Carries a not-fulfilled marker."""

    @property
    def colour(self) -> int | None:
        """Its one colour, or `None` for a wilderness, which has them all."""
        return None if self.wild else LANDSCAPES[self.tile].colour


World = dict[str, Laid]
"""What lies on each site."""


def no_worshippers() -> list[int]:
    """A count of worshippers with none of any colour."""
    return [0] * COLOUR_COUNT


@mutable
class Seat:
    """What lies in front of a player."""

    supply: list[int] = field(default_factory=no_worshippers)
    """Worshippers held, by colour."""
    world: World = field(default_factory=dict)
    benefits: list[int] = field(default_factory=list)
    """The colours whose benefit tokens it owns, in the order in which they were taken."""
    god: str | None = None
    god_marker: bool = False
    """The God of Death carries a not-fulfilled marker."""

    def copy(self) -> "Seat":
        """An independent copy, field by field: twice as fast as `Seat(...)`."""
        twin = Seat.__new__(Seat)
        twin.supply = self.supply[:]
        twin.world = self.world.copy()
        twin.benefits = self.benefits[:]
        twin.god = self.god
        twin.god_marker = self.god_marker
        return twin


@mutable
class Orbis(GameState):
    """The whole position of Orbis: display, stacks, seats, whose turn it is."""

    seats: list[Seat]
    start: int = 0
    """The start seat."""
    turns: int = 0
    """Turns finished so far, by all seats together."""
    display: list[str | None]
    """Landscapes in slots 0 to 8, row by row; `None` where one was just taken."""
    worshippers: list[list[int]] = field(
        default_factory=lambda: [no_worshippers() for _ in range(DISPLAY_SIZE)]
    )
    """Worshippers on each slot, by colour."""
    stacks: list[list[str]]
    """The three face-down stacks by level; the top landscape is the last."""
    gods: list[str]
    """Gods that can still be taken."""
    temples: list[int]
    """Creation points of the temples in the game, the highest first."""
    hand: str | None = None
    """The landscape being taken, until it is laid."""
    turned_over: bool = False
    """The landscape being taken will be laid as a wilderness."""
    slot: int | None = None
    """The slot it came from, until the display is filled up."""
    owed: int = 0
    """How many worshippers are still to be given, gained or removed at this decision."""
    pending: str | None = field(default=None, compare=False, metadata={"saved": False})
    """What asks for worshippers now, and doesn't score until it has them: `site:2/0` or `god:death`.

    Not saved: it is set anew when the running phase is run again.
    """

    @property
    def active(self) -> int:
        """The seat whose turn it is; also after the last turn."""
        return (self.start + self.turns) % len(self.seats)

    @property
    def seat(self) -> Seat:
        """What lies in front of the active seat."""
        return self.seats[(self.start + self.turns) % len(self.seats)]

    @property
    def over(self) -> bool:
        """Whether every seat has had its 15 turns."""
        return self.turns == (WORLD_SIZE + 1) * len(self.seats)


def copy(state: Orbis) -> Orbis:
    """An independent copy, without listeners."""
    twin = state.bare_copy()
    twin.seats = [seat.copy() for seat in state.seats]
    twin.start = state.start
    twin.turns = state.turns
    twin.display = state.display[:]
    twin.worshippers = [colours[:] for colours in state.worshippers]
    twin.stacks = [stack[:] for stack in state.stacks]
    twin.gods = state.gods[:]
    twin.temples = state.temples[:]
    twin.hand = state.hand
    twin.turned_over = state.turned_over
    twin.slot = state.slot
    twin.owed = state.owed
    twin.pending = state.pending
    return twin
