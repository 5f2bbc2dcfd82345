"""Priests in the temple."""

from typing import NamedTuple

from rulesets.bora_bora.advice.options import Asked, ids_of
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core.records import record


class MostPriests(NamedTuple):
    """Who would win the god tile of the round."""

    seat: int
    priests: int


def most_priests(view: BoraBoraView, seat: int, space: int) -> MostPriests:
    """Who has the most priests once one of this seat's goes to a space; the highest priest breaks ties."""
    temple = [*view.temple]
    moving: int | None = seat
    for lower in range(space - 1, -1, -1):
        temple[lower], moving = moving, temple[lower]
        if moving is None:
            break
    there = [index for index in reversed(temple) if index is not None]
    winner = max(there, key=lambda index: (there.count(index), -there.index(index)))
    return MostPriests(winner, there.count(winner))


class Push(NamedTuple):
    """A priest that has to make way."""

    seat: int
    space: int
    """Its new space; 0 is out of the temple."""


def pushed(view: BoraBoraView, space: int) -> list[Push]:
    """Whom a priest on a space of the temple pushes."""
    moved = []
    for lower in range(space - 1, -1, -1):
        there = view.temple[lower]
        if there is None:
            break
        moved.append(Push(there, lower))
    return moved


def priests_gained(view: BoraBoraView, seat: int, value: int) -> int:
    """How many priests more a seat can have in the temple by one on a space up to this value.

    None if the priest that falls out is its own, wherever the new one goes.
    """
    lost = (any(push == (seat, 0) for push in pushed(view, space)) for space in range(1, value + 1))
    return 1 - min(lost)


@record
class TempleAdvice:
    """A priest of the player's on a space of the temple."""

    holder: int | None
    """The seat whose priest is there now."""
    pushes: tuple[Push, ...]
    most: MostPriests
    """Who would then win the god tile."""
    mine: int
    """How many priests the seat would have in the temple."""
    points: int
    """What a priest brings at the end of this round."""
    own_out: bool
    """The player's own priest would be pushed out, which another space would avoid."""


def temple_advice(view: BoraBoraView, seat: int, decision: Asked, space: int) -> TempleAdvice:
    """Whom a seat's priest on a space would push, and who would then have the most."""
    pushes, out = tuple(pushed(view, space)), Push(seat, 0)
    avoidable = (
        decision is not None
        and decision.kind == "temple_space"
        and any(out not in pushed(view, int(other)) for other in ids_of(decision))
    )
    most = most_priests(view, seat, space)
    mine = view.temple.count(seat) + 1 - (out in pushes)
    return TempleAdvice(
        view.temple[space - 1], pushes, most, mine, view.priest_vp, out in pushes and avoidable
    )
