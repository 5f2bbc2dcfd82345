"""`tabletop match A B`: how strong one player is against another, in one game or in all."""

import json
from collections.abc import Sequence
from typing import Any

from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.bots.match import Match, Result
from tabletop_tui.bots.playing import Order, Thought, play_all
from tabletop_tui.cli.entrants import Entrant, entrants, playing
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.progress import Progress
from tabletop_tui.cli.rulebook import any_seed, check_seats, rules_of
from tabletop_tui.host.system import cores
from tabletop_tui.kit.registry import playable
from tabletop_tui.text.complaints import Complaint


@record
class Met:
    """A match in one game: the first player in one seat, the second in all others."""

    game: str
    match: Match
    thought: tuple[Thought, Thought]
    """Of both players, in all games."""


def run(
    invocation: Invocation,
    first: str,
    second: str,
    only: tuple[str, ...],
    seats: int,
    games: int,
    seed: int | None,
    workers: int | None,
    as_json: bool,
) -> int | None:
    """Play `games` games of each title from `seed` up; the first player sits in another seat each time."""
    begin, chosen = any_seed(seed), only or playable()
    known = [(game, rules_of(invocation.paths, game)) for game in chosen]
    for _, rules in known:
        check_seats(rules, seats)
    both = entrants(invocation.words, known[0][1], (first, second))
    count = min(workers or cores(), games)
    met = []
    with (
        Progress(invocation, games * len(known), invocation.words.cli.auto_progress()) as progress,
        playing(),
    ):
        for game, rules in known:
            met.append(
                _match(invocation, game, rules, both, seats, range(begin, begin + games), count, progress)
            )
    if as_json:
        document = {
            "seats": seats,
            "seed": begin,
            "games": [_document(each, (first, second)) for each in met],
        }
        invocation.say(json.dumps(document, ensure_ascii=False))
    else:
        invocation.table(_table(invocation, met), right=range(2, 10))
    return 0


def _match(
    invocation: Invocation,
    game: str,
    rules: Rules[Any],
    both: Sequence[Entrant],
    seats: int,
    seeds: range,
    workers: int,
    progress: Progress,
) -> Met:
    """One title. In game N the first player has seat -N, counted around the table, as in `Match`."""
    first, second = both
    shown = [first.name, *[second.name] * (seats - 1)]
    match, thought = Match(shown), [Thought(), Thought()]
    orders = []
    for number, seed in enumerate(seeds):
        mine = -number % seats
        players = tuple(first.player if seat == mine else second.player for seat in range(seats))
        orders.append(Order(game, invocation.paths.tables, players, seed))
    for number, played in enumerate(play_all(rules, orders, workers)):
        if played.problem:
            raise Complaint("cli-match-bug", code=1, game=game, seed=played.seed, problem=played.problem)
        match.note(Result(played.seed, len(played.keys), played.standings), number)
        for seat, each in enumerate(played.thought):
            who = int(seat != -number % seats)
            thought[who] = thought[who].together(each)
        progress.step()
    return Met(game, match, (thought[0], thought[1]))


def _mean(seconds: Sequence[float]) -> float:
    return sum(seconds) / len(seconds) if seconds else 0.0


def _others(met: Met) -> float:
    """The mean points of the seats that the first player didn't have."""
    others = met.match.scores[1:]
    return sum(score.average for score in others) / len(others)


def _document(met: Met, players: tuple[str, str]) -> dict[str, Any]:
    """A title as JSON. Times are of processor time, in seconds; `choices` are answers with a choice."""
    mine = met.match.scores[0]
    sides = [
        {
            "player": player,
            "points": round(points, 2),
            "answer": round(_mean(each.every), 4),
            "longest": round(max(each.every, default=0.0), 3),
            "choices": {
                "answers": len(each.chosen),
                "median": round(each.at(50), 4),
                "p95": round(each.at(95), 4),
                "longest": round(each.at(100), 4),
            },
        }
        for player, points, each in zip(players, (mine.average, _others(met)), met.thought, strict=True)
    ]
    shares = {"share": round(mine.share, 4), "low": round(mine.low, 4), "high": round(mine.high, 4)}
    return {"game": met.game, "games": mine.games, "wins": round(mine.wins, 4), **shares, "players": sides}


def _table(invocation: Invocation, met: Sequence[Met]) -> list[list[str]]:
    """A row for each title: the first player's wins, and both players' points and times."""
    words = invocation.words
    heads = ("player", "game", "games", "share", "interval", "average", "answer", "median", "p95", "longest")
    rows = [[words(f"cli-match-{head}") for head in heads]]
    for each in met:
        mine = each.match.scores[0]
        times = [
            [_mean(thought.every), thought.at(50), thought.at(95), thought.at(100)]
            for thought in each.thought
        ]
        rows.append(
            [
                mine.player,
                words(f"{each.game}-title"),
                str(mine.games),
                f"{mine.share:.0%}",
                f"{mine.low:.0%}–{mine.high:.0%}",
                f"{mine.average:.1f} : {_others(each):.1f}",
                *(f"{1000 * one:.0f} : {1000 * other:.0f} ms" for one, other in zip(*times, strict=True)),
            ]
        )
    return rows
