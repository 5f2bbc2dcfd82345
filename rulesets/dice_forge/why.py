"""Why a board element can't be chosen now, for the seat that asks (`Rules.why_not`).

Decisions list what players may expect to be possible; this covers everything else.
"""

from collections.abc import Callable

from rulesets.core import Option
from rulesets.dice_forge.components import CARDS, DICE, FACES, GOLD, POOLS, SIDES
from rulesets.dice_forge.options import affordable, feat_too_dear, price
from rulesets.dice_forge.reasons import (
    CardByItself,
    CardLater,
    CardUsed,
    DiceForgeReason,
    FaceTooDear,
    NoToken,
    NotYourTurn,
    OthersDie,
    TokenLater,
    Why,
)
from rulesets.dice_forge.state import DiceForge, Seat


def why_not(g: DiceForge, seat: int, target: str) -> list[Option[None]]:
    """The reason against choosing a board element that the current decision doesn't offer.

    Empty if there is no such element.
    """
    noun, _, name = target.partition(":")
    reasons: dict[str, Callable[[DiceForge, int, str], DiceForgeReason | None]] = {
        "place": _place,
        "pool": _pool,
        "die": _die,
        "token": _token,
        "hammer": _hammer,
        "card": _card,
    }
    if noun not in reasons:
        return []
    found = Why.GAME_OVER if g.over else reasons[noun](g, seat, name)
    return [Option(target, None, target, found)] if found is not None else []


def _place(g: DiceForge, seat: int, slot: str) -> DiceForgeReason | None:
    if slot not in g.layout:
        return None
    if not g.stacks[slot]:
        return Why.STACK_EMPTY
    if seat != g.active:
        return NotYourTurn(g.active)
    if not affordable(g, seat, slot):
        return feat_too_dear(CARDS[g.layout[slot]], g.seats[seat].stores)
    return Why.ACTION_LATER


def _pool(g: DiceForge, seat: int, name: str) -> DiceForgeReason | None:
    pool = POOLS.get(name)
    if pool is None:
        return None
    if pool.cost is None:
        return Why.ONLY_BY_FEATS
    if not any(g.pools[face] for face in pool.faces):
        return Why.FACE_OUT_OF_STOCK
    if seat != g.active:
        return NotYourTurn(g.active)
    cost, gold = price(next(iter(pool.faces))), g.seats[seat].stores[GOLD]
    if cost > gold:
        return FaceTooDear(cost=cost, gold=gold)
    return Why.ACTION_LATER


def _die(g: DiceForge, seat: int, name: str) -> DiceForgeReason | None:
    """A die, or, with a third number, one of its faces."""
    parts = [int(part) - 1 for part in name.split("/") if part.isdecimal()]
    owner = parts[0] + 1 if parts else -1
    known = 0 <= owner < len(g.seats) and len(parts) in (2, 3) and 0 <= parts[1] < DICE
    if not known or (len(parts) == 3 and not 0 <= parts[2] < SIDES):
        return None
    if len(parts) == 3 and FACES[g.seats[owner].dice[parts[1]][parts[2]]].locked_once_forged:
        return Why.FACE_LOCKED
    if g.in_hand is not None and owner != g.forging:
        return OthersDie(owner)
    return Why.DIE_NOT_ASKED


def _owner(g: DiceForge, name: str) -> Seat | None:
    index, _, _ = name.partition("/")
    return g.seats[int(index)] if index.isdecimal() and int(index) < len(g.seats) else None


def _token(g: DiceForge, seat: int, name: str) -> DiceForgeReason | None:
    owner, word = _owner(g, name), name.partition("/")[2]
    if owner is None:
        return None
    match word:
        case "triton":
            return TokenLater("triton") if owner.triton else NoToken("triton")
        case "cerberus":
            return TokenLater("cerberus") if owner.cerberus else NoToken("cerberus")
        case _:
            return None


def _hammer(g: DiceForge, seat: int, name: str) -> DiceForgeReason | None:
    owner = _owner(g, name)
    if owner is None:
        return None
    return Why.HAMMER_LATER if owner.free_steps else Why.NO_STEPS


def _card(g: DiceForge, seat: int, name: str) -> DiceForgeReason | None:
    owner, card = _owner(g, name), name.partition("/")[2]
    if owner is None or card not in owner.cards:
        return None
    if owner is not g.seats[seat]:
        return Why.OTHERS_CARD
    if not CARDS[card].works_every_turn:
        return CardByItself(card)
    return CardLater(card) if owner.unused(card) else CardUsed(card)
