"""What would be left undone by passing or going on."""

from rulesets.core import Decision
from rulesets.dice_forge.components import EXTRA_ACTION_PRICE, SUN
from rulesets.dice_forge.options import Buy, Feat, Reinforce
from rulesets.dice_forge.view import DiceForgeView

_FREE = ("hind", "owl")
"""The reinforcements that cost nothing."""


def could_act(decision: Decision[object]) -> bool:
    """Whether a face could be bought or a feat performed."""
    return any(isinstance(option.value, Buy | Feat) for option in decision.options)


def free_reinforcements(decision: Decision[object]) -> list[str]:
    """The cards of the reinforcements that cost nothing and haven't been used."""
    used = [option.value.card for option in decision.options if isinstance(option.value, Reinforce)]
    return [card for card in dict.fromkeys(used) if card in _FREE]


def sun_after_extra(view: DiceForgeView, seat: int) -> int:
    """Sun shards left after paying for a second action."""
    return max(0, view.seats[seat].stores[SUN] - EXTRA_ACTION_PRICE)
