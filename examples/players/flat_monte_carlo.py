"""A player who knows nothing but the rules: each answer, and random games to the end."""

from random import Random

from tabletop_tui.bots.levels import by_chance
from tabletop_tui.bots.seen import Seen

WORLDS = 8


class FlatMonteCarlo:
    """Takes the answer after which random games end best."""

    def choose(self, seen: Seen, chance: Random) -> str:
        """One of `seen.keys`, any of them where no world can be dealt."""
        worlds, picks = seen.deals(WORLDS), by_chance(chance)

        def worth(key: str) -> float:
            total = chance.random() / 1000
            for table in [world.fork() for world in worlds]:
                answered = False
                while table.decision is not None:
                    table.apply(picks(table.decision.options) if answered else table.decision.option(key))
                    answered = True
                points = [standing.total for standing in seen.rules.standings(table.state)]
                own = points.pop(seen.seat)
                total += own - max(points)
            return total

        return max(seen.keys, key=worth)
