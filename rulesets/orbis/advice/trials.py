"""Landscapes on trial: what one would bring on every free site."""

from typing import NamedTuple

from rulesets.core.records import record
from rulesets.orbis.advice.sites import Outlook, outlook, points_gained, wasted_on
from rulesets.orbis.components import GODS, LANDSCAPES, WILDERNESS_POINTS
from rulesets.orbis.costs import cost_of
from rulesets.orbis.state import Laid, World
from rulesets.orbis.view import OrbisView, SeatView
from rulesets.orbis.worlds import fits_face_up

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


def best_site(view: OrbisView, seat: int) -> str | None:
    """The site on which the landscape in hand brings most, else one that leaves its task open."""
    own, trial = view.seats[seat], trial_in_hand(view, seat)
    if trial is None:
        return None
    found = {site: promise(own.world, site, trial) for site in sites_for(own, trial.tile, wild=trial.wild)}
    return max(found, key=lambda site: found[site], default=None)


class LaidLast(NamedTuple):
    """The landscape that a seat laid last."""

    site: str
    tile: str


def last_laid(own: SeatView) -> LaidLast | None:
    """What a seat laid last, or `None` in an empty world."""
    for site in reversed(own.world):
        return LaidLast(site, own.world[site].tile)
    return None
