"""What speaks for and against an answer, as facts for sentences: worked out from views, before it is
given.
"""

from collections.abc import Sequence
from dataclasses import replace

from rulesets.core.records import record
from rulesets.orbis.components import COLOURS, GODS, LANDSCAPES, SUPPLY_LIMIT
from rulesets.orbis.costs import Shortfall, can_pay, cost_of, is_free, shortfall
from rulesets.orbis.preview import (
    TASKS,
    LandscapePreview,
    best_site,
    best_slot,
    best_trade,
    god_preview,
    god_to_please,
    landscape_preview,
    left_after,
    supply_after,
    temple_now,
    wilderness_cost,
)
from rulesets.orbis.view import OrbisView


@record
class Weighed:
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
    forced: str | None = None
    """Why it would become a wilderness."""
    nowhere: bool = False
    """It fits nowhere face up."""
    fruitless: bool = False
    untraded: bool = False
    """It can be paid for only after trading."""
    scores: str = ""
    """How it brings points: `points`, by a task, or as a Forest that is `forest-full` or `forest-open`."""
    best: int = 0
    gift: bool = False
    """It brings no points, but something else at once."""
    temple: tuple[int, int] | None = None
    """What the seat's temple scores now and with it, if these differ."""
    over: int = 0
    """How many worshippers above the limit would be held."""
    god: str | None = None
    """The god whose condition it would newly meet."""


def weighed(view: OrbisView, seat: int, slot: int) -> Weighed | None:
    """What speaks for and against taking the landscape in this slot; `None` while the slot is empty."""
    preview = landscape_preview(view, seat, slot)
    if preview is None:
        return None
    row, outlook, lost = LANDSCAPES[preview.tile], preview.outlook, wilderness_cost(view, seat)
    have = preview.eligible if row.effect == "volcano" else preview.left
    if outlook == "fruitless":
        return Weighed(preview.tile, lost, have, fruitless=True)
    lacking = None if outlook == "now" or preview.forced == "no-site" else preview.lacking
    if preview.forced:
        nowhere = preview.forced == "no-site"
        return Weighed(preview.tile, lost, have, preview.wilderness_sites, lacking, preview.forced, nowhere)
    before, after = temple_now(view, seat, row.shrine_icons, row.mystic_value)
    over = preview.left + row.gain_count - SUPPLY_LIMIT
    scores = _how_it_scores(preview)
    return Weighed(
        preview.tile,
        lost,
        have,
        lacking=lacking,
        untraded=outlook == "after-trades",
        scores=scores,
        best=preview.best,
        gift=not scores and row.effect in {"farm", "conversion"},
        temple=(before, after) if before != after else None,
        over=max(0, over) if outlook == "now" and row.effect != "village" else 0,
        god=god_to_please(view, seat, row.effect) if preview.best else None,
    )


def _how_it_scores(preview: LandscapePreview) -> str:
    """Which sentence states its points: `Weighed.scores`."""
    row = LANDSCAPES[preview.tile]
    if preview.best <= 0 and not preview.hope:
        return ""
    if row.effect not in TASKS or preview.best > row.cp:
        return "points"
    return f"forest-{'full' if preview.best else 'open'}" if row.effect == "forest" else row.effect


def god_condition(view: OrbisView, seat: int, god: str) -> str:
    """A god's condition: `most`, `fewest`, `all`, `pay-enough`, `pay-too-few`.

    For a god without a condition, what it does: `gain` or `idle`; empty for the plain one.
    """
    row = GODS[god]
    if row.condition == "if_paid":
        return "pay-enough" if god_preview(view, seat, god).points else "pay-too-few"
    does = "gain" if row.immediate == "gain_any" else "idle" if row.passive else ""
    return {"most_scored": "most", "fewest": "fewest", "has_all": "all"}.get(row.condition, does)


@record
class SupplyPreview:
    """What a seat would hold after an answer, and what that would change."""

    held: tuple[int, ...]
    """Worshippers by colour."""
    total: int
    tile: str | None = None
    """The landscape in hand, if a trade may help to pay for it; otherwise it is about the display."""
    pays: bool = False
    """It could be paid for then."""
    lacking: Shortfall | None = None
    """What would still be missing for it."""
    payable: tuple[tuple[int, str], ...] = ()
    """The slots whose landscapes could be paid for then, but can't be now, with these landscapes."""
    unpayable: tuple[tuple[int, str], ...] = ()
    """Those that could no longer be paid for."""


def supply_preview(view: OrbisView, seat: int, noun: str, id: str) -> SupplyPreview:
    """What an answer about worshippers would bring: `give`, `gain` or `trade`, with one colour or two."""
    own = view.seats[seat]
    after = tuple(supply_after(own.supply, noun, id))
    total = sum(after)
    if view.hand is not None:
        if noun != "trade":
            return SupplyPreview(after, total)
        cost = cost_of(LANDSCAPES[view.hand], own.benefits)
        pays = can_pay(after, cost)
        return SupplyPreview(after, total, view.hand, pays, None if pays else shortfall(after, cost))
    seats = list(view.seats)
    seats[seat] = replace(own, supply=after)
    then = replace(view, seats=tuple(seats))
    found: dict[bool, list[tuple[int, str]]] = {True: [], False: []}
    for slot in range(len(view.display)):
        before, later = landscape_preview(view, seat, slot), landscape_preview(then, seat, slot)
        if before and later and (before.payable == "now") != (later.payable == "now"):
            found[later.payable == "now"].append((slot, later.tile))
    return SupplyPreview(after, total, payable=tuple(found[True]), unpayable=tuple(found[False]))


@record
class CostPreview:
    """The outcome of settling the cost of the landscape in hand: paid, or turned over."""

    lost: int
    """What a wilderness scores."""
    sites: int
    """The number of free sites, on any of which a wilderness can lie."""
    tile: str | None = None
    coloured: tuple[int, ...] = ()
    """Worshippers whose colour the cost names."""
    saved: tuple[int, ...] = ()
    """Those saved by benefits."""
    held: tuple[int, ...] = ()
    """What is held once these are paid."""
    any: int = 0
    """Worshippers of any colour still to be paid then."""
    free: bool = False
    """Nothing is to be paid."""


def cost_preview(view: OrbisView, seat: int) -> CostPreview:
    """What a seat would pay for the landscape in hand, or lose by turning it over."""
    own, lost = view.seats[seat], wilderness_cost(view, seat)
    sites = len(own.open_sites)
    if view.hand is None:
        return CostPreview(lost, sites)
    row, cost = LANDSCAPES[view.hand], cost_of(LANDSCAPES[view.hand], own.benefits)
    saved = tuple(n if c in own.benefits else 0 for c, n in enumerate(row.cost))
    held, _ = left_after(view, seat)
    return CostPreview(lost, sites, view.hand, cost.coloured, saved, held, cost.any, is_free(cost))


def likeliest(view: OrbisView, seat: int, kind: str, keys: Sequence[str]) -> str | None:
    """The key of the option that brings most, of a trade that helps, or of the colour held most or least."""
    held = dict(zip(COLOURS, view.seats[seat].supply, strict=True))
    wanted = {
        "choose_tile": lambda: f"landscape:{best_slot(view, seat)}",
        "place": lambda: f"site:{best_site(view, seat)}",
        "settle_cost": lambda: "pay" if "pay" in keys else best_trade(view, seat, keys),
        "take_worshipper": lambda: f"gain:{min(held, key=lambda colour: held[colour])}",
    }.get(kind, lambda: f"give:{max(held, key=lambda colour: held[colour])}")()
    return wanted if wanted in keys else None


def shows_shrine(view: OrbisView) -> bool:
    """Whether a landscape with shrines, which count for the temples, lies on the display."""
    return any(tile and LANDSCAPES[tile].effect == "shrine" for tile in view.display)
