"""What tests of every game have to know of each, beside the page in `docs/rules`."""

from importlib import import_module
from typing import Any, Protocol, cast

from rulesets import GAMES


class Spec(Protocol):
    """What `tests/<game>/spec.py` has to hold."""

    LETTERS: tuple[str, str, str, str]
    """What the ids of scenarios, worked examples, rulings and invariants begin with."""
    SECTIONS: tuple[str, ...]
    """Sections that the rules and a test have to name."""
    DECISIONS_PER_SEAT: int
    DECISION_KINDS: tuple[str, ...]
    ONLY_LUCK_IS_HIDDEN: bool
    """Nothing lies face down: a new deal differs in the luck to come alone."""
    FACE_DOWN: bool
    """What a seat has done lies face down before it: kept from others, but no curtain is for that."""
    LAYOUTS: tuple[dict[str, Any], ...]
    """The variants to play in turns, so that random play reaches everything."""


SPECS: dict[str, Spec] = {game: cast("Spec", import_module(f"tests.{game}.spec")) for game in GAMES}
"""By game id, also for a game that has its rules and no screen yet."""
