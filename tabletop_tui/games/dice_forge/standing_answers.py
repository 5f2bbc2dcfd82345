"""What a player of Dice Forge may have answered by itself (specification j)."""

from typing import Any

from rulesets.core import Decision
from rulesets.dice_forge.components import HAMMER_STEPS
from rulesets.dice_forge.options import Hammering, just_enough
from tabletop_tui.standing_answers import StandingAnswer

FINISH = "finish"
"""All gold goes on the hammer until the card in work is finished; then the next one is asked about."""


def _amounts(decision: Decision[Any]) -> list[Hammering]:
    """What may go on the hammer, from nothing to all."""
    return sorted(option.value for option in decision.options)


def _hammer(decision: Decision[Any], choice: str) -> str | None:
    """All the gold, none, or just enough: for the farthest mark, or else to lose as little as can be."""
    amounts = _amounts(decision)
    enough = just_enough(amounts)
    marked = [amount for amount in enough if amount.glory]
    spared = min(enough, key=lambda amount: (amount.lost, amount.gold))
    chosen = {
        "all": amounts[-1],
        FINISH: _finishing(amounts) or amounts[-1],
        "nothing": amounts[0],
        "enough": marked[0] if marked else spared,
    }
    return f"hammer:{chosen[choice].gold}" if choice in chosen else None


def _finishing(amounts: list[Hammering]) -> Hammering | None:
    """The gold that finishes the card in work, if there is so much."""
    return next((each for each in amounts if each.gold and each.step % HAMMER_STEPS == 0), None)


def _finished(decision: Decision[Any], choice: str) -> bool:
    """Whether the card in work is finished now."""
    return choice == FINISH and _finishing(_amounts(decision)) is not None


def _forced(decision: Decision[Any]) -> str | None:
    """All of it where the store has room for none: gold that doesn't go on the hammer would be lost."""
    amounts = _amounts(decision)
    everything = amounts[-1]
    spared = sum(amount.lost == everything.lost for amount in amounts)
    return f"hammer:{everything.gold}" if spared == 1 else None


def _cerberus(_decision: Decision[Any], _choice: str) -> str:
    """Cerberus: the token is kept for a later roll."""
    return "no"


def _roll(_decision: Decision[Any], _choice: str) -> str:
    """The turn begins with the roll at once."""
    return "roll"


STANDING_ANSWERS = (
    StandingAnswer(
        "hammer",
        "hammer_allocate",
        (FINISH, "enough", "nothing", "all", "each"),
        _hammer,
        offered=3,
        rows=(FINISH, "enough", "nothing"),
        sensible=_forced,
        ends=_finished,
    ),
    StandingAnswer("cerberus", "use_cerberus", ("never",), _cerberus),
    StandingAnswer("roll", "roll", ("at-once",), _roll),
)
