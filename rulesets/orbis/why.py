"""Why a board element can't be chosen now, for whoever asks (`Rules.why_not`).

Decisions list only what players may expect to be possible; this answers for everything else.
"""

from rulesets.core import Option, Reason
from rulesets.orbis.components import COLOURS, LANDSCAPES, TRADE_PRICE, WORLD_SIZE, colour
from rulesets.orbis.geometry import ROW_LENGTHS, SITES
from rulesets.orbis.state import Orbis
from rulesets.orbis.worlds import fits_face_up, open_sites


def why_not(g: Orbis, seat: int, target: str) -> list[Option[None]]:
    """The reasons against choosing this board element; empty if there is none, or no such element."""
    noun, _, name = target.partition(":")
    if g.over:
        return [_refused(target, "game-over")]
    if seat != g.active:
        return [_refused(target, "not-your-turn", seat=g.active)]
    reasons = {"slot": _slot, "god": _god, "supply": _supply, "site": _site}
    return [_refused(target, id, **facts) for id, facts in reasons.get(noun, _nothing)(g, name)]


_Why = list[tuple[str, dict[str, object]]]


def _refused(target: str, id: str, **facts: object) -> Option[None]:
    return Option(target, None, target, Reason(id, facts))


def _nothing(g: Orbis, name: str) -> _Why:
    return []


def _turn_is_used(g: Orbis) -> bool:
    held = len(g.seat.world) + (g.seat.god is not None)
    return g.hand is not None or g.slot is not None or held > g.turns // len(g.seats)


def _slot(g: Orbis, name: str) -> _Why:
    if g.slot is not None and name == str(g.slot):
        return [("slot-empty", {})]
    if _turn_is_used(g):
        return [("one-tile-a-turn", {})]
    if len(g.seat.world) >= WORLD_SIZE:
        return [("world-complete", {"size": WORLD_SIZE})]
    return []


def _god(g: Orbis, name: str) -> _Why:
    if g.seat.god is not None:
        return [("has-god", {"god": g.seat.god})]
    if name not in g.gods:
        return [("god-gone", {"god": name})]
    return [("one-tile-a-turn", {})] if _turn_is_used(g) else []


def _supply(g: Orbis, name: str) -> _Why:
    if name not in COLOURS:
        return []
    held = g.seat.supply[colour(name)]
    if held >= TRADE_PRICE:
        return []
    return [("trade-needs-three", {"colour": name, "held": held, "needed": TRADE_PRICE})]


def _site(g: Orbis, name: str) -> _Why:
    world = g.seat.world
    if name not in SITES:
        return []
    if name in world:
        return [("site-taken", {})]
    if name in open_sites(world):
        if g.hand is None:
            return [("nothing-in-hand", {})]
        own = LANDSCAPES[g.hand].colour
        fits = fits_face_up(world, name, own)
        return [] if fits else [("support-lacks-colour", {"colour": COLOURS[own]})]
    if SITES[name].row == 1:
        full = sum(SITES[site].row == 1 for site in world) == ROW_LENGTHS[1]
        return [("base-row-full", {"size": ROW_LENGTHS[1]})] if full else [("base-row-gap", {})]
    return [("site-lacks-support", {})]
