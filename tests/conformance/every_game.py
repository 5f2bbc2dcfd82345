"""The games and numbers of players that conformance tests run over.

Those of the project, and those of packages beside it: of the folders that `TABLETOP_GAMES` names (as `PATH`
does), or of all in `examples/`. Such a folder has a `pyproject.toml` that declares its games, the package
with their rules, and `tests_<game>/spec.py`; nothing of it has to be installed.
"""

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import rulesets
from rulesets import BUILT
from rulesets.core import Rules
from tests.packages import GAMES, declared
from tests.whole import sampled


def _packages() -> dict[str, str]:
    """The packages of games that aren't the project's, by the game's id; puts their folders on the path."""
    named = os.environ.get("TABLETOP_GAMES")
    folders = map(Path, named.split(os.pathsep)) if named else GAMES
    found: dict[str, str] = {}
    for folder in folders:
        if (folder / "pyproject.toml").is_file():
            found |= declared(folder)
            sys.path.insert(0, str(folder.resolve()))
    return found


PACKAGES = _packages()
"""The packages of games that aren't the project's, by the game's id."""
EVERY = (*BUILT, *PACKAGES)
"""Every game that conformance tests run over."""


def load_rules(game: str) -> Rules[Any]:
    """The rules of one of them, wherever they are."""
    if game in BUILT:
        return rulesets.load_rules(game)
    rules: Rules[Any] = import_module(f"{PACKAGES[game]}.rules").RULES
    return rules


TABLES = [(game, seats) for game in EVERY for seats in load_rules(game).seat_counts]
"""Every game with every number of players."""

SAMPLE = [
    (game, load_rules(game).seat_counts[number % len(load_rules(game).seat_counts)])
    for number, game in enumerate(EVERY)
]
"""Every game with one number of players, in turn."""

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game}-{n}" for game, n in TABLES])
every_game = pytest.mark.parametrize("game", EVERY)
some_tables = pytest.mark.parametrize(
    ("game", "seats"),
    sampled(SAMPLE, TABLES),
    ids=[f"{game}-{n}" for game, n in sampled(SAMPLE, TABLES)],
)
"""For what tables and saves do whoever plays: a sample, and under `make fuzz` every table."""
