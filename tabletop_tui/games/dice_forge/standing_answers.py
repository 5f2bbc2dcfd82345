"""The standing answers of Dice Forge (specification j)."""

from typing import Any

from rulesets.core import Decision
from rulesets.dice_forge.hammering import chosen_amount, finishing, only_sensible
from rulesets.dice_forge.options import Hammering
from tabletop_tui.standing_answers import StandingAnswer

FINISH = "finish"
"""All gold goes on the hammer until the card in work is finished; then the next one is asked about."""
_ROWS = (FINISH, "enough", "nothing")


def _amounts(decision: Decision[Any]) -> list[Hammering]:
    """What may go on the hammer, from nothing to all."""
    return sorted(option.value for option in decision.options)


def _hammer(decision: Decision[Any], choice: str) -> str | None:
    """The key of what a choice puts on the hammer."""
    return None if choice == "each" else f"hammer:{chosen_amount(_amounts(decision), choice).gold}"


def _finished(decision: Decision[Any], choice: str) -> bool:
    """Whether the card in work is finished now."""
    return choice == FINISH and finishing(_amounts(decision)) is not None


def _forced(decision: Decision[Any]) -> str | None:
    """What goes on the hammer without a question, because all else would lose gold."""
    amount = only_sensible(_amounts(decision))
    return f"hammer:{amount.gold}" if amount is not None else None


STANDING_ANSWERS = (
    StandingAnswer(
        "hammer",
        "hammer_allocate",
        (*_ROWS, "all", "each"),
        _hammer,
        offered=3,
        rows=_ROWS,
        sensible=_forced,
        ends=_finished,
    ),
    StandingAnswer("cerberus", "use_cerberus", ("never",), lambda _decision, _choice: "no"),
    StandingAnswer("roll", "roll", ("at-once",), lambda _decision, _choice: "roll"),
)
