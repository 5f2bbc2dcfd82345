"""Positions that are put together for lessons: what is named lies there, all else as it is dealt."""

import pytest

from rulesets.bora_bora import RULES
from rulesets.bora_bora.components import DICE, JEWELS, PEOPLE, PLACES, ROUNDS
from rulesets.bora_bora.positions import BEN, YOU, position, seat

HUTS = {"c2": (YOU,), "s2": (BEN, YOU)}
ROWS = {"man": "man_vp_1 man_land_1", "woman": "woman_vp_2"}


@pytest.mark.parametrize("round", range(1, ROUNDS + 1))
def test_what_is_named_lies_there_and_the_rest_is_that_of_the_round(round: int) -> None:
    """h3: six of each sex have left the stacks a round; one column of jewelry is gone a round."""
    bought = ("jewel_belt_2",) if round > 1 else ()
    you = seat(2, "man_land_2/ woman_vp_1", dice=(5, 2), jewelry=bought)
    state = position(
        you,
        seat(1, dice=(4, 1)),
        huts=HUTS,
        round=round,
        cards={"helper": 3},
        rows=ROWS,
        jewels="ring_1 ring_2",
        temple=(None, YOU, None, BEN, None, None),
        status={0: (YOU,), 3: (BEN,)},
    )
    assert RULES.faults(state) == []
    for sex, named in ROWS.items():
        row, stack = state.places[sex], state.stacks[sex]
        assert row[: len(named.split())] == tuple(named.split())
        everybody = sum(tile.count for tile in PEOPLE.values() if tile.sex == sex)
        assert (len(row), len(stack)) == (PLACES, everybody - PLACES * round)
    assert [len(column) for column in state.jewels] == [0] * (round - 1) + [4] * (ROUNDS - round + 1)
    assert state.jewels[round - 1][:2] == ("jewel_ring_1", "jewel_ring_2")
    lying = [jewel for column in state.jewels for jewel in column]
    assert len({*lying, *bought}) == len(lying) + len(bought) <= len(JEWELS)
    assert (state.map["c2"], state.map["s2"], state.map["n1"]) == ((YOU,), (BEN, YOU), ())
    assert [(person.tile, person.shifted) for person in you.people.values()] == [
        ("man_land_2", True),
        ("woman_vp_1", False),
    ]
    assert (state.temple[1], state.temple[3], [each.priests for each in state.seats]) == (YOU, BEN, [3, 3])
    assert (state.status[0], state.status[3]) == ((YOU,), (BEN,))


def test_dice_lie_on_the_cards_that_are_named_and_else_on_fishing() -> None:
    """h10: with one die left in each hand two turns of each player are over."""
    state = position(
        seat(1, dice=(5,)), seat(1, dice=(4,)), huts={"c2": (YOU,), "s2": (BEN,)}, cards={"build": 2}
    )
    assert state.turn == 2 * (DICE - 1)
    assert [(die.seat, die.number) for die in state.cards["build"]] == [(BEN, 2)]
    assert sorted((die.seat, die.number) for die in state.fished) == [(YOU, 1), (YOU, 1), (BEN, 1)]
    assert RULES.faults(state) == []
