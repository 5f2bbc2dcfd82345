"""What a temple on a field would score, and what building it there would lose."""

from rulesets.core.records import record
from rulesets.helios.components import SPECIALS
from rulesets.helios.options import temple_cost
from rulesets.helios.state import Seat
from rulesets.helios.sun import lit, temple_points


def lost_on_site(seat: Seat, field: str) -> int:
    """Cubes on a temple's site that are lost even if as many as possible help to pay for it (R29)."""
    return max(0, len(seat.world[field].cubes) - temple_cost(seat))


@record
class SiteAdvice:
    """What a temple on a field would score, and what building it there would lose."""

    around: int
    """The number of tiles around it."""
    points: int
    """What it scores whenever the sun stops beside it."""
    stranded: int
    """Cubes that would be lost there, even after paying."""
    lying: int
    """Cubes there that can pay for it, if all of them can."""
    bare: bool
    """No cube lies there."""
    own_temple: int
    """What the tile scores at the end with a temple on it."""
    needless: int
    """Cubes that would be lost there but not on another site."""


def site_advice(board: Seat, field: str) -> SiteAdvice:
    """The outcome of a temple on a field."""
    tile, lost = board.world[field], lost_on_site(board, field)
    own = SPECIALS[tile.kind].vp if tile.colour is None and SPECIALS[tile.kind].scores == "own_temple" else 0
    lying = len(tile.cubes)
    spared = any(not lost_on_site(board, name) for name, each in board.world.items() if not each.temple)
    return SiteAdvice(
        len(lit(board.world, field)),
        temple_points(board, field),
        lost,
        lying=0 if lost else lying,
        bare=not own and not lying,
        own_temple=own,
        needless=lost if spared else 0,
    )
