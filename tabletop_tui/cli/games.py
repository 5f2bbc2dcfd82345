"""`tabletop games`: the saved games, whose turn it is, and when each was last played."""

import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.kept import closed_tables
from tabletop_tui.cli.saved import salvaged, saved_games
from tabletop_tui.kit.titles import game_title
from tabletop_tui.text.words import Words

if TYPE_CHECKING:
    from tabletop_tui.store import GameSummary


def run(invocation: Invocation, as_json: bool) -> int:
    """Print a row for each game, the one played last first; 1 if the file of saved games is damaged."""
    from tabletop_tui.store import StoreError

    words, code = invocation.words, 0
    try:
        games = saved_games(invocation.paths, lambda said: invocation.warn(words(said.id, **said.facts)))
    except StoreError as error:
        found = salvaged(invocation.paths, error)
        games, code = found.games, 1
        invocation.warn(words(found.error.reason.id, **found.error.reason.facts))
    if as_json:
        invocation.say(json.dumps(list(document(games, _closed(invocation))), ensure_ascii=False))
    elif games:
        closed = _closed(invocation)
        invocation.table([heading(words), *(row(words, game, closed=game.id in closed) for game in games)])
    elif not code:
        invocation.say(words.cli.games_none())
    return code


def document(games: "Iterable[GameSummary]", closed: set[str]) -> Iterator[dict[str, object]]:
    """Saved games as JSON: seats count from 1, times are seconds since 1970, `turn` is null after the end."""
    for game in games:
        yield {
            "id": game.id,
            "game": game.game,
            "name": game.name,
            "players": [person.name for person in game.people],
            "turn": None if game.turn is None else game.turn + 1,
            "closed": game.id in closed,
            "updated": game.updated,
        }


def heading(words: Words) -> list[str]:
    """The titles of the columns."""
    return [
        words.cli.games_id(),
        words.cli.games_game(),
        words.cli.games_players(),
        words.cli.games_turn(),
        words.cli.games_played(),
    ]


def _closed(invocation: Invocation) -> set[str]:
    """The tables over SSH that were closed; games are listed even if that can't be read."""
    from tabletop_tui.store import StoreError

    try:
        return closed_tables(invocation.paths)
    except StoreError as error:
        invocation.warn(invocation.words(error.reason.id, **error.reason.facts))
        return set()


def players_of(game: "GameSummary") -> str:
    """The names of all players."""
    return ", ".join(person.shown for person in game.people)


def turn_of(words: Words, game: "GameSummary") -> str:
    """Whose turn it is, or that the game is over."""
    return words.cli.games_over() if game.turn is None else game.people[game.turn].name


def row(words: Words, game: "GameSummary", *, closed: bool = False) -> list[str]:
    """The cells of one saved game, in the order of `heading`; `closed`: it is a table that was closed."""
    turn = turn_of(words, game)
    if closed and game.turn is not None:
        turn = words.cli.games_closed(name=turn)
    played = datetime.fromtimestamp(game.updated, UTC).astimezone()
    title = game_title(words, game.game)
    return [
        game.id,
        f"{title}: {game.name}" if game.name else title,
        players_of(game),
        turn,
        f"{played:%Y-%m-%d %H:%M}",
    ]
