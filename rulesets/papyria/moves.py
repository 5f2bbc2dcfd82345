"""Pieces on the two rings: entering, moving, pushing, crossing borders (specification 5.2, 5.3)."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from rulesets.core import Option, Reason
from rulesets.papyria.components import CROSSING, POSITIONS, RINGS
from rulesets.papyria.state import Papyria

FREE_STEPS = 2
"""Steps that cost nothing."""
OCCUPATION = 1
"""Lapis to the owner of a piece that is pushed away."""


class Enter(NamedTuple):
    """Put a piece on the board."""

    ring: str
    position: int


class Move(NamedTuple):
    """Move a piece clockwise."""

    ring: str
    start: int
    end: int
    cost: int
    """Lapis to the supply."""
    pushed: int | None
    """Whose piece is pushed away; its owner gets a lapis."""

    @property
    def price(self) -> int:
        """Lapis in all."""
        return self.cost + (OCCUPATION if self.pushed is not None else 0)


@cache
def enter_option(ring: str, position: int) -> Option[Enter]:
    """Enter on a position."""
    return Option(f"enter:{ring}:{position}", Enter(ring, position), f"slot:{ring}:{position}")


@cache
def move_option(move: Move) -> Option[Move]:
    """Move from one position to another."""
    key = f"move:{move.ring}:{move.start}>{move.end}"
    return Option(key, move, f"slot:{move.ring}:{move.end}")


def entries(g: Papyria, index: int) -> list[Option[Any]]:
    """Every empty slot, for the rings on which the seat has a piece off the board (R11)."""
    off = g.seats[index].off
    return [
        enter_option(ring, position)
        for ring in RINGS
        if off[ring]
        for position, owner in enumerate(g.rings[ring], start=1)
        if owner is None
    ]


def targets(slots: Sequence[int | None], ring: str, start: int) -> Iterator[Move]:
    """Where a piece could go, whatever it costs: occupied slots are jumped and don't count (R12 to R16)."""
    owner, free = slots[start - 1], 0
    for ahead in range(1, POSITIONS):
        end = (start - 1 + ahead) % POSITIONS + 1
        there = slots[end - 1]
        if there != owner:
            yield Move(ring, start, end, max(0, free + 1 - FREE_STEPS), there)
        if there is None:
            free += 1


def all_moves(g: Papyria, index: int) -> Iterator[Move]:
    """Every move of a seat's pieces, whatever it costs."""
    for ring in RINGS:
        slots = g.rings[ring]
        for position, owner in enumerate(slots, start=1):
            if owner == index:
                yield from targets(slots, ring, position)


def move_options(g: Papyria, index: int) -> list[Option[Any]]:
    """Entries while a piece is off the board, else every move that can be paid."""
    if any(g.seats[index].off.values()):
        return entries(g, index)
    lapis = g.seats[index].lapis
    return [move_option(move) for move in all_moves(g, index) if move.price <= lapis]


def blocked_moves(g: Papyria, index: int) -> list[Option[Any]]:
    """The moves that are too dear."""
    if any(g.seats[index].off.values()):
        return []
    lapis = g.seats[index].lapis
    found = []
    for move in all_moves(g, index):
        if move.price > lapis:
            option = move_option(move)
            reason = Reason("too-little-lapis", {"needed": move.price, "owned": lapis})
            found.append(Option(option.key, option.value, option.target, reason))
    return found


def crosses(start: int | None, end: int, stand: str) -> bool:
    """Whether a walk passes a border; entering passes none."""
    if start is None:
        return False
    return (CROSSING[stand] - start) % POSITIONS < (end - start) % POSITIONS


def enter(g: Papyria, index: int, choice: Enter) -> None:
    """A piece comes onto the board; it costs nothing and pushes nobody."""
    g.seats[index].off[choice.ring] -= 1
    g.rings[choice.ring][choice.position - 1] = index
    g.tell("entered", index, ring=choice.ring, position=choice.position)


def move(g: Papyria, index: int, choice: Move) -> None:
    """Pay, lift the piece, push whoever is there to the next empty slot, and put it down (R15)."""
    slots = g.rings[choice.ring]
    seat = g.seats[index]
    seat.lapis -= choice.price
    slots[choice.start - 1] = None
    pushed_to = None
    if choice.pushed is not None:
        g.seats[choice.pushed].lapis += OCCUPATION
        pushed_to = next_empty(slots, choice.end)
        slots[pushed_to - 1] = choice.pushed
    slots[choice.end - 1] = index
    g.tell(
        "moved",
        index,
        ring=choice.ring,
        start=choice.start,
        end=choice.end,
        cost=choice.cost,
        pushed=choice.pushed,
        pushed_to=pushed_to,
    )


def next_empty(slots: Sequence[int | None], position: int) -> int:
    """The next empty slot clockwise after a position."""
    around = ((position + step) % POSITIONS for step in range(POSITIONS - 1))
    return next(place + 1 for place in around if slots[place] is None)
