"""How a day's game is known in a list: by its rivals and its seed. Nobody can choose a seed on a server."""

from typing import TYPE_CHECKING

from tabletop_tui.play.daily import Daily, of_day, today

if TYPE_CHECKING:
    from tabletop_tui.store import GameSummary


def is_of_its_day(game: "GameSummary") -> bool:
    """Whether it was the day's game on the day on which it began."""
    return _is_of(game, of_day(today(game.created)))


def _is_of(game: "GameSummary", daily: Daily) -> bool:
    rivals = sorted(person.rival for person in game.people if person.rival)
    return (game.game, game.seed, rivals) == (daily.game, daily.seed, sorted(daily.rivals))
