"""What a player of Dice Forge may have answered by itself (specification j)."""

from typing import Any

from rulesets.core import Decision
from tabletop_tui.conveniences import Convenience


def _hammer(decision: Decision[Any], choice: str) -> str:
    """As much gold as possible, or none."""
    options = sorted(decision.options, key=lambda option: int(option.value))
    return options[-1 if choice == "all" else 0].key


def _cerberus(_decision: Decision[Any], _choice: str) -> str:
    """The token is kept."""
    return "no"


CONVENIENCES = (
    Convenience("hammer", "hammer_allocate", ("all", "nothing"), _hammer),
    Convenience("cerberus", "use_cerberus", ("never",), _cerberus),
)
