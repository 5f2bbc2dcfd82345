"""Giving and getting worshippers. The general supply never runs out (p. 2, ruling R29)."""

from collections.abc import Sequence

from rulesets.orbis import events
from rulesets.orbis.components import COLOURS
from rulesets.orbis.options import GAIN_OPTIONS, give_options
from rulesets.orbis.state import Orbis


def give(g: Orbis, counts: Sequence[int]) -> list[int]:
    """The active seat gives these worshippers to the general supply; returns what was given."""
    supply = g.seat.supply
    for colour, count in enumerate(counts):
        if count:
            supply[colour] -= count
    return list(counts)


async def give_any(g: Orbis, kind: str, count: int) -> list[int]:
    """The active seat gives this many of its choice, one at a time, or, without asking, all it has if it
    must.

    Returns the colours given, in order (A4 of the specification's d.3). The seat holds enough.
    """
    supply = g.seat.supply
    if count == sum(supply):
        given = [colour for colour, held in enumerate(supply) for _ in range(held)]
        give(g, supply[:])
        return given
    given = []
    for owed in range(count, 0, -1):
        g.owed = owed
        colour = await g.ask(g.active, kind, give_options(supply))
        supply[colour] -= 1
        given.append(colour)
    g.owed = 0
    return given


async def gain_any(g: Orbis, count: int) -> None:
    """The active seat takes this many of its choice from the general supply."""
    for owed in range(count, 0, -1):
        g.owed = owed
        colour = await g.ask(g.active, "take_worshipper", GAIN_OPTIONS)
        gain(g, colour, 1)
    g.owed = 0


def gain(g: Orbis, colour: int, count: int) -> None:
    """The active seat takes worshippers of one colour from the general supply."""
    g.seat.supply[colour] += count
    g.emit(events.Gained, g.active, colour=COLOURS[colour], count=count)
