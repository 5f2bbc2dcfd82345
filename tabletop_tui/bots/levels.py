"""The levels of computer players, beginning with one that a child can beat.

All are generic: they know the options, the seat's view, the points as if the game ended now, and what was
learned of a game (`tabletop_tui.bots.value`). Names are messages (`bots-level-1`).
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from math import inf
from random import Random
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from rulesets.core import LeanTable, Option, Rules, Table
from tabletop_tui.bots.policy import Policy, learned
from tabletop_tui.bots.rounds import ALL_ROUNDS, Rounds
from tabletop_tui.bots.search import Prefers, TurnSearch
from tabletop_tui.bots.seen import Seen, mark, thinking
from tabletop_tui.bots.styles import APPRENTICE, EXPERT, USUAL, Bents, bent_of, to_taste
from tabletop_tui.bots.value import valued
from tabletop_tui.kit.wording import Wording
from tabletop_tui.store.rivals import Style


class Bot(Protocol):
    """A way to choose. It remembers nothing between decisions, so that any game can be resumed."""

    def choose(self, seen: Seen, chance: Random) -> str:
        """One of `seen.keys`, the same one for the same chance."""


Learned = Callable[[Rules[Any], int], Policy | None]
"""What was learned of a game's choices among this many seats, if anything was."""

Plays = TypeVar("Plays", bound=Bot)


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


def nothing(rules: Rules[Any], seats: int) -> None:
    """For a player that knows of no game what good players choose."""


class WholeRounds:
    """Plays on for rounds after the most promising answers (`bots.rounds`).

    These are found by a search of its own turn, and all seats then play sensibly for some rounds. Where it
    has learned what good players choose (`bots.policy`), they are found by that, and all play by it.
    """

    def __init__(
        self,
        own: tuple[int, int],
        candidates: int,
        steps: int,
        *,
        rounds: int = 2,
        to_the_end: float = 0.0,
        learned: Learned = nothing,
        doubt: float = 1.0,
    ) -> None:
        """`own` is how many evaluations find the candidates, in how many worlds.

        They are played on for this many rounds, and to the end of the game once only this part of it is left;
        in ever more worlds, until one is surely the best or another world would exceed the steps: so many
        among two seats, fewer among more (`TurnSearch.steps`). With `doubt`, it relies so many
        times less on what it has learned (`Policy.likely`).
        """
        self._evaluations, self._searched = own
        self._candidates, self._steps = candidates, steps
        self._rounds, self._to_the_end = rounds, to_the_end
        self._learned, self._doubt = learned, doubt

    def choose(self, seen: Seen, chance: Random) -> str:
        """The most promising answer after which whole rounds end best."""
        if len(seen.keys) == 1:
            return seen.keys[0]
        worlds = seen.deals(self._searched)
        if not worlds:
            return picked(seen.keys, chance)
        rounds = self._played_on(seen, worlds, chance)
        best = rounds.ranked[0]
        close = [best] if seen.style is None else rounds.level_with(best)
        if seen.style is None or len(close) == 1:
            return best
        search = self._own_turn(seen, worlds, close, chance)
        return to_taste(seen.rules, seen.style, seen.seat, search, close)

    def gaps(self, seen: Seen, chance: Random) -> Mapping[str, float]:
        """By how many points each promising answer is behind the best one (0 or less); the best one first.

        Empty where no world is found.
        """
        worlds = seen.deals(self._searched)
        return self._played_on(seen, worlds, chance).gaps if worlds else {}

    def ahead(
        self, seen: Seen, chance: Random, priors: Mapping[str, float], other: str
    ) -> Mapping[str, float]:
        """By how many points answers end ahead of another one of them.

        `priors` are expected leads; where it has learned what good players choose, that counts instead.
        Raises `LookupError` if no world is found.
        """
        worlds = seen.deals(self._searched)
        if not worlds:
            raise LookupError("no world looks the same")
        policy, decision = self._policy(worlds), worlds[0].decision
        if policy is not None and decision is not None:
            behind = policy.behind(worlds[0].state, decision)
            priors = {key: behind[key] / self._doubt for key in priors}
        rounds = self._rounds_from(seen, worlds, chance)
        rounds.play(priors, self._budget(worlds), seen.until)
        return rounds.ahead_of(other)

    def _played_on(self, seen: Seen, worlds: Sequence[LeanTable[Any]], chance: Random) -> Rounds:
        """What rounds have made of the most promising answers."""
        promising = self._promising(seen, worlds, chance)
        rounds = self._rounds_from(seen, worlds, chance)
        rounds.play(promising, self._budget(worlds), seen.until)
        return rounds

    def _budget(self, worlds: Sequence[LeanTable[Any]]) -> int:
        """The steps to be taken: among more seats each takes longer, by a policy not as much longer."""
        seats = len(worlds[0].state.seats)
        if self._policy(worlds) is None:
            return self._steps * 2 // seats
        return self._steps * 4 // (seats + 2)

    def _promising(self, seen: Seen, worlds: Sequence[LeanTable[Any]], chance: Random) -> Mapping[str, float]:
        """The answers to be played on, the most promising first, and what is expected of them in points."""
        policy, decision = self._policy(worlds), worlds[0].decision
        if policy is not None and decision is not None:
            return policy.likely(worlds[0].state, decision, self._candidates, self._doubt)
        search = self._own_turn(seen, worlds, seen.keys, chance)
        ranked = search.ranked(seen.keys)
        if seen.rules.left(worlds[0].state) > LAST:
            ranked = ranked[: self._candidates]
        return {key: search.root.below[key].worth for key in ranked}

    def _own_turn(
        self, seen: Seen, worlds: Sequence[LeanTable[Any]], keys: Sequence[str], chance: Random
    ) -> TurnSearch:
        """The search of its own turn after these answers."""
        search = TurnSearch(worlds, seen.seat, valued(seen.rules).lead, by_chance(chance), chance)
        search.grow(keys, self._evaluations)
        return search

    def _rounds_from(self, seen: Seen, worlds: Sequence[LeanTable[Any]], chance: Random) -> Rounds:
        """Rounds to be played on from these worlds, and then from others."""
        to_the_end = seen.rules.left(worlds[0].state) <= self._to_the_end
        return Rounds(
            chain(worlds, seen.more_deals(self._searched)),
            seen.seat,
            valued(seen.rules).lead,
            by_chance,
            chance.random(),
            rounds=ALL_ROUNDS if to_the_end else self._rounds,
            policy=self._policy(worlds),
        )

    def _policy(self, worlds: Sequence[LeanTable[Any]]) -> Policy | None:
        """What was learned of the game among so many seats."""
        return self._learned(worlds[0].rules, len(worlds[0].state.seats))


class ByGame(Generic[Plays]):
    """Plays some games differently from the others."""

    def __init__(self, usual: Plays, others: Mapping[str, Plays]) -> None:
        """`others` by the id of the game."""
        self._usual, self._others = usual, others

    def choose(self, seen: Seen, chance: Random) -> str:
        """The choice of the player for this game."""
        return self.of(seen.rules.id).choose(seen, chance)

    def of(self, game: str) -> Plays:
        """The player for a game."""
        return self._others.get(game, self._usual)


LATE = 0.35
"""The part of a game from which on level 5 plays on to the end."""

LAST = 0.07
"""The part of a game, a turn or two, from which on it tries all options: the end is near, so that is fast."""

STRONGEST: ByGame[WholeRounds] = ByGame(
    WholeRounds((600, 16), 8, 45_000, to_the_end=LATE),
    {
        "papyria": WholeRounds((600, 16), 8, 30_000, to_the_end=LATE),
        # Games are so even that their ends differ more by chance than by one answer: a few rounds tell more.
        "orbis": WholeRounds((600, 16), 8, 30_000, rounds=4, to_the_end=LATE, learned=learned, doubt=2.0),
        # These policies are so sure of themselves that most decisions would be made without a look ahead.
        "helios": WholeRounds((600, 16), 8, 45_000, rounds=ALL_ROUNDS, learned=learned, doubt=2.0),
        "dice_forge": WholeRounds((600, 16), 6, 50_000, rounds=ALL_ROUNDS, learned=learned, doubt=2.0),
        "bora_bora": WholeRounds((600, 16), 5, 45_000, rounds=ALL_ROUNDS, learned=learned),
    },
)
"""Level 5, which also looks for hints and looks back."""

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
        4: OwnTurn(80, 4, 1.0, EXPERT),
        5: STRONGEST,
    }
)
"""The levels that people can play against, by number (`tabletop_tui.store.people.LEVELS`)."""

HIGHEST = max(LEVELS)


def chosen(
    level: int, table: Table[Any], seed: object, style: Style | None = None, until: float = inf
) -> str:
    """The key that a level chooses at a table's decision, the same one for the same seed and style.

    Unless it is still thinking at the time `until` (`perf_counter`).
    Raises `LookupError` for a level that doesn't exist, and after the end of the game.
    """
    return LEVELS[level].choose(*thinking(table, luck(level, table, seed), style, until))


def luck(level: int, table: Table[Any], seed: object) -> str:
    """The seed by which a level chooses at a table's decision.

    Level 5's comes from what its seat sees, as a hint's does: so a hint is what it would answer.
    """
    return mark(table) if level == HIGHEST else f"{seed}:{len(table.answers)}"
