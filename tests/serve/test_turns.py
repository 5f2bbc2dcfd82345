"""Who is served when: the scheduler alone, without clock, loop or server."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop_tui.serve.lines.turns import CREDIT, HURRIED, STRANGERS, Party, Share, Turns
from tests.whole import sampled

COSTS = st.floats(0.0001, 0.05)
Work = tuple[int, int, float]
"""Whose it is, its number among theirs, and what it costs."""


def serve(turns: Turns[Work], times: int = 10**6) -> list[Work]:
    """Give turns of one piece each, until no one has work."""
    done = []
    for _ in range(times):
        share = turns.next()
        if share is None:
            break
        piece = turns.piece(share)
        assert piece is not None
        done.append(piece)
        turns.charge(share, piece[2])
    return done


def joined(turns: Turns[Work], count: int) -> list[Share[Work]]:
    return [turns.join() for _ in range(count)]


def flood(turns: Turns[Work], who: int, share: Share[Work], costs: Sequence[float]) -> None:
    for number, cost in enumerate(costs):
        turns.add(share, (who, number, cost))


@given(st.lists(st.lists(COSTS, max_size=12), min_size=1, max_size=6))
def test_everything_is_done_once_and_in_the_order_of_each_guest(work: list[list[float]]) -> None:
    turns: Turns[Work] = Turns()
    for who, (share, costs) in enumerate(zip(joined(turns, len(work)), work, strict=True)):
        flood(turns, who, share, costs)
    done = serve(turns)
    for who, costs in enumerate(work):
        assert [(number, cost) for by, number, cost in done if by == who] == list(enumerate(costs))
    assert not turns


@given(st.lists(COSTS, min_size=2, max_size=8), st.floats(0.0001, 0.02), st.integers(1, 8))
def test_who_has_been_quiet_waits_for_one_piece_at_most(theirs: list[float], cost: float, keys: int) -> None:
    """Others have work without end. Up to `CREDIT`, a quiet guest's keys are all served at once."""
    turns: Turns[Work] = Turns()
    *others, calm = joined(turns, len(theirs) + 1)
    for who, (share, each) in enumerate(zip(others, theirs, strict=True)):
        flood(turns, who, share, [each] * 4000)
    while min(share.meter for share in others) <= CREDIT:
        _ = serve(turns, 1)
    running = turns.next()
    assert running is not None
    for number in range(keys):
        turns.add(calm, (99, number, cost))
    piece = turns.piece(running)
    assert piece is not None
    turns.charge(running, piece[2])
    at_once = min(keys, int(CREDIT / cost))
    assert [who for who, _, _ in serve(turns, at_once)] == [99] * at_once


@settings(max_examples=sampled(30, 100))
@given(st.lists(COSTS, min_size=2, max_size=6), st.data())
def test_no_one_starves_whoever_comes_and_goes(costs: list[float], data: st.DataObject) -> None:
    """While one waits, no other gets more than what it has saved, the one's own lead, and a piece."""
    turns: Turns[Work] = Turns()
    shares = joined(turns, len(costs))
    for who, (share, cost) in enumerate(zip(shares, costs, strict=True)):
        flood(turns, who, share, [cost])
    got: Counter[int] = Counter()
    longest = max(costs)
    waited = 0.0
    for _ in range(200):
        turn = turns.next()
        assert turn is not None
        piece = turns.piece(turn)
        assert piece is not None
        who = shares.index(turn)
        turns.charge(turn, piece[2])
        if who == 0:
            waited = 0.0
        else:
            waited += piece[2]
        got[who] += 1
        assert waited <= len(shares) * (CREDIT + 2 * longest)
        flood(turns, 0, shares[0], [costs[0]] if not shares[0].has_work else [])
        for other in range(1, len(shares)):
            if not shares[other].has_work and (data.draw(st.booleans()) or not turns):
                flood(turns, other, shares[other], [costs[other]])
    assert got[0]


def use(turns: Turns[Work], shares: Sequence[Share[Work]], seconds: float, cost: float) -> list[float]:
    """How much of some seconds each of these gets, who all have work without end."""
    got = [0.0] * len(shares)
    for who, share in enumerate(shares):
        flood(turns, who, share, [cost] * int(seconds / cost + 2))
    while sum(got) < seconds:
        ((who, _, spent),) = serve(turns, 1)
        got[who] += spent
    return got


def test_equal_guests_get_equal_parts() -> None:
    turns: Turns[Work] = Turns()
    assert use(turns, joined(turns, 4), 2.0, 0.001) == [pytest.approx(0.5, abs=0.002)] * 4


def test_who_types_ahead_has_a_quarter_of_anothers_part() -> None:
    turns: Turns[Work] = Turns()
    calm, hasty = joined(turns, 2)
    hasty.hurried = 1
    assert use(turns, [calm, hasty], 2.0, 0.001)[1] == pytest.approx(2.0 * HURRIED / (1 + HURRIED), abs=0.002)


def test_strangers_at_one_address_have_half_a_members_part_together() -> None:
    turns: Turns[Work] = Turns()
    member, address = turns.join(), Party()
    strangers = [turns.join(address) for _ in range(10)]
    got = use(turns, [member, *strangers], 3.0, 0.001)
    assert got[0] == pytest.approx(3.0 / (1 + STRANGERS), abs=0.02)
    for stranger in strangers[1:]:
        turns.leave(stranger)
    assert strangers[0].weight == STRANGERS, "who is there alone has all of it"


def test_what_comes_later_is_begun_when_there_is_nothing_else() -> None:
    turns: Turns[Work] = Turns()
    (share,) = joined(turns, 1)
    turns.add(share, (0, 2, 0.001), later=True)
    flood(turns, 0, share, [0.001, 0.001])
    assert [number for _, number, _ in serve(turns)] == [0, 1, 2]


def test_who_has_had_more_than_their_part_waits_when_others_come() -> None:
    """No one can save more than `CREDIT`, and no one owes anything for what no one else wanted."""
    turns: Turns[Work] = Turns()
    greedy, late = joined(turns, 2)
    flood(turns, 0, greedy, [0.01] * 1000)
    _ = serve(turns, 500)
    flood(turns, 1, late, [0.01] * 100)
    first = [who for who, _, _ in serve(turns, 60)]
    assert first[:10] == [1] * 10
    assert first[12:].count(0) == first[12:].count(1)
