"""`python -m tools.train GAME`: what a position is worth, learned from games that the computer plays.

In each round, games are played by the search over one turn with what was learned before (in the first
one by points alone). After every turn, all that is counted of the seats is noted, and the points each still
made. A ridge regression explains these by the features, each with a constant and with the part of the game to
come. What came late depends on luck and much else, so it counts in part as it was then expected (temporal
differences). The weights go to `tabletop_tui/bots/weights/GAME.json`, with their recipe.

Luck is in these weights as well. With `--mean FILE FILE ...`, nothing is played, and the mean of the weights
of several runs is written, each made with other seeds: they can run side by side, and their luck evens out.
"""

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulesets import load_rules
from rulesets.core import Rng, Rules, Table
from tabletop_tui.bots.features import Features, features
from tabletop_tui.bots.levels import by_chance
from tabletop_tui.bots.search import TurnSearch
from tabletop_tui.bots.value import NOTHING, Value, Weights
from tools.seeds import for_tuning

FOLDER = Path(__file__).parent.parent / "tabletop_tui" / "bots" / "weights"

WORLDS = 2
"""How many deals a turn is searched in."""

RARE = 0.02
"""A feature that occurs in a smaller part of all positions is left out."""

RIDGE = 0.01
"""How much weights are held back, beside the number of positions, in spreads of their features."""

WORDS = 10.0
"""How much more so for words, such as the name of a tile: there are many, and each is rare."""

PATIENCE = 0.6
"""How far what is to come is taken from what came (1), and not from what was then expected (0)."""

PASSES = 6
"""How often expectations are worked out again from the positions that followed."""

LEAST = 0.003
"""A weight that changes no position by this many points is left out."""

CONSTANT = ("one", "left")
"""Features that say nothing about a seat; they aren't held back."""


class Row(NamedTuple):
    """A seat in a position of a game."""

    seats: int
    left: float
    counted: Features
    to_come: float
    """Points it made from here on."""
    game: int


class Recipe(NamedTuple):
    """How weights are learned; stored with them."""

    rounds: int
    seconds: float
    """CPU seconds of play in each round."""
    evaluations: int
    blunders: float
    """The part of answers given by chance, so that more is met than what seems best."""


def play(rules: Rules[Any], seats: int, seed: int, weights: Weights, recipe: Recipe) -> list[Row]:
    """One game, and what was counted after each turn in it: all seats in order, turn by turn."""
    chance = Random(seed)
    table: Table[Any] = Table.new(rules, seats, seed, listen=False)
    value, prefers = Value(rules, weights), by_chance(chance)
    noted: list[tuple[float, int, Features, int]] = []
    last: int | None = None
    while (decision := table.decision) is not None:
        if last is not None and decision.seat != last:
            note(rules, table, noted)
        last = decision.seat
        keys = [option.key for option in decision.options]
        blunder = chance.random() < recipe.blunders
        worlds = [] if blunder else table.deals(last, Rng(chance.getrandbits(64)), WORLDS)
        if worlds:
            search = TurnSearch(worlds, last, value.lead, prefers, chance)
            table.apply(search.best(keys, min(recipe.evaluations, 4 + 3 * len(keys))))
        else:
            table.apply(prefers(decision.options).key)
    totals = [standing.total for standing in rules.standings(table.state)]
    return [Row(seats, left, counted, totals[seat] - had, seed) for left, seat, counted, had in noted]


def note(rules: Rules[Any], table: Table[Any], noted: list[tuple[float, int, Features, int]]) -> None:
    """Count everything of every seat."""
    left = rules.left(table.state)
    for standing in rules.standings(table.state):
        counted = features(rules, table.state, standing.seat, standing.lines)
        noted.append((left, standing.seat, counted, standing.total))


class Problem:
    """Positions as numbers: every feature in its own spread, then every one times what is left."""

    def __init__(self, rows: Sequence[Row]) -> None:
        """Takes at least one row."""
        met = Counter(name for row in rows for name, amount in row.counted.items() if amount)
        names = [name for name, count in sorted(met.items()) if count >= RARE * len(rows)]
        plain = _matrix(rows, [name for name in names if name not in CONSTANT])
        spread = plain.std(axis=0)
        self.names = [name for name in names if name not in CONSTANT]
        self._spread = np.where(spread > 1e-9, spread, 1.0)
        self._middle = plain.mean(axis=0)
        left = np.array([[row.left] for row in rows])
        plain = (plain - self._middle) / self._spread
        self.numbers = np.hstack([plain, plain * left, np.ones_like(left), left, left**2])
        held = [WORDS if "=" in name else 1.0 for name in self.names]
        self._held = np.array([*held, *held, 1e-6, 1e-6, 1e-6]) * RIDGE
        self.to_come = np.array([row.to_come for row in rows])
        self._following = following(rows)

    def solved(self, chosen: NDArray[np.bool_]) -> NDArray[np.float64]:
        """Weights that explain what came, and was expected to come, after the chosen positions.

        All positions of a game are chosen, or none.
        """
        numbers = self.numbers[chosen]
        inverse = np.linalg.inv(numbers.T @ numbers + np.diag(self._held * len(numbers)))
        weights: NDArray[np.float64] = inverse @ (numbers.T @ self.to_come[chosen])
        for _ in range(PASSES):
            weights = inverse @ (numbers.T @ self._expected(self.numbers @ weights)[chosen])
        return weights

    def _expected(self, value: NDArray[np.float64]) -> NDArray[np.float64]:
        """For every position: points until the next one, and then what is to come, partly as it is valued."""
        found = np.empty(len(value))
        for here in range(len(value) - 1, -1, -1):
            after = self._following[here]
            if after < 0:
                found[here] = self.to_come[here]
            else:
                later = (1 - PATIENCE) * value[after] + PATIENCE * found[after]
                found[here] = self.to_come[here] - self.to_come[after] + later
        return found

    def weights(self, solved: NDArray[np.float64]) -> dict[str, tuple[float, float]]:
        """Weights for features as they are counted."""
        count = len(self.names)
        at_end, more = solved[:count] / self._spread, solved[count : 2 * count] / self._spread
        one, left, left2 = solved[2 * count :]
        found = {
            "one": (_rounded(one - at_end @ self._middle), _rounded(left - more @ self._middle)),
            "left": (0.0, _rounded(left2)),
        }
        for number, name in enumerate(self.names):
            if max(abs(solved[number]), abs(solved[count + number])) > LEAST:
                found[name] = (_rounded(at_end[number]), _rounded(more[number]))
        return found


def _rounded(weight: float) -> float:
    return round(float(weight), 4)


def _matrix(rows: Sequence[Row], names: Sequence[str]) -> NDArray[np.float64]:
    """The rows as numbers, one column for each name."""
    place = {name: number for number, name in enumerate(names)}
    found = np.zeros((len(rows), len(names)))
    for number, row in enumerate(rows):
        for name, amount in row.counted.items():
            at = place.get(name)
            if at is not None:
                found[number, at] = amount
    return found


def following(rows: Sequence[Row]) -> list[int]:
    """For every row, the row of the same seat after the next turn; -1 for the last of a game."""
    found = []
    for number, row in enumerate(rows):
        after = number + row.seats
        found.append(after if after < len(rows) and rows[after].game == row.game else -1)
    return found


def explained(rows: Sequence[Row], problem: Problem) -> float:
    """How much better other games are predicted than by the part that is left alone; at most 1."""
    game = np.array([row.game for row in rows])
    test = game % 5 == 0
    left = np.array([row.left for row in rows])
    simple = np.vander(left, 4)
    known = simple @ np.linalg.lstsq(simple[~test], problem.to_come[~test], rcond=None)[0]
    expected = problem.numbers @ problem.solved(~test)
    missed = np.mean((problem.to_come - expected)[test] ** 2)
    return round(float(1 - missed / np.mean((problem.to_come - known)[test] ** 2)), 3)


def learn(rules: Rules[Any], recipe: Recipe, seed: int, first: Weights) -> tuple[Weights, dict[str, Any]]:
    """Play and fit in rounds; says how well each went."""
    weights, games = first, 0
    earlier: list[Row] = []
    history: list[dict[str, Any]] = []
    for number in range(recipe.rounds):
        rows: list[Row] = []
        end = process_time() + recipe.seconds
        scores: list[float] = []
        while process_time() < end:
            seats = SEATS[games % len(SEATS)]
            played = play(rules, seats, seed + games, weights, recipe)
            rows += played
            scores.append(sum(row.to_come for row in played[:seats]) / seats)
            games += 1
        used = [*earlier, *rows]
        problem = Problem(used)
        weights = problem.weights(problem.solved(np.ones(len(used), dtype=bool)))
        history.append(
            {
                "games": len(scores),
                "positions": len(used),
                "average": round(sum(scores) / len(scores), 1),
                "explained": explained(used, problem),
            }
        )
        print(f"{rules.id}, round {number + 1}: {history[-1]}, {len(weights)} features", flush=True)
        # what was played by points alone teaches little about good play
        earlier = rows if number or first else []
    return weights, {"rounds": history}


def mean(documents: Sequence[Mapping[str, Any]]) -> Weights:
    """The mean of the weights in several files; one that a file lacks is 0 there."""
    many = len(documents)
    found = {}
    for name in dict.fromkeys(name for document in documents for name in document["weights"]):
        pairs = [document["weights"].get(name, NOTHING) for document in documents]
        found[name] = (
            _rounded(sum(at_end for at_end, _ in pairs) / many),
            _rounded(sum(more for _, more in pairs) / many),
        )
    return found


SEATS = (2, 3, 2, 4)
"""Seats of one game after the other: two as often as three and four together."""


def main() -> None:
    """Learn the weights, or take the mean of several runs, and write them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60, help="CPU seconds of play in each round")
    parser.add_argument("--evaluations", type=int, default=16)
    parser.add_argument("--blunders", type=float, default=0.05)
    parser.add_argument("--seed", type=for_tuning, default=1)
    parser.add_argument("--on", action="store_true", help="begin with the weights there are")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--mean", type=Path, nargs="+", help="files of several runs, whose mean is written")
    given = parser.parse_args()
    rules = load_rules(given.game)
    file = given.out or FOLDER / f"{given.game}.json"
    if given.mean:
        runs = [json.loads(each.read_text()) for each in given.mean]
        if any(run["game"] != rules.id or run["rules"] != rules.version for run in runs):
            parser.error(f"all files have to be of {rules.id}, version {rules.version} of its rules")
        weights, made = mean(runs), {"mean of": [run["recipe"] for run in runs]}
    else:
        recipe = Recipe(given.rounds, given.seconds, given.evaluations, given.blunders)
        first: Mapping[str, Any] = json.loads(file.read_text()) if given.on else {"weights": {}}
        weights, history = learn(rules, recipe, given.seed, first["weights"])
        made = recipe._asdict() | {"rounds": history["rounds"], "seed": given.seed, "from": first.get("made")}
    document = {
        "game": given.game,
        "rules": rules.version,
        "made": datetime.now(UTC).strftime("%Y-%m-%d"),
        "recipe": made,
    }
    file.parent.mkdir(exist_ok=True)
    file.write_text(written(document, weights))


def written(document: Mapping[str, Any], weights: Weights) -> str:
    """The file: a line for each weight, so that a diff can be read."""
    lines = ",\n".join(
        f"  {json.dumps(name)}: {json.dumps(list(pair))}" for name, pair in sorted(weights.items())
    )
    head = json.dumps(document, indent=1).removesuffix("\n}")
    return f'{head},\n "weights": {{\n{lines}\n }}\n}}\n'


if __name__ == "__main__":
    main()
