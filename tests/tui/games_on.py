"""Every built game, just begun or played on at random."""

from random import Random

from rulesets import load_rules
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tests.tui.driving import ANA, BEN


def begun(game: str, seed: int = 7) -> Session:
    """A new game for two that isn't kept."""
    return Session.new(load_rules(game), (ANA, BEN), seed)


def played_at_random(game: str, answers: int = 60, seed: int = 1) -> Session:
    """A game in which this many answers have been given, each chosen at random."""
    session, chance = begun(game, seed), Random(seed)
    for _ in range(answers):
        session.do(acts.take_over)
        if session.record.decision is not None:
            session.do(acts.answer(chance.choice(session.record.decision.options).key))
    session.do(acts.take_over)
    return session
