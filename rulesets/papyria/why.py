"""Why a board element can't be chosen now, for the seat that asks (`Rules.why_not`).

Decisions list only what players may expect to be possible; this covers everything else.
"""

from rulesets.core import Option, Reason
from rulesets.papyria.cells import around
from rulesets.papyria.components import POSITIONS, RINGS, SPACES, STANDS
from rulesets.papyria.moves import crosses
from rulesets.papyria.reasons import Why
from rulesets.papyria.state import Papyria, Seat


def why_not(g: Papyria, seat: int, target: str) -> list[Option[None]]:
    """The reasons against choosing a board element that the current decision doesn't offer.

    Empty if no reason is known, or if there is no such element.
    """
    noun, _, name = target.partition(":")
    if g.over:
        return [_refused(target, Reason(Why.GAME_OVER))]
    if seat != g.active:
        return [_refused(target, Reason(Why.NOT_YOUR_TURN, {"seat": g.active}))]
    reasons = {"slot": _slot, "space": _space, "cell": _cell, "border": _border, "display": _display}
    reason = reasons.get(noun, _unknown)(g, g.seats[seat], seat, name)
    return [] if reason is None else [_refused(target, reason)]


def _refused(target: str, reason: Reason) -> Option[None]:
    return Option(target, None, target, reason)


def _unknown(g: Papyria, seat: Seat, index: int, name: str) -> Reason | None:
    return None


def _slot(g: Papyria, seat: Seat, index: int, name: str) -> Reason | None:
    ring, _, position = name.partition(":")
    if ring not in RINGS or not position.isdecimal() or not 1 <= int(position) <= POSITIONS:
        return None
    if g.moved is not None:
        return Reason(Why.MOVED_ALREADY)
    owner = g.rings[ring][int(position) - 1]
    if owner == index:
        return Reason(Why.OWN_PIECE_THERE)
    if any(seat.off.values()):
        if owner is not None:
            return Reason(Why.SLOT_TAKEN)
        return None if seat.off[ring] else Reason(Why.ALL_ENTERED)
    return Reason(Why.OUT_OF_REACH)


def _space(g: Papyria, seat: Seat, index: int, name: str) -> Reason | None:
    position, _, space = name.partition(":")
    if space not in SPACES or not position.isdecimal() or not 1 <= int(position) <= POSITIONS:
        return None
    if g.moved is None:
        return Reason(Why.MOVE_FIRST)
    if g.moved.position != int(position):
        return Reason(Why.OTHER_SECTOR)
    if space == "river" and g.moved.ring == "w":
        return Reason(Why.ONLY_SHIPS)
    return None if space in g.todo else Reason(Why.SPACE_DONE)


def _cell(g: Papyria, seat: Seat, index: int, name: str) -> Reason | None:
    if name in seat.realm:
        return Reason(Why.PRIEST_THERE) if name == seat.priest else Reason(Why.NOTHING_FOR_IT_NOW)
    if not seat.priest:
        return None
    return Reason(Why.BESIDE_PRIEST_ONLY) if name not in around(seat.priest) else Reason(Why.NO_LANDSCAPE_NOW)


def _border(g: Papyria, seat: Seat, index: int, name: str) -> Reason | None:
    return _right(g, name) if name in STANDS else None


def _display(g: Papyria, seat: Seat, index: int, name: str) -> Reason | None:
    return _right(g, "B") if name in map(str, range(len(g.display))) else None


def _right(g: Papyria, stand: str) -> Reason:
    """What a border offers is available only once, on arrival."""
    crossed = g.moved is not None and crosses(g.moved.start, g.moved.position, stand)
    return Reason(Why.RIGHT_GONE if crossed else Why.BORDER_NOT_CROSSED, {"stand": stand})
