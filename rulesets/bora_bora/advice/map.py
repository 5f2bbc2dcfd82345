"""Regions of the map."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from rulesets.bora_bora.actions import reach
from rulesets.bora_bora.advice.ground import MaterialAdvice, material_advice
from rulesets.bora_bora.advice.now import actions_now, value_now
from rulesets.bora_bora.advice.options import Asked
from rulesets.bora_bora.components import GODS, MATERIALS, RED, REGIONS, WAYS, YieldWord
from rulesets.bora_bora.gods import Purse, payable
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core.records import record


def reached(view: BoraBoraView, seat: int, kinds: Sequence[str], value: int) -> dict[str, int]:
    """The regions to which a seat's huts lead on such paths, each with the lowest value for that."""
    own = tuple(region for region, huts in view.map.items() if seat in huts)
    near = reach(own, tuple(kinds))
    return {region: near[region] for region in view.map if near.get(region, value + 1) <= value}


NO_CARDS = (0,) * len(GODS)


class Way(NamedTuple):
    """A path to another region."""

    value: int
    region: str


FishScored = Literal["first", "play", "later", "look"]
"""When the fish of a region counts: only at the end for the `first` hut; at once with a red god and at the
end (`play`); only at the end, as no red god could then be paid for (`later`); nothing is chosen (`look`)."""


@record
class RegionAdvice:
    """What a region brings, and how it can be reached and left."""

    path: int
    """The lowest value that leads there now; 0 for none."""
    by_land: bool
    """Whether that path leads over land."""
    yields: YieldWord
    fish: str
    """The fish tile."""
    fish_scored: FishScored
    material: MaterialAdvice | None
    """Where its material would go; `None` for an offering."""
    holder: int | None
    """The seat with the hut on the building site."""
    aside: tuple[int, ...]
    """The seats of the huts beside it, in the order in which they came."""
    land: tuple[Way, ...]
    water: tuple[Way, ...]


def region_advice(view: BoraBoraView, seat: int, decision: Asked, region: str) -> RegionAdvice:
    """What a region would bring a seat."""
    good, huts = REGIONS[region].site_yield, view.map[region]
    paths = [action for action in actions_now(view) if action in ("land", "water")]
    path = reached(view, seat, paths, value_now(view)).get(region, 0)
    by_land = "land" in paths and reached(view, seat, ("land",), value_now(view)).get(region, 0) == path
    return RegionAdvice(
        path=path,
        by_land=by_land,
        yields=good,
        fish=view.fish[region],
        fish_scored=_fish_scored(view, seat, decision, good),
        material=material_advice(view, seat, good) if good in MATERIALS else None,
        holder=huts[-1] if huts else None,
        aside=huts[:-1],
        land=tuple(Way(*way) for way in WAYS["land"][region]),
        water=tuple(Way(*way) for way in WAYS["water"][region]),
    )


def _fish_scored(view: BoraBoraView, seat: int, decision: Asked, good: YieldWord) -> FishScored:
    match decision.kind if decision is not None else "":
        case "setup_hut":
            return "first"
        case "expand":
            own = view.seats[seat]
            then = Purse(own.hand or NO_CARDS, own.offerings + (good == "offering"), own.god_tiles)
            return "play" if payable(then, RED) else "later"
    return "look"
