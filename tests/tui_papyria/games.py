"""Random games of Papyria to look at, with names around the table."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from rulesets import load_rules
from rulesets.core import Decision, Event, Table
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.wording import PapyriaWording
from tabletop_tui.people import Person
from tabletop_tui.words import Words

PEOPLE = tuple(
    Person(name, colour)
    for name, colour in zip(("Ana", "Ben", "Cleo", "Dan"), ("red", "blue", "green", "yellow"), strict=True)
)
RULES = load_rules("papyria")

WAYS_OUT = frozenset({"continue", "decline", "keep", "end_turn"})


def wording(language: str = "en") -> PapyriaWording:
    """The words of Papyria for four people."""
    return PapyriaWording(Words(language), PEOPLE)


class Moment(NamedTuple):
    """A decision of a game, what everybody sees, and what was told since the last one."""

    table: Table[Any]
    decision: Decision[Any]
    view: PapyriaView
    told: list[Event]


def moments(seats: int, seed: int, eager: float = 0.85) -> Iterator[Moment]:
    """Every decision of a random game; an `eager` seat rarely gives something up."""
    table: Table[Any] = Table.new(RULES, seats, seed, listen=True)
    chance = random.Random(seed)
    while table.decision is not None:
        decision = table.decision
        yield Moment(table, decision, RULES.view(table.state, decision.seat), table.story[-1])
        keys = [option.key for option in decision.options]
        acts = [key for key in keys if key not in WAYS_OUT]
        table.apply(chance.choice(acts if acts and chance.random() < eager else keys))


def finished(seats: int, seed: int) -> Table[Any]:
    """A random game that is over."""
    last = None
    for moment in moments(seats, seed):
        last = moment.table
    assert last is not None
    return last
