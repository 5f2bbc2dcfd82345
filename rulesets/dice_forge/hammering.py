"""How much gold goes on the hammer without a question: by a standing answer, or because there is no choice.

Amounts are listed from nothing to everything.
"""

from collections.abc import Sequence

from rulesets.dice_forge.components import HAMMER_STEPS
from rulesets.dice_forge.options import Hammering, just_enough


def chosen_amount(amounts: Sequence[Hammering], choice: str) -> Hammering:
    """How much goes on the hammer for a standing answer: `all`, `finish`, `nothing` or `enough`.

    `finish` means all until the current card is finished; `enough` reaches the farthest mark, or else
    loses as little as possible.
    """
    if choice == "enough":
        enough = just_enough(amounts)
        marked = [amount for amount in enough if amount.glory]
        return marked[0] if marked else min(enough, key=lambda amount: (amount.lost, amount.gold))
    finishes = finishing(amounts) if choice == "finish" else None
    return finishes or (amounts[0] if choice == "nothing" else amounts[-1])


def finishing(amounts: Sequence[Hammering]) -> Hammering | None:
    """The amount that finishes the current card, if there is that much gold."""
    return next((each for each in amounts if each.gold and each.step % HAMMER_STEPS == 0), None)


def only_sensible(amounts: Sequence[Hammering]) -> Hammering | None:
    """Everything if the store is full: gold that doesn't go on the hammer would be lost."""
    everything = amounts[-1]
    spared = sum(amount.lost == everything.lost for amount in amounts)
    return everything if spared == 1 else None
