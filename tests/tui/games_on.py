"""Every built game, just begun or played on at random."""

from random import Random

from rulesets import load_rules
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tests.at_once import by_chance, play_at_once
from tests.tui.driving import ANA, BEN


def begun(game: str, seed: int = 7) -> Session:
    """A new game for two that isn't kept."""
    return Session.new(load_rules(game), (ANA, BEN), seed)


def played_at_random(game: str, answers: int = 60, seed: int = 1) -> Session:
    """A game in which this many answers have been given, each chosen at random."""
    session = begun(game, seed)
    play_at_once(session, by_chance(Random(seed)), answers)
    session.do(acts.take_over)
    return session
