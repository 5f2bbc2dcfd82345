"""Random games of Bora Bora to look at, with names around the table."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from rulesets import load_rules
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision, Event, Table
from tabletop_tui.games.bora_bora.wording import BoraBoraWording
from tabletop_tui.people import Person
from tabletop_tui.words import Words

PEOPLE = tuple(
    Person(name, colour)
    for name, colour in zip(("Ana", "Ben", "Cleo", "Dan"), ("red", "blue", "green", "yellow"), strict=True)
)
RULES = load_rules("bora_bora")

WAYS_OUT = frozenset({"no", "stop", "pass", "done", "end"})


def wording(language: str = "en") -> BoraBoraWording:
    """The words of Bora Bora for four people."""
    return BoraBoraWording(Words(language), PEOPLE)


class Moment(NamedTuple):
    """A decision of a game, what everybody sees, and what was told since the last one."""

    table: Table[Any]
    decision: Decision[Any]
    view: BoraBoraView
    told: list[Event]


def moments(seats: int, seed: int, eager: float = 0.8) -> Iterator[Moment]:
    """Every decision of a random game; an `eager` seat rarely declines."""
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
