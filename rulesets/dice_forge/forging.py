"""Forging: a new face takes the place of an old one (rulebook, action A; specification d.6)."""

from rulesets.dice_forge import events
from rulesets.dice_forge.components import FACES
from rulesets.dice_forge.gains import pay, use_triton
from rulesets.dice_forge.options import (
    DECLINE,
    DONE,
    Buy,
    Triton,
    blocked_buys,
    blocked_slots,
    buy_options,
    price,
    slot_options,
    tritons,
)
from rulesets.dice_forge.state import DiceForge


async def forging_action(g: DiceForge, face: str) -> None:
    """Ask the gods for assistance: buy and forge faces of different kinds, one by one (ruling R19)."""
    index = g.active
    taken = [face]
    await buy_and_forge(g, index, face)
    while True:
        more = [*buy_options(g, index, but=taken), *tritons(g, index)]
        if not more:
            return
        choice = await g.ask(index, "forge_more", [*more, DONE], lambda: blocked_buys(g, index, but=taken))
        if isinstance(choice, Triton):
            await use_triton(g, index, choice)
        elif isinstance(choice, Buy):
            taken.append(choice.face)
            await buy_and_forge(g, index, choice.face)
        else:
            return


async def ship_forging(g: DiceForge, index: int, discount: int) -> None:
    """A ship offers one face for less, to forge at once (ruling R14)."""
    while True:
        offers = [*buy_options(g, index, discount=discount), *tritons(g, index)]
        if not offers:
            return
        choice = await g.ask(
            index, "ship_forge", [*offers, DECLINE], lambda: blocked_buys(g, index, discount=discount)
        )
        if isinstance(choice, Triton):
            await use_triton(g, index, choice)
            continue
        if isinstance(choice, Buy):
            await buy_and_forge(g, index, choice.face, discount)
        return


async def buy_and_forge(g: DiceForge, index: int, face: str, discount: int = 0) -> None:
    """Pay for a face of the sanctuary, take it and forge it."""
    cost = price(face, discount)
    g.emit(events.Bought, index, face=face, gold=cost, ship=discount > 0)
    pay(g, index, gold=cost)
    await take_and_forge(g, index, face)


async def take_and_forge(g: DiceForge, index: int, face: str) -> None:
    """Take a face from its pool and put it on the player's own die, face up, without its effect.

    The old face is out of the game; of several equal ones, the one in the lowest slot.
    """
    g.pools[face] -= 1
    g.in_hand, g.forging = face, index
    seat = g.seats[index]
    place = await g.ask(
        index, "forge_slot", slot_options(seat, index), lambda: blocked_slots(g.seats[index], index)
    )
    seat = g.seats[index]
    old = seat.dice[place.die][place.slot]
    seat.dice[place.die][place.slot] = face
    seat.up[place.die] = place.slot
    if [place.die, place.slot] not in seat.fresh:
        seat.fresh.append([place.die, place.slot])
    seat.removed.append(old)
    g.in_hand = g.forging = None
    g.emit(events.Forged, index, face=face, old=old, die=place.die, locked=FACES[face].locked_once_forged)
