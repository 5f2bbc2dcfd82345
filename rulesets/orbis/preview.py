"""What a choice would do, worked out before it is made (specification j). Reads views only."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from rulesets.core import Option
from rulesets.core.records import record
from rulesets.orbis.components import GODS, LANDSCAPES, TRADE_PRICE, WILDERNESS_POINTS
from rulesets.orbis.costs import Cost, ForcedBy, Shortfall, cost_of, shortfall
from rulesets.orbis.geometry import SITES, SLOT_NEIGHBOURS
from rulesets.orbis.options import Trade
from rulesets.orbis.scoring import Verdict, temple_points, verdict
from rulesets.orbis.state import Laid, World
from rulesets.orbis.view import OrbisView, SeatView
from rulesets.orbis.worlds import (
    can_become_full,
    fits_face_up,
    forest_count,
    open_sites,
    supports_colour,
)

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
        return not (self.forced or self.best > 0 or self.hope or gives(self.tile))

    @property
    def prospect(self) -> Prospect:
        """What would become of it."""
        if self.fruitless:
            return "fruitless"
        if self.forced:
            return "forced"
        return "now" if self.payable == "now" else "after-trades"


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


class Outlook(NamedTuple):
    """The outcome of laying a landscape face up on a site."""

    points: int
    """How much more the world would score at once."""
    hope: bool
    """A Forest that could still get all its neighbours there."""


def outlook(world: World, site: str, tile: str, *, done: bool = True) -> Outlook:
    """The outcome of laying a landscape face up on a site; `done`: a Village or Volcano gets what it
    needs.
    """
    effect, wasted = LANDSCAPES[tile].effect, wasted_on(world, site, tile)
    laid = Laid(tile, marker=(wasted and effect == "irrigation") or not done)
    return Outlook(points_gained(world, site, laid), effect == "forest" and not wasted)


def wasted_on(world: World, site: str, tile: str) -> bool:
    """Whether an Irrigation stays dry on this site, or a Forest can no longer get all its neighbours
    there.
    """
    row = LANDSCAPES[tile]
    if row.effect == "forest":
        return not can_become_full({**world, site: Laid(tile)}, site)
    return row.effect == "irrigation" and not supports_colour(world, site, row.need)


def points_gained(world: World, site: str, laid: Laid) -> int:
    """How many more points the landscapes of a world score once this one lies there."""
    after = {**world, site: laid}
    before = sum(verdict(world, other).points for other in world)
    return sum(verdict(after, other).points for other in after) - before


def _fulfilling(view: OrbisView, seat: int, tile: str, sites: tuple[str, ...]) -> tuple[str, ...]:
    landscape = LANDSCAPES[tile]
    if landscape.effect != "irrigation":
        return ()
    world = view.seats[seat].world
    return tuple(site for site in sites if supports_colour(world, site, landscape.need))


def _eligible(view: OrbisView, slot: int, colour: int, need: frozenset[int]) -> int:
    lying = sum(colours[c] for other, colours in enumerate(view.worshippers) if other != slot for c in need)
    return lying + (len(SLOT_NEIGHBOURS[slot]) if colour in need else 0)


class Neighbours(NamedTuple):
    """How far a Forest is."""

    have: int
    """Neighbours of its colours."""
    need: int


@record
class SitePreview:
    """What laying the landscape in hand on a site would do."""

    watered: bool | None
    """For an Irrigation laid face up: whether it would score there; else `None`."""
    forest: Neighbours | None
    """For a Forest laid face up: its neighbours there."""
    forests_helped: Mapping[str, Verdict]
    """The seat's unfinished Forests that would gain a neighbour, by site, with their verdicts then."""
    never: bool = False
    """A Forest that could never get all its neighbours there."""
    gives: bool = False
    """It brings something besides points, wherever it lies."""
    later: bool = False
    """Its task comes once it is laid."""
    opens: tuple[tuple[int, frozenset[int]], ...] = ()
    """The rows in which it opens sites, each with the colours that fit there (`opened`)."""


def site_preview(view: OrbisView, seat: int, tile: str, site: str, *, wild: bool) -> SitePreview:
    """What laying this landscape on this site of a seat's world would do."""
    landscape = LANDSCAPES[tile]
    world = view.seats[seat].world
    after = {**world, site: Laid(tile, wild)}
    watered = forest = None
    if not wild and landscape.effect == "irrigation":
        watered = supports_colour(world, site, landscape.need)
    if not wild and landscape.effect == "forest":
        forest = Neighbours(forest_count(after, site), landscape.need_count)
    helped = {
        other: verdict(after, other)
        for other, laid in world.items()
        if verdict(world, other).status == "open" and forest_count(after, other) > forest_count(world, other)
    }
    effect = "" if wild else landscape.effect
    return SitePreview(
        watered,
        forest,
        helped,
        never=forest is not None and wasted_on(world, site, tile),
        gives=effect in {"farm", "conversion", "shrine"},
        later=effect in {"village", "volcano"},
        opens=tuple(opened(world, site, Laid(tile, wild))),
    )


@record
class GodPreview:
    """What taking a god would bring a seat now."""

    points: int
    """What it would score now; for a god that asks for worshippers, if they are given."""
    own: int
    """What its condition counts: the seat's scored landscapes, wildernesses or worshippers."""
    other: int
    """The same for the best other seat, or how many worshippers are asked for."""


def god_preview(view: OrbisView, seat: int, god: str) -> GodPreview:
    """What taking this god would be worth now (p. 7, rulings R25 and R26)."""
    row = GODS[god]
    own = view.seats[seat].tally
    others = [each.tally for index, each in enumerate(view.seats) if index != seat]
    if row.condition == "most_scored":
        (kind,) = row.condition_on
        most = max(tally.scored[kind] for tally in others)
        return GodPreview(row.cp if own.scored[kind] >= most else 0, own.scored[kind], most)
    if row.condition == "fewest":
        fewest = min(tally.wildernesses for tally in others)
        return GodPreview(row.cp if own.wildernesses <= fewest else 0, own.wildernesses, fewest)
    if row.condition == "has_all":
        counts = [own.shrines if kind == "shrine" else own.scored[kind] for kind in row.condition_on]
        met = sum(count > 0 for count in counts)
        return GodPreview(row.cp if met == len(counts) else 0, met, len(counts))
    if row.condition == "if_paid":
        held = sum(view.seats[seat].supply)
        return GodPreview(row.cp if held >= row.immediate_count else 0, held, row.immediate_count)
    return GodPreview(row.cp, 0, 0)


# -- landscapes on trial ---------------------------------------------------------------------------

TASKS = frozenset({"forest", "irrigation", "volcano", "village"})
"""Effects whose points depend on a task."""


def wilderness_cost(view: OrbisView, seat: int) -> int:
    """What a wilderness scores for a seat now: -1, or 0 with the Goddess of Idleness."""
    god = view.seats[seat].god
    idle = god is not None and GODS[god].passive == "wilderness_costs_0"
    return 0 if idle else WILDERNESS_POINTS


@record
class Trial:
    """A landscape on trial: every free site shows what it would bring there."""

    tile: str
    wild: bool = False
    """It would be laid as a wilderness."""
    served: bool = True
    """What a Village or Volcano asks for is available."""
    lost: int = WILDERNESS_POINTS
    """What a wilderness scores for the seat."""


def trial_of(view: OrbisView, seat: int, preview: LandscapePreview) -> Trial:
    """A landscape of the display, if the seat took it."""
    row = LANDSCAPES[preview.tile]
    there = {"village": preview.left, "volcano": preview.eligible}.get(row.effect, row.need_count)
    return Trial(preview.tile, bool(preview.forced), there >= row.need_count, wilderness_cost(view, seat))


def trial_in_hand(view: OrbisView, seat: int, *, unpaid: bool = False, wild: bool = False) -> Trial | None:
    """The landscape in hand as it would be laid, or `None`; `unpaid`: its cost is still in the supply."""
    if view.hand is None:
        return None
    row, cost = LANDSCAPES[view.hand], wilderness_cost(view, seat)
    price = cost_of(row, view.seats[seat].benefits)
    left = sum(view.seats[seat].supply) - (sum(price.coloured) + price.any if unpaid else view.owed)
    lying = sum(colours[c] for colours in view.worshippers for c in row.need)
    there = {"village": left, "volcano": lying}.get(row.effect, row.need_count)
    return Trial(view.hand, wild or view.turned_over, there >= row.need_count, cost)


def promise(world: World, site: str, trial: Trial) -> Outlook:
    """How many more points the world scores with the landscape on a site, and whether a Forest has hope."""
    if not trial.wild:
        return outlook(world, site, trial.tile, done=trial.served)
    gained = points_gained(world, site, Laid(trial.tile, wild=True))
    return Outlook(gained + trial.lost - WILDERNESS_POINTS, hope=False)


def sites_for(own: SeatView, tile: str | None, *, wild: bool) -> tuple[str, ...]:
    """The free sites on which a landscape can be laid; all of them for a wilderness."""
    if wild or tile is None:
        return own.open_sites
    return tuple(site for site in own.open_sites if fits_face_up(own.world, site, LANDSCAPES[tile].colour))


def best_in_hand(view: OrbisView, seat: int, *, wild: bool) -> int:
    """The most points that the landscape in hand could bring, once paid for or as a wilderness."""
    trial, own = trial_in_hand(view, seat, unpaid=True, wild=wild), view.seats[seat]
    if trial is None:
        return 0
    sites = sites_for(own, view.hand, wild=wild)
    return max((promise(own.world, site, trial).points for site in sites), default=0)


def wasted_needlessly(view: OrbisView, seat: int, site: str) -> bool:
    """Whether the task of the landscape in hand would be lost forever on this site, but not on another."""
    hand, own = view.hand, view.seats[seat]
    if hand is None or view.turned_over or not wasted_on(own.world, site, hand):
        return False
    return not all(wasted_on(own.world, other, hand) for other in sites_for(own, hand, wild=False))


def best_forest(own: SeatView, preview: LandscapePreview) -> int:
    """The most neighbours of its colours a Forest would have at once."""
    laid = Laid(preview.tile)
    return max((forest_count({**own.world, site: laid}, site) for site in preview.face_up_sites), default=0)


def progress(own: SeatView, preview: LandscapePreview) -> tuple[int, int]:
    """How much of its task a landscape would have, and needs; an Irrigation counts the sites that water
    it.
    """
    row = LANDSCAPES[preview.tile]
    if row.effect == "forest":
        return best_forest(own, preview), row.need_count
    if row.effect == "irrigation":
        return len(preview.fulfilling_sites), 1
    return {"volcano": preview.eligible, "village": preview.left}.get(row.effect, 0), row.need_count


def best_slot(view: OrbisView, seat: int) -> int | None:
    """The slot whose landscape brings most, if possible one that can be paid for at once."""
    found: dict[int, tuple[bool, int]] = {}
    for slot in range(len(view.display)):
        preview = landscape_preview(view, seat, slot)
        if preview is not None and not preview.forced and not preview.fruitless:
            found[slot] = (preview.payable == "now", preview.best)
    return max(found, key=lambda slot: found[slot], default=None)


def best_site(view: OrbisView, seat: int) -> str | None:
    """The site on which the landscape in hand brings most, else one that leaves its task open."""
    own, trial = view.seats[seat], trial_in_hand(view, seat)
    if trial is None:
        return None
    found = {site: promise(own.world, site, trial) for site in sites_for(own, trial.tile, wild=trial.wild)}
    return max(found, key=lambda site: found[site], default=None)


def best_trade(view: OrbisView, seat: int, options: Sequence[Option[Any]]) -> str | None:
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


def left_after(view: OrbisView, seat: int) -> tuple[tuple[int, ...], int]:
    """What a seat holds once the colours of the cost in hand are paid, and how many of any colour follow."""
    own = view.seats[seat]
    if view.hand is None:
        return own.supply, 0
    cost = cost_of(LANDSCAPES[view.hand], own.benefits)
    return tuple(max(0, n - cost.coloured[c]) for c, n in enumerate(own.supply)), cost.any


def opened(world: World, site: str, laid: Laid) -> list[tuple[int, frozenset[int]]]:
    """The rows above in which laying something opens a site, each with the colours that fit there.

    No colours means that every colour fits, as a wilderness lies below.
    """
    after = {**world, site: laid}
    found: list[tuple[int, frozenset[int]]] = []
    for new in open_sites(after):
        supports = SITES[new].supports
        if site in supports:
            wild = any(after[support].wild for support in supports)
            colours = (LANDSCAPES[after[support].tile].colour for support in supports)
            found.append((SITES[new].row, frozenset() if wild else frozenset(colours)))
    return found


def opened_by_hand(view: OrbisView, seat: int, site: str) -> list[tuple[int, frozenset[int]]]:
    """The same for the landscape in hand as it would be laid; nothing without one."""
    if view.hand is None:
        return []
    return opened(view.seats[seat].world, site, Laid(view.hand, view.turned_over))


class TempleChange(NamedTuple):
    """What a seat's temple scores before and after something."""

    before: int
    after: int


def temple_now(view: OrbisView, seat: int, shrines: int, mystic: int) -> TempleChange:
    """What a seat's temple scores now, and with this many more shrines and this mystic value."""
    tallies = [each.tally for each in view.seats]
    before = temple_points(tallies, view.temples)[seat]
    own = tallies[seat]
    tallies[seat] = own._replace(shrines=own.shrines + shrines, mystic=max(own.mystic, mystic))
    return TempleChange(before, temple_points(tallies, view.temples)[seat])


def god_to_please(view: OrbisView, seat: int, effect: str) -> str | None:
    """The god, on the table or the seat's own, whose condition one more scored landscape of a kind would
    meet.
    """
    own = view.seats[seat]
    if effect not in own.tally.scored:
        return None
    mine = own.tally.scored[effect] + 1
    most = max(each.tally.scored[effect] for n, each in enumerate(view.seats) if n != seat)
    gods: list[str] = [*view.gods, *([own.god] if own.god else [])]
    for god in gods:
        counts = GODS[god].condition == "most_scored" and GODS[god].condition_on == (effect,)
        if counts and own.god in (None, god) and mine >= most > mine - 1:
            return god
    return None


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
    landscape = LANDSCAPES[laid[1]]
    return Asked(landscape.need_count, landscape.cp, laid[1])


def last_laid(own: SeatView) -> tuple[str, str] | None:
    """The site and the landscape that a seat laid last, or `None` in an empty world."""
    for site in reversed(own.world):
        return site, own.world[site].tile
    return None
