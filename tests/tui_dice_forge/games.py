"""Random games of Dice Forge to look at, with names around the table."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from rulesets import load_rules
from rulesets.core import Decision, Event, Table
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.pieces import Name
from tabletop_tui.games.dice_forge.wording import DiceForgeWording
from tabletop_tui.people import Person
from tabletop_tui.words import Words

PEOPLE = tuple(
    Person(name, colour)
    for name, colour in zip(("Ana", "Ben", "Cleo", "Dan"), ("red", "blue", "green", "yellow"), strict=True)
)
NAMES = [Name(person.name, f"{person.colour} strong") for person in PEOPLE]
RULES = load_rules("dice_forge")

WAYS_OUT = frozenset({"pass", "done", "end", "decline"})


def wording(language: str = "en") -> DiceForgeWording:
    """The words of Dice Forge for four people."""
    return DiceForgeWording(Words(language), PEOPLE)


class Moment(NamedTuple):
    """A decision of a game, what everybody sees, and what was told since the last one."""

    table: Table[Any]
    decision: Decision[Any]
    view: DiceForgeView
    told: list[Event]


def moments(seats: int, seed: int, cards: str = "random", eager: float = 0.8) -> Iterator[Moment]:
    """Every decision of a random game; an `eager` seat rarely passes."""
    table: Table[Any] = Table.new(RULES, seats, seed, listen=True, cards=cards)
    chance = random.Random(seed)
    while table.decision is not None:
        decision = table.decision
        yield Moment(table, decision, RULES.view(table.state, decision.seat), table.story[-1])
        keys = [option.key for option in decision.options]
        acts = [key for key in keys if key not in WAYS_OUT]
        table.apply(chance.choice(acts if acts and chance.random() < eager else keys))


def finished(seats: int, seed: int, cards: str = "random") -> Table[Any]:
    """A random game that is over."""
    last = None
    for moment in moments(seats, seed, cards):
        last = moment.table
    assert last is not None
    return last
