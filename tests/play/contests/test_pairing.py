"""Who meets whom: each pair once in a round robin; no rematch in a Swiss as long as there is any way."""

import random
from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop_tui.play.contests.contest import ROBIN, RUNNING, SWISS, Contest, give_up, settle
from tabletop_tui.play.contests.matching import all_paired
from tabletop_tui.play.contests.pairing import (
    Table,
    grouped_round,
    meetings,
    round_robin,
    swiss_round,
    table_sizes,
)
from tabletop_tui.play.contests.standings import next_round, rounds_of, standings

COUNTS = st.integers(2, 13)


def people(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


def byes(rounds: list[list[Table]]) -> Counter[str]:
    return Counter(table[0] for tables in rounds for table in tables if len(table) == 1)


@given(COUNTS)
def test_in_a_round_robin_each_pair_meets_once_and_seats_alternate(count: int) -> None:
    rounds = round_robin(people(count))
    met = meetings(rounds)
    assert met == {frozenset(pair): 1 for pair in combinations(people(count), 2)}
    assert all(
        Counter(each for table in tables for each in table) == Counter(people(count)) for tables in rounds
    )
    assert byes(rounds) == (Counter(people(count)) if count % 2 else Counter())
    pairs = [table for tables in rounds for table in tables if len(table) == 2]
    firsts, seconds = Counter(pair[0] for pair in pairs), Counter(pair[1] for pair in pairs)
    assert all(abs(firsts[each] - seconds[each]) <= 1 for each in people(count))


@given(COUNTS, st.randoms(use_true_random=False))
@settings(deadline=None)
def test_a_swiss_has_no_rematch_as_long_as_any_pairing_without_one_exists(
    count: int, chance: random.Random
) -> None:
    rounds: list[list[Table]] = []
    for _ in range(count - 1 + count % 2):
        ranked = people(count)
        chance.shuffle(ranked)
        met, out = meetings(rounds), byes(rounds)
        new = swiss_round(ranked, rounds)
        assert Counter(each for table in new for each in table) == Counter(ranked)
        again = [table for table in new if len(table) == 2 and met[frozenset(table)]]
        if again:
            fewest = min(out[each] for each in ranked)
            frees = [each for each in ranked if out[each] == fewest] if count % 2 else [None]
            for free in frees:
                rest = [each for each in ranked if each != free]
                assert not all_paired(rest, lambda one, other, met=met: not met[frozenset((one, other))])  # type: ignore[misc]
        rounds.append(new)
    assert max(byes(rounds).values(), default=0) <= 1
    assert len(byes(rounds)) == (count if count % 2 else 0)


@given(st.integers(2, 8), st.data())
def test_all_can_be_paired_just_if_some_order_pairs_them(half: int, data: st.DataObject) -> None:
    names = people(min(2 * half, 8))
    allowed = {pair for pair in combinations(names, 2) if data.draw(st.booleans())}

    def may(one: str, other: str) -> bool:
        return (one, other) in allowed or (other, one) in allowed

    def tried(rest: tuple[str, ...]) -> bool:
        return not rest or any(
            may(rest[0], other) and tried(tuple(each for each in rest[1:] if each != other))
            for other in rest[1:]
        )

    assert all_paired(names, may) == tried(tuple(names))


@given(st.integers(3, 13), st.integers(3, 4))
@settings(deadline=None)
def test_at_larger_tables_everyone_plays_each_round_and_meetings_are_spread(count: int, size: int) -> None:
    rounds: list[list[Table]] = []
    for _ in range(3):
        rounds.append(grouped_round(people(count), size, {2, 3, 4}, rounds))
        assert Counter(each for table in rounds[-1] for each in table) == Counter(people(count))
        assert all(2 <= len(table) <= size for table in rounds[-1])
    if count >= size * size:
        assert max(meetings(rounds).values()) <= 2


def test_tables_are_as_full_as_the_game_allows() -> None:
    assert table_sizes(8, 4, {2, 3, 4}) == [4, 4]
    assert table_sizes(9, 4, {2, 3, 4}) == [4, 3, 2]
    assert table_sizes(5, 4, {3, 4}) == [4, 1]
    assert table_sizes(7, 3, {3}) == [3, 3, 1]


def contest(kind: str, count: int, seats: int = 2, rounds: int = 0) -> Contest:
    players = {each: each.upper() for each in people(count)}
    return Contest(
        id="x",
        name="Cup",
        kind=kind,
        game="orbis",
        seats=seats,
        rounds=rounds,
        state=RUNNING,
        players=players,
    )


def played(cup: Contest, chance: random.Random) -> None:
    """All rounds, with any results; it is kept and read again after each."""
    while len(cup.played) < rounds_of(cup) and len(cup.staying) > 1:
        cup.played.append(next_round(cup, {2, 3, 4}))
        for match in cup.played[-1]:
            if len(match.players) > 1:
                settle(match, [chance.randint(1, 2) for _ in match.players], ())
        assert Contest.of_json(cup.to_json()) == cup


@given(st.sampled_from([SWISS, ROBIN]), COUNTS, st.integers(2, 4), st.randoms(use_true_random=False))
@settings(deadline=None, max_examples=50)
def test_every_table_gives_away_as_many_points_as_half_its_seats(
    kind: str, count: int, seats: int, chance: random.Random
) -> None:
    cup = contest(kind, count, seats)
    played(cup, chance)
    given_away = sum(
        len(match.players) / 2 if len(match.players) > 1 else 1 for tables in cup.played for match in tables
    )
    found = standings(cup)
    assert float(sum(each.points for each in found)) == given_away
    assert [each.place for each in found] == sorted(each.place for each in found)
    assert {each.id for each in found} == set(cup.players)


def test_equal_points_are_settled_by_buchholz_then_by_what_they_did_against_each_other() -> None:
    cup = contest(ROBIN, 4)
    wins = {("p0", "p1"), ("p1", "p2"), ("p2", "p3"), ("p0", "p3"), ("p2", "p0"), ("p1", "p3")}
    while len(cup.played) < rounds_of(cup):
        cup.played.append(next_round(cup, {2}))
        for match in cup.played[-1]:
            one, other = match.players
            settle(match, [1, 2] if (one, other) in wins else [2, 1], ())
    found = [(each.id, each.place) for each in standings(cup)]
    assert found == [("p0", 1), ("p1", 1), ("p2", 1), ("p3", 4)], "a circle of three stays equal"
    cup = contest(SWISS, 4, rounds=1)
    cup.played.append(next_round(cup, {2}))
    settle(cup.played[0][0], [1, 1], ())
    settle(cup.played[0][1], [1, 2], ())
    assert [each.place for each in standings(cup)] == [1, 2, 2, 4]


def test_who_gives_up_loses_what_is_played_and_is_paired_no_more() -> None:
    for kind in (SWISS, ROBIN):
        cup = contest(kind, 4, rounds=3)
        cup.played.append(next_round(cup, {2}))
        give_up(cup, "p0")
        lost = next(match for match in cup.played[0] if "p0" in match.players)
        other = next(each for each in lost.players if each != "p0")
        assert lost.over
        assert {each.id: each.points for each in standings(cup)}[other] == 1
        settle(next(match for match in cup.played[0] if match is not lost), [1, 2], ())
        cup.played.append(next_round(cup, {2}))
        assert "p0" not in {each for match in cup.played[1] for each in match.players}
        assert sum(len(match.players) == 1 for match in cup.played[1]) == 1
