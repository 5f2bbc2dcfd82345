"""Every pair of faces, gained and lost, beside what specification d.3 says it brings.

`brought` is written from d.3 alone, and shares nothing with the rules but the table of faces.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

import pytest

from rulesets.core import Table
from rulesets.dice_forge.components import FACES, RESOURCES
from rulesets.dice_forge.state import DiceForge, Seat
from tests.rulesets.dice_forge.builders import A, B, answer, asked, hero, rolled

FULL = {"gold": 12, "sun": 6, "moon": 6, "vp": 10_000}
BEFORE = {"gold": 5, "sun": 2, "moon": 3, "vp": 4}
BOARS = "B_R B_G B_Y B_B"


def richer() -> Seat:
    """The roller: something of everything, so that all can be lost and overflow."""
    return hero(gold=BEFORE["gold"], sun=BEFORE["sun"], moon=BEFORE["moon"], vp=BEFORE["vp"])


ROLLS = [
    (face, *other)
    for face in FACES
    for other in [(), *((second,) for second in FACES)]
    if "MIR" not in (face, *other)
]
"""All rolls of one or two dice; mirrors stand for other faces and are tried on their own."""


def brought(roll: Sequence[str], choices: Iterator[str], *, losing: bool) -> tuple[dict[str, int], int]:
    """What the roller holds in the end, and the bonus glory of the boars' owner: step B to D of d.3."""
    store, bonus = dict(BEFORE), 0
    given: list[set[str]] = [set() for _ in roll]
    factors = [3 if roll.count("X3") == 1 < len(roll) and face != "X3" else 1 for face in roll]

    def change(resource: str, amount: int) -> None:
        after = store[resource] + (-amount if losing else amount)
        store[resource] = max(0, min(after, FULL[resource]))

    for kinds in (["sum"], ["choice", "boar"], ["shield"]):
        for position, face in enumerate(roll):
            if FACES[face].kind not in kinds:
                continue
            amounts: dict[str, int] = {
                word: n for word, n in zip(RESOURCES, FACES[face].amounts, strict=True) if n
            }
            if kinds == ["shield"]:
                if any(FACES[face].shield_resource in given[p] for p in range(len(roll)) if p != position):
                    change("vp", 5)
                    continue
            elif kinds != ["sum"]:
                chosen = next(choices)
                amounts = {chosen: amounts[chosen]}
            for resource, amount in amounts.items():
                given[position].add(resource)
                change(resource, amount * factors[position])
            bonus += 3 * factors[position] if FACES[face].kind == "boar" else 0
    return store, bonus


def resolved(table: Table[DiceForge], first: bool) -> Iterator[str]:
    """Answer everything: the first or last alternative, no ship, bonuses in glory. What was chosen."""
    while table.decision is not None:
        kind, keys = asked(table).kind, [option.key for option in asked(table).options]
        if kind == "face_choose":
            key = keys[0 if first else -1]
            yield key.partition(":")[2]
        else:
            key = {"boar_bonus": "take:vp", "ship_forge": "decline", "resolve_order": "other_first"}[kind]
        answer(table, key)


def check(rolls: Iterable[Sequence[str]], *, losing: bool) -> int:
    """Compare each roll, with either alternative chosen; how many were compared."""
    compared = 0
    for roll, first in product(rolls, (True, False)):
        words = " ".join(roll) if len(roll) == 2 else f"1:{roll[0]}"
        table = rolled(words, hero(boars=BOARS), richer(), seat=B, losing=losing)
        choices = iter([*resolved(table, first)])
        owner, roller = table.state.seats[A], table.state.seats[B]
        store, bonus = brought(roll, choices, losing=losing)
        assert next(choices, None) is None, roll
        assert dict(zip(RESOURCES, roller.stores, strict=True)) == store, roll
        assert owner.stores == [0, 0, 0, bonus], roll
        compared += 1
    return compared


@pytest.mark.parametrize("losing", [False, True], ids=["gained", "lost"])
def test_every_pair_of_faces_brings_what_it_should(losing: bool) -> None:
    """d.3, steps B to D (rulings R10 to R13, R20, R24, R36, R37, R42): all pairs and all faces alone."""
    assert check(ROLLS, losing=losing) == 2 * (28 + 28 * 28)


@pytest.mark.parametrize("copied", [face for face in FACES if face != "MIR"])
def test_a_mirror_acts_as_the_face_it_copies(copied: str) -> None:
    """d.3, step A: on either die, beside every other face, as that face itself would."""
    shown = hero(boars=BOARS)
    for faces in shown.dice:
        faces[0] = copied
    for other in (face for face in FACES if face != "MIR"):
        for roll, words in (((copied, other), f"MIR {other}"), ((other, copied), f"{other} MIR")):
            table = rolled(words, shown.copy(), richer(), seat=B, players=2)
            choices = iter([*resolved(table, first=True)])
            store, bonus = brought(roll, choices, losing=False)
            assert dict(zip(RESOURCES, table.state.seats[B].stores, strict=True)) == store, words
            assert table.state.seats[A].stores[3] == bonus, words
