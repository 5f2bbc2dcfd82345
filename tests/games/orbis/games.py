"""Random games of Orbis to look at, with names around the table."""

from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.wording import OrbisWording
from tests.tui import random_games
from tests.tui.random_games import PEOPLE, RandomGames

NAMES = tuple(person.name for person in PEOPLE)
ORBIS = RandomGames[OrbisView]("orbis", OrbisWording, lambda key: key in {"pay", "sacrifice", "erupt"})
"""Eager seats rather pay, sacrifice and erupt."""
RULES, moments, finished = ORBIS.rules, ORBIS.moments, ORBIS.finished
Moment = random_games.Moment[OrbisView]


def wording(language: str = "en") -> OrbisWording:
    """The words of Orbis for four people."""
    said = ORBIS.said(language)
    assert isinstance(said, OrbisWording)
    return said
