"""What lies and stands on the ring, as facts for sentences."""

from rulesets.core.records import record
from rulesets.papyria.view import PapyriaView


@record
class SlotAdvice:
    """A place for a piece on the ring."""

    ring: str
    sector: str
    owner: int | None
    """The seat whose piece stands there."""


def slot_advice(view: PapyriaView, slot: str) -> SlotAdvice:
    """What stands on a slot, such as `w:10`."""
    ring, _, position = slot.partition(":")
    return SlotAdvice(ring, view.sectors[int(position) - 1], view.rings[ring][int(position) - 1])


@record
class LyingAdvice:
    """What lies on a space of the ring."""

    space: str
    """The space, as `9:river`."""
    sector: str
    end: bool
    """An end tile lies there."""
    good: str
    """What the space holds; empty under an end tile."""
    count: int
    """How many lie below the first one."""


def lying_advice(view: PapyriaView, space: str) -> LyingAdvice:
    """What lies on a space, such as `9:river`."""
    here, sector = view.spaces[space], view.sectors[int(space.partition(":")[0]) - 1]
    if here.end is not None:
        return LyingAdvice(space, sector, end=True, good="", count=0)
    return LyingAdvice(space, sector, end=False, good=here.good, count=max(0, here.height - 1))


@record
class PieceAdvice:
    """A piece before its destination is chosen."""

    ring: str
    origin: str
    """The sector where it stands, by its id; empty off the board."""
    reach: int
    """Sectors that it can reach."""
    best: str
    """The key of the best option."""
    sector: str
    """Where that option leads."""
    points: int
    """The most points that any option brings at once."""
