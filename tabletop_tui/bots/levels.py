"""The levels of computer players, beginning with one that a child can beat.

All are generic: they know the options, the seat's view, the points as if the game ended now, and what was
learned of a game (`tabletop_tui.bots.value`). Names are messages (`bots-level-1`).
"""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Protocol

from rulesets.core import Option, Table
from tabletop_tui.bots.rounds import Rounds
from tabletop_tui.bots.search import Prefers, TurnSearch
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.styles import APPRENTICE, USUAL, Bents, bent_of, to_taste
from tabletop_tui.bots.value import valued
from tabletop_tui.kit.wording import Wording
from tabletop_tui.store.rivals import Style


class Bot(Protocol):
    """A way to choose. It remembers nothing between decisions, so that any game can be resumed."""

    def choose(self, seen: Seen, chance: Random) -> str:
        """One of `seen.keys`, the same one for the same chance."""


def picked(keys: Sequence[str], chance: Random) -> str:
    """One of these by chance; a way out (`pass`, `decline`) only if nothing else is on offer."""
    acting = [key for key in keys if key not in Wording.WAYS_OUT]
    return chance.choice(acting or keys)


def by_chance(chance: Random) -> Prefers:
    """Picks options as `picked` does keys."""
    ways_out, random = Wording.WAYS_OUT, chance.random

    def prefers(options: Sequence[Option[object]]) -> Option[object]:
        option = options[int(random() * len(options))]
        if option.key not in ways_out:
            return option
        acting = [each for each in options if each.key not in ways_out] or options
        return acting[int(random() * len(acting))]

    return prefers


class ByChance:
    """Level 1: any option, with equal chance, but never a way out if there is something to do."""

    def choose(self, seen: Seen, chance: Random) -> str:
        """Any option that isn't a way out, each as likely as the others."""
        return picked(seen.keys, chance)


class OwnTurn:
    """Searches the outcomes of its own turn (`tabletop_tui.bots.search`)."""

    def __init__(self, evaluations: int, worlds: int, trust: float, bents: Bents = USUAL) -> None:
        """Plays its turn out this many times, alternating between this many worlds.

        `trust` is how far it believes what was learned about the future: at 0, only points count.
        """
        self._evaluations, self._worlds, self._trust = evaluations, worlds, trust
        self._bents = bents

    def choose(self, seen: Seen, chance: Random) -> str:
        """The answer, of those tried out, with which its own turn ends best."""
        if len(seen.keys) == 1:
            return seen.keys[0]
        worlds = seen.deals(self._worlds)
        if not worlds:
            return picked(seen.keys, chance)
        judges = valued(seen.rules, self._trust).lead
        search = TurnSearch(worlds, seen.seat, judges, by_chance(chance), chance)
        style = seen.style
        if style is None:
            return search.best(seen.keys, self._evaluations)
        bent = bent_of(self._bents, style, seen.rules.id)
        search.grow(seen.keys, max(1, round(bent.longer * self._evaluations)))
        ranked = search.ranked(seen.keys)
        if not bent.decides(chance):
            return ranked[0]
        close = search.nearly_best(ranked, bent.near)
        return to_taste(seen.rules, style, seen.seat, search, close)


class WholeRounds:
    """Searches its own turn, then plays on for rounds after the most promising answers (`bots.rounds`)."""

    def __init__(self, own: tuple[int, int], candidates: int, worlds: int, rounds: int = 1) -> None:
        """`own` is how many evaluations find the candidates, in how many worlds.

        Each candidate is played on for this many rounds, in this many worlds at most; that is for two seats.
        With more seats a round takes longer, and there are fewer worlds, in proportion.
        """
        self._evaluations, self._searched = own
        self._candidates, self._worlds, self._rounds = candidates, worlds, rounds

    def choose(self, seen: Seen, chance: Random) -> str:
        """The most promising answer after which whole rounds end best."""
        if len(seen.keys) == 1:
            return seen.keys[0]
        worlds = seen.deals(max(self._searched, self._worlds))
        if not worlds:
            return picked(seen.keys, chance)
        judges, own = valued(seen.rules).lead, worlds[: self._searched]
        search = TurnSearch(own, seen.seat, judges, by_chance(chance), chance)
        search.grow(seen.keys, self._evaluations)
        promising = search.ranked(seen.keys)[: self._candidates]
        priors = {key: search.root.below[key].worth for key in promising}
        tried = worlds[: 2 * self._worlds // len(worlds[0].state.seats)]
        rounds = Rounds(tried, seen.seat, judges, by_chance, chance.random(), rounds=self._rounds)
        best = rounds.best(priors)
        if seen.style is None:
            return best
        return to_taste(seen.rules, seen.style, seen.seat, search, rounds.level_with(best, priors))


class ByGame:
    """Plays some games differently from the others."""

    def __init__(self, usual: Bot, others: Mapping[str, Bot]) -> None:
        """`others` by the id of the game."""
        self._usual, self._others = usual, others

    def choose(self, seen: Seen, chance: Random) -> str:
        """The choice of the player for this game."""
        return self._others.get(seen.rules.id, self._usual).choose(seen, chance)


LEVELS: Mapping[int, Bot] = MappingProxyType(
    {
        1: ByChance(),
        # In Bora Bora, where what pays later has to be prepared, points alone lose to chance.
        # In Helios points alone go far: a shorter search leaves room for level 3.
        2: ByGame(
            OwnTurn(12, 2, 0.0, APPRENTICE),
            {"bora_bora": OwnTurn(30, 2, 0.3, APPRENTICE), "helios": OwnTurn(6, 1, 0.0, APPRENTICE)},
        ),
        # A little of what was learned goes far in most games.
        3: ByGame(
            OwnTurn(40, 4, 0.5),
            {
                "orbis": OwnTurn(10, 1, 0.15),
                "dice_forge": OwnTurn(20, 2, 0.35),
                "helios": OwnTurn(10, 1, 0.5),
                "papyria": OwnTurn(12, 2, 0.3),
            },
        ),
        4: OwnTurn(80, 4, 1.0),
        # In Dice Forge dice decide much, and games are short: there is time for more worlds.
        5: ByGame(
            WholeRounds((600, 16), 5, 20, rounds=2), {"dice_forge": WholeRounds((600, 16), 5, 90, rounds=2)}
        ),
    }
)
"""The levels that people can play against, by number (`tabletop_tui.store.people.LEVELS`)."""


def chosen(level: int, table: Table[Any], seed: object, style: Style | None = None) -> str:
    """The key that a level chooses at a table's decision, the same one for the same seed and style.

    Raises `LookupError` for a level that doesn't exist, and after the end of the game.
    """
    now = f"{seed}:{len(table.answers)}"
    return LEVELS[level].choose(Seen(table, Random(f"{now}:deals"), style), Random(now))
