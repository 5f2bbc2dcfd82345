"""Pieces on the two rings: entering, moving, pushing, crossing borders (specification 5.2, 5.3)."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from rulesets.core import Option
from rulesets.papyria import events
from rulesets.papyria.components import CROSSING, FREE_STEPS, OCCUPATION, POSITIONS, RINGS, Ring
from rulesets.papyria.reasons import TooLittleLapis
from rulesets.papyria.state import Papyria

FAR_TOO_MUCH: Final = POSITIONS + OCCUPATION
"""Enough lapis for any move."""


class Enter(NamedTuple):
    """Put a piece on the board."""

    ring: Ring
    position: int

    @property
    def end(self) -> int:
        """Where it then stands, as for a move."""
        return self.position

    @property
    def price(self) -> int:
        """Entering costs nothing: always 0 lapis."""
        return 0


class Move(NamedTuple):
    """Move a piece clockwise; the first two steps are free (5.3)."""

    ring: Ring
    start: int
    end: int
    cost: int
    """Lapis to the supply (R51)."""
    pushed: int | None
    """The seat whose piece is pushed away, which gets a lapis."""

    @property
    def price(self) -> int:
        """The total cost of the move in lapis."""
        return self.cost + (OCCUPATION if self.pushed is not None else 0)


@cache  # without it, random play takes 5 % more
def enter_option(ring: Ring, position: int) -> Option[Enter]:
    return Option(f"enter:{ring}:{position}", Enter(ring, position), f"slot:{ring}:{position}")


@cache  # without it, random play takes 6 % more
def move_option(ring: Ring, start: int, end: int, cost: int, pushed: int | None) -> Option[Move]:
    """The option to move from one place to another; places are counted from 0, unlike positions."""
    option = Move(ring, start + 1, end + 1, cost, pushed)
    return Option(f"move:{ring}:{option.start}>{option.end}", option, f"slot:{ring}:{option.end}")


def entries(g: Papyria, index: int) -> list[Option[Enter]]:
    """Every empty slot, for the rings on which the seat has a piece off the board (5.2, R11)."""
    off = g.seats[index].off
    return [
        enter_option(ring, position)
        for ring in RINGS
        if off[ring]
        for position, owner in enumerate(g.rings[ring], start=1)
        if owner is None
    ]


@cache  # without it, random play takes 5 times as long
def walks(ring: Ring, start: int) -> tuple[tuple[int, tuple[Option[Move], ...]], ...]:
    """The other places clockwise, each with the options to move there if it is empty, by cost.

    Places are counted from 0. A piece never walks all the way round (R14).
    """
    found = []
    for ahead in range(1, POSITIONS):
        end, dearest = (start + ahead) % POSITIONS, max(0, ahead - FREE_STEPS)
        found.append((end, tuple(move_option(ring, start, end, cost, None) for cost in range(dearest + 1))))
    return tuple(found)


def ring_moves(ring: Ring, slots: Sequence[int | None], index: int, lapis: int) -> list[Option[Move]]:
    """The moves of a seat's pieces on a ring that cost at most this much lapis (5.3).

    Occupied slots are skipped and don't count, but the target does (R13). No slot with a
    piece of the same player is a target (R16).
    """
    found = []
    for start, owner in enumerate(slots):
        if owner != index:
            continue
        free, cost = FREE_STEPS, 0
        for end, onto in walks(ring, start):
            there = slots[end]
            if there is None:
                found.append(onto[cost])
                free -= 1
                if free <= 0:
                    cost += 1
                    if cost > lapis:
                        break
            elif there != index and cost + OCCUPATION <= lapis:
                found.append(move_option(ring, start, end, cost, there))
    return found


def move_options(g: Papyria, index: int) -> Sequence[Option[Enter | Move]]:
    """Entries while a piece is off the board, else every affordable move, ring by ring (R12)."""
    seat = g.seats[index]
    if any(seat.off.values()):
        return entries(g, index)
    wanderers, ships = RINGS
    return ring_moves(wanderers, g.rings[wanderers], index, seat.lapis) + ring_moves(
        ships, g.rings[ships], index, seat.lapis
    )


def blocked_moves(g: Papyria, index: int) -> list[Option[Move]]:
    """The moves that are too expensive."""
    seat = g.seats[index]
    if any(seat.off.values()):
        return []
    found = []
    for ring in RINGS:
        for option in ring_moves(ring, g.rings[ring], index, FAR_TOO_MUCH):
            price = option.value.price
            if price > seat.lapis:
                reason = TooLittleLapis(needed=price, owned=seat.lapis)
                found.append(Option(option.key, option.value, option.target, reason))
    return found


def crosses(start: int | None, end: int, stand: str) -> bool:
    """Whether a walk passes a border; entering passes none."""
    if start is None:
        return False
    return (CROSSING[stand] - start) % POSITIONS < (end - start) % POSITIONS


def enter(g: Papyria, index: int, choice: Enter) -> None:
    """Put a piece on the board; this costs nothing and pushes no piece."""
    g.seats[index].off[choice.ring] -= 1
    g.rings[choice.ring][choice.position - 1] = index
    g.emit(
        events.Entered,
        index,
        ring=choice.ring,
        position=choice.position,
        sector=g.sectors[choice.position - 1],
    )


def move(g: Papyria, index: int, choice: Move) -> None:
    """Pay, lift the piece, push any piece at its target to the next empty slot, and put it down (R15)."""
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
    g.emit(
        events.Moved,
        index,
        ring=choice.ring,
        start=choice.start,
        end=choice.end,
        from_sector=g.sectors[choice.start - 1],
        to_sector=g.sectors[choice.end - 1],
        cost=choice.cost,
        pushed=choice.pushed,
        pushed_to=pushed_to,
        pushed_sector=g.sectors[pushed_to - 1] if pushed_to is not None else None,
    )


def next_empty(slots: Sequence[int | None], position: int) -> int:
    """The next empty slot clockwise after a position."""
    around = ((position + step) % POSITIONS for step in range(POSITIONS - 1))
    return next(place + 1 for place in around if slots[place] is None)
