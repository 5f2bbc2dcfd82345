"""Random games of Orbis to look at, with names around the table."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from rulesets import load_rules
from rulesets.core import Table
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.wording import OrbisWording
from tabletop_tui.words import Words
from tests.tui import random_games

NAMES = ("Ana", "Ben", "Cleo", "Dan")
RULES = load_rules("orbis")


class Somebody(NamedTuple):
    """A person at the table."""

    name: str


PEOPLE = tuple(Somebody(name) for name in NAMES)


def wording(language: str = "en") -> OrbisWording:
    """The words of Orbis for four people."""
    return OrbisWording(Words(language), PEOPLE)


Moment = random_games.Moment[OrbisView]


def moments(seats: int, seed: int, eager: float = 0.0) -> Iterator[Moment]:
    """Every decision of a random game; an `eager` seat rather pays, sacrifices and erupts."""
    return random_games.moments(RULES, seats, seed, eager, lambda key: key in {"pay", "sacrifice", "erupt"})


def finished(seats: int, seed: int) -> Table[Any]:
    """A random game that is over."""
    return random_games.played_out(moments(seats, seed, eager=0.8))
