"""Complete, rules-enforced board games as pure Python: no screen, no clock, no global chance.

`load_rules("orbis")` gives the rules of one game; `rulesets.core.Table` plays them.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulesets.core.rules import Rules

GAMES = ("orbis", "papyria", "helios", "dice_forge", "bora_bora")
"""Every game the project is about, by id."""

BUILT = GAMES
"""The games that can be played: all of them. These are in the lobby, the commands and the conformance tests;
leave out of it a game whose rules aren't complete yet."""


def load_rules(game: str) -> "Rules[Any]":
    """The rules of one built game, by its id.

    The game's component tables are read on the first call. Raises `KeyError` for a game that
    isn't built and `rulesets.core.tables.TableError` for a component table with a wrong cell.
    """
    if game not in BUILT:
        raise KeyError(game)
    module = import_module(f"rulesets.{game}")
    rules: Rules[Any] = module.RULES
    return rules
