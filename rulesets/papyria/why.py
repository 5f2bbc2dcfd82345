"""Why a board element can't be chosen now, for the seat that asks (`Rules.why_not`).

Decisions list only what players may expect to be possible; this covers everything else.
"""

from rulesets.core import Option, Reason
from rulesets.papyria.cells import around
from rulesets.papyria.components import POSITIONS, RINGS, SPACES, STANDS
from rulesets.papyria.moves import crosses
from rulesets.papyria.state import Papyria, Seat


def why_not(g: Papyria, seat: int, target: str) -> list[Option[None]]:
    """The reasons against choosing a board element that the current decision doesn't offer.

    Empty if no reason is known, or if there is no such element.
    """
    noun, _, name = target.partition(":")
    if g.over:
        return [_refused(target, Reason("game-over"))]
    if seat != g.active:
        return [_refused(target, Reason("not-your-turn", {"seat": g.active}))]
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
        return Reason("moved-already")
    owner = g.rings[ring][int(position) - 1]
    if owner == index:
        return Reason("own-piece-there")
    if any(seat.off.values()):
        if owner is not None:
            return Reason("slot-taken")
        return None if seat.off[ring] else Reason("all-entered")
    return Reason("out-of-reach")


def _space(g: Papyria, seat: Seat, index: int, name: str) -> Reason | None:
    position, _, space = name.partition(":")
    if space not in SPACES or not position.isdecimal() or not 1 <= int(position) <= POSITIONS:
        return None
    if g.moved is None:
        return Reason("move-first")
    if g.moved.position != int(position):
        return Reason("other-sector")
    if space == "river" and g.moved.ring == "w":
        return Reason("only-ships")
    return None if space in g.todo else Reason("space-done")


def _cell(g: Papyria, seat: Seat, index: int, name: str) -> Reason | None:
    if name in seat.realm:
        return Reason("priest-there") if name == seat.priest else Reason("nothing-for-it-now")
    if not seat.priest:
        return None
    return Reason("beside-priest-only") if name not in around(seat.priest) else Reason("no-landscape-now")


def _border(g: Papyria, seat: Seat, index: int, name: str) -> Reason | None:
    return _right(g, name) if name in STANDS else None


def _display(g: Papyria, seat: Seat, index: int, name: str) -> Reason | None:
    return _right(g, "B") if name in map(str, range(len(g.display))) else None


def _right(g: Papyria, stand: str) -> Reason:
    """What a border offers is available only once, on arrival."""
    crossed = g.moved is not None and crosses(g.moved.start, g.moved.position, stand)
    return Reason("right-gone" if crossed else "border-not-crossed", {"stand": stand})
