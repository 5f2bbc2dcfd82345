"""Random games to look at, decision by decision, with names around the table: the same for every game."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from rulesets.core import Decision, Event, Rules, Table
from tabletop_tui.kit.wording import Wording
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tests.conformance.every_game import load_rules

V = TypeVar("V")

PEOPLE = tuple(
    Person(name, colour)
    for name, colour in zip(("Ana", "Ben", "Cleo", "Dan"), ("red", "blue", "green", "yellow"), strict=True)
)


class Moment(NamedTuple, Generic[V]):
    """A decision of a game, what the deciding seat sees, and what was told since the last one."""

    table: Table[Any]
    decision: Decision[Any]
    view: V
    told: list[Event]


def moments(
    rules: Rules[Any], seats: int, seed: int, eager: float, liked: Callable[[str], bool], **variants: str
) -> Iterator[Moment[Any]]:
    """Every decision of a random game; with probability `eager`, seats take what is `liked`, by key."""
    table: Table[Any] = Table.new(rules, seats, seed, listen=True, **variants)
    chance = random.Random(seed)
    while table.decision is not None:
        decision = table.decision
        yield Moment(table, decision, rules.view(table.state, decision.seat), table.story[-1])
        keys = [option.key for option in decision.options]
        good = [key for key in keys if liked(key)]
        table.apply(chance.choice(good if good and chance.random() < eager else keys))


def picked(game: Iterable[Moment[V]], every: int) -> Iterator[Moment[V]]:
    """One in this many moments, and the first of each kind of decision, with and without blocked options."""
    met = set()
    for number, moment in enumerate(game):
        kind = moment.decision.kind, bool(moment.decision.blocked)
        if number % every == 0 or kind not in met:
            yield moment
        met.add(kind)


def played_out(game: Iterator[Moment[Any]]) -> Table[Any]:
    """The table of a game that is over."""
    last = None
    for moment in game:
        last = moment.table
    assert last is not None
    return last


class RandomGames(Generic[V]):
    """Random games of one kind, and how they are put into words: all that a game's tests say about them."""

    def __init__(
        self,
        game: str,
        wording: Callable[[Words, Sequence[Any]], Wording],
        liked: Callable[[str], bool],
        eager: float = 0.7,
    ) -> None:
        """With probability `eager`, seats take what is `liked`, by key; `wording` is the game's class."""
        self.rules = load_rules(game)
        self._wording, self._liked, self._eager = wording, liked, eager

    def said(self, language: str = "en") -> Wording:
        """The words of the game for four people."""
        return self._wording(Words(language), PEOPLE)

    def moments(self, seats: int, seed: int, eager: float | None = None) -> Iterator[Moment[V]]:
        """Every decision of a random game."""
        return moments(self.rules, seats, seed, self._eager if eager is None else eager, self._liked)

    def finished(self, seats: int, seed: int) -> Table[Any]:
        """A random game that is over."""
        return played_out(self.moments(seats, seed))
