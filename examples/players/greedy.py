"""A player who looks one answer ahead: as many points as possible, right now."""

from random import Random

from tabletop_tui.bots.seen import Seen, lead

WORLDS = 2


class Greedy:
    """Takes the answer with the largest lead right after it."""

    def choose(self, seen: Seen, chance: Random) -> str:
        """One of `seen.keys`; any of them where no world can be dealt."""
        worlds = seen.worlds(WORLDS)

        def worth(key: str) -> float:
            tables = [world.clone() for world in worlds]
            for table in tables:
                table.apply(key)
            return sum(lead(table, seen.seat) for table in tables) + chance.random()

        return max(seen.keys, key=worth)
