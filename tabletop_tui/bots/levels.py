"""The levels of computer players, from one that a child beats.

All are generic: they know the options, the seat's view, and points if the game ended now; of no game more
than that. Names are messages (`bots-level-1`).
"""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Protocol

from rulesets.core import Table
from tabletop_tui.bots.search import LONGEST, TurnSearch
from tabletop_tui.bots.seen import Seen, lead
from tabletop_tui.games.wording import Wording

PLANNED = 5
"""Levels there will be; those above the last of `LEVELS` don't exist yet."""


class Bot(Protocol):
    """A way to choose. Knows nothing from one decision to the next, so that any game can be taken up."""

    def choose(self, seen: Seen, chance: Random) -> str:
        """One of `seen.keys`; the same one for the same chance."""


def picked(keys: Sequence[str], chance: Random) -> str:
    """One of these by chance; a way out (`pass`, `decline`) only where nothing else is on offer."""
    acting = [key for key in keys if key not in Wording.WAYS_OUT]
    return chance.choice(acting or keys)


class ByChance:
    """Level 1: any option, with equal chance, but never a way out where there is something to do."""

    def choose(self, seen: Seen, chance: Random) -> str:
        """See `Bot`."""
        return picked(seen.keys, chance)


class OneAhead:
    """Level 2: tries each option and goes on by chance to the turn's end; takes the one with the largest lead.

    Counting right after the option would be worse: where a turn pays later, as in Bora Bora, that loses
    to chance.
    """

    def __init__(self, worlds: int) -> None:
        """Tries each option once in so many worlds."""
        self._worlds = worlds

    def choose(self, seen: Seen, chance: Random) -> str:
        """See `Bot`."""
        worlds = seen.worlds(self._worlds)
        leads = {key: sum(_lead_after(world, key, seen.seat, chance) for world in worlds) for key in seen.keys}
        most = max(leads.values())
        return picked([key for key in seen.keys if leads[key] == most], chance)


def _lead_after(world: Table[Any], key: str, seat: int, chance: Random) -> int:
    """The lead, in points, at the end of a turn that goes on with an answer and then by chance."""
    ahead = world.clone()
    ahead.apply(key)
    for _ in range(LONGEST):
        if ahead.decision is None or ahead.decision.seat != seat:
            break
        ahead.apply(picked([option.key for option in ahead.decision.options], chance))
    return lead(ahead, seat)


class OwnTurn:
    """Level 3: searches what its own turn can come to (`tabletop_tui.bots.search`)."""

    def __init__(self, evaluations: int, worlds: int) -> None:
        """Plays its turn out so many times, in so many worlds by turns."""
        self._evaluations, self._worlds = evaluations, worlds

    def choose(self, seen: Seen, chance: Random) -> str:
        """See `Bot`."""
        worlds = seen.worlds(self._worlds)
        if not worlds:
            return picked(seen.keys, chance)
        search = TurnSearch(worlds, seen.seat, lambda keys: picked(keys, chance), chance)
        return search.best(seen.keys, self._evaluations)


LEVELS: Mapping[int, Bot] = MappingProxyType({1: ByChance(), 2: OneAhead(3), 3: OwnTurn(60, 4)})
"""Those that can be played against, by number."""


def chosen(level: int, table: Table[Any], seed: object) -> str:
    """The key that a level takes at the decision a table stands at; the same one for the same seed.

    Raises `LookupError` for a level that doesn't exist, and after the end of the game.
    """
    chance = Random(f"{seed}:{len(table.answers)}")
    return LEVELS[level].choose(Seen(table, chance), chance)
