"""Random games of Helios to look at, with names around the table."""

from collections.abc import Iterator
from typing import Any

from rulesets import load_rules
from rulesets.core import Table
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.wording import HeliosWording
from tabletop_tui.text.words import Words
from tests.tui import random_games

PEOPLE = random_games.PEOPLE
RULES = load_rules("helios")

WAYS_OUT = frozenset({"waive", "pass", "stop", "end_turn"})


def wording(language: str = "en") -> HeliosWording:
    """The words of Helios for four people."""
    return HeliosWording(Words(language), PEOPLE)


Moment = random_games.Moment[HeliosView]


def moments(seats: int, seed: int, eager: float = 0.9) -> Iterator[Moment]:
    """Every decision of a random game; an `eager` seat rarely waives or passes."""
    return random_games.moments(RULES, seats, seed, eager, lambda key: key not in WAYS_OUT)


def finished(seats: int, seed: int) -> Table[Any]:
    """A random game that is over."""
    return random_games.played_out(moments(seats, seed))
