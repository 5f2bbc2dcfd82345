"""What speaks for and against an answer, worked out from views before it is given."""

from dataclasses import replace
from typing import Any, Literal, NamedTuple

from rulesets.core import Decision
from rulesets.core.records import record
from rulesets.orbis.components import COLOURS, GODS, LANDSCAPES, SUPPLY_LIMIT
from rulesets.orbis.costs import ForcedBy, Shortfall, can_pay, cost_of, is_free, shortfall
from rulesets.orbis.preview import (
    TASKS,
    LandscapePreview,
    TempleChange,
    best_site,
    best_slot,
    best_trade,
    god_preview,
    god_to_please,
    landscape_preview,
    left_after,
    temple_now,
    wilderness_cost,
)
from rulesets.orbis.view import OrbisView

# -- landscapes of the display ---------------------------------------------------------------------

Scoring = Literal["points", "irrigation", "volcano", "village", "forest-full", "forest-open"]
"""How a landscape brings points: without a condition, by its task, or as a Forest that has all its neighbours
or may get them."""


@record
class LandscapeAdvice:
    """What speaks for and against taking a landscape of the display."""

    tile: str
    lost: int
    """What a wilderness scores."""
    have: int
    """How much of what its task asks for is there."""
    sites: int = 0
    """The number of sites for it if it becomes a wilderness."""
    lacking: Shortfall | None = None
    """What is missing for it, if that is what speaks against it."""
    forced: ForcedBy | None = None
    """Why it would become a wilderness."""
    fruitless: bool = False
    """It would bring nothing."""
    untraded: bool = False
    """It can be paid for only after trading."""
    scoring: Scoring | None = None
    best: int = 0
    """The most points it could bring at once."""
    gift: bool = False
    """It brings no points, but something else at once."""
    temple: TempleChange | None = None
    """What the seat's temple scores now and with it, if these differ."""
    over: int = 0
    """How many worshippers above the limit would be held."""
    god: str | None = None
    """The god whose condition it would newly meet."""


def landscape_advice(view: OrbisView, seat: int, slot: int) -> LandscapeAdvice | None:
    """What speaks for and against taking the landscape in this slot; `None` while the slot is empty."""
    preview = landscape_preview(view, seat, slot)
    if preview is None:
        return None
    row, prospect, lost = LANDSCAPES[preview.tile], preview.prospect, wilderness_cost(view, seat)
    have = preview.eligible if row.effect == "volcano" else preview.left
    if prospect == "fruitless":
        return LandscapeAdvice(preview.tile, lost, have, fruitless=True)
    lacking = None if prospect == "now" or preview.forced == "no-site" else preview.lacking
    if preview.forced:
        sites = preview.wilderness_sites
        return LandscapeAdvice(preview.tile, lost, have, sites, lacking, preview.forced)
    temple = temple_now(view, seat, row.shrine_icons, row.mystic_value)
    over = preview.left + row.gain_count - SUPPLY_LIMIT
    scoring = _how_it_scores(preview)
    return LandscapeAdvice(
        preview.tile,
        lost,
        have,
        lacking=lacking,
        untraded=prospect == "after-trades",
        scoring=scoring,
        best=preview.best,
        gift=scoring is None and row.effect in {"farm", "conversion"},
        temple=temple if temple.before != temple.after else None,
        over=max(0, over) if prospect == "now" and row.effect != "village" else 0,
        god=god_to_please(view, seat, row.effect) if preview.best else None,
    )


def _how_it_scores(preview: LandscapePreview) -> Scoring | None:
    row = LANDSCAPES[preview.tile]
    if preview.best <= 0 and not preview.hope:
        return None
    if row.effect not in TASKS or preview.best > row.cp:
        return "points"
    if row.effect == "forest":
        return "forest-full" if preview.best else "forest-open"
    return "irrigation" if row.effect == "irrigation" else "volcano" if row.effect == "volcano" else "village"


# -- gods ------------------------------------------------------------------------------------------

GodKind = Literal["most", "fewest", "all", "paid", "gain", "idle", "sure"]
"""What a god's points depend on: the most landscapes of a kind, the fewest wildernesses, one of each kind,
worshippers given back; or nothing, and what it does: bring worshippers, spare wildernesses, nothing else."""


def god_kind(god: str) -> GodKind:
    """What a god's points depend on, or what it does."""
    row = GODS[god]
    if row.condition == "most_scored":
        return "most"
    if row.condition == "fewest":
        return "fewest"
    if row.condition == "has_all":
        return "all"
    if row.condition == "if_paid":
        return "paid"
    return "gain" if row.immediate == "gain_any" else "idle" if row.passive else "sure"


@record
class GodAdvice:
    """What taking a god would bring now."""

    kind: GodKind
    points: int
    own: int
    """What its condition counts: the seat's landscapes, wildernesses, kinds or worshippers."""
    other: int
    """The same for the best other seat, or how many are asked for."""

    @property
    def unpaid(self) -> bool:
        """It asks for more worshippers than the seat holds, and would be worth nothing."""
        return self.kind == "paid" and not self.points


def god_advice(view: OrbisView, seat: int, god: str) -> GodAdvice:
    """What taking a god would bring a seat now."""
    preview = god_preview(view, seat, god)
    return GodAdvice(god_kind(god), preview.points, preview.own, preview.other)


# -- worshippers -----------------------------------------------------------------------------------


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


def supply_advice(view: OrbisView, seat: int, supply: tuple[int, ...]) -> SupplyAdvice:
    """What would change on the display if the seat held this supply."""
    seats = list(view.seats)
    seats[seat] = replace(view.seats[seat], supply=supply)
    then = replace(view, seats=tuple(seats))
    payable: list[Lying] = []
    unpayable: list[Lying] = []
    for slot in range(len(view.display)):
        before, later = landscape_preview(view, seat, slot), landscape_preview(then, seat, slot)
        if before and later and (before.payable == "now") != (later.payable == "now"):
            (payable if later.payable == "now" else unpayable).append(Lying(slot, later.tile))
    return SupplyAdvice(tuple(payable), tuple(unpayable))


def lacking_for(view: OrbisView, seat: int, tile: str, supply: tuple[int, ...]) -> Shortfall | None:
    """What this supply lacks for a landscape; `None` if it pays for it."""
    cost = cost_of(LANDSCAPES[tile], view.seats[seat].benefits)
    return None if can_pay(supply, cost) else shortfall(supply, cost)


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
    held, _ = left_after(view, seat)
    return CostAdvice(view.hand, cost.coloured, saved, held, cost.any, is_free(cost))


# -- where the cursor begins, and when the coach speaks --------------------------------------------


def likeliest(view: OrbisView, decision: Decision[Any]) -> str | None:
    """The key of the option that brings most, of a trade that helps, or of the colour held most or least."""
    seat, keys = decision.seat, [option.key for option in decision.options]
    held = dict(zip(COLOURS, view.seats[seat].supply, strict=True))
    wanted: str | None
    match decision.kind:
        case "choose_tile":
            wanted = f"landscape:{best_slot(view, seat)}"
        case "place":
            wanted = f"site:{best_site(view, seat)}"
        case "settle_cost":
            wanted = "pay" if "pay" in keys else best_trade(view, seat, decision.options)
        case "take_worshipper":
            wanted = f"gain:{min(held, key=lambda colour: held[colour])}"
        case _:
            wanted = f"give:{max(held, key=lambda colour: held[colour])}"
    return wanted if wanted in keys else None


def shows_shrine(view: OrbisView) -> bool:
    """Whether a landscape with shrines, which count for the temples, lies on the display."""
    return any(tile and LANDSCAPES[tile].effect == "shrine" for tile in view.display)
