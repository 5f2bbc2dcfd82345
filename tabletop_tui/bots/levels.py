"""The levels of computer players, beginning with one that a child can beat.

All are generic: they know the options, the seat's view, and points if the game ended now; of no game more
than that. Names are messages (`bots-level-1`).
"""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Protocol

from rulesets.core import Table
from tabletop_tui.bots.search import TurnSearch
from tabletop_tui.bots.seen import Seen, lead
from tabletop_tui.games.wording import Wording


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
    """Level 2: the option after which the lead is largest at once; among equal ones by chance.

    That is no plan: in Bora Bora, where what pays later has to be prepared, it loses to level 1.
    """

    def __init__(self, worlds: int) -> None:
        """Looks at what each option brings in so many worlds."""
        self._worlds = worlds

    def choose(self, seen: Seen, chance: Random) -> str:
        """See `Bot`."""
        worlds = seen.worlds(self._worlds)
        leads = {key: sum(_lead_after(world, key, seen.seat) for world in worlds) for key in seen.keys}
        most = max(leads.values())
        return picked([key for key in seen.keys if leads[key] == most], chance)


def _lead_after(world: Table[Any], key: str, seat: int) -> int:
    """The lead, in points, right after an answer."""
    ahead = world.clone()
    ahead.apply(key)
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
"""Those that can be played against, by number (`tabletop_tui.people.LEVELS`)."""


def chosen(level: int, table: Table[Any], seed: object) -> str:
    """The key that a level takes at the decision a table stands at; the same one for the same seed.

    Raises `LookupError` for a level that doesn't exist, and after the end of the game.
    """
    now = f"{seed}:{len(table.answers)}"
    return LEVELS[level].choose(Seen(table, Random(f"{now}:deals")), Random(now))
