"""Random games of Dice Forge to look at, with names around the table."""

from collections.abc import Iterator
from typing import Any

from rulesets.core import Table
from rulesets.dice_forge import RULES as DICE_FORGE
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.wording import DiceForgeWording
from tabletop_tui.text.words import Words
from tests.tui import random_games

PEOPLE = random_games.PEOPLE
NAMES = [(person.name, person.colour) for person in PEOPLE]
RULES = DICE_FORGE

WAYS_OUT = frozenset({"pass", "done", "end", "decline"})


def wording(language: str = "en") -> DiceForgeWording:
    """The words of Dice Forge for four people."""
    return DiceForgeWording(Words(language), PEOPLE)


Moment = random_games.Moment[DiceForgeView]


def moments(seats: int, seed: int, cards: str = "random", eager: float = 0.8) -> Iterator[Moment]:
    """Every decision of a random game; an `eager` seat rarely passes."""
    return random_games.moments(RULES, seats, seed, eager, lambda key: key not in WAYS_OUT, cards=cards)


def finished(seats: int, seed: int, cards: str = "random") -> Table[Any]:
    """A random game that is over."""
    return random_games.played_out(moments(seats, seed, cards))
