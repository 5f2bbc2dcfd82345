"""What a die has, and what rolling it brings on average."""

from rulesets.core.records import record
from rulesets.dice_forge.odds import Yield, die_yield, times
from rulesets.dice_forge.view import DiceForgeView, HeroView


@record
class RollsAdvice:
    """Several rolls of one die."""

    die: int
    faces: tuple[str, ...]
    rolls: int
    average: Yield
    """What they bring in total on average."""


def rolls_advice(hero: HeroView, die: int, rolls: int) -> RollsAdvice:
    """What this many rolls of a hero's die bring."""
    faces = hero.dice[die]
    return RollsAdvice(die, faces, rolls, times(die_yield(faces), rolls))


@record
class DieAdvice:
    """A die of a hero as it lies there, or one of its faces."""

    seat: int
    die: int
    slot: int | None
    """The face that is meant; `None` for the die as a whole."""
    face: str
    """That face, or the one that is up."""
    faces: tuple[str, ...]
    average: Yield
    """What a roll of it brings on average."""


def die_advice(view: DiceForgeView, target: str) -> DieAdvice:
    """The die of a target: `1/2` is the dark die of seat 1, `1/2/6` its last face."""
    seat, die, *slots = map(int, target.split("/"))
    hero, slot = view.seats[seat], slots[0] - 1 if slots else None
    faces = hero.dice[die - 1]
    face = hero.face_up(die - 1) if slot is None else faces[slot]
    return DieAdvice(seat, die - 1, slot, face, faces, die_yield(faces))
