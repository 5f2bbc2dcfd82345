"""Rows in whole numbers add up as the numbers in them do, whatever their signs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop_tui.bots.packed import FINE, LIMIT, TIMES, packed, times, unpacked

MANY = 5
NUMBERS = st.lists(st.floats(-8, 8), min_size=MANY, max_size=MANY)


@given(st.lists(st.tuples(st.floats(-1, 1), NUMBERS), min_size=1, max_size=20))
def test_a_sum_of_multiples_holds_the_sums_of_the_numbers(rows: list[tuple[float, list[float]]]) -> None:
    found = unpacked(sum(times(factor, packed(numbers)) for factor, numbers in rows), MANY)
    right = [sum(factor * numbers[place] for factor, numbers in rows) for place in range(MANY)]
    finest = len(rows) * (8 * 2.0 ** -(TIMES + 1) + 2.0 ** -(FINE + 1) + 2.0 ** -(FINE + TIMES))
    assert found == pytest.approx(right, abs=finest)


@given(st.permutations([0.1, -0.2, 0.3, -4.5, 2.0]), st.permutations([0.7, -1.2, 0.5, -2.5, 6.0]))
def test_the_order_of_adding_changes_nothing(one: list[float], other: list[float]) -> None:
    assert times(0.3, packed(one)) + times(1, packed(other)) == times(1, packed(other)) + times(
        0.3, packed(one)
    )


@pytest.mark.parametrize("most", [LIMIT - 1, 1 - LIMIT])
def test_a_number_at_the_limit_leaves_its_neighbours_alone(most: int) -> None:
    assert unpacked(times(1, packed([0.5, most, -0.5])), 3) == [0.5, most, -0.5]
