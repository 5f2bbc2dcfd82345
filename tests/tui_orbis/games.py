"""Random games of Orbis to look at, with names around the table."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from rulesets import load_rules
from rulesets.core import Decision, Event, Table
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.wording import OrbisWording
from tabletop_tui.words import Words

NAMES = ("Ana", "Ben", "Cleo", "Dan")
RULES = load_rules("orbis")


class Somebody(NamedTuple):
    """A person at the table."""

    name: str


PEOPLE = tuple(Somebody(name) for name in NAMES)


def wording(language: str = "en") -> OrbisWording:
    """The words of Orbis for four people."""
    return OrbisWording(Words(language), PEOPLE)


class Moment(NamedTuple):
    """A decision of a game, what the deciding seat sees, and what was told since the last one."""

    table: Table[Any]
    decision: Decision[Any]
    view: OrbisView
    told: list[Event]


def moments(seats: int, seed: int, eager: float = 0.0) -> Iterator[Moment]:
    """Every decision of a random game; an `eager` seat rather pays, sacrifices and erupts."""
    table: Table[Any] = Table.new(RULES, seats, seed)
    chance = random.Random(seed)
    while table.decision is not None:
        decision = table.decision
        yield Moment(table, decision, RULES.view(table.state, decision.seat), table.story[-1])
        keys = [option.key for option in decision.options]
        good = [key for key in keys if key in {"pay", "sacrifice", "erupt"}]
        table.apply(chance.choice(good if good and chance.random() < eager else keys))


def finished(seats: int, seed: int) -> Table[Any]:
    """A random game that is over."""
    last = None
    for moment in moments(seats, seed, eager=0.8):
        last = moment.table
    assert last is not None
    return last
