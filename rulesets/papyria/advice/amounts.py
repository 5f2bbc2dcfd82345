"""Amounts, prices and scorings worked out, as all advice mentions them."""

from typing import Literal, NamedTuple

from rulesets.core.records import record
from rulesets.papyria.components import KINDS, Building, Kind, Resource
from rulesets.papyria.options import building_price
from rulesets.papyria.view import SeatView

Counted = Literal[Resource, "knowledge"]
"""What there is a number of."""


@record
class Amount:
    """Some lapis, papyri or knowledge."""

    good: Counted
    count: int


class Held(NamedTuple):
    """What a seat has to pay with."""

    lapis: int
    papyri: int


class Formula(NamedTuple):
    """A scoring: value times multiplier, limited by knowledge."""

    value: int
    multiplier: int
    knowledge: int

    @property
    def product(self) -> int:
        """Value times multiplier, whatever the knowledge."""
        return self.value * self.multiplier

    @property
    def points(self) -> int:
        """What the scoring brings (R37)."""
        return min(self.product, self.knowledge)


def price(own: SeatView, building: Building) -> int:
    """The lapis that a seat's next temple, city or mine costs."""
    return building_price(own.realm, building)


def held_after(own: SeatView, paid: Amount | None = None, gained: Amount | None = None) -> Held:
    """What a seat has to pay with once this has been paid and that has been gained."""
    held = {"lapis": own.lapis, "papyrus": own.papyri, "knowledge": own.knowledge}
    if paid is not None:
        held[paid.good] -= paid.count
    if gained is not None:
        held[gained.good] += gained.count
    return Held(held["lapis"], held["papyrus"])


def scored_by(own: SeatView, kind: Kind, more: int = 0) -> Formula:
    """What a scoring of a kind would multiply now, with this much more knowledge."""
    index = KINDS.index(kind)
    return Formula(own.values[index], own.multipliers[index], own.knowledge + more)
