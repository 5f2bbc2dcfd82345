"""The next temple, and the buildings of the city."""

from dataclasses import replace
from typing import NamedTuple

from rulesets.core.records import record
from rulesets.helios.advice.actions import ActionAdvice, action_advice, possible
from rulesets.helios.advice.prices import Price, PriceAdvice, build_preview, price_advice
from rulesets.helios.components import BUILDINGS, MAX_RANGE
from rulesets.helios.view import HeliosView

AT_ONCE = frozenset({"create_land", "move_sun"})
"""Functions of buildings that carry out an action at once."""


def with_range(view: HeliosView, index: int, steps: int) -> HeliosView:
    """The table with a seat's sun range grown by this many steps."""
    seats = list(view.seats)
    board = seats[index].board.copy()
    board.range = min(MAX_RANGE, board.range + steps)
    seats[index] = replace(seats[index], board=board)
    return replace(view, seats=tuple(seats))


@record
class TempleAdvice:
    """What the next temple would cost and bring."""

    number: int
    mana: int
    sites: tuple[str, ...]
    """The fields on which it could stand."""
    price: PriceAdvice


def temple_advice(view: HeliosView, seat: int) -> TempleAdvice:
    """What the next temple would cost and bring a seat."""
    board, preview = view.seats[seat].board, build_preview(view, seat, None)
    sites = tuple(field for field, tile in sorted(board.world.items()) if not tile.temple)
    price = price_advice(board, preview.bill, Price((), preview.bill.total))
    return TempleAdvice(board.temples + 1, min(preview.mana, view.mana), sites, price)


class Growth(NamedTuple):
    """A sun range now and then."""

    now: int
    then: int


@record
class BuildingAdvice:
    """What a building would cost and bring."""

    building: str
    range: int
    """Steps by which the sun range grows."""
    mana: int
    points: int
    """Points at the end."""
    built: bool
    ends_laps: bool
    """From then on laps score nothing."""
    lapses: str | None
    """The action that it brings at once but that couldn't be carried out."""
    at_once: ActionAdvice | None
    """What the action that it brings at once could do then."""
    range_grows: Growth | None
    """The sun range now and then; `None` if it doesn't grow."""
    price: PriceAdvice | None
    """`None` for one that is built."""


def building_advice(view: HeliosView, seat: int, building: str) -> BuildingAdvice:
    """What a building would cost and bring a seat."""
    row, board = BUILDINGS[building], view.seats[seat].board
    built = building in board.buildings
    action = row.function if row.function in AT_ONCE and not built else None
    lapses = action is not None and not possible(view, seat, action)
    at_once = None
    if action is not None and not lapses:
        at_once = action_advice(with_range(view, seat, row.sun), seat, action)
    after = min(MAX_RANGE, board.range + row.sun)
    bill = build_preview(view, seat, building).bill
    return BuildingAdvice(
        building,
        row.sun,
        min(row.mana, view.mana),
        row.vp,
        built,
        ends_laps=row.function == "endless_sun" and not built,
        lapses=action if lapses else None,
        at_once=at_once,
        range_grows=Growth(board.range, after) if after > board.range and not built else None,
        price=None if built else price_advice(board, bill, Price(row.cost, row.cost_any)),
    )
