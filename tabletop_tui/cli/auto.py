"""`tabletop auto GAME`: games that play themselves, without a screen."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from rulesets.core import Table
from rulesets.core.rules import Rules
from tabletop_tui.bots.match import Match, Result
from tabletop_tui.bots.players import CHANCE
from tabletop_tui.bots.playing import Order, Played, play_all
from tabletop_tui.cli.entrants import Entrant, entrants, playing
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.progress import Progress
from tabletop_tui.cli.rulebook import any_seed, check_seats, rules_of
from tabletop_tui.host.files import write_report
from tabletop_tui.host.system import cores
from tabletop_tui.kit.score_sheet import score_sheet
from tabletop_tui.text.complaints import Complaint


def run(
    invocation: Invocation,
    game: str,
    named: tuple[str, ...],
    players: int | None,
    seed: int | None,
    games: int,
    workers: int | None,
    show: bool,
    as_json: bool,
    as_csv: bool,
) -> int | None:
    """Play `games` games from `seed` up, print their results, and with `show` the end of the last."""
    rules = rules_of(invocation.paths, game)
    company = entrants(invocation.words, rules, named, players)
    check_seats(rules, len(company))
    if as_json and as_csv:
        raise Complaint("cli-auto-json-or-csv")
    first = any_seed(seed)
    orders = [
        _order(invocation, game, company, first + number, number if named else 0) for number in range(games)
    ]
    match = Match([entrant.name for entrant in company])
    played: Played | None = None
    with Progress(invocation, games, invocation.words.cli.auto_progress()) as progress, playing():
        for number, played in enumerate(play_all(rules, orders, _workers(workers, orders))):
            if played.problem:
                raise _bug(invocation, rules, len(company), played)
            result = Result(played.seed, len(played.keys), played.standings)
            match.note(result, number if named else 0)
            progress.step()
    kinds = named or [entrant.player for entrant in company]
    if as_json:
        invocation.say(json.dumps(match.document(game, kinds), ensure_ascii=False))
        return 0
    if as_csv:
        invocation.say(match.csv(kinds).rstrip("\n"))
        return 0
    if show and played is not None:
        _show_end(invocation, replayed(rules, len(company), played))
    if named:
        invocation.table(match_table(invocation, match), right=range(1, 7))
    else:
        invocation.table(results_table(invocation, match.results), right=range(len(company) + 2))
    return 0


def _order(invocation: Invocation, game: str, company: Sequence[Entrant], seed: int, shift: int) -> Order:
    """A game in which all players sit this many seats further on."""
    count = len(company)
    players = tuple(company[(seat + shift) % count].player for seat in range(count))
    return Order(game, invocation.paths.tables, players, seed)


def _workers(asked: int | None, orders: Sequence[Order]) -> int:
    """The number of processes to play in: as asked, or one a core if there is enough to think about."""
    if asked is not None:
        return min(asked, len(orders))
    thinks = any(player not in (CHANCE, "bot:1") for player in orders[0].players)
    return min(cores(), len(orders)) if thinks else 1


def _bug(invocation: Invocation, rules: Rules[Any], seats: int, played: Played) -> Complaint:
    """Report that the rules failed, and leave a save that `tabletop replay` can show."""
    file = write_report(invocation.paths.reports, f"{rules.id}-{seats}-{played.seed}", played.save)
    return Complaint("cli-auto-bug", code=1, seed=played.seed, problem=played.problem, file=str(file))


def replayed(rules: Rules[Any], seats: int, played: Played) -> Table[Any]:
    """The table at the end of a game that was played."""
    table: Table[Any] = Table.new(rules, seats, played.seed, listen=False)
    for key in played.keys:
        table.apply(key)
    return table


def _show_end(invocation: Invocation, table: Table[Any]) -> None:
    """Print the final boards and the score sheet."""
    from tabletop_tui.kit.registry import game_parts

    wording = game_parts(table.rules.id).wording(invocation.words, ())
    invocation.say(wording.board_text(table.rules.view(table.state, None), None))
    invocation.say()
    for line in score_sheet(wording, table.rules.standings(table.state)):
        invocation.say(line)
    invocation.say()


def match_table(invocation: Invocation, match: Match) -> list[list[str]]:
    """A row for each player of a match."""
    words = invocation.words
    heads = ("player", "games", "wins", "share", "interval", "average", "best")
    rows = [[words(f"cli-auto-{head}") for head in heads]]
    for score in match.scores:
        span = f"{score.low:.0%}–{score.high:.0%}"
        share = f"{score.share:.0%}"
        wins = f"{score.wins:.2f}".rstrip("0").rstrip(".")
        average = f"{score.average:.1f}"
        rows.append([score.player, str(score.games), wins, share, span, average, str(score.most)])
    return rows


def results_table(invocation: Invocation, results: list[Result]) -> list[list[str]]:
    """A row for each game, and for several games the seats' average, best and wins."""
    words = invocation.words
    seats = len(results[0].standings)
    names = [words.games.seat(number=seat + 1) for seat in range(seats)]
    rows = [[words.cli.auto_seed(), words.cli.auto_decisions(), *names, words.cli.auto_winner()]]
    for result in results:
        totals = [str(standing.total) for standing in result.standings]
        winners = ", ".join(names[seat] for seat in result.winners)
        rows.append([str(result.seed), str(result.decisions), *totals, winners])
    if len(results) > 1:
        rows += _summary(invocation, results)
    return rows


def _summary(invocation: Invocation, results: list[Result]) -> list[list[str]]:
    words = invocation.words
    seats = range(len(results[0].standings))
    totals = [[result.standings[seat].total for result in results] for seat in seats]
    average: Callable[[list[int]], str] = lambda points: f"{sum(points) / len(points):.1f}"  # noqa: E731
    wins = [sum(seat in result.winners for result in results) for seat in seats]
    decisions = average([result.decisions for result in results])
    return [
        [words.cli.auto_average(), decisions, *(average(points) for points in totals)],
        [words.cli.auto_best(), "", *(str(max(points)) for points in totals)],
        [words.cli.auto_wins(), "", *(str(won) for won in wins)],
    ]
