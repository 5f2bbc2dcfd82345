"""The numbered parts of each game's specification, as its tests have copied them."""

from collections.abc import Mapping
from importlib import import_module
from typing import Protocol, cast

from rulesets import BUILT


class Spec(Protocol):
    """What `tests/<game>/spec_ids.py` has to hold."""

    SECTIONS: Mapping[str, str]
    SCENARIOS: Mapping[str, str]
    EXAMPLES: Mapping[str, str]
    RULINGS: Mapping[str, str]
    INVARIANTS: Mapping[str, str]
    DECISIONS_PER_SEAT: int
    DECISION_KINDS: tuple[str, ...]


SPECS: dict[str, Spec] = {game: cast("Spec", import_module(f"tests.{game}.spec_ids")) for game in BUILT}
"""By game id, for every game that is built."""
