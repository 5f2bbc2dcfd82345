"""The facts about regions, jewelry and the temple, found as in `advice`."""

from rulesets.bora_bora.advice import Asked, material_advice
from rulesets.bora_bora.components import (
    GODS,
    JEWELS,
    MATERIALS,
    RED,
    WAYS,
)
from rulesets.bora_bora.gods import Purse, payable
from rulesets.bora_bora.preview import (
    actions_now,
    most_priests,
    pushed,
    reached,
    region_preview,
    served_by,
    value_now,
)
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core.records import record


@record
class RegionAdvice:
    """A region of the map."""

    region: str
    path: int
    """The lowest value that leads there now."""
    yields: str
    """A material, or `offering`."""
    fish: str
    scored: str
    """When the fish counts: only at the end for the `first` hut; `later` if no red god could then be paid
    for.

    In `play`, it also counts at once with a red god; `look` if there is nothing to choose.
    """
    material: str | None
    free: tuple[str, ...]
    where: str
    """`some`, `one` or `none`, by the number of spaces free for the material; empty for offerings."""
    holder: int | None
    """The seat with the hut on the building site."""
    holders: tuple[int | None, tuple[int, ...]]
    """That seat, and those of the huts beside it."""
    ways: tuple[tuple[str, tuple[tuple[int, str], ...]], ...]
    """Paths by land and by water, with values and destinations."""


def _scored(view: BoraBoraView, seat: int, decision: Asked, good: str) -> str:
    """When the fish counts in a region with this yield: `RegionAdvice.scored`."""
    if decision is None or decision.kind not in ("setup_hut", "expand"):
        return "look"
    own = view.seats[seat]
    then = Purse(own.hand or (0,) * len(GODS), own.offerings + (good == "offering"), own.god_tiles)
    return "first" if decision.kind == "setup_hut" else "play" if payable(then, RED) else "later"


def region_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> RegionAdvice:
    """What a region brings, and how it can be reached and left."""
    good, _, holder = region_preview(view, id)
    lay = material_advice(view, seat, decision, good, id) if good in MATERIALS else None
    paths = [action for action in actions_now(view) if action in ("land", "water")]
    return RegionAdvice(
        id,
        reached(view, seat, paths, value_now(view)).get(id, 0),
        good,
        view.fish[id],
        _scored(view, seat, decision, good),
        good if lay is not None else None,
        lay.free if lay is not None else (),
        lay.where if lay is not None else "",
        holder,
        (holder, tuple(view.map[id][:-1])),
        tuple((kind, tuple(WAYS[kind][id])) for kind in ("land", "water") if WAYS[kind][id]),
    )


@record
class JewelAdvice:
    """A piece of jewelry, on sale or owned."""

    kind: str
    price: int
    """Shells."""
    shells: int
    """Shells that would be left."""
    points: int
    """Points at the end of the game."""
    count: int
    """The pieces that the player has; `same` is how many are of this kind."""
    same: int
    serves: str | None
    """A task that it helps with."""
    round: int | None
    """The round in which it is sold."""


def jewel_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> JewelAdvice:
    """What a piece of jewelry costs and brings a seat."""
    row, own = JEWELS[id], view.seats[seat]
    kinds = [JEWELS[jewel].kind for jewel in own.jewelry or ()]
    sold = (number for number, column in enumerate(view.jewels, start=1) if id in column)
    serves = next(iter(served_by(view, seat, jewel=row.kind)), None)
    left, same = own.shells - row.shell_cost, kinds.count(row.kind)
    return JewelAdvice(row.kind, row.shell_cost, left, row.vp, len(kinds), same, serves, next(sold, None))


@record
class TempleAdvice:
    """A space of the temple."""

    space: str
    there: str
    """`free` or `held`."""
    holder: int | None
    pushes: tuple[tuple[int, int], ...]
    """Seats whose priests are pushed, each with the priest's new space; 0 is out."""
    winner: int
    """The seat that would then get the god tile, with this many `priests`."""
    mine: bool
    priests: int
    points: int
    """What a priest brings in this round."""
    own_out: bool
    """The player's own priest would be pushed out, which another space would avoid."""


def temple_advice(view: BoraBoraView, seat: int, decision: Asked, noun: str, id: str) -> TempleAdvice:
    """Whom a priest on a space would push, and who would then have the most."""
    there, most = view.temple[int(id) - 1], most_priests(view, seat, int(id))
    moved = tuple(pushed(view, int(id)))
    own_out = False
    if decision is not None and decision.kind == "temple_space" and (seat, 0) in moved:
        own_out = not all((seat, 0) in pushed(view, int(option.value)) for option in decision.options)
    held, mine = "free" if there is None else "held", most.seat == seat
    return TempleAdvice(id, held, there, moved, most.seat, mine, most.priests, view.priest_vp, own_out)
