"""The numbered parts of each game's specification, as its tests have copied them."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from rulesets import GAMES


class Spec(Protocol):
    """What `tests/<game>/spec_ids.py` has to hold."""

    SECTIONS: Mapping[str, str]
    SCENARIOS: Mapping[str, str]
    EXAMPLES: Mapping[str, str]
    RULINGS: Mapping[str, str]
    INVARIANTS: Mapping[str, str]
    DECISIONS_PER_SEAT: int
    DECISION_KINDS: tuple[str, ...]
    ONLY_LUCK_IS_HIDDEN: bool
    """Nothing lies face down: a new deal differs in the luck to come alone."""
    FACE_DOWN: bool
    """What a seat has done lies face down before it: kept from others, but no curtain is for that."""
    LAYOUTS: tuple[dict[str, Any], ...]
    """The variants to play in turns, so that random play reaches everything."""


SPECS: dict[str, Spec] = {game: cast("Spec", import_module(f"tests.{game}.spec_ids")) for game in GAMES}
"""By game id, also for a game that has its rules and no screen yet."""
