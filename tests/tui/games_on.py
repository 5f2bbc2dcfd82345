"""Every built game, just begun."""

from random import Random

from rulesets import BUILT, load_rules
from tabletop_tui.session import Session
from tests.tui.driving import ANA, BEN

BOTH = tuple(BUILT)


def begun(game: str, seed: int = 7) -> Session:
    """A new game for two that isn't kept."""
    return Session.new(load_rules(game), (ANA, BEN), seed)


def played_at_random(game: str, answers: int = 60, seed: int = 1) -> Session:
    """A game in which this many answers have been given, any of those there were."""
    session, chance = begun(game, seed), Random(seed)
    for _ in range(answers):
        session.take_over()
        if session.decision is not None:
            session.answer(chance.choice(session.decision.options).key)
    session.take_over()
    return session
