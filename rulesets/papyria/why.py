"""Why a board element can't be chosen now, for the seat that asks (`Rules.why_not`).

Decisions list only what players may expect to be possible; this covers everything else.
"""

from rulesets.core import Option
from rulesets.papyria.cells import around
from rulesets.papyria.components import POSITIONS, RINGS, SPACES, STANDS
from rulesets.papyria.moves import crosses
from rulesets.papyria.reasons import BorderNotCrossed, NotYourTurn, PapyriaReason, RightGone, Why
from rulesets.papyria.state import Papyria, Seat


def why_not(g: Papyria, seat: int, target: str) -> list[Option[None]]:
    """The reasons against choosing a board element that the current decision doesn't offer.

    Empty if no reason is known, or if there is no such element.
    """
    noun, _, name = target.partition(":")
    if g.over:
        return [_refused(target, Why.GAME_OVER)]
    if seat != g.active:
        return [_refused(target, NotYourTurn(g.active))]
    reasons = {"slot": _slot, "space": _space, "cell": _cell, "border": _border, "display": _display}
    reason = reasons.get(noun, _unknown)(g, g.seats[seat], seat, name)
    return [] if reason is None else [_refused(target, reason)]


def _refused(target: str, reason: PapyriaReason) -> Option[None]:
    return Option(target, None, target, reason)


def _unknown(g: Papyria, seat: Seat, index: int, name: str) -> PapyriaReason | None:
    return None


def _slot(g: Papyria, seat: Seat, index: int, name: str) -> PapyriaReason | None:
    ring, _, position = name.partition(":")
    if ring not in RINGS or not position.isdecimal() or not 1 <= int(position) <= POSITIONS:
        return None
    if g.moved is not None:
        return Why.MOVED_ALREADY
    owner = g.rings[ring][int(position) - 1]
    if owner == index:
        return Why.OWN_PIECE_THERE
    if any(seat.off.values()):
        if owner is not None:
            return Why.SLOT_TAKEN
        return None if seat.off[ring] else Why.ALL_ENTERED
    return Why.OUT_OF_REACH


def _space(g: Papyria, seat: Seat, index: int, name: str) -> PapyriaReason | None:
    position, _, space = name.partition(":")
    if space not in SPACES or not position.isdecimal() or not 1 <= int(position) <= POSITIONS:
        return None
    if g.moved is None:
        return Why.MOVE_FIRST
    if g.moved.position != int(position):
        return Why.OTHER_SECTOR
    if space == "river" and g.moved.ring == "w":
        return Why.ONLY_SHIPS
    return None if space in g.todo else Why.SPACE_DONE


def _cell(g: Papyria, seat: Seat, index: int, name: str) -> PapyriaReason | None:
    if name in seat.realm:
        return Why.PRIEST_THERE if name == seat.priest else Why.NOTHING_FOR_IT_NOW
    if not seat.priest:
        return None
    return Why.BESIDE_PRIEST_ONLY if name not in around(seat.priest) else Why.NO_LANDSCAPE_NOW


def _border(g: Papyria, seat: Seat, index: int, name: str) -> PapyriaReason | None:
    return _right(g, name) if name in STANDS else None


def _display(g: Papyria, seat: Seat, index: int, name: str) -> PapyriaReason | None:
    return _right(g, "B") if name in map(str, range(len(g.display))) else None


def _right(g: Papyria, stand: str) -> PapyriaReason:
    """What a border offers is available only once, on arrival."""
    crossed = g.moved is not None and crosses(g.moved.start, g.moved.position, stand)
    return RightGone(stand) if crossed else BorderNotCrossed(stand)
