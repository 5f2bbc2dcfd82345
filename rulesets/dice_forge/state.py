"""The position of a game of Dice Forge (specification b, c and d)."""

import sys
from collections.abc import Sequence
from dataclasses import field
from functools import cache
from typing import Literal, NamedTuple

from rulesets.core import GameState
from rulesets.core.records import mutable
from rulesets.dice_forge.components import (
    DICE,
    GOLD,
    HAMMER_STEPS,
    LIMITS,
    MOON,
    RESOURCES,
    SET_UPS,
    START_DICE,
    SUN,
)

HOME = 0
"""The place of a hero who is on no portal."""

_LIMITED = {
    index: (limit.base_limit, limit.per_chest)
    for index, limit in ((each, LIMITS[RESOURCES[each]]) for each in (GOLD, SUN, MOON))
    if limit.base_limit is not None
}
"""How much of a resource can be kept, and how much more with each chest."""

BASE_LIMITS = tuple(_LIMITED[each][0] if each in _LIMITED else sys.maxsize for each in range(len(RESOURCES)))
"""How much of each resource anyone may keep."""


Cause = Literal["blessing", "ousted", "hind", "cancer", "sentinel", "sphinx", "cyclops", "satyrs", "minotaur"]
"""Why dice are rolled: a turn begins, a hero has been ousted, or the card that brought it."""


class Roll(NamedTuple):
    """A roll of this turn, for the screen."""

    seat: int
    faces: tuple[str, ...]
    dice: tuple[int, ...]
    """The dice that were rolled, from 0."""
    why: Cause


class Resolving(NamedTuple):
    """The roll that is being applied, for the screen."""

    seat: int
    rolled: tuple[str, ...]
    why: Cause
    losing: bool
    counts: tuple[str | None, ...] = ()
    """What each face counts as, so far as known: a mirror as its copy, or as nothing."""
    factors: tuple[int, ...] = ()
    """How many times each face counts; empty until all mirrors are settled."""
    at: int | None = None
    """The face being applied or copied."""


class Gaining(NamedTuple):
    """A gain with a decision before it is stored, for the screen."""

    seat: int
    resource: int
    amount: int


def starting_dice() -> list[list[str]]:
    """The light and the dark die that every player gets."""
    return [list(die.faces) for die in START_DICE]


@mutable
class Seat:
    """A hero: stores, dice, cards, tokens."""

    stores: list[int] = field(default_factory=lambda: [0] * len(RESOURCES))
    """Gold, sun, moon and glory on the inventory."""
    dice: list[list[str]] = field(default_factory=starting_dice)
    """Six faces on each of the two dice, by slot."""
    up: list[int] = field(default_factory=lambda: [0] * DICE)
    """The slot that is up on each die; the first one before any roll (ruling R4)."""
    removed: list[str] = field(default_factory=list)
    """Faces taken off the dice by forging."""
    fresh: list[list[int]] = field(default_factory=list, metadata={"later": True})
    """Die and slot of faces that have been forged and not come up in a roll since."""
    cards: list[str] = field(default_factory=list)
    """Feats performed, in order."""
    boars: list[str] = field(default_factory=list)
    """The boar faces whose cards it owns."""
    used: dict[str, int] = field(default_factory=dict)
    """Reinforcements used this turn, by card."""
    portal: int = HOME
    hammer: int = 0
    """Steps gone on the hammer track, over all hammer cards."""
    triton: int = 0
    cerberus: int = 0

    def limit(self, resource: int) -> int | None:
        """How much of a resource it can keep (ruling R22); `None` for glory (ruling R23)."""
        limit = _LIMITED.get(resource)
        if limit is None:
            return None
        base, per_chest = limit
        return base + per_chest * self.cards.count("chest")

    @property
    def free_steps(self) -> int:
        """Hammer steps still to go."""
        return HAMMER_STEPS * self.cards.count("hammer") - self.hammer

    def face_up(self, die: int) -> str:
        return self.dice[die][self.up[die]]

    def unused(self, card: str) -> int:
        """How many copies of a reinforcement can still be used this turn."""
        return self.cards.count(card) - self.used.get(card, 0)

    def copy(self) -> "Seat":
        """An independent copy, field by field: twice as fast as `Seat(...)`."""
        twin = Seat.__new__(Seat)
        twin.stores = self.stores[:]
        twin.dice = [faces[:] for faces in self.dice]
        twin.up = self.up[:]
        twin.removed = self.removed[:]
        twin.fresh = [place[:] for place in self.fresh]
        twin.cards = self.cards[:]
        twin.boars = self.boars[:]
        twin.used = self.used.copy()
        twin.portal = self.portal
        twin.hammer = self.hammer
        twin.triton = self.triton
        twin.cerberus = self.cerberus
        return twin


@mutable
class DiceForge(GameState):
    """The whole position. Nothing in it is hidden but the luck to come (specification f)."""

    seats: list[Seat]
    first: int = 0
    """The first player, for the whole game (ruling R1)."""
    turns: int = 0
    """Turns finished, by all seats together."""
    blessings: int = 0
    """The number of divine blessings for all in this turn so far."""
    layout: dict[str, str]
    """The card of every place."""
    stacks: dict[str, int]
    """Cards left at every place."""
    boar_stack: list[str]
    """The boar faces of the boar cards left, the top one last (ruling R44)."""
    pools: dict[str, int]
    """Faces left in sanctuary and garden, by face."""
    in_hand: str | None = None
    """The face about to be forged."""
    forging: int | None = None
    """The seat that forges it."""
    rolls: list[Roll] = field(default_factory=list)
    """The rolls of this turn."""
    resolving: Resolving | None = None
    gaining: Gaining | None = None

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return (self.first + self.turns) % len(self.seats)

    @property
    def round(self) -> int:
        """The round being played, from 1; the last one when the game is over."""
        return min(self.turns // len(self.seats) + 1, self.rounds)

    @property
    def rounds(self) -> int:
        """9, or 10 with three players."""
        return SET_UPS[len(self.seats)].rounds

    @property
    def over(self) -> bool:
        """Whether the last turn of the last round has been played."""
        return self.turns >= self.rounds * len(self.seats)

    def from_active(self) -> Sequence[int]:
        """All seats in turn order, the active one first."""
        return _from(self.active, len(self.seats))

    def opponents(self, seat: int) -> list[int]:
        """The other seats, clockwise from this one."""
        count = len(self.seats)
        return [(seat + step) % count for step in range(1, count)]


@cache  # 2 % of random play
def _from(first: int, count: int) -> Sequence[int]:
    """This many seats in turn order, from one of them on."""
    return tuple((first + step) % count for step in range(count))


def copy(state: DiceForge) -> DiceForge:
    """An independent copy, without listeners."""
    twin = state.bare_copy()
    twin.seats = [seat.copy() for seat in state.seats]
    twin.first = state.first
    twin.turns = state.turns
    twin.blessings = state.blessings
    twin.layout = state.layout.copy()
    twin.stacks = state.stacks.copy()
    twin.boar_stack = state.boar_stack[:]
    twin.pools = state.pools.copy()
    twin.in_hand = state.in_hand
    twin.forging = state.forging
    twin.rolls = state.rolls[:]
    twin.resolving = state.resolving
    twin.gaining = state.gaining
    return twin
