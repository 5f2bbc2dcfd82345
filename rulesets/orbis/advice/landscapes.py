"""Landscapes of the display: what taking one would do, and what speaks for and against it."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from rulesets.core.records import record
from rulesets.orbis.advice.gods import god_to_please
from rulesets.orbis.advice.sites import Outlook, outlook
from rulesets.orbis.advice.temples import TempleChange, temple_now
from rulesets.orbis.advice.trials import Trial, wilderness_cost
from rulesets.orbis.components import LANDSCAPES, SUPPLY_LIMIT, TRADE_PRICE
from rulesets.orbis.costs import Cost, ForcedBy, Shortfall, cost_of, shortfall
from rulesets.orbis.geometry import SLOT_NEIGHBOURS
from rulesets.orbis.state import Laid
from rulesets.orbis.view import OrbisView, SeatView
from rulesets.orbis.worlds import fits_face_up, forest_count, supports_colour

Payable = Literal["now", "after-trades", "never"]
"""When a landscape can be paid for."""


Prospect = Literal["fruitless", "forced", "now", "after-trades"]
"""What becomes of a landscape that is taken: it brings nothing, becomes a wilderness, or can be paid for."""


@record
class LandscapePreview:
    """What taking the landscape in a slot would do for a seat."""

    tile: str
    creates_on: tuple[int, ...]
    """The slots that get a worshipper of its colour."""
    collected: tuple[int, ...]
    """Worshippers it brings, by colour."""
    holding: tuple[int, ...]
    """What the seat would hold then, by colour."""
    cost: Cost
    """What it would cost, less benefits."""
    lacking: Shortfall
    payable: Payable
    face_up_sites: tuple[str, ...]
    fulfilling_sites: tuple[str, ...]
    """For an Irrigation: the face-up sites on which it would be watered."""
    wilderness_sites: int
    forced: ForcedBy | None
    """Why it would become a wilderness automatically, if it would."""
    eligible: int
    """For a Volcano: the worshippers it could remove, including those just created."""
    left: int
    """Worshippers left once it is paid for: what a Village could be given."""
    outlooks: Mapping[str, "Outlook"]
    """The outcome of laying it face up, by site."""

    @property
    def at_once(self) -> bool:
        """It can be paid for without trading."""
        return self.payable == "now"

    @property
    def best(self) -> int:
        """The most points that laying it face up could bring at once, including the player's own Forests."""
        return max((found.points for found in self.outlooks.values()), default=0)

    @property
    def hope(self) -> bool:
        """For a Forest: whether it could still get all its neighbours on some site."""
        return any(found.hope for found in self.outlooks.values())

    @property
    def best_site(self) -> str | None:
        """The site that brings most, the first of equal ones; `None` if it fits nowhere."""
        return max(self.outlooks, key=lambda site: self.outlooks[site], default=None)

    @property
    def fruitless(self) -> bool:
        """It could be paid for, but would be in vain: no points now or later, and no gift."""
        return not (self.forced or self.best or self.hope or gives(self.tile))

    @property
    def prospect(self) -> Prospect:
        """What would become of it."""
        if self.fruitless:
            return "fruitless"
        if self.forced:
            return "forced"
        return "now" if self.at_once else "after-trades"


def gives(tile: str) -> bool:
    """Whether a landscape laid face up brings something besides points, wherever it lies."""
    row = LANDSCAPES[tile]
    return bool(row.benefit is not None or row.gain_count or row.shrine_icons or row.mystic_value)


def landscape_preview(view: OrbisView, seat: int, slot: int) -> LandscapePreview | None:
    """What taking the landscape in this slot would do; `None` while the slot is empty."""
    tile = view.display[slot]
    if tile is None:
        return None
    landscape = LANDSCAPES[tile]
    own = view.seats[seat]
    collected = view.worshippers[slot]
    holding = tuple(held + more for held, more in zip(own.supply, collected, strict=True))
    cost = cost_of(landscape, own.benefits)
    lacking = shortfall(holding, cost)
    fitting = tuple(s for s in own.open_sites if fits_face_up(own.world, s, landscape.colour))
    eligible = _eligible(view, slot, landscape.colour, landscape.need)
    left = sum(holding) - (TRADE_PRICE - 1) * lacking.trades - sum(cost.coloured) - cost.any
    enough = {"village": left, "volcano": eligible}.get(landscape.effect, 0) >= landscape.need_count
    done = enough or landscape.effect not in {"village", "volcano"}
    payable: Payable = "never"
    if lacking.tradable:
        payable = "after-trades" if lacking.trades or lacking.any else "now"
    return LandscapePreview(
        tile=tile,
        creates_on=SLOT_NEIGHBOURS[slot],
        collected=collected,
        holding=holding,
        cost=cost,
        lacking=lacking,
        payable=payable,
        face_up_sites=fitting,
        fulfilling_sites=_fulfilling(view, seat, tile, fitting),
        wilderness_sites=len(own.open_sites),
        forced="no-site" if not fitting else "cannot-pay" if payable == "never" else None,
        eligible=eligible,
        left=max(0, left),
        outlooks={site: outlook(own.world, site, tile, done=done) for site in fitting},
    )


def _fulfilling(view: OrbisView, seat: int, tile: str, sites: tuple[str, ...]) -> tuple[str, ...]:
    landscape = LANDSCAPES[tile]
    if landscape.effect != "irrigation":
        return ()
    world = view.seats[seat].world
    return tuple(site for site in sites if supports_colour(world, site, landscape.need))


def _eligible(view: OrbisView, slot: int, colour: int, need: frozenset[int]) -> int:
    lying = sum(colours[c] for other, colours in enumerate(view.worshippers) if other != slot for c in need)
    return lying + (len(SLOT_NEIGHBOURS[slot]) if colour in need else 0)


def best_forest(own: SeatView, preview: LandscapePreview) -> int:
    """The most neighbours of its colours a Forest would have at once."""
    laid = Laid(preview.tile)
    return max((forest_count({**own.world, site: laid}, site) for site in preview.face_up_sites), default=0)


class Progress(NamedTuple):
    """How much of its task a landscape would have; an Irrigation counts the sites that water it."""

    have: int
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


def progress(own: SeatView, preview: LandscapePreview) -> Progress:
    """How far a landscape would be with its task."""
    row = LANDSCAPES[preview.tile]
    match row.effect:
        case "forest":
            return Progress(best_forest(own, preview), row.need_count)
        case "irrigation":
            return Progress(len(preview.fulfilling_sites), 1)
        case "volcano":
            return Progress(preview.eligible, row.need_count)
        case "village":
            return Progress(preview.left, row.need_count)
        case _:
            return Progress(0, row.need_count)


def best_slot(view: OrbisView, seat: int) -> int | None:
    """The slot whose landscape brings most, if possible one that can be paid for at once."""
    found: dict[int, tuple[bool, int]] = {}
    for slot in range(len(view.display)):
        preview = landscape_preview(view, seat, slot)
        if preview is not None and not preview.forced and not preview.fruitless:
            found[slot] = (preview.at_once, preview.best)
    return max(found, key=lambda slot: found[slot], default=None)


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
    row, at_once, lost = LANDSCAPES[preview.tile], preview.at_once, wilderness_cost(view, seat)
    have = preview.eligible if row.effect == "volcano" else preview.left
    if preview.fruitless:
        return LandscapeAdvice(preview.tile, lost, have, fruitless=True)
    if preview.forced:
        sites = preview.wilderness_sites
        lacking = None if preview.forced == "no-site" else preview.lacking
        return LandscapeAdvice(preview.tile, lost, have, sites, lacking, preview.forced)
    temple = temple_now(view, seat, row.shrine_icons, row.mystic_value)
    over = preview.left + row.gain_count - SUPPLY_LIMIT
    scoring = _how_it_scores(preview)
    return LandscapeAdvice(
        preview.tile,
        lost,
        have,
        lacking=None if at_once else preview.lacking,
        untraded=not at_once,
        scoring=scoring,
        best=preview.best,
        gift=scoring is None and row.effect in {"farm", "conversion"},
        temple=temple if temple.before != temple.after else None,
        over=max(0, over) if at_once and row.effect != "village" else 0,
        god=god_to_please(view, seat, row.effect) if preview.best else None,
    )


def _how_it_scores(preview: LandscapePreview) -> Scoring | None:
    row = LANDSCAPES[preview.tile]
    if not (preview.best or preview.hope):
        return None
    if preview.best not in {0, row.cp}:
        return "points"  # another Forest's, or with them
    match row.effect:
        case "forest":
            return "forest-full" if preview.best else "forest-open"
        case "irrigation" | "volcano" | "village":
            return row.effect
        case _:
            return "points"


def shows_shrine(view: OrbisView) -> bool:
    """Whether a landscape with shrines, which count for the temples, lies on the display."""
    return any(tile and LANDSCAPES[tile].effect == "shrine" for tile in view.display)


def trial_of(view: OrbisView, seat: int, preview: LandscapePreview) -> Trial:
    """A landscape of the display, if the seat took it."""
    row = LANDSCAPES[preview.tile]
    there = {"village": preview.left, "volcano": preview.eligible}.get(row.effect, row.need_count)
    return Trial(preview.tile, bool(preview.forced), there >= row.need_count, wilderness_cost(view, seat))
