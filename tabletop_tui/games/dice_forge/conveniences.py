"""What a player of Dice Forge may have answered by itself (specification j)."""

from typing import Any

from rulesets.core import Decision
from rulesets.dice_forge.options import Hammering, just_enough
from tabletop_tui.conveniences import Convenience


def _hammer(decision: Decision[Any], choice: str) -> str:
    """All the gold, none, or just enough: for the farthest mark, or else to lose as little as can be."""
    amounts: list[Hammering] = sorted(option.value for option in decision.options)
    enough = just_enough(amounts)
    marked = [amount for amount in enough if amount.glory]
    spared = min(enough, key=lambda amount: (amount.lost, amount.gold))
    chosen = {"all": amounts[-1], "nothing": amounts[0], "enough": marked[0] if marked else spared}
    return f"hammer:{chosen[choice].gold}"


def _cerberus(_decision: Decision[Any], _choice: str) -> str:
    """The token is kept."""
    return "no"


def _roll(_decision: Decision[Any], _choice: str) -> str:
    """The turn begins with the roll at once."""
    return "roll"


CONVENIENCES = (
    Convenience("hammer", "hammer_allocate", ("all", "nothing", "enough"), _hammer, offered=3),
    Convenience("cerberus", "use_cerberus", ("never",), _cerberus),
    Convenience("roll", "roll", ("at-once",), _roll),
)
