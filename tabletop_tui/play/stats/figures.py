"""Figures about a player's games: games won, points, streaks, ratings, who was ahead of whom."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile

from rulesets.core.records import record
from tabletop_tui.play.stats.results import Finished, Seat, Who


@record
class Duel:
    """How often a player was ahead of another one at the same table."""

    ahead: int
    level: int
    """How often they shared a place."""
    behind: int


@record
class Figures:
    """One player's figures in one game."""

    who: Who
    name: str
    """The name as it was last written."""
    points: tuple[int, ...]
    """Of every game, the first one played first."""
    won: tuple[bool, ...]
    """Whether the first place was reached, alone or shared, game by game."""
    ratings: tuple[int, ...]
    """After each game (`ratings`)."""
    best: Seat
    """The game with most points; of several, the latest."""
    sources: Mapping[str, float]
    """Average points by line of the score sheet."""
    duels: Mapping[Who, Duel]

    @property
    def played(self) -> int:
        """How many games were played to their end."""
        return len(self.points)

    @property
    def wins(self) -> int:
        """How many of them were won; a shared win counts for each who shares it."""
        return sum(self.won)

    @property
    def average(self) -> float:
        """Mean points of a game."""
        return sum(self.points) / len(self.points)

    @property
    def rating(self) -> int:
        """The rating after the last game."""
        return self.ratings[-1]

    @property
    def streak(self) -> int:
        """How many games in a row have been won up to now."""
        return sum(1 for _ in takewhile(bool, reversed(self.won)))

    @property
    def longest(self) -> int:
        """The longest streak of games won."""
        longest = run = 0
        for won in self.won:
            run = run + 1 if won else 0
            longest = max(longest, run)
        return longest


def figures(results: Iterable[Finished]) -> dict[str, list[Figures]]:
    """The figures of all players by game, the best rated first; games in the order of their first result."""
    by_game: dict[str, list[Finished]] = {}
    for result in results:
        by_game.setdefault(result.game, []).append(result)
    return {game: _of_game(found) for game, found in by_game.items()}


def _of_game(results: Sequence[Finished]) -> list[Figures]:
    from tabletop_tui.play.stats.ratings import ratings

    seats: dict[Who, list[Seat]] = {}
    rated = ratings(results)
    for result in results:
        for seat in result.seats:
            seats.setdefault(seat.who, []).append(seat)
    found = [
        Figures(
            who,
            own[-1].name,
            tuple(seat.points for seat in own),
            tuple(seat.place == 1 for seat in own),
            tuple(rated[who]),
            max(reversed(own), key=lambda seat: seat.points),
            _sources(own),
            _duels(who, results),
        )
        for who, own in seats.items()
    ]
    return sorted(found, key=lambda each: (-each.rating, each.who))


def _sources(seats: Sequence[Seat]) -> dict[str, float]:
    names = dict.fromkeys(name for seat in seats for name in seat.sources)
    return {name: sum(seat.sources.get(name, 0) for seat in seats) / len(seats) for name in names}


def _duels(who: Who, results: Sequence[Finished]) -> dict[Who, Duel]:
    met: dict[Who, list[int]] = {}
    for result in results:
        for own in result.seats:
            if own.who != who:
                continue
            for other in result.seats:
                if other.who != who:
                    met.setdefault(other.who, []).append(own.place - other.place)
    return {
        other: Duel(sum(by < 0 for by in places), places.count(0), sum(by > 0 for by in places))
        for other, places in met.items()
    }
