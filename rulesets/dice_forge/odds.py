"""What dice yield on average, exactly: every face comes up with probability 1/6.

Only what a face gives by itself counts as gold, shards and glory. Faces that leave a choice (choice faces
and boars), and those that depend on something else (mirrors, ships and, for a die alone, shields and times
three), are listed separately, with the number of times they are applied on average.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product

from rulesets.core.records import record
from rulesets.dice_forge.components import FACES, RESOURCES, VP
from rulesets.dice_forge.resolution import KIND, SHOWN, factors

Amounts = tuple[Fraction, ...]
"""Gold, sun, moon and glory."""

_DEPENDS = frozenset({"triple", "shield"})
"""Kinds that change what the other die brings, or depend on it."""
_DEPENDING = frozenset(face for face in FACES if FACES[face].kind in _DEPENDS)
"""The faces of these kinds."""
_REPEATED = frozenset({"choice", "boar", "mirror"})
"""Kinds that count three times beside a times three; a ship still brings only one face (ruling R14)."""


@record
class Yield:
    """What a roll brings on average."""

    amounts: Amounts
    others: tuple[tuple[str, Fraction], ...]
    """The faces listed separately, and how often each is applied, in the order of the table."""


def die_yield(faces: Sequence[str]) -> Yield:
    """What one die brings when rolled alone."""
    amounts, others = [0] * len(RESOURCES), dict.fromkeys(faces, 0)
    for face in faces:
        if FACES[face].kind == "sum":
            for resource, amount in SHOWN[face]:
                amounts[resource] += amount
        else:
            others[face] += 1
    return _yield(amounts, others, len(faces))


def dice_yield(dice: Sequence[Sequence[str]]) -> Yield:
    """What a roll of both dice brings, with times three and shields counted for what they then do.

    Beside a face that leaves a choice, or is a mirror or a ship, a shield counts with its own resource.
    """
    return _dice_yield(tuple([tuple(die) for die in dice]))


@lru_cache(4096)  # with it, the cards of all options take half of the time
def _dice_yield(dice: tuple[tuple[str, ...], ...]) -> Yield:
    return _yield(*rolled(dice))


def rolled(dice: tuple[tuple[str, ...], ...]) -> tuple[list[int], dict[str, int], int]:
    """What all equally likely rolls of both dice bring together, and how many rolls that are.

    Amounts by resource, and how often faces that are things of their own are applied.
    """
    rolls = len(dice[0]) * len(dice[1])
    amounts, others = [0] * len(RESOURCES), {face: 0 for die in dice for face in die}
    if not _DEPENDING.isdisjoint(others):
        _pair_by_pair(dice, amounts, others)
        return amounts, others, rolls
    for die, other in zip(dice, reversed(dice), strict=True):
        for face in die:
            if KIND[face] == "sum":
                for resource, amount in SHOWN[face]:
                    amounts[resource] += amount * len(other)
            else:
                others[face] += len(other)
    return amounts, others, rolls


def _pair_by_pair(dice: tuple[tuple[str, ...], ...], amounts: list[int], others: dict[str, int]) -> None:
    """Add what both dice bring where one of them may change what the other one does."""
    for pair, times in Counter(product(*dice)).items():
        for position, (face, factor) in enumerate(zip(pair, factors(pair), strict=True)):
            kind = KIND[face]
            if kind in ("sum", "shield"):
                for resource, amount in enumerate(_given(pair, position, factor)):
                    amounts[resource] += amount * times
            elif kind != "triple":
                others[face] += times * (factor if kind in _REPEATED else 1)


def _given(pair: Sequence[str], position: int, factor: int) -> Sequence[int]:
    """What a sum face or a shield gives beside the other face."""
    face, other = FACES[pair[position]], FACES[pair[1 - position]]
    if face.kind == "shield" and face.shield_match_vp is not None:
        own = RESOURCES.index(face.shield_resource)
        first_pays = position == 1 and other.shield_resource == face.shield_resource
        if (other.kind == "sum" and other.amounts[own]) or first_pays:
            return [face.shield_match_vp if resource == VP else 0 for resource in range(len(RESOURCES))]
    return [amount * factor for amount in face.amounts]


@record
class Side:
    """What a roll brings more of, or less of, with a different face."""

    amounts: tuple[tuple[Fraction, int], ...]
    """Amounts, each with its resource."""
    choice: bool
    """The faces listed separately come up more often, or less often."""


@lru_cache(4096)  # with it, the cards of all options take three quarters of the time
def difference(before: Yield, after: Yield) -> tuple[Side, Side]:
    """What a roll brings more of and less of on average."""
    changes = [new - old for old, new in zip(before.amounts, after.amounts, strict=True)]
    more = tuple((change, resource) for resource, change in enumerate(changes) if change > 0)
    less = tuple((-change, resource) for resource, change in enumerate(changes) if change < 0)
    old_others, new_others = dict(before.others), dict(after.others)
    rises = any(chance > old_others.get(face, 0) for face, chance in new_others.items())
    falls = any(chance > new_others.get(face, 0) for face, chance in old_others.items())
    return Side(more, rises), Side(less, falls)


def times(average: Yield, count: int) -> Yield:
    """The average of this many rolls."""
    others = tuple((face, chance * count) for face, chance in average.others)
    return Yield(tuple(amount * count for amount in average.amounts), others)


def _yield(amounts: Sequence[int], others: dict[str, int], rolls: int) -> Yield:
    """The averages, from what this many equally likely rolls bring together."""
    shown = tuple((face, Fraction(others[face], rolls)) for face in FACES if others.get(face))
    return Yield(tuple(Fraction(amount, rolls) for amount in amounts), shown)
