"""What building costs, and what can be paid for."""

from typing import NamedTuple

from rulesets.core.records import record
from rulesets.helios.components import BUILDINGS, COLOUR_COUNT
from rulesets.helios.options import build_fault, building_bill, temple_cost, unbuilt
from rulesets.helios.payment import Bill, bill
from rulesets.helios.reasons import HeliosReason
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView


class BuildPreview(NamedTuple):
    """What building something costs, and whether it can be built now."""

    bill: Bill
    fault: HeliosReason | None
    points: int
    """Points at the end, printed on it."""
    mana: int
    range: int
    """Steps by which the sun range grows."""


def build_preview(view: HeliosView, index: int, building: str | None) -> BuildPreview:
    """A building, or, with `None`, the next temple."""
    seat = view.seats[index].board
    fault = build_fault(view.houses, seat, building)
    if building is None:
        nothing = (0,) * COLOUR_COUNT
        return BuildPreview(Bill(temple_cost(seat), nothing, nothing), fault, 0, seat.temples + 1, 0)
    row = BUILDINGS[building]
    return BuildPreview(building_bill(seat, building), fault, row.vp, row.mana, row.sun)


def buildable(view: HeliosView, index: int) -> list[str | None]:
    """What could be paid for now: `None` for a temple first, then buildings."""
    seat = view.seats[index].board
    every: list[str | None] = [None, *unbuilt(seat)]
    return [each for each in every if build_fault(view.houses, seat, each) is None]


def opened_by(view: HeliosView, index: int, colour: int) -> list[str]:
    """The buildings that could be paid for only with one more cube of a colour."""
    seat = view.seats[index].board
    owned = [count + (number == colour) for number, count in enumerate(seat.cubes)]
    return [
        each
        for each in unbuilt(seat)
        if build_preview(view, index, each).bill.total > sum(seat.cubes)
        and bill(BUILDINGS[each].cost, BUILDINGS[each].cost_any, owned).total <= sum(owned)
    ]


def asking(seat: Seat, colour: int) -> int:
    """How many unbuilt buildings cost a cube of a colour."""
    return sum(bool(BUILDINGS[each].cost[colour]) for each in unbuilt(seat))


@record
class Price:
    """A number of cubes, some of them of certain colours."""

    coloured: tuple[int, ...]
    """Cubes by colour."""
    any_colour: int


@record
class PriceAdvice:
    """A payment in cubes, and what a seat has to make it."""

    cost: Price
    """As printed."""
    bill: Price
    """As the seat pays it, with cubes of any colour for those that it lacks."""
    held: tuple[int, ...]
    """The seat's cubes by colour."""
    total: int
    """Cubes that are paid, including those that replace missing ones."""
    lacks: int
    """How many cubes are lacking; 0 if it can be paid."""
    replaced: tuple[int, ...]
    """The cubes of each colour that others replace; empty for none."""
    left: int | None
    """How many cubes are left then; `None` if it can't be paid."""


def price_advice(board: Seat, bill: Bill, cost: Price) -> PriceAdvice:
    """The outcome for a seat of paying a bill."""
    left = sum(board.cubes) - bill.total
    return PriceAdvice(
        cost,
        Price(tuple(bill.owed), bill.total - sum(bill.owed)),
        tuple(board.cubes),
        bill.total,
        lacks=max(0, -left),
        replaced=tuple(bill.missing) if left >= 0 and any(bill.missing) else (),
        left=left if left >= 0 else None,
    )
