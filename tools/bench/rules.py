"""How fast the rules are: random play, clones, undo, and a game replayed from its save."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import chess

import rulesets
from rulesets.core import Rng, Rules, Table
from rulesets.papyria.tours import between
from tests.rulesets.papyria.tours import collected, scattered
from tools.bench.figures import Figure, number

SEATS = 4
ROUNDS = 9
SLICE = 0.5
"""Seconds of each kind of play in a round."""


def chess_moves(chance: Random, seconds: float) -> tuple[int, float]:
    """Random chess for a while: legal moves listed, one pushed. Moves made and seconds taken."""
    moves = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
            moves += 1
    return moves, perf_counter() - start


def game_decisions(rules: Rules[Any], chance: Random, seconds: float) -> tuple[int, float]:
    """Random games for a while: options listed, one chosen by its key, `apply` checks that it is legal."""
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        table = Table.new(rules, SEATS, chance.randrange(1 << 32), listen=False)
        while (decision := table.decision) is not None:
            table.apply(chance.choice(decision.options).key)
            decisions += 1
    return decisions, perf_counter() - start


def speeds(games: Sequence[Rules[Any]]) -> list[Figure]:
    """Random decisions a second in every game, divided by random chess moves a second, taken in turns."""
    chance = Random(1)
    ratios: dict[str, list[float]] = {rules.id: [] for rules in games}
    ours: dict[str, list[float]] = {rules.id: [] for rules in games}
    for _ in range(ROUNDS):
        moves, moves_took = chess_moves(chance, SLICE)
        for rules in games:
            decisions, decisions_took = game_decisions(rules, chance, SLICE)
            ours[rules.id].append(decisions / decisions_took)
            ratios[rules.id].append(ours[rules.id][-1] / (moves / moves_took))
    return [
        Figure(
            f"{game}: random decisions a second, {SEATS} seats, against random chess moves",
            median(ratios[game]),
            must=1.5,
            aim=8,
            more_is_better=True,
            measured=f"{number(median(ours[game]))} against"
            f" {number(median(ours[game]) / median(ratios[game]))} a second",
        )
        for game in ratios
    ]


def clone_and_undo(rules: Rules[Any]) -> list[Figure]:
    """Clone at every decision of some games, and undo wherever it is possible."""
    chance = Random(2)
    clones: list[float] = []
    undos: list[float] = []
    for _ in range(12):
        table = Table.new(rules, SEATS, chance.randrange(1 << 32))
        while table.decision is not None:
            clones.append(_took(table.clone))
            table.apply(chance.choice(table.decision.options).key)
            if table.can_undo:
                undos.append(_took(table.undo))
                table.redo()
    return [
        Figure(
            f"{rules.id}: clone at a decision, median",
            1e6 * median(clones),
            must=80,
            aim=20,
            unit=" µs",
            measured=f"{len(clones)} decisions",
        ),
        Figure(
            f"{rules.id}: undo one answer, median",
            1e3 * median(undos),
            must=1,
            aim=0.3,
            unit=" ms",
            measured=f"{len(undos)} answers taken back, events kept; slowest {1e3 * max(undos):.2f} ms",
        ),
    ]


def replay(rules: Rules[Any]) -> Figure:
    """Full games loaded from their saves: every answer is given again, and the end's digest is compared."""
    chance = Random(3)
    took: list[float] = []
    answers: list[int] = []
    for _ in range(15):
        table = Table.new(rules, SEATS, chance.randrange(1 << 32))
        while table.decision is not None:
            table.apply(chance.choice(table.decision.options).key)
        saved = table.save()
        took.append(min(_took(partial(Table.load, rules, saved)) for _ in range(3)))
        answers.append(len(table.answers))
    return Figure(
        f"{rules.id}: full game replayed from its save, median",
        1e3 * median(took),
        must=10,
        aim=5,
        unit=" ms",
        measured=f"{number(median(answers))} answers, {SEATS} seats, events kept",
    )


def papyria_tours() -> Figure:
    """Cities or temples linked as in a first scoring, nothing remembered: the slowest of all tours."""
    chance = Rng(4)
    tours = [*collected(range(60)), *(scattered(chance, 25, ends) for ends in range(3, 8) for _ in range(40))]
    took = []
    for tour in tours:
        runs = []
        for _ in range(3):
            between.cache_clear()
            runs.append(_took(partial(between, *tour)))
        took.append(min(runs))
    return Figure(
        "papyria: cities or temples linked, slowest tour",
        1e3 * max(took),
        must=10,
        aim=3,
        unit=" ms",
        measured=f"{len(tours)} tours of random games and of realms of 25 landscapes with up to 7 ends;"
        f" median {1e3 * median(took):.2f} ms",
    )


def _took(call: Callable[[], object]) -> float:
    start = perf_counter()
    call()
    return perf_counter() - start


def figures() -> list[Figure]:
    """All figures of the rules, for every game that is built."""
    games = [rulesets.load_rules(game) for game in rulesets.BUILT]
    measured = speeds(games)
    for rules in games:
        measured += [*clone_and_undo(rules), replay(rules)]
    if "papyria" in rulesets.BUILT:
        measured.append(papyria_tours())
    return measured
