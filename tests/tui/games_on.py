"""Every built game, just begun."""

from rulesets import BUILT, load_rules
from tabletop_tui.session import Session
from tests.tui.driving import ANA, BEN

BOTH = tuple(BUILT)


def begun(game: str, seed: int = 7) -> Session:
    """A new game for two that isn't kept."""
    return Session.new(load_rules(game), (ANA, BEN), seed)
