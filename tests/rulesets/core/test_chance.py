"""The generator of chance: known numbers, fair draws, and a script for tests."""

import math
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesets.core import Rng, ScriptedRng

T = TypeVar("T")

DRAWS = 12_000


def chi_square(counts: Counter[T], outcomes: int) -> float:
    """How far counts are from all outcomes being equally likely; about `outcomes` if they are."""
    expected = counts.total() / outcomes
    missing = (outcomes - len(counts)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


def is_fair(draw: Callable[[Rng], object], outcomes: int, seed: int = 7) -> bool:
    """Whether this many draws look even. A fair generator fails about once in a hundred thousand seeds."""
    rng = Rng(seed)
    counts = Counter(draw(rng) for _ in range(DRAWS))
    free = outcomes - 1
    return chi_square(counts, outcomes) < free + 6 * math.sqrt(2 * free) + 6


def test_the_numbers_of_splitmix64() -> None:
    """The published first numbers for this seed; they must never change, saves depend on them."""
    rng = Rng(1234567)
    assert [rng.draw() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 10, 65])
def test_numbers_below_a_limit_are_equally_likely(limit: int) -> None:
    assert is_fair(lambda rng: rng.below(limit), limit)


def test_dice_picks_and_shuffles_are_fair() -> None:
    assert is_fair(lambda rng: rng.roll(), 6)
    assert is_fair(lambda rng: rng.pick("abcde"), 5)
    assert len({*permutations("abcd")}) == 24

    def shuffled(rng: Rng) -> tuple[str, ...]:
        items = [*"abcd"]
        rng.shuffle(items)
        return tuple(items)

    assert is_fair(shuffled, 24)


def test_large_limits_are_fair_too() -> None:
    """Three quarters of all 64-bit numbers: without drawing again the lowest third would come twice."""
    limit = 3 << 62
    assert is_fair(lambda rng: rng.below(limit) // (1 << 62), 3)


def test_draws_do_not_depend_on_the_one_before() -> None:
    assert is_fair(lambda rng: (rng.below(5), rng.below(5)), 25)


def test_neighbouring_seeds_begin_differently() -> None:
    firsts = Counter(Rng(seed).below(10) for seed in range(DRAWS))
    assert chi_square(firsts, 10) < 50


def test_unfair_draws_are_noticed() -> None:
    """The measure is able to fail: a wheel, a loaded die, a careless shuffle, a missing face."""
    assert not is_fair(lambda rng: min(rng.below(6), rng.below(7)), 6)
    assert not is_fair(lambda rng: rng.roll(5), 6)
    assert not is_fair(lambda rng: (rng.below(4) + rng.below(4)) % 5, 5)

    def careless(rng: Rng) -> tuple[str, ...]:
        items = [*"abcd"]
        for place in range(4):
            other = rng.below(4)
            items[place], items[other] = items[other], items[place]
        return tuple(items)

    assert not is_fair(careless, 24)


@given(seed=st.integers(), limit=st.integers(1, 1 << 64))
def test_numbers_stay_below_their_limit(seed: int, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(5))


@pytest.mark.parametrize("limit", [0, -1])
def test_nothing_can_be_drawn_from_nothing(limit: int) -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        Rng(1).below(limit)
    with pytest.raises(ValueError, match="nothing to draw from"):
        Rng(1).pick([])


@given(seed=st.integers(), items=st.lists(st.integers()))
def test_shuffling_loses_nothing(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@pytest.mark.parametrize("count", [*range(20), 47, 64, 99])
def test_a_shuffle_draws_what_exchange_by_exchange_would_be_drawn(count: int) -> None:
    """Long lists draw all numbers together; a scripted generator draws them one by one."""
    for seed in (0, 1, 1 << 63, (1 << 64) - 1):
        rng, plain = Rng(seed), ScriptedRng([], seed)
        items, others = [*range(count)], [*range(count)]
        rng.shuffle(items)
        plain.shuffle(others)
        assert (items, rng.state) == (others, plain.state)


def test_the_state_is_all_there_is() -> None:
    rng = Rng(-5)
    for _ in range(10):
        rng.below(6)
    twin, again = rng.copy(), Rng(rng.state)
    assert twin == rng == again
    assert [rng.below(1000) for _ in range(9)] == [twin.below(1000) for _ in range(9)]
    assert twin != again
    assert rng != "an Rng"


def test_a_script_sets_what_is_drawn() -> None:
    rng = ScriptedRng([5, 0, 2], seed=3)
    assert [rng.roll(), rng.roll(), rng.pick("abc")] == [6, 1, "c"]
    assert rng.below(1000) == Rng(3).below(1000)


def test_a_script_has_to_fit() -> None:
    with pytest.raises(ValueError, match="scripted 6 is not below 6"):
        ScriptedRng([6]).roll()
    with pytest.raises(ValueError, match="scripted -1"):
        ScriptedRng([-1]).roll()


def test_copies_of_a_script_are_independent() -> None:
    rng = ScriptedRng([1, 2])
    twin = rng.copy()
    assert (rng.below(9), twin.below(9), rng.below(9), twin.below(9)) == (1, 1, 2, 2)
