"""Random games to look at, decision by decision, with names around the table: the same for every game."""

import random
from collections.abc import Callable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from rulesets.core import Decision, Event, Rules, Table
from tabletop_tui.people import Person

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
    """Every decision of a random game; an `eager` seat rather takes what is `liked`, by key."""
    table: Table[Any] = Table.new(rules, seats, seed, listen=True, **variants)
    chance = random.Random(seed)
    while table.decision is not None:
        decision = table.decision
        yield Moment(table, decision, rules.view(table.state, decision.seat), table.story[-1])
        keys = [option.key for option in decision.options]
        good = [key for key in keys if liked(key)]
        table.apply(chance.choice(good if good and chance.random() < eager else keys))


def played_out(game: Iterator[Moment[Any]]) -> Table[Any]:
    """The table of a game that is over."""
    last = None
    for moment in game:
        last = moment.table
    assert last is not None
    return last
