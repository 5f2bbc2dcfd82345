"""`tabletop stats [NAME]`: what the finished games say about the players."""

import json
from collections.abc import Mapping, Sequence

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.kept import database, games_at, is_there, names_now
from tabletop_tui.cli.own_store import open_store
from tabletop_tui.cli.rulebook import rules_of
from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.stats import tables
from tabletop_tui.play.stats.figures import Figures, figures
from tabletop_tui.play.stats.results import Who, finished
from tabletop_tui.text.complaints import Complaint

Found = Mapping[str, Sequence[Figures]]


def run(invocation: Invocation, name: str | None, as_json: bool, as_csv: bool) -> int:
    """Print the figures of every game that has been finished, or those of the games of one player."""
    if as_json and as_csv:
        raise Complaint("cli-auto-json-or-csv")
    found = _of(read(invocation), name)
    if as_json:
        invocation.say(json.dumps(tables.document(found), ensure_ascii=False))
    elif as_csv:
        invocation.say(tables.csv(found).rstrip("\n"))
    elif not found and name:
        raise Complaint("stats-no-such-player", code=1, name=name)
    elif not found:
        invocation.say(invocation.words.stats.none())
    else:
        _show(invocation, found, name)
    return 0


def read(invocation: Invocation) -> Found:
    """The figures of all games; warns of games that can't be read."""
    if not is_there(games_at(invocation.paths)):
        return {}
    with open_store(invocation, database()) as store:
        names = names_now(invocation.paths)
        results = list(finished(store, lambda game: rules_of(invocation.paths, game), names))
    unread = results.count(None)
    if unread:
        invocation.warn(invocation.words.stats.unread(count=unread))
    return figures(each for each in results if each is not None)


def _of(found: Found, name: str | None) -> Found:
    """Only the games in which a player of this name sat, with everyone whom they have met there."""
    if name is None:
        return found
    own = {game: _called(players, name) for game, players in found.items()}
    met = {
        game: [each for each in players if each.who in own[game] or own[game] & each.duels.keys()]
        for game, players in found.items()
    }
    return {game: players for game, players in met.items() if players}


def _called(players: Sequence[Figures], name: str) -> set[Who]:
    """The players of this name: a member, and who has it at a keyboard, may be two."""
    return {each.who for each in players if not each.who[1] and each.name.casefold() == name.casefold()}


def _show(invocation: Invocation, found: Found, name: str | None) -> None:
    words = invocation.words
    for number, (game, players) in enumerate(found.items()):
        first = next(iter(sorted(_called(players, name))), None) if name is not None else None
        invocation.say("\n" * bool(number) + game_title(words, game).upper())
        for table in (
            tables.overview(words, players),
            tables.sources(words, game, players, first),
            tables.duels(words, players, first),
        ):
            invocation.say()
            invocation.table(table, right=range(1, len(table[0])))
        if len(players) > tables.MOST_PLAYERS:
            invocation.say()
            invocation.say(words.stats.columns(most=tables.MOST_PLAYERS, players=len(players)))
