"""Random games of Papyria to look at, with names around the table."""

from collections.abc import Iterator
from typing import Any

from rulesets import load_rules
from rulesets.core import Table
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.wording import PapyriaWording
from tabletop_tui.text.words import Words
from tests.tui import random_games

PEOPLE = random_games.PEOPLE
RULES = load_rules("papyria")

WAYS_OUT = frozenset({"continue", "decline", "keep", "end_turn"})


def wording(language: str = "en") -> PapyriaWording:
    """The words of Papyria for four people."""
    return PapyriaWording(Words(language), PEOPLE)


Moment = random_games.Moment[PapyriaView]


def moments(seats: int, seed: int, eager: float = 0.85) -> Iterator[Moment]:
    """Every decision of a random game; an `eager` seat rarely gives something up."""
    return random_games.moments(RULES, seats, seed, eager, lambda key: key not in WAYS_OUT)


def finished(seats: int, seed: int) -> Table[Any]:
    """A random game that is over."""
    return random_games.played_out(moments(seats, seed))
