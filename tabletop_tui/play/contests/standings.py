"""How everyone stands: points, then Buchholz, then what those who are still equal did against each other.

In a league, where all have other opponents, games won count in place of Buchholz.

At a table, each is compared with each: ahead is a point, a shared place half a one, divided by the number of
opponents. So the first of a table has 1 and the last 0, whatever its size; who is ahead is settled by the
rules of the game, with its own rules for ties.
"""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from rulesets.core.records import record
from tabletop_tui.play.contests.contest import LEAGUE, ROBIN, SWISS, Contest, Match
from tabletop_tui.play.contests.pairing import Table, grouped_round, round_robin, swiss_round


@record
class Standing:
    """How a player stands."""

    id: str
    name: str
    place: int
    """From 1; equal players share one."""
    points: Fraction
    buchholz: Fraction
    """The points of all opponents. A bye counts as an opponent with the player's own points."""
    played: int
    """How many tables are over, byes among them."""
    won: int
    """At how many tables they were first, alone or with others; byes don't count."""


def points_of(match: Match, player: str, among: Collection[str] | None = None) -> Fraction:
    """What a player gets from a table that is over; with `among`, only from the comparison with these."""
    ranks = match.ranks
    others = [each for each in match.players if each != player and (among is None or each in among)]
    if len(match.players) == 1:
        return Fraction(0) if match.forfeited else Fraction(1)
    if player in match.forfeited or not others:
        return Fraction(0)
    own = ranks[player]
    doubled = sum(2 * (ranks[each] > own) + (ranks[each] == own) for each in others)
    return Fraction(doubled, 2 * (len(match.players) - 1))


def standings(contest: Contest) -> list[Standing]:
    """Everyone, the best first."""
    over = [match for matches in contest.played for match in matches if match.over]
    own = {player: [match for match in over if player in match.players] for player in contest.players}
    points = {player: sum((points_of(match, player) for match in own[player]), Fraction(0)) for player in own}
    buchholz = {
        player: sum((_opponents(match, player, points) for match in own[player]), Fraction(0))
        for player in own
    }
    won = {player: sum(_is_first(match, player) for match in own[player]) for player in own}
    second: Mapping[str, Fraction | int] = won if contest.kind == LEAGUE else buchholz
    ordered = sorted(own, key=lambda player: (-points[player], -second[player]))
    found: list[Standing] = []
    for _, tied in groupby(ordered, key=lambda player: (points[player], second[player])):
        for players in _by_each_other(list(tied), over):
            place = len(found) + 1
            found += [
                Standing(
                    player,
                    contest.players[player],
                    place,
                    points[player],
                    buchholz[player],
                    len(own[player]),
                    won[player],
                )
                for player in players
            ]
    return found


def _opponents(match: Match, player: str, points: dict[str, Fraction]) -> Fraction:
    if len(match.players) == 1:
        return points[player]
    return sum((points.get(each, Fraction(0)) for each in match.players if each != player), Fraction(0))


def _is_first(match: Match, player: str) -> bool:
    ranks = match.ranks
    alone = len(match.players) == 1
    return not alone and player not in match.forfeited and ranks[player] == min(ranks.values())


def _by_each_other(tied: list[str], over: Sequence[Match]) -> list[list[str]]:
    """Equal players in order of what they did against each other, if each of them has met each."""
    met = {(one, other) for match in over for one in match.players for other in match.players}
    if len(tied) == 1 or any((one, other) not in met for one in tied for other in tied if one != other):
        return [tied]
    among = {
        player: sum(
            (
                points_of(match, player, tied)
                for match in over
                if player in match.players and _meet(match, tied)
            ),
            Fraction(0),
        )
        for player in tied
    }
    ordered = sorted(tied, key=lambda player: -among[player])
    return [list(group) for _, group in groupby(ordered, key=lambda player: among[player])]


def _meet(match: Match, tied: Collection[str]) -> bool:
    return sum(player in tied for player in match.players) > 1


def rounds_of(contest: Contest) -> int:
    """How many rounds a tournament has: those asked for, at most as many as give each a new opponent."""
    count = len(contest.players)
    everyone = max(1, count - 1 + count % 2)
    if contest.seats > 2:
        return contest.rounds or max(1, -(-(count - 1) // (contest.seats - 1)))
    if contest.kind == ROBIN:
        return everyone
    return min(contest.rounds or max(1, (count - 1).bit_length()), everyone)


def next_round(contest: Contest, allowed: Collection[int]) -> list[Match]:
    """Its next round; `allowed` are the numbers of seats of its game. Raises `ValueError` after the last."""
    number = len(contest.played)
    if number >= rounds_of(contest) or len(contest.staying) < 2:
        raise ValueError("there is no further round")
    tables: list[Table]
    if contest.seats > 2:
        tables = grouped_round(contest.staying, contest.seats, allowed, contest.tables)
    elif contest.kind == SWISS:
        ranked = [each.id for each in standings(contest) if each.id not in contest.gone]
        tables = swiss_round(ranked, contest.tables)
    else:
        tables = _without(round_robin(list(contest.players))[number], contest.gone)
    return [Match(list(table)) for table in tables]


def _without(tables: Sequence[Table], gone: Collection[str]) -> list[Table]:
    """The tables without those who no longer play: their opponents have a bye."""
    left = [tuple(each for each in table if each not in gone) for table in tables]
    return [table for table in left if table]
