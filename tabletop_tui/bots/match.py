"""The results of many games between the same players: wins, points, and how certain these are."""

from collections.abc import Sequence
from csv import writer
from io import StringIO
from math import sqrt
from typing import Any

from rulesets.core import Standing
from rulesets.core.records import record

SURE = 1.96
"""Standard deviations on either side of the mean that contain 95 % of a normal distribution."""


@record
class Result:
    """The result of one game of a match."""

    seed: int
    decisions: int
    standings: tuple[Standing, ...]

    @property
    def winners(self) -> list[int]:
        """The seats in the first place."""
        return [standing.seat for standing in self.standings if standing.place == 1]


@record
class Score:
    """How a player did in a match."""

    player: str
    games: int
    wins: float
    """Wins; a shared win counts as a fraction."""
    average: float
    """Mean points per game."""
    most: int
    """The most points in a game."""

    @property
    def share(self) -> float:
        """Wins per game; a shared win counts as a fraction."""
        return self.wins / self.games

    @property
    def low(self) -> float:
        """The lower end of what the share would be in the long run, with 95 % certainty."""
        return interval(self.wins, self.games)[0]

    @property
    def high(self) -> float:
        """The upper end of the interval for the share of wins."""
        return interval(self.wins, self.games)[1]


class Match:
    """Games between the same players, who can change seats from game to game."""

    def __init__(self, players: Sequence[str]) -> None:
        self._players = tuple(players)
        self._shifts: list[int] = []
        self.results: list[Result] = []

    def note(self, result: Result, shift: int) -> None:
        """Record a game, in which seat 0 was taken by the player with the number `shift`."""
        self.results.append(result)
        self._shifts.append(shift)

    @property
    def scores(self) -> list[Score]:
        """How every player did. There has to be a game."""
        return [self._score(number) for number in range(len(self._players))]

    def _score(self, number: int) -> Score:
        wins, points = 0.0, []
        for result, shift in zip(self.results, self._shifts, strict=True):
            seat = (number - shift) % len(self._players)
            points.append(result.standings[seat].total)
            winners = result.winners
            wins += (seat in winners) / len(winners)
        games = len(points)
        return Score(self._players[number], games, wins, sum(points) / games, max(points))

    def document(self, game: str, players: Sequence[str]) -> dict[str, Any]:
        """The match as JSON, with these words for the players; `low` and `high` are of the share of wins."""
        seats = [
            {
                "player": player,
                "wins": round(score.wins, 4),
                "average": round(score.average, 2),
                "low": round(score.low, 4),
                "high": round(score.high, 4),
            }
            for player, score in zip(players, self.scores, strict=True)
        ]
        return {"game": game, "games": len(self.results), "seats": seats}

    def csv(self, players: Sequence[str]) -> str:
        """The match as a table of comma-separated values with a head, with these words for the players."""
        text = StringIO()
        table = writer(text, lineterminator="\n")
        table.writerow(["player", "games", "wins", "share", "low", "high", "average", "most"])
        for player, score in zip(players, self.scores, strict=True):
            shares = [f"{each:.4f}" for each in (score.share, score.low, score.high)]
            table.writerow(
                [player, score.games, f"{score.wins:.4f}", *shares, f"{score.average:.2f}", score.most]
            )
        return text.getvalue()


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's score interval for a share of wins, with 95 % certainty; both ends from 0 to 1."""
    share, sure = wins / games, SURE * SURE / games
    middle = (share + sure / 2) / (1 + sure)
    half = SURE * sqrt(share * (1 - share) / games + sure / (4 * games)) / (1 + sure)
    return max(0.0, middle - half), min(1.0, middle + half)
