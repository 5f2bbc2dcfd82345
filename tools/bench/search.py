"""How fast computer players look ahead: lean tables, their forks and deals, and turns played to their end."""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

import chess

import rulesets
from rulesets.core import LeanTable, Rng, Rules, Table
from tabletop_tui.bots.levels import by_chance
from tabletop_tui.bots.search import TurnSearch
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.value import valued
from tools.bench.figures import Figure, number

SLICE = 0.4
"""CPU seconds of each kind of play in a round."""

ROUNDS = 5
SEATS = 2
LONGEST = 200
"""Moves of a game of random chess, at most."""

EVALUATIONS = 60
WORLDS = 4
"""How many worlds are dealt for a decision."""


def _a_second(step: Callable[[], int]) -> float:
    """How much `step` does in a second, when it is repeated for a while."""
    done, start = 0, process_time()
    while process_time() - start < SLICE:
        done += step()
    return done / (process_time() - start)


def chess_game(chance: Random) -> int:
    """Random chess, without checking whether the game is drawn. Returns how many moves were made."""
    board, random = chess.Board(), chance.random
    for made in range(LONGEST):
        moves = list(board.legal_moves)
        if not moves:
            return made
        board.push(moves[int(random() * len(moves))])
    return LONGEST


def lean_game(rules: Rules[Any], chance: Random) -> int:
    """A random game on a lean table. Returns how many decisions were made."""
    variants, random = {variant.id: variant.default for variant in rules.variants}, chance.random
    state = rules.set_up(SEATS, Rng(chance.getrandbits(32)), variants)
    table, made = LeanTable(rules, state, rules.first_phase), 0
    while (decision := table.decision) is not None:
        options = decision.options
        table.apply(options[int(random() * len(options))])
        made += 1
    return made


def speed(rules: Rules[Any]) -> Figure:
    """Random decisions on lean tables for each random chess move, in turns."""
    chance = Random(1)
    ratios, ours = [], []
    for _ in range(ROUNDS):
        moves = _a_second(lambda: chess_game(chance))
        ours.append(_a_second(lambda: lean_game(rules, chance)))
        ratios.append(ours[-1] / moves)
    return Figure(
        f"{rules.id}: random decisions on a lean table, {SEATS} seats, against random chess moves",
        median(ratios),
        must=1.5,
        aim=4,
        more_is_better=True,
        measured=f"{number(median(ours))} against {number(median(ours) / median(ratios))} a second",
    )


def looking_ahead(rules: Rules[Any]) -> list[Figure]:
    """Copies, forks and deals at the decisions of some games, and turns that are searched there."""
    chance = Random(2)
    took: dict[str, list[float]] = {"copy": [], "fork": [], "deal": []}
    speeds: dict[float, list[float]] = {0.0: [], 1.0: []}
    for seed in range(4):
        table = Table.new(rules, SEATS, seed, listen=False)
        while (decision := table.decision) is not None:
            state, seat, lean = table.state, decision.seat, table.lean()
            took["copy"].append(_took(lambda: rules.copy(state)))  # noqa: B023
            took["fork"].append(_took(lean.fork))
            took["deal"].append(_took(lambda: dealt(rules, state, seat)) / WORLDS)  # noqa: B023
            if chance.random() < 0.15 and len(decision.options) > 1:
                for trust, found in speeds.items():
                    found.append(searched(table, trust))
            table.apply(chance.choice(decision.options))
    figures = [
        Figure(
            f"{rules.id}: {what}, median", 1e6 * median(times), must=200, aim=20, unit=" µs", measured=said
        )
        for what, times, said in (
            ("a position copied", took["copy"], f"{len(took['copy'])} positions"),
            ("a lean table forked", took["fork"], "with the answers of its phase given again"),
            ("a position dealt anew", took["deal"], f"all that the seat can't see, {WORLDS} deals together"),
        )
    ]
    for trust, found in speeds.items():
        name = "what was learned" if trust else "points"
        figures.append(
            Figure(
                f"{rules.id}: turns played to their end and judged by {name}, a second",
                median(found),
                must=2000,
                aim=8000,
                more_is_better=True,
                measured=f"{EVALUATIONS} each at {len(found)} decisions",
            )
        )
    return figures


def dealt(rules: Rules[Any], state: Any, seat: int) -> None:
    """Deal all that a seat can't see for as many worlds as a search needs, preparation included."""
    deal, rng = rules.dealer(state, seat), Rng(1)
    for _ in range(WORLDS):
        deal(rng)


def searched(table: Table[Any], trust: float) -> float:
    """Turns played to their end in a second, at the table's decision."""
    seen, chance = Seen(table, Random(1)), Random(1)
    worlds = seen.deals(WORLDS)
    search = TurnSearch(worlds, seen.seat, valued(seen.rules, trust).lead, by_chance(chance), chance)
    start = process_time()
    search.grow(seen.keys, EVALUATIONS)
    return EVALUATIONS / (process_time() - start)


def _took(call: Callable[[], object]) -> float:
    start = process_time()
    call()
    return process_time() - start


def figures() -> list[Figure]:
    """All figures, for every game that is built."""
    games = [rulesets.load_rules(game) for game in rulesets.BUILT]
    return [figure for rules in games for figure in (speed(rules), *looking_ahead(rules))]
