"""A player of twenty lines: each answer, random ends of its turn, and the weights that levels 3 to 5 use."""

from random import Random

from tabletop_tui.bots.levels import by_chance
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.value import valued

WORLDS = 8
ENDS = 6
LONGEST = 16
"""A turn is followed for this many answers."""


class TwentyLines:
    """Takes the answer after which its own turn, ended at random, is worth most."""

    def choose(self, seen: Seen, chance: Random) -> str:
        """One of `seen.keys`, any of them where no world can be dealt."""
        worlds, value, picks = seen.deals(WORLDS), valued(seen.rules), by_chance(chance)

        def worth(key: str) -> float:
            total = chance.random() / 1000
            for table in [world.fork() for world in worlds for _ in range(ENDS)]:
                taken = 0
                while taken < LONGEST and table.decision is not None and table.decision.seat == seen.seat:
                    table.apply(picks(table.decision.options) if taken else table.decision.option(key))
                    taken += 1
                total += value.lead(table.state, seen.seat)
            return total

        return max(seen.keys, key=worth)
