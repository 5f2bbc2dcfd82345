"""What lies face down is mixed evenly, and a deal tells nothing of the one before or of the real order."""

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise, permutations

import pytest

from rulesets.core import Pool, Rng
from tests.rulesets.core.test_chance import chi_square

DEALS = 12_000


def even(counts: Counter[object], outcomes: int) -> bool:
    """Whether all outcomes look equally likely; for fair ones false about once in 100,000 times."""
    free = outcomes - 1
    return chi_square(counts, outcomes) < free + 6 * math.sqrt(2 * free) + 6


def first_deals(items: str, seed: int = 5) -> Iterator[tuple[str, ...]]:
    """What each of many pools deals first."""
    rng = Rng(seed)
    return (Pool(items).mixed(rng) for _ in range(DEALS))


def later_deals(items: str, seed: int = 6) -> Iterator[tuple[str, ...]]:
    """What one pool deals again and again."""
    rng, pool = Rng(seed), Pool(items)
    return (pool.mixed(rng) for _ in range(DEALS))


@pytest.mark.parametrize("items", ["ab", "abc", "abcd", "abcde"])
def test_all_orders_of_a_few_things_are_equally_likely(items: str) -> None:
    orders = math.factorial(len(items))
    for deals in (first_deals(items), later_deals(items)):
        found = Counter(map("".join, deals))
        assert set(found) <= {*map("".join, permutations(items))}
        assert even(Counter(dict(found)), orders)


def test_things_lie_evenly_alone_in_pairs_and_in_threes() -> None:
    """Of thirty things: where one lies, which two lie on top in order, which three together."""
    items = "".join(chr(65 + number) for number in range(30))
    for deals in ([*first_deals(items)], [*later_deals(items)]):
        for place in (0, 7, 29):
            assert even(Counter(deal[place] for deal in deals), 30)
        assert even(Counter(deal.index("A") for deal in deals), 30)
        assert even(Counter(deal[-2:] for deal in deals), 30 * 29)
        assert even(Counter((deal.index("A"), deal.index("B")) for deal in deals), 30 * 29)
        threes = {three: number for number, three in enumerate(combinations(items, 3))}
        assert even(Counter(threes[tuple(sorted(deal[5:8]))] for deal in deals), len(threes))  # type: ignore[index]


def test_a_deal_tells_nothing_of_the_one_before() -> None:
    """Of ten things: where a thing lies twice in turn, and where two of them lie."""
    deals = [*later_deals("abcdefghij")]
    pairs = [*pairwise(deals)]
    assert even(Counter((before.index("c"), after.index("c")) for before, after in pairs), 100)
    assert even(Counter((before[0], after[0]) for before, after in pairs), 100)
    assert even(Counter((before[9], after[:2]) for before, after in pairs), 10 * 90)


def test_a_deal_depends_on_the_things_and_chance_alone() -> None:
    assert Pool("dacb").mixed(Rng(3)) == Pool("bcad").mixed(Rng(3))
    assert Pool([]).mixed(Rng(3)) == ()
    assert Pool(["a"]).mixed(Rng(3)) == ("a",)
    assert sorted(Pool([3, 1, 3, 2]).mixed(Rng(9))) == [1, 2, 3, 3]
