"""`python -m tools.styles`: what the styles of rivals change in play, and whether they cost games.

In each game, games of two are played at one level: a player with a style against one without, who change
seats from game to game, and as many between two without, from the same seeds. For each style the figure that
it is meant to move is compared with that of the players without one. Differences are also given in standard
deviations of that figure within a game, as an average of all games.

`--into FILE` keeps what was played, and a later run goes on from there. A second table has the wins in each
game. `--write` puts the first into docs/bots-styles.md instead.
"""

import argparse
import json
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from rulesets import BUILT, load_rules
from rulesets.core import Rules, Table
from tabletop_tui.bots.match import interval
from tabletop_tui.bots.playing import play
from tabletop_tui.bots.styles import kinds, made, several, sources, stores
from tabletop_tui.kit.titles import game_title
from tabletop_tui.store.rivals import Style
from tabletop_tui.text.words import Words

PAGE = Path(__file__).parent.parent / "docs" / "bots-styles.md"
BEGIN, END = "<!-- python -m tools.styles --write -->", "<!-- until here -->"
SURE = 1.96
SEEN = " ✓"
"""After the figures of a game in which a style shows."""
FIRST = 11_000_000
"""The first seed: none from here on was tuned on."""
PLAIN = "plain"
"""Stands for a player without a style."""

Facts = Mapping[str, float]
"""What is counted of a seat in one game."""


class Aim(NamedTuple):
    """What a style is meant to move."""

    figure: str
    up: bool
    told: str


AIMS: Mapping[Style, Aim] = {
    Style.CAREFUL: Aim("kinds", True, "kinds of things kept at the ends of its turns"),
    Style.BOLD: Aim("kept", False, "things kept at the ends of its turns"),
    Style.PATIENT: Aim("late", True, "points after half-time"),
    Style.QUICK: Aim("soon", True, "part of its points that it has at the ends of its turns, %"),
    Style.STUBBORN: Aim("richest", True, "points from its richest source, %"),
    Style.CURIOUS: Aim("several", True, "sources that count"),
    Style.THRIFTY: Aim("kept", True, "things kept at the ends of its turns"),
    Style.WATCHFUL: Aim("other", False, "points of the other player"),
}


class Game(NamedTuple):
    """One game of a style: the seat's share of the win, and what is counted of it."""

    won: float
    facts: Facts


def counted(rules: Rules[Any], keys: Sequence[str], seed: int, seat: int) -> Game:
    """A game of two played again from its answers, as seen from a seat."""
    table: Table[Any] = Table.new(rules, 2, seed, listen=False)
    half = -1
    kept: list[float] = []
    of_kinds: list[float] = []
    had: list[float] = []
    for key in keys:
        decision = table.decision
        before = -1 if decision is None else decision.seat
        table.apply(key)
        state, then = table.state, table.decision
        if before == seat and (then is None or then.seat != seat):
            kept.append(sum(stores(rules, state, seat)))
            of_kinds.append(kinds(rules, state, seat))
            had.append(made(rules, state, seat))
        if half < 0 and rules.left(state) <= 0.5:
            half = made(rules, state, seat)
    standings, brought = rules.standings(table.state), sources(rules, table.state, seat)
    winners = [standing.seat for standing in standings if standing.place == 1]
    total = standings[seat].total
    facts = {
        "total": total,
        "other": standings[1 - seat].total,
        "soon": 100 * fmean(had or [0]) / max(1, total),
        "late": total - max(0, half),
        "richest": 100 * max(brought, default=0) / max(1.0, sum(brought)),
        "several": several(brought),
        "kept": fmean(kept or [0.0]),
        "kinds": fmean(of_kinds or [0.0]),
    }
    return Game((seat in winners) / len(winners), facts)


def played(order: tuple[str, str, int, int]) -> Game:
    """The game of a style, or of none, with this number: seeds follow from it, and who begins where."""
    game, style, level, number = order
    rules, seed, seat = load_rules(game), FIRST + number, number % 2
    players = [f"bot:{level}"] * 2
    if style != PLAIN:
        players[seat] += f":{style}"
    return counted(rules, play(rules, players, seed).keys, seed, seat)


class Kept:
    """What has been played, in a file if there is one."""

    def __init__(self, file: Path | None) -> None:
        """With what an earlier run has left there."""
        self._file = file
        self._found: dict[str, Game] = {}
        if file is not None and file.exists():
            for line in file.read_text().splitlines():
                name, won, facts = json.loads(line)
                self._found[name] = Game(won, facts)

    def all_of(self, orders: Sequence[tuple[str, str, int, int]], workers: int) -> None:
        """Play those that are missing."""
        missing = [order for order in orders if self._name(order) not in self._found]
        if workers == 1:  # here, so that nothing plays on if this is ended
            self._note(missing, map(played, missing))
            return
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            self._note(missing, pool.map(played, missing, chunksize=5))

    def _note(self, orders: Sequence[tuple[str, str, int, int]], games: Iterable[Game]) -> None:
        """Keep games as they end."""
        for order, game in zip(orders, games, strict=True):
            self._found[self._name(order)] = game
            if self._file is not None:
                with self._file.open("a") as out:
                    _ = out.write(json.dumps([self._name(order), game.won, game.facts]) + "\n")

    def of(self, game: str, style: str, level: int, count: int) -> list[Game]:
        """The games of a style, or of none."""
        return [self._found[self._name((game, style, level, number))] for number in range(count)]

    @staticmethod
    def _name(order: tuple[str, str, int, int]) -> str:
        return " ".join(str(part) for part in order)


def spread(with_style: Sequence[float], without: Sequence[float]) -> tuple[float, float]:
    """How many times as wide the results of a style are spread, as a logarithm, and its variance."""
    ratio = log(stdev(with_style) / stdev(without))
    return ratio, 1 / (2 * (len(with_style) - 1)) + 1 / (2 * (len(without) - 1))


def row(kept: Kept, style: Style, games: Sequence[str], level: int, count: int) -> list[str]:
    """The cells of a style's line."""
    aim = AIMS[style]
    cells: list[str] = []
    shifts: list[float] = []
    wins: list[float] = []
    spreads: list[tuple[float, float]] = []
    for game in games:
        plain = [each.facts for each in kept.of(game, PLAIN, level, count)]
        own = kept.of(game, style, level, count)
        wins += [each.won for each in own]
        usual, here = ([facts[aim.figure] for facts in many] for many in (plain, [g.facts for g in own]))
        moved = [(one - fmean(usual)) / (stdev(usual) or 1.0) for one in here]
        shifts += moved
        cells.append(f"{fmean(usual):.1f} → {fmean(here):.1f}{SEEN if is_sure(moved, up=aim.up) else ''}")
        spreads.append(spread([g.facts["total"] for g in own], [facts["total"] for facts in plain]))
    sure = "" if is_sure(shifts, up=aim.up) else ", not shown"
    wide, error = fmean(ratio for ratio, _ in spreads), sqrt(sum(v for _, v in spreads)) / len(spreads)
    least, middle, most = (exp(wide + step * SURE * error) for step in (-1, 0, 1))
    return [
        str(style),
        aim.told,
        *cells,
        f"{fmean(shifts):+.2f} ± {half_width(shifts):.2f}{sure}",
        share(wins),
        f"{middle:.2f} [{least:.2f}–{most:.2f}]",
    ]


def half_width(moved: Sequence[float]) -> float:
    """Half of the interval of a mean difference: both means it is taken from are uncertain."""
    return SURE * stdev(moved) * sqrt(2 / len(moved))


def is_sure(moved: Sequence[float], *, up: bool) -> bool:
    """Whether the whole interval lies on the side that was meant."""
    return (fmean(moved) if up else -fmean(moved)) > half_width(moved)


def table_of(kept: Kept, styles: Sequence[Style], games: Sequence[str], level: int, count: int) -> str:
    """The table in Markdown."""
    words = Words("en")
    head = ["style", "what it is meant to move", *(game_title(words, game) for game in games)]
    head += ["in standard deviations", "wins", "spread of its points"]
    rows = [head, ["---"] * len(head), *(row(kept, style, games, level, count) for style in styles)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


def wins_of(kept: Kept, styles: Sequence[Style], games: Sequence[str], level: int, count: int) -> str:
    """How many games each style won in each game, as a table in Markdown."""
    words = Words("en")
    rows = [["style", *(game_title(words, game) for game in games)], ["---"] * (len(games) + 1)]
    for style in styles:
        cells = [share([each.won for each in kept.of(game, style, level, count)]) for game in games]
        rows.append([str(style), *cells])
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


def share(wins: Sequence[float]) -> str:
    """A share of wins with its interval."""
    low, high = interval(sum(wins), len(wins))
    return f"{100 * fmean(wins):.0f} % [{100 * low:.0f}–{100 * high:.0f}]"


def main() -> None:
    """Play what is missing, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--styles", nargs="*", default=[str(style) for style in Style])
    parser.add_argument("--games", nargs="*", default=[*BUILT])
    parser.add_argument("--count", type=int, default=40, help="games of each kind, for each style")
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--into", type=Path, help="keep what was played here, and go on from there")
    parser.add_argument("--write", action="store_true", help="put the table into docs/bots-styles.md")
    given = parser.parse_args()
    kept = Kept(given.into)
    styles = [Style(word) for word in given.styles]
    kept.all_of(
        [
            (game, style, given.level, number)
            for number in range(given.count)
            for style in (PLAIN, *styles)
            for game in given.games
        ],
        given.workers,
    )
    made_table = table_of(kept, styles, given.games, given.level, given.count)
    if given.write:
        text = PAGE.read_text(encoding="utf-8")
        before, _, rest = text.partition(BEGIN)
        _, _, after = rest.partition(END)
        _ = PAGE.write_text(f"{before}{BEGIN}\n\n{made_table}\n\n{END}{after}", encoding="utf-8")
    else:
        print(made_table, wins_of(kept, styles, given.games, given.level, given.count), sep="\n\n")


if __name__ == "__main__":
    main()
