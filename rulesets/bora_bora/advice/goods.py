"""What the helper sells and the fire bonus brings."""

from typing import Literal

from rulesets.bora_bora.components import HELPER
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core.records import record

GoodWord = Literal["vp", "offering", "god_card", "material", "move_hut", "shell"]


@record
class GoodAdvice:
    """A good to buy, or from the fire bonus."""

    good: GoodWord
    cost: int | None
    """The price in the helper's points; `None` if it doesn't come from the helper."""
    has: int
    """How many of it the player has now; points are those of the whole standing, as on every screen."""

    @property
    def then(self) -> int:
        """How many the player would have."""
        return self.has + 1


def good_advice(view: BoraBoraView, seat: int, good: GoodWord) -> GoodAdvice:
    """The price of a good, and how many of it a seat has; materials and huts aren't counted."""
    own = view.seats[seat]
    has = {"vp": own.standing.total, "offering": own.offerings, "shell": own.shells, "god_card": own.cards}
    return GoodAdvice(good, HELPER[good].die_points if good in HELPER else None, has.get(good, 0))
