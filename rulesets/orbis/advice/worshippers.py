"""What is paid, kept, traded and asked for."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from rulesets.core import Option
from rulesets.core.records import record
from rulesets.orbis.advice.landscapes import landscape_preview
from rulesets.orbis.advice.trials import last_laid
from rulesets.orbis.components import GODS, LANDSCAPES, SUPPLY_LIMIT, TRADE_PRICE, WORLD_SIZE
from rulesets.orbis.costs import Shortfall, can_pay, cost_of, is_free, shortfall
from rulesets.orbis.options import Trade
from rulesets.orbis.view import OrbisView


def best_trade(view: OrbisView, seat: int, options: Sequence[Option[object]]) -> str | None:
    """The key of the trade, among these options, after which least is missing for the landscape in hand."""
    if view.hand is None:
        return None
    own, missing = view.seats[seat], {}
    cost = cost_of(LANDSCAPES[view.hand], own.benefits)
    for option in options:
        if isinstance(option.value, Trade):
            lacking = shortfall(traded(own.supply, option.value), cost)
            missing[option.key] = (not lacking.tradable, lacking.trades, lacking.any)
    return min(missing, key=lambda key: missing[key], default=None)


class Rest(NamedTuple):
    """What a seat holds once the colours of a cost are paid."""

    held: tuple[int, ...]
    """Worshippers by colour."""
    owed: int
    """How many of any colour are still to be paid."""


def left_after(view: OrbisView, seat: int) -> Rest:
    """What a seat holds once the colours of the cost in hand are paid, and how many of any colour follow."""
    own = view.seats[seat]
    if view.hand is None:
        return Rest(own.supply, 0)
    cost = cost_of(LANDSCAPES[view.hand], own.benefits)
    return Rest(tuple(max(0, n - cost.coloured[c]) for c, n in enumerate(own.supply)), cost.any)


def traded(supply: Sequence[int], trade: Trade) -> tuple[int, ...]:
    """A supply after a trade."""
    return with_more(with_more(supply, trade.give, -TRADE_PRICE), trade.get, 1)


def with_more(supply: Sequence[int], colour: int, count: int) -> tuple[int, ...]:
    """A supply with this many more worshippers of a colour, or fewer if negative."""
    return tuple(held + count if each == colour else held for each, held in enumerate(supply))


@record
class Asked:
    """The landscape just laid, or the god just taken, that asks for worshippers now."""

    count: int = 0
    cp: int = 0
    tile: str | None = None
    god: str | None = None


def asked(view: OrbisView, seat: int) -> Asked:
    """How many worshippers are asked for, for how many points, and by what."""
    own = view.seats[seat]
    laid = last_laid(own)
    if own.god is not None and (view.slot is None or laid is None):
        row = GODS[own.god]
        return Asked(row.immediate_count, row.cp, god=own.god)
    if laid is None:
        return Asked()
    landscape = LANDSCAPES[laid.tile]
    return Asked(landscape.need_count, landscape.cp, laid.tile)


class Lying(NamedTuple):
    """A landscape of the display."""

    slot: int
    tile: str


@record
class SupplyAdvice:
    """What another supply would change for the landscapes of the display."""

    payable: tuple[Lying, ...]
    """Those that could be paid for then, but can't be now."""
    unpayable: tuple[Lying, ...]
    """Those that could no longer be paid for."""
    gods_payable: tuple[str, ...]
    """Gods that could be paid for then, but can't be now; none for a seat that has its god."""
    gods_unpayable: tuple[str, ...]
    """Those that could no longer be paid for."""


def supply_advice(view: OrbisView, seat: int, supply: tuple[int, ...]) -> SupplyAdvice:
    """What would change on the display if the seat held this supply; nothing once its world is complete."""
    in_hand = view.hand is not None and view.active == seat
    complete = len(view.seats[seat].world) + in_hand >= WORLD_SIZE
    seats = list(view.seats)
    seats[seat] = replace(view.seats[seat], supply=supply)
    then = replace(view, seats=tuple(seats))
    payable: list[Lying] = []
    unpayable: list[Lying] = []
    for slot in () if complete else range(len(view.display)):
        before, later = landscape_preview(view, seat, slot), landscape_preview(then, seat, slot)
        if before and later and before.at_once is not later.at_once:
            (payable if later.at_once else unpayable).append(Lying(slot, later.tile))
    open_to = () if view.seats[seat].god is not None or view.round >= view.rounds else view.gods
    gods = [god for god in open_to if GODS[god].condition == "if_paid"]
    held, kept = sum(view.seats[seat].supply), sum(supply)
    return SupplyAdvice(
        tuple(payable),
        tuple(unpayable),
        tuple(god for god in gods if held < GODS[god].immediate_count <= kept),
        tuple(god for god in gods if kept < GODS[god].immediate_count <= held),
    )


def lacking_for(view: OrbisView, seat: int, tile: str, supply: tuple[int, ...]) -> Shortfall | None:
    """What this supply lacks for a landscape; `None` if it pays for it."""
    cost = cost_of(LANDSCAPES[tile], view.seats[seat].benefits)
    return None if can_pay(supply, cost) else shortfall(supply, cost)


def trades_for_nothing(view: OrbisView, seat: int, then: tuple[int, ...]) -> bool:
    """Whether a trade that leaves this supply does nothing for the landscape in hand.

    It can be paid for already, and what is left needn't be given back: the trade could wait for the next
    turn. Or no further trade could then pay for it.
    """
    supply = view.seats[seat].supply
    if view.hand is None or view.turned_over:
        return False
    cost = cost_of(LANDSCAPES[view.hand], view.seats[seat].benefits)
    if can_pay(supply, cost):
        return sum(supply) - sum(cost.coloured) - cost.any <= SUPPLY_LIMIT
    return not (can_pay(then, cost) or shortfall(then, cost).tradable)


@record
class CostAdvice:
    """What paying for the landscape in hand takes, and leaves."""

    tile: str
    coloured: tuple[int, ...]
    """Worshippers whose colour the cost names."""
    saved: tuple[int, ...]
    """Those saved by benefits."""
    held: tuple[int, ...]
    """What is held once these are paid."""
    any: int
    """Worshippers of any colour still to be paid then."""
    free: bool
    """Nothing is to be paid."""


def cost_advice(view: OrbisView, seat: int) -> CostAdvice | None:
    """What a seat would pay for the landscape in hand; `None` without one."""
    if view.hand is None:
        return None
    benefits = view.seats[seat].benefits
    row, cost = LANDSCAPES[view.hand], cost_of(LANDSCAPES[view.hand], benefits)
    saved = tuple(count if colour in benefits else 0 for colour, count in enumerate(row.cost))
    held = left_after(view, seat).held
    return CostAdvice(view.hand, cost.coloured, saved, held, cost.any, is_free(cost))
