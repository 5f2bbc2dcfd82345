"""Exchanges what a seat can't see, and looks whether a computer player chooses something else."""

from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, TextIO

from rulesets import load_rules
from rulesets.core import Rng, Rules, Table
from tabletop_tui.bots.levels import LEVELS, Bot, OwnTurn, WholeRounds
from tabletop_tui.bots.seen import Seen

KINDS: tuple[Bot, ...] = (LEVELS[1], OwnTurn(6, 2, 0.0), OwnTurn(6, 2, 1.0), WholeRounds((6, 2), 2, 4))
"""What the levels are, with less time to think."""


def exchanged(rules: Rules[Any], seats: int, seed: int, every: int) -> tuple[int, int]:
    """Plays a game by chance and compares at every this many decisions.

    Returns how many positions were compared, and in how many of them something hidden was another thing.
    Raises `AssertionError` where a choice or a world depends on it.
    """
    compared = different = 0
    table, chance = Table.new(rules, seats, seed, listen=False), Random(seed)
    while table.decision is not None:
        number = len(table.answers)
        if number % every == 0:
            try:
                twin = table.redealt(table.decision.seat, Rng(number), 200)
            except LookupError:
                twin = table
            different += twin.state != table.state
            compared += twin is not table
            assert worlds(table, number) == worlds(twin, number), number
            kind = KINDS[number // every % len(KINDS)]
            assert choice(kind, table, number) == choice(kind, twin, number), (number, kind)
        table.apply(chance.choice(table.decision.options).key)
    return compared, different


def worlds(table: Table[Any], seed: int) -> list[Any]:
    """The positions that the seat asked would look ahead in."""
    seen = Seen(table, Random(seed))
    return [*(world.state for world in seen.worlds(1)), *(world.state for world in seen.deals(1))]


def choice(kind: Bot, table: Table[Any], seed: int) -> str:
    """What a computer player takes at the table."""
    return kind.choose(Seen(table, Random(seed)), Random(seed))


POSITIONS = 10_000
"""How many positions with hidden hands are compared in `make fuzz`."""

GAME = "bora_bora"
"""The game in which seats hide something from each other."""


def every(jobs: int, seed: int, out: TextIO) -> list[str]:
    """Compares thousands of positions with hidden hands on this many processors; returns what is wrong."""
    faults: list[str] = []
    compared = number = 0
    with ProcessPoolExecutor(jobs) as pool:
        while compared < POSITIONS and not faults:
            parts = [(2 + (number + part) % 3, seed + number + part) for part in range(4 * jobs)]
            number += len(parts)
            for found, fault in pool.map(_part, parts):
                compared += found
                faults += [fault] if fault else []
            print(f"{compared} of {POSITIONS} choices with exchanged hands", file=out)
    return faults


def _part(part: tuple[int, int]) -> tuple[int, str]:
    """A game of these seats with a seed: positions in which something hidden was exchanged, and a fault."""
    seats, seed = part
    try:
        return exchanged(load_rules(GAME), seats, seed, 1)[1], ""
    except AssertionError as error:
        return 0, f"computer players in {GAME}, {seats} seats, seed {seed}: {error}"
