"""Who meets whom in the next round of a tournament, and who sits where.

A table is its players in the order of seats. A table of one is a bye: that player has nobody to play against.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations

from tabletop_tui.play.contests.matching import first_pairing

Table = tuple[str, ...]
"""The players of a table, by seat."""


def round_robin(players: Sequence[str]) -> list[list[Table]]:
    """All rounds in which everyone meets everyone else once, two at a table; nobody has more than one bye.

    By the circle method: one stays, the others move on by a place each round. The seats alternate, so that
    nobody has one of them more than once oftener than the other.
    """
    circle: list[str | None] = [*[None] * (len(players) % 2), *players]
    rounds: list[list[Table]] = []
    for number in range(len(circle) - 1):
        tables: list[Table] = []
        for place in range(len(circle) // 2):
            one, other = circle[place], circle[-1 - place]
            if one is None or other is None:
                tables.append(tuple(each for each in (one, other) if each is not None))
            else:
                turned = number % 2 if place == 0 else place % 2
                tables.append((other, one) if turned else (one, other))
        rounds.append(tables)
        circle[1:] = [circle[-1], *circle[1:-1]]
    return rounds


def swiss_round(ranked: Sequence[str], before: Sequence[Sequence[Table]]) -> list[Table]:
    """The next round for these players, the best first: each with the nearest whom they haven't met yet.

    Where players are odd in number, the last of those with fewest byes has one. Nobody meets another player
    again as long as there is any way to pair all without that.
    """
    met, byes = meetings(before), _byes(before)
    fewest = min(byes[each] for each in ranked)
    last_first = [each for each in reversed(ranked) if byes[each] == fewest]
    for most in range(len(before) + 1):
        for out in last_first if len(ranked) % 2 else [None]:
            rest = [each for each in ranked if each != out]
            pairs = first_pairing(rest, lambda one, other, most=most: met[_pair(one, other)] <= most)  # type: ignore[misc]
            if pairs is not None:
                return [
                    *(seated(pair, before) for pair in pairs),
                    *(() if out is None else ((out,),)),
                ]
    raise AssertionError("with all meetings allowed, everyone can be paired")


def grouped_round(
    players: Sequence[str], size: int, allowed: Collection[int], before: Sequence[Sequence[Table]]
) -> list[Table]:
    """The next round at tables of `size` seats, some with fewer if need be: who met least sit together.

    `allowed` are the numbers of seats that the game can have. Tables are filled one by one, then players are
    exchanged between them as long as that saves meetings.
    """
    met, rest = meetings(before), list(players)
    tables: list[list[str]] = []
    for room in table_sizes(len(players), size, allowed):
        table = [rest.pop(0)]
        while len(table) < room:
            table.append(rest.pop(_least_met(table, rest, met)))
        tables.append(table)
    _exchange(tables, met)
    return [seated(table, before) for table in tables]


def table_sizes(players: int, size: int, allowed: Collection[int]) -> list[int]:
    """How many sit at each table: as many tables of `size` as possible; one alone if nothing else fits."""
    found = _sizes(players, size, allowed)
    return [*_sizes(players - 1, size, allowed), 1] if not found and players > 1 else found or [1] * players


def _sizes(players: int, size: int, allowed: Collection[int]) -> list[int]:
    if not players or size < 2:
        return []
    for full in range(players // size if size in allowed else 0, -1, -1):
        left = players - full * size
        smaller = _sizes(left, size - 1, allowed)
        if not left or smaller:
            return [size] * full + smaller
    return []


def seated(table: Sequence[str], before: Sequence[Sequence[Table]]) -> Table:
    """The same players in seats: first who has sat first least often, then who has sat latest in order."""
    firsts: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    last: dict[str, int] = {}
    for tables in before:
        for each in tables:
            for seat, player in enumerate(each if len(each) > 1 else ()):
                firsts[player] += seat == 0
                seats[player] += seat
                last[player] = seat
    return tuple(
        sorted(
            table, key=lambda each: (firsts[each] - _share(each, before), -seats[each], -last.get(each, 0))
        )
    )


def _share(player: str, before: Sequence[Sequence[Table]]) -> float:
    """How often a player should have sat first."""
    return sum(1 / len(each) for tables in before for each in tables if player in each and len(each) > 1)


def meetings(before: Sequence[Sequence[Table]]) -> Counter[frozenset[str]]:
    """How often each two have sat at one table."""
    return Counter(
        _pair(one, other) for tables in before for table in tables for one, other in combinations(table, 2)
    )


def _byes(before: Sequence[Sequence[Table]]) -> Counter[str]:
    return Counter(table[0] for tables in before for table in tables if len(table) == 1)


def _pair(one: str, other: str) -> frozenset[str]:
    return frozenset((one, other))


Met = Mapping[frozenset[str], int]


def _least_met(table: Sequence[str], rest: Sequence[str], met: Met) -> int:
    """The place of the player who has met those at a table least."""
    return min(range(len(rest)), key=lambda place: sum(met[_pair(each, rest[place])] for each in table))


def _cost(table: Sequence[str], met: Met) -> int:
    return sum(met[_pair(one, other)] ** 2 for one, other in combinations(table, 2))


def _exchange(tables: list[list[str]], met: Met) -> None:
    """Exchange two players between two tables while that saves meetings."""
    better = True
    while better:
        better = False
        for here, there in combinations(tables, 2):
            for one in range(len(here)):
                for other in range(len(there)):
                    now = _cost(here, met) + _cost(there, met)
                    here[one], there[other] = there[other], here[one]
                    if _cost(here, met) + _cost(there, met) < now:
                        better = True
                    else:
                        here[one], there[other] = there[other], here[one]
