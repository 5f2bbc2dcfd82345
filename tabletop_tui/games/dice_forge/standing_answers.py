"""The standing answers of Dice Forge: how much gold goes on the hammer."""

from rulesets.core import Decision
from rulesets.dice_forge.hammering import chosen_amount, finishing, only_sensible
from rulesets.dice_forge.options import Hammering
from tabletop_tui.kit.standing_answers import StandingAnswer

FINISH = "finish"
"""All gold goes on the hammer until its current card is finished; then the question is asked again."""
_ROWS = (FINISH, "enough", "nothing")


def _amounts(decision: Decision[object]) -> list[Hammering]:
    """What can go on the hammer, from nothing to everything."""
    return sorted(option.value for option in decision.options if isinstance(option.value, Hammering))


def _hammer(decision: Decision[object], choice: str) -> str | None:
    """The key of the option that a choice means."""
    match choice:
        case "each":
            return None
        case _:
            return f"hammer:{chosen_amount(_amounts(decision), choice).gold}"


def _finished(decision: Decision[object], choice: str) -> bool:
    """Whether the current card is finished now."""
    match choice:
        case "finish":
            return finishing(_amounts(decision)) is not None
        case _:
            return False


def _forced(decision: Decision[object]) -> str | None:
    """What goes on the hammer without a question, because any other choice would lose gold."""
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
