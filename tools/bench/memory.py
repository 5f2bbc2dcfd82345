"""Whether a process that thinks stays small and quick: `python -m tools.bench.memory [GAMES]`.

Plays games of all titles between levels 2, 3 and 4, with the functions that a worker uses, while
questions keep coming. Prints its memory, the longest answer of each level, and the longest look for garbage.
"""

import gc
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from rulesets import BUILT, load_rules
from rulesets.core import Table
from tabletop_tui.bots.worker import Positions, reply, tidy

LEVELS = (2, 3, 4)


class Kept(NamedTuple):
    """What happened in a process. Times are of processor time, in seconds."""

    answers: int
    megabytes: float
    longest: Mapping[int, float]
    """The longest answer, by level."""
    longest_look: float
    """The longest look for garbage, between two answers."""
    looks_within: int
    """How often Python looked for garbage in the middle of an answer."""


def resident() -> float:
    """The memory of this process, in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def played(games: int, levels: tuple[int, ...] = LEVELS, *, said: bool = False) -> Kept:
    """Play this many games, of all titles in turn, with two to four seats."""
    positions, answered, within = Positions(), 0, 0
    longest, longest_look = dict.fromkeys(levels, 0.0), 0.0
    looks = gc.isenabled()
    gc.disable()
    try:
        for number in range(games):
            game, seats = BUILT[number % len(BUILT)], 2 + number % 3
            table: Table[Any] = Table.new(load_rules(game), seats, number, listen=False)
            keys: list[str] = []
            while table.decision is not None:
                level = levels[(table.decision.seat + number) % len(levels)]
                line = json.dumps(_question(table, number, level, keys)).encode()
                before, begun = _collections(), process_time()
                key = reply(positions, line)["thought"]
                longest[level] = max(longest[level], process_time() - begun)
                within += _collections() - before
                begun = process_time()
                answered += 1
                tidy(answered)
                longest_look = max(longest_look, process_time() - begun)
                keys.append(key)
                table.apply(key)
            if said and number % 20 == 19:
                print(f"{number + 1} games, {resident():.0f} MB", flush=True)
    finally:
        if looks:
            gc.enable()
    return Kept(answered, resident(), longest, longest_look, within)


def _question(table: Table[Any], number: int, level: int, answers: list[str]) -> dict[str, Any]:
    return {
        "table": str(number),
        "game": table.rules.id,
        "seats": table.seats,
        "seed": number,
        "variants": table.variants,
        "answers": answers,
        "document": None,
        "overrides": None,
        "level": level,
        "style": None,
        "chance": number,
    }


def _collections() -> int:
    return sum(each["collections"] for each in gc.get_stats())


def main() -> None:
    """Print what happened."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    kept = played(games, said=True)
    longest = ", ".join(f"level {level} {1000 * each:.0f} ms" for level, each in kept.longest.items())
    print(f"{games} games, {kept.answers} answers, {kept.megabytes:.0f} MB")
    print(f"longest answer: {longest}; Python looked for garbage within {kept.looks_within} answers")
    print(f"longest look between two answers: {1000 * kept.longest_look:.0f} ms")


if __name__ == "__main__":
    main()
