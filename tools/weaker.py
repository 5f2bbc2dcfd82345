"""Games of lower levels, and positions in them from which others play on.

A policy that learns only from games against itself never sees what weaker players leave lying.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from rulesets.core import LeanTable, Rng, Rules, Table
from tabletop_tui.bots.levels import chosen
from tools.seeds import DRAWN

LEVELS = (2, 3, 4)

AT_FIRST = 24
"""Games that are played before the first position is asked for."""

MOST = 400
"""Games that are kept; then a new one takes the place of another."""


class Game(NamedTuple):
    """A game that was played to its end."""

    seats: int
    seed: int
    variants: dict[str, str]
    keys: Sequence[str]


class Weaker:
    """Games of one title. It can be pickled."""

    def __init__(self, seats: Sequence[int]) -> None:
        """Of tables with so many seats."""
        self._seats = seats
        self._games: list[Game] = []

    def play(self, rules: Rules[Any], chance: Random) -> None:
        """Add a game; at the beginning, as many as are needed."""
        for _ in range(max(1, AT_FIRST - len(self._games))):
            if len(self._games) == MOST:
                del self._games[chance.randrange(MOST)]
            self._games.append(_played(rules, chance.choice(self._seats), chance))

    def position(self, rules: Rules[Any], chance: Random) -> LeanTable[Any] | None:
        """A decision of a game, drawn at random, with all that its seat can't see dealt anew.

        `None` if no deal is found, as in the middle of some turns.
        """
        game = chance.choice(self._games)
        table = Table.new(rules, game.seats, game.seed, listen=False, **game.variants)
        for key in game.keys[: chance.randrange(len(game.keys))]:
            table.apply(key)
        assert table.decision is not None
        deals = table.deals(table.decision.seat, Rng(chance.getrandbits(64)), 1)
        return deals[0].fork() if deals else None


def _played(rules: Rules[Any], seats: int, chance: Random) -> Game:
    """Each seat plays at a level of its own; variants are drawn by chance."""
    variants = {each.id: chance.choice(each.allowed(seats)) for each in rules.variants}
    seed, levels = chance.choice(DRAWN), [chance.choice(LEVELS) for _ in range(seats)]
    table: Table[Any] = Table.new(rules, seats, seed, listen=False, **variants)
    while (decision := table.decision) is not None:
        table.apply(chosen(levels[decision.seat], table, seed))
    return Game(seats, seed, variants, [answer.key for answer in table.answers])
