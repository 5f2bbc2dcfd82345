"""A list of finished games in lines of text, for plain mode and for what is asked for after `ssh`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.places import places_of
from tabletop_tui.tui.screens.games_list import ago

if TYPE_CHECKING:
    from tabletop_tui.serve.records.archive import Past
    from tabletop_tui.store import GameSummary
    from tabletop_tui.text.words import Words


def rows(words: "Words", games: "Sequence[Past]", now: float, *, ids: bool = False) -> list[str]:
    """A line for each game: its number, or its id, then what it was, when, and how it ended."""
    return [
        words.archive.row(
            number=past.game.id if ids else number,
            game=game_title(words, past.game.game),
            when=ago(words, past.game.updated, now),
            result=_result(words, past.game),
        )
        for number, past in enumerate(games, start=1)
    ]


def _result(words: "Words", game: "GameSummary") -> str:
    return ", ".join(
        words.archive.result(name=person.name, points=points, place=words.game.place(place=place))
        for person, points, place in zip(game.people, game.scores, places_of(game), strict=False)
    )
