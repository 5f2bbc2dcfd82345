"""`tabletop auto GAME`: games that play themselves, without a screen."""

import json
import sys
from collections.abc import Callable
from typing import Any, Self

from rulesets.core import RulesBug, Standing, Table
from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.bots.chance import RandomChooser
from tabletop_tui.commands.invocation import Complaint, Invocation
from tabletop_tui.commands.rulebook import any_seed, check_seats, rules_of
from tabletop_tui.store.files import write_report
from tabletop_tui.transcript import score_sheet


@record
class Result:
    """The result of one random game; `decisions` is how many were answered."""

    seed: int
    decisions: int
    standings: tuple[Standing, ...]

    @property
    def winners(self) -> list[int]:
        """The seats in the first place."""
        return [standing.seat for standing in self.standings if standing.place == 1]


def run(
    invocation: Invocation, game: str, players: int | None, seed: int | None, games: int, show: bool
) -> int | None:
    """Play `games` games from `seed` up, print their results, and with `show` the end of the last."""
    rules = rules_of(invocation.paths, game)
    seats = min(rules.seat_counts) if players is None else players
    check_seats(rules, seats)
    first = any_seed(seed)
    results: list[Result] = []
    table: Table[Any] | None = None
    with Progress(invocation, games) as progress:
        for number in range(games):
            table = played(invocation, rules, seats, first + number)
            results.append(Result(first + number, len(table.answers), rules.standings(table.state)))
            progress.step()
    if show and table is not None:
        _show_end(invocation, table)
    invocation.table(results_table(invocation, results), right=range(seats + 2))
    return 0


def _show_end(invocation: Invocation, table: Table[Any]) -> None:
    """Print the final boards and the score sheet."""
    from tabletop_tui.games import game_parts

    wording = game_parts(table.rules.id).wording(invocation.words, ())
    invocation.say(wording.board_text(table.rules.view(table.state, None), None))
    invocation.say()
    for line in score_sheet(wording, table.rules.standings(table.state)):
        invocation.say(line)
    invocation.say()


def played(invocation: Invocation, rules: Rules[Any], seats: int, seed: int) -> Table[Any]:
    """One whole game, chosen by chance from its seed.

    A bug in the rules leaves a save that `tabletop replay` can show, and a `Complaint`.
    """
    table: Table[Any] = Table.new(rules, seats, seed, listen=False)
    chooser = RandomChooser(seed)
    try:
        while table.decision is not None:
            table.apply(chooser.choose(table.decision))
    except RulesBug as bug:
        folder = invocation.paths.reports
        file = write_report(folder, f"{rules.id}-{seats}-{seed}", json.dumps(table.save()))
        raise Complaint("cli-auto-bug", code=1, seed=seed, problem=str(bug), file=str(file)) from bug
    return table


def results_table(invocation: Invocation, results: list[Result]) -> list[list[str]]:
    """A row for each game, and for several games the seats' average, best and wins."""
    words = invocation.words
    seats = len(results[0].standings)
    names = [words("games-seat", number=seat + 1) for seat in range(seats)]
    rows = [[words("cli-auto-seed"), words("cli-auto-decisions"), *names, words("cli-auto-winner")]]
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
        [words("cli-auto-average"), decisions, *(average(points) for points in totals)],
        [words("cli-auto-best"), "", *(str(max(points)) for points in totals)],
        [words("cli-auto-wins"), "", *(str(won) for won in wins)],
    ]


class Progress:
    """A progress bar on standard error, if that is a terminal and there is something to wait for."""

    def __init__(self, invocation: Invocation, length: int) -> None:
        """`length` is how many games there will be."""
        self._length = length
        self._done = 0
        self._shown = length > 1 and sys.stderr.isatty()
        self._label = invocation.words("cli-auto-progress")
        self._marks = ("#", "-") if invocation.settings.ascii else ("━", "─")

    def __enter__(self) -> Self:
        """Show an empty progress bar on standard error."""
        self._draw()
        return self

    def __exit__(self, *_: object) -> None:
        """Erase the progress bar."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def step(self) -> None:
        """Count one more finished game and redraw the bar."""
        self._done += 1
        if self._done * 40 // self._length != (self._done - 1) * 40 // self._length:
            self._draw()

    def _draw(self) -> None:
        if self._shown:
            full = self._done * 40 // self._length
            bar = self._marks[0] * full + self._marks[1] * (40 - full)
            sys.stderr.write(f"\r{self._label} {bar} {self._done}/{self._length}")
            sys.stderr.flush()
