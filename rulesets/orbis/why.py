"""Why a board element can't be chosen now, for the seat that asks (`Rules.why_not`).

Decisions list only what players may expect to be possible; this covers everything else.
"""

from rulesets.core import Option
from rulesets.orbis.components import (
    COLOURS,
    DISPLAY_SIZE,
    GODS,
    LANDSCAPES,
    TRADE_PRICE,
    WORLD_SIZE,
    colour,
)
from rulesets.orbis.geometry import ROW_LENGTHS, SITES
from rulesets.orbis.reasons import (
    HasGod,
    NothingToRemove,
    NotYourTurn,
    OrbisReason,
    SupportLacksColour,
    TradeNeedsThree,
    Why,
)
from rulesets.orbis.state import Orbis
from rulesets.orbis.worlds import fits_face_up, open_sites

_SLOTS = frozenset(map(str, range(DISPLAY_SIZE)))


def why_not(g: Orbis, seat: int, target: str) -> list[Option[None]]:
    """The reasons against choosing a board element that the current decision doesn't offer.

    Empty if no reason is known, or if there is no such element.
    """
    noun, _, name = target.partition(":")
    if g.over:
        return [_refused(target, Why.GAME_OVER)]
    if seat != g.active:
        return [_refused(target, NotYourTurn(g.active))]
    reasons = {"slot": _slot, "god": _god, "supply": _supply, "site": _site}
    return [_refused(target, reason) for reason in reasons.get(noun, _nothing)(g, name)]


def _refused(target: str, reason: OrbisReason) -> Option[None]:
    return Option(target, None, target, reason)


def _nothing(g: Orbis, name: str) -> list[OrbisReason]:
    return []


def _turn_is_used(g: Orbis) -> bool:
    held = len(g.seat.world) + (g.seat.god is not None)
    return g.hand is not None or g.slot is not None or held > g.turns // len(g.seats)


def _slot(g: Orbis, name: str) -> list[OrbisReason]:
    if name not in _SLOTS:
        return []
    if name == str(g.slot):
        return [Why.SLOT_EMPTY]
    if g.hand is None and g.slot is not None and g.owed:
        colours = sorted(LANDSCAPES[_laid_last(g)].need)
        return [NothingToRemove(tuple(colours)) if colours else Why.ONE_TILE_A_TURN]
    if _turn_is_used(g):
        return [Why.ONE_TILE_A_TURN]
    if len(g.seat.world) >= WORLD_SIZE:
        return [Why.WORLD_COMPLETE]
    return []


def _laid_last(g: Orbis) -> str:
    """The landscape whose effect is being carried out: worlds keep the order of laying."""
    return next(reversed(g.seat.world.values())).tile


def _god(g: Orbis, name: str) -> list[OrbisReason]:
    if name not in GODS:
        return []
    if g.seat.god is not None:
        return [HasGod(g.seat.god)]
    if name not in g.gods:
        return [Why.GOD_GONE]
    return [Why.ONE_TILE_A_TURN] if _turn_is_used(g) else []


def _supply(g: Orbis, name: str) -> list[OrbisReason]:
    if name not in COLOURS:
        return []
    held = g.seat.supply[colour(name)]
    if not held:
        return [Why.NONE_HELD]
    if held < TRADE_PRICE:
        return [TradeNeedsThree(held)]
    return [Why.TRADE_LATER] if _turn_is_used(g) else []


def _site(g: Orbis, name: str) -> list[OrbisReason]:
    world = g.seat.world
    if name not in SITES:
        return []
    if name in world:
        return [Why.SITE_TAKEN]
    if name in open_sites(world):
        return _open_site(g, name)
    if SITES[name].row > 1:
        return [Why.SITE_LACKS_SUPPORT]
    full = sum(SITES[site].row == 1 for site in world) == ROW_LENGTHS[1]
    return [Why.BASE_ROW_FULL if full else Why.BASE_ROW_GAP]


def _open_site(g: Orbis, site: str) -> list[OrbisReason]:
    """During laying, everything that fits can be chosen, so at other times its cost comes first."""
    if g.hand is None:
        return [Why.NOTHING_IN_HAND]
    if g.turned_over:
        return []
    own = LANDSCAPES[g.hand].colour
    if not fits_face_up(g.seat.world, site, own):
        return [SupportLacksColour(COLOURS[own])]
    return [Why.COST_FIRST]
