"""The games and numbers of players that conformance tests run over."""

import pytest

from rulesets import BUILT, load_rules

TABLES = [(game, seats) for game in BUILT for seats in load_rules(game).seat_counts]
"""Every built game with every number of players."""

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game}-{n}" for game, n in TABLES])
every_game = pytest.mark.parametrize("game", BUILT)
