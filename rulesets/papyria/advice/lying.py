"""What lies and stands on the ring and in a realm, for a player who looks around."""

from rulesets.core.records import record
from rulesets.papyria.advice.realms import Side, free_sides
from rulesets.papyria.components import Ring, SpaceGood
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView, SeatView


@record
class SlotAdvice:
    """A place for a piece on the ring."""

    sector: str
    owner: int | None
    """The seat whose piece stands there."""


def slot_advice(view: PapyriaView, ring: Ring, position: int) -> SlotAdvice:
    """What stands on a slot."""
    return SlotAdvice(view.sectors[position - 1], view.rings[ring][position - 1])


@record
class LyingAdvice:
    """What lies on a space of the ring."""

    sector: str
    good: SpaceGood | None
    """What the space holds; `None` under an end tile."""
    below: int
    """How many lie below the first one."""


def lying_advice(view: PapyriaView, space: str) -> LyingAdvice:
    """What lies on a space, such as `9:river`."""
    here, sector = view.spaces[space], view.sectors[int(space.partition(":")[0]) - 1]
    if here.end is not None:
        return LyingAdvice(sector, None, 0)
    return LyingAdvice(sector, here.good, max(0, here.height - 1))


@record
class CellAdvice:
    """A landscape of a realm."""

    laid: Laid
    priest: bool
    """The priest stands there."""
    free: tuple[Side, ...]
    """The sides on which the next landscape could lie with the priest here."""


def cell_advice(own: SeatView, cell: str) -> CellAdvice | None:
    """What lies on a cell of a seat's realm; `None` for nothing."""
    if cell not in own.realm:
        return None
    return CellAdvice(own.realm[cell], cell == own.priest, free_sides(own.realm, cell))
