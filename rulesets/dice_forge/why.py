"""Why a board element can't be chosen now, for the seat that asks (`Rules.why_not`).

Decisions list what players may expect to be possible; this covers everything else.
"""

from collections.abc import Callable
from typing import Any

from rulesets.core import Option, Reason
from rulesets.dice_forge.components import CARDS, DICE, FACES, GOLD, MOON, POOLS, SIDES, SUN
from rulesets.dice_forge.options import affordable, price
from rulesets.dice_forge.state import DiceForge, Seat

_Why = tuple[str, dict[str, Any]] | None


def why_not(g: DiceForge, seat: int, target: str) -> list[Option[None]]:
    """The reason against choosing a board element that the current decision doesn't offer.

    Empty if there is no such element.
    """
    noun, _, name = target.partition(":")
    reasons: dict[str, Callable[[DiceForge, int, str], _Why]] = {
        "place": _place,
        "pool": _pool,
        "die": _die,
        "token": _token,
        "hammer": _hammer,
        "card": _card,
    }
    if noun not in reasons:
        return []
    found = ("game-over", {}) if g.over else reasons[noun](g, seat, name)
    return [Option(target, None, target, Reason(found[0], found[1]))] if found is not None else []


def _place(g: DiceForge, seat: int, slot: str) -> _Why:
    if slot not in g.layout:
        return None
    card, stores = CARDS[g.layout[slot]], g.seats[seat].stores
    if not g.stacks[slot]:
        return "stack-empty", {"card": card.id}
    if seat != g.active:
        return "not-your-turn", {"seat": g.active}
    if not affordable(g, seat, slot):
        facts = {"card": card.id, "sun": card.cost_sun, "moon": card.cost_moon}
        return "feat-too-dear", {**facts, "has_sun": stores[SUN], "has_moon": stores[MOON]}
    return "action-later", {}


def _pool(g: DiceForge, seat: int, name: str) -> _Why:
    pool = POOLS.get(name)
    if pool is None:
        return None
    if pool.cost is None:
        return "only-by-feats", {}
    if not any(g.pools[face] for face in pool.faces):
        return "face-out-of-stock", {}
    if seat != g.active:
        return "not-your-turn", {"seat": g.active}
    cost = price(next(iter(pool.faces)))
    gold = g.seats[seat].stores[GOLD]
    return ("face-too-dear", {"cost": cost, "gold": gold}) if cost > gold else ("action-later", {})


def _die(g: DiceForge, seat: int, name: str) -> _Why:
    """A die, or, with a third number, one of its faces."""
    parts = [int(part) - 1 for part in name.split("/") if part.isdecimal()]
    owner = parts[0] + 1 if parts else -1
    known = 0 <= owner < len(g.seats) and len(parts) in (2, 3) and 0 <= parts[1] < DICE
    if not known or (len(parts) == 3 and not 0 <= parts[2] < SIDES):
        return None
    if len(parts) == 3 and FACES[g.seats[owner].dice[parts[1]][parts[2]]].locked_once_forged:
        return "face-locked", {}
    if g.in_hand is not None and owner != g.forging:
        return "others-die", {"seat": owner}
    return "die-not-asked", {}


def _owner(g: DiceForge, name: str) -> Seat | None:
    index, _, _ = name.partition("/")
    return g.seats[int(index)] if index.isdecimal() and int(index) < len(g.seats) else None


def _token(g: DiceForge, seat: int, name: str) -> _Why:
    owner, word = _owner(g, name), name.partition("/")[2]
    if owner is None or word not in ("triton", "cerberus"):
        return None
    held = owner.triton if word == "triton" else owner.cerberus
    return ("token-later", {"token": word}) if held else ("no-token", {"token": word})


def _hammer(g: DiceForge, seat: int, name: str) -> _Why:
    owner = _owner(g, name)
    if owner is None:
        return None
    return ("hammer-later", {}) if owner.free_steps else ("no-steps", {})


def _card(g: DiceForge, seat: int, name: str) -> _Why:
    owner, card = _owner(g, name), name.partition("/")[2]
    if owner is None or card not in owner.cards:
        return None
    if owner is not g.seats[seat]:
        return "others-card", {}
    if CARDS[card].effect_type != "reinforcement":
        return "card-by-itself", {"card": card}
    return ("card-later", {"card": card}) if owner.unused(card) else ("card-used", {"card": card})
