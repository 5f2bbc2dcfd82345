"""Final scoring, at any time as if the game ended now (specification g)."""

from collections.abc import Sequence
from dataclasses import replace

from rulesets.bora_bora.components import (
    BUILDINGS,
    FEWEST_JEWELS,
    FEWEST_TASKS,
    FINAL,
    FISH,
    GOD_TILES,
    GROUND,
    JEWELS,
    LAST_SPACE,
    REGIONS,
)
from rulesets.bora_bora.state import BoraBora
from rulesets.core import ScoreLine, Standing, placed

_BONUSES = {
    item: (ScoreLine(item, 0, final=True), ScoreLine(item, int(row.vp), final=True))
    for item, row in FINAL.items()
    if item.startswith("bonus_")
}
"""The score lines for final bonuses, missed and won."""


def standings(state: BoraBora) -> tuple[Standing, ...]:
    """Every seat's score and place; equal points: earlier in the turn order wins (R34)."""
    return seen_standings(state, [True] * len(state.seats))


def seen_standings(state: BoraBora, shown: Sequence[bool]) -> tuple[Standing, ...]:
    """The same for a viewer who sees only these seats' jewelry: the others lack that line.

    The number of tiles is public; for a seat without any, nothing is concealed.
    """
    known = [shown[index] or not seat.jewelry for index, seat in enumerate(state.seats)]
    stood = placed(
        (
            index,
            tuple([line for line in lines(state, index) if known[index] or line.id != "jewelry"]),
            (-state.order.index(index),),
        )
        for index in range(len(state.seats))
    )
    return tuple([row if known[row.seat] else replace(row, concealed=True) for row in stood])


def lines(state: BoraBora, index: int) -> tuple[ScoreLine, ...]:
    """A seat's score sheet, in the order of specification g."""
    seat = state.seats[index]
    held = [region for region in REGIONS if state.holder(region) == index]
    bonuses = {
        "bonus_tasks": len(seat.done) >= FEWEST_TASKS,
        "bonus_jewelry": len(seat.jewelry) >= FEWEST_JEWELS,
        "bonus_ground": len(seat.ground) + len(seat.built) == len(GROUND),
        "bonus_buildings": len({*seat.built.values()}) == len(BUILDINGS),
        "bonus_huts": len(state.regions_of(index)) == len(REGIONS),
        "bonus_people": len(seat.people) == LAST_SPACE,
    }
    return (
        ScoreLine("track", seat.vp, {"ledger": dict(seat.ledger)}),
        ScoreLine("god_tiles", GOD_TILES.final_vp * seat.god_tiles, {"count": seat.god_tiles}, final=True),
        ScoreLine("fish", sum(FISH[state.fish[region]].vp for region in held), {"regions": held}, final=True),
        ScoreLine("jewelry", sum(JEWELS[jewel].vp for jewel in seat.jewelry), {"jewels": list(seat.jewelry)}),
        *[_BONUSES[bonus][won] for bonus, won in bonuses.items()],
    )
