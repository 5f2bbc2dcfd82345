"""What tests of every game have to know about each, apart from its page in `docs/rules`."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from rulesets import GAMES
from tests.conformance.every_game import PACKAGES


class Spec(Protocol):
    """What `tests/<game>/spec.py` has to hold."""

    LETTERS: tuple[str, str, str, str]
    """What the ids of scenarios, worked examples, rulings and invariants begin with."""
    SECTIONS: tuple[str, ...]
    """Sections that the rules and a test have to name."""
    DECISIONS_PER_SEAT: int
    DECISION_KINDS: tuple[str, ...]
    ONLY_LUCK_IS_HIDDEN: bool
    """Nothing lies face down: a new deal differs only in the luck to come."""
    FACE_DOWN: bool
    """What a seat has done lies face down before it: kept from others, but not a case for the curtain."""
    IMPOSSIBLE: Mapping[str, Mapping[str, Any]]
    """For games of other packages: positions that no game leads to (see `test_crafted`)."""
    LAYOUTS: tuple[dict[str, Any], ...]
    """The variants to play in turn, so that random play reaches everything."""


_MODULES = {game: f"tests.rulesets.{game}" for game in GAMES} | {game: f"tests_{game}" for game in PACKAGES}

SPECS: dict[str, Spec] = {
    game: cast("Spec", import_module(f"{module}.spec")) for game, module in _MODULES.items()
}
"""By game id, also for a game that has its rules and no screen yet."""
