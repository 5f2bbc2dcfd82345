"""What a face is worth, which one makes way for it, and how an average roll changes."""

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import ge
from typing import NamedTuple

from rulesets.dice_forge.components import FACES
from rulesets.dice_forge.odds import Yield, dice_yield
from rulesets.dice_forge.view import DiceForgeView, HeroView


class Change(NamedTuple):
    """What a roll of both dice yields on average now, and what it would."""

    before: Yield
    after: Yield


@cache  # with it, the cards of all options take a third of the time
def worth(face: str) -> int:
    """How hard a face is to get: its cost; faces of the garden come above all others.

    A starting face that isn't on sale comes just below the cheapest one on sale that gives at least as much.
    A boar serves its owner and can't be removed: it is no better than a starting gold face.
    """
    row = FACES[face]
    if row.cost is not None:
        return row.cost
    if row.zone == "start":
        giving = [each for each in FACES.values() if all(map(ge, each.amounts, row.amounts))]
        return min(each.cost for each in giving if each.cost is not None) - 1
    return worth("G1") if row.kind == "boar" else 20


@lru_cache(1024)  # with it, the figures of all faces take two thirds of the time
def usual_slot(faces: tuple[str, ...]) -> int:
    """The slot whose face would be given up: the cheapest, and among equals the most frequent."""
    slots = [slot for slot, face in enumerate(faces) if not FACES[face].locked_once_forged]
    return min(slots, key=lambda slot: (worth(faces[slot]), -faces.count(faces[slot]), slot), default=0)


def is_least(hero: HeroView, face: str) -> bool:
    """Whether no face that can be replaced on a hero's dice is worth less."""
    faces = [each for die in hero.dice for each in die if not FACES[each].locked_once_forged]
    return all(worth(face) <= worth(each) for each in faces)


def first_slot(view: DiceForgeView, seat: int) -> str:
    """The key of the option for the face to give up first, the worse of those on the two dice."""
    dice = view.seats[seat].dice
    old = [faces[usual_slot(faces)] for faces in dice]
    die = min(range(len(dice)), key=lambda die: worth(old[die]))
    return f"slot:{die + 1}/{old[die]}"


def changed(hero: HeroView, die: int, slot: int, face: str) -> Change:
    """How an average roll changes with this face in a slot."""
    dice = [with_face(each, slot, face) if n == die else each for n, each in enumerate(hero.dice)]
    return Change(dice_yield(hero.dice), dice_yield(dice))


def with_face(faces: Sequence[str], slot: int, face: str) -> tuple[str, ...]:
    """A die's faces with a different one in a slot."""
    return (*faces[:slot], face, *faces[slot + 1 :])


class Swap(NamedTuple):
    """A face in place of the one to give up on a die."""

    die: int
    old: str
    change: Change


def swaps(hero: HeroView, face: str) -> list[Swap]:
    """The outcome of a face on each die of a hero."""
    slots = [(die, usual_slot(faces)) for die, faces in enumerate(hero.dice)]
    return [Swap(die, hero.dice[die][slot], changed(hero, die, slot, face)) for die, slot in slots]


def best_swap(hero: HeroView, face: str) -> Swap:
    """The outcome on the die that gains more."""
    return max(swaps(hero, face), key=lambda swap: sum(swap.change.after.amounts))
