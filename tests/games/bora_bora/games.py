"""Random games of Bora Bora to look at, with names around the table."""

from collections.abc import Iterator
from typing import Any

from rulesets import load_rules
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Table
from tabletop_tui.games.bora_bora.wording import BoraBoraWording
from tabletop_tui.text.words import Words
from tests.tui import random_games

PEOPLE = random_games.PEOPLE
RULES = load_rules("bora_bora")

WAYS_OUT = frozenset({"no", "stop", "pass", "done", "end"})


def wording(language: str = "en", *, spelt: bool = False) -> BoraBoraWording:
    """The words of Bora Bora for four people, on a screen or `spelt` as in plain mode."""
    words = BoraBoraWording(Words(language), PEOPLE)
    if spelt:
        words.spell_out()
    return words


Moment = random_games.Moment[BoraBoraView]


def moments(seats: int, seed: int, eager: float = 0.8) -> Iterator[Moment]:
    """Every decision of a random game; an `eager` seat rarely declines."""
    return random_games.moments(RULES, seats, seed, eager, lambda key: key not in WAYS_OUT)


def finished(seats: int, seed: int) -> Table[Any]:
    """A random game that is over."""
    return random_games.played_out(moments(seats, seed))
