"""Who sits where, drawn by lot."""

from rulesets.core import Rng

_SALT = 0x5EA75


def drawn(count: int, seed: int) -> list[int]:
    """Which place gets each of so many seats: by the seed of the game, so that it determines all of it."""
    places = list(range(count))
    Rng(seed ^ _SALT).shuffle(places)
    return places
